//! The clocks that deadlines go by: one per Discord shard, since one shard may be connected when another is not.
//!
//! They follow the machine's steady clock, so that setting the time of day neither hurries nor delays anyone, and stop
//! while nobody could act: until Discord is reached, from a while after the connection is lost until it is back, and while
//! a connection is silent, from the moment on at which it was last heard of. A server that Discord itself cannot reach has
//! a clock of its own, which stops meanwhile and lags behind from then on.
//! All of them stop while nothing can be stored.
//! These clocks do not show the time of day: [`Look::shown`](pages::Look::shown) converts for people to read. The
//! tables' tasks sleep on them, so no table has to be moved when a clock resumes.

use super::{OperatorSettings, ShardRange, Tables, Territory};
use crate::time::{Time, Work};
use ids::{GuildId, Millis, Moment, Shard};
use pages::Outage;
use parking_lot::Mutex;
use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use store::{Storage, Store, failed_storage};
use tokio::sync::Notify;
use tokio::sync::futures::Notified;

/// How long the clocks run on after Discord was lost, in milliseconds; usually it is back by then.
const PATIENCE: i64 = 30_000;
/// How far displayed times may be off before they are refreshed, in milliseconds.
const OFF: i64 = 1_000;
/// How late a heartbeat may be before something is wrong, in milliseconds: ten are due meanwhile.
const LATE: i64 = 20_000;
/// How long the next shard may take to connect, in milliseconds: Discord takes one in five seconds.
const NEXT_SHARD: i64 = 60_000;

/// One clock per shard; before Discord is first reached, a single one for all if their number is not known. Those of
/// other processes' shards stand still.
pub struct Clocks {
    time: Arc<dyn Time>,
    store: Arc<dyn Store>,
    tables: Arc<Tables>,
    all: Mutex<AllClocks>,
    /// The shards that this process serves; all, if `None`.
    range: Option<ShardRange>,
    /// When a shard was last reached for the first time, by the machine's steady clock; before, the start.
    new_shard: AtomicI64,
    /// Whether tables act on their deadlines ([`Clocks::keep`]).
    kept: AtomicBool,
    beats: Mutex<Beats>,
    /// Signals that a clock may have stopped, resumed or jumped.
    changed: Notify,
}

/// The latest heartbeats, by the machine's steady clock.
struct Beats {
    /// When the last one was due.
    begun: i64,
    /// When the last one was stored.
    stored: i64,
}

/// What can keep tables from being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ailment {
    /// Shards connect, one after the other.
    Connecting,
    /// A shard has not been reached since the start, and none has come for long.
    NeverReached,
    /// A shard's connection has been lost for so long that its clock stands.
    Lost,
    /// The last heartbeat was refused.
    Unwritable,
    /// No heartbeat has been stored for long; the last one may still be waiting.
    Unwritten,
    /// Nobody keeps the clocks ([`Clocks::keep`]).
    NotKept,
    /// Whoever keeps the clocks has not come round for long.
    Late,
}

struct AllClocks {
    /// Never empty.
    by_shard: Vec<Clock>,
    /// The clocks of servers that Discord could not reach for a while.
    own: BTreeMap<GuildId, ServerClock>,
    steady: Steady,
}

/// The steady clock that all others follow: the machine's, but for the time in which nothing could be stored.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Steady {
    /// So much behind the machine's.
    Goes { behind: i64 },
    Stands {
        at: i64,
        /// What fails.
        fails: Storage,
    },
}

impl Steady {
    fn at(self, machine: i64) -> i64 {
        match self {
            Steady::Goes { behind } => machine - behind,
            Steady::Stands { at, .. } => at,
        }
    }

    fn stands(self) -> bool {
        matches!(self, Steady::Stands { .. })
    }
}

/// A server's own clock.
#[derive(Clone, Copy)]
struct ServerClock {
    clock: Clock,
    /// Whether the server is still unreachable, so that its clock ignores its shard's.
    is_out: bool,
}

/// The clocks whose displayed times have changed.
#[derive(Default)]
struct Changed {
    shards: Vec<Shard>,
    servers: Vec<GuildId>,
}

#[derive(Clone, Copy)]
struct Clock {
    going: Going,
    /// Whether it has run since the start.
    has_run: bool,
    /// Added to a time of this clock, gives the time of day.
    ahead: i64,
    /// Whether it had stopped when that was last announced.
    stood: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Going {
    /// Stopped at this reading.
    Stands(i64),
    /// Ahead of the steady clock by `more`, until the steady clock reaches `until`.
    Goes { more: i64, until: Option<i64> },
}

impl Clock {
    fn at(&self, steady: i64) -> i64 {
        match self.going {
            Going::Stands(at) => at,
            Going::Goes { more, until } => more + until.map_or(steady, |until| until.min(steady)),
        }
    }

