//! What a step does to the world.

use crate::{CalledOff, Nature, Player, Refusal, Shuffle, Table};
use books::Transfer;
use ids::{DealId, MemberId, PurseId};
use rules::{Act, Outcome, Record, Seat};
use shuffle::Seed;
use std::fmt;

/// A table as it is after a command, and what else came of it. All of it counts, or nothing.
#[derive(Clone, Debug)]
pub struct Step {
    /// The table afterwards; of the same version as before where nothing has changed.
    pub table: Table,
    /// What is to be kept and told, in this order.
    pub effects: Vec<Effect>,
}

/// Something that comes of a step.
#[derive(Clone)]
pub enum Effect {
    /// Coins move.
    Transfer(Transfer),
    /// A deal begins.
    DealBegun {
        /// Its name.
        deal: DealId,
        /// Its record, without acts and result.
        record: Box<Record>,
    },
    /// A seat has acted.
    Acted {
        /// In which deal.
        deal: DealId,
        /// The number of the act in the deal, from 0.
        number: u32,
        /// Who.
        seat: Seat,
        /// What.
        act: Act,
    },
    /// A deal is over.
    DealEnded {
        /// Its name.
        deal: DealId,
        /// What came of it; nothing where it was taken back.
        outcome: Option<Box<Outcome>>,
    },
    /// A game master holds a patron's cards in a deal (or has held some in its match).
    PlayedFor {
        /// In which.
        deal: DealId,
        /// Who.
        member: MemberId,
    },
    /// A shuffle was committed for the next deal.
    Shuffled {
        /// What everybody may know of it.
        shuffle: Box<Shuffle>,
        /// Its secret.
        seed: Seed,
    },
    /// A committed shuffle was dealt or withdrawn.
    ShuffleEnded {
        /// The shuffle.
        shuffle: Box<Shuffle>,
        /// How.
        ended: ShuffleEnd,
    },
    /// A line for the house's log.
    Log {
        /// Who ordered it.
        by: MemberId,
        /// What.
        entry: Entry,
    },
    /// One of these patrons may have something to say.
    Talk {
        /// Each of them, and what it would speak of.
        among: Vec<(Speaker, Occasion)>,
    },
    /// Whoever gave the command is told why it went only so far.
    Told(Refusal),
}

/// Hands and seeds are nobody's to read.
impl fmt::Debug for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Effect::Transfer(transfer) => write!(f, "Transfer({transfer:?})"),
            Effect::DealBegun { deal, .. } => write!(f, "DealBegun({deal})"),
            Effect::Acted { deal, number, .. } => write!(f, "Acted({deal}, {number})"),
            Effect::DealEnded { deal, .. } => write!(f, "DealEnded({deal})"),
            Effect::PlayedFor { deal, member } => write!(f, "PlayedFor({deal}, {member})"),
            Effect::Shuffled { shuffle, .. } => write!(f, "Shuffled({})", shuffle.deal),
            Effect::ShuffleEnded { shuffle, ended } => {
                write!(f, "ShuffleEnded({}, {ended:?})", shuffle.deal)
            }
            Effect::Log { by, entry } => write!(f, "Log({by}, {entry:?})"),
            Effect::Talk { among } => write!(f, "Talk({among:?})"),
            Effect::Told(refusal) => write!(f, "Told({refusal:?})"),
        }
    }
}

/// How a committed shuffle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShuffleEnd {
    /// Its cards were dealt.
    Dealt,
    /// Who plays has changed, and another one was committed, or none.
    Withdrawn,
}

/// A line for the house's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Somebody was asked to leave.
    Kicked {
        /// Who.
        player: Player,
    },
    /// What was on was taken back.
    CalledOff {
        /// What of it.
        what: CalledOff,
        /// Why, as a game master typed it.
        reason: String,
        /// The purses of the members who were dealt in.
        among: Vec<PurseId>,
    },
}

/// A patron who may speak, even of having left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Speaker {
    /// Who.
    pub player: Player,
    /// How one who was hired plays.
    pub nature: Option<Nature>,
}

/// What happened before everybody's eyes, as it concerns a patron who might say something of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Occasion {
    /// It has sat down.
    SatDown,
    /// It has won most of a deal that is over.
    WonDeal,
    /// It has lost most of a deal that is over.
    LostDeal,
    /// Somebody else has taken a big pot.
    BigPot,
    /// Somebody else has got up from the table.
    SomebodyLeft,
    /// Its own purse is empty, and it gets up.
    WentBroke,
    /// It was sent away.
    Dismissed,
    /// Death was dealt, and ended the deal.
    Death,
    /// Somebody else has won every trick, as undertaken.
    VoleMade,
    /// Somebody else has undertaken to win every trick, and has not.
    VoleLost,
}

/// A patron who is asked what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ask {
    /// In which deal.
    pub deal: DealId,
    /// How many acts there were.
    pub ply: u32,
    /// On which seat.
    pub seat: Seat,
}

impl Ask {
    /// The patron chooses this.
    #[must_use]
    pub fn chosen(self, act: Act) -> crate::Chosen {
        let Ask { deal, ply, seat } = self;
        crate::Chosen {
            deal,
            ply,
            seat,
            act,
        }
    }
}
