//! What tables do by themselves: deadlines, patrons, substitutes, the next deal.

use super::{Pause, Refusal, Seated, Sorry, Tavern, Trouble, lock};
use ids::{Millis, TableId};
use std::time::Duration;
use table::Command;

/// How often the bot writes that it is alive, so that a restart knows how long it was down.
const HEARTBEAT: Duration = Duration::from_secs(2);
/// How long a table that failed is left alone.
const AFTER_FAILURE: Duration = Duration::from_secs(5);
/// How long a table is left alone whose patron still thinks.
const HALF_SECOND: Millis = Millis(500);
/// After so many failures in a row a table's deal is taken back.
const MOST_FAILURES: u8 = 3;

/// Whose fault it was that a deadline failed.
#[derive(Clone, Copy)]
enum Fault {
    /// The table's own, which may last.
    Table,
    /// The database's: no table is to blame.
    Database,
}

impl Tavern {
    /// Lets tables act when their time has come; runs until it is dropped.
    pub async fn run_clock(self) {
        let mut heart = tokio::time::interval(HEARTBEAT);
        heart.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            let woken = self.inner.clock.notified();
            let mut next = None;
            for (table, left) in self.times_left() {
                if left <= 0 {
                    self.take_up(table);
                } else if next.is_none_or(|next| left < next) {
                    next = Some(left);
                }
            }
            let sleep = async {
                match next {
                    Some(left) => {
                        tokio::time::sleep(Duration::from_millis(left.unsigned_abs())).await
                    }
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                () = woken => {}
                () = sleep => {}
                _ = heart.tick() => {
                    if let Err(error) = self.beat().await {
                        tracing::error!("the heartbeat was not written: {error:#}");
                    }
                    if let Err(error) = self.forget_allowances().await {
                        tracing::error!("old allowances were not forgotten: {error:#}");
                    }
                    if self.next_purge().is_some_and(|at| at <= self.now()) {
                        // Deleting much takes a while; the tables go on meanwhile.
                        let tavern = self.clone();
                        tokio::spawn(async move {
                            if let Err(error) = tavern.purge_gone().await {
                                tracing::error!("data that is due was not deleted: {error:#}");
                            }
                        });
                    }
                }
            }
        }
    }

    /// Lets every table act whose time has come, and again until none is due: the clock's work without the waiting.
    ///
    /// # Errors
    /// The first table that could not act.
    pub async fn catch_up(&self) -> Result<(), Trouble> {
        self.purge_gone().await?;
        self.forget_allowances().await?;
        loop {
            let due: Vec<_> = self
                .times_left()
                .into_iter()
                .filter(|&(_, left)| left <= 0)
                .collect();
            if due.is_empty() {
                return Ok(());
            }
            for (table, _) in due {
                match self.come_due(table).await {
                    Ok(())
                    | Err(Trouble::Sorry(Sorry::Table(Refusal::Closed) | Sorry::NoSuchTable)) => {}
                    Err(trouble) => return Err(trouble),
                }
            }
        }
    }

    /// When the next table is due, or the data of a server that is gone, if anything waits for a time
    /// (epoch milliseconds).
    pub fn next_deadline(&self) -> Option<i64> {
        let now = self.now();
        let tables = self.times_left().into_iter().map(|(_, left)| now + left);
        tables.chain(self.next_purge()).min()
    }

    /// How long it is until each table is due whose clock goes, milliseconds.
    fn times_left(&self) -> Vec<(TableId, i64)> {
        let tables = lock(&self.inner.tables);
        let left = |(&id, seated): (&TableId, &std::sync::Arc<super::Seated>)| {
            let due_at = (*lock(&seated.due_at))?;
            Some((id, (due_at - self.going(seated.guild)?).0))
        };
        tables.iter().filter_map(left).collect()
    }

