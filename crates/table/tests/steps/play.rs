//! Whole deals.

use crate::kit::{ANN, BOB, CYD, Sitting, triomphe};
use ids::MemberId;
use rules::{Act, Ended, RefusalCode, Seat};
use table::{Effect, Order, Refusal};

const ALL: [MemberId; 3] = [ANN, BOB, CYD];

#[test]
fn a_deal_of_two_members_and_two_patrons_with_every_click_doubled() {
    for (edition, seed) in [("tavern", 1), ("vieville", 2)] {
        let mut table = Sitting::new(seed, triomphe(edition, 5), &[ANN, BOB], 2);
        let deal = table.deal_to_play(&[ANN, BOB]);
        let mut acts = 0;
        while let Some(by) = table.on_turn(&[ANN, BOB]) {
            let playing = table.playing().unwrap();
            let asked = playing.asked(table.seat_of(by).unwrap());
            let act = table.view(by).legal().random(|_| 0).unwrap();
            let click = Order::Act { deal, asked, act }.by(by);
            table.does(click.clone()).unwrap();
            let version = table.version;
            let second = table.does(click);
            assert_eq!(second, Err(Refusal::Stale { deal }), "{edition}");
            assert_eq!(table.version, version, "the second click changes nothing");
            acts += 1;
        }
        assert_eq!(acts, 10, "{edition}: two members with five cards each");
        let finished = table.finished.as_ref().expect("the deal is over");
        assert_eq!(finished.id, deal);
        assert_eq!(table.outcome().ended, Ended::Tricks);
        let payments = finished.payments.len();
        assert!(payments >= 5, "{edition}: four antes and the pot");
    }
}

#[test]
fn coins_of_the_result_are_the_coins_that_moved() {
    let mut table = Sitting::new(11, triomphe("tavern", 5), &ALL, 0);
    for _ in 0..20 {
        let before = table.coins(&ALL);
        // Whoever can no longer pay sits out.
        if before.iter().any(|&coins| coins < 5) {
            break;
        }
        table.deal(ANN).unwrap();
        table.everybody_ready(&ALL);
        table.play_out(&ALL);
        let won = table.outcome().coins;
        for (n, member) in ALL.into_iter().enumerate() {
            let coins = won[Seat::new(n).unwrap()].0;
            assert_eq!(table.free(member), before[n] + coins);
        }
    }
    assert!(table.state.deals >= 6);
}

#[test]
fn death_ends_the_deal_at_once_and_takes_the_pot() {
    let table = Sitting::such(0, |seed| {
        let mut table = Sitting::new(seed, triomphe("tavern", 5), &ALL, 0);
        table.deal(ANN).unwrap();
        table.is_between().then_some(table)
    });
    assert_eq!(table.outcome().ended, Ended::Death);
    let deal = &table.finished.as_ref().unwrap().deal;
    let winner = deal.view(rules::Viewer::Bystander).death().unwrap();
    // Three antes of five coins: ten of them are the other players'.
    let mut expected = [95; 3];
    expected[winner.index()] = 110;
    assert_eq!(table.coins(&ALL), expected);
}

#[test]
fn a_card_against_the_rules_is_refused_with_its_reason_and_changes_nothing() {
    let refused = |table: &Sitting, member| {
        let view = table.view(member);
        (view.hand - view.legal().cards()).first()
    };
    let mut table = Sitting::such(21, |seed| {
        let mut table = Sitting::dealt(seed, &ALL, 0);
        while let Some(member) = table.on_turn(&ALL) {
            if refused(&table, member).is_some() {
                return Some(table);
            }
            table.play_any(member);
        }
        None
    });
    let member = table.on_turn(&ALL).unwrap();
    let card = refused(&table, member).unwrap();
    let (view, version) = (table.view(member), table.version);
    let Err(Refusal::Rules(act, refusal)) = table.act(member, Act::Play(card)) else {
        panic!("a refusal")
    };
    assert_eq!(act, Act::Play(card));
    let codes = [RefusalCode::MustFollow, RefusalCode::MustTrump];
    assert!(codes.contains(&refusal.code));
    assert_eq!(refusal.would_do, view.legal().cards());
    assert_eq!((table.view(member), table.version), (view, version));
}

#[test]
fn somebody_elses_turn_and_strangers_are_refused() {
    let mut table = Sitting::new(31, triomphe("tavern", 5), &[ANN, BOB], 2);
    let deal = table.deal_to_play(&[ANN, BOB]);
    let other = match table.on_turn(&[ANN, BOB]) {
        Some(ANN) => BOB,
        _ => ANN,
    };
    let act = Act::Play(table.view(other).hand.first().unwrap());
    let Err(Refusal::Rules(_, refusal)) = table.act(other, act) else {
        panic!("a refusal")
    };
    assert_eq!(refusal.code, RefusalCode::NotYourTurn);
    let stranger = Order::Act {
        deal,
        asked: 0,
        act,
    }
    .by(CYD);
    assert_eq!(table.does(stranger), Err(Refusal::NotSeated));
    assert!(table.view(CYD).hand.is_empty(), "they see no card");
}

#[test]
fn the_button_of_one_deal_deals_no_second_one() {
    let mut table = Sitting::new(3, triomphe("tavern", 5), &ALL, 0);
    table.deal_after(ANN, 0).unwrap();
    table.everybody_ready(&ALL);
    table.play_out(&ALL);
    assert_eq!(table.state.deals, 1);
    assert_eq!(table.deal_after(BOB, 0), Err(Refusal::DealIsOn));
    assert!(table.playing().is_none());
    table.deal_after(BOB, 1).unwrap();
}

#[test]
fn acts_are_numbered_through_the_deal() {
    let members = [ANN, BOB, CYD];
    let mut table = Sitting::dealt(1, &members, 0);
    let numbers = |table: &Sitting| -> Vec<u32> {
        let effects = table.effects.iter();
        let number = effects.filter_map(|effect| match effect {
            Effect::Acted { number, .. } => Some(*number),
            _ => None,
        });
        number.collect()
    };
    let first = table.playing().unwrap().acts;
    for number in first..first + 3 {
        let member = table.on_turn(&members).unwrap();
        table.play_any(member);
        assert_eq!(numbers(&table), [number]);
    }
}
