//! Lessons: one prepared deal for each edition, played by a learner, with a few sentences at the moments that matter.
//!
//! A [`Lesson`] is a record and its topics. [`Progress`] is all that is kept of a learner: their acts,
//! and how many texts they have read. [`Lesson::stand`] follows both from the start, so there is no other state, no
//! clock and nothing random. The other seats play what they play in the record while that is legal, and otherwise what
//! the substitute would (RULES.md 0.3): no search, so that a better patron changes no lesson.
//!
//! | file | |
//! | --- | --- |
//! | `lesson` | which lessons there are, and how a learner stands in one |
//! | `topic` | what can be said, and when it is true |
//! | `doubt` | cards that a learner is asked about once more |
//! | `records/` | the deals with their topics, prepared by `examples/prepare.rs` |

mod doubt;
mod lesson;
mod topic;

pub use doubt::Doubt;
pub use lesson::{Answered, Ask, CLICKS, Left, Lesson, Prepared, Progress, Stand};
pub use topic::{Explanation, Topic};
