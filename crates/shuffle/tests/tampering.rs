//! Changing any byte of a proof is detected, here and by the second implementation (docs/verify.py).
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod kit;

use kit::{bytes, docs, lots, tampered, vectors};
use rules::{Card, Coins, Record, Seat, Setup, Variant};
use serde_json::{Value, json};
use shuffle::{Bound, Dealer, Method, Seed, verify};
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// What the second implementation prints for these lines.
fn python(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new("python3")
        .arg(docs().join("verify.py"))
        .args(arguments)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("PYTHONUTF8", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("python3 is needed on the PATH: the second implementation of the shuffle is tested with it");
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let typing = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    typing.join().unwrap();
    output
}

fn lines(output: &Output) -> Vec<Value> {
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// What this implementation says about a readable record.
fn ours(record: &Value) -> Value {
    let Ok(record) = serde_json::from_value::<Record>(record.clone()) else {
        return json!({"ok": false, "fault": "unreadable"});
    };
    match verify(&record) {
        Ok(hash) => json!({"ok": true, "hash": hash}),
        Err(fault) => json!({"ok": false, "fault": fault.name()}),
    }
}

#[test]
fn the_vectors_hold_in_the_second_implementation() {
    let vectors = docs().join("shuffle-vectors.json");
    let output = python(&["--vectors", vectors.to_str().unwrap()], "");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    // They are byte for byte what it makes of their methods, seeds, bounds and cuts.
    let text = std::fs::read_to_string(&vectors).unwrap();
    let made = python(&["--fill", vectors.to_str().unwrap()], "");
    assert_eq!(String::from_utf8(made.stdout).unwrap(), text);
    let mut wrong: Value = serde_json::from_str(&text).unwrap();
    wrong["shuffles"][3]["cuts"][1] = json!(2);
    let output = python(&["--vectors", "-"], &wrong.to_string());
    assert_eq!(output.status.code(), Some(1), "{output:?}");
}

#[test]
fn good_records_hold_in_both() {
    let records: Vec<Value> = vectors().shuffles.iter().map(|v| v.record()).collect();
    let text: String = records.iter().map(|record| format!("{record}\n")).collect();
    let output = python(&["-"], &text);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let said = lines(&output);
    assert_eq!(said.len(), records.len());
    for (record, said) in records.iter().zip(&said) {
        assert_eq!(&ours(record), said);
        assert_eq!(said["ok"], json!(true));
    }
}

/// A deal of an edition, shuffled with this seed, as its record.
fn dealt(variant: Variant, seats: usize, seed: u8) -> Value {
    let (seed, cuts) = (Seed::new([seed; 32]), vec![None; seats]);
    let bound = Bound {
        server: "1".to_owned(),
        table: "2".to_owned(),
        deal: "3".to_owned(),
        game: variant.game().to_owned(),
        edition: variant.edition().to_owned(),
        options: variant.options(),
        stake: 12,
        seats: (0..seats).map(|seat| format!("m:{seat}")).collect(),
        dealer: Dealer::Lot,
    };
    let dealer = bound.dealer.among(seats, &seed, &cuts).unwrap();
    let setup = Setup::new(variant, Coins(12), seats, Seat::new(dealer).unwrap()).unwrap();
    let order = shuffle::order(variant.pack(), Method::LATEST, &seed, &cuts);
    let (hands, stock) = variant.deal_out(&setup, order.order());
    let hash = bound.commitment(Method::LATEST, &seed).unwrap();
    let words = |cards: &Vec<Card>| -> Vec<String> { cards.iter().map(Card::to_string).collect() };
    json!({
        "record": 1, "game": bound.game, "edition": bound.edition, "options": bound.options,
        "stake": bound.stake, "seats": bound.seats, "dealer": dealer,
        "hands": hands.iter().map(words).collect::<Vec<_>>(), "stock": words(&stock), "acts": [],
        "proof": {"method": Method::LATEST, "bound": bound, "seed": seed.digits(), "cuts": cuts, "hash": hash},
    })
}

/// With every set of options and every number of seats, by what docs/deals.json says of it.
#[test]
fn every_edition_is_dealt_alike_by_both() {
    let mut records = Vec::new();
    for variant in Variant::all() {
        for seats in variant.seats() {
            records.push(dealt(variant, *seats, records.len() as u8));
        }
    }
    let text: String = records.iter().map(|record| format!("{record}\n")).collect();
    let said = lines(&python(&["-"], &text));
    assert_eq!(said.len(), records.len());
    for (record, said) in records.iter().zip(&said) {
        assert_eq!(said["ok"], json!(true), "{record}: {said}");
        assert_eq!(&ours(record), said);
    }
}

#[test]
fn every_changed_byte_of_a_proof_is_found_by_both() {
    // All kinds of cuts, options, non-ASCII letters; each pack; both methods, and lots.
    for n in [0, 3, 4, 5, 13, 20, 21, 30] {
        let mut record = vectors().shuffles[n].record();
        let proof = record["proof"].take();
        // The proof is the last entry; everything from there on is changed.
        record.as_object_mut().unwrap().remove("proof");
        let head = record.to_string();
        let head = head.strip_suffix('}').unwrap();
        let line = format!("{head},\"proof\":{proof}}}");
        let changed = tampered(&line, head.len() + ",\"proof\":".len());
        assert!(changed.len() > 2 * proof.to_string().len());
        let readable: Vec<&(String, Option<Value>)> =
            changed.iter().filter(|(_, says)| says.is_some()).collect();
        for (text, says) in &readable {
            let said = ours(says.as_ref().unwrap());
            assert_eq!(said["ok"], json!(false), "{text}");
        }
        let text: String = readable
            .iter()
            .map(|(text, _)| format!("{text}\n"))
            .collect();
        let output = python(&["-"], &text);
        let said = lines(&output);
        assert_eq!(
            said.len(),
            readable.len(),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
        assert_eq!(output.status.code(), Some(1));
        for (said, (text, says)) in said.iter().zip(&readable) {
            assert_eq!(said["ok"], json!(false), "{text}");
            assert_eq!(
                said["fault"],
                ours(says.as_ref().unwrap())["fault"],
                "{text}"
            );
        }
        // Text that is no longer JSON is reported, not skipped.
        let broken: String = changed
            .iter()
            .filter(|(_, says)| says.is_none())
            .map(|(text, _)| format!("{text}\n"))
            .collect();
        let output = python(&["-"], &broken);
        assert_eq!(output.status.code(), Some(2));
        assert!(!lines(&output).iter().any(|said| said["ok"] == json!(true)));
    }
}

#[test]
fn other_cards_than_those_dealt_are_found_by_both() {
    let good = vectors().shuffles[7].record();
    let mut text = String::new();
    for (key, value) in [
        ("dealer", json!(0)),
        ("stake", json!(2)),
        ("seats", json!(["Ann", "Bob"])),
        ("options", json!({})),
        ("edition", json!("mcleod")),
        ("stock", json!([])),
        ("proof", json!({})),
        ("proof", Value::Null),
    ] {
        let mut record = good.clone();
        record[key] = value;
        text += &format!("{record}\n");
    }
    let mut record = good.clone();
    let cards = record["hands"][0].as_array_mut().unwrap();
    cards.swap(0, 24);
    text += &format!("{record}\n");
    let said = lines(&python(&["-"], &text));
    let faults: Vec<_> = said
        .iter()
        .map(|said| said["fault"].as_str().unwrap())
        .collect();
    let expected = [
        "dealer",
        "stake",
        "seats",
        "game",
        "game",
        "order",
        "unreadable-proof",
        "no-proof",
        "order",
    ];
    assert_eq!(faults, expected);
    for (line, said) in text.lines().zip(&said) {
        assert_eq!(
            ours(&serde_json::from_str(line).unwrap())["fault"],
            said["fault"]
        );
    }
}

/// Dealing first is an advantage in some games, so only whoever was drawn may have it.
#[test]
fn another_dealer_than_the_lot_drew_is_found_by_both() {
    let mut cases: Vec<(Value, &str)> = Vec::new();
    for vector in lots() {
        let good = vector.record();
        for dealer in (0..vector.bound.seats.len()).filter(|seat| *seat != vector.dealer) {
            let mut record = good.clone();
            record["dealer"] = json!(dealer);
            cases.push((record, "dealer"));
        }
        let bound = |dealer: Value| {
            let mut record = good.clone();
            record["proof"]["bound"]["dealer"] = dealer;
            record
        };
        cases.push((bound(json!(vector.dealer)), "hash"));
        cases.push((bound(json!("lots")), "unreadable-proof"));
        cases.push((bound(json!(null)), "unreadable-proof"));
        let mut record = good.clone();
        record["proof"]["method"] = json!(1);
        cases.push((record, "unreadable-proof"));
        // A lot needs somebody to draw.
        let mut nobody = vector.bound.clone();
        nobody.seats.clear();
        let seed = Seed::new(bytes(&vector.seed));
        let hash = nobody.commitment(Method::Two, &seed).unwrap();
        let mut record = good;
        record["seats"] = json!([]);
        record["proof"]["bound"] = json!(nobody);
        record["proof"]["cuts"] = json!([]);
        record["proof"]["hash"] = json!(hash);
        cases.push((record, "dealer"));
    }
    let text: String = cases
        .iter()
        .map(|(record, _)| format!("{record}\n"))
        .collect();
    let said = lines(&python(&["-"], &text));
    assert_eq!(said.len(), cases.len());
    for ((record, fault), said) in cases.iter().zip(&said) {
        assert_eq!(said["fault"], json!(fault), "{record}");
        assert_eq!(ours(record)["fault"], said["fault"], "{record}");
    }
}

#[test]
fn what_cannot_be_read_is_told() {
    for input in [
        "",
        "no record",
        "[1, 2]",
        "\"text\"",
        "{\"proof\": {\"method\": 1e999}}",
    ] {
        let output = python(&["-"], input);
        assert!(
            matches!(output.status.code(), Some(1 | 2)),
            "{input}: {output:?}"
        );
        assert!(
            !String::from_utf8_lossy(&output.stderr).contains("Traceback"),
            "{output:?}"
        );
    }
}
