//! Pictures put together from sprites by copying rows of palette colours.

use super::Png;
use super::palette::{CARDS, CLEAR, Index, dimmed, over, shaded};
use super::png::{MOST, quantise, render};
use std::ops::Range;

/// A drawing in palette colours, ready to be copied onto a [`Canvas`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sprite {
    width: usize,
    height: usize,
    pixels: Vec<Index>,
    /// The opaque stretch around the middle of each row, which is copied whole.
    solid: Vec<Range<usize>>,
}

impl Sprite {
    /// Draws an SVG at `scale` pixels per unit; `None` if it is invalid or too large.
    pub fn draw(svg: &str, scale: f32) -> Option<Sprite> {
        let drawn = render(svg, scale)?;
        let mut pixels = Vec::with_capacity(drawn.data().len() / 4);
        quantise(&CARDS, drawn.data(), &mut pixels);
        Some(Sprite::new(drawn.width() as usize, pixels))
    }

    fn new(width: usize, pixels: Vec<Index>) -> Sprite {
        let first = CARDS.veils();
        let solid = |row: &[Index]| {
            let is_solid = |index: &Index| usize::from(*index) >= first;
            // From the middle outwards: what is opaque there is one piece in every card.
            let middle = row.len() / 2;
            let left = row[..middle].iter().rev().take_while(|n| is_solid(n));
            let right = row[middle..].iter().take_while(|n| is_solid(n));
            middle - left.count()..middle + right.count()
        };
        Sprite {
            width,
            height: pixels.len() / width.max(1),
            solid: pixels.chunks(width.max(1)).map(solid).collect(),
            pixels,
        }
    }

    /// Pixels across.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Pixels down.
    pub fn height(&self) -> usize {
        self.height
    }

    /// Its size in memory.
    pub fn bytes(&self) -> usize {
        self.pixels.len() + size_of_val(self.solid.as_slice())
    }

    /// The colours of a row, left to right.
    pub(super) fn row(&self, y: usize) -> &[Index] {
        &self.pixels[y * self.width..(y + 1) * self.width]
    }
}

/// A picture being put together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Canvas {
    width: usize,
    height: usize,
    /// Rows as a PNG has them: a byte that says "not filtered", then the pixels.
    rows: Vec<u8>,
}

impl Canvas {
    /// A transparent canvas of this size in pixels; `None` if a side is 0 or too long.
    pub fn new(width: usize, height: usize) -> Option<Canvas> {
        let most = MOST as usize;
        let fits = (1..=most).contains(&width) && (1..=most).contains(&height);
        fits.then(|| Canvas {
            width,
            height,
            rows: vec![0; (width + 1) * height],
        })
    }

    /// Pixels across.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Pixels down.
    pub fn height(&self) -> usize {
        self.height
    }

    /// Lays a sprite with its upper left corner at this pixel; whatever lies outside is clipped.
    pub fn lay(&mut self, sprite: &Sprite, left: i32, top: i32) {
        self.put(sprite, left, top, None);
    }

    /// Lays a sprite as [`Canvas::lay`] does, in the colours of a card that may not be played.
    pub fn lay_dimmed(&mut self, sprite: &Sprite, left: i32, top: i32) {
        self.put(sprite, left, top, Some(dimmed()));
    }

    /// Lays a sprite in its own colours, or in those that stand for them.
    fn put(&mut self, sprite: &Sprite, left: i32, top: i32, colours: Option<&[Index; 256]>) {
        let colour = |index: Index| colours.map_or(index, |others| others[usize::from(index)]);
        let Some((across, x)) = overlap(left, sprite.width, self.width) else {
            return;
        };
        let Some((down, y)) = overlap(top, sprite.height, self.height) else {
            return;
        };
        for (row, y) in down.zip(y..) {
            let source = sprite.row(row);
            let start = y * (self.width + 1) + 1 + x;
            let target = &mut self.rows[start..start + across.len()];
            let solid = &sprite.solid[row];
            let begin = solid.start.clamp(across.start, across.end);
            let end = solid.end.clamp(begin, across.end);
            let into = |range: &Range<usize>| range.start - across.start..range.end - across.start;
            for edge in [across.start..begin, end..across.end] {
                let seen = target[into(&edge)].iter_mut().zip(&source[edge]);
                for (below, &above) in seen.filter(|(_, above)| **above != CLEAR) {
                    *below = over(colour(above), *below);
                }
            }
            let (target, source) = (&mut target[into(&(begin..end))], &source[begin..end]);
            if colours.is_none() {
                target.copy_from_slice(source);
            } else {
                for (pixel, &index) in target.iter_mut().zip(source) {
                    *pixel = colour(index);
                }
            }
        }
    }

    /// Darkens a rectangle.
    pub fn shade(&mut self, left: i32, top: i32, width: usize, height: usize) {
        let shaded = shaded();
        let Some((across, x)) = overlap(left, width, self.width) else {
            return;
        };
        let Some((down, y)) = overlap(top, height, self.height) else {
            return;
        };
        for y in y..y + down.len() {
            let start = y * (self.width + 1) + 1 + x;
            for index in &mut self.rows[start..start + across.len()] {
                *index = shaded[usize::from(*index)];
            }
        }
    }

    /// The colours of a row, left to right.
    #[cfg(test)]
    pub(super) fn row(&self, y: usize) -> &[Index] {
        let start = y * (self.width + 1) + 1;
        &self.rows[start..start + self.width]
    }

    /// The finished picture; `None` if it cannot be encoded.
    pub fn png(&self) -> Option<Png> {
        Png::write(&CARDS, self.width, &self.rows)
    }
}

/// The part of `0..length`, shifted by `at`, that lies in `0..within`, and where it begins there.
fn overlap(at: i32, length: usize, within: usize) -> Option<(Range<usize>, usize)> {
    let skipped = usize::try_from(-i64::from(at)).unwrap_or(0);
    let begin = usize::try_from(at).unwrap_or(0);
    let end = length.min(within.checked_sub(begin)? + skipped);
    (skipped < end).then_some((skipped..end, begin))
}
