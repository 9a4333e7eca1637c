//! What comes in: what was heard already, who sends too much, and who still waits for an answer.

use house::RateLimit;
use std::collections::{HashSet, VecDeque};
use std::sync::{Mutex, PoisonError};
use tokio_util::task::TaskTracker;

/// What members ask for, from its arrival to its answer.
pub struct Inbox {
    /// Discord may deliver an interaction twice, after a lost connection for one: it counts once.
    pub heard: Heard,
    /// What is being answered: the end waits for it.
    pub answering: TaskTracker,
    /// How many commands members sent lately. Buttons are not counted, for play is quick.
    pub commands: RateLimit,
}

impl Default for Inbox {
    /// Thirty commands a minute from one member, more than anybody types by hand: Discord lets us answer only so much.
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

/// The interactions that were heard lately.
#[derive(Default)]
pub struct Heard {
    lately: Mutex<(HashSet<u64>, VecDeque<u64>)>,
}

impl Heard {
    /// Whether an interaction is heard for the first time; from now on it is not.
    pub fn is_new(&self, interaction: u64) -> bool {
        // Every change is one call: nothing is left half done by a panic elsewhere.
        let mut lately = self.lately.lock().unwrap_or_else(PoisonError::into_inner);
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
