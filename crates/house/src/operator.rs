//! The settings that the operator runs the bot with.

use super::ShardRange;
use crate::random::{Random, SystemRandom};
use crate::time::{MachineTime, Spawn, Tasks, Time};
use ids::Millis;
use pages::{Defaults, PolicyLinks};
use std::sync::Arc;
use table::{LastTrick, Pause};

/// How the bot is run; the same for all servers.
#[derive(Clone)]
pub struct OperatorSettings {
    /// Used by servers that did not choose otherwise.
    pub defaults: Defaults,
    /// How long a question to every seat stands open (TM-7); at slow tables it takes a turn instead.
    pub question: Millis,
    /// The wait between two deals; at slow tables it takes a turn instead.
    pub between: Millis,
    /// How long a lobby waits for players before the table closes; at slow tables a day or a turn, whichever is
    /// longer.
    pub lobby: Millis,
    /// How long patrons and the substitute seem to think.
    pub pause: Pause,
    /// What happens to a last trick in which nobody has anything to decide.
    pub last_trick: LastTrick,
    /// The shards whose servers are served; `None` for all servers.
    pub shards: Option<ShardRange>,
    /// The most open tables a server may have.
    pub tables: usize,
    /// How many days a server's data are kept after the bot was removed from it.
    pub keep_days: i64,
    /// The privacy policy and terms that members are referred to.
    pub policy_links: PolicyLinks,
    /// The source of the time.
    pub time: Arc<dyn Time>,
    /// Runs background tasks and searches.
    pub spawn: Arc<dyn Spawn>,
    /// The source of ids and secrets.
    pub random: Arc<dyn Random>,
}

impl Default for OperatorSettings {
    fn default() -> Self {
        OperatorSettings {
            defaults: Defaults::default(),
            question: Millis::seconds(15),
            between: Millis::seconds(15),
            lobby: Millis::seconds(30 * 60),
            pause: Pause::Believable,
            last_trick: LastTrick::PlaysItself,
            shards: None,
            tables: 20,
            keep_days: 30,
            policy_links: PolicyLinks::default(),
            time: Arc::new(MachineTime::default()),
            spawn: Arc::new(Tasks::default()),
            random: Arc::new(SystemRandom),
        }
    }
}
