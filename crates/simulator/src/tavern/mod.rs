//! The town of the whole house: several servers on one database, on one thread whose clock jumps.
//!
//! What is done to it is a list of moves, and everything random in a move comes from the move's own luck: so a seed gives
//! the same town again, and a shorter list can be tried.

mod acknowledged;
mod audit;
mod board;
mod calls;
mod closed;
mod coins;
mod database;
mod dealt_in;
mod log;
mod machine;
mod people;
mod presses;
mod reach;
mod sheets;
mod solo;
mod standing;
mod tally;
mod typed;
mod witness;

use crate::checks::Failure;
use crate::commands::CommandKind;
use crate::faults::{Allowed, Fault};
use crate::luck::Luck;
use crate::moves::{Choosing, Request};
use crate::requests;
pub use calls::HouseMove;
use calls::{Call, CallOutcome, Heard, HouseEvent};
use database::Database;
pub use database::DatabaseKind;
use futures_util::future::join_all;
use house::{OperatorSettings, Tavern};
use ids::{ChannelId, Millis, Shard, TableId};
use interactions::discord::ServerChannel;
use machine::{Clock, Day, Dice, Tasks, Thinking};
use people::People;
use presses::{Before, Screens};
use reach::Reach;
use standin::{Answer, Room};
use std::collections::{BTreeMap, VecDeque};
use std::hash::{Hash, Hasher};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use table::Pause;
pub use tally::Tally;
use tokio::task::{JoinHandle, yield_now};
use tokio::time::{Instant, sleep, timeout};
use witness::{Commit, Rates, Witness};

/// No answer may take longer, in virtual time: patrons may think for a while first.
const LONGEST: Duration = Duration::from_secs(30 * 60);
/// Once nobody does anything more, the house runs by itself for a while, and then from deadline to deadline …
const AWAKE: Duration = Duration::from_secs(3 * 3_600);
/// … and every table ends within this time: one that has lost its place waits for a week, and at the slowest, ten
/// members let three turns of a day pass, each with a time bank of one more.
const SILENCE: Duration = Duration::from_secs(100 * 24 * 3_600);
/// How many of the last calls are printed with a failure.
const TOLD: usize = 40;
/// How often everything is audited, in steps.
const AUDIT: u64 = 200;
/// One town in so many is repeated from its moves …
const REPEATED: u64 = 10;
/// … the third first, so that a short run from seed 1 has one.
const THIRD: u64 = 3;

/// A town that failed: everything that was done to it, and what was asked last.
pub struct Failed {
    pub moves: Vec<HouseMove>,
    pub failure: Failure,
    pub last: Vec<String>,
}

/// How a town is made.
#[derive(Clone, Copy, Debug)]
pub struct Making {
    pub seed: u64,
    pub faults: Allowed,
    pub database: DatabaseKind,
}

/// Runs a town for so many steps, and then until its tables have ended by themselves. Some are repeated from their moves.
pub fn town(making: Making, steps: u64) -> (Tally, Option<Failed>) {
    let (mut done_so_far, seed) = (Vec::new(), making.seed);
    let (mut tally, done) = inside(making, async |town| {
        town.start(seed).await?;
        while town.tally.steps < steps {
            let next = town.next();
            town.carry_out(next, &mut done_so_far).await?;
            if town.tally.steps % AUDIT == AUDIT - 1 {
                let audit = town.audits();
                town.carry_out(audit, &mut done_so_far).await?;
            }
        }
        let last = HouseMove {
            luck: town.luck.bits(),
            what: HouseEvent::Silence,
        };
        town.carry_out(last, &mut done_so_far).await
    });
    // A real database answers in no fixed order, so that a town on it cannot be repeated.
    let again = making.database == DatabaseKind::Memory && seed % REPEATED == THIRD;
    let (done_so_far, done) = match done {
        None if again => repeat_town(making, done_so_far),
        done => (done_so_far, done),
    };
    tally.repeated = u64::from(again && done.is_none());
    let failed = done.map(|(failure, last)| Failed {
        moves: done_so_far.into_iter().map(|(made, _)| made).collect(),
        failure,
        last,
    });
    (tally, failed)
}

/// Every move of a town, with the digest after it if it was completed.
type Made = Vec<(HouseMove, Option<u64>)>;

