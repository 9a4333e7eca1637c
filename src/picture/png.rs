//! A picture that is done.

use std::sync::Arc;

/// A picture as a PNG file; cheap to clone.
#[derive(Clone, PartialEq, Eq)]
pub struct Png(Arc<[u8]>);

impl Png {
    /// Something to show where it does not matter what.
    #[cfg(test)]
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
