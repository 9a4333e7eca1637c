//! Matches: stakes on hold to the end, the same chairs, leaving, conceding, closing, taking back (RULES.md 0.3, FT-8, AP-8).

use crate::evening::{ANN, BOB, CYD, DAN, Evening, SERVER, game, raw_connection, sorry};
use books::{Amount, PatronKey};
use house::{
    Asked, ClosedWhy, Hired, Hiring, Look, Notice, Rank, Refusal, Scene, Sorry, Standing, Terms,
    VoidedWhy,
};
use ids::{MemberId, TableId};
use patrons::Character;
use rules::{Coins, Variant};
use std::collections::BTreeMap;
use store::Sqlite;

const STAKE: i64 = 10;

fn classic() -> Terms {
    game("latriomphe", "classic", STAKE)
}

/// Everybody for themselves, to so many games.
fn each_alone(target: u32) -> Terms {
    let options = BTreeMap::from([("target".to_owned(), target.to_string())]);
    Terms {
        variant: Variant::parse("latriomphe", Some("as-qui-pille"), &options).unwrap(),
        ..game("latriomphe", "as-qui-pille", STAKE)
    }
}

/// A match is on, and its first deal.
async fn begun(
    terms: Terms,
    members: &[MemberId],
    patrons: usize,
    seed: u64,
) -> (Evening, TableId) {
    let evening = Evening::new(seed).await;
    let table = evening.table_for(terms, members, patrons).await;
    evening.tavern.tables.deal(table, members[0]).await.unwrap();
    (evening, table)
}

/// A match is on, and no deal: one is over that did not end it.
async fn between(terms: Terms, members: &[MemberId], seed: u64) -> (Evening, TableId) {
    for seed in seed..seed + 50 {
        let (evening, table) = begun(terms, members, 0, seed).await;
        evening.play_out(table, members).await;
        let look = evening.look(table, members[0]).await;
        if look.match_on.is_some() {
            assert!(matches!(look.scene, Scene::Between(_)));
            return (evening, table);
        }
    }
    panic!("fifty matches of one deal")
}

/// Deals and plays until the match is over; returns the look before its last deal, and the one after it.
async fn to_the_end(evening: &Evening, table: TableId, members: &[MemberId]) -> (Look, Look) {
    let mut before = evening.look(table, members[0]).await;
    for _ in 0..200 {
        evening.play_out(table, members).await;
        let look = evening.look(table, members[0]).await;
        if look.match_on.is_none() {
            return (before, look);
        }
        evening.audit().await;
        evening.pass(15_000).await;
        before = look;
    }
    panic!("the match does not end; seed {}", evening.seed);
}

fn said(look: &Look, notice: &Notice) -> bool {
    look.notices.iter().any(|said| said.notice == *notice)
}

async fn coins(evening: &Evening, members: &[MemberId]) -> Vec<i64> {
    let mut coins = Vec::new();
    for &member in members {
        coins.push(evening.free(member).await);
    }
    coins
}

#[tokio::test]
async fn a_stake_is_held_from_the_first_deal_to_the_end_and_moves_once() {
    for seed in 0..4 {
        let members = [ANN, BOB];
        let (mut evening, table) = begun(classic(), &members, 0, seed).await;
        assert_eq!(coins(&evening, &members).await, [90, 90]);
        let mut deals = 0;
        loop {
            evening.play_out(table, &members).await;
            deals += 1;
            let look = evening.look(table, ANN).await;
            assert_eq!(look.deals, deals);
            evening.audit().await;
            let Some(on) = look.match_on else { break };
            assert_eq!(on.deal, deals + 1);
            assert!(on.score.iter().all(|&score| score < 5));
            assert_eq!(on.chair_of, [0, 1]);
            assert_eq!(coins(&evening, &members).await, [90, 90], "nothing moves");
            assert_eq!(look.chairs[0].held, Coins(STAKE));
            evening.restart(1_000).await;
            evening.pass(15_000).await;
        }
        assert!(deals >= 3, "two games a deal at most");
        let Scene::Between(over) = evening.look(table, ANN).await.scene else {
            panic!("between matches")
        };
        let outcome = over.report.view.outcome.unwrap();
        assert!(outcome.match_over);
        let mut after = coins(&evening, &members).await;
        let score = outcome.score.unwrap();
        assert_eq!(after[usize::from(score[1] > score[0])], 110);
        after.sort_unstable();
        assert_eq!(after, [90, 110]);
        // Another match begins, with new stakes and no score.
        evening.next_match(table, &members).await;
        let on = evening.look(table, ANN).await.match_on.unwrap();
        assert_eq!((on.deal, on.score), (1, vec![0, 0]));
        assert_eq!(evening.on_hold(ANN).await, STAKE);
        evening.audit().await;
    }
}

