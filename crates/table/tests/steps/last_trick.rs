//! The last trick plays itself where nobody has anything to decide.

use crate::kit::{ANN, BOB, CYD, Sitting, game};
use ids::{MemberId, Millis};
use rules::{Act, Coins, Ended, Variant, View};
use table::look::Scene;
use table::{Effect, LastTrick, LookContext, Order, Pause, Refusal, Standing, Stretch, Terms};

const ALL: [MemberId; 3] = [ANN, BOB, CYD];

/// A table of three that plays scarto, or another game of points, and lets the last trick play itself.
fn sitting(seed: u64, terms: Terms) -> Sitting {
    let mut table = Sitting::new(seed, terms, &ALL, 0);
    table.house.rules.last_trick = LastTrick::PlaysItself;
    table.house.rules.pause = Pause::Believable;
    table
}

/// Plays until one card is left in each hand and the table waits to play them.
fn until_the_last_trick(table: &mut Sitting) {
    table.deal(ANN).unwrap();
    for _ in 0..1_000 {
        if table.stretch() == Stretch::Pause {
            return;
        }
        let member = table.on_turn(&ALL).expect("somebody is on turn");
        let act = first(&table.view(member));
        table.act(member, act).unwrap();
    }
    panic!("the last trick never comes");
}

/// The first legal act.
fn first(view: &View) -> Act {
    view.legal().random(|_| 0).expect("something to do")
}

fn acts(table: &Sitting) -> usize {
    let acted = table.effects.iter();
    acted
        .filter(|effect| matches!(effect, Effect::Acted { .. }))
        .count()
}

fn says_so(table: &Sitting) -> bool {
    let context = LookContext {
        now: table.house.now,
        longest_pause: Millis::hours(1),
        session_is_over: false,
        house_language: None,
    };
    match table.look(Some(ANN), &context).unwrap().scene {
        Scene::Playing(playing) => playing.plays_itself,
        _ => false,
    }
}

#[test]
fn after_a_pause_all_cards_fall_in_one_step_and_nobody_was_absent() {
    let mut table = sitting(1, game("scarto", "mcleod", 1));
    until_the_last_trick(&mut table);
    assert!(says_so(&table), "the look says that nobody needs to act");
    for member in ALL {
        assert_eq!(table.view(member).hand.len(), 1);
    }
    let before = table.posted.len();
    table.house.now = table.due_at.expect("a pause is running");
    table.time_up();
    assert_eq!(acts(&table), 3, "one card from each hand");
    assert_eq!(table.outcome().ended, Ended::Played);
    assert!(table.posted.len() > before, "the deal is settled");
    for member in ALL {
        let occupant = table.occupant(member).unwrap();
        assert_eq!((occupant.absences, occupant.standing), (0, Standing::In));
    }
    assert_eq!(table.state.notices, [], "nobody is said to have been away");
}

#[test]
fn whoever_is_quicker_than_the_pause_may_play_their_card() {
    let mut table = sitting(2, game("scarto", "mcleod", 1));
    until_the_last_trick(&mut table);
    let member = table.on_turn(&ALL).unwrap();
    table.play_any(member);
    assert_eq!(table.stretch(), Stretch::Pause);
    table.house.now = table.due_at.unwrap();
    table.time_up();
    assert_eq!(acts(&table), 2);
    assert!(table.is_between());
}

#[test]
fn nobody_may_play_for_another() {
    let mut table = sitting(3, game("scarto", "mcleod", 1));
    until_the_last_trick(&mut table);
    let on_turn = table.on_turn(&ALL).unwrap();
    let other = ALL.into_iter().find(|member| *member != on_turn).unwrap();
    let act = table.view(other).hand.first().map(Act::Play).unwrap();
    assert!(matches!(table.act(other, act), Err(Refusal::Rules(..))));
}

#[test]
fn a_paused_table_waits_with_its_last_trick() {
    let mut table = sitting(4, game("scarto", "mcleod", 1));
    until_the_last_trick(&mut table);
    table.pause(ANN, table::Rank::Guest).unwrap();
    table.pass(Millis::seconds(60));
    assert!(table.playing().is_some());
    table.go_on(ANN, table::Rank::Guest).unwrap();
    table.pass(Millis::seconds(10));
    assert!(table.playing().is_none());
}

#[test]
fn whoever_left_is_waited_for_no_longer_than_the_others() {
    let mut table = sitting(5, game("scarto", "mcleod", 1));
    until_the_last_trick(&mut table);
    let on_turn = table.on_turn(&ALL).unwrap();
    table.leave(on_turn).unwrap();
    table.pass(Millis::seconds(5));
    assert!(table.playing().is_none());
}

#[test]
fn with_the_rule_of_before_everybody_plays_their_card() {
    let mut table = sitting(6, game("scarto", "mcleod", 1));
    table.house.rules.last_trick = LastTrick::ByHand;
    table.deal(ANN).unwrap();
    while let Some(member) = table.on_turn(&ALL) {
        assert_eq!(table.stretch(), Stretch::Turn);
        table.play_any(member);
    }
    assert!(table.is_between());
}

/// In which editions the last trick plays itself: every one whose last card leaves nothing to decide.
#[test]
fn every_edition_but_trefeltromp_has_such_a_trick() {
    for variant in Variant::all() {
        let terms = Terms {
            variant,
            stake: Coins(2),
            ..game("scarto", "mcleod", 1)
        };
        // Some deals end before their last trick.
        let plays_itself = (0..60).any(|seed| {
            let mut table = Sitting::new(seed, terms, &[ANN], 0);
            table.house.rules.last_trick = LastTrick::PlaysItself;
            table.house.rules.pause = Pause::Believable;
            table.orders(ANN, Order::Fill).unwrap();
            table.deal(ANN).unwrap();
            let mut found = false;
            for _ in 0..1_000 {
                found |= says_so(&table);
                if table.playing().is_none() {
                    return found;
                }
                if table.is_question() {
                    table.everybody_ready(&[ANN]);
                } else if let Some(member) = table.on_turn(&[ANN])
                    && table.stretch() != Stretch::Pause
                {
                    let act = first(&table.view(member));
                    table.act(member, act).unwrap();
                } else {
                    table.house.now = table.due_at.unwrap();
                    table.time_up();
                }
            }
            panic!("{variant}: the deal does not end");
        });
        assert_eq!(plays_itself, variant.game() != "trefeltromp", "{variant}");
    }
}
