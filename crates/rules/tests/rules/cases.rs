//! The worked deals of `tests/cases`: complete ones with their result, and bad ones with their fault.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use rules::{Act, Fault, Record, Variant, Verdict};
use serde_json::{Value, json};

/// Every file of complete deals, with the number of deals.
const DEALS: [(&str, usize); 12] = [
    ("triomphe-tavern", 6),
    ("triomphe-vieville", 3),
    ("scarto-mcleod", 2),
    ("scarto-chee", 2),
    ("tarocchi-white-parrot", 3),
    ("mitigati-rufus", 6),
    ("mitigati-chee", 2),
    ("troccas-classic", 4),
    ("swiss-classic", 5),
    ("latriomphe-classic", 7),
    ("latriomphe-as-qui-pille", 6),
    ("trefeltromp-classic", 9),
];

/// The number of faults of each game in `bad.jsonl`.
const FAULTS: [(&str, usize); 8] = [
    ("triomphe", 4),
    ("scarto", 2),
    ("tarocchi", 2),
    ("mitigati", 4),
    ("troccas", 2),
    ("swiss", 2),
    ("latriomphe", 6),
    ("trefeltromp", 3),
];

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
    for (name, count) in DEALS {
        let cases = lines(&format!("{name}.jsonl"));
        assert_eq!(cases.len(), count, "{name}");
        for case in cases {
            let expected = json!({"ok": true, "result": case["result"]});
            assert_eq!(judged(&case), expected, "{}", case["about"]);
        }
    }
}

#[test]
fn every_edition_has_worked_deals_and_every_game_has_bad_ones() {
    let editions = Variant::editions().into_iter();
    let editions = editions.map(|variant| format!("{}-{}", variant.game(), variant.edition()));
    assert!(editions.eq(DEALS.map(|(name, _)| name)));
    assert_eq!(Variant::games(), FAULTS.map(|(game, _)| game));
}

#[test]
fn every_case_file_is_listed() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    let mut listed: Vec<_> = DEALS
        .iter()
        .map(|(name, ..)| format!("{name}.jsonl"))
        .collect();
    listed.extend(["README.md", "bad.jsonl", "small-cases.jsonl"].map(str::to_owned));
    files.sort();
    listed.sort();
    assert_eq!(files, listed);
}

/// Faults in games that are played here; records of other games are refused because of their game.
#[test]
fn a_bad_record_is_refused_at_its_act_with_its_code() {
    let mut faults = BTreeMap::new();
    for case in lines("bad.jsonl") {
        let game = case["game"].as_str().unwrap();
        let verdict = judged(&case);
        *faults.entry(game.to_owned()).or_insert(0) += 1;
        if Variant::games().contains(&game) {
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
    let expected = FAULTS.map(|(game, count)| (game.to_owned(), count));
    assert_eq!(faults, BTreeMap::from(expected));
}

/// Whether this act is decided by several seats at the same time.
fn at_once(act: &Value) -> bool {
    let words = act[1].as_str().unwrap();
    let verb = words.split(' ').next().unwrap();
    ["show", "hide", "swap", "keep", "lay"].contains(&verb)
}

#[test]
fn a_complete_deal_is_printed_as_it_was_read() {
    for (name, _) in DEALS {
        for case in lines(&format!("{name}.jsonl")) {
            let record: Record = serde_json::from_value(case.clone()).unwrap();
            let deal = match record.judge() {
                Verdict::Over(_) => record.replay().unwrap(),
                other => panic!("{}: {other:?}", case["about"]),
            };
            let mut printed = serde_json::to_value(Record::from_deal(&deal, record.seats)).unwrap();
            let mut read = case.clone();
            read.as_object_mut().unwrap().shift_remove("about");
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
                (at, refusal.code.as_str(), refusal.rule),
                (4, "must-follow", "0.2 (2)")
            );
            assert_eq!(refusal.would_do.to_string(), "T1 T21");
        }
        other => panic!("{other:?}"),
    }
}
