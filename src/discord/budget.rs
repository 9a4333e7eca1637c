//! Discord's global limit: so many requests a second for everything that is not an answer to an interaction.
//!
//! serenity knows the limits of routes in advance, but learns of the global one by exceeding it, and then every request
//! under way is repeated at the same moment. So requests ask here first, and wait in the order in which they asked. A
//! table asks for one redraw at a time and draws it when its turn has come ([`Budget::turn`]), so that tables share the
//! budget evenly and what is sent shows the newest state. A part of the budget is kept for what members wait for.
//! Answers by an interaction's token do not count at Discord and do not ask.

use parking_lot::Mutex;
use std::cell::Cell;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

/// What the limit is counted over.
const SECOND: Duration = Duration::from_secs(1);
/// One place in so many is kept for other requests than redraws, which members may be waiting for.
const KEPT: usize = 5;

/// Who waits for less was let through at once.
const HELD_BACK: Duration = Duration::from_millis(1);

tokio::task_local! {
    /// Set while a task redraws a table: its turn, until the first request uses it.
    static TURN: Cell<Option<RedrawTurn>>;
}

/// The budget; clones share it.
#[derive(Clone)]
pub struct Budget(Option<Arc<Places>>);

struct Places {
    /// A place for each request of a second.
    all: Arc<Semaphore>,
    /// The places that redraws may have together.
    redraws: Arc<Semaphore>,
    /// Discord has said to wait until then.
    closed_until: Mutex<Option<Instant>>,
}

/// The places of one request. Dropped unused, they are free again.
struct Place {
    _all: OwnedSemaphorePermit,
    _redraw: Option<OwnedSemaphorePermit>,
}

/// A table's turn to be redrawn: it stands for the first request of the redraw, and is free again if there is none.
pub struct RedrawTurn(Option<Place>);

impl Budget {
    /// So many requests a second; any number for `None`, where another program keeps the limit.
    pub fn new(per_second: Option<usize>) -> Budget {
        Budget(per_second.map(|per_second| {
            let all = per_second.max(1);
            Arc::new(Places {
                all: Arc::new(Semaphore::new(all)),
                redraws: Arc::new(Semaphore::new(all - all / KEPT)),
                closed_until: Mutex::default(),
            })
        }))
    }

    /// Waits for a table's turn to be redrawn. The redraw should then begin with the state of that moment, by
    /// [`Budget::redraw`].
    pub async fn turn(&self) -> RedrawTurn {
        match &self.0 {
            Some(places) => RedrawTurn(Some(places.take(Lane::Redraws).await)),
            None => RedrawTurn(None),
        }
    }

    /// Redraws a table in its turn; what it sends after its first request waits like any other.
    pub async fn redraw<T>(&self, turn: RedrawTurn, redraw: impl Future<Output = T>) -> T {
        TURN.scope(Cell::new(Some(turn)), redraw).await
    }

    /// Sends a request in its turn. Retries of the client library within it are not counted.
    pub async fn send<T>(&self, request: impl Future<Output = T>) -> T {
        let Some(places) = &self.0 else {
            return request.await;
        };
        let turn = TURN.try_with(Cell::take);
        let place = match turn {
            Ok(Some(RedrawTurn(Some(place)))) => place,
            Ok(_) => places.take(Lane::Redraws).await,
            // Outside of a redraw.
            Err(_) => places.take(Lane::Others).await,
        };
        let begun = Instant::now();
        places.clone().free_later(place);
        let answer = request.await;
        // It waited for the limit of its route and came to Discord later than it was counted.
        if begun.elapsed() > SECOND
            && let Ok(permit) = places.all.clone().try_acquire_owned()
        {
            places.clone().free_later(Place {
                _all: permit,
                _redraw: None,
            });
        }
        answer
    }

    /// Discord has refused a request for the limit: nothing is sent until this time is over.
    pub fn close_for(&self, time: Duration) {
        if let Some(places) = &self.0 {
            let until = Instant::now() + time;
            let mut closed = places.closed_until.lock();
            *closed = (*closed).max(Some(until));
        }
    }
}

/// Which places a request may take: redraws leave some to all others.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lane {
    Redraws,
    Others,
}

impl Places {
    /// Waits for a place.
    async fn take(&self, lane: Lane) -> Place {
        let _one_more = meters::QUEUE.one_more(["requests"]);
        let asked = Instant::now();
        let redraw = match lane {
            Lane::Redraws => Some(permit(&self.redraws).await),
            Lane::Others => None,
        };
        let place = Place {
            _all: permit(&self.all).await,
            _redraw: redraw,
        };
        self.until_open().await;
        // Who did not have to wait is not counted as held back.
        if asked.elapsed() >= HELD_BACK {
            meters::RATE_LIMIT.record(["budget"], asked.elapsed().as_secs_f64());
        }
        place
    }

    async fn until_open(&self) {
        loop {
            let until = *self.closed_until.lock();
            match until {
                Some(until) if until > Instant::now() => tokio::time::sleep_until(until).await,
                _ => return,
            }
        }
    }

    /// Frees a place a second later. While Discord refuses everything, requests under way will be repeated as soon as
    /// it no longer does: their places are free a second after that.
    fn free_later(self: Arc<Self>, place: Place) {
        tokio::spawn(async move {
            tokio::time::sleep(SECOND).await;
            let until = *self.closed_until.lock();
            if until.is_some_and(|until| until > Instant::now()) {
                self.until_open().await;
                tokio::time::sleep(SECOND).await;
            }
            drop(place);
        });
    }
}

