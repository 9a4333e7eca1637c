//! A member's data can be shown, exported and erased, while everybody else's books stay intact.

use crate::evening::{ANN, BOB, CYD, DAN, DEAL, Evening, Meet, SERVER, here, refusal};
use crate::files::raw;
use books::{Account, Amount, Owner, Reason};
use house::{Problem, VoidAnswer, VoidOrder};
use ids::{ChannelId, MemberId, PurseId, Seek, Shard, TableId};
use pages::{Coffer, ErasureRefused, Hiring, HouseRefusal, LogEntry, Shortfall, Traces};
use patrons::Character;
use rules::Coins;
use serde_json::Value;
use sqlx::Executor;
use std::path::Path;
use std::time::Duration;
use table::{CalledOff, Order, Rank};

/// As long as a real Discord id.
const ERIN: MemberId = MemberId(612_345_678_901_234_567);

/// Brings in Erin, with a character and coins, and has her pay Bob; returns her character's purse.
async fn erin(evening: &Evening) -> PurseId {
    evening
        .members
        .meet(SERVER, ERIN, "Erin Quickfinger")
        .await
        .unwrap();
    let picture = Some("https://example.org/brenna-face.png");
    let brenna = evening
        .characters
        .create_character(SERVER, ERIN, "Brenna Oakhand", picture, None);
    let brenna = brenna.await.unwrap().purse;
    let own = evening.members.known(SERVER, ERIN).await.unwrap().purse;
    let order = |by, purse, coins, note: &str| bank::Order {
        guild: SERVER,
        by,
        purse,
        amount: Amount::new(coins).unwrap(),
        note: Some(note.to_owned()),
        name: format!("order:{coins}"),
        at: evening.now(),
    };
    let bank = &evening.bank;
    let grant = order(DAN, brenna, 50, "for the miller's daughter");
    bank.grant(grant).await.unwrap();
    let bob = evening.members.known(SERVER, BOB).await.unwrap().purse;
    bank.pay(own, order(ERIN, bob, 7, "for the blue horse"))
        .await
        .unwrap();
    let entry = LogEntry::Taken {
        from: brenna,
        coins: Coins(1),
        reason: "caught cheating".to_owned(),
        into: Coffer::Mint,
    };
    evening.log.log(SERVER, Some(DAN), entry).await.unwrap();
    let entry = LogEntry::Banned {
        member: CYD,
        until: None,
        reason: "said by a rude one".to_owned(),
    };
    evening.log.log(SERVER, Some(ERIN), entry).await.unwrap();
    evening
        .members
        .play_as(SERVER, ERIN, Some(brenna))
        .await
        .unwrap();
    brenna
}

/// Whether any file of a database contains these bytes: a text, or a number as SQLite encodes it.
fn holds(file: &Path, what: &[u8]) -> bool {
    let mut log = file.as_os_str().to_owned();
    log.push("-wal");
    [file.as_os_str(), &log].iter().any(|file| {
        let bytes = std::fs::read(file).unwrap_or_default();
        bytes.windows(what.len()).any(|window| window == what)
    })
}

/// A member reports a problem at a table.
async fn report(evening: &Evening, table: TableId, member: MemberId, words: &str) {
    let look = evening.look(table, member).await;
    let problem = Problem {
        by: here(member),
        words: words.to_owned(),
        deal: None,
        seen: vec![look.name(&look.chairs[0].player).to_owned()],
        look: Some(look),
    };
    evening.reports.report_problem(problem).await.unwrap();
}

