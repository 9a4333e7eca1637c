//! `triomphe rehearse` against a sandbox that stands for Discord, with a scripted operator: what it finds where that
//! sandbox was told to differ from the program's own, and what it leaves behind.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod differing;
mod ending;
mod run;
