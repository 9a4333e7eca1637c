//! Deals, for whoever presses a button for it.

use crate::error::CommandError;
use crate::guest::Guest;
use crate::responder::Responder;
use crate::response::{ClickedMessage, Response};
use crate::tables::{hand_at, here, lacking};
use house::HouseError;
use ids::{DealId, TableId};
use pages::HouseRefusal;
use screens::screen::Screen;
use table::{Order, Refusal};

/// Deals, and shows whoever pressed it their cards.
pub async fn deal(
    responder: &Responder,
    guest: &Guest,
    table: TableId,
    (played, shuffle): (u32, Option<DealId>),
    on: ClickedMessage,
) -> Result<Response, CommandError> {
    let (tavern, member) = (&responder.tavern, guest.member);
    let lone = here(tavern, guest, table).await?.is_lone();
    let press = |shuffle| {
        let played = Some(played);
        tavern.order(table, guest, Order::Deal { played, shuffle })
    };
    let mut dealt = press(shuffle.filter(|_| !lone)).await;
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
            dealt = press(None).await;
            anew = here(tavern, guest, table).await?.shuffled_anew();
        }
    }
    match dealt {
        // Two players pressed it at once, or one pressed twice: the cards have been dealt.
        Ok(_) | Err(HouseError::Refused(HouseRefusal::Table(Refusal::DealIsOn))) => {}
        Err(error) => {
            if let HouseError::Refused(HouseRefusal::Table(Refusal::NoPlace)) = error {
                // Its place may be back.
                responder.discord.ring(table);
            }
            return Err(error.into());
        }
    }
    let look = here(tavern, guest, table).await?;
    let lacking = lacking(responder, guest, &look);
    if let Some(at) = anew {
        let text = screens::shuffled_anew(&guest.words, &look, at);
        return Ok(Response::Note(Screen::note(text).headed(&lacking)));
    }
    if on == ClickedMessage::Other
        && responder.discord.has_open_hand(table, member)
        && lacking.is_empty()
    {
        // The open hand shows the new cards; a second one would only be in the way.
        return Ok(Response::Silent);
    }
    own_hand(responder, guest, table, "").await
}

/// The guest's hand, below a sentence.
pub async fn own_hand(
    responder: &Responder,
    guest: &Guest,
    table: TableId,
    sentence: &str,
) -> Result<Response, CommandError> {
    let hand = hand_at(responder, guest, table, sentence).await?;
    Ok(Response::hand(hand))
}
