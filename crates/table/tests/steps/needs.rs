//! What a step must be told. What it was not told it cannot read: it is refused as our fault, and never takes it for
//! nobody or nothing.

use crate::kit::{ANN, BOB, CYD, Sitting, person, triomphe};
use rules::Act;
use std::collections::BTreeSet;
use table::{Bench, CoinKind, Command, Context, Needs, Order, Player, Refusal, Terms, WhichPatron};

fn join() -> Command {
    Order::Join(person(CYD).purse).by(CYD)
}

fn deal() -> Command {
    Order::Deal {
        played: None,
        shuffle: None,
    }
    .by(ANN)
}

fn patron() -> Command {
    Order::SeatPatron(WhichPatron::Anybody).by(ANN)
}

/// A step, and what it is not told.
type Case = (fn() -> Command, fn(&mut Context));

#[test]
fn a_step_that_was_not_told_enough_is_refused_as_our_fault() {
    let cases: [Case; 7] = [
        (join, |context| context.asking = None),
        (join, |context| context.admitted.clear()),
        (deal, |context| context.means = None),
        (deal, |context| context.house_free = None),
        (deal, |context| context.admitted.clear()),
        (patron, |context| context.bench = None),
        (patron, |context| context.house_free = None),
    ];
    let mut sitting = Sitting::new(31, triomphe("tavern", 5), &[ANN, BOB], 1);
    for (number, (command, forget)) in cases.into_iter().enumerate() {
        let told = sitting.context(&command());
        assert!(sitting.table.step(command(), told).is_ok(), "case {number}");
        let mut told = sitting.context(&command());
        forget(&mut told);
        let refused = sitting.table.step(command(), told);
        let is_ours = matches!(refused, Err(Refusal::Broken(_)));
        assert!(is_ours, "case {number}: {refused:?}");
    }
}

#[test]
fn whoever_sits_down_is_asked_about_and_so_is_everybody_before_a_deal() {
    let sitting = Sitting::new(32, triomphe("tavern", 5), &[ANN, BOB], 1);
    let here = vec![Player::Member(person(ANN)), Player::Member(person(BOB))];
    let usual = Needs {
        means: Some(here),
        house: true,
        ..Needs::default()
    };
    let sits_down = Needs {
        asking: Some(Player::Member(person(CYD))),
        admitted: BTreeSet::from([CYD]),
        ..usual.clone()
    };
    assert_eq!(join().needs(&sitting.table), sits_down);
    let begins = Needs {
        admitted: BTreeSet::from([ANN, BOB]),
        ..usual.clone()
    };
    assert_eq!(deal().needs(&sitting.table), begins);
    let invites = Needs {
        bench: Some(Bench::InServer),
        ..usual
    };
    assert_eq!(patron().needs(&sitting.table), invites);
}

#[test]
fn a_card_that_is_played_needs_nothing() {
    let sitting = Sitting::dealt(33, &[ANN, BOB], 1);
    let act = Order::Act {
        deal: sitting.table.playing().unwrap().hands.deal,
        asked: 0,
        act: Act::Offer,
    }
    .by(ANN);
    assert_eq!(act.needs(&sitting.table), Needs::default());
}

#[test]
fn nobody_needs_coins_for_chips() {
    let terms = Terms {
        coins: CoinKind::Chips,
        ..triomphe("tavern", 5)
    };
    let sitting = Sitting::new(34, terms, &[ANN, BOB], 1);
    let needs = join().needs(&sitting.table);
    assert_eq!(
        (needs.means, needs.asking, needs.house),
        (None, None, false)
    );
    assert_eq!(needs.admitted, BTreeSet::from([CYD]));
    assert_eq!(sitting.free(CYD), 100);
}
