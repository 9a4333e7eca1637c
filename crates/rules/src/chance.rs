//! A stream of chance that is the same on every machine, for ever.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};

/// Fair numbers from a key: the ChaCha20 key stream of RFC 8439's cipher with a 64-bit counter from 0,
/// read as little-endian 32-bit words.
/// A number below `n` is the next word modulo `n`; words of 2³² - 2³² mod `n` and above are passed over.
///
/// Whoever has key and stream can repeat it in any language, which is what makes a shuffle checkable.
#[derive(Debug)]
pub struct Chance(ChaCha20Rng);

impl Chance {
    /// The stream of this number (the cipher's 64-bit nonce) of a key.
    pub fn new(key: [u8; 32], stream: u64) -> Chance {
        let mut words = ChaCha20Rng::from_seed(key);
        words.set_stream(stream);
        Chance(words)
    }

    /// The stream of this number of a seed: the key is the seed in 8 little-endian bytes, then zeros.
    pub fn seeded(seed: u64, stream: u64) -> Chance {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Chance::new(key, stream)
    }

    /// A number from 0 to `n` - 1, each as likely as the other (0 for `n` = 0).
    pub fn below(&mut self, n: u32) -> u32 {
        let Some(surplus) = (1u64 << 32).checked_rem(u64::from(n)) else {
            return 0;
        };
        loop {
            let word = self.0.next_u32();
            if u64::from(word) < (1 << 32) - surplus {
                return word % n;
            }
        }
    }
}