/// Makes the same moves in a new town, in another thread, whose maps and runtime draw other random numbers. After every
/// move, all that was written and how each call ended must be the same. Returns the moves up to one that fails.
fn repeat_town(making: Making, mut done_so_far: Made) -> (Made, Option<(Failure, Vec<String>)>) {
    let again = move || {
        let mut made = 0;
        let (_, done) = inside(making, async |town| {
            town.start(making.seed).await?;
            for (next, digest) in &done_so_far {
                made += 1;
                town.make(next).await?;
                if Some(town.digest()) != *digest {
                    let why = "the last move, made again, came to something else";
                    return Err(Failure::new("repeated", why));
                }
            }
            Ok(())
        });
        done_so_far.truncate(made);
        (done_so_far, done)
    };
    std::thread::spawn(again).join().unwrap_or_else(|panic| {
        let failure = Failure::panicked(panic);
        (Vec::new(), Some((failure, Vec::new())))
    })
}

/// Makes these moves in a new town; returns the number of the one that fails, how, and what was asked last.
pub fn replay(making: Making, moves: &[HouseMove]) -> Option<(usize, Failure, Vec<String>)> {
    let mut made = 0;
    let (_, done) = inside(making, async |town| {
        town.start(making.seed).await?;
        for (number, next) in moves.iter().enumerate() {
            made = number;
            town.make(next).await?;
        }
        Ok(())
    });
    done.map(|(failure, last)| (made, failure, last))
}

/// Does something in a new town, on a clock that jumps; a panic is a failure like any other.
fn inside(
    making: Making,
    act: impl AsyncFnOnce(&mut Town) -> Result<(), Failure>,
) -> (Tally, Option<(Failure, Vec<String>)>) {
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    runtime.enable_time().start_paused(true);
    if making.database != DatabaseKind::Memory {
        runtime.enable_io();
    }
    let Ok(runtime) = runtime.build() else {
        let failure = Failure::new("runtime", "there is none");
        return (Tally::default(), Some((failure, Vec::new())));
    };
    let _clock = runtime.enter();
    let mut town = match runtime.block_on(Town::new(making)) {
        Ok(town) => town,
        Err(failure) => return (Tally::default(), Some((failure, Vec::new()))),
    };
    let done = catch_unwind(AssertUnwindSafe(|| runtime.block_on(act(&mut town))));
    let done = done.unwrap_or_else(|panic| Err(Failure::panicked(panic)));
    let last = std::mem::take(&mut town.last).into();
    let tally = town.tallied();
    runtime.block_on(async {
        town.stop().await;
        town.database.close().await;
    });
    (tally, done.err().map(|failure| (failure, last)))
}

/// One town.
struct Town {
    began: Instant,
    day: Day,
    database: Database,
    witness: Witness,
    people: People,
    screens: Screens,
    luck: Luck,
    rates: Rates,
    mishaps: Mishaps,
    /// What is being asked now.
    asking: Vec<Call>,
    /// How often another process takes the lease, if the house has one.
    taken: Option<u32>,
    under_way: Vec<(u64, Call)>,
    thinking: Thinking,
    house: OperatorSettings,
    running: Option<Running>,
    reach: Reach,
    dice: Dice,
    /// How many of the finished deals had their receipt checked.
    receipts: usize,
    last: VecDeque<String>,
    tally: Tally,
}

/// How often something goes wrong around the house, per ten thousand steps or calls.
#[derive(Clone, Copy, Debug)]
struct Mishaps {
    /// The clock jumps forwards, or back.
    forwards: u32,
    back: u32,
    /// What is asked of a table arrives late (as it was when it was sent), never, or twice.
    late: u32,
    lost: u32,
    doubled: u32,
    /// The house stops between two calls.
    crash: u32,
    /// A patron's choice arrives twice, or for another moment.
    twice: u32,
    stray: u32,
    /// A deadline is reported that has not passed.
    early: u32,
}

/// One run of the house, between two stops.
struct Running {
    room: Arc<Room>,
    tasks: Arc<Tasks>,
    clock: JoinHandle<()>,
}

