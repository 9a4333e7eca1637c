//! Who may not sit down: banned members, members who abstain, and members who open too many tables.

use crate::evening::{ANN, BOB, CHANNEL, CYD, DAN, Evening, Meet, SERVER, refusal, terms};
use house::Opening;
use ids::GuildId;
use pages::{HouseRefusal, LogEntry};
use rules::Coins;
use table::{Order, Rank, Refusal};

const DAY: i64 = 24 * 60 * 60_000;

#[tokio::test]
async fn who_is_banned_plays_to_the_end_of_the_deal_and_sits_down_nowhere() {
    let mut evening = Evening::new(1).await;
    let members = [ANN, BOB, CYD];
    let table = evening.table("tavern", &members, 0).await;
    let other = evening.table("tavern", &[CYD, BOB], 0).await;
    evening.deal_to_play(table, &members).await;
    let until = evening.now() + 2 * DAY;
    let ban = evening
        .exclusions
        .ban(SERVER, DAN, BOB, Some(2), " loud ")
        .await;
    assert_eq!(ban.unwrap(), Some(until));
    let chair = |look: pages::Look| look.chair_of(BOB).map(|chair| chair.goes);
    assert_eq!(chair(evening.look(table, ANN).await), Some(true));
    assert_eq!(chair(evening.look(other, CYD).await), None);
    evening.restart(0).await;
    evening.play_out(table, &members).await;
    assert_eq!(chair(evening.look(table, ANN).await), None);
    let banned = HouseRefusal::Banned {
        until: Some(until),
        reason: "loud".to_owned(),
    };
    let tavern = &evening.tavern;
    assert_eq!(refusal(tavern.join(table, BOB).await), banned);
    let start = tavern
        .start(SERVER, CHANNEL, BOB, terms("tavern", 5), 0)
        .await;
    assert_eq!(refusal(start), banned);
    let log = tavern.log.house_log(SERVER, 9).await.unwrap();
    let (member, reason) = (BOB, "loud".to_owned());
    let entry = LogEntry::Banned {
        member,
        until: Some(until),
        reason,
    };
    assert_eq!((&log[0].entry, log[0].by), (&entry, Some(DAN)));
    // Another server does not know about it.
    let elsewhere = tavern.exclusions.abstain(GuildId(8), BOB, 1).await;
    elsewhere.unwrap();
    evening.pass(2 * DAY - 1).await;
    let table = evening.table("tavern", &[ANN], 0).await;
    assert_eq!(refusal(evening.join(table, BOB).await), banned);
    evening.pass(1).await;
    let table = evening.table("tavern", &[ANN], 0).await;
    evening.join(table, BOB).await.unwrap();
    evening.audit().await;
}

#[tokio::test]
async fn a_ban_is_lifted_and_only_if_there_is_one() {
    let evening = Evening::new(2).await;
    let tavern = &evening.tavern;
    let table = evening.table("tavern", &[ANN], 0).await;
    assert_eq!(
        refusal(tavern.exclusions.unban(SERVER, DAN, BOB).await),
        HouseRefusal::NotBanned
    );
    assert_eq!(
        refusal(tavern.exclusions.ban(SERVER, DAN, DAN, None, "").await),
        HouseRefusal::CannotBanSelf
    );
    for days in [0, -1, 3_651] {
        let ban = tavern
            .exclusions
            .ban(SERVER, DAN, BOB, Some(days), "")
            .await;
        assert_eq!(refusal(ban), HouseRefusal::Days { most: 3_650 });
    }
    tavern.join(table, BOB).await.unwrap();
    tavern
        .exclusions
        .ban(SERVER, DAN, BOB, None, "")
        .await
        .unwrap();
    let banned = HouseRefusal::Banned {
        until: None,
        reason: String::new(),
    };
    assert_eq!(refusal(tavern.join(table, BOB).await), banned);
    tavern.exclusions.unban(SERVER, DAN, BOB).await.unwrap();
    tavern.join(table, BOB).await.unwrap();
}

#[tokio::test]
async fn who_keeps_away_cannot_come_back_sooner_and_nobody_is_told_why() {
    let evening = Evening::new(3).await;
    let tavern = &evening.tavern;
    let members = [ANN, BOB, CYD];
    let table = evening.table("tavern", &members, 0).await;
    for days in [0, 366] {
        let abstain = tavern.exclusions.abstain(SERVER, BOB, days).await;
        assert_eq!(refusal(abstain), HouseRefusal::Days { most: 365 });
    }
    let until = tavern.exclusions.abstain(SERVER, BOB, 7).await.unwrap();
    assert_eq!(until, evening.now() + 7 * DAY);
    let look = evening.look(table, ANN).await;
    assert!(look.chair_of(BOB).is_none());
    let notices: Vec<_> = look.notices.iter().collect();
    assert_eq!(
        notices,
        [&table::Notice::Left {
            player: evening.player(BOB).await
        }]
    );
    assert!(tavern.log.house_log(SERVER, 9).await.unwrap().is_empty());
    let away = HouseRefusal::Abstains { until };
    assert_eq!(refusal(tavern.join(table, BOB).await), away);
    // Nothing shortens it: neither the member nor lifting a ban.
    let shorter = tavern.exclusions.abstain(SERVER, BOB, 3).await;
    assert_eq!(refusal(shorter), HouseRefusal::AbstainsAlready { until });
    tavern
        .exclusions
        .ban(SERVER, DAN, BOB, None, "")
        .await
        .unwrap();
    tavern.exclusions.unban(SERVER, DAN, BOB).await.unwrap();
    assert_eq!(refusal(tavern.join(table, BOB).await), away);
    let longer = tavern.exclusions.abstain(SERVER, BOB, 8).await.unwrap();
    assert_eq!(longer, evening.now() + 8 * DAY);
    evening.pass(8 * DAY).await;
    let table = evening.table("tavern", &[ANN, BOB], 0).await;
    assert_eq!(evening.look(table, ANN).await.chairs.len(), 2);
}

