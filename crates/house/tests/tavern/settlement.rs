//! A game master's session: which tables belong to it, how it closes, and that its sheet agrees with the ledger.

use crate::evening::{ANN, BOB, CHANNEL, CYD, DAN, DEAL, Evening as Inn, SERVER, game, refusal};
use books::{Account, Amount, Other, Reason, Transfer};
use house::UnpostedSheet;
use ids::{ChannelId, GuildId, MemberId, TableId};
use pages::{Evening, HouseRefusal, Stage};
use std::collections::HashMap;
use table::{ClosedWhy, CoinKind, Duty, Terms, look::Scene};

/// The channel in which sheets are posted.
const HALL: ChannelId = ChannelId(71);

async fn closes(inn: &Inn) -> Vec<TableId> {
    let waits_for = inn
        .tavern
        .sessions
        .close_session(SERVER, DAN, HALL)
        .await
        .unwrap();
    inn.sessions.wake_settlement(SERVER);
    waits_for
}

/// The only sheet due to be posted.
async fn to_post(inn: &Inn) -> UnpostedSheet {
    let mut sheets = inn.sessions.settle_closed_sessions().await.unwrap();
    assert_eq!(sheets.len(), 1);
    sheets.remove(0)
}

async fn nothing_to_post(inn: &Inn) {
    assert_eq!(inn.sessions.settle_closed_sessions().await.unwrap(), []);
}

async fn running(inn: &Inn) -> Evening {
    inn.sessions.session(SERVER).await.unwrap().unwrap()
}

async fn last_sheet(inn: &Inn) -> Evening {
    let (sheet, _) = inn.sessions.past_session(SERVER, 0).await.unwrap();
    sheet.unwrap()
}

/// Checks a sheet against the balances in the books; returns the coins each name won, over all tables.
async fn check(inn: &Inn, sheet: &Evening) -> HashMap<String, i64> {
    let settlement = &sheet.settlement;
    let won: i64 = settlement.purses.iter().map(|purse| purse.play()).sum();
    assert_eq!(won + settlement.pots, 0);
    for table in &sheet.tables {
        let at_table = settlement
            .purses
            .iter()
            .filter_map(|p| p.tables.get(&table.id));
        assert_eq!(at_table.sum::<i64>(), 0, "a closed table is zero-sum");
    }
    let mut by_name = HashMap::new();
    for purse in &settlement.purses {
        let other: i64 = purse.other.values().sum();
        assert_eq!(purse.before + purse.play() + other, purse.after);
        let now = inn.bank.balance(SERVER, &purse.owner).await.unwrap();
        // The cast has no purses: it started with nothing, and its winnings are the house's.
        if purse.owner.current_owner() == purse.owner {
            assert_eq!(purse.after, now.free.0 + now.on_hold.0)
        } else {
            assert_eq!((purse.before, now.free.0), (0, 0))
        }
        by_name.insert(sheet.names[&purse.owner].clone(), purse.play());
    }
    by_name
}

/// A table where two members and a patron have played one deal.
async fn a_played_table(inn: &Inn) -> TableId {
    let table = inn.table("tavern", &[ANN, BOB], 1).await;
    inn.deal_to_play(table, &[ANN, BOB]).await;
    inn.play_out(table, &[ANN, BOB]).await;
    table
}

#[tokio::test]
async fn a_table_for_fun_goes_on_after_the_evening_and_holds_nothing_up() {
    let inn = Inn::new(31).await;
    let sessions = &inn.sessions;
    sessions.open_session(SERVER, DAN, "").await.unwrap();
    let terms = Terms {
        coins: CoinKind::Chips,
        ..game("triomphe", "tavern", 5)
    };
    let fun = inn.table_for(terms, &[ANN, BOB], 1).await;
    inn.deal_to_play(fun, &[ANN, BOB]).await;
    let coins = a_played_table(&inn).await;
    assert_eq!(closes(&inn).await, [], "no deal for coins is on");
    assert!(!inn.tables.is_open(coins));
    let sheet = to_post(&inn).await.evening;
    let tables: Vec<TableId> = sheet.tables.iter().map(|table| table.id).collect();
    assert_eq!(tables, [coins]);
    inn.play_out(fun, &[ANN, BOB]).await;
    let look = inn.shown_to_all(fun).await;
    assert!(matches!(look.scene, Scene::Between(_)), "{:?}", look.scene);
    inn.deal_to_play(fun, &[ANN, BOB]).await;
}

