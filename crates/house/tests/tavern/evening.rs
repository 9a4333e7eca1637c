//! A tavern for tests: people, a clock moved by hand, and books that are audited at the end.

use bank::Purse;
use books::{Account, Amount, Owner, PatronKey};
use futures_util::FutureExt as _;
use house::{
    HouseError, Members, Opening, OperatorSettings, Requester, TableChanges, Tavern, VoidAnswer,
    VoidOrder, time::separate_clocks,
};
use ids::{ChannelId, DealId, GuildId, MemberId, Moment, PurseId, Shard, TableId};
use pages::{Character, Defaults, HouseRefusal, Look, ReplayAt, ReplayStep, VoidDone};
use rules::{Act, Card, Coins, Turn, Variant};
use shuffle::{Bound, Cut};
use std::collections::BTreeMap;
use std::ops::Deref;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use store::{Memory, Sqlite, Store};
#[cfg(target_os = "linux")]
use store::{Postgres, ServerAddress};
use table::{
    Answer, CalledOff, Order, Pause, Person, Player, Rank, Refusal, Reveal, Stretch, Terms,
    look::{Playing, Scene},
};
use tempfile::TempDir;

pub const SERVER: GuildId = GuildId(7);
pub const CHANNEL: ChannelId = ChannelId(70);
pub const ANN: MemberId = MemberId(1);
pub const BOB: MemberId = MemberId(2);
pub const CYD: MemberId = MemberId(3);
pub const DAN: MemberId = MemberId(4);
/// Somebody presses "Deal".
pub const DEAL: Order = Order::Deal {
    played: None,
    shuffle: None,
};
const START: i64 = 1_800_000_000_000;

pub struct Evening {
    pub tavern: Tavern,
    pub store: Arc<dyn Store>,
    pub seed: u64,
    restarts: u64,
    /// Counts the transfer names handed out.
    names: AtomicI64,
    time: Clocks,
}

/// Somebody comes to the house and uses their purse for the first time.
pub trait Meet {
    /// Returns whether starting coins were paid now.
    async fn meet(&self, guild: GuildId, member: MemberId, name: &str) -> anyhow::Result<bool>;
}

impl Meet for Members {
    async fn meet(&self, guild: GuildId, member: MemberId, name: &str) -> anyhow::Result<bool> {
        self.introduce(guild, member, name).await?;
        self.open_purse(guild, member).await
    }
}

/// Lets tests call the house's methods on the evening.
impl Deref for Evening {
    type Target = Tavern;

    fn deref(&self) -> &Tavern {
        &self.tavern
    }
}

/// The machine's clocks, moved by hand.
#[derive(Clone)]
struct Clocks {
    /// Milliseconds on the monotonic clock.
    steady: Arc<AtomicI64>,
    /// Milliseconds by which somebody has set the time of day forward.
    set: Arc<AtomicI64>,
}

impl Clocks {
    fn day(&self) -> i64 {
        self.steady.load(Ordering::SeqCst) + self.set.load(Ordering::SeqCst)
    }
}

/// An empty store, in memory unless TRIOMPHE_TEST_DATABASE names another: `sqlite` or `postgres`.
pub async fn empty_store() -> Arc<dyn Store> {
    match std::env::var("TRIOMPHE_TEST_DATABASE").as_deref() {
        Err(_) | Ok("memory") => Arc::new(Memory::new()),
        Ok("sqlite") => Sqlite::in_memory().await.unwrap(),
        #[cfg(target_os = "linux")]
        Ok("postgres") => {
            let address = ServerAddress::parse(&scratch::database()).unwrap();
            Postgres::open(&address).await.unwrap()
        }
        Ok(other) => panic!("TRIOMPHE_TEST_DATABASE is memory, sqlite or postgres, not {other}"),
    }
}

impl Evening {
    /// Ann, Bob, Cyd and Dan with 100 coins each; the same seed gives the same evening.
    pub async fn new(seed: u64) -> Evening {
        Evening::with_store(empty_store().await, seed).await
    }

    pub async fn with_store(store: Arc<dyn Store>, seed: u64) -> Evening {
        let evening = Evening::opened(store, seed).await;
        for (member, name) in [(ANN, "Ann"), (BOB, "Bob"), (CYD, "Cyd"), (DAN, "Dan")] {
            evening.members.meet(SERVER, member, name).await.unwrap();
        }
        evening
    }

