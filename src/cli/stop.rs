//! Shutdown: on request of the operator or the system, and within ten seconds.

use super::{End, runtime};
use std::time::Duration;
use tokio_util::sync::CancellationToken;

/// How long running work may take to end after a request to stop; the rest of the ten seconds that service managers
/// and containers grant is a margin for slow machines.
pub const AT_MOST: Duration = Duration::from_secs(8);

/// Runs the work until it ends or is asked to stop by Ctrl-C or SIGTERM. From the start these signals no longer end
/// the program by themselves but are passed to the work. Whatever has not ended `at_most` later is cut off.
///
/// # Errors
/// The work's error; status 1 if it was cut off, or if signals cannot be handled.
pub fn until_stopped(
    at_most: Duration,
    work: impl AsyncFnOnce(CancellationToken) -> Result<(), End>,
) -> Result<(), End> {
    let watch = Watch::begin(at_most)?;
    run(watch.over(work))
}

/// Threads that still draw a picture or think for a patron at the end are of no use to anybody any more, so they are
/// not waited for.
fn run(work: impl Future<Output = Result<(), End>>) -> Result<(), End> {
    let runtime = runtime()?;
    let done = runtime.block_on(work);
    runtime.shutdown_background();
    done
}

/// Whether a stop was requested, and whether it takes too long.
#[derive(Clone, Default)]
struct Watch {
    asked: CancellationToken,
    overdue: CancellationToken,
}

impl Watch {
    /// Watches on a thread of its own, so that nothing that hangs can hide the request or delay the end.
    fn begin(at_most: Duration) -> Result<Watch, End> {
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = runtime.enable_all().build().map_err(End::broken)?;
        let stop_signal = runtime.block_on(async { StopSignals::listen() })?;
        let watch = Watch::default();
        let keep = watch.clone().keep(stop_signal.received(), at_most);
        std::thread::Builder::new()
            .name("stop".to_owned())
            .spawn(move || runtime.block_on(keep))
            .map_err(End::broken)?;
        Ok(watch)
    }

    async fn keep(self, stop_signal: impl Future<Output = ()>, at_most: Duration) {
        stop_signal.await;
        self.asked.cancel();
        tokio::time::sleep(at_most).await;
        self.overdue.cancel();
    }

    async fn over(
        self,
        work: impl AsyncFnOnce(CancellationToken) -> Result<(), End>,
    ) -> Result<(), End> {
        tokio::select! {
            done = work(self.asked) => done,
            () = self.overdue.cancelled() => Err(End::broken(
                "shutting down took too long and was cut off; everything that was done is saved in the database",
            )),
        }
    }
}

/// A request to stop from the operator or the system.
struct StopSignals {
    #[cfg(unix)]
    signals: [tokio::signal::unix::Signal; 2],
}

impl StopSignals {
    fn listen() -> Result<StopSignals, End> {
        #[cfg(unix)]
        {
            use tokio::signal::unix::{SignalKind, signal};
            let listen = |kind| signal(kind).map_err(End::broken);
            Ok(StopSignals {
                signals: [
                    listen(SignalKind::interrupt())?,
                    listen(SignalKind::terminate())?,
                ],
            })
        }
        #[cfg(not(unix))]
        Ok(StopSignals {})
    }

    /// Ready when a stop was requested, even if that was before this was called.
    async fn received(self) {
        #[cfg(unix)]
        {
            let [mut interrupted, mut terminated] = self.signals;
            tokio::select! {
                _ = interrupted.recv() => {}
                _ = terminated.recv() => {}
            }
        }
        #[cfg(not(unix))]
        {
            let _ = tokio::signal::ctrl_c().await;
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::future::{pending, ready};
    use std::sync::mpsc;

    /// The result of work that is asked to stop.
    async fn asked_to_stop(
        work: impl AsyncFnOnce(CancellationToken) -> Result<(), End>,
    ) -> Result<(), End> {
        let watch = Watch::default();
        let keep = watch.clone().keep(ready(()), AT_MOST);
        tokio::join!(watch.over(work), keep).0
    }

    #[tokio::test(start_paused = true)]
    async fn what_ends_when_it_is_asked_to_ends_well() {
        let done = asked_to_stop(async |stop| {
            stop.cancelled().await;
            Ok(())
        });
        assert!(done.await.is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn what_does_not_end_is_cut_off_with_status_1() {
        let done = asked_to_stop(async |_| pending().await).await;
        assert_eq!(done.unwrap_err().status, 1);
    }

    #[test]
    fn a_picture_and_a_patron_on_threads_of_their_own_hold_up_no_end() {
        let (finish, finished) = mpsc::channel::<()>();
        let done = run(async {
            let (begin, begun) = tokio::sync::oneshot::channel();
            tokio::task::spawn_blocking(move || {
                let _ = begin.send(());
                finished.recv()
            });
            begun.await.map_err(End::broken)
        });
        assert!(done.is_ok());
        // The work would continue for as long as this exists.
        drop(finish);
    }
}
