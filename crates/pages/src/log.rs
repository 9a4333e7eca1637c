//! The house's log: what was done, by whom and when.

use books::{Currency, Owner};
use ids::{DealId, GuildId, MemberId, PurseId, TableId};
use rules::Coins;
use serde::{Deserialize, Serialize};
use table::{CalledOff, Player};

/// Where coins go that the game master takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Coffer {
    /// Out of the game.
    #[default]
    Mint,
    /// Into the house's coins, from which its patrons play.
    House,
}

/// An entry of the house's log. Anything not covered here is in the books.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case")]
pub enum LogEntry {
    /// Settings were changed.
    Settings {
        /// The settings before and after.
        changes: Vec<Changed>,
    },
    /// Coins were granted by the mint.
    Granted {
        /// The purse that received them.
        to: PurseId,
        /// How many were granted.
        coins: Coins,
        /// As typed by the game master; may be empty.
        reason: String,
    },
    /// Coins were taken from a purse.
    Taken {
        /// The purse they were taken from.
        from: PurseId,
        /// How many were taken.
        coins: Coins,
        /// As typed by the game master; may be empty.
        reason: String,
        /// Where they went; older entries do not say: to the mint.
        #[serde(default)]
        into: Coffer,
    },
    /// Members who had had fewer starting coins were paid the difference.
    StartingRaised {
        /// The number of members.
        members: usize,
        /// Coins that they were paid together.
        coins: Coins,
        /// The amount that each of them has had now.
        to: Coins,
    },
    /// A finished deal was voided.
    Voided {
        /// The voided deal.
        deal: DealId,
        /// The table where it was played.
        table: TableId,
        /// As typed by the game master.
        reason: String,
        /// Coins granted to winners who no longer had what they won.
        made_good: Coins,
    },
    /// Something running was cancelled.
    CalledOff {
        /// The table concerned.
        table: TableId,
        /// Deal, match or whole table.
        what: CalledOff,
        /// As typed by a game master; empty if the players decided.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
        /// The purses of the members who were dealt in, whom the reason concerns.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        among: Vec<PurseId>,
    },
    /// A player was made to leave a table.
    Kicked {
        /// The table they had to leave.
        table: TableId,
        /// The player who had to leave.
        player: Player,
    },
    /// A member was banned from all tables.
    Banned {
        /// The banned member.
        member: MemberId,
        /// The end of the ban (epoch milliseconds), or `None` if permanent.
        until: Option<i64>,
        /// As typed by the game master.
        reason: String,
    },
    /// A ban was lifted.
    Unbanned {
        /// The member who may sit down again.
        member: MemberId,
    },
    /// A member was taken off the board of the richest.
    OffBoard {
        /// The member, with their characters.
        member: MemberId,
    },
    /// A member was put back on the board.
    OnBoard {
        /// The member who was taken off it before.
        member: MemberId,
    },
    /// A session was opened.
    SessionOpened {
        /// Its name; may be empty.
        name: String,
    },
    /// A session was closed.
    SessionClosed {
        /// Its name; may be empty.
        name: String,
    },
    /// A patron was hired.
    PatronHired {
        /// The patron's name.
        name: String,
    },
    /// A patron was dismissed.
    PatronDismissed {
        /// The patron's name.
        name: String,
        /// Coins from its purse that went back to the house.
        coins: Coins,
    },
    /// A patron's purse was filled from the house, or emptied into it.
    PatronFunded {
        /// The patron's name.
        name: String,
        /// Coins it received or, if negative, gave back.
        coins: Coins,
    },
    /// A problem was reported to the operator.
    Reported {
        /// The deal it is about, if any. Only the report itself has the text.
        deal: Option<DealId>,
    },
    /// A table could not be continued after a start, and is kept with its coins until the operator acts.
    Parked {
        /// The parked table.
        table: TableId,
    },
    /// The house account was filled from the mint, or emptied into it.
    HouseFunded {
        /// Coins it received or, if negative, gave back.
        coins: Coins,
        /// As typed by the game master; may be empty.
        reason: String,
    },
}

/// A changed setting, as short keys and bare values that do not depend on a language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Changed {
    /// The key of the setting in the log.
    pub setting: String,
    /// The former value.
    pub before: String,
    /// The new value.
    pub after: String,
}

/// A log entry with who made it, where and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    /// The server it belongs to.
    pub guild: GuildId,
    /// In epoch milliseconds.
    pub at: i64,
    /// The member who did it, or `None` for the house itself.
    pub by: Option<MemberId>,
    /// What was done.
    pub entry: LogEntry,
    /// The currency that its amounts are said in, whatever the server's is by now: the one in which it was done. `None`
    /// for an entry of an older version, which is said in the present one.
    pub currency: Option<Currency>,
}

impl Logged {
    /// The same in this currency, as a change of the currency is.
    #[must_use]
    pub fn said_in(self, currency: &Currency) -> Logged {
        let currency = Some(currency.clone());
        Logged { currency, ..self }
    }
}

impl LogEntry {
    /// The owner of the purse the entry is about, if a name must be looked up for it.
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

/// The most characters a report may have.
pub const REPORT_LETTERS: u16 = 1_000;