    /// An evening on a database file. The file goes with its folder, so keep what is returned first.
    pub async fn on_file(seed: u64) -> (TempDir, PathBuf, Evening) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("house.db");
        let evening = Evening::with_store(Sqlite::open(&file).await.unwrap(), seed).await;
        (folder, file, evening)
    }

    /// An evening on this store, which nobody has come to yet.
    pub async fn opened(store: Arc<dyn Store>, seed: u64) -> Evening {
        let time = Clocks {
            steady: Arc::new(AtomicI64::new(START)),
            set: Arc::default(),
        };
        let tavern = open(&store, &time, seed).await;
        tavern.clocks.reached(Shard::ALL);
        Evening {
            tavern,
            store,
            seed,
            restarts: 1,
            names: AtomicI64::default(),
            time,
        }
    }

    /// An evening with one table, where these members and this many patrons have been dealt a hand of triomphe.
    pub async fn dealt(seed: u64, members: &[MemberId], patrons: usize) -> (Evening, TableId) {
        let evening = Evening::new(seed).await;
        let table = evening.table("tavern", members, patrons).await;
        evening.deal_to_play(table, members).await;
        (evening, table)
    }

    /// Stops the bot and starts it again this many milliseconds later.
    pub async fn restart(&mut self, later_ms: i64) {
        self.restart_unreached(later_ms).await;
        self.clocks.reached(Shard::ALL);
    }

    /// [`Evening::restart`], with Discord not reached yet.
    pub async fn restart_unreached(&mut self, later_ms: i64) {
        self.clocks.beat().await.unwrap();
        self.time.steady.fetch_add(later_ms, Ordering::SeqCst);
        // A new seed each time, or the same cards would be dealt again.
        let seed = self.seed + u64::try_from(self.now()).unwrap() + self.restarts;
        self.restarts += 1;
        self.tavern = open(&self.store, &self.time, seed).await;
    }

    /// The time of day, in epoch milliseconds.
    pub fn now(&self) -> i64 {
        self.time.day()
    }

    /// Sets the time of day forward by this many milliseconds, or back if negative.
    pub fn set_clock(&self, by_ms: i64) {
        self.time.set.fetch_add(by_ms, Ordering::SeqCst);
    }

    /// Lets this many milliseconds pass, stopping at each deadline.
    pub async fn pass(&self, ms: i64) {
        let end = self.now() + ms;
        self.catch_up().await.unwrap();
        while let Some(due) = self.next_deadline().filter(|&due| due <= end) {
            self.go_on(due - self.now());
            self.catch_up().await.unwrap();
        }
        self.go_on(end - self.now());
    }

    fn go_on(&self, ms: i64) {
        self.time.steady.fetch_add(ms.max(0), Ordering::SeqCst);
    }

    pub async fn table(&self, edition: &str, members: &[MemberId], patrons: usize) -> TableId {
        self.table_for(terms(edition, 5), members, patrons).await
    }

    /// A table of any game, with members who can afford it.
    pub async fn table_for(&self, terms: Terms, members: &[MemberId], patrons: usize) -> TableId {
        for &member in members {
            let lacks = 10 * terms.at_risk().0 - self.free(member).await;
            if lacks > 0 && terms.variant.game() != "triomphe" {
                self.grant(member, lacks).await;
            }
        }
        // Opened as a game master, who may have any number of tables.
        let opening = Opening {
            rank: Rank::Gm,
            ..Opening::new(SERVER, CHANNEL, members[0], terms, patrons)
        };
        let may = self.may_start(opening).await.unwrap();
        let table = self.open_table(may).await.unwrap();
        for &member in &members[1..] {
            self.join(table, member).await.unwrap();
        }
        table
    }

    pub async fn look(&self, table: TableId, viewer: MemberId) -> Look {
        self.tavern.look(table, Some(viewer)).await.unwrap()
    }

    /// A table as a bystander sees it, which is what its own message shows.
    pub async fn shown_to_all(&self, table: TableId) -> Look {
        self.tavern.look(table, None).await.unwrap()
    }

    /// A moment of a table's clock as a time of day, in epoch milliseconds.
    pub fn shown(&self, at: Moment) -> i64 {
        at.0 + self.clocks.ahead(SERVER)
    }

    /// The running deal, as a member sees it.
    pub async fn playing(&self, table: TableId, viewer: MemberId) -> Option<Playing> {
        match self.look(table, viewer).await.table.scene {
            Scene::Playing(playing) => Some(*playing),
            _ => None,
        }
    }

    /// Everybody presses Ready, which closes the question.
    pub async fn everybody_ready(&self, table: TableId, members: &[MemberId]) {
        for &member in members {
            if let Some(playing) = self.playing(table, member).await
                && playing.clock.stretch == Stretch::Question
            {
                let ready = self
                    .tavern
                    .order(
                        table,
                        member,
                        Order::Answer {
                            deal: playing.deal,
                            answer: Answer::Ready,
                        },
                    )
                    .await;
                ready.unwrap();
            }
        }
    }

    /// Deals. If the players have changed, it takes a second press, because the new shuffle may be cut first.
    pub async fn deal(&self, table: TableId, by: MemberId) {
        for _ in 0..2 {
            match self.order(table, by, DEAL).await {
                Ok(_) | Err(HouseError::Refused(HouseRefusal::Table(Refusal::ShuffledAnew))) => {}
                other => drop(other.unwrap()),
            }
            if self.playing(table, by).await.is_some() {
                return;
            }
        }
    }

    /// Closes a table as its host.
    pub async fn close(&self, table: TableId, host: MemberId) {
        let closed = self.order(table, host, Order::Close);
        closed.await.unwrap();
    }

    /// The table's most recent deal.
    pub async fn last_deal(&self, table: TableId) -> DealId {
        let last = self.records.last_deal(table).await;
        last.unwrap().expect("a deal was dealt here")
    }

    /// The first deal of a table of Ann, Bob and patrons, played to its end; its cards are open then.
    pub async fn played(seed: u64, (name, edition): (&str, &str)) -> (Evening, DealId) {
        let evening = Evening::new(seed).await;
        let terms = game(name, edition, 2);
        let patrons = terms.most().min(4) - 2;
        let table = evening.table_for(terms, &[ANN, BOB], patrons).await;
        let open = Order::RevealAt(Reveal::Deal);
        evening.order(table, ANN, open).await.unwrap();
        evening.deal(table, ANN).await;
        let playing = evening.playing(table, ANN).await;
        evening.play_out(table, &[ANN, BOB]).await;
        let last = evening.records.last_deal(table).await.unwrap();
        let deal = playing.map(|playing| playing.deal).or(last).unwrap();
        (evening, deal)
    }

    /// A step of a deal's replay, as Ann sees it.
    pub async fn replay_at(&self, deal: DealId, at: ReplayAt) -> ReplayStep {
        self.replayed(&here(ANN), deal, at).await.unwrap()
    }

    /// All steps of a deal's replay, as Ann sees them.
    pub async fn replay(&self, deal: DealId) -> Vec<ReplayStep> {
        let mut all = vec![self.replay_at(deal, ReplayAt::Step(0)).await];
        for number in 1..=all[0].steps {
            all.push(self.replay_at(deal, ReplayAt::Step(number)).await);
        }
        all
    }

    /// Voids a finished deal as somebody who was not dealt in.
    pub async fn void(&self, order: &VoidOrder) -> Result<VoidDone, HouseError> {
        match self.voids.void(order, &[]).await? {
            VoidAnswer::Done(done) => Ok(done),
            VoidAnswer::Asked(asked) => panic!("{:?} are asked", asked.missing),
        }
    }

    /// Deals a hand that is played out: the shuffle is cut so that nobody is dealt Death, which would end it at once.
    pub async fn deal_to_play(&self, table: TableId, members: &[MemberId]) -> DealId {
        for _ in 0..50 {
            self.cut_off_death(table, members[0]).await;
            self.order(table, members[0], DEAL).await.unwrap();
            self.everybody_ready(table, members).await;
            self.catch_up().await.unwrap();
            if let Some(playing) = self.playing(table, members[0]).await {
                return playing.deal;
            }
        }
        panic!("fifty deals with Death in each; seed {}", self.seed);
    }

    /// Cuts the next deal so that nobody is dealt Death, which takes knowing the seed.
    async fn cut_off_death(&self, table: TableId, member: MemberId) {
        let look = self.look(table, member).await;
        let (variant, Some(open)) = (look.terms.variant, &look.shuffle) else {
            return;
        };
        let row = self.store.shuffle(open.deal).await.unwrap().unwrap();
        let bound: Bound = serde_json::from_str(&row.bound).unwrap();
        let key = Owner::Member(self.person(member).await.purse).to_string();
        let seat = bound.seats.iter().position(|seat| *seat == key);
        let (Some(seat), "triomphe", []) = (seat, variant.game(), &open.cuts[..]) else {
            return;
        };
        let (seed, method) = (row.seed.try_into().unwrap(), row.method.try_into().unwrap());
        let dealt = bound.seats.len() * variant.hand_size(bound.seats.len());
        for depth in 1..40 {
            let mut cuts = vec![None; bound.seats.len()];
            cuts[seat] = Some(Cut::depth(depth, 42).unwrap());
            let pack = shuffle::order(variant.pack(), method, &seed, &cuts);
            if !pack.order()[..dealt].contains(&Card::DEATH) {
                let typed = depth.to_string();
                self.tables
                    .cut(table, member, open.deal, &typed)
                    .await
                    .unwrap();
                return;
            }
        }
    }

    /// Whose turn it is, if it is one of these members; lets patrons act first.
    pub async fn on_turn(&self, table: TableId, members: &[MemberId]) -> Option<MemberId> {
        self.catch_up().await.unwrap();
        for &member in members {
            if let Some(playing) = self.playing(table, member).await
                && playing.view.is_my_turn()
            {
                return Some(member);
            }
        }
        None
    }

    /// Plays the member's first legal card.
    pub async fn play_any(&self, table: TableId, member: MemberId) -> (DealId, u16, Act) {
        let playing = self.playing(table, member).await.unwrap();
        let act = playing.view.legal().acts().unwrap()[0];
        self.order(
            table,
            member,
            Order::Act {
                deal: playing.deal,
                asked: playing.asked,
                act,
            },
        )
        .await
        .unwrap();
        (playing.deal, playing.asked, act)
    }

    /// Plays the running deal to its end.
    pub async fn play_out(&self, table: TableId, members: &[MemberId]) {
        loop {
            while let Some(member) = self.on_turn(table, members).await {
                self.play_any(table, member).await;
            }
            // The question whether to rob or show something may be put to everybody; nobody answers twice.
            let asked = async || {
                let playing = self.playing(table, members[0]).await;
                playing.is_some_and(|playing| playing.view.turn == Turn::Question)
            };
            if !asked().await {
                return;
            }
            self.everybody_ready(table, members).await;
            self.catch_up().await.unwrap();
            if asked().await {
                return;
            }
        }
    }

    /// Plays the running deal to its end with nobody betting or giving up.
    pub async fn play_placidly(&self, table: TableId, members: &[MemberId]) {
        while let Some(member) = self.on_turn(table, members).await {
            let playing = self.playing(table, member).await.unwrap();
            let view = &playing.view;
            let mut acts = vec![Act::Stay, Act::Check, Act::Call, Act::Keep];
            acts.extend(view.hand.iter().map(Act::Lay));
            let act = acts.into_iter().find(|act| view.check(act).is_ok());
            let (deal, asked) = (playing.deal, playing.asked);
            let done = self.tavern.order(
                table,
                member,
                Order::Act {
                    deal,
                    asked,
                    act: act.unwrap(),
                },
            );
            done.await.unwrap();
        }
    }

    /// The person a member plays as: themselves or a character.
    /// A member's new character, without coins.
    pub async fn creates(&self, member: MemberId, name: &str) -> Result<Character, HouseError> {
        let characters = &self.characters;
        let created = characters.create_character(SERVER, member, name, None, None);
        created.await
    }

    pub async fn person(&self, member: MemberId) -> Person {
        self.members.person(SERVER, member).await.unwrap()
    }

    /// [`Evening::person`] as a player.
    pub async fn player(&self, member: MemberId) -> Player {
        Player::Member(self.person(member).await)
    }

    pub async fn account(&self, member: MemberId) -> Account {
        Account::Member(self.person(member).await.purse)
    }

    pub async fn free(&self, member: MemberId) -> i64 {
        self.purse(member).await.free.0
    }

    pub async fn all_free(&self, members: &[MemberId]) -> Vec<i64> {
        let mut free = Vec::new();
        for &member in members {
            free.push(self.free(member).await);
        }
        free
    }

    pub async fn on_hold(&self, member: MemberId) -> i64 {
        self.purse(member).await.on_hold.0
    }

    async fn purse(&self, member: MemberId) -> Purse {
        let account = self.account(member).await;
        self.bank.balance(SERVER, &account).await.unwrap()
    }

    /// Grants a member this many coins from the mint.
    pub async fn grant(&self, member: MemberId, coins: i64) {
        let order = self.coin_order(member, coins).await;
        self.bank.grant(order).await.unwrap();
    }

    /// Takes this many coins from a member back to the mint.
    pub async fn take(&self, member: MemberId, coins: i64) {
        let order = self.coin_order(member, coins).await;
        self.bank.take(order).await.unwrap();
    }

    /// A transfer name not used before.
    pub fn new_name(&self) -> String {
        format!(
            "test:{}:{}",
            self.seed,
            self.names.fetch_add(1, Ordering::SeqCst)
        )
    }

    async fn coin_order(&self, member: MemberId, coins: i64) -> bank::Order {
        let name = self.new_name();
        order(self.person(member).await.purse, coins, name, self.now())
    }

    /// Asserts that every table is closed.
    pub fn assert_all_closed(&self) {
        assert_eq!(self.tables.ids_in(SERVER, None), []);
    }

    /// Asserts that the books balance, and that holds and pots are exactly what the tables say:
    /// with no deal or match running, nothing but a carried pot.
    pub async fn audit(&self) {
        let report = self.bank.audit().await.unwrap();
        assert!(report.is_clean(), "{report}\nseed {}", self.seed);
        for table in self.tables.ids_in(SERVER, None) {
            let look = self.tavern.look(table, None).await.unwrap();
            let pot = match &look.scene {
                Scene::Playing(playing) => playing.view.pot,
                _ => look.carried,
            };
            if !matches!(look.scene, Scene::Playing(_)) && look.match_on.is_none() {
                assert!(look.chairs.iter().all(|chair| chair.held == Coins::ZERO));
            }
            let mut told: Vec<(Account, i64)> = Vec::new();
            for chair in &look.chairs {
                let owner = match &chair.player {
                    Player::Member(person) => Owner::Member(person.purse),
                    Player::Patron(key) => Owner::Patron(PatronKey::new(key.as_str()).unwrap()),
                };
                told.push((owner.hold(table), chair.held.0));
            }
            told.push((Account::Pot { table }, pot.0));
            told.retain(|(_, coins)| *coins != 0);
            told.sort();
            let mut there = self.bank.balances_at(SERVER, table).await.unwrap();
            there.sort();
            let (game, seed) = (look.terms.variant, self.seed);
            assert_eq!(there, told, "{game}, seed {seed}: {:?}", look.scene);
        }
    }
}