    /// One due table acts, in a task of its own; until it has, the clock does not look at it again.
    fn take_up(&self, id: TableId) {
        let Ok(seated) = self.seated(id) else { return };
        if seated.choices.are_under_way()
            && self.inner.house.pause == Pause::Believable
            && let Some(now) = self.going(seated.guild)
        {
            // A patron still thinks: what it chooses shows at the next half-second.
            *lock(&seated.due_at) = Some(now + HALF_SECOND);
            self.inner.clock.notify_one();
            return;
        }
        *lock(&seated.due_at) = None;
        let tavern = self.clone();
        tokio::spawn(async move {
            // In a task of its own, so that a panic stops nothing else.
            let due = tavern.clone();
            let fault = match tokio::spawn(async move { due.come_due(id).await }).await {
                Ok(
                    Ok(())
                    | Err(Trouble::Sorry(Sorry::Table(Refusal::Closed) | Sorry::NoSuchTable)),
                ) => None,
                Ok(Err(trouble)) => {
                    tracing::error!(table = %id, "a table could not act: {trouble:#}");
                    match &trouble {
                        Trouble::Ours(error) if store::is_outage(error) => Some(Fault::Database),
                        _ => Some(Fault::Table),
                    }
                }
                Err(_) => {
                    tracing::error!(table = %id, "a table panicked when its time had come");
                    Some(Fault::Table)
                }
            };
            if let Some(fault) = fault {
                tavern.rebuild(&seated, id, fault).await;
                tokio::time::sleep(AFTER_FAILURE).await;
            }
            // Whatever happened, the clock goes by what the table now says.
            let due_at = seated.table.lock().await.due_at;
            *lock(&seated.due_at) = due_at;
            tavern.inner.clock.notify_one();
        });
    }

    /// After a deadline that failed, the table is rebuilt from its row, to try again after a while.
    /// At the third failure in a row, with no command in between, the deal that is on is taken back: one table must not
    /// keep its players' coins for ever.
    async fn rebuild(&self, seated: &Seated, id: TableId, fault: Fault) {
        let mut table = seated.table.lock().await;
        let failures = {
            let mut last = lock(&seated.failures);
            let running = match *last {
                (version, running) if version == table.version.0 => running,
                _ => 0,
            };
            *last = match fault {
                Fault::Table => (table.version.0, running + 1),
                Fault::Database => (table.version.0, 0),
            };
            last.1
        };
        let built = match failures >= MOST_FAILURES {
            true => self.give_up(&mut table).await,
            false => self.read_again(id).await.map(|row| *table = row),
        };
        if let Err(trouble) = built {
            tracing::error!(table = %id, "a table could not be rebuilt: {trouble:#}");
        }
    }

