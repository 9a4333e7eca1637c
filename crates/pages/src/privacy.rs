//! What is kept about a member, and its erasure.

use super::purse::Purse;
use ids::{PurseId, TableId};
use rules::Coins;

/// Why data are not erased or shown; told to the member.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ErasureRefused {
    /// The house has no data about them.
    #[error("nothing is kept")]
    NothingKept,
    /// Nothing but bans and self-exclusions, past ones too, that they were taken off the board, and the log's entries
    /// about these: they outlast an erasure.
    #[error(
        "only bans, self-exclusions, that they are off the board and what the log says of these are kept"
    )]
    OnlyBans,
    /// They sit at a table with a running deal or match.
    #[error("they sit at table {0}, where a deal or match is running")]
    Seated(TableId),
    /// They have this many coins on hold.
    #[error("{0} coins are on hold")]
    OnHold(Coins),
}

/// What is kept about a member, in numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptData {
    /// The name they are known by.
    pub name: String,
    /// Their own purse and their characters', retired ones included.
    pub purses: Vec<KeptPurse>,
    /// Deals they played in.
    pub deals: u32,
    /// Notes they wrote on transfers.
    pub notes: u32,
    /// Problems they reported.
    pub reports: u32,
    /// Entries in the house's log by or about them.
    pub entries: u32,
    /// Bans and self-exclusions.
    pub kept_away: usize,
    /// Whether a game master took them off the board.
    pub is_off_board: bool,
}

/// One purse, in numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptPurse {
    /// The purse's id.
    pub purse: PurseId,
    /// The character it belongs to, or `None` for the member's own.
    pub character: Option<String>,
    /// What is free in it, and what is on hold.
    pub coins: Purse,
    /// The number of lines in its history.
    pub lines: u32,
}

/// The result of an erasure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Erased {
    /// Coins that were returned to the mint.
    pub coins: Coins,
    /// What is left of the erased data.
    pub traces: Traces,
}

/// What is left of erased data in the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Traces {
    /// Nothing: they are overwritten in the file.
    None,
    /// They are still in the file, because somebody is reading it: they are overwritten once that is done, at the
    /// latest when the bot next starts.
    InFile,
    /// They are gone from the tables of a database server. What its log and backups keep is not known here.
    InBackups,
}

/// One part of everything kept about a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Export {
    /// The JSON of this part.
    pub bytes: Vec<u8>,
    /// The number of this part, from 1.
    pub part: u32,
    /// The number of parts.
    pub parts: u32,
}

/// Addresses of the operator's own pages, based on PRIVACY.md and TERMS.md.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PolicyLinks {
    /// The address of the privacy policy; `None` if the operator set none.
    pub privacy: Option<String>,
    /// The address of the terms of use; `None` if the operator set none.
    pub terms: Option<String>,
}
