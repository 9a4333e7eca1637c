//! The clocks that deadlines go by: one for each shard of Discord's, for what one shard hears of another may not.
//!
//! They go as the machine's steady clock does, so that setting the time of day neither hurries nor holds up anybody,
//! and stand while nobody could act: until Discord is reached, and from a while after it was lost until it is back.
//! A server that Discord itself cannot reach has a clock of its own, which stands meanwhile and is behind from then on.
//! What they say is no time of day: [`Look::shown`](super::Look::shown) makes one of it for people to read.
//! The tables' tasks sleep on them; so no table has to be moved when a clock goes on again.

use super::{GuildId, House, Tables, lock};
use crate::time::{Time, Work};
use ids::{Millis, Moment};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use store::Store;
use tokio::sync::watch;

/// How long the clocks go on after Discord was lost, milliseconds: most often it is back by then.
const PATIENCE: i64 = 30_000;
/// By how much the time of day may be off before times that are shown are shown anew, milliseconds.
const OFF: i64 = 1_000;

/// A part of Discord's servers, whose events come over one connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Its number, from 0.
    pub number: u64,
    /// How many there are, at least 1.
    pub of: u64,
}

impl Shard {
    /// All servers.
    pub const ALL: Shard = Shard { number: 0, of: 1 };

    /// The one of so many over which the events of a server come, by Discord's rule.
    pub fn hearing(guild: GuildId, of: u64) -> Shard {
        let of = of.max(1);
        let number = (guild.0 >> 22) % of;
        Shard { number, of }
    }

    /// Whether the events of a server come over this one.
    pub fn hears(self, guild: GuildId) -> bool {
        Shard::hearing(guild, self.of) == self
    }
}

/// The clocks, by shard; as long as Discord was never reached, one.
pub struct Clocks {
    time: Arc<dyn Time>,
    store: Arc<dyn Store>,
    tables: Arc<Tables>,
    all: Mutex<All>,
    /// Whether Discord was ever reached.
    reached: watch::Sender<bool>,
    /// Whether deadlines are kept ([`Clocks::keep`]).
    kept: AtomicBool,
    /// Rings when a clock may go otherwise than before.
    changed: watch::Sender<()>,
}

struct All {
    /// At least one.
    by_shard: Vec<Clock>,
    /// Those of servers that Discord could not reach for a while.
    own: HashMap<GuildId, Own>,
}

/// The clock of a server of its own.
#[derive(Clone, Copy)]
struct Own {
    clock: Clock,
    /// Whether the server is still to be heard of, and does not go by what becomes of its shard.
    is_out: bool,
}

/// The clocks that show something else than before.
#[derive(Default)]
struct Changed {
    shards: Vec<Shard>,
    servers: Vec<GuildId>,
}

#[derive(Clone, Copy)]
struct Clock {
    going: Going,
    /// What is added to a time of this clock for people to read.
    ahead: i64,
    /// Whether it stood when that was last told.
    stood: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Going {
    /// It stands and says this.
    Stands(i64),
    /// It says this more than the steady clock, until that says so much.
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

    /// Goes on from what it says.
    fn reached(&mut self, steady: i64) {
        let more = self.at(steady) - steady;
        self.going = Going::Goes { more, until: None };
    }

    fn stop(&mut self, steady: i64) {
        self.going = Going::Stands(self.at(steady));
    }

    fn lost(&mut self, steady: i64) {
        if let Going::Goes { more, until: None } = self.going {
            let until = Some(steady + PATIENCE);
            self.going = Going::Goes { more, until };
        }
    }

    /// Looks whether what is shown is still true; whether it was not.
    fn look(&mut self, steady: i64, day: i64) -> bool {
        let stands = self.stands(steady);
        let ahead = day - self.at(steady);
        // While it stands no times are shown.
        let is_off = !stands && (ahead - self.ahead).abs() >= OFF;
        if is_off {
            self.ahead = ahead;
        }
        is_off | (std::mem::replace(&mut self.stood, stands) != stands)
    }
}

impl All {
    fn of_shard(&self, guild: GuildId) -> Clock {
        let shard = Shard::hearing(guild, self.by_shard.len() as u64).number;
        self.by_shard[shard as usize]
    }

