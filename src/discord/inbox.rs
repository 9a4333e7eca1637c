//! Incoming interactions: drops repeats, limits commands, and tracks unfinished answers.

use house::RateLimit;
use parking_lot::Mutex;
use std::collections::{HashSet, VecDeque};
use tokio_util::task::TaskTracker;

/// Keeps track of interactions from arrival to answer.
pub struct Inbox {
    /// Discord may deliver an interaction twice, for example after a lost connection; it counts once.
    pub heard: Heard,
    /// The answers in progress; shutdown waits for them.
    pub answering: TaskTracker,
    /// Limits the commands of each member. Buttons are not counted, because play is quick.
    pub commands: RateLimit,
}

impl Default for Inbox {
    /// Thirty commands a minute for each member, more than anybody types by hand: Discord limits how much the bot can
    /// answer.
    fn default() -> Inbox {
        Inbox {
            heard: Heard::default(),
            answering: TaskTracker::new(),
            commands: RateLimit::new(30, 60_000),
        }
    }
}

/// How many interactions are remembered: more than arrive while a connection is resumed.
const REMEMBERED: usize = 8192;

/// The most recent interactions.
#[derive(Default)]
pub struct Heard {
    lately: Mutex<(HashSet<u64>, VecDeque<u64>)>,
}

impl Heard {
    /// Whether this is the first delivery of an interaction; records it.
    pub fn is_new(&self, interaction: u64) -> bool {
        // Every change is a single call, so a panic elsewhere leaves nothing half done.
        let mut lately = self.lately.lock();
        let (known, order) = &mut *lately;
        if !known.insert(interaction) {
            return false;
        }
        order.push_back(interaction);
        if order.len() > REMEMBERED
            && let Some(oldest) = order.pop_front()
        {
            known.remove(&oldest);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interaction_is_new_once_and_forgotten_after_thousands() {
        let heard = Heard::default();
        assert!(heard.is_new(0));
        assert!(!heard.is_new(0));
        assert!((1..=REMEMBERED as u64).all(|interaction| heard.is_new(interaction)));
        assert!(heard.is_new(0));
        assert!(!heard.is_new(REMEMBERED as u64));
    }
}
