//! How often members may repeat what would keep others from acting: each kind has its bound, and whoever reaches it is
//! told when it is possible again.

use ids::{MemberId, Millis, Moment};
use serde::{Deserialize, Serialize};

/// What is counted, because repeating it would keep others from acting: it withdraws the shuffle, starts a deadline
/// afresh, asks everybody something, or posts the table's message anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Repeated {
    /// Coming back: counts how often a member has left, sat out, or given a patron's hand back.
    ComeBack,
    /// Seating patrons: counts how often a member has sent one away.
    SeatPatron,
    /// Playing for coins or for fun.
    ChooseCoins,
    /// Setting options of the game.
    ChooseRules,
    /// Choosing partners.
    ChoosePartner,
    /// Cutting a pack.
    Cut,
    /// Stopping the clock.
    Pause,
    /// Asking the others to cancel a deal or match.
    CallOff,
    /// Passing on the host role.
    HandOver,
    /// Choosing the language of the public messages: counted for the whole table, whoever chooses.
    ChooseLanguage,
    /// Posting the table's message anew.
    Show,
}

/// When something counts no more.
enum Renewed {
    /// This long after the last time; from the next deal on, all is as new.
    After(Millis),
    /// Each time an hour after it was done.
    Hourly,
    /// With the next shuffle.
    WithShuffle,
    /// With the next deal.
    WithDeal,
}

/// What lies further back is not counted, where time is.
const HOUR: Millis = Millis::hours(1);
const MINUTE: Millis = Millis::seconds(60);

/// The most counts that a table keeps; beyond them the oldest is dropped.
const MOST: usize = 100;

impl Repeated {
    /// How often it may be done, and when it counts no more.
    fn bound(self) -> (usize, Renewed) {
        match self {
            Repeated::ComeBack => (2, Renewed::After(MINUTE)),
            Repeated::SeatPatron => (8, Renewed::After(MINUTE)),
            Repeated::ChooseCoins => (4, Renewed::After(MINUTE)),
            Repeated::ChooseRules => (8, Renewed::After(MINUTE)),
            Repeated::ChoosePartner => (8, Renewed::WithDeal),
            Repeated::Cut => (3, Renewed::WithShuffle),
            Repeated::Pause | Repeated::HandOver => (3, Renewed::WithDeal),
            Repeated::CallOff => (1, Renewed::WithDeal),
            Repeated::ChooseLanguage => (1, Renewed::Hourly),
            Repeated::Show => (2, Renewed::Hourly),
        }
    }

    /// Whose count it is: one member's, or (`None`) the table's.
    fn counted_for(self, by: MemberId) -> Option<MemberId> {
        (self != Repeated::ChooseLanguage).then_some(by)
    }
}

/// What members have lately repeated at a table.
///
/// Its times need not be moved after downtime, which counts for whoever waits. A time that lies ahead, because the
/// machine's clock was set back, does not count.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bounds(Vec<Count>);

/// A bound that is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reached {
    /// When it is possible again; `None`: with the next deal, or shuffle.
    pub until: Option<Moment>,
}

/// When somebody last did something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Count {
    what: Repeated,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by: Option<MemberId>,
    /// The latest times, oldest first, at most as many as the bound allows.
    at: Vec<Moment>,
}

impl Bounds {
    /// Whether nothing is counted.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Stops a member who has done something as often as they may.
    ///
    /// # Errors
    /// They have to wait.
    pub(crate) fn check(&self, what: Repeated, by: MemberId, now: Moment) -> Result<(), Reached> {
        let by = what.counted_for(by);
        let mut counts = self.0.iter();
        let at = counts.find(|count| (count.what, count.by) == (what, by));
        let at = at.map_or(&[][..], |count| &count.at);
        let (most, renewed) = what.bound();
        let lately = at.iter().copied();
        let lately: Vec<Moment> = lately
            .filter(|&at| !renewed.goes_by_time() || (Millis::ZERO..HOUR).contains(&(now - at)))
            .collect();
        let (Some(&first), Some(&last)) = (lately.first(), lately.last()) else {
            return Ok(());
        };
        let until = match renewed {
            Renewed::After(wait) => Some(last + wait),
            Renewed::Hourly => Some(first + HOUR),
            Renewed::WithShuffle | Renewed::WithDeal => None,
        };
        if lately.len() >= most && until.is_none_or(|until| now < until) {
            Err(Reached { until })
        } else {
            Ok(())
        }
    }

    /// Counts one more time.
    pub(crate) fn count(&mut self, what: Repeated, by: MemberId, now: Moment) {
        let by = what.counted_for(by);
        // What is no longer counted is dropped, time by time, and so is what is too much.
        for count in &mut self.0 {
            if count.what.bound().1.goes_by_time() {
                let counts = |at: &Moment| (Millis::ZERO..HOUR).contains(&(now - *at));
                count.at.retain(counts);
            }
        }
        self.0.retain(|count| !count.at.is_empty());
        let known = self.0.iter().position(|c| (c.what, c.by) == (what, by));
        let mut at = known.map_or(Vec::new(), |known| self.0.remove(known).at);
        at.push(now);
        let (most, _) = what.bound();
        at.drain(..at.len().saturating_sub(most));
        self.0.push(Count { what, by, at });
        self.0.drain(..self.0.len().saturating_sub(MOST));
    }

