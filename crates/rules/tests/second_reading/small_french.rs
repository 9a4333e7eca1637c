//! The reading of RULES.md 17 against its single questions.

use serde_json::{Value, json};

use super::french::{self, French, Played};
use super::plain::{Cards, May, Reading, Start, list, names};

/// The reading's answer, and the expected one.
pub fn answer(kind: &str, case: &Value) -> (Value, Value) {
    let expect = &case["expect"];
    let hand = list(&case["hand"]);
    match kind {
        "legal" => (json!(sorted(legal(case))), expect["legal"].clone()),
        "refused" => {
            let card = case["card"].as_str().unwrap();
            let is_legal = legal(case).iter().any(|may| may == card);
            (json!(is_legal), json!(expect["refused"].is_null()))
        }
        "trick" => (trick(case), expect["winner"].clone()),
        "count" => {
            let piles = case["piles"].as_object().unwrap().iter();
            let halves =
                piles.map(|(name, pile)| (name.clone(), json!(french::halves(&list(pile)))));
            (Value::Object(halves.collect()), expect["halves"].clone())
        }
        "discard" => {
            let words = format!("discard {}", list(&case["discard"]).join(" "));
            let (with, free) = french::may_lay_down(&hand, count(case), case["called"].as_str());
            let all: Cards = with.iter().chain(&free).cloned().collect();
            let may = May {
                with: with.into_iter().collect(),
                ..May::some_of("discard", count(case), &all)
            };
            (json!(may.allows(&words)), expect["accepted"].clone())
        }
        "poignee" => poignee(case),
        "call" => (
            json!(sorted(french::callable(&hand))),
            expect["callable"].clone(),
        ),
        "contract" => {
            let number = |key: &str| case[key].as_i64().unwrap();
            let bouts = number("bouts") as usize;
            let (points, difference, won) = french::contract(number("halves"), bouts);
            let answer = json!({"points": points, "difference": difference, "won": won});
            (answer, expect.clone())
        }
        "price" => (price(case), expect.clone()),
        "substitute" => {
            let act = match case["phase"].as_str().unwrap() {
                "call" => french::substitute_calls(&hand),
                "discard" => french::substitute_lays(&hand, count(case), case["called"].as_str()),
                _ => french::substitute_plays(&hand, &plays(case)),
            };
            (json!(act), expect["act"].clone())
        }
        "talk" => (talk(case), asked_in_talk(expect)),
        other => panic!("{other} is not answered"),
    }
}

fn sorted(mut cards: Cards) -> Cards {
    cards.sort();
    cards
}

fn plays(case: &Value) -> Vec<(usize, String)> {
    let plays = case["trick"].as_array().unwrap().iter().enumerate();
    plays
        .map(|(n, play)| (n, play[1].as_str().unwrap().to_owned()))
        .collect()
}

fn legal(case: &Value) -> Cards {
    let shut = case["called"]
        .as_str()
        .filter(|_| case["first_trick"] == true);
    french::legal(&list(&case["hand"]), &plays(case), shut)
}

fn trick(case: &Value) -> Value {
    let trick = plays(case);
    let leads_excuse = trick[0].1 == "T0" && case["all_tricks_so_far"] == true;
    let winner = if leads_excuse {
        0
    } else {
        french::RANKS.winner(&trick)
    };
    case["trick"][winner][0].clone()
}

/// How many cards are laid down: "six cards, with five seats three".
fn count(case: &Value) -> usize {
    if case["players"] == 5 { 3 } else { 6 }
}

fn poignee(case: &Value) -> (Value, Value) {
    let mut trumps = list(&case["hand"]);
    trumps.extend(list(&case["laid"]));
    let is_trump = |card: &String| card.starts_with('T') && card[1..].parse::<u8>().is_ok();
    trumps.retain(is_trump);
    let seats = case["players"].as_u64().unwrap() as usize;
    let poignees = french::poignees(&trumps, seats);
    let expect = &case["expect"];
    let asked = poignees.is_some();
    let may = May {
        poignees,
        ..May::default()
    };
    let words = format!("show {}", list(&case["show"]).join(" "));
    let accepted = case["show"].is_array().then(|| may.allows(&words));
    (
        json!([asked, accepted]),
        json!([expect["asked"], expect["accepted"]]),
    )
}

fn price(case: &Value) -> Value {
    let seats = list(&case["seats_clockwise"]);
    let place = |key: &str| seats.iter().position(|seat| case[key] == **seat);
    let number = |key: &str| case[key].as_i64().unwrap();
    let contract = case["contract"].as_str().unwrap();
    let (_, difference, won) = french::contract(number("halves"), number("bouts") as usize);
    let chelem = case["chelem"].as_str().unwrap_or_default();
    let poignees = case["poignees"].as_array().into_iter().flatten();
    let each = french::price(&Played {
        bid: french::BIDS
            .iter()
            .position(|bid| *bid == contract)
            .unwrap(),
        difference,
        won,
        poignees: poignees.map(|worth| worth.as_i64().unwrap()).collect(),
        petit_au_bout: case["petit_au_bout"].as_str().map(|by| by == "declarer"),
        announced: chelem.starts_with("announced"),
        made: chelem.ends_with("made"),
        defence_made: chelem.ends_with("defence"),
    });
    let (declarer, partner) = (place("declarer").unwrap(), place("partner"));
    let named = |each: i64| {
        let shares = french::shared(each, seats.len(), declarer, partner);
        let shares = seats
            .iter()
            .cloned()
            .zip(shares.into_iter().map(Value::from));
        Value::Object(shares.collect())
    };
    let coins = french::in_coins(each, number("stake"));
    json!({"each": each, "marks": named(each), "coins": named(coins)})
}

/// The reading after these bids, with the hands that the case names.
fn talk(case: &Value) -> Value {
    let seats = list(&case["seats_clockwise"]);
    let seat = |name: &Value| seats.iter().position(|seat| *name == **seat).unwrap();
    let mut start = Start::from_record(case);
    start.seats = seats.len();
    start.dealer = seat(&case["dealer"]);
    start.hands = seats
        .iter()
        .map(|name| list(&case["hands"][&name[..]]))
        .collect();
    let mut deal = French::new(&start);
    for action in case["actions"].as_array().unwrap() {
        let words = action[1].as_str().unwrap();
        assert_eq!(deal.to_act(), [seat(&action[0])]);
        assert!(deal.may(seat(&action[0])).allows(words));
        deal.act(seat(&action[0]), words);
    }
    let bad = &case["bad_action"];
    if bad.is_array() {
        let may = deal.may(seat(&bad[0]));
        return json!({"accepted": may.allows(bad[1].as_str().unwrap())});
    }
    let mut answer = json!({});
    match deal.to_act().first() {
        Some(turn) => {
            let may = deal.may(*turn).words.into_iter().collect();
            answer["turn"] = json!(seats[*turn]);
            answer["legal"] = json!(sorted(may));
            if answer["legal"] == json!(names("chelem jeu")) {
                answer["phase"] = json!("start");
                answer["declarer"] = json!(seats[deal.declarer()]);
            }
        }
        None => {
            answer["ended"] = deal.result().unwrap()["ended"].clone();
            answer["next_dealer"] = json!(seats[start.right_of(start.dealer)]);
        }
    }
    answer
}

/// The reading gives no codes.
fn asked_in_talk(expect: &Value) -> Value {
    let mut expect = expect.clone();
    expect.as_object_mut().unwrap().remove("refused");
    expect
}
