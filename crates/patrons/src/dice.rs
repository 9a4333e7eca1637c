//! Random numbers that are the same for the same view and secret.

use rules::{Chance, View};

use crate::secret::Secret;

/// Dice thrown from a secret and what the viewer sees. In the same position a patron always does the same,
/// and nobody without the secret can predict it or check it afterwards.
pub struct Dice(Chance);

impl Dice {
    /// The dice of this view: with a secret as key, a stream of their own; without one they depend on the view alone.
    pub fn from_view(view: &View, secret: Secret) -> Dice {
        let hand = view.hand.iter().map(|card| card.index());
        let played = view.played.iter().map(|(_, card)| card.index());
        let bet = view.coins.iter().map(|(_, coins)| coins.0 as usize);
        let seen = hand.chain([usize::MAX]).chain(played).chain(bet);
        // FNV-1a, one word at a time.
        let seed = seen.fold(0xcbf2_9ce4_8422_2325_u64, |hash, word| {
            (hash ^ word as u64).wrapping_mul(0x0100_0000_01b3)
        });
        Dice(match secret.bytes() {
            Some(key) => Chance::new(key, seed),
            None => Chance::seeded(seed, 0),
        })
    }

    /// True with this probability, in percent.
    pub fn happens(&mut self, in_a_hundred: u32) -> bool {
        self.below(100) < in_a_hundred
    }

    /// A number from 0 to `n` - 1, all equally likely.
    pub fn below(&mut self, n: u32) -> u32 {
        self.0.below(n)
    }
}