#[tokio::test]
async fn who_sits_down_in_a_match_waits_for_its_end() {
    let members = [ANN, BOB];
    let (evening, table) = between(classic(), &members, 1).await;
    evening.tavern.join(table, CYD).await.unwrap();
    evening.tavern.join(table, DAN).await.unwrap();
    evening.tavern.tables.deal(table, ANN).await.unwrap();
    let look = evening.look(table, CYD).await;
    assert!(look.chair_of(CYD).unwrap().1.waits);
    assert!(!look.chair_of(CYD).unwrap().1.plays);
    to_the_end(&evening, table, &members).await;
    evening.next_match(table, &[ANN, BOB, CYD, DAN]).await;
    let look = evening.look(table, CYD).await;
    assert_eq!(look.match_on.unwrap().chair_of, [0, 1, 2, 3]);
    evening.audit().await;
}

#[tokio::test]
async fn of_three_two_play_and_the_third_is_told_to_wait() {
    let evening = Evening::new(2).await;
    let table = evening.table_for(classic(), &[ANN, BOB, CYD], 0).await;
    evening.tavern.tables.deal(table, ANN).await.unwrap();
    let look = evening.look(table, CYD).await;
    assert_eq!(look.match_on.as_ref().unwrap().chair_of, [0, 1]);
    let waits = Notice::Waits {
        player: evening.player(CYD).await,
    };
    assert!(said(&look, &waits) && look.chairs[2].waits);
    assert_eq!(evening.on_hold(CYD).await, 0);
}

#[tokio::test]
async fn a_side_that_its_last_member_leaves_concedes_the_match() {
    let members = [ANN, BOB, CYD, DAN];
    for seed in 0..3 {
        for deal_is_on in [true, false] {
            let (mut evening, table) = between(classic(), &members, seed * 100).await;
            if deal_is_on {
                evening.tavern.tables.deal(table, ANN).await.unwrap();
            }
            // Ann and Cyd are partners.
            evening.tavern.tables.leave(table, ANN).await.unwrap();
            evening.restart(0).await;
            let look = evening.look(table, CYD).await;
            assert_eq!(look.host, BOB);
            assert!(look.match_on.is_some(), "Cyd plays on");
            assert_eq!(look.chair_of(ANN).unwrap().1.standing, Standing::Leaving);
            evening.audit().await;
            evening.tavern.tables.leave(table, CYD).await.unwrap();
            let look = evening.look(table, BOB).await;
            let conceded = Notice::Conceded {
                player: evening.player(CYD).await,
            };
            assert!(said(&look, &conceded));
            assert!(look.match_on.is_none());
            assert!(look.chair_of(ANN).is_none() && look.chair_of(CYD).is_none());
            assert_eq!(coins(&evening, &members).await, [90, 110, 90, 110]);
            evening.audit().await;
            // The two who are left play on.
            evening.next_match(table, &[BOB, DAN]).await;
            assert!(evening.look(table, BOB).await.match_on.is_some());
            evening.audit().await;
        }
    }
}

