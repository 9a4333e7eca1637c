//! The reading against the single questions.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::bets::{Better, Round};
use super::plain::{Cards, Reading, Start, holds, list, names};
use super::{
    READ, deal_out, latriomphe, mitigati, ottocento, sicilian, tarot, three, trefeltromp, troccas,
    troggu,
};
use crate::small_french;

#[test]
fn the_reading_answers_every_small_case() {
    let mut asked = BTreeMap::new();
    for line in include_str!("../cases/small-cases.jsonl").lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        if !READ.contains(&case["game"].as_str().unwrap()) {
            continue;
        }
        let kind = case["kind"].as_str().unwrap();
        *asked.entry(kind.to_owned()).or_insert(0) += 1;
        let (answer, expected) = match case["game"].as_str() {
            Some("tarot") if kind != "deal" => small_french::answer(kind, &case),
            _ => answer(kind, &case),
        };
        assert_eq!(answer, expected, "{}: {}", case["id"], case["title"]);
    }
    let expected = [
        ("bet_reject", 5),
        ("bidding_reject", 1),
        ("call", 2),
        ("combos", 15),
        ("compare", 11),
        ("contract", 3),
        ("count", 8),
        ("deal", 9),
        ("deck", 3),
        ("discard", 45),
        ("draw", 1),
        ("honours", 15),
        ("legal", 45),
        ("poignee", 10),
        ("price", 20),
        ("refused", 3),
        ("score", 5),
        ("split", 1),
        ("substitute", 4),
        ("talk", 14),
        ("trick", 30),
        ("valet_call", 7),
    ];
    let expected = expected.map(|(kind, count)| (kind.to_owned(), count));
    assert_eq!(asked, BTreeMap::from(expected));
}

/// The reading's answer, and the expected one.
fn answer(kind: &str, case: &Value) -> (Value, Value) {
    let expect = &case["expect"];
    match kind {
        "legal" => (
            json!(sorted(legal(case))),
            json!(sorted(list(&expect["legal"]))),
        ),
        "trick" => (trick(case), expect["winner"].clone()),
        "deck" if case["game"] == "troggu" => {
            let deck = sorted(troggu::pack());
            (json!({"size": deck.len(), "deck": deck}), expect.clone())
        }
        "talk" if case["game"] == "troggu" => talk_of_troggu(case),
        "price" if case["game"] == "troggu" => {
            let points: Vec<i64> = serde_json::from_value(case["points"].clone()).unwrap();
            let seats = names("Ann Bob Cyd Dan Eve Fay");
            let declarer = seats.iter().position(|seat| case["declarer"] == **seat);
            let price = if case["ended"] == "solo" { 2 } else { 1 };
            let coins = troggu::coins(declarer, price, &points);
            let coins: Vec<(String, Value)> = seats
                .into_iter()
                .zip(coins)
                .map(|(seat, coins)| (seat, json!(coins)))
                .collect();
            (
                json!({"coins": piles_of(coins.into_iter())}),
                expect.clone(),
            )
        }
        "count" => (count(case), expect["card_points"].clone()),
        "discard" => (json!(accepts_discard(case)), expect["accepted"].clone()),
        "deal" => dealt(case),
        "draw" => drawn(case),
        "honours" => {
            let hand = list(&case["hand"]);
            let top = mitigati::top_honour(case["edition"].as_str().unwrap());
            let (honours, bonus) = (mitigati::honours(&hand, top), mitigati::trump_bonus(&hand));
            let each = honours + bonus;
            let answer =
                json!({"honours": honours, "trump_bonus": bonus, "from_each_opponent": each});
            (answer, expect.clone())
        }
        "bidding_reject" => (bid(case), expect["accepted"].clone()),
        "valet_call" => valet_call(case),
        "compare" => {
            let (seats, cards): (Vec<String>, Cards) = case["cards"]
                .as_object()
                .unwrap()
                .iter()
                .map(|(seat, card)| (seat.clone(), card.as_str().unwrap().to_owned()))
                .unzip();
            let winner = trefeltromp::best(&cards).map(|place| seats[place].clone());
            (json!(winner), expect["winner"].clone())
        }
        "bet_reject" => (json!(accepts_bet(case)), expect["accepted"].clone()),
        "split" => {
            let shares = (1..=12).map(|pot: i64| {
                let first = trefeltromp::share(pot, 0);
                let second = trefeltromp::share(pot - first, 1);
                let shares = [first, second, trefeltromp::share(pot - first - second, 2)];
                (pot.to_string(), json!(shares))
            });
            (shares.collect(), expect["shares"].clone())
        }
        "combos" => (combos(case), expect.clone()),
        "deck" if case["game"] == "ottocento" => {
            let pack = sorted(ottocento::pack());
            (json!({"size": pack.len(), "deck": pack}), expect.clone())
        }
        "score" if case["game"] == "ottocento" => (match_score(case), expect.clone()),
        "score" => {
            let mut score = case["score_before"]["Cyd"].as_i64().unwrap();
            let events = case["events"].as_array().unwrap().iter();
            let running: Vec<i64> = events
                .map(|event| {
                    score += event[1].as_i64().unwrap();
                    score
                })
                .collect();
            (json!(running), expect["running"].clone())
        }
        "deck" => {
            let start = Start {
                seats: 3,
                ..start(case)
            };
            let all = list(&expect["deck"]);
            let (hands, monte) = deal_out(&start, &all);
            let dealt: Vec<usize> = hands.iter().map(Vec::len).collect();
            assert_eq!((dealt, monte.len()), (vec![20, 20, 20], 3));
            (json!(all.len()), expect["size"].clone())
        }
        "talk" => talk(case),
        "price" => {
            let seats = names("Ann Bob Cyd");
            let declarer = seats.iter().position(|seat| case["declarer"] == **seat);
            let points = case["points"].as_array().unwrap().iter();
            let points: Vec<i64> = points.map(|points| points.as_i64().unwrap()).collect();
            let solo = case["ended"] == "solo";
            let stake = case["stake"].as_i64().unwrap();
            let coins = sicilian::price(declarer.unwrap(), solo, &points, stake);
            let coins = seats.into_iter().zip(coins.into_iter().map(Value::from));
            (json!({"coins": piles_of(coins)}), expect.clone())
        }
        other => panic!("{other} is not answered"),
    }
}

