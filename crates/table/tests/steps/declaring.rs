//! Combinations of Ottocento are shown at a seat's first turn, or kept back so that nobody learns of it (OT-6).

use crate::kit::{ANN, BETWEEN, BOB, CYD, DAN, Sitting, game};
use ids::MemberId;
use rules::{Act, CardSet, Choice, Coins, Combinations, Ended, Seat, Turn, Variant, View, Viewer};
use std::collections::BTreeMap;
use table::{Refusal, Terms};

const ALL: [MemberId; 4] = [ANN, BOB, CYD, DAN];
const STRANGER: MemberId = MemberId(99);
const STAKE: i64 = 10;

/// Who leads, and who plays after them.
fn turn(table: &Sitting) -> [MemberId; 4] {
    let dealer = table.view(STRANGER).dealer;
    let direction = table.view(STRANGER).variant.direction();
    let mut round = dealer.round(direction, 4).skip(1).chain([dealer]);
    let member = |seat: Option<Seat>| {
        let holds = |member: &MemberId| table.seat_of(*member) == seat;
        ALL.into_iter().find(holds).unwrap()
    };
    [(); 4].map(|()| member(round.next()))
}

/// A deal whose dealer has laid two cards down, in which the leader and the next hold combinations or do not, as wanted.
fn begun(wanted: [bool; 2]) -> (Sitting, [MemberId; 4]) {
    let table = Sitting::such(0, |seed| {
        let terms = game("ottocento", "bologna", STAKE);
        let mut table = Sitting::new(seed, terms, &ALL, 0);
        table.deal(ANN).unwrap();
        let dealer = turn(&table)[3];
        table.play_any(dealer);
        let holds = turn(&table).map(|member| !held(&table, member).is_empty());
        (holds[..2] == wanted).then_some(table)
    });
    let order = turn(&table);
    (table, order)
}

/// The cards of this member's combinations.
fn held(table: &Sitting, member: MemberId) -> CardSet {
    table.view(member).to_declare().unwrap()
}

fn first_card(view: &View) -> Act {
    let Choice::Play { cards, .. } = view.to_play() else {
        panic!("no card to play");
    };
    Act::Play(cards.first().unwrap())
}

#[test]
fn a_seat_has_one_turn_for_its_combinations_and_its_card_and_nobody_sees_which_it_used() {
    let looks = [true, false].map(|holds| {
        let (mut table, order) = begun([holds, true]);
        let before = (table.stretch(), table.left());
        let play = first_card(&table.view(order[0]));
        table.act(order[0], play).unwrap();
        let view = table.view(STRANGER);
        assert_eq!(view.shown, []);
        assert_eq!(view.declared().iter().map(|(_, it)| it).sum::<i32>(), 0);
        let ply = table.table.playing().unwrap().cards.ply();
        let after = (table.stretch(), table.left(), view.played.len(), ply);
        (before, after)
    });
    assert_eq!(looks[0], looks[1]);
}

#[test]
fn combinations_are_not_kept_back_in_a_step_of_its_own() {
    let (mut table, order) = begun([true, true]);
    let refused = table.act(order[0], Act::Hide);
    assert!(
        matches!(refused, Err(Refusal::Rules(Act::Hide, _))),
        "{refused:?}"
    );
    assert_eq!(
        table.view(order[0]).to_declare(),
        Some(held(&table, order[0]))
    );
}

#[test]
fn what_is_decided_beforehand_is_shown_when_the_turn_comes_and_not_before() {
    let (mut table, order) = begun([true, true]);
    let cards = held(&table, order[1]);
    table.act(order[1], Act::Show(cards)).unwrap();
    let looked = |table: &Sitting| table.view(STRANGER).shown;
    assert_eq!(looked(&table), []);
    assert_eq!(table.on_turn(&ALL), Some(order[0]));
    let play = first_card(&table.view(order[0]));
    table.act(order[0], play).unwrap();
    let seat = table.seat_of(order[1]).unwrap();
    let shown: CardSet = looked(&table).into_iter().map(|(_, card)| card).collect();
    assert_eq!(shown, cards);
    assert!(table.view(STRANGER).declared()[seat] > 0);
    // The card is still theirs to choose.
    assert_eq!(table.view(STRANGER).turn, Turn::One(seat));
    let play = first_card(&table.view(order[1]));
    table.act(order[1], play).unwrap();
}

