//! Rows that a [`Step`](crate::Step) writes whole, and that questions read back: plain data, which knows no database.

use ids::{
    ChannelId, DealId, GuildId, MemberId, MessageId, PurseId, SessionId, TableId, VoidRequestId,
};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CharacterRow {
    /// Also the id of its purse.
    pub id: PurseId,
    pub guild: GuildId,
    pub member: MemberId,
    pub name: String,
    pub picture: Option<String>,
    pub made_at: i64,
    /// `None` while it can be played.
    pub retired_at: Option<i64>,
}

/// A patron hired by a server's GM.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PatronRow {
    pub guild: GuildId,
    /// Opaque; part of the name of its account.
    pub key: String,
    pub name: String,
    /// One emoji.
    pub face: String,
    /// The caller's word.
    pub temper: String,
    /// The caller's word.
    pub skill: String,
    pub hired_at: i64,
    pub dismissed_at: Option<i64>,
}

/// A gift to the member behind a keyed hash.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GivenRow {
    pub guild: GuildId,
    /// Keyed hash of the member's id; cannot be reversed.
    pub hash: String,
    pub gift: Gift,
}

/// What the member behind a keyed hash lost and paid on a day, up to their last erasure on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DayTotalsRow {
    pub guild: GuildId,
    /// As in [`GivenRow`].
    pub hash: String,
    /// Days since 1970, UTC.
    pub day: i64,
    /// Coins lost at play; never below zero.
    pub lost: i64,
    /// Coins paid to others, less those that others paid them; never below zero.
    pub paid: i64,
}

/// What a member of a server gets only once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Gift {
    /// Starting coins, once ever.
    Start,
    /// The allowance of a day (days since 1970, UTC).
    Allowance(i64),
    /// Starting coins given before each server had its own key, under the hash of that time.
    OldStart,
}

impl Gift {
    /// Kind and day in the database.
    pub(super) fn row(self) -> (&'static str, i64) {
        match self {
            Gift::Start => ("start", 0),
            Gift::Allowance(day) => ("allowance", day),
            Gift::OldStart => ("start-old", 0),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BarRow {
    pub guild: GuildId,
    pub member: MemberId,
    /// `ban`, `self` or `board`: taken off the board, and barred from nothing.
    pub kind: String,
    /// `None`: for good.
    pub until: Option<i64>,
    pub by: Option<MemberId>,
    /// As typed; may be empty.
    pub reason: String,
    pub at: i64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ended {
    /// To its end, by the rules.
    Played,
    /// Void while it ran: all coins were returned.
    Voided,
}

impl Ended {
    /// The word in the database.
    pub(super) fn word(self) -> &'static str {
        match self {
            Ended::Played => "played",
            Ended::Voided => "voided",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VoidRow {
    pub deal: DealId,
    pub guild: GuildId,
    pub by: MemberId,
    /// As typed.
    pub reason: String,
    pub at: i64,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VoidRequestRow {
    pub id: VoidRequestId,
    pub deal: DealId,
    pub guild: GuildId,
    pub by: MemberId,
    /// As typed.
    pub reason: String,
    /// `refuse` or `make-good`.
    pub lacking: String,
    /// Where it was made.
    pub channel: ChannelId,
    /// The message that asks for consent, once posted.
    pub message: Option<MessageId>,
    pub at: i64,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionRow {
    pub id: SessionId,
    pub guild: GuildId,
    pub opened_at: i64,
    /// `None` while it is open; a server has at most one open session.
    pub closed_at: Option<i64>,
    /// JSON, opaque to the store.
    pub state: String,
}

/// A shuffle. Its seed must stay secret until the deal is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShuffleRow {
    pub deal: DealId,
    pub guild: GuildId,
    pub table: TableId,
    /// The number of its method in docs/SHUFFLE.md.
    pub method: u32,
    /// 32 bytes in hex.
    pub seed: String,
    /// What the published hash binds: JSON, opaque to the store.
    pub bound: String,
    /// The published hash, in hex.
    pub hash: String,
    /// When it was committed.
    pub made_at: i64,
    /// The cuts by seat: JSON, opaque to the store; `[]` until it ended.
    pub cuts: String,
    /// `None` while it waits.
    pub ended: Option<ShuffleEnd>,
}

/// What became of a shuffle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShuffleEnd {
    /// The cards were dealt by it.
    Dealt,
    /// It no longer fitted the table; no card was dealt by it.
    Withdrawn,
}

impl ShuffleEnd {
    /// The word in the database.
    pub(super) fn word(self) -> &'static str {
        match self {
            ShuffleEnd::Dealt => "dealt",
            ShuffleEnd::Withdrawn => "withdrawn",
        }
    }

    pub(super) fn from_word(word: &str) -> Option<ShuffleEnd> {
        let all = [ShuffleEnd::Dealt, ShuffleEnd::Withdrawn];
        all.into_iter().find(|end| end.word() == word)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportRow {
    pub guild: GuildId,
    pub member: MemberId,
    /// The deal concerned, if any.
    pub deal: Option<DealId>,
    /// What the member typed.
    pub words: String,
    /// Context gathered with it: JSON, opaque to the store.
    pub body: String,
    pub at: i64,
}
