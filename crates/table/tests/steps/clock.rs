//! Turn time, reminder, time bank, substitute, sitting out.

use crate::kit::{ANN, BETWEEN, BOB, CYD, LOBBY, MINUTE, Sitting, player, triomphe};
use ids::{MemberId, Millis};
use table::{ClosedWhy, Notice, Standing, Stretch};

const ALL: [MemberId; 3] = [ANN, BOB, CYD];

/// Plays until it is this member's turn.
fn until_turn(table: &mut Sitting, of: MemberId) {
    loop {
        match table.on_turn(&ALL).expect("a deal is on") {
            member if member == of => return,
            member => table.play_any(member),
        }
    }
}

#[test]
fn the_turn_time_then_a_nudge_then_the_substitute() {
    let mut table = Sitting::dealt(3, &ALL, 0);
    let first = table.on_turn(&ALL).unwrap();
    assert_eq!((table.stretch(), table.left()), (Stretch::Turn, MINUTE));
    table.pass(MINUTE + Millis(-1));
    assert_eq!(table.stretch(), Stretch::Turn);
    table.pass(Millis(1));
    assert_eq!((table.stretch(), table.left()), (Stretch::Bank, MINUTE));
    assert_eq!(table.on_turn(&ALL), Some(first), "still their turn");
    table.pass(MINUTE);
    let second = table.on_turn(&ALL).unwrap();
    assert_ne!(second, first, "the substitute has acted");
    let player = player(first);
    assert!(table.said(&Notice::Substituted { player }));
    assert_eq!(
        table.standing(first),
        Standing::In,
        "and nobody is thrown out"
    );
}

#[test]
fn the_time_bank_is_used_up_by_who_uses_it() {
    let mut table = Sitting::dealt(3, &ALL, 0);
    let first = table.on_turn(&ALL).unwrap();
    table.pass(MINUTE + Millis::seconds(45));
    table.play_any(first);
    until_turn(&mut table, first);
    table.pass(MINUTE);
    let left = Millis::seconds(15);
    assert_eq!((table.stretch(), table.left()), (Stretch::Bank, left));
}

#[test]
fn after_three_acts_of_the_substitute_a_seat_sits_out_until_it_asks() {
    let mut table = Sitting::dealt(5, &ALL, 1);
    // Ann goes to the door; the others play on.
    while let Some(member) = table.on_turn(&ALL) {
        match member {
            ANN => table.pass(MINUTE),
            other => table.play_any(other),
        }
    }
    assert!(table.is_between());
    assert_eq!(table.standing(ANN), Standing::Away);
    let player = player(ANN);
    assert!(table.said(&Notice::Away { player }));
    table.deal_to_play(&[BOB, CYD]);
    assert_eq!(table.seat_of(ANN), None, "not dealt in");
    table.sit_in(ANN).unwrap();
    assert_eq!(table.standing(ANN), Standing::In);
}

#[test]
fn who_comes_back_is_waited_for_again() {
    let mut table = Sitting::dealt(6, &ALL, 0);
    for _ in 0..3 {
        until_turn(&mut table, ANN);
        table.pass(MINUTE + MINUTE);
    }
    table.sit_in(ANN).unwrap();
    while let Some(member) = table.on_turn(&ALL) {
        if member == ANN {
            assert_eq!(table.stretch(), Stretch::Turn);
        }
        table.play_any(member);
    }
    assert_eq!(table.standing(ANN), Standing::In);
}

#[test]
fn the_next_deal_comes_by_itself() {
    let mut table = Sitting::dealt(7, &ALL, 0);
    let first = table.deal_on();
    table.play_out(&ALL);
    assert!(table.is_between());
    assert_eq!(table.left(), BETWEEN);
    table.pass(BETWEEN + Millis(-1));
    assert_eq!(table.state.deals, 1);
    table.pass(Millis(1));
    match table.playing() {
        Some(_) => assert_ne!(table.deal_on(), first),
        // Death was dealt, so that deal is over.
        None => assert_eq!(table.state.deals, 2),
    }
}

#[test]
fn a_table_nobody_deals_at_closes() {
    let mut table = Sitting::new(8, triomphe("tavern", 5), &[ANN], 0);
    table.pass(LOBBY);
    assert_eq!(table.why_closed(), Some(ClosedWhy::Idle));
    assert_eq!(table.free(ANN), 100);
}
