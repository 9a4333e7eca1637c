//! What can be asked of a writer, and what both writers do alike.

use tokio::sync::{mpsc, oneshot};

use super::question::{Asked, Value};
use crate::clocks::Clocks;
use crate::key::Key;
use crate::step::{Step, StepError};
use ids::GuildId;

/// What can be asked of the writer.
pub(crate) enum Order {
    Step(Box<Step>, oneshot::Sender<Result<(), StepError>>),
    Resume(i64, oneshot::Sender<sqlx::Result<i64>>),
    Purge(GuildId, oneshot::Sender<sqlx::Result<bool>>),
    Settle(oneshot::Sender<Settled>),
    Close,
}

/// Whether nothing is left of what was erased.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    /// Everything is in the file and nothing in the log.
    InFile,
    /// A server removed the rows from their tables. Its own log and its backups are its operator's matter.
    OnServer,
    /// Somebody is reading. It is tried again until it succeeds, even by the next start.
    Later,
}

/// The most steps that are committed together: bounds memory, and how long the first one waits.
pub(crate) const GROUP: usize = 1024;

/// A step that waits to be written, and who waits for it.
pub(crate) type Waiting = (Box<Step>, oneshot::Sender<Result<(), StepError>>);

/// Takes whatever else is asked now. Whoever was just answered may be about to ask again, so this waits as long as
/// somebody comes.
pub(crate) async fn join(orders: &mut mpsc::Receiver<Order>, taken: &mut Vec<Order>) {
    let mut joined = 0;
    while taken.len() > joined {
        joined = taken.len();
        tokio::task::yield_now().await;
        while taken.len() < GROUP
            && let Ok(order) = orders.try_recv()
        {
            taken.push(order);
        }
    }
}

/// Whether the bot left this server: then it may be purged.
pub(crate) fn is_departed(guild: GuildId) -> Asked {
    of_server(
        "SELECT 1 FROM guilds WHERE guild = $1 AND gone_at IS NOT NULL",
        guild,
    )
}

/// Removes everything of a server, in one transaction.
pub(crate) fn purge(guild: GuildId) -> impl Iterator<Item = Asked> {
    // Referring rows go before the rows that they refer to.
    [
        "DELETE FROM reports WHERE guild = $1",
        "DELETE FROM log_words WHERE guild = $1",
        "DELETE FROM house_log WHERE guild = $1",
        "DELETE FROM barred WHERE guild = $1",
        "DELETE FROM void_requests WHERE guild = $1",
        "DELETE FROM played_for WHERE guild = $1",
        "DELETE FROM void_words WHERE guild = $1",
        "DELETE FROM voids WHERE guild = $1",
        "DELETE FROM shuffles WHERE guild = $1",
        "DELETE FROM patrons WHERE guild = $1",
        "DELETE FROM characters WHERE guild = $1",
        "DELETE FROM acts WHERE deal IN (SELECT id FROM deals WHERE guild = $1)",
        "DELETE FROM deals WHERE guild = $1",
        "DELETE FROM surfaces WHERE table_id IN (SELECT id FROM tables WHERE guild = $1)",
        "DELETE FROM session_tables WHERE session IN (SELECT id FROM sessions WHERE guild = $1)",
        "DELETE FROM sessions WHERE guild = $1",
        "DELETE FROM tables WHERE guild = $1",
        "DELETE FROM notes WHERE guild = $1",
        "DELETE FROM transfers WHERE guild = $1",
        "DELETE FROM accounts WHERE guild = $1",
        "DELETE FROM members WHERE guild = $1",
        "DELETE FROM given WHERE guild = $1",
        "DELETE FROM secrets WHERE name = 'server:' || $1",
        "DELETE FROM guilds WHERE guild = $1",
    ]
    .into_iter()
    .map(move |text| of_server(text, guild))
}

fn of_server(text: &'static str, guild: GuildId) -> Asked {
    Asked {
        text: text.into(),
        values: vec![guild.row().into()],
    }
}

/// The last heartbeat: a time, and what the clocks said.
pub(crate) const PULSE: &str = "SELECT alive_at, clocks FROM pulse WHERE one = 1";

/// Every deadline moved by what its clock advanced since the last heartbeat, in one transaction.
pub(crate) struct Resumed {
    pub writes: Vec<Asked>,
    /// By how many milliseconds those of the first shard are moved.
    pub moved: i64,
}

/// # Errors
/// Where the clocks cannot be read.
pub(crate) fn resumed(pulse: Option<(i64, Option<String>)>, now: i64) -> sqlx::Result<Resumed> {
    let clocks: Clocks = match pulse {
        None => (&[now]).into(),
        Some((_, Some(clocks))) => {
            serde_json::from_str(&clocks).map_err(|error| sqlx::Error::Decode(error.into()))?
        }
        // Written by a version that had one clock, the machine's.
        Some((alive_at, None)) => (&[alive_at]).into(),
    };
    let mut writes = Vec::new();
    let mut write = |text: &'static str, values: &[i64]| {
        let values = values.iter().map(|value| Value::Number(*value)).collect();
        let text = text.into();
        writes.push(Asked { text, values });
    };
    let shards = clocks.shards.len() as i64;
    for (shard, clock) in clocks.shards.iter().enumerate() {
        // Discord's rule for which shard a server belongs to.
        write(
            "UPDATE tables SET due_at = due_at + $1
             WHERE due_at IS NOT NULL AND (guild >> 22) % $2 = $3",
            &[now.saturating_sub(*clock), shards, shard as i64],
        );
    }
    for (guild, clock) in &clocks.servers {
        // How far its own clock is behind its shard's.
        let behind = clocks.at_shard_of(*guild).unwrap_or(*clock) - clock;
        write(
            "UPDATE tables SET due_at = due_at + $1 WHERE due_at IS NOT NULL AND guild = $2",
            &[behind, guild.row()],
        );
    }
    writes.push(Asked {
        text: "INSERT INTO pulse (one, alive_at, clocks) VALUES (1, $1, $2)
               ON CONFLICT (one) DO UPDATE SET alive_at = excluded.alive_at, clocks = excluded.clocks"
            .into(),
        values: vec![now.into(), format!("[{now}]").into()],
    });
    let first = clocks.shards.first();
    Ok(Resumed {
        writes,
        moved: first.map_or(0, |clock| now.saturating_sub(*clock)),
    })
}
