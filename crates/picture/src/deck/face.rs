//! What all cards share: rim, lines, corners and the back.

use super::super::fonts::Face;
use super::inks::{Inks, Scheme};
use super::inscriptions::Inscriptions;
use super::lettering::{CORNER, HEIGHT, RANK, WIDTH, boxed, write};
use super::signs::sign;
use super::{courts, pips, trumps};
use rules::{Card, Rank, Suit};

/// A card's face.
pub fn card(inscriptions: &Inscriptions, scheme: Scheme, card: Card) -> String {
    let suit = card.suit();
    let inks = scheme.inks(suit);
    let within = match (card.trump_number(), card.rank()) {
        (Some(number), _) => trumps::trump(inscriptions.trump(number), number, inks),
        (None, Some(rank)) => plain(inscriptions, suit, rank, inks),
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

fn plain(inscriptions: &Inscriptions, suit: Suit, rank: Rank, inks: Inks) -> String {
    let corner = corner(
        &inscriptions.rank(rank),
        suit,
        &inscriptions.suit(suit),
        inks,
    );
    let turned = format!(r#"<g transform="rotate(180 100 160)">{corner}</g>"#);
    let (within, lower) = match rank {
        Rank::Jack | Rank::Knight | Rank::Queen | Rank::King => {
            (courts::court(suit, rank, inks), "")
        }
        Rank::Ace => (pips::ace(suit, inks), turned.as_str()),
        pip => (pips::pips(suit, pip, inks), turned.as_str()),
    };
    let line = 1.4 * inks.weight;
    format!(
        r##"<rect x="7" y="7" width="186" height="306" rx="9" fill="none" stroke="#{ink:06x}" stroke-width="{line}"/>{within}{corner}{lower}"##,
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
