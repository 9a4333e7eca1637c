//! State shared by everything that runs.

use parking_lot::Mutex;
use std::{sync::Arc, time::Duration};

use crate::{config::Config, fault_queue::Gateway, world::World};

/// State shared by everything that runs: the world behind a lock that is never held across an `await`.
pub(crate) struct Shared {
    world: Mutex<World>,
    pub config: Config,
    /// Held while the world is written to its folder, so that writes follow each other; true once nothing more may be
    /// written, because the folder is somebody else's.
    pub saving_is_over: Mutex<bool>,
}

impl Shared {
    pub fn new(world: World, config: Config) -> Self {
        Shared {
            world: Mutex::new(world),
            config,
            saving_is_over: Mutex::default(),
        }
    }

    pub fn with<T>(&self, work: impl FnOnce(&mut World) -> T) -> T {
        work(&mut self.world.lock())
    }

    /// Makes a request wait while a test keeps the sandbox silent.
    pub async fn while_silent(&self, method: &str, path: &str) {
        let mut changes = self.with(|world| {
            if world.faults.silent {
                let request = (method.to_owned(), path.to_owned());
                world.faults.unheard.push(request);
                world.wake_waiters();
            }
            world.changed.subscribe()
        });
        while self.with(|world| world.faults.silent) {
            if changes.changed().await.is_err() {
                return;
            }
        }
    }

    /// Whether the gateway says nothing.
    pub fn gateway_is_silent(&self) -> bool {
        self.with(|world| world.faults.gateway == Gateway::Silent)
    }

    /// Waits until the gateway is not silent.
    pub async fn until_gateway_speaks(&self) {
        let mut changes = self.with(|world| world.changed.subscribe());
        while self.gateway_is_silent() {
            if changes.changed().await.is_err() {
                return;
            }
        }
    }

    /// Makes an answer wait until a test releases it.
    pub async fn while_held(&self) {
        let (mut changes, before) =
            self.with(|world| (world.changed.subscribe(), world.faults.releases));
        while self.with(|world| !world.gone && world.faults.releases == before) {
            if changes.changed().await.is_err() {
                return;
            }
        }
    }

    /// Waits for this long on the sandbox's clock.
    pub async fn sleep_sandbox_time(&self, time: Duration) {
        let mut changes = self.with(|world| world.changed.subscribe());
        let end = self.with(|world| world.clock.age()) + time;
        loop {
            let left = self.with(|world| end.saturating_sub(world.clock.age()));
            if left.is_zero() {
                return;
            }
            // A test may move the clock forward meanwhile.
            tokio::select! {
                () = tokio::time::sleep(left) => {}
                changed = changes.changed() => if changed.is_err() { return },
            }
        }
    }

    /// Expires an interaction when the time for its first answer is over.
    pub fn watch(self: &Arc<Self>, token: String) {
        let time = self.with(|world| world.patience());
        let shared = Arc::downgrade(self);
        tokio::spawn(async move {
            tokio::time::sleep(time).await;
            if let Some(shared) = shared.upgrade() {
                shared.with(|world| world.overdue(&token));
            }
        });
    }

    /// Waits until `look` finds something.
    ///
    /// # Panics
    /// After [`Config::patience`], with what `seen` says.
    pub async fn until<T>(
        &self,
        mut look: impl FnMut() -> Option<T>,
        seen: impl Fn() -> String,
    ) -> T {
        let mut changes = self.with(|world| world.changed.subscribe());
        let found = tokio::time::timeout(self.config.patience, async {
            loop {
                if let Some(found) = look() {
                    return found;
                }
                if changes.changed().await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
        });
        match found.await {
            Ok(found) => found,
            Err(_) => panic!(
                "waited {:?} in vain; this is seen:\n{}",
                self.config.patience,
                seen()
            ),
        }
    }
}
