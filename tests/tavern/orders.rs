//! What host and game master order: pauses, who has to go, who is host, and taking back what runs.

use crate::evening::{
    ANN, BOB, CYD, DAN, Evening, SERVER, game, off_because, raw_connection, sorry,
};
use books::PatronKey;
use house::{
    CallOff, CalledOff, ClosedWhy, LogEntry, Logged, Notice, PausedBy, Player, Rank, Refusal,
    Scene, Sorry, Standing, Stretch, Terms,
};
use ids::{MemberId, TableId};
use store::Sqlite;

/// Who runs the house, and sits nowhere unless a test says so.
const GM: MemberId = DAN;
const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;

/// How long whose turn it is has for it yet, in milliseconds.
async fn until(evening: &Evening, table: TableId) -> i64 {
    let playing = evening.playing(table, ANN).await.unwrap();
    assert_eq!(playing.clock.stretch, Stretch::Turn);
    playing.clock.until - evening.now()
}

/// Ann, who is host, asks somebody to leave.
async fn host_shows_out(evening: &Evening, table: TableId, player: &Player) {
    let kick = evening.tavern.tables.kick(table, ANN, Rank::Guest, player);
    kick.await.unwrap();
}

async fn free_and_on_hold(evening: &Evening, member: MemberId) -> (i64, i64) {
    (evening.free(member).await, evening.on_hold(member).await)
}

/// What Ann and Bob have to spend.
async fn free(evening: &Evening) -> (i64, i64) {
    (evening.free(ANN).await, evening.free(BOB).await)
}

/// The latest lines of the house's log.
async fn log(evening: &Evening) -> Vec<Logged> {
    evening.tavern.log.house_log(SERVER, 9).await.unwrap()
}

#[tokio::test]
async fn in_a_pause_the_clock_stands_still_and_acts_count() {
    let members = [ANN, BOB, CYD];
    let (mut evening, table) = Evening::dealt(1, &members, 0).await;
    evening.pass(20_000).await;
    assert_eq!(until(&evening, table).await, 40_000, "of a minute's turn");

    let pause = |rank, by| evening.tavern.tables.pause(table, by, rank);
    assert_eq!(
        sorry(pause(Rank::Guest, BOB).await),
        Sorry::Table(Refusal::NotHost)
    );
    pause(Rank::Guest, ANN).await.unwrap();
    assert_eq!(
        sorry(pause(Rank::Guest, ANN).await),
        Sorry::Table(Refusal::PausedAlready)
    );
    evening.pass(30 * MINUTE).await;
    let look = evening.look(table, ANN).await;
    let paused = look.paused.unwrap();
    assert_eq!(paused.by, PausedBy::Host);
    assert_eq!(paused.until.unwrap() - evening.now(), 30 * MINUTE);
    // Also while the bot was down.
    evening.restart(5 * HOUR).await;
    let paused = evening.look(table, ANN).await.paused.unwrap();
    assert_eq!(paused.until.unwrap() - evening.now(), 30 * MINUTE);
    // Nobody hurries, but who likes plays a card.
    let first = evening.on_turn(table, &members).await.unwrap();
    evening.play_any(table, first).await;
    let next = evening.on_turn(table, &members).await.unwrap();
    assert_ne!(first, next);
    evening.pass(20 * MINUTE).await;
    assert_eq!(evening.on_turn(table, &members).await, Some(next));

    let go_on = |by| evening.tavern.tables.go_on(table, by, Rank::Guest);
    assert_eq!(sorry(go_on(BOB).await), Sorry::Table(Refusal::NotHost));
    go_on(ANN).await.unwrap();
    assert_eq!(sorry(go_on(ANN).await), Sorry::Table(Refusal::NotPaused));
    assert_eq!(until(&evening, table).await, MINUTE, "a turn just begun");
    evening.audit().await;
}

