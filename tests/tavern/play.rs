//! Whole deals.

use crate::evening::{ANN, BOB, CYD, Evening, SERVER, sorry};
use house::{Refusal, Scene, Sorry};
use rules::{Act, Ended, RefusalCode};

#[tokio::test]
async fn a_deal_of_two_members_and_two_patrons_with_every_click_doubled() {
    for (edition, seed) in [("tavern", 1), ("vieville", 2)] {
        let evening = Evening::new(seed).await;
        let table = evening.table(edition, &[ANN, BOB], 2).await;
        let deal = evening.deal_to_play(table, &[ANN, BOB]).await;
        let mut acts = 0;
        while let Some(member) = evening.on_turn(table, &[ANN, BOB]).await {
            let (deal, asked, act) = evening.play_any(table, member).await;
            let again = evening
                .tavern
                .tables
                .act(table, member, deal, asked, act)
                .await;
            assert_eq!(
                sorry(again),
                Sorry::Table(Refusal::Stale { deal }),
                "{edition}: the second click changes nothing"
            );
            acts += 1;
        }
        assert_eq!(acts, 10, "{edition}: two members with five cards each");
        let Scene::Between(between) = evening.look(table, ANN).await.scene else {
            panic!("{edition}: the deal is over");
        };
        let outcome = between.report.view.outcome.clone().unwrap();
        assert_eq!(between.report.deal, deal);
        assert_eq!(outcome.ended, Ended::Tricks);
        assert!(
            between.report.payments.len() >= 5,
            "{edition}: four antes and the pot"
        );
        evening.audit().await;
    }
}

#[tokio::test]
async fn coins_of_the_result_are_the_coins_that_moved() {
    let evening = Evening::new(11).await;
    let table = evening.table("tavern", &[ANN, BOB, CYD], 0).await;
    for _ in 0..6 {
        let before = [
            evening.free(ANN).await,
            evening.free(BOB).await,
            evening.free(CYD).await,
        ];
        evening.tavern.tables.deal(table, ANN).await.unwrap();
        evening.everybody_ready(table, &[ANN, BOB, CYD]).await;
        evening.play_out(table, &[ANN, BOB, CYD]).await;
        let look = evening.look(table, ANN).await;
        let Scene::Between(between) = look.scene else {
            panic!("the deal is over")
        };
        let coins = between.report.view.outcome.unwrap().coins;
        for (n, member) in [ANN, BOB, CYD].into_iter().enumerate() {
            let seat = rules::Seat::new(n).unwrap();
            assert_eq!(evening.free(member).await, before[n] + coins[seat].0);
        }
        evening.audit().await;
    }
}

#[tokio::test]
async fn death_ends_the_deal_at_once_and_takes_the_pot() {
    // The first seed whose first deal deals Death, and what it does.
    for seed in 0..200 {
        let evening = Evening::new(seed).await;
        let table = evening.table("tavern", &[ANN, BOB, CYD], 0).await;
        evening.tavern.tables.deal(table, ANN).await.unwrap();
        let Scene::Between(between) = evening.look(table, ANN).await.scene else {
            continue;
        };
        let outcome = between.report.view.outcome.clone().unwrap();
        assert_eq!(outcome.ended, Ended::Death);
        let winner = between.report.view.death.unwrap();
        // Three antes of five coins: ten of them are the others'.
        let expected: Vec<i64> = (0..3)
            .map(|n| if n == winner.index() { 110 } else { 95 })
            .collect();
        let found = [
            evening.free(ANN).await,
            evening.free(BOB).await,
            evening.free(CYD).await,
        ];
        assert_eq!(found.to_vec(), expected, "seed {seed}");
        evening.audit().await;
        return;
    }
    panic!("Death in none of 200 deals");
}