async fn total(inn: &Inn, member: MemberId) -> i64 {
    inn.free(member).await + inn.on_hold(member).await
}

#[tokio::test]
async fn the_sheet_of_an_evening_is_what_the_purses_tell() {
    let inn = Inn::new(3).await;
    inn.sessions
        .open_session(SERVER, DAN, " Night of cups ")
        .await
        .unwrap();
    let before: Vec<i64> = vec![total(&inn, ANN).await, total(&inn, BOB).await];
    let first = a_played_table(&inn).await;
    let second = a_played_table(&inn).await;
    inn.grant(BOB, 30).await;
    assert!(closes(&inn).await.is_empty(), "no deal is on");
    let sheet = to_post(&inn).await;
    assert_eq!(sheet.channel, HALL);
    let evening = sheet.evening;
    assert_eq!(evening.name, "Night of cups");
    assert_eq!(evening.stage, Stage::Over);
    let tables: Vec<TableId> = evening.tables.iter().map(|table| table.id).collect();
    assert_eq!(tables.len(), 2);
    assert!(tables.contains(&first) && tables.contains(&second));
    assert!(
        evening
            .tables
            .iter()
            .all(|table| !table.open && table.deals >= 1)
    );
    let won = check(&inn, &evening).await;
    assert_eq!(won["Ann"], total(&inn, ANN).await - before[0]);
    assert_eq!(won["Bob"], total(&inn, BOB).await - before[1] - 30);
    assert_ne!(
        won["Ann"], 0,
        "a seed whose evening leaves Ann where she was proves little"
    );
    inn.sessions
        .session_posted(SERVER, sheet.session)
        .await
        .unwrap();
    nothing_to_post(&inn).await;
    assert_eq!(last_sheet(&inn).await, evening);
    assert_eq!(inn.sessions.session(SERVER).await.unwrap(), None);
    inn.audit().await;
}

#[tokio::test]
async fn only_tables_opened_in_between_belong_to_the_session() {
    let inn = Inn::new(4).await;
    let early = inn.table("tavern", &[ANN, BOB], 1).await;
    inn.sessions.open_session(SERVER, DAN, "").await.unwrap();
    let during = inn.table("tavern", &[CYD, DAN], 1).await;
    inn.deal_to_play(early, &[ANN, BOB]).await;
    inn.play_out(early, &[ANN, BOB]).await;
    inn.deal_to_play(during, &[CYD, DAN]).await;
    assert_eq!(closes(&inn).await, [during], "it plays its deal to the end");
    // A table opened while the session closes belongs to no session, and stays open.
    let late = inn.table("tavern", &[ANN], 1).await;
    nothing_to_post(&inn).await;
    inn.play_out(during, &[CYD, DAN]).await;
    let sheet = to_post(&inn).await.evening;
    let tables: Vec<TableId> = sheet.tables.iter().map(|table| table.id).collect();
    assert_eq!(tables, [during]);
    check(&inn, &sheet).await;
    for purse in &sheet.settlement.purses {
        let outside = purse.other.contains_key(&Other::Elsewhere);
        let name = sheet.names[&purse.owner].as_str();
        assert!(!outside || ["Ann", "Bob"].contains(&name) || !purse.tables.contains_key(&during));
        assert!(!["Ann", "Bob"].contains(&name) || purse.play() == 0);
    }
    assert!(inn.tables.is_open_in(early, SERVER) && inn.tables.is_open_in(late, SERVER));
}

#[tokio::test]
async fn another_servers_evening_is_not_touched() {
    const ELSEWHERE: GuildId = GuildId(8);
    let inn = Inn::new(5).await;
    inn.sessions
        .open_session(SERVER, DAN, "here")
        .await
        .unwrap();
    inn.sessions
        .open_session(ELSEWHERE, DAN, "there")
        .await
        .unwrap();
    a_played_table(&inn).await;
    inn.sessions
        .close_session(ELSEWHERE, DAN, HALL)
        .await
        .unwrap();
    inn.sessions.wake_settlement(ELSEWHERE);
    let sheet = to_post(&inn).await;
    assert_eq!((sheet.guild, sheet.evening.tables.len()), (ELSEWHERE, 0));
    assert!(sheet.evening.settlement.purses.is_empty());
    assert_eq!(running(&inn).await.tables.len(), 1);
}

