//! A session and its settlement.

use books::{Account, Settlement};
use ids::{DealId, MemberId, TableId};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use table::Terms;

/// The most letters in a session's name.
pub const LONGEST_SESSION_NAME: usize = 32;

/// A session as everyone may see it.
#[derive(Clone, Debug, PartialEq)]
pub struct Evening {
    /// Chosen by the game master; may be empty.
    pub name: String,
    /// When it was opened, in epoch milliseconds.
    pub opened_at: i64,
    /// The end of what is counted here: the session's end, or now. In epoch milliseconds.
    pub until: i64,
    /// Open, closing or over.
    pub stage: Stage,
    /// Its tables, oldest first.
    pub tables: Vec<SessionTable>,
    /// Winnings and losses of every purse.
    pub settlement: Settlement,
    /// Display names of the purses' owners.
    pub names: HashMap<Account, String>,
    /// The members behind the purses of members and characters, as far as known.
    pub players: HashMap<Account, PurseHolder>,
}

/// The member who owns a purse, their own or their character's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PurseHolder {
    /// The owner.
    pub member: MemberId,
    /// Their own name, not their character's.
    pub name: String,
}

/// The stages of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// New tables belong to it.
    Open,
    /// Its tables are closing.
    Closing,
    /// Its tables have closed and its result is final.
    Over,
}

/// A table of a session.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SessionTable {
    /// The table's id.
    pub id: TableId,
    /// What was played; `None` if the table can no longer be read.
    pub terms: Option<Terms>,
    /// How many deals were played to their end.
    pub deals: u32,
    /// Those of them that were voided since, oldest first.
    #[serde(default)]
    pub voided: Vec<DealId>,
    /// Whether it is still open.
    pub open: bool,
}
