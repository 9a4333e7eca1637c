//! `/triomphe`: opening a table, and what its members, its host and game masters do there.

use crate::command::game;
use crate::command::named::NamedMember;
use crate::error::CommandError;
use crate::guest::Guest;
use crate::hand::Hand;
use crate::opening::{Opened, Placement, call_up, may_open, open_here, open_in_thread, placement};
use crate::orders;
use crate::past;
use crate::responder::Responder;
use crate::response::Response;
use crate::setup::not_gm;
use crate::showing::{brought_back, shown};
use crate::tables::{Chosen, Meant, lines_of, looked_at, own_table, own_tables, table_for};
use house::Opening;
use ids::{Seek, TableId};
use pages::HouseRefusal;
use screens::button::WhichKey;
use screens::screen::Screen;
use screens::words::args;
use table::{CalledOff, CoinKind, Order, Rank, Refusal, Terms, look::Scene};

/// A subcommand of `/triomphe`.
#[derive(Clone, Debug)]
pub enum TableCommand {
    /// Opens a table.
    Start(Start),
    /// The member's tables.
    Mine,
    /// Shows the member's own cards.
    Hand,
    /// Brings the table's message back into view; moves a table here that has lost its place.
    Show,
    /// Leaves the table.
    Leave,
    /// The deals that were played here.
    Past,
    /// Closes the table.
    Close {
        /// At once, cancelling what runs: for game masters.
        at_once: bool,
        /// Why.
        reason: Option<String>,
    },
    /// Asks a member to leave; without one, the orders at the table.
    Kick {
        /// The member.
        member: Option<NamedMember>,
    },
    /// Stops the table's clock, or lets it go on.
    Pause,
    /// Cancels what runs.
    Cancel {
        /// The deal or the match.
        what: CalledOff,
        /// Why.
        reason: Option<String>,
    },
}

/// What a table is opened with.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// The game; without one, Triomphe Forcée.
    pub game: Option<String>,
    /// The stake, as typed; without one, the usual.
    pub stake: Option<String>,
    /// How many computer players are seated at once.
    pub computer_players: Option<i64>,
    /// Seconds for a turn; without them, the server's.
    pub turn: Option<i64>,
    /// Whether the table has a thread of its own; if not given, the server's setting decides.
    pub thread: Option<bool>,
    /// Chips instead of coins.
    pub fun: Option<bool>,
}

/// Answers a subcommand.
///
/// # Errors
/// Its refusal.
pub(super) async fn answer(
    responder: &Responder,
    guest: &Guest,
    command: TableCommand,
) -> Result<Response, CommandError> {
    match command {
        TableCommand::Start(start) => self::start(responder, guest, start).await,
        TableCommand::Mine => mine(responder, guest).await,
        TableCommand::Hand => hand(responder, guest).await,
        TableCommand::Show => show(responder, guest).await,
        TableCommand::Leave => leave(responder, guest).await,
        TableCommand::Past => {
            let page = past::past_deals(&responder.tavern, guest, Seek::Newest);
            Ok(Response::Note(page.await?))
        }
        TableCommand::Close { at_once, reason } => close(responder, guest, at_once, reason).await,
        TableCommand::Kick { member } => kick(responder, guest, member).await,
        TableCommand::Pause => pause(responder, guest).await,
        TableCommand::Cancel { what, reason } => {
            let here = table_for(&responder.tavern, guest).await?;
            call_off(responder, guest, &here, what, reason).await
        }
    }
}

async fn start(
    responder: &Responder,
    guest: &Guest,
    start: Start,
) -> Result<Response, CommandError> {
    let (tavern, words) = (&responder.tavern, &guest.words);
    let variant = game::meant(guest, start.game.as_deref())?;
    may_open(responder, guest).await?;
    let settings = tavern.settings.for_guild(guest.guild);
    let coins_are = match start.fun {
        Some(true) => CoinKind::Chips,
        _ => CoinKind::Purse,
    };
    let typed = words.with_coins(coins_are);
    let refused = |error| CommandError::Message(screens::amount_refused(&typed, &error));
    let stake = match &start.stake {
        Some(text) => typed.amount(text).map_err(refused)?,
        None => settings.usual_stake(variant.game()),
    };
    let terms = Terms {
        variant,
        stake,
        turn_seconds: start.turn.map_or(settings.turn_seconds, bounded),
        coins: coins_are,
    };
    let players = bounded(start.computer_players.unwrap_or(0)) as usize;
    let opening = Opening {
        table: TableId(tavern.house.random.bits()),
        rank: guest.rank(),
        parent: guest.thread_of(),
        spoken: Some(guest.words.house_language()),
        ..Opening::new(guest.guild, guest.channel, guest.member, terms, players)
    };
    let mut hand = match placement(tavern, guest, start.thread)? {
        Placement::Here => open_here(responder, guest, opening).await?,
        place => match open_in_thread(responder, guest, opening, place).await? {
            Opened::InThread(told) => return Ok(Response::Note(Screen::note(told))),
            Opened::Here(hand) => *hand,
        },
    };
    if !guest.lacking_for_pictures.is_empty() {
        let permissions = screens::permission_names(words, &guest.lacking_for_pictures);
        let lacks = args!["permissions" => permissions];
        let note = words.with("bot-lacks-pictures", lacks);
        let add = screens::where_to_add(words, &guest.invite);
        hand.screen = hand.screen.headed(&format!("{note} {add}"));
    }
    Ok(Response::hand(hand))
}

/// A number from an option; negative numbers become 0, which is refused.
fn bounded(number: i64) -> u32 {
    u32::try_from(number.max(0)).unwrap_or(u32::MAX)
}

