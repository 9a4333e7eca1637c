//! A slow table, with a turn of an hour or more, is slow in everything, for play by post.

use crate::kit::{ANN, BOB, CYD, DAN, HOUR, LOBBY, Sitting, game, triomphe};
use ids::{MemberId, Millis};
use table::{ClosedWhy, Refusal, Stretch, Terms};

const DAY: Millis = Millis::days(1);
const ALL: [MemberId; 3] = [ANN, BOB, CYD];

fn slow(hours: u32) -> Terms {
    Terms {
        turn_seconds: hours * 3600,
        ..triomphe("tavern", 5)
    }
}

#[test]
fn the_lobby_stands_a_day_or_a_turn_and_a_join_extends_it() {
    for (hours, stands) in [(1, DAY), (24, DAY), (48, Millis::hours(48))] {
        let mut table = Sitting::new(1, slow(hours), &[ANN], 0);
        assert_eq!(table.left(), stands, "{hours}");
        table.pass(stands + Millis(-1));
        table.join(BOB).unwrap();
        assert_eq!(table.left(), stands, "{hours}");
        table.pass(stands);
        assert_eq!(table.why_closed(), Some(ClosedWhy::Idle));
    }
    // One second less than an hour is not slow.
    let fast = Terms {
        turn_seconds: 3599,
        ..slow(1)
    };
    let mut table = Sitting::new(1, fast, &[ANN], 0);
    assert_eq!(table.left(), LOBBY);
    table.pass(Millis::seconds(900));
    table.join(BOB).unwrap();
    assert_eq!(table.left(), LOBBY - Millis::seconds(900));
}

#[test]
fn a_question_takes_a_turn_unless_all_have_answered() {
    let mut table = Sitting::such(0, |seed| {
        let mut table = Sitting::new(seed, slow(2), &ALL, 0);
        table.deal(ANN).unwrap();
        // Unless Death was dealt.
        table.is_question().then_some(table)
    });
    assert_eq!(table.left(), HOUR + HOUR);
    table.pass(HOUR + HOUR + Millis(-1));
    assert_eq!(table.stretch(), Stretch::Question);
    table.everybody_ready(&ALL);
    assert_eq!(
        (table.stretch(), table.left()),
        (Stretch::Turn, HOUR + HOUR)
    );
}

#[test]
fn so_does_the_question_who_robs() {
    let terms = Terms {
        turn_seconds: 7200,
        ..game("latriomphe", "as-qui-pille", 5)
    };
    let table = Sitting::such(0, |seed| {
        let mut table = Sitting::new(seed, terms, &[ANN, BOB, CYD, DAN], 0);
        table.deal(ANN).unwrap();
        table.is_question().then_some(table)
    });
    assert_eq!(table.left(), HOUR + HOUR);
}

/// A slow table between deals.
fn between(members: &[MemberId], patrons: usize) -> Sitting {
    let mut table = Sitting::new(7, slow(1), members, patrons);
    table.deal_to_play(members);
    table.play_out(members);
    assert!(table.is_between() && table.state.deals == 1);
    assert_eq!(table.left(), HOUR);
    table
}

/// The members the next deal waits for.
fn missing(table: &Sitting) -> Vec<MemberId> {
    let chairs = table.state.not_ready().into_iter();
    let member = |chair| table.state.chairs.get(chair)?.actor();
    chairs.filter_map(member).collect()
}

#[test]
fn between_deals_it_waits_until_all_are_ready() {
    let mut table = between(&ALL, 0);
    table.deal_after(BOB, 1).unwrap();
    table.deal_after(BOB, 1).unwrap();
    assert!(table.is_between(), "nobody is hurried");
    assert_eq!(table.state.ready, [BOB]);
    assert_eq!(missing(&table), [ANN, CYD]);
    table.deal_after(ANN, 1).unwrap();
    assert!(table.is_between());
    table.deal_after(CYD, 1).unwrap();
    assert!(!table.is_between());
    assert_eq!(table.state.ready, []);
    assert_eq!(table.deal_after(CYD, 1), Err(Refusal::DealIsOn));
}

#[test]
fn or_for_a_turn() {
    let mut table = between(&ALL, 0);
    table.deal(ANN).unwrap();
    table.pass(HOUR + Millis(-1));
    assert!(table.is_between());
    table.pass(Millis(1));
    assert!(table.playing().is_some() || table.state.deals == 2);
}

#[test]
fn who_sits_out_or_leaves_is_not_waited_for() {
    for leaves in [false, true] {
        let mut table = between(&ALL, 0);
        for member in [ANN, BOB] {
            table.deal(member).unwrap();
        }
        assert!(table.is_between());
        if leaves {
            table.leave(CYD).unwrap()
        } else {
            table.sit_out(CYD).unwrap()
        }
        table.catch_up();
        // The players have changed, so the pack is shuffled again and may be cut by those who stay.
        assert!(table.state.ready.is_empty());
    }
}

#[test]
fn patrons_are_always_ready() {
    let mut table = between(&[ANN], 3);
    table.deal(ANN).unwrap();
    assert!(table.playing().is_some() || table.state.deals == 2);
}

/// Play by post waits for people. Once everybody in a match has missed their turns, nobody is waited for: else a match
/// of fifty deals, each with a question and a wait of two days, would hold its stakes for half a year.
#[test]
fn a_match_that_everybody_has_left_alone_is_over_within_weeks() {
    let options = [("target".to_owned(), "15".to_owned())].into();
    let terms = Terms {
        variant: rules::Variant::parse("latriomphe", Some("as-qui-pille"), &options).unwrap(),
        turn_seconds: 48 * 3600,
        ..game("latriomphe", "as-qui-pille", 5)
    };
    for seed in 0..8 {
        let mut table = Sitting::new(seed, terms, &[ANN, BOB, CYD, DAN], 0);
        table.deal(ANN).unwrap();
        let (from, mut deals) = (table.house.now, 0);
        while !table.is_closed() {
            deals = deals.max(table.state.deals);
            table.pass(table.left());
        }
        assert!(deals >= 15, "seed {seed}: {deals} deals");
        // Four let three turns pass, with a time bank as long as a turn; then the lobby stands for a turn.
        let waited = table.house.now - from;
        assert!(
            waited < Millis::days(90),
            "seed {seed}: {deals} deals in {waited:?}"
        );
    }
}
