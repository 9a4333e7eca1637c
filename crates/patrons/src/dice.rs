//! Chance that is the same for the same view and secret.

use rules::{Chance, View};

use crate::secret::Secret;

/// Thrown from a secret and what the viewer sees: a patron does in the same place always the same,
/// and nobody can foresee it, or see later that it had to be so, who does not know the secret.
pub struct Dice(Chance);

impl Dice {
    /// The dice of this view: with the secret as key, a stream of their own; without one, the view's alone.
    pub fn of(view: &View, secret: Secret) -> Dice {
        let hand = view.hand.iter().map(|card| card.index());
        let played = view.played.iter().map(|(_, card)| card.index());
        let bet = view.coins.iter().map(|(_, coins)| coins.0 as usize);
        let seen = hand.chain([usize::MAX]).chain(played).chain(bet);
        // FNV-1a, word by word.
        let seed = seen.fold(0xcbf2_9ce4_8422_2325_u64, |hash, word| {
            (hash ^ word as u64).wrapping_mul(0x0100_0000_01b3)
        });
        Dice(match secret.bytes() {
            Some(key) => Chance::new(key, seed),
            None => Chance::seeded(seed, 0),
        })
    }

    /// Does what happens so often in a hundred happen?
    pub fn falls(&mut self, in_a_hundred: u32) -> bool {
        self.below(100) < in_a_hundred
    }

    /// A number from 0 to `n` - 1.
    pub fn below(&mut self, n: u32) -> u32 {
        self.0.below(n)
    }
}
