//! Patrons are asked for one moment each: what comes late, twice or for another ply does nothing.
#![allow(clippy::unwrap_used)]

mod kit;

use ids::Moment;
use kit::{any, asked, step};
use rules::Act;
use table::{Chosen, Command, Effect, Step};

fn acts(step: &Step) -> Vec<Act> {
    let acts = step.effects.iter().filter_map(|effect| match effect {
        Effect::Acted { act, .. } => Some(*act),
        _ => None,
    });
    acts.collect()
}

#[test]
fn a_patron_who_has_not_chosen_when_its_pause_is_over_is_waited_for_by_half_seconds() {
    let (table, _) = asked();
    let due = table.due_at.unwrap().0;
    let asks = table.asks();
    let mut late = table;
    for n in 0..3 {
        let now = due + n * 500;
        let waits = step(&late, Command::TimeUp { chosen: Vec::new() }, now);
        assert_eq!(acts(&waits), []);
        assert_eq!(waits.table.asks(), asks, "it is asked the same");
        assert_eq!(waits.table.due_at, Some(Moment(now + 500)));
        late = waits.table;
    }
    let chosen = vec![any(&late, asks[0])];
    let act = chosen[0].act;
    let done = step(&late, Command::TimeUp { chosen }, due + 1_500);
    assert_eq!(acts(&done), [act]);
}

#[test]
fn before_its_pause_is_over_no_choice_shows() {
    let (table, _) = asked();
    let due = table.due_at.unwrap().0;
    let chosen = vec![any(&table, table.asks()[0])];
    let early = step(&table, Command::TimeUp { chosen }, due - 1);
    assert_eq!(early.table.version, table.version);
    assert!(early.effects.is_empty());
}

#[test]
fn what_was_chosen_for_another_ply_or_deal_is_dropped() {
    let (table, _) = asked();
    let due = table.due_at.unwrap().0;
    let right = any(&table, table.asks()[0]);
    let another_ply = Chosen {
        ply: right.ply + 1,
        ..right.clone()
    };
    let another_deal = Chosen {
        deal: ids::DealId(right.deal.0 ^ 1),
        ..right.clone()
    };
    let chosen = vec![another_ply, another_deal];
    let dropped = step(&table, Command::TimeUp { chosen }, due);
    assert_eq!(acts(&dropped), []);
    assert_eq!(dropped.table.asks(), table.asks());
    // The right one counts once: the second time it is for a ply that is over.
    let twice = || vec![right.clone(), right.clone()];
    let once = step(&table, Command::TimeUp { chosen: twice() }, due);
    assert_eq!(acts(&once), [right.act]);
    let later = once.table.due_at.unwrap().0;
    let again = step(&once.table, Command::TimeUp { chosen: twice() }, later);
    assert!(!acts(&again).contains(&right.act));
}

#[test]
fn the_pause_is_drawn_before_the_choice_and_hangs_on_nothing_else() {
    let (table, now) = asked();
    let pause = table.due_at.unwrap() - Moment(now);
    assert!((900..2_200).contains(&pause.0), "{pause:?}");
}
