//! What all cards share: rim, lines, corners and the back.

use super::super::fonts::{Face, legible};
use super::super::paper::escaped;
use super::inks::{Inks, Scheme};
use super::signs::sign;
use super::{Deck, courts, pips, trumps};
use rules::{Card, Rank, Suit};

/// The width of a card in its own units.
pub const WIDTH: f32 = 200.0;
/// Its height.
pub const HEIGHT: f32 = 320.0;
/// The middle of its corner, and how wide that may be:
/// what of a card has to be seen in a fan ends with it.
pub const CORNER: f32 = 34.0;

/// A card's face.
pub fn card(deck: &Deck, card: Card) -> String {
    let suit = card.suit();
    let inks = deck.scheme.inks(suit);
    let within = match (card.trump_number(), card.rank()) {
        (Some(number), _) => trumps::trump(deck, number, inks),
        (None, Some(rank)) => plain(deck, suit, rank, inks),
        (None, None) => String::new(),
    };
    sheet(&inks, &within)
}

/// A card's background and rim with `within` on it.
fn sheet(inks: &Inks, within: &str) -> String {
    let weight = inks.weight;
    let line = 3.0 * weight;
    let (x, width, height) = (line / 2.0, WIDTH - line, HEIGHT - line);
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"><rect x="{x}" y="{x}" width="{width}" height="{height}" rx="{r}" fill="#{ground:06x}" stroke="#{rim:06x}" stroke-width="{line}"/>{within}</svg>"##,
        r = 15.0 - x,
        ground = inks.ground,
        rim = inks.rim,
    )
}

fn plain(deck: &Deck, suit: Suit, rank: Rank, inks: Inks) -> String {
    let corner = corner(
        &deck.inscriptions.rank(rank),
        suit,
        &deck.inscriptions.suit(suit),
        inks,
    );
    let within = match rank {
        Rank::Jack | Rank::Knight | Rank::Queen | Rank::King => courts::court(suit, rank, inks),
        Rank::Ace => pips::ace(suit, inks),
        pip => pips::pips(suit, pip, inks),
    };
    let line = 1.4 * inks.weight;
    format!(
        r##"<rect x="7" y="7" width="186" height="306" rx="9" fill="none" stroke="#{ink:06x}" stroke-width="{line}"/>{within}{corner}<g transform="rotate(180 100 160)">{corner}</g>"##,
        ink = inks.ink,
    )
}

/// Rank, sign and letters of the suit, one below the other.
fn corner(rank: &str, suit: Suit, letters: &str, inks: Inks) -> String {
    let rank = boxed(rank, CORNER, RANK, 1.0, inks);
    let sign = sign(suit, CORNER, 92.0, 40.0, inks.ink, inks.ground);
    let letters = write(
        Face::Corner,
        letters,
        CORNER - 1.0,
        134.0,
        19.0,
        30.0,
        inks.ink,
    );
    format!("{rank}{sign}{letters}")
}

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

/// The back: a lattice of lozenges with lilies, and the house's star.
pub fn back(scheme: Scheme) -> String {
    let inks = scheme.inks(Suit::Trumps);
    let mut within = format!(
        r##"<clipPath id="field"><rect x="14" y="14" width="172" height="292" rx="7"/></clipPath><g clip-path="url(#field)"><rect width="200" height="320" fill="#{:06x}"/>"##,
        inks.field
    );
    for row in 0..=16 {
        for column in 0..=10 {
            if (row + column) % 2 == 0 {
                let (x, y) = (column as f32 * 20.0, row as f32 * 20.0);
                within.push_str(&format!(
                    r##"<path d="M{x} {}l15 15-15 15-15-15z" fill="#{:06x}"/><circle cx="{x}" cy="{y}" r="2.600" fill="#{:06x}"/>"##,
                    y - 15.0,
                    inks.ground,
                    inks.gold
                ));
            }
        }
    }
    within.push_str("</g>");
    within.push_str(&format!(
        r##"<rect x="14" y="14" width="172" height="292" rx="7" fill="none" stroke="#{gold:06x}" stroke-width="2.500"/><circle cx="100" cy="160" r="46" fill="#{ground:06x}" stroke="#{gold:06x}" stroke-width="2.500"/><circle cx="100" cy="160" r="39" fill="none" stroke="#{gold:06x}" stroke-width="1"/>{}"##,
        sign(Suit::Trumps, 100.0, 160.0, 62.0, inks.gold, inks.ground),
        gold = inks.gold,
        ground = inks.ground,
    ));
    sheet(&inks, &within)
}