fn sorted(mut cards: Cards) -> Cards {
    cards.sort();
    cards
}

/// The start of the deal, as far as the case describes one.
fn start(case: &Value) -> Start {
    let mut start = Start::from_record(case);
    if start.edition == "*" {
        start.edition = "mcleod".to_owned();
    }
    let seats = list(&case["seats_clockwise"]);
    start.seats = seats.len();
    start.dealer = seats
        .iter()
        .position(|seat| case["dealer"] == **seat)
        .unwrap_or(0);
    start
}

fn plays(value: &Value) -> Vec<(usize, String)> {
    let plays = value.as_array().unwrap().iter().enumerate();
    plays
        .map(|(n, play)| (n, play[1].as_str().unwrap().to_owned()))
        .collect()
}

fn legal(case: &Value) -> Cards {
    let (hand, trick) = (list(&case["hand"]), plays(&case["trick"]));
    match case["game"].as_str().unwrap() {
        "latriomphe" => {
            let order = match case["edition"].as_str().unwrap() {
                "classic" => "KQJAT987",
                _ => "AKQJT987",
            };
            let trump = case["trump"].as_str().unwrap().chars().next().unwrap();
            latriomphe::legal(order, trump, &hand, &trick)
        }
        "troggu" => {
            let hybrid = case["options"]["fool"] != "highest";
            troggu::legal(&hand, &trick, case["withheld"] == true, hybrid)
        }
        _ => tarot::legal(&hand, &trick),
    }
}

/// The value of these cards, and what each combination is worth before any doubling.
fn combos(case: &Value) -> Value {
    let cards = list(&case["cards"]);
    let items = ottocento::items(&cards).into_iter();
    let items = items.map(|item| (item.name, json!(item.value)));
    json!({"value": ottocento::combinations(&cards), "items": piles_of(items)})
}

