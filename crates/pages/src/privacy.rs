//! What is kept about a member, and its erasure.

use super::purse::Purse;
use ids::{PurseId, TableId};

/// Why nothing is erased, or nothing shown: told to the member.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ErasureRefused {
    /// The house has never heard of them.
    #[error("nothing is kept")]
    NothingKept,
    /// They sit at a table where a deal or a match is on.
    #[error("they sit at table {0}, and a deal or a match is on")]
    Seated(TableId),
    /// Coins of theirs are set aside.
    #[error("{0} coins are on hold")]
    OnHold(i64),
}

/// What is kept about a member, counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// What they are called.
    pub name: String,
    /// Their own purse, and those of their characters, retired ones too.
    pub purses: Vec<KeptPurse>,
    /// Deals they sat at.
    pub deals: u32,
    /// Notes they typed beside transfers.
    pub notes: u32,
    /// Problems they reported.
    pub reports: u32,
    /// Entries of the house's log that are by them or about them.
    pub entries: u32,
    /// Bans and times of self-exclusion.
    pub kept_away: usize,
}

/// A purse, counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptPurse {
    /// Which.
    pub purse: PurseId,
    /// The character whose it is; `None`: the member's own.
    pub character: Option<String>,
    /// What is in it.
    pub coins: Purse,
    /// Lines of its history.
    pub lines: u32,
}

/// What an erasure came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Erased {
    /// Coins that went back to the mint.
    pub coins: i64,
    /// Whether what was erased is overwritten in the database's file already. Where somebody reads it just then, that
    /// follows as soon as they are done, at the latest when the bot starts next.
    pub is_overwritten: bool,
}

/// A part of all that is kept about a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Export {
    /// JSON.
    pub bytes: Vec<u8>,
    /// Which part, from 1.
    pub part: u32,
    /// How many there are.
    pub parts: u32,
}

/// Addresses of the operator's own pages, filled in from PRIVACY.md and TERMS.md.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PolicyLinks {
    /// What is done with people's data.
    pub privacy: Option<String>,
    /// The terms.
    pub terms: Option<String>,
}
