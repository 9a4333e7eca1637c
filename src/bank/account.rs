//! Accounts, and the names by which the books know them.

use std::fmt;
use std::str::FromStr;

use crate::store::{AccountRow, PurseId, TableId};

/// An account of a server.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Account {
    /// Where coins come from: the only account below zero.
    Mint,
    /// Funds patrons.
    House,
    /// Free coins of a member, or of one of their characters.
    Member(PurseId),
    /// A patron's free coins.
    Patron(PatronKey),
    /// Coins of an owner, set aside at a table.
    Hold {
        /// The table.
        table: TableId,
        /// Whose coins they are.
        owner: Owner,
    },
    /// What is played for at a table.
    Pot {
        /// The table.
        table: TableId,
    },
}

/// Who can have coins on hold.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Owner {
    /// A member, or one of their characters.
    Member(PurseId),
    /// A patron.
    Patron(PatronKey),
}

/// What a patron's purse goes by in a server: opaque, one word of `a-z`, `0-9` and `-`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PatronKey(String);

/// The text names no account.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} does not name an account")]
pub struct AccountError(String);

impl PatronKey {
    /// Takes a key at the door.
    ///
    /// # Errors
    /// Where it is not one word of `a-z`, `0-9` and `-`, 1 to 64 characters long.
    pub fn new(key: impl Into<String>) -> Result<PatronKey, AccountError> {
        let key = key.into();
        let fits = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-');
        if (1..=64).contains(&key.len()) && key.bytes().all(fits) {
            Ok(PatronKey(key))
        } else {
            Err(AccountError(key))
        }
    }

    /// The key as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Account {
    /// Unique in its server.
    #[must_use]
    pub fn name(&self) -> String {
        self.to_string()
    }

    /// Name of the account whose coins these are: for a hold, its owner's.
    #[must_use]
    pub fn purse(&self) -> String {
        match self {
            Account::Hold { owner, .. } => owner.to_string(),
            other => other.to_string(),
        }
    }

    /// As the database knows it.
    pub(super) fn row(&self) -> AccountRow {
        let (kind, place) = match self {
            Account::Mint => ("mint", None),
            Account::House => ("house", None),
            Account::Member(_) => ("member", None),
            Account::Patron(_) => ("patron", None),
            Account::Hold { table, .. } => ("hold", Some(*table)),
            Account::Pot { table } => ("pot", Some(*table)),
        };
        AccountRow {
            name: self.name(),
            kind,
            purse: self.purse(),
            place,
        }
    }
}

impl Owner {
    /// The account of the owner's free coins.
    #[must_use]
    pub fn account(&self) -> Account {
        match self {
            Owner::Member(purse) => Account::Member(*purse),
            Owner::Patron(key) => Account::Patron(key.clone()),
        }
    }

    /// The account of the owner's coins that are set aside at a table.
    #[must_use]
    pub fn hold(&self, table: TableId) -> Account {
        Account::Hold {
            table,
            owner: self.clone(),
        }
    }
}

impl fmt::Display for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Account::Mint => f.write_str("mint"),
            Account::House => f.write_str("house"),
            Account::Member(purse) => write!(f, "member:{purse}"),
            Account::Patron(key) => write!(f, "patron:{}", key.0),
            Account::Hold { table, owner } => write!(f, "hold:{table}:{owner}"),
            Account::Pot { table } => write!(f, "pot:{table}"),
        }
    }
}

impl fmt::Display for Owner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Owner::Member(purse) => write!(f, "member:{purse}"),
            Owner::Patron(key) => write!(f, "patron:{}", key.0),
        }
    }
}

impl FromStr for Account {
    type Err = AccountError;
    fn from_str(text: &str) -> Result<Account, AccountError> {
        let wrong = || AccountError(text.to_owned());
        match text.split_once(':') {
            None if text == "mint" => Ok(Account::Mint),
            None if text == "house" => Ok(Account::House),
            Some(("hold", rest)) => {
                let (table, owner) = rest.split_once(':').ok_or_else(wrong)?;
                let table = table.parse().map_err(|_| wrong())?;
                Ok(Account::Hold {
                    table,
                    owner: owner.parse().map_err(|_| wrong())?,
                })
            }
            Some(("pot", table)) => Ok(Account::Pot {
                table: table.parse().map_err(|_| wrong())?,
            }),
            _ => text.parse::<Owner>().map(|owner| owner.account()),
        }
    }
}

impl FromStr for Owner {
    type Err = AccountError;
    fn from_str(text: &str) -> Result<Owner, AccountError> {
        let wrong = || AccountError(text.to_owned());
        match text.split_once(':') {
            Some(("member", id)) => Ok(Owner::Member(id.parse().map_err(|_| wrong())?)),
            Some(("patron", key)) => Ok(Owner::Patron(PatronKey::new(key)?)),
            _ => Err(wrong()),
        }
    }
}