#[tokio::test]
async fn a_hosts_pauses_are_bounded_and_what_is_left_of_a_turn_is_left_after_them() {
    let members = [ANN, BOB, CYD];
    let (evening, table) = Evening::dealt(2, &members, 0).await;
    evening.pass(50_000).await;
    evening
        .tavern
        .tables
        .pause(table, ANN, Rank::Guest)
        .await
        .unwrap();
    evening.pass(40 * MINUTE).await;
    evening
        .tavern
        .tables
        .go_on(table, ANN, Rank::Guest)
        .await
        .unwrap();
    assert_eq!(until(&evening, table).await, 10_000);
    // An hour in all between two deals: twenty minutes are left.
    evening
        .tavern
        .tables
        .pause(table, ANN, Rank::Guest)
        .await
        .unwrap();
    evening.pass(20 * MINUTE - 1).await;
    assert!(evening.look(table, ANN).await.paused.is_some());
    evening.pass(1).await;
    assert!(evening.look(table, ANN).await.paused.is_none());
    assert_eq!(until(&evening, table).await, 10_000);
    let more = evening.tavern.tables.pause(table, ANN, Rank::Guest).await;
    assert_eq!(
        sorry(more),
        Sorry::Table(Refusal::NoPauseLeft(PausedBy::Host))
    );
    // A game master who does not sit there ends a pause of theirs alone.
    evening
        .tavern
        .tables
        .pause(table, GM, Rank::Gm)
        .await
        .unwrap();
    evening.pass(24 * HOUR).await;
    assert!(evening.look(table, ANN).await.paused.is_some());
    let end = evening.tavern.tables.go_on(table, ANN, Rank::Guest).await;
    assert_eq!(sorry(end), Sorry::Table(Refusal::PausedByGm));
    evening
        .tavern
        .tables
        .go_on(table, GM, Rank::Gm)
        .await
        .unwrap();
    assert_eq!(until(&evening, table).await, 10_000);
    evening.audit().await;
}

/// How long the pause that is on still lasts, milliseconds.
async fn pause_left(evening: &Evening, table: TableId) -> i64 {
    let paused = evening.look(table, ANN).await.paused.unwrap();
    paused.until.unwrap() - evening.now()
}

const WEEK: i64 = 7 * 24 * HOUR;

#[tokio::test]
async fn a_game_master_who_does_not_sit_there_has_a_week_in_all() {
    let members = [ANN, BOB, CYD];
    let (mut evening, table) = Evening::dealt(2, &members, 0).await;
    evening
        .tavern
        .tables
        .pause(table, GM, Rank::Gm)
        .await
        .unwrap();
    assert_eq!(pause_left(&evening, table).await, WEEK);
    evening.restart(24 * HOUR).await;
    // The time that the bot was down is nobody's pause.
    assert_eq!(pause_left(&evening, table).await, WEEK);
    evening.pass(5 * 24 * HOUR).await;
    evening
        .tavern
        .tables
        .go_on(table, GM, Rank::Gm)
        .await
        .unwrap();
    evening
        .tavern
        .tables
        .pause(table, GM, Rank::Gm)
        .await
        .unwrap();
    assert_eq!(pause_left(&evening, table).await, 2 * 24 * HOUR);
    evening.pass(2 * 24 * HOUR).await;
    assert!(evening.look(table, ANN).await.paused.is_none());
    let more = evening.tavern.tables.pause(table, GM, Rank::Gm).await;
    assert_eq!(
        sorry(more),
        Sorry::Table(Refusal::NoPauseLeft(PausedBy::Gm))
    );
    // Nor is it offered.
    let left = evening.look(table, GM).await.pauses_left;
    assert_eq!((left.host, left.gm), (HOUR, 0));
    // With the next deal it begins anew.
    evening.play_out(table, &members).await;
    evening.deal_to_play(table, &members).await;
    evening
        .tavern
        .tables
        .pause(table, GM, Rank::Gm)
        .await
        .unwrap();
    assert_eq!(pause_left(&evening, table).await, WEEK);
    evening.audit().await;
}

