//! The first answer to an interaction, which Discord awaits for three seconds. Work that takes longer (on a disk that is
//! slow to write, say) is answered with "is thinking…" in time, and its result follows as an edit of that.

use super::surfaces::why;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::task::AbortHandle;
use tracing::Instrument as _;

/// How long the work may take before the answer is put off. The rest of Discord's three seconds is for the ways there
/// and back.
const PATIENCE: Duration = Duration::from_secs(2);

/// How an answer is to be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// As the first answer.
    First,
    /// "Is thinking…" was sent in its place.
    Late,
}

/// The first answer that an interaction is owed. Dropping it means that none is to be sent.
pub struct FirstAnswer {
    /// How it is sent; `None` while it is owed.
    turn: Arc<Mutex<Option<Turn>>>,
    putting_off: AbortHandle,
}

impl FirstAnswer {
    /// An answer is owed from now on; `put_off` sends "is thinking…".
    pub fn owed(
        put_off: impl Future<Output = serenity::Result<()>> + Send + 'static,
    ) -> FirstAnswer {
        let turn = Arc::<Mutex<Option<Turn>>>::default();
        let owed = turn.clone();
        let putting_off = async move {
            tokio::time::sleep(PATIENCE).await;
            let mut turn = owed.lock().await;
            if turn.is_none() {
                match put_off.await {
                    Ok(()) => *turn = Some(Turn::Late),
                    Err(error) => tracing::warn!("an answer could not be put off: {}", why(&error)),
                }
            }
        };
        let putting_off = tokio::spawn(putting_off.in_current_span());
        FirstAnswer {
            turn,
            putting_off: putting_off.abort_handle(),
        }
    }

    /// How to send the answer, which is not put off any more.
    pub async fn turn(&self) -> Turn {
        *self.turn.lock().await.get_or_insert(Turn::First)
    }
}

impl Drop for FirstAnswer {
    fn drop(&mut self) {
        self.putting_off.abort();
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
        let owed = FirstAnswer::owed(async move {
            count.fetch_add(1, Ordering::SeqCst);
            Ok(())
        });
        (sent, owed)
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_in_time_is_the_first() {
        let (sent, owed) = counted();
        sleep(PATIENCE - Duration::from_millis(1)).await;
        assert_eq!(owed.turn().await, Turn::First);
        sleep(PATIENCE).await;
        assert_eq!(owed.turn().await, Turn::First);
        assert_eq!(sent.load(Ordering::SeqCst), 0);
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_that_takes_long_is_put_off_once() {
        let (sent, owed) = counted();
        sleep(PATIENCE * 3).await;
        assert_eq!(owed.turn().await, Turn::Late);
        assert_eq!(sent.load(Ordering::SeqCst), 1);
    }

    #[tokio::test(start_paused = true)]
    async fn what_could_not_be_put_off_is_answered_first() {
        let owed = FirstAnswer::owed(async { Err(serenity::Error::Other("a fault of the test")) });
        sleep(PATIENCE * 2).await;
        assert_eq!(owed.turn().await, Turn::First);
    }

    #[tokio::test(start_paused = true)]
    async fn nothing_is_sent_for_an_interaction_that_is_dropped() {
        let (sent, owed) = counted();
        drop(owed);
        sleep(PATIENCE * 2).await;
        assert_eq!(sent.load(Ordering::SeqCst), 0);
    }
}
