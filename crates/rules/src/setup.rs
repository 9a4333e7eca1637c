//! What is settled before the cards are dealt.

use crate::card::Card;
use crate::coins::Coins;
use crate::games::Variant;
use crate::outcome::Outcome;
use crate::seat::{BySeat, Seat};

/// Game, stake, seats, dealer, and what earlier deals left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    variant: Variant,
    stake: Coins,
    seats: usize,
    dealer: Seat,
    before: Before,
}

/// What earlier deals left, where it matters (RECORD.md, `before`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Before {
    /// Match score so far, by seat or side.
    pub score: BySeat<i32>,
    /// Coins carried in.
    pub pot: Coins,
    /// Coins each seat may stake (trefeltromp).
    pub purses: BySeat<Coins>,
    /// The number of the deal in its match, from 1; 0 where there is no match.
    pub deal: u32,
}

/// No valid deal: a sentence that says what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)]
pub enum BadDeal {
    #[error("{variant} is not played by {seats}")]
    Seats { variant: Variant, seats: usize },
    #[error("the stake must be from {least} to {most} coins, not {stake}", most = Coins::MOST_STAKE)]
    Stake { least: Coins, stake: Coins },
    #[error("the dealer has no seat at this table")]
    Dealer,
    #[error("the card {0} is there twice")]
    CardTwice(Card),
    #[error("the card {0} is not of this pack")]
    ForeignCard(Card),
    #[error("the cards are not just those of the pack")]
    NotThePack,
    #[error("every seat must be dealt {0} cards")]
    HandSize(usize),
    #[error("what is carried over from earlier deals does not belong to this game: {0}")]
    Before(&'static str),
}

impl Setup {
    /// A first deal: one that stands for itself, or begins a match, or is played with the usual purses.
    ///
    /// # Errors
    /// A number of seats the game cannot have, a stake out of bounds, a dealer who is not there.
    pub fn new(
        variant: Variant,
        stake: Coins,
        seats: usize,
        dealer: Seat,
    ) -> Result<Setup, BadDeal> {
        let before = variant.first_before(stake, seats);
        Setup::after(variant, stake, seats, dealer, before)
    }

    /// A deal after others.
    ///
    /// # Errors
    /// As [`Setup::new`], and [`BadDeal::Before`] for what the game cannot carry over.
    pub fn after(
        variant: Variant,
        stake: Coins,
        seats: usize,
        dealer: Seat,
        before: Before,
    ) -> Result<Setup, BadDeal> {
        if !variant.seats().contains(&seats) {
            return Err(BadDeal::Seats { variant, seats });
        }
        let least = variant.least_stake();
        if !(least..=Coins::MOST_STAKE).contains(&stake) {
            return Err(BadDeal::Stake { least, stake });
        }
        if dealer.index() >= seats {
            return Err(BadDeal::Dealer);
        }
        let setup = Setup {
            variant,
            stake,
            seats,
            dealer,
            before,
        };
        variant.accepts(&setup).map_err(BadDeal::Before)?;
        Ok(setup)
    }

    /// The setup that a running deal was started from.
    pub(crate) fn known_good(
        variant: Variant,
        stake: Coins,
        seats: usize,
        dealer: Seat,
        before: Before,
    ) -> Setup {
        Setup {
            variant,
            stake,
            seats,
            dealer,
            before,
        }
    }

    /// Game, edition and options.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The stake, in coins; what it is the price of is the game's matter (RECORD.md).
    pub fn stake(&self) -> Coins {
        self.stake
    }

    /// How many seats.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// Who deals.
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// What earlier deals left.
    pub fn before(&self) -> &Before {
        &self.before
    }

    /// The most the seat can lose in this deal, in coins (RULES.md 0.3).
    pub fn max_loss(&self, seat: Seat) -> Coins {
        self.variant.max_loss(self, seat)
    }

    /// Who deals next: the dealer rotates in the direction of play after every deal (RULES.md 0.3).
    pub fn next_dealer(&self) -> Seat {
        self.dealer.next(self.variant.direction(), self.seats)
    }

    /// The deal after this one at the same table: the deal passes on, the match goes on or begins again,
    /// what was left in the pot is carried in. Purses are those of this deal.
    pub fn next(&self, outcome: &Outcome) -> Setup {
        Setup {
            dealer: self.next_dealer(),
            before: self.variant.next_before(self, outcome),
            ..*self
        }
    }

    /// The seat next to the dealer in the direction of play, which is dealt to first.
    pub fn first_seat(&self) -> Seat {
        self.next_dealer()
    }
}