#[tokio::test]
async fn a_game_master_who_sits_there_shares_the_hosts_hour() {
    for plays_a_patrons_hand in [false, true] {
        let evening = Evening::new(2).await;
        let tavern = &evening.tavern;
        let (table, members) = match plays_a_patrons_hand {
            false => {
                let members = vec![ANN, BOB, GM];
                (evening.table("tavern", &members, 0).await, members)
            }
            true => {
                let table = evening.table("tavern", &[ANN, BOB], 1).await;
                tavern.play_for(table, GM, None).await.unwrap();
                (table, vec![ANN, BOB, GM])
            }
        };
        evening.deal_to_play(table, &members).await;
        tavern.tables.pause(table, ANN, Rank::Guest).await.unwrap();
        evening.pass(20 * MINUTE).await;
        // They make the host's pause their own: nothing is added.
        tavern.tables.pause(table, GM, Rank::Gm).await.unwrap();
        assert_eq!(pause_left(&evening, table).await, 40 * MINUTE);
        let paused = evening.look(table, ANN).await.paused.unwrap();
        assert_eq!(paused.by, PausedBy::SeatedGm);
        let end = tavern.tables.go_on(table, ANN, Rank::Guest).await;
        assert_eq!(sorry(end), Sorry::Table(Refusal::PausedByGm));
        // Who gets up in the middle of the deal has still cards in it.
        if !plays_a_patrons_hand {
            tavern.tables.leave(table, GM).await.unwrap();
        }
        evening.pass(40 * MINUTE).await;
        assert!(evening.look(table, ANN).await.paused.is_none());
        let more = tavern.tables.pause(table, GM, Rank::Gm).await;
        assert_eq!(
            sorry(more),
            Sorry::Table(Refusal::NoPauseLeft(PausedBy::SeatedGm))
        );
        for (member, gm) in [(GM, 0), (CYD, WEEK)] {
            let left = evening.look(table, member).await.pauses_left;
            assert_eq!((left.host, left.gm), (0, gm), "{member}");
        }
        // One who does not sit there is not bound by that.
        tavern.tables.pause(table, CYD, Rank::Gm).await.unwrap();
        assert_eq!(pause_left(&evening, table).await, WEEK);
        evening.audit().await;
    }
}

#[tokio::test]
async fn pauses_of_a_match_are_counted_to_its_end() {
    let evening = Evening::new(3).await;
    let members = [ANN, BOB, CYD];
    let swiss = game("swiss", "classic", 10);
    let table = evening.table_for(swiss, &members, 0).await;
    let tavern = &evening.tavern;
    let pause = || tavern.tables.pause(table, ANN, Rank::Guest);
    for deal in 0..3 {
        if deal > 0 {
            evening.pass(15_000).await;
        } else {
            tavern.tables.deal(table, ANN).await.unwrap();
        }
        pause().await.unwrap();
        assert_eq!(pause_left(&evening, table).await, (60 - 20 * deal) * MINUTE);
        evening.pass(20 * MINUTE).await;
        if deal < 2 {
            tavern.tables.go_on(table, ANN, Rank::Guest).await.unwrap();
        }
        evening.play_out(table, &members).await;
    }
    let more = pause().await;
    assert_eq!(
        sorry(more),
        Sorry::Table(Refusal::NoPauseLeft(PausedBy::Host))
    );
    evening.next_match(table, &members).await;
    pause().await.unwrap();
    assert_eq!(pause_left(&evening, table).await, HOUR, "another match");
}

