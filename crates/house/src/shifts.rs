//! Shifts: where several processes share a database, each serves the shards whose leases it holds ([`Leases`]).
//!
//! Each shard that this process has, or is to inherit, is a shift: a session of its own on Discord ([`Front`]) and,
//! from the moment the lease is its own, a house with its tables, settings and clocks, which goes with the lease. So
//! nothing of a shard is kept here that somebody else may have changed meanwhile.
//!
//! ```text
//!   inherits: connected, answers nothing ──► has the lease: the house is open
//!                                              │ hands over              │ has lost it
//!                                              ▼                         ▼
//!                 answers finished, heartbeat,               answers nothing, and can
//!                 lease to the heir, then disconnected       write nothing any more
//! ```
//!
//! What is begun on Discord meanwhile depends on how certain the lease is ([`Foothold`]).

use super::footing::{Foothold, Footing, Ground};
use super::servers::another_application;
use super::supervised::supervised;
use super::time::ServerTime;
use super::{OperatorSettings, ShardRange, Tavern};
use async_trait::async_trait;
use ids::{Millis, Shard};
use std::collections::BTreeMap;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
use store::{Granted, Held, LEASE, Lease, Presence, Store, failed_storage};
pub use store::{LeaseError, Leases, Wants};
use tokio::sync::watch;
use tokio::task::{JoinError, JoinHandle, JoinSet};
use tokio::time::{Instant, sleep};

/// How often a turn is taken.
const USUALLY: Duration = Duration::from_secs(1);
/// The same while a shard changes hands.
const SOON: Duration = Duration::from_millis(200);
/// How long after its last turn a process is sure of its leases: they may run out soon.
const SURE: Duration = Duration::from_millis(LEASE as u64 - 1_000);
/// The time between the starts of two sessions that Discord counts together: its five seconds, and by how much more one
/// may take to connect than the next.
const BETWEEN_SESSIONS: Millis = Millis(5_500);
/// How much longer than its heirs take whoever leaves waits for them.
const LEAVING: Duration = Duration::from_secs(20);

/// How long whoever leaves waits for the heirs of so many shards, which connect to one after the other.
pub fn leaving(shards: u64) -> Duration {
    let each = Duration::from_millis(BETWEEN_SESSIONS.0.unsigned_abs());
    let shards = u32::try_from(shards).unwrap_or(u32::MAX);
    each.saturating_mul(shards).saturating_add(LEAVING)
}

/// The house's front on Discord.
#[async_trait]
pub trait Front: Send + Sync + 'static {
    /// Why a session ended for good.
    type Error: Send + 'static;

    /// Serves a shard as long as the shift lasts.
    ///
    /// # Errors
    /// Why the session ended for good.
    async fn serve(&self, shift: Shift) -> Result<(), Self::Error>;
}

/// Whoever watches which houses are open.
pub trait Watch: Send + Sync {
    /// Called once it is open, under its lease.
    fn opened(&self, house: &Tavern);
    /// Called when it is dropped with its lease.
    fn closed(&self, house: &Tavern);
    /// The process takes part, even while it has no house.
    fn takes_part(&self);
}

/// Why the shifts ended.
pub enum ShiftsError<E> {
    /// What the other processes do does not fit.
    Leases(LeaseError),
    /// A session ended for good.
    Front(E),
    /// A shift panicked. What it held runs out.
    Panicked(JoinError),
}

/// The part of a process in a database that several share.
pub struct Shifts {
    leases: Arc<dyn Leases>,
    wants: Wants,
    house: OperatorSettings,
    time: Arc<ServerTime>,
}

impl Shifts {
    /// Takes what it wants of these leases. The time of day in its houses is the database's.
    pub fn new(leases: Arc<dyn Leases>, wants: Wants, house: OperatorSettings) -> Shifts {
        let time = Arc::new(ServerTime::default());
        let house = OperatorSettings {
            time: time.clone(),
            ..house
        };
        Shifts {
            leases,
            wants,
            house,
            time,
        }
    }

