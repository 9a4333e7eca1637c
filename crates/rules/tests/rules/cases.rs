//! The worked deals of `tests/cases`: complete ones with their result, and bad ones with their fault.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use crate::expectations;

use rules::{Act, Fault, Record, Variant, Verdict};
use serde_json::{Value, json};

/// Every file of complete deals: one an edition, and for a game one of its options and one of its corners.
fn files() -> impl Iterator<Item = (String, usize)> {
    let editions = expectations::editions().into_iter();
    let editions = editions.map(|(variant, expected)| {
        let name = format!("{}-{}.jsonl", variant.game(), variant.edition());
        (name, expected.worked_deals)
    });
    let games = Variant::games().into_iter();
    let more = games.flat_map(|game| {
        let expected = expectations::of_game(game);
        [
            (format!("{game}-options.jsonl"), expected.deals_with_options),
            (format!("{game}-corners.jsonl"), expected.corners),
        ]
    });
    editions.chain(more.filter(|(_, deals)| *deals > 0))
}

fn lines(file: &str) -> Vec<Value> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/cases")
        .join(file);
    let text = fs::read_to_string(path).unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn judged(case: &Value) -> Value {
    let record: Record = serde_json::from_value(case.clone()).unwrap();
    serde_json::to_value(record.judge()).unwrap()
}

#[test]
fn a_complete_deal_comes_to_its_result() {
    for (name, count) in files() {
        let cases = lines(&name);
        assert!(count > 0, "{name}");
        assert_eq!(cases.len(), count, "{name}");
        for case in cases {
            let expected = json!({"ok": true, "result": case["result"]});
            assert_eq!(judged(&case), expected, "{}", case["about"]);
        }
    }
}

#[test]
fn every_case_file_is_listed() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut found: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    let mut listed: Vec<_> = files().map(|(name, _)| name).collect();
    listed.extend(["README.md", "bad.jsonl", "small-cases.jsonl"].map(str::to_owned));
    found.sort();
    listed.sort();
    assert_eq!(found, listed);
}

/// Faults in games that are played here; records of other games are refused because of their game.
#[test]
fn a_bad_record_is_refused_at_its_act_with_its_code() {
    let mut faults = BTreeMap::new();
    for case in lines("bad.jsonl") {
        let game = case["game"].as_str().unwrap();
        let verdict = judged(&case);
        if Variant::games().contains(&game) {
            *faults.entry(game.to_owned()).or_insert(0) += 1;
            assert_eq!(verdict["ok"], false, "{}", case["about"]);
            assert_eq!(
                verdict["refused"], case["expect_refused"],
                "{}",
                case["about"]
            );
            assert_eq!(verdict["at"], case["expect_at"], "{}", case["about"]);
        } else {
            assert_eq!(verdict["refused"], "bad-deal", "{}", case["about"]);
        }
    }
    let games = Variant::games().into_iter();
    let expected = games.map(|game| (game.to_owned(), expectations::of_game(game).bad_records));
    let expected: BTreeMap<_, _> = expected.filter(|(_, count)| *count > 0).collect();
    assert_eq!(faults, expected);
}

/// Whether this act is decided by several seats at the same time.
fn at_once(act: &Value) -> bool {
    let words = act[1].as_str().unwrap();
    let verb = words.split(' ').next().unwrap();
    ["show", "hide", "swap", "keep", "lay"].contains(&verb)
}

/// The options of a record that differ from the edition's defaults.
fn record_options(record: &Value) -> BTreeMap<String, String> {
    let text = |key: &str| record[key].as_str().unwrap();
    let options: BTreeMap<String, String> =
        serde_json::from_value(record["options"].clone()).unwrap();
    let differs = |(option, value): &(String, String)| {
        let variant = Variant::parse(text("game"), Some(text("edition")), &BTreeMap::new());
        let rules = variant.unwrap().house_rules().into_iter();
        let mut rules = rules.filter(|rule| rule.name == option);
        rules.next().is_none_or(|rule| rule.set != *value)
    };
    options.into_iter().filter(differs).collect()
}