#[tokio::test]
async fn nobody_opens_table_after_table() {
    let evening = Evening::new(4).await;
    let tavern = &evening.tavern;
    let open = |who| tavern.start(SERVER, CHANNEL, who, terms("tavern", 2), 0);
    let first = evening.now();
    for _ in 0..12 {
        let table = open(ANN).await.unwrap();
        tavern.order(table, ANN, Order::Leave).await.unwrap();
        evening.pass(1_000).await;
    }
    let at = first + 600_000;
    assert_eq!(refusal(open(ANN).await), HouseRefusal::TooSoon { at });
    open(BOB).await.unwrap();
    // The time of day is set forward and back, which does not count as time passing.
    for set in [-3_600_000, 3_600_000] {
        evening.set_clock(set);
        let at = evening.now() + (at - first - 12_000);
        assert_eq!(refusal(open(ANN).await), HouseRefusal::TooSoon { at });
    }
    evening.pass(at - evening.now() - 1).await;
    // Counted before anything is posted for it.
    let opening = Opening::new(SERVER, CHANNEL, ANN, terms("tavern", 2), 0);
    let early = tavern.may_start(opening).await;
    assert_eq!(refusal(early), HouseRefusal::TooSoon { at });
    evening.pass(1).await;
    open(ANN).await.unwrap();
}

#[tokio::test]
async fn one_member_is_host_of_three_tables_and_a_game_master_of_twenty() {
    for (rank, most) in [(Rank::Guest, 3), (Rank::Gm, 12)] {
        let evening = Evening::new(5).await;
        let tavern = &evening.tavern;
        let opening = || Opening {
            rank,
            ..Opening::new(SERVER, CHANNEL, ANN, terms("tavern", 2), 0)
        };
        let mut tables = Vec::new();
        // Tables being opened count as well.
        let mut last = None;
        for n in 0..most {
            let may = tavern.may_start(opening()).await.unwrap();
            if n + 1 == most {
                last = Some(may)
            } else {
                tables.push(tavern.open_table(may).await.unwrap())
            }
        }
        if rank == Rank::Gm {
            // More than twelve in ten minutes are refused before more than twenty at once.
            assert!(matches!(
                refusal(tavern.may_start(opening()).await),
                HouseRefusal::TooSoon { .. }
            ));
            continue;
        }
        let enough = HouseRefusal::Table(Refusal::HostsEnough(most));
        assert_eq!(refusal(tavern.may_start(opening()).await), enough);
        // A table that fails to open does not count.
        drop(last);
        let may = tavern.may_start(opening()).await.unwrap();
        tables.push(tavern.open_table(may).await.unwrap());
        assert_eq!(refusal(tavern.may_start(opening()).await), enough);
        // Nor can another host open one more for them.
        let other = tavern
            .start(SERVER, CHANNEL, BOB, terms("tavern", 2), 0)
            .await
            .unwrap();
        tavern.join(other, ANN).await.unwrap();
        let given = tavern
            .order(
                other,
                BOB,
                Order::HandOver {
                    to: ANN,
                    full: None,
                },
            )
            .await;
        assert_eq!(refusal(given), enough);
        tavern.order(tables[0], ANN, Order::Leave).await.unwrap();
        let given = tavern
            .order(
                other,
                BOB,
                Order::HandOver {
                    to: ANN,
                    full: None,
                },
            )
            .await;
        given.unwrap();
        assert_eq!(refusal(tavern.may_start(opening()).await), enough);
    }
}

#[tokio::test]
async fn a_game_master_opens_no_twenty_first() {
    let evening = Evening::new(6).await;
    let tavern = &evening.tavern;
    let opening = |host| Opening {
        rank: Rank::Gm,
        ..Opening::new(SERVER, CHANNEL, host, terms("tavern", 2), 0)
    };
    for n in 0..19 {
        let may = tavern.may_start(opening(ANN)).await.unwrap();
        tavern.open_table(may).await.unwrap();
        if n == 10 {
            evening.pass(600_000).await;
        }
    }
    let _one = tavern.may_start(opening(ANN)).await.unwrap();
    let enough = tavern.may_start(opening(ANN)).await;
    assert_eq!(
        refusal(enough),
        HouseRefusal::Table(Refusal::HostsEnough(20))
    );
}

