//! The people and patrons who can sit at a table.

use books::{Account, Owner, PatronKey};
use ids::{MemberId, PurseId, TableId};
use serde::{Deserialize, Serialize};

/// A member, and the purse they play from: their own or their character's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Person {
    /// Acts, is reminded, and sees the hand.
    pub member: MemberId,
    /// Owns the coins; the only identity known to books and records.
    pub purse: PurseId,
}

/// The occupant of a chair: a member of the server, or a patron of the house.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// A member of the server.
    Member(Person),
    /// A computer player, of the cast or hired.
    Patron(PatronKey),
}

/// How a hired patron plays: a word that only the house interprets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Nature(pub String);

impl Player {
    /// The member, or `None` for a patron.
    #[must_use]
    pub fn member(&self) -> Option<MemberId> {
        match self {
            Player::Member(person) => Some(person.member),
            Player::Patron(_) => None,
        }
    }

    /// The member's purse, or `None` for a patron.
    #[must_use]
    pub fn purse(&self) -> Option<PurseId> {
        match self {
            Player::Member(person) => Some(person.purse),
            Player::Patron(_) => None,
        }
    }

    /// The owner of their coins.
    #[must_use]
    pub fn owner(&self) -> Owner {
        match self {
            Player::Member(person) => Owner::Member(person.purse),
            Player::Patron(key) => Owner::Patron(key.clone()),
        }
    }

    /// The account that their stakes come from and return to.
    #[must_use]
    pub fn account(&self) -> Account {
        self.owner().account()
    }

    /// The account that holds their coins at a table.
    #[must_use]
    pub fn hold(&self, table: TableId) -> Account {
        self.owner().hold(table)
    }

    /// An opaque key for records, which reveals no name.
    #[must_use]
    pub fn key(&self) -> String {
        self.owner().to_string()
    }

    /// Whether it is a patron of the cast, who plays for the house and has no purse.
    #[must_use]
    pub fn is_of_the_cast(&self) -> bool {
        self.owner().is_of_the_cast()
    }
}
