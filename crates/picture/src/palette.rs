//! Palettes of at most 256 colours, and the one shared by all pictures with cards.
//!
//! Because these share a palette, a card drawn once can be copied into any of them as bytes.
//! A palette is made of ramps between inks and the backgrounds they meet, so that edges are smooth.
//! Colours that are not opaque come first, because a PNG lists transparency for its first colours only.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// A colour of the palette.
pub type Index = u8;

/// Fully transparent.
pub const CLEAR: Index = 0;

/// Red, green, blue and alpha, premultiplied.
pub type Rgba = [u8; 4];

/// Grounds and inks, as `0xRRGGBB`.
pub mod ink {
    /// The ground of cards.
    pub const PAPER: u32 = 0xfaf1db;
    /// Borders, spades, writing.
    pub const DARK: u32 = 0x241c15;
    /// The suit of swords.
    pub const SWORDS: u32 = 0x27467e;
    /// The suit of batons, and clubs.
    pub const BATONS: u32 = 0x2f6b2f;
    /// The suit of cups, and hearts.
    pub const CUPS: u32 = 0xa3223a;
    /// The suit of coins.
    pub const COINS: u32 = 0xa8700c;
    /// Diamonds: brighter than the spades by far.
    pub const DIAMONDS: u32 = 0x1d6fb8;
    /// The ground of trumps.
    pub const INDIGO: u32 = 0x1d1648;
    /// The rays on it.
    pub const RAY: u32 = 0x2c2366;
    /// Gold.
    pub const GOLD: u32 = 0xd9aa44;
    /// Gold in the light.
    pub const LIGHT: u32 = 0xf8e3a8;
    /// Gold in the shade.
    pub const SHADE: u32 = 0x8a5f14;
    /// The cloth of the table, in the light and in the shade.
    pub const FELT: u32 = 0x226b4f;
    /// Its darkest shade.
    pub const FELT_SHADE: u32 = 0x0d3325;
    /// The rim of the table, light and dark.
    pub const WOOD: u32 = 0x8f5f30;
    /// Its darkest shade.
    pub const WOOD_SHADE: u32 = 0x35200f;
    /// The background of Discord's dark theme.
    pub const DARK_THEME: u32 = 0x313338;
    /// What dimmed cards fade to.
    pub const DIM: u32 = 0x77726a;
}

/// How far a dimmed card fades to [`ink::DIM`], in 256ths.
const DIMMED: u32 = 112;
/// The brightness that remains in a shadow, in 256ths.
const SHADOW: u32 = 150;

/// A translucent colour, for edges and shadows, and its number of steps.
pub type Veil = (u32, u32);

const VEILS: &[Veil] = &[
    (0x000000, 9),
    (ink::DARK, 7),
    (ink::PAPER, 7),
    (ink::GOLD, 4),
    (ink::INDIGO, 4),
    (0xffffff, 4),
];

/// Opaque colours from one to another, and the number of steps including both ends.
pub type Ramp = (u32, u32, u32);

const RAMPS: &[Ramp] = &[
    (ink::PAPER, ink::DARK, 11),
    (ink::DARK_THEME, ink::PAPER, 3),
    (ink::PAPER, ink::SWORDS, 8),
    (ink::PAPER, ink::BATONS, 8),
    (ink::PAPER, ink::CUPS, 8),
    (ink::PAPER, ink::COINS, 8),
    (ink::PAPER, ink::DIAMONDS, 8),
    (ink::INDIGO, ink::RAY, 3),
    (ink::INDIGO, ink::GOLD, 8),
    (ink::INDIGO, ink::LIGHT, 8),
    (ink::INDIGO, ink::DARK, 3),
    (ink::RAY, ink::GOLD, 5),
    (ink::SHADE, ink::GOLD, 4),
    (ink::GOLD, ink::LIGHT, 4),
    (ink::LIGHT, 0xffffff, 4),
    (ink::GOLD, ink::DARK, 5),
    (ink::GOLD, ink::PAPER, 3),
    (ink::GOLD, ink::SWORDS, 4),
    (ink::GOLD, ink::BATONS, 4),
    (ink::GOLD, ink::CUPS, 4),
    (ink::GOLD, ink::COINS, 3),
    (ink::GOLD, ink::DIAMONDS, 4),
    (0x000000, 0xffffff, 12),
    (ink::FELT_SHADE, ink::FELT, 12),
    (ink::FELT, ink::PAPER, 6),
    (ink::FELT_SHADE, ink::PAPER, 6),
    (0x000000, ink::FELT_SHADE, 3),
    (ink::WOOD_SHADE, ink::WOOD, 10),
    (ink::WOOD, ink::LIGHT, 5),
    (0x000000, ink::WOOD_SHADE, 3),
];

