//! How many interactions are taken in at once. Each one that is being answered takes some forty kilobytes, which the
//! allocator would keep; and beyond what can be answered within Discord's three seconds, answering only makes the rest
//! late too. So a burst is bounded: what finds no room is dropped before anything is begun for it, and what waited too
//! long when its turn comes. Whoever pressed reads from Discord that nothing came, and presses again.

use super::gate::TOO_LATE;
use std::sync::Arc;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, timeout_at};

/// How many are answered at once: more than anything here takes up in parallel, so that this costs no time.
const AT_ONCE: usize = 256;
/// How many wait for that, or at the gate.
const WAITING: usize = 512;

/// What a connection's interactions pass one by one.
pub struct Intake {
    waiting: Arc<Semaphore>,
    places: Arc<Semaphore>,
}

impl Default for Intake {
    fn default() -> Intake {
        Intake {
            waiting: Arc::new(Semaphore::new(WAITING)),
            places: Arc::new(Semaphore::new(AT_ONCE)),
        }
    }
}

/// An interaction that has room to wait, and when it came.
pub struct Waiting {
    came: Instant,
    places: Arc<Semaphore>,
    _room: OwnedSemaphorePermit,
}

impl Intake {
    /// Room to wait; `None` if too many wait already.
    pub fn enter(&self) -> Option<Waiting> {
        let Ok(room) = self.waiting.clone().try_acquire_owned() else {
            meters::DROPPED.count(["full"]);
            return None;
        };
        Some(Waiting {
            came: Instant::now(),
            places: self.places.clone(),
            _room: room,
        })
    }
}

impl Waiting {
    /// A place to be answered in, as long as it is held; `None` if that would be too late.
    pub async fn place(self) -> Option<OwnedSemaphorePermit> {
        let place = timeout_at(self.came + TOO_LATE, self.places.acquire_owned());
        // It is never closed.
        let place = place.await.ok().and_then(Result::ok);
        if place.is_none() {
            meters::DROPPED.count(["late"]);
        }
        place
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::time::Duration;
    use tokio::time::sleep;

    #[tokio::test(start_paused = true)]
    async fn of_a_burst_no_more_wait_than_there_is_room_for_and_none_too_long() {
        let intake = Intake::default();
        let mut answered = Vec::new();
        for _ in 0..AT_ONCE {
            answered.push(intake.enter().unwrap().place().await.unwrap());
        }
        let mut waiting: Vec<Waiting> = (0..WAITING).map(|_| intake.enter().unwrap()).collect();
        assert!(intake.enter().is_none(), "there is no room");

        let next = waiting.pop().unwrap();
        let next = tokio::spawn(next.place());
        sleep(TOO_LATE - Duration::from_millis(1)).await;
        answered.pop();
        assert!(next.await.unwrap().is_some(), "just in time");
        assert!(intake.enter().is_some(), "who was answered makes room");
    }

    #[tokio::test(start_paused = true)]
    async fn who_waits_for_a_place_too_long_gets_none() {
        let intake = Intake::default();
        let mut answered = Vec::new();
        for _ in 0..AT_ONCE {
            answered.push(intake.enter().unwrap().place().await.unwrap());
        }
        let came = Instant::now();
        assert!(intake.enter().unwrap().place().await.is_none());
        assert_eq!(came.elapsed(), TOO_LATE);
        answered.pop();
        assert!(intake.enter().unwrap().place().await.is_some());
    }
}
