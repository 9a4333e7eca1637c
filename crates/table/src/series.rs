//! What outlasts a deal: a match and its stakes, drawn partners, a carried pot.

use crate::{Broken, Player, Terms};
use ids::{DealId, MemberId};
use rules::{Card, Coins, Seat, Setup, split_pot};
use serde::{Deserialize, Serialize};

/// A running match: the same players throughout, their stakes held until the end (RULES.md 7, FT-8, AP-8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Match {
    /// Names the transfers of its stakes.
    pub id: DealId,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The score so far, by seat or by side.
    pub score: Vec<i32>,
    /// The current or next deal, from 1.
    pub deal: u32,
    /// Game masters who have held a patron's cards in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub played_for: Vec<MemberId>,
}

/// A draw for partners, or a choice of them, which lasts a set number of deals (RULES.md TR-6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draw {
    /// The players by seat; partners sit opposite each other.
    pub players: Vec<Player>,
    /// The cards drawn, in order, and by whom; none if the partners were chosen.
    pub cards: Vec<(Player, Card)>,
    /// The current or next deal, counted from 1 since the draw.
    pub deal: u32,
}

impl Draw {
    /// Whether the partners were chosen.
    #[must_use]
    pub fn is_chosen(&self) -> bool {
        self.cards.is_empty()
    }

    /// Whether the partners were chosen by naming this pair.
    pub(crate) fn is_by(&self, pair: &[Player; 2]) -> bool {
        let seat = |player| self.players.iter().position(|other| other == player);
        let apart = seat(&pair[0]).zip(seat(&pair[1]));
        self.is_chosen() && apart.is_some_and(|(one, other)| one.abs_diff(other) == 2)
    }
}

/// Coins left in the pot for the next deal (RULES.md TT-3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Carried {
    /// The deal that left them.
    pub deal: DealId,
    /// The pot, in coins.
    pub coins: Coins,
    /// The dealer of that deal.
    pub dealer: Seat,
    /// The players of that deal, by seat.
    pub players: Vec<Player>,
    /// The seats whose players have not left since; nobody else is dealt in while the coins lie there.
    pub stayed: Vec<Seat>,
    /// The seats that share them if the table closes.
    pub claims: Vec<Seat>,
}

impl Carried {
    /// Whether a player may be dealt in while the coins lie there.
    #[must_use]
    pub fn lets_in(&self, player: &Player) -> bool {
        let mut stayed = self.stayed.iter();
        stayed.any(|seat| self.is_of(*seat, player))
    }

    /// Whether a player shares the coins if the table closes.
    #[must_use]
    pub fn is_claimed_by(&self, player: &Player) -> bool {
        let mut claims = self.claims.iter();
        claims.any(|seat| self.is_of(*seat, player))
    }

    /// A damaged row may name a seat that the deal did not have: it is nobody's.
    fn is_of(&self, seat: Seat, player: &Player) -> bool {
        self.players.get(seat.index()) == Some(player)
    }

    /// Gives up a leaver's claim, except the last one, so that the coins never lack an owner.
    pub fn give_up(&mut self, player: &Player) {
        let players = &self.players;
        let others = |seat: &Seat| players.get(seat.index()) != Some(player);
        self.stayed.retain(others);
        if self.claims.len() > 1 {
            self.claims.retain(others);
        }
    }

    /// Who gets how many coins.
    ///
    /// # Errors
    /// No deal under these terms can have left such a pot.
    pub fn shares(&self, terms: &Terms) -> Result<Vec<(&Player, Coins)>, Broken> {
        let seats = self.players.len();
        let setup = Setup::new(terms.variant, terms.stake, seats, self.dealer);
        let setup = setup.map_err(|_| Broken("the carried pot belongs to another game"))?;
        if !self.claims.iter().all(|seat| seat.index() < seats) {
            return Err(Broken("the carried pot belongs to other seats"));
        }
        let shares = split_pot(self.coins, self.claims.iter().copied().collect(), &setup);
        let player = |(seat, coins): (Seat, Coins)| (&self.players[seat.index()], coins);
        Ok(shares.into_iter().map(player).collect())
    }
}