    /// As [`Servers::belongs_to_another`](super::Servers::belongs_to_another), before any house is open.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn belongs_to_another(&self, application: u64) -> anyhow::Result<Option<u64>> {
        another_application(&*self.leases.whole(), application).await
    }

    /// Serves the shards whose leases this process holds until `stop` completes, then hands them over to the other
    /// processes. If `breaks` completes first, releases everything at once.
    ///
    /// # Errors
    /// The reason, if it did not end by `stop`.
    pub async fn keep<F: Front>(
        self,
        front: Arc<F>,
        watch: Arc<dyn Watch>,
        stop: impl Future<Output = ()>,
        breaks: impl Future<Output = F::Error>,
    ) -> Result<(), ShiftsError<F::Error>> {
        tokio::pin!(stop, breaks);
        let process = format!("{:032x}", rand::random::<u128>());
        let me = Presence {
            process: process.clone(),
            wants: self.wants,
            is_leaving: false,
            ready: Vec::new(),
        };
        let backroom = Backroom {
            leases: self.leases,
            house: self.house,
            watch,
            process,
        };
        let mut keeper = Keeper {
            front,
            backroom: Arc::new(backroom),
            me,
            time: self.time,
            shifts: BTreeMap::new(),
            tasks: JoinSet::new(),
            ground: Ground::new(SURE),
            failures: 0,
        };
        let ticks = keeper.ground.clone();
        let ticking = tokio::spawn(supervised("the tick", move || {
            let ticks = ticks.clone();
            async move { ticks.keep_ticking().await }
        }));
        let done = keeper.keep(stop, breaks).await;
        keeper.end_all().await;
        ticking.abort();
        done
    }
}

/// What all shifts share.
struct Backroom {
    leases: Arc<dyn Leases>,
    house: OperatorSettings,
    watch: Arc<dyn Watch>,
    process: String,
}

impl Backroom {
    async fn release(&self, lease: Lease, heard: &[u64]) {
        if let Err(error) = self.leases.release(&self.process, lease, heard).await {
            let shard = lease.shard.number;
            tracing::warn!(
                shard,
                "a lease could not be released and will expire: {error}"
            );
        }
    }
}

/// Takes turns, and begins and ends shifts as these say.
struct Keeper<F: Front> {
    front: Arc<F>,
    backroom: Arc<Backroom>,
    me: Presence,
    time: Arc<ServerTime>,
    /// By the number of the shard.
    shifts: BTreeMap<u64, KnownShift>,
    tasks: JoinSet<(u64, Result<(), F::Error>)>,
    ground: Arc<Ground>,
    /// Turns in a row that failed.
    failures: u32,
}

/// What became of a turn.
enum Turn {
    Taken(Granted),
    /// The database does not answer.
    Failed,
    /// The process stood still meanwhile.
    Outdated,
}

/// A shift, as the keeper knows it.
struct KnownShift {
    orders: watch::Sender<ShiftOrder>,
    foothold: Foothold,
    connected: watch::Receiver<bool>,
    /// `None` as long as it inherits.
    lease: Option<Lease>,
}

/// What a shift is told.
#[derive(Clone, Debug, PartialEq, Eq)]
enum ShiftOrder {
    /// To connect, and wait.
    Wait,
    /// To serve under this lease. Whoever had it before has taken up these interactions.
    Serve(Lease, Vec<u64>),
    /// To release the lease.
    Release,
    /// To end: the lease is lost.
    End,
}

impl ShiftOrder {
    fn ends(&self) -> bool {
        matches!(self, ShiftOrder::Release | ShiftOrder::End)
    }
}

