//! A table that loses its place, where recorded lives do not go.
#![allow(clippy::unwrap_used)]

mod kit;

use ids::{ChannelId, Millis};
use kit::{ANN, asked, context, step};
use table::{Command, Lost, Rank, Refusal, Spot, Table};

const HERE: ChannelId = ChannelId(1);
const THERE: ChannelId = ChannelId(2);

#[test]
fn who_may_write_by_turns_stands_no_longer_in_all_than_who_may_not_at_all() {
    let (table, now) = asked();
    let lose = || Command::LosePlace {
        place: HERE,
        lost: Lost::Permission,
    };
    let back = || Command::PlaceIsBack {
        lost: Lost::Permission,
    };
    let left = table.due_at.unwrap() - ids::Moment(now);
    let gone = step(&table, lose(), now).table;
    assert_eq!(gone.due_at, Some(ids::Moment(now) + Millis::hours(1)));
    let again = step(&gone, back(), now + 600_000).table;
    assert_eq!(again.state.stood_ms, Millis::seconds(600));
    let due_at = ids::Moment(now + 600_000) + left;
    assert_eq!(
        again.due_at,
        Some(due_at),
        "the clock goes on where it stood"
    );
    // Ten minutes of the hour are used.
    let gone = step(&again, lose(), now + 600_000).table;
    let ends = ids::Moment(now + 600_000) + (Millis::hours(1) - Millis::seconds(600));
    assert_eq!(gone.due_at, Some(ends));
    // Elsewhere it begins anew.
    let call_up = Command::CallUp {
        by: ANN.member,
        spot: Spot {
            channel: THERE,
            parent: None,
        },
    };
    let elsewhere = step(&gone, call_up.clone(), now + 700_000).table;
    assert_eq!(elsewhere.channel, THERE);
    assert_eq!(elsewhere.state.stood_ms, Millis::ZERO);
    assert!(elsewhere.state.homeless.is_none());
    let twice = elsewhere.step(call_up, context(now + 700_000));
    assert_eq!(twice.unwrap_err(), Refusal::HasPlace);
    // Word of the place that it has left comes too late.
    let late = step(&elsewhere, lose(), now + 700_001);
    assert_eq!(late.table.version, elsewhere.version);
}

#[test]
fn a_pause_that_was_written_without_an_end_has_one_when_the_house_goes_on() {
    let (table, now) = asked();
    let pause = Command::Pause {
        by: ANN.member,
        rank: Rank::Gm,
    };
    let endless = Table {
        due_at: None,
        ..step(&table, pause, now).table
    };
    let resumed = step(&endless, Command::Resume, now).table;
    let week = Millis::hours(7 * 24);
    assert_eq!(resumed.due_at, Some(ids::Moment(now) + week));
    let paused = resumed.state.orders.paused.as_ref().unwrap();
    assert_eq!(paused.granted, week);
}
