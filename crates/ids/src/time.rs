//! Moments and durations.

use std::fmt;
use std::ops::{Add, Sub};

/// A moment on the clock that deadlines go by, in milliseconds.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
#[serde(try_from = "i64")]
pub struct Moment(pub i64);

/// A duration in milliseconds; negative for a moment that has passed.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    serde::Serialize,
    serde::Deserialize,
)]
#[serde(try_from = "i64")]
pub struct Millis(pub i64);

/// The longest time that is read from text, in milliseconds: some 140,000 years, so that sums stay far within an `i64`.
const LONGEST: i64 = 1 << 52;

/// A time that is too long to be true.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} ms is out of range")]
pub struct TooLong(i64);

impl TryFrom<i64> for Moment {
    type Error = TooLong;
    fn try_from(ms: i64) -> Result<Moment, TooLong> {
        Millis::try_from(ms).map(|since| Moment(since.0))
    }
}

impl TryFrom<i64> for Millis {
    type Error = TooLong;
    fn try_from(ms: i64) -> Result<Millis, TooLong> {
        if (-LONGEST..=LONGEST).contains(&ms) {
            Ok(Millis(ms))
        } else {
            Err(TooLong(ms))
        }
    }
}

/// How often a table's row was written, which makes a second writer fail.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    serde::Serialize,
    serde::Deserialize,
)]
#[serde(transparent)]
pub struct Version(pub i64);

impl Version {
    /// The version after this one.
    #[must_use]
    pub fn next(self) -> Version {
        Version(self.0 + 1)
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Millis {
    /// A duration of zero.
    pub const ZERO: Millis = Millis(0);

    /// A number of seconds as a duration.
    #[must_use]
    pub const fn seconds(seconds: i64) -> Millis {
        Millis(seconds * 1000)
    }

    /// A number of hours as a duration.
    #[must_use]
    pub const fn hours(hours: i64) -> Millis {
        Millis::seconds(hours * 60 * 60)
    }

    /// A number of days as a duration.
    #[must_use]
    pub const fn days(days: i64) -> Millis {
        Millis::hours(days * 24)
    }

    /// This duration, or zero if it is negative.
    #[must_use]
    pub fn or_none(self) -> Millis {
        self.max(Millis::ZERO)
    }

    /// Whether the duration is zero.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        *self == Millis::ZERO
    }
}

impl Add<Millis> for Moment {
    type Output = Moment;
    fn add(self, time: Millis) -> Moment {
        Moment(self.0 + time.0)
    }
}

impl Sub for Moment {
    type Output = Millis;
    fn sub(self, earlier: Moment) -> Millis {
        Millis(self.0 - earlier.0)
    }
}

impl Add for Millis {
    type Output = Millis;
    fn add(self, more: Millis) -> Millis {
        Millis(self.0 + more.0)
    }
}

impl Sub for Millis {
    type Output = Millis;
    fn sub(self, less: Millis) -> Millis {
        Millis(self.0 - less.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_that_no_sum_could_hold_is_not_read() {
        for ms in [0, -LONGEST, LONGEST] {
            assert_eq!(Millis::try_from(ms), Ok(Millis(ms)));
            assert_eq!(Moment::try_from(ms), Ok(Moment(ms)));
        }
        for ms in [i64::MIN, -LONGEST - 1, LONGEST + 1, i64::MAX] {
            assert_eq!(Millis::try_from(ms), Err(TooLong(ms)));
            assert_eq!(Moment::try_from(ms), Err(TooLong(ms)));
        }
    }
}