#[tokio::test]
async fn opening_and_closing_twice_are_refused() {
    let inn = Inn::new(6).await;
    let tavern = &inn.tavern;
    assert_eq!(
        refusal(tavern.sessions.close_session(SERVER, DAN, HALL).await),
        HouseRefusal::NoSession
    );
    tavern
        .sessions
        .open_session(SERVER, DAN, "one")
        .await
        .unwrap();
    assert_eq!(
        refusal(tavern.sessions.open_session(SERVER, DAN, "two").await),
        HouseRefusal::SessionOpen
    );
    let table = inn.table("tavern", &[ANN, BOB], 1).await;
    inn.deal_to_play(table, &[ANN, BOB]).await;
    closes(&inn).await;
    let again = HouseRefusal::SessionCloses(1);
    assert_eq!(
        refusal(tavern.sessions.close_session(SERVER, DAN, CHANNEL).await),
        again
    );
    assert_eq!(
        refusal(tavern.sessions.open_session(SERVER, DAN, "two").await),
        again
    );
    inn.play_out(table, &[ANN, BOB]).await;
    let sheet = to_post(&inn).await;
    assert_eq!(sheet.channel, HALL, "where it was asked for first");
    tavern
        .sessions
        .session_posted(SERVER, sheet.session)
        .await
        .unwrap();
    tavern
        .sessions
        .session_posted(SERVER, sheet.session)
        .await
        .unwrap();
    tavern
        .sessions
        .open_session(SERVER, DAN, "two")
        .await
        .unwrap();
    assert_eq!(running(&inn).await.name, "two");
    assert_eq!(last_sheet(&inn).await.name, "one");
}

#[tokio::test]
async fn two_who_open_at_once_open_one() {
    let inn = Inn::new(6).await;
    let tavern = &inn.tavern;
    let (one, two) = tokio::join!(
        tavern.sessions.open_session(SERVER, DAN, "one"),
        tavern.sessions.open_session(SERVER, DAN, "two")
    );
    assert!(one.is_ok() != two.is_ok());
}

#[tokio::test]
async fn a_session_with_nothing_in_it_closes_too() {
    let inn = Inn::new(7).await;
    inn.sessions.open_session(SERVER, DAN, "").await.unwrap();
    assert!(closes(&inn).await.is_empty());
    let sheet = to_post(&inn).await;
    assert!(sheet.evening.settlement.purses.is_empty() && sheet.evening.tables.is_empty());
    inn.sessions
        .session_posted(SERVER, sheet.session)
        .await
        .unwrap();
    inn.sessions.open_session(SERVER, DAN, "").await.unwrap();
}

#[tokio::test]
async fn a_sheet_that_is_being_posted_is_the_latest_already() {
    let inn = Inn::new(7).await;
    let sheet = async |back| {
        let (sheet, all) = inn
            .tavern
            .sessions
            .past_session(SERVER, back)
            .await
            .unwrap();
        (sheet.map(|evening| evening.name), all)
    };
    let named = |name: &str| Some(name.to_owned());
    for (n, name) in (0..).zip(["first", "second"]) {
        inn.sessions.open_session(SERVER, DAN, name).await.unwrap();
        closes(&inn).await;
        assert_eq!(sheet(n).await, (None, n), "nothing is settled yet");
        let session = to_post(&inn).await.session;
        // Discord may show the sheet before the bot learns that it was posted.
        assert_eq!(sheet(0).await, (named(name), n + 1));
        assert_eq!(sheet(n).await, (named("first"), n + 1));
        assert_eq!(sheet(n + 1).await, (None, n + 1));
        inn.sessions.session_posted(SERVER, session).await.unwrap();
        // The clock does not move: both sessions begin in the same millisecond, yet keep their order.
        assert_eq!(sheet(0).await, (named(name), n + 1));
        assert_eq!(sheet(n).await, (named("first"), n + 1));
    }
}

#[tokio::test]
async fn sessions_stay_in_their_order_when_the_clock_is_set_back() {
    let inn = Inn::new(7).await;
    for name in ["first", "second", "third"] {
        inn.sessions.open_session(SERVER, DAN, name).await.unwrap();
        closes(&inn).await;
        let session = to_post(&inn).await.session;
        inn.sessions.session_posted(SERVER, session).await.unwrap();
        assert_eq!(last_sheet(&inn).await.name, name);
        inn.set_clock(-3_600_000);
    }
}

