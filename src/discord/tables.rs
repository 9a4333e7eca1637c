//! Which table a guest means, and what they may see of it.

use super::error::CommandError;
use super::guest::{self, Guest};
use super::hand::Hand;
use super::permissions::Thread;
use super::publisher::Publisher;
use super::span;
use house::{HouseError, HouseRefusal, Look, Scene, TableId, Tavern};
use screens::words::args;
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

/// The table in a channel that this guest's command is about: the one where they sit, otherwise the newest.
///
/// # Errors
/// No table is open here.
pub async fn table_for(tavern: &Tavern, guest: &Guest) -> Result<Chosen, CommandError> {
    let here = tavern.tables.ids_in(guest.guild, Some(guest.channel));
    let mut newest = None;
    for table in &here {
        let look = match tavern.look(*table, Some(guest.member)).await {
            Ok(look) if matches!(look.scene, Scene::Closed(_)) => continue,
            Ok(look) => look,
            Err(HouseError::Refused(HouseRefusal::NoSuchTable)) => continue,
            Err(error) => return Err(error.into()),
        };
        if look.chair_of(guest.member).is_some() {
            newest = Some(look);
            break;
        }
        newest.get_or_insert(look);
    }
    let Some(look) = newest else {
        let lost = tavern.tables.homeless_table_of(guest.guild, guest.member);
        return Err(CommandError::Message(match lost {
            Some(table) => {
                let inn = args!["inn" => screens::inn(&guest.words, table)];
                guest.words.with("refusal-placeless-table", inn)
            }
            None => guest.words.say("refusal-no-table-here"),
        }));
    };
    let span = Span::current();
    span::note_table(&span, look.id);
    if let Scene::Playing(playing) = &look.scene {
        span::note_deal(&span, playing.deal);
    }
    let which = if here.len() > 1 {
        guest.words.with(
            "other-tables",
            args!["inn" => screens::inn(&guest.words, look.id)],
        )
    } else {
        String::new()
    };
    Ok(Chosen { look, which })
}

/// A guest's current hand, below a sentence.
///
/// # Errors
/// The errors of [`here`].
pub async fn hand_at(
    tavern: &Tavern,
    publisher: &Publisher,
    guest: &Guest,
    table: TableId,
    sentence: &str,
) -> Result<Hand, CommandError> {
    let look = here(tavern, guest, table).await?;
    let mut hand = Hand::replying(guest, &look, sentence);
    hand.screen = hand.screen.headed(&lacking(publisher, guest, &look));
    Ok(hand)
}

/// A warning to add to the answer if Discord refuses the table's message here; otherwise empty, as always at a solo
/// table, which has no message in the channel.
pub fn lacking(publisher: &Publisher, guest: &Guest, look: &Look) -> String {
    if look.solo || (guest.lacking.is_empty() && !publisher.is_hindered(look.id)) {
        return String::new();
    }
    if guest.lacking.is_empty() && guest.thread == Thread::Locked {
        return guest.words.say("thread-locked-note");
    }
    let lacking = if guest.lacking.is_empty() {
        guest::needed()
    } else {
        guest.lacking
    };
    let names = guest::permission_names(&guest.words, lacking);
    guest
        .words
        .with("bot-lacks-note", args!["permissions" => names])
}