async fn mine(responder: &Responder, guest: &Guest) -> Result<Response, CommandError> {
    let own = own_tables(&responder.tavern, guest);
    if own.is_empty() {
        return Ok(Response::Note(Screen::note(guest.words.say("mine-none"))));
    }
    which(responder, guest, WhichKey::Mine, own).await
}

/// Asks which of several tables is meant.
async fn which(
    responder: &Responder,
    guest: &Guest,
    key: WhichKey,
    choices: Vec<pages::TableChoice>,
) -> Result<Response, CommandError> {
    let tables = lines_of(&responder.tavern, guest, choices).await?;
    Ok(Response::Note(screens::which_table(
        &guest.words,
        key,
        &tables,
    )))
}

async fn hand(responder: &Responder, guest: &Guest) -> Result<Response, CommandError> {
    let here = match own_table(&responder.tavern, guest).await? {
        Meant::This(here) => here,
        Meant::OneOf(choices) => return which(responder, guest, WhichKey::Hand, choices).await,
    };
    let closed = matches!(here.look.scene, Scene::Closed(_));
    if here.look.chair_of(guest.member).is_none() && !closed {
        let screen = screens::not_seated(&guest.words, &here.look);
        return Ok(Response::Note(screen.headed(&here.which)));
    }
    let seen = looked_at(responder, guest, here.look).await;
    Ok(Response::hand(Hand::replying(guest, &seen, &here.which)))
}

async fn show(responder: &Responder, guest: &Guest) -> Result<Response, CommandError> {
    if let Some(table) = call_up(responder, guest).await? {
        // It stands here from now on, whether or not Discord has shown it yet.
        let moved = "did-call-up";
        let text = brought_back(responder, guest, table, (moved, moved)).await?;
        return Ok(Response::Note(Screen::note(text)));
    }
    match own_table(&responder.tavern, guest).await? {
        Meant::This(here) => Ok(Response::Note(shown(responder, guest, &here).await?)),
        Meant::OneOf(choices) => which(responder, guest, WhichKey::Show, choices).await,
    }
}

async fn leave(responder: &Responder, guest: &Guest) -> Result<Response, CommandError> {
    let here = match own_table(&responder.tavern, guest).await? {
        Meant::This(here) => here,
        Meant::OneOf(choices) => return which(responder, guest, WhichKey::Leave, choices).await,
    };
    if let Some(question) = screens::ask_leave(&guest.words, &here.look, guest.member) {
        return Ok(Response::Note(question.headed(&here.which)));
    }
    let tavern = &responder.tavern;
    tavern.order(here.look.id, guest, Order::Leave).await?;
    responder.discord.put_away_hand(here.look.id, guest.member);
    let left = screens::left(&guest.words, &here.look, guest.member);
    Ok(Response::Note(Screen::note(left).headed(&here.which)))
}

async fn close(
    responder: &Responder,
    guest: &Guest,
    at_once: bool,
    reason: Option<String>,
) -> Result<Response, CommandError> {
    let here = table_for(&responder.tavern, guest).await?;
    if at_once {
        if !guest.is_gm {
            return Err(not_gm(&responder.tavern, guest));
        }
        return call_off(responder, guest, &here, CalledOff::Table, reason).await;
    }
    let gives = guest.rank() == Rank::Gm || here.look.host == guest.member;
    if gives && here.is_one_of_several() {
        let question = screens::ask_close(&guest.words, &here.look);
        return Ok(Response::Note(question));
    }
    let text = orders::close(&responder.tavern, guest, &here.look).await?;
    Ok(done(responder, guest, &text, &here.which))
}

/// Cancels a deal or match; asks a game master whether this table is meant where several stand, and for a reason if
/// they give none.
async fn call_off(
    responder: &Responder,
    guest: &Guest,
    here: &Chosen,
    what: CalledOff,
    reason: Option<String>,
) -> Result<Response, CommandError> {
    let reason = reason.unwrap_or_default();
    if guest.is_gm && here.is_one_of_several() {
        let question = screens::ask_call_off(&guest.words, &here.look, what, reason.trim());
        return Ok(Response::Note(question));
    }
    let called_off = orders::call_off_or_ask(responder, guest, &here.look, what, &reason);
    Ok(match called_off.await? {
        Ok(text) => done(responder, guest, &text, &here.which),
        Err(dialog) => Response::Dialog(dialog),
    })
}

async fn kick(
    responder: &Responder,
    guest: &Guest,
    member: Option<NamedMember>,
) -> Result<Response, CommandError> {
    let here = table_for(&responder.tavern, guest).await?;
    let Some(member) = member else {
        if guest.rank() == Rank::Guest && here.look.host != guest.member {
            return Err(HouseRefusal::Table(Refusal::NotHost).into());
        }
        let panel = orders::orders(responder, guest, &here.look, &here.which);
        return Ok(Response::Note(panel));
    };
    let chair = here.look.chair_of(member.member);
    let player = &chair.ok_or(HouseRefusal::Table(Refusal::NotHere))?.player;
    let text = orders::kick(&responder.tavern, guest, &here.look, player).await?;
    Ok(done(responder, guest, &text, &here.which))
}

async fn pause(responder: &Responder, guest: &Guest) -> Result<Response, CommandError> {
    let tavern = &responder.tavern;
    let here = table_for(tavern, guest).await?;
    let table = here.look.id;
    let text = if here.look.paused.is_some() {
        tavern.order(table, guest, Order::GoOn).await?;
        guest.words.say("did-go-on")
    } else {
        orders::pause(tavern, guest, table).await?
    };
    Ok(done(responder, guest, &text, &here.which))
}

/// Tells the member who gave an order what was done.
fn done(responder: &Responder, guest: &Guest, text: &str, which: &str) -> Response {
    let error = responder.log_error(guest);
    Response::Note(Screen::note(text).headed(which).headed(&error))
}
