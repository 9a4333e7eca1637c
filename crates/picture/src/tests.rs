//! Every picture is drawn, whatever is in it, and twice the same.
#![allow(clippy::unwrap_used)]

use super::deck::tests::{deck, size};
use super::*;

const MOST: i64 = 1_000_000_000_000_000;
const NAMES: [&str; 6] = [
    "Léa of the Lanterns",
    "Ольга",
    "张伟",
    "🍺🍺",
    "</text>&<script>",
    "",
];

fn deals() -> Frame {
    Frame {
        title: "The Gilded Hen".to_owned(),
        below: "14 Nov".to_owned(),
        coins: Coins {
            words: Box::new(|coins| format!("{coins} gp")),
            units: vec![100, 10, 1],
        },
        across: HorizontalAxis::Deals("deals".to_owned()),
    }
}

fn times() -> Frame {
    Frame {
        across: HorizontalAxis::Time {
            day: Box::new(|at| format!("day {}", at / 86_400_000)),
            month: Box::new(|at| format!("month {}", at / 86_400_000 / 30)),
            clock: Box::new(|at| format!("{}:00", at / 3_600_000 % 24)),
            zone: "UTC".to_owned(),
        },
        ..deals()
    }
}

fn track(values: &[i64]) -> Track {
    let points = values.iter().zip(0..);
    Track::new(
        points
            .map(|(value, at)| Point { at, value: *value })
            .collect(),
    )
    .unwrap()
}

fn people(count: usize, values: &[i64]) -> People {
    let names = NAMES.iter().cycle().take(count);
    People::new(
        names
            .map(|name| ((*name).to_owned(), track(values)))
            .collect(),
    )
    .unwrap()
}

fn places(coins: &[i64]) -> Places {
    let places = coins.iter().zip(1..).zip(NAMES.iter().cycle());
    let place = |((coins, rank), name): ((&i64, u32), &&str)| Place {
        rank,
        name: (**name).to_owned(),
        coins: *coins,
        is_viewer: rank == 2,
    };
    Places::new(places.map(place).collect()).unwrap()
}

fn heading() -> Heading {
    Heading {
        title: "Board".to_owned(),
        below: String::new(),
        coins: Box::new(|coins| format!("{coins} gp")),
    }
}

#[test]
fn fortunes_of_few_and_many_small_and_huge_are_drawn() {
    for (count, values) in [
        (1, &[0][..]),
        (2, &[-MOST, MOST]),
        (3, &[7, 7, 7]),
        (15, &[0, -3, 12, 40, -8]),
        (1, &[i64::MIN, i64::MAX]),
    ] {
        let (wide, high) = size(&fortunes(&deals(), &people(count, values)).unwrap());
        // Twice the width at which Discord shows it, and no higher than a phone.
        assert_eq!(wide, 1100);
        assert!((600..1200).contains(&high), "{high}");
    }
}

#[test]
fn a_purse_is_drawn_over_minutes_and_over_years() {
    for span in [
        0,
        1,
        60_000,
        3_600_000,
        86_400_000 * 9,
        86_400_000 * 4000,
        i64::MAX,
    ] {
        let ends = [(0, 5), (span / 2, 500), (span, 20)];
        let points = ends.map(|(at, value)| Point { at, value }).to_vec();
        assert_eq!(
            size(&purse(&times(), &Track::new(points).unwrap()).unwrap()).0,
            1100
        );
    }
}

#[test]
fn a_board_grows_with_its_places() {
    let few = size(&board(&heading(), &places(&[5])).unwrap());
    let many = size(&board(&heading(), &places(&[MOST, MOST, 3, 0, -MOST])).unwrap());
    assert_eq!(few.0, many.0);
    assert!(few.1 < many.1);
}

#[test]
fn the_same_is_drawn_the_same() {
    let both = || {
        [
            fortunes(&deals(), &people(4, &[1, 5, -2])),
            purse(&times(), &track(&[3, 9, 4])),
            board(&heading(), &places(&[9, 4, 4])),
        ]
    };
    let [first, second] = [both(), both()];
    assert_eq!(first, second);
    // And what differs is drawn differently.
    assert_ne!(fortunes(&deals(), &people(4, &[1, 5, -1])), first[0]);
    assert_ne!(board(&heading(), &places(&[9, 4, 3])), first[2]);
}

#[test]
fn nothing_is_no_picture() {
    assert_eq!(Track::new(Vec::new()), None);
    assert_eq!(People::new(Vec::new()), None);
    assert_eq!(Places::new(Vec::new()), None);
}

#[test]
fn of_one_moment_the_last_counts() {
    let point = |at, value| Point { at, value };
    let whole = vec![point(3, 5), point(1, 9), point(1, 4), point(3, 6)];
    let kept = Track::new(vec![point(1, 4), point(3, 6)]);
    assert_eq!(Track::new(whole), kept);
}

