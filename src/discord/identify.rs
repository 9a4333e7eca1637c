//! Where processes share a database, the sessions of all their shards begin in turn, not only the first of each: Discord
//! sends away whoever begins one too early, and counts it.
//!
//! serenity begins another session by itself where one has ended (op 9) or could not be resumed. It reads the gateway's
//! address just before, so whoever holds the address decides when. It reads the address to resume a session as well,
//! which may be done at any time; but then the runner of the connection is still listed.

use house::shifts::Starts;
use serenity::all::{ShardId, ShardManager};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, MutexGuard};
use tokio::time::{sleep, timeout};

/// How often to look whether serenity is about to begin a session; and so how long resuming one may have to wait.
const LOOK: Duration = Duration::from_millis(100);
/// How long serenity may take to begin one that it was let begin: where it cannot, it tries again after five seconds.
const BEGINS: Duration = Duration::from_secs(4);

/// The connection of one shard.
pub struct Identifying {
    /// The shard.
    pub shard: ShardId,
    /// The runner of its connection is listed here, except while serenity is about to begin another session.
    pub manager: Arc<ShardManager>,
    /// The gateway's address, which serenity reads before it connects.
    pub address: Arc<Mutex<String>>,
}

impl Identifying {
    /// Lets every session after the first begin in its turn, forever.
    pub async fn in_turn(self, starts: Starts) -> Infallible {
        loop {
            // The one that may begin now.
            let _ = timeout(BEGINS, self.until_listed()).await;
            let held = self.until_another_begins().await;
            starts.turn().await;
            drop(held);
        }
    }

    async fn until_listed(&self) {
        while !self.manager.has(self.shard).await {
            sleep(LOOK).await;
        }
    }

    /// Holds the address until serenity is about to begin another session, and from then on.
    async fn until_another_begins(&self) -> MutexGuard<'_, String> {
        let mut held = self.address.lock().await;
        loop {
            let runners = self.manager.runners.lock().await;
            if !runners.contains_key(&self.shard) {
                return held;
            }
            // Whoever waits for it meanwhile resumes, and reads it first: no session begins as long as the list is held.
            drop(held);
            held = self.address.lock().await;
            drop(runners);
            sleep(LOOK).await;
        }
    }
}