#[tokio::test]
async fn a_slow_table_pauses_for_a_day_unless_the_house_says_otherwise() {
    let evening = Evening::new(4).await;
    let slow = |seconds| Terms {
        turn_seconds: seconds,
        ..game("triomphe", "tavern", 5)
    };
    for (turn, minutes, bound) in [
        (3_600, None, 24 * HOUR),
        (3_599, None, HOUR),
        (3_600, Some(10), 10 * MINUTE),
        // An hour that somebody chose is an hour.
        (3_600, Some(60), HOUR),
    ] {
        let set = evening.tavern.settings.change(SERVER, None, |settings| {
            settings.longest_pause = minutes.map(|minutes| minutes * 60);
        });
        set.await.unwrap();
        let table = evening.table_for(slow(turn), &[ANN, BOB], 0).await;
        evening
            .tavern
            .tables
            .pause(table, ANN, Rank::Guest)
            .await
            .unwrap();
        assert_eq!(
            pause_left(&evening, table).await,
            bound,
            "{turn} {minutes:?}"
        );
        evening.tavern.tables.leave(table, ANN).await.unwrap();
        evening.tavern.tables.leave(table, BOB).await.unwrap();
    }
}

#[tokio::test]
async fn what_is_paused_can_be_left() {
    let members = [ANN, BOB, CYD];
    let (evening, table) = Evening::dealt(5, &members, 0).await;
    let tavern = &evening.tavern;
    tavern.join(table, DAN).await.unwrap();
    tavern.tables.pause(table, ANN, Rank::Guest).await.unwrap();
    // Who has no cards is gone at once; who has, leaves them to the house.
    tavern.tables.leave(table, DAN).await.unwrap();
    tavern.tables.leave(table, BOB).await.unwrap();
    let look = evening.look(table, ANN).await;
    assert!(look.chair_of(DAN).is_none());
    assert_eq!(look.chair_of(BOB).unwrap().1.standing, Standing::Leaving);
    assert!(look.paused.is_some());
    // The pause of who has left ends like any other.
    tavern.tables.leave(table, ANN).await.unwrap();
    evening.pass(HOUR).await;
    evening.play_out(table, &[CYD]).await;
    assert_eq!(evening.on_hold(BOB).await, 0);
    assert!(evening.look(table, CYD).await.chair_of(BOB).is_none());
    evening.audit().await;
}

#[tokio::test]
async fn a_pause_without_end_of_an_older_version_ends() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("house.db");
    let members = [ANN, BOB, CYD];
    let mut evening = Evening::on(Sqlite::open(&file).await.unwrap(), 6).await;
    let table = evening.table("tavern", &members, 0).await;
    evening.deal_to_play(table, &members).await;
    evening
        .tavern
        .tables
        .pause(table, GM, Rank::Gm)
        .await
        .unwrap();
    let mut raw = raw_connection(&file).await;
    let old =
        "UPDATE tables SET due_at = NULL, state = json_set(state, '$.orders.paused.granted', 0)";
    sqlx::query(old).execute(&mut raw).await.unwrap();
    evening.restart(HOUR).await;
    assert_eq!(pause_left(&evening, table).await, WEEK);
    evening.pass(WEEK).await;
    assert!(evening.look(table, ANN).await.paused.is_none());
    evening.audit().await;
}

#[tokio::test]
async fn no_deal_begins_and_no_lobby_is_cleared_in_a_pause_and_an_empty_table_does_not_pause() {
    let evening = Evening::new(3).await;
    let table = evening.table("tavern", &[ANN, BOB], 0).await;
    evening
        .tavern
        .tables
        .pause(table, GM, Rank::Gm)
        .await
        .unwrap();
    assert_eq!(
        sorry(evening.tavern.tables.deal(table, ANN).await),
        Sorry::Table(Refusal::Paused)
    );
    evening.pass(3 * HOUR).await;
    assert!(matches!(
        evening.look(table, ANN).await.scene,
        Scene::Lobby(_)
    ));
    evening.tavern.tables.leave(table, ANN).await.unwrap();
    evening.tavern.tables.leave(table, BOB).await.unwrap();
    evening.assert_all_closed();

    // With a deal on: the house plays it to its end for those who left.
    let table = evening.table("tavern", &[ANN, BOB], 1).await;
    evening.deal_to_play(table, &[ANN, BOB]).await;
    evening
        .tavern
        .tables
        .pause(table, GM, Rank::Gm)
        .await
        .unwrap();
    evening.tavern.tables.leave(table, ANN).await.unwrap();
    assert!(evening.look(table, BOB).await.paused.is_some());
    evening.tavern.tables.leave(table, BOB).await.unwrap();
    evening.pass(HOUR).await;
    evening.assert_all_closed();
    evening.audit().await;
    assert_eq!(evening.on_hold(ANN).await + evening.on_hold(BOB).await, 0);
}

