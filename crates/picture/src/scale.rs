//! Axes with ticks at round numbers.

/// The most ticks of an axis.
pub const MOST_TICKS: usize = 8;

/// An axis from its lowest to its highest value.
#[derive(Clone, Debug, PartialEq)]
pub struct Scale {
    low: i64,
    high: i64,
    /// The values of the ticks, in ascending order.
    pub ticks: Vec<i64>,
}

impl Scale {
    /// An axis of amounts that begins and ends at round numbers: 1, 2 or 5 times a power of ten of one of `units`.
    pub fn round(low: i64, high: i64, units: &[i64]) -> Scale {
        let (mut low, mut high) = (i128::from(low.min(high)), i128::from(low.max(high)));
        if low == high {
            (low, high) = (low - 1, high + 1);
        }
        let step = steps(units)
            .find(|step| ceil(high, *step) - low.div_euclid(*step) < MOST_TICKS as i128)
            .unwrap_or(i128::from(i64::MAX));
        let ticks = (low.div_euclid(step)..=ceil(high, step)).map(|tick| clamped(tick * step));
        Scale {
            low: clamped(low),
            high: clamped(high),
            ticks: ticks.collect(),
        }
        .widened()
    }

    /// An axis with exactly these ends and about `most` ticks at most, at multiples of the smallest of `steps` that
    /// allows it; if no multiple lies between the ends, one tick at the upper end.
    pub fn within(low: i64, high: i64, most: usize, steps: &[i64]) -> Scale {
        let fits =
            |step: &&i64| (i128::from(high) - i128::from(low)) / i128::from(**step) < most as i128;
        let step = steps
            .iter()
            .filter(|step| **step > 0)
            .find(fits)
            .copied()
            .unwrap_or(i64::MAX);
        let step = i128::from(step);
        let first = ceil(i128::from(low), step);
        let last = i128::from(high).div_euclid(step);
        let ticks = (first..=last)
            .take(most + 1)
            .map(|tick| clamped(tick * step));
        let mut ticks: Vec<i64> = ticks.collect();
        if ticks.is_empty() {
            ticks.push(high);
        }
        Scale { low, high, ticks }
    }

    /// Extends the axis to its outermost ticks.
    fn widened(mut self) -> Scale {
        self.low = self
            .ticks
            .first()
            .map_or(self.low, |tick| self.low.min(*tick));
        self.high = self
            .ticks
            .last()
            .map_or(self.high, |tick| self.high.max(*tick));
        self
    }

    /// Whether a value lies on the axis.
    pub fn holds(&self, value: i64) -> bool {
        (self.low..=self.high).contains(&value)
    }

    /// The position of a value from 0 (lowest) to 1 (highest); 1 if the axis has no length.
    pub fn part(&self, value: i64) -> f32 {
        let span = self.high as f64 - self.low as f64;
        if span <= 0.0 {
            return 1.0;
        }
        ((value as f64 - self.low as f64) / span).clamp(0.0, 1.0) as f32
    }
}

/// Round numbers in order: each counts in the largest unit that is not larger.
fn steps(units: &[i64]) -> impl Iterator<Item = i128> {
    let mut units: Vec<i128> = units.iter().map(|unit| i128::from(*unit)).collect();
    units.retain(|unit| *unit > 0);
    units.push(1);
    units.sort_unstable();
    units.dedup();
    let ends: Vec<i128> = units.iter().skip(1).copied().chain([i128::MAX]).collect();
    let counted = units.into_iter().zip(ends);
    counted.flat_map(|(unit, next)| {
        (0..20u32)
            .flat_map(|power| [1, 2, 5].map(|head| head * 10_i128.pow(power)))
            .map(move |round| round * unit)
            .take_while(move |step| *step < next)
    })
}

fn clamped(value: i128) -> i64 {
    value.clamp(i128::from(i64::MIN), i128::from(i64::MAX)) as i64
}

/// Division that rounds up; `by` is above 0.
fn ceil(value: i128, by: i128) -> i128 {
    -(-value).div_euclid(by)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_stand_at_round_numbers_around_all_values() {
        for (low, high, wanted) in [
            (0, 37, vec![0, 10, 20, 30, 40]),
            (-7, 7, vec![-10, -5, 0, 5, 10]),
            (5, 5, vec![4, 5, 6]),
            (0, 0, vec![-1, 0, 1]),
            (180, 410, vec![150, 200, 250, 300, 350, 400, 450]),
        ] {
            let scale = Scale::round(low, high, &[1]);
            assert_eq!(scale.ticks, wanted, "{low} to {high}");
        }
        for (low, high) in [
            (0, 1_000_000_000_000_000),
            (-1_000_000_000_000_000, 3),
            (i64::MIN, i64::MAX),
            (i64::MAX, i64::MAX),
        ] {
            let scale = Scale::round(low, high, &[1]);
            assert!((2..=MOST_TICKS).contains(&scale.ticks.len()), "{scale:?}");
            assert!(scale.ticks[0] <= low && scale.ticks[scale.ticks.len() - 1] >= high);
        }
    }

    #[test]
    fn lines_count_in_whole_pieces_of_the_currency() {
        // Twelve pence to a shilling, twenty shillings to a pound.
        let scale = Scale::round(0, 100, &[240, 12, 1]);
        assert_eq!(scale.ticks, [0, 24, 48, 72, 96, 120]);
        let scale = Scale::round(0, 1000, &[240, 12, 1]);
        assert_eq!(scale.ticks, [0, 240, 480, 720, 960, 1200]);
    }

    #[test]
    fn times_keep_their_ends() {
        let scale = Scale::within(7, 62, 6, &[1, 5, 10, 15, 30]);
        assert_eq!(scale.ticks, [10, 20, 30, 40, 50, 60]);
        assert_eq!((scale.part(7), scale.part(62)), (0.0, 1.0));
        assert_eq!(Scale::within(5, 5, 6, &[1]).part(5), 1.0);
        assert_eq!(Scale::within(7, 9, 6, &[10]).ticks, [9]);
    }
}
