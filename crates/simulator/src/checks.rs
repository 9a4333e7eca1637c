//! What must hold after every step.

use crate::kept::Kept;
use crate::ledger::{Entry, Journal, Pocket, Whose};
use books::Ledger;
use ids::{DealId, TableId};
use rules::{Outcome, Record, Seat};
use std::any::Any;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use table::{Broken, CalledOff, CoinKind, Command, Effect, Phase, Step, Stretch, Table};

/// A check that failed.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The name of the check; a shorter list of moves must fail it too.
    pub check: &'static str,
    pub what: String,
    pub table: Option<TableId>,
}

impl Failure {
    pub fn new(check: &'static str, what: impl Into<String>) -> Failure {
        Failure {
            check,
            what: what.into(),
            table: None,
        }
    }

    /// What somebody's panic said.
    pub fn panicked(panic: Box<dyn Any + Send>) -> Failure {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or(panic.downcast_ref::<&str>().copied());
        Failure::new("panic", text.unwrap_or("without a word"))
    }

    pub fn broken(table: TableId, broken: Broken) -> Failure {
        Failure::new("broken", broken.to_string()).at(table)
    }

    pub fn at(mut self, table: TableId) -> Failure {
        self.table = self.table.or(Some(table));
        self
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.check, self.what)?;
        match self.table {
            Some(table) => write!(f, " (table {table})"),
            None => Ok(()),
        }
    }
}

/// A step as computed, before anything is committed.
pub fn step(before: &Table, step: &Step, command: &Command) -> Result<(), Failure> {
    let after = &step.table;
    let wrong = |check, why: String| Err(Failure::new(check, why).at(before.id));
    let is_written = |effect: &Effect| !matches!(effect, Effect::Talk { .. } | Effect::Told(_));
    match after.version.0 - before.version.0 {
        1 => {}
        0 if step.effects.iter().any(is_written) => {
            return wrong(
                "version",
                format!("nothing has changed, but {:?}", step.effects),
            );
        }
        0 => return Ok(()),
        more => return wrong("version", format!("it rises by {more}")),
    }
    if after.is_closed() != after.due_at.is_none() {
        let (closed, due) = (after.is_closed(), after.due_at);
        return wrong("deadline", format!("closed: {closed}, due: {due:?}"));
    }
    in_time(before, step, command).or_else(|why| wrong("stale", why))?;
    for effect in &step.effects {
        if let Effect::Transfer(transfer) = effect {
            let entry = Entry::of(transfer);
            let why = warranted(before, step, command, &entry, transfer.note.is_some());
            if let Err(why) = why {
                return wrong(why, format!("{entry:?} after {command:?}"));
            }
        }
    }
    if let Some(by) = must_be_logged(before, step, command) {
        let logs = step.effects.iter();
        let logs = logs
            .filter(|effect| matches!(effect, Effect::Log { .. }))
            .count();
        if logs != 1 {
            return wrong("log", format!("{by} is logged {logs} times"));
        }
    }
    Ok(())
}

/// An order that ends something or sends somebody away has its line in the log.
fn must_be_logged(before: &Table, step: &Step, command: &Command) -> Option<&'static str> {
    let cancelled = |effect: &Effect| matches!(effect, Effect::DealEnded { outcome: None, .. });
    let ends = step.effects.iter().any(cancelled)
        || (before.state.match_on.is_some() && step.table.state.match_on.is_none());
    match command {
        Command::Kick { .. } => Some("a kick"),
        Command::CallOff {
            what: CalledOff::Deal | CalledOff::Match,
            ..
        }
        | Command::Agree { .. }
            if ends =>
        {
            Some("a cancellation")
        }
        _ => None,
    }
}

