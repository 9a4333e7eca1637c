//! What is done to a town, as plain data: a run is a list of these, and a shorter list can be tried.

use crate::faults::Fault;
use ids::{MemberId, Millis, TableId};
use table::{Command, Opening};

/// One thing done to a town.
#[derive(Clone, Debug)]
pub struct Move {
    /// The time that passes before it, which can be negative.
    pub wait: Millis,
    /// Everything random in it is derived from this.
    pub luck: u64,
    pub what: What,
}

/// What happens at a table or around it, with the fault that occurs then, if any.
#[derive(Clone, Debug)]
pub enum What {
    /// A table opens.
    Open {
        opening: Box<Opening>,
        fault: Option<Fault>,
    },
    /// A table is asked for something.
    Ask {
        table: TableId,
        request: Request,
        fault: Option<Fault>,
    },
    /// The house stops for a while and starts again.
    Crash(Millis),
    /// A game master voids a finished deal of a table that is closed.
    VoidClosed {
        by: MemberId,
        which: Which,
        fault: Option<Fault>,
    },
    /// The house starts, and cannot read the deal of this table.
    Unreadable {
        table: TableId,
        fault: Option<Fault>,
    },
    /// A game master gives coins to this account, or takes them.
    Coins {
        account: books::Account,
        coins: i64,
        fault: Option<Fault>,
    },
    /// The house hires a patron, who brings this many coins.
    Hire(books::PatronKey, i64),
    /// The house dismisses a patron: from now on it is on no bench.
    Dismiss(books::PatronKey),
    /// A member has reached the cap on losses, or no longer has.
    Cap(MemberId, bool),
    /// A member is barred from the tables, or is no longer. Usually they are sent off at once; here nobody does that.
    Bar(MemberId, bool),
}

/// What is asked of a table. A request that names no deal is for the one being played when it arrives, so that a
/// shorter list of moves still makes sense.
#[derive(Clone, Debug)]
pub enum Request {
    /// Exactly this command, whatever the table's state is by then.
    Exactly(Box<Command>),
    /// A member does something legal.
    Act { by: MemberId, taste: Taste },
    /// A member answers the question put to every seat.
    Answer { by: MemberId },
    /// A member cuts.
    Cut { by: MemberId, typed: String },
    /// The table's deadline passes; the time passes too.
    Due(Choosing),
    /// Patrons answer the question.
    Chose(Choosing),
    /// A game master voids a finished deal.
    Void { by: MemberId, which: Which },
}

/// Which legal act somebody prefers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taste {
    /// No preference: any legal act.
    Any,
    /// The dearest bet, or else any.
    Greedy,
}

/// How patrons choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choosing {
    /// In time, and legally.
    Well,
    /// They have not chosen yet.
    Late,
    /// The same choice arrives twice.
    Twice,
    /// For another ply or deal, or an act that is not legal.
    Stray,
}

/// Which of the finished deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    Latest,
    Any,
}
