//! Opens tables: by a command, or for the company of a closed table.

use crate::broke::kept_coins_notice;
use crate::discord::NoThread;
use crate::error::CommandError;
use crate::guest::Guest;
use crate::guest::Thread;
use crate::hand::Hand;
use crate::responder::Responder;
use crate::response::Response;
use crate::tables::{here, on_turn_elsewhere, sign};
use house::{Again, HouseError, Opening, Tavern};
use ids::TableId;
use pages::{Age, HouseRefusal, Opens};
use screens::Permission;
use screens::screen::Screen;
use screens::words::args;
use table::{Order, Place, Refusal};

/// The place of a new table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placement {
    /// In the channel or thread where the command was given.
    Here,
    /// In a thread of its own.
    InThread,
    /// In a thread of its own if Discord allows it, otherwise in the channel.
    InThreadIfPossible,
}

/// The place where a table that should get its own thread was opened.
pub enum Opened {
    /// In its thread; the sentence links to it.
    InThread(String),
    /// In the channel, because Discord allows no thread there; with the hand of the member who opened it.
    Here(Box<Hand>),
}

/// Whether a guest may open a table where they are: they may play there, the bot must be able to keep it there, and the
/// house must allow it.
///
/// # Errors
/// The permissions the bot lacks, or the channels where tables may be opened.
pub async fn may_open(responder: &Responder, guest: &Guest) -> Result<(), CommandError> {
    may_stand_here(&responder.tavern, guest)?;
    may_play_here(responder, guest).await
}

/// Whether a table may stand where the guest is.
///
/// # Errors
/// The permissions the bot lacks, a locked thread, or the channels where tables may be opened.
fn may_stand_here(tavern: &Tavern, guest: &Guest) -> Result<(), CommandError> {
    must_be_let(guest, &guest.lacking)?;
    let (words, settings) = (&guest.words, tavern.settings.for_guild(guest.guild));
    if guest.thread == Thread::Locked {
        return Err(CommandError::Message(words.say("refusal-thread-locked")));
    }
    if !settings.lets_open_in(guest.channel, guest.parent) {
        let channels = settings.channels.iter().map(|c| format!("<#{c}>"));
        let channels = words.list(&channels.collect::<Vec<_>>());
        return Err(CommandError::Message(
            words.with("refusal-channel", args!["channels" => channels]),
        ));
    }
    Ok(())
}

/// Whether the server's age setting lets anybody play where the guest is, at a table or alone.
///
/// # Errors
/// Play is for age-restricted channels, and this is none.
pub async fn may_play_here(responder: &Responder, guest: &Guest) -> Result<(), CommandError> {
    let age = responder.tavern.settings.for_guild(guest.guild).age;
    if age == Age::Restricted && !responder.discord.is_age_restricted(guest.channel).await {
        return Err(CommandError::Message(guest.words.say("refusal-age")));
    }
    Ok(())
}

/// What the guest may open where they are.
pub async fn opens_here(responder: &Responder, guest: &Guest) -> Opens {
    let tavern = &responder.tavern;
    if may_play_here(responder, guest).await.is_err() {
        return Opens::Nothing;
    }
    if placement(tavern, guest, None).is_ok() && may_stand_here(tavern, guest).is_ok() {
        Opens::Table
    } else {
        Opens::SoloTable
    }
}

fn must_be_let(guest: &Guest, lacking: &[Permission]) -> Result<(), CommandError> {
    if lacking.is_empty() {
        return Ok(());
    }
    let words = &guest.words;
    let permissions = screens::permission_names(words, lacking);
    let lacks = words.with("bot-lacks", args!["permissions" => permissions]);
    let add = screens::where_to_add(words, &guest.invite);
    Err(CommandError::Message(format!("{lacks} {add}")))
}

/// Opens a table where the guest asked for it; returns their hand, which will show the cards.
///
/// # Errors
/// Why the table cannot be opened.
pub async fn open_here(
    responder: &Responder,
    guest: &Guest,
    opening: Opening,
) -> Result<Hand, CommandError> {
    let tavern = &responder.tavern;
    let may = tavern.may_start(opening).await?;
    let table = tavern.open_table(may).await?;
    opened(responder, guest, table).await
}

/// The hand of whoever opened a table, once the table's message stands above it.
async fn opened(
    responder: &Responder,
    guest: &Guest,
    table: TableId,
) -> Result<Hand, CommandError> {
    let tavern = &responder.tavern;
    responder.discord.until_posted(table).await;
    let look = here(tavern, guest, table).await?;
    let inn = args!["inn" => sign(tavern, guest, table)];
    let mut hand = Hand::replying(guest, &look, &guest.words.with("did-open", inn));
    hand.screen = hand.screen.headed(&kept_coins_notice(tavern, guest).await);
    let on_turn = on_turn_elsewhere(tavern, guest, table).await;
    hand.screen = hand.screen.headed(&on_turn);
    Ok(hand)
}

