//! Several act at once: one clock for all, and nobody's act in another's way (RULES.md 11, TT-8, TT-9).

use crate::evening::{ANN, BOB, CYD, Evening, game};
use house::{Notice, Stretch};
use ids::{MemberId, TableId};
use rules::{Act, Turn};

/// The members, and so many patrons, at the point where everybody may exchange a card.
async fn exchange(members: &[MemberId], patrons: usize, seed: u64) -> (Evening, TableId) {
    for seed in seed..seed + 100 {
        let evening = Evening::new(seed).await;
        let terms = game("trefeltromp", "classic", 2);
        let table = evening.table_for(terms, members, patrons).await;
        evening.tavern.tables.deal(table, ANN).await.unwrap();
        while let Some(member) = evening.on_turn(table, members).await {
            let playing = evening.playing(table, member).await.unwrap();
            if let Turn::Each(_) = playing.view.turn {
                let look = evening.look(table, ANN).await;
                let awaited =
                    |m: &MemberId| playing.awaited.contains(&look.chair_of(*m).unwrap().0);
                if members.iter().all(awaited) {
                    return (evening, table);
                }
                break;
            }
            let acts = [Act::Check, Act::Call];
            let act = acts.into_iter().find(|act| playing.view.check(act).is_ok());
            let tavern = &evening.tavern;
            let done = tavern
                .tables
                .act(table, member, playing.deal, playing.asked, act.unwrap());
            done.await.unwrap();
        }
    }
    panic!("somebody folds in each of a hundred deals")
}

async fn keep(evening: &Evening, table: TableId, member: MemberId) {
    let playing = evening.playing(table, member).await.unwrap();
    let tavern = &evening.tavern;
    let kept = tavern
        .tables
        .act(table, member, playing.deal, playing.asked, Act::Keep);
    kept.await.unwrap();
}

#[tokio::test]
async fn one_clock_runs_for_all_and_nobodys_act_makes_anothers_button_old() {
    let members = [ANN, BOB, CYD];
    let (evening, table) = exchange(&members, 0, 1).await;
    let before = evening.playing(table, ANN).await.unwrap();
    assert_eq!(before.clock.stretch, Stretch::Turn);
    assert_eq!(before.clock.until, evening.now() + 60_000);
    assert_eq!(before.awaited, [0, 1, 2]);
    evening.pass(20_000).await;
    keep(&evening, table, BOB).await;
    let after = evening.playing(table, ANN).await.unwrap();
    assert_eq!(after.awaited, [0, 2]);
    assert_eq!(after.clock, before.clock, "the same clock for the others");
    assert_eq!(after.asked, before.asked);
    keep(&evening, table, CYD).await;
    let tavern = &evening.tavern;
    let kept = tavern
        .tables
        .act(table, ANN, before.deal, before.asked, Act::Keep);
    kept.await.unwrap();
    let next = evening.playing(table, ANN).await.unwrap();
    assert!(matches!(next.view.turn, Turn::One(_)), "bets again");
    assert_eq!(next.clock.until, evening.now() + 60_000);
    evening.audit().await;
}

#[tokio::test]
async fn who_has_not_acted_is_nudged_and_then_the_substitute_acts_for_them_alone() {
    let members = [ANN, BOB, CYD];
    let (evening, table) = exchange(&members, 0, 1).await;
    keep(&evening, table, BOB).await;
    evening.pass(60_000).await;
    let late = evening.playing(table, ANN).await.unwrap();
    assert_eq!(late.clock.stretch, Stretch::Bank);
    assert_eq!(late.clock.until, evening.now() + 60_000);
    evening.pass(30_000).await;
    keep(&evening, table, CYD).await;
    evening.pass(30_000).await;
    let look = evening.look(table, BOB).await;
    let substituted: Vec<_> = look.notices.iter().map(|said| &said.notice).collect();
    let player = evening.player(ANN).await;
    assert_eq!(substituted, [&Notice::Substituted { player }]);
    let next = evening.playing(table, ANN).await.unwrap();
    assert!(matches!(next.view.turn, Turn::One(_)));
}

#[tokio::test]
async fn patrons_decide_after_their_pause_and_members_keep_their_time() {
    let members = [ANN, BOB];
    let (mut evening, table) = exchange(&members, 2, 7).await;
    evening.restart(1_000).await;
    let clock = evening.playing(table, ANN).await.unwrap().clock;
    assert_eq!(clock.stretch, Stretch::Turn);
    keep(&evening, table, ANN).await;
    evening.tavern.catch_up().await.unwrap();
    let playing = evening.playing(table, BOB).await.unwrap();
    let bob = evening.look(table, BOB).await.chair_of(BOB).unwrap().0;
    assert_eq!(playing.awaited, [bob], "the patrons have decided");
    assert_eq!(playing.clock, clock);
    keep(&evening, table, BOB).await;
    evening.audit().await;
}

#[tokio::test]
async fn who_leaves_while_all_act_is_acted_for_without_the_others_losing_time() {
    let members = [ANN, BOB, CYD];
    let (evening, table) = exchange(&members, 0, 1).await;
    let clock = evening.playing(table, ANN).await.unwrap().clock;
    evening.pass(5_000).await;
    evening.tavern.tables.leave(table, BOB).await.unwrap();
    evening.tavern.catch_up().await.unwrap();
    let playing = evening.playing(table, ANN).await.unwrap();
    assert_eq!(playing.awaited, [0, 2]);
    assert_eq!(playing.clock, clock);
    // When everybody else is gone too, nobody is waited for.
    evening.tavern.tables.leave(table, ANN).await.unwrap();
    evening.tavern.tables.leave(table, CYD).await.unwrap();
    evening.tavern.catch_up().await.unwrap();
    assert!(evening.tavern.tables.ids().is_empty());
    evening.audit().await;
}
