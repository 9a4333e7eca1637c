//! What was done in the house, by whom and when.

use books::Owner;
use ids::{DealId, GuildId, MemberId, PurseId, TableId};
use serde::{Deserialize, Serialize};
use table::{CalledOff, Player};

/// Something that was done in the house, for its log. What is not in here is in the books.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case")]
pub enum LogEntry {
    /// Settings were changed.
    Settings {
        /// What was, and what is now.
        changes: Vec<Changed>,
    },
    /// Coins from the mint.
    Granted {
        /// For this purse.
        to: PurseId,
        /// How many.
        coins: i64,
        /// Why, as it was typed; may be empty.
        reason: String,
    },
    /// Coins back to the mint.
    Taken {
        /// From this purse.
        from: PurseId,
        /// How many.
        coins: i64,
        /// Why, as it was typed; may be empty.
        reason: String,
    },
    /// A finished deal was voided.
    Voided {
        /// Which.
        deal: DealId,
        /// Where it was played.
        table: TableId,
        /// Why, as it was typed.
        reason: String,
        /// Coins that its winners no longer had and the house made good.
        made_good: i64,
    },
    /// A running deal or match was taken back.
    CalledOff {
        /// At which table.
        table: TableId,
        /// What of it.
        what: CalledOff,
        /// Why, as a game master typed it; empty where the players wanted it.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
        /// The purses of the members who were dealt in: the reason is about them.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        among: Vec<PurseId>,
    },
    /// Somebody was asked to leave a table.
    Kicked {
        /// From which table.
        table: TableId,
        /// Who.
        player: Player,
    },
    /// A member may sit at no table.
    Banned {
        /// Who.
        member: MemberId,
        /// Until when (epoch milliseconds); `None`: for good.
        until: Option<i64>,
        /// Why, as it was typed.
        reason: String,
    },
    /// A ban was lifted.
    Unbanned {
        /// Whose.
        member: MemberId,
    },
    /// A session was opened.
    SessionOpened {
        /// What it is called; may be empty.
        name: String,
    },
    /// A session was closed.
    SessionClosed {
        /// What it is called; may be empty.
        name: String,
    },
    /// A patron was hired.
    PatronHired {
        /// What they are called.
        name: String,
    },
    /// A patron was dismissed.
    PatronDismissed {
        /// What they are called.
        name: String,
        /// Coins of theirs that went back to the house.
        coins: i64,
    },
    /// A patron's purse was filled from the house, or emptied into it.
    PatronFunded {
        /// What they are called.
        name: String,
        /// Coins that they got (above zero) or gave back (below zero).
        coins: i64,
    },
    /// A problem was reported to the host of the bot.
    Reported {
        /// The deal it is about, if it is about one. What was said stands in the report alone.
        deal: Option<DealId>,
    },
    /// A table could not be continued after a start, and waits with its coins for the host of the bot.
    Parked {
        /// Which.
        table: TableId,
    },
    /// The house account was filled from the mint, or emptied into it.
    HouseFunded {
        /// Coins that it got (above zero) or gave back (below zero).
        coins: i64,
        /// Why, as it was typed; may be empty.
        reason: String,
    },
}

/// A setting that was changed: short keys and bare values, for no language is for ever.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Changed {
    /// Which: the key of [`super::Settings`] for the log.
    pub setting: String,
    /// What it was.
    pub before: String,
    /// What it is.
    pub after: String,
}

/// An entry of the log, with who did it, where and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    /// In which server.
    pub guild: GuildId,
    /// When (epoch milliseconds).
    pub at: i64,
    /// Who; `None`: the house itself.
    pub by: Option<MemberId>,
    /// What.
    pub entry: LogEntry,
}

impl LogEntry {
    /// Whose purse it is about, where a name must be looked up for it.
    pub fn about(&self) -> Option<Owner> {
        match self {
            LogEntry::Granted { to: purse, .. } | LogEntry::Taken { from: purse, .. } => {
                Some(Owner::Member(*purse))
            }
            LogEntry::Kicked { player, .. } => Some(player.owner()),
            _ => None,
        }
    }
}

/// The most letters of a report.
pub const REPORT_LETTERS: u16 = 1_000;
