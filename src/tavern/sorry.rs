//! What a player did that cannot be done, and why: the only errors a player is shown.

use super::characters::NoCharacter;
use super::privacy::NotErased;
use super::{NotVoided, PausedBy};
use ids::DealId;
use rules::{Act, Refusal};

/// A player's mistake, or a table's limit. Each has its sentence in `locales/`.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Sorry {
    /// There is no such table (any more).
    #[error("no such table")]
    NoSuchTable,
    /// The table is closed.
    #[error("the table is closed")]
    Closed,
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
    /// They do not sit at this table.
    #[error("not seated here")]
    NotSeated,
    /// They sit here already.
    #[error("seated here already")]
    AlreadySeated,
    /// No chair is free.
    #[error("all {0} chairs are taken")]
    Full(usize),
    /// Only the host (or who manages the server) may.
    #[error("only the host may")]
    NotHost,
    /// So many more are needed.
    #[error("{missing} more are needed")]
    TooFew {
        /// How many.
        missing: usize,
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
    /// The stake is outside its bounds.
    #[error("a stake is {least} to {most}")]
    Stake {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
    /// The stake is outside the bounds that the GM set.
    #[error("a stake here is {least} to {most}")]
    HouseStake {
        /// The least that this house and the game allow.
        least: i64,
        /// The most that this house allows: may be less than the game needs.
        most: i64,
    },
    /// The game is not played by so many.
    #[error("{least} to {most} can play")]
    Seats {
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
    /// The turn time is outside its bounds (seconds).
    #[error("a turn takes {least} to {most} seconds")]
    TurnTime {
        /// The least.
        least: u32,
        /// The most.
        most: u32,
    },
    /// The purse is outside its bounds.
    #[error("a purse is {least} to {most}")]
    Purse {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
    /// The game has no purses.
    #[error("the game has no purses")]
    NoPurse,
    /// No purse may be lowered while a pot is carried (TT-3).
    #[error("a pot of {0} is carried: no purse may be lowered")]
    PotCarried(i64),
    /// A deal is on: not now.
    #[error("a deal is on")]
    DealIsOn,
    /// No deal is on.
    #[error("no deal is on")]
    NoDeal,
    /// They are not dealt in.
    #[error("not dealt in")]
    NotDealtIn,
    /// The button belongs to another deal, or to a question that was answered.
    #[error("an old button")]
    Stale {
        /// The deal the button was for.
        deal: DealId,
    },
    /// Who plays has changed: there is a new shuffle, which everybody may cut before it is dealt.
    #[error("shuffled anew")]
    ShuffledAnew,
    /// Its shuffle was dealt since, or another one was made.
    #[error("too late to cut")]
    TooLateToCut,
    /// What was typed is no cut.
    #[error("no cut: {0}")]
    NoCut(shuffle::BadCut),
    /// Every patron of the house sits somewhere already.
    #[error("no patron is free")]
    NoPatronFree,
    /// No hired patron is free, and the regulars do not come.
    #[error("no hired patron is free, and the regulars stay away")]
    RegularsStayAway,
    /// No patron sits here who could get up.
    #[error("no patron sits here")]
    NoPatronHere,
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
    /// They play for no patron here.
    #[error("plays for no patron here")]
    PlaysForNobody,
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
    /// Somebody can be host of so many open tables at once.
    #[error("host of {0} tables")]
    HostsEnough(usize),
    /// There is no such character.
    #[error(transparent)]
    Character(NoCharacter),
    /// A session is open already.
    #[error("a session is open already")]
    SessionOpen,
    /// The session is closing; so many of its tables are still open.
    #[error("the session is closing, {0} tables are open")]
    SessionCloses(usize),
    /// No session is open.
    #[error("no session is open")]
    NoSession,
    /// They were asked to leave this table.
    #[error("asked to leave this table")]
    ShownOut,
    /// Nobody asks themselves to leave.
    #[error("nobody sends themselves away")]
    KickYourself,
    /// They do not sit at this table (or are about to leave).
    #[error("not at this table")]
    NotHere,
    /// They are host already.
    #[error("host already")]
    HostAlready,
    /// The clock stands still, and no deal begins.
    #[error("a pause is on")]
    Paused,
    /// The table has no place: it is called up elsewhere before anything goes on.
    #[error("the table has no place")]
    NoPlace,
    /// The clock stands still already.
    #[error("a pause is on already")]
    PausedAlready,
    /// The pause is the game master's to end.
    #[error("only the game master ends this pause")]
    PausedByGm,
    /// No pause is on.
    #[error("no pause is on")]
    NotPaused,
    /// The table was paused in this right for as long as it may be in one deal (match).
    #[error("no time for pauses is left")]
    NoPauseLeft(PausedBy),
    /// No match is on.
    #[error("no match is on")]
    NoMatch,
    /// A game master takes nothing back without saying why.
    #[error("no reason is given")]
    NoReason,
    /// Only the game master may.
    #[error("only the game master may")]
    NotGm,
    /// A patron is dealt in, so that the members alone cannot take it back.
    #[error("a patron is dealt in")]
    PatronDealtIn,
    /// Nobody else is dealt in who could agree.
    #[error("nobody else is dealt in")]
    NobodyElse,
    /// The others who were dealt in are asked, and not they.
    #[error("not asked")]
    NotAsked,
    /// What was to be agreed on is no longer asked.
    #[error("that is no longer asked")]
    WishGone,
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
    NotVoided(NotVoided),
    /// Their data are not erased, or not there.
    #[error(transparent)]
    NotErased(NotErased),
    /// The rules forbid it.
    #[error("{} is refused: {}", .0, .1.code)]
    Refused(Act, Refusal),
}

/// What can go wrong with what a player asked for.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The player's side: say it to them.
    #[error(transparent)]
    Sorry(#[from] Sorry),
    /// Our side: log it, and say that nothing was changed.
    #[error(transparent)]
    Ours(#[from] anyhow::Error),
}
