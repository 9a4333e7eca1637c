//! A house under record: a tavern on a database in memory, a clock moved by hand, and the lives of its tables.

use crate::tape::{Call, Life, tables_of};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use triomphe::store::{DealId, GuildId, MemberId, Store, TableId, recorder};
use triomphe::tavern::{House, Opening, Pause, Shard, Sorry, Tavern, Time, Trouble};

const START: i64 = 1_800_000_000_000;

/// The clocks of the machine, moved by hand.
#[derive(Clone, Default)]
struct Clocks {
    steady: Arc<AtomicI64>,
    /// By how much somebody set the time of day forward.
    set: Arc<AtomicI64>,
}

pub struct World {
    pub seed: u64,
    pub chance: StdRng,
    pub tavern: Tavern,
    pub lives: Vec<Life>,
    pub pause: Pause,
    store: Store,
    time: Clocks,
    calls: u64,
    restarts: u64,
    deals: BTreeMap<DealId, TableId>,
}

/// Whom a command is about.
#[derive(Clone, Copy)]
pub enum Scope {
    /// A table, and who wants something there.
    Table(TableId, Option<MemberId>),
    /// Every open table of a server.
    Server(GuildId),
}

impl World {
    pub async fn new(seed: u64) -> World {
        recorder::begin();
        let mut chance = StdRng::seed_from_u64(seed);
        let pause = match chance.random_range(0..4) {
            0 => Pause::Believable,
            _ => Pause::Off,
        };
        let time = Clocks::default();
        let store = Store::in_memory().await.expect("a database in memory");
        let tavern = open(&store, &time, pause, seed).await;
        tavern.reached(Shard::ALL);
        World {
            seed,
            chance,
            tavern,
            lives: Vec::new(),
            pause,
            store,
            time,
            calls: 0,
            restarts: 0,
            deals: BTreeMap::new(),
        }
    }

    /// A number below `n`.
    pub fn below(&mut self, n: u64) -> u64 {
        self.chance.random_range(0..n.max(1))
    }

    pub fn pick<T: Clone>(&mut self, of: &[T]) -> Option<T> {
        let n = self.below(of.len() as u64) as usize;
        of.get(n).cloned()
    }

    /// Lets the time pass that goes by on every clock.
    pub fn pass(&self, ms: i64) {
        self.time.steady.fetch_add(ms.max(0), Ordering::SeqCst);
    }

    /// Somebody sets the time of day of the machine.
    pub fn set_clock(&self, by_ms: i64) {
        self.time.set.fetch_add(by_ms, Ordering::SeqCst);
    }

    pub fn life(&self, table: TableId) -> Option<&Life> {
        self.lives.iter().find(|life| life.table == table)
    }

    /// Where a deal was dealt.
    pub fn table_of(&self, deal: DealId) -> Option<TableId> {
        self.deals.get(&deal).copied()
    }

    /// The tables that are open.
    pub fn open_lives(&self) -> Vec<TableId> {
        let open = self.lives.iter().filter(|life| !life.closed);
        open.map(|life| life.table).collect()
    }

    /// Opens a table: a life begins. The head says what is known of it before.
    pub async fn open_table(&mut self, opening: Opening, head: Value) -> Option<TableId> {
        let (table, guild) = (opening.table, opening.guild);
        let (clock, day) = self.tavern.both_clocks(guild);
        let asked = json!({ "open": {
            "host": opening.host,
            "gm": matches!(opening.rank, triomphe::tavern::Rank::Gm),
            "terms": opening.terms,
            "patrons": opening.patrons.iter().map(|wish| format!("{wish:?}")).collect::<Vec<_>>(),
            "purse": opening.purse,
            "reveal": opening.reveal,
            "place": opening.place,
            "parent": opening.parent,
            "after": opening.after,
            "invited": opening.invited,
        }});
        recorder::take_steps();
        let tavern = self.tavern.clone();
        let opened = async {
            let may = tavern.may_start(opening).await?;
            tavern.open_table(may).await
        };
        let answer = self.answer("open", opened.await.map(|_| Value::Null));
        self.keep_opened(table, asked, answer, head, (clock, day), guild)
            .await
    }

    /// The company of a closed table plays again; whatever table that is, its life begins.
    pub async fn play_again(
        &mut self,
        guild: GuildId,
        closed: TableId,
        by: MemberId,
        head: Value,
    ) -> Option<TableId> {
        let (clock, day) = self.tavern.both_clocks(guild);
        recorder::take_steps();
        let rank = triomphe::tavern::Rank::Gm;
        let again = self.tavern.play_again(guild, closed, by, rank).await;
        let table = match &again {
            Ok(triomphe::tavern::Again::Opened(table)) => *table,
            _ => closed,
        };
        let asked = json!({ "open": { "host": by, "gm": true, "after": closed } });
        let answer = self.answer("play-again", again.map(|_| Value::Null));
        if table == closed {
            return None;
        }
        self.keep_opened(table, asked, answer, head, (clock, day), guild)
            .await
    }

