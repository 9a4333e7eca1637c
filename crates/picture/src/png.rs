//! From SVG to a picture that is done.

use super::fonts::database;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::sync::Arc;

/// A picture as a PNG file; cheap to clone.
#[derive(Clone, PartialEq, Eq)]
pub struct Png(Arc<[u8]>);

impl Png {
    /// Draws an SVG, so many pixels to each of its own; `None` where it is none.
    pub fn draw(svg: &str, scale: f32) -> Option<Png> {
        let options = Options {
            fontdb: database(),
            ..Options::default()
        };
        let tree = Tree::from_str(svg, &options)
            .inspect_err(|error| tracing::error!("a picture is no SVG: {error}"))
            .ok()?;
        let size = tree.size().to_int_size().scale_by(scale)?;
        let mut pixels = Pixmap::new(size.width(), size.height())?;
        resvg::render(
            &tree,
            Transform::from_scale(scale, scale),
            &mut pixels.as_mut(),
        );
        Some(Png(pixels.encode_png().ok()?.into()))
    }

    /// A file that was written elsewhere.
    pub(super) fn of(file: Vec<u8>) -> Png {
        Png(file.into())
    }

    /// Something to show where it does not matter what.
    #[cfg(any(test, feature = "testing"))]
    pub fn dot() -> Png {
        Png(b"\x89PNG\r\n\x1a\n".as_slice().into())
    }

    /// The file.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl std::fmt::Debug for Png {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "PNG of {} bytes", self.0.len())
    }
}
