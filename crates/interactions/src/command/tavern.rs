//! `/tavern`: what game masters do for the house.

use crate::amount::amount;
use crate::command::coins::{called, order as bank_order, whose};
use crate::command::named::NamedMember;
use crate::error::CommandError;
use crate::guest::Guest;
use crate::panel;
use crate::responder::Responder;
use crate::response::Response;
use crate::session::close_now;
use crate::setup::{changed_by_options, must_mint, not_gm};
use bank::BankError;
use books::AmountError;
use house::PaymentError;
use ids::{MemberId, PurseId};
use pages::Coffer;
use pages::setting::Setting;
use rules::Coins;
use screens::Share;
use screens::screen::Screen;
use screens::words::{args, plain};
use table::Person;

/// A subcommand of `/tavern`.
#[derive(Clone, Debug)]
pub enum TavernCommand {
    /// The settings, after these changes: what was typed or chosen for each.
    Setup(Vec<(Setting, String)>),
    /// What is open, the last orders, and the ways to everything else.
    Panel,
    /// Opens a session: from now on, tables belong to it.
    Open {
        /// Its name.
        name: Option<String>,
    },
    /// Closes the session.
    Close,
    /// Grants a member, or the house, new coins.
    Grant(Sum),
    /// Takes a member's coins: out of the game, or for the house.
    Fine(Sum),
    /// Bans a member from all tables, or takes them off the board.
    Ban {
        /// The member.
        member: NamedMember,
        /// Why.
        reason: String,
        /// For so many days; without them, for good.
        days: Option<i64>,
        /// From what.
        from: BannedFrom,
    },
}

/// Coins for a member or the house, or from a member.
#[derive(Clone, Debug)]
pub struct Sum {
    /// The member.
    pub member: Option<NamedMember>,
    /// How many coins, as typed.
    pub coins: String,
    /// Why.
    pub reason: String,
    /// A character of the member's.
    pub character: Option<String>,
    /// Whether the house gets them.
    pub house: bool,
}

/// What a member is banned from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BannedFrom {
    /// All tables.
    Tables,
    /// The board of the richest.
    Board,
}

/// Answers a subcommand.
///
/// # Errors
/// The guest is not game master, or the command's refusal.
pub(super) async fn answer(
    responder: &Responder,
    guest: &Guest,
    command: TavernCommand,
    order: &str,
) -> Result<Response, CommandError> {
    match &command {
        // Whoever manages the server may change them too.
        TavernCommand::Setup(_) => {}
        TavernCommand::Grant(_) => must_mint(&responder.tavern, guest)?,
        _ if guest.is_gm => {}
        _ => return Err(not_gm(&responder.tavern, guest)),
    }
    match command {
        TavernCommand::Setup(options) => changed_by_options(responder, guest, options).await,
        TavernCommand::Panel => Ok(Response::Note(panel::page(responder, guest).await?)),
        TavernCommand::Open { name } => open(responder, guest, name).await,
        TavernCommand::Close => close(responder, guest).await,
        TavernCommand::Grant(sum) => grant(responder, guest, sum, order).await,
        TavernCommand::Fine(sum) => fine(responder, guest, sum, order).await,
        TavernCommand::Ban {
            member,
            reason,
            days,
            from,
        } => match from {
            BannedFrom::Tables => ban(responder, guest, &member, (days, &reason)).await,
            BannedFrom::Board => {
                let screen = panel::off_board(responder, guest, member.member).await?;
                Ok(Response::Note(screen))
            }
        },
    }
}

async fn open(
    responder: &Responder,
    guest: &Guest,
    name: Option<String>,
) -> Result<Response, CommandError> {
    let name = name.unwrap_or_default();
    let name = name.trim();
    let sessions = &responder.tavern.sessions;
    sessions
        .open_session(guest.guild, guest.member, name)
        .await?;
    let words = responder.wording.public_by(guest);
    let text = match name {
        "" => words.say("did-open-session-unnamed"),
        name => words.with("did-open-session", args!["name" => plain(name)]),
    };
    Ok(Response::Public(Screen::note(text)))
}

async fn close(responder: &Responder, guest: &Guest) -> Result<Response, CommandError> {
    if let Some((session, tables)) = responder.tavern.sessions.in_play(guest.guild).await?
        && !tables.is_empty()
    {
        let question = screens::ask_close_session(&guest.words, session, &tables);
        return Ok(Response::Note(question));
    }
    let told = close_now(responder, guest).await?;
    Ok(Response::Closing(
        Screen::note(told).headed(&guest.lacking_here()),
    ))
}

