//! The rules of every game: worked cases, the sentences of RULES.md, and what holds for all of them.

mod card_points;
mod cases;
mod contract;
#[path = "../expectations/mod.rs"]
mod expectations;
mod fuzz;
#[path = "../kit/mod.rs"]
mod kit;
mod notation;
mod out;
mod sentences;
mod sentences_latriomphe;
mod sentences_ottocento;
mod sentences_points;
mod sentences_sicilian;
mod sentences_tarot;
mod sentences_trefeltromp;
mod sentences_troccas;
mod sentences_troggu;
mod simulate;
mod small_cases;
mod stakes;
mod stale;
mod trefeltromp_money;
