//! The reading on its own: what the text says about every deal holds for random ones.

use rules::Chance;
use serde_json::Value;

use super::plain::{Cards, Start};
use super::random::{chosen, shuffle, stack};
use super::{deal_out, ottocento, read};

fn tarot_pack() -> Cards {
    let ranks = "KQNJT98765432A".chars();
    let plain = ranks.flat_map(|rank| "SBCD".chars().map(move |suit| format!("{rank}{suit}")));
    plain.chain((0..=21).map(|n| format!("T{n}"))).collect()
}

fn small_pack() -> Cards {
    let ranks = "KQJAT987".chars();
    ranks
        .flat_map(|rank| "pcth".chars().map(move |suit| format!("{rank}{suit}")))
        .collect()
}

/// The results of random deals, with their starts.
fn results(game: &str, edition: &str, seats: usize, deals: u64) -> Vec<(Start, Value)> {
    let mut results = Vec::new();
    for seed in 0..deals {
        let mut chance = Chance::seeded(seed, seats as u64);
        let small = game == "latriomphe";
        let mut pack = match game {
            "ottocento" => ottocento::pack(),
            "troggu" => super::troggu::pack(),
            _ if small => small_pack(),
            _ => tarot_pack(),
        };
        if game == "sicilian" {
            pack.retain(|card| *card == "4D" || !"A234".contains(&card[..1]));
        }
        shuffle(&mut pack, &mut chance);
        let sides = if edition == "classic" { 2 } else { seats };
        let mut start = Start {
            game: game.to_owned(),
            edition: edition.to_owned(),
            stake: 5,
            seats,
            dealer: chance.below(seats as u32) as usize,
            score: vec![i64::from(chance.below(5)); if small { sides } else { seats }],
            deal: 1 + i64::from(chance.below(3)),
            pot: i64::from(chance.below(10)),
            purses: (0..seats)
                .map(|_| 5 + i64::from(chance.below(90)))
                .collect(),
            ..Start::default()
        };
        (start.hands, start.stock) = deal_out(&start, &pack);
        stack(&mut start, &mut chance);
        let mut reading = read(&start);
        while let Some(seat) = reading.to_act().first().copied() {
            let words = chosen(&reading.may(seat), reading.as_ref(), &mut chance);
            reading.act(seat, &words);
        }
        results.push((start, reading.result().expect("nobody is to act")));
    }
    results
}

fn sum(numbers: &Value) -> i64 {
    let numbers = numbers.as_array().into_iter().flatten();
    numbers.map(|number| number.as_i64().unwrap()).sum()
}

#[test]
fn card_points_come_to_the_totals_of_the_text() {
    for (game, edition, seats, total) in [
        ("scarto", "mcleod", 3, 78),
        ("scarto", "chee", 3, 78),
        ("tarocchi", "white-parrot", 3, 78),
        ("mitigati", "chee", 3, 129),
        ("mitigati", "rufus", 3, 129),
        ("troccas", "classic", 4, 72),
        ("swiss", "classic", 3, 78),
        ("sicilian", "barcellona", 3, 109),
        ("ottocento", "bologna", 4, 93),
    ] {
        // Deals that were settled at the bids, or in which all passed.
        let mut unplayed = 0;
        for (_, result) in results(game, edition, seats, 60) {
            assert_eq!(sum(&result["coins"]), 0, "{game}: {result}");
            match result.get("points") {
                Some(points) => assert_eq!(sum(points), total, "{game}: {result}"),
                None => unplayed += 1,
            }
        }
        assert_eq!(
            unplayed > 0,
            ["rufus", "barcellona"].contains(&edition),
            "{game}: {unplayed} deals not played"
        );
    }
}

/// "Zero-sum (checked)", and the points "sum to 91".
#[test]
fn marks_and_coins_of_french_tarot_come_to_nothing_and_points_to_91() {
    let mut ways = std::collections::BTreeSet::new();
    for seats in [3, 4, 5] {
        for (_, result) in results("tarot", "fft", seats, 200) {
            assert_eq!(sum(&result["coins"]), 0, "{result}");
            assert_eq!(sum(&result["marks"]), 0, "{result}");
            assert!(result.get("points").is_none_or(|points| sum(points) == 91));
            ways.insert(result["ended"].as_str().unwrap().to_owned());
        }
    }
    let ways: Vec<String> = ways.into_iter().collect();
    assert_eq!(ways.join(" "), "contre garde passed petit-sec petite sans");
}

#[test]
fn a_deal_ends_in_every_way_that_the_text_has() {
    let all = [
        (
            "latriomphe",
            "classic",
            vec![2, 4, 6],
            "accepted refuser-failed three vole vole-failed",
        ),
        (
            "latriomphe",
            "as-qui-pille",
            vec![4, 5, 6],
            "most three vole vole-failed",
        ),
        ("trefeltromp", "classic", (2..=10).collect(), "alone shown"),
        ("sicilian", "barcellona", vec![3], "each passed solo"),
        ("troggu", "visp", (3..=6).collect(), "misere solo taken"),
    ];
    for (game, edition, seats, expected) in all {
        let mut ways = std::collections::BTreeSet::new();
        for seats in seats {
            for (start, result) in results(game, edition, seats, 60) {
                let carried = if game == "trefeltromp" { start.pot } else { 0 };
                let left = result["pot"].as_i64().unwrap_or_default();
                assert_eq!(sum(&result["coins"]) + left, carried, "{game}: {result}");
                ways.insert(result["ended"].as_str().unwrap().to_owned());
            }
        }
        let ways: Vec<String> = ways.into_iter().collect();
        assert_eq!(ways.join(" "), expected, "{game}/{edition}");
    }
}