    fn of(&self, guild: GuildId) -> Clock {
        let own = self.own.get(&guild).map(|own| own.clock);
        own.unwrap_or_else(|| self.of_shard(guild))
    }

    /// The clock of a server of its own; one that is new says what that of its shard does.
    fn own(&mut self, guild: GuildId) -> &mut Own {
        let clock = self.of_shard(guild);
        self.own.entry(guild).or_insert(Own {
            clock,
            is_out: false,
        })
    }

    /// Looks which clocks show something else than before; those of servers that say what their shards' do are given up.
    fn look(&mut self, steady: i64, day: i64) -> Changed {
        let of = self.by_shard.len() as u64;
        let by_shard = (0..).zip(&mut self.by_shard);
        let shards = by_shard
            .filter_map(|(number, clock)| clock.look(steady, day).then_some(Shard { number, of }))
            .collect();
        let servers = self.own.iter_mut();
        let servers = servers
            .filter_map(|(&guild, own)| own.clock.look(steady, day).then_some(guild))
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
    /// One clock that stands at the time of day.
    pub(super) fn new(store: Arc<dyn Store>, house: &House, tables: Arc<Tables>) -> Clocks {
        let time = house.time.clone();
        let clock = Clock {
            going: Going::Stands(time.now()),
            ahead: 0,
            stood: true,
        };
        let all = All {
            by_shard: vec![clock],
            own: HashMap::new(),
        };
        Clocks {
            time,
            store,
            tables,
            all: Mutex::new(all),
            reached: watch::Sender::new(false),
            kept: AtomicBool::new(false),
            changed: watch::Sender::new(()),
        }
    }

    /// As long as this is held, tables act by themselves when they are due.
    pub(super) fn keep(&self) -> Kept<'_> {
        self.set_kept(true);
        Kept(self)
    }

    fn set_kept(&self, kept: bool) {
        self.kept.store(kept, Ordering::SeqCst);
        self.changed.send_replace(());
    }

    /// Rings when a clock may go otherwise than before.
    pub fn changes(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }

    /// How long it is until this time at the tables of a server; nothing while their clock stands, or nobody keeps
    /// deadlines.
    pub fn left(&self, guild: GuildId, at: Moment) -> Option<Millis> {
        let now = self.going(guild)?;
        self.kept.load(Ordering::SeqCst).then(|| at - now)
    }

    /// Waits so long, by the steady clock.
    pub fn sleep(&self, time: Millis) -> Work {
        self.time.sleep(time)
    }

    /// What time it is at the tables of a server.
    pub fn now_at(&self, guild: GuildId) -> Moment {
        Moment(self.clock(guild).at(self.time.steady()))
    }

    /// What the clock of a server's tables says, unless it stands.
    pub fn going(&self, guild: GuildId) -> Option<Moment> {
        let (clock, steady) = (self.clock(guild), self.time.steady());
        (!clock.stands(steady)).then(|| Moment(clock.at(steady)))
    }

    /// What is added to a time of a table's clock to make one of the day, milliseconds.
    pub fn ahead(&self, guild: GuildId) -> i64 {
        self.clock(guild).ahead
    }

    /// The clock of a server.
    fn clock(&self, guild: GuildId) -> Clock {
        lock(&self.all).of(guild)
    }

    /// What every clock says.
    fn said(&self) -> store::Clocks {
        let steady = self.time.steady();
        let all = lock(&self.all);
        let shards = all.by_shard.iter().map(|clock| clock.at(steady)).collect();
        let own = all.own.iter();
        let servers = own
            .map(|(&guild, own)| (guild, own.clock.at(steady)))
            .collect();
        store::Clocks { shards, servers }
    }