    /// The pack was shuffled anew.
    pub(crate) fn begin_shuffle(&mut self) {
        let outlasts = |count: &Count| !matches!(count.what.bound().1, Renewed::WithShuffle);
        self.0.retain(outlasts);
    }

    /// A deal begins.
    pub(crate) fn begin_deal(&mut self) {
        let outlasts = |count: &Count| matches!(count.what.bound().1, Renewed::Hourly);
        self.0.retain(outlasts);
    }
}

impl Renewed {
    /// Whether times are what counts.
    fn goes_by_time(&self) -> bool {
        matches!(self, Renewed::After(_) | Renewed::Hourly)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    const ANN: MemberId = MemberId(1);
    const BOB: MemberId = MemberId(2);
    const NOON: Moment = Moment(1_000_000_000_000);

    fn minutes(minutes: i64) -> Millis {
        Millis::seconds(60 * minutes)
    }

    fn until(until: Moment) -> Result<(), Reached> {
        let until = Some(until);
        Err(Reached { until })
    }

    /// Only what lies ahead is forgotten when the clock is set back, not what was done before it.
    #[test]
    fn a_clock_set_back_renews_nothing_that_lies_behind_it() {
        let mut bounds = Bounds::default();
        bounds.count(Repeated::Show, ANN, NOON);
        bounds.count(Repeated::Show, ANN, NOON + minutes(10));
        let back = NOON + minutes(5);
        bounds.count(Repeated::Pause, BOB, back);
        assert_eq!(bounds.check(Repeated::Show, ANN, back), Ok(()));
        bounds.count(Repeated::Show, ANN, back);
        let reached = bounds.check(Repeated::Show, ANN, back);
        assert_eq!(reached, until(NOON + HOUR));
    }

    #[test]
    fn twice_in_any_hour_and_again_when_the_first_is_an_hour_old() {
        let mut bounds = Bounds::default();
        let what = Repeated::Show;
        for minute in [0, 40] {
            let now = NOON + minutes(minute);
            bounds.check(what, ANN, now).unwrap();
            bounds.count(what, ANN, now);
        }
        let last = NOON + HOUR + Millis(-1);
        assert_eq!(bounds.check(what, ANN, last), until(NOON + HOUR));
        assert_eq!(bounds.check(what, BOB, last), Ok(()));
        bounds.check(what, ANN, NOON + HOUR).unwrap();
        bounds.count(what, ANN, NOON + HOUR);
        let again = bounds.check(what, ANN, NOON + HOUR);
        assert_eq!(again, until(NOON + HOUR + minutes(40)));
    }

    #[test]
    fn whoever_came_back_a_minute_after_the_second_time_waits_again_after_the_third() {
        let mut bounds = Bounds::default();
        let what = Repeated::ComeBack;
        bounds.count(what, ANN, NOON);
        assert_eq!(bounds.check(what, ANN, NOON), Ok(()));
        for minute in [1, 2, 3] {
            let now = NOON + minutes(minute);
            bounds.count(what, ANN, now);
            assert_eq!(bounds.check(what, ANN, now), until(now + MINUTE));
            assert_eq!(bounds.check(what, ANN, now + MINUTE), Ok(()));
        }
        bounds.begin_deal();
        assert!(bounds.is_empty());
    }

    #[test]
    fn a_clock_that_was_set_back_keeps_nobody_waiting_and_downtime_counts_as_waiting() {
        let mut bounds = Bounds::default();
        let what = Repeated::ChooseLanguage;
        bounds.count(what, ANN, NOON);
        let before = NOON + Millis::days(-400);
        assert_eq!(bounds.check(what, BOB, before), Ok(()));
        assert_eq!(bounds.check(what, BOB, NOON), until(NOON + HOUR));
        assert_eq!(bounds.check(what, BOB, NOON + HOUR), Ok(()));
    }

    /// Strangers come and go by the thousand at a table that never deals.
    #[test]
    fn what_is_counted_cannot_grow_without_bound() {
        let mut bounds = Bounds::default();
        for stranger in 0..10_000 {
            let now = NOON + Millis(stranger);
            let member = MemberId(stranger.unsigned_abs());
            for _ in 0..4 {
                bounds.count(Repeated::ComeBack, member, now);
            }
            bounds.count(Repeated::Pause, member, now);
        }
        assert_eq!(bounds.0.len(), MOST);
        assert!(bounds.0.iter().all(|count| count.at.len() <= 2));
        let last = MemberId(9_999);
        let now = NOON + Millis(9_999);
        assert!(bounds.check(Repeated::ComeBack, last, now).is_err());
        bounds.count(Repeated::Show, ANN, now + HOUR);
        let kinds = bounds.0.iter().map(|count| count.what);
        assert!(!kinds.collect::<Vec<_>>().contains(&Repeated::ComeBack));
    }
}
