//! A server's settings, the daily allowance, and the cap on losses.

use crate::evening::{
    ANN, BOB, CHANNEL, CYD, DAN, DEAL, Evening, Meet, SERVER, game, off_because, refusal, terms,
};
use books::Account;
use house::{SettingsChangeError, VoidOrder};
use ids::GuildId;
use pages::{
    Changed, Gm, HouseRefusal, LogEntry, RoleId, Settings, SettingsError, Shortfall,
    purse::Allowance,
};
use rules::Coins;
use table::{CalledOff, Notice, Rank};

const DAY: i64 = 24 * 60 * 60 * 1000;

impl Evening {
    async fn set(&self, change: impl FnOnce(&mut Settings)) {
        let set = self.settings.change(SERVER, Some(ANN), change).await;
        set.unwrap();
    }

    /// Coins a member has won (or lost, if negative) at play since a time in epoch milliseconds.
    async fn won_since(&self, member: ids::MemberId, since: i64) -> i64 {
        let purse = Account::Member(self.person(member).await.purse);
        let bank = &self.bank;
        bank.won_since(SERVER, &[purse], since, &[]).await.unwrap()
    }
}

#[tokio::test]
async fn settings_are_kept_for_each_server_and_changed_all_or_nothing() {
    let mut evening = Evening::new(1).await;
    evening
        .set(|settings| {
            settings.gm = Gm::Role(RoleId(5));
            settings.currency = "gp=100 cp=1".parse().unwrap();
            settings.least_stake = Coins(3);
        })
        .await;
    let refused = evening.settings.change(SERVER, Some(ANN), |settings| {
        settings.house_name = "The Pony".to_owned();
        settings.most_stake = Coins(2);
    });
    assert!(matches!(
        refused.await,
        Err(SettingsChangeError::Settings(SettingsError::StakesCross {
            least: Coins(3),
            most: Coins(2)
        }))
    ));
    // Only settings that took effect and really changed are logged.
    let log = evening.log.house_log(SERVER, 10).await.unwrap();
    let change = |setting: &str, before: &str, after: &str| Changed {
        setting: setting.to_owned(),
        before: before.to_owned(),
        after: after.to_owned(),
    };
    let changes = vec![
        change("gm", "", "<@&5>"),
        change("currency", "", "gp=100 cp=1"),
        change("lowest", "1", "3"),
    ];
    assert_eq!(log.len(), 1);
    assert_eq!((log[0].by, log[0].at), (Some(ANN), evening.now()));
    assert_eq!(log[0].entry, LogEntry::Settings { changes });
    evening.restart(1000).await;
    let settings = evening.settings.for_guild(SERVER);
    assert_eq!(settings.gm, Gm::Role(RoleId(5)));
    assert_eq!(settings.currency.format(230), "2 gp 30 cp");
    assert_eq!(
        (settings.least_stake, settings.most_stake),
        (Coins(3), Coins(1_000_000))
    );
    assert_eq!(settings.house_name, "");
    assert_eq!(*evening.settings.for_guild(GuildId(8)), Settings::default());
    evening.audit().await;
}

#[tokio::test]
async fn a_new_table_keeps_to_the_stakes_of_the_house_and_an_open_one_to_its_own() {
    let evening = Evening::new(1).await;
    let table = evening.table("tavern", &[ANN, BOB, CYD], 0).await;
    evening
        .set(|settings| (settings.least_stake, settings.most_stake) = (Coins(10), Coins(20)))
        .await;
    let start = |stake| {
        let terms = terms("tavern", stake);
        evening.start(SERVER, CHANNEL, DAN, terms, 0)
    };
    let bounds = HouseRefusal::HouseStake {
        least: Coins(10),
        most: Coins(20),
    };
    assert_eq!(refusal(start(9).await), bounds);
    assert_eq!(refusal(start(21).await), bounds);
    start(20).await.unwrap();
    assert_eq!(evening.look(table, ANN).await.terms.stake.0, 5);
    evening.deal_to_play(table, &[ANN, BOB, CYD]).await;
    evening.audit().await;
}

