//! `/coins`: what members have and pay, and the board of the richest.

use crate::amount::amount;
use crate::command::named::NamedMember;
use crate::error::CommandError;
use crate::guest::Guest;
use crate::responder::Responder;
use crate::response::Response;
use bank::Order;
use books::{AmountError, Owner};
use house::HouseError;
use pages::{Board, HouseRefusal, is_myself, purse::Payee};
use rules::Coins;
use screens::Share;
use screens::button::PaidTo;
use screens::screen::Screen;
use screens::words::{Words, args};
use table::Person;

/// A subcommand of `/coins`.
#[derive(Clone, Debug)]
pub enum CoinsCommand {
    /// The member's balance.
    Balance,
    /// Today's allowance.
    Allowance,
    /// Pays another member, a hired patron or the house.
    Pay {
        /// How many coins, as typed.
        coins: String,
        /// The member to pay.
        member: Option<NamedMember>,
        /// The character of theirs.
        character: Option<String>,
        /// Or a hired patron, or the house.
        patron: Option<String>,
        /// What it is for.
        reason: Option<String>,
    },
    /// The largest balances in the server.
    Board,
}

/// How often Discord is asked for those who move up, because others have left. Beyond that they count as there.
const ROUNDS: usize = 3;

/// Answers a subcommand.
///
/// # Errors
/// Its refusal.
pub(super) async fn answer(
    responder: &Responder,
    guest: &Guest,
    command: CoinsCommand,
    order: &str,
) -> Result<Response, CommandError> {
    match command {
        CoinsCommand::Balance => balance(responder, guest).await,
        CoinsCommand::Allowance => allowance(responder, guest).await,
        CoinsCommand::Pay {
            coins,
            member,
            character,
            patron,
            reason,
        } => {
            let share = guest.words.share(&coins)?;
            let to = match (&member, &patron) {
                (Some(member), None) => {
                    let whose = whose(responder, guest, member, character.as_deref()).await?;
                    PaidTo::Member(whose.member, whose.purse)
                }
                (None, Some(patron)) => staff(responder, guest, patron)?,
                (None, None) | (Some(_), Some(_)) => {
                    return Err(CommandError::Message(guest.words.say("pay-whom")));
                }
            };
            let reason = reason.as_deref().unwrap_or_default();
            let coins = match share {
                Share::Coins(coins) => coins,
                Share::Half | Share::All => {
                    let members = &responder.tavern.members;
                    share.of(members.can_pay(guest.guild, guest.member).await?)
                }
            };
            if share == Share::All && coins > Coins::ZERO {
                let question = ask_pay(responder, guest, (to, coins), reason).await?;
                return Ok(Response::Note(question));
            }
            pay(responder, guest, (to, coins, reason), order).await
        }
        CoinsCommand::Board => board(responder, guest).await,
    }
}

async fn balance(responder: &Responder, guest: &Guest) -> Result<Response, CommandError> {
    let members = &responder.tavern.members;
    let person = members.person(guest.guild, guest.member).await?;
    let owner = Owner::Member(person.purse);
    let character = members.character_of(guest.guild, &owner).await?;
    let (purse, due) = members.purse_and_due(guest.guild, person).await?;
    let screen = screens::purse(&guest.words, character.as_ref(), purse, due);
    Ok(Response::Note(screen))
}

async fn allowance(responder: &Responder, guest: &Guest) -> Result<Response, CommandError> {
    let tavern = &responder.tavern;
    let person = tavern.members.person(guest.guild, guest.member).await?;
    let allowances = &tavern.allowances;
    let fetched = allowances.fetch_allowance(guest.guild, person).await?;
    let said = screens::allowance(&guest.words, fetched);
    Ok(Response::Note(Screen::note(said)))
}

/// The hired patron of this name, or the house.
fn staff(responder: &Responder, guest: &Guest, named: &str) -> Result<PaidTo, CommandError> {
    if is_house(&guest.words, named) {
        return Ok(PaidTo::House);
    }
    let hired = responder.tavern.staff.hired_by_name(guest.guild, named)?;
    let random = hired.key.as_str().strip_prefix("h-");
    let random = random.and_then(|random| random.parse().ok());
    let gone = || HouseRefusal::NoSuchPatron { name: hired.name };
    Ok(PaidTo::Patron(random.ok_or_else(gone)?))
}

async fn ask_pay(
    responder: &Responder,
    guest: &Guest,
    (to, coins): (PaidTo, Coins),
    reason: &str,
) -> Result<Screen, CommandError> {
    let name = match to {
        PaidTo::Member(member, purse) => called(responder, guest, Person { member, purse }).await?,
        PaidTo::Patron(random) => {
            let hired = crate::staff::hired(responder, guest, random)?;
            screens::payee(&guest.words, &Payee::Patron(hired))
        }
        PaidTo::House => screens::payee(&guest.words, &Payee::House),
    };
    Ok(screens::ask_pay(&guest.words, &name, (to, coins), reason))
}

/// Pays all of the guest's coins, who was asked, or asks again if they are not as many any more.
///
/// # Errors
/// As for a payment.
pub(crate) async fn pay_all(
    responder: &Responder,
    guest: &Guest,
    (to, coins, reason): (PaidTo, Coins, &str),
    order: &str,
) -> Result<Response, CommandError> {
    let members = &responder.tavern.members;
    let now = members.can_pay(guest.guild, guest.member).await?;
    if now != coins && now > Coins::ZERO {
        let question = ask_pay(responder, guest, (to, now), reason).await?;
        return Ok(Response::Page(question));
    }
    pay(responder, guest, (to, coins, reason), order).await
}

