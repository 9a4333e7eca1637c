//! Nobody who went home loses another stake: who never answered is not dealt in again without a click,
//! and a new match takes one from everybody.

use crate::evening::{ANN, BOB, CYD, DAN, Evening, game, sorry};
use house::{ClosedWhy, Notice, Refusal, Scene, Sorry, Standing};
use ids::{MemberId, TableId};
use rules::Act;

const MINUTE: i64 = 60_000;
const LOBBY: i64 = 30 * MINUTE;

async fn standing(evening: &Evening, table: TableId, member: MemberId) -> Standing {
    let look = evening.look(table, ANN).await;
    look.chair_of(member).unwrap().1.standing
}

/// Whose turn it is does this, if it is legal.
async fn does(evening: &Evening, table: TableId, member: MemberId, acts: &[Act]) {
    let playing = evening.playing(table, member).await.unwrap();
    let act = acts.iter().find(|act| playing.view.check(act).is_ok());
    let tavern = &evening.tavern;
    let done = tavern
        .tables
        .act(table, member, playing.deal, playing.asked, *act.unwrap());
    done.await.unwrap();
}

/// Ann bets all the time; Bob answers so often, and then goes to the door. How often the house acted for him.
async fn bob_answers(evening: &Evening, table: TableId, times: usize) -> usize {
    let (mut answers, mut missed) = (0, 0);
    while let Some(member) = evening.on_turn(table, &[ANN, BOB]).await {
        match member {
            ANN => {
                let bets = [Act::Bet(rules::Coins(2)), Act::Call, Act::Stay, Act::Keep];
                does(evening, table, ANN, &bets).await;
            }
            _ if answers < times => {
                does(evening, table, BOB, &[Act::Check, Act::Call]).await;
                answers += 1;
            }
            _ => {
                evening.pass(2 * MINUTE).await;
                missed += 1;
            }
        }
    }
    missed
}

#[tokio::test]
async fn who_was_asked_and_never_answered_is_dealt_in_again_only_with_a_click() {
    for (answers, after) in [(0, Standing::Away), (1, Standing::In)] {
        let evening = Evening::new(2).await;
        let terms = game("trefeltromp", "classic", 2);
        let table = evening.table_for(terms, &[ANN, BOB], 0).await;
        evening.tavern.tables.deal(table, ANN).await.unwrap();
        let missed = bob_answers(&evening, table, answers).await;
        assert!((1..3).contains(&missed), "{missed}: less than an absence");
        assert_eq!(
            standing(&evening, table, BOB).await,
            after,
            "{answers} answers"
        );
        evening.pass(15_000).await;
        let dealt = evening.playing(table, ANN).await.is_some();
        assert_eq!(dealt, after == Standing::In);
        assert_eq!(evening.on_hold(BOB).await > 0, dealt, "no new stake of his");
        if !dealt {
            let away = Notice::Away {
                player: evening.player(BOB).await,
            };
            let look = evening.look(table, ANN).await;
            assert!(look.notices.iter().any(|said| said.notice == away));
            // Sitting down again is a click, too.
            evening.tavern.join(table, BOB).await.unwrap();
            assert_eq!(standing(&evening, table, BOB).await, Standing::In);
            evening.tavern.tables.deal(table, ANN).await.unwrap();
            assert!(evening.playing(table, BOB).await.unwrap().seat.is_some());
        }
        evening.audit().await;
    }
}

/// Death ends the deal before anybody is asked anything.
#[tokio::test]
async fn who_was_not_asked_counts_as_present() {
    for seed in 0..200 {
        let evening = Evening::new(seed).await;
        let members = [ANN, BOB, CYD];
        let table = evening.table("tavern", &members, 0).await;
        evening.tavern.tables.deal(table, ANN).await.unwrap();
        if evening.playing(table, ANN).await.is_some() {
            continue;
        }
        for member in members {
            assert_eq!(standing(&evening, table, member).await, Standing::In);
        }
        return;
    }
    panic!("Death in none of 200 deals");
}

/// A match of Swiss Tarot between Ann, Bob and Cyd is over.
async fn after_a_match(seed: u64) -> (Evening, TableId) {
    let evening = Evening::new(seed).await;
    let members = [ANN, BOB, CYD];
    let table = evening
        .table_for(game("swiss", "classic", 10), &members, 0)
        .await;
    evening.tavern.tables.deal(table, ANN).await.unwrap();
    for _ in 0..3 {
        evening.play_out(table, &members).await;
        if evening.look(table, ANN).await.match_on.is_some() {
            evening.pass(15_000).await;
        }
    }
    assert!(evening.look(table, ANN).await.match_on.is_none());
    (evening, table)
}

async fn asked(evening: &Evening, table: TableId) -> Vec<MemberId> {
    let look = evening.look(table, ANN).await;
    look.asked()
        .filter_map(|(_, chair)| chair.actor())
        .collect()
}