impl<F: Front> Keeper<F> {
    /// Keeps the shifts until everything is handed over after `stop`.
    async fn keep(
        &mut self,
        mut stop: impl Future<Output = ()> + Unpin,
        mut breaks: impl Future<Output = F::Error> + Unpin,
    ) -> Result<(), ShiftsError<F::Error>> {
        let mut leave_by = None;
        loop {
            if self.me.is_leaving && self.shifts.is_empty() {
                return Ok(());
            }
            let turn = self.turn().await.map_err(ShiftsError::Leases)?;
            let granted = match turn {
                Turn::Taken(granted) => Some(granted),
                Turn::Failed => None,
                Turn::Outdated => continue,
            };
            let is_busy = granted.is_some_and(|granted| {
                let is_overdue = leave_by.is_some_and(|by| Instant::now() >= by);
                self.follow(&granted, is_overdue);
                !granted.inherits.is_empty() || granted.held.iter().any(|it| it.is_awaited)
            });
            let pause = if is_busy || self.me.is_leaving {
                SOON
            } else {
                USUALLY
            };
            tokio::select! {
                () = sleep(pause) => {}
                () = &mut stop, if !self.me.is_leaving => {
                    self.me.is_leaving = true;
                    leave_by = Some(Instant::now() + leaving(self.shifts.len() as u64));
                }
                error = &mut breaks => return Err(ShiftsError::Front(error)),
                Some(ended) = self.tasks.join_next() => self.ended(ended)?,
            }
        }
    }

    /// Takes a turn.
    async fn turn(&mut self) -> Result<Turn, LeaseError> {
        let (begun, asked) = (self.ground.turn_begins(), Instant::now());
        match self.backroom.leases.turn(&self.me).await {
            Ok(granted) => {
                if self.failures > 0 {
                    tracing::info!(failed = self.failures, "leases are renewed again");
                }
                self.failures = 0;
                if !self.ground.turn_taken(&begun, SURE) {
                    return Ok(Turn::Outdated);
                }
                // It was read in the middle of the question.
                let half = i64::try_from(asked.elapsed().as_millis() / 2).unwrap_or(0);
                self.time.set(granted.now.saturating_add(half));
                self.backroom.watch.takes_part();
                Ok(Turn::Taken(granted))
            }
            Err(LeaseError::Store(error)) => {
                if failed_storage(&error).is_none() {
                    if self.failures == 0 {
                        tracing::error!("leases could not be renewed: {error}");
                    }
                    self.failures += 1;
                }
                Ok(Turn::Failed)
            }
            Err(other) => Err(other),
        }
    }

    /// Begins and ends shifts as a turn says.
    fn follow(&mut self, granted: &Granted, is_overdue: bool) {
        for held in &granted.held {
            self.follow_held(held, granted.has_heirs && !is_overdue);
        }
        for &shard in &granted.inherits {
            match self.shifts.get(&shard) {
                None => self.begin(shard, ShiftOrder::Wait),
                Some(shift) if shift.lease.is_some() => shift.lose(shard),
                Some(_) => {}
            }
        }
        for (&shard, shift) in &self.shifts {
            let is_held = granted.held.iter().any(|it| it.lease.shard.number == shard);
            if !is_held && !granted.inherits.contains(&shard) {
                shift.lose(shard);
            }
        }
        let ready = self.shifts.iter();
        let ready = ready.filter(|(_, shift)| shift.lease.is_none() && *shift.connected.borrow());
        self.me.ready = ready.map(|(&shard, _)| shard).collect();
    }

    fn follow_held(&mut self, held: &Held, has_heirs: bool) {
        let lease = held.lease;
        let shard = lease.shard.number;
        let is_leaving = self.me.is_leaving;
        let Some(shift) = self.shifts.get_mut(&shard) else {
            self.begin(shard, ShiftOrder::Serve(lease, held.heard.clone()));
            return;
        };
        match shift.lease {
            None => {
                shift.lease = Some(lease);
                shift.tell(ShiftOrder::Serve(lease, held.heard.clone()));
            }
            Some(served) if served != lease => shift.lose(shard),
            Some(_) => {
                if held.is_awaited || (is_leaving && !has_heirs) {
                    shift.tell(ShiftOrder::Release);
                }
            }
        }
    }

