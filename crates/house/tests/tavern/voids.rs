//! Voiding finished deals: the game master reverses what was won and lost.

use crate::evening::{
    ANN, BOB, CHANNEL, CYD, DAN, DEAL, Evening, SERVER, game, off_because, refusal,
};
use house::{HouseError, VoidOrder};
use ids::{DealId, GuildId, MemberId, TableId};
use pages::{HouseRefusal, LogEntry, Payer, Shortfall, VoidDone, VoidRefused};
use rules::Coins;
use table::{
    CalledOff, Cancelled, CancelledWhat, Notice, Order, Rank,
    look::{Report, Scene},
};

fn order(deal: DealId, lacking: Shortfall) -> VoidOrder {
    VoidOrder {
        guild: SERVER,
        deal,
        by: DAN,
        reason: "a card fell".to_owned(),
        lacking,
        channel: CHANNEL,
    }
}

/// Voids a deal as Dan, a game master who was not dealt in.
async fn void(evening: &Evening, deal: DealId, lacking: Shortfall) -> Result<VoidDone, HouseError> {
    evening.void(&order(deal, lacking)).await
}

fn why<T: std::fmt::Debug>(result: Result<T, HouseError>) -> VoidRefused {
    match refusal(result) {
        HouseRefusal::VoidRefused(why) => why,
        other => panic!("{other}"),
    }
}

/// The report of the most recent deal.
async fn last(evening: &Evening, table: TableId) -> Report {
    match evening.look(table, ANN).await.table.scene {
        Scene::Between(between) => between.report,
        Scene::Lobby(lobby) => lobby.last.unwrap(),
        Scene::Closed(closed) => closed.last.unwrap(),
        Scene::Playing(_) => panic!("a deal is on"),
    }
}

/// Plays triomphe between these members until a deal moves coins; also returns their coins before it.
async fn played(
    evening: &Evening,
    members: &[MemberId],
    patrons: usize,
) -> (TableId, DealId, Vec<i64>) {
    let table = evening.table("tavern", members, patrons).await;
    loop {
        let before = evening.all_free(members).await;
        evening.order(table, members[0], DEAL).await.unwrap();
        evening.everybody_ready(table, members).await;
        evening.play_out(table, members).await;
        if evening.all_free(members).await != before {
            return (table, last(evening, table).await.deal, before);
        }
    }
}

#[tokio::test]
async fn the_coins_of_a_finished_deal_go_back_once_and_everybody_hears_of_it() {
    let mut evening = Evening::new(1).await;
    let members = [ANN, BOB, CYD];
    let (table, deal, before) = played(&evening, &members, 1).await;
    let done = void(&evening, deal, Shortfall::Refuse).await.unwrap();
    assert_eq!(evening.all_free(&members).await, before);
    assert_eq!(
        (done.deal, done.table, done.made_good.len()),
        (deal, table, 0)
    );
    assert_eq!(done.moved.iter().map(|(_, coins)| coins.0).sum::<i64>(), 0);
    evening.audit().await;
    let look = evening.look(table, ANN).await;
    assert!(look.notices.contains(&Notice::DealVoided { deal }));
    let log = evening.log.house_log(SERVER, 9).await.unwrap();
    let entry = LogEntry::Voided {
        deal,
        table,
        reason: "a card fell".to_owned(),
        made_good: Coins(0),
    };
    assert_eq!((&log[0].entry, log[0].by), (&entry, Some(DAN)));
    evening.restart(0).await;
    let again = void(&evening, deal, Shortfall::MakeGood).await;
    assert_eq!(why(again), VoidRefused::Already);
    assert_eq!(
        evening.voids.void_of(deal).await.unwrap().unwrap().reason,
        "a card fell"
    );
    assert_eq!(evening.all_free(&members).await, before);
    // No coins of the deal are left with anybody.
    evening.audit().await;
}

#[tokio::test]
async fn two_orders_at_once_void_a_deal_once() {
    let evening = Evening::new(2).await;
    let members = [ANN, BOB, CYD];
    let (table, deal, before) = played(&evening, &members, 0).await;
    evening.close(table, ANN).await;
    let order = order(deal, Shortfall::Refuse);
    let void = || evening.voids.void(&order, &[]);
    let (one, two) = tokio::join!(void(), void());
    assert_ne!(one.is_ok(), two.is_ok(), "{one:?} {two:?}");
    assert_eq!(why(one.and(two)), VoidRefused::Already);
    assert_eq!(evening.all_free(&members).await, before);
    evening.audit().await;
}