    async fn keep_opened(
        &mut self,
        table: TableId,
        asked: Value,
        answer: Value,
        head: Value,
        (clock, day): (i64, i64),
        guild: GuildId,
    ) -> Option<TableId> {
        let steps = recorder::take_steps();
        let steps: Vec<_> = steps
            .iter()
            .filter(|step| step.table.as_ref().is_some_and(|write| write.id == table))
            .collect();
        if steps.is_empty() {
            return None;
        }
        let name = format!("{:05}-{}", self.seed, self.lives.len());
        let mut head = head;
        head["life"] = json!(name);
        head["table"] = json!(table);
        head["server"] = json!(guild);
        let mut life = Life::new(table, name, &head);
        self.calls += 1;
        life.write(
            &Call {
                number: self.calls,
                now: (clock - START, day - START),
                command: &asked,
                means: &Value::Null,
                answer: &answer,
                clock,
                turn: Value::Null,
            },
            &steps,
        );
        self.lives.push(life);
        Some(table)
    }

    /// Somebody does something, and all that comes of it is written down. Whether it was done.
    pub async fn call<T: serde::Serialize>(
        &mut self,
        scope: Scope,
        command: Value,
        done: impl AsyncFnOnce(&Tavern) -> Result<T, Trouble>,
    ) -> bool {
        let kind = match &command {
            Value::Object(object) => object.keys().next().cloned().unwrap_or_default(),
            other => other.as_str().unwrap_or_default().to_owned(),
        };
        self.calls += 1;
        let mut before = BTreeMap::new();
        for at in 0..self.lives.len() {
            let table = self.lives[at].table;
            let Ok(guild) = self.server_of(table) else {
                continue;
            };
            let actor = match scope {
                Scope::Table(one, actor) if one == table => actor,
                Scope::Server(of) if of == guild => None,
                _ => continue,
            };
            let goes_by_means = !self.tavern.is_playing(table).await
                || ["join", "sit-in", "seat-patron", "fill"].contains(&kind.as_str());
            let means = match goes_by_means {
                true => self.tavern.recorded_means(table, actor).await,
                false => Ok(Value::Null),
            };
            let means = means.expect("what somebody can put at stake");
            before.insert(table, (self.tavern.both_clocks(guild), means));
        }
        recorder::take_steps();
        let tavern = self.tavern.clone();
        let result = done(&tavern).await.map(|said| json!(said));
        let answer = self.answer(&kind, result);
        let was_done = answer.get("no").is_none();
        self.keep(&command, &before, &answer, scope).await;
        was_done
    }

    /// Hands the steps that were committed to the lives that they are about.
    async fn keep(
        &mut self,
        command: &Value,
        before: &BTreeMap<TableId, ((i64, i64), Value)>,
        answer: &Value,
        scope: Scope,
    ) {
        let steps = recorder::take_steps();
        for step in &steps {
            if let Some(table) = &step.table
                && let Some(deal) = &table.deal
            {
                self.deals.insert(deal.id, table.id);
            }
        }
        let about: Vec<_> = steps
            .iter()
            .map(|step| tables_of(step, |deal| self.deals.get(&deal).copied()))
            .collect();
        for at in 0..self.lives.len() {
            let table = self.lives[at].table;
            let its: Vec<_> = steps
                .iter()
                .zip(&about)
                .filter(|(_, tables)| tables.contains(&table))
                .map(|(step, _)| step)
                .collect();
            let asked_here = match scope {
                Scope::Table(one, _) => one == table,
                // What the house's rules for tables are from then on.
                Scope::Server(_) => !command["settings"].is_null() && before.contains_key(&table),
            };
            if its.is_empty() && !asked_here {
                continue;
            }
            let ((clock, day), means) = match before.get(&table) {
                Some((now, means)) => (*now, means.clone()),
                None => match self.clock_of_closed(table) {
                    Some(now) => (now, Value::Null),
                    None => continue,
                },
            };
            let turn = self.tavern.recorded_turn(table).await;
            self.lives[at].write(
                &Call {
                    number: self.calls,
                    now: (clock - START, day - START),
                    command,
                    means: &means,
                    answer,
                    clock,
                    turn,
                },
                &its,
            );
        }
    }

    /// Many things are done to a table that is closed, too: a deal of it is voided, a member of it is erased.
    fn clock_of_closed(&self, table: TableId) -> Option<(i64, i64)> {
        let life = self.life(table)?;
        let guild = life.text().lines().next()?;
        let head: Value = serde_json::from_str(guild).ok()?;
        let guild = GuildId(head["server"].as_u64()?);
        Some(self.tavern.both_clocks(guild))
    }