#[tokio::test]
async fn who_is_asked_to_leave_goes_at_once_between_deals_and_stays_away() {
    let evening = Evening::new(4).await;
    let table = evening.table("tavern", &[ANN, BOB, CYD], 0).await;
    let bob = evening.player(BOB).await;
    let kick = |by| evening.tavern.tables.kick(table, by, Rank::Guest, &bob);
    assert_eq!(sorry(kick(CYD).await), Sorry::Table(Refusal::NotHost));
    assert_eq!(sorry(kick(BOB).await), Sorry::Table(Refusal::NotHost));
    kick(ANN).await.unwrap();
    let look = evening.look(table, ANN).await;
    assert!(look.chair_of(BOB).is_none());
    assert_eq!(sorry(kick(ANN).await), Sorry::Table(Refusal::NotHere));
    let back = evening.tavern.join(table, BOB).await;
    assert_eq!(sorry(back), Sorry::Table(Refusal::ShownOut));
    let ann = evening.player(ANN).await;
    let own = evening
        .tavern
        .tables
        .kick(table, ANN, Rank::Guest, &ann)
        .await;
    assert_eq!(sorry(own), Sorry::Table(Refusal::KickYourself));
    // The game master asks the host to leave; the next becomes host.
    evening
        .tavern
        .tables
        .kick(table, GM, Rank::Gm, &ann)
        .await
        .unwrap();
    assert_eq!(evening.look(table, CYD).await.host, CYD);
    let log = log(&evening).await;
    assert_eq!(log[1].entry, LogEntry::Kicked { table, player: bob });
    assert_eq!((log[0].by, log.len()), (Some(GM), 2));
}

#[tokio::test]
async fn in_a_deal_who_is_asked_to_leave_plays_it_to_its_end() {
    let members = [ANN, BOB, CYD];
    let (mut evening, table) = Evening::dealt(5, &members, 0).await;
    let bob = evening.player(BOB).await;
    host_shows_out(&evening, table, &bob).await;
    evening.restart(0).await;
    let look = evening.look(table, BOB).await;
    let chair = look.chair_of(BOB).unwrap().1;
    assert!(
        chair.goes && chair.plays && !chair.absent,
        "they play their own cards"
    );
    evening.audit().await;
    evening.play_out(table, &members).await;
    assert!(evening.look(table, ANN).await.chair_of(BOB).is_none());
    assert_eq!(evening.on_hold(BOB).await, 0);
    evening.audit().await;
}

#[tokio::test]
async fn a_side_that_is_asked_to_leave_does_not_concede_its_match() {
    let evening = Evening::new(6).await;
    let members = [ANN, BOB];
    let table = evening
        .table_for(game("latriomphe", "classic", 10), &members, 0)
        .await;
    evening.tavern.tables.deal(table, ANN).await.unwrap();
    let bob = evening.player(BOB).await;
    host_shows_out(&evening, table, &bob).await;
    let look = evening.look(table, ANN).await;
    assert!(look.match_on.is_some());
    assert_eq!(
        (evening.on_hold(ANN).await, evening.on_hold(BOB).await),
        (10, 10)
    );
    evening.audit().await;
    while evening.look(table, ANN).await.match_on.is_some() {
        evening.play_out(table, &members).await;
        evening.pass(20_000).await;
    }
    assert!(evening.look(table, ANN).await.chair_of(BOB).is_none());
    evening.audit().await;
}