/// No act is applied that was meant for another moment.
fn in_time(before: &Table, step: &Step, command: &Command) -> Result<(), String> {
    let playing = before.playing();
    let deal = playing.map(|playing| playing.hands.deal);
    let acted = |effect: &Effect| match effect {
        Effect::Acted {
            deal, seat, act, ..
        } => Some((*deal, *seat, *act)),
        _ => None,
    };
    match command {
        Command::Act {
            deal: told,
            asked,
            act,
            by,
        } => {
            let (Some(playing), true) = (playing, deal == Some(*told)) else {
                return Err(format!("an act for {told} counts during {deal:?}"));
            };
            if playing.hands.stretch == Stretch::Question {
                return Ok(());
            }
            let chair = before.state.chair_of_member(*by);
            let seat = chair.and_then(|chair| playing.hands.seat_of(chair));
            let acts = playing.cards.acts();
            let had = acts.iter().filter(|(who, _)| Some(*who) == seat).count();
            if had != usize::from(*asked) {
                return Err(format!("an act for question {asked} counts at {had}"));
            }
            match step.effects.iter().find_map(acted) {
                Some((_, who, what)) if Some(who) == seat && what == *act => Ok(()),
                other => Err(format!("{act:?} of {seat:?} becomes {other:?}")),
            }
        }
        Command::Answer { deal: told, .. } if deal != Some(*told) => {
            Err(format!("an answer for {told} counts during {deal:?}"))
        }
        Command::TimeUp { chosen } if before.state.homeless.is_none() => {
            let Some(playing) = playing.filter(|p| p.hands.stretch != Stretch::Question) else {
                return Ok(());
            };
            let Some((_, seat, act)) = step.effects.iter().find_map(acted) else {
                return Ok(());
            };
            let sitter = before.state.sitter(seat);
            let is_patron = sitter.is_some_and(|sitter| sitter.player.member().is_none());
            let meant =
                |c: &&table::Chosen| (Some(c.deal), c.ply, c.seat) == (deal, playing.acts, seat);
            let choice = chosen.iter().find(meant);
            match (is_patron, choice) {
                // The last trick needs none.
                (true, None) if playing.cards.plays_itself() => Ok(()),
                (true, None) => Err(format!("patron at {seat} acts without a choice")),
                (true, Some(choice))
                    if choice.act != act && playing.cards.check(seat, &choice.act).is_ok() =>
                {
                    Err(format!(
                        "patron at {seat} chose {:?}, not {act:?}",
                        choice.act
                    ))
                }
                _ => Ok(()),
            }
        }
        _ => Ok(()),
    }
}

