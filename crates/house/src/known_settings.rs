//! The settings of every server, in memory.

use ids::GuildId;
use pages::Settings;
use parking_lot::Mutex;
use std::collections::HashMap;
use std::sync::Arc;

/// The settings of every server, as last stored; of a server that is not here, the defaults.
#[derive(Default)]
pub(super) struct KnownSettings(Mutex<HashMap<GuildId, Arc<Settings>>>);

impl KnownSettings {
    pub fn of(&self, guild: GuildId) -> Arc<Settings> {
        self.0.lock().get(&guild).cloned().unwrap_or_default()
    }

    pub fn insert(&self, guild: GuildId, settings: Arc<Settings>) {
        self.0.lock().insert(guild, settings);
    }

    pub fn forget(&self, guild: GuildId) {
        self.0.lock().remove(&guild);
    }
}
