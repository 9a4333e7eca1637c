//! Which table a guest means, and what they may see of it.

use crate::error::CommandError;
use crate::guest::Thread;
use crate::guest::{Guest, NEEDED};
use crate::hand::Hand;
use crate::responder::Responder;
use crate::span;
use crate::surfaces::{Kind, Surfaces};
use house::{HouseError, Tavern, log_failure};
use ids::TableId;
use pages::{HouseRefusal, Look, TableChoice};
use screens::OwnTable;
use screens::words::args;
use table::look::{Chair, Scene};
use table::{Notice, Order, Standing, Stretch, Tie};
use tracing::Span;

/// A table as the guest may see it, if it is in the server where they asked; a solo table only if it is theirs.
///
/// # Errors
/// The table is not in this server, or another member's alone.
pub async fn here(tavern: &Tavern, guest: &Guest, table: TableId) -> Result<Look, CommandError> {
    let look = tavern.look_in(guest.guild, table, guest.member).await?;
    span::note_table(&Span::current(), table);
    Ok(look)
}

/// A table, and a sentence that names it if there are several.
pub struct Chosen {
    /// The table as the guest may see it.
    pub look: Look,
    /// The sentence; empty if there is only one table.
    pub which: String,
}

impl Chosen {
    /// Whether other tables are open in the channel.
    pub fn is_one_of_several(&self) -> bool {
        !self.which.is_empty()
    }
}

/// The table in a channel that this guest's command is about: the one where they are on turn, otherwise where they hold
/// cards, otherwise where they sit, otherwise the newest.
///
/// # Errors
/// No table is open here.
pub async fn table_for(tavern: &Tavern, guest: &Guest) -> Result<Chosen, CommandError> {
    let here = choices_here(tavern, guest);
    for choice in &here {
        let look = match tavern.look(choice.table, Some(guest.member)).await {
            Ok(look) if matches!(look.scene, Scene::Closed(_)) => continue,
            Ok(look) => look,
            Err(HouseError::Refused(HouseRefusal::NoSuchTable)) => continue,
            Err(error) => return Err(error.into()),
        };
        note(&look);
        let inn = args!["inn" => sign(tavern, guest, look.id)];
        let which = match here.len() {
            1 => String::new(),
            _ => guest.words.with("other-tables", inn),
        };
        return Ok(Chosen { look, which });
    }
    let lost = tavern.tables.homeless_table_of(guest.guild, guest.member);
    Err(CommandError::Message(match lost {
        Some(table) => {
            let inn = args!["inn" => sign(tavern, guest, table)];
            guest.words.with("refusal-placeless-table", inn)
        }
        None => guest.words.say("refusal-no-table-here"),
    }))
}

/// The table that a guest named: one of theirs, or of this channel; for a game master one of the server.
///
/// # Errors
/// No such table is open.
pub async fn table_named(
    tavern: &Tavern,
    guest: &Guest,
    named: &str,
) -> Result<Chosen, CommandError> {
    let mut choices = choices(tavern, guest).into_iter();
    let meant = choices.find(|choice| choice.table.to_string() == named.trim());
    let meant = meant.ok_or(HouseRefusal::NoSuchTable)?;
    let look = here(tavern, guest, meant.table).await?;
    note(&look);
    let which = String::new();
    Ok(Chosen { look, which })
}

/// What a guest's own command is about.
pub enum Meant {
    /// This table.
    This(Box<Chosen>),
    /// One of these, among which they have to choose.
    OneOf(Vec<TableChoice>),
}

/// The table that a guest's own command is about: in this channel the one where they are on turn, where they hold cards, or where they sit. Where several are as close, one of those; where none is here,
/// one of theirs in the whole server; and if they sit nowhere, one of those in this channel.
///
/// # Errors
/// No such table is open.
pub async fn own_table(tavern: &Tavern, guest: &Guest) -> Result<Meant, CommandError> {
    let here = choices_here(tavern, guest);
    let closest = here.first().and_then(|choice| choice.tie);
    let (tables, member) = (&tavern.tables, guest.member);
    let among = match closest {
        Some(_) => here.into_iter().filter(|it| it.tie == closest).collect(),
        None if here.is_empty() && tables.homeless_table_of(guest.guild, member).is_some() => here,
        None => {
            let own = own_tables(tavern, guest);
            if own.is_empty() {
                here
            } else {
                return Ok(Meant::OneOf(own));
            }
        }
    };
    match among.len() {
        0 | 1 => Ok(Meant::This(Box::new(table_for(tavern, guest).await?))),
        _ => Ok(Meant::OneOf(among)),
    }
}

/// The guest's tables in this server, those where they are on turn first.
pub fn own_tables(tavern: &Tavern, guest: &Guest) -> Vec<TableChoice> {
    let here = Some(guest.channel);
    let mut own = tavern.tables.choices(guest.guild, guest.member, here);
    own.retain(|choice| choice.tie.is_some());
    own
}

/// The same tables as they are listed, without those that were closed meanwhile.
///
/// # Errors
/// The database failed.
pub async fn lines_of(
    tavern: &Tavern,
    guest: &Guest,
    choices: Vec<TableChoice>,
) -> Result<Vec<OwnTable>, CommandError> {
    let mut lines = Vec::new();
    for choice in choices.into_iter().take(screens::CHOICES) {
        let look = match tavern.look(choice.table, Some(guest.member)).await {
            Ok(look) => look,
            Err(HouseError::Refused(_)) => continue,
            Err(error) => return Err(error.into()),
        };
        let link = link(tavern, guest, choice.table).await?;
        let link = link.unwrap_or_else(|| format!("<#{}>", choice.channel));
        lines.push(OwnTable { choice, look, link });
    }
    Ok(lines)
}