/// Why coins may move like this in this step: an act, a rule, or an order.
fn warranted(
    before: &Table,
    step: &Step,
    command: &Command,
    entry: &Entry,
    has_note: bool,
) -> Result<(), &'static str> {
    let (after, id) = (&step.table, before.id.0);
    let foreign = |pocket: &Pocket| pocket.table().is_some_and(|table| table != id);
    if foreign(&entry.from) || foreign(&entry.to) {
        return Err("the coins of another table");
    }
    let is_void = matches!(command, Command::Void(_));
    let orders = matches!(
        command,
        Command::CallOff { .. }
            | Command::Agree { .. }
            | Command::Abandon
            | Command::Mend { .. }
            | Command::Void(_)
    );
    if entry.reason == "void" {
        return orders
            .then_some(())
            .ok_or("nobody ordered to void anything");
    }
    let began = step.effects.iter().find_map(|effect| match effect {
        Effect::DealBegun { record, .. } => Some(record),
        _ => None,
    });
    let ended = |effect: &Effect| matches!(effect, Effect::DealEnded { .. });
    let ends = step.effects.iter().any(ended)
        || after.is_closed()
        || (before.state.match_on.is_some() && after.state.match_on.is_none());
    // A deal can leave a pot that its table, closing, shares out at once.
    let leaves = |effect: &Effect| match effect {
        Effect::DealEnded { outcome, .. } => outcome.as_ref().is_some_and(|o| o.pot.is_some()),
        _ => false,
    };
    let carries = before.state.carried.is_some() || step.effects.iter().any(leaves);
    let same = |hold: &Whose, free: &Pocket| hold.free() == *free;
    match (&entry.from, &entry.to) {
        (free, Pocket::Hold(_, owner)) if entry.reason == "hold" => {
            let Some(record) = began else {
                return Err("a stake is held without a deal");
            };
            match same(owner, free) && stake_of(record, owner) == Some(entry.coins) {
                true => Ok(()),
                false => Err("not the most that its owner can lose"),
            }
        }
        (Pocket::Hold(_, owner), free) if entry.reason == "release" => {
            // The cast's share of a carried pot goes home too.
            let shared = (carries || is_void) && entry.name.contains(":home:");
            match same(owner, free) && (ends || shared) {
                true => Ok(()),
                false => Err("released, though nothing ends, or to somebody else"),
            }
        }
        (Pocket::Hold(..), Pocket::Hold(..)) if entry.name.contains(":conceded:") => {
            let leaves = matches!(command, Command::Leave { .. } | Command::SendOff { .. });
            (leaves && ends).then_some(()).ok_or("nobody conceded")
        }
        (Pocket::Hold(..) | Pocket::Pot(_), Pocket::Hold(..) | Pocket::Pot(_))
            if entry.is_payment() =>
        {
            let acts = |effect: &Effect| matches!(effect, Effect::Acted { .. });
            let closes = before.is_question();
            let played = began.is_some() || closes || step.effects.iter().any(acts);
            played.then_some(()).ok_or("paid, though nobody played")
        }
        (Pocket::Pot(_), Pocket::Hold(..) | Pocket::Free(_)) if entry.reason == "share" => {
            // A void gives back the pot that its deal began with, if no deal can play for it any more.
            (carries || is_void)
                .then_some(())
                .ok_or("no pot was carried")
        }
        (Pocket::Free(Whose::Hired(_)), Pocket::House) if entry.reason == "patron" => Ok(()),
        (Pocket::Mint, _) | (Pocket::House, Pocket::Free(Whose::Hired(_))) => {
            // What winners lack, if the game master has it made good.
            (is_void && has_note)
                .then_some(())
                .ok_or("nobody ordered it")
        }
        _ => Err("there is no reason for this"),
    }
}

/// The most that an owner can lose in a deal, as its record tells.
fn stake_of(record: &Record, owner: &Whose) -> Option<i64> {
    let setup = record.setup().ok()?;
    let seats = record.seats.iter().zip(Seat::all(setup.seats()));
    let mut seats = seats.filter(|(key, _)| {
        let whose = key.parse().map(|owner| Whose::of(&owner));
        whose.is_ok_and(|whose| whose == *owner)
    });
    Some(setup.max_loss(seats.next()?.1).0)
}

/// A step that has been committed: what lies at the table, and what the deals that ended came to.
pub fn committed(
    step: &Step,
    command: &Command,
    books: &Journal,
    kept: &Kept,
) -> Result<(), Failure> {
    let table = &step.table;
    let wrong = |check, why: String| Err(Failure::new(check, why).at(table.id));
    score(table, kept, &kept.voided).or_else(|why| wrong("score", why))?;
    let (lies, told) = (books.at_table(table.id.0), told(table, books));
    if lies != told {
        return wrong("holds", format!("{lies:?} lies there, not {told:?}"));
    }
    for effect in &step.effects {
        if let Effect::DealEnded { deal, outcome } = effect {
            let came_to = came_to(books, *deal);
            let left = left_by(books, *deal);
            if outcome.is_none() && !left.is_empty() {
                return wrong("cancelled", format!("{deal} leaves {left:?}"));
            }
            if let Some(outcome) = outcome {
                let record = kept.record(*deal);
                let record = record.map_err(|why| Failure::new("record", why).at(table.id))?;
                as_played(&record, outcome, table.state.terms.coins, &came_to)
                    .or_else(|why| wrong("outcome", why))?;
            }
        }
    }
    if let Command::Void(plan) = command {
        voided(plan.deal, books)?;
    }
    if let Command::Forget { member, .. } = command
        && kept.row.contains(&member.to_string())
    {
        return wrong("erased", format!("{member} still stands in {}", kept.row));
    }
    Ok(())
}