#[tokio::test]
async fn who_leaves_the_patrons_alone_concedes_and_the_table_closes() {
    let (evening, table) = begun(classic(), &[ANN], 3, 5).await;
    evening.tavern.tables.leave(table, ANN).await.unwrap();
    let Scene::Closed(closed) = evening.look(table, ANN).await.scene else {
        panic!("closed")
    };
    assert_eq!(closed.why, ClosedWhy::Empty);
    assert_eq!(evening.free(ANN).await, 90);
    evening.audit().await;
}

/// Of what a side concedes only the stakes of its members are lost, and patrons have their share of them.
#[tokio::test]
async fn of_a_side_that_concedes_only_the_leavers_stakes_are_lost_and_patrons_share_them() {
    let evening = Evening::new(12).await;
    let odd = Terms {
        stake: Coins(11),
        ..classic()
    };
    let hire = |name: &str| Hiring {
        name: name.to_owned(),
        face: "🐺".to_owned(),
        character: Character::USUAL,
        purse: Amount::new(50).ok(),
    };
    let tavern = &evening.tavern;
    let (wolf, _) = tavern.staff.hire(SERVER, DAN, hire("Wolf")).await.unwrap();
    let (bear, _) = tavern.staff.hire(SERVER, DAN, hire("Bear")).await.unwrap();
    let coins_of = async |hired: &Hired| {
        let funds = evening
            .tavern
            .staff
            .funds(SERVER, &hired.key)
            .await
            .unwrap();
        funds.patron
    };
    for by_cast in [true, false] {
        let table = evening.table_for(odd, &[ANN], 0).await;
        let seat = |key: &str| Asked::This(PatronKey::new(key).unwrap());
        // Bob and one patron play against Ann and another.
        let (foe, friend) = match by_cast {
            true => (seat("odile"), seat("grit")),
            false => (seat(wolf.key.as_str()), seat(bear.key.as_str())),
        };
        tavern.tables.seat_wished(table, ANN, foe).await.unwrap();
        tavern.tables.seat_wished(table, ANN, friend).await.unwrap();
        tavern.join(table, BOB).await.unwrap();
        let before = (evening.free(ANN).await, evening.free(BOB).await);
        let house = tavern.treasury.house_has(SERVER).await.unwrap();
        let hired = (coins_of(&wolf).await, coins_of(&bear).await);
        evening.deal(table, ANN).await;
        let on = evening.look(table, ANN).await.match_on.unwrap();
        assert_eq!(on.chair_of, [0, 1, 2, 3]);
        tavern.tables.leave(table, ANN).await.unwrap();
        assert_eq!(evening.free(ANN).await, before.0 - 11);
        // Eleven coins for two: five each, and the odd one for who comes first in deal order.
        let bob = evening.free(BOB).await - before.1;
        assert!([5, 6].contains(&bob), "{bob}");
        let house = tavern.treasury.house_has(SERVER).await.unwrap() - house;
        let hired = (
            coins_of(&wolf).await - hired.0,
            coins_of(&bear).await - hired.1,
        );
        match by_cast {
            true => assert_eq!((house, hired), (11 - bob, (0, 0))),
            false => assert_eq!((house, hired), (0, (11 - bob, 0))),
        }
        evening.audit().await;
        tavern.tables.close(table, BOB, Rank::Guest).await.unwrap();
    }
}

#[tokio::test]
async fn where_all_play_alone_a_leaver_is_played_for_to_the_end_of_the_match() {
    let members = [ANN, BOB, CYD, DAN];
    let stay = [BOB, CYD, DAN];
    let (evening, table) = between(each_alone(3), &members, 7).await;
    evening.tavern.tables.leave(table, ANN).await.unwrap();
    let look = evening.look(table, BOB).await;
    assert_eq!(look.chair_of(ANN).unwrap().1.standing, Standing::Leaving);
    evening.tavern.tables.deal(table, BOB).await.unwrap();
    let (before, after) = to_the_end(&evening, table, &stay).await;
    assert!(before.chair_of(ANN).is_some(), "until it is over");
    assert!(after.chair_of(ANN).is_none());
    assert_eq!(coins(&evening, &members).await.iter().sum::<i64>(), 400);
    assert!(
        [90, 130].contains(&evening.free(ANN).await),
        "on their account"
    );
    evening.audit().await;
}

