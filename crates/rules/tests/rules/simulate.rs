//! Simulated deals are the same on every machine, and are played as at a table.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::{BTreeMap, HashSet};

use rules::{
    Act, BadDeal, Chance, Coins, Direction, Record, RefusalCode, Simulation, Variant, Verdict,
    at_random, read_records,
};

fn tavern() -> Variant {
    Variant::parse("triomphe", None, &BTreeMap::new()).unwrap()
}

fn simulated(variant: Variant, seats: usize, deals: u64, seed: u64) -> Vec<Record> {
    let simulation = Simulation::new(variant, Coins(2), seats, deals, seed).unwrap();
    simulation
        .records(at_random(seed))
        .map(Result::unwrap)
        .collect()
}

fn printed(records: &[Record]) -> String {
    records
        .iter()
        .map(|record| serde_json::to_string(record).unwrap() + "\n")
        .collect()
}

#[test]
fn the_stream_is_chacha20() {
    // Key and nonce zero, counter zero: RFC 8439, appendix A.1, test vector 1 begins 76b8e0ad a0f13d90.
    let mut chance = Chance::new([0; 32], 0);
    assert_eq!(chance.below(1 << 31), 0xade0_b876 % (1 << 31));
    assert_eq!(chance.below(1_000_003), 0x903d_f1a0 % 1_000_003);
    assert_eq!(chance.below(0), 0);
    // It continues 405d6ae5 5386bd28. Words from 2³² - (2³² mod n) on are skipped: here the first three.
    let mut chance = Chance::new([0; 32], 0);
    assert_eq!(chance.below((1 << 31) + 1), 0x28bd_8653);
}

#[test]
fn every_number_below_comes_as_often_as_the_others() {
    let mut chance = Chance::seeded(11, 0);
    let mut counts = [0u32; 6];
    for _ in 0..60_000 {
        counts[chance.below(6) as usize] += 1;
    }
    // 548 is six standard deviations.
    assert!(
        counts.iter().all(|count| count.abs_diff(10_000) < 548),
        "{counts:?}"
    );
}

/// Computed without the program, only from the descriptions of `Chance` and `Pack::shuffle`.
#[test]
fn seed_2026_deals_these_hands() {
    let records = simulated(tavern(), 4, 2, 2026);
    assert_eq!([records[0].dealer, records[1].dealer], [0, 1]);
    assert_eq!(
        records[0].hands,
        [
            ["9B", "2S", "T11", "AS", "T1"],
            ["T14", "4S", "T20", "4B", "TD"],
            ["T2", "KC", "QC", "ND", "QD"],
            ["2B", "7C", "3B", "T3", "5S"],
        ]
    );
    assert_eq!(records[0].stock[..3], ["NC", "8D", "T18"]);
    assert_eq!(records[0].stock.last().unwrap(), "T17");
    assert_eq!(
        records[1].hands,
        [
            ["3C", "9B", "T1", "ND", "5C"],
            ["NC", "T20", "4S", "T21", "T16"],
            ["7D", "2B", "4C", "QC", "4B"],
            ["9C", "NB", "T7", "NS", "3S"],
        ]
    );
}

#[test]
fn the_same_values_print_the_same_bytes_and_other_seeds_do_not() {
    for variant in Variant::all() {
        let seats = variant.usual_seats();
        let first = printed(&simulated(variant, seats, 20, 5));
        assert_eq!(first, printed(&simulated(variant, seats, 20, 5)));
        assert_ne!(first, printed(&simulated(variant, seats, 20, 6)));
        // A longer run starts like a shorter one.
        assert!(printed(&simulated(variant, seats, 30, 5)).starts_with(&first));
    }
}

#[test]
fn every_record_is_judged_right_and_the_dealer_rotates() {
    for variant in Variant::all() {
        for &seats in variant.seats() {
            let records = simulated(variant, seats, 30, 77);
            let read = read_records(&printed(&records));
            let read: Vec<Record> = read.into_iter().map(Result::unwrap).collect();
            assert_eq!(read, records);
            for pair in records.windows(2) {
                let next = match variant.direction() {
                    Direction::Anticlockwise => (pair[0].dealer + seats - 1) % seats,
                    Direction::Clockwise => (pair[0].dealer + 1) % seats,
                };
                assert_eq!(pair[1].dealer, next, "{variant}");
            }
            for record in records {
                assert!(matches!(record.judge(), Verdict::Over(_)), "{record:?}");
            }
        }
    }
}

#[test]
fn the_first_dealer_is_drawn() {
    let dealers: HashSet<usize> = (0..50)
        .map(|seed| simulated(tavern(), 4, 1, seed)[0].dealer)
        .collect();
    assert_eq!(dealers.len(), 4);
}

#[test]
fn what_cannot_be_played_is_refused() {
    assert_eq!(
        Simulation::new(tavern(), Coins(2), 2, 1, 1).unwrap_err(),
        BadDeal::Seats {
            variant: tavern(),
            seats: 2
        }
    );
    assert!(Simulation::new(tavern(), Coins(2), 0, 1, 1).is_err());
    assert!(Simulation::new(tavern(), Coins(1), 4, 1, 1).is_err());
    assert!(Simulation::new(tavern(), Coins(1_000_001), 4, 1, 1).is_err());
}

#[test]
fn a_chooser_is_asked_for_legal_acts_with_its_own_view_and_ends_by_an_illegal_one() {
    let simulation = Simulation::new(tavern(), Coins(2), 4, 10, 3).unwrap();
    let mut asked = 0;
    let records = simulation.records(|_, view, acts| {
        asked += 1;
        assert_eq!(view.legal().acts(), acts.acts());
        if asked == 30 {
            Some(Act::Fold)
        } else {
            Some(acts.acts().unwrap()[0])
        }
    });
    let records: Vec<_> = records.collect();
    let (last, before) = records.split_last().unwrap();
    assert!(before.iter().all(Result::is_ok));
    assert_eq!(last.as_ref().unwrap_err().code, RefusalCode::NotAllowedNow);
}