impl Town {
    async fn new(making: Making) -> Result<Town, Failure> {
        let Making {
            seed,
            faults,
            database,
        } = making;
        let mut luck = Luck::new(seed, 10);
        // Drawn in any case, so that the rest does not depend on which faults are allowed.
        let mut rate = |fault: Fault, most: i64| {
            let (has, rate) = (luck.once_in(2), luck.between(1, most) as u32);
            if has && faults.has(fault) { rate } else { 0 }
        };
        let (rates, mishaps) = rates(&mut rate);
        // A file has no leases: one process at a time uses it.
        let taken = match database {
            DatabaseKind::Sqlite => 0,
            _ => rate(Fault::LeaseLost, 150),
        };
        let late = [0, 0, 5, 30][luck.below(4)];
        let thinking = Thinking {
            think: [0, 0, 5, 50][luck.below(4)],
            late: if faults.has(Fault::PatronLate) {
                late
            } else {
                0
            },
        };
        let house = OperatorSettings {
            question: Millis::seconds(luck.between(5, 60)),
            between: Millis::seconds(luck.between(0, 60)),
            lobby: Millis::seconds(luck.between(60, 3_600)),
            pause: if luck.once_in(2) {
                Pause::Believable
            } else {
                Pause::Off
            },
            tables: luck.between(2, 20) as usize,
            keep_days: luck.between(0, 2),
            ..OperatorSettings::default()
        };
        let witness = Witness::new(Luck::new(seed, 11), Rates::default());
        let database = Database::new(database, witness.watch(), taken > 0).await?;
        Ok(Town {
            began: Instant::now(),
            day: Day::new(),
            database,
            witness,
            people: People::new(Luck::new(seed, 12)),
            screens: Screens::default(),
            luck,
            rates,
            mishaps,
            asking: Vec::new(),
            taken: (taken > 0).then_some(taken),
            under_way: Vec::new(),
            thinking,
            house,
            running: None,
            reach: Reach::default(),
            dice: Dice::new(Luck::new(seed, 13)),
            receipts: 0,
            last: VecDeque::new(),
            tally: Tally::default(),
        })
    }

    /// What this town came to.
    fn tallied(&mut self) -> Tally {
        let mut tally = std::mem::take(&mut self.tally);
        let mut seen = self.witness.seen();
        (tally.towns, tally.commits) = (1, seen.commits);
        (tally.transfers, tally.deals) = (seen.transfers, seen.deals);
        tally.tables = (seen.open.len() + seen.closed.len()) as u64;
        for (fault, count) in &seen.fallen {
            *tally.faults.entry(fault).or_default() += count;
        }
        tally.alone = std::mem::take(&mut seen.of_alone);
        tally.log = std::mem::take(&mut seen.log);
        tally.dealt = std::mem::take(&mut seen.dealt);
        tally.replayed = seen.replayed;
        (tally.dealt_in, tally.capped) = (seen.barriers.dealt_in, seen.barriers.capped);
        tally.sheets = seen.sheets.len() as u64;
        tally.seconds = self.began.elapsed().as_secs();
        tally.digest = seen.digest.finish();
        tally
    }

    /// What happens next.
    fn next(&mut self) -> HouseMove {
        let luck = self.luck.bits();
        if self.witness.seen().is_down {
            let down = Millis::seconds(self.luck.between(0, 600));
            let what = HouseEvent::Restart(down);
            return HouseMove { luck, what };
        }
        if self.luck.happens(self.mishaps.crash) {
            self.count_mishap("crash");
            let down = Millis::seconds(self.luck.between(0, 600));
            let what = HouseEvent::Restart(down);
            return HouseMove { luck, what };
        }
        let mut calls = Vec::new();
        let many = if self.luck.once_in(6) {
            self.luck.between(2, 4)
        } else {
            1
        };
        for _ in 0..many {
            let call = self.people.next(&self.witness.seen());
            calls.extend(call);
        }
        for call in std::mem::take(&mut calls) {
            if self.luck.happens(self.mishaps.lost) {
                self.count_mishap("lost");
                continue;
            }
            if !self.luck.happens(self.mishaps.late) {
                calls.push(call);
                continue;
            }
            let sent = self.resolved_at_a_table(&call, luck);
            let arrives = self.tally.steps + self.luck.between(1, 30) as u64;
            self.under_way.push((arrives, sent));
            self.count_mishap("late");
        }
        let mut under_way = self.under_way.iter();
        let arrived = under_way.position(|(arrives, _)| *arrives <= self.tally.steps);
        calls.extend(arrived.map(|at| self.under_way.swap_remove(at).1));
        if self.luck.happens(self.mishaps.doubled) {
            // A table that is opened has an id that was never used.
            let again = calls.last().filter(|call| !matches!(call, Call::Open(_)));
            if let Some(again) = again.cloned() {
                self.count_mishap("doubled");
                calls.push(again);
            }
        }
        calls.extend(self.strays());
        if self.taken.is_some_and(|often| self.luck.happens(often)) {
            let unaware = Millis(self.luck.between(0, 6_000));
            let what = HouseEvent::TakenOver { calls, unaware };
            return HouseMove { luck, what };
        }
        let what = HouseEvent::Ask {
            wait: self.wait(calls.is_empty()),
            jump: self.jump(),
            calls,
        };
        HouseMove { luck, what }
    }

