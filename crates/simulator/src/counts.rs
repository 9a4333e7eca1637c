//! What a run came to.

use crate::commands::CommandKind;
use crate::faults::Fault;
use rules::Variant;
use std::collections::BTreeMap;
use std::fmt;

/// How often everything happened.
#[derive(Clone, Debug, Default)]
pub struct Counts {
    pub towns: u64,
    pub steps: u64,
    pub tables: u64,
    pub deals: u64,
    pub transfers: u64,
    pub replays: u64,
    pub restarts: u64,
    /// Views of deals whose hidden cards were dealt anew.
    pub dealt_anew: u64,
    /// The same of finished deals that stay closed until their session ends.
    pub last_anew: u64,
    /// Committed and refused, by kind of command.
    pub commands: BTreeMap<CommandKind, (u64, u64)>,
    pub faults: BTreeMap<Fault, u64>,
    pub answers: BTreeMap<&'static str, u64>,
    /// Deals that began, by game, edition and options.
    pub dealt: BTreeMap<String, u64>,
    /// Commands that were sent to a table or the house.
    pub sent: u64,
    /// Looks that were compared, by what was going on.
    pub looks: BTreeMap<&'static str, u64>,
    /// How often rare things happened.
    pub seldom: BTreeMap<&'static str, u64>,
}

impl Counts {
    pub fn fault(&mut self, fault: Fault) {
        *self.faults.entry(fault).or_default() += 1;
    }

    pub fn answer(&mut self, answer: &'static str) {
        *self.answers.entry(answer).or_default() += 1;
    }

    pub fn seldom(&mut self, what: &'static str) {
        *self.seldom.entry(what).or_default() += 1;
    }

    /// Kinds of command of which none was committed.
    pub fn never(&self) -> Vec<CommandKind> {
        let done = |kind: &CommandKind| self.commands.get(kind).is_some_and(|(done, _)| *done > 0);
        CommandKind::ALL
            .iter()
            .copied()
            .filter(|kind| !done(kind))
            .collect()
    }

    pub fn add(&mut self, other: Counts) {
        self.towns += other.towns;
        self.steps += other.steps;
        self.tables += other.tables;
        self.deals += other.deals;
        self.transfers += other.transfers;
        self.replays += other.replays;
        self.restarts += other.restarts;
        self.dealt_anew += other.dealt_anew;
        self.last_anew += other.last_anew;
        for (kind, (done, refused)) in other.commands {
            let sum = self.commands.entry(kind).or_default();
            *sum = (sum.0 + done, sum.1 + refused);
        }
        add(&mut self.faults, other.faults);
        add(&mut self.answers, other.answers);
        add(&mut self.dealt, other.dealt);
        self.sent += other.sent;
        add(&mut self.looks, other.looks);
        add(&mut self.seldom, other.seldom);
    }
}

fn add<K: Ord>(sum: &mut BTreeMap<K, u64>, counts: BTreeMap<K, u64>) {
    for (kind, count) in counts {
        *sum.entry(kind).or_default() += count;
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} steps in {} towns: {} tables, {} deals, {} transfers",
            self.steps, self.towns, self.tables, self.deals, self.transfers
        )?;
        writeln!(
            f,
            "{} tables read again after a stop, {} lives replayed, {} views dealt anew, {} of deals that were over",
            self.restarts, self.replays, self.dealt_anew, self.last_anew
        )?;
        writeln!(f, "\ncommands: committed, refused")?;
        for (kind, (done, refused)) in &self.commands {
            let kind = format!("{kind:?}");
            writeln!(f, "  {kind:<18}{done:>12}{refused:>12}")?;
        }
        list(f, "answers", &self.answers)?;
        writeln!(f, "  {:<30}{:>12}", "sent", self.sent)?;
        let faults = self.faults.iter();
        let faults = faults.map(|(fault, count)| (format!("{fault:?}"), *count));
        list(f, "faults", &faults.collect())?;
        editions(f, &self.dealt)?;
        list(f, "looks compared", &self.looks)?;
        list(f, "seldom", &self.seldom)
    }
}

/// How many deals began of each edition, and with how many sets of options.
pub fn editions(f: &mut fmt::Formatter<'_>, dealt: &BTreeMap<String, u64>) -> fmt::Result {
    let (mut played, mut all) = (BTreeMap::new(), BTreeMap::new());
    for variant in Variant::all() {
        let edition = format!("{}/{}", variant.game(), variant.edition());
        let deals = dealt.get(&variant.to_string()).copied().unwrap_or(0);
        *played.entry(edition.clone()).or_insert(0) += u64::from(deals > 0);
        let sum = all.entry(edition).or_insert((0, 0));
        *sum = (sum.0 + deals, sum.1 + 1);
    }
    writeln!(f, "\ndeals by edition, and with how many of its options")?;
    for (edition, (deals, options)) in all {
        let played = played.get(&edition).copied().unwrap_or(0);
        writeln!(f, "  {edition:<30}{deals:>12}{played:>6} of {options}")?;
    }
    Ok(())
}

fn list<K: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    of: &str,
    counts: &BTreeMap<K, u64>,
) -> fmt::Result {
    writeln!(f, "\n{of}")?;
    for (kind, count) in counts {
        let kind = kind.to_string();
        writeln!(f, "  {kind:<30}{count:>12}")?;
    }
    Ok(())
}