#[tokio::test]
async fn after_an_erasure_the_file_knows_nothing_of_them_and_the_books_stand() {
    let (_folder, file, mut evening) = Evening::on_file(3).await;
    let brenna = erin(&evening).await;
    // Erin opens, plays at and leaves one table, closes another by leaving it, and still sits at a third.
    let table = evening.table("tavern", &[ERIN, ANN, BOB], 0).await;
    let alone = evening.table("tavern", &[ERIN], 0).await;
    evening.order(alone, ERIN, Order::Leave).await.unwrap();
    evening.table("tavern", &[CYD, ERIN], 0).await;
    evening.deal_to_play(table, &[ERIN, ANN, BOB]).await;
    let seated = ErasureRefused::Seated(table);
    let early = evening.privacy.erase(SERVER, ERIN).await;
    assert_eq!(refusal(early), HouseRefusal::ErasureRefused(seated));
    evening.play_out(table, &[ERIN, ANN, BOB]).await;
    // She reports a problem; so does Ann, whose report shows her at the table.
    report(&evening, table, ERIN, "purple ace").await;
    report(&evening, table, ANN, "yellow king").await;
    let typed: &[&[u8]] = &[
        b"purple ace",
        b"yellow king",
        b"Quickfinger",
        b"Oakhand",
        b"brenna-face",
        b"miller",
        b"blue horse",
        b"cheating",
        b"rude one",
        b"612345678901234567",
        &ERIN.0.to_be_bytes(),
    ];
    evening.store.checkpoint().await.unwrap();
    for what in typed {
        let text = String::from_utf8_lossy(what);
        assert!(holds(&file, what), "{text} was never there");
    }
    let mine: i64 = {
        let account = |purse| Account::Member(purse);
        let own = evening.members.known(SERVER, ERIN).await.unwrap().purse;
        let bank = &evening.bank;
        let own = bank.balance(SERVER, &account(own)).await.unwrap().free;
        own.0 + bank.balance(SERVER, &account(brenna)).await.unwrap().free.0
    };
    let before = (evening.free(ANN).await, evening.free(BOB).await);

    let erased = evening.privacy.erase(SERVER, ERIN).await.unwrap();
    assert_eq!((erased.coins.0, erased.traces), (mine, Traces::None));
    for what in typed {
        let text = String::from_utf8_lossy(what);
        assert!(!holds(&file, what), "{text} is still there");
    }
    assert_eq!((evening.free(ANN).await, evening.free(BOB).await), before);
    assert!(evening.tables.tables_of(SERVER, ERIN).is_empty());
    let name = evening
        .members
        .name_of(SERVER, &Owner::Member(brenna))
        .await
        .unwrap();
    assert!(name.ends_with('…') && !name.contains("Brenna"), "{name}");
    let bob = evening.account(BOB).await;
    let page = evening
        .bank
        .history(SERVER, &bob, Seek::Newest, 50)
        .await
        .unwrap();
    let paid = page
        .entries
        .iter()
        .find(|entry| entry.reason == Reason::Payment);
    assert_eq!(paid.unwrap().amount, 7);
    evening.look(table, ANN).await;
    evening.look(alone, ANN).await;
    evening.audit().await;

    // Still nothing after a restart and a look at the table.
    evening.restart(1000).await;
    evening.look(table, ANN).await;
    assert_eq!(
        refusal(evening.privacy.kept_about(SERVER, ERIN).await),
        HouseRefusal::ErasureRefused(ErasureRefused::NothingKept)
    );
    assert!(
        !evening.members.meet(SERVER, ERIN, "Erin").await.unwrap(),
        "once is once"
    );
    assert_eq!(evening.free(ERIN).await, 0);
    evening.audit().await;
}

