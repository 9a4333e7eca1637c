//! Leases: which process serves which of Discord's shards, where several share a database.
//!
//! ```text
//!           takes it                 releases it, or has not been heard of for too long
//!   free ─────────────► held by A ─────────────────────────────────────────────► free
//!                           │
//!                           │ B wants it, because A leaves or has more than its part: B is its heir
//!                           │ B is connected to Discord: the heir is ready
//!                           ▼
//!                       A hands it over ─────► held by B
//! ```
//!
//! A lease that changes hands gets the next *epoch*. What is written under a lease carries its epoch, and the database
//! refuses an earlier one, so that two processes never write for one server.
//! Every process takes a turn at the [`Register`] each second, one at a time. All times are the database's.
//!
//! Where nobody has taken a turn for a while, it was the database that was away, and not a process: then nobody takes
//! what has run out meanwhile before its last holder has had [`GRACE`] to come back.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::Arc;

use async_trait::async_trait;
use ids::{Millis, Shard};

use crate::{Store, StoreError};

/// How long a lease, and a process, counts without being heard of, in milliseconds.
pub const LEASE: i64 = 6_000;

/// How long after an outage of the database a lease that ran out meanwhile waits for its last holder, in milliseconds.
/// After so long without anybody's turn it was one: each process takes a turn every second.
pub const GRACE: i64 = 3_000;

/// A shard, for whose servers one process writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lease {
    pub shard: Shard,
    /// Counts up through all leases of a database, so that no two are alike.
    pub epoch: i64,
}

/// What a process says of itself when it takes its turn.
#[derive(Clone, Debug)]
pub struct Presence {
    /// Its name, which no other process has.
    pub process: String,
    pub wants: Wants,
    /// It takes nothing more, and hands over what it has.
    pub is_leaving: bool,
    /// The shards that it is to inherit and is connected for.
    pub ready: Vec<u64>,
}

/// The shards that a process wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wants {
    pub shards: RangeInclusive<u64>,
    /// The number of shards in all processes together.
    pub of: u64,
    /// Whether it shares them evenly with whoever else wants them; otherwise it wants all of them.
    pub is_shared: bool,
}

/// What a process has after its turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Granted {
    /// What the database's clock shows.
    pub now: i64,
    /// In the order of their shards.
    pub held: Vec<Held>,
    /// The shards that it is to inherit.
    pub inherits: Vec<u64>,
    /// Whether there is another process that could inherit.
    pub has_heirs: bool,
}

/// A lease that a process holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    pub lease: Lease,
    /// Whether an heir is connected and waits.
    pub is_awaited: bool,
    /// The interactions that whoever had it before has taken up lately.
    pub heard: Vec<u64>,
}

/// Why a process had no turn.
#[derive(Debug, thiserror::Error)]
pub enum LeaseError {
    /// Another process that is at work has another number of shards.
    #[error(
        "another triomphe on this database has {of} shards: give all of them the same number in TRIOMPHE_SHARDS"
    )]
    OtherNumber {
        /// How many the other process counts.
        of: u64,
    },
    #[error("{0}")]
    Store(#[from] StoreError),
}

/// A database that several processes share.
#[async_trait]
pub trait Leases: Send + Sync {
    /// Takes a turn: renews what this process holds, and takes what it lacks.
    ///
    /// # Errors
    /// Why nothing was renewed or taken.
    async fn turn(&self, me: &Presence) -> Result<Granted, LeaseError>;

    /// Releases a lease: to its heir if one waits. `heard` are the interactions that were taken up lately.
    ///
    /// # Errors
    /// If the database fails. The lease then expires.
    async fn release(&self, process: &str, lease: Lease, heard: &[u64]) -> Result<(), LeaseError>;

    /// How long to wait before a session may be started: each bucket takes one in `pause`. Whoever asks has to start
    /// one then, or a turn is lost.
    ///
    /// # Errors
    /// If the database fails.
    async fn start_in(&self, bucket: u64, pause: Millis) -> Result<Millis, LeaseError>;

