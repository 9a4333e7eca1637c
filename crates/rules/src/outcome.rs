//! The result of a deal (RECORD.md, "Result").

use serde::{Deserialize, Serialize};

use crate::coins::Coins;
use crate::seat::{BySeat, Seat};

/// The result of a deal, as a record states it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Why the deal ended.
    pub ended: Ended,
    /// Tricks won, by seat (trefeltromp: rounds in which the seat won a share).
    pub tricks: BySeat<u32>,
    /// Card points, by seat or side; only in point games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Vec<i32>>,
    /// Who played alone or took the talon after a talk; absent if nobody did (sicilian, troggu).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declarer: Option<Seat>,
    /// Who was dealt the card called, unless the declarer played alone (tarot).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner: Option<Seat>,
    /// The bouts of the declarer's side (tarot).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bouts: Option<u8>,
    /// The points of the price, by seat (tarot).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marks: Option<Vec<i32>>,
    /// What the combinations among the cards won brought, by side; only in ottocento.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub combinations: Option<Vec<i32>>,
    /// What was scored by declarations, by seat; only in ottocento.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declared: Option<Vec<i32>>,
    /// Match score after the deal, by seat or side; only in swiss, latriomphe and ottocento.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Vec<i32>>,
    /// What each seat gains or loses, in coins. The sum plus `pot` equals the coins carried in.
    pub coins: BySeat<Coins>,
    /// Coins left in the pot for the next deal; only in games with a pot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pot: Option<Coins>,
    /// Whether this deal ends the match.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub match_over: bool,
}

impl Outcome {
    /// What every game's result says; a game adds what only it has.
    pub(crate) fn plain(ended: Ended, tricks: &BySeat<u8>, coins: BySeat<Coins>) -> Outcome {
        Outcome {
            ended,
            tricks: BySeat::from_fn(tricks.len(), |seat| u32::from(tricks[seat])),
            points: None,
            declarer: None,
            partner: None,
            bouts: None,
            marks: None,
            combinations: None,
            declared: None,
            score: None,
            coins,
            pot: None,
            match_over: false,
        }
    }
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
    /// La Triomphe: a side won three tricks and stopped.
    Three,
    /// La Triomphe: a side won all five tricks.
    Vole,
    /// La Triomphe: a side went for all five tricks and failed.
    VoleFailed,
    /// La Triomphe: the offered deal was accepted.
    Accepted,
    /// La Triomphe: the side that refused the offer failed to win all five tricks.
    RefuserFailed,
    /// La Triomphe, as-qui-pille: nobody won three tricks.
    Most,
    /// Trefeltromp: the last card was shown.
    Shown,
    /// Trefeltromp: all others folded.
    Alone,
    /// Sicilian, troggu: all passed, and nothing was played.
    Passed,
    /// Sicilian, troggu: one played alone against all others, without or with the talon.
    Solo,
    /// Sicilian: each played for themselves.
    Each,
    /// Troggu: one played against all others with the tapp.
    Taken,
    /// Troggu: nobody declared, and whoever had the most card points lost.
    Misere,
    /// Tarot: somebody was dealt the petit alone.
    PetitSec,
    /// Tarot: a petite was played.
    Petite,
    /// Tarot: a garde was played.
    Garde,
    /// Tarot: a garde sans was played.
    Sans,
    /// Tarot: a garde contre was played.
    Contre,
    /// Ottocento: a declaration reached the target of the match.
    Declared,
}