#[test]
fn names_that_cannot_be_written_leave_a_mark() {
    let alone = |name: &str| {
        let people = People::new(vec![(name.to_owned(), track(&[0, 4]))]).unwrap();
        fortunes(&deals(), &people).unwrap()
    };
    // The mark is seen: no name looks otherwise; and which letters are missing makes no difference.
    assert_ne!(alone("张伟"), alone(""));
    assert_eq!(alone("张伟"), alone("🍺"));
    assert_ne!(alone("Ольга"), alone("张伟"));
}

#[test]
fn of_too_many_points_the_highest_and_lowest_stay() {
    let mut values: Vec<i64> = (0..100_000).map(|at| at % 7).collect();
    values[31_234] = 5000;
    values[77_777] = -5000;
    values[99_999] = 42;
    let drawn = |values: &[i64]| purse(&times(), &track(values)).unwrap();
    let whole = drawn(&values);
    values[31_234] = 4000;
    assert_ne!(drawn(&values), whole);
    values[31_234] = 5000;
    values[99_999] = 43;
    assert_ne!(drawn(&values), whole);
}

fn plate(name: &str) -> Plate {
    Plate {
        name: name.to_owned(),
        medal: Medal::Letter(initial(name).unwrap_or_default()),
        coins: "1,000,000,000,000,000".into(),
        cards: Some(24),
        tricks: Some(12),
        score: Some("−7".to_owned()),
        dealer: Some("D".to_owned()),
        side: Some(1),
        turn: Some("lays a card aside, face down".to_owned()),
        staked: Some("1,000,000,000,000,000".into()),
        shown: rules::CardSet::TAROT.iter().take(3).collect(),
        note: None,
        inactive: false,
    }
}

/// A table of so many, everything on it as long as it can be.
fn table(seats: usize) -> Table {
    let long = "a very long line that nobody could ever fit in here";
    Table {
        heading: vec![long.to_owned(); 3],
        seats: NAMES
            .iter()
            .cycle()
            .take(seats)
            .map(|name| plate(name))
            .collect(),
        trick: (0..seats)
            .map(|seat| Played {
                seat,
                card: format!("T{seat}").parse().unwrap(),
                wins: seat == 0,
                number: Some(seat as u8 + 1),
            })
            .collect(),
        done: false,
        pots: vec![
            Pot {
                name: long.to_owned(),
                coins: "1,000,000,000,000,000".into(),
            };
            7
        ],
        turned: Some(TurnUp {
            card: rules::Card::DEATH,
            says: [long.to_owned(), long.to_owned()],
        }),
    }
}

#[test]
fn a_table_is_drawn_for_two_to_fifteen_and_for_no_other_number() {
    let deck = deck(Scheme::Colours);
    for seats in [2, 3, 4, 5, 7, 10, 15] {
        let png = table(seats).draw(&deck).unwrap();
        assert_eq!(size(&png).0, 900);
        assert!(
            png.bytes().len() < 120_000,
            "{seats}: {}",
            png.bytes().len()
        );
    }
    for seats in [0, 1, 16] {
        assert_eq!(table(seats).draw(&deck), None);
    }
    // Without a picture rather than with a card in the wrong place.
    let mut lost = table(3);
    lost.trick[0].seat = 99;
    assert_eq!(lost.draw(&deck), None);
}

#[test]
fn whatever_changes_at_a_table_is_seen() {
    let deck = deck(Scheme::Colours);
    let drawn = |change: &dyn Fn(&mut Table)| {
        let mut table = table(4);
        table.seats[2].inactive = true;
        table.pots.truncate(1);
        table.heading.truncate(1);
        change(&mut table);
        table.draw(&deck).unwrap()
    };
    let before = drawn(&|_| {});
    assert_eq!(before, drawn(&|_| {}));
    let changes: [&dyn Fn(&mut Table); 14] = [
        &|table| table.seats[1].shown.clear(),
        &|table| table.seats[1].shown[0] = rules::Card::DEATH,
        &|table| table.seats[1].turn = None,
        &|table| table.seats[1].dealer = None,
        &|table| table.seats[1].side = Some(0),
        &|table| table.seats[1].name = "Ann".to_owned(),
        &|table| table.seats[1].coins = "3".into(),
        &|table| table.seats[1].note = Some("folded".to_owned()),
        &|table| table.seats[2].inactive = false,
        &|table| table.trick[0].wins = false,
        &|table| table.trick[1].number = Some(9),
        &|table| table.trick[1].card = rules::Card::DEATH,
        &|table| table.done = true,
        &|table| table.turned = None,
    ];
    for (number, change) in changes.iter().enumerate() {
        assert_ne!(drawn(change), before, "change {number}");
    }
}
