//! The notation of cards and acts (RECORD.md), and texts that are not records.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::kit;

use kit::{card, set};
use rules::{
    Act, ActKind, Card, CardSet, Chance, Coins, ParseActError, Rank, Record, Signal, Suit, Verdict,
    Word, read_records,
};
use serde_json::{Value, json};

#[test]
fn every_card_is_read_as_it_is_printed() {
    let all = CardSet::TAROT | CardSet::FRENCH;
    assert_eq!(
        (CardSet::TAROT.len(), CardSet::FRENCH.len(), all.len()),
        (78, 32, 110)
    );
    for card in all.iter() {
        assert_eq!(card.to_string().parse(), Ok(card));
    }
}

#[test]
fn a_t_before_digits_is_a_trump_and_before_a_letter_a_ten() {
    assert_eq!(card("T10").trump_number(), Some(10));
    assert_eq!(
        (card("TS").suit(), card("TS").rank()),
        (Suit::Swords, Some(Rank::Ten))
    );
    assert_eq!(
        (card("Tt").suit(), card("Tt").rank()),
        (Suit::Trefles, Some(Rank::Ten))
    );
    assert_eq!(card("T0"), Card::FOOL);
    assert_eq!(
        (card("NC").rank(), card("NC").suit()),
        (Some(Rank::Knight), Suit::Cups)
    );
}

#[test]
fn what_is_no_card_is_not_read_as_one() {
    for text in [
        "", "T", "T22", "T07", "T+7", "T-1", "1S", "10S", "KX", "ks", "KSS", "Np", "2p", "K", "S",
        "TT", "É", "KS ",
    ] {
        assert!(text.parse::<Card>().is_err(), "{text:?}");
    }
}

#[test]
fn the_nth_card_of_a_set_is_the_nth_of_its_list() {
    let mut chance = Chance::seeded(3, 0);
    for _ in 0..500 {
        let all = CardSet::TAROT | CardSet::FRENCH;
        let cards: CardSet = all.iter().filter(|_| chance.below(3) == 0).collect();
        for (n, card) in cards.iter().enumerate() {
            assert_eq!(cards.nth(n as u32), Some(card));
        }
        assert_eq!(cards.nth(cards.len()), None);
        assert_eq!(cards.nth(cards.len() + 70), None);
        assert_eq!(cards.iter().count() as u32, cards.len());
    }
}

#[test]
fn every_act_is_read_as_it_is_printed() {
    let acts = [
        ("play KS", Act::Play(card("KS"))),
        ("play KC call", Act::PlayCalling(card("KC"))),
        ("show T0 T11", Act::Show(set("T0 T11"))),
        ("hide", Act::Hide),
        ("discard 2S 3S TB", Act::Discard(set("2S 3S TB"))),
        ("bid +20", Act::Bid(20)),
        ("bid -5", Act::Bid(-5)),
        ("bid 0", Act::Bid(0)),
        ("more", Act::More),
        ("offer", Act::Offer),
        ("accept", Act::Accept),
        ("refuse", Act::Refuse),
        ("vole", Act::Vole),
        ("stop", Act::Stop),
        ("rob 9t Qc", Act::Rob(set("9t Qc"))),
        ("leave", Act::Leave),
        ("check", Act::Check),
        ("call", Act::Call),
        ("fold", Act::Fold),
        ("bet 10", Act::Bet(Coins(10))),
        ("raise 25", Act::Raise(Coins(25))),
        ("stay", Act::Stay),
        ("swap 3B", Act::Swap(card("3B"))),
        ("keep", Act::Keep),
        ("pass", Act::Say(Word::Pass)),
        ("take", Act::Say(Word::Take)),
        ("solo", Act::Say(Word::Solo)),
        ("each", Act::Say(Word::Each)),
        ("lay T21", Act::Lay(card("T21"))),
        ("play T9 busso", Act::PlaySaying(card("T9"), Signal::Busso)),
        (
            "play 6C striscio",
            Act::PlaySaying(card("6C"), Signal::Striscio),
        ),
        ("play T1 volo", Act::PlaySaying(card("T1"), Signal::Volo)),
    ];
    for (words, act) in acts {
        assert_eq!(words.parse(), Ok(act));
        // Sets are printed in order of card number, as these are written.
        if !matches!(act, Act::Rob(_)) {
            assert_eq!(act.to_string(), words);
        }
    }
}

#[test]
fn words_that_are_no_act_are_unreadable() {
    for words in [
        "",
        " ",
        "dance",
        "play XX",
        "play  KS",
        "play KS ",
        " play KS",
        "Play KS",
        "play T22",
        "play KS KX",
        "hide KS",
        "bid",
        "bid x",
        "bet",
        "bet -1",
        "bet 1.5",
        "raise 99999999999999999999",
        "show T0,T1",
        "call 5",
        "fold now",
        "play T9 Volo",
        "play T9 forte",
        "volo",
        "play volo",
    ] {
        assert_eq!(
            words.parse::<Act>(),
            Err(ParseActError::Unreadable),
            "{words:?}"
        );
    }
}