#[tokio::test]
async fn a_host_wins_no_carried_pot_by_sending_away_who_has_a_claim_to_it() {
    let (evening, table, _) = crate::voids::carried(1).await;
    let pot = evening.look(table, ANN).await.carried.0;
    let before = free(&evening).await;
    let bob = evening.player(BOB).await;
    host_shows_out(&evening, table, &bob).await;
    let after = free(&evening).await;
    let won = (after.0 - before.0, after.1 - before.1);
    // Shared as evenly as coins are.
    assert_eq!(won.0 + won.1, pot);
    assert!((won.0 - won.1).abs() <= 1, "{won:?} of {pot}");
    evening.audit().await;
}

#[tokio::test]
async fn a_patron_is_asked_to_leave_too() {
    let evening = Evening::new(7).await;
    let table = evening.table("tavern", &[ANN], 2).await;
    let chairs = evening.look(table, ANN).await.chairs;
    let patron = chairs.iter().find(|chair| chair.player.member().is_none());
    let patron = patron.unwrap().player.clone();
    host_shows_out(&evening, table, &patron).await;
    let chairs = evening.look(table, ANN).await.chairs;
    assert!(chairs.iter().all(|chair| chair.player != patron));
    let nobody = Player::Patron(PatronKey::new("nobody").unwrap());
    let kick = evening
        .tavern
        .tables
        .kick(table, ANN, Rank::Guest, &nobody)
        .await;
    assert_eq!(sorry(kick), Sorry::Table(Refusal::NotHere));
}

#[tokio::test]
async fn the_host_hands_the_table_over_to_who_sits_there() {
    let evening = Evening::new(8).await;
    let table = evening.table("tavern", &[ANN, BOB], 0).await;
    let to = |by, to| evening.tavern.tables.hand_over(table, by, Rank::Guest, to);
    assert_eq!(sorry(to(BOB, BOB).await), Sorry::Table(Refusal::NotHost));
    assert_eq!(sorry(to(ANN, CYD).await), Sorry::Table(Refusal::NotHere));
    assert_eq!(
        sorry(to(ANN, ANN).await),
        Sorry::Table(Refusal::HostAlready)
    );
    to(ANN, BOB).await.unwrap();
    assert_eq!(evening.look(table, ANN).await.host, BOB);
    assert_eq!(sorry(to(ANN, ANN).await), Sorry::Table(Refusal::NotHost));
    evening
        .tavern
        .tables
        .hand_over(table, GM, Rank::Gm, ANN)
        .await
        .unwrap();
    assert_eq!(evening.look(table, ANN).await.host, ANN);
}

#[tokio::test]
async fn all_who_are_dealt_in_take_their_deal_back_together() {
    let mut evening = Evening::new(9).await;
    let members = [ANN, BOB, CYD];
    let table = evening.table("tavern", &members, 0).await;
    let off = |evening: &Evening, by| {
        let tavern = evening.tavern.clone();
        async move {
            tavern
                .tables
                .call_off(table, by, Rank::Guest, off_because(CalledOff::Deal))
                .await
        }
    };
    assert_eq!(
        sorry(off(&evening, ANN).await),
        Sorry::Table(Refusal::NoDeal)
    );
    let before = free(&evening).await;
    evening.deal_to_play(table, &members).await;
    evening.tavern.join(table, DAN).await.unwrap();
    assert_eq!(
        sorry(off(&evening, DAN).await),
        Sorry::Table(Refusal::NotDealtIn)
    );
    assert!(!off(&evening, ANN).await.unwrap());
    // Asking twice is not two.
    assert!(!off(&evening, ANN).await.unwrap());
    let wish = evening.look(table, BOB).await.wish.unwrap();
    assert_eq!(
        (wish.what, wish.agreed, wish.missing),
        (CalledOff::Deal, vec![0], vec![1, 2])
    );
    evening.restart(1_000).await;
    let agree = |by, number| evening.tavern.tables.agree(table, by, number);
    assert_eq!(
        sorry(agree(DAN, wish.number).await),
        Sorry::Table(Refusal::NotDealtIn)
    );
    assert_eq!(
        sorry(agree(BOB, wish.number + 1).await),
        Sorry::Table(Refusal::WishGone)
    );
    // Bob would rather play on; then thinks better of it.
    evening
        .tavern
        .tables
        .play_on(table, BOB, wish.number)
        .await
        .unwrap();
    assert_eq!(
        sorry(agree(BOB, wish.number).await),
        Sorry::Table(Refusal::WishGone)
    );
    assert!(!off(&evening, BOB).await.unwrap());
    let wish = evening.look(table, BOB).await.wish.unwrap();
    assert!(!agree(ANN, wish.number).await.unwrap());
    assert!(agree(CYD, wish.number).await.unwrap());
    assert_eq!(
        sorry(agree(ANN, wish.number).await),
        Sorry::Table(Refusal::WishGone)
    );
    let look = evening.look(table, ANN).await;
    assert!(matches!(look.scene, Scene::Lobby(_)));
    let taken = |said: &house::Said| matches!(said.notice, Notice::Voided { .. });
    assert!(look.notices.iter().any(taken));
    assert_eq!(free(&evening).await, before);
    evening.audit().await;
}

