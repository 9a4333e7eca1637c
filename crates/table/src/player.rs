//! Who can sit at a table.

use books::{Account, Owner, PatronKey};
use ids::{MemberId, PurseId, TableId};
use serde::{Deserialize, Serialize};

/// A member, and the purse they play from: their own, or that of the character they play as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Person {
    /// Who acts, is pinged, and sees the hand.
    pub member: MemberId,
    /// Whose coins they are; what the books and records know.
    pub purse: PurseId,
}

/// Who sits on a chair: a member of the server, or a patron of the house.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// A person.
    Member(Person),
    /// A computer player, of the cast or hired.
    Patron(PatronKey),
}

/// How a hired patron plays: a word of the house's, which the table keeps and does not read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Nature(pub String);

impl Player {
    /// The member, if it is one.
    #[must_use]
    pub fn member(&self) -> Option<MemberId> {
        match self {
            Player::Member(person) => Some(person.member),
            Player::Patron(_) => None,
        }
    }

    /// The purse of a person.
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

    /// Where their stakes come from and go back to.
    #[must_use]
    pub fn account(&self) -> Account {
        self.owner().account()
    }

    /// Their coins that are set aside at a table.
    #[must_use]
    pub fn hold(&self, table: TableId) -> Account {
        self.owner().hold(table)
    }

    /// How a record names them: opaque, without what they are called.
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