async fn permit(of: &Arc<Semaphore>) -> OwnedSemaphorePermit {
    match of.clone().acquire_owned().await {
        Ok(permit) => permit,
        // It is never closed.
        Err(_) => std::future::pending().await,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    type Sent = Arc<Mutex<Vec<(Duration, usize)>>>;

    /// Redraws of so many tables, each as often as it may for so long; each redraw sends `requests`. Returns when each
    /// request was sent, and for which table.
    async fn redraws(
        budget: &Budget,
        tables: usize,
        requests: usize,
        time: Duration,
    ) -> Vec<(Duration, usize)> {
        let (sent, begun) = (Sent::default(), Instant::now());
        let keepers: Vec<_> = (0..tables)
            .map(|table| {
                let (budget, sent) = (budget.clone(), sent.clone());
                tokio::spawn(async move {
                    loop {
                        let turn = budget.turn().await;
                        budget
                            .redraw(turn, async {
                                for _ in 0..requests {
                                    let answered = async {
                                        sent.lock().push((begun.elapsed(), table));
                                        tokio::time::sleep(Duration::from_millis(120)).await;
                                    };
                                    budget.send(answered).await;
                                }
                            })
                            .await;
                    }
                })
            })
            .collect();
        tokio::time::sleep(time).await;
        keepers.iter().for_each(|keeper| keeper.abort());
        sent.lock().clone()
    }

    /// The most that was sent within any second.
    fn most(sent: &[(Duration, usize)]) -> usize {
        let within = |since: Duration| {
            let these = sent.iter();
            these
                .filter(|(at, _)| (since..since + SECOND).contains(at))
                .count()
        };
        sent.iter().map(|(at, _)| within(*at)).max().unwrap_or(0)
    }

    #[tokio::test(start_paused = true)]
    async fn no_second_has_more_requests_than_the_budget_and_tables_share_it_evenly() {
        for (tables, requests) in [(200, 1), (37, 1), (100, 3)] {
            let budget = Budget::new(Some(45));
            let time = Duration::from_secs(60);
            let sent = redraws(&budget, tables, requests, time).await;
            // Redraws get 36 of 45: the rest is kept for others.
            assert_eq!(most(&sent), 36);
            assert!(sent.len() >= 36 * 59, "and it is used: {}", sent.len());
            let mut by_table = BTreeMap::<usize, usize>::new();
            for (_, table) in &sent {
                *by_table.entry(*table).or_default() += 1;
            }
            let least = by_table.values().min().unwrap();
            let spread = by_table.values().max().unwrap() - least;
            assert_eq!(by_table.len(), tables);
            assert!(
                spread <= requests + 1,
                "{spread} of {least}, {tables} tables"
            );
        }
    }

    #[tokio::test(start_paused = true)]
    async fn what_members_wait_for_does_not_wait_for_redraws() {
        let budget = Budget::new(Some(45));
        let other = budget.clone();
        let asked = tokio::spawn(async move {
            tokio::time::sleep(Duration::from_secs(10)).await;
            let begun = Instant::now();
            for _ in 0..9 {
                other.send(async {}).await;
            }
            begun.elapsed()
        });
        redraws(&budget, 500, 1, Duration::from_secs(12)).await;
        assert_eq!(asked.await.unwrap(), Duration::ZERO);
    }

    #[tokio::test(start_paused = true)]
    async fn a_turn_that_is_not_used_is_free_at_once() {
        let budget = Budget::new(Some(1));
        let begun = Instant::now();
        for _ in 0..50 {
            let turn = budget.turn().await;
            budget.redraw(turn, async {}).await;
        }
        assert_eq!(begun.elapsed(), Duration::ZERO);
        budget.send(async {}).await;
        drop(budget.turn().await);
        assert_eq!(begun.elapsed(), SECOND);
    }

    #[tokio::test(start_paused = true)]
    async fn nothing_is_sent_while_discord_refuses_everything() {
        let budget = Budget::new(Some(10));
        let wait = Duration::from_secs(7);
        let begun = Instant::now();
        // Eight are under way, and will be repeated by the library when the time is over.
        for _ in 0..8 {
            budget.send(async {}).await;
        }
        budget.close_for(wait);
        budget.close_for(Duration::from_secs(2));
        let mut sent = Vec::new();
        for _ in 0..10 {
            budget.send(async {}).await;
            sent.push(begun.elapsed());
        }
        assert_eq!(sent[..2], [wait; 2]);
        assert_eq!(sent[2..], [wait + SECOND; 8], "with the repeated ones");
    }

    #[tokio::test(start_paused = true)]
    async fn a_request_that_waited_for_its_route_counts_when_it_is_sent() {
        let budget = Budget::new(Some(2));
        let slow = budget.clone();
        let slow = tokio::spawn(async move {
            slow.send(tokio::time::sleep(Duration::from_secs(5))).await;
        });
        let begun = Instant::now();
        slow.await.unwrap();
        budget.send(async {}).await;
        assert_eq!(begun.elapsed(), Duration::from_secs(5));
        budget.send(async {}).await;
        assert_eq!(begun.elapsed(), Duration::from_secs(6));
    }

    #[tokio::test(start_paused = true)]
    async fn without_a_budget_nothing_waits() {
        let budget = Budget::new(None);
        budget.close_for(Duration::from_secs(60));
        let begun = Instant::now();
        for _ in 0..1_000 {
            let turn = budget.turn().await;
            budget.redraw(turn, budget.send(async {})).await;
        }
        assert_eq!(begun.elapsed(), Duration::ZERO);
    }
}
