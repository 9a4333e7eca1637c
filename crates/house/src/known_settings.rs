//! The settings of every server, in memory.

use super::lock;
use ids::GuildId;
use pages::Settings;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// The settings of every server, as last stored; of a server that is not here, the defaults.
#[derive(Default)]
pub(super) struct KnownSettings(Mutex<HashMap<GuildId, Arc<Settings>>>);

impl KnownSettings {
    pub fn of(&self, guild: GuildId) -> Arc<Settings> {
        lock(&self.0).get(&guild).cloned().unwrap_or_default()
    }

    pub fn insert(&self, guild: GuildId, settings: Arc<Settings>) {
        lock(&self.0).insert(guild, settings);
    }

    pub fn forget(&self, guild: GuildId) {
        lock(&self.0).remove(&guild);
    }
}
