//! Accounts, and their names in the books.

use std::fmt;
use std::str::FromStr;

use ids::{PurseId, TableId};

/// An account of a server.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Account {
    /// Issues coins; the only account that may be negative.
    Mint,
    /// Funds patrons: the stakes of the cast, and the purses of hired ones.
    House,
    /// The free coins of a member, or of one of their characters.
    Member(PurseId),
    /// The purse of a hired patron; the cast has none, though older books may contain one.
    Patron(PatronKey),
    /// An owner's coins on hold at a table.
    Hold {
        /// Where they are on hold.
        table: TableId,
        /// Whose coins they are.
        owner: Owner,
    },
    /// A table's pot.
    Pot {
        /// The table it belongs to.
        table: TableId,
    },
}

/// Who can have coins on hold.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Owner {
    /// A member, or one of their characters.
    Member(PurseId),
    /// A patron, hired or of the cast.
    Patron(PatronKey),
}

/// Identifies a patron in its server: opaque, one word of `a-z`, `0-9` and `-`.
#[derive(
    Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
#[serde(try_from = "String", into = "String")]
pub struct PatronKey(String);

/// The text is not the name of an account.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} does not name an account")]
pub struct AccountError(String);

impl PatronKey {
    /// Checks and wraps a key.
    ///
    /// # Errors
    /// If it is not one word of `a-z`, `0-9` and `-`, 1 to 64 characters long.
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

    /// The key of a newly hired patron, from 64 random bits.
    #[must_use]
    pub fn for_hire(chance: PurseId) -> PatronKey {
        PatronKey(format!("{HIRED}{chance}"))
    }

    /// Whether the patron was hired and so has a purse; otherwise it is of the cast and plays for the house.
    #[must_use]
    pub fn is_hired(&self) -> bool {
        self.0.starts_with(HIRED)
    }
}

/// The prefix of hired patrons' keys, which no key of the cast has.
const HIRED: &str = "h-";

impl TryFrom<String> for PatronKey {
    type Error = AccountError;
    fn try_from(key: String) -> Result<PatronKey, AccountError> {
        PatronKey::new(key)
    }
}

impl From<PatronKey> for String {
    fn from(key: PatronKey) -> String {
        key.0
    }
}

impl fmt::Display for PatronKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Account {
    /// The account's name in the books, unique in its server.
    #[must_use]
    pub fn name(&self) -> String {
        self.to_string()
    }

    /// The name of the account whose coins these are: for a hold, its owner's.
    #[must_use]
    pub fn purse(&self) -> String {
        match self {
            Account::Hold { owner, .. } => owner.to_string(),
            other => other.to_string(),
        }
    }

    /// The owner of these coins; `None` for the mint, the house and a pot.
    #[must_use]
    pub fn owner(&self) -> Option<Owner> {
        match self {
            Account::Member(purse) => Some(Owner::Member(*purse)),
            Account::Patron(key) => Some(Owner::Patron(key.clone())),
            Account::Hold { owner, .. } => Some(owner.clone()),
            Account::Mint | Account::House | Account::Pot { .. } => None,
        }
    }

    /// Where coins from this account go back to: older books have purses of the cast, which now belong to the house.
    #[must_use]
    pub fn current_owner(&self) -> Account {
        match self {
            Account::Patron(key) if !key.is_hired() => Account::House,
            other => other.clone(),
        }
    }
}

impl Owner {
    /// The account the owner's stakes come from and return to: their purse or, for one of the cast, the house.
    #[must_use]
    pub fn account(&self) -> Account {
        self.purse().current_owner()
    }

    /// The account named after the owner, by which books and sheets tell owners apart.
    #[must_use]
    pub fn purse(&self) -> Account {
        match self {
            Owner::Member(purse) => Account::Member(*purse),
            Owner::Patron(key) => Account::Patron(key.clone()),
        }
    }

    /// Whether this is a patron of the cast, who plays with the house's coins.
    #[must_use]
    pub fn is_of_the_cast(&self) -> bool {
        matches!(self, Owner::Patron(key) if !key.is_hired())
    }

    /// The account for the owner's coins on hold at a table.
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
        let error = || AccountError(text.to_owned());
        match text.split_once(':') {
            None if text == "mint" => Ok(Account::Mint),
            None if text == "house" => Ok(Account::House),
            Some(("hold", rest)) => {
                let (table, owner) = rest.split_once(':').ok_or_else(error)?;
                let table = table.parse().map_err(|_| error())?;
                Ok(Account::Hold {
                    table,
                    owner: owner.parse().map_err(|_| error())?,
                })
            }
            Some(("pot", table)) => Ok(Account::Pot {
                table: table.parse().map_err(|_| error())?,
            }),
            _ => text.parse::<Owner>().map(|owner| owner.purse()),
        }
    }
}

impl FromStr for Owner {
    type Err = AccountError;
    fn from_str(text: &str) -> Result<Owner, AccountError> {
        let error = || AccountError(text.to_owned());
        match text.split_once(':') {
            Some(("member", id)) => Ok(Owner::Member(id.parse().map_err(|_| error())?)),
            Some(("patron", key)) => Ok(Owner::Patron(PatronKey::new(key)?)),
            _ => Err(error()),
        }
    }
}
