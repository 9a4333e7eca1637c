//! Cases in which engine and reading once disagreed: the sentence that settled it, and the shortest deal that shows it.

use std::fmt::Write;

use rules::{Record, Verdict};
use serde_json::json;

/// What the next seat may do in a trefeltromp deal with an ante of 4 and these purses, dealt by the last seat,
/// after these acts.
fn may_do(purses: &[i64], acts: &str) -> String {
    let hands: Vec<_> = (0..purses.len())
        .map(|n| [0, 1, 2].map(|m| format!("T{}", 3 * n + m)))
        .collect();
    let trumps = (3 * purses.len()..=21).map(|n| format!("T{n}"));
    let plain = "KQNJT98765432A".chars();
    let plain = plain.flat_map(|rank| "SBCD".chars().map(move |suit| format!("{rank}{suit}")));
    let acts: Vec<_> = acts
        .split(", ")
        .map(|act| act.split_once(' ').unwrap())
        .map(|(seat, words)| json!([seat.parse::<usize>().unwrap(), words]))
        .collect();
    let record = json!({
        "record": 1, "game": "trefeltromp", "edition": "classic", "options": {}, "stake": 4,
        "seats": vec!["Ann"; purses.len()], "dealer": purses.len() - 1,
        "before": {"pot": 0, "purses": purses},
        "hands": hands, "stock": trumps.chain(plain).collect::<Vec<_>>(), "acts": acts,
    });
    let record: Record = serde_json::from_value(record).unwrap();
    match record.judge() {
        Verdict::Running { turn, legal } => {
            let mut text = String::new();
            write!(text, "{}: {}", turn[0].index(), legal.unwrap().join(", ")).unwrap();
            text
        }
        other => panic!("{other:?}"),
    }
}

/// "Once the third raise of a round stands, whoever still has to speak may call or fold, and nobody's stake may come
/// above the highest any more, not by a short all-in either"; "calling all-in for less stays allowed".
#[test]
fn after_a_bet_and_three_raises_nobody_goes_above_them() {
    let acts = "0 bet 4, 1 raise 8, 2 raise 12, 0 raise 16";
    // After the ante, seat 1 has 8, 10, 14 and 92 coins left in its purse besides the 8 it has staked.
    for purse in [20, 22, 26, 104] {
        assert_eq!(may_do(&[100, purse, 100], acts), "1: call, fold");
    }
    // It has two coins and would have to pay four.
    assert_eq!(may_do(&[100, 14, 100], acts), "1: call, fold");
}

/// "Unless two players are left."
#[test]
fn when_two_are_left_a_short_all_in_is_open_after_three_raises() {
    let acts = "0 bet 4, 1 raise 8, 2 raise 12, 0 raise 16, 1 fold";
    assert_eq!(may_do(&[100, 100, 22], acts), "2: call, fold, raise 18");
}

/// "Counted are full raises after the bet, be that a short all-in": what is raised on a short bet is a raise.
#[test]
fn a_short_bet_is_followed_by_three_full_raises() {
    let acts = "0 bet 2, 1 raise 6, 2 raise 10, 1 raise 14";
    assert_eq!(may_do(&[6, 30, 30], acts), "2: call, fold");
    assert_eq!(may_do(&[6, 30, 19], acts), "2: call, fold");
}
