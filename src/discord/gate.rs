//! The gate that events of a shard pass: where processes share a database, two of them may be connected for one shard,
//! and only the one that holds its lease may answer.
//!
//! While it is shut, events wait. Where it is not sure that the lease is still held, an interaction waits for a moment:
//! for that, and for whoever may have the lease by then to answer first. Then it is answered that nothing can be stored;
//! or not at all, where this process does not know what has happened meanwhile ([`Footing::None`]).

use super::counted::may_begin;
use house::{
    footing::{Foothold, Footing},
    shifts::Shift,
};
use parking_lot::Mutex;
use serenity::all::{FullEvent, Interaction};
use std::collections::{HashSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, timeout};

/// An interaction that waited longer can no longer be answered in time: Discord waits for three seconds.
pub const TOO_LATE: Duration = Duration::from_millis(2_500);
/// How long an interaction waits until it is said that the database does not answer.
const AFTER_YOU: Duration = Duration::from_millis(1_500);
/// How long what was taken up is remembered: longer than anybody else would still take it up.
const LATELY: Duration = Duration::from_secs(5);

/// Whether the events of a shard are handled here.
pub struct Gate {
    state: watch::Sender<State>,
    /// What may be begun on Discord.
    pub foothold: Foothold,
    /// Told once Discord has connected the shard.
    connected: Arc<watch::Sender<bool>>,
    /// Whether READY has been handled. What else has waited follows it, as it came after it.
    begun: watch::Sender<bool>,
    /// The interactions that passed lately, and when.
    passed: Mutex<VecDeque<(Instant, u64)>>,
}

/// What becomes of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passage {
    /// It is handled.
    Open,
    /// It is an interaction that is answered without the house, for nobody knows whether the lease is held.
    Unsure,
    /// It is dropped.
    Shut,
}

#[derive(Clone)]
enum State {
    Shut,
    /// These interactions were taken up by whoever answered before.
    Open(Arc<HashSet<u64>>),
    Closed,
}

impl Default for Gate {
    /// The gate of a process that answers alone.
    fn default() -> Gate {
        Gate::new(Foothold::default(), Arc::default())
    }
}

impl Gate {
    /// The gate of a shift.
    pub fn for_shift(shift: &Shift) -> Gate {
        Gate::new(shift.foothold(), shift.connected())
    }

    fn new(foothold: Foothold, connected: Arc<watch::Sender<bool>>) -> Gate {
        Gate {
            state: watch::Sender::new(State::Shut),
            foothold,
            connected,
            begun: watch::Sender::new(false),
            passed: Mutex::default(),
        }
    }

    /// An event has been handled.
    pub fn handled(&self, was_ready: bool) {
        if was_ready {
            self.begun.send_replace(true);
        }
    }

    /// Lets events through from now on, those that waited as well, except these interactions.
    pub fn open(&self, heard: impl IntoIterator<Item = u64>) {
        let heard = Arc::new(heard.into_iter().collect());
        self.state.send_replace(State::Open(heard));
    }

    /// Lets nothing through any more. Returns the interactions that passed lately.
    pub fn close(&self) -> Vec<u64> {
        let passed = self.passed.lock();
        self.state.send_replace(State::Closed);
        let since = Instant::now() - LATELY;
        let lately = passed.iter().filter(|(at, _)| *at >= since);
        lately.map(|(_, id)| *id).collect()
    }

    /// Waits until it is known what becomes of an event.
    pub async fn passes(&self, event: &FullEvent) -> Passage {
        let is_ready = matches!(event, FullEvent::Ready { .. });
        if is_ready {
            self.connected.send_replace(true);
        }
        let id = match event {
            FullEvent::InteractionCreate { interaction } => Some(id_of(interaction)),
            _ => None,
        };
        let came = Instant::now();
        let mut state = self.state.subscribe();
        let decided = state.wait_for(|state| !matches!(state, State::Shut));
        let Ok(decided) = decided.await.map(|state| state.clone()) else {
            return Passage::Shut;
        };
        let State::Open(heard) = decided else {
            return Passage::Shut;
        };
        if !is_ready {
            let mut begun = self.begun.subscribe();
            // This gate is there as long as anybody waits.
            let _ = begun.wait_for(|begun| *begun).await;
        }
        let Some(id) = id else {
            return Passage::Open;
        };
        if heard.contains(&id) {
            return Passage::Shut;
        }
        if self.foothold.footing() == Footing::Unsure {
            // If it is in vain, the footing says what to do.
            let _ = timeout(AFTER_YOU, self.foothold.until(may_begin)).await;
        }
        let passage = match self.foothold.footing() {
            _ if came.elapsed() > TOO_LATE => Passage::Shut,
            Footing::Firm => Passage::Open,
            Footing::Unsure => Passage::Unsure,
            Footing::None => Passage::Shut,
        };
        if passage == Passage::Shut || self.note(id) {
            passage
        } else {
            Passage::Shut
        }
    }

    /// Notes that an interaction passes. False if the gate was closed meanwhile: whoever has the lease next has not been
    /// told of this one, and answers it.
    fn note(&self, id: u64) -> bool {
        let now = Instant::now();
        let mut passed = self.passed.lock();
        if matches!(*self.state.borrow(), State::Closed) {
            return false;
        }
        while passed.front().is_some_and(|(at, _)| now - *at > LATELY) {
            passed.pop_front();
        }
        passed.push_back((now, id));
        true
    }
}

