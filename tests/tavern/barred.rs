//! Who may not sit down: banned, by their own wish, or opening table after table.

use crate::evening::{ANN, BOB, CHANNEL, CYD, DAN, Evening, SERVER, sorry, terms};
use triomphe::store::GuildId;
use triomphe::tavern::{LogEntry, Sorry};

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
        .tavern
        .ban(SERVER, DAN, BOB, Some(2), " loud ")
        .await;
    assert_eq!(ban.unwrap(), Some(until));
    let chair = |look: triomphe::tavern::Look| look.chair_of(BOB).map(|(_, chair)| chair.goes);
    assert_eq!(chair(evening.look(table, ANN).await), Some(true));
    assert_eq!(chair(evening.look(other, CYD).await), None);
    evening.restart(0).await;
    evening.play_out(table, &members).await;
    assert_eq!(chair(evening.look(table, ANN).await), None);
    let banned = Sorry::Banned {
        until: Some(until),
        reason: "loud".to_owned(),
    };
    let tavern = &evening.tavern;
    assert_eq!(sorry(tavern.join(table, BOB).await), banned);
    let start = tavern
        .start(SERVER, CHANNEL, BOB, terms("tavern", 5), 0)
        .await;
    assert_eq!(sorry(start), banned);
    let log = tavern.house_log(SERVER, 9).await.unwrap();
    let (member, reason) = (BOB, "loud".to_owned());
    let entry = LogEntry::Banned {
        member,
        until: Some(until),
        reason,
    };
    assert_eq!((&log[0].entry, log[0].by), (&entry, Some(DAN)));
    // In another server nobody knows of it.
    let elsewhere = tavern.abstain(GuildId(8), BOB, 1).await;
    elsewhere.unwrap();
    evening.pass(2 * DAY - 1).await;
    let table = evening.table("tavern", &[ANN], 0).await;
    assert_eq!(sorry(evening.tavern.join(table, BOB).await), banned);
    evening.pass(1).await;
    let table = evening.table("tavern", &[ANN], 0).await;
    evening.tavern.join(table, BOB).await.unwrap();
    evening.audit().await;
}

#[tokio::test]
async fn a_ban_is_lifted_and_only_if_there_is_one() {
    let evening = Evening::new(2).await;
    let tavern = &evening.tavern;
    let table = evening.table("tavern", &[ANN], 0).await;
    assert_eq!(
        sorry(tavern.unban(SERVER, DAN, BOB).await),
        Sorry::NotBanned
    );
    assert_eq!(
        sorry(tavern.ban(SERVER, DAN, DAN, None, "").await),
        Sorry::BanYourself
    );
    for days in [0, -1, 3_651] {
        let ban = tavern.ban(SERVER, DAN, BOB, Some(days), "").await;
        assert_eq!(sorry(ban), Sorry::Days { most: 3_650 });
    }
    tavern.join(table, BOB).await.unwrap();
    tavern.ban(SERVER, DAN, BOB, None, "").await.unwrap();
    let banned = Sorry::Banned {
        until: None,
        reason: String::new(),
    };
    assert_eq!(sorry(tavern.join(table, BOB).await), banned);
    tavern.unban(SERVER, DAN, BOB).await.unwrap();
    tavern.join(table, BOB).await.unwrap();
}

#[tokio::test]
async fn who_keeps_away_cannot_come_back_sooner_and_nobody_is_told_why() {
    let evening = Evening::new(3).await;
    let tavern = &evening.tavern;
    let members = [ANN, BOB, CYD];
    let table = evening.table("tavern", &members, 0).await;
    for days in [0, 366] {
        let abstain = tavern.abstain(SERVER, BOB, days).await;
        assert_eq!(sorry(abstain), Sorry::Days { most: 365 });
    }
    let until = tavern.abstain(SERVER, BOB, 7).await.unwrap();
    assert_eq!(until, evening.now() + 7 * DAY);
    let look = evening.look(table, ANN).await;
    assert!(look.chair_of(BOB).is_none());
    let notices: Vec<_> = look.notices.iter().map(|said| &said.notice).collect();
    assert_eq!(
        notices,
        [&triomphe::tavern::Notice::Left {
            player: evening.player(BOB).await
        }]
    );
    assert!(tavern.house_log(SERVER, 9).await.unwrap().is_empty());
    let away = Sorry::Abstains { until };
    assert_eq!(sorry(tavern.join(table, BOB).await), away);
    // Nothing makes it shorter: neither they, nor a ban that is lifted.
    let shorter = tavern.abstain(SERVER, BOB, 3).await;
    assert_eq!(sorry(shorter), Sorry::AbstainsAlready { until });
    tavern.ban(SERVER, DAN, BOB, None, "").await.unwrap();
    tavern.unban(SERVER, DAN, BOB).await.unwrap();
    assert_eq!(sorry(tavern.join(table, BOB).await), away);
    let longer = tavern.abstain(SERVER, BOB, 8).await.unwrap();
    assert_eq!(longer, evening.now() + 8 * DAY);
    evening.pass(8 * DAY).await;
    let table = evening.table("tavern", &[ANN, BOB], 0).await;
    assert_eq!(evening.look(table, ANN).await.chairs.len(), 2);
}

#[tokio::test]
async fn nobody_opens_table_after_table() {
    let evening = Evening::new(4).await;
    let open = |who| {
        evening
            .tavern
            .start(SERVER, CHANNEL, who, terms("tavern", 2), 0)
    };
    let first = evening.now();
    for _ in 0..12 {
        open(ANN).await.unwrap();
        evening.pass(1_000).await;
    }
    let at = first + 600_000;
    assert_eq!(sorry(open(ANN).await), Sorry::TooSoon { at });
    open(BOB).await.unwrap();
    evening.pass(at - evening.now() - 1).await;
    assert_eq!(sorry(open(ANN).await), Sorry::TooSoon { at });
    evening.pass(1).await;
    open(ANN).await.unwrap();
}
