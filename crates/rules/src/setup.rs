//! Everything that is settled before the cards are dealt.

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

/// What earlier deals left, if it matters to the game (RECORD.md, `before`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Before {
    /// Match score so far, by seat or side.
    pub score: BySeat<i32>,
    /// Coins carried over in the pot.
    pub pot: Coins,
    /// Coins that each seat may stake (trefeltromp).
    pub purses: BySeat<Coins>,
    /// The number of the deal within its match, from 1; 0 outside a match.
    pub deal: u32,
}

/// Why a deal is invalid, as a sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)]
pub enum BadDeal {
    #[error("{variant} cannot be played by {seats}")]
    Seats { variant: Variant, seats: usize },
    #[error("the stake must be from {least} to {most} coins, not {stake}", most = Coins::MOST_STAKE)]
    Stake { least: Coins, stake: Coins },
    #[error("the dealer has no seat at this table")]
    Dealer,
    #[error("the card {0} occurs twice")]
    CardTwice(Card),
    #[error("the card {0} is not in this pack")]
    ForeignCard(Card),
    #[error("the cards are not exactly those of the pack")]
    NotThePack,
    #[error("every seat must be dealt {0} cards")]
    HandSize(usize),
    #[error("what is carried over from earlier deals does not belong to this game: {0}")]
    Before(&'static str),
}

impl Setup {
    /// A first deal: a single one, the first of a match, or one with the usual purses.
    ///
    /// # Errors
    /// A number of seats the game does not allow, a stake out of bounds, a dealer beyond the seats.
    pub fn new(
        variant: Variant,
        stake: Coins,
        seats: usize,
        dealer: Seat,
    ) -> Result<Setup, BadDeal> {
        let before = variant.first_before(stake, seats);
        Setup::after(variant, stake, seats, dealer, before)
    }

    /// A deal that follows others.
    ///
    /// # Errors
    /// Like [`Setup::new`], and [`BadDeal::Before`] for a carry-over that the game does not have.
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

    /// The setup of a deal that is already running, unchecked.
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

    /// The stake in coins; what it buys depends on the game (RECORD.md).
    pub fn stake(&self) -> Coins {
        self.stake
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// The dealer's seat.
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// What earlier deals left.
    pub fn before(&self) -> &Before {
        &self.before
    }

    /// The most that the seat can lose in this deal, in coins (RULES.md 0.3).
    pub fn max_loss(&self, seat: Seat) -> Coins {
        self.variant.max_loss(self, seat)
    }

    /// The next dealer: the deal passes on in the direction of play (RULES.md 0.3).
    pub fn next_dealer(&self) -> Seat {
        self.dealer.next(self.variant.direction(), self.seats)
    }

    /// The next deal at the same table: the deal passes on, the match continues or starts again, and coins left in the pot are
    /// carried over. Purses stay as they are in this deal.
    pub fn next(&self, outcome: &Outcome) -> Setup {
        Setup {
            dealer: self.next_dealer(),
            before: self.variant.next_before(self, outcome),
            ..*self
        }
    }

    /// The dealer's neighbour in the direction of play, who is dealt to first.
    pub fn first_seat(&self) -> Seat {
        self.next_dealer()
    }
}