#[tokio::test]
async fn a_match_that_all_have_left_is_played_to_its_end_and_the_table_closes() {
    let members = [ANN, BOB];
    let (evening, table) = begun(each_alone(2), &members, 2, 8).await;
    evening.tavern.tables.leave(table, ANN).await.unwrap();
    evening.tavern.tables.leave(table, BOB).await.unwrap();
    evening.pass(30 * 60_000).await;
    let Scene::Closed(closed) = evening.look(table, ANN).await.scene else {
        panic!("closed")
    };
    assert_eq!(closed.why, ClosedWhy::Empty);
    assert!(closed.last.unwrap().view.outcome.unwrap().match_over);
    evening.audit().await;
}

#[tokio::test]
async fn sitting_out_being_away_kicks_and_closing_wait_for_the_end_of_the_match() {
    let members = [ANN, BOB];
    let (evening, table) = between_with_patrons(9).await;
    let tavern = &evening.tavern;
    tavern.tables.sit_out(table, BOB).await.unwrap();
    tavern.tables.unseat_patron(table, ANN).await.unwrap();
    tavern.tables.close(table, ANN, Rank::Guest).await.unwrap();
    let look = evening.look(table, ANN).await;
    assert!(look.closing.is_some() && look.match_on.is_some());
    assert_eq!(look.chairs.len(), 4);
    tavern.tables.deal(table, ANN).await.unwrap();
    let playing = evening.playing(table, BOB).await.unwrap();
    assert_eq!(playing.view.seats, 4);
    assert!(playing.seat.is_some(), "Bob plays the match to its end");
    // Bob goes to the door: the substitute plays for him, and he stays in the match.
    for _ in 0..400 {
        match evening.on_turn(table, &members).await {
            Some(ANN) => drop(evening.play_any(table, ANN).await),
            Some(_) => evening.pass(120_000).await,
            None => evening.pass(15_000).await,
        }
        evening.audit().await;
        if evening.tavern.tables.ids().is_empty() {
            break;
        }
    }
    let look = evening.look(table, ANN).await;
    let Scene::Closed(closed) = look.scene else {
        panic!("closed with the match")
    };
    assert_eq!(closed.why, ClosedWhy::Asked);
    assert!(closed.last.unwrap().view.outcome.unwrap().match_over);
    assert_eq!(evening.on_hold(BOB).await, 0);
}

async fn between_with_patrons(seed: u64) -> (Evening, TableId) {
    for seed in seed..seed + 50 {
        let members = [ANN, BOB];
        let (evening, table) = begun(each_alone(3), &members, 2, seed).await;
        evening.play_out(table, &members).await;
        if evening.look(table, ANN).await.match_on.is_some() {
            return (evening, table);
        }
    }
    panic!("fifty matches of one deal")
}

#[tokio::test]
async fn when_the_place_is_gone_all_stakes_of_the_match_go_back() {
    let members = [ANN, BOB, CYD, DAN];
    for deal_is_on in [true, false] {
        let (evening, table) = between(classic(), &members, 20).await;
        if deal_is_on {
            evening.tavern.tables.deal(table, ANN).await.unwrap();
            let member = evening.on_turn(table, &members).await.unwrap();
            evening.play_any(table, member).await;
        }
        evening
            .tavern
            .tables
            .abandon_all(SERVER, None)
            .await
            .unwrap();
        assert_eq!(coins(&evening, &members).await, [100; 4]);
        evening.audit().await;
    }
}

