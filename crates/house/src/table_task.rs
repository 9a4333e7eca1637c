//! The task that owns a table and alone changes it: commands arrive in its mailbox, it keeps its own deadline, and
//! everyone sees the state it last published.
//!
//! A command is one step, committed as one; then the new table is published, and the command is answered. A panic ends
//! the command, never the task: the table is a value, and continues from its row.

use super::clock::log_failure;
use super::clocks::Clocks;
use super::tables::{HeldTable, Performed, Request};
use super::thinking::Choices;
use super::{HouseError, Services, Tavern};
use futures_util::FutureExt;
use ids::{GuildId, Millis, Moment, Version};
use pages::HouseRefusal;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Weak};
use std::time::Instant;
use store::Write;
use table::{Command, Duty, Pause, Refusal, Table};
use tokio::sync::{mpsc, watch};

/// How long a table rests after a failure.
const AFTER_FAILURE: Millis = Millis::seconds(5);
/// How much longer a table waits for a patron that is still thinking.
const HALF_SECOND: Millis = Millis(500);
/// The number of failures in a row after which a table's deal is cancelled.
const MOST_FAILURES: u8 = 3;

/// Whose fault it was that a deadline failed.
#[derive(Clone, Copy)]
enum FailedBy {
    /// The table's own, which may persist.
    Table,
    /// The database's: no table is to blame.
    Database,
}

/// The state of a table's task.
pub(super) struct TableTask {
    services: Weak<Services>,
    clocks: Arc<Clocks>,
    requests: mpsc::Receiver<Request>,
    seen: Arc<watch::Sender<Arc<Table>>>,
    /// The table as last committed.
    table: Arc<Table>,
    /// What its patrons were asked, and have chosen.
    choices: Choices,
    /// Its deadline is ignored before this time.
    not_before: Option<Moment>,
    failures: Failures,
}

/// How often in a row a table's deadline has failed.
#[derive(Default)]
struct Failures {
    /// The version at which it last failed; a command in between changes it.
    version: Version,
    running: u8,
}

impl Failures {
    /// Counts one more failure; returns the number in a row.
    fn count(&mut self, version: Version, fault: FailedBy) -> u8 {
        self.running = match fault {
            FailedBy::Database => 0,
            FailedBy::Table if self.version == version => self.running + 1,
            FailedBy::Table => 1,
        };
        self.version = version;
        self.running
    }
}

/// The events that wake the task.
enum Woken {
    Request(Request),
    /// A patron has made its choice.
    Choice(Option<table::Chosen>),
    Due,
}

impl Tavern {
    /// Registers an open table and starts its task.
    pub(super) fn put(&self, table: Table) {
        let (requests, seen) = self.tables.put(table);
        let table = seen.borrow().clone();
        let mut task = TableTask {
            services: Arc::downgrade(&self.0),
            clocks: self.clocks.clone(),
            requests,
            seen,
            table,
            choices: Choices::default(),
            not_before: None,
            failures: Failures::default(),
        };
        task.ask_patrons(self);
        self.house.spawn.spawn(Box::pin(task.run()));
    }
}

impl TableTask {
    /// Runs until the table is closed or parked, or the house is gone.
    async fn run(mut self) {
        loop {
            let guild = self.table.guild;
            let due = until_due(&self.clocks, guild, self.table.due_at, self.not_before);
            // In this order, so that a simulation runs the same again: what was asked in time comes before the deadline.
            let woken = tokio::select! {
                biased;
                choice = self.choices.next() => Woken::Choice(choice),
                request = self.requests.recv() => match request {
                    Some(request) => Woken::Request(request),
                    None => return,
                },
                () = due => Woken::Due,
            };
            let Some(services) = self.services.upgrade() else {
                return;
            };
            let tavern = Tavern(services);
            // If a command panics, its answer is dropped, which tells whoever waits for it.
            let done = AssertUnwindSafe(self.wake(&tavern, woken)).catch_unwind();
            let stays = match done.await {
                Ok(stays) => stays,
                Err(_) => {
                    tracing::error!(table = %self.table.id, "a table panicked and continues from its row");
                    let built = AssertUnwindSafe(self.reload(&tavern)).catch_unwind();
                    if built.await.is_err() {
                        tracing::error!(table = %self.table.id, "a table panicked while being reloaded");
                    }
                    Stays::Open
                }
            };
            if stays == Stays::Gone || self.table.is_closed() {
                return;
            }
        }
    }