#[tokio::test]
async fn reasons_about_them_go_too_and_names_that_are_the_servers_stay() {
    let (_folder, file, evening) = Evening::on_file(3).await;
    erin(&evening).await;
    let tavern = &evening.tavern;
    let table = evening.table("tavern", &[ERIN, ANN, BOB], 0).await;
    let deal = evening.deal_to_play(table, &[ERIN, ANN, BOB]).await;
    evening.play_out(table, &[ERIN, ANN, BOB]).await;
    let void = VoidOrder {
        guild: SERVER,
        deal,
        by: DAN,
        reason: "somebody peeked".to_owned(),
        lacking: Shortfall::MakeGood,
        channel: ChannelId(1),
    };
    tavern.voids.void(&void, &[]).await.unwrap();
    let bob = tavern.members.known(SERVER, BOB).await.unwrap().purse;
    let erin = tavern.members.known(SERVER, ERIN).await.unwrap().purse;
    let order = bank::Order {
        guild: SERVER,
        by: BOB,
        purse: erin,
        amount: Amount::new(2).unwrap(),
        note: Some("for a lame pony".to_owned()),
        name: "pony".to_owned(),
        at: evening.now(),
    };
    tavern.bank.pay(bob, order).await.unwrap();
    // A session's name is public, so it is not part of her data.
    let opened = tavern
        .sessions
        .open_session(SERVER, ERIN, "Midsummer Fair")
        .await;
    opened.unwrap();
    let hiring = Hiring {
        name: "Wolfram".to_owned(),
        face: "🐺".to_owned(),
        character: Character::USUAL,
        purse: None,
    };
    tavern.staff.hire(SERVER, ERIN, hiring).await.unwrap();
    evening.store.checkpoint().await.unwrap();
    for what in ["peeked", "lame pony", "Midsummer Fair", "Wolfram"] {
        assert!(holds(&file, what.as_bytes()), "{what} was never there");
    }

    evening.order(table, ERIN, Order::Leave).await.unwrap();
    tavern.privacy.erase(SERVER, ERIN).await.unwrap();
    for what in ["peeked", "lame pony"] {
        assert!(!holds(&file, what.as_bytes()), "{what} is still there");
    }
    assert!(!holds(&file, &ERIN.0.to_be_bytes()));
    assert!(!holds(&file, b"612345678901234567"));
    let log = tavern.log.house_log(SERVER, 50).await.unwrap();
    for named in [
        LogEntry::SessionOpened {
            name: "Midsummer Fair".to_owned(),
        },
        LogEntry::PatronHired {
            name: "Wolfram".to_owned(),
        },
    ] {
        let logged = log.iter().find(|logged| logged.entry == named).unwrap();
        assert_eq!(logged.by, None, "the author is forgotten");
    }
    assert_eq!(tavern.staff.hired(SERVER)[0].name, "Wolfram");
    evening.audit().await;
}

/// The reason is erased with its author, whether dealt in or not, and with any player of the deal.
#[tokio::test]
async fn why_a_running_deal_was_taken_back_is_erased_with_whom_it_is_by_or_about() {
    for (goes, holds_cards) in [(ERIN, false), (DAN, false), (DAN, true)] {
        let (_folder, file, evening) = Evening::on_file(3).await;
        erin(&evening).await;
        let tavern = &evening.tavern;
        let table = evening.table("tavern", &[ERIN, ANN], 1).await;
        if holds_cards {
            tavern.play_for(table, DAN, None).await.unwrap();
        }
        evening.deal_to_play(table, &[ERIN, ANN, DAN]).await;
        let off = Order::CallOff {
            what: CalledOff::Deal,
            reason: "somebody peeked".to_owned(),
        };
        let done = tavern.order(table, (DAN, Rank::Gm), off).await.unwrap();
        assert_eq!(done.has_cancelled(), !holds_cards);
        if holds_cards {
            let wish = evening.look(table, ANN).await.table.wish.unwrap().number;
            let agree = |member| tavern.order(table, member, Order::Agree { wish });
            agree(ERIN).await.unwrap();
            assert!(agree(ANN).await.unwrap().has_cancelled());
            tavern.give_back(table, DAN).await.unwrap();
        }
        let log = tavern.log.house_log(SERVER, 1).await.unwrap();
        assert_eq!(log[0].by, Some(DAN), "it is by whoever typed why");
        evening.store.checkpoint().await.unwrap();
        assert!(holds(&file, b"peeked"));
        tavern.order(table, ERIN, Order::Leave).await.unwrap();
        tavern.privacy.erase(SERVER, goes).await.unwrap();
        assert!(!holds(&file, b"peeked"), "{goes} {holds_cards}");
        evening.audit().await;
    }
}

