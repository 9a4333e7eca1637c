//! The bot as a task of the test, which can look at the bot's state.

use crate::room::{PATIENCE, Room};
use crate::tls;
use house::{
    OperatorSettings, Tavern,
    time::{MachineTime, Time, announced_by},
};
use pages::Defaults;
use picture::Png;
use rules::Coins;
use sandbox::{Id, Person, RateLimits};
use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use store::{Memory, Sqlite, Store, Watch};
use tokio::sync::oneshot;
use triomphe::config::{Config, Discord};
use triomphe::discord::Studio;

/// The seed of all randomness in every inn.
pub const SEED: u64 = 7;
/// When every inn opens, in epoch milliseconds: noon of the sixth of January 2026.
pub const START: i64 = 1_767_700_800_000;

/// A room with the bot as a task of the test.
pub struct Inn {
    room: Room,
    pub tavern: Tavern,
    stop: Option<oneshot::Sender<()>>,
    bot: tokio::task::JoinHandle<()>,
    clock: tokio::task::JoinHandle<()>,
    pub store: Arc<dyn Store>,
    change: Change,
    circumstances: Arc<Circumstances>,
}

/// What stays the same when the bot is started again.
#[derive(Default)]
struct Circumstances {
    /// How far the test moved the house's clocks, in milliseconds.
    ahead: AtomicI64,
    /// If they go by themselves too, since when.
    goes: Option<MachineTime>,
}

impl Circumstances {
    fn now(&self) -> i64 {
        let gone = self.goes.as_ref().map_or(0, MachineTime::steady);
        START + gone + self.ahead.load(Ordering::SeqCst)
    }
}

/// A change of the usual configuration.
type Change = Arc<dyn Fn(Config) -> Config>;

impl Deref for Inn {
    type Target = Room;
    fn deref(&self) -> &Room {
        &self.room
    }
}

/// The configuration with pictures that are drawn.
fn drawing(config: Config) -> Config {
    Config {
        studio: Studio::default(),
        ..config
    }
}

/// The configuration, in which members start with this many coins.
fn starting_with(coins: Coins, config: Config) -> Config {
    Config {
        house: OperatorSettings {
            defaults: Defaults {
                starting_coins: Some(coins),
                ..config.house.defaults
            },
            ..config.house
        },
        ..config
    }
}

impl Inn {
    pub async fn open() -> Inn {
        Inn::open_with(|config| config).await
    }

    /// An inn with Ann, and the channel she is in.
    pub async fn with_ann() -> (Inn, Person, Id) {
        let inn = Inn::open().await;
        let (ann, here) = (inn.sandbox.add_person("Ann"), inn.sandbox.channel());
        (inn, ann, here)
    }

    /// An inn with Ann and Ben, and the channel they are in.
    pub async fn with_ann_and_ben() -> (Inn, Person, Person, Id) {
        let (inn, ann, here) = Inn::with_ann().await;
        let ben = inn.sandbox.add_person("Ben");
        (inn, ann, ben, here)
    }

    /// An inn with a changed configuration.
    pub async fn open_with(change: impl Fn(Config) -> Config + 'static) -> Inn {
        Inn::open_within(sandbox::Limits::default(), change).await
    }

    /// An inn whose pictures are drawn: elsewhere the same small file stands for each, because drawing takes half of all
    /// time.
    pub async fn with_pictures() -> Inn {
        Inn::open_with(drawing).await
    }

    /// The same, where members start with this many coins.
    pub async fn with_pictures_and_coins(coins: i64) -> Inn {
        Inn::open_with(move |config| starting_with(Coins(coins), drawing(config))).await
    }

    /// An inn where no message waits for its picture, and no picture is given up on a busy machine.
    pub async fn impatient() -> Inn {
        Inn::open_with(|config| Config {
            patience: Duration::ZERO,
            studio: Studio::new(2, 32, Duration::from_secs(60)),
            ..config
        })
        .await
    }

    /// An inn with a changed configuration, on a Discord with these limits.
    pub async fn open_within(
        limits: sandbox::Limits,
        change: impl Fn(Config) -> Config + 'static,
    ) -> Inn {
        Inn::open_where(limits, change, Arc::default()).await
    }

    /// The same, but its clocks go by themselves.
    pub async fn open_as_time_goes(
        limits: sandbox::Limits,
        change: impl Fn(Config) -> Config + 'static,
    ) -> Inn {
        let goes = Some(MachineTime::default());
        let circumstances = Circumstances {
            goes,
            ..Circumstances::default()
        };
        Inn::open_where(limits, change, Arc::new(circumstances)).await
    }

    async fn open_where(
        limits: sandbox::Limits,
        change: impl Fn(Config) -> Config + 'static,
        circumstances: Arc<Circumstances>,
    ) -> Inn {
        let room = Room::open(sandbox::Config {
            limits,
            ..Room::config()
        })
        .await;
        let store = Sqlite::in_memory().await.unwrap();
        room.met_before(&store).await;
        Inn::at(room, store, Arc::new(change), circumstances).await
    }

    /// An inn whose database is watched.
    pub async fn watched(watch: Watch) -> Inn {
        let room = Room::open(Room::config()).await;
        let store: Arc<dyn Store> = Arc::new(Memory::watched(watch));
        room.met_before(&store).await;
        Inn::at(room, store, Arc::new(|config| config), Arc::default()).await
    }

