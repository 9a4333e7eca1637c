//! The settings of a server: how its GM wants the house run.

use super::{House, HouseLog, LogEntry, Tables, lock};
use ids::{GuildId, MemberId};
use pages::{Settings, SettingsError};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use store::{Step, Store, Write};

/// The settings of every server.
pub struct ServerSettings {
    store: Arc<dyn Store>,
    house: Arc<House>,
    log: Arc<HouseLog>,
    tables: Arc<Tables>,
    known: Mutex<HashMap<GuildId, Arc<Settings>>>,
    /// Held while settings are changed, so that no change is made from old ones.
    changing: tokio::sync::Mutex<()>,
}

/// Why settings were not changed.
#[derive(Debug, thiserror::Error)]
pub enum SettingsChangeError {
    /// They cannot be: to be told to who asked.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// Our side.
    #[error(transparent)]
    Internal(#[from] anyhow::Error),
}

impl ServerSettings {
    pub(super) fn new(
        store: Arc<dyn Store>,
        house: Arc<House>,
        log: Arc<HouseLog>,
        tables: Arc<Tables>,
    ) -> ServerSettings {
        ServerSettings {
            store,
            house,
            log,
            tables,
            known: Mutex::default(),
            changing: tokio::sync::Mutex::default(),
        }
    }

    /// The settings of a server, as they are now.
    pub fn of(&self, guild: GuildId) -> Arc<Settings> {
        let servers = lock(&self.known);
        servers.get(&guild).cloned().unwrap_or_default()
    }

    /// Changes the settings of a server, all or nothing; those as they are then.
    /// What did change is logged with who did it (nobody: Discord), and the open tables are shown anew.
    ///
    /// # Errors
    /// What cannot be; then nothing has changed.
    pub async fn change(
        &self,
        guild: GuildId,
        by: Option<MemberId>,
        change: impl FnOnce(&mut Settings),
    ) -> Result<Arc<Settings>, SettingsChangeError> {
        let _alone = self.changing.lock().await;
        let before = self.of(guild);
        let mut after = Settings::clone(&before);
        change(&mut after);
        after.check(&self.house.defaults)?;
        if after == *before {
            return Ok(before);
        }
        let changes = before.compared(&after, &self.house.defaults);
        let write = Write::Settings {
            guild,
            settings: serde_json::to_string(&after).map_err(anyhow::Error::from)?,
        };
        let step = Step::write(write);
        let committed = if changes.is_empty() {
            // What nobody can tell from what was before is no news.
            self.store.commit(step).await
        } else {
            let entry = LogEntry::Settings { changes };
            self.log.commit_logged(step, guild, by, entry).await
        };
        committed.map_err(anyhow::Error::from)?;
        let after = Arc::new(after);
        lock(&self.known).insert(guild, after.clone());
        // They may speak of another currency now.
        for table in self.tables.ids_in(guild, None) {
            self.tables.look_again(table);
        }
        Ok(after)
    }

    /// Forgets the settings of a server whose rows are gone.
    pub(super) fn forget(&self, guild: GuildId) {
        lock(&self.known).remove(&guild);
    }

    /// Reads the settings of all servers, on start.
    pub(super) async fn read(&self) -> anyhow::Result<()> {
        for (guild, text) in self.store.all_settings().await? {
            match serde_json::from_str::<Settings>(&text) {
                Ok(settings) => {
                    lock(&self.known).insert(guild, Arc::new(settings));
                }
                Err(error) => {
                    tracing::error!(%guild, "a server's settings cannot be read: {error}")
                }
            }
        }
        Ok(())
    }
}
