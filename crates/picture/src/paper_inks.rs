//! The inks of boards and plots, as SVG has them. The palette of parchment (`paper`) is made for exactly these.

/// Ink for words.
pub const INK: &str = "#2b2118";
/// Ink of small print and of the zero line.
pub const PALE: &str = "#6d5a41";
/// Grid lines.
pub const RULE: &str = "#cdb88f";
/// The background in the middle of a sheet, and the halo of lines that cross others.
pub const GROUND: &str = "#f6ecd3";
/// Bars and ornaments.
pub const GOLD: &str = "#a8700c";

/// The background at the top and at the foot of a sheet; [`GROUND`] is in the middle.
pub const HIGH: &str = "#faf3e0";
pub const LOW: &str = "#ecdcb4";
/// The rim of a sheet.
pub const RIM: &str = "#8a6a35";
/// Bars of what is owed.
pub const DEBT: &str = "#a3223a";
/// The opacity of [`GOLD`] where it tints an area.
pub const TINT: f32 = 0.18;
/// The lines of a plot: dark on parchment, and distinct for most colour-blind readers.
pub const LINES: [&str; 8] = [
    "#27467e", "#c0392f", "#1d7f6e", "#b8740a", "#7b3f8c", "#2b2118", "#3d8fbf", "#8a4b2a",
];
/// Face and rim of the first three medals: gold, silver, copper; colour-blind readers go by the numbers.
pub const METALS: [(&str, &str); 3] = [
    ("#e2b33c", "#8a5f06"),
    ("#cfcfc8", "#6f706c"),
    ("#d08a55", "#7c4214"),
];