#[tokio::test]
async fn what_is_no_finished_deal_here_is_not_voided() {
    let evening = Evening::new(3).await;
    let members = [ANN, BOB, CYD];
    let (table, deal, _) = played(&evening, &members, 0).await;
    let mut elsewhere = order(deal, Shortfall::Refuse);
    elsewhere.guild = GuildId(8);
    assert_eq!(
        why(evening.voids.void(&elsewhere, &[]).await),
        VoidRefused::NoSuchDeal
    );
    let void = |deal| void(&evening, deal, Shortfall::Refuse);
    assert_eq!(why(void(DealId(404)).await), VoidRefused::NoSuchDeal);
    let on = evening.deal_to_play(table, &members).await;
    assert_eq!(why(void(on).await), VoidRefused::IsOn);
    let off = evening
        .order(table, (DAN, Rank::Gm), off_because(CalledOff::Deal))
        .await;
    assert!(off.unwrap().has_cancelled());
    assert_eq!(why(void(on).await), VoidRefused::TakenBack);
    // An older deal can still be voided, even while another is running.
    evening.deal_to_play(table, &members).await;
    void(deal).await.unwrap();
    evening.audit().await;
}

#[tokio::test]
async fn where_a_winner_no_longer_has_it_nothing_moves_unless_the_house_makes_it_good() {
    let evening = Evening::new(4).await;
    let members = [ANN, BOB, CYD];
    let (table, deal, before) = played(&evening, &members, 0).await;
    let after = evening.all_free(&members).await;
    let won = |n: usize| after[n] - before[n];
    let winner = (0..3).max_by_key(|&n| won(n)).unwrap();
    let won = won(winner);
    // The winner has one coin left.
    evening.take(members[winner], after[winner] - 1).await;
    let lacking = vec![(
        Payer::Purse(["Ann", "Bob", "Cyd"][winner].to_owned()),
        Coins(won - 1),
    )];
    let refused = void(&evening, deal, Shortfall::Refuse).await;
    assert_eq!(why(refused), VoidRefused::Shortfall(lacking.clone()));
    assert_eq!(evening.free(members[winner]).await, 1);
    let done = void(&evening, deal, Shortfall::MakeGood).await.unwrap();
    assert_eq!(done.made_good, lacking);
    let mut back = before;
    back[winner] = 0;
    assert_eq!(evening.all_free(&members).await, back);
    let log = evening.log.house_log(SERVER, 1).await.unwrap();
    let reason = "a card fell".to_owned();
    let entry = LogEntry::Voided {
        deal,
        table,
        reason,
        made_good: Coins(won - 1),
    };
    assert_eq!(log[0].entry, entry);
    evening.audit().await;
}

#[tokio::test]
async fn what_an_erased_member_would_get_back_goes_to_the_mint() {
    let evening = Evening::new(4).await;
    let members = [ANN, BOB, CYD];
    let (table, deal, before) = played(&evening, &members, 0).await;
    let after = evening.all_free(&members).await;
    let loser = (0..3).find(|&n| after[n] < before[n]).unwrap();
    let account = evening.account(members[loser]).await;
    evening
        .order(table, members[loser], Order::Leave)
        .await
        .unwrap();
    let erased = evening.privacy.erase(SERVER, members[loser]).await.unwrap();
    assert_eq!(erased.coins, Coins(after[loser]));
    void(&evening, deal, Shortfall::Refuse).await.unwrap();
    assert_eq!(
        evening.bank.balance(SERVER, &account).await.unwrap().free,
        Coins(0)
    );
    for n in (0..3).filter(|&n| n != loser) {
        assert_eq!(evening.free(members[n]).await, before[n]);
    }
    evening.audit().await;
}

#[tokio::test]
async fn a_deal_of_a_match_is_voided_until_the_match_goes_on_and_its_last_deal_gives_the_stakes_back()
 {
    let evening = Evening::new(5).await;
    let members = [ANN, BOB, CYD];
    let table = evening
        .table_for(game("swiss", "classic", 10), &members, 0)
        .await;
    let before = evening.all_free(&members).await;
    evening.order(table, ANN, DEAL).await.unwrap();
    evening.play_out(table, &members).await;
    let first = last(&evening, table).await.deal;
    let void = |deal| void(&evening, deal, Shortfall::Refuse);
    // The match goes back to the score before the deal, which is dealt again.
    void(first).await.unwrap();
    let on = evening.look(table, ANN).await.table.match_on.unwrap();
    assert_eq!((on.score, on.deal), (vec![0, 0, 0], 1));
    evening.audit().await;
    evening.pass(31_000).await;
    evening.play_out(table, &members).await;
    let again = last(&evening, table).await.deal;
    assert_ne!(first, again);
    evening.pass(31_000).await;
    assert_eq!(why(void(again).await), VoidRefused::ScoreUsed);
    evening.play_out(table, &members).await;
    assert_eq!(why(void(again).await), VoidRefused::ScoreUsed);
    evening.pass(31_000).await;
    evening.play_out(table, &members).await;
    assert!(
        evening.look(table, ANN).await.table.match_on.is_none(),
        "three deals"
    );
    assert_eq!(why(void(again).await), VoidRefused::ScoreUsed);
    void(last(&evening, table).await.deal).await.unwrap();
    assert_eq!(evening.all_free(&members).await, before);
    evening.audit().await;
}

