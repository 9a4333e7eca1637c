//! A tavern for tests: people, a clock moved by hand, and books that are audited at the end.

use rules::{Act, Coins, Turn, Variant};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use triomphe::bank::{Account, Amount, Order};
use triomphe::store::{ChannelId, DealId, GuildId, MemberId, Store, TableId};
use triomphe::tavern::{
    Answer, House, Look, Pause, Playing, Scene, Sorry, Stretch, Tavern, Terms, Time, Trouble,
};

pub const SERVER: GuildId = GuildId(7);
pub const CHANNEL: ChannelId = ChannelId(70);
pub const ANN: MemberId = MemberId(1);
pub const BOB: MemberId = MemberId(2);
pub const CYD: MemberId = MemberId(3);
pub const DAN: MemberId = MemberId(4);
const START: i64 = 1_800_000_000_000;

pub struct Evening {
    pub tavern: Tavern,
    pub store: Store,
    pub seed: u64,
    time: Arc<AtomicI64>,
}

impl Evening {
    /// Ann, Bob, Cyd and Dan with 100 coins each; the same seed, the same evening.
    pub async fn new(seed: u64) -> Evening {
        Evening::on(Store::in_memory().await.unwrap(), seed).await
    }

    pub async fn on(store: Store, seed: u64) -> Evening {
        let time = Arc::new(AtomicI64::new(START));
        let tavern = open(&store, &time, seed).await;
        for (member, name) in [(ANN, "Ann"), (BOB, "Bob"), (CYD, "Cyd"), (DAN, "Dan")] {
            tavern.meet(SERVER, member, name).await.unwrap();
        }
        Evening {
            tavern,
            store,
            seed,
            time,
        }
    }

    /// The bot stops and is started again so much later.
    pub async fn restart(&mut self, later_ms: i64) {
        self.store.heartbeat(self.now()).await.unwrap();
        self.time.fetch_add(later_ms, Ordering::SeqCst);
        self.tavern = open(&self.store, &self.time, self.seed + 1).await;
    }

    pub fn now(&self) -> i64 {
        self.time.load(Ordering::SeqCst)
    }

    /// Lets so much time pass, deadline by deadline.
    pub async fn pass(&self, ms: i64) {
        let end = self.now() + ms;
        self.tavern.catch_up().await.unwrap();
        while let Some(due) = self.tavern.next_deadline().filter(|&due| due <= end) {
            self.time.fetch_max(due, Ordering::SeqCst);
            self.tavern.catch_up().await.unwrap();
        }
        self.time.store(end, Ordering::SeqCst);
    }

    pub async fn table(&self, edition: &str, members: &[MemberId], patrons: usize) -> TableId {
        let terms = terms(edition, 5);
        let host = members[0];
        let table = self
            .tavern
            .start(SERVER, CHANNEL, host, terms, patrons)
            .await
            .unwrap();
        for &member in &members[1..] {
            self.tavern.join(table, member).await.unwrap();
        }
        table
    }

    pub async fn look(&self, table: TableId, viewer: MemberId) -> Look {
        self.tavern.look(table, Some(viewer)).await.unwrap()
    }

    /// The deal that is on, as a member sees it.
    pub async fn playing(&self, table: TableId, viewer: MemberId) -> Option<Playing> {
        match self.look(table, viewer).await.scene {
            Scene::Playing(playing) => Some(*playing),
            _ => None,
        }
    }

    /// Everybody presses Ready, so that the question is over.
    pub async fn everybody_ready(&self, table: TableId, members: &[MemberId]) {
        for &member in members {
            if let Some(playing) = self.playing(table, member).await
                && playing.clock.stretch == Stretch::Question
            {
                let ready = self
                    .tavern
                    .answer(table, member, playing.deal, Answer::Ready)
                    .await;
                ready.unwrap();
            }
        }
    }

