//! Taking turns: people who act, and tests that look, only when the bot has nothing left to do, so that a test's course
//! is the same however busy the machine is.

use std::{
    sync::{MutexGuard, PoisonError},
    time::Duration,
};

use tokio::time::Instant;

use crate::shared::Shared;

/// How often the bot is looked at.
const LOOK: Duration = Duration::from_millis(5);
/// When a turn begins though the bot is not quiet.
const PATIENCE: Duration = Duration::from_secs(6);

/// When a turn begins.
pub(crate) struct Turns {
    /// How long the bot has to be quiet.
    pub quiet: Duration,
    /// Whether the bot is known to have something left to do.
    pub is_busy: Box<dyn Fn() -> bool + Send>,
    /// How many turns have begun: whoever waits when one begins has it too.
    pub begun: u64,
}

impl Shared {
    /// Waits for a turn, where people take turns.
    pub async fn turn(&self) {
        let (since, before) = (Instant::now(), self.turns_begun());
        while since.elapsed() < PATIENCE && self.must_wait() {
            tokio::time::sleep(LOOK).await;
            if self.turns_begun() != before {
                return;
            }
        }
        if let Some(turns) = &mut *self.turns() {
            turns.begun += 1;
            self.with(|world| world.log.begin_turn());
        }
    }

    fn must_wait(&self) -> bool {
        self.turns().as_ref().is_some_and(|turns| {
            self.with(|world| world.stirred.elapsed() < turns.quiet || world.owes_answers())
                || (turns.is_busy)()
        })
    }

    fn turns_begun(&self) -> u64 {
        self.turns().as_ref().map_or(0, |turns| turns.begun)
    }

    fn turns(&self) -> MutexGuard<'_, Option<Turns>> {
        self.turns.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
