//! The gate that events of a shard pass: where processes share a database, two of them may be connected for one shard,
//! and only the one that holds its lease may answer.
//!
//! While it is shut, events wait. Where it is not sure that the lease is still held, interactions are dropped, since
//! somebody else may answer them.

use house::shifts::Shift;
use serenity::all::{FullEvent, Interaction};
use std::collections::{HashSet, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::Instant;

/// An interaction that waited longer can no longer be answered in time: Discord waits for three seconds.
const TOO_LATE: Duration = Duration::from_millis(2_500);
/// How long what was taken up is remembered: longer than anybody else would still take it up.
const LATELY: Duration = Duration::from_secs(5);

/// Whether the events of a shard are handled here.
pub struct Gate {
    state: watch::Sender<State>,
    /// Whether the lease, if there is one, is certainly held.
    may_answer: watch::Receiver<bool>,
    /// Told once Discord has connected the shard.
    connected: Arc<watch::Sender<bool>>,
    /// Whether READY has been handled. What else has waited follows it, as it came after it.
    begun: watch::Sender<bool>,
    /// The interactions that passed lately, and when.
    passed: Mutex<VecDeque<(Instant, u64)>>,
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
        Gate::new(watch::Sender::new(true).subscribe(), Arc::default())
    }
}

impl Gate {
    /// The gate of a shift.
    pub fn for_shift(shift: &Shift) -> Gate {
        Gate::new(shift.may_answer(), shift.connected())
    }

    fn new(may_answer: watch::Receiver<bool>, connected: Arc<watch::Sender<bool>>) -> Gate {
        Gate {
            state: watch::Sender::new(State::Shut),
            may_answer,
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
        self.state.send_replace(State::Closed);
        let since = Instant::now() - LATELY;
        let passed = self.passed.lock().unwrap_or_else(PoisonError::into_inner);
        let lately = passed.iter().filter(|(at, _)| *at >= since);
        lately.map(|(_, id)| *id).collect()
    }

    /// Waits until an event may pass, or may not.
    pub async fn passes(&self, event: &FullEvent) -> bool {
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
            return false;
        };
        let State::Open(heard) = decided else {
            return false;
        };
        if !is_ready {
            let mut begun = self.begun.subscribe();
            // This gate is there as long as anybody waits.
            let _ = begun.wait_for(|begun| *begun).await;
        }
        let Some(id) = id else {
            return true;
        };
        let may_answer = *self.may_answer.borrow();
        if !may_answer || heard.contains(&id) || came.elapsed() > TOO_LATE {
            return false;
        }
        self.note(id);
        true
    }

    fn note(&self, id: u64) {
        let now = Instant::now();
        let mut passed = self.passed.lock().unwrap_or_else(PoisonError::into_inner);
        while passed.front().is_some_and(|(at, _)| now - *at > LATELY) {
            passed.pop_front();
        }
        passed.push_back((now, id));
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
    use serde_json::json;
    use tokio::time::advance;

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
        assert!(event.await, "everything else passes");
        assert!(!old.await && !sooner.await && new.await);
        assert!(gate.passes(&click(4)).await);
        let mut lately = gate.close();
        lately.sort_unstable();
        assert_eq!(lately, [3, 4]);
        assert!(!gate.passes(&click(5)).await && !gate.passes(&other()).await);
    }

    #[tokio::test(start_paused = true)]
    async fn while_it_is_not_sure_of_its_lease_interactions_are_dropped_and_the_rest_passes() {
        let (may_answer, told) = watch::channel(true);
        let (connects, connected) = watch::channel(false);
        let gate = Gate::new(told, Arc::new(connects));
        gate.open([]);
        let event = other();
        let mut waits = Box::pin(gate.passes(&event));
        assert!(waits.as_mut().now_or_never().is_none(), "READY comes first");
        gate.handled(false);
        assert!(waits.as_mut().now_or_never().is_none());
        gate.handled(true);
        assert!(waits.await);
        assert!(gate.passes(&click(1)).await);
        may_answer.send_replace(false);
        assert!(!gate.passes(&click(2)).await && gate.passes(&other()).await);
        may_answer.send_replace(true);
        assert!(gate.passes(&click(3)).await);
        assert_eq!(gate.close(), [1, 3]);
        assert!(!*connected.borrow());
        advance(LATELY + Duration::from_millis(1)).await;
        assert_eq!(gate.close(), [0; 0]);
    }
}
