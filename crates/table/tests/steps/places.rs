//! A table that loses its place, in cases that the recorded lives do not cover.

use crate::kit::{ANN, DAN, HERE, HOUR, Sitting, triomphe};
use ids::{ChannelId, Millis};
use rules::Coins;
use table::{ClosedWhy, Duty, Lost, Order, Phase, Rank, Refusal, Spot};

const THERE: ChannelId = ChannelId(2);
const TEN_MINUTES: Millis = Millis::seconds(600);

fn lose(table: &mut Sitting, lost: Lost) {
    let place = HERE;
    table.does(Duty::LosePlace { place, lost }).unwrap();
}

#[test]
fn who_may_write_by_turns_stands_no_longer_in_all_than_who_may_not_at_all() {
    let mut table = Sitting::dealt(1, &[ANN], 2);
    let left = table.left();
    lose(&mut table, Lost::Permission);
    assert_eq!(table.left(), HOUR);
    table.pass(TEN_MINUTES);
    let lost = Lost::Permission;
    table.does(Duty::PlaceIsBack { lost }).unwrap();
    assert_eq!(table.state.stood_ms, TEN_MINUTES);
    assert_eq!(table.left(), left, "the clock goes on where it stood");
    lose(&mut table, Lost::Permission);
    assert_eq!(table.left(), HOUR - TEN_MINUTES);
    // In a new place the count starts afresh.
    table.pass(Millis::seconds(100));
    let call_up = Order::CallUp(Spot {
        channel: THERE,
        parent: None,
    })
    .by(ANN);
    table.does(call_up.clone()).unwrap();
    assert_eq!(table.channel, THERE);
    assert_eq!(table.state.stood_ms, Millis::ZERO);
    assert!(table.state.homeless.is_none());
    assert_eq!(table.does(call_up), Err(Refusal::HasPlace));
    // A report about the place it has left comes too late.
    let version = table.version;
    lose(&mut table, Lost::Permission);
    assert_eq!(table.version, version);
}

#[test]
fn a_table_between_two_deals_stands_still_and_goes_on_where_it_was() {
    let mut table = Sitting::dealt(1, &[ANN], 2);
    table.play_out(&[ANN]);
    assert!(matches!(table.state.phase, Phase::Between));
    let (left, pot) = (table.left(), table.carried());
    lose(&mut table, Lost::Permission);
    assert!(matches!(table.state.phase, Phase::Between), "one request");
    assert_eq!(table.left(), HOUR);
    table.pass(TEN_MINUTES);
    assert_eq!(table.deal(ANN), Err(Refusal::NoPlace));
    let lost = Lost::Permission;
    table.does(Duty::PlaceIsBack { lost }).unwrap();
    assert_eq!((table.left(), table.carried()), (left, pot));
    table.deal(ANN).unwrap();
    // Lost again, this time for good: after the next deal there is nothing to play any more.
    table.play_out(&[ANN]);
    lose(&mut table, Lost::Channel);
    table.pass(HOUR);
    let why = ClosedWhy::Placeless;
    assert!(matches!(table.state.phase, Phase::Closed { why: is } if is == why));
    assert_eq!((table.on_hold(ANN), table.pot()), (0, Coins::ZERO));
}

#[test]
fn a_lobby_stands_still_as_long_as_its_place_is_lost() {
    let mut table = Sitting::new(1, triomphe("tavern", 5), &[ANN], 0);
    let left = table.left();
    lose(&mut table, Lost::Channel);
    table.pass(TEN_MINUTES);
    let call_up = Order::CallUp(Spot {
        channel: THERE,
        parent: None,
    })
    .by(ANN);
    table.does(call_up).unwrap();
    assert!(matches!(table.state.phase, Phase::Lobby));
    assert_eq!(table.left(), left);
}

#[test]
fn a_pause_that_was_written_without_an_end_has_one_when_the_house_goes_on() {
    let mut table = Sitting::dealt(1, &[ANN], 2);
    table.pause(DAN, Rank::Gm).unwrap();
    table.table.due_at = None;
    table.does(Duty::Resume).unwrap();
    let week = Millis::days(7);
    assert_eq!(table.left(), week);
    let paused = table.state.orders.paused.as_ref().unwrap();
    assert_eq!(paused.granted, week);
}
