//! Servers that the bot was removed from: their data are kept for a while, in case it comes back, and then deleted.

use super::{
    Clocks, Members, OperatorSettings, ServerSettings, Sessions, Staff, Tables, Territory,
};
use crate::time::DAY_MS;
use ids::{GuildId, Shard};
use parking_lot::Mutex;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{Step, Store, Write};

/// After so many milliseconds data that could not be deleted are tried again.
const TRY_AGAIN: i64 = 60 * 60 * 1_000;

/// The servers that the bot was removed from.
pub struct Servers {
    pub(super) store: Arc<dyn Store>,
    pub(super) house: Arc<OperatorSettings>,
    pub(super) territory: Arc<Territory>,
    pub(super) clocks: Arc<Clocks>,
    pub(super) members: Arc<Members>,
    pub(super) settings: Arc<ServerSettings>,
    pub(super) sessions: Arc<Sessions>,
    pub(super) staff: Arc<Staff>,
    pub(super) tables: Arc<Tables>,
    pub(super) gone: Departures,
}

/// When the bot left each of them.
#[derive(Default)]
pub(super) struct Departures {
    since: Mutex<BTreeMap<GuildId, i64>>,
    /// Held while it is recorded that the bot is in a server or not, so that this happens in the order of the reports.
    changing: tokio::sync::Mutex<()>,
    /// Held while data are deleted, so that this happens only once.
    purging: tokio::sync::Mutex<()>,
}

impl Servers {
    /// Reads which servers the bot was removed from.
    pub(super) async fn read_gone(&self) -> anyhow::Result<()> {
        let gone = self.store.departed_guilds().await?;
        let mine = gone.into_iter();
        let mine = mine.filter(|(guild, _)| self.territory.holds(*guild));
        self.gone.since.lock().extend(mine);
        Ok(())
    }

    /// The bot was removed from a server: its tables lose their place and, unless the bot comes back, its data are
    /// deleted after [`super::OperatorSettings::keep_days`].
    ///
    /// # Errors
    /// If the database fails.
    pub async fn bot_removed(&self, guild: GuildId) -> anyhow::Result<()> {
        let _in_turn = self.gone.changing.lock().await;
        // This is not an outage: the time left there runs.
        self.clocks.server_is_back(guild);
        self.tables.lose_places(guild, None).await?;
        if self.gone.since.lock().contains_key(&guild) {
            return Ok(());
        }
        let at = self.house.time.now();
        self.mark(guild, Some(at)).await?;
        self.gone.since.lock().insert(guild, at);
        Ok(())
    }

    /// The bot is in a server: its data, if not yet deleted, are kept, and its tables continue.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn bot_present(&self, guild: GuildId) -> anyhow::Result<()> {
        let _in_turn = self.gone.changing.lock().await;
        if self.gone.since.lock().contains_key(&guild) {
            self.mark(guild, None).await?;
            self.gone.since.lock().remove(&guild);
        }
        Ok(self.tables.places_are_back(guild).await?)
    }

    /// The bot is in these servers of a shard. Returns the others whose tables and coins are kept here: they may be
    /// gone, or Discord may have left them out for a moment.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn missing(&self, servers: &[GuildId], shard: Shard) -> anyhow::Result<Vec<GuildId>> {
        for &guild in servers {
            self.bot_present(guild).await?;
        }
        let mut missing = self.store.servers().await?;
        let gone = self.gone.since.lock();
        missing.retain(|guild| {
            shard.hears(*guild) && !servers.contains(guild) && !gone.contains_key(guild)
        });
        Ok(missing)
    }

    /// The Discord application whose tables and coins are kept here, if it is not this one; the first call records this
    /// one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn belongs_to_another(&self, application: u64) -> anyhow::Result<Option<u64>> {
        another_application(&*self.store, application).await
    }

    /// When the next server's data are to be deleted, if any (epoch milliseconds).
    pub fn next_purge(&self) -> Option<i64> {
        let gone = self.gone.since.lock();
        let keep = self.house.keep_days.saturating_mul(DAY_MS);
        gone.values().map(|at| at.saturating_add(keep)).min()
    }

    /// Deletes the data of every server whose time is up. One that fails is logged, and tried again after an hour; the
    /// others go on.
    ///
    /// # Errors
    /// What failed last.
    pub async fn purge_gone(&self) -> anyhow::Result<()> {
        let Ok(_one_at_a_time) = self.gone.purging.try_lock() else {
            return Ok(());
        };
        let keep = self.house.keep_days.saturating_mul(DAY_MS);
        let over = self.house.time.now().saturating_sub(keep);
        let due: Vec<GuildId> = self
            .gone
            .since
            .lock()
            .iter()
            .filter(|&(_, &at)| at <= over)
            .map(|(&guild, _)| guild)
            .collect();
        let mut failed = None;
        for guild in due {
            // One server that cannot be deleted keeps no other.
            if let Err(error) = self.purge(guild).await {
                tracing::error!(server = %guild, "the data of a server that the bot was removed from could not be deleted: {error:#}");
                if let Some(at) = self.gone.since.lock().get_mut(&guild) {
                    *at = over.saturating_add(TRY_AGAIN);
                }
                failed = Some(error);
            }
        }
        failed.map_or(Ok(()), Err)
    }

    async fn purge(&self, guild: GuildId) -> anyhow::Result<()> {
        self.tables.abandon_all(guild, None).await?;
        if self.store.purge(guild).await? {
            tracing::info!(server = %guild, "deleted the data of a server that the bot was removed from");
            self.store.checkpoint().await?;
        }
        self.members.forget_server(guild);
        self.settings.forget(guild);
        self.sessions.forget(guild);
        self.staff.forget(guild);
        self.gone.since.lock().remove(&guild);
        Ok(())
    }

    async fn mark(&self, guild: GuildId, at: Option<i64>) -> anyhow::Result<()> {
        let write = Write::Departed { guild, at };
        Ok(self.store.commit(Step::write(write)).await?)
    }
}

/// The Discord application whose tables and coins are kept in a store, if it is not this one; the first call records
/// this one.
pub(super) async fn another_application(
    store: &dyn Store,
    application: u64,
) -> anyhow::Result<Option<u64>> {
    let known = store.application(application).await?;
    Ok((known != application).then_some(known))
}
