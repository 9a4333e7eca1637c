//! Whom a table waits for, and how long: whoever was away, and a member who sits alone.

use crate::kit::{ANN, BETWEEN, BOB, CYD, HOUR, MINUTE, Sitting, game, player, triomphe};
use ids::{MemberId, Millis};
use table::{ClosedWhy, Notice, Order, Pace, Pause, Refusal, Standing, Stretch, Terms, Waiting};

const ALL: [MemberId; 3] = [ANN, BOB, CYD];
const BRIEFLY: Millis = Millis::seconds(20);

/// A deal in which people are waited for by their presence, at Ann's turn.
fn at_anns_turn(terms: Terms) -> Sitting {
    let mut table = Sitting::such(0, |seed| {
        let mut table = Sitting::new(seed, terms, &ALL, 0);
        table.house.rules.waiting = Waiting::ByPresence;
        table.deal_to_play(&ALL);
        table.on_turn(&ALL).is_some().then_some(table)
    });
    until_ann(&mut table);
    table
}

/// The others play until it is Ann's turn again.
fn until_ann(table: &mut Sitting) {
    loop {
        match table.on_turn(&ALL).expect("a deal is on") {
            ANN => return,
            other => table.play_any(other),
        }
    }
}

#[test]
fn whoever_was_away_is_waited_for_in_full_once_and_then_briefly() {
    let mut table = at_anns_turn(game("scarto", "mcleod", 1));
    assert_eq!((table.stretch(), table.left()), (Stretch::Turn, MINUTE));
    table.pass(MINUTE);
    assert_eq!((table.stretch(), table.left()), (Stretch::Bank, MINUTE));
    table.pass(MINUTE);
    let ann = player(ANN);
    assert!(table.said(&Notice::Substituted { player: ann }));
    for _ in 1..3 {
        until_ann(&mut table);
        // She is reminded at once.
        assert_eq!((table.stretch(), table.left()), (Stretch::Bank, BRIEFLY));
        table.pass(BRIEFLY);
    }
    // After three the substitute plays on for her.
    let chair = table.state.chair_of_member(ANN).unwrap();
    assert_eq!(table.state.chairs[chair].absences, 3);
}

#[test]
fn an_act_gives_the_whole_time_back() {
    let mut table = at_anns_turn(game("scarto", "mcleod", 1));
    table.pass(MINUTE + MINUTE);
    until_ann(&mut table);
    table.pass(Millis::seconds(19));
    table.play_any(ANN);
    until_ann(&mut table);
    assert_eq!((table.stretch(), table.left()), (Stretch::Turn, MINUTE));
}

#[test]
fn so_does_a_look_at_the_hand() {
    let mut table = at_anns_turn(game("scarto", "mcleod", 1));
    table.pass(MINUTE + MINUTE);
    until_ann(&mut table);
    table.pass(Millis::seconds(19));
    table.sit_in(ANN).unwrap();
    assert_eq!((table.stretch(), table.left()), (Stretch::Turn, MINUTE));
    // She is there, so a second look gives no more.
    table.pass(MINUTE);
    let reminded = (table.stretch(), table.left());
    table.sit_in(ANN).unwrap();
    assert_eq!((table.stretch(), table.left()), reminded);
    assert_eq!(table.stretch(), Stretch::Bank);
}

#[test]
fn a_turn_of_ten_seconds_stays_one_and_a_slow_table_waits_as_before() {
    let quick = Terms {
        turn_seconds: 10,
        ..game("scarto", "mcleod", 1)
    };
    let mut table = at_anns_turn(quick);
    table.pass(Millis::seconds(20));
    until_ann(&mut table);
    let ten = Millis::seconds(10);
    assert_eq!((table.stretch(), table.left()), (Stretch::Bank, ten));
    let slow = Terms {
        turn_seconds: 3_600,
        ..game("scarto", "mcleod", 1)
    };
    let mut table = at_anns_turn(slow);
    table.pass(HOUR + HOUR);
    until_ann(&mut table);
    assert_eq!((table.stretch(), table.left()), (Stretch::Turn, HOUR));
}

