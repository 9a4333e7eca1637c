//! Patrons are asked for one moment each: a choice that comes late, twice or for another ply does nothing.

use crate::kit::{ANN, Sitting, game};
use ids::{DealId, Millis};
use rules::Act;
use table::{Chosen, Duty, Effect, Pause};

/// The first moment at which only a patron is asked, and its pause begins.
fn asked() -> Sitting {
    let mut table = Sitting::new(1, game("scarto", "mcleod", 1), &[ANN], 2);
    table.house.rules.pause = Pause::Believable;
    table.deal(ANN).unwrap();
    table.until_a_patron_is_asked();
    table
}

fn time_up(table: &mut Sitting, chosen: Vec<Chosen>) -> Vec<Act> {
    table.step(Duty::TimeUp { chosen }).unwrap();
    let acts = table.effects.iter().filter_map(|effect| match effect {
        Effect::Acted { act, .. } => Some(*act),
        _ => None,
    });
    acts.collect()
}

/// How much longer the table waits for the patron each time.
const AGAIN: Millis = Millis(500);

#[test]
fn a_patron_who_has_not_chosen_when_its_pause_is_over_is_waited_for_by_half_seconds() {
    let mut table = asked();
    let asks = table.asks();
    table.house.now = table.due_at.unwrap();
    for _ in 0..3 {
        assert_eq!(time_up(&mut table, Vec::new()), []);
        assert_eq!(table.asks(), asks, "it is asked the same");
        assert_eq!(table.left(), AGAIN);
        table.house.now = table.house.now + AGAIN;
    }
    let chosen = table.choices();
    let act = chosen[0].act;
    assert_eq!(time_up(&mut table, chosen), [act]);
}

#[test]
fn before_its_pause_is_over_no_choice_shows() {
    let mut table = asked();
    let version = table.version;
    table.house.now = table.due_at.unwrap() + Millis(-1);
    let chosen = table.choices();
    assert_eq!(time_up(&mut table, chosen), []);
    assert_eq!(table.version, version);
    assert!(table.effects.is_empty());
}

#[test]
fn what_was_chosen_for_another_ply_or_deal_is_dropped() {
    let mut table = asked();
    table.house.now = table.due_at.unwrap();
    let right = table.choices().remove(0);
    let another_ply = Chosen {
        ply: right.ply + 1,
        ..right.clone()
    };
    let another_deal = Chosen {
        deal: DealId(right.deal.0 ^ 1),
        ..right.clone()
    };
    let mut dropped = table.clone();
    let chosen = vec![another_ply, another_deal];
    assert_eq!(time_up(&mut dropped, chosen), []);
    assert_eq!(dropped.asks(), table.asks());
    // The first counts; the second is for a ply that is over.
    let twice = || vec![right.clone(), right.clone()];
    assert_eq!(time_up(&mut table, twice()), [right.act]);
    table.house.now = table.due_at.unwrap();
    assert!(!time_up(&mut table, twice()).contains(&right.act));
}

#[test]
fn the_pause_is_drawn_before_the_choice_and_hangs_on_nothing_else() {
    let table = asked();
    let pause = table.left();
    assert!((900..2_200).contains(&pause.0), "{pause:?}");
}
