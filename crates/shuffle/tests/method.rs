//! The method is that of docs/SHUFFLE.md: the vectors of the second implementation hold here too.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod kit;

use kit::{bytes, lots, vectors};
use rules::{Chance, Record};
use serde_json::{Value, json};
use shuffle::{Bound, Check, Cut, Dealer, Fault, Method, Proof, Seed, verify};

/// RFC 8439, appendix A.1, test vectors 1 and 2: key and nonce 0, blocks 0 and 1.
const RFC_8439: &str = "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7\
    da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586\
    9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed\
    29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f";

#[test]
fn the_stream_is_that_of_the_standard() {
    let mut chance = Chance::new([0; 32], 0);
    // Below 2^32 - 1, every word but the greatest gives itself.
    let stream: String = (0..32)
        .flat_map(|_| chance.below(u32::MAX).to_le_bytes())
        .map(|byte| format!("{byte:02x}"))
        .collect();
    assert_eq!(stream, RFC_8439);
}

#[test]
fn the_vectors_hold() {
    let vectors = vectors();
    assert!(vectors.chance.len() >= 4 && vectors.shuffles.len() >= 24);
    for vector in &vectors.chance {
        let mut chance = Chance::new(bytes(&vector.key), 0);
        for &number in &vector.numbers {
            assert_eq!(chance.below(vector.below), number);
        }
    }
    for vector in &vectors.shuffles {
        assert_eq!(vector.bound.text().unwrap(), vector.bound_text);
        assert_eq!(Cut::text(&vector.cuts), vector.cuts_text);
        let seed = Seed::new(bytes(&vector.seed));
        let hash = vector.bound.commitment(vector.method, &seed).unwrap();
        assert_eq!(hash.to_string(), vector.hash);
        let record: Record = serde_json::from_value(vector.record()).unwrap();
        let cards = record.setup().unwrap().variant().pack();
        let order = shuffle::order(cards, vector.method, &seed, &vector.cuts);
        let words: Vec<String> = order.order().iter().map(ToString::to_string).collect();
        assert_eq!(words.join(" "), vector.order);
        assert_eq!(verify(&record), Ok(hash));
        let seats = vector.bound.seats.len();
        let dealer = vector.bound.dealer.among(seats, &seed, &vector.cuts);
        assert_eq!(dealer, Some(vector.dealer));
        // The lot has a stream of its own.
        assert_eq!(vector.lot_key.is_some(), vector.bound.dealer == Dealer::Lot);
        if let Some(key) = &vector.lot_key {
            let drawn = Chance::new(bytes(key), 0).below(seats as u32);
            assert_eq!(drawn as usize, vector.dealer);
            assert_ne!(*key, vector.key);
        }
    }
}

/// A stored record has keys, an exported one has names.
#[test]
fn names_may_stand_for_keys_but_no_key_for_another() {
    let vector = &vectors().shuffles[0];
    let with = |seats: Value| {
        let mut record = vector.record();
        record["seats"] = seats;
        verify(&serde_json::from_value(record).unwrap()).err()
    };
    let keys = &vector.bound.seats;
    assert_eq!(with(json!(keys)), None);
    assert_eq!(with(json!(["Ann", keys[1], "Cyd", "Dan"])), None);
    let other = Some(Fault::Fails(Check::Seats));
    assert_eq!(with(json!([keys[1], keys[0], keys[2], keys[3]])), other);
    assert_eq!(with(json!(["Ann", "Bob", "Cyd", "Dan", "Eve"])), other);
}