#[tokio::test]
async fn a_card_against_the_rules_is_refused_with_its_reason_and_changes_nothing() {
    let evening = Evening::new(21).await;
    let table = evening.table("tavern", &[ANN, BOB, CYD], 0).await;
    for _ in 0..40 {
        evening.deal_to_play(table, &[ANN, BOB, CYD]).await;
        while let Some(member) = evening.on_turn(table, &[ANN, BOB, CYD]).await {
            let playing = evening.playing(table, member).await.unwrap();
            let legal = playing.view.legal().cards();
            if let Some(card) = (playing.view.hand - legal).first() {
                let act = Act::Play(card);
                let tavern = &evening.tavern;
                let refused = tavern
                    .tables
                    .act(table, member, playing.deal, playing.asked, act)
                    .await;
                let Sorry::Table(Refusal::Rules(_, refusal)) = sorry(refused) else {
                    panic!("a refusal")
                };
                assert!(matches!(
                    refusal.code,
                    RefusalCode::MustFollow | RefusalCode::MustTrump
                ));
                assert_eq!(refusal.would_do, legal);
                assert_eq!(
                    evening.playing(table, member).await.unwrap().view,
                    playing.view
                );
                return;
            }
            evening.play_any(table, member).await;
        }
    }
    panic!(
        "forty deals in which every card was legal; seed {}",
        evening.seed
    );
}

#[tokio::test]
async fn somebody_elses_turn_and_strangers_are_refused() {
    let evening = Evening::new(31).await;
    let table = evening.table("tavern", &[ANN, BOB], 2).await;
    let deal = evening.deal_to_play(table, &[ANN, BOB]).await;
    let member = evening.on_turn(table, &[ANN, BOB]).await.unwrap();
    let other = if member == ANN { BOB } else { ANN };
    let playing = evening.playing(table, other).await.unwrap();
    let act = Act::Play(playing.view.hand.first().unwrap());
    let refused = evening
        .tavern
        .tables
        .act(table, other, deal, playing.asked, act)
        .await;
    let Sorry::Table(Refusal::Rules(_, refusal)) = sorry(refused) else {
        panic!("a refusal")
    };
    assert_eq!(refusal.code, RefusalCode::NotYourTurn);
    assert_eq!(
        sorry(evening.tavern.tables.act(table, CYD, deal, 0, act).await),
        Sorry::Table(Refusal::NotSeated)
    );
    let view = evening.playing(table, CYD).await.unwrap().view;
    assert!(view.hand.is_empty(), "who does not sit there sees no card");
}

#[tokio::test]
async fn two_tables_at_once_do_not_meet() {
    let evening = Evening::new(41).await;
    let first = evening.table("tavern", &[ANN, BOB], 2).await;
    let second = evening.table("vieville", &[ANN, CYD], 2).await;
    assert_eq!(evening.tavern.tables.ids_in(SERVER, None), [second, first]);
    evening.deal_to_play(first, &[ANN, BOB]).await;
    evening.deal_to_play(second, &[ANN, CYD]).await;
    evening.play_out(first, &[ANN, BOB]).await;
    assert!(
        evening.playing(second, ANN).await.is_some(),
        "the other table still plays"
    );
    evening.play_out(second, &[ANN, CYD]).await;
    evening.audit().await;
}

#[tokio::test]
async fn the_button_of_one_deal_deals_no_second_one() {
    let evening = Evening::new(3).await;
    let table = evening.table("tavern", &[ANN, BOB, CYD], 0).await;
    evening
        .tavern
        .tables
        .deal_after(table, ANN, 0)
        .await
        .unwrap();
    evening.everybody_ready(table, &[ANN, BOB, CYD]).await;
    evening.play_out(table, &[ANN, BOB, CYD]).await;
    assert_eq!(evening.look(table, ANN).await.deals, 1);
    let late = evening.tavern.tables.deal_after(table, BOB, 0).await;
    assert_eq!(sorry(late), Sorry::Table(Refusal::DealIsOn));
    assert!(evening.playing(table, BOB).await.is_none());
    evening
        .tavern
        .tables
        .deal_after(table, BOB, 1)
        .await
        .unwrap();
    evening.audit().await;
}
