//! What survives when the bot stops and starts again.

use crate::evening::{ANN, BOB, CYD, DEAL, Evening, SERVER, game, refusal};
use crate::files::raw;
use ids::{MemberId, TableId};
use pages::{HouseRefusal, LogEntry, Logged};
use table::{Answer, Notice, Order, Refusal, Stretch, VoidedWhy, look::Scene};

/// Writes an illegal act into the running deal, as if the rules had changed since.
pub async fn change_the_rules(file: &std::path::Path) {
    let mut raw = raw(file).await;
    sqlx::query(
        "INSERT INTO acts (deal, n, seat, words)
         SELECT id, 1000, 0, 'play T99' FROM deals WHERE ended IS NULL",
    )
    .execute(&mut raw)
    .await
    .unwrap();
}

#[tokio::test]
async fn a_table_goes_on_in_the_middle_of_a_trick_with_the_clock_as_it_was() {
    let (mut evening, table) = Evening::dealt(1, &[ANN, BOB, CYD], 0).await;
    let member = evening.on_turn(table, &[ANN, BOB, CYD]).await.unwrap();
    let (deal, asked, act) = evening.play_any(table, member).await;
    let next = evening.on_turn(table, &[ANN, BOB, CYD]).await.unwrap();
    evening.pass(20_000).await;
    let before = evening.playing(table, next).await.unwrap();
    let until = evening.shown(before.clock.until);
    evening.restart(3_600_000).await;
    let after = evening.playing(table, next).await.unwrap();
    assert_eq!(after.view, before.view);
    assert_eq!(after.asked, before.asked);
    assert_eq!(
        evening.shown(after.clock.until),
        until + 3_600_000,
        "it stood still meanwhile"
    );
    let old = evening
        .order(table, member, Order::Act { deal, asked, act })
        .await;
    assert_eq!(refusal(old), HouseRefusal::Table(Refusal::Stale { deal }));
    evening.play_out(table, &[ANN, BOB, CYD]).await;
    evening.audit().await;
}

#[tokio::test]
async fn a_restart_at_every_step_changes_nothing() {
    for edition in ["tavern", "vieville"] {
        let mut evening = Evening::new(9).await;
        let table = evening.table(edition, &[ANN, BOB, CYD], 1).await;
        evening.restart(1_000).await;
        evening.order(table, ANN, DEAL).await.unwrap();
        for _ in 0..60 {
            let before = format!("{:?}", evening.look(table, ANN).await.table.scene);
            evening.restart(0).await;
            assert_eq!(
                format!("{:?}", evening.look(table, ANN).await.table.scene),
                before
            );
            evening.everybody_ready(table, &[ANN, BOB, CYD]).await;
            match evening.on_turn(table, &[ANN, BOB, CYD]).await {
                Some(member) => {
                    evening.play_any(table, member).await;
                }
                None => drop(evening.order(table, ANN, DEAL).await.unwrap()),
            }
        }
        evening.audit().await;
    }
}

#[tokio::test]
async fn a_deal_that_cannot_be_played_again_is_taken_back_and_the_table_says_so() {
    let (_folder, file, mut evening) = Evening::on_file(4).await;
    let table = evening.table("tavern", &[ANN, BOB, CYD], 0).await;
    let deal = evening.deal_to_play(table, &[ANN, BOB, CYD]).await;
    let member = evening.on_turn(table, &[ANN, BOB, CYD]).await.unwrap();
    evening.play_any(table, member).await;
    // Everybody has staked five coins.
    let whole: Vec<i64> = free(&evening)
        .await
        .into_iter()
        .map(|coins| coins + 5)
        .collect();
    change_the_rules(&file).await;
    evening.restart(1_000).await;
    let look = evening.look(table, ANN).await;
    assert!(matches!(look.scene, Scene::Lobby(_)));
    assert!(
        look.notices
            .iter()
            .any(|notice| matches!(notice, Notice::Voided { deal: voided, why: VoidedWhy::Broken } if *voided == deal))
    );
    assert_eq!(free(&evening).await, whole);
    evening.audit().await;
    evening.deal_to_play(table, &[ANN, BOB, CYD]).await;
    evening.play_out(table, &[ANN, BOB, CYD]).await;
    evening.audit().await;
}

