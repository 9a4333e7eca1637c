//! A town from its seed to the silence at its end.

use crate::checks::Failure;
use crate::counts::Counts;
use crate::faults::Allowed;
use crate::moves::{Choosing, Move, Request, What};
use crate::people::People;
use crate::solo;
use crate::swarm::Swarm;
use crate::tables::{CommandOutcome, Town};
use ids::Millis;
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::HouseRules;

/// A town that failed: everything that was done to it.
pub struct Failed {
    pub rules: HouseRules,
    pub moves: Vec<Move>,
    pub failure: Failure,
}

/// Once nobody does anything more, every table ends within this time: at the slowest, ten members let three turns of
/// two days pass, each with a time bank of two more. …
const SILENCE: Millis = Millis::days(200);
/// … and within so many deadlines.
const DEADLINES: u64 = 20_000;

/// Runs the town of a seed for so many steps, and then until its tables have ended by themselves.
pub fn town(seed: u64, steps: u64, allowed: Allowed) -> (Counts, Option<Failed>) {
    let swarm = Swarm::from_seed(seed, allowed);
    let rules = swarm.rules;
    let mut town = Town::new(rules);
    town.counts.towns = 1;
    let mut people = People::new(seed, swarm);
    let mut moves = Vec::new();
    let failed = |moves, failure| {
        Some(Failed {
            rules,
            moves,
            failure,
        })
    };
    while town.counts.steps < steps {
        let next = people.next(&mut town);
        moves.push(next.clone());
        match make(&mut town, &next) {
            Ok(answered) => people.hear(&next, answered, &town),
            Err(failure) => return (town.counts, failed(moves, failure)),
        }
    }
    match fall_silent(&mut town, &mut moves) {
        Ok(()) => (town.counts, None),
        Err(failure) => (town.counts, failed(moves, failure)),
    }
}

/// One move; a panic is a failure like any other.
fn make(town: &mut Town, next: &Move) -> Result<Option<CommandOutcome>, Failure> {
    let made = catch_unwind(AssertUnwindSafe(|| town.make(next)));
    let answered = made.unwrap_or_else(|panic| Err(Failure::panicked(panic)))?;
    if let Some(answered) = answered {
        town.counts.answer(match answered {
            CommandOutcome::Done => "done",
            CommandOutcome::Told => "done in part",
            CommandOutcome::Refused => "refused",
            CommandOutcome::Failed => "failed, as far as the sender knows",
            CommandOutcome::Never => "never: the house stopped",
        });
    }
    let heard: u64 = town.counts.answers.values().sum();
    if heard != town.counts.sent {
        let why = format!(
            "{} sent, {heard} answered or lost in a crash",
            town.counts.sent
        );
        return Err(Failure::new("answers", why));
    }
    Ok(answered)
}

/// Nobody does anything any more: every table comes to its end, and no coins stay there.
fn fall_silent(town: &mut Town, moves: &mut Vec<Move>) -> Result<(), Failure> {
    let (from, mut deadlines) = (town.now, 0);
    loop {
        let due = town
            .rooms
            .values()
            .map(|room| (room.table.due_at, room.table.id))
            .min();
        let Some((_, table)) = due else { break };
        let next = Move {
            wait: Millis::ZERO,
            luck: 0x5157 + deadlines,
            what: What::Ask {
                table,
                request: Request::Due(Choosing::Well),
                fault: None,
            },
        };
        moves.push(next.clone());
        make(town, &next)?;
        deadlines += 1;
        let mut alone = town.rooms.values().filter(|room| room.table.state.solo);
        if town.now - from > solo::SILENCE
            && let Some(room) = alone.next()
        {
            let why = "a solo table waits for more than a day";
            return Err(Failure::new("liveness", why).at(room.table.id));
        }
        if town.now - from > SILENCE || deadlines > DEADLINES {
            let why = format!(
                "{deadlines} deadlines and {:?} do not end it",
                town.now - from
            );
            return Err(Failure::new("liveness", why).at(table));
        }
    }
    let spots = town.journal.spots().iter();
    let mut left = spots.filter(|(spot, coins)| spot.table().is_some() && **coins != 0);
    match left.next() {
        Some(left) => Err(Failure::new("liveness", format!("{left:?} is left behind"))),
        None => Ok(()),
    }
}

/// Makes these moves in a new town; returns the number of the one that fails, and how. After the last move, every
/// check is made.
pub fn replay(rules: HouseRules, moves: &[Move]) -> Option<(usize, Failure)> {
    let mut town = Town::new(rules);
    for (number, next) in moves.iter().enumerate() {
        town.thorough = number + 1 == moves.len();
        if let Err(failure) = make(&mut town, next) {
            return Some((number, failure));
        }
    }
    None
}
