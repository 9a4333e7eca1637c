//! What the writer is asked to write.

use std::sync::Arc;

use super::characters::CharacterRow;
use super::clocks::Clocks;
use super::given::GivenRow;
use super::house::{BarRow, VoidRow};
use super::patrons::PatronRow;
use super::reports::ReportRow;
use super::sessions::SessionRow;
use super::shuffles::{ShuffleEnd, ShuffleRow};
use super::void_requests::VoidRequestRow;
use ids::{
    ChannelId, DealId, GuildId, MemberId, MessageId, Moment, PurseId, SessionId, TableId, Version,
    VoidRequestId,
};

/// Writes that belong together: all or nothing.
#[derive(Debug, Clone, Default)]
pub struct Step {
    /// The table as it is afterwards, with the acts that led there.
    pub table: Option<TableWrite>,
    /// Coins that move, in this order. Their accounts are opened where they are missing.
    pub transfers: Vec<TransferRow>,
    /// What else is to be remembered.
    pub writes: Vec<Write>,
}

impl Step {
    /// A step of one small write.
    #[must_use]
    pub fn write(write: Write) -> Step {
        Step {
            writes: vec![write],
            ..Step::default()
        }
    }

    /// Whether it says no more than that the bot is alive.
    pub(super) fn is_heartbeat(&self) -> bool {
        self.table.is_none()
            && self.transfers.is_empty()
            && matches!(self.writes[..], [Write::Alive { .. }])
    }
}

/// A table as it is after the step.
#[derive(Debug, Clone)]
pub struct TableWrite {
    /// Which table.
    pub id: TableId,
    /// Its server; never changes.
    pub guild: GuildId,
    /// Where it stands.
    pub channel: ChannelId,
    /// The version this write was made from, 0 for a new table.
    /// The stored version afterwards is one more.
    pub from_version: Version,
    /// The table itself: JSON, opaque to the store.
    pub state: String,
    /// When it wants to be looked at next.
    pub due_at: Option<Moment>,
    /// Closed with this write; later writes are stale.
    pub closed: bool,
    /// A deal that begins.
    pub deal: Option<DealStart>,
    /// Acts that were done.
    pub acts: Vec<Act>,
    /// A deal that ends.
    pub deal_end: Option<DealEnd>,
    /// When this happens.
    pub at: i64,
}

/// A deal that begins.
#[derive(Debug, Clone)]
pub struct DealStart {
    /// Its id.
    pub id: DealId,
    /// The record without acts and result, as JSON.
    pub record: String,
}

/// An act in a deal.
#[derive(Debug, Clone)]
pub struct Act {
    /// The deal.
    pub deal: DealId,
    /// Its number in the deal, from 0.
    pub n: u32,
    /// Who did it.
    pub seat: u8,
    /// What, in the record's notation.
    pub words: String,
}

/// A deal that ends.
#[derive(Debug, Clone)]
pub struct DealEnd {
    /// The deal.
    pub deal: DealId,
    /// The record's result, as JSON.
    pub result: String,
    /// How.
    pub ended: Ended,
}

/// How a deal ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ended {
    /// By the rules.
    Played,
    /// Taken back, every coin of it returned.
    Voided,
}

impl Ended {
    /// As the database keeps it.
    pub(super) fn word(self) -> &'static str {
        match self {
            Ended::Played => "played",
            Ended::Voided => "voided",
        }
    }
}

/// Coins that move from one account to another of the same server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TransferRow {
    /// The server.
    pub guild: GuildId,
    /// Unique in the server: the same name again moves nothing.
    pub name: String,
    /// Whose coins go.
    pub debit: AccountRow,
    /// Where they go.
    pub credit: AccountRow,
    /// How many, 1 to 10^15.
    pub amount: i64,
    /// Why, in one kebab-case word.
    pub reason: String,
    /// What it belongs to, opaque; the name begins with it and a colon.
    pub cause: Option<String>,
    /// Words typed by a person.
    pub note: Option<Note>,
    /// When.
    pub at: i64,
}

/// Words that somebody typed beside a transfer; can be erased.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// Who typed them.
    pub author: MemberId,
    /// What.
    pub words: String,
}

