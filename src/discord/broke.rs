//! Tells players who lack coins for a deal what they can do, with the buttons for it.

use super::error::CommandError;
use super::guest::Guest;
use super::publisher::Publisher;
use super::reply::Reply;
use super::tables::{hand_at, here};
use house::{Allowance, HouseError, HouseRefusal, KeptCoins, Player, TableId, Tavern};
use screens::screen::Screen;
use screens::words::Words;
use screens::{CoinSources, WantedPlace};

/// The private answer to a refusal: a sentence, and ways to get coins if those were lacking.
pub(super) async fn refusal(
    tavern: &Tavern,
    guest: Option<&Guest>,
    words: &Words,
    wrong: &CommandError,
    table: Option<TableId>,
) -> Screen {
    let sentence = wrong.sentence(words);
    let lacks = matches!(wrong, CommandError::Refused(refusal) if matches!(**refusal, HouseRefusal::CannotCover { .. }));
    let Some(guest) = guest.filter(|_| lacks) else {
        return Screen::note(sentence);
    };
    match ways(tavern, guest, table).await {
        Ok(ways) => screens::broke(words, &sentence, &ways),
        Err(error) => {
            tracing::error!("an allowance could not be read: {error}");
            Screen::note(sentence)
        }
    }
}

async fn ways(
    tavern: &Tavern,
    guest: &Guest,
    table: Option<TableId>,
) -> Result<CoinSources, CommandError> {
    let person = tavern.members.person(guest.guild, guest.member).await?;
    Ok(CoinSources {
        allowance: tavern.allowances.allowance_now(guest.guild, person).await?,
        at: at(tavern, guest, table).await,
    })
}

async fn at(tavern: &Tavern, guest: &Guest, table: Option<TableId>) -> WantedPlace {
    let Some(table) = table else {
        return WantedPlace::Nowhere;
    };
    match here(tavern, guest, table).await {
        Ok(look) if look.chair_of(guest.member).is_some() => WantedPlace::Seated(table),
        Ok(_) => WantedPlace::Before(table),
        Err(_) => WantedPlace::Nowhere,
    }
}

/// Pays today's allowance at the press of a button. At a table it goes to the purse they play with there, and a
/// member who sat out for lack of coins is dealt in again.
pub async fn fetch(
    tavern: &Tavern,
    publisher: &Publisher,
    guest: &Guest,
    table: Option<TableId>,
) -> Result<Reply, CommandError> {
    let (member, words) = (guest.member, &guest.words);
    let mut person = tavern.members.person(guest.guild, member).await?;
    if let Some(table) = table {
        let look = here(tavern, guest, table).await?;
        if let Some(chair) = look.chair_of(member)
            && let Player::Member(seated) = &chair.player
        {
            person = *seated;
        }
    }
    let fetched = tavern
        .allowances
        .fetch_allowance(guest.guild, person)
        .await?;
    let said = screens::allowance(words, fetched);
    let at = at(tavern, guest, table).await;
    if let (Allowance::Fetched(_), WantedPlace::Seated(table)) = (fetched, at) {
        match tavern.tables.sit_in(table, member).await {
            // If that is not enough, their hand says so.
            Ok(()) | Err(HouseError::Refused(_)) => {}
            Err(error) => return Err(error.into()),
        }
        let hand = hand_at(tavern, publisher, guest, table, &said).await?;
        return Ok(Reply::hand(hand));
    }
    let allowance = Allowance::None;
    Ok(Reply::Note(match fetched {
        Allowance::Fetched(_) => Screen {
            rows: screens::broke(words, "", &CoinSources { allowance, at }).rows,
            ..Screen::note(said)
        },
        _ => screens::broke(words, &said, &CoinSources { allowance, at }),
    }))
}

/// News for a game master opening their first table after the bot's default coins changed: this server keeps the
/// amounts it has. Shown once; empty for everybody else.
pub(super) async fn news(tavern: &Tavern, guest: &Guest) -> String {
    let settings = tavern.settings.for_guild(guest.guild);
    if !guest.is_gm || settings.kept != KeptCoins::Untold {
        return String::new();
    }
    let told = |settings: &mut house::Settings| settings.kept = KeptCoins::Told;
    if let Err(error) = tavern.settings.change(guest.guild, None, told).await {
        tracing::error!("a notice about the new coins could not be marked as seen: {error}");
    }
    screens::kept_coins(&guest.words, &settings, &tavern.house.defaults)
}