/// A table after its first deal.
fn between(terms: Terms, members: &[MemberId], patrons: usize) -> Sitting {
    let mut table = Sitting::new(7, terms, members, patrons);
    table.house.rules.waiting = Waiting::ByPresence;
    table.deal_to_play(members);
    table.play_out(members);
    assert!(table.is_between());
    table
}

#[test]
fn a_result_with_card_points_is_read_twice_as_long() {
    let table = between(triomphe("tavern", 5), &ALL, 0);
    assert_eq!(table.left(), BETWEEN);
    let table = between(game("scarto", "mcleod", 1), &ALL, 0);
    assert_eq!(table.left(), BETWEEN + BETWEEN);
}

#[test]
fn no_clock_hurries_a_member_who_sits_alone_and_after_an_hour_the_table_closes() {
    let mut table = between(triomphe("tavern", 5), &[ANN], 2);
    assert_eq!(table.left(), HOUR);
    table.pass(HOUR + Millis(-1));
    assert_eq!(table.state.deals, 1);
    let mut deals = table.clone();
    deals.deal(ANN).unwrap();
    assert!(deals.playing().is_some() || deals.state.deals == 2);
    table.pass(Millis(1));
    assert_eq!(table.why_closed(), Some(ClosedWhy::Idle));
    assert_eq!(table.on_hold(ANN), 0);
}

#[test]
fn the_clock_runs_while_somebody_else_sits_there() {
    let mut table = between(triomphe("tavern", 5), &[ANN], 2);
    table.pass(MINUTE);
    table.join(BOB).unwrap();
    assert_eq!(table.left(), BETWEEN);
    table.leave(BOB).unwrap();
    assert_eq!(table.left(), HOUR);
    table.join(BOB).unwrap();
    table.pass(BETWEEN);
    assert!(table.playing().is_some() || table.state.deals == 2);
}

/// Nobody escapes a stake by waiting.
#[test]
fn a_match_goes_on_after_an_hour() {
    let mut table = between(game("swiss", "classic", 5), &[ANN], 2);
    assert!(table.state.match_on.is_some());
    assert_eq!(table.left(), HOUR);
    table.pass(HOUR);
    assert!(table.playing().is_some());
    assert_eq!(table.standing(ANN), Standing::In);
}

#[test]
fn who_sits_alone_can_slow_the_others_down_and_nobody_else_can() {
    let mut table = Sitting::new(7, triomphe("tavern", 5), &[ANN], 3);
    table.house.rules.pause = Pause::Believable;
    let slow = Order::ChoosePace(Pace::Slow);
    assert_eq!(table.orders(BOB, slow.clone()), Err(Refusal::NotHost));
    let pauses = |table: &Sitting| {
        let mut table = table.clone();
        let mut pauses = Vec::new();
        table.deal(ANN).unwrap();
        while let Some(member) = table.on_turn(&[ANN]).or(table.playing().map(|_| CYD)) {
            if member == ANN {
                table.play_any(ANN);
                continue;
            }
            if table.stretch() == Stretch::Pause {
                pauses.push(table.left());
            }
            let left = table.left();
            table.pass(left);
        }
        pauses
    };
    let quick = pauses(&table);
    assert!(
        quick.iter().all(|pause| *pause <= Millis(2_200)),
        "{quick:?}"
    );
    table.orders(ANN, slow.clone()).unwrap();
    let slowly = pauses(&table);
    assert!(!slowly.is_empty() && slowly.iter().all(|pause| *pause >= Millis(2_700)));
    // With a second member it has no effect, and cannot be chosen.
    table.join(BOB).unwrap();
    assert_eq!(table.orders(ANN, slow), Err(Refusal::NotAlone));
    assert_eq!(table.state.pace, Pace::Slow);
}
