//! The faults that are injected, and how often.

use crate::luck::Luck;
use clap::ValueEnum;
use std::collections::BTreeMap;

/// Something that goes wrong around a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub enum Fault {
    /// A command arrives twice.
    Doubled,
    /// A command arrives after others that were sent later.
    Late,
    /// A command never arrives.
    Lost,
    /// A commit fails: the step is thrown away.
    CommitFails,
    /// A commit succeeds, but its answer is lost: the sender tries again.
    AnswerLost,
    /// A step is computed from an old version of its table.
    StaleVersion,
    /// Coins were spent between reading and committing.
    Spent,
    /// The store is full for a while.
    StoreFull,
    /// The house stops before the commit, and starts again.
    CrashBefore,
    /// The house stops between the commit and the answer, and starts again.
    CrashAfter,
    /// The house stops between two commands, and starts again.
    Crash,
    /// A deal cannot be replayed when the house starts.
    Unreadable,
    /// The clock jumps forwards.
    ClockForwards,
    /// The clock jumps back.
    ClockBack,
    /// Patrons have not chosen when they should act.
    PatronLate,
    /// A patron's choice arrives twice.
    PatronTwice,
    /// A patron's choice is for another moment, or not legal.
    PatronStray,
    /// A deadline is reported that has not passed.
    TooEarly,
    /// Another process takes the lease of the house.
    LeaseLost,
}

/// The faults that may occur in a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowed(u32);

impl Allowed {
    /// No fault at all.
    pub const NONE: Allowed = Allowed(0);

    pub fn only(faults: &[Fault]) -> Allowed {
        Allowed(faults.iter().fold(0, |all, fault| all | fault.bit()))
    }

    pub fn all() -> Allowed {
        Allowed::only(Fault::value_variants())
    }

    pub fn has(self, fault: Fault) -> bool {
        self.0 & fault.bit() != 0
    }
}

/// How often each occurs, per ten thousand steps.
#[derive(Clone, Debug, Default)]
pub struct Faults(BTreeMap<Fault, u32>);

impl Faults {
    /// A town has about half of the allowed faults, at different rates.
    pub fn draw(luck: &mut Luck, allowed: Allowed) -> Faults {
        let mut rates = BTreeMap::new();
        for &fault in Fault::value_variants() {
            // Drawn in any case, so that the rest of the mix does not depend on which faults are allowed.
            let (has, rate) = (luck.once_in(2), luck.between(1, fault.most()));
            if has && fault.is_of_tables() && allowed.has(fault) {
                rates.insert(fault, rate as u32);
            }
        }
        Faults(rates)
    }

    /// Whether this fault occurs now.
    pub fn occurs(&self, luck: &mut Luck, fault: Fault) -> bool {
        let rate = self.0.get(&fault).copied().unwrap_or(0);
        rate > 0 && luck.happens(rate)
    }
}

impl Fault {
    fn bit(self) -> u32 {
        1 << self as u32
    }

    /// Whether it occurs in the town of tables.
    pub fn is_of_tables(self) -> bool {
        match self {
            Fault::Doubled
            | Fault::Late
            | Fault::Lost
            | Fault::CommitFails
            | Fault::AnswerLost
            | Fault::StaleVersion
            | Fault::Spent
            | Fault::StoreFull
            | Fault::CrashBefore
            | Fault::CrashAfter
            | Fault::Crash
            | Fault::Unreadable
            | Fault::ClockForwards
            | Fault::ClockBack
            | Fault::PatronLate
            | Fault::PatronTwice
            | Fault::PatronStray
            | Fault::TooEarly => true,
            Fault::LeaseLost => false,
        }
    }

    /// Whether it occurs in the town of the house.
    pub fn is_of_houses(self) -> bool {
        match self {
            Fault::Doubled
            | Fault::Late
            | Fault::Lost
            | Fault::CommitFails
            | Fault::AnswerLost
            | Fault::StaleVersion
            | Fault::StoreFull
            | Fault::CrashBefore
            | Fault::CrashAfter
            | Fault::Crash
            | Fault::ClockForwards
            | Fault::ClockBack
            | Fault::PatronLate
            | Fault::PatronTwice
            | Fault::PatronStray
            | Fault::TooEarly
            | Fault::LeaseLost => true,
            // In the house, members spend coins elsewhere of their own accord, and stored deals are always readable.
            Fault::Spent | Fault::Unreadable => false,
        }
    }

    /// The highest rate, per ten thousand steps. Crashes are rare: every table is read and replayed after one.
    fn most(self) -> i64 {
        match self {
            Fault::CrashBefore | Fault::CrashAfter | Fault::Crash => 15,
            Fault::Unreadable | Fault::StoreFull => 5,
            Fault::ClockForwards | Fault::ClockBack => 50,
            Fault::Doubled | Fault::Late | Fault::Lost => 1_000,
            Fault::PatronLate | Fault::PatronTwice | Fault::PatronStray => 1_000,
            Fault::CommitFails
            | Fault::AnswerLost
            | Fault::StaleVersion
            | Fault::Spent
            | Fault::TooEarly
            | Fault::LeaseLost => 200,
        }
    }
}
