//! What an evening came to.

use books::{Account, Settlement};
use ids::{DealId, MemberId, TableId};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use table::Terms;

/// The most letters of a session's name.
pub const LONGEST_SESSION_NAME: usize = 32;

/// A session as everybody may know it.
#[derive(Clone, Debug, PartialEq)]
pub struct Evening {
    /// What the game master called it; may be empty.
    pub name: String,
    /// Since when, epoch milliseconds.
    pub opened_at: i64,
    /// Until when it is counted here: its end, or now.
    pub until: i64,
    /// Whether it goes on.
    pub stage: Stage,
    /// Its tables, the oldest first.
    pub tables: Vec<SessionTable>,
    /// What everybody won and lost.
    pub settlement: Settlement,
    /// What the owners of the purses are called.
    pub names: HashMap<Account, String>,
    /// Whose the purses of members and characters are, as far as that is known.
    pub players: HashMap<Account, PurseHolder>,
}

/// A member whose purse this is, their character's or their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PurseHolder {
    /// Who.
    pub member: MemberId,
    /// What they are called themselves.
    pub name: String,
}

/// How far a session is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// New tables belong to it.
    Open,
    /// Its tables close.
    Closing,
    /// It is settled.
    Over,
}

/// A table of a session.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SessionTable {
    /// Which.
    pub id: TableId,
    /// What was played; unknown where the table cannot be read any more.
    pub terms: Option<Terms>,
    /// Deals that were played to their end.
    pub deals: u32,
    /// Those of them that were voided since, the oldest first.
    #[serde(default)]
    pub voided: Vec<DealId>,
    /// Whether it is still open.
    pub open: bool,
}
