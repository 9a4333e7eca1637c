//! A checked number of coins.

/// The most that a transfer moves or an account holds, in coins.
pub const LIMIT: i64 = 1_000_000_000_000_000;

/// Whole coins, from 1 to [`LIMIT`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Amount(i64);

/// The number is not between 1 and [`LIMIT`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{given} is not an amount from 1 to {LIMIT} coins")]
pub struct InvalidAmount {
    /// The rejected number.
    pub given: i64,
}

impl Amount {
    /// Checks and wraps a number of coins.
    ///
    /// # Errors
    /// If it is below 1 or above [`LIMIT`].
    pub const fn new(coins: i64) -> Result<Amount, InvalidAmount> {
        if coins < 1 || coins > LIMIT {
            return Err(InvalidAmount { given: coins });
        }
        Ok(Amount(coins))
    }

    /// The number of coins.
    #[must_use]
    pub const fn get(self) -> i64 {
        self.0
    }
}

impl TryFrom<i64> for Amount {
    type Error = InvalidAmount;
    fn try_from(coins: i64) -> Result<Amount, InvalidAmount> {
        Amount::new(coins)
    }
}