    fn begin(&mut self, shard: u64, order: ShiftOrder) {
        let lease = match &order {
            ShiftOrder::Serve(lease, _) => Some(*lease),
            _ => None,
        };
        let (orders, ordered) = watch::channel(order);
        let foothold = self.ground.foothold();
        let (connects, connected) = watch::channel(false);
        let shift = Shift {
            backroom: self.backroom.clone(),
            shard: Shard {
                number: shard,
                of: self.me.wants.of,
            },
            orders: ordered,
            foothold: foothold.clone(),
            connected: Arc::new(connects),
        };
        let front = self.front.clone();
        self.tasks
            .spawn(async move { (shard, front.serve(shift).await) });
        let known = KnownShift {
            orders,
            foothold,
            connected,
            lease,
        };
        self.shifts.insert(shard, known);
    }

    /// A shift has ended.
    fn ended(
        &mut self,
        ended: Result<(u64, Result<(), F::Error>), JoinError>,
    ) -> Result<(), ShiftsError<F::Error>> {
        let (shard, done) = ended.map_err(ShiftsError::Panicked)?;
        self.shifts.remove(&shard);
        done.map_err(ShiftsError::Front)
    }

    /// After an error: releases everything.
    async fn end_all(&mut self) {
        for shift in self.shifts.values() {
            shift.tell(ShiftOrder::Release);
        }
        while self.tasks.join_next().await.is_some() {}
    }
}

impl KnownShift {
    fn tell(&self, order: ShiftOrder) {
        self.orders.send_if_modified(|told| {
            let is_new = !told.ends() && *told != order;
            if is_new {
                *told = order;
            }
            is_new
        });
    }

    /// Somebody else has the lease.
    fn lose(&self, shard: u64) {
        if !self.orders.borrow().ends() {
            tracing::warn!(shard, "another process has the lease of this shard now");
        }
        self.foothold.end();
        self.tell(ShiftOrder::End);
    }
}

/// A shard that is served, or is to be.
pub struct Shift {
    backroom: Arc<Backroom>,
    shard: Shard,
    orders: watch::Receiver<ShiftOrder>,
    foothold: Foothold,
    connected: Arc<watch::Sender<bool>>,
}

impl Shift {
    /// The shard, as a range.
    pub fn range(&self) -> ShardRange {
        ShardRange::one(self.shard)
    }

    /// What may be begun on Discord.
    pub fn foothold(&self) -> Foothold {
        self.foothold.clone()
    }

    /// Waits until anything may be begun on Discord. False if the shift is over first.
    pub async fn may_begin(&mut self) -> bool {
        self.unless_over(std::future::ready(())).await
    }

    /// To be told true once Discord has connected the shard.
    pub fn connected(&self) -> Arc<watch::Sender<bool>> {
        self.connected.clone()
    }

    /// The turns of this shard to start a session, where Discord lets so many begin `at_once`.
    pub fn starts(&self, at_once: u64) -> Starts {
        Starts {
            backroom: self.backroom.clone(),
            bucket: self.shard.number.checked_rem(at_once).unwrap_or(0),
        }
    }

    /// Waits for the turn to start a session, where Discord lets so many begin `at_once`. False if the shift is over
    /// first.
    pub async fn may_start(&mut self, at_once: u64) -> bool {
        let starts = self.starts(at_once);
        self.unless_over(starts.turn()).await
    }