#[tokio::test]
async fn a_wish_ends_with_its_deal() {
    let members = [ANN, BOB, CYD];
    let (evening, table) = Evening::dealt(10, &members, 0).await;
    let off = evening
        .tavern
        .tables
        .call_off(table, ANN, Rank::Guest, off_because(CalledOff::Deal))
        .await;
    assert!(!off.unwrap());
    let number = evening.look(table, ANN).await.wish.unwrap().number;
    evening.play_out(table, &members).await;
    assert_eq!(evening.look(table, ANN).await.wish, None);
    evening.deal_to_play(table, &members).await;
    let agree = evening.tavern.tables.agree(table, BOB, number).await;
    assert_eq!(sorry(agree), Sorry::Table(Refusal::WishGone));
    evening.audit().await;
}

#[tokio::test]
async fn members_alone_take_nothing_back_from_a_patron_but_the_game_master_does() {
    let evening = Evening::new(12).await;
    let members = [ANN, BOB];
    let terms = game("scarto", "mcleod", 1);
    let table = evening.table_for(terms, &members, 1).await;
    let before = evening.free(ANN).await;
    evening.deal_to_play(table, &members).await;
    let off = |by, rank, what| {
        evening
            .tavern
            .tables
            .call_off(table, by, rank, off_because(what))
    };
    let guest = off(ANN, Rank::Guest, CalledOff::Deal).await;
    assert_eq!(sorry(guest), Sorry::Table(Refusal::PatronDealtIn));
    assert_eq!(
        sorry(off(ANN, Rank::Guest, CalledOff::Table).await),
        Sorry::Table(Refusal::NotGm)
    );
    assert_eq!(
        sorry(off(GM, Rank::Gm, CalledOff::Match).await),
        Sorry::Table(Refusal::NoMatch)
    );
    assert!(off(GM, Rank::Gm, CalledOff::Deal).await.unwrap());
    assert_eq!(evening.free(ANN).await, before);
    evening.audit().await;
    let log = log(&evening).await;
    let what = CalledOff::Deal;
    let reason = "a card fell".to_owned();
    let among = vec![
        evening.person(ANN).await.purse,
        evening.person(BOB).await.purse,
    ];
    let entry = LogEntry::CalledOff {
        table,
        what,
        reason,
        among,
    };
    assert_eq!((log[0].by, &log[0].entry), (Some(GM), &entry));
    // One who is game master and plays needs the other who does, but no patron.
    evening.deal_to_play(table, &members).await;
    assert!(!off(ANN, Rank::Gm, CalledOff::Deal).await.unwrap());
    let number = evening.look(table, BOB).await.wish.unwrap().number;
    assert!(
        evening
            .tavern
            .tables
            .agree(table, BOB, number)
            .await
            .unwrap()
    );
    assert_eq!(evening.free(ANN).await, before);
    evening.audit().await;
}