#[test]
fn a_complete_deal_is_printed_as_it_was_read() {
    for (name, _) in files() {
        for case in lines(&name) {
            let record: Record = serde_json::from_value(case.clone()).unwrap();
            let deal = match record.judge() {
                Verdict::Over(_) => record.replay().unwrap(),
                other => panic!("{}: {other:?}", case["about"]),
            };
            let mut printed = serde_json::to_value(Record::from_deal(&deal, record.seats)).unwrap();
            let mut read = case.clone();
            read.as_object_mut().unwrap().shift_remove("about");
            // An option that is set to its default is not printed.
            let set = record_options(&read);
            read["options"] = json!(set);
            // Discarded cards may come in any order and are printed in order of their number.
            for act in read["acts"].as_array_mut().unwrap() {
                let words: Act = act[1].as_str().unwrap().parse().unwrap();
                act[1] = json!(words.to_string());
            }
            // Simultaneous decisions may come in any order and are printed in deal order.
            for record in [&mut printed, &mut read] {
                let acts = record["acts"].as_array_mut().unwrap();
                for together in acts.chunk_by_mut(|a, b| at_once(a) && at_once(b)) {
                    together.sort_by_key(Value::to_string);
                }
            }
            assert_eq!(printed, read);
            let keys = |record: &Value| {
                record
                    .as_object()
                    .unwrap()
                    .keys()
                    .cloned()
                    .collect::<Vec<_>>()
            };
            assert_eq!(keys(&printed), keys(&read), "the order of RECORD.md");
        }
    }
}

#[test]
fn a_changed_result_does_not_hold() {
    for case in lines("triomphe-tavern.jsonl") {
        let mut wrong = case.clone();
        let coins = wrong["result"]["coins"].as_array_mut().unwrap();
        coins[0] = json!(coins[0].as_i64().unwrap() + 1);
        coins[1] = json!(coins[1].as_i64().unwrap() - 1);
        let expected = json!({"ok": false, "refused": "wrong-result", "result": case["result"]});
        assert_eq!(judged(&wrong), expected);
        for no_result in [
            json!("Ann wins"),
            json!({}),
            json!([1, 2]),
            json!({"ended": "tricks"}),
        ] {
            wrong["result"] = no_result;
            assert_eq!(judged(&wrong), expected);
        }
    }
}

#[test]
fn a_deal_cut_short_says_who_may_do_what() {
    let whole = &lines("triomphe-tavern.jsonl")[1];
    let cut = |acts: usize| {
        let mut cut = whole.clone();
        cut.as_object_mut().unwrap().shift_remove("result");
        cut["acts"].as_array_mut().unwrap().truncate(acts);
        judged(&cut)
    };
    // Bob, Cyd and Dan were dealt bonus cards; Bob holds only T11 of them.
    assert_eq!(
        cut(0),
        json!({"ok": true, "result": null, "turn": [1, 2, 3], "legal": ["show T11", "hide"]})
    );
    assert_eq!(
        cut(2),
        json!({"ok": true, "result": null, "turn": [3], "legal": ["show T0", "hide"]})
    );
    // Everybody has answered: Bob, at the dealer's left, may lead any card.
    assert_eq!(
        cut(3),
        json!({"ok": true, "result": null, "turn": [1], "legal": ["play 6S", "play QS", "play 9C", "play T11", "play T20"]})
    );
    // T20 was led, so Cyd must play one of his trumps.
    assert_eq!(
        cut(4),
        json!({"ok": true, "result": null, "turn": [2], "legal": ["play T1", "play T21"]})
    );
    assert_eq!(cut(23)["result"], whole["result"]);
    let claimed = {
        let mut claimed = whole.clone();
        claimed["acts"].as_array_mut().unwrap().truncate(4);
        judged(&claimed)
    };
    assert_eq!(
        claimed,
        json!({"ok": false, "refused": "wrong-result", "result": null})
    );
}

#[test]
fn an_act_that_is_refused_is_named_by_its_index() {
    let whole = &lines("triomphe-tavern.jsonl")[1];
    let mut record: Record = serde_json::from_value(whole.clone()).unwrap();
    record.acts[4].1 = "play QC".to_owned();
    match record.judge() {
        Verdict::Refused(Fault::Act { at, refusal }) => {
            assert_eq!(
                (at, refusal.code.as_str(), crate::kit::rule(&refusal)),
                (4, "must-follow", "0.2 (2)")
            );
            assert_eq!(refusal.would_do.to_string(), "T1 T21");
        }
        other => panic!("{other:?}"),
    }
}
