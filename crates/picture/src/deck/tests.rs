//! Every card can be told from every other: in a fan, at a glance, and without colour.
#![allow(clippy::unwrap_used)]

use super::super::canvas::{Canvas, Sprite};
use super::super::palette::{CARDS, Index, dimmed};
use super::super::{Deck, Emblem, Inscriptions, Png, Scheme, Size};
use super::{face, icons, lettering};
use rules::{Card, CardSet, Rank, Suit};
use std::collections::HashSet;

/// A deck for tests; what stands on it is nobody's language.
pub fn deck(scheme: Scheme) -> Deck {
    let inscriptions = Inscriptions {
        ace: "A".to_owned(),
        jack: "J".to_owned(),
        knight: "N".to_owned(),
        queen: "Q".to_owned(),
        king: "K".to_owned(),
        suits: ["Sw", "Ba", "Cu", "Co", "Sp", "Di", "Cl", "He"].map(str::to_owned),
        trumps: std::array::from_fn(|number| format!("Trump {number}")),
    };
    Deck::new(inscriptions, scheme)
}

/// Width and height of a PNG file, from its header.
pub fn size(png: &Png) -> (u32, u32) {
    let number = |at: usize| u32::from_be_bytes(png.bytes()[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

fn packs() -> [CardSet; 2] {
    [CardSet::TAROT, CardSet::FRENCH]
}

/// What of a card shows in a crowded hand: three tenths from the left, down to the letters.
fn corner(sprite: &Sprite) -> Vec<[u8; 4]> {
    corner_through(sprite, |index| index)
}

/// The same corner with its colours changed.
fn corner_through(sprite: &Sprite, change: impl Fn(Index) -> Index) -> Vec<[u8; 4]> {
    let (wide, tall) = (sprite.width() * 3 / 10, sprite.height() * 9 / 20);
    let row = |y: usize| sprite.row(y)[..wide].iter();
    let all = (0..tall).flat_map(row);
    all.map(|index| CARDS.colours()[usize::from(change(*index))])
        .collect()
}

/// How much of two pictures is clearly different, in thousandths.
fn difference(one: &[[u8; 4]], other: &[[u8; 4]]) -> usize {
    let clearly = |(a, b): &(&[u8; 4], &[u8; 4])| (0..3).any(|n| a[n].abs_diff(b[n]) > 64);
    one.iter().zip(other).filter(clearly).count() * 1000 / one.len()
}

#[test]
fn corners_tell_every_card_from_every_other_with_and_without_colour() {
    for scheme in [Scheme::Colours, Scheme::Contrast] {
        let deck = deck(scheme);
        for pack in packs() {
            let corners: Vec<(Card, Vec<[u8; 4]>)> = pack
                .iter()
                .map(|card| (card, corner(deck.card(card, Size::Small).unwrap())))
                .collect();
            for (n, (card, one)) in corners.iter().enumerate() {
                for (other, two) in &corners[..n] {
                    let far = difference(one, two);
                    assert!(far >= 25, "{card} and {other} in {scheme:?}: {far}");
                }
            }
        }
    }
}

#[test]
fn a_corner_ends_within_three_tenths_of_its_card() {
    let deck = deck(Scheme::Contrast);
    // A ten is the widest.
    for card in ["TS", "TC", "TD", "Tp", "Tc"] {
        let sprite = deck.card(card.parse().unwrap(), Size::Huge).unwrap();
        let edge = sprite.width() * 29 / 100;
        for y in 20..sprite.height() * 2 / 5 {
            let [red, ..] = CARDS.colours()[usize::from(sprite.row(y)[edge])];
            assert!(red > 200, "{card} at {edge}, {y}");
        }
    }
}

#[test]
fn every_emoji_is_small_square_and_its_own() {
    let deck = deck(Scheme::Colours);
    let cards = (CardSet::TAROT | CardSet::FRENCH).iter().map(Emblem::Card);
    let signs = Suit::ALL.into_iter().map(Emblem::Suit);
    let mut seen = HashSet::new();
    for emblem in cards.chain(signs).chain([Emblem::Back]) {
        let png = deck.emoji(emblem).unwrap();
        assert_eq!(size(&png), (128, 128), "{emblem:?}");
        assert!(png.bytes().len() < 256 * 1024, "{emblem:?}");
        assert!(seen.insert(png.bytes().to_vec()), "{emblem:?}");
    }
    assert_eq!(seen.len(), 78 + 32 + 9 + 1);
}

#[test]
fn emoji_can_be_told_apart_in_a_line_of_text() {
    let deck = deck(Scheme::Colours);
    for pack in packs() {
        let all: Vec<(Card, Vec<[u8; 4]>)> = pack
            .iter()
            .map(|card| {
                let sprite = deck.emoji_sprite(Emblem::Card(card), 22).unwrap();
                let rows = (0..sprite.height()).flat_map(|y| sprite.row(y).to_vec());
                (
                    card,
                    rows.map(|n| CARDS.colours()[usize::from(n)]).collect(),
                )
            })
            .collect();
        for (n, (card, one)) in all.iter().enumerate() {
            for (other, two) in &all[..n] {
                let far = difference(one, two);
                assert!(far >= 30, "{card} and {other}: {far}");
            }
        }
    }
}

#[test]
fn a_dimmed_card_is_clearly_another_and_still_to_be_read() {
    let deck = deck(Scheme::Colours);
    for card in ["KS", "7C", "T13", "Kp"] {
        let face = deck.card(card.parse().unwrap(), Size::Medium).unwrap();
        let lit = corner(face);
        let dim = corner_through(face, |index| dimmed()[usize::from(index)]);
        assert!(difference(&lit, &dim) < 1000);
        assert_ne!(lit, dim, "{card}");
        // Ink and ground of it stay clearly apart.
        let marks = |corner: &[[u8; 4]]| {
            let ground = corner[corner.len() / 2 + 8];
            let far = |colour: &&[u8; 4]| (0..3).any(|n| colour[n].abs_diff(ground[n]) > 48);
            corner.iter().filter(far).count()
        };
        assert!(marks(&dim) * 10 > marks(&lit) * 7, "{card}");
    }
}

#[test]
fn a_card_that_is_laid_dimmed_keeps_its_shape_and_changes_every_colour() {
    let deck = deck(Scheme::Colours);
    let face = deck.card("KS".parse().unwrap(), Size::Medium).unwrap();
    let (width, height) = (face.width(), face.height());
    let mut canvas = Canvas::new(width, height).unwrap();
    canvas.lay_dimmed(face, 0, 0);
    for y in 0..height {
        let expected = face
            .row(y)
            .iter()
            .map(|index| dimmed()[usize::from(*index)]);
        assert!(canvas.row(y).iter().copied().eq(expected), "row {y}");
    }
}

#[test]
fn cards_are_as_large_as_was_asked_and_the_same_each_time() {
    let card = "QC".parse().unwrap();
    let (one, other) = (deck(Scheme::Colours), deck(Scheme::Colours));
    for size in Size::ALL {
        let sprite = one.card(card, size).unwrap();
        assert_eq!(
            (sprite.width(), sprite.height()),
            (size.width(), size.height())
        );
        assert_eq!(Some(sprite), other.card(card, size));
        assert_ne!(Some(sprite), one.back(size));
    }
}

#[test]
fn whatever_stands_on_a_card_it_is_drawn() {
    for text in [
        "",
        "Ж",
        "张",
        "🍺",
        "</svg>&",
        "Wolfgang Amadeus of the Lanterns",
    ] {
        let text = || text.to_owned();
        let inscriptions = Inscriptions {
            ace: text(),
            jack: text(),
            knight: text(),
            queen: text(),
            king: text(),
            suits: std::array::from_fn(|_| text()),
            trumps: std::array::from_fn(|_| text()),
        };
        let deck = Deck::new(inscriptions, Scheme::Colours);
        for card in ["AS", "JB", "NC", "QD", "KS", "T0", "T21", "Ap"] {
            let card = card.parse().unwrap();
            assert!(deck.card(card, Size::Tiny).is_some(), "{:?}", text());
            assert!(deck.emoji(Emblem::Card(card)).is_some(), "{:?}", text());
        }
    }
}

#[test]
fn justice_is_the_eighth_and_strength_the_eleventh() {
    let justice = include_str!("../../../../assets/icons/tarot-11-justice.svg");
    let strength = include_str!("../../../../assets/icons/tarot-08-strength.svg");
    assert_eq!(icons::TRUMPS[8], justice);
    assert_eq!(icons::TRUMPS[11], strength);
}

#[test]
fn sheets_show_the_whole_deck_in_a_small_file() {
    let deck = deck(Scheme::Colours);
    for sheet in [deck.tarot_sheet(), deck.french_sheet(), deck.emoji_sheet()] {
        let length = sheet.unwrap().bytes().len();
        assert!(length < 300 * 1024, "{length}");
    }
}

/// The court cards of a pack.
fn courts(pack: CardSet) -> Vec<Card> {
    let is_court = |card: &Card| {
        matches!(
            card.rank(),
            Some(Rank::Jack | Rank::Knight | Rank::Queen | Rank::King)
        )
    };
    pack.iter().filter(is_court).collect()
}

#[test]
fn figures_tell_the_court_cards_apart_without_corners_at_forty_pixels() {
    for scheme in [Scheme::Colours, Scheme::Contrast] {
        let deck = deck(scheme);
        let figure = |card: Card| {
            let svg = face::card(&deck.inscriptions, scheme, card);
            let sprite = Sprite::draw(&svg, 40.0 / lettering::WIDTH).unwrap();
            let beside = |y: usize| sprite.row(y)[13..].to_vec();
            let all = (0..sprite.height()).flat_map(beside);
            all.map(|index| CARDS.colours()[usize::from(index)])
                .collect::<Vec<_>>()
        };
        for (pack, count) in packs().into_iter().zip([16, 12]) {
            let cards = courts(pack);
            assert_eq!(cards.len(), count);
            let figures: Vec<_> = cards.iter().map(|card| figure(*card)).collect();
            for (n, one) in figures.iter().enumerate() {
                for (other, two) in figures[..n].iter().enumerate() {
                    let far = difference(one, two);
                    let (card, other) = (cards[n], cards[other]);
                    assert!(far >= 50, "{card} and {other} in {scheme:?}: {far}");
                }
            }
        }
    }
}

#[test]
fn every_surface_of_a_figure_has_its_ink() {
    let deck = deck(Scheme::Colours);
    for card in courts(CardSet::TAROT | CardSet::FRENCH) {
        let svg = face::card(&deck.inscriptions, Scheme::Colours, card);
        for classes in svg.split("class=\"").skip(1) {
            let classes = classes.split_once('"').unwrap().0;
            for class in classes.split(' ') {
                let known = [format!(".{class}{{"), format!(".{class},")];
                let own = ["swords", "batons", "cups", "coins", "latin", "french"];
                let known = known.iter().any(|rule| svg.contains(rule.as_str()));
                assert!(known || own.contains(&class), "{class} on {card}");
            }
        }
    }
}
