//! How each edition deals, in docs/deals.json, for whoever checks a shuffle without this code.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod kit;

use kit::docs;
use rules::{Coins, Direction, Pack, Seat, Setup, Variant};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// By how much seat numbers grow from one seat that is dealt cards to the next.
fn sign(direction: Direction) -> i32 {
    match direction {
        Direction::Clockwise => 1,
        Direction::Anticlockwise => -1,
    }
}

/// How many cards go to the stock one by one, each after one of the first packets.
fn between_packets(edition: &Variant, seats: usize) -> usize {
    let setup = Setup::new(*edition, Coins(12), seats, Seat::new(0).unwrap()).unwrap();
    let pack = Pack::sorted(edition.pack());
    let (_, stock) = edition.deal_out(&setup, pack.order());
    if pack.order().ends_with(&stock) {
        return 0;
    }
    let packet = edition.packets(seats)[0];
    let places = (1..=stock.len()).map(|n| n * (packet + 1) - 1);
    let between: Vec<_> = places.map(|place| pack.order()[place]).collect();
    assert_eq!(between, stock, "{edition}, {seats} seats");
    stock.len()
}

/// What the file must say.
fn written() -> String {
    let mut packs = BTreeMap::<String, String>::new();
    // By their number of cards, and by the game where another has as many.
    let mut pack_of = |variant: &Variant| {
        let order = Pack::sorted(variant.pack());
        let order: Vec<String> = order.order().iter().map(ToString::to_string).collect();
        let (cards, order) = (order.len().to_string(), order.join(" "));
        let of_game = format!("{cards}-{}", variant.game());
        for name in [cards, of_game] {
            let known = packs.entry(name.clone()).or_insert_with(|| order.clone());
            if *known == order {
                return name;
            }
        }
        panic!("three packs of as many cards as {variant}")
    };
    let mut deals = Vec::new();
    for edition in Variant::editions() {
        let pack = pack_of(&edition);
        let with_one_option: Vec<(String, Variant)> = Variant::all()
            .into_iter()
            .filter(|other| {
                (other.game(), other.edition()) == (edition.game(), edition.edition())
                    && other.options().len() == 1
            })
            .map(|other| {
                let (option, value) = other.options().pop_first().unwrap();
                (format!("{option}={value}"), other)
            })
            .collect();
        let others = with_one_option.iter();
        let others = others.filter(|(_, other)| other.pack() != edition.pack());
        let others: BTreeMap<&str, String> = others
            .map(|(option, other)| (&option[..], pack_of(other)))
            .collect();
        let turned = with_one_option.iter();
        let turned = turned.filter(|(_, other)| other.direction() != edition.direction());
        let with: BTreeMap<&str, Value> = turned
            .map(|(option, other)| (&option[..], json!({"direction": sign(other.direction())})))
            .collect();
        for (option, other) in &with_one_option {
            for seats in edition.seats() {
                assert_eq!(other.packets(*seats), edition.packets(*seats), "{option}");
            }
        }
        let seats = edition.usual_seats();
        let dealer = Seat::new(0).unwrap();
        let setup = Setup::new(edition, Coins(12), seats, dealer).unwrap();
        let (hands, stock) = edition.deal_out(&setup, Pack::sorted(edition.pack()).order());
        let by_packets: usize = edition.packets(seats).iter().sum();
        let rest = if hands[0].len() > by_packets {
            "dealer"
        } else {
            "stock"
        };
        assert!(rest == "stock" || stock.is_empty(), "{edition}");
        let direction = sign(edition.direction());
        let with = if with.is_empty() {
            String::new()
        } else {
            format!(", \"with\": {}", json!(with))
        };
        // By the number of seats, where that makes a difference.
        let by_seats = edition.seats().iter();
        let by_seats: BTreeMap<String, _> = by_seats
            .map(|seats| (seats.to_string(), edition.packets(*seats)))
            .collect();
        let differs = by_seats
            .values()
            .any(|packets| *packets != edition.packets(seats));
        let packets = if differs {
            json!(by_seats)
        } else {
            json!(edition.packets(seats))
        };
        let between = edition.seats().iter();
        let between: BTreeMap<String, usize> = between
            .map(|seats| (seats.to_string(), between_packets(&edition, *seats)))
            .filter(|(_, cards)| *cards > 0)
            .collect();
        let between = if between.is_empty() {
            String::new()
        } else {
            format!(", \"between\": {}", json!(between))
        };
        deals.push(format!(
            "{}: {{\"direction\": {direction}, \"packets\": {}, \"rest\": \"{rest}\", \
             \"pack\": \"{pack}\", \"packs\": {}{with}{between}}}",
            json!(edition.to_string()),
            packets,
            json!(others),
        ));
    }
    let packs: Vec<String> = packs
        .iter()
        .map(|(name, order)| format!("{}: {}", json!(name), json!(order)))
        .collect();
    format!(
        "{{\n\"packs\": {{\n{}\n}},\n\"deals\": {{\n{}\n}}\n}}\n",
        packs.join(",\n"),
        deals.join(",\n")
    )
}

/// `TRIOMPHE_WRITE=1` writes the file.
#[test]
fn the_file_says_how_each_edition_deals() {
    let path = docs().join("deals.json");
    if std::env::var_os("TRIOMPHE_WRITE").is_some() {
        std::fs::write(&path, written()).unwrap();
    }
    let is = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(is, written(), "TRIOMPHE_WRITE=1 writes docs/deals.json");
}