/// The place of a new table: as asked, otherwise as the house prefers; inside a thread it is always that thread.
///
/// # Errors
/// The permissions the bot lacks for it, or that a thread is impossible here.
pub fn placement(
    tavern: &Tavern,
    guest: &Guest,
    asked: Option<bool>,
) -> Result<Placement, CommandError> {
    let prefers_thread = tavern.settings.for_guild(guest.guild).place == Place::Thread;
    let placement = match (asked, guest.thread) {
        (_, Thread::Yes | Thread::Locked) | (Some(false), _) | (None, Thread::Never) => {
            Placement::Here
        }
        (Some(true), Thread::Never) => {
            return Err(CommandError::Message(
                guest.words.say("refusal-no-threads-here"),
            ));
        }
        (Some(true), Thread::No) => Placement::InThread,
        (None, Thread::No) if prefers_thread => Placement::InThreadIfPossible,
        (None, Thread::No) => Placement::Here,
    };
    if placement != Placement::Here {
        must_be_let(guest, &guest.lacking_for_thread)?;
    }
    Ok(placement)
}

/// Opens a table in a thread of its own, below a message that announces it in the channel; returns where it is.
/// If Discord allows no thread, the announcement is deleted again.
///
/// # Errors
/// Why the table cannot be opened.
pub async fn open_in_thread(
    responder: &Responder,
    guest: &Guest,
    opening: Opening,
    placement: Placement,
) -> Result<Opened, CommandError> {
    let (tavern, discord) = (&responder.tavern, &*responder.discord);
    let may = tavern.may_start(opening).await?;
    let opening = may.opening();
    let public = responder.wording.public_by(guest);
    let inn = screens::inn(&public, opening.table);
    let note = screens::in_thread(&public, opening.host, opening.table, &opening.terms.variant);
    let told = discord.post(guest.channel, &note).await?;
    let thread = match discord.open_thread(guest.channel, told, &inn).await {
        Ok(thread) => thread,
        Err(refused) => {
            discord.take_back(guest.channel, told).await;
            return match (refused, placement) {
                (NoThread::Failed(error), _) => Err(error.into()),
                (NoThread::NotHere, Placement::InThread) => Err(CommandError::Message(
                    guest.words.say("refusal-too-many-threads"),
                )),
                (NoThread::NotHere, Placement::InThreadIfPossible | Placement::Here) => {
                    let table = tavern.open_table(may).await?;
                    let hand = opened(responder, guest, table).await?;
                    Ok(Opened::Here(Box::new(hand)))
                }
            };
        }
    };
    let may = may.in_thread(thread);
    match tavern.open_table(may).await {
        Ok(table) => {
            let told = args!["inn" => inn, "thread" => format!("<#{thread}>")];
            let opened = guest.words.with("did-open-thread", told);
            let on_turn = on_turn_elsewhere(tavern, guest, table).await;
            let note = Screen::note(opened).headed(&kept_coins_notice(tavern, guest).await);
            let note = note.headed(&on_turn);
            Ok(Opened::InThread(note.text))
        }
        Err(error) => {
            discord.take_back(guest.channel, told).await;
            discord.archive(thread).await;
            Err(error.into())
        }
    }
}

/// Opens a new table for the company of a closed one: on the same terms, in the same place.
pub async fn play_again(
    responder: &Responder,
    guest: &Guest,
    closed: TableId,
) -> Result<Response, CommandError> {
    let tavern = &responder.tavern;
    may_open(responder, guest).await?;
    let (member, rank) = (guest.member, guest.rank());
    let again = tavern.play_again(guest.guild, closed, member, rank);
    Ok(Response::hand(match again.await? {
        Again::Opened(table) => opened(responder, guest, table).await?,
        Again::IsOpen(table) => {
            match tavern.join(table, guest.member).await {
                Ok(()) | Err(HouseError::Refused(HouseRefusal::Table(Refusal::AlreadySeated))) => {}
                Err(error) => return Err(error.into()),
            }
            let look = here(tavern, guest, table).await?;
            let inn = args!["inn" => sign(tavern, guest, table)];
            Hand::replying(guest, &look, &guest.words.with("did-join", inn))
        }
    }))
}

/// Moves the guest's table here if it has lost its place; `None` if they sit at no such table or it can be kept where
/// it is.
///
/// # Errors
/// The permissions the bot lacks here, or the channels where tables may be opened.
pub async fn call_up(
    responder: &Responder,
    guest: &Guest,
) -> Result<Option<TableId>, CommandError> {
    let tavern = &responder.tavern;
    let Some(table) = tavern.tables.homeless_table_of(guest.guild, guest.member) else {
        return Ok(None);
    };
    may_open(responder, guest).await?;
    match tavern
        .order(table, guest, Order::CallUp(guest.spot()))
        .await
    {
        Ok(_) => Ok(Some(table)),
        // Somebody else has called it up in the meantime, or it is closed.
        Err(HouseError::Refused(
            HouseRefusal::NoSuchTable | HouseRefusal::Table(Refusal::Closed),
        )) => Ok(None),
        Err(error) => Err(error.into()),
    }
}