#[tokio::test]
async fn newcomers_get_what_the_house_gives_them() {
    let evening = Evening::new(1).await;
    evening
        .set(|settings| settings.starting_coins = Some(Coins(7)))
        .await;
    let eve = ids::MemberId(5);
    evening.members.meet(SERVER, eve, "Eve").await.unwrap();
    assert_eq!(evening.free(eve).await, 7);
    assert_eq!(evening.free(ANN).await, 100);
    evening.audit().await;
}

#[tokio::test]
async fn an_allowance_is_fetched_once_a_day() {
    let evening = Evening::new(1).await;
    let ann = evening.person(ANN).await;
    let fetch = || evening.allowances.fetch_allowance(SERVER, ann);
    evening.set(|settings| settings.allowance = Coins(0)).await;
    assert_eq!(fetch().await.unwrap(), Allowance::None);
    evening
        .set(|settings| settings.allowance = Coins(105))
        .await;
    assert_eq!(fetch().await.unwrap(), Allowance::Fetched(Coins(5)));
    let tomorrow = (evening.now() / DAY + 1) * DAY;
    assert_eq!(fetch().await.unwrap(), Allowance::Again(tomorrow));
    // Raising the allowance does not pay it a second time that day.
    evening
        .set(|settings| settings.allowance = Coins(155))
        .await;
    assert_eq!(fetch().await.unwrap(), Allowance::Again(tomorrow));
    evening.pass(tomorrow - evening.now() - 1).await;
    assert_eq!(fetch().await.unwrap(), Allowance::Again(tomorrow));
    evening.pass(1).await;
    assert_eq!(fetch().await.unwrap(), Allowance::Fetched(Coins(50)));
    assert_eq!(evening.free(ANN).await, 155);
    evening.audit().await;
}

#[tokio::test]
async fn who_has_lost_enough_sits_out_until_midnight() {
    let evening = Evening::new(3).await;
    let before = evening.now();
    let all = [ANN, BOB, CYD];
    let table = evening.table("tavern", &all, 0).await;
    evening.deal_to_play(table, &all).await;
    evening.play_out(table, &all).await;
    // The purses changed by play alone: there were no other transfers.
    let mut losers = Vec::new();
    let mut sum = 0;
    for member in all {
        let won = evening.won_since(member, before).await;
        assert_eq!(won, evening.free(member).await - 100, "{member}");
        assert_eq!(evening.won_since(member, evening.now() + 1).await, 0);
        sum += won;
        if won < 0 {
            losers.push((member, -won));
        }
    }
    assert_eq!(sum, 0);
    let &(loser, lost) = losers.iter().max_by_key(|(_, lost)| *lost).unwrap();
    // A gift does not offset losses.
    evening.grant(loser, 500).await;

    let cap = |cap| move |settings: &mut Settings| settings.daily_loss = Some(cap);
    evening.set(cap(Coins(lost + 1))).await;
    assert!(
        !evening
            .allowances
            .has_lost_enough(SERVER, loser)
            .await
            .unwrap()
    );
    evening.set(cap(Coins(lost))).await;
    assert!(
        evening
            .allowances
            .has_lost_enough(SERVER, loser)
            .await
            .unwrap()
    );
    // The host deals; a player who reached the cap is not dealt in, and the table says so.
    let _ = evening.order(table, all[0], DEAL).await;
    let look = evening.look(table, loser).await;
    let told = look.notices.iter().any(
        |said| matches!(said, Notice::LostEnough { player } if player.member() == Some(loser)),
    );
    assert!(told, "{:?}", look.notices);
    let start = evening
        .start(SERVER, CHANNEL, loser, terms("tavern", 5), 0)
        .await;
    let until = (evening.now() / DAY + 1) * DAY;
    assert_eq!(
        refusal(start),
        HouseRefusal::LostEnough {
            cap: Coins(lost),
            until
        }
    );

    evening.pass(until - evening.now()).await;
    assert!(
        !evening
            .allowances
            .has_lost_enough(SERVER, loser)
            .await
            .unwrap()
    );
    evening
        .start(SERVER, CHANNEL, loser, terms("tavern", 5), 0)
        .await
        .unwrap();
    evening.audit().await;
}

