//! What can be asked of a writer, and what both writers do alike.

use tokio::sync::{mpsc, oneshot};

use super::question::{SqlQuery, Value};
use crate::clocks::Clocks;
use crate::key::Key;
use crate::leases::Lease;
use crate::step::{Step, StepError};
use ids::{GuildId, Shard};

/// What can be asked of the writer.
pub(crate) enum Order {
    Step(Waiting),
    Resume(Option<Lease>, i64, oneshot::Sender<sqlx::Result<i64>>),
    Purge(Option<Lease>, GuildId, oneshot::Sender<sqlx::Result<bool>>),
    /// To be told when whatever was asked before this is written.
    Flush(oneshot::Sender<()>),
    Checkpoint(oneshot::Sender<Checkpointed>),
    Close,
}

/// Whether nothing is left of what was erased.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Checkpointed {
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
pub(crate) struct Waiting {
    pub step: Box<Step>,
    /// What it is written under, where several processes share the database.
    pub lease: Option<Lease>,
    pub answer: oneshot::Sender<Result<(), StepError>>,
}

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
pub(crate) fn is_departed(guild: GuildId) -> SqlQuery {
    of_server(
        "SELECT 1 FROM guilds WHERE guild = $1 AND gone_at IS NOT NULL",
        guild,
    )
}

/// Removes everything of a server, in one transaction.
pub(crate) fn purge(guild: GuildId) -> impl Iterator<Item = SqlQuery> {
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
        "DELETE FROM members WHERE guild = $1",
        "DELETE FROM characters WHERE guild = $1",
        "DELETE FROM acts WHERE deal IN (SELECT id FROM deals WHERE guild = $1)",
        "DELETE FROM deals WHERE guild = $1",
        "DELETE FROM surfaces WHERE table_id IN (SELECT id FROM tables WHERE guild = $1)",
        "DELETE FROM session_tables WHERE session IN (SELECT id FROM sessions WHERE guild = $1)",
        // Another server's that refers to this one's is there only if the schema was once without its keys.
        "DELETE FROM session_tables WHERE table_id IN (SELECT id FROM tables WHERE guild = $1)",
        "DELETE FROM sessions WHERE guild = $1",
        "DELETE FROM notes WHERE guild = $1",
        "DELETE FROM transfers WHERE guild = $1",
        "DELETE FROM accounts WHERE guild = $1",
        "DELETE FROM tables WHERE guild = $1",
        "DELETE FROM given WHERE guild = $1",
        "DELETE FROM day_totals WHERE guild = $1",
        "DELETE FROM secrets WHERE name = 'server:' || $1",
        "DELETE FROM guilds WHERE guild = $1",
    ]
    .into_iter()
    .map(move |text| of_server(text, guild))
}

fn of_server(text: &'static str, guild: GuildId) -> SqlQuery {
    SqlQuery {
        text: text.into(),
        values: vec![guild.row().into()],
    }
}

/// Whether a database has anything of any server.
pub(crate) const IS_FILLED: &str =
    "SELECT EXISTS (SELECT 1 FROM accounts) OR EXISTS (SELECT 1 FROM members)
         OR EXISTS (SELECT 1 FROM guilds)";

/// The last heartbeat: a time, and what the clocks said.
pub(crate) const PULSE: &str = "SELECT alive_at, clocks FROM pulse WHERE one = 1";

/// Every deadline moved by what its clock advanced since the last heartbeat, in one transaction.
pub(crate) struct Resumed {
    pub writes: Vec<SqlQuery>,
    /// By how many milliseconds those of the first shard are moved.
    pub moved: i64,
}

/// # Errors
/// Where the clocks cannot be read.
pub(crate) fn resumed(pulse: Option<Pulse>, now: i64) -> sqlx::Result<Resumed> {
    let clocks = clocks(pulse, now)?;
    let of = clocks.shards.len() as u64;
    let mut writes = Vec::new();
    for (number, clock) in (0..).zip(&clocks.shards) {
        writes.push(moved(Shard { number, of }, now.saturating_sub(*clock)));
    }
    writes.extend(lags(&clocks, |_| true));
    writes.push(pulse_at(now));
    let first = clocks.shards.first();
    Ok(Resumed {
        writes,
        moved: first.map_or(0, |clock| now.saturating_sub(*clock)),
    })
}

/// As [`resumed`], for one shard; the heartbeat is not written.
///
/// # Errors
/// Where the clocks cannot be read.
pub(crate) fn resumed_shard(shard: Shard, pulse: Option<Pulse>, now: i64) -> sqlx::Result<Resumed> {
    let clocks = clocks(pulse, now)?;
    let by = clocks
        .at(shard)
        .map_or(0, |clock| now.saturating_sub(clock));
    let mut writes = vec![moved(shard, by)];
    writes.extend(lags(&clocks, |guild| shard.hears(guild)));
    Ok(Resumed { writes, moved: by })
}

/// The heartbeat, when all clocks show the same.
pub(crate) fn pulse_at(now: i64) -> SqlQuery {
    SqlQuery {
        text: "INSERT INTO pulse (one, alive_at, clocks) VALUES (1, $1, $2)
               ON CONFLICT (one) DO UPDATE SET alive_at = excluded.alive_at, clocks = excluded.clocks"
            .into(),
        values: vec![now.into(), format!("[{now}]").into()],
    }
}

/// A heartbeat: a time, and what the clocks said.
pub(crate) type Pulse = (i64, Option<String>);

fn clocks(pulse: Option<Pulse>, now: i64) -> sqlx::Result<Clocks> {
    Ok(match pulse {
        None => (&[now]).into(),
        Some((_, Some(clocks))) => {
            serde_json::from_str(&clocks).map_err(|error| sqlx::Error::Decode(error.into()))?
        }
        // Written by a version that had one clock, the machine's.
        Some((alive_at, None)) => (&[alive_at]).into(),
    })
}

/// Moves the deadlines of a shard's servers.
fn moved(shard: Shard, by: i64) -> SqlQuery {
    let values = [by, shard.of.cast_signed(), shard.number.cast_signed()];
    SqlQuery {
        // Discord's rule for which shard a server belongs to.
        text: "UPDATE tables SET due_at = due_at + $1
               WHERE due_at IS NOT NULL AND (guild >> 22) % $2 = $3"
            .into(),
        values: values.map(Value::Number).into(),
    }
}

/// Moves the deadlines of servers whose own clocks are behind their shards'.
fn lags(clocks: &Clocks, is_meant: impl Fn(GuildId) -> bool) -> impl Iterator<Item = SqlQuery> {
    let meant = clocks
        .servers
        .iter()
        .filter(move |(guild, _)| is_meant(*guild));
    meant.map(|(guild, clock)| {
        let behind = clocks.at_shard_of(*guild).unwrap_or(*clock) - clock;
        SqlQuery {
            text: "UPDATE tables SET due_at = due_at + $1 WHERE due_at IS NOT NULL AND guild = $2"
                .into(),
            values: vec![behind.into(), guild.row().into()],
        }
    })
}
