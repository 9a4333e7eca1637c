//! How each edition deals, in docs/deals.json, for whoever checks a shuffle without this code.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod kit;

use kit::docs;
use rules::{Coins, Direction, Pack, Seat, Setup, Variant};
use serde_json::json;
use std::collections::BTreeMap;

/// What the file must say.
fn written() -> String {
    let mut packs = BTreeMap::new();
    let mut pack_of = |variant: &Variant| {
        let order = Pack::sorted(variant.pack());
        let order: Vec<String> = order.order().iter().map(ToString::to_string).collect();
        let (name, order) = (order.len().to_string(), order.join(" "));
        let known = packs.entry(name.clone()).or_insert_with(|| order.clone());
        assert_eq!(*known, order, "two packs of {name} cards");
        name
    };
    let mut deals = Vec::new();
    for edition in Variant::editions() {
        let pack = pack_of(&edition);
        let others = Variant::all().into_iter().filter(|other| {
            (other.game(), other.edition()) == (edition.game(), edition.edition())
                && other.options().len() == 1
                && other.pack() != edition.pack()
        });
        let others: BTreeMap<String, String> = others
            .map(|other| {
                let (option, value) = other.options().pop_first().unwrap();
                (format!("{option}={value}"), pack_of(&other))
            })
            .collect();
        let seats = edition.usual_seats();
        let dealer = Seat::new(0).unwrap();
        let setup = Setup::new(edition, Coins(12), seats, dealer).unwrap();
        let (hands, stock) = edition.deal_out(&setup, Pack::sorted(edition.pack()).order());
        let by_packets: usize = edition.packets().iter().sum();
        let rest = if hands[0].len() > by_packets {
            "dealer"
        } else {
            "stock"
        };
        assert!(rest == "stock" || stock.is_empty(), "{edition}");
        let direction = match edition.direction() {
            Direction::Clockwise => 1,
            Direction::Anticlockwise => -1,
        };
        deals.push(format!(
            "{}: {{\"direction\": {direction}, \"packets\": {}, \"rest\": \"{rest}\", \
             \"pack\": \"{pack}\", \"packs\": {}}}",
            json!(edition.to_string()),
            json!(edition.packets()),
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
