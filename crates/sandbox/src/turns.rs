//! Taking turns: people who act, and tests that look, only when the bot has nothing left to do, so that a test's course
//! is the same however busy the machine is.

use std::time::Duration;

/// How often the bot is looked at.
pub(crate) const LOOK: Duration = Duration::from_millis(5);
/// When a turn begins though the bot is not quiet.
pub(crate) const PATIENCE: Duration = Duration::from_secs(6);

/// When a turn begins.
pub(crate) struct Turns {
    /// How long the bot has to be quiet.
    pub quiet: Duration,
    /// Whether the bot is known to have something left to do.
    pub is_busy: Box<dyn Fn() -> bool + Send>,
    /// How many turns have begun: whoever waits when one begins has it too.
    pub begun: u64,
}
