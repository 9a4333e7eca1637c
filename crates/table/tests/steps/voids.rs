//! Voiding a finished deal: its coins are returned, and the table is as it was before it.

use crate::kit::{ANN, BETWEEN, BOB, CYD, DAN, Sitting, game, triomphe};
use books::{Reversal, Transfer, nets};
use ids::{DealId, MemberId};
use rules::Coins;
use table::{CalledOff, Cancelled, CancelledWhat, Duty, Latest, Notice, Rank, Refusal, VoidPlan};

const TWO: [MemberId; 2] = [ANN, BOB];

/// A void of the latest deal, as the house plans it, given the table as it was before that deal.
pub fn plan(table: &Sitting, before: &Sitting) -> VoidPlan {
    let finished = table.finished.clone().expect("a deal is over");
    let outcome = finished.deal.outcome().unwrap();
    VoidPlan {
        version: table.version,
        deal: finished.id,
        transfers: reversal(table, finished.id),
        won: before.state.won.clone(),
        latest: Some(Latest {
            counts: finished.deal.setup().variant().is_match() && !outcome.match_over,
            finished,
            pot: before.state.carried.clone(),
        }),
    }
}

/// The transfers that reverse those of a deal.
fn reversal(table: &Sitting, deal: DealId) -> Vec<Transfer> {
    let cause = Some(deal.to_string());
    let made = table.posted.iter().filter(|made| made.cause == cause);
    let made: Vec<Transfer> = made.cloned().collect();
    let note = (MemberId(9), "a card fell");
    let table = table.id;
    Reversal { deal, table, note }
        .transfers(&nets(&made))
        .unwrap()
}

fn void(table: &mut Sitting, plan: VoidPlan) -> Result<(), Refusal> {
    table.does(Duty::Void(Box::new(plan)))
}

/// Trefeltromp between Ann and Bob after a deal that left coins in the pot, and the table before it.
fn carried() -> (Sitting, Sitting) {
    let seated = |seed| Sitting::new(seed, game("trefeltromp", "classic", 2), &TWO, 0);
    let table = Sitting::such(0, |seed| {
        let mut table = seated(seed);
        table.deal(ANN).unwrap();
        table.play_placidly(&TWO);
        (table.carried() > Coins::ZERO).then_some(table)
    });
    let before = seated(table.house.seed);
    (table, before)
}

#[test]
fn a_deal_that_left_a_pot_takes_it_along() {
    let (mut table, before) = carried();
    assert!(table.pot() > Coins::ZERO);
    let plan = plan(&table, &before);
    let deal = plan.deal;
    void(&mut table, plan).unwrap();
    assert_eq!(table.state.carried, None);
    assert_eq!(table.pot(), Coins::ZERO);
    assert_eq!(table.coins(&TWO), before.coins(&TWO));
    assert!(table.said(&Notice::DealVoided { deal }));
}

/// RULES.md TT-3: the pot that was played for is restored, with the claims from before.
#[test]
fn a_pot_that_was_played_for_is_put_back_with_its_claims() {
    let (mut table, _) = carried();
    let before = table.clone();
    table.deal(ANN).unwrap();
    // Somebody wins it.
    table.play_out_by(&TWO, |view| view.legal().random(|n| n - 1).unwrap());
    assert_eq!(table.state.carried, None);
    let plan = plan(&table, &before);
    void(&mut table, plan).unwrap();
    assert_eq!(table.state.carried, before.state.carried);
    assert_eq!(table.pot(), before.pot());
    assert_eq!(table.coins(&TWO), before.coins(&TWO));
    // It is part of the next deal, and nobody new is dealt in for it.
    table.join(CYD).unwrap();
    table.deal_anyway(ANN);
    assert_eq!(table.view(ANN).before.pot, before.pot());
    assert_eq!(table.seat_of(CYD), None);
}

#[test]
fn a_plan_for_another_version_of_the_table_is_refused() {
    let (mut table, before) = carried();
    let plan = plan(&table, &before);
    table.sit_out(BOB).unwrap();
    let coins = table.coins(&TWO);
    assert_eq!(void(&mut table, plan), Err(Refusal::Changed));
    assert_eq!(table.coins(&TWO), coins);
}

