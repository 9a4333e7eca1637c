//! Pictures made of parts that were drawn before: rows of colours, copied.

use super::Png;
use super::fonts::database;
use super::palette::{self, CLEAR, Index, colours, dimmed, nearest, over, shaded, veils};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::cell::RefCell;
use std::ops::Range;

/// Something that was drawn once, to be laid on pictures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sprite {
    width: usize,
    height: usize,
    pixels: Vec<Index>,
    /// Of every row, the part that covers all that lies below it.
    solid: Vec<Range<usize>>,
}

impl Sprite {
    /// Draws an SVG, so many pixels to each of its own; `None` where it is none or too large.
    pub fn draw(svg: &str, scale: f32) -> Option<Sprite> {
        let options = Options {
            fontdb: database(),
            ..Options::default()
        };
        let tree = Tree::from_str(svg, &options)
            .inspect_err(|error| tracing::error!("a picture is no SVG: {error}"))
            .ok()?;
        let size = tree.size().to_int_size().scale_by(scale)?;
        if size.width().max(size.height()) > MOST {
            return None;
        }
        let mut drawn = Pixmap::new(size.width(), size.height())?;
        let transform = Transform::from_scale(
            size.width() as f32 / tree.size().width(),
            size.height() as f32 / tree.size().height(),
        );
        resvg::render(&tree, transform, &mut drawn.as_mut());
        let mut last = ([0; 4], CLEAR);
        let pixels = drawn.data().as_chunks().0.iter().map(|&colour| {
            if colour != last.0 {
                last = (colour, nearest(colour));
            }
            last.1
        });
        Some(Sprite::new(size.width() as usize, pixels.collect()))
    }

    fn new(width: usize, pixels: Vec<Index>) -> Sprite {
        let first = veils();
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

    /// The same, set back.
    pub fn dimmed(&self) -> Sprite {
        let table = dimmed();
        let pixels = self.pixels.iter().map(|n| table[usize::from(*n)]);
        Sprite::new(self.width, pixels.collect())
    }

    /// Its colours, left to right.
    pub(super) fn row(&self, y: usize) -> &[Index] {
        &self.pixels[y * self.width..(y + 1) * self.width]
    }
}

/// Pixels a picture may have across or down.
const MOST: u32 = 4000;

/// A picture in the making.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Canvas {
    width: usize,
    height: usize,
    /// Rows as a PNG has them: a byte that says "not filtered", then the pixels.
    rows: Vec<u8>,
}

impl Canvas {
    /// Nothing, so many pixels across and down; `None` if that is no size of a picture.
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

    /// Lays something on it, its left upper corner here; what would lie outside is cut off.
    pub fn lay(&mut self, sprite: &Sprite, left: i32, top: i32) {
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
                    *below = over(above, *below);
                }
            }
            target[into(&(begin..end))].copy_from_slice(&source[begin..end]);
        }
    }

    /// Casts a shadow on what lies here.
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

    /// The picture as a file; `None` if it cannot be written.
    pub fn png(&self) -> Option<Png> {
        let mut file = Vec::with_capacity(1 << 15);
        let (width, height) = (self.width as u32, self.height as u32);
        let mut encoder = png::Encoder::new(&mut file, width, height);
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(plain_palette());
        encoder.set_trns(transparency());
        let mut writer = encoder.write_header().ok()?;
        writer
            .write_chunk(png::chunk::IDAT, &deflated(&self.rows)?)
            .ok()?;
        writer.finish().ok()?;
        Some(Png::of(file))
    }
}

/// What of something so long, laid at `at`, lies within so much, and where it begins there.
fn overlap(at: i32, length: usize, within: usize) -> Option<(Range<usize>, usize)> {
    let skipped = usize::try_from(-i64::from(at)).unwrap_or(0);
    let begin = usize::try_from(at).unwrap_or(0);
    let end = length.min(within.checked_sub(begin)? + skipped);
    (skipped < end).then_some((skipped..end, begin))
}

/// Hardly larger than the smallest that can be had, in a fraction of the time.
const LEVEL: i32 = 4;

fn deflated(data: &[u8]) -> Option<Vec<u8>> {
    // Its tables are large: each thread that draws keeps one.
    thread_local! {
        static PRESS: RefCell<Option<libdeflater::Compressor>> = RefCell::new(
            libdeflater::CompressionLvl::new(LEVEL).ok().map(libdeflater::Compressor::new)
        );
    }
    PRESS.with_borrow_mut(|press| {
        let press = press.as_mut()?;
        let mut out = vec![0; press.zlib_compress_bound(data.len())];
        let length = press.zlib_compress(data, &mut out).ok()?;
        out.truncate(length);
        Some(out)
    })
}

/// The palette as a PNG has it: not multiplied by what is covered.
fn plain_palette() -> Vec<u8> {
    let plain = |colour: &palette::Rgba| {
        let cover = u32::from(colour[3]).max(1);
        [0, 1, 2].map(|n| (u32::from(colour[n]) * 255 / cover).min(255) as u8)
    };
    colours().iter().flat_map(plain).collect()
}

fn transparency() -> Vec<u8> {
    colours()[..veils()]
        .iter()
        .map(|colour| colour[3])
        .collect()
}
