//! Everything random in a run, from its seed.

use rules::Chance;

/// A stream of draws.
pub struct Luck(Chance);

impl Luck {
    /// The stream with this number for a seed.
    pub fn new(seed: u64, stream: u64) -> Luck {
        Luck(Chance::seeded(seed, stream))
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0.below(n as u32) as usize
    }

    /// A number from `from` to `to`, both included.
    pub fn between(&mut self, from: i64, to: i64) -> i64 {
        from + i64::from(self.0.below((to - from + 1) as u32))
    }

    /// True with this probability, in ten-thousandths.
    pub fn happens(&mut self, in_ten_thousand: u32) -> bool {
        self.0.below(10_000) < in_ten_thousand
    }

    /// True with a probability of one in `n`.
    pub fn once_in(&mut self, n: u32) -> bool {
        self.0.below(n) == 0
    }

    /// A random number; its bits 0 and 32 are always 0.
    pub fn bits(&mut self) -> u64 {
        let half = |chance: &mut Chance| u64::from(chance.below(1 << 31)) << 1;
        half(&mut self.0) << 32 ^ half(&mut self.0)
    }

    /// One of these, if there are any.
    pub fn one<'a, T>(&mut self, of: &'a [T]) -> Option<&'a T> {
        match of.len() {
            0 => None,
            n => of.get(self.below(n)),
        }
    }
}