    fn stands(&self, steady: i64) -> bool {
        match self.going {
            Going::Stands(_) => true,
            Going::Goes { until, .. } => until.is_some_and(|until| until <= steady),
        }
    }

    /// Resumes from its present reading.
    fn reached(&mut self, steady: i64) {
        let more = self.at(steady) - steady;
        self.going = Going::Goes { more, until: None };
        self.has_run = true;
    }

    fn stop(&mut self, steady: i64) {
        self.going = Going::Stands(self.at(steady));
    }

    /// Nothing was heard for this long: stops at the reading that it had then.
    fn silent(&mut self, steady: i64, since: Millis) {
        if let Going::Goes { more, until: None } = self.going {
            self.going = Going::Stands(more + steady - since.0);
        }
    }

    fn lost(&mut self, steady: i64) {
        if let Going::Goes { more, until: None } = self.going {
            let until = Some(steady + PATIENCE);
            self.going = Going::Goes { more, until };
        }
    }

    /// Checks whether displayed times are still right; returns whether they were not.
    fn look(&mut self, steady: i64, day: i64, all_stand: bool) -> bool {
        let stands = all_stand || self.stands(steady);
        let ahead = day - self.at(steady);
        // While it is stopped no times are displayed.
        let is_off = !stands && (ahead - self.ahead).abs() >= OFF;
        if is_off {
            self.ahead = ahead;
        }
        is_off | (std::mem::replace(&mut self.stood, stands) != stands)
    }
}

impl AllClocks {
    fn of_shard(&self, guild: GuildId) -> Clock {
        let shard = Shard::hearing(guild, self.by_shard.len() as u64).number;
        self.by_shard[shard as usize]
    }

    fn clock_of(&self, guild: GuildId) -> Clock {
        let own = self.own.get(&guild).map(|own| own.clock);
        own.unwrap_or_else(|| self.of_shard(guild))
    }

    /// A server's own clock; a new one reads the same as its shard's.
    fn own(&mut self, guild: GuildId) -> &mut ServerClock {
        let clock = self.of_shard(guild);
        self.own.entry(guild).or_insert(ServerClock {
            clock,
            is_out: false,
        })
    }

    /// Finds the clocks whose displayed times have changed, and drops servers' own clocks that agree with their
    /// shard's.
    fn look(&mut self, steady: i64, day: i64) -> Changed {
        let all_stand = self.steady.stands();
        let of = self.by_shard.len() as u64;
        let by_shard = (0..).zip(&mut self.by_shard);
        let shards = by_shard
            .filter_map(|(number, clock)| {
                clock
                    .look(steady, day, all_stand)
                    .then_some(Shard { number, of })
            })
            .collect();
        let servers = self.own.iter_mut();
        let servers = servers
            .filter_map(|(&guild, own)| {
                let changed = own.clock.look(steady, day, all_stand);
                changed.then_some(guild)
            })
            .collect();
        let by_shard = &self.by_shard;
        self.own.retain(|&guild, own| {
            let shard = Shard::hearing(guild, of).number;
            own.is_out || own.clock.going != by_shard[shard as usize].going
        });
        Changed { shards, servers }
    }
}

impl Clocks {
    /// The clocks of these servers, stopped at the time of day.
    pub(super) fn new(
        store: Arc<dyn Store>,
        house: &OperatorSettings,
        territory: &Territory,
        tables: Arc<Tables>,
    ) -> Clocks {
        let shards = territory.range().map_or(1, ShardRange::total);
        let time = house.time.clone();
        let new_shard = AtomicI64::new(time.steady());
        let beats = Beats {
            begun: time.steady(),
            stored: time.steady(),
        };
        let clock = Clock {
            going: Going::Stands(time.now()),
            has_run: false,
            ahead: 0,
            stood: true,
        };
        let all = AllClocks {
            by_shard: vec![clock; shards as usize],
            own: BTreeMap::new(),
            steady: Steady::Goes { behind: 0 },
        };
        Clocks {
            time,
            store,
            tables,
            all: Mutex::new(all),
            range: territory.range(),
            new_shard,
            kept: AtomicBool::new(false),
            beats: Mutex::new(beats),
            changed: Notify::new(),
        }
    }

    /// While this is held, tables act by themselves when they are due.
    pub(super) fn keep(&self) -> DeadlineGuard<'_> {
        self.set_kept(true);
        DeadlineGuard(self)
    }

    fn set_kept(&self, kept: bool) {
        self.kept.store(kept, Ordering::SeqCst);
        self.changed.notify_waiters();
    }

