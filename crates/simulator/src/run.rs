//! A world from its seed to the silence at its end.

use crate::checks::Failure;
use crate::counts::Counts;
use crate::faults::Allowed;
use crate::moves::{Choosing, Move, Request, What};
use crate::people::People;
use crate::solo;
use crate::swarm::Swarm;
use crate::tables::{CommandOutcome, World};
use ids::Millis;
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::HouseRules;

/// A world that failed: everything that was done to it.
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

/// Runs the world of a seed for so many steps, and then until its tables have ended by themselves.
pub fn world(seed: u64, steps: u64, allowed: Allowed) -> (Counts, Option<Failed>) {
    let swarm = Swarm::from_seed(seed, allowed);
    let rules = swarm.rules;
    let mut world = World::new(rules);
    world.counts.worlds = 1;
    let mut people = People::new(seed, swarm);
    let mut moves = Vec::new();
    let failed = |moves, failure| {
        Some(Failed {
            rules,
            moves,
            failure,
        })
    };
    while world.counts.steps < steps {
        let next = people.next(&mut world);
        moves.push(next.clone());
        match make(&mut world, &next) {
            Ok(answered) => people.hear(&next, answered, &world),
            Err(failure) => return (world.counts, failed(moves, failure)),
        }
    }
    match fall_silent(&mut world, &mut moves) {
        Ok(()) => (world.counts, None),
        Err(failure) => (world.counts, failed(moves, failure)),
    }
}

/// One move; a panic is a failure like any other.
fn make(world: &mut World, next: &Move) -> Result<Option<CommandOutcome>, Failure> {
    let made = catch_unwind(AssertUnwindSafe(|| world.make(next)));
    let answered = made.unwrap_or_else(|panic| Err(Failure::panicked(panic)))?;
    if let Some(answered) = answered {
        world.counts.answer(match answered {
            CommandOutcome::Done => "done",
            CommandOutcome::Told => "done in part",
            CommandOutcome::Refused => "refused",
            CommandOutcome::Failed => "failed, as far as the sender knows",
            CommandOutcome::Never => "never: the house stopped",
        });
    }
    let heard: u64 = world.counts.answers.values().sum();
    if heard != world.counts.sent {
        let why = format!(
            "{} sent, {heard} answered or lost in a crash",
            world.counts.sent
        );
        return Err(Failure::new("answers", why));
    }
    Ok(answered)
}

/// Nobody does anything any more: every table comes to its end, and no coins stay there.
fn fall_silent(world: &mut World, moves: &mut Vec<Move>) -> Result<(), Failure> {
    let (from, mut deadlines) = (world.now, 0);
    loop {
        let due = world
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
        make(world, &next)?;
        deadlines += 1;
        let mut alone = world.rooms.values().filter(|room| room.table.state.solo);
        if world.now - from > solo::SILENCE
            && let Some(room) = alone.next()
        {
            let why = "a solo table waits for more than a day";
            return Err(Failure::new("liveness", why).at(room.table.id));
        }
        if world.now - from > SILENCE || deadlines > DEADLINES {
            let why = format!(
                "{deadlines} deadlines and {:?} do not end it",
                world.now - from
            );
            return Err(Failure::new("liveness", why).at(table));
        }
    }
    let spots = world.journal.spots().iter();
    let mut left = spots.filter(|(spot, coins)| spot.table().is_some() && **coins != 0);
    match left.next() {
        Some(left) => Err(Failure::new("liveness", format!("{left:?} is left behind"))),
        None => Ok(()),
    }
}

/// Makes these moves in a new world; returns the number of the one that fails, and how. After the last move, every
/// check is made.
pub fn replay(rules: HouseRules, moves: &[Move]) -> Option<(usize, Failure)> {
    let mut world = World::new(rules);
    for (number, next) in moves.iter().enumerate() {
        world.thorough = number + 1 == moves.len();
        if let Err(failure) = make(&mut world, next) {
            return Some((number, failure));
        }
    }
    None
}
