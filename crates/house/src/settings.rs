//! The settings of a server, which its GM chooses.

use super::known_settings::KnownSettings;
use super::{HouseLog, OperatorSettings, Tables, Territory};
use ids::{GuildId, MemberId};
use pages::{LogEntry, Settings, SettingsError};
use std::sync::Arc;
use store::{Step, Store, Write};

/// The settings of every server, and their changes.
pub struct ServerSettings {
    store: Arc<dyn Store>,
    house: Arc<OperatorSettings>,
    territory: Arc<Territory>,
    log: Arc<HouseLog>,
    tables: Arc<Tables>,
    known: Arc<KnownSettings>,
    /// Held while settings are changed, so that no change starts from outdated ones.
    changing: tokio::sync::Mutex<()>,
}

/// Why settings were not changed.
#[derive(Debug, thiserror::Error)]
pub enum SettingsChangeError {
    /// An invalid setting, to be shown to whoever asked.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// A fault of ours.
    #[error(transparent)]
    Internal(#[from] anyhow::Error),
}

impl ServerSettings {
    pub(super) fn new(
        store: Arc<dyn Store>,
        house: Arc<OperatorSettings>,
        territory: Arc<Territory>,
        known: Arc<KnownSettings>,
        log: Arc<HouseLog>,
        tables: Arc<Tables>,
    ) -> ServerSettings {
        ServerSettings {
            store,
            house,
            territory,
            log,
            tables,
            known,
            changing: tokio::sync::Mutex::default(),
        }
    }

    /// The current settings of a server.
    pub fn for_guild(&self, guild: GuildId) -> Arc<Settings> {
        self.known.of(guild)
    }

    /// Changes the settings of a server, all or nothing, and returns the new ones. Changes are logged with who made
    /// them (`None` for Discord), and open tables are refreshed.
    ///
    /// # Errors
    /// An invalid setting; nothing has changed then.
    pub async fn change(
        &self,
        guild: GuildId,
        by: Option<MemberId>,
        change: impl FnOnce(&mut Settings),
    ) -> Result<Arc<Settings>, SettingsChangeError> {
        let _alone = self.changing.lock().await;
        let before = self.for_guild(guild);
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
            // A change that makes no visible difference is not logged.
            self.store.commit(step).await
        } else {
            let entry = LogEntry::Settings { changes };
            let logged = self.log.entry(guild, by, entry);
            self.log.commit(step, logged.said_in(&after.currency)).await
        };
        if let Err(error) = committed {
            // It may have been committed, with only the answer lost.
            let stored = self.store.settings(guild).await;
            let stored = stored.map(|text| serde_json::from_str::<Settings>(&text));
            if !matches!(stored, Ok(Ok(stored)) if stored == after) {
                return Err(anyhow::Error::from(error).into());
            }
        }
        let after = Arc::new(after);
        self.known.insert(guild, after.clone());
        // The currency may have changed.
        for table in self.tables.ids_in(guild, None) {
            self.tables.refresh(table);
        }
        Ok(after)
    }

    /// Drops the settings of a server whose rows are gone.
    pub(super) fn forget(&self, guild: GuildId) {
        self.known.forget(guild);
    }

    /// Reads the settings of this house's servers, on start.
    pub(super) async fn read(&self) -> anyhow::Result<()> {
        let mut all = self.store.all_settings().await?;
        all.retain(|(guild, _)| self.territory.holds(*guild));
        for (guild, text) in all {
            match serde_json::from_str::<Settings>(&text) {
                Ok(settings) => {
                    self.known.insert(guild, Arc::new(settings));
                }
                Err(error) => {
                    tracing::error!(%guild, "cannot read a server's settings: {error}")
                }
            }
        }
        Ok(())
    }
}
