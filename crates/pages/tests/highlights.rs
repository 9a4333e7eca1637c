//! What is worth remembering of a deal, in deals worked by hand.
#![allow(clippy::unwrap_used)]

use pages::{FEWEST_POTS, Highlight, highlight, is_biggest, pot};
use rules::{Card, CardSet, Coins, Event, Payment, Purse, Reason, Record, Seat, View, Viewer};

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// A deal of a worked case of the rules, by its line in the file (from 0): as everybody saw it, and what was paid.
fn case(file: &str, line: usize) -> (View, Vec<Payment>) {
    let file = format!("{}/../rules/tests/cases/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(file).unwrap();
    played(serde_json::from_str(text.lines().nth(line).unwrap()).unwrap())
}

fn played(record: Record) -> (View, Vec<Payment>) {
    let mut payments = Vec::new();
    let deal = record.replay_telling(|event| {
        if let Event::Paid(payment) = event {
            payments.push(payment);
        }
    });
    (deal.unwrap().view(Viewer::Bystander), payments)
}

/// Triomphe among four, Ann dealing, with these hands and plays; the other cards are the stock.
fn triomphe(hands: [&str; 4], plays: &str) -> View {
    let hands = hands.map(|hand| hand.split(' ').map(str::to_owned).collect::<Vec<_>>());
    let held: CardSet = hands
        .iter()
        .flatten()
        .map(|card| card.parse::<Card>().unwrap())
        .collect();
    let stock = CardSet::TAROT.iter().filter(|card| !held.contains(*card));
    let stock: Vec<String> = stock.map(|card| card.to_string()).collect();
    let acts = plays.split(' ').map(|play| {
        let (seat, card) = play.split_once(':').unwrap();
        (seat.parse::<usize>().unwrap(), format!("play {card}"))
    });
    let record = serde_json::json!({
        "record": 1, "game": "triomphe", "edition": "tavern", "options": {}, "stake": 3,
        "seats": ["Ann", "Bob", "Cyd", "Dan"], "dealer": 0, "hands": hands, "stock": stock,
        "acts": acts.collect::<Vec<_>>(),
    });
    let (view, _) = played(serde_json::from_value(record).unwrap());
    assert!(view.outcome.is_some(), "the deal is over");
    view
}

/// Dan is dealt Death (the first worked case of the tavern edition).
#[test]
fn death_is_remembered() {
    let (view, paid) = case("triomphe-tavern.jsonl", 0);
    assert_eq!(highlight(&view), Some(Highlight::Death(seat(3))));
    // He takes the stakes of four, three each.
    let (seats, coins) = (vec![seat(3)], Coins(12));
    assert_eq!(pot(&paid), Some(Highlight::Pot { seats, coins }));
}

/// Bob holds the five highest trumps but the Fool, and nobody else has a trump or a suit that is led.
#[test]
fn who_wins_every_trick_makes_the_vole() {
    let view = triomphe(
        [
            "3S 4S 5S 6S 7S",
            "T21 T20 T19 T18 T17",
            "2C 3C 4C 5C 6C",
            "2D 3D 4D 5D 6D",
        ],
        "1:T21 2:2C 3:2D 0:3S 1:T20 2:3C 3:3D 0:4S 1:T19 2:4C 3:4D 0:5S 1:T18 2:5C 3:5D 0:6S \
         1:T17 2:6C 3:6D 0:7S",
    );
    assert_eq!(highlight(&view), Some(Highlight::Vole(vec![seat(1)])));
}

/// Bob wins with the king of cups and loses the others to Cyd, who trumps once and then leads cups that nobody has.
#[test]
fn all_kings_are_remembered_of_whoever_played_them_not_of_who_won_them() {
    let plays = "1:KC 2:2C 3:2D 0:3S 1:KB 2:T21 3:3D 0:4S 2:3C 3:4D 0:5S 1:KS 2:4C 3:5D 0:6S \
                 1:KD 2:5C 3:6D 0:7S 1:9S";
    let hands = [
        "3S 4S 5S 6S 7S",
        "KS KC KD KB 9S",
        "T21 2C 3C 4C 5C",
        "2D 3D 4D 5D 6D",
    ];
    assert_eq!(
        highlight(&triomphe(hands, plays)),
        Some(Highlight::Kings(seat(1)))
    );
    // With one king in another hand there is nothing to tell.
    let plays = plays.replace("1:KS", "1:8S");
    let hands = hands.map(|hand| hand.replace("KS", "8S"));
    let hands = hands.each_ref().map(String::as_str);
    assert_eq!(highlight(&triomphe(hands, &plays)), None);
}

/// Twelve coins went into the pot of the second worked case, and all came out: 3 + 2 + 1 for bonus cards, 6 for most
/// tricks (Cyd's, who also had a bonus).
#[test]
fn an_ordinary_deal_has_a_pot_and_no_more() {
    let (view, paid) = case("triomphe-tavern.jsonl", 1);
    assert_eq!(highlight(&view), None);
    let seats = [1, 2, 3].map(seat).to_vec();
    let coins = Coins(12);
    assert_eq!(pot(&paid), Some(Highlight::Pot { seats, coins }));
}

/// Eve undertakes the vole alone and makes it (the sixth worked case of as-qui-pille).
#[test]
fn a_vole_that_was_undertaken_is_remembered() {
    let (view, _) = case("latriomphe-as-qui-pille.jsonl", 5);
    assert_eq!(highlight(&view), Some(Highlight::Vole(vec![seat(4)])));
}

/// In the worked cases of the classic edition sides stop at three tricks, or the deal is offered: nobody wins all five.
#[test]
fn three_tricks_are_no_vole() {
    for line in 0..7 {
        let (view, _) = case("latriomphe-classic.jsonl", line);
        let told = highlight(&view);
        assert!(
            !matches!(told, Some(Highlight::Vole(_))),
            "line {line}: {told:?}"
        );
    }
}

#[test]
fn what_goes_back_was_not_won_from_the_pot() {
    let paid = |from, to, amount, reason| Payment {
        from,
        to,
        amount: Coins(amount),
        reason,
    };
    let [ann, bob] = [0, 1].map(|number| Purse::Seat(seat(number)));
    let payments = [
        paid(ann, Purse::Pot, 5, Reason::Bet),
        paid(bob, Purse::Pot, 5, Reason::Bet),
        paid(Purse::Pot, bob, 7, Reason::Share),
        paid(Purse::Pot, ann, 3, Reason::Returned),
        paid(ann, bob, 9, Reason::Points),
    ];
    let (seats, coins) = (vec![seat(1)], Coins(7));
    assert_eq!(pot(&payments), Some(Highlight::Pot { seats, coins }));
    assert_eq!(pot(&payments[..2]), None);
}

#[test]
fn a_pot_is_the_biggest_only_of_many_and_alone() {
    let smaller = vec![Coins(99); FEWEST_POTS];
    assert!(is_biggest(Coins(100), &smaller));
    assert!(
        !is_biggest(Coins(100), &smaller[1..]),
        "too few to compare with"
    );
    let mut equal = smaller;
    equal[3] = Coins(100);
    assert!(!is_biggest(Coins(100), &equal));
}