async fn grant(
    responder: &Responder,
    guest: &Guest,
    sum: Sum,
    order: &str,
) -> Result<Response, CommandError> {
    let coins = guest.words.amount(&sum.coins)?;
    let public = responder.wording.public_by(guest);
    let by = format!("<@{}>", guest.member);
    let member = match (&sum.member, sum.house) {
        (Some(member), false) => member,
        (None, true) => {
            let (granted, reason) = (amount(coins)?, sum.reason.trim());
            let treasury = &responder.tavern.treasury;
            let has = treasury
                .fill_house(guest.guild, guest.member, granted, reason, order.to_owned())
                .await?;
            let told = args![
                "by" => by,
                "coins" => public.coins(coins),
                "house" => public.coins(has),
                "reason" => screens::plain_note(reason)
            ];
            let text = public.with("patron-house-filled", told);
            return Ok(Response::Public(Screen::note(text)));
        }
        (None, false) | (Some(_), true) => {
            return Err(CommandError::Message(guest.words.say("grant-whom")));
        }
    };
    let whose = whose(responder, guest, member, sum.character.as_deref()).await?;
    let paid = (whose, coins, Some(sum.reason.clone()));
    let order = bank_order(responder, guest, paid, order)?;
    responder.tavern.grant(order).await?;
    let to = called(responder, guest, whose).await?;
    let screen = screens::granted(&public, &by, &to, coins, Some(&sum.reason));
    Ok(Response::Public(screen))
}

async fn fine(
    responder: &Responder,
    guest: &Guest,
    sum: Sum,
    order: &str,
) -> Result<Response, CommandError> {
    let into = if sum.house {
        Coffer::House
    } else {
        Coffer::Mint
    };
    let share = guest.words.share(&sum.coins)?;
    let member = sum.member.as_ref();
    let member = member.ok_or_else(|| CommandError::Message(guest.words.say("grant-whom")))?;
    let whose = whose(responder, guest, member, sum.character.as_deref()).await?;
    let coins = match share {
        Share::Coins(coins) => coins,
        Share::Half | Share::All => share.of(free_in(responder, guest, whose).await?),
    };
    if share == Share::All && coins > Coins::ZERO {
        let question = ask_fine(responder, guest, (whose, into, coins), &sum.reason).await?;
        return Ok(Response::Note(question));
    }
    fine_now(
        responder,
        guest,
        (whose, into, coins, sum.reason.as_str()),
        order,
    )
    .await
}

/// What a game master can take from a purse.
async fn free_in(responder: &Responder, guest: &Guest, whose: Person) -> anyhow::Result<Coins> {
    let members = &responder.tavern.members;
    Ok(members.purse(guest.guild, whose).await?.free)
}

async fn ask_fine(
    responder: &Responder,
    guest: &Guest,
    (whose, into, coins): (Person, Coffer, Coins),
    reason: &str,
) -> Result<Screen, CommandError> {
    let name = called(responder, guest, whose).await?;
    let fine = ((whose.member, whose.purse), into, coins);
    Ok(screens::ask_fine(&guest.words, &name, fine, reason))
}

/// Takes everything from a purse, as the guest was asked, or asks again if it is not as much any more.
///
/// # Errors
/// As of a fine; or the guest is no longer game master.
pub(crate) async fn fine_all(
    responder: &Responder,
    guest: &Guest,
    ((member, purse), into, coins, reason): ((MemberId, PurseId), Coffer, Coins, &str),
    order: &str,
) -> Result<Response, CommandError> {
    if !guest.is_gm {
        return Err(not_gm(&responder.tavern, guest));
    }
    let whose = Person { member, purse };
    let now = free_in(responder, guest, whose).await?;
    if now != coins && now > Coins::ZERO {
        let question = ask_fine(responder, guest, (whose, into, now), reason).await?;
        return Ok(Response::Page(question));
    }
    fine_now(responder, guest, (whose, into, coins, reason), order).await
}

async fn fine_now(
    responder: &Responder,
    guest: &Guest,
    (whose, into, coins, reason): (Person, Coffer, Coins, &str),
    order: &str,
) -> Result<Response, CommandError> {
    if coins == Coins::ZERO {
        return Err(AmountError::Zero.into());
    }
    let taken = (whose, coins, Some(reason.to_owned()));
    let order = bank_order(responder, guest, taken, order)?;
    let by = format!("<@{}>", guest.member);
    let from = called(responder, guest, whose).await?;
    if let Err(error) = responder.tavern.take(order, into).await {
        return Err(match error {
            PaymentError::Bank(BankError::Refused(refusal)) => {
                CommandError::Message(screens::take_refused(&guest.words, &from, &refusal))
            }
            other => other.into(),
        });
    }
    let public = responder.wording.public_by(guest);
    let screen = screens::taken(&public, &by, &from, coins, into, Some(reason));
    Ok(Response::Public(screen))
}

async fn ban(
    responder: &Responder,
    guest: &Guest,
    member: &NamedMember,
    (days, reason): (Option<i64>, &str),
) -> Result<Response, CommandError> {
    let exclusions = &responder.tavern.exclusions;
    let ban = exclusions.ban(guest.guild, guest.member, member.member, days, reason);
    let name = member.mention();
    let text = match ban.await? {
        None => guest.words.with("did-ban", args!["name" => name]),
        Some(at) => {
            let when = screens::when(&guest.words, at);
            let told = args!["name" => name, "when" => when];
            guest.words.with("did-ban-until", told)
        }
    };
    let error = responder.log_error(guest);
    Ok(Response::Note(Screen::note(text).headed(&error)))
}