    /// Changes clocks; which of them show something else then.
    fn change(&self, change: impl FnOnce(&mut All, i64)) -> Changed {
        let mut all = lock(&self.all);
        change(&mut all, self.time.steady());
        let changed = all.look(self.time.steady(), self.time.now());
        self.changed.send_replace(());
        changed
    }

    /// Looks which clocks show something else than when that was last told.
    fn look(&self) -> Changed {
        lock(&self.all).look(self.time.steady(), self.time.now())
    }

    /// Changes a shard's clock, and those of its servers that go by what becomes of it.
    fn change_shard(&self, shard: Shard, change: impl Fn(&mut Clock, i64)) -> Changed {
        self.change(|all, steady| {
            // At least one, so that every server has one.
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

    /// Discord is reached: it says what happens in these servers, and their tables' clocks go on.
    pub fn reached(&self, shard: Shard) {
        self.show_anew(self.change_shard(shard, Clock::reached));
        self.reached.send_replace(true);
    }

    /// The connection to Discord for these servers was lost; if it is not back soon, their tables' clocks stand.
    pub fn lost(&self, shard: Shard) {
        self.show_anew(self.change_shard(shard, Clock::lost));
    }

    /// Discord has begun a new session for these servers and named them: it will tell of each where it can. The clocks
    /// of those of which it does not for a while stand until [`Clocks::server_is_back`].
    pub fn named(&self, shard: Shard, servers: &[GuildId]) {
        let tables = self.tables.all();
        let with_tables: HashSet<GuildId> = tables.iter().map(|table| table.guild).collect();
        let changed = self.change(|all, steady| {
            for guild in servers.iter().filter(|guild| with_tables.contains(guild)) {
                let own = all.own(*guild);
                own.is_out = true;
                own.clock.lost(steady);
            }
            // Of those that it did not name it has nothing to tell.
            for (guild, own) in &mut all.own {
                if own.is_out && shard.hears(*guild) && !servers.contains(guild) {
                    own.is_out = false;
                    own.clock.reached(steady);
                }
            }
        });
        self.show_anew(changed);
    }

    /// Discord cannot reach a server, so that nobody there can act: its tables' clocks stand until
    /// [`Clocks::server_is_back`].
    pub fn server_is_out(&self, guild: GuildId) {
        let changed = self.change(|all, steady| {
            let own = all.own(guild);
            own.is_out = true;
            own.clock.stop(steady);
        });
        self.show_anew(changed);
    }

    /// Discord speaks of a server again: its tables' clocks go on, if they stood for it.
    pub fn server_is_back(&self, guild: GuildId) {
        let changed = self.change(|all, steady| {
            if let Some(own) = all.own.get_mut(&guild).filter(|own| own.is_out) {
                own.is_out = false;
                own.clock.reached(steady);
            }
        });
        self.show_anew(changed);
    }

    /// Waits until Discord is reached for the first time.
    pub async fn until_reached(&self) {
        let mut reached = self.reached.subscribe();
        // The sender lives as long as the tavern.
        let _ = reached.wait_for(|reached| *reached).await;
    }

    /// Writes what the clocks say, and shows times anew that are no longer true: for the time of day was set, or
    /// the clock has come to stand.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn beat(&self) -> anyhow::Result<()> {
        self.show_anew(self.look());
        let said = self.said();
        Ok(self.store.heartbeat(self.time.now(), said).await?)
    }

    fn show_anew(&self, Changed { shards, servers }: Changed) {
        let hears = |guild| shards.iter().any(|shard| shard.hears(guild));
        for table in self.tables.all() {
            if hears(table.guild) || servers.contains(&table.guild) {
                table.look_again();
            }
        }
    }
}

/// Deadlines are kept as long as this is held.
pub(super) struct Kept<'a>(&'a Clocks);

impl Drop for Kept<'_> {
    fn drop(&mut self) {
        self.0.set_kept(false);
    }
}
