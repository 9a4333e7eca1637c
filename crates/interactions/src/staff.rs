//! `/patron list` and its buttons.

use crate::amount::amount;
use crate::error::CommandError;
use crate::guest::Guest;
use crate::responder::Responder;
use crate::response::Response;
use crate::setup::not_gm;
use books::{AmountError, PatronKey};
use ids::PurseId;
use pages::{Hired, HouseRefusal};
use rules::Coins;
use screens::Share;
use screens::button::{Funding, StaffKey};
use screens::screen::Screen;
use screens::words::{args, plain};

/// The hired patrons; for game masters with a menu of them.
///
/// # Errors
/// The database failed.
pub async fn list(responder: &Responder, guest: &Guest) -> Result<Screen, CommandError> {
    let tavern = &responder.tavern;
    let mut staff = Vec::new();
    for hired in tavern.staff.hired(guest.guild) {
        let funds = tavern.staff.funds(guest.guild, &hired.key).await?;
        staff.push((hired, funds));
    }
    let house = tavern.treasury.house_has(guest.guild).await?;
    let reader = screens::Reader::new(guest.is_gm);
    Ok(screens::staff(&guest.words, &staff, house, reader))
}

/// Answers a button or menu of the list. `order` names the transfers that it makes.
///
/// # Errors
/// The guest is not, or no longer, game master; or the order's refusal.
pub(crate) async fn pressed(
    responder: &Responder,
    guest: &Guest,
    key: StaffKey,
    (values, order): (&[&str], &str),
) -> Result<Response, CommandError> {
    must_be_gm(responder, guest)?;
    Ok(match key {
        StaffKey::Show => {
            let chosen = values.first().copied().unwrap_or_default();
            let random = chosen.strip_prefix("h-").and_then(|it| it.parse().ok());
            let random = random.ok_or_else(|| no_such_patron(chosen))?;
            Response::Note(one(responder, guest, random).await?)
        }
        StaffKey::Purse(random) => {
            let hired = hired(responder, guest, random)?;
            match values {
                [] => {
                    let dialog = screens::patron_purse_dialog(&guest.words, &hired, random);
                    Response::Dialog(dialog)
                }
                [give, take, ..] => {
                    let typed = (*give, *take);
                    Response::Note(purse(responder, guest, (&hired, random), typed, order).await?)
                }
                [_] => Response::Page(one(responder, guest, random).await?),
            }
        }
        StaffKey::Dismiss(random) => {
            let hired = hired(responder, guest, random)?;
            Response::Page(screens::ask_dismiss(&guest.words, &hired, random))
        }
    })
}

/// Dismisses a patron after all.
///
/// # Errors
/// The guest is not, or no longer, game master; or the patron is dismissed already.
pub(crate) async fn dismiss(
    responder: &Responder,
    guest: &Guest,
    random: PurseId,
) -> Result<Screen, CommandError> {
    must_be_gm(responder, guest)?;
    let hired = hired(responder, guest, random)?;
    let tavern = &responder.tavern;
    let dismissed = tavern.staff.dismiss(guest.guild, guest.member, &hired);
    let coins = dismissed.await?;
    let house = tavern.treasury.house_has(guest.guild).await?;
    let words = &guest.words;
    let told = args![
        "name" => plain(&hired.name),
        "coins" => words.coins(coins),
        "house" => words.coins(house)
    ];
    // The coins left in the purse concern only the game master and the house.
    Ok(Screen::note(words.with("patron-dismissed", told)))
}

async fn one(
    responder: &Responder,
    guest: &Guest,
    random: PurseId,
) -> Result<Screen, CommandError> {
    let hired = hired(responder, guest, random)?;
    let funds = responder
        .tavern
        .staff
        .funds(guest.guild, &hired.key)
        .await?;
    Ok(screens::one_patron(&guest.words, &hired, funds, random))
}