#[tokio::test]
async fn what_is_voided_counts_on_no_day() {
    let evening = Evening::new(3).await;
    let all = [ANN, BOB, CYD];
    let table = evening.table("tavern", &all, 0).await;
    evening.deal_to_play(table, &all).await;
    let deal = evening.playing(table, ANN).await.unwrap().deal;
    evening.play_out(table, &all).await;
    let today = async |member| evening.allowances.won_today(SERVER, member).await.unwrap();
    let mut lost = (ANN, 0);
    for member in all {
        lost = match today(member).await {
            won if won < lost.1 => (member, won),
            _ => lost,
        };
    }
    let (loser, won) = lost;
    assert!(won < 0, "somebody lost");
    evening
        .set(|settings| settings.daily_loss = Some(Coins(-won)))
        .await;
    let barred = async || {
        evening
            .allowances
            .has_lost_enough(SERVER, loser)
            .await
            .unwrap()
    };
    assert!(barred().await);
    let order = VoidOrder {
        guild: SERVER,
        deal,
        by: DAN,
        reason: "a card fell".to_owned(),
        lacking: Shortfall::Refuse,
        channel: CHANNEL,
    };
    evening.void(&order).await.unwrap();
    for member in all {
        assert_eq!(evening.free(member).await, 100);
        assert_eq!(today(member).await, 0);
    }
    assert!(!barred().await);
    let terms = terms("tavern", 5);
    let start = evening.start(SERVER, CHANNEL, loser, terms, 0);
    start.await.unwrap();
    evening.audit().await;
}

#[tokio::test]
async fn a_deal_that_runs_over_midnight_and_is_taken_back_is_no_gain_of_the_new_day() {
    let evening = Evening::new(3).await;
    let all = [ANN, BOB, CYD];
    let midnight = (evening.now() / DAY + 1) * DAY;
    evening.pass(midnight - evening.now() - 1_000).await;
    let table = evening.table("tavern", &all, 0).await;
    evening.deal_to_play(table, &all).await;
    let won = evening.allowances.won_today(SERVER, ANN).await.unwrap();
    assert!(won < 0, "a stake in the pot is lost until it is won");
    evening.pass(2_000).await;
    assert!(evening.now() > midnight);
    let off = evening
        .order(table, (DAN, Rank::Gm), off_because(CalledOff::Deal))
        .await;
    off.unwrap();
    assert_eq!(evening.free(ANN).await, 100);
    assert_eq!(evening.allowances.won_today(SERVER, ANN).await.unwrap(), 0);
    evening.audit().await;
}

#[tokio::test]
async fn the_purse_offered_is_a_tenth_of_the_starting_coins() {
    let evening = Evening::new(1).await;
    // With an ante of 2, the purse is at least ten antes and at most fifty.
    let starts_with = async |coins| {
        let set = evening.set(|settings| settings.starting_coins = Some(coins));
        set.await;
    };
    for (starting, offered) in [(100, 20), (700, 70), (2_500, 100)] {
        starts_with(Coins(starting)).await;
        let terms = game("trefeltromp", "classic", 2);
        let table = evening.table_for(terms, &[ANN, BOB], 1).await;
        // A later change affects only later tables.
        starts_with(Coins(400)).await;
        for chair in evening.look(table, ANN).await.table.chairs {
            assert_eq!(chair.purse, Some(Coins(offered)), "{:?}", chair.player);
        }
    }
}