/// Ramps between dimmed colours; the ends are given undimmed.
const DIMMED_RAMPS: &[Ramp] = &[
    (ink::PAPER, ink::DARK, 6),
    (ink::PAPER, ink::SWORDS, 6),
    (ink::PAPER, ink::BATONS, 6),
    (ink::PAPER, ink::CUPS, 6),
    (ink::PAPER, ink::COINS, 6),
    (ink::PAPER, ink::DIAMONDS, 6),
    (ink::INDIGO, ink::GOLD, 5),
    (ink::RAY, ink::LIGHT, 5),
    (0x000000, 0xffffff, 6),
];

/// The palette of all pictures with cards.
pub static CARDS: LazyLock<Palette> = LazyLock::new(|| {
    let dim = |colour| mixed(colour, ink::DIM, DIMMED);
    let dimmed = DIMMED_RAMPS
        .iter()
        .map(|&(from, to, steps)| (dim(from), dim(to), steps));
    let ramps: Vec<Ramp> = RAMPS.iter().copied().chain(dimmed).collect();
    Palette::new(VEILS, &ramps)
});

/// At most 256 colours, with a cache of recent look-ups.
pub struct Palette {
    colours: Vec<Rgba>,
    /// The number of colours that are not opaque; they come first.
    veils: usize,
    /// Each colour hashes to one place, where a later one may displace it.
    /// A place holds the colour, a bit that says it is taken, and the index found.
    known: Box<[AtomicU64]>,
}

/// The number of places in the cache.
const PLACES: usize = 1 << 15;

impl Palette {
    /// [`CLEAR`], the veils, then the ramps. Colours beyond 256 are dropped; tests rule that out.
    pub fn new(veils: &[Veil], ramps: &[Ramp]) -> Palette {
        let mut colours: Vec<Rgba> = vec![[0; 4]];
        let mut add = |colour: Rgba| {
            if !colours.contains(&colour) && colours.len() < 256 {
                colours.push(colour);
            }
        };
        for &(colour, steps) in veils {
            let [r, g, b] = parts(colour);
            for step in 1..=steps {
                let cover = 255 * step / (steps + 1);
                let part = |part: u32| (part * cover / 255) as u8;
                add([part(r), part(g), part(b), cover as u8]);
            }
        }
        for &ramp in ramps {
            for step in 0..ramp.2 {
                let [r, g, b] = parts(step_of(ramp, step));
                add([r as u8, g as u8, b as u8, 255]);
            }
        }
        Palette {
            veils: colours.iter().filter(|colour| colour[3] < 255).count(),
            colours,
            known: (0..PLACES).map(|_| AtomicU64::new(0)).collect(),
        }
    }

    /// All colours, those that are not opaque first.
    #[cfg(test)]
    pub fn colours(&self) -> &[Rgba] {
        &self.colours
    }

    /// The number of colours that are not opaque; they come first.
    pub fn veils(&self) -> usize {
        self.veils
    }

    /// The colours as a PNG stores them: not premultiplied.
    pub fn opaque(&self) -> Vec<u8> {
        let plain = |colour: &Rgba| {
            let cover = u32::from(colour[3]).max(1);
            [0, 1, 2].map(|n| (u32::from(colour[n]) * 255 / cover).min(255) as u8)
        };
        self.colours.iter().flat_map(plain).collect()
    }

    /// The alpha of each colour that is not opaque.
    pub fn transparency(&self) -> Vec<u8> {
        let veils = self.colours[..self.veils].iter();
        veils.map(|colour| colour[3]).collect()
    }

    /// The nearest colour to the eye.
    pub fn nearest(&self, colour: Rgba) -> Index {
        const TAKEN: u64 = 1 << 8;
        let key = u32::from_le_bytes(colour);
        let spread = key.wrapping_mul(0x9e37_79b1) >> (u32::BITS - PLACES.ilog2());
        let place = &self.known[spread as usize];
        let known = place.load(Ordering::Relaxed);
        if known >> 8 == u64::from(key) << 1 | 1 {
            return known as Index;
        }
        let index = self.search(colour);
        place.store(
            u64::from(key) << 9 | TAKEN | u64::from(index),
            Ordering::Relaxed,
        );
        index
    }

    fn search(&self, colour: Rgba) -> Index {
        // Green weighs most to the eye; what is covered decides how an edge looks.
        const WEIGHTS: [i32; 4] = [3, 5, 2, 6];
        let first = if colour[3] == 255 { self.veils } else { 0 };
        let [r, g, b, cover] = colour.map(i32::from);
        let mut best = (i32::MAX, 0);
        // As plain as can be: while the bot is being worked on, nothing here is made faster by the compiler.
        for (index, other) in self.colours.iter().enumerate().skip(first) {
            let far = WEIGHTS[3] * (cover - i32::from(other[3])).pow(2)
                + WEIGHTS[1] * (g - i32::from(other[1])).pow(2)
                + WEIGHTS[0] * (r - i32::from(other[0])).pow(2)
                + WEIGHTS[2] * (b - i32::from(other[2])).pow(2);
            if far < best.0 {
                best = (far, index);
            }
        }
        best.1 as Index
    }
}

