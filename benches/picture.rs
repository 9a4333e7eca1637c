//! How long pictures take: `cargo bench --bench picture`.
#![allow(clippy::unwrap_used)]

use house::{Inks, Language};
use picture::{
    Across, Coins, Deck, Frame, Hand, Heading, Held, People, Place, Places, Png, Point, Size,
    Standing, Track, board, fortunes,
};
use rules::{Card, CardSet};
use std::fmt::Write;
use triomphe::discord::Decks;

fn main() {
    let deck = Decks::default().of(Language::English, Inks::FourColours);
    for count in HANDS {
        let hand = hand(count);
        let drawn = deck.hand(&hand).unwrap().bytes().len();
        let whole = whole(&deck, &hand).bytes().len();
        println!("a hand of {count}: {drawn} bytes, as a whole SVG {whole} bytes");
    }
    divan::main();
}

const HANDS: [usize; 2] = [5, 25];

/// A hand with cards of all suits and trumps, every other one playable.
fn hand(count: usize) -> Hand {
    let pack: Vec<Card> = CardSet::TAROT.iter().collect();
    let held = |place: usize| Held {
        card: pack[place * 77 / count],
        standing: if place.is_multiple_of(2) {
            Standing::Playable
        } else {
            Standing::Barred
        },
    };
    Hand {
        cards: (0..count).map(held).collect(),
        larger: false,
    }
}

/// The same cards as one SVG, each with a shadow.
fn whole(deck: &Deck, hand: &Hand) -> Png {
    let (width, height) = (Size::Large.width(), Size::Large.height());
    let in_row = hand.cards.len().min(13);
    let rows = hand.cards.len().div_ceil(in_row);
    let step = (180.0_f32).min((888 - width) as f32 / (in_row - 1) as f32);
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="900" height="{}"><filter id="shadow"><feDropShadow dx="0" dy="3" stdDeviation="4" flood-opacity="0.5"/></filter>"##,
        height + 32 + (rows - 1) * 154,
    );
    for (place, held) in hand.cards.iter().enumerate() {
        let lift = if held.standing == Standing::Playable {
            6
        } else {
            32
        };
        let (x, y) = (
            6.0 + step * (place % in_row) as f32,
            lift + 154 * (place / in_row),
        );
        // Without its own frame, which would clip it and cost time that is not the card's.
        let card = deck.svg(held.card);
        let card = card.split_once('>').unwrap().1;
        let card = card.strip_suffix("</svg>").unwrap();
        write!(
            svg,
            r##"<g transform="translate({x} {y}) scale({})" filter="url(#shadow)">{card}</g>"##,
            width as f32 / 200.0
        )
        .unwrap();
    }
    svg.push_str("</svg>");
    Png::draw(&svg, 1.0).unwrap()
}

/// A hand whose cards have been drawn before.
#[divan::bench(args = HANDS)]
fn a_hand(bencher: divan::Bencher, count: usize) {
    let deck = Decks::default().of(Language::English, Inks::FourColours);
    let hand = hand(count);
    deck.hand(&hand).unwrap();
    bencher.bench_local(|| deck.hand(&hand).unwrap());
}

/// The same hand drawn from scratch as one SVG.
#[divan::bench(args = HANDS)]
fn a_hand_as_a_whole_svg(bencher: divan::Bencher, count: usize) {
    let deck = Decks::default().of(Language::English, Inks::FourColours);
    let hand = hand(count);
    bencher.bench_local(|| whole(&deck, &hand));
}

/// Everybody's coins over sixty deals.
#[divan::bench(args = [2, 6, 15])]
fn an_evening(bencher: divan::Bencher, count: i64) {
    let frame = Frame {
        title: "The Gilded Hen".to_owned(),
        below: String::new(),
        coins: Coins {
            words: Box::new(|coins| coins.to_string()),
            units: vec![1],
        },
        across: Across::Deals("deals".to_owned()),
    };
    let line = |number: i64| {
        let value = |at: i64| (at * (number + 3) * 7919) % 101 - 50;
        let points = (0..60).map(|at| Point {
            at,
            value: value(at),
        });
        (
            format!("Guest {number}"),
            Track::new(points.collect()).unwrap(),
        )
    };
    let people = People::new((0..count).map(line).collect()).unwrap();
    bencher.bench(|| fortunes(&frame, &people).unwrap());
}

/// The ten fullest purses.
#[divan::bench]
fn a_board(bencher: divan::Bencher) {
    let heading = Heading {
        title: "The Gilded Hen".to_owned(),
        below: String::new(),
        coins: Box::new(|coins| coins.to_string()),
    };
    let place = |rank: u32| Place {
        rank,
        name: format!("Guest {rank}"),
        coins: 1000 / i64::from(rank),
        asker: rank == 4,
    };
    let places = Places::new((1..=10).map(place).collect()).unwrap();
    bencher.bench(|| board(&heading, &places).unwrap());
}