    /// The database, for the servers of a lease: it writes as long as the lease is held, and [`Store::ended`] says when
    /// it was found to be lost.
    fn under(&self, lease: Lease) -> Arc<dyn Store>;

    /// The whole database, to be read.
    fn whole(&self) -> Arc<dyn Store>;

    /// Waits until nothing can be written any more.
    async fn ended(&self);

    /// Ends its connections. What is held runs out.
    async fn close(&self);
}

/// Which process serves which shard.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Register {
    /// By the name of the process.
    pub processes: BTreeMap<String, Process>,
    /// By the number of the shard, all of them.
    pub rows: Vec<ShardRow>,
    /// The epoch that was given last.
    pub last_epoch: i64,
}

/// A process that has been heard of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Process {
    pub until: i64,
    pub is_leaving: bool,
}

/// The lease of a shard.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ShardRow {
    pub holder: Option<String>,
    pub epoch: i64,
    pub until: i64,
    pub heir: Option<String>,
    pub heir_is_ready: bool,
    pub heard: Vec<u64>,
}

impl ShardRow {
    fn is_held_by(&self, process: &str) -> bool {
        self.holder.as_deref() == Some(process)
    }

    fn is_inherited_by(&self, process: &str) -> bool {
        self.heir.as_deref() == Some(process)
    }

    fn pass(&mut self, to: Option<String>, epoch: i64, until: i64) {
        *self = ShardRow {
            holder: to,
            epoch,
            until,
            ..ShardRow::default()
        };
    }
}

impl Register {
    /// Resizes the register to the number of shards this process wants; returns whether it changed.
    ///
    /// # Errors
    /// [`LeaseError::OtherNumber`] if another live process uses the present number.
    pub fn plan(&mut self, now: i64, me: &Presence) -> Result<bool, LeaseError> {
        let of = self.rows.len() as u64;
        if of == me.wants.of {
            return Ok(false);
        }
        let is_other =
            |(name, process): (&String, &Process)| *name != me.process && process.until >= now;
        if of > 0 && self.processes.iter().any(is_other) {
            return Err(LeaseError::OtherNumber { of });
        }
        self.processes.clear();
        self.rows = (0..me.wants.of).map(|_| ShardRow::default()).collect();
        Ok(true)
    }

    /// The turn of a process.
    pub fn turn(&mut self, now: i64, me: &Presence) -> Granted {
        let until = now + LEASE;
        self.spare(now);
        self.processes.retain(|_, process| process.until >= now);
        let is_leaving = me.is_leaving;
        let process = Process { until, is_leaving };
        self.processes.insert(me.process.clone(), process);
        let others = self
            .processes
            .iter()
            .filter(|(name, it)| **name != me.process && !it.is_leaving);
        let others = others.count();
        for (shard, row) in (0..).zip(&mut self.rows) {
            if row.is_held_by(&me.process) {
                row.until = until;
            }
            let gone = |heir: &String| self.processes.get(heir).is_none_or(|it| it.is_leaving);
            if row.heir.as_ref().is_some_and(gone) {
                (row.heir, row.heir_is_ready) = (None, false);
            }
            if row.is_inherited_by(&me.process) {
                row.heir_is_ready = me.ready.contains(&shard);
            }
        }
        if !me.is_leaving {
            self.take(now, me, others);
        }
        let of = self.rows.len() as u64;
        let mine = (0..).zip(&self.rows);
        let held = mine.clone().filter(|(_, row)| row.is_held_by(&me.process));
        let held = held.map(|(number, row)| Held {
            lease: Lease {
                shard: Shard { number, of },
                epoch: row.epoch,
            },
            is_awaited: row.heir_is_ready,
            heard: row.heard.clone(),
        });
        let inherited = mine.filter(|(_, row)| row.is_inherited_by(&me.process));
        Granted {
            now,
            held: held.collect(),
            inherits: inherited.map(|(number, _)| number).collect(),
            has_heirs: others > 0,
        }
    }