fn parts(colour: u32) -> [u32; 3] {
    [colour >> 16 & 255, colour >> 8 & 255, colour & 255]
}

/// The colour `way` 256ths of the way from one to the other.
fn between(from: [u32; 3], to: [u32; 3], way: u32) -> [u32; 3] {
    [0, 1, 2].map(|n| (from[n] * (256 - way) + to[n] * way) / 256)
}

/// The colour of a step of a ramp, from 0.
pub fn step_of((from, to, steps): Ramp, step: u32) -> u32 {
    mixed(from, to, step * 256 / (steps - 1))
}

/// The colour `way` 256ths of the way from one to the other.
pub fn mixed(from: u32, to: u32, way: u32) -> u32 {
    let [r, g, b] = between(parts(from), parts(to), way);
    r << 16 | g << 8 | b
}

/// The colour seen where `above` lies on `below`.
pub fn over(above: Index, below: Index) -> Index {
    static TABLE: LazyLock<Vec<[Index; 256]>> = LazyLock::new(|| {
        let row = |above: usize| {
            let mut row = [above as Index; 256];
            for (below, seen) in row.iter_mut().enumerate().take(CARDS.colours.len()) {
                *seen = CARDS.search(laid(CARDS.colours[above], CARDS.colours[below]));
            }
            row
        };
        (0..CARDS.veils).map(row).collect()
    });
    if below == CLEAR {
        return above;
    }
    TABLE
        .get(usize::from(above))
        .map_or(above, |row| row[usize::from(below)])
}

fn laid(above: Rgba, below: Rgba) -> Rgba {
    let rest = 255 - u32::from(above[3]);
    let part = |n: usize| {
        let sum = u32::from(above[n]) + u32::from(below[n]) * rest / 255;
        sum.min(255) as u8
    };
    [part(0), part(1), part(2), part(3)]
}

/// Maps each colour to its dimmed one.
pub fn dimmed() -> &'static [Index; 256] {
    static TABLE: LazyLock<[Index; 256]> = LazyLock::new(|| {
        table(|[r, g, b, cover]| {
            let dim = parts(ink::DIM).map(|part| part * u32::from(cover) / 255);
            let [r, g, b] = between([r, g, b].map(u32::from), dim, DIMMED);
            [r as u8, g as u8, b as u8, cover]
        })
    });
    &TABLE
}

/// Maps each colour to the one it has in shadow.
pub fn shaded() -> &'static [Index; 256] {
    static TABLE: LazyLock<[Index; 256]> = LazyLock::new(|| {
        table(|colour| {
            let part = |n: usize| (u32::from(colour[n]) * SHADOW / 256) as u8;
            let open = 255 - u32::from(colour[3]);
            let cover = 255 - open * SHADOW / 256;
            [part(0), part(1), part(2), cover as u8]
        })
    });
    &TABLE
}

fn table(change: impl Fn(Rgba) -> Rgba) -> [Index; 256] {
    let mut table = [CLEAR; 256];
    for (index, colour) in CARDS.colours.iter().enumerate() {
        table[index] = CARDS.search(change(*colour));
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_ramp_is_cut_short() {
        // A palette that is full would have dropped colours without a word.
        assert!(CARDS.colours().len() < 256, "{}", CARDS.colours().len());
    }

    #[test]
    fn every_colour_finds_itself() {
        for (index, colour) in CARDS.colours().iter().enumerate() {
            assert_eq!(usize::from(CARDS.nearest(*colour)), index, "{colour:?}");
        }
    }

    #[test]
    fn what_is_not_opaque_stands_first() {
        assert_eq!(CARDS.colours()[usize::from(CLEAR)], [0; 4]);
        assert!(
            CARDS.colours()[..CARDS.veils()]
                .iter()
                .all(|colour| colour[3] < 255)
        );
        assert!(
            CARDS.colours()[CARDS.veils()..]
                .iter()
                .all(|colour| colour[3] == 255)
        );
    }

    #[test]
    fn what_lies_on_something_opaque_is_opaque() {
        for above in 0..CARDS.veils() as Index {
            for below in CARDS.veils()..CARDS.colours().len() {
                assert!(usize::from(over(above, below as Index)) >= CARDS.veils());
            }
            assert_eq!(over(above, CLEAR), above);
        }
        assert_eq!(over(CLEAR, 200), 200);
    }
}