#[tokio::test]
async fn why_a_deal_was_voided_is_erased_also_where_somebody_elses_coins_were_made_good() {
    let (_folder, file, evening) = Evening::on_file(3).await;
    erin(&evening).await;
    let tavern = &evening.tavern;
    let members = [ERIN, ANN, BOB];
    let table = evening.table("tavern", &members, 0).await;
    let mut others_won = false;
    while !others_won {
        let before = [evening.free(ANN).await, evening.free(BOB).await];
        let deal = evening.deal_to_play(table, &members).await;
        evening.play_out(table, &members).await;
        for (member, before) in [ANN, BOB].into_iter().zip(before) {
            let now = evening.free(member).await;
            if now > before {
                others_won = true;
                evening.take(member, now).await;
            }
        }
        let void = VoidOrder {
            guild: SERVER,
            deal,
            by: DAN,
            reason: "Erin peeked".to_owned(),
            lacking: Shortfall::MakeGood,
            channel: ChannelId(1),
        };
        let done = tavern.voids.void(&void, &[]).await.unwrap();
        let VoidAnswer::Done(done) = done else {
            panic!("nobody has to be asked: {done:?}");
        };
        assert_eq!(others_won, !done.made_good.is_empty());
    }
    evening.store.checkpoint().await.unwrap();
    assert!(holds(&file, b"peeked"));
    tavern.order(table, ERIN, Order::Leave).await.unwrap();
    tavern.privacy.erase(SERVER, ERIN).await.unwrap();
    assert!(!holds(&file, b"peeked"));
    evening.audit().await;
}

#[tokio::test]
async fn while_somebody_reads_the_file_they_are_told_that_it_follows() {
    let (_folder, file, evening) = Evening::on_file(3).await;
    evening
        .members
        .meet(SERVER, ERIN, "Erin Quickfinger")
        .await
        .unwrap();
    let mut reader = raw(&file).await;
    reader
        .execute("BEGIN; SELECT * FROM members")
        .await
        .unwrap();
    let erased = evening.privacy.erase(SERVER, ERIN).await.unwrap();
    assert_eq!(erased.traces, Traces::InFile);
    assert!(holds(&file, b"Quickfinger"), "it is in the way");
    reader.execute("ROLLBACK").await.unwrap();
    // Paused time advances by itself; the longest wait between two tries is a minute.
    tokio::time::pause();
    for _ in 0..2 {
        tokio::time::sleep(Duration::from_secs(60)).await;
        // The writer works in order, so after this write everything due before it is done.
        evening.clocks.beat().await.unwrap();
    }
    assert!(!holds(&file, b"Quickfinger"), "it was never tried again");
}