#[test]
fn a_deal_of_a_match_that_is_voided_is_dealt_again_by_the_same_dealer_for_the_score_of_before() {
    let members = [ANN, BOB, CYD];
    let mut table = Sitting::new(5, game("swiss", "classic", 10), &members, 0);
    table.deal(ANN).unwrap();
    table.play_out(&members);
    let before = table.clone();
    table.pass(BETWEEN);
    let dealer = table.view(ANN).dealer;
    table.play_out(&members);
    assert_ne!(table.state.match_on, before.state.match_on);
    let plan = plan(&table, &before);
    void(&mut table, plan).unwrap();
    assert_eq!(table.state.match_on, before.state.match_on);
    table.pass(BETWEEN);
    assert_eq!(table.view(ANN).dealer, dealer);
    assert_eq!(table.view(ANN).before.deal, 2);
}

const THREE: [MemberId; 3] = [ANN, BOB, CYD];

/// What is told once this was cancelled: no result.
fn off(deal: DealId, what: CancelledWhat) -> (Option<DealId>, Option<Cancelled>) {
    (None, Some(Cancelled { deal, what }))
}

#[test]
fn a_voided_deal_is_told_as_cancelled_until_another_is_played_to_its_end() {
    let (mut table, before) = carried();
    let plan = plan(&table, &before);
    let deal = plan.deal;
    assert_eq!(table.told(), (Some(deal), None));
    void(&mut table, plan).unwrap();
    assert_eq!(table.told(), off(deal, CancelledWhat::Finished));
    assert_eq!(
        table.state.talk, None,
        "what a patron said of it is taken back"
    );
    table.deal_anyway(ANN);
    assert_eq!(table.told(), off(deal, CancelledWhat::Finished));
    let next = table.deal_on();
    table.play_placidly(&TWO);
    assert_eq!(table.told(), (Some(next), None));
}

#[test]
fn a_deal_before_the_last_that_is_voided_takes_nothing_from_the_last() {
    let mut table = Sitting::new(5, triomphe("tavern", 2), &THREE, 0);
    let first = table.deal_to_play(&THREE);
    table.play_out(&THREE);
    let last = table.deal_to_play(&THREE);
    table.play_out(&THREE);
    for (deal, told) in [
        (first, (Some(last), None)),
        (last, off(last, CancelledWhat::Finished)),
    ] {
        let plan = VoidPlan {
            version: table.version,
            deal,
            transfers: reversal(&table, deal),
            won: Vec::new(),
            latest: None,
        };
        void(&mut table, plan).unwrap();
        assert_eq!(table.told(), told);
    }
}

/// The deal before it was played to its end, but nobody could tell its result from that of the cancelled one.
#[test]
fn after_a_running_deal_was_cancelled_no_result_is_told() {
    let mut table = Sitting::new(5, triomphe("tavern", 2), &THREE, 0);
    let first = table.deal_to_play(&THREE);
    table.play_out(&THREE);
    assert_eq!(table.told(), (Some(first), None));
    let deal = table.deal_to_play(&THREE);
    table.call_off(DAN, Rank::Gm, CalledOff::Deal).unwrap();
    let cancelled = off(deal, CancelledWhat::Running);
    assert_eq!(table.told(), cancelled);
    // An order to deal that finds too few players changes nothing of that.
    for member in [BOB, CYD] {
        table.sit_out(member).unwrap();
    }
    let _ = table.deal(ANN);
    assert!(table.is_lobby());
    assert_eq!(table.told(), cancelled);
    table.close(ANN, Rank::Guest).unwrap();
    assert_eq!(table.told(), cancelled);
}

#[test]
fn the_deals_of_a_match_that_is_cancelled_have_no_result() {
    for closes in [false, true] {
        let mut table = Sitting::new(5, game("swiss", "classic", 10), &THREE, 0);
        table.deal(ANN).unwrap();
        let first = table.deal_on();
        table.play_out(&THREE);
        assert_eq!(table.told(), (Some(first), None));
        let what = if closes {
            CalledOff::Table
        } else {
            CalledOff::Match
        };
        table.call_off(DAN, Rank::Gm, what).unwrap();
        assert_eq!(table.why_closed().is_some(), closes);
        assert_eq!(table.told(), off(first, CancelledWhat::Match));
    }
    // In the middle of a deal.
    let mut table = Sitting::new(5, game("swiss", "classic", 10), &THREE, 0);
    table.deal(ANN).unwrap();
    table.play_out(&THREE);
    table.pass(BETWEEN);
    let second = table.deal_on();
    table.call_off(DAN, Rank::Gm, CalledOff::Match).unwrap();
    assert_eq!(table.told(), off(second, CancelledWhat::Match));
}