/// The tables that a guest can name: theirs and those of this channel; for a game master all of the server.
pub fn choices(tavern: &Tavern, guest: &Guest) -> Vec<TableChoice> {
    let others = Some(guest.channel).filter(|_| !guest.is_gm);
    tavern.tables.choices(guest.guild, guest.member, others)
}

fn choices_here(tavern: &Tavern, guest: &Guest) -> Vec<TableChoice> {
    let (guild, member) = (guest.guild, guest.member);
    let mut here = tavern.tables.choices(guild, member, Some(guest.channel));
    here.retain(|choice| choice.channel == guest.channel);
    here
}

/// Notes which table and deal an interaction is about.
fn note(look: &Look) {
    let span = Span::current();
    span::note_table(&span, look.id);
    if let Scene::Playing(playing) = &look.scene {
        span::note_deal(&span, playing.deal);
    }
}

/// The address of a table's message, if it has one.
///
/// # Errors
/// The database failed.
pub async fn link(
    tavern: &Tavern,
    guest: &Guest,
    table: TableId,
) -> anyhow::Result<Option<String>> {
    let surfaces = Surfaces::load(tavern, table).await?;
    Ok(surfaces.get(Kind::Table).map(|table| {
        let (guild, channel, message) = (guest.guild, table.channel, table.message);
        format!("https://discord.com/channels/{guild}/{channel}/{message}")
    }))
}

/// Tells a guest who has just opened a table where they are on turn meanwhile; empty if nowhere.
pub async fn on_turn_elsewhere(tavern: &Tavern, guest: &Guest, opened: TableId) -> String {
    let choices = tavern
        .tables
        .choices(guest.guild, guest.member, Some(guest.channel));
    let mut lines = Vec::new();
    let on_turn = |choice: &&TableChoice| choice.tie == Some(Tie::OnTurn) && choice.table != opened;
    for choice in choices.iter().filter(on_turn).take(TOLD) {
        let link = link(tavern, guest, choice.table).await;
        let link = link.unwrap_or_else(|error| {
            log_failure("cannot read where a table stands", error);
            None
        });
        let link = link.unwrap_or_else(|| format!("<#{}>", choice.channel));
        let told = args!["inn" => sign(tavern, guest, choice.table), "link" => link];
        lines.push(guest.words.with("on-turn-at", told));
    }
    lines.join("\n")
}

/// The name of a table, as everyone there reads it.
pub fn sign(tavern: &Tavern, guest: &Guest, table: TableId) -> String {
    let public = tavern.language_at(table);
    screens::inn(&guest.words.with_public(public), table)
}

/// The most tables that are told there.
const TOLD: usize = 3;

/// A table at which a guest looks at their hand. Whoever was away is back by that: the table waits for them again.
pub async fn looked_at(responder: &Responder, guest: &Guest, before: Look) -> Look {
    let Scene::Playing(playing) = &before.scene else {
        return before;
    };
    let is_reminded = |chair: &Chair| {
        playing.clock.stretch == Stretch::Bank && playing.awaited.contains(&chair.id)
    };
    let was_played_for = |chair: &Chair| {
        let player = chair.player.clone();
        before.notices.contains(&Notice::Substituted { player })
    };
    let is_back = |chair: &Chair| {
        let plays = chair.plays && chair.standing == Standing::In;
        plays && (chair.absent || is_reminded(chair) || was_played_for(chair))
    };
    if !before.chair_of(guest.member).is_some_and(is_back) {
        return before;
    }
    let tavern = &responder.tavern;
    // Whatever refuses it, they see their hand.
    match tavern.order(before.id, guest, Order::SitIn).await {
        Ok(_) => here(tavern, guest, before.id).await.unwrap_or(before),
        Err(_) => before,
    }
}

/// A guest's current hand, below a sentence.
///
/// # Errors
/// The errors of [`here`].
pub async fn hand_at(
    responder: &Responder,
    guest: &Guest,
    table: TableId,
    sentence: &str,
) -> Result<Hand, CommandError> {
    let look = here(&responder.tavern, guest, table).await?;
    let mut hand = Hand::replying(guest, &look, sentence);
    hand.screen = hand.screen.headed(&lacking(responder, guest, &look));
    Ok(hand)
}

/// A warning to add to the answer if Discord refuses the table's message here; otherwise empty, as always at a solo
/// table, which has no message in the channel.
pub fn lacking(responder: &Responder, guest: &Guest, look: &Look) -> String {
    if look.solo || (guest.lacking.is_empty() && !responder.discord.is_hindered(look.id)) {
        return String::new();
    }
    if guest.lacking.is_empty() && guest.thread == Thread::Locked {
        return guest.words.say("thread-locked-note");
    }
    let lacking: &[_] = if guest.lacking.is_empty() {
        &NEEDED
    } else {
        &guest.lacking
    };
    let names = screens::permission_names(&guest.words, lacking);
    guest
        .words
        .with("bot-lacks-note", args!["permissions" => names])
}