/// A deal of a match is dealt again.
#[tokio::test]
async fn a_deal_that_cannot_be_played_again_is_dealt_again_and_the_score_stands() {
    let members = [ANN, BOB];
    let (_folder, file, mut evening) = Evening::on_file(30).await;
    let terms = game("latriomphe", "classic", 10);
    let table = evening.table_for(terms, &members, 0).await;
    for _ in 0..2 {
        evening.order(table, ANN, DEAL).await.unwrap();
        evening.play_out(table, &members).await;
    }
    let before = evening.look(table, ANN).await.table.match_on.unwrap();
    evening.order(table, ANN, DEAL).await.unwrap();
    let deal = evening.playing(table, ANN).await.unwrap().deal;
    change_the_rules(&file).await;
    evening.restart(1_000).await;
    let look = evening.look(table, ANN).await;
    let why = VoidedWhy::Broken;
    let voided = Notice::Voided { deal, why };
    assert!(look.notices.contains(&voided));
    assert_eq!(look.match_on, Some(before.clone()));
    let coins = [evening.free(ANN).await, evening.free(BOB).await];
    assert_eq!(coins, [90, 90], "stakes stay");
    assert_eq!(look.cancelled.map(|told| told.deal), Some(deal));
    let Scene::Lobby(lobby) = look.table.scene else {
        panic!("no result is told until a deal is played to its end")
    };
    assert!(lobby.last.is_none());
    assert_eq!(
        lobby.next_at.map(|at| evening.shown(at)),
        Some(evening.now() + 15_000)
    );
    evening.audit().await;
    evening.pass(15_000).await;
    let look = evening.look(table, ANN).await;
    assert!(matches!(look.scene, Scene::Playing(_)), "dealt again");
    assert_eq!(look.match_on, Some(before));
    while evening.look(table, ANN).await.match_on.is_some() {
        evening.play_out(table, &members).await;
        evening.audit().await;
        evening.pass(15_000).await;
    }
}

/// The question about bonus cards (TM-7) closes with the last answer, even if others came before the restart.
#[tokio::test]
async fn an_answer_that_was_given_survives_a_restart() {
    let members = [ANN, BOB, CYD];
    let (mut evening, table) = asked_with_a_bonus_card(&members).await;
    let hide = async |evening: &Evening, member| {
        let deal = evening.playing(table, member).await.unwrap().deal;
        let hidden = evening.order(
            table,
            member,
            Order::Answer {
                deal,
                answer: Answer::Hide,
            },
        );
        hidden.await.unwrap();
    };
    hide(&evening, ANN).await;
    evening.restart(1_000).await;
    assert!(evening.playing(table, ANN).await.unwrap().answered);
    assert!(!evening.playing(table, BOB).await.unwrap().answered);
    hide(&evening, BOB).await;
    hide(&evening, CYD).await;
    let after = evening.playing(table, ANN).await.unwrap();
    assert_ne!(after.clock.stretch, Stretch::Question);
    assert_eq!(after.view.shown, [], "Ann hid what she holds");
    evening.audit().await;
}

/// An evening with a table where everybody is asked about bonus cards, and Ann has one to show.
async fn asked_with_a_bonus_card(members: &[MemberId]) -> (Evening, TableId) {
    for seed in 0..200 {
        let evening = Evening::new(seed).await;
        let table = evening.table("tavern", members, 0).await;
        evening.order(table, ANN, DEAL).await.unwrap();
        let playing = evening.playing(table, ANN).await;
        let question = playing.and_then(|playing| playing.view.my_question);
        if question.is_some_and(|question| !question.cards.is_empty()) {
            return (evening, table);
        }
    }
    panic!("no bonus card in the deals of seeds 0 to 199");
}

/// A short all-in above the third raise used to be legal (RULES.md TT-4): here to 45 coins, over a bet of 44.
#[tokio::test]
async fn a_deal_with_an_all_in_above_the_third_raise_is_taken_back() {
    let (_folder, file, mut evening) = Evening::on_file(6).await;
    let members = [ANN, BOB, CYD];
    let terms = game("trefeltromp", "classic", 5);
    let table = evening.table_for(terms, &members, 0).await;
    for member in members {
        evening
            .order(table, member, Order::SetPurse(rules::Coins(50)))
            .await
            .unwrap();
    }
    let whole = free(&evening).await;
    evening.deal(table, ANN).await;
    for words in ["bet 11", "raise 22", "raise 33", "raise 44"] {
        let member = evening.on_turn(table, &members).await.unwrap();
        let playing = evening.playing(table, member).await.unwrap();
        let (deal, asked, act) = (playing.deal, playing.asked, words.parse().unwrap());
        let done = evening
            .order(table, member, Order::Act { deal, asked, act })
            .await;
        done.unwrap();
    }
    let member = evening.on_turn(table, &members).await.unwrap();
    let playing = evening.playing(table, member).await.unwrap();
    let (deal, asked) = (playing.deal, playing.asked);
    let above = "raise 45".parse().unwrap();
    let refused = evening
        .order(
            table,
            member,
            Order::Act {
                deal,
                asked,
                act: above,
            },
        )
        .await;
    assert!(matches!(
        refusal(refused),
        HouseRefusal::Table(Refusal::Rules(..))
    ));
    let mut raw = raw(&file).await;
    sqlx::query("INSERT INTO acts (deal, n, seat, words) SELECT id, 4, ?, 'raise 45' FROM deals")
        .bind(playing.seat.unwrap().index() as i64)
        .execute(&mut raw)
        .await
        .unwrap();
    evening.restart(1_000).await;
    let look = evening.look(table, ANN).await;
    assert!(matches!(look.scene, Scene::Lobby(_)), "{:?}", look.scene);
    let is_told = |notice: &Notice| matches!(notice, Notice::Voided { deal: voided, why: VoidedWhy::Broken } if *voided == deal);
    assert!(look.notices.iter().any(is_told));
    assert_eq!(free(&evening).await, whole);
    evening.audit().await;
}

