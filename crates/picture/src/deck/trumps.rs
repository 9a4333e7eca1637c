//! The Fool and the trumps I to XXI: gold on midnight.

use super::super::fonts::Face;
use super::icons;
use super::inks::Inks;
use super::lettering::{CORNER, RANK, boxed, write};
use super::signs::sign;
use rules::Suit;
use std::f32::consts::TAU;

const MIDDLE: (f32, f32) = (104.0, 182.0);
const RAYS: u32 = 28;

/// All of a trump but its rim.
pub fn trump(name: &str, number: u8, inks: Inks) -> String {
    let art = icons::TRUMPS
        .get(usize::from(number))
        .copied()
        .unwrap_or("");
    let art = icons::placed(art, MIDDLE.0 - 78.0, MIDDLE.1 - 78.0, 156.0, inks.gold);
    let arabic = boxed(&number.to_string(), CORNER, RANK, 1.0, inks);
    let roman = write(
        Face::Corner,
        roman(number),
        CORNER,
        91.0,
        27.0,
        46.0,
        inks.light,
    );
    let roman = if number == 0 {
        sign(Suit::Trumps, CORNER, 88.0, 32.0, inks.light, inks.ground)
    } else {
        roman
    };
    let name = write(Face::Text, name, 100.0, 299.0, 27.0, 164.0, inks.light);
    format!(
        r##"{rays}<rect x="8" y="8" width="184" height="304" rx="8" fill="none" stroke="#{gold:06x}" stroke-width="1.600"/><path d="M8 272H192" stroke="#{gold:06x}" stroke-width="1.600"/>{art}{arabic}{roman}{name}"##,
        rays = rays(inks),
        gold = inks.gold,
    )
}

/// Rays of light behind the figure.
fn rays(inks: Inks) -> String {
    let (x, y) = MIDDLE;
    let point = |n: f32| {
        let angle = n * TAU / (2 * RAYS) as f32;
        (x + 300.0 * angle.cos(), y + 300.0 * angle.sin())
    };
    let ray = |n: u32| {
        let (from, to) = (point(2.0 * n as f32), point(2.0 * n as f32 + 1.0));
        format!(
            "M{x} {y}L{:.1} {:.1}L{:.1} {:.1}Z",
            from.0, from.1, to.0, to.1
        )
    };
    let path: String = (0..RAYS).map(ray).collect();
    format!(
        r##"<clipPath id="field"><rect x="8" y="8" width="184" height="264" rx="8"/></clipPath><path clip-path="url(#field)" d="{path}" fill="#{:06x}"/>"##,
        inks.field
    )
}

/// A trump's number as the Romans wrote it; the Fool has none, and carries a star.
fn roman(number: u8) -> &'static str {
    const NUMBERS: [&str; 22] = [
        "", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII",
        "XIV", "XV", "XVI", "XVII", "XVIII", "XIX", "XX", "XXI",
    ];
    NUMBERS.get(usize::from(number)).copied().unwrap_or("")
}
