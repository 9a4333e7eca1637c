//! The dealer, and the lot that draws the first one.

use crate::hash::sha256;
use crate::{Cut, Method, Seed};
use rules::Chance;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What stands for a lot in a proof.
const LOT: &str = "lot";

/// The dealer as the hash is bound to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Json", into = "Json")]
pub enum Dealer {
    /// The seat with this index.
    Seat(usize),
    /// Drawn by seed and cuts (RULES.md 0.3).
    Lot,
}

impl Dealer {
    /// The index of the dealer at a table of this many seats; `None` for a lot without seats.
    pub fn among(self, seats: usize, seed: &Seed, cuts: &[Option<Cut>]) -> Option<usize> {
        match self {
            Dealer::Seat(seat) => Some(seat),
            Dealer::Lot => {
                let seats = u32::try_from(seats).ok().filter(|seats| *seats > 0)?;
                let drawn = Chance::new(lot_key(seed, cuts), 0).below(seats);
                usize::try_from(drawn).ok()
            }
        }
    }
}

/// The key of the stream that draws the dealer; the shuffle has another key.
fn lot_key(seed: &Seed, cuts: &[Option<Cut>]) -> [u8; 32] {
    let label = Method::Two.label("lot");
    sha256(&[label.as_bytes(), seed.bytes(), Cut::text(cuts).as_bytes()])
}

/// As it is written in the text that is hashed.
impl fmt::Display for Dealer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Dealer::Seat(seat) => seat.fmt(f),
            Dealer::Lot => f.write_str(LOT),
        }
    }
}

/// A dealer in a proof: a number, or `"lot"`.
#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "a dealer is a seat's number or \"lot\"")]
enum Json {
    Seat(usize),
    Word(String),
}

/// A word other than `lot`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a dealer is a seat's number or {LOT:?}, not {0:?}")]
pub struct UnknownDealer(String);

impl From<Dealer> for Json {
    fn from(dealer: Dealer) -> Json {
        match dealer {
            Dealer::Seat(seat) => Json::Seat(seat),
            Dealer::Lot => Json::Word(LOT.to_owned()),
        }
    }
}

impl TryFrom<Json> for Dealer {
    type Error = UnknownDealer;
    fn try_from(json: Json) -> Result<Dealer, UnknownDealer> {
        match json {
            Json::Seat(seat) => Ok(Dealer::Seat(seat)),
            Json::Word(word) if word == LOT => Ok(Dealer::Lot),
            Json::Word(word) => Err(UnknownDealer(word)),
        }
    }
}