    fn count_mishap(&mut self, fault: &'static str) {
        *self.tally.faults.entry(fault).or_default() += 1;
    }

    /// Choices and deadlines that reach a table twice, too early or for another moment.
    fn strays(&mut self) -> Vec<Call> {
        let requests = [
            (
                self.mishaps.twice,
                "patron twice",
                Request::Chose(Choosing::Twice),
            ),
            (
                self.mishaps.stray,
                "patron astray",
                Request::Chose(Choosing::Stray),
            ),
            (
                self.mishaps.stray,
                "patron astray",
                Request::Due(Choosing::Stray),
            ),
            (
                self.mishaps.early,
                "too early",
                Request::Due(Choosing::Late),
            ),
        ];
        let open: Vec<TableId> = self.witness.seen().tables.keys().copied().collect();
        let mut calls = Vec::new();
        for (rate, name, request) in requests {
            if self.luck.happens(rate)
                && let Some(table) = self.luck.one(&open)
            {
                calls.push(Call::Do(*table, request));
                self.count_mishap(name);
            }
        }
        calls
    }

    fn audits(&mut self) -> HouseMove {
        HouseMove {
            luck: self.luck.bits(),
            what: HouseEvent::Audit,
        }
    }

    /// Carries out a move, and writes down what came of it.
    async fn carry_out(&mut self, next: HouseMove, done_so_far: &mut Made) -> Result<(), Failure> {
        done_so_far.push((next, None));
        let last = done_so_far.len() - 1;
        self.make(&done_so_far[last].0).await?;
        done_so_far[last].1 = Some(self.digest());
        Ok(())
    }

    /// A digest of everything that was written and answered so far, in order.
    fn digest(&self) -> u64 {
        self.witness.seen().digest.finish()
    }

    /// Carries out a move, with every check.
    async fn make(&mut self, next: &HouseMove) -> Result<(), Failure> {
        self.dice.begin(Luck::new(next.luck, 13));
        self.witness.seen().luck = Luck::new(next.luck, 11);
        match &next.what {
            HouseEvent::Ask { wait, jump, calls } => {
                self.tally.steps += 1;
                if *jump != Millis::ZERO {
                    self.day.jump(*jump);
                    self.count_mishap(if *jump > Millis::ZERO {
                        "clock forwards"
                    } else {
                        "clock back"
                    });
                }
                let standing = match self.running {
                    Some(_) => self.standing()?,
                    None => BTreeMap::new(),
                };
                self.tally.stood += standing.len() as u64;
                sleep(duration(*wait)).await;
                run_pending().await;
                self.checked()?;
                self.stood(&standing)?;
                if !calls.is_empty() && !self.witness.seen().is_down {
                    self.ask(calls, next.luck).await?;
                }
                self.checked()
            }
            HouseEvent::Restart(down) => {
                self.tally.steps += 1;
                self.stop().await;
                self.tell("the house stops and starts again".to_owned());
                sleep(duration(*down)).await;
                self.start(next.luck).await?;
                self.audit().await
            }
            HouseEvent::TakenOver { calls, unaware } => {
                self.tally.steps += 1;
                self.be_taken_over(calls, *unaware, next.luck).await?;
                self.audit().await
            }
            HouseEvent::Audit => self.audit().await,
            HouseEvent::Silence => {
                self.fall_silent().await?;
                self.audit().await
            }
        }
    }

    fn tavern(&self) -> Result<Tavern, Failure> {
        Ok(self.room()?.tavern.clone())
    }

