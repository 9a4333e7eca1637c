//! Amounts of coins that move.

use crate::error::CommandError;
use books::Amount;
use rules::Coins;

/// At least one coin.
///
/// # Errors
/// Fewer, or too many.
pub(crate) fn amount(coins: Coins) -> Result<Amount, CommandError> {
    Amount::new(coins.0).map_err(|none| CommandError::Bank(none.into()))
}
