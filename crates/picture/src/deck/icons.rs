//! Figures by others (assets/CREDITS.md), in a box of 512 by 512.

macro_rules! icons {
    ($($(#[$doc:meta])* $name:ident = $file:literal;)*) => {
        $($(#[$doc])* pub const $name: &str = include_str!(concat!("../../../../assets/icons/", $file, ".svg"));)*
    };
}

icons! {
    LAURELS = "laurels";
    HEART = "hearts";
    SPADE = "spades";
    CLUB = "clubs";
    DIAMOND = "diamonds";
}

macro_rules! trumps {
    ($($file:literal)*) => {
        /// The trumps by their Marseille number, in which Justice is VIII and Strength XI.
        pub const TRUMPS: [&str; 22] = [$(include_str!(concat!("../../../../assets/icons/tarot-", $file, ".svg")),)*];
    };
}

// The set numbers them the other way; their files keep its names.
trumps! {
    "00-the-fool" "01-the-magician" "02-the-high-priestess" "03-the-empress" "04-the-emperor"
    "05-the-hierophant" "06-the-lovers" "07-the-chariot" "11-justice" "09-the-hermit"
    "10-wheel-of-fortune" "08-strength" "12-the-hanged-man" "13-death" "14-temperance"
    "15-the-devil" "16-the-tower" "17-the-star" "18-the-moon" "19-the-sun"
    "20-judgement" "21-the-world"
}

/// A figure in this ink, its box so large, its left upper corner here.
pub fn placed(icon: &str, x: f32, y: f32, size: f32, ink: u32) -> String {
    let drawing = inside(icon);
    let scale = size / 512.0;
    format!(
        r##"<g transform="translate({x:.2} {y:.2}) scale({scale:.5})" color="#{ink:06x}">{drawing}</g>"##
    )
}

/// What an SVG file draws, without the `svg` element around it.
pub fn inside(svg: &str) -> &str {
    let drawing = svg.split_once('>').map_or("", |(_, rest)| rest);
    let drawing = drawing.rsplit_once("</svg>");
    drawing.map_or("", |(paths, _)| paths)
}