    fn room(&self) -> Result<Arc<Room>, Failure> {
        let running = self.running.as_ref();
        let room = running.map(|running| running.room.clone());
        room.ok_or_else(|| Failure::new("runtime", "the house is not open"))
    }

    /// The house opens on what is stored.
    async fn start(&mut self, luck: u64) -> Result<(), Failure> {
        if luck.is_multiple_of(4) && !self.rates.are_zero() {
            self.start_in_vain(luck).await?;
        }
        self.tally.starts += 1;
        self.witness.seen().rates = Rates::default();
        let (tavern, tasks) = self.open(Luck::new(luck, 14)).await?;
        let tavern = tavern.map_err(|why| Failure::new("start", format!("{why:#}")))?;
        {
            // The open tables are those that were committed.
            let mut is_open = tavern.tables.ids();
            is_open.sort_unstable();
            let committed: Vec<_> = self.witness.seen().tables.keys().copied().collect();
            if is_open != committed {
                let why = format!("{is_open:?} are open after a start, not {committed:?}");
                return Err(Failure::new("start", why));
            }
        }
        tavern.clocks.reached(Shard::ALL);
        self.reach = Reach::default();
        let clock = tokio::spawn(tavern.clone().run_clock());
        let room = Room::of(tavern);
        room.discord.state().channels = (1..=6)
            .map(|id| ServerChannel {
                id: ChannelId(id),
                age_restricted: id < 4,
            })
            .collect();
        self.running = Some(Running {
            room: Arc::new(room),
            tasks,
            clock,
        });
        self.witness.seen().rates = self.rates;
        self.checked()
    }

    /// Another process takes the lease during these calls to the former house. Until it learns of that, it goes on, but
    /// never says that something is done which is not, and writes nothing more.
    async fn be_taken_over(
        &mut self,
        calls: &[Call],
        unaware: Millis,
        luck: u64,
    ) -> Result<(), Failure> {
        let Some(former) = self.running.take() else {
            return Err(Failure::new("runtime", "the house is not open"));
        };
        self.count_mishap("lease lost");
        // No commit fails here: it would fail for both houses.
        self.witness.seen().rates = Rates::default();
        self.tell(format!(
            "another process takes the lease; asked meanwhile: {calls:?}"
        ));
        // Nobody gets a screen of a house that is being taken over.
        let calls = calls
            .iter()
            .map(|call| self.resolved_at_a_table(call, luck));
        let calls: Vec<Call> = calls.collect();
        self.asking.clone_from(&calls);
        let asked = calls
            .iter()
            .map(|call| calls::make(&former.room, call.clone()));
        let taking = async {
            for _ in 0..luck % 8 {
                yield_now().await;
            }
            self.start(luck).await
        };
        let both = timeout(LONGEST, async { tokio::join!(join_all(asked), taking) }).await;
        let both = both
            .map_err(|_| Failure::new("answer", format!("one of {calls:?} is never answered")))?;
        both.1?;
        // Everything is asked once more. By now, an act can only be done because it was written before.
        for call in &calls {
            let answer = timeout(LONGEST, calls::make(&former.room, call.clone())).await;
            let answer = answer
                .map_err(|_| Failure::new("answer", format!("{call:?} is never answered")))?;
            let is_act = matches!(call, Call::At(_, command) if CommandKind::from(&**command) == CommandKind::Act);
            if is_act && matches!(answer, CallOutcome::Done(_)) {
                let why = format!("{call:?} is done by a house without a lease");
                return Err(Failure::new("fenced", why));
            }
        }
        self.checked()?;
        self.asking.clear();
        sleep(duration(unaware)).await;
        former.clock.abort();
        former.tasks.stop();
        former.room.tavern.close();
        drop(former);
        run_pending().await;
        self.checked()
    }

    /// The house opens while much goes wrong, and stops again at once.
    async fn start_in_vain(&mut self, luck: u64) -> Result<(), Failure> {
        let before = {
            let mut seen = self.witness.seen();
            seen.rates = self.rates.at_a_start();
            seen.faults
        };
        let (tavern, tasks) = self.open(Luck::new(luck, 15)).await?;
        tasks.stop();
        let failed = tavern.err();
        run_pending().await;
        self.witness.seen().is_down = false;
        match failed {
            Some(why) if self.witness.seen().faults == before => {
                return Err(Failure::new("start", format!("{why:#}")));
            }
            Some(_) => self.count_mishap("start fails"),
            None => {}
        }
        self.checked()
    }

