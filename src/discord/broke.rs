//! Tells players who lack coins for a deal what they can do, with the buttons for it.

use super::error::CommandError;
use super::guest::Guest;
use super::publisher::Publisher;
use super::reply::Reply;
use super::tables::{hand_at, here};
use house::{Allowance, HouseError, HouseRefusal, KeptCoins, Player, TableId, Tavern};
use rules::Variant;
use screens::screen::Screen;
use screens::words::Words;
use screens::{CoinSources, Instead, WantedPlace};

/// What somebody wanted to play when they were refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WantedGame {
    /// A deal at this table.
    At(TableId),
    /// A game, at a new table.
    Of(Variant),
    /// It does not follow from what they pressed or typed.
    Unknown,
}

/// The private answer to a refusal: a sentence, and ways to get coins if those were lacking.
pub(super) async fn refusal(
    tavern: &Tavern,
    guest: Option<&Guest>,
    words: &Words,
    error: &CommandError,
    wanted: WantedGame,
) -> Screen {
    let sentence = error.sentence(words);
    let (Some(guest), CommandError::Refused(refusal)) = (guest, error) else {
        return Screen::note(sentence);
    };
    let free = match **refusal {
        HouseRefusal::CannotCover { free, .. } => free,
        HouseRefusal::LostEnough { .. } => {
            return screens::lost_enough(words, &sentence, wanted.for_fun());
        }
        HouseRefusal::HouseBroke { .. } | HouseRefusal::PatronShort { .. } => {
            let instead = without_patrons_coins(tavern, guest, wanted, refusal).await;
            return screens::patrons_broke(words, &sentence, &instead);
        }
        _ => return Screen::note(sentence),
    };
    match sources(tavern, guest, wanted, free).await {
        Ok(sources) => screens::broke(words, &sentence, &sources),
        Err(error) => {
            tracing::error!("an allowance could not be read: {error}");
            Screen::note(sentence)
        }
    }
}

impl WantedGame {
    /// The same for fun.
    fn for_fun(self) -> Instead {
        match self {
            WantedGame::At(table) => Instead::FunLike(table),
            WantedGame::Of(game) => Instead::Fun(game),
            WantedGame::Unknown => Instead::AnyGame,
        }
    }
}

/// What can be played although computer players cannot pay their stakes: the same for fun, and for a stake that the
/// house has for each of them.
pub(super) async fn without_patrons_coins(
    tavern: &Tavern,
    guest: &Guest,
    wanted: WantedGame,
    refusal: &HouseRefusal,
) -> Vec<Instead> {
    let (mut fun, mut game) = (wanted.for_fun(), None);
    match wanted {
        WantedGame::At(table) => {
            if let Ok(look) = here(tavern, guest, table).await {
                game = Some(look.terms.variant);
                if look.may_change_coins && look.viewer_is_host() {
                    fun = Instead::FunHere(table);
                }
            }
        }
        WantedGame::Of(variant) => game = Some(variant),
        WantedGame::Unknown => {}
    }
    let smaller = game.and_then(|game| {
        let HouseRefusal::HouseBroke { left, .. } = refusal else {
            return None;
        };
        let patrons = i64::try_from(game.seats().first()?.saturating_sub(1)).ok()?;
        let settings = tavern.settings.for_guild(guest.guild);
        Instead::smaller(&settings, game, left / patrons.max(1))
    });
    [fun].into_iter().chain(smaller).collect()
}

async fn sources(
    tavern: &Tavern,
    guest: &Guest,
    wanted: WantedGame,
    free: i64,
) -> Result<CoinSources, CommandError> {
    let person = tavern.members.person(guest.guild, guest.member).await?;
    let (table, game) = match wanted {
        WantedGame::At(table) => {
            let look = here(tavern, guest, table).await.ok();
            (Some(table), look.map(|look| look.terms.variant))
        }
        WantedGame::Of(game) => (None, Some(game)),
        WantedGame::Unknown => (None, None),
    };
    let smaller = game.and_then(|game| {
        let settings = tavern.settings.for_guild(guest.guild);
        Instead::smaller(&settings, game, free)
    });
    Ok(CoinSources {
        allowance: tavern.allowances.allowance_now(guest.guild, person).await?,
        at: at(tavern, guest, table).await,
        instead: [wanted.for_fun()].into_iter().chain(smaller).collect(),
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
    let sources = CoinSources {
        allowance: Allowance::None,
        at,
        instead: Vec::new(),
    };
    Ok(Reply::Note(match fetched {
        Allowance::Fetched(_) => Screen {
            rows: screens::broke(words, "", &sources).rows,
            ..Screen::note(said)
        },
        _ => screens::broke(words, &said, &sources),
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
