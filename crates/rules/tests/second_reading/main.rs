//! A second reading of RULES.md 3 to 11, 14, 15 and 17: every game written again, simply and slowly, from the text alone,
//! on card names, without using the engine. The worked cases test the reading, and the reading tests the engine.
//! (RULES.md 1 and 2 are read in `tests/rules/contract.rs`.)
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod alone;
mod cases;
mod engine;
#[path = "games.rs"]
mod games;
mod random;
mod settled;
mod small_cases;
mod small_french;

use games::{READ, deal_out, read, read_acts};
use games::{
    bets, french, latriomphe, mitigati, ottocento, plain, sicilian, tarot, three, trefeltromp,
    troccas, troggu,
};