#[test]
fn a_card_named_twice_is_one_too_few() {
    for (words, kind) in [
        ("show T1 T1", ActKind::Show),
        ("show", ActKind::Show),
        ("discard 2S 2S 3S", ActKind::Discard),
        ("play", ActKind::Play),
        ("play KS KB", ActKind::Play),
        ("play KS KS", ActKind::Play),
        ("play KS KB call", ActKind::PlayCalling),
        ("lay KS KB", ActKind::Lay),
        ("play T9 T7 volo", ActKind::PlaySaying),
    ] {
        assert_eq!(
            words.parse::<Act>(),
            Err(ParseActError::WrongCount(kind)),
            "{words:?}"
        );
    }
}

fn valid_record() -> Value {
    let line = include_str!("../cases/triomphe-tavern.jsonl")
        .lines()
        .nth(1)
        .unwrap();
    serde_json::from_str(line).unwrap()
}

fn judged(record: &Value) -> Value {
    let record: Record = serde_json::from_value(record.clone()).unwrap();
    serde_json::to_value(record.judge()).unwrap()
}

#[test]
fn a_record_without_edition_and_options_is_of_the_default() {
    let mut record = valid_record();
    for key in ["edition", "options", "acts", "result"] {
        record.as_object_mut().unwrap().shift_remove(key);
    }
    assert_eq!(judged(&record)["turn"], json!([1, 2, 3]));
}

#[test]
fn options_and_values_that_there_are_not_are_unsupported() {
    for (edition, options) in [
        ("tavern", json!({"pack": "tiny"})),
        ("tavern", json!({"joker": "two"})),
        ("tavern", json!({"pack": 42})),
        ("tavern", json!({"fool": "top"})),
        ("vieville", json!({"pack": "small"})),
        ("vieville", json!({"fool": "excuse"})),
    ] {
        let mut record = valid_record();
        record["edition"] = json!(edition);
        record["options"] = options;
        let verdict = judged(&record);
        assert_eq!(
            (&verdict["ok"], &verdict["refused"]),
            (&json!(false), &json!("unsupported-option"))
        );
        assert!(verdict.get("at").is_none());
    }
}

#[test]
fn a_default_value_may_be_named() {
    let mut record = valid_record();
    record["options"] = json!({"pack": "full", "fool": "lowest"});
    assert_eq!(judged(&record)["ok"], true);
}

#[test]
fn what_is_no_valid_deal_is_a_bad_deal() {
    type Spoil = fn(&mut Value);
    let spoilt: [(&str, Spoil); 19] = [
        ("game", |r| r["game"] = json!("bridge")),
        ("edition", |r| r["edition"] = json!("modern")),
        ("format", |r| r["record"] = json!(2)),
        ("revision", |r| r["rules"] = json!(2)),
        ("two seats", |r| r["seats"] = json!(["Ann", "Bob"])),
        ("no seats", |r| r["seats"] = json!([])),
        ("sixteen seats", |r| r["seats"] = json!(vec!["Ann"; 16])),
        ("dealer", |r| r["dealer"] = json!(4)),
        ("far dealer", |r| r["dealer"] = json!(4_000_000)),
        ("stake 1", |r| r["stake"] = json!(1)),
        ("stake -3", |r| r["stake"] = json!(-3)),
        ("high stake", |r| r["stake"] = json!(i64::MAX)),
        ("carried pot", |r| r["before"] = json!({"pot": 5})),
        ("card twice", |r| r["hands"][0][0] = json!("T17")),
        ("card of the other pack", |r| r["hands"][0][0] = json!("Kp")),
        ("no card", |r| r["hands"][0][0] = json!("X1")),
        ("short hand", |r| {
            let card = r["hands"][0].as_array_mut().unwrap().pop().unwrap();
            r["stock"].as_array_mut().unwrap().push(card);
        }),
        ("a hand too many", |r| {
            r["hands"].as_array_mut().unwrap().push(json!([]))
        }),
        ("short stock", |r| {
            drop(r["stock"].as_array_mut().unwrap().pop())
        }),
    ];
    for (what, spoil) in spoilt {
        let mut record = valid_record();
        spoil(&mut record);
        let verdict = judged(&record);
        assert_eq!(
            (&verdict["ok"], &verdict["refused"]),
            (&json!(false), &json!("bad-deal")),
            "{what}"
        );
        assert!(verdict["why"].as_str().unwrap().len() > 10, "{what}");
        assert!(verdict.get("at").is_none(), "{what}");
    }
}

