//! What a player did that cannot be done, and why: the only errors a player is shown.

use super::{CharacterRefused, ErasureRefused, VoidRefused};
use table::Refusal;

/// A player's mistake, or a table's limit. Each has its sentence in `locales/`.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum HouseRefusal {
    /// The table does not do it.
    #[error(transparent)]
    Table(#[from] Refusal),
    /// There is no such table (any more).
    #[error("no such table")]
    NoSuchTable,
    /// There is no such deal in this server.
    #[error("no such deal")]
    NoSuchDeal,
    /// Several deals are called so.
    #[error("several deals are called so")]
    SeveralDeals,
    /// The deal, or what it hid, may not be shown yet.
    #[error("it may not be shown yet")]
    NotYetShown,
    /// They have reported as much as the host of the bot can read for now.
    #[error("reported enough for now")]
    ReportedEnough {
        /// When they may again (epoch milliseconds).
        at: i64,
    },
    /// Their free coins do not cover what can be lost.
    #[error("{need} coins are needed, {free} are free, {held} on hold")]
    CannotCover {
        /// Coins to be held.
        need: i64,
        /// Coins they could spend.
        free: i64,
        /// Coins the bank holds for running deals.
        held: i64,
    },
    /// They have lost as much today as the house lets anybody lose.
    #[error("the cap of losses, {cap}, is reached for today")]
    LostEnough {
        /// The cap.
        cap: i64,
        /// Until when they may not play, epoch milliseconds.
        until: i64,
    },
    /// The stake is outside the bounds that the GM set.
    #[error("a stake here is {least} to {most}")]
    HouseStake {
        /// The least that this house and the game allow.
        least: i64,
        /// The most that this house allows: may be less than the game needs.
        most: i64,
    },
    /// No hired patron is free, and the regulars do not come.
    #[error("no hired patron is free, and the regulars stay away")]
    RegularsStayAway,
    /// No hired patron is called so, or several begin so.
    #[error("no patron is called {name:?}")]
    NoSuchPatron {
        /// What was asked for.
        name: String,
    },
    /// A patron's name is empty, too long or not of letters.
    #[error("not a name for a patron")]
    PatronName,
    /// Another patron is called so.
    #[error("another patron is called {name:?}")]
    PatronNameTaken {
        /// The name.
        name: String,
    },
    /// So many are hired already.
    #[error("at most {0} patrons are hired")]
    TooManyPatrons(usize),
    /// The patron's purse does not reach.
    #[error("{name} has {free} coins free, {held} on hold")]
    PatronShort {
        /// Who.
        name: String,
        /// Coins it could spend.
        free: i64,
        /// Coins of it on hold.
        held: i64,
    },
    /// The house has fewer coins than were asked for.
    #[error("the house has {left} coins left")]
    HouseShort {
        /// What it has.
        left: i64,
    },
    /// An account would hold more than it can.
    #[error("an account can hold no more")]
    TooManyCoins,
    /// The coins of the server would come to more than there may be.
    #[error("there is room for {room} more coins in the server")]
    MintFull {
        /// How many more there can be.
        room: i64,
    },
    /// The table could not be continued after a start, and waits for the host of the bot.
    #[error("the table is parked")]
    Parked,
    /// The house does not have what its patrons at a table put at stake.
    #[error("the house has {left} coins left, and {need} are needed")]
    HouseBroke {
        /// What the stakes of its patrons at the table come to, with that of one more.
        need: i64,
        /// What the house has.
        left: i64,
        /// Up to how many coins it is filled at midnight (UTC).
        budget: i64,
    },
    /// Too many tables are open in this server.
    #[error("at most {0} tables")]
    TooManyTables(usize),
    /// There is no such character.
    #[error(transparent)]
    Character(CharacterRefused),
    /// A session is open already.
    #[error("a session is open already")]
    SessionOpen,
    /// The session is closing; so many of its tables are still open.
    #[error("the session is closing, {0} tables are open")]
    SessionCloses(usize),
    /// No session is open.
    #[error("no session is open")]
    NoSession,
    /// The others who were dealt in are asked, and not they.
    #[error("not asked")]
    NotAsked,
    /// Banned from the tables.
    #[error("banned from the tables")]
    Banned {
        /// Until when (epoch milliseconds); `None`: for good.
        until: Option<i64>,
        /// Why, as the game master typed it.
        reason: String,
    },
    /// They keep away by their own wish.
    #[error("away by their own wish")]
    Abstains {
        /// Until when (epoch milliseconds).
        until: i64,
    },
    /// They keep away by their own wish already, and for longer.
    #[error("away by their own wish for longer")]
    AbstainsAlready {
        /// Until when (epoch milliseconds).
        until: i64,
    },
    /// Nobody bans themselves.
    #[error("nobody bans themselves")]
    BanYourself,
    /// There is no ban to lift.
    #[error("not banned")]
    NotBanned,
    /// Days are out of their bounds.
    #[error("1 to {most} days")]
    Days {
        /// The most.
        most: i64,
    },
    /// They opened too many tables lately.
    #[error("too many tables opened lately")]
    TooSoon {
        /// When they may open one again (epoch milliseconds).
        at: i64,
    },
    /// A finished deal is not voided.
    #[error(transparent)]
    VoidRefused(VoidRefused),
    /// Their data are not erased, or not there.
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
