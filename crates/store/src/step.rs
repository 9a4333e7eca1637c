//! A step: what the writer is asked to write.

use std::sync::Arc;

use crate::sql::words::in_words;

use super::clocks::Clocks;
use super::rows::{
    BarRow, CharacterRow, DayTotalsRow, Ended, GivenRow, PatronRow, ReportRow, SessionRow,
    ShuffleEnd, ShuffleRow, VoidRequestRow, VoidRow,
};
use ids::{
    ChannelId, DealId, GuildId, MemberId, MessageId, Moment, PurseId, SessionId, TableId, Version,
    VoidRequestId,
};

/// Writes that belong together: all or nothing.
#[derive(Debug, Clone, Default)]
pub struct Step {
    /// The table as it is after the acts that this step records.
    pub table: Option<TableWrite>,
    /// Posted in this order. Missing accounts are opened.
    pub transfers: Vec<TransferRow>,
    /// Everything else. The order does not matter: see `WriteOrder`.
    pub writes: Vec<Write>,
}

impl Step {
    /// A step of one write.
    #[must_use]
    pub fn write(write: Write) -> Step {
        Step {
            writes: vec![write],
            ..Step::default()
        }
    }

    /// The servers of the rows whose server this step names.
    pub(super) fn servers(&self) -> impl Iterator<Item = GuildId> {
        let table = self.table.iter().map(|table| table.guild);
        table.chain(self.transfers.iter().map(|transfer| transfer.guild))
    }

    /// Whether this is only a heartbeat.
    pub(super) fn is_heartbeat(&self) -> bool {
        self.table.is_none()
            && self.transfers.is_empty()
            && matches!(
                self.writes[..],
                [Write::Alive { .. } | Write::AliveUnder { .. }]
            )
    }
}

/// A table as it is after the step.
#[derive(Debug, Clone)]
pub struct TableWrite {
    pub id: TableId,
    /// Its server; never changes.
    pub guild: GuildId,
    /// Where its public message is.
    pub channel: ChannelId,
    /// The version this write was made from, 0 for a new table.
    /// The stored version afterwards is one more.
    pub from_version: Version,
    /// The table itself: JSON, opaque to the store.
    pub state: String,
    /// Its next deadline, if it has one.
    pub due_at: Option<Moment>,
    /// Closes the table: every later write is stale.
    pub closed: bool,
    pub deal: Option<DealStart>,
    pub acts: Vec<Act>,
    pub deal_end: Option<DealEnd>,
    /// Also when a deal of this step starts or ends.
    pub at: i64,
}

#[derive(Debug, Clone)]
pub struct DealStart {
    pub id: DealId,
    /// The record without acts and result, as JSON.
    pub record: String,
}

#[derive(Debug, Clone)]
pub struct Act {
    pub deal: DealId,
    /// Its number in the deal, from 0.
    pub n: u32,
    pub seat: u8,
    /// What, in the record's notation.
    pub words: String,
}

#[derive(Debug, Clone)]
pub struct DealEnd {
    pub deal: DealId,
    /// The record's result, as JSON.
    pub result: String,
    pub ended: Ended,
}

/// A transfer between two accounts of a server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TransferRow {
    pub guild: GuildId,
    /// Unique in the server. Posting the same transfer again moves nothing; another one of that name is refused.
    pub name: String,
    /// Gives the coins.
    pub debit: AccountRow,
    /// Receives the coins.
    pub credit: AccountRow,
    /// 1 to 10^15 coins.
    pub amount: i64,
    /// One kebab-case word.
    pub reason: String,
    /// What it belongs to, opaque to the store. If set, the name begins with it and a colon.
    pub cause: Option<String>,
    /// A comment that somebody typed.
    pub note: Option<Note>,
    pub at: i64,
}

/// A comment on a transfer. It can be erased, the transfer cannot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    pub author: MemberId,
    pub words: String,
}

/// An account, opened when coins first move.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct AccountRow {
    /// Unique in the server; the kind alone, or the kind and a colon first.
    pub name: String,
    /// `mint`, `house`, `member`, `patron`, `hold` or `pot`.
    pub kind: &'static str,
    /// Name of the account that owns the coins: for a hold its owner's, otherwise its own.
    pub purse: String,
    /// The table of a hold or pot; `None` for every other kind.
    pub place: Option<TableId>,
}