    /// After an outage, gives whoever was there when it began some time to come back.
    fn spare(&mut self, now: i64) {
        let Some(last) = self.processes.values().map(|it| it.until).max() else {
            return;
        };
        let last_turn = last - LEASE;
        if now - last_turn <= GRACE {
            return;
        }
        // Whoever had less time left than this was silent before, or has been spared already and did not come.
        let spare = |until: &mut i64| {
            if *until - last_turn > GRACE {
                *until = (*until).max(now + GRACE);
            }
        };
        self.processes
            .values_mut()
            .for_each(|it| spare(&mut it.until));
        let held = self.rows.iter_mut().filter(|row| row.holder.is_some());
        held.for_each(|row| spare(&mut row.until));
    }

    /// Takes what is free, and offers to inherit what others are to give: one at a time, since Discord takes one
    /// session after the other.
    fn take(&mut self, now: i64, me: &Presence, others: usize) {
        let wanted: Vec<usize> = (0..self.rows.len())
            .filter(|&shard| me.wants.shards.contains(&(shard as u64)))
            .collect();
        let most = if me.wants.is_shared {
            wanted.len().div_ceil(others + 1)
        } else {
            wanted.len()
        };
        let mut mine =
            self.count(|row| row.is_held_by(&me.process) || row.is_inherited_by(&me.process));
        for &shard in &wanted {
            let row = &mut self.rows[shard];
            let is_free = row.holder.is_none() || row.until < now;
            // Whoever waits for it takes it at their own turn.
            let is_awaited = row.heir.is_some() && !row.is_inherited_by(&me.process);
            let is_counted = row.is_inherited_by(&me.process);
            if is_free && !is_awaited && (is_counted || mine < most) {
                mine += usize::from(!is_counted);
                self.last_epoch += 1;
                row.pass(Some(me.process.clone()), self.last_epoch, now + LEASE);
            }
        }
        let is_busy = |row: &ShardRow| row.is_inherited_by(&me.process) && !row.heir_is_ready;
        if self.rows.iter().any(is_busy) || mine >= most {
            return;
        }
        let gives = |row: &&usize| {
            let row = &self.rows[**row];
            let Some(holder) = row.holder.as_ref().filter(|holder| **holder != me.process) else {
                return false;
            };
            if row.heir.is_some() {
                return false;
            }
            if self.processes.get(holder).is_some_and(|it| it.is_leaving) {
                return true;
            }
            let keeps = self.count(|row| row.is_held_by(holder) && row.heir.is_none());
            me.wants.is_shared && keeps > mine + 1
        };
        if let Some(&shard) = wanted.iter().find(gives) {
            self.rows[shard].heir = Some(me.process.clone());
        }
    }

    fn count(&self, is: impl Fn(&ShardRow) -> bool) -> usize {
        self.rows.iter().filter(|row| is(row)).count()
    }