    /// Deals until a deal is on whose cards are played (not ended by Death at once).
    pub async fn deal_to_play(&self, table: TableId, members: &[MemberId]) -> DealId {
        for _ in 0..50 {
            self.tavern.deal(table, members[0]).await.unwrap();
            self.everybody_ready(table, members).await;
            self.tavern.catch_up().await.unwrap();
            if let Some(playing) = self.playing(table, members[0]).await {
                return playing.deal;
            }
        }
        panic!("fifty deals with Death in each; seed {}", self.seed);
    }

    /// Whose turn it is, if it is one of these members'; patrons act first.
    pub async fn on_turn(&self, table: TableId, members: &[MemberId]) -> Option<MemberId> {
        self.tavern.catch_up().await.unwrap();
        for &member in members {
            if let Some(playing) = self.playing(table, member).await
                && let (Turn::One(turn), Some(seat)) = (playing.view.turn, playing.seat)
                && turn == seat
            {
                return Some(member);
            }
        }
        None
    }

    /// A member plays the first card that is legal for them.
    pub async fn play_any(&self, table: TableId, member: MemberId) -> (DealId, u16, Act) {
        let playing = self.playing(table, member).await.unwrap();
        let act = playing.view.legal().acts().unwrap()[0];
        self.tavern
            .act(table, member, playing.deal, playing.asked, act)
            .await
            .unwrap();
        (playing.deal, playing.asked, act)
    }

    /// Plays the running deal to its end.
    pub async fn play_out(&self, table: TableId, members: &[MemberId]) {
        while let Some(member) = self.on_turn(table, members).await {
            self.play_any(table, member).await;
        }
    }

    pub async fn free(&self, member: MemberId) -> i64 {
        self.tavern
            .bank()
            .balance(SERVER, &Account::Member(member))
            .await
            .unwrap()
            .free
    }

    pub async fn on_hold(&self, member: MemberId) -> i64 {
        self.tavern
            .bank()
            .balance(SERVER, &Account::Member(member))
            .await
            .unwrap()
            .on_hold
    }

    /// Somebody loses so many coins to the mint.
    pub async fn take(&self, member: MemberId, coins: i64) {
        let order = Order {
            guild: SERVER,
            by: DAN,
            member,
            amount: Amount::new(coins).unwrap(),
            note: None,
            name: format!("take:{member}:{coins}:{}", DealId::random()),
            at: self.now(),
        };
        self.tavern.bank().take(order).await.unwrap();
    }

    /// The books are right, and nothing is left on hold where no deal is on.
    pub async fn audit(&self) {
        let report = self.tavern.bank().audit().await.unwrap();
        assert!(report.is_clean(), "{report}\nseed {}", self.seed);
        for table in self.tavern.tables_in(SERVER, None) {
            let look = self.tavern.look(table, None).await.unwrap();
            if !matches!(look.scene, Scene::Playing(_)) {
                let left = self.tavern.bank().balances_at(SERVER, table).await.unwrap();
                assert_eq!(
                    left,
                    [],
                    "coins left at a table without a deal; seed {}",
                    self.seed
                );
            }
        }
    }
}

async fn open(store: &Store, time: &Arc<AtomicI64>, seed: u64) -> Tavern {
    let clock = Arc::clone(time);
    let house = House {
        pause: Pause::Off,
        time: Time::told_by(move || clock.load(Ordering::SeqCst)),
        ..House::default()
    };
    Tavern::open(store.clone(), house, Some(seed))
        .await
        .unwrap()
}

pub fn terms(edition: &str, stake: i64) -> Terms {
    Terms {
        variant: Variant::parse("triomphe", Some(edition), &BTreeMap::new()).unwrap(),
        stake: Coins(stake),
        turn_seconds: 60,
    }
}

/// The sentence somebody would be told.
pub fn sorry<T: std::fmt::Debug>(result: Result<T, Trouble>) -> Sorry {
    match result {
        Err(Trouble::Sorry(sorry)) => sorry,
        other => panic!("expected a refusal, not {other:?}"),
    }
}
