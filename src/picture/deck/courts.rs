//! Jacks, knights, queens and kings: each rank has its own head-dress and its own shield.

use super::icons;
use super::inks::Inks;
use super::signs::sign;
use rules::{Rank, Suit};

/// The arms of a court card.
pub fn court(suit: Suit, rank: Rank, inks: Inks) -> String {
    let (crest, shield) = match rank {
        Rank::King => (icons::KING, KING),
        Rank::Queen => (icons::QUEEN, QUEEN),
        Rank::Knight => (icons::KNIGHT, KNIGHT),
        _ => (icons::JACK, JACK),
    };
    let crest = icons::placed(crest, 66.0, 62.0, 78.0, inks.ink);
    let sign = sign(suit, 104.0, 206.0, 72.0, inks.ground, inks.ink);
    format!(
        r##"{crest}<path d="{shield}" fill="#{ink:06x}" stroke="#{gold:06x}" stroke-width="5"/>{sign}"##,
        ink = inks.ink,
        gold = inks.gold,
    )
}

const KING: &str = "M56 150H152V208Q148 246 104 268Q60 246 56 208Z";
const QUEEN: &str = "M104 142L160 206L104 270L48 206Z";
const KNIGHT: &str = "M56 150Q80 160 104 150Q128 160 152 150V208Q148 246 104 268Q60 246 56 208Z";
const JACK: &str = "M104 148A58 58 0 0 1 104 264A58 58 0 0 1 104 148Z";
