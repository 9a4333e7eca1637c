//! Bids for a settlement while the cards are dealt (RULES.md 5, MI-6).

use crate::act::Act;
use crate::seat::{BySeat, Seat};
use crate::view::Bidding;

/// The number of the last session.
pub(super) const SESSIONS: u8 = 3;
/// The lowest bid: no points at all, relative to 43.
pub(super) const LEAST: i16 = -43;
/// The highest bid: all points, relative to 43.
pub(super) const MOST: i16 = 86;

/// A session of bids.
#[derive(Clone, Copy)]
pub(super) struct Bids {
    /// The bids as everybody sees them.
    pub standing: Bidding,
    pub turn: Seat,
    /// Whether a bid was made or lowered in this lap.
    changed: bool,
}

/// What follows a bid.
pub(super) enum Then {
    /// The next seat bids.
    GoOn,
    /// The bids add up to zero.
    Agreed,
    /// The bids cannot reach zero any more, or nobody moves: more cards are dealt.
    NextCards,
}

impl Bids {
    pub fn session(session: u8, seats: usize, first: Seat) -> Bids {
        Bids {
            standing: Bidding {
                session,
                bids: BySeat::new(seats),
            },
            turn: first,
            changed: false,
        }
    }

    /// The highest bid the seat may make; it may keep or lower its own.
    pub fn most(standing: &Bidding, seat: Seat) -> i16 {
        standing.bids[seat].unwrap_or(MOST)
    }

    /// Makes the bid of the seat to act; `next` is the seat after it, `last` the seat that ends a lap.
    pub fn bid(&mut self, points: i16, next: Seat, last: Seat) -> Then {
        let seat = self.turn;
        self.changed |= self.standing.bids[seat] != Some(points);
        self.standing.bids[seat] = Some(points);
        let ends_lap = seat == last;
        let still = ends_lap && !self.changed;
        self.changed &= !ends_lap;
        self.turn = next;
        let sum = self.standing.bids.iter().map(|(_, bid)| bid);
        match sum.sum::<Option<i16>>() {
            Some(0) => Then::Agreed,
            Some(sum) if sum < 0 || still => Then::NextCards,
            _ => Then::GoOn,
        }
    }
}

/// The bids of a session, as a record lists them.
pub(super) type Said = Vec<(Seat, Act)>;
