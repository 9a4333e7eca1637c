//! The reasons for which a table refuses a command.

use crate::{PausedBy, Repeated};
use books::PatronKey;
use ids::{DealId, Moment};
use rules::{Act, Coins};

/// Why a command was refused and changed nothing. Each has its sentence in `locales/`.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Refusal {
    /// The table is closed.
    #[error("the table is closed")]
    Closed,
    /// The member does not sit at this table.
    #[error("not seated here")]
    NotSeated,
    /// The member already sits here.
    #[error("seated here already")]
    AlreadySeated,
    /// No chair is free; the number of chairs.
    #[error("all {0} chairs are taken")]
    Full(usize),
    /// Only the host (or somebody who manages the server) may do this.
    #[error("only the host may do this")]
    NotHost,
    /// Somebody else sits here, whose time it would be.
    #[error("somebody else sits here")]
    NotAlone,
    /// Too few players are dealt in.
    #[error("{missing} more are needed")]
    TooFew {
        /// How many more are needed.
        missing: usize,
    },
    /// Their free coins do not cover the most they could lose.
    #[error("{need} coins are needed")]
    CannotCover {
        /// Coins that must be held.
        need: Coins,
    },
    /// They are banned from the tables, or stay away by their own wish.
    #[error("barred from the tables")]
    Barred,
    /// They have reached the daily cap on losses.
    #[error("the daily cap on losses is reached")]
    CapReached,
    /// The stake is out of bounds.
    #[error("the stake must be {least} to {most}")]
    Stake {
        /// The lowest stake, in coins.
        least: Coins,
        /// The highest stake, in coins.
        most: Coins,
    },
    /// The game cannot be played by that many.
    #[error("{least} to {most} can play")]
    Seats {
        /// The fewest players.
        least: usize,
        /// The most players.
        most: usize,
    },
    /// The turn time is out of bounds.
    #[error("a turn must take {least} to {most} seconds")]
    TurnTime {
        /// In seconds.
        least: u32,
        /// In seconds.
        most: u32,
    },
    /// The purse is out of bounds.
    #[error("a purse must be {least} to {most}")]
    Purse {
        /// The smallest purse, in coins.
        least: Coins,
        /// The largest purse, in coins.
        most: Coins,
    },
    /// The game has no purses.
    #[error("the game has no purses")]
    NoPurse,
    /// Whether a table plays for coins or for fun is fixed from its first deal.
    #[error("coins or chips: fixed since the first deal")]
    CoinsFixed,
    /// Game and edition are fixed, and their options from the first deal.
    #[error("the rules are fixed")]
    RulesFixed,
    /// The game draws no partners.
    #[error("the game draws no partners")]
    NoPartners,
    /// The host, or whoever they name, is not to be dealt in.
    #[error("not both are dealt in")]
    NoPair,
    /// No purse may be lowered while a pot is carried (TT-3); the pot's coins.
    #[error("a pot of {0} is carried: no purse may be lowered")]
    PotCarried(Coins),
    /// This cannot be done during a deal.
    #[error("a deal is running")]
    DealIsOn,
    /// This can be done only during a deal.
    #[error("no deal is running")]
    NoDeal,
    /// Whoever asks has no seat in the deal or match.
    #[error("not dealt in")]
    NotDealtIn,
    /// The button belongs to another deal, or to a question already answered.
    #[error("an old button")]
    Stale {
        /// The deal that the button was made for.
        deal: DealId,
    },
    /// The players have changed: there is a new shuffle, which everyone may cut before it is dealt.
    #[error("shuffled anew")]
    ShuffledAnew,
    /// The shuffle has been dealt or replaced since.
    #[error("too late to cut")]
    TooLateToCut,
    /// What was typed is not a valid cut.
    #[error("not a cut: {0}")]
    NoCut(shuffle::BadCut),
    /// No patron of the house is free to sit down.
    #[error("no patron is free")]
    NoPatronFree,
    /// The patron's purse does not cover the stake.
    #[error("{patron} has too few coins")]
    PatronShort {
        /// The patron in question.
        patron: PatronKey,
    },
    /// The house cannot cover the stakes of its patrons at a table.
    #[error("the house needs {need} coins")]
    HouseBroke {
        /// The stakes of its patrons at the table, one more patron included, in coins.
        need: Coins,
    },
    /// No patron sits here who could leave.
    #[error("no patron sits here")]
    NoPatronHere,
    /// The game master plays for no patron here.
    #[error("plays for no patron here")]
    PlaysForNobody,
    /// They host as many open tables as one member may; that number.
    #[error("already host of {0} tables")]
    HostsEnough(usize),
    /// They were made to leave this table and may not return.
    #[error("asked to leave this table")]
    ShownOut,
    /// Nobody can make themselves leave.
    #[error("nobody can send themselves away")]
    KickYourself,
    /// The player named does not sit at this table, or is about to leave.
    #[error("not at this table")]
    NotHere,
    /// The member named hosts this table.
    #[error("already host")]
    HostAlready,
    /// The clock is stopped, and no deal begins.
    #[error("the table is paused")]
    Paused,
    /// The table has no place: it must be reopened elsewhere first.
    #[error("the table has no place")]
    NoPlace,
    /// The table has a place and need not be reopened.
    #[error("the table has a place")]
    HasPlace,
    /// The clock is already stopped.
    #[error("the table is already paused")]
    PausedAlready,
    /// Only a game master can end this pause.
    #[error("only a game master can end this pause")]
    PausedByGm,
    /// The table is not paused.
    #[error("the table is not paused")]
    NotPaused,
    /// The table was paused as long as one deal (match) allows.
    #[error("no more pausing is allowed in this deal or match")]
    NoPauseLeft(PausedBy),
    /// This can be done only during a match.
    #[error("no match is running")]
    NoMatch,
    /// A game master must give a reason for cancelling.
    #[error("a reason is required")]
    NoReason,
    /// Only a game master may do this.
    #[error("only a game master may do this")]
    NotGm,
    /// A patron is dealt in, so the members alone cannot cancel it.
    #[error("a patron is dealt in")]
    PatronDealtIn,
    /// Nobody else is dealt in who could agree.
    #[error("nobody else is dealt in")]
    NobodyElse,
    /// The proposal to cancel is no longer open.
    #[error("that proposal is no longer open")]
    WishGone,
    /// They have done this as often as one may for now.
    #[error("{what:?} was repeated too often")]
    Enough {
        /// What they have repeated.
        what: Repeated,
        /// When it is possible again, on the table's clock; `None`: with the next deal, or shuffle.
        until: Option<Moment>,
    },
    /// The rules forbid this act.
    #[error("{} is refused: {}", .0, .1.code)]
    Rules(Act, rules::Refusal),
    /// The table has changed since the void was planned; it must be planned again.
    #[error("the table has changed")]
    Changed,
    /// Not the player's fault: the table contradicts itself.
    #[error(transparent)]
    Broken(#[from] Broken),
}

impl Refusal {
    /// Whether it is our fault, and not the player's.
    pub(crate) fn is_ours(&self) -> bool {
        matches!(self, Refusal::Broken(_))
    }
}

/// A table that contradicts itself, which no command can cause: a bug in the program or a corrupt row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the table contradicts itself: {0}")]
pub struct Broken(pub &'static str);

impl From<books::InvalidAmount> for Broken {
    fn from(_: books::InvalidAmount) -> Broken {
        Broken("more coins than can exist")
    }
}

impl From<books::InvalidAmount> for Refusal {
    fn from(amount: books::InvalidAmount) -> Refusal {
        Broken::from(amount).into()
    }
}
