//! The books of one server in memory, which accept the same transfers as the database's schema.

use crate::{Account, LIMIT, Transfer};
use std::collections::HashMap;

/// The books of one server: every balance, and every transfer by name.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    balances: HashMap<Account, i64>,
    posted: HashMap<String, Transfer>,
}

/// Why transfers were refused. If one is, none is posted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LedgerRefusal {
    /// An account has too few coins for its debit.
    #[error("the account {account} does not hold enough coins")]
    Overdraft {
        /// The debited account.
        account: Account,
    },
    /// Another transfer has this name.
    #[error("there is another transfer named {name}")]
    NameTaken {
        /// The name in question.
        name: String,
    },
    /// The server's coins would exceed [`LIMIT`] in total.
    #[error("the server would have too many coins")]
    MintFull,
    /// An account would hold more than [`LIMIT`], or the mint receive more than it issued.
    #[error("the account {account} would hold too many coins")]
    TooLarge {
        /// The credited account.
        account: Account,
    },
    /// Debit and credit are the same account.
    #[error("{account} cannot pay itself")]
    SameAccount {
        /// The account in question.
        account: Account,
    },
    /// The name of a transfer with a cause must begin with the cause and a colon.
    #[error("the transfer {name} is not named after its cause")]
    NotNamedAfterItsCause {
        /// The name in question.
        name: String,
    },
}

impl Ledger {
    /// The balance of an account; zero if no transfer has touched it.
    #[must_use]
    pub fn balance(&self, account: &Account) -> i64 {
        self.balances.get(account).copied().unwrap_or(0)
    }

    /// The balance of every account that a transfer has touched.
    pub fn balances(&self) -> impl Iterator<Item = (&Account, i64)> {
        self.balances
            .iter()
            .map(|(account, coins)| (account, *coins))
    }

    /// Posts transfers in this order, all or none. One that is already posted moves nothing.
    ///
    /// # Errors
    /// The refusal of the first that cannot be posted.
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

    /// Posts one transfer; `false` if it is already posted.
    fn enter(&mut self, transfer: &Transfer) -> Result<bool, LedgerRefusal> {
        let Transfer {
            name,
            debit,
            credit,
            ..
        } = transfer;
        if let Some(other) = self.posted.get(name) {
            return if transfer.is_the_same_as(other) {
                Ok(false)
            } else {
                Err(LedgerRefusal::NameTaken { name: name.clone() })
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

/// Checks a transfer not posted yet against the balances of its two accounts.
///
/// # Errors
/// The reason for which it cannot be posted.
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
    // Neither balances nor amounts exceed `LIMIT`, so these sums cannot overflow.
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