    async fn wake(&mut self, tavern: &Tavern, woken: Woken) -> Stays {
        match woken {
            Woken::Choice(chosen) => self.note(tavern, chosen).await,
            Woken::Due => return self.act_when_due(tavern).await,
            Woken::Request(Request::Perform {
                command,
                beside,
                answer,
            }) => {
                self.until_answered(tavern).await;
                let done = self.perform(tavern, *command, &beside).await;
                // Nobody may be waiting any more.
                let _ = answer.send(done);
            }
            Woken::Request(Request::Hold { held }) => {
                self.until_answered(tavern).await;
                let (table, sent) = HeldTable::new(self.table.clone());
                // As above; and whoever holds it may give up.
                let _ = held.send(table);
                if let Ok(Request::Perform {
                    command,
                    beside,
                    answer,
                }) = sent.await
                {
                    let done = self.perform(tavern, *command, &beside).await;
                    let _ = answer.send(done);
                }
            }
            Woken::Request(Request::ActIfDue { answer }) => {
                let due = self.table.due_at;
                let now = self.clocks.running_time(self.table.guild);
                let is_due = due.is_some_and(|due| now.is_some_and(|now| due <= now));
                let done = if is_due {
                    self.act_if_due(tavern).await
                } else {
                    Ok(())
                };
                let _ = answer.send(done);
            }
        }
        Stays::Open
    }

    /// Carries out a command: computes the step, commits it as one, publishes the new table.
    ///
    /// # Errors
    /// The refusal, with nothing changed; or a message to whoever asked although something has changed.
    async fn perform(
        &mut self,
        tavern: &Tavern,
        command: impl Into<Command>,
        beside: &[Write],
    ) -> Result<Performed, HouseError> {
        let begun = Instant::now();
        let (table, done) = tavern
            .step(self.table.clone(), command.into(), beside)
            .await;
        meters::STEP.record_since([], begun);
        meters::STEPS.count([match &done {
            Ok(_) => "done",
            Err(HouseError::Refused(_)) => "refused",
            Err(HouseError::Internal(_)) => "failed",
        }]);
        if !Arc::ptr_eq(&table, &self.table) {
            self.publish_snapshot(tavern, table);
        }
        if let Err(HouseError::Internal(error)) = &done
            && store::is_outage(error)
        {
            // The step may have been committed, with only the answer lost.
            self.reload(tavern).await;
        }
        done
    }

    /// Publishes the new state of the table.
    fn publish_snapshot(&mut self, tavern: &Tavern, table: Arc<Table>) {
        if table.version != self.table.version {
            self.not_before = None;
        }
        self.table = table.clone();
        self.ask_patrons(tavern);
        if table.is_closed() {
            tavern.tables.remove(table.id);
            tavern.sessions.table_closed(table.guild);
        }
        self.seen.send_replace(table);
    }

    fn ask_patrons(&mut self, tavern: &Tavern) {
        let (pool, luck) = (&tavern.thinking, &tavern.luck);
        self.choices
            .ask(&self.table, pool, |ask| luck.secret(ask.deal));
    }

    /// A patron's answer to the question is stored as soon as it is known, since whoever answers last closes the
    /// question. Its other choices wait for its pause to end.
    async fn note(&mut self, tavern: &Tavern, chosen: Option<table::Chosen>) {
        let Some(chosen) = chosen.filter(|_| self.table.is_question()) else {
            return;
        };
        let chose = Duty::Chose {
            chosen: vec![chosen],
        };
        if let Err(error) = self.perform(tavern, chose, &[]).await {
            tracing::debug!(table = %self.table.id, "a patron's answer was not used: {error:#}");
        }
    }

