//! The backgrounds of scenes: a felt-covered table, a wooden board.

use super::canvas::Sprite;
use super::parts::part;
use super::seating::WIDE;
use std::fmt::Write;
use std::sync::Arc;

/// A background of this height in pixels; all are [`WIDE`].
#[derive(Clone, Copy, Debug)]
pub enum Ground {
    /// A card table: felt with a wooden rim.
    Table(u32),
    /// A wooden board.
    Board(u32),
    /// Felt in a narrow frame.
    Cloth(u32),
}

impl Ground {
    /// The drawn background; `None` if it cannot be drawn.
    pub fn sprite(self) -> Option<Arc<Sprite>> {
        part(&self.svg(), 1.0)
    }

    /// Its height.
    pub fn high(self) -> u32 {
        match self {
            Ground::Table(high) | Ground::Board(high) | Ground::Cloth(high) => high,
        }
    }

    fn svg(self) -> String {
        let high = self.high() as f32;
        let mut svg = format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{high}"><defs>
<linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8f5f30"/><stop offset="0.55" stop-color="#6d4523"/><stop offset="1" stop-color="#4c2e16"/></linearGradient>
<pattern id="felt" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" fill="#1f6549"/><path d="M0 0h3v3h-3zM3 3h3v3h-3z" fill="#1e6147"/></pattern>
</defs><rect width="{WIDE}" height="{high}" fill="url(#wood)"/>"##
        );
        grain(&mut svg, high);
        match self {
            Ground::Table(_) => felt(&mut svg, high, 30.0, 130.0),
            Ground::Cloth(_) => felt(&mut svg, high, 14.0, 22.0),
            Ground::Board(_) => frame(&mut svg, high),
        }
        svg.push_str("</svg>");
        svg
    }
}

/// Planks and their grain.
fn grain(svg: &mut String, high: f32) {
    let planks = (high / 130.0).ceil().max(1.0);
    let plank = high / planks;
    for number in 0..planks as u32 {
        let top = plank * number as f32;
        for line in 0..9u32 {
            // Any spread will do; the same one every time.
            let sway = |salt: u32| ((number * 37 + line * 61 + salt * 23) % 17) as f32 - 8.0;
            let y = top + plank * (line as f32 + 0.5) / 9.0;
            let _ = write!(
                svg,
                r##"<path d="M0 {:.1}C300 {:.1} 560 {:.1} {WIDE} {:.1}" fill="none" stroke="#35200f" stroke-opacity="{:.2}" stroke-width="{:.1}"/>"##,
                y + sway(1) * 0.3,
                y + sway(2),
                y - sway(3),
                y + sway(4) * 0.4,
                0.16 + 0.02 * (sway(5) + 8.0),
                1.0 + 0.08 * (sway(6) + 8.0),
            );
        }
        let _ = write!(
            svg,
            r##"<path d="M0 {top:.1}H{WIDE}" stroke="#241509" stroke-opacity="0.8" stroke-width="2"/><path d="M0 {:.1}H{WIDE}" stroke="#c08a4e" stroke-opacity="0.28" stroke-width="1.4"/>"##,
            top + 1.8
        );
    }
}

/// Felt inset by `edge` pixels, with rounded corners, a dark lip and an inlaid line.
fn felt(svg: &mut String, high: f32, edge: f32, radius: f32) {
    let rect = |inset: f32, radius: f32, look: &str| {
        format!(
            r#"<rect x="{inset}" y="{inset}" width="{}" height="{}" rx="{radius}" {look}/>"#,
            WIDE - 2.0 * inset,
            high - 2.0 * inset
        )
    };
    svg.push_str(&rect(edge - 7.0, radius + 7.0, r##"fill="#241509""##));
    svg.push_str(&rect(
        edge - 5.0,
        radius + 5.0,
        r##"fill="none" stroke="#d9aa44" stroke-opacity="0.75" stroke-width="2""##,
    ));
    svg.push_str(&rect(edge, radius, r#"fill="url(#felt)""#));
    if radius > 60.0 {
        ornament(svg, WIDE / 2.0, high / 2.0);
    }
    // The lip throws its shadow inwards.
    for (inset, cover) in [
        (2.0, 0.26),
        (6.0, 0.16),
        (12.0, 0.12),
        (20.0, 0.1),
        (30.0, 0.08),
    ] {
        let look = format!(
            r##"fill="none" stroke="#04150e" stroke-opacity="{cover}" stroke-width="{:.1}""##,
            inset * 2.0
        );
        svg.push_str(&rect(edge + inset, radius - inset, &look));
    }
    svg.push_str(&rect(
        edge + 18.0,
        (radius - 18.0).max(8.0),
        r##"fill="none" stroke="#d9aa44" stroke-opacity="0.34" stroke-width="1.6""##,
    ));
}

/// A compass rose woven into the middle of the felt.
fn ornament(svg: &mut String, x: f32, y: f32) {
    let _ = write!(
        svg,
        r##"<g transform="translate({x} {y})" fill="none" stroke="#d9aa44" stroke-opacity="0.22" stroke-width="2"><circle r="150"/><circle r="142"/>"##
    );
    for turn in 0..8 {
        let long = if turn % 2 == 0 { 138 } else { 96 };
        let _ = write!(
            svg,
            r##"<path transform="rotate({})" d="M0-{long}L13-31 0 0z" fill="#d9aa44" fill-opacity="0.12"/><path transform="rotate({})" d="M0-{long}L-13-31 0 0z"/>"##,
            turn * 45,
            turn * 45
        );
    }
    svg.push_str("</g>");
}

/// A line of gold along the edge of a board, with a diamond in each corner.
fn frame(svg: &mut String, high: f32) {
    let _ = write!(
        svg,
        r##"<rect x="9" y="9" width="{}" height="{}" rx="10" fill="none" stroke="#241509" stroke-width="5"/><rect x="11" y="11" width="{}" height="{}" rx="9" fill="none" stroke="#d9aa44" stroke-opacity="0.85" stroke-width="2"/>"##,
        WIDE - 18.0,
        high - 18.0,
        WIDE - 22.0,
        high - 22.0
    );
    for (x, y) in [
        (11.0, 11.0),
        (WIDE - 11.0, 11.0),
        (11.0, high - 11.0),
        (WIDE - 11.0, high - 11.0),
    ] {
        let _ = write!(
            svg,
            r##"<path d="M{x} {}l9 9-9 9-9-9z" fill="#d9aa44" stroke="#241509" stroke-width="2"/>"##,
            y - 9.0
        );
    }
}
