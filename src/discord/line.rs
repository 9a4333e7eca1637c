//! Whether Discord is on the line, for the tables' clocks: they stand while nobody could act.

use house::{GuildId, Shard, Tavern};
use serenity::all::{ConnectionStage, ShardId, ShardInfo, ShardManager};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// How often the connections are looked at: serenity does not tell of every loss.
const LOOK: Duration = Duration::from_secs(1);

/// The line to Discord: one connection for each shard.
pub struct Line {
    tavern: Tavern,
    /// How many shards there are; 0 as long as none was ready.
    shards: AtomicU64,
}

impl Line {
    /// Nothing was heard yet.
    pub fn new(tavern: Tavern) -> Line {
        Line {
            tavern,
            shards: AtomicU64::new(0),
        }
    }

    /// Discord has a new session for a shard (all servers, if it does not say for which), with these servers.
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

    /// A connection is at this stage.
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

    /// Looks at the connections, for ever.
    pub async fn watch(self: Arc<Self>, manager: Arc<ShardManager>) {
        loop {
            tokio::time::sleep(LOOK).await;
            let runners = manager.runners.lock().await;
            for shard in 0..self.shards.load(Ordering::SeqCst) {
                let shard = ShardId(shard as u32);
                let stage = runners.get(&shard).map(|runner| runner.stage);
                // One that is about to be connected anew is not there at all.
                self.at(shard, stage.unwrap_or(ConnectionStage::Disconnected));
            }
        }
    }
}
