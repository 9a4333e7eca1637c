//! Work that goes on for as long as the program does: nothing of it dies in silence.

use std::time::Duration;
use tokio::task::JoinSet;

/// How long work that panicked is left alone before it is begun anew.
const AFTER_PANIC: Duration = Duration::from_secs(1);

/// Does work until it ends by itself. Where it panics, that is logged under its name, and it is begun anew.
/// Dropping this ends it.
pub async fn kept_up<Work>(name: &'static str, begin: impl Fn() -> Work)
where
    Work: Future<Output = ()> + Send + 'static,
{
    loop {
        let mut work = JoinSet::new();
        work.spawn(begin());
        match work.join_next().await {
            Some(Err(error)) if error.is_panic() => {
                // What the panic says was logged where it was raised.
                tracing::error!("{name} panicked and is begun anew");
                tokio::time::sleep(AFTER_PANIC).await;
            }
            _ => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};

    #[tokio::test(start_paused = true)]
    async fn what_panics_is_begun_anew_until_it_ends_by_itself() {
        let begun = Arc::new(AtomicU32::new(0));
        let count = begun.clone();
        kept_up("this work", move || {
            let count = count.clone();
            async move {
                let times = count.fetch_add(1, Ordering::SeqCst) + 1;
                assert!(times >= 3, "a panic that the test wants");
            }
        })
        .await;
        assert_eq!(begun.load(Ordering::SeqCst), 3);
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_drops_it_ends_the_work() {
        let (alive, mut gone) = tokio::sync::mpsc::channel::<()>(1);
        let endless = kept_up("this work", move || {
            let alive = alive.clone();
            async move {
                alive.closed().await;
            }
        });
        assert!(tokio::time::timeout(AFTER_PANIC, endless).await.is_err());
        // The sender was dropped with the work.
        assert_eq!(gone.recv().await, None);
    }
}
