//! Draws pictures in the background, at most as many at once as there are hands.

mod cache;

use cache::{Key, PictureCache};
use house::background::in_background;
use picture::Png;
use std::hash::Hash;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

/// A few worker slots ("hands") that draw, and a short queue before them.
/// A request that finds the queue full, or waits too long, goes without a picture: words do not wait for it.
#[derive(Clone)]
pub struct Studio {
    /// One permit for each job that is drawn or queued.
    places: Arc<Semaphore>,
    /// One permit for each job that is being drawn.
    hands: Arc<Semaphore>,
    patience: Duration,
    /// Recently drawn pictures.
    cache: PictureCache,
    /// Shown for every picture; then none is drawn.
    stand_in: Option<Png>,
}

/// How long to wait for a picture: an interaction has to be answered within three seconds.
const PATIENCE: Duration = Duration::from_millis(1500);
/// How many jobs may be queued for each hand.
const QUEUE: usize = 8;

impl Default for Studio {
    /// One hand for each core of the machine.
    fn default() -> Studio {
        let cores = available_parallelism().map_or(1, usize::from);
        Studio::new(cores, cores * QUEUE, PATIENCE)
    }
}

impl Studio {
    /// With this many `hands`, this many places in the `queue`, and `patience` for each request.
    pub fn new(hands: usize, queue: usize, patience: Duration) -> Studio {
        Studio {
            places: Arc::new(Semaphore::new(hands + queue)),
            hands: Arc::new(Semaphore::new(hands)),
            patience,
            cache: PictureCache::default(),
            stand_in: None,
        }
    }

    /// A studio that shows this picture for every other.
    pub fn showing(stand_in: Png) -> Studio {
        Studio {
            stand_in: Some(stand_in),
            ..Studio::default()
        }
    }

    /// A studio that never draws anything.
    pub fn closed() -> Studio {
        Studio::new(0, 0, PATIENCE)
    }

    /// Draws a picture identified by `data`: equal data mean the same picture, which is drawn once and cached for a
    /// while.
    /// There is no time limit, because the caller's words are shown already. `None` if the studio is full or drawing
    /// fails.
    pub async fn draw_once(
        &self,
        data: &impl Hash,
        job: impl FnOnce() -> Option<Png> + Send + 'static,
    ) -> Option<Png> {
        let entry = self.cache.entry(Key::from_data(data));
        if entry.initialized() {
            meters::PICTURES.count(["kept"]);
        }
        // Further requests for it wait for the same drawing and take no hand.
        let drawn = entry.get_or_try_init(|| self.drawn(job)).await;
        drawn.ok().cloned().flatten()
    }

    /// Draws a picture; `None` if the studio is full, patience ends or drawing fails.
    /// A job that was started is always finished, and keeps its hand until then.
    pub async fn draw(&self, job: impl FnOnce() -> Option<Png> + Send + 'static) -> Option<Png> {
        let drawn = tokio::time::timeout(self.patience, self.drawn(job)).await;
        drawn.ok()?.ok()?
    }

    async fn drawn(
        &self,
        job: impl FnOnce() -> Option<Png> + Send + 'static,
    ) -> Result<Option<Png>, Full> {
        let place = self.places.clone().try_acquire_owned().map_err(|_| {
            meters::PICTURES.count(["full"]);
            Full
        })?;
        let one_more = meters::QUEUE.one_more(["pictures"]);
        let hand = self.hands.clone().acquire_owned().await.map_err(|_| Full)?;
        let stand_in = self.stand_in.clone();
        let drawing = in_background(move || {
            let _kept_until_done = (place, hand, one_more);
            let begun = Instant::now();
            let drawn = stand_in.or_else(job);
            meters::PICTURE.record_since([], begun);
            meters::PICTURES.count([if drawn.is_some() { "drawn" } else { "failed" }]);
            drawn
        });
        let drawn = drawing.await;
        Ok(drawn.unwrap_or_else(|error| {
            tracing::error!("a picture could not be drawn: {error}");
            None
        }))
    }
}