/// The score of a match of Ottocento through declarations and a count, as far as the case asks for it.
fn match_score(case: &Value) -> Value {
    let seats = list(&case["seats_clockwise"]);
    let numbers = |value: &Value| [0, 1].map(|side: usize| value[side].as_i64().unwrap());
    let mut score = numbers(&case["score_before"]);
    let mut running = Vec::new();
    let mut won = None;
    for event in case["events"].as_array().into_iter().flatten() {
        let seat = seats.iter().position(|seat| event[0] == **seat).unwrap();
        score[seat % 2] += event[1].as_i64().unwrap();
        running.push(score);
        if score[seat % 2] >= 800 {
            won = Some(seat % 2);
            break;
        }
    }
    let mut answer = json!({});
    if !running.is_empty() {
        answer["running"] = json!(running);
    }
    if won.is_none() && case["deal"].is_array() {
        let deal = numbers(&case["deal"]);
        score = [score[0] + deal[0], score[1] + deal[1]];
        won = ottocento::won_by_count(score, 800);
        answer["score"] = json!(score);
    }
    answer["winner_side"] = json!(won);
    let coins = seats.into_iter().zip(ottocento::coins(won, 1));
    answer["coins"] = piles_of(coins.map(|(seat, coins)| (seat, json!(coins))));
    answer
}

fn trick(case: &Value) -> Value {
    let plays = plays(&case["trick"]);
    let winner = match case["game"].as_str().unwrap() {
        "ottocento" => ottocento::winner(&plays),
        "sicilian" => sicilian::RANKS.winner(&plays),
        "troggu" => troggu::winner(&plays, case["withheld"] == true),
        _ => three::ranks(&start(case)).winner(&plays),
    };
    case["trick"][winner][0].clone()
}

fn count(case: &Value) -> Value {
    let piles = case["piles"].as_object().unwrap().iter();
    let points = piles.map(|(name, pile)| {
        let mut pile = list(pile);
        let points = match case["game"].as_str().unwrap() {
            "troccas" => troccas::count(&pile),
            "ottocento" => ottocento::points(&pile),
            "swiss" => tarot::in_batches(&pile, 3, "T21", 5),
            "sicilian" => sicilian::count(&pile),
            "troggu" => pile.iter().map(|card| troggu::value(card)).sum(),
            _ => {
                let fool = if holds(&pile, "T0") { 4 } else { 0 };
                pile.retain(|card| card != "T0");
                fool + tarot::in_batches(&pile, 3, "T20", 4)
            }
        };
        (name.clone(), json!(points))
    });
    piles_of(points)
}

fn piles_of(points: impl Iterator<Item = (String, Value)>) -> Value {
    Value::Object(points.collect())
}

fn accepts_discard(case: &Value) -> bool {
    let (hand, laid) = (list(&case["hand"]), list(&case["discard"]));
    if case["game"] == "troggu" {
        return troggu::may_lay_down(&hand, laid.len())
            .allows(&format!("discard {}", laid.join(" ")));
    }
    let (may, count) = match case["game"].as_str().unwrap() {
        "troccas" => (troccas::may_lay_down(&hand), 2),
        "sicilian" => (sicilian::may_lay_down(&hand), 3),
        "ottocento" => (ottocento::may_lay_down(&hand), 2),
        _ => (three::may_lay_down(&start(case), &hand), 3),
    };
    laid.len() == count && laid.iter().all(|card| holds(&may, card))
}

fn dealt(case: &Value) -> (Value, Value) {
    let start = start(case);
    let seats = list(&case["seats_clockwise"]);
    let (hands, stock) = deal_out(&start, &list(&case["deck"]));
    let clockwise = case["direction"] == "cw";
    let by_name = seats.iter().zip(&hands);
    let by_name = by_name.map(|(seat, hand)| (seat.clone(), json!(hand)));
    let expect = case["expect"].as_object().unwrap();
    let mut answer = serde_json::Map::new();
    for key in expect.keys() {
        let value = match key.as_str() {
            "hands" => Value::Object(by_name.clone().collect()),
            "undealt" => json!(stock.len()),
            "turned_up" => json!(stock[0]),
            "talon" if start.game == "latriomphe" => json!(stock[1..]),
            "talon" | "stock" | "chien" => json!(stock),
            "first_leader" | "first_to_speak" => json!(seats[start.round(clockwise)[0]]),
            "first_to_bet" => json!(seats[start.round(true)[0]]),
            "exposed" => {
                let nineteenth = seats.iter().zip(&hands);
                let nineteenth = nineteenth.map(|(seat, hand)| (seat.clone(), json!(hand[18])));
                Value::Object(nineteenth.collect())
            }
            "next_dealer" => json!(seats[start.round(clockwise)[0]]),
            other => panic!("{}: an answer to {other} is expected", case["id"]),
        };
        answer.insert(key.clone(), value);
    }
    (Value::Object(answer), case["expect"].clone())
}

