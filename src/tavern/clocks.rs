//! The clocks that deadlines go by: one for each shard of Discord's, for what one shard hears of another may not.
//!
//! They go as the machine's steady clock does, so that setting the time of day neither hurries nor holds up anybody,
//! and stand while nobody could act: until Discord is reached, and from a while after it was lost until it is back.
//! What they say is no time of day: [`Tavern::shown`] makes one of it for people to read.

use super::{GuildId, House, Tavern, Time, lock};
use std::sync::Mutex;
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

/// A moment, by both clocks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Now {
    /// What deadlines go by (milliseconds).
    pub clock: i64,
    /// The time of day (epoch milliseconds).
    pub day: i64,
}

/// The clocks, by shard; as long as Discord was never reached, one.
pub(super) struct Clocks {
    time: Time,
    by_shard: Mutex<Vec<Clock>>,
    /// Whether Discord was ever reached.
    reached: watch::Sender<bool>,
}

#[derive(Clone, Copy)]
struct Clock {
    going: Going,
    /// What is added to a time of this clock for people to read.
    ahead: i64,
    /// Whether it stood when that was last told.
    stood: bool,
}

#[derive(Clone, Copy)]
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

impl Clocks {
    /// One clock that stands at the time of day.
    pub fn of(house: &House) -> Clocks {
        let time = house.time.clone();
        let clock = Clock {
            going: Going::Stands(time.now()),
            ahead: 0,
            stood: true,
        };
        Clocks {
            time,
            by_shard: Mutex::new(vec![clock]),
            reached: watch::Sender::new(false),
        }
    }

    /// The clock of a server.
    fn clock(&self, guild: GuildId) -> Clock {
        let clocks = lock(&self.by_shard);
        let shard = Shard::hearing(guild, clocks.len() as u64).number;
        clocks[shard as usize]
    }

    /// What every clock says.
    fn all(&self) -> Vec<i64> {
        let steady = self.time.steady();
        let clocks = lock(&self.by_shard);
        clocks.iter().map(|clock| clock.at(steady)).collect()
    }

    /// Changes a shard's clock; which clocks show something else then.
    fn change(&self, shard: Shard, change: impl Fn(&mut Clock, i64)) -> Vec<Shard> {
        let mut clocks = lock(&self.by_shard);
        // At least one, so that every server has one.
        let shards = usize::try_from(shard.of).unwrap_or(1).max(1);
        if clocks.len() != shards {
            let first = clocks[0];
            *clocks = vec![first; shards];
        }
        if let Some(clock) = usize::try_from(shard.number)
            .ok()
            .and_then(|number| clocks.get_mut(number))
        {
            change(clock, self.time.steady());
        }
        self.look(&mut clocks)
    }

    fn look(&self, clocks: &mut [Clock]) -> Vec<Shard> {
        let (steady, day) = (self.time.steady(), self.time.now());
        let of = clocks.len() as u64;
        let changed = (0..)
            .zip(clocks)
            .filter_map(|(number, clock)| clock.look(steady, day).then_some(Shard { number, of }));
        changed.collect()
    }
}

impl Tavern {
    /// Discord is reached: it says what happens in these servers, and their tables' clocks go on.
    pub fn reached(&self, shard: Shard) {
        self.show_anew(self.inner.clocks.change(shard, Clock::reached));
        self.inner.clocks.reached.send_replace(true);
    }

    /// The connection to Discord for these servers was lost; if it is not back soon, their tables' clocks stand.
    pub fn lost(&self, shard: Shard) {
        self.show_anew(self.inner.clocks.change(shard, Clock::lost));
    }

    /// Waits until Discord is reached for the first time.
    pub async fn until_reached(&self) {
        let mut reached = self.inner.clocks.reached.subscribe();
        // The sender lives as long as the tavern.
        let _ = reached.wait_for(|reached| *reached).await;
    }

    /// Writes what the clocks say, and shows times anew that are no longer true: for the time of day was set, or
    /// the clock has come to stand.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn beat(&self) -> anyhow::Result<()> {
        let clocks = &self.inner.clocks;
        let changed = clocks.look(&mut lock(&clocks.by_shard));
        self.show_anew(changed);
        Ok(self
            .inner
            .store
            .heartbeat(self.now(), &clocks.all())
            .await?)
    }

    /// What time it is at the tables of a server.
    pub(super) fn now_at(&self, guild: GuildId) -> Now {
        let clocks = &self.inner.clocks;
        Now {
            clock: clocks.clock(guild).at(clocks.time.steady()),
            day: clocks.time.now(),
        }
    }

    /// What the clock of a server's tables says, unless it stands.
    pub(super) fn going(&self, guild: GuildId) -> Option<i64> {
        let clocks = &self.inner.clocks;
        let (clock, steady) = (clocks.clock(guild), clocks.time.steady());
        (!clock.stands(steady)).then(|| clock.at(steady))
    }

    /// A time of a table's clock as the time of day, for people to read (epoch milliseconds).
    pub(super) fn shown(&self, guild: GuildId, at: i64) -> i64 {
        at + self.inner.clocks.clock(guild).ahead
    }

    fn show_anew(&self, shards: Vec<Shard>) {
        if shards.is_empty() {
            return;
        }
        let tables: Vec<_> = lock(&self.inner.tables)
            .iter()
            .filter(|(_, seated)| shards.iter().any(|shard| shard.hears(seated.guild)))
            .map(|(&id, _)| id)
            .collect();
        tables.into_iter().for_each(|table| self.tell(table));
        self.inner.clock.notify_one();
    }
}
