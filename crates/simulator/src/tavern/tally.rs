//! What the towns of a run of houses came to.

use super::calls::{self, Call};
use super::typed::TYPED;
use crate::commands::CommandKind;
use crate::counts::editions;
use std::collections::BTreeMap;
use std::fmt;

/// What the towns of a run came to.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    pub towns: u64,
    pub steps: u64,
    pub commits: u64,
    pub transfers: u64,
    pub deals: u64,
    pub tables: u64,
    pub starts: u64,
    pub audits: u64,
    /// Done, refused and failed, by kind of call.
    pub calls: BTreeMap<String, [u64; 3]>,
    /// Calls that were sent, and those of them that the house stopped before it could answer.
    pub sent: u64,
    pub unanswered: u64,
    /// Deals that began, by game, edition and options.
    pub dealt: BTreeMap<String, u64>,
    /// What was told of deals whose cards were closed, by what was asked.
    pub closed: BTreeMap<&'static str, u64>,
    /// Tables whose tasks were compared with what was committed.
    pub compared: u64,
    /// Deals that were replayed from their records once they were over, and at their table's end.
    pub replayed: u64,
    /// Towns that were repeated from their moves, and came to the same.
    pub repeated: u64,
    /// Members dealt in, each checked for bars, and those of them checked for the daily cap too.
    pub dealt_in: u64,
    pub capped: u64,
    /// Tables whose clock was stopped during a wait.
    pub stood: u64,
    /// Sheets of sessions that were compared with the second books.
    pub sheets: u64,
    pub faults: BTreeMap<&'static str, u64>,
    /// What happened at solo tables.
    pub alone: BTreeMap<&'static str, u64>,
    /// Lines in the log, by kind.
    pub log: BTreeMap<String, u64>,
    /// The virtual time, in seconds.
    pub seconds: u64,
    /// Of everything that was written and answered, in order.
    pub digest: u64,
}

impl Tally {
    pub fn add(&mut self, other: Tally) {
        self.towns += other.towns;
        self.steps += other.steps;
        self.commits += other.commits;
        self.transfers += other.transfers;
        self.deals += other.deals;
        self.tables += other.tables;
        self.starts += other.starts;
        self.audits += other.audits;
        self.seconds += other.seconds;
        self.digest = self.digest.rotate_left(1) ^ other.digest;
        for (kind, counts) in other.calls {
            let sum = self.calls.entry(kind).or_default();
            for (sum, count) in sum.iter_mut().zip(counts) {
                *sum += count;
            }
        }
        for (fault, count) in other.faults {
            *self.faults.entry(fault).or_default() += count;
        }
        for (what, count) in other.alone {
            *self.alone.entry(what).or_default() += count;
        }
        for (kind, count) in other.log {
            *self.log.entry(kind).or_default() += count;
        }
        for (variant, count) in other.dealt {
            *self.dealt.entry(variant).or_default() += count;
        }
        for (what, count) in other.closed {
            *self.closed.entry(what).or_default() += count;
        }
        self.sent += other.sent;
        self.unanswered += other.unanswered;
        self.compared += other.compared;
        self.replayed += other.replayed;
        self.repeated += other.repeated;
        self.dealt_in += other.dealt_in;
        self.capped += other.capped;
        self.stood += other.stood;
        self.sheets += other.sheets;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} steps in {} towns: {} tables, {} deals, {} commits, {} transfers, {} starts, {} audits, {} h, digest {:016x}",
            self.steps,
            self.towns,
            self.tables,
            self.deals,
            self.commits,
            self.transfers,
            self.starts,
            self.audits,
            self.seconds / 3_600,
            self.digest
        )?;
        writeln!(f, "\ncalls: done, refused, failed")?;
        for (kind, [done, refused, failed]) in &self.calls {
            writeln!(f, "  {kind:<30}{done:>10}{refused:>10}{failed:>10}")?;
        }
        writeln!(
            f,
            "{} sent, of which the house stopped before it could answer {}",
            self.sent, self.unanswered
        )?;
        writeln!(
            f,
            "{} running tables compared with their rows, {} deals replayed, {} towns repeated, {} sheets, \
             {} members dealt in who were allowed to play, {} of them with a cap, \
             {} tables whose clock was stopped during a wait",
            self.compared,
            self.replayed,
            self.repeated,
            self.sheets,
            self.dealt_in,
            self.capped,
            self.stood
        )?;
        writeln!(f, "\ntold of closed cards, which were not named")?;
        for (what, count) in &self.closed {
            writeln!(f, "  {what:<24}{count:>10}")?;
        }
        editions(f, &self.dealt)?;
        writeln!(f, "\nsolo tables")?;
        for (what, count) in &self.alone {
            writeln!(f, "  {what:<24}{count:>10}")?;
        }
        writeln!(f, "\nlines in the log")?;
        for (kind, count) in &self.log {
            writeln!(f, "  {kind:<24}{count:>10}")?;
        }
        writeln!(f, "\nfaults")?;
        for (fault, count) in &self.faults {
            writeln!(f, "  {fault:<24}{count:>10}")?;
        }
        let never = self.never();
        if !never.is_empty() {
            writeln!(f, "\nnever done: {never:?}")?;
        }
        Ok(())
    }
}

impl Tally {
    /// The calls that were never done, and the commands at tables.
    pub fn never(&self) -> Vec<String> {
        self.all_but(|[done, ..]| *done > 0)
    }

    /// The calls and commands whose counts are not so.
    pub(super) fn all_but(&self, has: impl Fn(&[u64; 3]) -> bool) -> Vec<String> {
        let commands = CommandKind::ALL
            .iter()
            .filter(|kind| calls::reaches(**kind));
        let commands = commands.map(|kind| format!("{kind:?}"));
        let calls = Call::NAMES.iter().map(|name| format!("house: {name}"));
        let has = |name: &String| self.calls.get(name).is_some_and(&has);
        let typed = TYPED.iter().map(|name| format!("typed: {name}"));
        let all = commands.chain(calls).chain(typed);
        all.filter(|name| !has(name)).collect()
    }

    /// The calls that were answered.
    pub(super) fn answered(&self) -> u64 {
        self.calls.values().flatten().sum()
    }
}