fn drawn(case: &Value) -> (Value, Value) {
    let seats = list(&case["seats_clockwise"]);
    let shuffler = seats.iter().position(|seat| case["shuffler"] == **seat);
    let (draws, troccas) = troccas::draw(4, shuffler.unwrap(), &list(&case["deck"]));
    let draws: Vec<Value> = draws
        .iter()
        .map(|(seat, card)| json!([seats[*seat], card]))
        .collect();
    let mut by_height: Vec<usize> = (0..4).collect();
    by_height.sort_by_key(|seat| std::cmp::Reverse(troccas[*seat]));
    let name = |place: usize| seats[by_height[place]].clone();
    let answer = json!([draws, name(3)]);
    let expect = &case["expect"];
    let mut highest = [name(0), name(1)];
    highest.sort();
    assert!(
        expect["teams"]
            .as_array()
            .unwrap()
            .contains(&json!(highest))
    );
    (answer, json!([expect["draws"], expect["first_dealer"]]))
}

fn bid(case: &Value) -> Value {
    let mut start = start(case);
    start.hands = vec![Cards::new(); 3];
    let mut reading = mitigati::Mitigati::new(&start);
    let seats = list(&case["seats_clockwise"]);
    let seat = |action: &Value| seats.iter().position(|seat| action[0] == **seat).unwrap();
    for action in case["actions"].as_array().unwrap() {
        let words = format!("bid {}", action[1]);
        assert_eq!(reading.to_act(), [seat(action)]);
        assert!(reading.may(seat(action)).allows(&words));
        reading.act(seat(action), &words);
    }
    let bad = &case["bad_action"];
    json!(reading.may(seat(bad)).allows(&format!("bid {}", bad[1])))
}

fn talk(case: &Value) -> (Value, Value) {
    let mut start = start(case);
    let seats = list(&case["seats_clockwise"]);
    let low = names("QS QB QC 5S 5B 5C");
    start.hands = vec![low.clone(); 3];
    let mut reading = sicilian::Sicilian::new(&start);
    let seat = |action: &Value| seats.iter().position(|seat| action[0] == **seat).unwrap();
    for action in case["actions"].as_array().unwrap() {
        let words = action[1].as_str().unwrap();
        assert_eq!(reading.to_act(), [seat(action)]);
        assert!(reading.may(seat(action)).allows(words));
        reading.act(seat(action), words);
    }
    let name = |seat: usize| json!(seats[seat]);
    let mut answer = serde_json::Map::new();
    for key in case["expect"].as_object().unwrap().keys() {
        let value = match key.as_str() {
            "accepted" => {
                let bad = &case["bad_action"];
                let is_asked = reading.to_act() == [seat(bad)];
                json!(is_asked && reading.may(seat(bad)).allows(bad[1].as_str().unwrap()))
            }
            "turn" => name(reading.to_act()[0]),
            "legal" => {
                let may = reading.may(reading.to_act()[0]).words;
                let order = ["pass", "solo", "each"].into_iter();
                json!(order.filter(|word| may.contains(*word)).collect::<Vec<_>>())
            }
            "declarer" => name(reading.declarer.unwrap()),
            "next_dealer" => name(start.right_of(start.dealer)),
            // Known once the cards are laid down; the answers before it come first in the case.
            "leader" => {
                reading.act(reading.declarer.unwrap(), "discard 5S 5B 5C");
                name(reading.to_act()[0])
            }
            other => panic!("{}: an answer to {other} is expected", case["id"]),
        };
        answer.insert(key.clone(), value);
    }
    (Value::Object(answer), case["expect"].clone())
}

