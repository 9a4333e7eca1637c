//! Tasks that run as long as the program does; none of them dies silently.

use std::time::Duration;
use tokio::task::JoinSet;

/// How long to wait before restarting a task that panicked.
const AFTER_PANIC: Duration = Duration::from_secs(1);

/// Runs a task until it ends by itself. If it panics, that is logged under its name, and it is restarted. Dropping the
/// future stops the task.
pub async fn supervised<Work>(name: &'static str, start: impl Fn() -> Work)
where
    Work: Future<Output = ()> + Send + 'static,
{
    loop {
        let mut task = JoinSet::new();
        task.spawn(start());
        match task.join_next().await {
            Some(Err(error)) if error.is_panic() => {
                // The panic's message was logged where it was raised.
                tracing::error!("{name} panicked and is being restarted");
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
    async fn a_task_that_panics_is_started_again_until_it_ends_by_itself() {
        let begun = Arc::new(AtomicU32::new(0));
        let count = begun.clone();
        supervised("a task", move || {
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
    async fn dropping_it_stops_the_task() {
        let (alive, mut gone) = tokio::sync::mpsc::channel::<()>(1);
        let endless = supervised("a task", move || {
            let alive = alive.clone();
            async move {
                alive.closed().await;
            }
        });
        assert!(tokio::time::timeout(AFTER_PANIC, endless).await.is_err());
        // The sender was dropped with the task.
        assert_eq!(gone.recv().await, None);
    }
}