    /// Waits until the table knows its patrons' answers to the current question, if there is one.
    async fn until_answered(&mut self, tavern: &Tavern) {
        while self.table.is_question() && self.choices.are_under_way() {
            let chosen = self.choices.next().await;
            self.note(tavern, chosen).await;
        }
    }

    /// Acts on the table's deadline, with what its patrons have chosen.
    async fn act_if_due(&mut self, tavern: &Tavern) -> Result<(), HouseError> {
        while self.choices.are_under_way() {
            let chosen = self.choices.next().await;
            self.note(tavern, chosen).await;
        }
        let chosen = self.choices.choices_for(&self.table.asks());
        self.perform(tavern, Duty::TimeUp { chosen }, &[]).await?;
        Ok(())
    }

    /// Acts when the deadline passes by the table's own clock. After a failure, the table is reloaded from its row, to
    /// try again later. After the third failure in a row, with no command in between, the current deal is cancelled:
    /// one table must not keep its players' coins for ever.
    async fn act_when_due(&mut self, tavern: &Tavern) -> Stays {
        if tavern.house.pause == Pause::Believable && self.choices.are_under_way() {
            // A choice that a patron makes after its pause is seen at the next half-second.
            self.rest(HALF_SECOND);
            return Stays::Open;
        }
        let fault = match AssertUnwindSafe(self.act_if_due(tavern))
            .catch_unwind()
            .await
        {
            Ok(Ok(()) | Err(HouseError::Refused(HouseRefusal::Table(Refusal::Closed)))) => {
                return Stays::Open;
            }
            Ok(Err(error)) => {
                let fault = match &error {
                    // The bot is stopping.
                    HouseError::Internal(error) if store::is_closed(error) => None,
                    // The store has told the operator.
                    HouseError::Internal(error)
                        if store::failed_storage(error.as_ref()).is_some() =>
                    {
                        None
                    }
                    HouseError::Internal(error) if store::is_outage(error) => {
                        Some(FailedBy::Database)
                    }
                    _ => Some(FailedBy::Table),
                };
                if fault.is_some() {
                    tracing::error!(table = %self.table.id, "a table could not act: {error:#}");
                }
                fault.unwrap_or(FailedBy::Database)
            }
            Err(_) => {
                tracing::error!(table = %self.table.id, "a table panicked at its deadline");
                FailedBy::Table
            }
        };
        self.rest(AFTER_FAILURE);
        self.after_failure(tavern, fault).await
    }

    async fn after_failure(&mut self, tavern: &Tavern, fault: FailedBy) -> Stays {
        if self.failures.count(self.table.version, fault) < MOST_FAILURES {
            self.reload(tavern).await;
            return Stays::Open;
        }
        let given_up = AssertUnwindSafe(tavern.cancel_failing_deal(&self.table)).catch_unwind();
        let given_up = given_up.await;
        match given_up.unwrap_or_else(|_| Err(anyhow::anyhow!("canceling its deal panicked"))) {
            Ok(Some(table)) => {
                self.publish_snapshot(tavern, Arc::new(table));
                return Stays::Open;
            }
            Ok(None) => tavern.tables.remove(self.table.id),
            Err(error) => tavern.park(self.table.guild, self.table.id, &error).await,
        }
        self.seen.send_modify(|_| {});
        Stays::Gone
    }

    /// Reloads the table from its row. If that cannot be read, the table stays as last committed, which is the same.
    async fn reload(&mut self, tavern: &Tavern) {
        match tavern.records.read_again(self.table.id).await {
            Ok(table) => self.publish_snapshot(tavern, Arc::new(table)),
            Err(error) => log_failure(&format!("could not reload table {}", self.table.id), error),
        }
    }

    fn rest(&mut self, time: Millis) {
        let now = self.clocks.now_at(self.table.guild);
        self.not_before = Some(now + time);
    }
}

