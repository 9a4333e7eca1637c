//! A rehearsal: one script of everything that the bot asks of Discord, run against the real Discord and against the
//! sandbox, so that the answers can be compared. `cli/rehearse` starts both.
//!
//! `script` is the list of steps: a step that is added there is sent, compared and reported. `requests` makes what a
//! step sends, by the functions that the bot itself sends with. `scene` knows what a run has made so far. `stage` runs
//! the script in one channel of one Discord, hears its events through `ear`, and tidies up. `answer` says what of an
//! answer is compared; a report is made of nothing else.

mod answer;
mod ear;
mod requests;
mod scene;
mod script;
mod stage;

pub use answer::{Answer, Difference, Fact, Outcome, differences};
pub use scene::{Left, Scene, Thing};
pub use script::{Does, PRESSES, Press, QUESTIONS, Question, Step, script};
pub use stage::{Person, Place, Stage, StageError, Stopped};
