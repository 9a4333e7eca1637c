//! Limits how often one member may do something.

use crate::time::Time;
use ids::{GuildId, MemberId};
use parking_lot::Mutex;
use std::collections::{HashMap, VecDeque};

/// How often a member may do something within a period. It goes by the steady clock: setting the time of day neither
/// keeps anyone waiting nor lets them continue sooner.
pub struct RateLimit {
    most: usize,
    within_ms: i64,
    /// When each member did it recently, by the steady clock.
    lately: Mutex<HashMap<(GuildId, MemberId), VecDeque<i64>>>,
}

impl RateLimit {
    /// Allows `most` times (at least one) in any period of this length (milliseconds).
    pub fn new(most: usize, within_ms: i64) -> RateLimit {
        RateLimit {
            most,
            within_ms,
            lately: Mutex::default(),
        }
    }

    /// Counts one more time.
    ///
    /// # Errors
    /// It is one too many and was not counted; says when it will be allowed (epoch milliseconds).
    pub fn count(&self, guild: GuildId, member: MemberId, time: &dyn Time) -> Result<(), i64> {
        let now = time.steady();
        let mut all = self.lately.lock();
        // Drops what is long ago, so that the map stays small.
        all.retain(|_, times| {
            times.retain(|&at| now - at < self.within_ms);
            !times.is_empty()
        });
        let times = all.entry((guild, member)).or_default();
        match times.front() {
            Some(first) if times.len() >= self.most => {
                Err(time.now() + first + self.within_ms - now)
            }
            _ => {
                times.push_back(now);
                Ok(())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::separate_clocks;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicI64, Ordering};

    const GUILD: GuildId = GuildId(1);
    const ANN: MemberId = MemberId(1);
    const BOB: MemberId = MemberId(2);

    /// A steady clock moved by hand, and how far the time of day is ahead of it.
    fn clocks() -> (Arc<AtomicI64>, Arc<AtomicI64>, Arc<dyn Time>) {
        let (steady, ahead) = (Arc::<AtomicI64>::default(), Arc::<AtomicI64>::default());
        let (clock, set) = (steady.clone(), ahead.clone());
        let tell = steady.clone();
        let time = separate_clocks(
            move || clock.load(Ordering::SeqCst) + set.load(Ordering::SeqCst),
            move || tell.load(Ordering::SeqCst),
        );
        (steady, ahead, time)
    }

    #[test]
    fn so_often_in_any_minute_and_again_when_the_first_is_a_minute_old() {
        let (steady, _, time) = clocks();
        let pace = RateLimit::new(30, 60_000);
        let count = |guild, member, at| {
            steady.store(at, Ordering::SeqCst);
            pace.count(guild, member, time.as_ref())
        };
        for n in 0..30 {
            assert_eq!(count(GUILD, ANN, 1_000 + n), Ok(()));
        }
        assert_eq!(count(GUILD, ANN, 2_000), Err(61_000));
        assert_eq!(count(GUILD, BOB, 2_000), Ok(()));
        assert_eq!(count(GuildId(2), ANN, 2_000), Ok(()));
        assert_eq!(count(GUILD, ANN, 60_999), Err(61_000));
        assert_eq!(count(GUILD, ANN, 61_000), Ok(()));
        assert_eq!(count(GUILD, ANN, 61_000), Err(61_001));
    }

    #[test]
    fn only_what_was_counted_lately_takes_room() {
        let (steady, _, time) = clocks();
        let pace = RateLimit::new(1, 60_000);
        for member in 0..1_000 {
            let counted = || pace.count(GUILD, MemberId(member), time.as_ref());
            assert_eq!(counted(), Ok(()));
            assert!(counted().is_err(), "what is refused takes none");
        }
        let known = || {
            pace.lately
                .lock()
                .values()
                .map(VecDeque::len)
                .sum::<usize>()
        };
        assert_eq!(known(), 1_000);
        steady.store(60_000, Ordering::SeqCst);
        assert_eq!(pace.count(GUILD, ANN, time.as_ref()), Ok(()));
        assert_eq!((known(), pace.lately.lock().len()), (1, 1));
    }

    #[test]
    fn setting_the_time_of_day_is_no_time() {
        const HOUR: i64 = 60 * 60_000;
        for set in [-HOUR, HOUR, -400 * 24 * HOUR] {
            let (steady, ahead, time) = clocks();
            let pace = RateLimit::new(1, 60_000);
            assert_eq!(pace.count(GUILD, ANN, time.as_ref()), Ok(()));
            ahead.store(set, Ordering::SeqCst);
            // Expressed in the present time of day.
            assert_eq!(
                pace.count(GUILD, ANN, time.as_ref()),
                Err(set + 60_000),
                "{set}"
            );
            steady.store(59_999, Ordering::SeqCst);
            assert_eq!(
                pace.count(GUILD, ANN, time.as_ref()),
                Err(set + 60_000),
                "{set}"
            );
            steady.store(60_000, Ordering::SeqCst);
            assert_eq!(pace.count(GUILD, ANN, time.as_ref()), Ok(()), "{set}");
        }
    }
}
