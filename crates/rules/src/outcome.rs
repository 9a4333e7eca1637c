//! What came of a deal: RECORD.md, Result.

use serde::{Deserialize, Serialize};

use crate::coins::Coins;
use crate::seat::BySeat;

/// The result of a deal, as a record states it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// How it ended.
    pub ended: Ended,
    /// Tricks won, by seat (trefeltromp: rounds in which a share was won).
    pub tricks: BySeat<u32>,
    /// Card points, by seat or side: point games only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Vec<i32>>,
    /// Match score after the deal, by seat or side: swiss and latriomphe only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Vec<i32>>,
    /// What each seat gains or loses, in coins; the sum with `pot` is what was carried in.
    pub coins: BySeat<Coins>,
    /// Coins left in the pot for the next deal: games with a pot only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pot: Option<Coins>,
    /// Does this deal end the match?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub match_over: bool,
}

/// How a deal ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    /// Triomphe: Death was dealt.
    Death,
    /// Triomphe: the bonuses emptied the pot.
    Emptied,
    /// Triomphe: all tricks were played.
    Tricks,
    /// Point games: all cards were played.
    Played,
    /// Mitigati: settled at the bids.
    Agreed,
    /// La Triomphe: three tricks.
    Three,
    /// La Triomphe: all five.
    Vole,
    /// La Triomphe: a vole undertaken and missed.
    VoleFailed,
    /// La Triomphe: the offered deal was accepted.
    Accepted,
    /// La Triomphe: who refused the offer missed the vole.
    RefuserFailed,
    /// La Triomphe, as-qui-pille: nobody has three.
    Most,
    /// Trefeltromp: the last card was shown.
    Shown,
    /// Trefeltromp: all others folded.
    Alone,
}