#[tokio::test]
async fn a_deal_that_cannot_be_played_again_is_dealt_again_and_the_score_stands() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("house.db");
    let members = [ANN, BOB];
    let mut evening = Evening::on(Sqlite::open(&file).await.unwrap(), 30).await;
    let table = evening.table_for(classic(), &members, 0).await;
    for _ in 0..2 {
        evening.tavern.tables.deal(table, ANN).await.unwrap();
        evening.play_out(table, &members).await;
    }
    let before = evening.look(table, ANN).await.match_on.unwrap();
    evening.tavern.tables.deal(table, ANN).await.unwrap();
    let deal = evening.playing(table, ANN).await.unwrap().deal;
    let mut raw = raw_connection(&file).await;
    sqlx::query(
        "INSERT INTO acts (deal, n, seat, words)
         SELECT id, 1000, 0, 'play T99' FROM deals WHERE ended IS NULL",
    )
    .execute(&mut raw)
    .await
    .unwrap();
    evening.restart(1_000).await;
    let look = evening.look(table, ANN).await;
    assert!(said(
        &look,
        &Notice::Voided {
            deal,
            why: VoidedWhy::Broken
        }
    ));
    assert_eq!(look.match_on, Some(before.clone()));
    assert_eq!(coins(&evening, &members).await, [90, 90], "stakes stay");
    let Scene::Lobby(lobby) = look.scene else {
        panic!("without a report")
    };
    assert_eq!(lobby.next_at, Some(evening.now() + 15_000));
    evening.audit().await;
    evening.pass(15_000).await;
    let look = evening.look(table, ANN).await;
    assert!(matches!(look.scene, Scene::Playing(_)), "dealt again");
    assert_eq!(look.match_on, Some(before));
    to_the_end(&evening, table, &members).await;
    evening.audit().await;
}

#[tokio::test]
async fn who_stakes_all_they_have_plays_the_match_to_its_end() {
    let members = [ANN, BOB];
    let evening = Evening::new(40).await;
    let terms = Terms {
        stake: Coins(100),
        ..classic()
    };
    let tavern = &evening.tavern;
    let table = tavern
        .start(SERVER, crate::evening::CHANNEL, ANN, terms, 0)
        .await
        .unwrap();
    tavern.join(table, BOB).await.unwrap();
    tavern.tables.deal(table, ANN).await.unwrap();
    assert_eq!(coins(&evening, &members).await, [0, 0]);
    to_the_end(&evening, table, &members).await;
    let mut after = coins(&evening, &members).await;
    after.sort_unstable();
    assert_eq!(after, [0, 200]);
    // Who has nothing left sits out and is not waited for, and a patron takes the seat.
    let winner = match evening.free(ANN).await {
        0 => BOB,
        _ => ANN,
    };
    evening.deal(table, winner).await;
    let look = evening.look(table, ANN).await;
    let broke = look
        .chairs
        .iter()
        .filter(|chair| chair.standing == Standing::Broke);
    assert_eq!(broke.count(), 1);
    assert!(look.match_on.is_some());
    evening.audit().await;
}

#[tokio::test]
async fn a_second_press_and_an_old_button_do_nothing_in_a_match() {
    let members = [ANN, BOB];
    let (evening, table) = between(classic(), &members, 50).await;
    let tavern = &evening.tavern;
    tavern.tables.deal_after(table, ANN, 1).await.unwrap();
    let again = tavern.tables.deal_after(table, BOB, 1).await;
    assert_eq!(sorry(again), Sorry::Table(Refusal::DealIsOn));
    evening.audit().await;
}