/// An account as the database knows it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct AccountRow {
    /// Unique in the server; begins with the kind.
    pub name: String,
    /// `mint`, `house`, `member`, `patron`, `hold` or `pot`.
    pub kind: &'static str,
    /// Name of the account whose coins these are: its own, for a hold its owner's.
    pub purse: String,
    /// The table of a hold or pot.
    pub place: Option<TableId>,
}

/// Something small to remember. Each may be written again without harm.
#[derive(Debug, Clone)]
pub enum Write {
    /// The bot is alive.
    Alive {
        /// Now.
        at: i64,
        /// What the clocks say that deadlines go by.
        clocks: Clocks,
    },
    /// A table shows itself in a message; replaces the one of the same kind.
    Surface {
        /// The table.
        table: TableId,
        /// Which of its messages: a word of the caller's.
        kind: String,
        /// Where the message is.
        channel: ChannelId,
        /// The message.
        message: MessageId,
        /// Since when.
        posted_at: i64,
    },
    /// A table's message is no more.
    SurfaceGone {
        /// The table.
        table: TableId,
        /// Which of its messages.
        kind: String,
    },
    /// What a member is called.
    Member {
        /// The server.
        guild: GuildId,
        /// The member.
        member: MemberId,
        /// The name shown; empty leaves the one that is known.
        name: String,
        /// Their own purse, if they have none yet.
        purse: PurseId,
    },
    /// Whom a member plays as from now on.
    Plays {
        /// The server.
        guild: GuildId,
        /// The member.
        member: MemberId,
        /// One of their characters; `None`: themselves.
        character: Option<PurseId>,
    },
    /// What a member likes from now on.
    Taste {
        /// The server.
        guild: GuildId,
        /// The member, who is written down.
        member: MemberId,
        /// JSON.
        taste: String,
    },
    /// A character as it is from now on.
    Character(CharacterRow),
    /// A session as it is from now on.
    Session(SessionRow),
    /// A table belongs to a session.
    SessionTable {
        /// The session.
        session: SessionId,
        /// The table, which may be written in the same step.
        table: TableId,
    },
    /// A shuffle that is committed; how it went on is not looked at.
    Shuffle(ShuffleRow),
    /// How a shuffle went on.
    ShuffleEnded {
        /// Its deal.
        deal: DealId,
        /// What was cut, by seat: JSON, opaque to the store.
        cuts: String,
        /// How.
        ended: ShuffleEnd,
    },
    /// What was cut, without words that somebody wants to be erased.
    CutWords {
        /// The deal.
        deal: DealId,
        /// JSON, opaque to the store.
        cuts: String,
    },
    /// A patron that is hired, or dismissed from then on.
    Patron(PatronRow),
    /// The application whose database this is; the one that is there stays.
    Application {
        /// Its id.
        id: u64,
    },
    /// A secret of this file; the one that is there stays.
    Secret {
        /// What it is for.
        name: &'static str,
        /// The secret, in hex.
        key: String,
    },
    /// Something is given to a member who may have it once: a second time is [`StepError::Given`].
    Given(GivenRow),
    /// Allowances of before this day (days since 1970, UTC) are forgotten.
    AllowancesForgotten {
        /// The first day that is kept.
        before: i64,
    },
    /// The program has done this once.
    Upgraded {
        /// What: a word of the caller's.
        name: &'static str,
    },
    /// What was done in the house.
    Logged {
        /// The server.
        guild: GuildId,
        /// When.
        at: i64,
        /// Who did it; `None`: the house itself.
        by: Option<MemberId>,
        /// What: JSON, opaque to the store. No member and no words of anybody's stand in it, for it stays for good.
        what: String,
        /// The member it is about, who can be erased.
        about: Option<MemberId>,
        /// Words that were typed with it, which can be erased.
        words: Option<String>,
    },
    /// A member may not sit down; what they asked for themselves is only made longer.
    Bar(BarRow),
    /// A member may sit down again, as far as this kept them from it.
    Unbar {
        /// The server.
        guild: GuildId,
        /// The member.
        member: MemberId,
        /// `ban` or `self`.
        kind: String,
    },
    /// A finished deal was voided. A second time is refused.
    Voided(VoidRow),
    /// A game master holds the cards of a patron in a deal (or did before in its match), which may begin in the same step.
    PlayedFor {
        /// The deal.
        deal: DealId,
        /// The server.
        guild: GuildId,
        /// The game master.
        member: MemberId,
    },
    /// A finished deal is to be voided if the others agree; replaces an order for the same deal.
    VoidAsked(VoidRequestRow),
    /// A member agrees to that.
    VoidAgreed {
        /// To which order.
        request: VoidRequestId,
        /// The member.
        member: MemberId,
    },
    /// The order to void a deal waits no longer, if one does.
    VoidAnswered {
        /// The deal.
        deal: DealId,
    },
    /// A problem was reported.
    Report {
        /// What.
        report: ReportRow,
        /// The members whose names may stand in it.
        people: Vec<MemberId>,
    },
    /// Erases what a member and their characters are called, every note they typed, every
    /// report of a problem that may name them, every note beside coins that came to
    /// them or went from them, whose hands they played, what they agreed to, and who they are where they barred,
    /// voided or logged something, in this server.
    /// What keeps them from the tables stays, under `stand_in` in the place of their id.
    ForgetMember {
        /// The server.
        guild: GuildId,
        /// The member.
        member: MemberId,
        /// Names of the accounts of their purses.
        accounts: Vec<String>,
        /// What stands for them from now on: no id of Discord's, and not to be turned back into theirs.
        stand_in: i64,
    },
    /// Why a finished deal was voided, in somebody's words; that it was stays.
    ForgetVoid {
        /// The server.
        guild: GuildId,
        /// The deal.
        deal: DealId,
    },
    /// A member who had their data erased is back: what keeps them from the tables is under their id again.
    Recognise {
        /// The server.
        guild: GuildId,
        /// The member.
        member: MemberId,
        /// What stood for them.
        stand_in: i64,
    },
    /// A closed table from which somebody was erased. Nothing else of it may have changed.
    ClosedTable {
        /// The table.
        table: TableId,
        /// JSON, opaque to the store.
        state: String,
    },
    /// An entry of the log that is by or about somebody who is erased: what was typed with it, and that it was about
    /// them. The entry itself stays.
    EntryWithout {
        /// Its number.
        id: i64,
        /// Who is erased.
        member: MemberId,
    },
    /// The settings of a server.
    Settings {
        /// The server.
        guild: GuildId,
        /// JSON, opaque to the store.
        settings: String,
    },
    /// The bot has left the server (or is back): from then (to then) it may be purged.
    Gone {
        /// The server.
        guild: GuildId,
        /// Since when; `None`: it is back.
        at: Option<i64>,
    },
}