    /// A table's time has come, and its patrons have chosen.
    async fn come_due(&self, id: TableId) -> Result<(), Trouble> {
        let seated = self.seated(id)?;
        loop {
            let asks = seated.table.lock().await.asks();
            let chosen = seated.choices.all(&asks).await;
            let table = seated.table.lock().await;
            // Somebody may have acted meanwhile, and others be asked now.
            if table.asks() == asks {
                let time_up = Command::TimeUp { chosen };
                self.perform_on(&seated, table, time_up, &[]).await?;
                return Ok(());
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::{ChannelId, GuildId, House, MemberId, Shard, Terms, Time};
    use rules::{Coins, Variant};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
    use store::Store;

    const SERVER: GuildId = GuildId(7);
    const ANN: MemberId = MemberId(1);

    /// A tavern whose clocks are moved by hand, and fall where that is wanted.
    struct Fragile {
        tavern: Tavern,
        steady: Arc<AtomicI64>,
        falls: Arc<AtomicBool>,
    }

    impl Fragile {
        async fn open() -> Fragile {
            let (steady, falls) = (
                Arc::new(AtomicI64::new(1_800_000_000_000)),
                Arc::<AtomicBool>::default(),
            );
            let (day, clock, fall) = (steady.clone(), steady.clone(), falls.clone());
            let day = move || {
                assert!(!fall.load(Ordering::SeqCst), "a panic that the test wants");
                day.load(Ordering::SeqCst)
            };
            let house = House {
                time: Time::of(day, move || clock.load(Ordering::SeqCst)),
                ..House::default()
            };
            let store = Store::in_memory().await.unwrap();
            let tavern = Tavern::open(store, house, Some(5)).await.unwrap();
            tavern.reached(Shard::ALL);
            tavern.meet(SERVER, ANN, "Ann").await.unwrap();
            Fragile {
                tavern,
                steady,
                falls,
            }
        }

        /// A table at which a deal was begun.
        async fn dealt(&self) -> TableId {
            self.dealt_in(SERVER, ANN).await
        }

        async fn dealt_in(&self, server: GuildId, host: MemberId) -> TableId {
            let terms = Terms {
                variant: Variant::parse("scarto", None, &Default::default()).unwrap(),
                stake: Coins(1),
                turn_seconds: 60,
            };
            let tavern = &self.tavern;
            let table = tavern.start(server, ChannelId(70), host, terms, 2);
            let table = table.await.unwrap();
            tavern.deal(table, host).await.unwrap();
            table
        }

        fn seated(&self, table: TableId) -> Arc<Seated> {
            self.tavern.seated(table).unwrap()
        }

        async fn plays(&self, table: TableId) -> bool {
            let seated = self.seated(table);
            let table = seated.table.lock().await;
            table.playing().is_some()
        }

        async fn fails(&self, table: TableId, fault: Fault, times: u8) {
            for _ in 0..times {
                let seated = self.seated(table);
                self.tavern.rebuild(&seated, table, fault).await;
            }
        }

        async fn on_hold(&self) -> i64 {
            let person = self.tavern.person(SERVER, ANN).await.unwrap();
            let purse = books::Account::Member(person.purse);
            let purse = self.tavern.bank().balance(SERVER, &purse).await;
            purse.unwrap().on_hold
        }
    }

    #[tokio::test]
    async fn the_third_failure_running_takes_the_deal_back_and_three_more_park_the_table() {
        let fragile = Fragile::open().await;
        let (table, other) = (fragile.dealt().await, fragile.dealt().await);
        let both = fragile.on_hold().await;
        fragile.fails(table, Fault::Table, 2).await;
        assert!(fragile.plays(table).await, "it tries again");
        fragile.fails(table, Fault::Database, 1).await;
        fragile.fails(table, Fault::Table, 2).await;
        assert!(fragile.plays(table).await, "the database is not its fault");
        fragile.fails(table, Fault::Table, 1).await;
        assert!(!fragile.plays(table).await, "the deal is taken back");
        assert_eq!(fragile.on_hold().await * 2, both, "and its coins with it");
        fragile.fails(table, Fault::Table, 3).await;
        assert_eq!(fragile.tavern.seated(table).err(), Some(Sorry::Parked));
        assert!(fragile.plays(other).await, "the others play on");
        assert!(fragile.tavern.bank().audit().await.unwrap().is_clean());
    }

    #[tokio::test]
    async fn somebodys_command_between_begins_the_count_anew() {
        let fragile = Fragile::open().await;
        let table = fragile.dealt().await;
        for _ in 0..3 {
            fragile.fails(table, Fault::Table, 2).await;
            fragile.tavern.sit_out(table, ANN).await.unwrap();
        }
        assert!(fragile.plays(table).await);
    }

    #[tokio::test]
    async fn a_table_that_panics_when_its_time_has_come_tries_again_and_the_others_play_on() {
        let fragile = Fragile::open().await;
        let (table, other) = (fragile.dealt().await, fragile.dealt().await);
        let version = async |table| fragile.seated(table).table.lock().await.version.0;
        let (before, others) = (version(table).await, version(other).await);
        fragile.steady.fetch_add(3_600_000, Ordering::SeqCst);
        fragile.falls.store(true, Ordering::SeqCst);
        fragile.tavern.take_up(table);
        while lock(&fragile.seated(table).failures).1 == 0 {
            tokio::task::yield_now().await;
        }
        fragile.falls.store(false, Ordering::SeqCst);
        fragile.tavern.take_up(other);
        while version(other).await == others {
            tokio::task::yield_now().await;
        }
        assert_eq!(version(table).await, before, "it has not acted");
        let due = || *lock(&fragile.seated(table).due_at);
        while due().is_none() {
            // It is left alone for a while.
            tokio::time::pause();
            tokio::time::advance(AFTER_FAILURE).await;
            tokio::time::resume();
            tokio::task::yield_now().await;
        }
        fragile.tavern.take_up(table);
        while version(table).await == before {
            tokio::task::yield_now().await;
        }
        assert!(fragile.plays(table).await);
    }

    #[tokio::test]
    async fn a_command_that_panics_changes_nothing_and_fifty_other_tables_play_on() {
        let fragile = Fragile::open().await;
        let mut tables = Vec::new();
        for host in 0..51 {
            let host = MemberId(100 + host);
            let server = GuildId(1_000 + host.0);
            fragile.tavern.meet(server, host, "Host").await.unwrap();
            let table = fragile.dealt_in(server, host).await;
            tables.push((table, host));
        }
        let version = async |table| fragile.seated(table).table.lock().await.version;
        let (broken, host) = tables[0];
        let before = version(broken).await;
        fragile.falls.store(true, Ordering::SeqCst);
        let tavern = fragile.tavern.clone();
        let command = tokio::spawn(async move { tavern.sit_out(broken, host).await });
        assert!(command.await.unwrap_err().is_panic());
        fragile.falls.store(false, Ordering::SeqCst);
        assert_eq!(version(broken).await, before, "nothing of it was done");
        for (table, host) in tables {
            fragile.tavern.sit_out(table, host).await.unwrap();
            assert!(fragile.plays(table).await);
        }
        assert!(fragile.tavern.bank().audit().await.unwrap().is_clean());
    }
}