/// Nobody has more or less by a deal that was voided.
pub fn voided(deal: DealId, books: &Journal) -> Result<(), Failure> {
    let left = left_by(books, deal);
    match left.is_empty() {
        true => Ok(()),
        false => Err(Failure::new("voided", format!("{deal} leaves {left:?}"))),
    }
}

/// A match goes on from the score that its last deal left which was not voided.
pub fn score(table: &Table, kept: &Kept, voided: &BTreeSet<DealId>) -> Result<(), String> {
    let Some(on) = &table.state.match_on else {
        return Ok(());
    };
    let valid = kept.order.iter().filter(|deal| !voided.contains(deal));
    let of_match = valid
        .map(|deal| &kept.deals[deal])
        .filter(|deal| deal.of == Some(on.id));
    let left = of_match
        .filter_map(|deal| deal.ended.as_ref()?.as_ref()?.score.clone())
        .next_back();
    let is_same = match &left {
        Some(left) => *left == on.score,
        None => on.score.iter().all(|points| *points == 0),
    };
    match is_same {
        true => Ok(()),
        false => Err(format!("the match stands at {:?}, not {left:?}", on.score)),
    }
}

/// What must lie at a table: nothing where it plays with chips; else the stakes, with what has been won and lost since, and the pot. This is added up from the
/// rules and the second books alone.
pub fn told(table: &Table, books: &Journal) -> BTreeMap<Pocket, i64> {
    let mut told = BTreeMap::new();
    let id = table.id.0;
    let state = &table.state;
    if state.terms.coins.are_chips() {
        return told;
    }
    let hold = |player: &table::Player| Pocket::Hold(id, Whose::of(&player.owner()));
    if let Some(on) = &state.match_on {
        for player in &on.players {
            told.insert(hold(player), state.terms.stake.0);
        }
    }
    if let Some(pot) = &state.carried {
        told.insert(Pocket::Pot(id), pot.coins.0);
    }
    if let Phase::Playing(playing) = &state.phase {
        if state.match_on.is_none() {
            let setup = playing.cards.setup();
            for seat in Seat::all(setup.seats()) {
                if let Some(sitter) = state.sitter(seat) {
                    told.insert(hold(&sitter.player), setup.max_loss(seat).0);
                }
            }
        }
        for (pocket, coins) in came_to(books, playing.hands.deal) {
            *told.entry(pocket).or_insert(0) += coins;
        }
    }
    told.retain(|_, coins| *coins != 0);
    told
}

/// What everybody has won or lost by the payments of a deal, by the second books, and what its pot has.
fn came_to(books: &Journal, deal: DealId) -> BTreeMap<Pocket, i64> {
    let mut sums = BTreeMap::new();
    for entry in books.of_cause(&deal.to_string()) {
        if !entry.is_payment() {
            continue;
        }
        for (pocket, coins) in [(&entry.from, -entry.coins), (&entry.to, entry.coins)] {
            *sums.entry(pocket.clone()).or_insert(0) += coins;
        }
    }
    sums
}

/// Who has more or less by a deal, wherever it lies, and its pot; nobody once it is cancelled or voided. What the house
/// puts up for the cast and gets back is the cast's.
fn left_by(books: &Journal, deal: DealId) -> BTreeMap<Pocket, i64> {
    let mut sums = BTreeMap::new();
    for entry in books.of_cause(&deal.to_string()) {
        let of_the_house = [&entry.from, &entry.to].contains(&&Pocket::House);
        for (pocket, coins) in [(&entry.from, -entry.coins), (&entry.to, entry.coins)] {
            let pocket = match pocket {
                Pocket::Hold(_, Whose::Cast(_)) if of_the_house => continue,
                Pocket::House => continue,
                Pocket::Hold(_, whose) => Pocket::Free(whose.clone()),
                other => other.clone(),
            };
            *sums.entry(pocket).or_insert(0) += coins;
        }
    }
    sums.retain(|_, coins| *coins != 0);
    sums
}

