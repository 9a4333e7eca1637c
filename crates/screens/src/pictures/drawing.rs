//! A picture before it is drawn.

/// A picture to be drawn by [`picture::Scene::draw`], which the studio calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// The text for screen readers.
    pub alt: String,
    /// What it shows: only public facts. Equal scenes give the same picture.
    pub scene: picture::Scene,
}
