//! What a checked act is bound to: everything that has happened in a deal, as one number.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::act::Act;
use crate::pack::Pack;
use crate::seat::Seat;
use crate::setup::Setup;

/// How many steps a deal has gone, and a digest of them.
#[derive(Clone, Copy)]
pub(crate) struct History {
    digest: Digest,
    ply: u32,
}

/// A digest of the setup, the pack and all steps in order.
///
/// Equal histories have equal digests. Different ones collide by accident once in 2^64.
/// It is built for speed and guards against mistakes, not against an attacker who can choose the input.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Digest(u64);

impl History {
    /// The history before the first step.
    pub fn new(setup: &Setup, pack: &Pack) -> History {
        History {
            digest: Digest(0).with(setup).with(pack),
            ply: 0,
        }
    }

    #[inline]
    pub fn acted(&mut self, seat: Seat, act: &Act) {
        // Nearly every act is a card: mix that in directly.
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

    /// An act that nobody but the seat may notice: it is no step of its own.
    pub fn acted_unseen(&mut self, seat: Seat, act: &Act) {
        self.digest = self.digest.with(&(seat, act));
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

/// The digest depends on the pack, which is secret while the deal runs, so it is never printed.
impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Digest(..)")
    }
}

/// Mixes one word at a time: both halves of the product with the golden ratio, so that high bits reach low ones and
/// back. A search makes one for each card it plays, and a hash that resists attacks costs a hundred times as much.
struct Mixer(u64);

impl Mixer {
    #[inline]
    fn mix(&mut self, word: u64) {
        self.mix_both(word, 0);
    }

    #[inline]
    fn mix_both(&mut self, one: u64, other: u64) {
        let product = u128::from(self.0 ^ one) * u128::from(other ^ 0x9e37_79b9_7f4a_7c15);
        // A state of zero would ignore all zeros that follow.
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
