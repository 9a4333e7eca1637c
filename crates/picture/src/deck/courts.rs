//! Jacks, knights, queens and kings: each rank has its own head-dress, and its own frame for the suit's sign.

use super::icons;
use super::inks::Inks;
use super::signs::sign;
use rules::{Rank, Suit};

/// The head-dress of the rank, both ways up, and the sign of the suit between them.
pub fn court(suit: Suit, rank: Rank, inks: Inks) -> String {
    let (crest, frame) = match rank {
        Rank::King => (icons::KING, KING),
        Rank::Queen => (icons::QUEEN, QUEEN),
        Rank::Knight => (icons::KNIGHT, KNIGHT),
        _ => (icons::JACK, JACK),
    };
    let crest = enamelled(crest, 76.0, 20.0, 98.0, inks);
    let sign = sign(suit, 100.0, 160.0, 60.0, inks.ground, inks.ink);
    format!(
        r##"{crest}<g transform="rotate(180 100 160)">{crest}</g><path d="{frame}" fill="#{ink:06x}" stroke="#{accent:06x}" stroke-width="6" stroke-linejoin="round"/>{sign}"##,
        ink = inks.ink,
        accent = inks.accent,
    )
}

/// A figure in ink with metal around it and in its gaps.
fn enamelled(icon: &str, x: f32, y: f32, size: f32, inks: Inks) -> String {
    let gold = icons::placed(icon, x, y, size, inks.accent).replace(
        "<path ",
        "<path stroke=\"currentColor\" stroke-width=\"34\" stroke-linejoin=\"round\" ",
    );
    format!("{gold}{}", icons::placed(icon, x, y, size, inks.ink))
}

const KING: &str = "M100 110A50 50 0 0 1 100 210A50 50 0 0 1 100 110Z";
const QUEEN: &str = "M100 98L154 160L100 222L46 160Z";
const KNIGHT: &str =
    "M68 112H132Q132 124 146 126V194Q132 196 132 208H68Q68 196 54 194V126Q68 124 68 112Z";
const JACK: &str = "M100 108L147 134V186L100 212L53 186V134Z";