#[tokio::test]
async fn a_deal_of_a_match_is_dealt_again_and_a_match_gives_its_stakes_back() {
    let evening = Evening::new(12).await;
    let members = [ANN, BOB, CYD];
    let table = evening
        .table_for(game("swiss", "classic", 10), &members, 0)
        .await;
    let before = evening.free(ANN).await;
    evening.tavern.tables.deal(table, ANN).await.unwrap();
    evening.play_out(table, &members).await;
    let score = evening.look(table, ANN).await.match_on.unwrap().score;
    evening.pass(20_000).await;
    assert!(
        evening.playing(table, ANN).await.is_some(),
        "the second deal"
    );
    let off = |what| {
        evening
            .tavern
            .tables
            .call_off(table, GM, Rank::Gm, off_because(what))
    };
    assert!(off(CalledOff::Deal).await.unwrap());
    let on = evening.look(table, ANN).await.match_on.unwrap();
    assert_eq!((on.score, on.deal), (score, 2));
    assert_eq!(evening.on_hold(ANN).await, 10);
    evening.audit().await;
    evening.pass(20_000).await;
    let playing = evening.playing(table, ANN).await.unwrap();
    assert_eq!(playing.view.before.deal, 2, "dealt again");
    assert!(off(CalledOff::Match).await.unwrap());
    let look = evening.look(table, ANN).await;
    assert!(look.match_on.is_none() && matches!(look.scene, Scene::Lobby(_)));
    assert_eq!(free_and_on_hold(&evening, ANN).await, (before, 0));
    evening.audit().await;
}

#[tokio::test]
async fn closed_at_once_everything_that_was_on_goes_back() {
    let evening = Evening::new(13).await;
    let members = [ANN, BOB, CYD];
    let table = evening
        .table_for(game("swiss", "classic", 10), &members, 0)
        .await;
    let before = evening.free(ANN).await;
    evening.tavern.tables.deal(table, ANN).await.unwrap();
    let close = |by| {
        evening
            .tavern
            .tables
            .call_off(table, by, Rank::Gm, off_because(CalledOff::Table))
    };
    assert!(close(GM).await.unwrap());
    let Scene::Closed(closed) = evening.look(table, ANN).await.scene else {
        panic!("closed")
    };
    assert_eq!(closed.why, ClosedWhy::ByGm);
    assert_eq!(free_and_on_hold(&evening, ANN).await, (before, 0));
    assert_eq!(sorry(close(GM).await), Sorry::NoSuchTable);
    // With nothing on there is nobody to ask.
    let table = evening.table("tavern", &members, 0).await;
    evening
        .tavern
        .tables
        .call_off(table, ANN, Rank::Gm, off_because(CalledOff::Table))
        .await
        .unwrap();
    evening.assert_all_closed();
    evening.audit().await;
}

#[tokio::test]
async fn a_game_master_takes_nothing_back_without_a_reason() {
    let members = [ANN, BOB];
    let (evening, table) = Evening::dealt(14, &members, 1).await;
    let tavern = &evening.tavern;
    let silent = CallOff {
        what: CalledOff::Deal,
        reason: " ",
    };
    for by in [ANN, GM] {
        let off = tavern.tables.call_off(table, by, Rank::Gm, silent).await;
        assert_eq!(sorry(off), Sorry::Table(Refusal::NoReason));
    }
    assert!(evening.playing(table, ANN).await.is_some());
    // Who plays asks the others, and they see why.
    let off = tavern
        .tables
        .call_off(table, ANN, Rank::Gm, off_because(CalledOff::Deal));
    assert!(!off.await.unwrap());
    let wish = evening.look(table, BOB).await.wish.unwrap();
    assert_eq!(wish.reason, "a card fell");
}