    fn server_of(&self, table: TableId) -> Result<GuildId, ()> {
        for guild in [1, 2, 3].map(GuildId) {
            if self.tavern.is_open_in(table, guild) {
                return Ok(guild);
            }
        }
        Err(())
    }

    fn answer(&self, kind: &str, result: Result<Value, Trouble>) -> Value {
        match result {
            Ok(Value::Null) => json!("done"),
            Ok(said) => json!({ "said": said }),
            Err(Trouble::Sorry(sorry)) => {
                json!({ "no": name(&sorry), "say": sorry.to_string() })
            }
            Err(Trouble::Ours(error)) => {
                panic!("seed {}, call {}: {kind}: {error:#}", self.seed, self.calls)
            }
        }
    }

    /// The bot stops, and is started again so much later.
    pub async fn restart(&mut self, later_ms: i64) {
        self.tavern.beat().await.expect("a heartbeat");
        let mut before = BTreeMap::new();
        for table in self.open_lives() {
            if let Ok(guild) = self.server_of(table) {
                let now = self.tavern.both_clocks(guild);
                before.insert(table, (now, Value::Null));
            }
        }
        recorder::take_steps();
        self.pass(later_ms);
        self.restarts += 1;
        let seed = self.seed + (self.restarts << 32);
        self.tavern = open(&self.store, &self.time, self.pause, seed).await;
        self.tavern.reached(Shard::ALL);
        let steps = recorder::take_steps();
        assert!(
            steps.iter().all(|step| step.table.is_none()),
            "seed {}: a start changed a table",
            self.seed
        );
        self.calls += 1;
        for at in 0..self.lives.len() {
            let table = self.lives[at].table;
            if !before.contains_key(&table) {
                continue;
            }
            let Ok(guild) = self.server_of(table) else {
                continue;
            };
            let (clock, day) = self.tavern.both_clocks(guild);
            let row = self.store.table(table).await.expect("a row");
            let due = row.and_then(|row| row.due_at).map(|at| at - clock);
            let command = json!({ "restart": { "down": later_ms, "due": due } });
            let turn = self.tavern.recorded_turn(table).await;
            self.lives[at].write(
                &Call {
                    number: self.calls,
                    now: (clock - START, day - START),
                    command: &command,
                    means: &Value::Null,
                    answer: &json!("done"),
                    clock,
                    turn,
                },
                &[],
            );
        }
    }

    /// Lets every table act whose time has come, one after the other; how many did.
    pub async fn let_times_come(&mut self) -> u64 {
        let mut acted = 0;
        loop {
            let mut due = self.tavern.waiting_tables();
            due.retain(|&(_, left)| left <= 0);
            due.sort_by_key(|&(table, left)| (left, table));
            let Some(&(table, late)) = due.first() else {
                return acted;
            };
            let command = json!({ "time": { "late": -late } });
            self.call(Scope::Table(table, None), command, async |tavern| {
                tavern.let_time_come(table).await
            })
            .await;
            acted += 1;
            assert!(acted < 100_000, "seed {}: time stands still", self.seed);
        }
    }

    /// Lets time pass to the next deadline; none may be left.
    pub fn pass_to_next(&self) -> bool {
        let next = self
            .tavern
            .waiting_tables()
            .into_iter()
            .map(|(_, left)| left)
            .min();
        match next {
            Some(left) => {
                self.pass(left);
                true
            }
            None => false,
        }
    }

    /// The books are right.
    pub async fn audit(&self) {
        let report = self.tavern.bank().audit().await.expect("an audit");
        assert!(report.is_clean(), "{report}\nseed {}", self.seed);
    }
}

/// The name of a refusal.
fn name(sorry: &Sorry) -> String {
    let whole = format!("{sorry:?}");
    let word = |text: &str| -> String {
        text.chars()
            .take_while(|letter| letter.is_alphanumeric())
            .collect()
    };
    match sorry {
        Sorry::Refused(_, refusal) => format!("Refused {}", refusal.code),
        Sorry::NotVoided(why) => format!("NotVoided {}", word(&format!("{why:?}"))),
        Sorry::NotErased(why) => format!("NotErased {}", word(&format!("{why:?}"))),
        _ => word(&whole),
    }
}

async fn open(store: &Store, time: &Clocks, pause: Pause, seed: u64) -> Tavern {
    let (day, steady) = (time.clone(), time.clone());
    let house = House {
        pause,
        time: Time::of(
            move || START + day.steady.load(Ordering::SeqCst) + day.set.load(Ordering::SeqCst),
            move || START + steady.steady.load(Ordering::SeqCst),
        ),
        ..House::default()
    };
    let tavern = Tavern::open(store.clone(), house, Some(seed)).await;
    tavern.expect("a tavern")
}