async fn open(store: &Arc<dyn Store>, time: &Clocks, seed: u64) -> Tavern {
    let (day, clock) = (time.clone(), time.clone());
    let house = OperatorSettings {
        defaults: Defaults {
            starting_coins: Some(Coins(100)),
            ..Defaults::default()
        },
        pause: Pause::Off,
        time: separate_clocks(
            move || day.day(),
            move || clock.steady.load(Ordering::SeqCst),
        ),
        ..OperatorSettings::default()
    };
    Tavern::open(store.clone(), house, Some(seed))
        .await
        .unwrap()
}

/// Whether the table has announced a change that was not read yet.
pub fn has_rung(changes: &mut TableChanges) -> bool {
    changes.next().now_or_never() == Some(true)
}

/// A request by a member, an ordinary guest, in the tables' channel.
pub fn here(member: MemberId) -> Requester {
    Requester {
        guild: SERVER,
        channel: CHANNEL,
        member,
        rank: Rank::Guest,
    }
}

/// Dan's order of this many coins for a purse.
pub fn order(purse: PurseId, coins: i64, name: String, at: i64) -> bank::Order {
    bank::Order {
        guild: SERVER,
        by: DAN,
        purse,
        amount: Amount::new(coins).unwrap(),
        note: None,
        name,
        at,
    }
}

pub fn terms(edition: &str, stake: i64) -> Terms {
    game("triomphe", edition, stake)
}

/// Terms for an edition of a game; the stake is in coins.
pub fn game(game: &str, edition: &str, stake: i64) -> Terms {
    Terms {
        variant: Variant::parse(game, Some(edition), &BTreeMap::new()).unwrap(),
        stake: Coins(stake),
        turn_seconds: 60,
        coins: Default::default(),
    }
}

/// An order to cancel, with a game master's reason.
pub fn off_because(what: CalledOff) -> Order {
    Order::CallOff {
        what,
        reason: "a card fell".to_owned(),
    }
}

/// The refusal the member would be shown; panics on anything else.
pub fn refusal<T: std::fmt::Debug>(result: Result<T, HouseError>) -> HouseRefusal {
    match result {
        Err(HouseError::Refused(refusal)) => refusal,
        other => panic!("expected a refusal, not {other:?}"),
    }
}