#[test]
fn what_was_decided_beforehand_can_be_taken_back() {
    let (mut table, order) = begun([true, true]);
    let cards = held(&table, order[1]);
    table.act(order[1], Act::Show(cards)).unwrap();
    table.act(order[1], Act::Hide).unwrap();
    let play = first_card(&table.view(order[0]));
    table.act(order[0], play).unwrap();
    assert_eq!(table.view(STRANGER).shown, []);
    let play = first_card(&table.view(order[1]));
    table.act(order[1], play).unwrap();
    assert_eq!(table.view(STRANGER).shown, []);
}

#[test]
fn only_all_combinations_can_be_decided_on() {
    let (mut table, order) = begun([true, true]);
    let cards = held(&table, order[1]);
    let part = Act::Show(cards.without(cards.first().unwrap()));
    let refused = table.act(order[1], part);
    assert!(matches!(refused, Err(Refusal::Rules(..))), "{refused:?}");
    let (mut table, order) = begun([true, false]);
    let refused = table.act(order[1], Act::Hide);
    assert!(matches!(refused, Err(Refusal::Rules(..))), "{refused:?}");
}

/// Plays a short match in which everybody decides beforehand to show all.
fn declared_by_all(seed: u64) -> Sitting {
    let options = BTreeMap::from([("target".to_owned(), "400".to_owned())]);
    let terms = Terms {
        variant: Variant::parse("ottocento", None, &options).unwrap(),
        ..game("ottocento", "bologna", STAKE)
    };
    let mut table = Sitting::new(seed, terms, &ALL, 0);
    table.deal(ANN).unwrap();
    loop {
        while let Some(member) = table.on_turn(&ALL) {
            for other in ALL.into_iter().filter(|other| *other != member) {
                let cards = table.view(other).to_declare().unwrap_or_default();
                if !cards.is_empty() {
                    table.act(other, Act::Show(cards)).unwrap();
                }
            }
            table.play_any(member);
        }
        if table.state.match_on.is_none() {
            return table;
        }
        table.pass(BETWEEN);
    }
}

#[test]
fn a_match_that_a_declaration_ends_is_paid_at_once_and_once_and_nothing_decided_is_shown_after_it()
{
    let mut dropped = 0;
    for seed in 0..12 {
        let table = declared_by_all(seed);
        let outcome = table.outcome();
        assert!(outcome.match_over);
        let mut coins = table.coins(&ALL);
        coins.sort_unstable();
        assert_eq!(coins, [90, 90, 110, 110], "{outcome:?}");
        assert_eq!(ALL.map(|member| table.on_hold(member)), [0; 4]);
        if outcome.ended != Ended::Declared {
            continue;
        }
        let finished = table.table.finished.as_ref().unwrap();
        let declared = outcome.declared.unwrap();
        let acts = finished.deal.acts();
        let (last, act) = *acts.last().unwrap();
        assert!(matches!(act, Act::Show(_)), "{act:?}");
        let winners = |seat: Seat| outcome.coins[seat] == Coins(STAKE);
        assert!(winners(last));
        let mut holding = Seat::all(4).filter(|seat| {
            let cards = finished.deal.view(Viewer::Seat(*seat)).hand;
            !Combinations::of(cards).cards().is_empty() && declared[seat.index()] == 0
        });
        dropped += u32::from(holding.next().is_some());
    }
    assert!(dropped > 0, "nobody was left with something to show");
}
