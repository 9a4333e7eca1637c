//! Work that keeps a core busy, searches and drawings, on threads that give way to those that answer clicks.

use std::sync::LazyLock;
use tokio::runtime::{Builder, Runtime};
use tokio::task::{JoinHandle, spawn_blocking};

/// Its threads alone are used, for blocking work: nothing is ever polled on it.
static BACKGROUND: LazyLock<Option<Runtime>> = LazyLock::new(|| {
    let runtime = Builder::new_current_thread()
        .thread_name("background")
        .on_thread_start(give_way)
        .build();
    runtime
        .inspect_err(|error| tracing::warn!("could not start the background threads: {error}"))
        .ok()
});

/// Runs `work` on a thread of low priority. How much runs at once is for the caller to bound.
///
/// Must be called within a tokio runtime.
pub fn in_background<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> JoinHandle<T> {
    match &*BACKGROUND {
        Some(runtime) => runtime.spawn_blocking(work),
        None => spawn_blocking(work),
    }
}

/// Lets this thread run when no other of the same program wants the core. Where that is impossible, it competes.
fn give_way() {
    // Elsewhere, this would be the priority of the whole process.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, LEAST) {
        tracing::debug!("could not lower a background thread's priority: {error}");
    }
}

/// The nice value of the background's threads. At 19, they would starve while the machine is busy with other programs.
#[cfg(target_os = "linux")]
const LEAST: i32 = 10;

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn heavy_work_gives_way_to_whoever_asked_for_it() {
        let priority = || rustix::process::getpriority_process(None).ok();
        let own = priority();
        assert_eq!(in_background(priority).await.ok(), Some(Some(LEAST)));
        assert_eq!(priority(), own);
    }

    #[tokio::test]
    async fn work_that_panics_says_so_and_the_next_is_done() {
        let panicked = in_background(|| panic!("no ink")).await;
        assert!(panicked.is_err_and(|error| error.is_panic()));
        assert_eq!(in_background(|| 2 + 3).await.ok(), Some(5));
    }
}
