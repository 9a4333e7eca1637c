//! The first answer to an interaction, which Discord awaits for three seconds. Work that takes longer (on a disk that
//! is slow to write, say) is answered with "is thinking…" in time, and its result follows as an edit of that.

use super::refused::why;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::task::AbortHandle;
use tracing::Instrument as _;

/// How long the work may take before the answer is deferred. The rest of Discord's three seconds is for the ways there
/// and back.
const PATIENCE: Duration = Duration::from_secs(2);

/// How an answer is to be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerRoute {
    /// As the first answer.
    First,
    /// "Is thinking…" was sent in its place.
    Deferred,
}

/// The first answer that an interaction is owed. Dropping it means that none is to be sent.
pub struct FirstAnswer {
    /// How it is sent; `None` while it is owed.
    route: Arc<Mutex<Option<AnswerRoute>>>,
    deferring: AbortHandle,
}

impl FirstAnswer {
    /// An answer is owed from now on; `defer` sends "is thinking…".
    pub fn begin(
        defer: impl Future<Output = serenity::Result<()>> + Send + 'static,
    ) -> FirstAnswer {
        let route = Arc::<Mutex<Option<AnswerRoute>>>::default();
        let owed = route.clone();
        let deferring = async move {
            tokio::time::sleep(PATIENCE).await;
            let mut route = owed.lock().await;
            if route.is_none() {
                match defer.await {
                    Ok(()) => *route = Some(AnswerRoute::Deferred),
                    Err(error) => {
                        tracing::warn!("an answer could not be deferred: {}", why(&error))
                    }
                }
            }
        };
        let deferring = tokio::spawn(deferring.in_current_span());
        FirstAnswer {
            route,
            deferring: deferring.abort_handle(),
        }
    }

    /// How to send the answer, which can no longer be deferred.
    pub async fn route(&self) -> AnswerRoute {
        *self.route.lock().await.get_or_insert(AnswerRoute::First)
    }
}

impl Drop for FirstAnswer {
    fn drop(&mut self) {
        self.deferring.abort();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};
    use tokio::time::sleep;

    fn counted() -> (Arc<AtomicU32>, FirstAnswer) {
        let sent = Arc::<AtomicU32>::default();
        let count = sent.clone();
        let owed = FirstAnswer::begin(async move {
            count.fetch_add(1, Ordering::SeqCst);
            Ok(())
        });
        (sent, owed)
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_in_time_is_the_first() {
        let (sent, owed) = counted();
        sleep(PATIENCE - Duration::from_millis(1)).await;
        assert_eq!(owed.route().await, AnswerRoute::First);
        sleep(PATIENCE).await;
        assert_eq!(owed.route().await, AnswerRoute::First);
        assert_eq!(sent.load(Ordering::SeqCst), 0);
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_that_takes_long_is_deferred_once() {
        let (sent, owed) = counted();
        sleep(PATIENCE * 3).await;
        assert_eq!(owed.route().await, AnswerRoute::Deferred);
        assert_eq!(sent.load(Ordering::SeqCst), 1);
    }

    #[tokio::test(start_paused = true)]
    async fn what_could_not_be_deferred_is_answered_first() {
        let owed = FirstAnswer::begin(async { Err(serenity::Error::Other("a fault of the test")) });
        sleep(PATIENCE * 2).await;
        assert_eq!(owed.route().await, AnswerRoute::First);
    }

    #[tokio::test(start_paused = true)]
    async fn nothing_is_sent_for_an_interaction_that_is_dropped() {
        let (sent, owed) = counted();
        drop(owed);
        sleep(PATIENCE * 2).await;
        assert_eq!(sent.load(Ordering::SeqCst), 0);
    }
}