    /// Waits for something, and then for a firm footing. False if the shift is over first; its lease is released then,
    /// if it was to be.
    async fn unless_over(&mut self, awaited: impl Future<Output = ()>) -> bool {
        let given = match &*self.orders.borrow() {
            ShiftOrder::Serve(lease, _) => Some(*lease),
            _ => None,
        };
        let (foothold, mut orders) = (self.foothold.clone(), self.orders.clone());
        let may_begin = async {
            awaited.await;
            foothold.until(|it| it == Footing::Firm).await
        };
        tokio::select! {
            true = may_begin => return true,
            _ = orders.wait_for(ShiftOrder::ends) => {}
        }
        if let Some(lease) = given
            && *orders.borrow() == ShiftOrder::Release
        {
            self.backroom.release(lease, &[]).await;
        }
        false
    }

    /// Waits for the lease, and opens the house under it. `None` if the shift is over first, or if the house cannot be
    /// opened: then whoever has the lease next tries again.
    pub async fn open(&mut self) -> Option<Tenure> {
        let order = self
            .orders
            .wait_for(|order| *order != ShiftOrder::Wait)
            .await;
        let order = order.ok().map(|order| order.clone());
        let Some(ShiftOrder::Serve(lease, heard)) = order else {
            return None;
        };
        let store = self.backroom.leases.under(lease);
        let house = OperatorSettings {
            shards: Some(self.range()),
            ..self.backroom.house.clone()
        };
        let number = self.shard.number;
        let tavern = match Tavern::open(store.clone(), house, None).await {
            Ok(tavern) => tavern,
            Err(error) => {
                if failed_storage(error.as_ref()).is_none() {
                    tracing::error!(
                        shard = number,
                        "the house of a shard could not be opened: {error:#}"
                    );
                }
                store.close().await;
                self.backroom.release(lease, &[]).await;
                return None;
            }
        };
        tracing::info!(shard = number, of = self.shard.of, "serving a shard");
        self.backroom.watch.opened(&tavern);
        let clock = tavern.clone();
        let clock = tokio::spawn(supervised("the clock", move || clock.clone().run_clock()));
        Some(Tenure {
            tavern,
            heard,
            backroom: self.backroom.clone(),
            store,
            lease,
            orders: self.orders.clone(),
            clock,
        })
    }
}

/// Discord's limit on the starts of sessions, which all processes keep together.
pub struct Starts {
    backroom: Arc<Backroom>,
    /// The shards that Discord counts together.
    bucket: u64,
}

impl Starts {
    /// Waits for the next turn to start a session.
    pub async fn turn(&self) {
        let Backroom { leases, house, .. } = &*self.backroom;
        loop {
            match leases.start_in(self.bucket, BETWEEN_SESSIONS).await {
                Ok(wait) => return house.time.sleep(wait).await,
                Err(error) => {
                    if failed_storage(&error).is_none() {
                        tracing::warn!("could not ask when a session may start: {error}");
                    }
                    sleep(USUALLY).await;
                }
            }
        }
    }
}

/// The time under a lease.
pub struct Tenure {
    /// The house of the shard's servers, with its clock running.
    pub tavern: Tavern,
    /// The interactions that whoever had the lease before has taken up lately.
    pub heard: Vec<u64>,
    backroom: Arc<Backroom>,
    store: Arc<dyn Store>,
    lease: Lease,
    orders: watch::Receiver<ShiftOrder>,
    clock: JoinHandle<()>,
}

impl Tenure {
    /// Waits until the lease is to be released, or is lost.
    pub async fn until_over(&mut self) {
        tokio::select! {
            // Whoever gives orders ends after this.
            _ = self.orders.wait_for(ShiftOrder::ends) => {}
            () = self.store.ended() => {}
        }
    }

    /// Closes the house, and releases the lease if it is still held. These interactions were taken up lately.
    pub async fn end(self, heard: &[u64]) {
        self.clock.abort();
        let is_lost = *self.orders.borrow() == ShiftOrder::End;
        // The next one's deadlines are measured from here.
        let is_held = !is_lost && self.tavern.clocks.beat().await.is_ok();
        self.tavern.close();
        self.backroom.watch.closed(&self.tavern);
        self.store.close().await;
        if is_held {
            self.backroom.release(self.lease, heard).await;
        }
    }
}