async fn pay(
    responder: &Responder,
    guest: &Guest,
    (to, coins, reason): (PaidTo, Coins, &str),
    order: &str,
) -> Result<Response, CommandError> {
    if coins == Coins::ZERO {
        return Err(AmountError::Zero.into());
    }
    let tavern = &responder.tavern;
    let payer = tavern.members.person(guest.guild, guest.member).await?;
    let public = responder.wording.public_by(guest);
    let ordered = |whose| {
        let note = Some(reason.to_owned());
        self::order(responder, guest, (whose, coins, note), order)
    };
    let to = match to {
        PaidTo::Member(member, purse) => {
            let whose = Person { member, purse };
            tavern.pay(payer.purse, ordered(whose)?).await?;
            called(responder, guest, whose).await?
        }
        PaidTo::Patron(random) => {
            let payee = Payee::Patron(crate::staff::hired(responder, guest, random)?);
            tavern.pay_staff(ordered(payer)?, &payee).await?;
            screens::payee(&public, &payee)
        }
        PaidTo::House => {
            tavern.pay_staff(ordered(payer)?, &Payee::House).await?;
            screens::payee(&public, &Payee::House)
        }
    };
    let from = called(responder, guest, payer).await?;
    let note = Some(reason.trim()).filter(|note| !note.is_empty());
    let screen = screens::paid(&public, &from, &to, coins, note);
    Ok(Response::Public(screen))
}

/// Whoever was taken off the board gets the answer alone.
async fn board(responder: &Responder, guest: &Guest) -> Result<Response, CommandError> {
    let page = without_departed(responder, guest).await?;
    let words = if page.own.is_off {
        guest.words.clone()
    } else {
        responder.wording.public_by(guest)
    };
    let drawing = screens::draw_board(&words, &page);
    let png = responder.discord.draw(Box::new(drawing)).await;
    let screen = screens::board(&words, &page, png);
    Ok(if page.own.is_off {
        Response::Note(screen)
    } else {
        Response::Public(screen)
    })
}

/// The board without those who have left the server, as far as Discord was asked.
async fn without_departed(responder: &Responder, guest: &Guest) -> anyhow::Result<Board> {
    let (guild, member) = (guest.guild, guest.member);
    let page = async || {
        let left = responder.discord.left(guild);
        let board = responder
            .tavern
            .board(guild, member, screens::BOARD_PLACES, &left);
        board.await
    };
    let mut board = page().await?;
    for _ in 0..ROUNDS {
        let owners = board.richest.iter().filter_map(|purse| purse.owner);
        let others = owners.filter(|&owner| owner != member).collect();
        if !responder.discord.ask_who_left(guild, others).await {
            break;
        }
        board = page().await?;
    }
    Ok(board)
}

/// The guest's own balance over time.
///
/// # Errors
/// The database failed.
pub async fn chart(responder: &Responder, guest: &Guest) -> Result<Screen, CommandError> {
    let page = responder
        .tavern
        .chart(guest.guild, guest.member, screens::CHART_MOVES);
    let (page, words) = (page.await?, responder.wording.public_by(guest));
    let png = match screens::draw_chart(&words, &page) {
        Some(drawing) => responder.discord.draw(Box::new(drawing)).await,
        None => None,
    };
    Ok(screens::chart(&words, &page, png))
}

/// The purse that an order is about: that of the named character, otherwise of the one the member plays as now.
///
/// # Errors
/// A bot, somebody who is not here, or no such character.
pub(super) async fn whose(
    responder: &Responder,
    guest: &Guest,
    named: &NamedMember,
    character: Option<&str>,
) -> Result<Person, CommandError> {
    let words = &guest.words;
    if named.is_bot {
        return Err(CommandError::Message(words.say("refused-bot")));
    }
    if !named.is_here && named.member != guest.member {
        return Err(CommandError::Message(words.say("refused-stranger")));
    }
    let (tavern, guild, member) = (&responder.tavern, guest.guild, named.member);
    let known = tavern.members.introduce(guild, member, &named.name).await?;
    let purse = match character {
        None => known.plays.unwrap_or(known.purse),
        Some(typed) if is_myself(typed) => known.purse,
        Some(typed) => match tavern.characters.character_of(guild, member, typed).await {
            Ok(character) => character.purse,
            Err(HouseError::Refused(_)) => {
                let args = args!["who" => named.mention()];
                let unknown = words.with("character-unknown-theirs", args);
                return Err(CommandError::Message(unknown));
            }
            Err(error) => return Err(error.into()),
        },
    };
    Ok(Person { member, purse })
}

/// The member's mention, with the character whose purse it is.
///
/// # Errors
/// The database failed.
pub(super) async fn called(
    responder: &Responder,
    guest: &Guest,
    person: Person,
) -> Result<String, CommandError> {
    let owner = Owner::Member(person.purse);
    let members = &responder.tavern.members;
    let character = members.character_of(guest.guild, &owner).await?;
    let mention = format!("<@{}>", person.member);
    Ok(match character {
        Some(character) => screens::called(&guest.words, &mention, &character),
        None => mention,
    })
}

/// An order to the bank.
///
/// # Errors
/// No coins.
pub(super) fn order(
    responder: &Responder,
    guest: &Guest,
    (whose, coins, note): (Person, Coins, Option<String>),
    name: &str,
) -> Result<Order, CommandError> {
    Ok(Order {
        guild: guest.guild,
        by: guest.member,
        purse: whose.purse,
        amount: amount(coins)?,
        note: note
            .map(|note| note.trim().to_owned())
            .filter(|note| !note.is_empty()),
        name: name.to_owned(),
        at: responder.tavern.house.time.now(),
    })
}

/// Whether the text means the house.
fn is_house(words: &Words, typed: &str) -> bool {
    typed.trim().to_lowercase() == words.say("account-house").to_lowercase()
}