/// Fills a patron's purse from the house's coins, or empties it; asks first where that is all of them.
async fn purse(
    responder: &Responder,
    guest: &Guest,
    (hired, random): (&Hired, PurseId),
    (give, take): (&str, &str),
    order: &str,
) -> Result<Screen, CommandError> {
    let words = &guest.words;
    let (way, typed) = match (give.trim(), take.trim()) {
        ("", "") => return told(responder, guest, hired).await,
        (give, "") => (Funding::Give, give),
        ("", take) => (Funding::Take, take),
        (_, _) => return Err(CommandError::Message(words.say("patron-purse-both"))),
    };
    let share = words.share(typed)?;
    let coins = share.of(most(responder, guest, hired, way).await?);
    if share == Share::All && coins > Coins::ZERO {
        return Ok(screens::ask_fund(words, hired, (random, way, coins)));
    }
    fund(responder, guest, (hired, way, coins), order).await
}

/// Moves everything between the house and a patron, as the guest was asked, or asks again if it is not as much any more.
///
/// # Errors
/// The guest is not, or no longer, game master; or the order's refusal.
pub(crate) async fn fund_all(
    responder: &Responder,
    guest: &Guest,
    (random, way, coins): (PurseId, Funding, Coins),
    order: &str,
) -> Result<Screen, CommandError> {
    must_be_gm(responder, guest)?;
    let hired = hired(responder, guest, random)?;
    let now = most(responder, guest, &hired, way).await?;
    if now != coins && now > Coins::ZERO {
        return Ok(screens::ask_fund(&guest.words, &hired, (random, way, now)));
    }
    fund(responder, guest, (&hired, way, coins), order).await
}

/// The most that can be moved this way.
async fn most(
    responder: &Responder,
    guest: &Guest,
    hired: &Hired,
    way: Funding,
) -> anyhow::Result<Coins> {
    let staff = &responder.tavern.staff;
    let funds = staff.funds(guest.guild, &hired.key).await?;
    Ok(match way {
        Funding::Give => funds.house,
        Funding::Take => funds.patron,
    })
}

async fn fund(
    responder: &Responder,
    guest: &Guest,
    (hired, way, coins): (&Hired, Funding, Coins),
    order: &str,
) -> Result<Screen, CommandError> {
    if coins == Coins::ZERO {
        return Err(AmountError::Zero.into());
    }
    let (guild, by, order) = (guest.guild, guest.member, order.to_owned());
    let (staff, coins) = (&responder.tavern.staff, amount(coins)?);
    match way {
        Funding::Give => staff.fund(guild, by, hired, coins, order).await?,
        Funding::Take => staff.withdraw_funds(guild, by, hired, coins, order).await?,
    };
    told(responder, guest, hired).await
}

async fn told(responder: &Responder, guest: &Guest, hired: &Hired) -> Result<Screen, CommandError> {
    let staff = &responder.tavern.staff;
    let funds = staff.funds(guest.guild, &hired.key).await?;
    let words = &guest.words;
    Ok(Screen::note(screens::patron_purse(words, hired, funds)))
}

fn must_be_gm(responder: &Responder, guest: &Guest) -> Result<(), CommandError> {
    if guest.is_gm {
        return Ok(());
    }
    Err(not_gm(&responder.tavern, guest))
}

/// The hired patron with this random part of its key.
///
/// # Errors
/// It was dismissed.
pub(crate) fn hired(
    responder: &Responder,
    guest: &Guest,
    random: PurseId,
) -> Result<Hired, CommandError> {
    let key = PatronKey::for_hire(random);
    let mut hired = responder.tavern.staff.hired(guest.guild).into_iter();
    let found = hired.find(|hired| hired.key == key);
    found.ok_or_else(|| no_such_patron(&random.to_string()))
}

fn no_such_patron(name: &str) -> CommandError {
    let name = name.to_owned();
    HouseRefusal::NoSuchPatron { name }.into()
}
