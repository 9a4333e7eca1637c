//! Deals, for whoever presses a button for it.

use super::bot::Bot;
use super::error::CommandError;
use super::guest::Guest;
use super::publisher::Publisher;
use super::reply::{ClickedMessage, Reply};
use super::tables::{hand_at, here, lacking};
use house::{DealId, HouseError, HouseRefusal, Refusal, TableId, Tavern};
use screens::screen::Screen;

/// Deals, and shows whoever pressed it their cards.
pub async fn deal(
    bot: &Bot,
    guest: &Guest,
    table: TableId,
    (played, shuffle): (u32, Option<DealId>),
    on: ClickedMessage,
) -> Result<Reply, CommandError> {
    let (tavern, member) = (&bot.tavern, guest.member);
    let lone = here(tavern, guest, table).await?.is_lone();
    let mut dealt = match shuffle {
        Some(shuffle) if !lone => {
            tavern
                .tables
                .deal_from(table, member, played, shuffle)
                .await
        }
        _ => tavern.tables.deal_after(table, member, played).await,
    };
    let mut anew = here(tavern, guest, table).await?.shuffled_anew();
    // A patron may have come, and another may have gone broke.
    for _ in 0..2 {
        let refused = matches!(
            dealt,
            Err(HouseError::Refused(HouseRefusal::Table(
                Refusal::ShuffledAnew
            )))
        );
        if lone && (refused || anew.is_some()) {
            // Nobody else is there who might want to cut the new shuffle first.
            dealt = tavern.tables.deal_after(table, member, played).await;
            anew = here(tavern, guest, table).await?.shuffled_anew();
        }
    }
    match dealt {
        // Two players pressed it at once, or one pressed twice: the cards have been dealt.
        Ok(()) | Err(HouseError::Refused(HouseRefusal::Table(Refusal::DealIsOn))) => {}
        Err(error) => {
            if let HouseError::Refused(HouseRefusal::Table(Refusal::NoPlace)) = error {
                // Its place may be back.
                bot.publisher.ring(table);
            }
            return Err(error.into());
        }
    }
    let look = here(tavern, guest, table).await?;
    let lacking = lacking(&bot.publisher, guest, &look);
    if let Some(at) = anew {
        let text = screens::shuffled_anew(&guest.words, &look, at);
        return Ok(Reply::Note(Screen::note(text).headed(&lacking)));
    }
    if on == ClickedMessage::Other && bot.open_hands.is_open(table, member) && lacking.is_empty() {
        // The open hand shows the new cards; a second one would only be in the way.
        return Ok(Reply::Silent);
    }
    own_hand(tavern, &bot.publisher, guest, table, "").await
}

/// The guest's hand, below a sentence.
pub async fn own_hand(
    tavern: &Tavern,
    publisher: &Publisher,
    guest: &Guest,
    table: TableId,
    sentence: &str,
) -> Result<Reply, CommandError> {
    let hand = hand_at(tavern, publisher, guest, table, sentence).await?;
    Ok(Reply::hand(hand))
}
