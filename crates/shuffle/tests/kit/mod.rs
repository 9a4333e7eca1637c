//! The test vectors that docs/verify.py made, and records of their deals.
#![allow(dead_code)]

use serde::Deserialize;
use serde_json::{Value, json};
use shuffle::{Bound, Cut, Dealer, Method};
use std::path::{Path, PathBuf};

/// docs/shuffle-vectors.json
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vectors {
    pub chance: Vec<Numbers>,
    pub shuffles: Vec<Shuffle>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    pub key: String,
    pub below: u32,
    pub numbers: Vec<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shuffle {
    pub method: Method,
    pub seed: String,
    pub bound: Bound,
    pub cuts: Vec<Option<Cut>>,
    pub bound_text: String,
    pub hash: String,
    pub cuts_text: String,
    pub lot_key: Option<String>,
    pub dealer: usize,
    pub key: String,
    pub order: String,
    pub hands: Vec<String>,
    pub stock: String,
}

impl Shuffle {
    /// The record of the deal, with its proof.
    pub fn record(&self) -> Value {
        let bound = &self.bound;
        let cards = |text: &String| {
            text.split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        let names: Vec<_> = (0..bound.seats.len())
            .map(|n| format!("Player {n}"))
            .collect();
        json!({
            "record": 1, "game": bound.game, "edition": bound.edition, "options": bound.options,
            "stake": bound.stake, "seats": names, "dealer": self.dealer,
            "hands": self.hands.iter().map(cards).collect::<Vec<_>>(),
            "stock": cards(&self.stock), "acts": [],
            "proof": {"method": self.method, "bound": bound, "seed": self.seed, "cuts": self.cuts,
                      "hash": self.hash},
        })
    }
}

pub fn vectors() -> Vectors {
    let text = std::fs::read_to_string(docs().join("shuffle-vectors.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// The vectors of the latest method that draw a dealer by lot.
pub fn lots() -> Vec<Shuffle> {
    let mut all = vectors().shuffles;
    all.retain(|vector| vector.bound.dealer == Dealer::Lot);
    all
}

pub fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

pub fn bytes(digits: &str) -> [u8; 32] {
    assert_eq!(digits.len(), 64);
    std::array::from_fn(|n| u8::from_str_radix(&digits[2 * n..2 * n + 2], 16).unwrap())
}

/// The text with one byte changed, in several ways for each byte, if that changes its meaning.
/// The second value is `None` if the text can no longer be read.
pub fn tampered(line: &str, from: usize) -> Vec<(String, Option<Value>)> {
    let was: Value = serde_json::from_str(line).unwrap();
    let mut all = Vec::new();
    for place in from..line.len() {
        for flip in [1, 2, 4, 16, 32, 128] {
            let mut bytes = line.as_bytes().to_vec();
            bytes[place] ^= flip;
            // Text that is not UTF-8 cannot be read at all.
            let Ok(text) = String::from_utf8(bytes) else {
                continue;
            };
            // A second line would be a second record.
            if text.lines().count() > 1 {
                continue;
            }
            let says = serde_json::from_str::<Value>(&text).ok();
            if says.as_ref() != Some(&was) {
                all.push((text, says));
            }
        }
    }
    all
}
