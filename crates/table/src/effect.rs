//! The effects of a step, to be committed along with the table.

use crate::{CalledOff, Nature, Player, Refusal, Shuffle, Table};
use books::Transfer;
use ids::{DealId, MemberId, PurseId};
use rules::{Act, Outcome, Record, Seat};
use shuffle::Seed;
use std::fmt;

/// A table after a command, and everything that must be stored or sent with it. All of it is committed, or nothing.
#[derive(Clone, Debug)]
pub struct Step {
    /// The table afterwards, with its version unchanged if nothing changed.
    pub table: Table,
    /// What to store and announce, in this order.
    pub effects: Vec<Effect>,
}

/// A consequence of a step.
#[derive(Clone)]
pub enum Effect {
    /// Coins move: post this transfer.
    Transfer(Transfer),
    /// A deal begins.
    DealBegun {
        /// The id of the new deal.
        deal: DealId,
        /// Its record, still without acts and result.
        record: Box<Record>,
    },
    /// A seat has acted.
    Acted {
        /// The deal they acted in.
        deal: DealId,
        /// The act's number within the deal, from 0.
        number: u32,
        /// The seat that acted.
        seat: Seat,
        /// The act, checked against the rules.
        act: Act,
    },
    /// A deal is over.
    DealEnded {
        /// The deal that ended.
        deal: DealId,
        /// The outcome, or `None` if the deal was cancelled.
        outcome: Option<Box<Outcome>>,
    },
    /// A game master holds a patron's cards in this deal, or has held some in its match.
    PlayedFor {
        /// The deal concerned.
        deal: DealId,
        /// The game master.
        member: MemberId,
    },
    /// A shuffle was committed for the next deal.
    Shuffled {
        /// Its public part.
        shuffle: Box<Shuffle>,
        /// Its secret seed.
        seed: Seed,
    },
    /// A committed shuffle was dealt or withdrawn.
    ShuffleEnded {
        /// Its public part.
        shuffle: Box<Shuffle>,
        /// Whether it was dealt or withdrawn.
        ended: ShuffleEnd,
    },
    /// An entry for the house's log.
    Log {
        /// The member who ordered it.
        by: MemberId,
        /// What the log says of it.
        entry: LoggedOrder,
    },
    /// One of these patrons may say something.
    Talk {
        /// Each candidate, and the occasion it would speak about.
        among: Vec<(Speaker, Occasion)>,
    },
    /// The command was carried out only in part; tells the member who gave it why.
    PartlyRefused(Refusal),
}

/// Prints neither hands nor seeds.
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
            Effect::PartlyRefused(refusal) => write!(f, "PartlyRefused({refusal:?})"),
        }
    }
}

/// How a committed shuffle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShuffleEnd {
    /// Its cards were dealt.
    Dealt,
    /// The players changed; another shuffle was committed, or none is needed.
    Withdrawn,
}

/// An entry for the house's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoggedOrder {
    /// A player was made to leave.
    Kicked {
        /// The player who had to leave.
        player: Player,
    },
    /// Something running was cancelled.
    CalledOff {
        /// Deal, match or whole table.
        what: CalledOff,
        /// The reason, as the game master typed it.
        reason: String,
        /// The purses of the members who were dealt in.
        among: Vec<PurseId>,
    },
}

/// A patron who may speak, possibly one who has just left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Speaker {
    /// The patron.
    pub player: Player,
    /// How a hired patron plays; `None` for the cast.
    pub nature: Option<Nature>,
}

/// Something public that a patron might comment on, from that patron's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Occasion {
    /// It has sat down.
    SatDown,
    /// It has won most in a deal that is over.
    WonDeal,
    /// It has lost most in a deal that is over.
    LostDeal,
    /// Somebody else has taken a big pot.
    BigPot,
    /// Another player left the table.
    SomebodyLeft,
    /// Its purse is empty, and it leaves.
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
