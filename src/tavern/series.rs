//! What lasts longer than a deal: a match with its stakes, a pot that is carried.

use super::Player;
use crate::store::DealId;
use serde::{Deserialize, Serialize};

/// A match that is on: the same players to its end, their stakes held until then (RULES.md 7, FT-8, AP-8).
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Match {
    /// Names the transfers of its stakes.
    pub id: DealId,
    /// Who plays it, by seat.
    pub players: Vec<Player>,
    /// The score so far, by seat or by side.
    pub score: Vec<i32>,
    /// The number of the deal that is on or comes next, from 1.
    pub deal: u32,
}

/// Coins left in the pot for the next deal (RULES.md TT-3).
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Carried {
    /// The deal that left them.
    pub deal: DealId,
    /// How many.
    pub coins: i64,
    /// Who is dealt in as long as they lie there: nobody new.
    pub players: Vec<Player>,
    /// Who shares them if the table closes, in the order in which odd coins are paid.
    pub claims: Vec<Player>,
}

impl Carried {
    /// Who leaves gives up the claim, but the last claim stands: else the coins would be nobody's.
    pub fn give_up(&mut self, player: &Player) {
        self.players.retain(|other| other != player);
        if self.claims.len() > 1 {
            self.claims.retain(|other| other != player);
        }
    }

    /// Equal shares, odd coins one by one in their order (RULES.md 0.3).
    pub fn shares(&self) -> impl Iterator<Item = (&Player, i64)> {
        let heads = (self.claims.len() as i64).max(1);
        let (share, odd) = (self.coins / heads, self.coins % heads);
        let coins = (0..).map(move |n| share + i64::from(n < odd));
        self.claims.iter().zip(coins)
    }
}
