//! The data of a plot: lines over time, and the text around them.

/// A value at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// The number of a deal, or epoch milliseconds.
    pub at: i64,
    /// In coins, along the vertical axis.
    pub value: i64,
}

/// A line: at least one point, in order of time, thinned to what a picture can show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track(pub(super) Vec<Point>);

/// The most points drawn of a line: more would only fall on the same columns of pixels.
const MOST_POINTS: usize = 400;

impl Track {
    /// Sorts the points; `None` if there are none. Of several at the same moment the last one given counts.
    /// If there are too many, keeps the first, the last, and the highest and lowest of each stretch.
    pub fn new(mut points: Vec<Point>) -> Option<Track> {
        points.sort_by_key(|point| point.at);
        points.dedup_by(|later, kept| {
            let same = later.at == kept.at;
            if same {
                kept.value = later.value;
            }
            same
        });
        let last = *points.last()?;
        if points.len() > MOST_POINTS {
            let stretch = points.len().div_ceil(MOST_POINTS / 2 - 1);
            let mut few = vec![points[0]];
            for stretch in points.chunks(stretch) {
                let low = stretch
                    .iter()
                    .enumerate()
                    .min_by_key(|(_, point)| point.value);
                let high = stretch
                    .iter()
                    .enumerate()
                    .max_by_key(|(_, point)| point.value);
                let mut both: Vec<(usize, &Point)> = low.into_iter().chain(high).collect();
                both.sort_by_key(|(place, _)| *place);
                both.dedup();
                few.extend(both.into_iter().map(|(_, point)| *point));
            }
            few.push(last);
            points = few;
        }
        Some(Track(points))
    }

    pub(super) fn first(&self) -> Point {
        self.0[0]
    }

    pub(super) fn last(&self) -> Point {
        self.0[self.0.len() - 1]
    }
}

/// The most people in one picture.
pub const MOST_PEOPLE: usize = 15;

/// The names and lines of one to [`MOST_PEOPLE`] people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct People(pub(super) Vec<(String, Track)>);

impl People {
    /// Numbered in this order; drops any beyond [`MOST_PEOPLE`].
    /// `None` if empty.
    pub fn new(mut people: Vec<(String, Track)>) -> Option<People> {
        people.truncate(MOST_PEOPLE);
        (!people.is_empty()).then_some(People(people))
    }
}

/// Formats a number: coins in a server's currency, or a moment.
pub type Words = Box<dyn Fn(i64) -> String + Send + Sync>;

/// The currency.
pub struct Coins {
    /// Formats an amount in a few letters.
    pub words: Words,
    /// The value of each of the currency's denominations, so that grid lines fall on whole ones.
    pub units: Vec<i64>,
}

/// What a plot runs over from left to right.
pub enum HorizontalAxis {
    /// Deals, where 0 is before the first; the label of the axis.
    Deals(String),
    /// Time in epoch milliseconds.
    Time {
        /// A day in a few letters, such as "14 Nov".
        day: Words,
        /// A month in a few letters, such as "Nov 26".
        month: Words,
        /// The time of day, such as "20:15".
        clock: Words,
        /// The time zone, such as "UTC".
        zone: String,
    },
}

/// The text around a plot.
pub struct Frame {
    /// The title, a few words.
    pub title: String,
    /// Small print below the title; may be empty.
    pub below: String,
    /// How amounts are written along the vertical axis.
    pub coins: Coins,
    /// Deals or time, with what is written along that axis.
    pub across: HorizontalAxis,
}

impl Frame {
    /// How far to the left of a point its line begins to slope towards it. Over time a purse stays level until
    /// `shortly` before; between two deals the line is straight.
    pub(super) fn slope(&self, shortly: f32) -> f32 {
        match self.across {
            HorizontalAxis::Time { .. } => shortly,
            HorizontalAxis::Deals(_) => f32::MAX,
        }
    }
}

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// Up to these spans ticks show the time of day, then the day, then the month.
const BY_CLOCK: i64 = 2 * DAY;
const BY_DAY: i64 = 300 * DAY;

const DEALS: &[i64] = &[
    1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 100_000,
];
const CLOCK: &[i64] = &[
    MINUTE,
    2 * MINUTE,
    5 * MINUTE,
    10 * MINUTE,
    15 * MINUTE,
    30 * MINUTE,
    HOUR,
    2 * HOUR,
    3 * HOUR,
    6 * HOUR,
    12 * HOUR,
];
const DAYS: &[i64] = &[DAY, 2 * DAY, 7 * DAY, 14 * DAY, 28 * DAY, 56 * DAY];
const MONTHS: &[i64] = &[
    61 * DAY,
    91 * DAY,
    182 * DAY,
    365 * DAY,
    1826 * DAY,
    18_262 * DAY,
];

impl HorizontalAxis {
    pub(super) fn steps(&self, span: i64) -> &'static [i64] {
        match self {
            HorizontalAxis::Deals(_) => DEALS,
            HorizontalAxis::Time { .. } if span < BY_CLOCK => CLOCK,
            HorizontalAxis::Time { .. } if span < BY_DAY => DAYS,
            HorizontalAxis::Time { .. } => MONTHS,
        }
    }

    /// The formatter of ticks, and the label at the end of the axis.
    pub(super) fn said(&self, span: i64) -> (Box<dyn Fn(i64) -> String + '_>, &str) {
        match self {
            HorizontalAxis::Deals(name) => (Box::new(|deal| deal.to_string()), name),
            HorizontalAxis::Time {
                day,
                month,
                clock,
                zone,
            } => {
                let said = if span < BY_CLOCK {
                    clock
                } else if span < BY_DAY {
                    day
                } else {
                    month
                };
                (Box::new(said), zone)
            }
        }
    }
}
