//! A table that loses its place, where recorded lives do not go.
#![allow(clippy::unwrap_used)]

mod kit;

use ids::{ChannelId, Millis};
use kit::{ANN, asked, context, step};
use table::{Command, Lost, Refusal, Spot};

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
fn setting_the_clock_forth_or_back_moves_a_deadline_and_nothing_else() {
    let (table, now) = asked();
    let due = table.due_at.unwrap();
    for by in [Millis::hours(-3), Millis::hours(3)] {
        let moved = step(&table, Command::ClockMoved { by }, now + by.0).table;
        assert_eq!(moved.due_at, Some(due + by));
        assert_eq!(moved.row().unwrap(), table.row().unwrap());
        let gone = step(
            &table,
            Command::LosePlace {
                place: HERE,
                lost: Lost::Channel,
            },
            now,
        );
        let ends = gone.table.due_at.unwrap();
        let moved = step(&gone.table, Command::ClockMoved { by }, now + by.0).table;
        assert_eq!(moved.due_at, Some(ends + by));
        assert_eq!(moved.state.homeless, gone.table.state.homeless);
    }
}