/// Why a step was not written. Nothing of it was.
#[derive(Debug, Clone, thiserror::Error)]
pub enum StepError {
    /// An account does not hold what it was to give.
    #[error("the account {account} does not hold enough coins")]
    Overdraft {
        /// Name of the account.
        account: String,
    },
    /// A transfer of this name exists and is another one.
    #[error("there is another transfer named {name}")]
    NameTaken {
        /// The name.
        name: String,
    },
    /// What may be given once was given before.
    #[error("this was given before")]
    Given,
    /// The coins of the server would come to more than 10^15 together.
    #[error("the coins of the server would be too many")]
    MintFull,
    /// The account would hold more than 10^15 coins: only where a server has more than that together, from before.
    #[error("the account {account} would hold too many coins")]
    TooLarge {
        /// Name of the account.
        account: String,
    },
    /// The table was written by somebody else since it was read, or is closed: read it again.
    #[error("table {table} has changed since it was read")]
    Stale {
        /// The table.
        table: TableId,
    },
    /// The schema refused it: the caller's mistake.
    #[error("the database refused the step: {0}")]
    Refused(String),
    /// The store is closed.
    #[error("the database is closed")]
    Closed,
    /// The database itself failed.
    #[error("the database failed: {0}")]
    Database(Arc<sqlx::Error>),
}