#[tokio::test]
async fn swiss_tarot_is_three_deals_for_one_pot_and_everybody_deals_once() {
    let members = [ANN, BOB, CYD];
    for seed in 60..63 {
        let (mut evening, table) = begun(game("swiss", "classic", STAKE), &members, 0, seed).await;
        let mut dealers = Vec::new();
        for deal in 1..=3 {
            let playing = evening.playing(table, ANN).await.unwrap();
            dealers.push(playing.view.dealer.index());
            assert_eq!(playing.view.before.deal, deal);
            assert_eq!(coins(&evening, &members).await, [90, 90, 90]);
            evening.play_out(table, &members).await;
            evening.audit().await;
            evening.restart(1_000).await;
            let on = evening.look(table, ANN).await.match_on;
            assert_eq!(on.is_some(), deal < 3);
            if let Some(on) = on {
                assert_eq!(on.score.iter().sum::<i32>(), 78 * deal as i32);
                evening.pass(15_000).await;
            }
        }
        for pair in dealers.windows(2) {
            assert_eq!(pair[1], (pair[0] + 2) % 3, "to the right");
        }
        let Scene::Between(over) = evening.look(table, ANN).await.scene else {
            panic!("between matches")
        };
        // Who has most takes the pot, 30 coins; who has as many shares it.
        let score = over.report.view.outcome.unwrap().score.unwrap();
        let most = score.iter().max().unwrap();
        let winners = score.iter().filter(|points| *points == most).count() as i64;
        for (points, coins) in score.iter().zip(coins(&evening, &members).await) {
            let won = if points == most { 30 / winners } else { 0 };
            assert_eq!(coins, 90 + won);
        }
    }
}

#[tokio::test]
async fn who_leaves_swiss_tarot_is_played_for_to_the_third_deal_and_a_patron_follows() {
    let members = [ANN, BOB, CYD];
    let (evening, table) = begun(game("swiss", "classic", STAKE), &members, 0, 70).await;
    evening.tavern.tables.leave(table, BOB).await.unwrap();
    let (before, after) = to_the_end(&evening, table, &[ANN, CYD]).await;
    assert_eq!((before.deals, after.deals), (2, 3));
    assert!(before.chair_of(BOB).is_some() && after.chair_of(BOB).is_none());
    // A patron sits down, and the new shuffle may be cut.
    evening.next_match(table, &[ANN, CYD]).await;
    evening.pass(15_000).await;
    let look = evening.look(table, ANN).await;
    assert_eq!(look.match_on.unwrap().deal, 1);
    let patrons = look
        .chairs
        .iter()
        .filter(|chair| chair.player.member().is_none());
    assert_eq!(patrons.count(), 1);
    evening.audit().await;
}

#[tokio::test]
async fn patrons_who_are_sent_away_concede_nothing() {
    for deal_is_on in [true, false] {
        let (evening, table) = alone_against_a_patron(40).await;
        if deal_is_on {
            evening.tavern.tables.deal(table, ANN).await.unwrap();
        }
        evening
            .tavern
            .tables
            .unseat_patron(table, ANN)
            .await
            .unwrap();
        let look = evening.look(table, ANN).await;
        assert!(look.match_on.is_some(), "a side without members goes on");
        assert_eq!(look.chairs[1].standing, Standing::Leaving);
        assert_eq!(evening.free(ANN).await, 90);
        evening.audit().await;
        let (_, after) = to_the_end(&evening, table, &[ANN]).await;
        assert_eq!(after.chairs.len(), 1, "with the match the patron goes");
        evening.audit().await;
    }
}

/// A match of Ann's against a patron, between two deals.
async fn alone_against_a_patron(seed: u64) -> (Evening, TableId) {
    for seed in seed..seed + 50 {
        let (evening, table) = begun(classic(), &[ANN], 1, seed).await;
        evening.play_out(table, &[ANN]).await;
        if evening.look(table, ANN).await.match_on.is_some() {
            return (evening, table);
        }
    }
    panic!("fifty matches of one deal")
}

#[tokio::test]
async fn who_has_staked_all_may_think_better_of_leaving_the_match() {
    let members = [ANN, BOB];
    let (evening, table) = begun(each_alone(3), &members, 2, 11).await;
    evening.take(ANN, evening.free(ANN).await).await;
    evening.tavern.tables.leave(table, ANN).await.unwrap();
    evening.tavern.join(table, ANN).await.unwrap();
    let look = evening.look(table, ANN).await;
    assert_eq!(look.chair_of(ANN).unwrap().1.standing, Standing::In);
    evening.audit().await;
}