#[tokio::test]
async fn who_is_taken_off_the_board_is_counted_nowhere_and_barred_from_nothing() {
    let mut evening = Evening::new(1).await;
    for member in [ANN, BOB, CYD] {
        evening.members.meet(SERVER, member, "Ann").await.unwrap();
    }
    let whole = evening.board(SERVER, ANN, 9, &[]).await.unwrap();
    let before = whole.own.standing.unwrap();
    let off = evening.exclusions.take_off_board(SERVER, DAN, BOB).await;
    off.unwrap();
    let again = evening.exclusions.take_off_board(SERVER, DAN, BOB).await;
    assert_eq!(refusal(again), HouseRefusal::OffBoardAlready);
    evening.restart(0).await;
    let tavern = &evening.tavern;
    let owners = |board: &pages::Board| -> Vec<_> {
        board
            .richest
            .iter()
            .filter_map(|purse| purse.owner)
            .collect()
    };
    let board = tavern.board(SERVER, ANN, 9, &[]).await.unwrap();
    assert!(!owners(&board).contains(&BOB) && owners(&board).contains(&CYD));
    assert_eq!(board.own.standing.unwrap().of, before.of - 1);
    let own = tavern.board(SERVER, BOB, 9, &[]).await.unwrap().own;
    assert_eq!((own.is_off, own.standing), (true, None));
    assert!(own.coins > Coins(0));
    // Whoever has left is counted as little; who asks is there.
    let left = tavern.board(SERVER, ANN, 9, &[CYD, ANN]).await.unwrap();
    assert!(!owners(&left).contains(&CYD) && owners(&left).contains(&ANN));
    assert_eq!(left.own.standing.unwrap().of, before.of - 2);
    // Another server does not know about it, and no table does.
    let elsewhere = tavern.exclusions.put_on_board(GuildId(8), DAN, BOB).await;
    assert_eq!(refusal(elsewhere), HouseRefusal::NotOffBoard);
    let unbanned = tavern.exclusions.unban(SERVER, DAN, BOB).await;
    assert_eq!(refusal(unbanned), HouseRefusal::NotBanned);
    let table = evening.table("tavern", &[ANN, BOB, CYD], 0).await;
    evening.deal_to_play(table, &[ANN, BOB, CYD]).await;
    evening.play_out(table, &[ANN, BOB, CYD]).await;
    evening
        .exclusions
        .put_on_board(SERVER, ANN, BOB)
        .await
        .unwrap();
    let log = evening.log.house_log(SERVER, 9).await.unwrap();
    let told: Vec<_> = log.iter().map(|line| (&line.entry, line.by)).collect();
    let [on, off] = [
        LogEntry::OnBoard { member: BOB },
        LogEntry::OffBoard { member: BOB },
    ];
    assert_eq!(told[..2], [(&on, Some(ANN)), (&off, Some(DAN))]);
    let board = evening.board(SERVER, ANN, 9, &[]).await.unwrap();
    assert!(owners(&board).contains(&BOB));
    evening.audit().await;
}

#[tokio::test]
async fn an_erasure_puts_nobody_back_on_the_board() {
    let evening = Evening::new(2).await;
    evening.members.meet(SERVER, BOB, "Bob").await.unwrap();
    let exclusions = &evening.exclusions;
    exclusions.take_off_board(SERVER, DAN, BOB).await.unwrap();
    let kept = evening.privacy.kept_about(SERVER, BOB).await.unwrap();
    assert_eq!((kept.is_off_board, kept.kept_away), (true, 0));
    let export = evening.privacy.export(SERVER, BOB, 1).await.unwrap();
    let export: serde_json::Value = serde_json::from_slice(&export.bytes).unwrap();
    assert_eq!(
        export["taken_off_the_board_of_the_richest_at"],
        evening.now()
    );
    assert_eq!(export["kept_from_the_tables"], serde_json::json!([]));
    evening.privacy.erase(SERVER, BOB).await.unwrap();
    // Nothing says so while they are gone, and taking them off again is refused: they are.
    assert_eq!(evening.store.kept_away(SERVER, BOB).await.unwrap(), []);
    let again = exclusions.take_off_board(SERVER, DAN, BOB).await;
    assert_eq!(refusal(again), HouseRefusal::OffBoardAlready);
    evening.members.meet(SERVER, BOB, "Bob").await.unwrap();
    let own = evening.board(SERVER, BOB, 9, &[]).await.unwrap().own;
    assert!(own.is_off);
    evening.privacy.erase(SERVER, BOB).await.unwrap();
    // And they can be put back while they are gone.
    exclusions.put_on_board(SERVER, DAN, BOB).await.unwrap();
    evening.members.meet(SERVER, BOB, "Bob").await.unwrap();
    let own = evening.board(SERVER, BOB, 9, &[]).await.unwrap().own;
    assert!(!own.is_off);
}
