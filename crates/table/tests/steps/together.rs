//! Several act at once: one clock for all, and no act gets in another's way (RULES.md 11, TT-8, TT-9).

use crate::kit::{ANN, BOB, CYD, MINUTE, Sitting, game, player};
use ids::{MemberId, Millis};
use rules::{Act, Turn};
use table::{ClosedWhy, Notice, Order, Pause, Stretch};

const ALL: [MemberId; 3] = [ANN, BOB, CYD];

/// The members, and this many patrons, at the point where everyone may exchange a card.
fn exchange(members: &[MemberId], patrons: usize) -> Sitting {
    Sitting::such(0, |seed| {
        let terms = game("trefeltromp", "classic", 2);
        let mut table = Sitting::new(seed, terms, members, patrons);
        table.deal(ANN).unwrap();
        while let Some(member) = table.on_turn(members) {
            let view = table.view(member);
            if let Turn::Each(_) = view.turn {
                let all = awaited(&table).len() >= members.len();
                return all.then_some(table);
            }
            let mut acts = [Act::Check, Act::Call].into_iter();
            let act = acts.find(|act| view.check(act).is_ok())?;
            table.act(member, act).unwrap();
        }
        None
    })
}

/// The members whose act is due.
fn awaited(table: &Sitting) -> Vec<MemberId> {
    let awaited = table.playing().expect("a deal is on").awaited();
    let mut members = ALL.to_vec();
    members.retain(|&member| {
        table
            .seat_of(member)
            .is_some_and(|seat| awaited.contains(seat))
    });
    members
}

fn asked(table: &Sitting, member: MemberId) -> u16 {
    let playing = table.playing().expect("a deal is on");
    playing.asked(table.seat_of(member).expect("dealt in"))
}

#[test]
fn one_clock_runs_for_all_and_nobodys_act_makes_anothers_button_old() {
    let mut table = exchange(&ALL, 0);
    let (deal, question) = (table.deal_on(), asked(&table, ANN));
    assert_eq!((table.stretch(), table.left()), (Stretch::Turn, MINUTE));
    assert_eq!(awaited(&table), ALL);
    table.pass(Millis::seconds(20));
    table.act(BOB, Act::Keep).unwrap();
    assert_eq!(awaited(&table), [ANN, CYD]);
    let left = Millis::seconds(40);
    assert_eq!((table.stretch(), table.left()), (Stretch::Turn, left));
    table.act(CYD, Act::Keep).unwrap();
    // The button that Ann was shown first.
    let keep = Order::Act {
        deal,
        asked: question,
        act: Act::Keep,
    }
    .by(ANN);
    table.does(keep).unwrap();
    assert!(matches!(table.view(ANN).turn, Turn::One(_)), "bets again");
    assert_eq!(table.left(), MINUTE);
}

#[test]
fn who_has_not_acted_is_nudged_and_then_the_substitute_acts_for_them_alone() {
    let mut table = exchange(&ALL, 0);
    table.act(BOB, Act::Keep).unwrap();
    table.pass(MINUTE);
    assert_eq!((table.stretch(), table.left()), (Stretch::Bank, MINUTE));
    table.pass(Millis::seconds(30));
    table.act(CYD, Act::Keep).unwrap();
    table.pass(Millis::seconds(30));
    let player = player(ANN);
    assert_eq!(table.state.notices, [Notice::Substituted { player }]);
    assert!(matches!(table.view(ANN).turn, Turn::One(_)));
}

#[test]
fn patrons_decide_after_their_pause_and_members_keep_their_time() {
    let mut table = exchange(&[ANN, BOB], 2);
    assert_eq!((table.stretch(), table.left()), (Stretch::Turn, MINUTE));
    table.act(ANN, Act::Keep).unwrap();
    table.catch_up();
    let awaits = table.playing().unwrap().awaited();
    assert_eq!(awaits.len(), 1, "the patrons have decided");
    assert_eq!(awaited(&table), [BOB]);
    assert_eq!((table.stretch(), table.left()), (Stretch::Turn, MINUTE));
    table.act(BOB, Act::Keep).unwrap();
}

#[test]
fn who_leaves_while_all_act_is_acted_for_without_the_others_losing_time() {
    let mut table = exchange(&ALL, 0);
    table.pass(Millis::seconds(5));
    table.leave(BOB).unwrap();
    table.catch_up();
    assert_eq!(awaited(&table), [ANN, CYD]);
    let left = Millis::seconds(55);
    assert_eq!((table.stretch(), table.left()), (Stretch::Turn, left));
    // When everyone else has left too, nobody is waited for.
    table.leave(ANN).unwrap();
    table.leave(CYD).unwrap();
    table.catch_up();
    assert_eq!(table.why_closed(), Some(ClosedWhy::Empty));
}

#[test]
fn patrons_in_the_middle_of_their_pause_do_not_begin_it_again_when_the_last_member_acts() {
    let mut table = Sitting::such(0, |seed| {
        let terms = game("trefeltromp", "classic", 2);
        let mut table = Sitting::new(seed, terms, &[ANN], 2);
        table.house.rules.pause = Pause::Believable;
        table.deal(ANN).unwrap();
        for _ in 0..40 {
            let playing = table.playing()?;
            let awaits = playing.awaited().len();
            if let Turn::Each(_) = playing.cards.turn() {
                return (awaits == 3).then_some(table);
            }
            if awaited(&table) == [ANN] {
                let view = table.view(ANN);
                let mut acts = [Act::Check, Act::Call].into_iter();
                let act = acts.find(|act| view.check(act).is_ok())?;
                table.act(ANN, act).unwrap();
            } else {
                table.pass(table.left());
            }
        }
        None
    });
    let pause = table.left();
    assert!(pause >= Millis(900) && table.stretch() == Stretch::Turn);
    table.pass(Millis(800));
    table.act(ANN, Act::Keep).unwrap();
    let left = pause - Millis(800);
    assert_eq!((table.stretch(), table.left()), (Stretch::Pause, left));
}