/// The coins moved as the deal came out (chips never do), and the deal came out as its record says.
fn as_played(
    record: &Record,
    outcome: &Outcome,
    coins_are: CoinKind,
    came_to: &BTreeMap<Pocket, i64>,
) -> Result<(), String> {
    let deal = record.replay();
    let mut deal = deal.map_err(|fault| format!("its record is refused: {fault:?}"))?;
    deal.close_question(|_| {});
    if deal.outcome().as_ref() != Some(outcome) {
        return Err(format!(
            "its record gives {:?}, not {outcome:?}",
            deal.outcome()
        ));
    }
    for (key, (seat, coins)) in record.seats.iter().zip(outcome.coins.iter()) {
        let owner = key.parse().map_err(|_| format!("no owner: {key}"))?;
        let whose = Whose::of(&owner);
        let moved: i64 = came_to
            .iter()
            .filter(|(pocket, _)| matches!(pocket, Pocket::Hold(_, other) if *other == whose))
            .map(|(_, coins)| *coins)
            .sum();
        // Chips are in no books.
        let in_books = match coins_are {
            CoinKind::Purse => coins.0,
            CoinKind::Chips => 0,
        };
        if moved != in_books {
            return Err(format!("{seat} came to {coins}, and {moved} moved"));
        }
        if coins.0 < -deal.setup().max_loss(seat).0 {
            return Err(format!("{seat} loses {coins}, more than it can"));
        }
    }
    Ok(())
}

/// Two readings of the same table are the same.
pub fn same(one: &Table, other: &Table, of: &str) -> Result<(), Failure> {
    let wrong = |what: String| Err(Failure::new("fold", format!("{of} gives another {what}")));
    let row = |table: &Table| table.row().unwrap_or_default();
    if row(one) != row(other) {
        return wrong(format!("row: {} and {}", row(one), row(other)));
    }
    let facts = |table: &Table| {
        let seed = table.seed.as_ref().map(|seed| *seed.bytes());
        (
            table.version,
            table.due_at,
            table.channel,
            table.guild,
            seed,
        )
    };
    if facts(one) != facts(other) {
        return wrong(format!("{:?} and {:?}", facts(one), facts(other)));
    }
    let cards = |table: &Table| {
        table.playing().map(|playing| {
            let order = playing.cards.pack().order().to_vec();
            let acts = (playing.cards.acts(), playing.acts);
            let turn = (playing.cards.turn(), playing.cards.question());
            (
                order,
                acts,
                turn,
                playing.payments.clone(),
                playing.cards.setup(),
            )
        })
    };
    if cards(one) != cards(other) {
        return wrong("deal".to_owned());
    }
    let last = |table: &Table| {
        table.finished.as_ref().map(|last| {
            let (acts, outcome) = (last.deal.acts(), last.deal.outcome());
            (
                last.id,
                last.owners.clone(),
                last.payments.clone(),
                acts,
                outcome,
            )
        })
    };
    if last(one) != last(other) {
        return wrong("last deal".to_owned());
    }
    Ok(())
}

/// Both books have the same in every account, and the second books add up.
pub fn all_books(books: &Ledger, journal: &Journal) -> Result<(), Failure> {
    for (account, coins) in books.balances() {
        let other = journal.lies(&Pocket::of(account));
        if coins != other {
            let why = format!("{account} has {coins}, and {other}");
            return Err(Failure::new("books", why));
        }
    }
    if journal.added_up() != *journal.pockets() {
        return Err(Failure::new("books", "the second books do not add up"));
    }
    Ok(())
}