/// A change to a row. Repeating one is harmless unless stated.
#[derive(Debug, Clone)]
pub enum Write {
    /// The heartbeat.
    Alive {
        at: i64,
        /// The clocks that deadlines are measured by.
        clocks: Clocks,
    },
    /// The heartbeat of whoever holds the lease of a shard.
    AliveUnder {
        /// The number of the shard.
        shard: u64,
        at: i64,
        clocks: Clocks,
    },
    /// A message of a table. Replaces its message of the same kind.
    Surface {
        table: TableId,
        /// The caller's word for which of the table's messages this is.
        kind: String,
        channel: ChannelId,
        message: MessageId,
        posted_at: i64,
    },
    /// A table's message was deleted.
    SurfaceDeleted { table: TableId, kind: String },
    Member {
        guild: GuildId,
        member: MemberId,
        /// The display name. Empty: keep the known one.
        name: String,
        /// Used only if the member has none yet.
        purse: PurseId,
    },
    Plays {
        guild: GuildId,
        member: MemberId,
        /// One of the member's characters; `None`: as themselves.
        character: Option<PurseId>,
    },
    /// A member's preferences. Ignored if the member is not known.
    Preferences {
        guild: GuildId,
        member: MemberId,
        /// JSON, which only the house reads.
        preferences: String,
    },
    /// A new character, or a new name, picture or retirement of one.
    Character(CharacterRow),
    /// A new session, or its new state or end. Refused if another session of the server is open.
    Session(SessionRow),
    /// Adds a table to a session.
    SessionTable {
        session: SessionId,
        /// May be opened in the same step.
        table: TableId,
    },
    /// Commits a shuffle. Its `cuts` and `ended` are ignored. A second one for the deal is refused.
    Shuffle(ShuffleRow),
    /// What became of a shuffle.
    ShuffleEnded {
        deal: DealId,
        /// The cuts by seat: JSON, opaque to the store.
        cuts: String,
        ended: ShuffleEnd,
    },
    /// Replaces a shuffle's cuts by the same without erased words.
    CutWords {
        deal: DealId,
        /// JSON, opaque to the store.
        cuts: String,
    },
    /// Hires a patron, or sets when it was dismissed.
    Patron(PatronRow),
    /// Claims the database for a Discord application, unless it is claimed.
    Application { id: u64 },
    /// A secret of this database, unless there is one of that name.
    Secret {
        name: &'static str,
        /// In hex.
        key: String,
    },
    /// A gift that a member gets only once. Giving it again is [`StepError::Given`].
    Given(GivenRow),
    /// What an erased member lost and paid on a day. Replaces what was kept of that day before.
    DayTotals(DayTotalsRow),
    /// Deletes the allowances and the totals of past days.
    DaysForgotten {
        /// The first day to keep (days since 1970, UTC).
        before: i64,
    },
    /// Records that a one-time upgrade was made.
    Upgraded {
        /// The caller's word for it.
        name: &'static str,
    },
    /// A log entry.
    Logged {
        guild: GuildId,
        at: i64,
        /// `None`: the house itself.
        by: Option<MemberId>,
        /// JSON, opaque to the store. Never erased, so it must not contain a member or what somebody typed.
        what: String,
        /// The member concerned; erasable.
        about: Option<MemberId>,
        /// What was typed with it; erasable.
        words: Option<String>,
    },
    /// Bars a member from the tables, or takes them off the board. A bar that they asked for themselves can only be extended.
    Bar(BarRow),
    /// Lifts a bar.
    Unbar {
        guild: GuildId,
        member: MemberId,
        /// `ban`, `self` or `board`.
        kind: String,
    },
    /// Voids a finished deal. Doing it twice is refused.
    Voided(VoidRow),
    /// A game master plays a patron's cards in a deal, or did earlier in its match.
    /// The deal may begin in the same step.
    PlayedFor {
        deal: DealId,
        guild: GuildId,
        member: MemberId,
    },
    /// A request to void a finished deal, waiting for the other players' consent. Refused while another one waits for
    /// the deal, unless [`Write::VoidAnswered`] ends that in the same step.
    VoidAsked(VoidRequestRow),
    /// A member consents to a void request.
    VoidAgreed {
        request: VoidRequestId,
        member: MemberId,
    },
    /// Ends the void request that waits for a deal, if there is one.
    VoidAnswered { deal: DealId },
    /// A problem report.
    Report {
        report: ReportRow,
        people: Vec<MemberId>,
    },
    /// Erases a member from a server: their name and characters, the notes they typed and those on transfers from or to
    /// them, reports that may name them, whose cards they played, void requests and consents of theirs, and their
    /// name as the author of bars, voids and log entries. Their bars stay, under `stand_in` instead of their id.
    ForgetMember {
        guild: GuildId,
        member: MemberId,
        /// Names of the accounts of the member's purses.
        accounts: Vec<String>,
        /// Replaces their id: no Discord id, and not reversible.
        stand_in: i64,
    },
    /// Erases why a finished deal was voided. That it was voided stays.
    ForgetVoid { guild: GuildId, deal: DealId },
    /// An erased member is back: their bars are under their id again.
    Recognise {
        guild: GuildId,
        member: MemberId,
        /// What replaced their id.
        stand_in: i64,
    },
    /// The state of a closed table after somebody was erased from it. Ignored if the table is open.
    ClosedTable {
        table: TableId,
        /// JSON, opaque to the store.
        state: String,
    },
    /// Erases from a log entry what was typed with it, and its member if that is the one erased.
    EntryWithout { id: i64, member: MemberId },
    Settings {
        guild: GuildId,
        /// JSON, opaque to the store.
        settings: String,
    },
    /// The bot left the server, which may be purged from now on, or is back.
    Departed {
        guild: GuildId,
        /// When it left; `None`: it is back.
        at: Option<i64>,
    },
}

