//! Cards from two to ten, and aces.

use super::icons;
use super::inks::Inks;
use super::signs::sign;
use rules::{Rank, Suit};

const MIDDLE: (f32, f32) = (100.0, 160.0);

/// One large sign in a wreath.
pub fn ace(suit: Suit, inks: Inks) -> String {
    let (x, y) = MIDDLE;
    let wreath = icons::placed(icons::LAURELS, x - 66.0, y - 66.0, 132.0, inks.gold);
    let sign = sign(suit, x, y - 4.0, 78.0, inks.ink, inks.ground);
    format!("{wreath}{sign}")
}

/// As many signs as the card counts, in columns as on real cards; the lower half stands on its head.
pub fn pips(suit: Suit, rank: Rank, inks: Inks) -> String {
    let count = match rank.letter() {
        'T' => 10,
        digit => digit.to_digit(10).unwrap_or(0),
    };
    let size = match count {
        0..=3 => 58.0,
        4..=6 => 44.0,
        _ => 38.0,
    };
    places(count)
        .into_iter()
        .map(|(column, row)| {
            let (x, y) = (
                MIDDLE.0 + column * (size / 2.0 + 3.0),
                MIDDLE.1 + row * 100.0,
            );
            let pip = sign(suit, x, y, size, inks.ink, inks.ground);
            if row > 0.0 {
                format!(r#"<g transform="rotate(180 {x} {y})">{pip}</g>"#)
            } else {
                pip
            }
        })
        .collect()
}

/// Columns from -1 (left) to 1, rows from -1 (above) to 1.
fn places(count: u32) -> Vec<(f32, f32)> {
    let pairs = |rows: &[f32]| -> Vec<(f32, f32)> {
        rows.iter()
            .flat_map(|row| [(-1.0, *row), (1.0, *row)])
            .collect()
    };
    let middle = |rows: &[f32]| -> Vec<(f32, f32)> { rows.iter().map(|row| (0.0, *row)).collect() };
    let third = 1.0 / 3.0;
    let two_thirds = 2.0 / 3.0;
    match count {
        2 => middle(&[-0.8, 0.8]),
        3 => middle(&[-0.8, 0.0, 0.8]),
        4 => pairs(&[-0.8, 0.8]),
        5 => [pairs(&[-0.8, 0.8]), middle(&[0.0])].concat(),
        6 => pairs(&[-0.8, 0.0, 0.8]),
        7 => [pairs(&[-1.0, 0.0, 1.0]), middle(&[-0.5])].concat(),
        8 => [pairs(&[-1.0, 0.0, 1.0]), middle(&[-0.5, 0.5])].concat(),
        9 => [pairs(&[-1.0, -third, third, 1.0]), middle(&[0.0])].concat(),
        10 => [
            pairs(&[-1.0, -third, third, 1.0]),
            middle(&[-two_thirds, two_thirds]),
        ]
        .concat(),
        _ => Vec::new(),
    }
}
