//! A second reading of RULES.md 3 to 11, 14, 15 and 17: every game written again, simply and slowly, from the text alone,
//! on card names, without using the engine. The worked cases test the reading, and the reading tests the engine.
//! (RULES.md 1 and 2 are read in `tests/rules/contract.rs`.)
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod alone;
mod bets;
mod cases;
mod engine;
mod french;
mod latriomphe;
mod mitigati;
mod ottocento;
mod plain;
mod random;
mod settled;
mod sicilian;
mod small_cases;
mod small_french;
mod tarot;
mod three;
mod trefeltromp;
mod troccas;
mod troggu;

use plain::{Cards, Reading, Start};

/// The games that are read here.
const READ: [&str; 11] = [
    "scarto",
    "tarocchi",
    "mitigati",
    "troccas",
    "swiss",
    "sicilian",
    "latriomphe",
    "trefeltromp",
    "troggu",
    "ottocento",
    "tarot",
];

/// The reading of the deal's game.
fn read(start: &Start) -> Box<dyn Reading> {
    match &start.game[..] {
        "scarto" | "tarocchi" | "swiss" => Box::new(three::Three::new(start)),
        "mitigati" => Box::new(mitigati::Mitigati::new(start)),
        "troccas" => Box::new(troccas::Troccas::new(start)),
        "sicilian" => Box::new(sicilian::Sicilian::new(start)),
        "latriomphe" => Box::new(latriomphe::LaTriomphe::new(start)),
        "trefeltromp" => Box::new(trefeltromp::Trefeltromp::new(start)),
        "troggu" => Box::new(troggu::Troggu::new(start)),
        "ottocento" => Box::new(ottocento::Ottocento::new(start)),
        "tarot" => Box::new(french::French::new(start)),
        other => panic!("{other} is not read here"),
    }
}

/// The hands dealt from a pack, and the cards left.
fn deal_out(start: &Start, pack: &[String]) -> (Vec<Cards>, Cards) {
    match &start.game[..] {
        "troccas" => troccas::deal_out(start, pack),
        "sicilian" => sicilian::deal_out(start, pack),
        "latriomphe" => latriomphe::deal_out(start, pack),
        "trefeltromp" => trefeltromp::deal_out(start, pack),
        "troggu" => troggu::deal_out(start, pack),
        "ottocento" => ottocento::deal_out(start, pack),
        "tarot" => french::deal_out(start, pack),
        _ => three::deal_out(start, pack),
    }
}