#[tokio::test]
async fn all_that_is_kept_is_shown_and_handed_out() {
    let evening = Evening::new(3).await;
    let brenna = erin(&evening).await;
    let table = evening.table("tavern", &[ERIN, ANN, BOB], 0).await;
    let deal = evening.deal_to_play(table, &[ERIN, ANN, BOB]).await;
    evening.play_out(table, &[ERIN, ANN, BOB]).await;
    report(&evening, table, ERIN, "purple ace").await;
    let kept = evening.privacy.kept_about(SERVER, ERIN).await.unwrap();
    // The report is in the log, too.
    assert_eq!((kept.notes, kept.entries, kept.kept_away), (1, 3, 0));
    assert_eq!(kept.reports, 1);
    assert!(kept.deals >= 1);
    let export = evening.privacy.export(SERVER, ERIN, 9).await.unwrap();
    assert_eq!((export.part, export.parts), (1, 1));
    let told: Value = serde_json::from_slice(&export.bytes).unwrap();
    assert_eq!(told["name"], "Erin Quickfinger");
    assert_eq!(told["member"], "612345678901234567");
    assert_eq!(told["notes_you_typed"][0]["words"], "for the blue horse");
    assert_eq!(told["problems_you_reported"][0]["words"], "purple ace");
    let log = told["log_entries_by_or_about_you"].as_array().unwrap();
    assert_eq!(log[0]["what"]["reason"], "caught cheating");
    assert_eq!(
        (log[0]["by_you"].as_bool(), log[1]["by_you"].as_bool()),
        (Some(false), Some(true))
    );
    let [own, character] = told["purses"].as_array().unwrap().as_slice() else {
        panic!("two purses")
    };
    // Her starting coins, and what Bob was paid.
    let coins = |purse: &Value| -> Vec<i64> {
        let lines = purse["history"].as_array().unwrap().iter();
        lines.map(|line| line["coins"].as_i64().unwrap()).collect()
    };
    assert_eq!(coins(own), [-7, 100]);
    assert_eq!(own["free"], 93);
    assert_eq!(character["purse"], brenna.to_string());
    assert_eq!(character["character"]["name"], "Brenna Oakhand");
    assert_eq!(*coins(character).last().unwrap(), 50);
    let deals = character["deals"].as_array().unwrap();
    assert!(deals.iter().any(|sat| sat["deal"] == deal.to_string()));
    // Somebody whom the house knows by a ban alone is not told that nothing is stored.
    let banned = MemberId(98);
    let ban = evening.exclusions.ban(SERVER, ANN, banned, None, "");
    ban.await.unwrap();
    let only_bans = HouseRefusal::ErasureRefused(ErasureRefused::OnlyBans);
    assert_eq!(
        refusal(evening.privacy.kept_about(SERVER, banned).await),
        only_bans
    );
    // As long as Discord's are: short digits may stand in anything that the log says.
    let stranger = MemberId(712_345_678_901_234_567);
    let nothing = HouseRefusal::ErasureRefused(ErasureRefused::NothingKept);
    assert_eq!(
        refusal(evening.privacy.export(SERVER, stranger, 1).await),
        nothing
    );
    assert_eq!(
        refusal(evening.privacy.erase(SERVER, stranger).await),
        nothing
    );
}

#[tokio::test]
async fn who_is_kept_away_cannot_come_back_by_an_erasure() {
    let (_folder, file, evening) = Evening::on_file(3).await;
    evening.members.meet(SERVER, ERIN, "Erin").await.unwrap();
    let mut raw = raw(&file).await;
    let ban = format!(
        "INSERT INTO barred (guild, member, kind, by, reason, at) VALUES (7, {ERIN}, 'ban', 4, 'a brawl', 5)"
    );
    raw.execute(sqlx::AssertSqlSafe(ban)).await.unwrap();
    evening.privacy.erase(SERVER, ERIN).await.unwrap();
    assert!(!holds(&file, &ERIN.0.to_be_bytes()));
    assert!(!holds(&file, b"a brawl"));
    assert!(
        evening
            .store
            .kept_away(SERVER, ERIN)
            .await
            .unwrap()
            .is_empty()
    );
    evening.members.meet(SERVER, ERIN, "Erin").await.unwrap();
    let kept = evening.store.kept_away(SERVER, ERIN).await.unwrap();
    assert_eq!(
        (kept.len(), kept[0].kind.as_str(), kept[0].at),
        (1, "ban", 5)
    );
    assert_eq!(kept[0].reason, None);
}

#[tokio::test]
async fn an_erasure_waits_for_a_match() {
    let evening = Evening::new(3).await;
    evening.members.meet(SERVER, ERIN, "Erin").await.unwrap();
    let terms = crate::evening::game("swiss", "classic", 10);
    let table = evening.table_for(terms, &[ERIN, ANN, BOB], 0).await;
    evening.order(table, ERIN, DEAL).await.unwrap();
    evening.order(table, ERIN, Order::Leave).await.unwrap();
    let early = evening.privacy.erase(SERVER, ERIN).await;
    assert_eq!(
        refusal(early),
        HouseRefusal::ErasureRefused(ErasureRefused::Seated(table))
    );
    assert_eq!(
        evening.privacy.kept_about(SERVER, ERIN).await.unwrap().name,
        "Erin"
    );
    evening.audit().await;
}

const DAY: i64 = 24 * 60 * 60_000;