#[tokio::test]
async fn while_a_sheet_is_being_posted_the_next_session_may_be_opened() {
    let mut inn = Inn::new(7).await;
    inn.sessions.open_session(SERVER, DAN, "one").await.unwrap();
    a_played_table(&inn).await;
    closes(&inn).await;
    let one = to_post(&inn).await;
    // The sheet may be visible before the bot learns that it was posted: no session is open, and a new one may begin.
    let closed = inn.sessions.close_session(SERVER, DAN, HALL).await;
    assert_eq!(refusal(closed), HouseRefusal::NoSession);
    inn.sessions.open_session(SERVER, DAN, "two").await.unwrap();
    let table = a_played_table(&inn).await;
    let two = running(&inn).await;
    assert_eq!((two.name.as_str(), two.stage), ("two", Stage::Open));
    let tables: Vec<TableId> = two.tables.iter().map(|each| each.id).collect();
    assert_eq!(tables, [table]);

    // The unposted sheet is still due, even after a restart, exactly as it was settled.
    assert_eq!(to_post(&inn).await, one);
    inn.restart(1_000).await;
    assert_eq!(to_post(&inn).await, one);
    assert_eq!(last_sheet(&inn).await, one.evening);
    // The second session's sheet waits for the first, and a third session waits for both.
    closes(&inn).await;
    assert_eq!(to_post(&inn).await, one);
    assert_eq!(last_sheet(&inn).await.name, "two");
    let third = inn.sessions.open_session(SERVER, DAN, "three").await;
    assert_eq!(refusal(third), HouseRefusal::SessionCloses(0));
    inn.restart(1_000).await;
    inn.sessions
        .session_posted(SERVER, one.session)
        .await
        .unwrap();
    let two = to_post(&inn).await;
    check(&inn, &two.evening).await;
    assert_eq!(two.evening.name, "two");
    inn.sessions
        .session_posted(SERVER, two.session)
        .await
        .unwrap();
    nothing_to_post(&inn).await;
    let sheets = async |back| {
        let (sheet, all) = inn
            .tavern
            .sessions
            .past_session(SERVER, back)
            .await
            .unwrap();
        (sheet.unwrap(), all)
    };
    assert_eq!(sheets(0).await, (two.evening, 2));
    assert_eq!(sheets(1).await, (one.evening, 2));
    inn.sessions
        .open_session(SERVER, DAN, "three")
        .await
        .unwrap();
}

#[tokio::test]
async fn a_sheet_posted_while_the_next_session_is_open_is_posted_once() {
    let mut inn = Inn::new(7).await;
    inn.sessions.open_session(SERVER, DAN, "one").await.unwrap();
    closes(&inn).await;
    let one = to_post(&inn).await.session;
    inn.sessions.open_session(SERVER, DAN, "two").await.unwrap();
    inn.sessions.session_posted(SERVER, one).await.unwrap();
    nothing_to_post(&inn).await;
    inn.restart(1_000).await;
    nothing_to_post(&inn).await;
    assert_eq!(running(&inn).await.name, "two");
    assert_eq!(last_sheet(&inn).await.name, "one");
}

#[tokio::test]
async fn a_table_opened_while_it_closes_is_either_asked_to_close_or_not_its_own() {
    for seed in 0..8 {
        let inn = Inn::new(seed).await;
        inn.sessions.open_session(SERVER, DAN, "").await.unwrap();
        let terms = crate::evening::terms("tavern", 5);
        let start = inn.start(SERVER, CHANNEL, ANN, terms, 1);
        let close = inn.sessions.close_session(SERVER, DAN, HALL);
        // The seed decides which comes first.
        let (table, closed) = match seed % 2 {
            0 => tokio::join!(start, close),
            _ => {
                let (closed, table) = tokio::join!(close, start);
                (table, closed)
            }
        };
        closed.unwrap();
        inn.sessions.wake_settlement(SERVER);
        let table = table.unwrap();
        let sheet = to_post(&inn).await.evening;
        let belongs = sheet.tables.iter().any(|each| each.id == table);
        assert_eq!(
            belongs,
            !inn.tables.is_open_in(table, SERVER),
            "seed {seed}"
        );
    }
}

