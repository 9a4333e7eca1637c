//! How long a picture takes: `cargo bench -p picture`.
#![allow(clippy::unwrap_used)]

use picture::{
    Banner, CardMark, CardState, Coins, Course, Deck, Frame, Hand, Heading, Held, HorizontalAxis,
    Inscriptions, Medal, Order, Outcome, People, Place, Places, Plate, Played, Point, Portrait,
    Row, Scene, Scheme, Share, ShownCard, Table, Track, board, fortunes, purse,
};
use rules::{Card, CardSet};
use std::cell::Cell;

fn main() {
    divan::main();
}

fn deck() -> Deck {
    Deck::new(
        Inscriptions {
            ace: "A".to_owned(),
            jack: "J".to_owned(),
            knight: "N".to_owned(),
            queen: "Q".to_owned(),
            king: "K".to_owned(),
            suits: [
                "Swords", "Batons", "Cups", "Coins", "Spades", "Diamonds", "Clubs", "Hearts",
            ]
            .map(str::to_owned),
            trumps: std::array::from_fn(|number| format!("Trump {number}")),
        },
        Scheme::Colours,
    )
}

const HANDS: [usize; 2] = [5, 25];

/// Cards of all suits and trumps; every other one may be played.
fn hand(count: usize) -> Hand {
    let pack: Vec<Card> = CardSet::TAROT.iter().collect();
    let held = |place: usize| Held {
        card: pack[place * 77 / count],
        state: if place.is_multiple_of(2) {
            CardState::Playable
        } else {
            CardState::Unplayable
        },
    };
    Hand {
        strip: None,
        cards: (0..count).map(held).collect(),
        dealt: 0,
        larger: false,
    }
}

/// A hand of cards that were drawn before.
#[divan::bench(args = HANDS)]
fn a_hand(bencher: divan::Bencher, count: usize) {
    let deck = deck();
    let hand = hand(count);
    deck.hand(&hand).unwrap();
    bencher.bench_local(|| deck.hand(&hand).unwrap());
}

/// The same hand, each of its cards drawn anew.
#[divan::bench(args = HANDS, sample_count = 10)]
fn a_hand_of_new_cards(bencher: divan::Bencher, count: usize) {
    let hand = hand(count);
    bencher.bench_local(|| deck().hand(&hand).unwrap());
}

fn frame() -> Frame {
    Frame {
        title: "The Gilded Hen".to_owned(),
        below: String::new(),
        coins: Coins {
            words: Box::new(|coins| coins.to_string()),
            units: vec![1],
        },
        across: HorizontalAxis::Deals("deals".to_owned()),
    }
}

/// Somebody's coins over sixty deals.
fn track(number: i64) -> Track {
    let value = |at: i64| (at * (number + 3) * 7919) % 101 - 50;
    let points = (0..60).map(|at| Point {
        at,
        value: value(at),
    });
    Track::new(points.collect()).unwrap()
}

fn people(count: i64) -> People {
    let line = |number: i64| (format!("Guest {number}"), track(number));
    People::new((0..count).map(line).collect()).unwrap()
}

/// Everyone's fortune over sixty deals.
#[divan::bench(args = [2, 6, 15])]
fn an_evening(bencher: divan::Bencher, count: i64) {
    let (frame, people) = (frame(), people(count));
    bencher.bench(|| fortunes(&frame, &people).unwrap());
}

/// One purse over sixty deals.
#[divan::bench]
fn a_purse(bencher: divan::Bencher) {
    let (frame, track) = (frame(), track(1));
    bencher.bench(|| purse(&frame, &track).unwrap());
}

fn places() -> (Heading, Places) {
    let heading = Heading {
        title: "The Gilded Hen".to_owned(),
        below: String::new(),
        coins: Box::new(|coins| coins.to_string()),
    };
    let place = |rank: u32| Place {
        rank,
        name: format!("Guest {rank}"),
        coins: 1000 / i64::from(rank),
        is_viewer: rank == 4,
    };
    (heading, Places::new((1..=10).map(place).collect()).unwrap())
}

/// The ten richest purses.
#[divan::bench]
fn a_board(bencher: divan::Bencher) {
    let (heading, places) = places();
    bencher.bench(|| board(&heading, &places).unwrap());
}

const NAMES: [&str; 5] = [
    "Colette Ferry",
    "Rurik Half-Ear",
    "Léa",
    "Anselm Inkstain",
    "Fra Barnabé",
];

fn medal(seat: usize) -> Medal {
    match seat {
        2 => Medal::Letter("L".to_owned()),
        seat => Medal::Portrait(Portrait::ALL[seat * 5]),
    }
}

