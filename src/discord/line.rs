//! The state of the connections to Discord, for the tables' clocks: they stop while nobody could act.

use house::{GuildId, Shard, Tavern};
use serenity::all::{ConnectionStage, ShardId, ShardInfo, ShardManager};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// How often to check the connections: serenity does not report every loss.
const LOOK: Duration = Duration::from_secs(1);

/// The connections to Discord, one for each shard.
pub struct Line {
    tavern: Tavern,
    /// The number of shards; 0 until the first is ready.
    shards: AtomicU64,
}

impl Line {
    /// Starts before any connection was reported.
    pub fn new(tavern: Tavern) -> Line {
        Line {
            tavern,
            shards: AtomicU64::new(0),
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
        self.tavern.clocks.named(shard, servers);
        shard
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
        loop {
            tokio::time::sleep(LOOK).await;
            let runners = manager.runners.lock().await;
            for shard in 0..self.shards.load(Ordering::SeqCst) {
                let shard = ShardId(shard as u32);
                let stage = runners.get(&shard).map(|runner| runner.stage);
                // A runner that is about to be restarted is not listed at all.
                self.at(shard, stage.unwrap_or(ConnectionStage::Disconnected));
            }
        }
    }
}
