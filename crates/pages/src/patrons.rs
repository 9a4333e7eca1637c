//! Patrons that a game master hires, and their coins.

use books::{Amount, PatronKey};
use patrons::Character;
use rules::Coins;

/// The most patrons a server can have hired at once: as many as fit in a menu with one more line.
pub const MOST_HIRED: usize = 24;

/// The most letters in a patron's name.
pub const LONGEST_PATRON: usize = 32;

/// A patron that a GM hired.
#[derive(Clone, Debug, PartialEq)]
pub struct Hired {
    /// Identifies the patron and its purse.
    pub key: PatronKey,
    /// Unique among the server's patrons.
    pub name: String,
    /// The emoji shown as its face.
    pub face: String,
    /// How it plays and talks.
    pub character: Character,
}

/// A patron to be hired.
#[derive(Clone, Debug)]
pub struct Hiring {
    /// Must differ from that of every other patron in the server.
    pub name: String,
    /// The emoji shown as its face.
    pub face: String,
    /// How it plays and talks.
    pub character: Character,
    /// Coins of the house to be put into its purse.
    pub purse: Option<Amount>,
}

/// The coins of a patron and of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Funds {
    /// The patron's free coins.
    pub patron: Coins,
    /// The patron's coins on hold.
    pub held: Coins,
    /// The house's free coins.
    pub house: Coins,
}
