//! A question to a patron, and its answer.

use ids::DealId;
use rules::{Act, Seat};

/// A patron who is asked what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ask {
    /// The deal it is asked in.
    pub deal: DealId,
    /// How many acts the deal has.
    pub ply: u32,
    /// The patron's seat.
    pub seat: Seat,
}

impl Ask {
    /// The patron's choice, as the command expects it.
    #[must_use]
    pub fn chosen(self, act: Act) -> Chosen {
        let Ask { deal, ply, seat } = self;
        Chosen {
            deal,
            ply,
            seat,
            act,
        }
    }
}

/// A patron's choice, with the moment it was asked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// The deal it was asked in.
    pub deal: DealId,
    /// How many acts the deal had.
    pub ply: u32,
    /// The patron's seat.
    pub seat: Seat,
    /// The act it chose.
    pub act: Act,
}
