//! Bids for a settlement while the cards are dealt (RULES.md 5, MI-6).

use crate::act::Act;
use crate::seat::{BySeat, Seat};
use crate::view::Bidding;

/// The last session.
pub(super) const SESSIONS: u8 = 3;
/// No points at all, relative to 43.
pub(super) const LEAST: i16 = -43;
/// All points, relative to 43.
pub(super) const MOST: i16 = 86;

/// A session of bids.
#[derive(Clone, Copy)]
pub(super) struct Bids {
    /// As everybody sees it.
    pub standing: Bidding,
    pub turn: Seat,
    /// Was a bid made or lowered in this lap?
    changed: bool,
}

/// What comes of a bid.
pub(super) enum Then {
    /// The next one speaks.
    GoOn,
    /// The bids come to zero.
    Agreed,
    /// They cannot any more, or nobody moves: more cards.
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

    /// The highest bid that the seat may make: it may keep or lower its own.
    pub fn most(standing: &Bidding, seat: Seat) -> i16 {
        standing.bids[seat].unwrap_or(MOST)
    }

    /// The seat whose turn it is bids; `next` is the seat after it, and `last` the one that ends a lap.
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

/// The words of a session that a record tells.
pub(super) type Said = Vec<(Seat, Act)>;
