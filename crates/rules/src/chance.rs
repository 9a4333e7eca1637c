//! Random numbers that are the same on every machine and in every version.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};

/// Uniform random numbers from a key: the key stream of ChaCha20 (RFC 8439) with a 64-bit counter from 0,
/// read as little-endian 32-bit words.
/// A number below `n` is the next word modulo `n`; words from 2³² - (2³² mod `n`) on are skipped.
///
/// Anyone with the key and the stream number can reproduce it in any language, so that a shuffle can be checked.
#[derive(Debug)]
pub struct Chance(ChaCha20Rng);

impl Chance {
    /// The stream with this number (the cipher's 64-bit nonce) for a key.
    pub fn new(key: [u8; 32], stream: u64) -> Chance {
        let mut words = ChaCha20Rng::from_seed(key);
        words.set_stream(stream);
        Chance(words)
    }

    /// The stream with this number for a seed: the key is the seed as 8 little-endian bytes, then zeros.
    pub fn seeded(seed: u64, stream: u64) -> Chance {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Chance::new(key, stream)
    }

    /// A number from 0 to `n` - 1, all equally likely; 0 for `n` = 0.
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
