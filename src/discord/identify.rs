//! Where processes share a database, the sessions of all their shards begin in turn, not only the first of each: Discord
//! sends away whoever begins one too early, and counts it.
//!
//! serenity begins another session by itself where one has ended (op 9) or could not be resumed. It reads the gateway's
//! address just before, so whoever holds the address decides when. It reads the address to resume a session as well,
//! which may be done at any time; but then the runner of the connection is still listed.

use super::counted::may_answer;
use house::{footing::Foothold, shifts::Starts};
use reqwest::Url;
use serenity::all::{ShardId, ShardManager};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::{Mutex, OwnedMutexGuard, watch};
use tokio::time::{sleep, timeout};

/// How often to look whether serenity is about to begin a session; and so how long resuming one may have to wait.
const LOOK: Duration = Duration::from_millis(100);
/// How long serenity may take to connect once it has read the address.
const BEGINS: Duration = Duration::from_secs(4);
/// How long until serenity tries again where it could not connect, and a little more.
const AGAIN: Duration = Duration::from_millis(5_200);

/// The connection of one shard.
pub struct Identifying {
    /// The shard.
    shard: ShardId,
    /// The runner of its connection is listed here, except while serenity is about to begin another session.
    manager: Arc<ShardManager>,
    /// The gateway's address, which serenity reads before it connects.
    address: Arc<Mutex<String>>,
    /// Told false when a session has ended.
    connected: Arc<watch::Sender<bool>>,
    foothold: Foothold,
    /// The address, while serenity may not read it.
    held: Option<OwnedMutexGuard<String>>,
}

impl Identifying {
    /// Of a shard that is about to connect, and has had its turn. It begins and resumes sessions where there is a
    /// footing for it.
    pub fn new(
        shard: ShardId,
        manager: Arc<ShardManager>,
        address: Arc<Mutex<String>>,
        connected: Arc<watch::Sender<bool>>,
        foothold: Foothold,
    ) -> Identifying {
        Identifying {
            shard,
            manager,
            address,
            connected,
            foothold,
            held: None,
        }
    }

    /// Lets every session after the first begin in its turn, forever. [`Identifying::end`] follows when it is dropped.
    pub async fn in_turn(&mut self, starts: Starts) -> Infallible {
        loop {
            let _ = timeout(BEGINS, self.until_listed()).await;
            self.hold().await;
            self.until_another_begins().await;
            self.connected.send_replace(false);
            loop {
                // A turn is not taken for nothing.
                self.until_reachable().await;
                tokio::select! {
                    () = starts.turn() => {}
                    // It was slow to connect.
                    () = self.until_listed() => break,
                }
                // A turn that was taken before it stood still is another process' by now.
                if may_answer(self.foothold.footing()) && self.let_one_pass().await {
                    break;
                }
                // It is between two attempts, and waits here at the next one.
                sleep(AGAIN).await;
            }
        }
    }

    /// At the end of the shift, before it disconnects: whoever waits for a session must not begin it, for nobody would
    /// end it.
    pub async fn end(mut self) {
        if let Some(held) = self.held.take()
            && !self.manager.has(self.shard).await
        {
            // serenity's task for this shard waits from now on, and begins nothing.
            std::mem::forget(held);
        }
    }

    async fn until_listed(&self) {
        while !self.manager.has(self.shard).await {
            sleep(LOOK).await;
        }
    }

    async fn hold(&mut self) {
        if self.held.is_none() {
            self.held = Some(self.address.clone().lock_owned().await);
        }
    }

    /// Lets whoever waits for the address read it, once. False if nobody waits.
    async fn let_one_pass(&mut self) -> bool {
        self.held = None;
        // It is given to whoever has waited longest, so it is free only if nobody waits.
        self.held = self.address.clone().try_lock_owned().ok();
        let has_passed = self.held.is_none();
        self.hold().await;
        has_passed
    }

    /// Waits until serenity is about to begin another session. Whoever resumes one meanwhile may read the address.
    async fn until_another_begins(&mut self) {
        loop {
            let manager = self.manager.clone();
            let runners = manager.runners.lock().await;
            if !runners.contains_key(&self.shard) {
                return;
            }
            // No session begins as long as the list is held.
            if may_answer(self.foothold.footing()) {
                self.let_one_pass().await;
            }
            drop(runners);
            sleep(LOOK).await;
        }
    }

    /// Waits until the gateway can be reached.
    async fn until_reachable(&self) {
        let address = self.held.as_ref().and_then(|held| Url::parse(held).ok());
        let place = address.and_then(|url| {
            let host = url.host_str()?.trim_matches(['[', ']']).to_owned();
            Some((host, url.port_or_known_default()?))
        });
        let Some((host, port)) = place else {
            return;
        };
        loop {
            let reached = timeout(BEGINS, TcpStream::connect((host.as_str(), port))).await;
            if matches!(reached, Ok(Ok(_))) {
                return;
            }
            sleep(BEGINS).await;
        }
    }
}
