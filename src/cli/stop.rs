//! The end: asked for by the operator or the system, and there within ten seconds.

use super::{End, runtime};
use std::time::Duration;
use tokio_util::sync::CancellationToken;

/// How long what is under way may take to end after it was asked to; the rest of the ten seconds that service managers
/// and containers grant is for a slow machine.
const AT_MOST: Duration = Duration::from_secs(8);

/// Does what runs until it is asked to stop, by Ctrl-C or SIGTERM: from its first moment on, such a wish is told to it
/// and ends the program no longer by itself. Whatever has not ended [`AT_MOST`] later is cut off.
///
/// # Errors
/// As what is done; status 1 where that was cut off, or the system does not let us listen.
pub fn until_stopped(
    work: impl AsyncFnOnce(CancellationToken) -> Result<(), End>,
) -> Result<(), End> {
    let watch = Watch::begin()?;
    run(watch.over(work))
}

/// What is on threads of its own at the end, a picture that is drawn or a patron that thinks, is of no use to anybody
/// any more: it is not waited for.
fn run(work: impl Future<Output = Result<(), End>>) -> Result<(), End> {
    let runtime = runtime()?;
    let done = runtime.block_on(work);
    runtime.shutdown_background();
    done
}

/// Whether the end was asked for, and whether it takes too long.
#[derive(Clone, Default)]
struct Watch {
    asked: CancellationToken,
    overdue: CancellationToken,
}

impl Watch {
    /// Watches on a thread of its own, so that nothing that hangs hides the wish or holds up the end.
    fn begin() -> Result<Watch, End> {
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = runtime.enable_all().build().map_err(End::broken)?;
        let wish = runtime.block_on(async { Wish::listen() })?;
        let watch = Watch::default();
        let keep = watch.clone().keep(wish.told());
        std::thread::Builder::new()
            .name("stop".to_owned())
            .spawn(move || runtime.block_on(keep))
            .map_err(End::broken)?;
        Ok(watch)
    }

    async fn keep(self, wish: impl Future<Output = ()>) {
        wish.await;
        self.asked.cancel();
        tokio::time::sleep(AT_MOST).await;
        self.overdue.cancel();
    }

    async fn over(
        self,
        work: impl AsyncFnOnce(CancellationToken) -> Result<(), End>,
    ) -> Result<(), End> {
        tokio::select! {
            done = work(self.asked) => done,
            () = self.overdue.cancelled() => Err(End::broken(
                "the end took too long and was cut off; what was done is in the database",
            )),
        }
    }
}

/// The wish of the operator or the system that the program end.
struct Wish {
    #[cfg(unix)]
    signals: [tokio::signal::unix::Signal; 2],
}

impl Wish {
    fn listen() -> Result<Wish, End> {
        #[cfg(unix)]
        {
            use tokio::signal::unix::{SignalKind, signal};
            let listen = |kind| signal(kind).map_err(End::broken);
            Ok(Wish {
                signals: [
                    listen(SignalKind::interrupt())?,
                    listen(SignalKind::terminate())?,
                ],
            })
        }
        #[cfg(not(unix))]
        Ok(Wish {})
    }

    /// Ready when it was told, also if that was before this was called.
    async fn told(self) {
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

    /// What comes of work that is asked to stop.
    async fn asked_to_stop(
        work: impl AsyncFnOnce(CancellationToken) -> Result<(), End>,
    ) -> Result<(), End> {
        let watch = Watch::default();
        let keep = watch.clone().keep(ready(()));
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
        // It would go on for as long as this is there.
        drop(finish);
    }
}
