//! The single questions of `tests/cases/small-cases.jsonl` that need no whole deal.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::callable;
use super::price::{Sum, halves, in_coins};
use super::task::{Task, poignee, substitute};
use crate::act::Act;
use crate::card::{Card, CardSet};
use crate::coins::Coins;
use crate::moment::Task as _;
use crate::trick::{OpenTrick, TrickRule};
use crate::word::Word;

fn cards(names: &Value) -> Vec<Card> {
    let names = names.as_array().into_iter().flatten();
    names
        .map(|name| name.as_str().unwrap().parse().unwrap())
        .collect()
}

fn set(names: &Value) -> CardSet {
    cards(names).into_iter().collect()
}

fn card(name: &Value) -> Option<Card> {
    name.as_str().map(|name| name.parse().unwrap())
}

fn seats(case: &Value) -> usize {
    case["players"].as_u64().unwrap_or(4) as usize
}

fn to_play(case: &Value) -> Task {
    let trick = case["trick"].as_array().into_iter().flatten();
    let trick: Vec<Card> = trick.filter_map(|play| card(&play[1])).collect();
    let is_led = trick.is_empty() && case["first_trick"] == true;
    Task::Play {
        open: OpenTrick::with(TrickRule::french_tarot(), trick.into_iter()),
        shut: card(&case["called"]).filter(|_| is_led),
    }
}

fn code(checked: Result<(), crate::refusal::Refusal>) -> Value {
    checked.map_or_else(|refusal| json!(refusal.code.as_str()), |()| Value::Null)
}

fn contract(case: &Value) -> Sum {
    let bid = case["contract"].as_str().and_then(Word::read);
    let (bouts, halves) = (
        case["bouts"].as_u64().unwrap(),
        case["halves"].as_i64().unwrap(),
    );
    Sum::at(bid.unwrap_or(Word::Petite), bouts as u8, halves as i32)
}

/// What each defender pays, and the coins of a defender.
fn price(case: &Value) -> (Value, Value) {
    let mut sum = contract(case);
    let poignees = case["poignees"].as_array().into_iter().flatten();
    sum.poignees = poignees.map(|worth| worth.as_i64().unwrap() as i32).sum();
    sum.petit = match case["petit_au_bout"].as_str() {
        Some("declarer") => 10,
        Some(_) => -10,
        None => 0,
    };
    sum.chelem = match case["chelem"].as_str() {
        Some("made") => 200,
        Some("announced-made") => 400,
        Some("announced-failed" | "defence") => -200,
        Some("announced-defence") => -400,
        _ => 0,
    };
    let apart = [&case["declarer"], &case["partner"]];
    let mut names = case["seats_clockwise"].as_array().unwrap().iter();
    let defender = names.rfind(|name| !apart.contains(name));
    let defender = defender.unwrap().as_str().unwrap();
    let stake = Coins(case["stake"].as_i64().unwrap());
    let expect = &case["expect"];
    let coins = -in_coins(sum.each(), stake).0;
    (
        json!([sum.each(), -sum.each(), coins]),
        json!([
            expect["each"],
            expect["marks"][defender],
            expect["coins"][defender]
        ]),
    )
}

fn substituted(case: &Value, hand: CardSet) -> Value {
    let task = match case["phase"].as_str().unwrap() {
        "call" => Task::Call(callable(hand)),
        "discard" => Task::lay_down(seats(case), card(&case["called"])),
        _ => to_play(case),
    };
    json!(substitute(task.choice(hand), hand).unwrap().to_string())
}

fn answer(kind: &str, case: &Value) -> (Value, Value) {
    let (hand, expect) = (set(&case["hand"]), &case["expect"]);
    match kind {
        "legal" => {
            let Some(legal) = (match to_play(case).choice(hand) {
                crate::Choice::Play { cards, .. } => Some(cards),
                _ => None,
            }) else {
                panic!("{}: no card is asked for", case["id"]);
            };
            (
                json!(legal.to_string()),
                json!(set(&expect["legal"]).to_string()),
            )
        }
        "refused" => {
            let act = Act::Play(card(&case["card"]).unwrap());
            (
                code(to_play(case).allows(hand, &act)),
                expect["refused"].clone(),
            )
        }
        "discard" => {
            let task = Task::lay_down(seats(case), card(&case["called"]));
            let act = Act::Discard(set(&case["discard"]));
            let accepted = task.allows(hand, &act).is_ok();
            assert_eq!(task.choice(hand).allows(&act), accepted);
            (json!(accepted), expect["accepted"].clone())
        }
        "poignee" => {
            let may = super::TRUMPS.with(Card::FOOL);
            let asked = poignee((hand | set(&case["laid"])) & may, seats(case));
            let refused = asked.filter(|_| case["show"].is_array()).map(|poignee| {
                let act = Act::Show(set(&case["show"]));
                code(Task::Poignee(poignee).allows(hand, &act))
            });
            (
                json!([asked.is_some(), refused]),
                json!([expect["asked"], expect["refused"]]),
            )
        }
        "call" => (
            json!(callable(hand).to_string()),
            json!(set(&expect["callable"]).to_string()),
        ),
        "count" => {
            let piles = case["piles"].as_object().unwrap().iter();
            let halves = piles.map(|(name, pile)| (name.clone(), json!(halves(set(pile)))));
            (Value::Object(halves.collect()), expect["halves"].clone())
        }
        "contract" => {
            let sum = contract(case);
            let difference = sum.points - sum.needed;
            (
                json!({"points": sum.points, "difference": difference, "won": sum.won}),
                expect.clone(),
            )
        }
        "price" => price(case),
        "substitute" => (substituted(case, hand), expect["act"].clone()),
        other => panic!("{other} is not asked"),
    }
}

#[test]
fn every_question_without_a_deal() {
    let mut asked = BTreeMap::new();
    for line in include_str!("../../../tests/cases/small-cases.jsonl").lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let kind = case["kind"].as_str().unwrap();
        // `tests/rules/small_cases.rs` asks these.
        if case["game"] != "tarot" || ["talk", "deal", "trick"].contains(&kind) {
            continue;
        }
        *asked.entry(kind.to_owned()).or_insert(0) += 1;
        let (answer, expected) = answer(kind, &case);
        assert_eq!(answer, expected, "{}: {}", case["id"], case["title"]);
    }
    assert_eq!(asked.values().sum::<usize>(), 48, "{asked:?}");
}