#[tokio::test]
async fn a_bot_that_is_killed_goes_on_with_the_closing() {
    let mut inn = Inn::new(8).await;
    inn.sessions
        .open_session(SERVER, DAN, "long")
        .await
        .unwrap();
    inn.restart(1_000).await;
    let table = inn.table("tavern", &[ANN, BOB], 1).await;
    inn.deal_to_play(table, &[ANN, BOB]).await;
    inn.restart(1_000).await;
    assert_eq!(running(&inn).await.stage, Stage::Open);
    closes(&inn).await;
    inn.restart(1_000).await;
    assert_eq!(running(&inn).await.stage, Stage::Closing);
    nothing_to_post(&inn).await;
    inn.restart(1_000).await;
    inn.play_out(table, &[ANN, BOB]).await;
    // Killed after the last table closed, before anything was settled.
    inn.restart(1_000).await;
    let sheet = to_post(&inn).await;
    check(&inn, &sheet.evening).await;
    // Killed after it was settled, before the sheet was recorded as posted: it is posted again,
    // identical to the last coin, whatever has moved since.
    inn.grant(ANN, 50).await;
    inn.restart(1_000).await;
    assert_eq!(to_post(&inn).await, sheet);
    inn.sessions
        .session_posted(SERVER, sheet.session)
        .await
        .unwrap();
    inn.restart(1_000).await;
    nothing_to_post(&inn).await;
    assert_eq!(last_sheet(&inn).await, sheet.evening);
}

#[tokio::test]
async fn a_bot_killed_before_its_tables_were_asked_asks_them() {
    let mut inn = Inn::new(9).await;
    inn.sessions.open_session(SERVER, DAN, "").await.unwrap();
    let table = inn.table("tavern", &[ANN, BOB], 1).await;
    inn.deal_to_play(table, &[ANN, BOB]).await;
    {
        // The row is written, then the bot dies: the rest of this future never runs.
        let mut close = Box::pin(inn.sessions.close_session(SERVER, DAN, HALL));
        let closing = async {
            loop {
                let rows = inn.store.open_sessions().await.unwrap();
                if rows[0].state.contains("closing") {
                    return;
                }
                tokio::task::yield_now().await;
            }
        };
        tokio::select! { biased; () = closing => {}, _ = &mut close => {} }
    }
    inn.restart(1_000).await;
    nothing_to_post(&inn).await;
    inn.play_out(table, &[ANN, BOB]).await;
    assert!(
        !inn.tables.is_open_in(table, SERVER),
        "it was asked to close"
    );
    to_post(&inn).await;
}

#[tokio::test]
async fn a_match_is_played_to_its_end_before_the_sheet() {
    let inn = Inn::new(10).await;
    inn.sessions.open_session(SERVER, DAN, "").await.unwrap();
    let people = [ANN, BOB, CYD, DAN];
    let table = inn
        .table_for(game("latriomphe", "classic", 10), &people, 0)
        .await;
    inn.order(table, ANN, DEAL).await.unwrap();
    assert_eq!(closes(&inn).await, [table]);
    let mut rounds = 0;
    while inn.tables.is_open_in(table, SERVER) {
        nothing_to_post(&inn).await;
        inn.everybody_ready(table, &people).await;
        inn.play_out(table, &people).await;
        inn.pass(20_000).await;
        rounds += 1;
        assert!(rounds < 500);
    }
    let Scene::Closed(closed) = inn.look(table, ANN).await.table.scene else {
        panic!("closed")
    };
    assert_eq!(closed.why, ClosedWhy::Session);
    let sheet = to_post(&inn).await.evening;
    let won = check(&inn, &sheet).await;
    let mut won: Vec<i64> = won.into_values().collect();
    won.sort_unstable();
    assert_eq!(won, [-10, -10, 10, 10]);
}

#[tokio::test]
async fn a_voided_deal_is_no_result_and_holds_are_nobodys_loss() {
    let inn = Inn::new(12).await;
    inn.sessions.open_session(SERVER, DAN, "").await.unwrap();
    let table = inn.table("tavern", &[ANN, BOB], 1).await;
    inn.deal_to_play(table, &[ANN, BOB]).await;
    assert!(matches!(
        inn.look(table, ANN).await.table.scene,
        Scene::Playing(_)
    ));
    let now = running(&inn).await;
    assert!(now.tables[0].open);
    let lost: i64 = now.settlement.purses.iter().map(|purse| purse.play()).sum();
    assert_eq!(lost + now.settlement.pots, 0);
    assert!(now.settlement.pots > 0, "the antes");
    inn.tables.duty(table, Duty::Abandon).await.unwrap();
    closes(&inn).await;
    let sheet = to_post(&inn).await.evening;
    assert!(
        sheet
            .settlement
            .purses
            .iter()
            .all(|purse| purse.play() == 0)
    );
}

