//! Who pays whom, in stakes (RULES.md TG-8 to TG-10).

use super::MORE_THAN_HALF;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::word::Word;

/// What is paid for these card points: who pays, who is paid and how many stakes, both in this order of seats.
/// `declared` is the declarer and the declarer's word; `None` in a misère.
pub(super) fn payments(
    order: impl Iterator<Item = Seat> + Clone,
    declared: Option<(Seat, Word)>,
    points: &BySeat<i32>,
) -> Vec<(Seat, Seat, i64)> {
    match declared {
        Some((declarer, word)) => {
            let price = if word == Word::Solo { 2 } else { 1 };
            let others = order.filter(|seat| *seat != declarer);
            let is_won = points[declarer] >= MORE_THAN_HALF;
            let payment = |other| match is_won {
                true => (other, declarer, price),
                false => (declarer, other, price),
            };
            others.map(payment).collect()
        }
        None => for_most(order, points),
    }
}

/// Whoever has the most pays whoever has fewer (RULES.md TG-9).
fn for_most(
    order: impl Iterator<Item = Seat> + Clone,
    points: &BySeat<i32>,
) -> Vec<(Seat, Seat, i64)> {
    let most = points.iter().map(|(_, points)| points).max();
    let most = most.unwrap_or_default();
    let price = if most >= MORE_THAN_HALF { 2 } else { 1 };
    let payers: SeatSet = order.clone().filter(|seat| points[*seat] == most).collect();
    let paid = order.clone().filter(|seat| !payers.contains(*seat));
    let paying = order.filter(|seat| payers.contains(*seat));
    paying
        .flat_map(|from| paid.clone().map(move |to| (from, to, price)))
        .collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use serde_json::Value;

    /// The coins of each seat at a stake of one.
    fn coins(declared: Option<(Seat, Word)>, points: &[i32]) -> Vec<i64> {
        let mut coins = vec![0; points.len()];
        let seats = Seat::all(points.len());
        for (from, to, stakes) in payments(seats, declared, &BySeat::from_slice(points)) {
            coins[from.index()] -= stakes;
            coins[to.index()] += stakes;
        }
        coins
    }

    #[test]
    fn the_price_of_every_small_case() {
        let names = ["Ann", "Bob", "Cyd", "Dan", "Eve", "Fay"];
        let mut asked = 0;
        for line in include_str!("../../../tests/cases/small-cases.jsonl").lines() {
            let case: Value = serde_json::from_str(line).unwrap();
            if case["game"] != "troggu" || case["kind"] != "price" {
                continue;
            }
            asked += 1;
            let declarer = names.iter().position(|name| case["declarer"] == **name);
            let word = match case["ended"].as_str().unwrap() {
                "taken" => Some(Word::Take),
                "solo" => Some(Word::Solo),
                _ => None,
            };
            let declared = declarer.and_then(Seat::new).zip(word);
            let points: Vec<i32> = serde_json::from_value(case["points"].clone()).unwrap();
            let expected = |name: &&str| case["expect"]["coins"][name].as_i64();
            let expected: Vec<i64> = names.iter().filter_map(expected).collect();
            assert_eq!(coins(declared, &points), expected, "{}", case["id"]);
        }
        assert_eq!(asked, 7);
    }

    /// RULES.md 14, worked examples 8 and 9.
    #[test]
    fn the_prices_of_the_chapter() {
        let take = Seat::new(0).map(|ann| (ann, Word::Take));
        let solo = Seat::new(0).map(|ann| (ann, Word::Solo));
        assert_eq!(coins(take, &[58, 20, 20, 16]), [3, -1, -1, -1]);
        assert_eq!(coins(take, &[57, 20, 20, 17]), [-3, 1, 1, 1]);
        assert_eq!(coins(solo, &[70, 20, 14, 10]), [6, -2, -2, -2]);
        assert_eq!(coins(solo, &[40, 30, 30, 14]), [-6, 2, 2, 2]);
        assert_eq!(coins(None, &[40, 30, 20, 14]), [-3, 1, 1, 1]);
        assert_eq!(coins(None, &[35, 35, 20, 14]), [-2, -2, 2, 2]);
        assert_eq!(coins(None, &[60, 20, 14, 10]), [-6, 2, 2, 2]);
        assert_eq!(coins(None, &[26, 26, 26, 26]), [0, 0, 0, 0]);
    }
}
