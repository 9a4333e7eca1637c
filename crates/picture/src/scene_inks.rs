//! The inks of scenes, as SVG has them.

/// Writing on parchment and gold, and the ground of plates.
pub const INK: &str = "#241c15";
/// Writing on felt, wood and dark plates.
pub const PALE: &str = "#faf1db";
/// Titles, and the ground of whoever wins or is to act.
pub const LIGHT: &str = "#f8e3a8";
/// What catches the eye: the winning card, whose turn it is, coins.
pub const GLOW: &str = "#f0c766";
/// Lines of metal.
pub const GOLD: &str = "#d9aa44";
/// Metal in the shade.
pub const BRASS: &str = "#8a5f14";
/// The dark outline of plates.
pub const OUTLINE: &str = "#241509";
