//! Whole coins.

use std::{fmt, iter::Sum, ops::Neg};

use serde::{Deserialize, Serialize};

/// A number of whole coins; negative for a loss.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Coins(pub i64);

impl Coins {
    /// What an empty purse holds.
    pub const ZERO: Coins = Coins(0);
    /// The highest stake of a table.
    pub const MOST_STAKE: Coins = Coins(1_000_000);
    /// The most coins one purse can hold, which is also the limit for all coins of a server together.
    pub const MOST: Coins = Coins(1_000_000_000_000_000);

    /// The sum; `None` on overflow.
    pub fn checked_add(self, other: Coins) -> Option<Coins> {
        self.0.checked_add(other.0).map(Coins)
    }

    /// The difference; `None` on overflow.
    pub fn checked_sub(self, other: Coins) -> Option<Coins> {
        self.0.checked_sub(other.0).map(Coins)
    }

    /// The product; `None` on overflow.
    pub fn checked_mul(self, times: i64) -> Option<Coins> {
        self.0.checked_mul(times).map(Coins)
    }

    /// The sum, for whatever only shows it: at the ends of what an `i64` holds it goes no further.
    #[must_use]
    pub fn saturating_add(self, other: Coins) -> Coins {
        Coins(self.0.saturating_add(other.0))
    }

    /// The difference, for whatever only shows it: at the ends of what an `i64` holds it goes no further.
    #[must_use]
    pub fn saturating_sub(self, other: Coins) -> Coins {
        Coins(self.0.saturating_sub(other.0))
    }

    /// The same number of coins without its sign.
    #[must_use]
    pub fn abs(self) -> Coins {
        Coins(self.0.saturating_abs())
    }
}

/// What one wins is what the other loses.
impl Neg for Coins {
    type Output = Coins;

    fn neg(self) -> Coins {
        Coins(self.0.saturating_neg())
    }
}

/// Adds up as [`Coins::saturating_add`] does.
impl Sum for Coins {
    fn sum<I: Iterator<Item = Coins>>(coins: I) -> Coins {
        coins.fold(Coins::ZERO, Coins::saturating_add)
    }
}

impl fmt::Display for Coins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
