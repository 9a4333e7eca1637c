//! Everything that is settled before the cards are dealt.

use crate::card::{Card, CardSet};
use crate::coins::Coins;
use crate::games::Variant;
use crate::outcome::Outcome;
use crate::seat::{BySeat, Direction, Seat, SeatSet};

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
    #[error("{variant} cannot be played by {seats} players")]
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

    /// The next deal at the same table: the deal passes on, the match continues or starts again, and coins left in the
    /// pot are carried over. Purses stay as they are in this deal.
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

    /// All seats in deal order, from the dealer's neighbour round to the dealer.
    pub fn deal_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let direction = self.variant.direction();
        self.first_seat().round(direction, self.seats)
    }

    /// All seats clockwise from the dealer's left, whatever the direction of play.
    pub(crate) fn clockwise(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let left = self.dealer.next(Direction::Clockwise, self.seats);
        left.round(Direction::Clockwise, self.seats)
    }

    /// These cards, each with the seat that was dealt it, in deal order.
    pub(crate) fn in_deal_order(
        &self,
        cards: CardSet,
        dealt: &BySeat<CardSet>,
    ) -> Vec<(Seat, Card)> {
        let of_seat = |seat| (cards & dealt[seat]).iter().map(move |card| (seat, card));
        self.deal_order().flat_map(of_seat).collect()
    }

    /// The seat that is dealt the `n`th card, from 0, where each in turn is dealt packets of these sizes;
    /// `None` for the cards that are then left.
    pub(crate) fn dealt_to(&self, packets: &[usize], n: usize) -> Option<Seat> {
        let mut left = n;
        for packet in packets {
            if left < packet * self.seats {
                return self.deal_order().nth(left / packet);
            }
            left -= packet * self.seats;
        }
        None
    }
}

/// Divides a pot that no further deal will be played for among these seats of the last deal, in equal shares;
/// odd coins go one by one clockwise from the dealer's left (RULES.md TT-3).
/// Seats whose share is zero are not listed.
pub fn split_pot(pot: Coins, seats: SeatSet, setup: &Setup) -> Vec<(Seat, Coins)> {
    let round = setup.clockwise();
    let sharers: Vec<Seat> = round.filter(|seat| seats.contains(*seat)).collect();
    let count = sharers.len() as i64;
    let share = |(n, seat): (usize, Seat)| {
        let odd = i64::from((n as i64) < pot.0 % count);
        (seat, Coins(pot.0 / count + odd))
    };
    let shares = sharers.into_iter().enumerate().map(share);
    shares.filter(|(_, coins)| *coins > Coins::ZERO).collect()
}