    async fn open(&mut self, luck: Luck) -> Result<(anyhow::Result<Tavern>, Arc<Tasks>), Failure> {
        self.dice.begin(luck);
        let tasks = Arc::new(Tasks::new(self.dice.clone(), self.thinking));
        let house = OperatorSettings {
            time: Arc::new(Clock {
                day: self.day.clone(),
                start: Instant::now(),
            }),
            spawn: tasks.clone(),
            random: Arc::new(self.dice.clone()),
            ..self.house.clone()
        };
        let store = self.database.for_a_house(self.taken.is_some()).await?;
        Ok((Tavern::open(store, house, None).await, tasks))
    }

    /// Ends the process: nothing of it runs any more.
    async fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.clock.abort();
            running.tasks.stop();
            drop(running);
            run_pending().await;
        }
        self.witness.seen().is_down = false;
    }

    /// How long nobody asks anything, while what is due happens.
    fn wait(&mut self, nobody_acts: bool) -> Millis {
        Millis(match self.luck.below(1_000) {
            0 => self.luck.between(0, 6 * 3_600_000),
            1..=20 => self.luck.between(0, 120_000),
            _ if nobody_acts => self.luck.between(0, 20_000),
            _ => self.luck.between(0, 2_500),
        })
    }

    /// How far the time of day is set forwards or back, if it is.
    fn jump(&mut self) -> Millis {
        Millis(if self.luck.happens(self.mishaps.back) {
            -self.luck.between(1, 600_000)
        } else if self.luck.happens(self.mishaps.forwards) {
            self.luck.between(1, 30 * 3_600_000)
        } else {
            0
        })
    }

    /// The call to make, now that it is known how the tables stand, and which screens a member has.
    async fn resolved(&self, call: &Call, luck: u64) -> Call {
        let Call::Press(guild, member, table, luck) = call else {
            return self.resolved_at_a_table(call, luck);
        };
        let Some(running) = &self.running else {
            return call.clone();
        };
        let by = (*guild, *member, self.people.is_gm(*guild, *member));
        let asked = (&*running.room, &self.witness);
        let click = self.screens.press(asked, by, *table, *luck).await;
        click.map_or(call.clone(), |click| Call::Click(Box::new(click)))
    }

    /// The same, for requests to tables only.
    fn resolved_at_a_table(&self, call: &Call, luck: u64) -> Call {
        let Call::Do(table, request) = call else {
            return call.clone();
        };
        let seen = self.witness.seen();
        let now = seen.tables.get(table).and_then(|kept| kept.read().ok());
        let command = now.and_then(|now| requests::command(&now, request, luck));
        command.map_or(call.clone(), |command| Call::At(*table, Box::new(command)))
    }

    /// Makes all these calls at once, and checks every answer.
    async fn ask(&mut self, asked: &[Call], luck: u64) -> Result<(), Failure> {
        let room = self.room()?;
        let faults = self.witness.seen().faults;
        let mut calls = Vec::new();
        for call in asked {
            calls.push(self.resolved(call, luck).await);
        }
        // Showing the screens may have written something, and the process may have ended by it.
        self.checked()?;
        let before = self.before(&room.tavern, &calls, faults);
        self.asking.clone_from(&calls);
        let missed_beats = self.witness.seen().missed_beats;
        self.reach.told(&calls, missed_beats);
        self.tally.sent += calls.len() as u64;
        let answers = calls.iter().map(|call| answered(&room, call));
        let answers = timeout(LONGEST, join_all(answers)).await;
        let answers = answers
            .map_err(|_| Failure::new("answer", format!("one of {calls:?} is never answered")))?;
        let after = After {
            commits: self.committed()?,
            // A real database takes time, in which others go on.
            is_alone: calls.len() == 1
                && before.at.elapsed() == Duration::ZERO
                && matches!(self.database, Database::Memory(_)),
        };
        self.asking.clear();
        for (number, (call, (answer, shown))) in calls.iter().zip(answers).enumerate() {
            self.count(call, &answer);
            self.tell(format!("{call:?}: {answer:?}"));
            let heard = self.hear(call, &answer, (&before, number), &after);
            heard.map_err(|(check, why)| Failure::new(check, format!("{call:?}: {why}")))?;
            if let Some(shown) = shown {
                let before = before.of_clicks[number].as_ref();
                let clicked = self.clicked(call, shown, before, &after).await;
                clicked.map_err(|why| Failure::new("screen", format!("{call:?}: {why}")))?;
            }
        }
        if self.tally.sent != self.tally.answered() + self.tally.unanswered {
            let (sent, answered) = (self.tally.sent, self.tally.answered());
            let why = format!(
                "{sent} sent, {answered} answered, {} not",
                self.tally.unanswered
            );
            return Err(Failure::new("answers", why));
        }
        Ok(())
    }

    /// How everything stands before these calls; `faults`: so many had fallen before their screens were shown.
    fn before(&self, tavern: &Tavern, calls: &[Call], faults: u64) -> BeforeCalls {
        self.witness.seen().forget_older_settings();
        let calls = || calls.iter();
        BeforeCalls {
            at: Instant::now(),
            faults,
            closed: {
                let seen = self.witness.seen();
                calls().map(|call| seen.closed_to(call)).collect()
            },
            tables: calls()
                .map(|call| acknowledged::TableBefore::for_call(tavern, call))
                .collect(),
            of_clicks: calls()
                .map(|call| match call {
                    Call::Click(click) => Some(Before::of_click(tavern, click)),
                    _ => None,
                })
                .collect(),
        }
    }

    /// Counts a call by its answer.
    fn count(&mut self, call: &Call, answer: &CallOutcome) {
        // The process has ended, and nobody gets an answer.
        if matches!(answer, CallOutcome::Failed(_)) && self.witness.seen().is_down {
            self.tally.unanswered += 1;
            return;
        }
        let count = self.tally.calls.entry(kind(call)).or_default();
        count[match answer {
            CallOutcome::Done(_) => 0,
            CallOutcome::Refused(_) => 1,
            CallOutcome::Failed(_) => 2,
        }] += 1;
    }

    /// Checks that an answer is true, and agrees with what was committed.
    fn hear(
        &mut self,
        call: &Call,
        answer: &CallOutcome,
        (before, number): (&BeforeCalls, usize),
        after: &After,
    ) -> Result<(), (&'static str, String)> {
        let failed = |check| move |why: String| (check, why);
        let After { commits, is_alone } = after;
        let heard = self.heard_of_alone(call, answer, *is_alone);
        heard.map_err(failed("solo"))?;
        let closed = before.closed[number].as_ref();
        let looked_at = self.witness.seen().tells_nothing(call, answer, closed);
        if let Some(what) = looked_at.map_err(failed("look"))? {
            *self.tally.closed.entry(what).or_default() += 1;
        }
        let table_before = &before.tables[number];
        let seen = self.witness.seen();
        coins::answered(call, answer, &seen).map_err(failed("answered"))?;
        acknowledged::done(call, answer, table_before, commits, &seen)
            .map_err(failed("acknowledged"))?;
        if *is_alone {
            coins::allowance(call, commits, &seen).map_err(failed("allowance"))?;
            acknowledged::alone(call, commits).map_err(failed("alone"))?;
            board::answered(call, answer, &seen).map_err(failed("board"))?;
            if let CallOutcome::Refused(why) = answer {
                acknowledged::refused(call, table_before, commits, &seen)
                    .map_err(|what| ("refused", format!("{why}, but {what}")))?;
            }
        }
        let is_explained = seen.faults > before.faults || coins::is_repeated(call, commits, &seen);
        match answer {
            CallOutcome::Failed(why) if !is_explained => Err(("internal", why.clone())),
            CallOutcome::Done(Heard::Disagrees) => {
                Err(("receipt", "the books disagree with the deal".to_owned()))
            }
            CallOutcome::Done(_) | CallOutcome::Refused(_) | CallOutcome::Failed(_) => Ok(()),
        }
    }

    /// Checks the screen that answers a click or a command; its member has it from now on.
    async fn clicked(
        &mut self,
        call: &Call,
        answer: Answer,
        before: Option<&Before>,
        after: &After,
    ) -> Result<(), String> {
        let is_down = self.witness.seen().is_down;
        if is_down || matches!(calls::clicked(&answer), CallOutcome::Failed(_)) {
            return Ok(());
        }
        answer.text().hash(&mut self.witness.seen().digest);
        presses::answered(&answer)?;
        let room = self.room().map_err(|why| why.to_string())?;
        match call {
            Call::Click(click) => {
                if presses::is_unknown(&room, click, &answer).await {
                    return Err("what is offered is not understood".to_owned());
                }
                if let Some(before) = before.filter(|_| after.is_alone) {
                    presses::alone(click, &answer, before, &after.commits)?;
                }
                self.screens.see(click.by, Some(click), answer);
            }
            Call::Type(typed) => self.screens.see(typed.by, None, answer),
            _ => {}
        }
        Ok(())
    }

    fn tell(&mut self, what: String) {
        if self.last.len() == TOLD {
            self.last.pop_front();
        }
        let at = self.began.elapsed().as_millis();
        (at, &what).hash(&mut self.witness.seen().digest);
        self.last.push_back(format!("{at:>10} ms {what}"));
    }

    /// Checks what was committed so far, and that coins moved as the calls ask.
    fn checked(&self) -> Result<(), Failure> {
        self.committed().map(|_| ())
    }

    /// The same; returns what was committed since the last time.
    fn committed(&self) -> Result<Vec<Commit>, Failure> {
        let mut seen = self.witness.seen();
        if let Some(failure) = seen.failure.take() {
            return Err(failure);
        }
        for (guild, books) in &seen.books {
            let sum = books.sum();
            if sum != 0 {
                let why = format!("the coins of {guild} come to {sum}");
                return Err(Failure::new("books", why));
            }
        }
        let commits = seen.take_unchecked();
        coins::ordered(&self.asking, &commits, &seen)
            .map_err(|why| Failure::new("ordered", why))?;
        Ok(commits)
    }
}