fn id_of(interaction: &Interaction) -> u64 {
    interaction.id().get()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use futures_util::FutureExt as _;
    use house::footing::Ground;
    use serde_json::json;
    use tokio::task::AbortHandle;
    use tokio::time::{advance, sleep};

    fn click(id: u64) -> FullEvent {
        let ping = json!({
            "id": id.to_string(), "application_id": "1", "type": 1, "token": "t", "version": 1,
        });
        FullEvent::InteractionCreate {
            interaction: serde_json::from_value(ping).unwrap(),
        }
    }

    fn other() -> FullEvent {
        FullEvent::Resume {
            event: serde_json::from_value(json!({})).unwrap(),
        }
    }

    #[tokio::test(start_paused = true)]
    async fn what_waits_passes_when_it_opens_unless_it_was_answered_or_is_too_old() {
        let gate = Gate::default();
        gate.handled(true);
        let (old, sooner, new) = (click(1), click(2), click(3));
        let event = other();
        let mut old = Box::pin(gate.passes(&old));
        let mut event = Box::pin(gate.passes(&event));
        assert!(old.as_mut().now_or_never().is_none());
        assert!(event.as_mut().now_or_never().is_none());
        advance(TOO_LATE).await;
        let (mut sooner, mut new) = (Box::pin(gate.passes(&sooner)), Box::pin(gate.passes(&new)));
        assert!(sooner.as_mut().now_or_never().is_none());
        assert!(new.as_mut().now_or_never().is_none());
        advance(Duration::from_millis(1)).await;
        gate.open([2]);
        assert_eq!(event.await, Passage::Open, "everything else passes");
        let decided = [old.await, sooner.await, new.await];
        assert_eq!(decided, [Passage::Shut, Passage::Shut, Passage::Open]);
        assert_eq!(gate.passes(&click(4)).await, Passage::Open);
        let mut lately = gate.close();
        lately.sort_unstable();
        assert_eq!(lately, [3, 4]);
        assert_eq!(gate.passes(&click(5)).await, Passage::Shut);
        assert_eq!(gate.passes(&other()).await, Passage::Shut);
    }

    #[test]
    fn what_passes_while_it_closes_is_told_to_whoever_is_next() {
        for id in 1..=2_000 {
            let gate = Gate::default();
            gate.open([]);
            gate.handled(true);
            let click = click(id);
            let (passage, told) = std::thread::scope(|scope| {
                let passing = scope.spawn(|| gate.passes(&click).now_or_never().unwrap());
                // At another moment each time.
                (0..id % 200).for_each(|_| std::thread::yield_now());
                let told = gate.close();
                (passing.join().unwrap(), told)
            });
            assert_eq!(passage == Passage::Open, told == [id], "{id}");
        }
    }

    /// A gate on a ground that ticks, and whether Discord has connected it.
    fn on_ground() -> (Gate, Arc<Ground>, watch::Receiver<bool>, AbortHandle) {
        let ground = Ground::new(SURE);
        let (connects, connected) = watch::channel(false);
        let gate = Gate::new(ground.foothold(), Arc::new(connects));
        let ticks = ground.clone();
        let ticking = tokio::spawn(async move { ticks.keep_ticking().await });
        gate.open([]);
        gate.handled(true);
        (gate, ground, connected, ticking.abort_handle())
    }

    const SURE: Duration = Duration::from_secs(5);

    fn turn(ground: &Ground) {
        assert!(ground.turn_taken(&ground.turn_begins(), SURE));
    }

    #[tokio::test(start_paused = true)]
    async fn ready_comes_first() {
        let gate = Gate::default();
        gate.open([]);
        let event = other();
        let mut waits = Box::pin(gate.passes(&event));
        assert!(waits.as_mut().now_or_never().is_none());
        gate.handled(false);
        assert!(waits.as_mut().now_or_never().is_none());
        gate.handled(true);
        assert_eq!(waits.await, Passage::Open);
    }

    #[tokio::test(start_paused = true)]
    async fn while_the_lease_is_not_sure_interactions_are_answered_after_a_moment() {
        let (gate, ground, connected, _) = on_ground();
        assert_eq!(gate.passes(&click(1)).await, Passage::Open);
        sleep(SURE).await;
        for id in 2..30 {
            let came = Instant::now();
            assert_eq!(gate.passes(&click(id)).await, Passage::Unsure);
            assert!(came.elapsed() >= AFTER_YOU);
            assert_eq!(gate.passes(&other()).await, Passage::Open);
            sleep(Duration::from_secs(2)).await;
        }
        // It is sure again before the moment is over.
        let again = async {
            sleep(AFTER_YOU / 2).await;
            turn(&ground);
        };
        let last = click(30);
        let (passage, ()) = tokio::join!(gate.passes(&last), again);
        assert_eq!(passage, Passage::Open);
        assert_eq!(gate.close(), [29, 30]);
        assert!(!*connected.borrow());
        sleep(LATELY + Duration::from_millis(1)).await;
        assert_eq!(gate.close(), [0; 0]);
    }

    #[tokio::test(start_paused = true)]
    async fn who_stood_still_drops_interactions_until_the_next_turn() {
        let (gate, ground, _, ticking) = on_ground();
        sleep(Duration::from_secs(1)).await;
        ticking.abort();
        advance(Duration::from_secs(20)).await;
        assert_eq!(gate.passes(&click(1)).await, Passage::Shut);
        assert_eq!(gate.passes(&click(2)).await, Passage::Shut);
        turn(&ground);
        assert_eq!(gate.passes(&click(3)).await, Passage::Open);
    }
}
