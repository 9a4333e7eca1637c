//! What a checked act is bound to: all that has happened in a deal, in one number.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::act::Act;
use crate::pack::Pack;
use crate::seat::Seat;
use crate::setup::Setup;

/// Where a deal stands: how many steps it has gone, and which.
#[derive(Clone, Copy)]
pub(crate) struct History {
    digest: Digest,
    ply: u32,
}

/// A digest of setup, pack and steps in their order.
///
/// Two histories that differ have the same one by accident only, once in 2^64.
/// It is made for speed and against mistakes: nobody may choose what goes in so as to meet another.
/// Equal histories have the same one, and what is legal after one of them is legal after the other.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Digest(u64);

impl History {
    /// Before the first step.
    pub fn new(setup: &Setup, pack: &Pack) -> History {
        History {
            digest: Digest(0).with(setup).with(pack),
            ply: 0,
        }
    }

    #[inline]
    pub fn acted(&mut self, seat: Seat, act: &Act) {
        // Nearly every act is a card: it is mixed in where it stands, without asking what other acts are made of.
        match act {
            Act::Play(card) => self.step(&(seat, card)),
            _ => self.step(&(seat, act)),
        }
    }

    pub fn question_closed(&mut self) {
        self.step(&"question closed");
    }

    #[inline]
    pub fn digest(&self) -> Digest {
        self.digest
    }

    #[inline]
    pub fn ply(&self) -> u32 {
        self.ply
    }

    #[inline]
    fn step(&mut self, step: &impl Hash) {
        self.digest = self.digest.with(step);
        self.ply += 1;
    }
}

impl Digest {
    #[inline]
    fn with(self, what: &impl Hash) -> Digest {
        let mut mixer = Mixer(self.0);
        what.hash(&mut mixer);
        Digest(mixer.finish())
    }
}

/// It is made of the pack, which is secret while the deal runs: it stands in no log.
impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Digest(..)")
    }
}

/// Word by word: both halves of the product with the golden ratio, so that high bits reach low ones and back.
/// A search makes one for each card that it lays, and pays a hundred times as much for a hash that withstands malice.
struct Mixer(u64);

impl Mixer {
    #[inline]
    fn mix(&mut self, word: u64) {
        self.mix_both(word, 0);
    }

    #[inline]
    fn mix_both(&mut self, one: u64, other: u64) {
        let product = u128::from(self.0 ^ one) * u128::from(other ^ 0x9e37_79b9_7f4a_7c15);
        // A state of zero would swallow the zeros that follow.
        self.0 = (product as u64 ^ (product >> 64) as u64).wrapping_add(0xd1b5_4a32_d192_ed03);
    }
}

impl Hasher for Mixer {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (pairs, rest) = bytes.as_chunks::<16>();
        for pair in pairs {
            let both = u128::from_le_bytes(*pair);
            self.mix_both(both as u64, (both >> 64) as u64);
        }
        for &byte in rest {
            self.mix(byte.into());
        }
    }

    #[inline]
    fn write_u8(&mut self, word: u8) {
        self.mix(word.into());
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.mix(word.into());
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.mix(word);
    }

    #[inline]
    fn write_u128(&mut self, word: u128) {
        self.mix_both(word as u64, (word >> 64) as u64);
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.mix(word as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}
