//! Why a table does not do what it is told.

use crate::PausedBy;
use books::PatronKey;
use ids::DealId;
use rules::{Act, Coins};

/// Why a command changes nothing. Each has its sentence in `locales/`.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Refusal {
    /// The table is closed.
    #[error("the table is closed")]
    Closed,
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
    #[error("{need} coins are needed")]
    CannotCover {
        /// Coins to be held.
        need: Coins,
    },
    /// They have lost as much today as the house lets anybody lose.
    #[error("the cap of losses is reached for today")]
    CapReached,
    /// The stake is outside its bounds.
    #[error("a stake is {least} to {most}")]
    Stake {
        /// The least.
        least: Coins,
        /// The most.
        most: Coins,
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
        least: Coins,
        /// The most.
        most: Coins,
    },
    /// The game has no purses.
    #[error("the game has no purses")]
    NoPurse,
    /// No purse may be lowered while a pot is carried (TT-3).
    #[error("a pot of {0} is carried: no purse may be lowered")]
    PotCarried(Coins),
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
    /// No patron of the house is free.
    #[error("no patron is free")]
    NoPatronFree,
    /// The patron's purse does not reach.
    #[error("{patron} has too few coins")]
    PatronShort {
        /// Who.
        patron: PatronKey,
    },
    /// The house does not have what its patrons at a table put at stake.
    #[error("the house needs {need} coins")]
    HouseBroke {
        /// What the stakes of its patrons at the table come to, with that of one more.
        need: Coins,
    },
    /// No patron sits here who could get up.
    #[error("no patron sits here")]
    NoPatronHere,
    /// They play for no patron here.
    #[error("plays for no patron here")]
    PlaysForNobody,
    /// Somebody can be host of so many open tables at once.
    #[error("host of {0} tables")]
    HostsEnough(usize),
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
    /// The table has a place: nobody need call it up.
    #[error("the table has a place")]
    HasPlace,
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
    /// What was to be agreed on is no longer asked.
    #[error("that is no longer asked")]
    WishGone,
    /// The rules forbid it.
    #[error("{} is refused: {}", .0, .1.code)]
    Rules(Act, rules::Refusal),
    /// The table has changed since a void was planned: it is planned anew.
    #[error("the table has changed")]
    Changed,
    /// Our side: the table contradicts itself.
    #[error(transparent)]
    Broken(#[from] Broken),
}

/// A table that contradicts itself, which nobody's command can bring about: a fault of the program or of the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the table is broken: {0}")]
pub struct Broken(pub &'static str);

impl From<books::NoAmount> for Broken {
    fn from(_: books::NoAmount) -> Broken {
        Broken("more coins than there can be")
    }
}

impl From<books::NoAmount> for Refusal {
    fn from(amount: books::NoAmount) -> Refusal {
        Broken::from(amount).into()
    }
}