#[tokio::test]
async fn a_server_whose_data_cannot_be_deleted_holds_up_no_other() {
    let (_folder, file, mut evening) = Evening::on_file(3).await;
    let table = evening.table("tavern", &[ANN, BOB, CYD], 0).await;
    evening.deal_to_play(table, &[ANN, BOB, CYD]).await;
    let other = ids::GuildId(SERVER.0 + 1);
    evening.members.meet(other, ANN, "Ann").await.unwrap();
    for server in [SERVER, other] {
        evening.servers.bot_removed(server).await.unwrap();
    }
    evening.pass(2 * DAY).await;
    evening.assert_all_closed();
    let mut raw = raw(&file).await;
    raw.execute(
        "CREATE TRIGGER stuck BEFORE DELETE ON members WHEN old.guild = 7 BEGIN
             SELECT RAISE(ABORT, 'stuck');
         END",
    )
    .await
    .unwrap();
    // A restart, so that the clock jumps with nobody looking.
    evening.restart_unreached(29 * DAY).await;
    let failed = evening.servers.purge_gone().await;
    assert!(failed.is_err(), "{failed:?}");
    assert_eq!(evening.store.servers().await.unwrap(), [SERVER]);
    let again = evening.servers.next_purge().unwrap();
    assert_eq!(again, evening.now() + 60 * 60 * 1_000, "not at every look");
    raw.execute("DROP TRIGGER stuck").await.unwrap();
    evening.restart_unreached(1).await;
    evening.servers.purge_gone().await.unwrap();
    assert!(evening.store.servers().await.unwrap().is_empty());
}

#[tokio::test]
async fn a_server_that_the_bot_was_removed_from_is_deleted_after_thirty_days() {
    let (mut evening, table) = Evening::dealt(3, &[ANN, BOB, CYD], 0).await;
    let hiring = Hiring {
        name: "Wolf".to_owned(),
        face: "🐺".to_owned(),
        character: Character::USUAL,
        purse: None,
    };
    evening.staff.hire(SERVER, ANN, hiring).await.unwrap();
    evening.servers.bot_removed(SERVER).await.unwrap();
    assert_eq!(evening.tables.ids(), [table], "it stands for a day");
    evening.pass(2 * DAY).await;
    evening.assert_all_closed();
    let coins = evening.free(ANN).await;
    evening.audit().await;
    // The bot is added back in time, and nothing is lost.
    evening.pass(27 * DAY).await;
    evening.servers.bot_present(SERVER).await.unwrap();
    evening.pass(2 * DAY).await;
    assert_eq!(evening.free(ANN).await, coins);
    assert_eq!(evening.servers.next_purge(), None);

    // It is removed again while it is down, and stays away.
    let other = Shard { number: 1, of: 2 };
    let missing = |shard| evening.servers.missing(&[], shard);
    assert_eq!(missing(other).await.unwrap(), [], "another process's");
    assert_eq!(missing(Shard::ALL).await.unwrap(), [SERVER]);
    assert_eq!(
        evening.servers.next_purge(),
        None,
        "that it is not named does not mean that it is gone"
    );
    evening.servers.bot_removed(SERVER).await.unwrap();
    assert_eq!(missing(Shard::ALL).await.unwrap(), [], "that is known now");
    let since = evening.now();
    evening.pass(10 * DAY).await;
    evening.servers.bot_removed(SERVER).await.unwrap();
    assert_eq!(evening.servers.next_purge(), Some(since + 30 * DAY));
    evening.restart(1000).await;
    evening.pass(20 * DAY - 2000).await;
    assert_eq!(evening.store.servers().await.unwrap(), [SERVER]);
    evening.pass(2000).await;
    assert!(evening.store.servers().await.unwrap().is_empty());
    assert_eq!(evening.servers.next_purge(), None);
    assert!(evening.staff.hired(SERVER).is_empty(), "its staff, too");
    // If it is added later after all, it starts from scratch.
    let welcome = evening.members.meet(SERVER, ANN, "Ann").await.unwrap();
    assert!(welcome);
    evening.audit().await;
}
