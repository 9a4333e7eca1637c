//! The games as they are read: each from the text alone, on card names.

pub mod bets;
pub mod french;
pub mod latriomphe;
pub mod mitigati;
pub mod ottocento;
pub mod plain;
pub mod sicilian;
pub mod tarot;
pub mod three;
pub mod trefeltromp;
pub mod troccas;
pub mod troggu;

use plain::{Cards, Reading, Start};
use serde_json::Value;

/// The games that are read here.
pub const READ: [&str; 11] = [
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
pub fn read(start: &Start) -> Box<dyn Reading> {
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
pub fn deal_out(start: &Start, pack: &[String]) -> (Vec<Cards>, Cards) {
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

/// Reads the acts of a record, and its result once it is over; `Err` is the first act that the reading does not allow.
pub fn read_acts(record: &Value) -> Result<Option<Value>, usize> {
    let mut reading = read(&Start::from_record(record));
    for (at, act) in record["acts"].as_array().unwrap().iter().enumerate() {
        if reading.asks_everybody() && reading.to_act().is_empty() {
            reading.everybody_has_answered();
        }
        let seat = act[0].as_u64().unwrap() as usize;
        let words = act[1].as_str().unwrap();
        if !reading.to_act().contains(&seat) || !reading.may(seat).allows(words) {
            return Err(at);
        }
        reading.act(seat, words);
    }
    assert_eq!(reading.to_act().is_empty(), reading.result().is_some());
    Ok(reading.result())
}
