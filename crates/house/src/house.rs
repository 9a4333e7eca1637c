//! The settings a tavern runs by.

use crate::time::{MachineTime, Spawn, Tasks, Time};
use ids::Millis;
use pages::{Defaults, PolicyLinks};
use std::sync::Arc;
use table::Pause;

/// How the house is run. One for the whole bot.
#[derive(Clone)]
pub struct House {
    /// What counts for servers that chose nothing.
    pub defaults: Defaults,
    /// How long everyone is asked about bonus cards (TM-7); slow tables take a turn for it.
    pub question: Millis,
    /// The wait between two deals; at slow tables a turn.
    pub between: Millis,
    /// How long a table waits for players before it closes; a slow one a day.
    pub lobby: Millis,
    /// How long patrons and substitutes take for an act.
    pub pause: Pause,
    /// Open tables a server may have.
    pub tables: usize,
    /// Days for which the data of a server is kept that the bot was removed from.
    pub keep_days: i64,
    /// Where members read what is done with their data, and on what terms they play.
    pub papers: PolicyLinks,
    /// What time it is.
    pub time: Arc<dyn Time>,
    /// Who does the work.
    pub spawn: Arc<dyn Spawn>,
}

impl Default for House {
    fn default() -> Self {
        House {
            defaults: Defaults::default(),
            question: Millis::seconds(15),
            between: Millis::seconds(15),
            lobby: Millis::seconds(30 * 60),
            pause: Pause::Believable,
            tables: 20,
            keep_days: 30,
            papers: PolicyLinks::default(),
            time: Arc::new(MachineTime::default()),
            spawn: Arc::new(Tasks),
        }
    }
}
