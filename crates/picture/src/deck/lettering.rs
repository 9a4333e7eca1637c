//! Text on cards, and the measures that it stands by.

use super::super::fonts::{Face, legible};
use super::super::paper::escaped;
use super::inks::Inks;

/// The width of a card in its own units.
pub const WIDTH: f32 = 200.0;
/// The height of a card in the same units.
pub const HEIGHT: f32 = 320.0;
/// The middle of its corner, and how wide that may be:
/// what of a card has to be seen in a fan ends with it.
pub const CORNER: f32 = 34.0;
/// Where ranks and numbers stand in a corner: top, height, and how wide they may be.
pub const RANK: [f32; 3] = [19.0, 45.0, 44.0];

/// Letters or digits as heavy as they come, around `x`: as high as their box, and narrower where they must be.
pub fn boxed(text: &str, x: f32, place: [f32; 3], bold: f32, inks: Inks) -> String {
    let [top, height, most] = place;
    // The tail of a Q would run through its neighbours: it gets a short one.
    let is_q = text == "Q";
    let text = if is_q { "O".to_owned() } else { legible(text) };
    let Some([left, above, right, below]) = Face::Corner.bounds(&text, 100.0) else {
        return write(Face::Text, &text, x, top + height, height, most, inks.ink);
    };
    let tall = height / (below - above);
    let wide = tall.min(most / (right - left));
    let line = 2.2 * bold / tall;
    let halo = line + 7.0 / tall;
    let letters = format!(
        r##"<g transform="translate({:.2} {:.2}) scale({wide:.4} {tall:.4})" font-family="{}" font-weight="{}" font-size="100" stroke-linejoin="round"><text fill="none" stroke="#{ground:06x}" stroke-width="{halo:.2}">{text}</text><text fill="#{ink:06x}" stroke="#{ink:06x}" stroke-width="{line:.2}">{text}</text></g>"##,
        x - wide * (left + right) / 2.0,
        top - tall * above,
        Face::Corner.family(),
        Face::Corner.weight(),
        text = escaped(&text),
        ink = inks.ink,
        ground = inks.ground,
    );
    if !is_q {
        return letters;
    }
    let (foot, half) = (top + height, wide * (right - left) / 2.0);
    let tail = format!(
        "M{:.2} {:.2}L{:.2} {:.2}",
        x + 0.08 * half,
        foot - 0.34 * height,
        x + 0.92 * half,
        foot + 0.02 * height,
    );
    let pen = |ink: u32, wide: f32| {
        format!(r##"<path d="{tail}" stroke="#{ink:06x}" stroke-width="{wide:.2}"/>"##)
    };
    format!(
        "{letters}{}{}",
        pen(inks.ground, height * 0.24),
        pen(inks.ink, height * 0.15)
    )
}

/// A text centred on `x` with its baseline at `y`, squeezed if it is wider than `most`.
pub fn write(face: Face, text: &str, x: f32, y: f32, size: f32, most: f32, ink: u32) -> String {
    let text = legible(text);
    let narrow = (most / face.width(&text, size).max(1.0)).min(1.0);
    format!(
        r##"<text transform="translate({x:.2} {y:.2}) scale({narrow:.4} 1)" text-anchor="middle" font-family="{}" font-weight="{}" font-size="{size}" fill="#{ink:06x}">{}</text>"##,
        face.family(),
        face.weight(),
        escaped(&text),
    )
}
