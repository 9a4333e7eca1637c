//! A hand of any number of cards can be read, and one look tells what may be played.
#![allow(clippy::unwrap_used)]

use super::super::Scheme;
use super::super::deck::tests::{deck, size};
use super::*;
use rules::CardSet;

fn hand(count: usize, state: CardState, larger: bool) -> Hand {
    // From the end, where the trumps are: they are the largest files.
    let mut cards: Vec<Card> = CardSet::TAROT.iter().collect();
    cards.reverse();
    let held = |card| Held { card, state };
    Hand {
        strip: None,
        cards: cards.into_iter().cycle().take(count).map(held).collect(),
        dealt: 0,
        larger,
    }
}

/// Of every column of a picture, how many pixels above its first that is not clear.
fn skyline(png: &Png) -> Vec<usize> {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png.bytes()))
        .read_info()
        .unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut pixels).unwrap();
    let width = reader.info().width as usize;
    let column = |x: usize| pixels.chunks(width).take_while(|row| row[x] == 0).count();
    (0..width).map(column).collect()
}

#[test]
fn every_hand_that_is_dealt_is_one_picture_as_wide_as_all() {
    let deck = deck(Scheme::Colours);
    for count in [1, 2, 5, 12, 19, 25, 28, 40] {
        for larger in [false, true] {
            let png = deck
                .hand(&hand(count, CardState::Playable, larger))
                .unwrap();
            assert_eq!(size(&png).0, 900, "{count}");
            // Nothing is cut off at the sides.
            let skyline = skyline(&png);
            let clear = *skyline.iter().max().unwrap();
            assert_eq!((skyline[0], skyline[899]), (clear, clear), "{count}");
        }
    }
}

#[test]
fn a_hand_is_a_small_file() {
    for scheme in [Scheme::Colours, Scheme::Contrast] {
        let deck = deck(scheme);
        for count in 5..=28 {
            for state in [CardState::Playable, CardState::Unplayable] {
                let png = deck.hand(&hand(count, state, false)).unwrap();
                let length = png.bytes().len();
                assert!(length <= 50 * 1024, "{count} {state:?}: {length}");
            }
        }
    }
}

#[test]
fn of_every_card_the_corner_shows() {
    for (larger, width) in [(false, Size::Large.width()), (true, Size::Huge.width())] {
        for count in 1..=MOST {
            let in_row = count.div_ceil(rows(count, width, larger));
            assert!(step(in_row, width) * 100 >= width * 30, "{count}");
            assert!((in_row - 1) * step(in_row, width) + width <= WIDTH);
        }
    }
    // Larger is larger, not only fewer in a row.
    assert!(step(4, Size::Huge.width()) > step(13, Size::Large.width()));
}

#[test]
fn a_picture_keeps_the_height_of_the_hand_that_was_dealt() {
    let deck = deck(Scheme::Colours);
    for larger in [false, true] {
        for dealt in [3, 5, 12, 19, 25] {
            let high = |count| {
                let hand = Hand {
                    dealt,
                    ..hand(count, CardState::Playable, larger)
                };
                size(&deck.hand(&hand).unwrap()).1
            };
            let first = high(dealt);
            for count in 1..dealt {
                assert_eq!(high(count), first, "{count} of {dealt}");
            }
        }
    }
}

#[test]
fn no_cards_and_too_many_are_no_picture() {
    let deck = deck(Scheme::Colours);
    for count in [0, 41, 60, 1000] {
        assert!(deck.hand(&hand(count, CardState::Quiet, false)).is_none());
    }
}

#[test]
fn what_may_be_played_stands_higher_than_what_may_not() {
    let deck = deck(Scheme::Contrast);
    let mut cards = hand(2, CardState::Playable, false);
    cards.cards[1].state = CardState::Unplayable;
    let skyline = skyline(&deck.hand(&cards).unwrap());
    let (left, right) = (skyline[450 - 90], skyline[450 + 90]);
    assert!(left + 20 < right, "{left} {right}");
}

#[test]
fn each_state_looks_otherwise() {
    let deck = deck(Scheme::Contrast);
    let states = [
        CardState::Quiet,
        CardState::Playable,
        CardState::Unplayable,
        CardState::Chosen,
    ];
    let pictures = states.map(|state| deck.hand(&hand(5, state, false)).unwrap());
    for (n, picture) in pictures.iter().enumerate() {
        assert!(!pictures[..n].contains(picture), "{:?}", states[n]);
    }
}

#[test]
fn the_same_hand_is_the_same_file() {
    let hand = hand(25, CardState::Playable, false);
    let one = deck(Scheme::Colours).hand(&hand);
    assert!(one.is_some());
    assert_eq!(one, deck(Scheme::Colours).hand(&hand));
}

#[test]
fn a_trick_of_any_number_of_players_stands_above_the_cards() {
    use super::super::strip::{Mark, Station};
    let deck = deck(Scheme::Colours);
    let alone = size(&deck.hand(&hand(12, CardState::Playable, false)).unwrap());
    for players in 2..=15 {
        let station = |number: usize| Station {
            name: format!("Player {number} of a long name"),
            card: (number < 2).then(|| CardSet::TAROT.nth(number as u32).unwrap()),
            mark: match number {
                0 => Mark::Wins,
                2 => Mark::Turn,
                _ => Mark::None,
            },
            tally: format!("{number} tricks"),
        };
        let mut with_trick = hand(12, CardState::Playable, false);
        with_trick.strip = Some(Strip {
            heading: "Trick 3 of 12".to_owned(),
            seats: (0..players).map(station).collect(),
        });
        let png = deck.hand(&with_trick).unwrap();
        assert_eq!(size(&png).0, alone.0, "{players}");
        assert!(size(&png).1 > alone.1 + 100, "{players}");
        assert!(png.bytes().len() <= 80 * 1024, "{players}");
    }
}