    /// An inn in a server with these settings.
    pub async fn set_to(settings: &str) -> Inn {
        let room = Room::open(sandbox::Config::default()).await;
        let store = Sqlite::in_memory().await.unwrap();
        room.is_set(&store, settings).await;
        Inn::at(room, store, Arc::new(|config| config), Arc::default()).await
    }

    /// An inn where the sandbox poses as discord.com: behind TLS, with rate limits, without pictures.
    pub async fn as_at_discord() -> Inn {
        let room = Room::open(sandbox::Config {
            rate_limits: RateLimits::Enforced,
            names: vec!["discord.com".to_owned()],
            ..Room::config()
        })
        .await;
        let behind = room.sandbox.url().replace("http://", "").parse().unwrap();
        let (address, authority) = tls::before(behind, "discord.com").await;
        let store = Sqlite::in_memory().await.unwrap();
        let change = move |config| Config {
            discord: Discord::AsItself {
                address,
                authority: authority.clone(),
            },
            studio: Studio::closed(),
            // As where nothing is set.
            requests_per_second: Some(45),
            ..config
        };
        Inn::at(room, store, Arc::new(change), Arc::default()).await
    }

    /// An inn where the bot reaches the sandbox, with its rate limits, through a REST proxy that keeps them.
    pub async fn behind_a_proxy() -> Inn {
        let room = Room::open(sandbox::Config {
            rate_limits: RateLimits::Enforced,
            ..Room::config()
        })
        .await;
        let proxy = room.sandbox.proxy_url();
        let store = Sqlite::in_memory().await.unwrap();
        let change = move |config| Config {
            discord: Discord::Through(proxy.clone()),
            studio: Studio::closed(),
            requests_per_second: Some(45),
            ..config
        };
        Inn::at(room, store, Arc::new(change), Arc::default()).await
    }

    /// An inn where members start with this many coins.
    pub async fn with_coins(coins: i64) -> Inn {
        Inn::open_with(move |config| starting_with(Coins(coins), config)).await
    }

    /// Moves its clocks forward by milliseconds, without waking anything.
    pub fn skip(&self, ms: i64) {
        self.circumstances.ahead.fetch_add(ms, Ordering::SeqCst);
    }

    /// Moves its clocks forward by milliseconds, and lets everything due happen.
    pub async fn pass(&self, ms: i64) {
        self.skip(ms);
        self.tavern.catch_up().await.unwrap();
    }

    /// Changes the configuration from the next start on.
    pub fn change(mut self, change: impl Fn(Config) -> Config + 'static) -> Inn {
        self.change = Arc::new(change);
        self
    }

    /// Restarts the bot on the same books.
    pub async fn reopen(mut self) -> Inn {
        self.stop_bot().await;
        self.start_bot().await
    }

    /// Starts the bot again after it was stopped.
    pub async fn start_bot(self) -> Inn {
        Inn::at(self.room, self.store, self.change, self.circumstances).await
    }

    async fn at(
        room: Room,
        store: Arc<dyn Store>,
        change: Change,
        circumstances: Arc<Circumstances>,
    ) -> Inn {
        let settings = room.settings();
        let config = Config::from_lookup(|name| settings.get(name).cloned()).unwrap();
        let clock = circumstances.clone();
        let time = announced_by(move || clock.now());
        let config = change(Config {
            // Words wait for their picture however slow the machine is, so both come in one edit.
            patience: PATIENCE,
            studio: Studio::showing(Png::stand_in()),
            house: OperatorSettings {
                time,
                ..config.house
            },
            ..config
        });
        let tavern = Tavern::open(store.clone(), config.house.clone(), Some(SEED))
            .await
            .unwrap();
        let clock = tokio::spawn(tavern.clone().run_clock());
        let (stop, stopped) = oneshot::channel();
        let served = tavern.clone();
        let bot = tokio::spawn(async move {
            let stopped = async {
                let _ = stopped.await;
            };
            triomphe::discord::run(&config, served, stopped)
                .await
                .unwrap();
        });
        room.sandbox.until_ready().await;
        Inn {
            room,
            tavern,
            stop: Some(stop),
            bot,
            clock,
            store,
            change,
            circumstances,
        }
    }

    /// Stops the bot.
    pub async fn stop_bot(&mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        (&mut self.bot).await.unwrap();
        self.clock.abort();
    }

    /// Ends the inn: the books must be right, and Discord must have refused nothing.
    pub async fn close(self) {
        self.close_after(&[]).await;
    }

    /// Ends the inn when Discord had to refuse exactly these.
    pub async fn close_after(mut self, refused: &[&str]) {
        self.stop_bot().await;
        let books = bank::Bank::new(self.store.clone()).audit().await.unwrap();
        assert!(books.is_clean(), "{books}");
        for refused in refused {
            self.room.tolerate(refused);
        }
        self.room.nothing_was_refused();
    }

    /// Waits until the house's state has what is wanted. The sandbox does not report when that is.
    pub async fn known<T>(&self, mut look: impl AsyncFnMut(&Tavern) -> Option<T>) -> T {
        let known = async {
            loop {
                if let Some(known) = look(&self.tavern).await {
                    return known;
                }
                tokio::task::yield_now().await;
            }
        };
        let in_time = tokio::time::timeout(PATIENCE, known).await;
        in_time.expect("the tavern never came to know it")
    }
}
