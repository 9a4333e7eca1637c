//! Plays tables by the million, with faults, and checks everything after every step. Everything follows from a seed.
//!
//! `cargo run --release -p simulator -- --seed S --steps N`
//!
//! | file | holds |
//! | --- | --- |
//! | `run` | a town from its seed to the silence at its end |
//! | `swarm`, `faults` | what a seed draws: games, stakes, house rules, people, faults and how often they fall |
//! | `people` | who lives in a town, and what they do next |
//! | `moves`, `commands`, `orders` | what can be done, as plain data; the kinds of command, and how most are drawn |
//! | `requests` | the command that a request comes to at a table as it is now |
//! | `tables` | the town of tables: the part of the house and of its store |
//! | `kept`, `life`, `voids` | what is kept of a table, its life to be replayed, how a finished deal is voided |
//! | `checks`, `solo`, `partners`, `looks`, `ledger`, `judge` | what must hold, at solo tables and between partners too; what may be seen; the second books; the second reading of the rules |
//! | `tavern` | the town of the house: its tasks and services on a database, servers and those who live there; what must hold there |
//! | `shrink`, `counts` | a shorter list of moves that fails the same; what a run came to |
//!
//! What lives in which town:
//!
//! | of | tables | house |
//! | --- | --- | --- |
//! | servers, purses | one server, two purses a member | up to three, characters made, renamed, retired, played as |
//! | members | honest, greedy, malicious, absent | the same, some in several servers |
//! | patrons | the cast and hired ones; choices late, twice, for another ply | the same, hired, funded, dismissed; they think for long, or never end |
//! | game masters | every order at tables | the same; grants, bans, settings with their currency, sessions and sheets |
//! | solo tables | one a member; chips, no place, a day of silence | the same; begun, gone on with, ended, in no limit |
//! | coins, bars | means, caps and bars as told | allowances, daily losses, payments, the house's budget, bans, own exclusions |
//! | voids | called off deals and matches; finished deals, at closed tables too | the same by request, agreement, lapse |
//! | places, servers | lost, back, called up, abandoned | channels deleted, servers out, left, come back, purged |
//! | repetition | malicious members do the same over and over, as quickly as they can | as it comes |
//! | erasures | a member leaves and is forgotten | the whole erasure and export |
//! | requests | doubled, late, reordered, lost | the same, several at once |
//! | commits | fail, answer lost, stale, coins spent, store full | fail, answer lost, stale, store full; starts that fail |
//! | crashes | before and after a commit, between commands; a deal that cannot be read | before and after any commit, between calls |
//! | clock | forwards, back, deadlines too early | the time of day forwards and back; Discord lost, silent and reached |

mod checks;
mod commands;
mod counts;
mod faults;
mod judge;
mod kept;
mod ledger;
mod life;
mod looks;
mod luck;
mod moves;
mod orders;
mod partners;
mod people;
mod repetition;
mod requests;
mod run;
mod shrink;
mod solo;
mod swarm;
mod tables;
mod tavern;
mod voids;

use clap::{Parser, ValueEnum};
use counts::Counts;
use faults::{Allowed, Fault};
use parking_lot::Mutex;
use run::Failed;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use tavern::{DatabaseKind, Making};

/// How many steps a town lives, before everybody in it falls silent.
const TOWN: u64 = 20_000;
/// How many steps a town of the whole house lives.
const HOUSE_TOWN: u64 = 3_000;
/// How many moves may be made to shrink a list of moves.
const SHRINKING: u64 = 3_000_000;
/// The same of a house.
const HOUSE_SHRINKING: u64 = 60_000;

/// Plays tables by the million, with faults, and checks everything after every step.
#[derive(Parser)]
struct Args {
    /// The seed of the first town; the next has the next seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many steps in all. A town lives 20,000 of them, and then until its tables have ended.
    #[arg(long, default_value_t = 100_000)]
    steps: u64,
    /// What is simulated.
    #[arg(long, alias = "world", value_enum, default_value_t = Scope::Tables)]
    town: Scope,
    /// The faults that may fall, separated by commas; `none` for no fault at all. Without it, all of them.
    #[arg(long, value_delimiter = ',')]
    faults: Vec<String>,
    /// What the whole house is stored in.
    #[arg(long, value_enum, default_value_t = DatabaseKind::Memory)]
    database: DatabaseKind,
    /// How many towns run at once, each on one thread.
    #[arg(long, default_value_t = 1)]
    threads: u64,
}