#[tokio::test]
async fn an_evening_of_ten_thousand_transfers_is_settled_in_one_look() {
    let inn = Inn::new(12).await;
    let ann = inn.members.person(SERVER, ANN).await.unwrap().purse;
    let bob = inn.members.person(SERVER, BOB).await.unwrap().purse;
    let (ann, bob) = (Account::Member(ann), Account::Member(bob));
    let pays = async |round: usize| {
        let pay = |n: usize| {
            let (from, to) = if n.is_multiple_of(2) {
                (&ann, &bob)
            } else {
                (&bob, &ann)
            };
            let one = Amount::new(1).unwrap();
            Transfer::new(
                format!("x:{round}:{n}"),
                from.clone(),
                to.clone(),
                one,
                Reason::Payment,
            )
        };
        let rows: Vec<Transfer> = (0..1_000).map(pay).collect();
        inn.bank.post(SERVER, rows, inn.now()).await.unwrap();
    };
    // Earlier transfers, which must not be read.
    for round in 0..10 {
        pays(round).await;
    }
    let before = inn.store.last_transfer(SERVER).await.unwrap();
    inn.sessions.open_session(SERVER, DAN, "").await.unwrap();
    for round in 10..20 {
        pays(round).await;
    }
    inn.grant(ANN, 5).await;
    let moved = inn.store.moved_after(SERVER, before).await.unwrap();
    assert_eq!(moved.transfers.len(), 10_001);
    let evening = running(&inn).await;
    let after: Vec<(i64, i64)> = evening
        .settlement
        .purses
        .iter()
        .map(|purse| (purse.before, purse.after))
        .collect();
    assert!(
        after.contains(&(100, 105)) && !after.contains(&(0, 0)),
        "{after:?}"
    );
}

#[tokio::test]
async fn a_sheet_is_whole_though_a_server_with_newer_transfers_goes_meanwhile() {
    const OTHER: GuildId = GuildId(SERVER.0 + (1 << 22));
    let inn = Inn::new(14).await;
    // The newest of all transfers are those of a server that is removed while the session is on.
    for n in 0..5 {
        let (mint, house) = (Account::Mint, Account::House);
        let coins = Amount::new(10).unwrap();
        let grant = Transfer::new(
            format!("x:{n}"),
            mint,
            house,
            coins,
            Reason::Played("fund".to_owned()),
        );
        inn.bank.post(OTHER, [grant], inn.now()).await.unwrap();
    }
    inn.sessions.open_session(SERVER, DAN, "").await.unwrap();
    let gone = store::Write::Departed {
        guild: OTHER,
        at: Some(inn.now()),
    };
    inn.store.commit(store::Step::write(gone)).await.unwrap();
    assert!(inn.store.purge(OTHER).await.unwrap());
    inn.grant(ANN, 5).await;
    inn.take(ANN, 30).await;
    closes(&inn).await;
    let sheet = to_post(&inn).await.evening;
    let [purse] = &sheet.settlement.purses[..] else {
        panic!("{:?}", sheet.settlement.purses);
    };
    assert_eq!((purse.before, purse.after), (100, 75));
}

#[tokio::test]
async fn what_a_server_leaves_behind_goes_with_it() {
    let inn = Inn::new(13).await;
    inn.sessions.open_session(SERVER, DAN, "").await.unwrap();
    a_played_table(&inn).await;
    closes(&inn).await;
    let sheet = to_post(&inn).await;
    inn.sessions
        .session_posted(SERVER, sheet.session)
        .await
        .unwrap();
    let gone = store::Write::Departed {
        guild: SERVER,
        at: Some(inn.now()),
    };
    inn.store.commit(store::Step::write(gone)).await.unwrap();
    assert!(inn.store.purge(SERVER).await.unwrap());
    assert_eq!(inn.store.past_session(SERVER, 0).await.unwrap(), (None, 0));
}