#[test]
fn the_first_fault_in_the_order_of_the_cases_counts() {
    let verdict = |at: usize, act: Value| {
        let mut record = valid_record();
        record["acts"][at] = act;
        let verdict = judged(&record);
        assert_eq!(verdict["at"], at);
        verdict["refused"].as_str().unwrap().to_owned()
    };
    // At 4, Cyd (seat 2, holding T1 T21 QC 4B JD) must follow T20.
    assert_eq!(verdict(4, json!([0, "dance"])), "unreadable-act");
    assert_eq!(verdict(4, json!([0, "hide"])), "not-your-turn");
    assert_eq!(verdict(4, json!([0, "play KS KS"])), "not-your-turn");
    assert_eq!(verdict(4, json!([99, "play KS"])), "not-your-turn");
    assert_eq!(verdict(4, json!([2, "hide"])), "not-allowed-now");
    assert_eq!(verdict(4, json!([2, "show T1 T1"])), "not-allowed-now");
    assert_eq!(verdict(4, json!([2, "play QC call"])), "not-allowed-now");
    assert_eq!(verdict(4, json!([2, "play KS KB"])), "wrong-count");
    assert_eq!(verdict(4, json!([2, "play KS"])), "not-your-card");
    assert_eq!(verdict(4, json!([2, "play QC"])), "must-follow");
    // After the last card.
    let mut record = valid_record();
    record["acts"]
        .as_array_mut()
        .unwrap()
        .push(json!([77, "dance"]));
    assert_eq!(
        (
            judged(&record)["at"].clone(),
            judged(&record)["refused"].clone()
        ),
        (json!(23), json!("deal-is-over"))
    );
}

#[test]
fn one_record_may_span_lines_and_many_stand_one_a_line() {
    let record = valid_record();
    let pretty = serde_json::to_string_pretty(&record).unwrap();
    assert!(matches!(&read_records(&pretty)[..], [Ok(_)]));
    let lines = format!("{record}\n\n{record}\r\n{{\"record\": 1}}\nnonsense\n{record}");
    let read = read_records(&lines);
    let ok: Vec<bool> = read.iter().map(Result::is_ok).collect();
    assert_eq!(ok, [true, true, false, false, true]);
    let error = read[3].as_ref().unwrap_err();
    assert_eq!(error.line, 5);
    assert!(read_records("").is_empty());
    let no_record = read_records("{\n\"record\": 1,\n\"game\": 5\n}");
    assert_eq!(no_record.len(), 1);
    assert_eq!(no_record[0].as_ref().unwrap_err().line, 3);
}

/// Whatever is changed in a record, reading and judging it never panics.
#[test]
fn no_change_to_a_record_makes_the_judge_panic() {
    let lines: Vec<Value> = include_str!("../cases/triomphe-tavern.jsonl")
        .lines()
        .chain(include_str!("../cases/triomphe-vieville.jsonl").lines())
        .chain(include_str!("../cases/scarto-chee.jsonl").lines())
        .chain(include_str!("../cases/trefeltromp-classic.jsonl").lines())
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let (mut accepted, mut refused, mut unreadable) = (0, 0, 0);
    for seed in 0..30_000 {
        let mut chance = Chance::seeded(seed, 0);
        let mut record = lines[chance.below(lines.len() as u32) as usize].clone();
        for _ in 0..=chance.below(3) {
            change(&mut record, &mut chance);
        }
        let text = record.to_string();
        let run = std::panic::catch_unwind(|| match serde_json::from_str::<Record>(&text) {
            Err(_) => None,
            Ok(record) => Some(matches!(
                record.judge(),
                Verdict::Over(_) | Verdict::Running { .. }
            )),
        });
        match run {
            Ok(None) => unreadable += 1,
            Ok(Some(true)) => accepted += 1,
            Ok(Some(false)) => refused += 1,
            Err(_) => panic!("seed {seed}: {text}"),
        }
    }
    assert!(
        accepted > 1000 && refused > 1000 && unreadable > 1000,
        "{accepted} {refused} {unreadable}"
    );
}

/// Makes one random edit somewhere in the value.
fn change(value: &mut Value, chance: &mut Chance) {
    match value {
        Value::Array(list) if !list.is_empty() && chance.below(4) > 0 => {
            let at = chance.below(list.len() as u32) as usize;
            match chance.below(6) {
                0 => drop(list.remove(at)),
                1 => list.insert(at, list[at].clone()),
                2 => {
                    let other = chance.below(list.len() as u32) as usize;
                    list.swap(at, other);
                }
                3 => list.truncate(at),
                _ => change(&mut list[at], chance),
            }
        }
        Value::Object(map) if !map.is_empty() && chance.below(8) > 0 => {
            let at = chance.below(map.len() as u32) as usize;
            let key = map.keys().nth(at).unwrap().clone();
            match chance.below(8) {
                0 => drop(map.shift_remove(&key)),
                _ => change(&mut map[&key], chance),
            }
        }
        _ => {
            let strange = [
                json!(null),
                json!(0),
                json!(1),
                json!(-1),
                json!(3),
                json!(15),
                json!(16),
                json!(255),
                json!(1e300),
                json!(0.5),
                json!(u64::MAX),
                json!(i64::MIN),
                json!(true),
                json!(""),
                json!("T13"),
                json!("T0"),
                json!("KS"),
                json!("Kp"),
                json!("play T1"),
                json!("show T1 T1"),
                json!("hide"),
                json!("play"),
                json!("excuse"),
                json!("small"),
                json!("vieville"),
                json!("\u{0}ä🂡"),
                json!([]),
                json!({}),
                json!([[]]),
                json!({"pot": 3}),
                json!(["A", "B", "C", "D", "E"]),
            ];
            *value = strange[chance.below(strange.len() as u32) as usize].clone();
        }
    }
}