/// Plays Trefeltromp between Ann and Bob until a deal leaves coins in the pot; also returns their coins before it.
/// The number of deals depends on the seed: a few with the tests' seeds, hundreds with others.
pub async fn carried(seed: u64) -> (Evening, TableId, Vec<i64>) {
    let evening = Evening::new(seed).await;
    let members = [ANN, BOB];
    let table = evening
        .table_for(game("trefeltromp", "classic", 2), &members, 0)
        .await;
    for _ in 0..20 {
        let before = evening.all_free(&members).await;
        evening.order(table, ANN, DEAL).await.unwrap();
        evening.play_placidly(table, &members).await;
        if evening.look(table, ANN).await.carried > Coins::ZERO {
            return (evening, table, before);
        }
        evening.pass(1).await;
    }
    panic!("no tie in 20 deals");
}

#[tokio::test]
async fn a_pot_that_lies_there_goes_back_and_one_that_was_played_for_does_not() {
    let (evening, table, before) = carried(4).await;
    let members = [ANN, BOB];
    let left = last(&evening, table).await.deal;
    evening.pass(1).await;
    void(&evening, left, Shortfall::Refuse).await.unwrap();
    assert_eq!(evening.look(table, ANN).await.carried, Coins::ZERO);
    assert_eq!(evening.all_free(&members).await, before);
    evening.audit().await;

    let (evening, table, _) = carried(1).await;
    let left = last(&evening, table).await.deal;
    let pot = evening.look(table, ANN).await.carried;
    let before = evening.all_free(&members).await;
    evening.pass(1).await;
    evening.order(table, ANN, DEAL).await.unwrap();
    let used = void(&evening, left, Shortfall::Refuse).await;
    assert_eq!(why(used), VoidRefused::PotUsed);
    evening.play_placidly(table, &members).await;
    let used = void(&evening, left, Shortfall::Refuse).await;
    assert_eq!(why(used), VoidRefused::PotUsed);
    // Voiding the deal that was played for the pot puts the pot back.
    let then = last(&evening, table).await.deal;
    void(&evening, then, Shortfall::Refuse).await.unwrap();
    assert_eq!(evening.look(table, ANN).await.carried, pot);
    assert_eq!(evening.all_free(&members).await, before);
    evening.audit().await;
    // After that, the deal that left the pot can be voided too.
    void(&evening, left, Shortfall::Refuse).await.unwrap();
    assert_eq!(evening.look(table, ANN).await.carried, Coins::ZERO);
    evening.audit().await;
}

/// The look of everybody, which must tell no result, and what it says was cancelled.
async fn told_off(evening: &Evening, table: TableId) -> Option<Cancelled> {
    let look = evening.shown_to_all(table).await;
    assert!(look.scene.last().is_none() && look.highlight.is_none());
    let own = evening.look(table, ANN).await;
    assert!(own.scene.last().is_none() && !own.is_first_win);
    assert_eq!(own.cancelled, look.cancelled);
    look.cancelled
}

#[tokio::test]
async fn a_table_tells_that_its_last_deal_was_cancelled_whether_it_is_open_or_closed() {
    let members = [ANN, BOB, CYD];
    for closes in [false, true] {
        let mut evening = Evening::new(6).await;
        let (table, deal, _) = played(&evening, &members, 0).await;
        if closes {
            evening.close(table, ANN).await;
        }
        assert!(evening.shown_to_all(table).await.scene.last().is_some());
        void(&evening, deal, Shortfall::Refuse).await.unwrap();
        let what = CancelledWhat::Finished;
        let cancelled = Some(Cancelled { deal, what });
        assert_eq!(told_off(&evening, table).await, cancelled);
        evening.restart(1_000).await;
        assert_eq!(told_off(&evening, table).await, cancelled);
    }
}