#[test]
fn another_deal_than_the_one_that_was_bound_is_found() {
    let vector = &vectors().shuffles[0];
    for (key, value, fault) in [
        ("game", json!("scarto"), Fault::Fails(Check::Game)),
        ("edition", json!("vieville"), Fault::Fails(Check::Game)),
        (
            "options",
            json!({"fool": "excuse"}),
            Fault::Fails(Check::Game),
        ),
        ("stake", json!(4), Fault::Fails(Check::Stake)),
        ("dealer", json!(1), Fault::Fails(Check::Dealer)),
        ("proof", Value::Null, Fault::NoProof),
    ] {
        let mut record = vector.record();
        record[key] = value;
        let record = serde_json::from_value(record).unwrap();
        assert_eq!(verify(&record), Err(fault), "{key}");
    }
    for (from, to) in [
        ("/hands/0/0", "/hands/0/1"),
        ("/hands/0/0", "/stock/0"),
        ("/stock/0", "/stock/1"),
    ] {
        let mut record = vector.record();
        let (a, b) = (
            record.pointer(from).unwrap().clone(),
            record.pointer(to).unwrap().clone(),
        );
        *record.pointer_mut(from).unwrap() = b;
        *record.pointer_mut(to).unwrap() = a;
        let record = serde_json::from_value(record).unwrap();
        assert_eq!(
            verify(&record),
            Err(Fault::Fails(Check::Order)),
            "{from} {to}"
        );
    }
}

#[test]
fn a_later_method_is_told_from_a_broken_proof() {
    let mut record = vectors().shuffles[0].record();
    record["proof"]["method"] = json!(3);
    let read = |record: &Value| verify(&serde_json::from_value(record.clone()).unwrap());
    assert_eq!(read(&record), Err(Fault::UnknownMethod(3)));
    record["proof"] = json!("trust me");
    assert!(matches!(read(&record), Err(Fault::Unreadable(_))));
}

#[test]
fn a_seed_does_not_show_itself() {
    let seed = Seed::new([0xab; 32]);
    let vector = &vectors().shuffles[0];
    let (bound, cuts) = (vector.bound.clone(), vector.cuts.clone());
    let proof = Proof::new(Method::LATEST, bound, seed.clone(), cuts).unwrap();
    assert!(!format!("{seed:?} {proof:?}").contains("abab"), "{seed:?}");
}

#[test]
fn nothing_that_could_be_read_two_ways_is_bound() {
    for word in ["", "two words", "line\nbreak", "é", &"x".repeat(101)] {
        let mut bound = vectors().shuffles[0].bound.clone();
        bound.seats[1] = word.to_owned();
        let hash = bound.commitment(Method::LATEST, &Seed::new([0; 32]));
        assert!(hash.is_err(), "{word:?}");
    }
}

/// A shuffle that was committed before the upgrade verifies by its own method and no other.
#[test]
fn a_method_is_part_of_what_is_hashed() {
    for vector in vectors().shuffles {
        let other = match vector.method {
            Method::One => Method::Two,
            Method::Two => Method::One,
        };
        let mut record = vector.record();
        record["proof"]["method"] = json!(other);
        let fault = verify(&serde_json::from_value(record).unwrap()).unwrap_err();
        match vector.bound.dealer {
            Dealer::Seat(_) => assert_eq!(fault, Fault::Fails(Check::Hash)),
            // Method 1 draws no dealer.
            Dealer::Lot => assert!(matches!(fault, Fault::Unreadable(_)), "{fault:?}"),
        }
    }
}

/// The dealer depends on seed and cuts, so neither the house nor a player who cuts can choose it alone.
#[test]
fn a_cut_draws_another_lot() {
    let vector = &lots()[0];
    let seed = Seed::new(bytes(&vector.seed));
    let drawn = |depth| Dealer::Lot.among(4, &seed, &[Some(Cut::Depth(depth))]);
    let all: std::collections::BTreeSet<_> = (1..78).map(drawn).collect();
    assert_eq!(all, (0..4).map(Some).collect());
    assert_eq!(Dealer::Lot.among(0, &seed, &[]), None);
}

/// As stored in a table's row from before there were lots.
#[test]
fn a_bound_dealer_is_a_number_or_the_lot() {
    let vector = &lots()[0];
    let mut json = serde_json::to_value(&vector.bound).unwrap();
    assert_eq!(json["dealer"], json!("lot"));
    json["dealer"] = json!(2);
    let bound: Bound = serde_json::from_value(json.clone()).unwrap();
    assert_eq!(bound.dealer, Dealer::Seat(2));
    assert_eq!(serde_json::to_value(&bound).unwrap(), json);
    for wrong in [
        json!("lots"),
        json!("2"),
        json!(-1),
        json!(null),
        json!([0]),
    ] {
        json["dealer"] = wrong;
        assert!(serde_json::from_value::<Bound>(json.clone()).is_err());
    }
}
