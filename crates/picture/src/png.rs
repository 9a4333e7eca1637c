//! From SVG to pixels, and from pixels to a PNG file.

use super::fonts::database;
use super::palette::{CLEAR, Index, Palette};
use libdeflater::{CompressionLvl, Compressor};
use parking_lot::Mutex;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::sync::Arc;

/// A picture as a PNG file; cheap to clone.
#[derive(Clone, PartialEq, Eq)]
pub struct Png(Arc<[u8]>);

impl Png {
    /// Writes rows of palette colours, each after a byte that says "not filtered"; `None` if they are no picture.
    pub(super) fn write(palette: &Palette, width: usize, rows: &[u8]) -> Option<Png> {
        let height = rows.len() / (width + 1);
        let mut file = Vec::with_capacity(1 << 15);
        let mut encoder = png::Encoder::new(&mut file, width as u32, height as u32);
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(palette.opaque());
        encoder.set_trns(palette.transparency());
        let mut writer = encoder.write_header().ok()?;
        writer
            .write_chunk(png::chunk::IDAT, &deflated(rows)?)
            .ok()?;
        writer.finish().ok()?;
        Some(Png(file.into()))
    }

    /// A stand-in where the content does not matter.
    #[cfg(any(test, feature = "testing"))]
    pub fn stand_in() -> Png {
        Png(b"\x89PNG\r\n\x1a\n".as_slice().into())
    }

    /// The contents of the file.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl std::fmt::Debug for Png {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "PNG of {} bytes", self.0.len())
    }
}

/// Pixels a picture may have across or down.
pub const MOST: u32 = 4000;

/// Draws an SVG at `scale` pixels to each of its units; `None` if it is not SVG, or larger than [`MOST`].
pub fn render(svg: &str, scale: f32) -> Option<Pixmap> {
    let options = Options {
        fontdb: database(),
        ..Options::default()
    };
    let tree = Tree::from_str(svg, &options)
        .inspect_err(|error| tracing::error!("a picture is not valid SVG: {error}"))
        .ok()?;
    let size = tree.size().to_int_size().scale_by(scale)?;
    if size.width().max(size.height()) > MOST {
        return None;
    }
    let mut pixels = Pixmap::new(size.width(), size.height())?;
    let transform = Transform::from_scale(
        size.width() as f32 / tree.size().width(),
        size.height() as f32 / tree.size().height(),
    );
    resvg::render(&tree, transform, &mut pixels.as_mut());
    Some(pixels)
}

/// Adds the nearest palette colour of each RGBA pixel.
pub fn quantise(palette: &Palette, pixels: &[u8], into: &mut Vec<Index>) {
    let mut last = ([0; 4], CLEAR);
    into.extend(pixels.as_chunks().0.iter().map(|&colour| {
        // Neighbours are mostly alike.
        if colour != last.0 {
            last = (colour, palette.nearest(colour));
        }
        last.1
    }));
}

/// Files hardly larger than the smallest possible, in a fraction of the time.
const LEVEL: i32 = 4;

fn deflated(data: &[u8]) -> Option<Vec<u8>> {
    // Their tables are large (0.7 MB): there are as many as pictures were ever drawn at once, not one a thread.
    static IDLE: Mutex<Vec<Compressor>> = Mutex::new(Vec::new());
    let idle = || IDLE.lock();
    let kept = idle().pop();
    let mut press = match kept {
        Some(press) => press,
        None => Compressor::new(CompressionLvl::new(LEVEL).ok()?),
    };
    let mut out = vec![0; press.zlib_compress_bound(data.len())];
    let length = press.zlib_compress(data, &mut out);
    idle().push(press);
    out.truncate(length.ok()?);
    Some(out)
}
