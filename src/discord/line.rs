//! The state of the connections to Discord, for the tables' clocks: they stop while nobody could act.

use super::pulse::{Answers, Finding, HEARTBEAT, LastEvents, Pulse, SILENT};
use house::{ShardRange, Tavern};
use ids::{GuildId, Millis, Shard};
use parking_lot::Mutex;
use serenity::all::{ConnectionStage, ShardId, ShardInfo, ShardManager};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How often to check the connections: serenity does not report every loss.
const LOOK: Duration = Duration::from_secs(1);

/// The time between the starts of two shards: with fewer than 150,000 servers, Discord accepts one in five seconds.
const PAUSE: Duration = Duration::from_secs(5);

/// The shards that this process connects, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Connections {
    /// The first, counted from 0.
    pub first: u32,
    /// The last of them.
    pub last: u32,
    /// The number of shards in all processes.
    pub of: u32,
}

impl Connections {
    /// These shards; `None` for all, of which Discord recommends so many.
    pub fn new(range: Option<ShardRange>, recommended: u32) -> Connections {
        let of = recommended.max(1);
        match range {
            Some(range) => Connections {
                first: range.first(),
                last: range.last(),
                of: range.total(),
            },
            None => Connections {
                first: 0,
                last: of - 1,
                of,
            },
        }
    }

    /// How many sessions it takes to connect them all.
    pub fn count(self) -> u32 {
        self.last - self.first + 1
    }

    /// How long it usually takes from the start until the shard of a server is connected.
    pub fn begins_after(self, guild: GuildId) -> Duration {
        let shard = Shard::hearing(guild, self.of.into()).number;
        let before = shard.saturating_sub(self.first.into());
        PAUSE * u32::try_from(before).unwrap_or(u32::MAX)
    }
}

/// The connections to Discord, one for each shard.
pub struct Line {
    tavern: Tavern,
    /// The number of shards; 0 until the first is ready.
    shards: AtomicU64,
    events: Arc<LastEvents>,
    answers: Arc<Answers>,
    begun: Mutex<Begun>,
}

/// The shards that have connected since the start.
struct Begun {
    /// How many servers each has; `None` once all have connected.
    servers: Option<BTreeMap<u64, usize>>,
    /// How many shards connect.
    shards: u32,
}

impl Begun {
    fn new(shards: u32) -> Begun {
        Begun {
            servers: Some(BTreeMap::new()),
            shards,
        }
    }

    /// The number of all servers, when the last shard has connected for the first time.
    fn connected(&mut self, shard: u64, servers: usize) -> Option<usize> {
        let known = self.servers.as_mut()?;
        known.insert(shard, servers);
        if known.len() < self.shards as usize {
            return None;
        }
        Some(self.servers.take()?.into_values().sum())
    }
}

impl Line {
    /// Starts before any of these connections was reported.
    pub fn new(
        tavern: Tavern,
        connections: Connections,
        events: Arc<LastEvents>,
        answers: Arc<Answers>,
    ) -> Line {
        Line {
            tavern,
            begun: Mutex::new(Begun::new(connections.count())),
            shards: AtomicU64::new(0),
            events,
            answers,
        }
    }

    /// Records a new session with these servers for a shard (for all servers, if Discord names no shard).
    pub fn ready(&self, shard: Option<ShardInfo>, servers: &[GuildId]) -> Shard {
        let shard = shard.map_or(Shard::ALL, |shard| Shard {
            number: shard.id.0.into(),
            of: shard.total.into(),
        });
        self.shards.store(shard.of, Ordering::SeqCst);
        self.tavern.clocks.reached(shard);
        self.tavern.clocks.listed(shard, servers);
        shard
    }

    /// A shard has connected, with this many servers. Returns how many servers there are in all, once: when every shard
    /// has connected.
    pub fn connected(&self, shard: Shard, servers: usize) -> Option<usize> {
        // Plain values: a panic elsewhere leaves nothing half done.
        let mut begun = self.begun.lock();
        begun.connected(shard.number, servers)
    }

    /// Records the stage of a connection.
    pub fn at(&self, shard: ShardId, stage: ConnectionStage) {
        let of = self.shards.load(Ordering::SeqCst);
        let shard = Shard {
            number: shard.0.into(),
            of,
        };
        match stage {
            _ if of == 0 => {}
            ConnectionStage::Connected => self.tavern.clocks.reached(shard),
            _ => self.tavern.clocks.lost(shard),
        }
    }

    /// Checks the connections, forever.
    pub async fn watch(self: Arc<Self>, manager: Arc<ShardManager>) {
        let mut pulses = BTreeMap::new();
        loop {
            tokio::time::sleep(LOOK).await;
            let runners = manager.runners.lock().await;
            let of = self.shards.load(Ordering::SeqCst);
            if of == 0 {
                continue;
            }
            let now = Instant::now();
            let unanswered = self.answers.none_for(now).filter(|time| *time >= SILENT);
            for number in self.tavern.territory.shards_of(of) {
                let shard = ShardId(number as u32);
                // A runner that is about to be restarted is not listed at all.
                let runner = runners.get(&shard);
                let connected = runner.filter(|it| it.stage == ConnectionStage::Connected);
                let Some(runner) = connected else {
                    pulses.remove(&shard.0);
                    let stage = runner.map(|runner| runner.stage);
                    self.at(shard, stage.unwrap_or(ConnectionStage::Disconnected));
                    continue;
                };
                let pulse = pulses.entry(shard.0).or_insert_with(|| Pulse::new(now));
                let Finding {
                    silent,
                    ask,
                    give_up,
                } = pulse.look(self.events.last(shard.0), runner.latency, now);
                if give_up {
                    tracing::warn!(%shard, "nothing is heard from Discord; connecting anew");
                    let manager = manager.clone();
                    // It waits for the list of runners.
                    tokio::spawn(async move { manager.restart(shard).await });
                }
                if ask {
                    runner
                        .runner_tx
                        .websocket_message(HEARTBEAT.to_owned().into());
                }
                match silent.max(unanswered) {
                    None => self.at(shard, ConnectionStage::Connected),
                    Some(time) => self.silent(Shard { number, of }, time),
                }
            }
        }
    }

    /// For this long nothing was heard from a shard that is connected, or no request was answered.
    fn silent(&self, shard: Shard, time: Duration) {
        let since = i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
        self.tavern.clocks.silent(shard, Millis(since));
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn the_servers_of_all_shards_are_told_once_when_the_last_has_connected() {
        let mut begun = Begun::new(3);
        assert_eq!(begun.connected(0, 5), None);
        assert_eq!(begun.connected(2, 1), None);
        assert_eq!(begun.connected(0, 4), None, "it connects anew");
        assert_eq!(begun.connected(1, 7), Some(12));
        assert_eq!(begun.connected(2, 1), None);
        assert_eq!(Begun::new(1).connected(0, 1), Some(1));
    }

    #[test]
    fn shards_are_as_many_as_discord_recommends_unless_a_range_is_set() {
        let all = |recommended| {
            let all = Connections::new(None, recommended);
            (all.first, all.last, all.of, all.count())
        };
        assert_eq!(all(1), (0, 0, 1, 1));
        assert_eq!(all(16), (0, 15, 16, 16));
        let range = Connections::new(Some("16-31/64".parse().unwrap()), 3);
        assert_eq!((range.first, range.last, range.of), (16, 31, 64));
        assert_eq!(range.count(), 16);
        // The third of these shards is the third to begin.
        let begins = range.begins_after(GuildId(18 << 22));
        assert_eq!(begins, Duration::from_secs(10));
    }
}