fn valet_call(case: &Value) -> (Value, Value) {
    let seats = names("Ann Bob Cyd Dan");
    let seat = |name: &Value| seats.iter().position(|seat| name == &**seat).unwrap();
    let king = case["king"][1].as_str().unwrap();
    let caller = seat(&case["king"][0]);
    let mut start = Start {
        seats: 4,
        hands: seats
            .iter()
            .map(|name| list(&case["hands"][&name[..]]))
            .collect(),
        ..Start::default()
    };
    start.dealer = start.left_of(caller);
    let mut deal = troccas::Troccas::new(&start);
    deal.scart = Some(Cards::new());
    for play in case["played_before"].as_array().unwrap() {
        deal.tricks
            .trick
            .push((seat(&play[0]), play[1].as_str().unwrap().to_owned()));
    }
    deal.tricks.to_play = caller;
    if case["suit_led_before"] == true {
        deal.led_before.extend(king.chars().last());
    }
    let words = format!("play {king} call");
    let allowed = deal.may(caller).allows(&words);
    let expect = &case["expect"];
    let mut answer = json!({"call_allowed": allowed});
    let valet = format!("J{}", &king[1..]);
    let holder = deal
        .tricks
        .hands
        .iter()
        .position(|hand| holds(hand, &valet));
    if allowed {
        deal.tricks.play(king);
        let table_before = deal.tricks.trick.clone();
        answer["effect"] = json!(deal.call(king));
        answer["holder"] = json!(holder.map(|seat| seats[seat].clone()));
        let table = deal.tricks.trick.iter();
        let table: Vec<Value> = table
            .map(|(seat, card)| json!([seats[*seat], card]))
            .collect();
        answer["table"] = json!(table);
        if answer["effect"] == "swapped" {
            let holder = holder.unwrap();
            let (_, played) = table_before
                .iter()
                .find(|(seat, _)| *seat == holder)
                .unwrap();
            assert!(holds(&deal.tricks.hands[holder], played));
            answer["returned"] = json!({&seats[holder]: played});
        }
    } else if deal.may(caller).allows(&format!("play {king}")) {
        deal.tricks.play(king);
    }
    if let Some((name, _)) = expect["legal"]
        .as_object()
        .and_then(|legal| legal.iter().next())
    {
        let may = deal.may(seat(&json!(name))).words.into_iter();
        let cards: Cards = may.map(|words| words["play ".len()..].to_owned()).collect();
        answer["legal"] = json!({name: sorted(cards)});
    }
    (answer, expect.clone())
}

/// The seat that acts, and an opponent with plenty of coins who made the bet.
fn accepts_bet(case: &Value) -> bool {
    let state = |key: &str| case["state"][key].as_i64().unwrap();
    let better = Better {
        still_in: true,
        left: state("stack"),
        paid: state("round_bet"),
        ..Better::default()
    };
    let other = Better {
        still_in: true,
        left: 1000,
        paid: state("current"),
        spoken: state("current") > 0,
        ..Better::default()
    };
    let mut round = Round::new(state("ante"), vec![better, other], vec![0, 1], Some(3));
    round.highest = state("current");
    round.last_full = state("last_raise");
    let action = &case["bad_action"];
    let word = action["a"].as_str().unwrap();
    let words = match action["to"].as_i64() {
        Some(to) => format!("{word} {to}"),
        None => word.to_owned(),
    };
    round.may(0).allows(&words)
}

/// What a talk comes to, as far as it is asked.
fn talk_of_troggu(case: &Value) -> (Value, Value) {
    let mut start = start(case);
    let seats = list(&case["seats_clockwise"]);
    start.hands = vec![Cards::new(); seats.len()];
    let mut reading = troggu::Troggu::new(&start);
    for action in case["actions"].as_array().unwrap() {
        let turn = reading.to_act()[0];
        assert_eq!(action[0], *seats[turn], "{}", case["id"]);
        let word = action[1].as_str().unwrap();
        assert!(reading.may(turn).allows(word), "{}", case["id"]);
        reading.act(turn, word);
    }
    let named = |seat: usize| json!(seats[seat]);
    let expect = case["expect"].as_object().unwrap();
    let answers = expect.keys().map(|key| {
        let answer = match key.as_str() {
            "declarer" | "leader" => named(reading.declarer().unwrap()),
            "turn" => named(reading.to_act()[0]),
            "next_dealer" => named(start.right_of(start.dealer)),
            "ended" => reading.result().unwrap()["ended"].clone(),
            other => panic!("{}: an answer to {other} is expected", case["id"]),
        };
        (key.clone(), answer)
    });
    (piles_of(answers), case["expect"].clone())
}
