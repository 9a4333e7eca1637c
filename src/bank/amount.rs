//! How many coins move.

use super::BankRefusal;

/// The most that a transfer moves or an account holds, in coins.
pub const LIMIT: i64 = 1_000_000_000_000_000;

/// Whole coins, from 1 to [`LIMIT`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Amount(i64);

impl Amount {
    /// Takes a number of coins at the door.
    ///
    /// # Errors
    /// [`BankRefusal::Amount`] below 1 and above [`LIMIT`].
    pub const fn new(coins: i64) -> Result<Amount, BankRefusal> {
        if coins < 1 || coins > LIMIT {
            return Err(BankRefusal::Amount { given: coins });
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
    type Error = BankRefusal;
    fn try_from(coins: i64) -> Result<Amount, BankRefusal> {
        Amount::new(coins)
    }
}