/// How much of the product runs.
#[derive(Clone, Copy, ValueEnum)]
enum Scope {
    /// Tables and books alone.
    Tables,
    /// The whole house, on a database.
    House,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let allowed = match allowed(&args.faults, args.town) {
        Ok(allowed) => allowed,
        Err(why) => {
            eprintln!("{why}");
            return ExitCode::from(2);
        }
    };
    if args.steps == 0 || args.threads == 0 {
        eprintln!("Give at least one step and one thread.");
        return ExitCode::from(2);
    }
    println!("seed {}, {} steps", args.seed, args.steps);
    if matches!(args.town, Scope::House) {
        return house(&args, allowed);
    }
    // What a step panics with is told with its moves.
    std::panic::set_hook(Box::new(|_| {}));
    let started = Instant::now();
    let (counts, failed) = tables(&args, allowed);
    let _ = std::panic::take_hook();
    println!("{counts}");
    let seconds = started.elapsed().as_secs_f64();
    println!(
        "{seconds:.1} s, {:.0} steps a second",
        counts.steps as f64 / seconds
    );
    let never = counts.never();
    if !never.is_empty() {
        println!("never carried out: {never:?}");
    }
    match failed {
        None => ExitCode::SUCCESS,
        Some((seed, failed)) => {
            report(seed, failed, counts.steps, &args);
            ExitCode::from(1)
        }
    }
}

/// The faults of these names; all of them if there are none. One that cannot occur in this town is no answer to what was
/// asked.
fn allowed(names: &[String], town: Scope) -> Result<Allowed, String> {
    let occurs = |fault: &Fault| match town {
        Scope::Tables => fault.is_of_tables(),
        Scope::House => fault.is_of_houses(),
    };
    match names {
        [] => Ok(Allowed::all()),
        [none] if none == "none" => Ok(Allowed::NONE),
        names => {
            let faults = names.iter().map(|name| Fault::from_str(name, true));
            let faults = faults.collect::<Result<Vec<_>, _>>()?;
            match faults.iter().find(|fault| !occurs(fault)) {
                Some(fault) => Err(format!("{fault:?} does not occur in this town.")),
                None => Ok(Allowed::only(&faults)),
            }
        }
    }
}

/// The faults as they are given on the command line, to repeat a run.
fn faults(args: &Args) -> String {
    if args.faults.is_empty() {
        String::new()
    } else {
        format!(" --faults {}", args.faults.join(","))
    }
}

/// Runs town after town, and returns the first failure by seed.
fn tables(args: &Args, allowed: Allowed) -> (Counts, Option<(u64, Failed)>) {
    let towns = args.steps.div_ceil(TOWN);
    let next = AtomicU64::new(0);
    let done = Mutex::new((Counts::default(), None::<(u64, Failed)>));
    std::thread::scope(|scope| {
        for _ in 0..args.threads.min(towns) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= towns {
                        return;
                    }
                    let seed = args.seed.wrapping_add(number);
                    let steps = TOWN.min(args.steps - number * TOWN);
                    let (counts, failed) = run::town(seed, steps, allowed);
                    let mut done = done.lock();
                    done.0.add(counts);
                    if let Some(failed) = failed {
                        next.store(towns, Ordering::Relaxed);
                        let is_first = done.1.as_ref().is_none_or(|(other, _)| seed < *other);
                        if is_first {
                            done.1 = Some((seed, failed));
                        }
                    }
                }
            });
        }
    });
    done.into_inner()
}

/// Runs towns of the whole house, one after the other, until one fails.
fn house(args: &Args, faults: Allowed) -> ExitCode {
    std::panic::set_hook(Box::new(|_| {}));
    let started = Instant::now();
    let (mut tally, mut failed) = (tavern::Tally::default(), None);
    for number in 0..args.steps.div_ceil(HOUSE_TOWN) {
        let seed = args.seed.wrapping_add(number);
        let steps = HOUSE_TOWN.min(args.steps - number * HOUSE_TOWN);
        let making = Making {
            seed,
            faults,
            database: args.database,
        };
        let (some, failure) = tavern::town(making, steps);
        tally.add(some);
        if let Some(failure) = failure {
            failed = Some((making, failure));
            break;
        }
    }
    let _ = std::panic::take_hook();
    println!("{tally}");
    let seconds = started.elapsed().as_secs_f64();
    let pace = tally.steps as f64 / seconds;
    println!("{seconds:.1} s, {pace:.0} steps a second");
    match failed {
        None => ExitCode::SUCCESS,
        Some((making, failed)) => {
            report_house(making, failed, tally.steps, args);
            ExitCode::from(1)
        }
    }
}

