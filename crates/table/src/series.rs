//! What lasts longer than a deal: a match with its stakes, partners that were drawn, a pot that is carried.

use crate::{Broken, Player, Terms};
use ids::{DealId, MemberId};
use rules::{Card, Coins, Seat, Setup, split_pot};
use serde::{Deserialize, Serialize};

/// A match that is on: the same players to its end, their stakes held until then (RULES.md 7, FT-8, AP-8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Match {
    /// Names the transfers of its stakes.
    pub id: DealId,
    /// Who plays it, by seat.
    pub players: Vec<Player>,
    /// The score so far, by seat or by side.
    pub score: Vec<i32>,
    /// The number of the deal that is on or comes next, from 1.
    pub deal: u32,
    /// Game masters who held a patron's cards in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub played_for: Vec<MemberId>,
}

/// Partners as they were drawn, for so many deals (RULES.md TR-6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draw {
    /// Who plays with whom: partners sit opposite each other.
    pub players: Vec<Player>,
    /// What was drawn, in order, and by whom.
    pub cards: Vec<(Player, Card)>,
    /// The number of the deal since that is on or comes next, from 1.
    pub deal: u32,
}

/// Coins left in the pot for the next deal (RULES.md TT-3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Carried {
    /// The deal that left them.
    pub deal: DealId,
    /// How many.
    pub coins: Coins,
    /// Who dealt it.
    pub dealer: Seat,
    /// Who played it, by seat.
    pub players: Vec<Player>,
    /// The seats whose players have not left since: nobody else is dealt in as long as the coins lie there.
    pub stayed: Vec<Seat>,
    /// The seats that share them if the table closes.
    pub claims: Vec<Seat>,
}

impl Carried {
    /// Whether a player may be dealt in while the coins lie there.
    #[must_use]
    pub fn lets_in(&self, player: &Player) -> bool {
        let mut stayed = self.stayed.iter();
        stayed.any(|seat| self.players[seat.index()] == *player)
    }

    /// Whether a player shares the coins if the table closes.
    #[must_use]
    pub fn is_claimed_by(&self, player: &Player) -> bool {
        let mut claims = self.claims.iter();
        claims.any(|seat| self.players[seat.index()] == *player)
    }

    /// Who leaves gives up the claim, but the last claim stands: else the coins would be nobody's.
    pub fn give_up(&mut self, player: &Player) {
        let others = |seat: &Seat| self.players[seat.index()] != *player;
        self.stayed.retain(others);
        if self.claims.len() > 1 {
            self.claims.retain(others);
        }
    }

    /// Who gets how much.
    ///
    /// # Errors
    /// A pot that no deal of these terms can have left.
    pub fn shares(&self, terms: &Terms) -> Result<Vec<(&Player, Coins)>, Broken> {
        let seats = self.players.len();
        let setup = Setup::new(terms.variant, terms.stake, seats, self.dealer);
        let setup = setup.map_err(|_| Broken("a carried pot of another game"))?;
        let shares = split_pot(self.coins, self.claims.iter().copied().collect(), &setup);
        let player = |(seat, coins): (Seat, Coins)| (&self.players[seat.index()], coins);
        Ok(shares.into_iter().map(player).collect())
    }
}
