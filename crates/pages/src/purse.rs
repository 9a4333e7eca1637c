//! Balances, and why the bank refused.

use crate::patrons::Hired;
use books::{InvalidAmount, LIMIT};
use rules::Coins;

/// An owner's coins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Purse {
    /// Coins that can be spent.
    pub free: Coins,
    /// Coins held for running deals and matches.
    pub on_hold: Coins,
}

/// Who is paid, other than a member.
#[derive(Clone, Debug)]
pub enum Payee {
    /// A hired patron.
    Patron(Hired),
    /// The house: rent, say.
    House,
}

/// Who has had how many starting coins in a server.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Started {
    /// Amounts of coins, the smallest first, each with the number of members who have had as many.
    pub had: Vec<(Coins, usize)>,
    /// The most members whose starting coins can be raised at once.
    pub at_once: usize,
}

impl Started {
    /// The number of members who have had fewer than this many coins, and what they lack of it together.
    pub fn lacking(&self, to: Coins) -> (usize, Coins) {
        let fewer = self.had.iter().filter(|(had, _)| *had < to);
        fewer.fold((0, Coins::ZERO), |(members, coins), (had, count)| {
            let times = i64::try_from(*count).unwrap_or(i64::MAX);
            let lacks = Coins(to.saturating_sub(*had).0.saturating_mul(times));
            (members + count, coins.saturating_add(lacks))
        })
    }
}

/// Starting coins were raised.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Raised {
    /// The number of members who were paid.
    pub members: usize,
    /// Coins that they were paid together.
    pub coins: Coins,
    /// The number of members who still lack some.
    pub left: usize,
}

/// The result of claiming an allowance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowance {
    /// This many coins were paid.
    Fetched(Coins),
    /// They already have at least as much as it tops up to; they can try again today once they have less.
    Enough {
        /// Their coins in all purses, holds and pots together.
        holds: Coins,
        /// The amount it tops up to.
        up_to: Coins,
    },
    /// Today's was already paid; the next is available at this time (epoch milliseconds).
    Again(i64),
    /// The server gives no allowance.
    None,
}

/// The rank of a purse among those of its server that hold coins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// From 1; equal purses share a rank.
    pub rank: u32,
    /// The number of purses that hold coins.
    pub of: u32,
}

/// The whereabouts of all the coins of a server.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CoinTotals {
    /// Coins issued by the mint so far.
    pub minted: Coins,
    /// Coins returned to the mint so far.
    pub burned: Coins,
    /// Free coins of members and their characters.
    pub members: Coins,
    /// Free coins of patrons.
    pub patrons: Coins,
    /// The house's coins.
    pub house: Coins,
    /// Coins held for deals and matches.
    pub on_hold: Coins,
    /// Coins in pots.
    pub in_pots: Coins,
    /// The sum of all accounts including the mint; always zero.
    pub sum: Coins,
}

/// Why the bank refused a request; told to whoever made it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BankRefusal {
    /// Not a number of coins from 1 to [`LIMIT`].
    #[error(transparent)]
    Amount(#[from] InvalidAmount),
    /// The payer and the payee are the same.
    #[error("nobody can pay themselves")]
    ToYourself,
    /// Too few coins are free.
    #[error("{} coins are free and {} on hold: not enough for {wanted}", purse.free, purse.on_hold)]
    NotEnough {
        /// The payer's coins.
        purse: Purse,
        /// Coins that were requested.
        wanted: Coins,
    },
    /// The server's coins would exceed [`LIMIT`] in total.
    #[error("a server can have at most {LIMIT} coins, and there is room for {room} more")]
    MintFull {
        /// How many more coins there can be.
        room: Coins,
    },
    /// The recipient would have more than [`LIMIT`]: possible only in an older server that has more than that in
    /// total.
    #[error("nobody can hold more than {LIMIT} coins")]
    TooMuch,
}
