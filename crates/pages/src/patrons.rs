//! Patrons that a game master hires, and what they have.

use books::{Amount, PatronKey};
use patrons::Character;

/// Patrons that a server can have hired at once: as many as a menu holds beside one line more.
pub const MOST_HIRED: usize = 24;

/// Letters of a patron's name.
pub const LONGEST_PATRON: usize = 32;

/// A patron that a GM hired.
#[derive(Clone, Debug, PartialEq)]
pub struct Hired {
    /// Names its purse.
    pub key: PatronKey,
    /// What it is called.
    pub name: String,
    /// An emoji that stands for its face.
    pub face: String,
    /// How it plays and talks.
    pub character: Character,
}

/// Whom a GM wants to hire.
#[derive(Clone, Debug)]
pub struct Hiring {
    /// What it is called: unlike any other patron here.
    pub name: String,
    /// An emoji.
    pub face: String,
    /// How it plays and talks.
    pub character: Character,
    /// Coins of the house for its purse.
    pub purse: Option<Amount>,
}

/// What a patron and the house have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Funds {
    /// Free coins of the patron.
    pub patron: i64,
    /// Coins of the patron on hold.
    pub held: i64,
    /// What the house has left.
    pub house: i64,
}
