//! The randomness of one step.

use ids::{DealId, Millis};
use shuffle::Seed;
use std::fmt;

/// Where a step's random draws come from: fresh bytes, or draws given one by one to repeat a step or to choose its
/// luck.
pub enum Chance {
    /// Everything is derived from 32 bytes that serve this step alone.
    Fresh(Fresh),
    /// The caller supplies each draw.
    Told(Box<dyn Draws + Send>),
}

/// The random draws a step can make. A draw for one purpose reveals nothing about any other.
pub trait Draws {
    /// The id of a new deal or match.
    fn deal(&mut self) -> DealId;
    /// The seed of a deal's cards.
    fn seed(&mut self) -> Seed;
    /// How long a patron or the substitute seems to think, in milliseconds: at least `from`, less than `below`.
    fn pause(&mut self, from: i64, below: i64) -> Millis;
    /// A card of the pack from which partners are drawn, or the first dealer of partners who were chosen, as a number
    /// below `n`.
    fn partner(&mut self, n: u32) -> u32;
}

/// 32 bytes, and how many draws of each kind were made from them.
pub struct Fresh {
    bytes: [u8; 32],
    drawn: [u32; LABELS],
}

/// The kinds of draw; each has streams of its own.
#[derive(Clone, Copy)]
enum Label {
    Deal,
    Seed,
    Pause,
    Partner,
}

const LABELS: usize = 4;

impl Chance {
    /// Randomness derived from these bytes, which must serve this step alone.
    #[must_use]
    pub fn fresh(bytes: [u8; 32]) -> Chance {
        Chance::Fresh(Fresh {
            bytes,
            drawn: [0; LABELS],
        })
    }

    /// The source of all draws.
    pub(crate) fn draws(&mut self) -> &mut dyn Draws {
        match self {
            Chance::Fresh(fresh) => fresh,
            Chance::Told(told) => told.as_mut(),
        }
    }
}

impl Fresh {
    /// The next stream for this label: its ChaCha20 key is the step's bytes, its stream number combines label and
    /// count.
    fn stream(&mut self, label: Label) -> rules::Chance {
        let drawn = &mut self.drawn[label as usize];
        let number = (label as u64) << 32 | u64::from(*drawn);
        *drawn += 1;
        rules::Chance::new(self.bytes, number)
    }
}

/// `N` uniform bytes.
fn bytes<const N: usize>(mut stream: rules::Chance) -> [u8; N] {
    std::array::from_fn(|_| stream.below(256) as u8)
}

impl Draws for Fresh {
    fn deal(&mut self) -> DealId {
        DealId(u64::from_le_bytes(bytes(self.stream(Label::Deal))))
    }

    fn seed(&mut self) -> Seed {
        Seed::new(bytes(self.stream(Label::Seed)))
    }

    fn pause(&mut self, from: i64, below: i64) -> Millis {
        let wide = u32::try_from(below - from).unwrap_or(0);
        Millis(from + i64::from(self.stream(Label::Pause).below(wide)))
    }

    fn partner(&mut self, n: u32) -> u32 {
        self.stream(Label::Partner).below(n)
    }
}

/// Prints nothing that could reveal a future draw.
impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Chance(secret)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_bytes_draw_the_same_and_no_draw_tells_of_another() {
        let mut chance = [Chance::fresh([7; 32]), Chance::fresh([7; 32])];
        let [one, other] = &mut chance;
        // Draws made for another purpose in between change nothing.
        let (first, pause) = (one.draws().deal(), one.draws().pause(900, 2_200));
        for n in 2..50 {
            one.draws().partner(n);
        }
        assert_eq!(other.draws().pause(900, 2_200), pause);
        assert_eq!(other.draws().deal(), first);
        assert_eq!(other.draws().seed(), one.draws().seed());
        assert_ne!(one.draws().deal(), first);
        assert_ne!(Chance::fresh([8; 32]).draws().deal(), first);
    }

    #[test]
    fn pauses_and_cards_stay_within_their_bounds() {
        let mut chance = Chance::fresh([3; 32]);
        for _ in 0..1_000 {
            let pause = chance.draws().pause(900, 2_200);
            assert!((900..2_200).contains(&pause.0), "{pause:?}");
            assert!(chance.draws().partner(7) < 7);
        }
        assert_eq!(chance.draws().pause(0, 0), Millis::ZERO);
    }
}
