//! Tells players who lack coins for a deal what they can do, with the buttons for it.

use super::error::CommandError;
use super::guest::Guest;
use super::publisher::Publisher;
use super::reply::Reply;
use super::tables::{hand_at, here};
use house::{
    Allowance, CoinKind, HouseError, HouseRefusal, KeptCoins, Player, TableId, Tavern, Terms,
};
use rules::{Coins, Variant};
use screens::screen::Screen;
use screens::words::Words;
use screens::{CoinSources, Instead, WantedPlace};

/// The private answer to a refusal: a sentence, and ways to get coins if those were lacking.
pub(super) async fn refusal(
    tavern: &Tavern,
    guest: Option<&Guest>,
    words: &Words,
    wrong: &CommandError,
    table: Option<TableId>,
    game: Option<Variant>,
) -> Screen {
    let sentence = wrong.sentence(words);
    let (Some(guest), CommandError::Refused(refusal)) = (guest, wrong) else {
        return Screen::note(sentence);
    };
    let free = match **refusal {
        HouseRefusal::CannotCover { free, .. } => free,
        HouseRefusal::LostEnough { .. } => {
            return screens::lost_enough(words, &sentence, for_fun(table, game));
        }
        _ => return Screen::note(sentence),
    };
    match ways(tavern, guest, (table, game), free).await {
        Ok(ways) => screens::broke(words, &sentence, &ways),
        Err(error) => {
            tracing::error!("an allowance could not be read: {error}");
            Screen::note(sentence)
        }
    }
}

/// The same for fun: as at that table, or that game.
fn for_fun(table: Option<TableId>, game: Option<Variant>) -> Instead {
    match (table, game) {
        (Some(table), _) => Instead::FunLike(table),
        (None, Some(game)) => Instead::Fun(game),
        (None, None) => Instead::AnyGame,
    }
}

/// The highest stake of 1, 2, 5, 10 … coins at which these coins cover some of the worst deals: three if they can.
fn smaller_stake(settings: &house::Settings, variant: Variant, free: i64) -> Option<u32> {
    let least = settings.least_stake.max(variant.least_stake().0).max(1);
    let at_risk = |stake: i64| {
        let coins = CoinKind::Purse;
        let terms = Terms {
            variant,
            stake: Coins(stake),
            turn_seconds: settings.turn_seconds,
            coins,
        };
        terms.at_risk().0
    };
    let round = (0..7).flat_map(|zeros| [1, 2, 5].map(|digit| digit * 10_i64.pow(zeros)));
    let allowed = round.filter(|stake| (least..=settings.most_stake).contains(stake));
    let allowed: Vec<i64> = allowed
        .filter(|stake| *stake <= Coins::MOST_STAKE.0)
        .collect();
    let covered = |deals: i64| {
        let covers = |stake: &&i64| at_risk(**stake).saturating_mul(deals) <= free;
        allowed.iter().rev().find(covers).copied()
    };
    let stake = covered(3).or_else(|| covered(1))?;
    u32::try_from(stake).ok()
}

async fn ways(
    tavern: &Tavern,
    guest: &Guest,
    (table, game): (Option<TableId>, Option<Variant>),
    free: i64,
) -> Result<CoinSources, CommandError> {
    let person = tavern.members.person(guest.guild, guest.member).await?;
    let settings = tavern.settings.for_guild(guest.guild);
    let game = match table {
        Some(table) => {
            let look = here(tavern, guest, table).await.ok();
            look.map(|look| look.terms.variant).or(game)
        }
        None => game,
    };
    let stake = game.and_then(|game| Some((game, smaller_stake(&settings, game, free)?)));
    let stake = stake.map(|(game, stake)| Instead::Stake(game, stake));
    Ok(CoinSources {
        instead: [for_fun(table, game)].into_iter().chain(stake).collect(),
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
    let instead = Vec::new();
    Ok(Reply::Note(match fetched {
        Allowance::Fetched(_) => Screen {
            rows: screens::broke(
                words,
                "",
                &CoinSources {
                    allowance,
                    at,
                    instead,
                },
            )
            .rows,
            ..Screen::note(said)
        },
        _ => screens::broke(
            words,
            &said,
            &CoinSources {
                allowance,
                at,
                instead,
            },
        ),
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
