//! Coins as values: accounts, transfers, currencies, settlements, and a ledger in memory. Play money only.
//!
//! Double entry: a [`Transfer`] has one debit, one credit, an amount, a reason, and a name given by its cause; posting
//! it twice moves the coins once. [`Ledger`] decides what may be posted, and refuses what the database's schema
//! refuses.
//!
//! Pure: no clock, no files, no randomness. Nothing here knows what the coins are played for.

mod account;
mod amount;
mod currency;
mod ledger;
mod reading;
mod reason;
mod reversal;
mod settlement;
mod transfer;

pub use account::{Account, AccountError, Owner, PatronKey};
pub use amount::{Amount, InvalidAmount, LIMIT};
pub use currency::{
    Currency, CurrencyError, Denomination, LONGEST_DENOMINATION, LONGEST_NAME, MOST_DENOMINATIONS,
    MOST_WORTH, figure,
};
pub use ledger::{Ledger, LedgerRefusal, may_post};
pub use reading::{AmountError, AmountReader, Notation, Thousands};
pub use reason::Reason;
pub use reversal::{Reversal, house_lacks, nets};
pub use settlement::{MOST_POINTS, Moved, Other, PurseResult, Settlement, settle};
pub use transfer::Transfer;