/// The queue is full.
struct Full;

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    const LONG: Duration = Duration::from_secs(60);

    #[tokio::test]
    async fn a_picture_is_drawn_and_a_failure_is_none() {
        let studio = Studio::new(1, 1, LONG);
        assert_eq!(
            studio.draw(|| Some(Png::stand_in())).await,
            Some(Png::stand_in())
        );
        assert_eq!(studio.draw(|| None).await, None);
        // A panic loses its picture, but not the hand.
        assert_eq!(studio.draw(|| panic!("no ink")).await, None);
        assert_eq!(
            studio.draw(|| Some(Png::stand_in())).await,
            Some(Png::stand_in())
        );
    }

    #[tokio::test]
    async fn a_full_studio_takes_no_more_and_is_free_again_afterwards() {
        let studio = Studio::new(1, 1, LONG);
        let (begun, is_begun) = tokio::sync::oneshot::channel();
        let (finish, finished) = mpsc::channel::<()>();
        let first = tokio::spawn({
            let studio = studio.clone();
            async move {
                let job = move || {
                    let _ = begun.send(());
                    finished.recv().ok().map(|()| Png::stand_in())
                };
                studio.draw(job).await
            }
        });
        assert!(is_begun.await.is_ok());
        let second = tokio::spawn({
            let studio = studio.clone();
            async move { studio.draw(|| Some(Png::stand_in())).await }
        });
        while studio.places.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        // One is drawn and one is queued: the third is refused at once.
        assert_eq!(studio.draw(|| Some(Png::stand_in())).await, None);
        assert!(finish.send(()).is_ok());
        assert_eq!(first.await.ok().flatten(), Some(Png::stand_in()));
        assert_eq!(second.await.ok().flatten(), Some(Png::stand_in()));
        assert_eq!(
            studio.draw(|| Some(Png::stand_in())).await,
            Some(Png::stand_in())
        );
    }

    #[tokio::test]
    async fn the_same_is_drawn_once() {
        let studio = Studio::new(1, 1, Duration::from_secs(9));
        let drawn = || Some(Png::stand_in());
        assert_eq!(studio.draw_once(&("a", 1), drawn).await, drawn());
        // Drawing it a second time would fail.
        assert_eq!(studio.draw_once(&("a", 1), || None).await, drawn());
        assert_eq!(studio.draw_once(&("a", 2), || None).await, None);
    }

    #[tokio::test]
    async fn a_second_request_for_the_same_drawing_takes_no_place_and_waits_however_long() {
        let studio = Studio::new(1, 0, Duration::ZERO);
        let (finish, finished) = mpsc::channel::<()>();
        let (begun, is_begun) = tokio::sync::oneshot::channel();
        let asked = |job: Box<dyn FnOnce() -> Option<Png> + Send>| {
            let studio = studio.clone();
            tokio::spawn(async move { studio.draw_once(&"the same", job).await })
        };
        let first = asked(Box::new(move || {
            let _ = begun.send(());
            finished.recv().ok().map(|()| Png::stand_in())
        }));
        assert!(is_begun.await.is_ok());
        // There is one hand and no queue: a separate drawing would be refused.
        let second = asked(Box::new(|| None));
        tokio::task::yield_now().await;
        assert!(finish.send(()).is_ok());
        assert_eq!(first.await.ok().flatten(), Some(Png::stand_in()));
        assert_eq!(second.await.ok().flatten(), Some(Png::stand_in()));
    }

    #[tokio::test]
    async fn what_found_the_studio_full_is_drawn_when_it_is_asked_for_again() {
        let studio = Studio::new(1, 0, LONG);
        let taken = studio.places.clone().try_acquire_owned();
        let drawn = || Some(Png::stand_in());
        assert_eq!(studio.draw_once(&"a", drawn).await, None);
        drop(taken);
        assert_eq!(studio.draw_once(&"a", drawn).await, drawn());
    }

    #[tokio::test]
    async fn nobody_waits_longer_than_their_patience() {
        let studio = Studio::new(1, 1, Duration::from_millis(1));
        let (finish, finished) = mpsc::channel::<()>();
        let slow = move || finished.recv().ok().map(|()| Png::stand_in());
        // A slow drawing is not waited for, and keeps its hand …
        assert_eq!(studio.draw(slow).await, None);
        assert_eq!(studio.draw(|| Some(Png::stand_in())).await, None);
        assert_eq!(studio.hands.available_permits(), 0);
        // … until it is finished.
        assert!(finish.send(()).is_ok());
        assert!(studio.hands.acquire().await.is_ok());
    }
}