/// Whether a table is still registered.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stays {
    Open,
    /// It was closed without a step, or parked.
    Gone,
}

/// Waits until a table of a server is due by its clock, which may stop meanwhile.
async fn until_due(
    clocks: &Clocks,
    guild: GuildId,
    due_at: Option<Moment>,
    not_before: Option<Moment>,
) {
    let Some(due_at) = due_at else {
        return std::future::pending().await;
    };
    let at = not_before.map_or(due_at, |not_before| due_at.max(not_before));
    loop {
        let changed = clocks.changed();
        match clocks.left(guild, at) {
            Some(left) if left <= Millis::ZERO => return,
            Some(left) => tokio::select! {
                biased;
                () = changed => {}
                () = clocks.sleep(left) => {}
            },
            None => changed.await,
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::OperatorSettings;
    use crate::time::separate_clocks;
    use ids::{ChannelId, MemberId, Shard, TableId};
    use rules::{Coins, Variant};
    use std::sync::atomic::{AtomicI64, Ordering};
    use store::Sqlite;
    use table::{Order, Terms};

    const SERVER: GuildId = GuildId(7);
    /// A server whose tables' clock is stopped.
    const ELSEWHERE: GuildId = GuildId(8);
    const ANN: MemberId = MemberId(1);

    /// A house whose clocks are moved by hand, and in which a chosen number of commands panic.
    struct Fragile {
        tavern: Tavern,
        steady: Arc<AtomicI64>,
        falls: Arc<AtomicI64>,
    }

    impl Fragile {
        async fn open() -> Fragile {
            let (steady, falls) = (
                Arc::new(AtomicI64::new(1_800_000_000_000)),
                Arc::<AtomicI64>::default(),
            );
            let (day, clock, fall) = (steady.clone(), steady.clone(), falls.clone());
            let day = move || {
                let falls = fall.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |falls| {
                    (falls > 0).then(|| falls - 1)
                });
                assert!(falls.is_err(), "a panic that the test wants");
                day.load(Ordering::SeqCst)
            };
            let house = OperatorSettings {
                time: separate_clocks(day, move || clock.load(Ordering::SeqCst)),
                ..OperatorSettings::default()
            };
            let store = Sqlite::in_memory().await.unwrap();
            let tavern = Tavern::open(store, house, Some(5)).await.unwrap();
            tavern.clocks.reached(Shard::ALL);
            tavern.clocks.server_is_out(ELSEWHERE);
            Fragile {
                tavern,
                steady,
                falls,
            }
        }

        /// A table at which a deal was begun.
        async fn dealt_in(&self, server: GuildId, host: MemberId) -> TableId {
            let terms = Terms {
                variant: Variant::parse("scarto", None, &Default::default()).unwrap(),
                stake: Coins(1),
                turn_seconds: 60,
                coins: Default::default(),
            };
            let tavern = &self.tavern;
            tavern
                .members
                .introduce(server, host, "Host")
                .await
                .unwrap();
            let table = tavern.start(server, ChannelId(70), host, terms, 2);
            let table = table.await.unwrap();
            tavern
                .order(
                    table,
                    host,
                    Order::Deal {
                        played: None,
                        shuffle: None,
                    },
                )
                .await
                .unwrap();
            table
        }

        fn fall(&self, times: i64) {
            self.falls.store(times, Ordering::SeqCst);
        }

        fn pass(&self, time: i64) {
            self.steady.fetch_add(time, Ordering::SeqCst);
        }

        fn plays(&self, table: TableId) -> bool {
            self.tavern.tables.table(table).unwrap().playing().is_some()
        }

        fn version(&self, table: TableId) -> Version {
            self.tavern.tables.table(table).unwrap().version
        }

        /// Lets time pass in steps until `is_so` holds.
        async fn until(&self, is_so: impl Fn() -> bool) {
            while !is_so() {
                self.pass(AFTER_FAILURE.0);
                for _ in 0..100 {
                    tokio::task::yield_now().await;
                }
            }
        }

        async fn on_hold(&self, server: GuildId) -> i64 {
            let person = self.tavern.members.person(server, ANN).await.unwrap();
            let purse = books::Account::Member(person.purse);
            let purse = self.tavern.bank.balance(server, &purse).await;
            purse.unwrap().on_hold.0
        }

        async fn audit(&self) {
            assert!(self.tavern.bank.audit().await.unwrap().is_clean());
        }
    }

    #[tokio::test]
    async fn the_third_failure_running_takes_the_deal_back_and_three_more_park_the_table() {
        let fragile = Fragile::open().await;
        let table = fragile.dealt_in(SERVER, ANN).await;
        let other = fragile.dealt_in(ELSEWHERE, ANN).await;
        let _kept = fragile.tavern.clocks.keep();
        fragile.fall(3);
        fragile.until(|| !fragile.plays(table)).await;
        assert_eq!(fragile.on_hold(SERVER).await, 0, "its coins with it");
        fragile.fall(3);
        fragile
            .until(|| fragile.tavern.tables.table(table).err() == Some(HouseRefusal::Parked))
            .await;
        let sat_out = fragile.tavern.order(table, ANN, Order::SitOut).await;
        assert!(matches!(
            sat_out,
            Err(HouseError::Refused(HouseRefusal::Parked))
        ));
        assert!(fragile.plays(other), "the others play on");
        fragile.audit().await;
    }

    #[tokio::test]
    async fn a_table_that_panics_when_its_time_has_come_tries_again_and_the_others_play_on() {
        let fragile = Fragile::open().await;
        let table = fragile.dealt_in(SERVER, ANN).await;
        let other = fragile.dealt_in(ELSEWHERE, ANN).await;
        let _kept = fragile.tavern.clocks.keep();
        let (before, others) = (fragile.version(table), fragile.version(other));
        fragile.fall(2);
        let fell = fragile.falls.clone();
        fragile.until(|| fell.load(Ordering::SeqCst) == 0).await;
        assert_eq!(fragile.version(table), before, "it has not acted");
        fragile.until(|| fragile.version(table) > before).await;
        assert!(fragile.plays(table));
        fragile.tavern.clocks.server_is_back(ELSEWHERE);
        fragile.until(|| fragile.version(other) > others).await;
        fragile.audit().await;
    }

    #[tokio::test]
    async fn a_command_that_panics_changes_nothing_and_fifty_other_tables_play_on() {
        let fragile = Fragile::open().await;
        let mut tables = Vec::new();
        for host in 0..51 {
            let host = MemberId(100 + host);
            let server = GuildId(1_000 + host.0);
            let table = fragile.dealt_in(server, host).await;
            tables.push((table, host));
        }
        let (broken, host) = tables[0];
        let before = fragile.version(broken);
        fragile.fall(1);
        let command = fragile.tavern.order(broken, host, Order::SitOut).await;
        assert!(
            matches!(command, Err(HouseError::Internal(_))),
            "it is answered"
        );
        assert_eq!(fragile.version(broken), before, "nothing of it was done");
        for (table, host) in tables {
            fragile
                .tavern
                .order(table, host, Order::SitOut)
                .await
                .unwrap();
            assert!(fragile.plays(table));
        }
        fragile.audit().await;
    }

    #[test]
    fn failures_count_that_are_the_tables_own_with_no_command_between() {
        let mut failures = Failures::default();
        let (first, second) = (Version(7), Version(8));
        assert_eq!(failures.count(first, FailedBy::Table), 1);
        assert_eq!(failures.count(first, FailedBy::Table), 2);
        assert_eq!(failures.count(first, FailedBy::Database), 0);
        assert_eq!(failures.count(first, FailedBy::Table), 1);
        assert_eq!(failures.count(first, FailedBy::Table), 2);
        assert_eq!(failures.count(second, FailedBy::Table), 1);
    }
}
