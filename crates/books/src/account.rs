//! Accounts, and the names by which the books know them.

use std::fmt;
use std::str::FromStr;

use ids::{PurseId, TableId};

/// An account of a server.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Account {
    /// Where coins come from: the only account below zero.
    Mint,
    /// Funds patrons: the stakes of the cast come from it, and the purses of those hired.
    House,
    /// Free coins of a member, or of one of their characters.
    Member(PurseId),
    /// The purse of a hired patron; one of the cast has none, but books of old may know it.
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
#[derive(
    Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
#[serde(try_from = "String", into = "String")]
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

    /// The key of a new patron, from 64 random bits.
    #[must_use]
    pub fn for_hire(chance: PurseId) -> PatronKey {
        PatronKey(format!("{HIRED}{chance}"))
    }

    /// Whether the patron was hired and has a purse; whoever was not is of the cast and plays for the house.
    #[must_use]
    pub fn is_hired(&self) -> bool {
        self.0.starts_with(HIRED)
    }
}

/// What the keys of hired patrons begin with, and those of the cast do not.
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

    /// Whose coins these are; nobody's are those of the mint, the house and a pot.
    #[must_use]
    pub fn owner(&self) -> Option<Owner> {
        match self {
            Account::Member(purse) => Some(Owner::Member(*purse)),
            Account::Patron(key) => Some(Owner::Patron(key.clone())),
            Account::Hold { owner, .. } => Some(owner.clone()),
            Account::Mint | Account::House | Account::Pot { .. } => None,
        }
    }

    /// Where coins go that came from here: the cast had purses once, and what was theirs is the house's.
    #[must_use]
    pub fn today(&self) -> Account {
        match self {
            Account::Patron(key) if !key.is_hired() => Account::House,
            other => other.clone(),
        }
    }
}

impl Owner {
    /// The account that the owner's stakes come from and go back to: their purse, or, for one of the cast, the house.
    #[must_use]
    pub fn account(&self) -> Account {
        self.purse().today()
    }

    /// The account that is called as the owner is: by it the books and sheets tell owners apart.
    #[must_use]
    pub fn purse(&self) -> Account {
        match self {
            Owner::Member(purse) => Account::Member(*purse),
            Owner::Patron(key) => Account::Patron(key.clone()),
        }
    }

    /// Whether it is a patron of the cast, who plays with the coins of the house.
    #[must_use]
    pub fn is_of_the_cast(&self) -> bool {
        matches!(self, Owner::Patron(key) if !key.is_hired())
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
            _ => text.parse::<Owner>().map(|owner| owner.purse()),
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