#[tokio::test]
async fn a_table_whose_row_cannot_be_read_is_closed_and_every_coin_goes_back() {
    for edition in ["tavern", "classic"] {
        let (_folder, file, mut evening) = Evening::on_file(4).await;
        let terms = match edition {
            "classic" => game("latriomphe", edition, 5),
            _ => game("triomphe", edition, 5),
        };
        let whole = free(&evening).await;
        let table = evening.table_for(terms, &[ANN, BOB], 2).await;
        evening.order(table, ANN, DEAL).await.unwrap();
        let mut raw = raw(&file).await;
        sqlx::query("UPDATE tables SET state = '{}'")
            .execute(&mut raw)
            .await
            .unwrap();
        evening.restart(1_000).await;
        assert!(evening.tables.ids().is_empty());
        assert_eq!(free(&evening).await, whole, "{edition}");
        evening.audit().await;
    }
}

#[tokio::test]
async fn a_table_that_cannot_be_mended_is_parked_alone_and_reported_once() {
    let (_folder, file, mut evening) = Evening::on_file(4).await;
    let broken = evening.table("tavern", &[ANN, BOB, CYD], 0).await;
    evening.deal_to_play(broken, &[ANN, BOB, CYD]).await;
    let other = evening.table("tavern", &[BOB, CYD], 1).await;
    let held = evening.on_hold(ANN).await;
    // An illegal act, and a stake missing from its hold, so that it cannot be refunded either.
    let mut raw = raw(&file).await;
    let spoil = "INSERT INTO acts (deal, n, seat, words)
            SELECT id, 1000, 0, 'play T99' FROM deals WHERE ended IS NULL;
        INSERT INTO transfer_writes (guild, name, debit, credit, amount, reason, at)
            SELECT guild, 'stolen', name, 'mint', balance, 'take', 1 FROM accounts
            WHERE kind = 'hold' AND balance > 0 ORDER BY name LIMIT 1;";
    sqlx::raw_sql(spoil).execute(&mut raw).await.unwrap();
    for _ in 0..2 {
        evening.restart(1_000).await;
        assert_eq!(evening.tables.ids_in(SERVER, None), [other]);
        assert_eq!(
            refusal(evening.order(broken, ANN, Order::Leave).await),
            HouseRefusal::Parked
        );
        assert_eq!(
            refusal(evening.order(broken, ANN, DEAL).await),
            HouseRefusal::Parked
        );
    }
    let log = evening.log.house_log(SERVER, 50).await.unwrap();
    let parked = |logged: &&Logged| logged.entry == LogEntry::Parked { table: broken };
    assert_eq!(log.iter().filter(parked).count(), 1);
    assert!(
        held >= evening.on_hold(ANN).await,
        "its coins stay set aside"
    );
    evening.deal_to_play(other, &[BOB, CYD]).await;
    let report = evening.bank.audit().await.unwrap();
    assert!(report.is_clean(), "{report}");
}

#[tokio::test]
async fn a_second_writer_makes_the_first_read_again() {
    let evening = Evening::new(12).await;
    let other = Evening::with_store(evening.store.clone(), 13).await;
    let table = evening.table("tavern", &[ANN, BOB], 0).await;
    drop(other);
    // A second process on the same database, which changes the table behind our back.
    let other = Evening::with_store(evening.store.clone(), 14).await;
    other.join(table, CYD).await.unwrap();
    evening.order(table, BOB, Order::SitOut).await.unwrap();
    let look = evening.look(table, ANN).await;
    assert_eq!(look.chairs.len(), 3, "what the other wrote was not lost");
    assert_eq!(evening.tables.ids_in(SERVER, None), [table]);
}

async fn free(evening: &Evening) -> Vec<i64> {
    let mut free = Vec::new();
    for member in [ANN, BOB, CYD] {
        free.push(evening.free(member).await);
    }
    free
}