/// Says how to repeat a failure of a house, and the shortest list of moves that fails the same, with the answers.
fn report_house(making: Making, failed: tavern::Failed, at: u64, args: &Args) {
    let seed = making.seed;
    let tavern::Failed {
        moves,
        failure,
        last,
    } = failed;
    let made = moves.len();
    println!("\nFAILED at step {at}, move {made} of the town of seed {seed}");
    println!("{failure}");
    let (steps, faults) = (args.steps.min(HOUSE_TOWN), faults(args));
    let database = match making.database {
        DatabaseKind::Memory => "",
        DatabaseKind::Sqlite => " --database sqlite",
        DatabaseKind::Postgres => " --database postgres",
    };
    println!(
        "repeat: cargo run --release -p simulator -- --town house --seed {seed} --steps {steps}{database}{faults}"
    );
    std::panic::set_hook(Box::new(|_| {}));
    let fails = |moves: &[tavern::HouseMove]| {
        let (number, failure, _) = tavern::replay(making, moves)?;
        Some((number, failure))
    };
    if fails(&moves).is_none() {
        println!("Its moves alone do not show it, so they are not shrunk. What was answered last:");
        last.iter().for_each(|line| println!("{line}"));
        return;
    }
    let (moves, failure) = shrink::shrink(moves, failure, HOUSE_SHRINKING, fails);
    let told = tavern::replay(making, &moves);
    let _ = std::panic::take_hook();
    let told = told.map_or(last, |(.., told)| told);
    println!("\n{} of {made} moves do it:", moves.len());
    for (number, made) in moves.iter().enumerate() {
        println!("{number:>4} luck {:#x}: {:?}", made.luck, made.what);
    }
    println!("\nwhat was answered last:");
    for line in told {
        println!("{line}");
    }
    println!("{failure}");
}

/// Says how to repeat a failure, and the shortest list of moves that fails the same.
fn report(seed: u64, failed: Failed, steps: u64, args: &Args) {
    let Failed {
        rules,
        moves,
        failure,
    } = failed;
    let made = moves.len();
    println!("\nFAILED at step {steps}, move {made} of the town of seed {seed}");
    println!("{failure}");
    let faults = faults(args);
    let steps = args.steps.min(TOWN);
    println!("repeat: cargo run --release -p simulator -- --seed {seed} --steps {steps}{faults}");
    std::panic::set_hook(Box::new(|_| {}));
    if run::replay(rules, &moves).is_none() {
        println!("Its moves alone do not show it, so they are not shrunk.");
        return;
    }
    let (moves, failure) =
        shrink::shrink(moves, failure, SHRINKING, |moves| run::replay(rules, moves));
    let _ = std::panic::take_hook();
    println!("\n{} of {made} moves do it:", moves.len());
    for (number, made) in moves.iter().enumerate() {
        println!(
            "{number:>4} +{} ms, luck {:#x}: {:?}",
            made.wait.0, made.luck, made.what
        );
    }
    println!("{failure}");
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Few enough that they are run with all the other tests.
    const SLICE: u64 = 24;
    const STEPS: u64 = 1_500;
    /// The seed of a town in which a pot is carried to another table, which is rare.
    const RARE: u64 = 53;

    #[test]
    fn a_slice_of_towns_keeps_every_promise_and_sends_every_command() {
        let mut counts = Counts::default();
        for seed in (1..=SLICE).chain([RARE]) {
            let (some, failed) = run::town(seed, STEPS, Allowed::all());
            counts.add(some);
            if let Some(failed) = failed {
                panic!(
                    "seed {seed}, move {}: {}",
                    failed.moves.len(),
                    failed.failure
                );
            }
        }
        // A million steps carry out every one of them; the program says which a run has not.
        let unsent = commands::CommandKind::ALL.iter();
        let unsent = unsent.filter(|kind| !counts.commands.contains_key(kind));
        assert_eq!(
            unsent.collect::<Vec<_>>(),
            [] as [&commands::CommandKind; 0],
            "{counts}"
        );
        let phases = [
            "lobby",
            "later lobby",
            "playing",
            "question",
            "between",
            "closed",
            "closed after a deal",
            "paused",
            "without a place",
            "cancellation proposed",
            "notices",
            "solo",
            "shuffle to be cut",
            "match",
            "pot carried",
            "partners drawn",
            "revealed with the session",
            "revealed with the table",
            "told what was played",
            "last deal kept closed",
        ];
        for phase in phases {
            assert!(counts.looks.contains_key(phase), "{phase}: {counts}");
        }
        let unnamed = counts.looks.keys().find(|what| !phases.contains(what));
        assert_eq!(unnamed, None, "{counts}");
        assert!(counts.dealt_anew > 0 && counts.last_anew > 0, "{counts}");
        let fallen = Fault::value_variants().iter();
        let fallen = fallen.filter(|fault| fault.is_of_tables());
        let missing = fallen.filter(|fault| !counts.faults.contains_key(fault));
        assert_eq!(missing.collect::<Vec<_>>(), [] as [&Fault; 0], "{counts}");
    }

    #[test]
    fn a_seed_gives_the_same_town_again() {
        let counts = |seed| format!("{:?}", run::town(seed, STEPS, Allowed::all()).0);
        assert_eq!(counts(7), counts(7));
        assert_ne!(counts(7), counts(8));
    }
}
