//! The question about bonus cards is put to every seat (TM-7).

use crate::kit::{ANN, BOB, CYD, Sitting, triomphe};
use ids::{MemberId, Millis};
use rules::{Card, CardSet, Coins};
use table::{Answer, Refusal, Stretch};

const ALL: [MemberId; 3] = [ANN, BOB, CYD];
const STRANGER: MemberId = MemberId(99);

/// A deal at the question, in which the players hold bonus cards as wanted.
fn asked(want: impl Fn([CardSet; 3]) -> bool) -> Sitting {
    Sitting::such(0, |seed| {
        let mut table = Sitting::new(seed, triomphe("tavern", 5), &ALL, 0);
        table.deal(ANN).unwrap();
        let asked = table.is_question() && want(ALL.map(|member| bonuses(&table, member)));
        asked.then_some(table)
    })
}

/// The bonus cards that a member holds.
fn bonuses(table: &Sitting, member: MemberId) -> CardSet {
    table.view(member).my_question.unwrap().cards
}

/// The cards that everybody sees as shown.
fn shown(table: &Sitting) -> CardSet {
    let view = table.view(STRANGER);
    view.shown.iter().map(|&(_, card)| card).collect()
}

#[test]
fn the_clock_and_the_public_view_are_the_same_whoever_holds_a_bonus_card() {
    let held = asked(|bonuses| !bonuses[0].is_empty());
    let mut bare = asked(|bonuses| bonuses.iter().all(|cards| cards.is_empty()));
    assert_eq!((held.stretch(), held.left()), (bare.stretch(), bare.left()));
    let (one, two) = (held.view(STRANGER), bare.view(STRANGER));
    assert_eq!((one.turn, one.shown), (two.turn, two.shown));
    // Even with nobody able to show anything, the question stands for its whole time.
    bare.pass(Millis(14_999));
    assert_eq!(bare.stretch(), Stretch::Question);
    bare.pass(Millis(1));
    assert_ne!(bare.stretch(), Stretch::Question);
}

#[test]
fn a_shown_card_is_paid_when_everybody_has_answered() {
    let mut table = asked(|bonuses| !bonuses[0].is_empty());
    let cards = bonuses(&table, ANN);
    let paid = |table: &Sitting| table.free(ANN) + table.on_hold(ANN);
    let before = paid(&table);
    table.answer(ANN, Answer::Show(cards)).unwrap();
    assert_eq!(shown(&table), CardSet::EMPTY, "before all have answered");
    assert_eq!(paid(&table), before);
    table.answer(BOB, Answer::Hide).unwrap();
    table.answer(CYD, Answer::Ready).unwrap();
    assert!(shown(&table).contains_all(cards));
    assert!(paid(&table) > before);
    assert_ne!(table.stretch(), Stretch::Question);
}

#[test]
fn a_hidden_card_stays_secret_and_earns_nothing() {
    let mut table = asked(|b| !b[0].is_empty() && b[1].is_empty() && b[2].is_empty());
    table.answer(ANN, Answer::Hide).unwrap();
    // A member who holds nothing may press either button.
    let nothing = CardSet::single(Card::STRENGTH);
    table.answer(BOB, Answer::Show(nothing)).unwrap();
    table.answer(CYD, Answer::Ready).unwrap();
    assert_eq!(shown(&table), CardSet::EMPTY);
    assert_eq!(table.pot(), Coins(15));
}

#[test]
fn who_does_not_answer_shows() {
    let mut table = asked(|bonuses| bonuses[0].len() == 1);
    let cards = bonuses(&table, ANN);
    table.pass(Millis::seconds(15));
    let shown = shown(&table);
    assert!(
        shown.contains_all(cards),
        "the substitute shows (RULES.md 0.3)"
    );
}

#[test]
fn an_answer_counts_once() {
    let mut table = asked(|_| true);
    table.answer(ANN, Answer::Ready).unwrap();
    let deal = table.deal_on();
    let again = table.answer(ANN, Answer::Hide);
    assert_eq!(again, Err(Refusal::Stale { deal }));
}

/// To sit in again counts as being there, and not as an answer.
#[test]
fn whoever_sits_out_and_in_again_is_still_asked() {
    let mut table = asked(|bonuses| !bonuses[1].is_empty());
    let cards = bonuses(&table, BOB);
    table.sit_out(BOB).unwrap();
    table.sit_in(BOB).unwrap();
    table.answer(ANN, Answer::Hide).unwrap();
    table.answer(CYD, Answer::Hide).unwrap();
    assert_eq!(table.stretch(), Stretch::Question);
    table.answer(BOB, Answer::Show(cards)).unwrap();
    assert!(shown(&table).contains_all(cards));
}

#[test]
fn a_card_that_is_not_held_cannot_be_shown_by_who_holds_another() {
    let mut table = asked(|bonuses| bonuses[0].len() == 1);
    let held = bonuses(&table, ANN);
    let other = [Card::STRENGTH, Card::MAGICIAN].into_iter();
    let forged = other.filter(|&card| !held.contains(card)).take(1).collect();
    let refused = table.answer(ANN, Answer::Show(forged));
    assert!(matches!(refused, Err(Refusal::Rules(..))));
}

/// The kit reads the table from its row after every step; an answer without any card could not be read again.
#[test]
fn whoever_has_nothing_to_show_answers_with_any_button_and_shows_nothing() {
    let bob_alone = |held: [CardSet; 3]| held.map(|cards| cards.is_empty()) == [true, false, true];
    let table = asked(bob_alone);
    let anything = [
        Answer::Show(CardSet::EMPTY),
        Answer::Show(CardSet::TAROT),
        Answer::Rob(CardSet::EMPTY),
        Answer::Rob(CardSet::TAROT),
        Answer::Hide,
        Answer::Leave,
        Answer::Ready,
    ];
    for answer in anything {
        let mut table = table.clone();
        table.answer(ANN, answer).unwrap();
        let again = table.answer(ANN, Answer::Ready);
        assert!(matches!(again, Err(Refusal::Stale { .. })), "{answer:?}");
        // Whoever holds one may not show what they do not hold.
        let refused = table.answer(BOB, Answer::Show(CardSet::TAROT));
        assert!(matches!(refused, Err(Refusal::Rules(..))), "{answer:?}");
        table.answer(BOB, Answer::Hide).unwrap();
        table.answer(CYD, Answer::Ready).unwrap();
        assert_eq!(shown(&table), CardSet::EMPTY, "{answer:?}");
    }
}
