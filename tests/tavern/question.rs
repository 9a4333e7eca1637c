//! The question about bonus cards goes to every seat alike (TM-7).

use crate::evening::{ANN, BOB, CYD, Evening, sorry};
use house::{Answer, Refusal, Scene, Sorry, Stretch};
use ids::MemberId;
use rules::CardSet;

/// An evening whose deal is at the question, with the bonus cards of each member.
async fn asked(want: impl Fn(&[CardSet]) -> bool) -> (Evening, ids::TableId) {
    for seed in 0..2_000 {
        let evening = Evening::new(seed).await;
        let table = evening.table("tavern", &[ANN, BOB, CYD], 0).await;
        evening.tavern.tables.deal(table, ANN).await.unwrap();
        let mut bonuses = Vec::new();
        for member in [ANN, BOB, CYD] {
            if let Some(playing) = evening.playing(table, member).await {
                bonuses.push(playing.view.my_question.unwrap().cards);
            }
        }
        if bonuses.len() == 3 && want(&bonuses) {
            return (evening, table);
        }
    }
    panic!("no such deal in 2,000");
}

async fn answer(evening: &Evening, table: ids::TableId, who: MemberId, what: Answer) {
    let deal = evening.playing(table, who).await.unwrap().deal;
    evening
        .tavern
        .tables
        .answer(table, who, deal, what)
        .await
        .unwrap();
}

#[tokio::test]
async fn the_clock_and_the_public_view_are_the_same_whoever_holds_a_bonus_card() {
    let (held, table) = asked(|bonuses| !bonuses[0].is_empty()).await;
    let (bare, other) = asked(|bonuses| bonuses.iter().all(|cards| cards.is_empty())).await;
    let one = held.playing(table, MemberId(99)).await.unwrap();
    let two = bare.playing(other, MemberId(99)).await.unwrap();
    assert_eq!(one.clock, two.clock);
    assert_eq!(
        (one.view.turn, one.view.shown),
        (two.view.turn, two.view.shown)
    );
    // With nobody to show anything the question still stands for its whole time.
    bare.pass(14_999).await;
    assert_eq!(
        bare.playing(other, ANN).await.unwrap().clock.stretch,
        Stretch::Question
    );
    bare.pass(1).await;
    assert_ne!(
        bare.playing(other, ANN).await.unwrap().clock.stretch,
        Stretch::Question
    );
}

#[tokio::test]
async fn a_shown_card_is_paid_when_everybody_has_answered() {
    let (evening, table) = asked(|bonuses| !bonuses[0].is_empty()).await;
    let cards = evening
        .playing(table, ANN)
        .await
        .unwrap()
        .view
        .my_question
        .unwrap()
        .cards;
    answer(&evening, table, ANN, Answer::Show(cards)).await;
    let view = evening.playing(table, BOB).await.unwrap().view;
    assert!(
        view.shown.is_empty(),
        "nothing is told before all have answered"
    );
    answer(&evening, table, BOB, Answer::Hide).await;
    answer(&evening, table, CYD, Answer::Ready).await;
    let look = evening.look(table, BOB).await;
    if let Scene::Playing(playing) = look.scene {
        let shown: CardSet = playing.view.shown.iter().map(|&(_, card)| card).collect();
        assert!(shown.contains_all(cards));
        assert_ne!(playing.clock.stretch, Stretch::Question);
    }
    evening.audit().await;
}

#[tokio::test]
async fn a_hidden_card_stays_secret_and_earns_nothing() {
    let alone = |b: &[CardSet]| !b[0].is_empty() && b[1].is_empty() && b[2].is_empty();
    let (evening, table) = asked(alone).await;
    answer(&evening, table, ANN, Answer::Hide).await;
    // Who holds nothing may press what they like.
    let nothing = [rules::Card::STRENGTH].into_iter().collect();
    answer(&evening, table, BOB, Answer::Show(nothing)).await;
    answer(&evening, table, CYD, Answer::Ready).await;
    let view = evening.playing(table, BOB).await.unwrap().view;
    assert_eq!(view.shown, []);
    assert_eq!(view.pot.0, 15);
}

#[tokio::test]
async fn who_does_not_answer_shows() {
    let (evening, table) = asked(|bonuses| bonuses[0].len() == 1).await;
    let cards = evening
        .playing(table, ANN)
        .await
        .unwrap()
        .view
        .my_question
        .unwrap()
        .cards;
    evening.pass(15_000).await;
    let view = evening.playing(table, BOB).await.unwrap().view;
    let shown: CardSet = view.shown.iter().map(|&(_, card)| card).collect();
    assert!(
        shown.contains_all(cards),
        "the substitute shows (RULES.md 0.3)"
    );
}

#[tokio::test]
async fn an_answer_counts_once() {
    let (evening, table) = asked(|_| true).await;
    let deal = evening.playing(table, ANN).await.unwrap().deal;
    answer(&evening, table, ANN, Answer::Ready).await;
    let again = evening
        .tavern
        .tables
        .answer(table, ANN, deal, Answer::Hide)
        .await;
    assert_eq!(sorry(again), Sorry::Table(Refusal::Stale { deal }));
}

#[tokio::test]
async fn a_card_that_is_not_held_cannot_be_shown_by_who_holds_another() {
    let (evening, table) = asked(|bonuses| bonuses[0].len() == 1).await;
    let playing = evening.playing(table, ANN).await.unwrap();
    let held = playing.view.my_question.unwrap().cards;
    let other = [rules::Card::STRENGTH, rules::Card::MAGICIAN].into_iter();
    let forged: CardSet = other.filter(|&card| !held.contains(card)).take(1).collect();
    let refused = evening
        .tavern
        .tables
        .answer(table, ANN, playing.deal, Answer::Show(forged))
        .await;
    assert!(matches!(sorry(refused), Sorry::Table(Refusal::Rules(..))));
}

#[tokio::test]
async fn an_answer_that_was_given_survives_a_restart() {
    let (mut evening, table) = asked(|bonuses| !bonuses[0].is_empty()).await;
    answer(&evening, table, ANN, Answer::Hide).await;
    evening.restart(1_000).await;
    assert!(evening.playing(table, ANN).await.unwrap().answered);
    assert!(!evening.playing(table, BOB).await.unwrap().answered);
    answer(&evening, table, BOB, Answer::Hide).await;
    answer(&evening, table, CYD, Answer::Hide).await;
    let after = evening.playing(table, ANN).await.unwrap();
    assert_ne!(after.clock.stretch, Stretch::Question);
    assert_eq!(after.view.shown, [], "Ann hid what she holds");
    evening.audit().await;
}