/// The rates at which faults occur.
fn rates(rate: &mut impl FnMut(Fault, i64) -> u32) -> (Rates, Mishaps) {
    let rates = Rates {
        fails: rate(Fault::CommitFails, 200),
        answer_lost: rate(Fault::AnswerLost, 200),
        crash_before: rate(Fault::CrashBefore, 30),
        crash_after: rate(Fault::CrashAfter, 30),
        stale: rate(Fault::StaleVersion, 200),
        full: rate(Fault::StoreFull, 20),
    };
    let mishaps = Mishaps {
        forwards: rate(Fault::ClockForwards, 40),
        back: rate(Fault::ClockBack, 40),
        late: rate(Fault::Late, 1_000),
        lost: rate(Fault::Lost, 500),
        doubled: rate(Fault::Doubled, 1_600),
        crash: rate(Fault::Crash, 20),
        twice: rate(Fault::PatronTwice, 200),
        stray: rate(Fault::PatronStray, 200),
        early: rate(Fault::TooEarly, 100),
    };
    (rates, mishaps)
}

/// How everything stood before some calls.
struct BeforeCalls {
    at: Instant,
    faults: u64,
    /// For each call: the cards that are closed to whoever makes it …
    closed: Vec<Option<closed::Closed>>,
    /// … how its table stood …
    tables: Vec<acknowledged::TableBefore>,
    /// … and the same of a click.
    of_clicks: Vec<Option<Before>>,
}

/// What was committed meanwhile.
struct After {
    commits: Vec<Commit>,
    /// Whether nothing else was asked, and no time passed.
    is_alone: bool,
}

/// Makes a call; a click or a command also has an answer that its member sees.
async fn answered(room: &Room, call: &Call) -> (CallOutcome, Option<Answer>) {
    let answer = match call {
        Call::Click(click) => click.make(room).await,
        Call::Type(typed) => typed.make(room).await,
        _ => return (calls::make(room, call.clone()).await, None),
    };
    (calls::clicked(&answer), Some(answer))
}

/// Lets everything happen that needs no time.
async fn run_pending() {
    for _ in 0..16 {
        yield_now().await;
    }
}

fn duration(time: Millis) -> Duration {
    Duration::from_millis(time.0.max(0).unsigned_abs())
}

/// The name of a call.
fn kind(call: &Call) -> String {
    match call {
        Call::At(_, command) => format!("{:?}", CommandKind::from(&**command)),
        Call::Click(click) => format!("button: {}", click.name()),
        Call::Type(typed) => format!("typed: {}", typed.name()),
        other => format!("house: {}", other.name()),
    }
}

#[cfg(test)]
mod tests;
