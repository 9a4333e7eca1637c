//! The first dealer is drawn among those dealt in, by a lot that anyone can check (RULES.md 0.3, docs/SHUFFLE.md).

use crate::kit::{ANN, BOB, CYD, DAN, Sitting, game, triomphe};
use ids::MemberId;
use rules::Record;
use shuffle::{Dealer, Method, Proof, Seed};
use std::collections::BTreeSet;
use table::{CalledOff, Duty, Player, Rank, Shuffle, VoidPlan};

const GM: MemberId = MemberId(99);
const THREE: [MemberId; 3] = [ANN, BOB, CYD];

/// The committed shuffle of the next deal.
fn open(table: &Sitting) -> &Shuffle {
    let shuffle = table.state.shuffle.as_ref();
    shuffle.expect("a shuffle is committed")
}

/// The dealer of the next deal, as announced before it.
fn next(table: &Sitting) -> Dealer {
    open(table).bound.dealer
}

/// Deals and plays; returns the public record with its proof.
fn played(table: &mut Sitting, members: &[MemberId]) -> (Record, Proof) {
    let (before, seed) = (open(table).clone(), seed(table));
    table.deal(members[0]).unwrap();
    table.everybody_ready(members);
    table.play_out(members);
    let finished = table.finished.as_ref().expect("the deal is over");
    assert_eq!(finished.id, before.deal);
    let Shuffle {
        method,
        bound,
        cuts,
        hash,
        ..
    } = before;
    let proof = Proof::new(method, bound, seed, cuts).unwrap();
    assert_eq!(proof.hash, hash);
    let owners = finished.owners.iter().map(ToString::to_string);
    let mut record = Record::from_deal(&finished.deal, owners);
    record.proof = Some(serde_json::to_value(&proof).unwrap());
    assert_eq!(shuffle::verify(&record), Ok(hash));
    (record, proof)
}

fn seed(table: &Sitting) -> Seed {
    table.seed.clone().expect("a seed is committed")
}

#[test]
fn the_lot_draws_among_all_who_are_dealt_in_and_whoever_opens_alone_has_no_advantage() {
    let mut drawn = BTreeSet::new();
    for seed in 1..=16 {
        let mut table = Sitting::new(seed, game("scarto", "mcleod", 1), &[ANN], 2);
        assert_eq!(next(&table), Dealer::Lot, "seed {seed}");
        let (first, proof) = played(&mut table, &[ANN]);
        assert_eq!(proof.method, Method::Two);
        assert_eq!(proof.dealer(), Some(first.dealer), "seed {seed}");
        drawn.insert(first.dealer);
        // After that the deal passes round, to the right (RULES.md 0.3).
        let turn = (first.dealer + 2) % 3;
        assert_eq!(next(&table), Dealer::Seat(turn));
        let (second, _) = played(&mut table, &[ANN]);
        assert_eq!(second.dealer, turn, "seed {seed}");
    }
    assert_eq!(drawn, BTreeSet::from([0, 1, 2]));
}

/// The lot depends on the cuts too, so nobody knows it before the cards are dealt.
#[test]
fn the_dealer_follows_from_the_cuts() {
    let table = Sitting::new(5, game("tarocchi", "white-parrot", 1), &THREE, 0);
    let mut drawn = BTreeSet::new();
    for depth in 1..=12 {
        // Each time from the same seed.
        let mut table = table.clone();
        table.cut(BOB, &depth.to_string()).unwrap();
        table.deal(ANN).unwrap();
        drawn.insert(table.view(ANN).dealer.index());
    }
    assert_eq!(drawn, BTreeSet::from([0, 1, 2]));
}

/// Voids the latest deal; `won` is the result of what is then the last valid deal.
fn void(table: &mut Sitting, won: Vec<(Player, rules::Coins)>) {
    let plan = VoidPlan {
        version: table.version,
        deal: table.finished.as_ref().unwrap().id,
        transfers: Vec::new(),
        won,
        latest: None,
    };
    table.does(Duty::Void(Box::new(plan))).unwrap();
}

#[test]
fn a_first_deal_that_is_taken_back_draws_again() {
    let mut table = Sitting::new(3, game("scarto", "mcleod", 1), &THREE, 0);
    // During the deal.
    table.deal(ANN).unwrap();
    table.call_off(GM, Rank::Gm, CalledOff::Deal).unwrap();
    assert_eq!(next(&table), Dealer::Lot);
    // After the deal.
    played(&mut table, &THREE);
    assert!(matches!(next(&table), Dealer::Seat(_)));
    void(&mut table, Vec::new());
    assert_eq!(next(&table), Dealer::Lot);
    // With a valid deal before it, it was not a first deal.
    played(&mut table, &THREE);
    let won = table.state.won.clone();
    played(&mut table, &THREE);
    void(&mut table, won);
    assert!(matches!(next(&table), Dealer::Seat(_)));
}

#[test]
fn where_nobody_of_the_last_deal_is_dealt_in_a_lot_draws_again() {
    let mut table = Sitting::new(4, triomphe("tavern", 5), &THREE, 0);
    played(&mut table, &THREE);
    table.join(DAN).unwrap();
    for _ in 0..2 {
        table.seat_patron(ANN).unwrap();
    }
    table.sit_out(ANN).unwrap();
    table.sit_out(BOB).unwrap();
    assert!(matches!(next(&table), Dealer::Seat(_)));
    table.sit_out(CYD).unwrap();
    assert_eq!(next(&table), Dealer::Lot);
    table.sit_in(BOB).unwrap();
    assert!(matches!(next(&table), Dealer::Seat(_)));
}

#[test]
fn a_match_draws_its_first_dealer_once() {
    let mut table = Sitting::new(6, game("swiss", "classic", 10), &THREE, 0);
    table.deal(ANN).unwrap();
    table.call_off(GM, Rank::Gm, CalledOff::Deal).unwrap();
    assert!(table.state.match_on.is_some());
    assert_eq!(next(&table), Dealer::Lot);
    let (first, _) = played(&mut table, &THREE);
    let turn = (first.dealer + 2) % 3;
    assert_eq!(next(&table), Dealer::Seat(turn));
}

/// TR-6 draws partners and dealer together, before the shuffle is committed (`partners`).
#[test]
fn troccas_keeps_its_own_draw() {
    let members = [ANN, BOB, CYD, DAN];
    let mut table = Sitting::new(7, game("troccas", "classic", 1), &members, 0);
    let dealer = next(&table);
    let (record, proof) = played(&mut table, &members);
    assert_eq!(dealer, Dealer::Seat(record.dealer));
    assert_eq!((proof.method, proof.bound.dealer), (Method::Two, dealer));
}