    /// A process releases a lease: to its heir if one waits.
    pub fn release(&mut self, now: i64, process: &str, lease: Lease, heard: &[u64]) {
        let number = usize::try_from(lease.shard.number).ok();
        let Some(row) = number.and_then(|number| self.rows.get_mut(number)) else {
            return;
        };
        if !row.is_held_by(process) || row.epoch != lease.epoch {
            return;
        }
        let heir = row.heir.take().filter(|_| row.heir_is_ready);
        if heir.is_some() {
            self.last_epoch += 1;
            row.pass(heir, self.last_epoch, now + LEASE);
            row.heard = heard.to_vec();
        } else {
            // Nobody may write under it any more.
            self.last_epoch += 1;
            row.pass(None, self.last_epoch, now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Register {
        /// Whether a lease is the one in force.
        fn is_in_force(&self, lease: Lease) -> bool {
            let number = usize::try_from(lease.shard.number).ok();
            let row = number.and_then(|number| self.rows.get(number));
            row.is_some_and(|row| row.epoch == lease.epoch && row.holder.is_some())
        }
    }

    fn process(name: &str, of: u64) -> Presence {
        Presence {
            process: name.to_owned(),
            wants: Wants {
                shards: 0..=of - 1,
                of,
                is_shared: true,
            },
            is_leaving: false,
            ready: Vec::new(),
        }
    }

    fn register(of: usize) -> Register {
        Register {
            rows: vec![ShardRow::default(); of],
            ..Register::default()
        }
    }

    fn held(turn: &Granted) -> Vec<u64> {
        turn.held.iter().map(|it| it.lease.shard.number).collect()
    }

    #[test]
    fn the_first_process_takes_all_and_the_second_gets_half_one_by_one() {
        let mut register = register(4);
        let (ann, mut bob) = (process("ann", 4), process("bob", 4));
        assert_eq!(held(&register.turn(0, &ann)), [0, 1, 2, 3]);
        let turn = register.turn(100, &bob);
        assert_eq!((held(&turn), turn.inherits), (vec![], vec![0]));
        // Nothing more before it is connected.
        assert_eq!(register.turn(200, &bob).inherits, [0]);
        bob.ready = vec![0];
        let turn = register.turn(300, &bob);
        assert_eq!(turn.inherits, [0, 1], "and the next one meanwhile");
        let turn = register.turn(400, &ann);
        let awaited: Vec<bool> = turn.held.iter().map(|it| it.is_awaited).collect();
        assert_eq!(awaited, [true, false, false, false]);
        let lease = turn.held[0].lease;
        register.release(500, "ann", lease, &[7]);
        assert!(!register.is_in_force(lease));
        let turn = register.turn(600, &bob);
        assert_eq!((held(&turn), turn.inherits), (vec![0], vec![1]));
        assert_eq!(turn.held[0].heard, [7]);
        assert!(turn.held[0].lease.epoch > lease.epoch);
        bob.ready = vec![1];
        register.turn(700, &bob);
        let lease = register.turn(800, &ann).held[0].lease;
        register.release(900, "ann", lease, &[]);
        // Two and two: nobody wants more.
        let turn = register.turn(1_000, &bob);
        assert_eq!((held(&turn), turn.inherits), (vec![0, 1], vec![]));
        let turn = register.turn(1_000, &ann);
        assert_eq!((held(&turn), turn.inherits), (vec![2, 3], vec![]));
    }

    #[test]
    fn what_a_dead_process_held_is_taken_when_it_has_run_out_and_not_before() {
        let mut register = register(4);
        let (ann, bob) = (process("ann", 4), process("bob", 4));
        let lost = register.turn(0, &ann).held[1].lease;
        goes_on(&mut register, 0..=LEASE, &bob);
        assert!(register.is_in_force(lost));
        let turn = register.turn(LEASE + 1, &bob);
        assert_eq!(held(&turn), [0, 1, 2, 3]);
        assert!(!register.is_in_force(lost));
        // It comes back: nothing is its own any more.
        let turn = register.turn(LEASE + 2, &ann);
        assert_eq!((held(&turn), turn.inherits), (vec![], vec![0]));
    }

    #[test]
    fn who_was_not_heard_of_keeps_what_nobody_has_taken() {
        let mut register = register(2);
        let ann = process("ann", 2);
        let first = register.turn(0, &ann);
        let later = register.turn(10 * LEASE, &ann);
        assert_eq!(first.held, later.held);
    }

    #[test]
    fn who_leaves_hands_over_everything_and_takes_nothing() {
        let mut register = register(3);
        let (mut ann, mut bob) = (process("ann", 3), process("bob", 3));
        register.turn(0, &ann);
        ann.is_leaving = true;
        assert!(!register.turn(1, &ann).has_heirs);
        for shard in 0..3 {
            bob.ready.clear();
            assert_eq!(register.turn(2, &bob).inherits, [shard]);
            bob.ready = vec![shard];
            register.turn(3, &bob);
            let turn = register.turn(4, &ann);
            assert!(turn.has_heirs && turn.held[0].is_awaited);
            register.release(5, "ann", turn.held[0].lease, &[]);
            assert_eq!(register.turn(6, &bob).held.len() as u64, shard + 1);
        }
        let turn = register.turn(7, &ann);
        assert_eq!((turn.held, turn.inherits), (vec![], vec![]));
    }

    #[test]
    fn without_an_heir_a_lease_is_free_at_once_and_its_epoch_is_over() {
        let mut register = register(1);
        let (ann, bob) = (process("ann", 1), process("bob", 1));
        let lease = register.turn(0, &ann).held[0].lease;
        register.release(1, "bob", lease, &[]);
        assert!(register.is_in_force(lease), "only its holder can");
        register.release(1, "ann", lease, &[]);
        assert!(!register.is_in_force(lease));
        assert_eq!(held(&register.turn(2, &bob)), [0]);
    }

    #[test]
    fn an_heir_that_died_is_forgotten_and_the_next_one_comes() {
        let mut register = register(2);
        let (ann, bob, cleo) = (process("ann", 2), process("bob", 2), process("cleo", 2));
        register.turn(0, &ann);
        assert_eq!(register.turn(1, &bob).inherits, [0]);
        goes_on(&mut register, 1_000..=LEASE, &ann);
        assert_eq!(register.turn(LEASE + 2, &cleo).inherits, [0]);
    }

    #[test]
    fn an_heir_takes_what_it_waited_for_when_its_holder_dies() {
        let mut register = register(2);
        let (ann, mut bob) = (process("ann", 2), process("bob", 2));
        register.turn(0, &ann);
        register.turn(1, &bob);
        bob.ready = vec![0];
        goes_on(&mut register, 1_000..=LEASE, &bob);
        let turn = register.turn(LEASE + 1, &bob);
        assert_eq!((held(&turn), turn.inherits), (vec![0, 1], vec![]));
    }

    /// A process takes a turn each second of this time.
    fn goes_on(register: &mut Register, time: RangeInclusive<i64>, me: &Presence) {
        for now in time.step_by(1_000) {
            register.turn(now, me);
        }
    }

    /// Ann and Bob have two shards each, and have taken a turn when this time was over.
    fn shared_at(now: i64) -> (Register, [Presence; 2]) {
        let mut register = register(4);
        let [ann, mut bob] = ["ann", "bob"].map(|name| process(name, 4));
        register.turn(0, &ann);
        for shard in [0, 1] {
            assert_eq!(register.turn(0, &bob).inherits, [shard]);
            bob.ready = vec![shard];
            register.turn(0, &bob);
            let lease = register.turn(0, &ann).held[0].lease;
            register.release(0, "ann", lease, &[]);
        }
        bob.ready.clear();
        assert_eq!(held(&register.turn(now, &bob)), [0, 1]);
        assert_eq!(held(&register.turn(now, &ann)), [2, 3]);
        (register, [ann, bob])
    }

    #[test]
    fn after_an_outage_everybody_keeps_what_they_had_whoever_comes_back_first() {
        // Some ran out while the database was away, all of them, or none; or one of the two, half a second apart.
        for away in [3_500, LEASE - 400, LEASE + 100, 20_000, 3_600_000] {
            for first in [0, 1] {
                let (mut register, both) = shared_at(1_000);
                register.turn(1_500, &both[1 - first]);
                let epoch = register.last_epoch;
                let back = 1_500 + away;
                let turn = register.turn(back, &both[first]);
                assert_eq!((turn.held.len(), turn.inherits), (2, vec![]), "{away}");
                goes_on(&mut register, back + 500..=back + GRACE - 100, &both[first]);
                let turn = register.turn(back + GRACE, &both[1 - first]);
                assert_eq!((turn.held.len(), turn.inherits), (2, vec![]), "{away}");
                assert_eq!(register.last_epoch, epoch, "{away}: no lease has changed");
            }
        }
    }

    #[test]
    fn who_died_in_an_outage_loses_its_shards_three_seconds_after_it() {
        let (mut register, [ann, _]) = shared_at(0);
        goes_on(&mut register, 20_000..=20_000 + GRACE, &ann);
        assert_eq!(held(&register.turn(20_000 + GRACE, &ann)), [2, 3]);
        assert_eq!(
            held(&register.turn(20_001 + GRACE, &ann)),
            [0, 1, 2, 3],
            "three seconds, and no more"
        );
    }

    #[test]
    fn who_was_silent_before_the_outage_is_not_waited_for() {
        let (mut register, [ann, _]) = shared_at(0);
        goes_on(&mut register, 1_000..=4_000, &ann);
        assert_eq!(held(&register.turn(20_000, &ann)), [0, 1, 2, 3]);
    }

    #[test]
    fn where_turns_are_far_apart_nobody_is_waited_for_twice() {
        let (mut register, [ann, _]) = shared_at(0);
        assert_eq!(held(&register.turn(5_000, &ann)), [2, 3]);
        assert_eq!(held(&register.turn(10_000, &ann)), [0, 1, 2, 3]);
    }

    #[test]
    fn an_heir_that_comes_back_after_an_outage_still_inherits() {
        let mut register = register(2);
        let (ann, mut bob) = (process("ann", 2), process("bob", 2));
        register.turn(0, &ann);
        register.turn(0, &bob);
        bob.ready = vec![0];
        assert_eq!(register.turn(100, &bob).inherits, [0]);
        let turn = register.turn(30_000, &ann);
        assert_eq!(held(&turn), [0, 1]);
        assert_eq!(register.turn(30_500, &bob).inherits, [0]);
    }

    #[test]
    fn a_range_is_taken_by_whoever_wants_just_that() {
        let mut register = register(4);
        let range = |name, shards| Presence {
            wants: Wants {
                shards,
                of: 4,
                is_shared: false,
            },
            ..process(name, 4)
        };
        let (ann, bob, mut old) = (
            range("ann", 0..=1),
            range("bob", 2..=3),
            range("old", 2..=3),
        );
        assert_eq!(held(&register.turn(0, &ann)), [0, 1]);
        assert_eq!(held(&register.turn(0, &old)), [2, 3]);
        let turn = register.turn(1, &bob);
        assert_eq!((held(&turn), turn.inherits), (vec![], vec![]), "it waits");
        old.is_leaving = true;
        register.turn(2, &old);
        assert_eq!(register.turn(3, &bob).inherits, [2]);
        assert!(register.turn(3, &ann).inherits.is_empty());
    }

    #[test]
    fn three_processes_come_to_rest() {
        let mut register = register(16);
        let mut all = ["ann", "bob", "cleo"].map(|name| process(name, 16));
        for round in 0..400 {
            let now = round * 100;
            let me = &mut all[round as usize % 3];
            let turn = register.turn(now, me);
            me.ready = turn.inherits.clone();
            for given in turn.held.iter().filter(|it| it.is_awaited) {
                register.release(now, &me.process, given.lease, &[]);
            }
        }
        let before = register.clone();
        let mut counts = all.map(|me| register.turn(40_000, &me).held.len());
        counts.sort_unstable();
        assert!(counts == [5, 5, 6], "{counts:?}");
        assert_eq!(
            register.last_epoch, before.last_epoch,
            "nothing moves any more"
        );
    }

    #[test]
    fn the_number_of_shards_changes_when_nobody_else_is_at_work() {
        let mut register = Register::default();
        let (ann, bob) = (process("ann", 4), process("bob", 8));
        assert!(register.plan(0, &ann).is_ok_and(|it| it));
        register.turn(0, &ann);
        assert!(register.plan(0, &ann).is_ok_and(|it| !it));
        let refused = register.plan(LEASE, &bob);
        assert!(matches!(refused, Err(LeaseError::OtherNumber { of: 4 })));
        assert!(register.plan(LEASE + 1, &bob).is_ok_and(|it| it));
        assert_eq!(held(&register.turn(LEASE + 1, &bob)).len(), 8);
    }
}
