//! Refusals: mistakes by players, with their reasons; the only errors that players are shown.

use super::{CharacterRefused, ErasureRefused, VoidRefused};
use rules::Coins;
use table::{Refusal, Repeated};

/// A player's mistake, or a table's limit. Each has its sentence in `locales/`.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum HouseRefusal {
    /// A table's refusal.
    #[error(transparent)]
    Table(#[from] Refusal),
    /// The table does not exist, or no longer does.
    #[error("no such table")]
    NoSuchTable,
    /// There is no such deal in this server.
    #[error("no such deal")]
    NoSuchDeal,
    /// Several deals match this id.
    #[error("several deals match this id")]
    SeveralDeals,
    /// The deal, or what it hid, may not be shown yet.
    #[error("it may not be shown yet")]
    NotYetShown,
    /// A trick is shared only where the deal was played.
    #[error("the deal was played elsewhere")]
    PlayedElsewhere,
    /// The game was won in another channel.
    #[error("the game was won in another channel")]
    WonElsewhere,
    /// The deal in which the game was won was cancelled since.
    #[error("the deal was cancelled")]
    WinCancelled,
    /// The member reached the report limit.
    #[error("the report limit is reached")]
    ReportLimit {
        /// When they may report again (epoch milliseconds).
        at: i64,
    },
    /// Their free coins do not cover the most they could lose.
    #[error("{need} coins are needed, {free} are free, {held} on hold")]
    CannotCover {
        /// Coins that must be held.
        need: Coins,
        /// Coins they could spend.
        free: Coins,
        /// Coins on hold for running deals and matches.
        held: Coins,
    },
    /// They have reached the daily cap on losses.
    #[error("the daily cap on losses, {cap}, is reached")]
    LostEnough {
        /// The cap, in coins.
        cap: Coins,
        /// When they may play again, in epoch milliseconds.
        until: i64,
    },
    /// The stake is outside the GM's bounds.
    #[error("the stake here must be {least} to {most}")]
    HouseStake {
        /// The lowest that this server and the game allow.
        least: Coins,
        /// The highest that this server allows, which may be too low for the game.
        most: Coins,
    },
    /// No hired patron is free, and the server's settings keep the cast away.
    #[error("no hired patron is free, and the regulars stay away")]
    RegularsStayAway,
    /// No hired patron matches this name, or several do.
    #[error("no patron matches {name:?}")]
    NoSuchPatron {
        /// The name asked for.
        name: String,
    },
    /// A patron's name is empty, too long or contains more than letters.
    #[error("not a name for a patron")]
    PatronName,
    /// Another patron has this name.
    #[error("another patron is called {name:?}")]
    PatronNameTaken {
        /// The name in question.
        name: String,
    },
    /// As many patrons are hired as allowed; that number.
    #[error("at most {0} patrons can be hired")]
    TooManyPatrons(usize),
    /// The patron's purse does not cover the stake.
    #[error("{name} has {free} coins free, {held} on hold")]
    PatronShort {
        /// The patron's name.
        name: String,
        /// Its free coins.
        free: Coins,
        /// Its coins on hold.
        held: Coins,
    },
    /// The patron has fewer free coins than the game master wanted to take.
    #[error("{name} has {free} coins free to be taken, {held} on hold")]
    PatronHasLess {
        /// The patron's name.
        name: String,
        /// Its free coins.
        free: Coins,
        /// Its coins on hold.
        held: Coins,
    },
    /// The house has fewer coins than were asked for.
    #[error("the house has {left} coins left")]
    HouseShort {
        /// The house's free coins.
        left: Coins,
    },
    /// An account would exceed its limit.
    #[error("an account can hold no more")]
    TooManyCoins,
    /// The server's coins would exceed their limit.
    #[error("there is room for {room} more coins in the server")]
    MintFull {
        /// How many more coins there can be.
        room: Coins,
    },
    /// The starting coins are not what they were when raising them was offered.
    #[error("the starting coins have been changed")]
    StartingChanged,
    /// The table could not be continued after a start, and is kept until the operator acts.
    #[error("the table is parked")]
    Parked,
    /// The house cannot cover the stakes of its patrons at a table.
    #[error("the house has {left} coins left, and {need} are needed")]
    HouseBroke {
        /// The stakes of its patrons at the table, one more patron included, in coins.
        need: Coins,
        /// The house's free coins.
        left: Coins,
        /// The amount it is filled up to at midnight (UTC).
        budget: Coins,
    },
    /// As many tables are open in the server as allowed; that number.
    #[error("at most {0} tables can be open")]
    TooManyTables(usize),
    /// A request about a character was refused.
    #[error(transparent)]
    Character(CharacterRefused),
    /// A session is already open.
    #[error("a session is already open")]
    SessionOpen,
    /// The session is closing; this many of its tables are still open.
    #[error("the session is closing, {0} tables are open")]
    SessionCloses(usize),
    /// No session is open.
    #[error("no session is open")]
    NoSession,
    /// Others were asked to agree, not this member.
    #[error("not asked")]
    NotAsked,
    /// The member is banned from the tables.
    #[error("banned from the tables")]
    Banned {
        /// The end of the ban (epoch milliseconds), or `None` if permanent.
        until: Option<i64>,
        /// As typed by the game master.
        reason: String,
    },
    /// The member excluded themselves.
    #[error("excluded by their own wish")]
    Abstains {
        /// The end of the exclusion (epoch milliseconds).
        until: i64,
    },
    /// The member has already excluded themselves for longer.
    #[error("already excluded by their own wish for longer")]
    AbstainsAlready {
        /// The end of that exclusion (epoch milliseconds).
        until: i64,
    },
    /// Members cannot ban themselves.
    #[error("nobody can ban themselves")]
    CannotBanSelf,
    /// There is no ban to lift.
    #[error("not banned")]
    NotBanned,
    /// The member was taken off the board before.
    #[error("off the board already")]
    OffBoardAlready,
    /// The member was not taken off the board.
    #[error("not taken off the board")]
    NotOffBoard,
    /// The purse that coins were for was given up in this moment: its owner was erased, or its character retired.
    #[error("the purse was given up in this moment")]
    PurseGone,
    /// The number of days is out of bounds.
    #[error("the number of days must be 1 to {most}")]
    Days {
        /// The most days allowed.
        most: i64,
    },
    /// They have repeated something at a table as often as one may for now.
    #[error("{what:?} was repeated too often")]
    Enough {
        /// What they have repeated.
        what: Repeated,
        /// When it is possible again (epoch milliseconds); `None`: with the next deal, or shuffle.
        at: Option<i64>,
    },
    /// They have opened too many tables recently.
    #[error("too many tables opened recently")]
    TooSoon {
        /// When they may open another (epoch milliseconds).
        at: i64,
    },
    /// A finished deal cannot be voided.
    #[error(transparent)]
    VoidRefused(VoidRefused),
    /// A member's data cannot be erased, or there are none.
    #[error(transparent)]
    ErasureRefused(ErasureRefused),
}

impl From<CharacterRefused> for HouseRefusal {
    fn from(why: CharacterRefused) -> HouseRefusal {
        HouseRefusal::Character(why)
    }
}

impl From<ErasureRefused> for HouseRefusal {
    fn from(why: ErasureRefused) -> HouseRefusal {
        HouseRefusal::ErasureRefused(why)
    }
}