    /// Completes once a clock may have stopped, resumed or jumped since this was called. Those who wait are woken in
    /// the order in which they began to; a watch would wake them in a random one.
    pub fn changed(&self) -> Notified<'_> {
        self.changed.notified()
    }

    /// How long it is until this time at a server's tables; `None` while their clock is stopped or nobody acts on
    /// deadlines.
    pub fn left(&self, guild: GuildId, at: Moment) -> Option<Millis> {
        let now = self.running_time(guild)?;
        self.kept.load(Ordering::SeqCst).then(|| at - now)
    }

    /// Waits this long by the steady clock.
    pub fn sleep(&self, time: Millis) -> Work {
        self.time.sleep(time)
    }

    /// The time on the clock of a server's tables.
    pub fn now_at(&self, guild: GuildId) -> Moment {
        let all = self.all.lock();
        Moment(all.clock_of(guild).at(all.steady.at(self.time.steady())))
    }

    /// The time on the clock of a server's tables, unless it is stopped.
    pub fn running_time(&self, guild: GuildId) -> Option<Moment> {
        let all = self.all.lock();
        let (clock, steady) = (all.clock_of(guild), all.steady.at(self.time.steady()));
        let stands = all.steady.stands() || clock.stands(steady);
        (!stands).then(|| Moment(clock.at(steady)))
    }

    /// Why the clock of a server's tables is stopped, if it is.
    pub fn outage(&self, guild: GuildId) -> Option<Outage> {
        if let Steady::Stands { fails, .. } = self.all.lock().steady {
            return Some(match fails {
                Storage::Disk => Outage::Disk,
                Storage::Server => Outage::Server,
            });
        }
        self.running_time(guild)
            .is_none()
            .then_some(Outage::Discord)
    }

    /// Added to a time of a server's clock, gives the time of day, in milliseconds.
    pub fn ahead(&self, guild: GuildId) -> i64 {
        self.all.lock().clock_of(guild).ahead
    }

    /// The readings of all clocks.
    fn readings(&self) -> store::Clocks {
        let all = self.all.lock();
        let steady = all.steady.at(self.time.steady());
        let shards = all.by_shard.iter().map(|clock| clock.at(steady)).collect();
        let own = all.own.iter();
        let servers = own
            .map(|(&guild, own)| (guild, own.clock.at(steady)))
            .collect();
        store::Clocks { shards, servers }
    }

    /// Changes clocks, and returns those whose displayed times changed with that.
    fn change(&self, change: impl FnOnce(&mut AllClocks, i64)) -> Changed {
        let mut all = self.all.lock();
        let machine = self.time.steady();
        let steady = all.steady.at(machine);
        change(&mut all, steady);
        let steady = all.steady.at(machine);
        let changed = all.look(steady, self.time.now());
        self.changed.notify_waiters();
        changed
    }

    /// Finds the clocks whose displayed times have changed since last announced.
    fn look(&self) -> Changed {
        let mut all = self.all.lock();
        let steady = all.steady.at(self.time.steady());
        all.look(steady, self.time.now())
    }

    /// Changes a shard's clock, and the clocks of its servers that follow it.
    fn change_shard(&self, shard: Shard, change: impl Fn(&mut Clock, i64)) -> Changed {
        self.change(|all, steady| {
            // At least one, so that every server has a clock.
            let shards = usize::try_from(shard.of).unwrap_or(1).max(1);
            if all.by_shard.len() != shards {
                let first = all.by_shard[0];
                all.by_shard = vec![first; shards];
            }
            let number = usize::try_from(shard.number).ok();
            if let Some(clock) = number.and_then(|number| all.by_shard.get_mut(number)) {
                change(clock, steady);
            }
            let heard = all.own.iter_mut();
            for (_, own) in heard.filter(|(guild, own)| shard.hears(**guild) && !own.is_out) {
                change(&mut own.clock, steady);
            }
        })
    }

    /// Discord is connected for these servers: their tables' clocks run.
    pub fn reached(&self, shard: Shard) {
        let changed = self.change_shard(shard, |clock, steady| {
            if !clock.has_run {
                self.new_shard.store(self.time.steady(), Ordering::SeqCst);
            }
            clock.reached(steady);
        });
        self.show_anew(changed);
    }

    /// The connection for these servers was lost; unless it is back soon, their tables' clocks stop.
    pub fn lost(&self, shard: Shard) {
        self.show_anew(self.change_shard(shard, Clock::lost));
    }

    /// The connection for these servers stands, but nothing was heard on it for this long, so nobody could act: their
    /// tables' clocks stop, and go back to where they were then.
    pub fn silent(&self, shard: Shard, since: Millis) {
        self.show_anew(self.change_shard(shard, |clock, steady| clock.silent(steady, since)));
    }

    /// Discord has begun a new session for these servers and listed them, and will announce each that it can reach.
    /// The clocks of those that it does not announce for a while stop until [`Clocks::server_is_back`].
    pub fn listed(&self, shard: Shard, servers: &[GuildId]) {
        let tables = self.tables.all();
        let with_tables: HashSet<GuildId> = tables.iter().map(|table| table.guild).collect();
        let changed = self.change(|all, steady| {
            for guild in servers.iter().filter(|guild| with_tables.contains(guild)) {
                let own = all.own(*guild);
                own.is_out = true;
                own.clock.lost(steady);
            }
            // It will announce nothing about servers that it did not list.
            for (guild, own) in &mut all.own {
                if own.is_out && shard.hears(*guild) && !servers.contains(guild) {
                    own.is_out = false;
                    own.clock.reached(steady);
                }
            }
        });
        self.show_anew(changed);
    }

    /// Discord cannot reach a server, so nobody there can act: its tables' clocks stop until
    /// [`Clocks::server_is_back`].
    pub fn server_is_out(&self, guild: GuildId) {
        let changed = self.change(|all, steady| {
            let own = all.own(guild);
            own.is_out = true;
            own.clock.stop(steady);
        });
        self.show_anew(changed);
    }

    /// Discord has announced a server again: its tables' clocks resume if they had stopped for it.
    pub fn server_is_back(&self, guild: GuildId) {
        let changed = self.change(|all, steady| {
            if let Some(own) = all.own.get_mut(&guild).filter(|own| own.is_out) {
                own.is_out = false;
                own.clock.reached(steady);
            }
        });
        self.show_anew(changed);
    }

    /// Waits until the clock of a server's tables runs.
    pub async fn until_running(&self, guild: GuildId) {
        loop {
            // Asked for first, so that no change is missed.
            let changed = self.changed();
            if self.running_time(guild).is_some() {
                return;
            }
            changed.await;
        }
    }

    /// Stores the clocks' readings, and refreshes displayed times that are no longer right because the time of day was
    /// set or the clock has stopped. If they cannot be stored, nothing can: no act counts, and all clocks stop until it
    /// works again.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn beat(&self) -> anyhow::Result<()> {
        self.beats.lock().begun = self.time.steady();
        self.show_anew(self.look());
        let readings = self.readings();
        let stored = self.store.heartbeat(self.time.now(), readings).await;
        match &stored {
            Ok(()) => {
                self.beats.lock().stored = self.time.steady();
                self.go();
            }
            Err(error) => {
                self.stop(failed_storage(error).unwrap_or(Storage::Disk));
            }
        }
        Ok(stored?)
    }

    /// Everything that keeps tables from being played now.
    pub(super) fn ailments(&self) -> Vec<Ailment> {
        let now = self.time.steady();
        let (is_new, is_lost, is_unwritable) = {
            let all = self.all.lock();
            let steady = all.steady.at(now);
            // The clocks of shards that another process serves never go here.
            let ours = |number| self.range.is_none_or(|range| range.has(number));
            let clocks = (0..).zip(&all.by_shard).filter(|(number, _)| ours(*number));
            let (mut is_new, mut is_lost) = (false, false);
            for (_, clock) in clocks {
                is_new |= !clock.has_run;
                is_lost |= clock.has_run && clock.stands(steady);
            }
            (is_new, is_lost, all.steady.stands())
        };
        let (begun, stored) = {
            let beats = self.beats.lock();
            (beats.begun, beats.stored)
        };
        let connects = now - self.new_shard.load(Ordering::SeqCst) <= NEXT_SHARD;
        [
            (Ailment::Connecting, is_new && connects),
            (Ailment::NeverReached, is_new && !connects),
            (Ailment::Lost, is_lost),
            (Ailment::Unwritable, is_unwritable),
            (Ailment::Unwritten, now - stored > LATE),
            (Ailment::NotKept, !self.kept.load(Ordering::SeqCst)),
            (Ailment::Late, now - begun > LATE),
        ]
        .into_iter()
        .filter_map(|(ailment, is_so)| is_so.then_some(ailment))
        .collect()
    }

    fn stop(&self, fails: Storage) {
        let changed = self.change(|all, at| all.steady = Steady::Stands { at, fails });
        self.show_anew(changed);
    }

    fn go(&self) {
        if !self.all.lock().steady.stands() {
            return;
        }
        let changed = self.change(|all, steady| {
            let behind = self.time.steady() - steady;
            all.steady = Steady::Goes { behind };
        });
        self.show_anew(changed);
    }

    fn show_anew(&self, Changed { shards, servers }: Changed) {
        let hears = |guild| shards.iter().any(|shard| shard.hears(guild));
        for table in self.tables.all() {
            if hears(table.guild) || servers.contains(&table.guild) {
                table.refresh();
            }
        }
    }
}

/// Tables act on their deadlines while this is held.
pub(super) struct DeadlineGuard<'a>(&'a Clocks);

impl Drop for DeadlineGuard<'_> {
    fn drop(&mut self) {
        self.0.set_kept(false);
    }
}
