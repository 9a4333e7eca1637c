//! The books of one server in memory: what may be posted, as the database's schema has it.

use crate::{Account, LIMIT, Transfer};
use std::collections::HashMap;

/// The books of one server: every balance, and every transfer by its name.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    balances: HashMap<Account, i64>,
    posted: HashMap<String, Transfer>,
}

/// Why transfers are not posted. None of them was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LedgerRefusal {
    /// An account does not hold what it was to give.
    #[error("the account {account} does not hold enough coins")]
    Overdraft {
        /// Which.
        account: Account,
    },
    /// A transfer of this name stands in the books and is another one.
    #[error("there is another transfer named {name}")]
    NameTaken {
        /// The name.
        name: String,
    },
    /// The coins of the server would come to more than [`LIMIT`] together.
    #[error("the coins of the server would be too many")]
    MintFull,
    /// An account would hold more than [`LIMIT`], or the mint get back more than it gave.
    #[error("the account {account} would hold too many coins")]
    TooLarge {
        /// Which.
        account: Account,
    },
    /// Coins cannot go where they come from.
    #[error("{account} cannot pay itself")]
    SameAccount {
        /// Which.
        account: Account,
    },
    /// The name of a transfer that has a cause begins with it and a colon.
    #[error("the transfer {name} is not named after its cause")]
    NotNamedAfterItsCause {
        /// The name.
        name: String,
    },
}

impl Ledger {
    /// What an account holds; nothing where no transfer has touched it.
    #[must_use]
    pub fn balance(&self, account: &Account) -> i64 {
        self.balances.get(account).copied().unwrap_or(0)
    }

    /// Every account that a transfer has touched, with what it holds.
    pub fn balances(&self) -> impl Iterator<Item = (&Account, i64)> {
        self.balances
            .iter()
            .map(|(account, coins)| (account, *coins))
    }

    /// Moves coins in this order, all or nothing. A transfer that stands in the books already moves none.
    ///
    /// # Errors
    /// What is wrong with the first that may not be posted.
    pub fn post(&mut self, transfers: &[Transfer]) -> Result<(), LedgerRefusal> {
        let mut done: Vec<&Transfer> = Vec::new();
        for transfer in transfers {
            match self.enter(transfer) {
                Ok(true) => done.push(transfer),
                Ok(false) => {}
                Err(refusal) => {
                    for transfer in done.into_iter().rev() {
                        self.posted.remove(&transfer.name);
                        self.moves(&transfer.credit, &transfer.debit, transfer.amount.get());
                    }
                    return Err(refusal);
                }
            }
        }
        Ok(())
    }

    /// Enters one; false where it stands in the books already.
    fn enter(&mut self, transfer: &Transfer) -> Result<bool, LedgerRefusal> {
        let Transfer {
            name,
            debit,
            credit,
            ..
        } = transfer;
        if let Some(other) = self.posted.get(name) {
            return match transfer.is_the_same_as(other) {
                true => Ok(false),
                false => Err(LedgerRefusal::NameTaken { name: name.clone() }),
            };
        }
        may_post(transfer, self.balance(debit), self.balance(credit))?;
        self.moves(debit, credit, transfer.amount.get());
        self.posted.insert(name.clone(), transfer.clone());
        Ok(true)
    }

    fn moves(&mut self, from: &Account, to: &Account, coins: i64) {
        *self.balances.entry(from.clone()).or_default() -= coins;
        *self.balances.entry(to.clone()).or_default() += coins;
    }
}

/// Whether a transfer that stands in no books yet may be posted where its accounts hold so many coins.
///
/// # Errors
/// Why not.
pub fn may_post(transfer: &Transfer, debited: i64, credited: i64) -> Result<(), LedgerRefusal> {
    let Transfer {
        name,
        debit,
        credit,
        ..
    } = transfer;
    if debit == credit {
        let account = debit.clone();
        return Err(LedgerRefusal::SameAccount { account });
    }
    // No balance is beyond LIMIT and no amount either: these sums are far below the bounds of their type.
    let left = debited - transfer.amount.get();
    match debit {
        Account::Mint if left < -LIMIT => return Err(LedgerRefusal::MintFull),
        Account::Mint => {}
        _ if left < 0 => {
            let account = debit.clone();
            return Err(LedgerRefusal::Overdraft { account });
        }
        _ => {}
    }
    let most = match credit {
        Account::Mint => 0,
        _ => LIMIT,
    };
    if credited + transfer.amount.get() > most {
        let account = credit.clone();
        return Err(LedgerRefusal::TooLarge { account });
    }
    let named = |cause: &String| {
        let rest = name.strip_prefix(cause.as_str());
        rest.is_some_and(|rest| rest.starts_with(':'))
    };
    if !transfer.cause.as_ref().is_none_or(named) {
        return Err(LedgerRefusal::NotNamedAfterItsCause { name: name.clone() });
    }
    Ok(())
}