#[tokio::test]
async fn a_new_match_begins_when_everybody_has_said_so() {
    let (mut evening, table) = after_a_match(1).await;
    assert_eq!(asked(&evening, table).await, [ANN, BOB, CYD]);
    evening.pass(20 * MINUTE).await;
    assert!(evening.look(table, ANN).await.match_on.is_none());
    evening.next_match(table, &[ANN, BOB]).await;
    assert_eq!(asked(&evening, table).await, [CYD]);
    // Asking twice is not two, and a restart forgets nothing.
    evening.next_match(table, &[BOB]).await;
    evening.restart(1_000).await;
    assert!(evening.look(table, ANN).await.match_on.is_none());
    assert_eq!(evening.on_hold(ANN).await, 0);
    evening.next_match(table, &[CYD]).await;
    let on = evening.look(table, ANN).await.match_on.unwrap();
    assert_eq!((on.deal, on.chair_of.len()), (1, 3));
    evening.audit().await;
}

#[tokio::test]
async fn deal_me_in_says_so_too_and_the_match_then_begins_by_itself() {
    let (evening, table) = after_a_match(2).await;
    for member in [ANN, BOB, CYD] {
        evening.pass(MINUTE).await;
        assert!(evening.look(table, ANN).await.match_on.is_none());
        evening.tavern.tables.sit_in(table, member).await.unwrap();
    }
    let Scene::Between(between) = evening.look(table, ANN).await.scene else {
        panic!("time to cut")
    };
    assert_eq!(between.next_at - evening.now(), 15_000);
    evening.pass(15_000).await;
    assert!(evening.look(table, ANN).await.match_on.is_some());
}

#[tokio::test]
async fn a_seat_is_kept_for_the_time_of_a_lobby_before_another_takes_it() {
    let (evening, table) = after_a_match(3).await;
    evening.next_match(table, &[ANN, BOB]).await;
    evening.grant(DAN, 100).await;
    let full = evening.tavern.join(table, DAN).await;
    assert_eq!(sorry(full), Sorry::Table(Refusal::Full(3)));
    let full = evening.tavern.tables.seat_patron(table, ANN).await;
    assert_eq!(sorry(full), Sorry::Table(Refusal::Full(3)));
    evening.pass(LOBBY - 1).await;
    assert_eq!(asked(&evening, table).await, [CYD]);
    evening.pass(1).await;
    assert_eq!(standing(&evening, table, CYD).await, Standing::Away);
    let free = evening.free(CYD).await;
    evening.tavern.join(table, DAN).await.unwrap();
    evening.pass(15_000).await;
    let look = evening.look(table, ANN).await;
    let on = look.match_on.as_ref().unwrap();
    let playing: Vec<_> = on
        .chair_of
        .iter()
        .filter_map(|&chair| look.chairs[chair].actor())
        .collect();
    assert_eq!(playing, [ANN, BOB, DAN]);
    assert_eq!(
        (evening.free(CYD).await, evening.on_hold(CYD).await),
        (free, 0)
    );
    evening.audit().await;
}

#[tokio::test]
async fn where_nobody_else_waits_a_patron_takes_the_seat_that_was_kept() {
    let (evening, table) = after_a_match(4).await;
    evening.next_match(table, &[ANN, BOB]).await;
    evening.pass(LOBBY).await;
    // A patron sits down, and the new shuffle may be cut.
    evening.pass(30_000).await;
    let look = evening.look(table, ANN).await;
    let on = look.match_on.as_ref().unwrap();
    let patrons = on
        .chair_of
        .iter()
        .filter(|&&c| look.chairs[c].actor().is_none());
    assert_eq!(patrons.count(), 1);
    assert_eq!(evening.on_hold(CYD).await, 0);
    evening.audit().await;
}

#[tokio::test]
async fn where_nobody_says_so_the_table_is_cleared() {
    let (evening, table) = after_a_match(5).await;
    evening.pass(LOBBY - 1).await;
    assert!(matches!(
        evening.look(table, ANN).await.scene,
        Scene::Between(_)
    ));
    evening.pass(1).await;
    let Scene::Closed(closed) = evening.look(table, ANN).await.scene else {
        panic!("cleared")
    };
    assert_eq!(closed.why, ClosedWhy::Idle);
    evening.audit().await;
}

#[tokio::test]
async fn who_waited_through_a_match_is_asked_as_well_and_one_member_alone_plays_on_at_one_click() {
    let evening = Evening::new(6).await;
    let members = [ANN, BOB];
    let table = evening
        .table_for(game("latriomphe", "classic", 10), &members, 0)
        .await;
    evening.tavern.tables.deal(table, ANN).await.unwrap();
    evening.tavern.join(table, CYD).await.unwrap();
    evening.tavern.join(table, DAN).await.unwrap();
    for _ in 0..100 {
        evening.play_out(table, &members).await;
        if evening.look(table, ANN).await.match_on.is_none() {
            break;
        }
        evening.pass(15_000).await;
    }
    assert_eq!(asked(&evening, table).await, [ANN, BOB, CYD, DAN]);

    let table = evening
        .table_for(game("swiss", "classic", 10), &[ANN], 2)
        .await;
    evening.tavern.tables.deal(table, ANN).await.unwrap();
    for _ in 0..3 {
        evening.play_out(table, &[ANN]).await;
        evening.pass(15_000).await;
    }
    assert!(evening.look(table, ANN).await.match_on.is_none());
    evening.next_match(table, &[ANN]).await;
    assert!(evening.look(table, ANN).await.match_on.is_some());
    evening.audit().await;
}