/// Names what a step writes, in the order of writing. What is listed after `Write:` is a variant of [`Write`].
macro_rules! turns {
    ($($part:ident)*; Write: $($before:ident)*; $($coins:ident)*; Write: $($after:ident)*;) => {
        /// The order in which the rows of a step are written, and those of steps that are written together: rows come
        /// after those that they refer to, and an erasure after what it may have to erase.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub(crate) enum WriteOrder {
            $($part,)* $($before,)* $($coins,)* $($after,)*
        }

        impl Write {
            pub(crate) fn order(&self) -> WriteOrder {
                match self {
                    $(Write::$before { .. } => WriteOrder::$before,)*
                    $(Write::$after { .. } => WriteOrder::$after,)*
                }
            }
        }
    };
}

turns! {
    Table Deal Act DealEnd;
    Write: Shuffle ShuffleEnded CutWords;
    Account Transfer Note;
    Write: Given DayTotals DaysForgotten ForgetVoid Member Character Plays Preferences Report PlayedFor VoidAnswered VoidAsked
        VoidAgreed ForgetMember Recognise Bar Unbar EntryWithout Logged Voided Surface SurfaceDeleted Session SessionTable
        Settings Departed Patron Secret Upgraded ClosedTable Application Alive AliveUnder;
}

/// Why nothing of a step was written.
#[derive(Debug, Clone, thiserror::Error)]
pub enum StepError {
    /// The debited account does not hold enough.
    #[error("the account {account} does not hold enough coins")]
    Overdraft { account: String },
    /// There is a different transfer of this name.
    #[error("there is another transfer named {name}")]
    NameTaken { name: String },
    /// A one-time gift was given before.
    #[error("this was given before")]
    Given,
    /// The server's coins would exceed 10^15 together.
    #[error("the coins of the server would be too many")]
    MintFull,
    /// The account would exceed 10^15 coins: only possible in a server that held more than that before the limit
    /// existed.
    #[error("the account {account} would hold too many coins")]
    TooLarge { account: String },
    /// The table was written since it was read, or is closed: read it again.
    #[error("table {table} has changed since it was read")]
    Stale { table: TableId },
    /// The schema refused the step: the caller's mistake.
    #[error("the database refused the step: {0}")]
    Refused(String),
    /// The lease that this was to be written under is no longer held.
    #[error("another process serves this server now")]
    Fenced,
    /// The store is closed.
    #[error("the database is closed")]
    Closed,
    /// The database's file was removed or replaced while it was in use.
    #[error("the file of the database is gone")]
    Lost,
    #[error("the database failed: {}", in_words(.0))]
    Database(Arc<sqlx::Error>),
}