/// The table of a deal of so many seats after so many acts.
fn table(seats: usize, acts: usize) -> Table {
    let (trick, played) = (acts / seats, acts % seats);
    let pack: Vec<Card> = CardSet::TAROT.iter().collect();
    let plate = |seat: usize| Plate {
        name: NAMES[seat].to_owned(),
        medal: medal(seat),
        coins: "1,204 gp".into(),
        cards: Some(18 - trick as u8 - u8::from(seat < played)),
        tricks: Some(((trick + seat) / seats) as u8),
        score: None,
        dealer: (seat == 1).then(|| "D".to_owned()),
        side: (seats == 4).then_some(seat as u8 % 2),
        turn: (seat == played).then(|| "plays a card".to_owned()),
        staked: None,
        shown: Vec::new(),
        note: None,
        inactive: false,
    };
    let card = |seat: usize| Played {
        seat,
        card: pack[(acts / seats * seats + seat) * 7 % 78],
        wins: seat == 0,
        number: Some(seat as u8 + 1),
    };
    Table {
        heading: vec![
            format!("Trick {} of 18", trick + 1),
            "Stake 5 gp".to_owned(),
        ],
        seats: (0..seats).map(plate).collect(),
        trick: (0..played).map(card).collect(),
        done: false,
        pots: vec![picture::Pot {
            name: "Pot".to_owned(),
            coins: "20 gp".into(),
        }],
        turned: None,
    }
}

/// A table from act to act: what one act changed is new, all else was drawn before.
#[divan::bench(args = [3, 4, 5])]
fn the_next_act_at_a_table(bencher: divan::Bencher, seats: usize) {
    let deck = deck();
    let tables: Vec<Table> = (0..seats * 18).map(|acts| table(seats, acts)).collect();
    for table in &tables {
        table.draw(&deck).unwrap();
    }
    // Coins that no table had before: their plates are new, as one or two are after most acts.
    let at = Cell::new(0_usize);
    bencher
        .with_inputs(|| {
            at.set(at.get() + 1);
            let mut table = tables[at.get() % tables.len()].clone();
            table.seats[0].coins = format!("{} gp", 2_000 + at.get()).into();
            table
        })
        .bench_local_refs(|table| table.draw(&deck).unwrap());
}

fn outcome() -> Scene {
    let share = |seat: usize| Share {
        name: NAMES[seat].to_owned(),
        medal: medal(seat),
        coins: "+12 gp".into(),
        course: if seat == 0 { Course::Won } else { Course::Lost },
        side: None,
        note: "3 tricks".to_owned(),
    };
    let shown = |(seat, card): (usize, Card)| ShownCard {
        card,
        name: NAMES[seat].to_owned(),
        wins: seat == 0,
    };
    Scene::Outcome(Outcome {
        title: "The Gilded Hen".to_owned(),
        sentence: "Colette Ferry wins the deal and takes 36 gp.".to_owned(),
        plate: String::new(),
        caption: "The last trick".to_owned(),
        cards: CardSet::TAROT
            .iter()
            .take(4)
            .enumerate()
            .map(shown)
            .collect(),
        shares: (0..4).map(share).collect(),
    })
}

fn banner() -> Scene {
    Scene::Banner(Banner {
        inn: "The Gilded Hen".to_owned(),
        game: "Triomphe, six deals".to_owned(),
        stake: "5 gp a deal".to_owned(),
        seats: (0..3)
            .map(|seat| (medal(seat), NAMES[seat].to_owned()))
            .collect(),
        free: 2,
        free_name: "free".to_owned(),
    })
}

fn order() -> Scene {
    let step = |card: Card| vec![(card, CardMark::Points("4".to_owned()))];
    let row = |number: usize| Row {
        name: format!("Suit {number}"),
        steps: CardSet::TAROT
            .iter()
            .skip(number * 14)
            .take(14)
            .map(step)
            .collect(),
        apart: Vec::new(),
    };
    Scene::Order(Order {
        title: "Tarot".to_owned(),
        below: "from the strongest to the weakest".to_owned(),
        rows: (0..5).map(row).collect(),
        legend: vec![(CardMark::Points("4".to_owned()), "points".to_owned())],
    })
}

/// Scenes of which nothing changed, drawn again.
#[divan::bench(args = ["outcome", "banner", "order"])]
fn a_scene_again(bencher: divan::Bencher, name: &str) {
    let deck = deck();
    let scene = match name {
        "outcome" => outcome(),
        "banner" => banner(),
        _ => order(),
    };
    scene.draw(&deck).unwrap();
    bencher.bench_local(|| scene.draw(&deck).unwrap());
}
