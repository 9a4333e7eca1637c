//! What a member has lost and paid away today outlasts an erasure: the daily loss limit counts the one, the allowance the
//! other.

use crate::evening::{
    ANN, BOB, CHANNEL, CYD, DAN, DEAL, Evening, Meet, SERVER, game, refusal, terms,
};
use crate::files::raw;
use crate::voids::carried;
use house::{HouseError, VoidOrder};
use ids::{MemberId, PurseId};
use pages::{ErasureRefused, HouseRefusal, Settings, Shortfall, purse::Allowance};
use rules::Coins;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use store::{Fault, Memory, Step, Write};
use table::Order;

const DAY: i64 = 24 * 60 * 60 * 1000;

impl Evening {
    /// One member pays another, or their character, from the purse they play from.
    async fn pays(&self, from: MemberId, to: PurseId, coins: i64) {
        let from = self.person(from).await.purse;
        let order = crate::evening::order(to, coins, self.new_name(), self.now());
        self.bank.pay(from, order).await.unwrap();
    }

    /// One member pays another all that they have in the purse they play from.
    async fn pays_all(&self, from: MemberId, to: MemberId) {
        let (coins, to) = (self.free(from).await, self.person(to).await.purse);
        self.pays(from, to, coins).await;
    }

    /// Erases a member, who comes back at once.
    async fn erases_and_meets(&self, member: MemberId) {
        self.privacy.erase(SERVER, member).await.unwrap();
        let welcomed = self.members.meet(SERVER, member, "Somebody").await.unwrap();
        assert!(!welcomed, "starting coins come once");
    }

    async fn minted(&self) -> i64 {
        self.bank.coin_totals(SERVER).await.unwrap().minted.0
    }

    async fn won_today(&self, member: MemberId) -> i64 {
        let won = self.allowances.won_today(SERVER, member).await;
        won.unwrap()
    }

    /// What is kept under a member's hash of the latest day on which they were erased: the day, lost, paid.
    async fn kept_totals(&self, raw: &mut sqlx::SqliteConnection) -> Vec<(i64, i64, i64)> {
        sqlx::query_as("SELECT day, lost, paid FROM day_totals ORDER BY hash, day")
            .fetch_all(raw)
            .await
            .unwrap()
    }
}

/// Ann and Bob with 2,500 coins each, and an allowance up to 1,000.
async fn two_with_2500() -> Evening {
    let evening = Evening::new(1).await;
    evening.gives(1_000).await;
    for member in [ANN, BOB] {
        evening.grant(member, 2_400).await;
    }
    evening
}

fn enough(holds: i64, up_to: i64) -> Allowance {
    Allowance::Enough {
        holds: Coins(holds),
        up_to: Coins(up_to),
    }
}

/// Ann pays all to Bob, fetches, gets all from Bob, who fetches: 5,000 coins became 7,000.
#[tokio::test]
async fn whoever_pays_all_away_to_a_friend_has_enough_for_the_allowance() {
    let evening = two_with_2500().await;
    let minted = evening.minted().await;
    evening.pays_all(ANN, BOB).await;
    assert_eq!(evening.fetch(ANN).await, enough(2_500, 1_000));
    evening.pays_all(BOB, ANN).await;
    // Of the 5,000 that Bob paid, 2,500 were Ann's.
    assert_eq!(evening.fetch(BOB).await, enough(2_500, 1_000));
    assert_eq!(evening.fetch(ANN).await, enough(5_000, 1_000));
    assert_eq!(evening.minted().await, minted);
    // Tomorrow Bob, who has nothing, gets an allowance, and Ann none.
    evening.pass_midnight().await;
    assert_eq!(evening.fetch(BOB).await, Allowance::Fetched(Coins(1_000)));
    assert_eq!(evening.fetch(ANN).await, enough(5_000, 1_000));
    evening.audit().await;
}

/// The same with an erasure of the payer before the coins come back.
#[tokio::test]
async fn an_erasure_does_not_forget_what_was_paid_away_today() {
    let (_folder, file, evening) = Evening::on_file(1).await;
    let mut raw = raw(&file).await;
    evening.gives(1_000).await;
    evening.grant(ANN, 2_400).await;
    let today = evening.now() / DAY;
    evening.pays_all(ANN, BOB).await;
    evening.erases_and_meets(ANN).await;
    assert_eq!(evening.kept_totals(&mut raw).await, [(today, 0, 2_500)]);
    assert_eq!(evening.fetch(ANN).await, enough(2_500, 1_000));
    // What comes back is no longer away, and a second erasure adds to the first.
    let ann = evening.person(ANN).await.purse;
    evening.pays(BOB, ann, 1_800).await;
    assert_eq!(evening.fetch(ANN).await, enough(2_500, 1_000));
    evening.pays_all(ANN, BOB).await;
    evening.erases_and_meets(ANN).await;
    assert_eq!(evening.kept_totals(&mut raw).await, [(today, 0, 2_500)]);
    let ann = evening.person(ANN).await.purse;
    evening.pays(BOB, ann, 1_900).await;
    // Erased with the coins: what came back goes to the mint, and 600 are still away.
    evening.erases_and_meets(ANN).await;
    assert_eq!(evening.kept_totals(&mut raw).await, [(today, 0, 600)]);
    assert_eq!(evening.fetch(ANN).await, Allowance::Fetched(Coins(400)));
    evening.audit().await;
}

#[tokio::test]
async fn only_payments_to_others_count_as_paid_away() {
    let evening = two_with_2500().await;
    let brenna = evening.creates(ANN, "Brenna").await.unwrap().purse;
    let corvin = evening.creates(BOB, "Corvin").await.unwrap().purse;
    // Her own character: counted once, as held.
    evening.pays(ANN, brenna, 500).await;
    assert_eq!(evening.fetch(ANN).await, enough(2_500, 1_000));
    // Somebody else's.
    evening.pays(ANN, corvin, 700).await;
    assert_eq!(evening.fetch(ANN).await, enough(2_500, 1_000));
    // Back from another purse of theirs, to another of hers: it nets; and no more than nothing is away.
    evening.pays(BOB, brenna, 900).await;
    assert_eq!(evening.fetch(ANN).await, enough(2_700, 1_000));
    // Whoever retires a character, is fined or is granted coins pays nobody.
    let retired = evening.characters.retire_character(SERVER, ANN, brenna);
    assert_eq!(retired.await.unwrap(), Coins(1_400));
    evening.take(ANN, 2_600).await;
    evening.grant(ANN, 50).await;
    // 2,700 less 2,600, and 50.
    assert_eq!(evening.fetch(ANN).await, Allowance::Fetched(Coins(850)));
    evening.audit().await;
}

#[tokio::test]
async fn coins_that_an_erasure_returns_to_the_mint_are_not_paid_away() {
    let (_folder, file, evening) = Evening::on_file(1).await;
    let mut raw = raw(&file).await;
    evening.gives(1_000).await;
    evening.erases_and_meets(ANN).await;
    assert_eq!(evening.kept_totals(&mut raw).await, []);
    assert_eq!(evening.fetch(ANN).await, Allowance::Fetched(Coins(1_000)));
    evening.audit().await;
}

/// Losing to a friend on purpose is not prevented. It is bounded: each of them has one allowance a day.
#[tokio::test]
async fn two_who_lose_to_each_other_get_one_allowance_a_day_each() {
    let evening = Evening::new(1).await;
    let table = evening
        .table_for(game("trefeltromp", "classic", 2), &[ANN, BOB], 0)
        .await;
    let minted = evening.minted().await;
    let has = evening.free(ANN).await;
    evening.gives(has).await;
    let mut fetched: Vec<(MemberId, i64)> = Vec::new();
    // They play on until each has been below the amount, and some deals more.
    for deals in 0.. {
        assert!(deals < 400, "nobody loses: {fetched:?}");
        evening.order(table, ANN, DEAL).await.unwrap();
        evening.play_placidly(table, &[ANN, BOB]).await;
        evening.pass(1).await;
        for member in [ANN, BOB] {
            if let Allowance::Fetched(coins) = evening.fetch(member).await {
                assert!(coins <= Coins(has));
                fetched.push((member, coins.0));
            }
        }
        if fetched.len() >= 2 && deals > 30 {
            break;
        }
    }
    let mut who: Vec<MemberId> = fetched.iter().map(|(member, _)| *member).collect();
    who.sort();
    assert_eq!(who, [ANN, BOB], "{fetched:?}");
    let coins: i64 = fetched.iter().map(|(_, coins)| coins).sum();
    assert_eq!(evening.minted().await - minted, coins);
    evening.audit().await;
}

/// Plays triomphe between Ann, Bob and Cyd until somebody has lost this much; returns them and what they lost.
async fn somebody_loses(evening: &Evening, at_least: i64) -> (MemberId, i64) {
    let all = [ANN, BOB, CYD];
    let table = evening.table("tavern", &all, 0).await;
    for _ in 0..100 {
        evening.deal_to_play(table, &all).await;
        evening.play_out(table, &all).await;
        for member in all {
            let lost = -evening.won_today(member).await;
            if lost >= at_least {
                evening.close(table, ANN).await;
                return (member, lost);
            }
        }
    }
    panic!("nobody loses; seed {}", evening.seed);
}

impl Evening {
    async fn caps(&self, cap: i64) {
        let cap = |settings: &mut Settings| settings.daily_loss = Some(Coins(cap));
        let set = self.settings.change(SERVER, Some(DAN), cap);
        set.await.unwrap();
    }

    async fn starts(&self, member: MemberId) -> Result<(), HouseError> {
        let started = self.start(SERVER, CHANNEL, member, terms("tavern", 10), 0);
        let table = started.await?;
        self.close(table, member).await;
        Ok(())
    }

    fn lost_enough(&self, cap: i64) -> HouseRefusal {
        let until = self.midnight();
        HouseRefusal::LostEnough {
            cap: Coins(cap),
            until,
        }
    }
}

/// Uma loses to the cap, pays everything to Fay, erases her data, gets it back from Fay and starts a table.
#[tokio::test]
async fn the_daily_loss_limit_does_not_forget_at_an_erasure() {
    let (_folder, file, evening) = Evening::on_file(3).await;
    let mut raw = raw(&file).await;
    let (uma, cap) = somebody_loses(&evening, 5).await;
    evening.caps(cap).await;
    let enough = evening.lost_enough(cap);
    assert_eq!(refusal(evening.starts(uma).await), enough);
    let coins = evening.free(uma).await;
    let mut erased = Vec::new();
    for _ in 0..3 {
        evening.pays_all(uma, DAN).await;
        evening.erases_and_meets(uma).await;
        evening
            .pays(DAN, evening.person(uma).await.purse, coins)
            .await;
        erased.push(refusal(evening.starts(uma).await));
    }
    assert_eq!(erased, [enough.clone(), enough.clone(), enough.clone()]);
    assert_eq!(evening.won_today(uma).await, -cap);
    // Nobody joins or is dealt in that way either.
    let table = evening.table("tavern", &[DAN], 0).await;
    assert_eq!(refusal(evening.join(table, uma).await), enough);
    evening.close(table, DAN).await;
    // A clock that is set back to yesterday brings nothing; nor does its being put right.
    for by in [-DAY, DAY] {
        evening.set_clock(by);
        assert_eq!(evening.won_today(uma).await, -cap);
    }
    // After midnight it is another day, and after another nothing is kept.
    let today = evening.now() / DAY;
    evening.pass_midnight().await;
    evening.starts(uma).await.unwrap();
    // As it was at the last erasure: Dan had not paid back yet.
    assert_eq!(evening.kept_totals(&mut raw).await, [(today, cap, coins)]);
    evening.pass_midnight().await;
    assert_eq!(evening.kept_totals(&mut raw).await, []);
    evening.audit().await;
}

#[tokio::test]
async fn losses_before_several_erasures_add_up_with_those_after_them() {
    let evening = Evening::new(5).await;
    let (uma, first) = somebody_loses(&evening, 1).await;
    evening.erases_and_meets(uma).await;
    assert_eq!(evening.won_today(uma).await, -first);
    let (mut lost, mut losing) = (first, 1);
    // She plays on with new coins, until three of her lives have lost. What she wins counts too while she has it.
    for _ in 0..40 {
        if losing == 3 {
            break;
        }
        evening.grant(uma, 100).await;
        let table = evening.table("tavern", &[uma, DAN], 1).await;
        let before = evening.free(uma).await;
        evening.deal_to_play(table, &[uma, DAN]).await;
        evening.play_out(table, &[uma, DAN]).await;
        evening.close(table, uma).await;
        let won = evening.free(uma).await - before;
        losing += i32::from(won < 0);
        assert_eq!(evening.won_today(uma).await, won - lost);
        evening.erases_and_meets(uma).await;
        lost = (lost - won).max(0);
        assert_eq!(evening.won_today(uma).await, -lost);
        evening.grant(DAN, 100).await;
    }
    assert_eq!(losing, 3, "seed {}", evening.seed);
    assert!(lost > 0, "the last life lost");
    evening.grant(uma, 100).await;
    evening.caps(lost + 1).await;
    evening.starts(uma).await.unwrap();
    evening.caps(lost).await;
    let enough = evening.lost_enough(lost);
    assert_eq!(refusal(evening.starts(uma).await), enough);
    evening.audit().await;
}

/// Transfers of a day stand below those that were made while the clock showed the day before.
#[tokio::test]
async fn a_clock_that_was_set_back_over_midnight_hides_no_loss_and_no_payment() {
    let evening = Evening::new(3).await;
    let (uma, lost) = somebody_loses(&evening, 5).await;
    let dan = evening.person(DAN).await.purse;
    evening.pays(uma, dan, 20).await;
    let holds = evening.free(uma).await + 20;
    evening.set_clock(-DAY);
    evening.pays(uma, dan, 1).await;
    evening.set_clock(DAY);
    assert_eq!(evening.won_today(uma).await, -lost);
    evening.gives(1).await;
    // The one coin was paid yesterday.
    assert_eq!(evening.fetch(uma).await, enough(holds - 1, 1));
    evening.audit().await;
}

/// The deal goes on, and so does the loss: nobody is erased in mid-deal.
#[tokio::test]
async fn a_deal_that_runs_at_an_erasure_still_brings_its_loss() {
    let (evening, table) = Evening::dealt(3, &[ANN, BOB, CYD], 0).await;
    let members = [ANN, BOB, CYD];
    for member in members {
        let early = refusal(evening.privacy.erase(SERVER, member).await);
        let seated = ErasureRefused::Seated(table);
        assert_eq!(early, HouseRefusal::ErasureRefused(seated));
    }
    // Who left their seat to the substitute is no freer.
    evening.order(table, CYD, Order::Leave).await.unwrap();
    let early = refusal(evening.privacy.erase(SERVER, CYD).await);
    let seated = ErasureRefused::Seated(table);
    assert_eq!(early, HouseRefusal::ErasureRefused(seated));
    evening.play_out(table, &members).await;
    let mut sum = 0;
    for member in members {
        let won = evening.won_today(member).await;
        sum += won;
        let welcomed_back = won.min(0);
        evening.erases_and_meets(member).await;
        assert_eq!(evening.won_today(member).await, welcomed_back, "{member}");
    }
    assert_eq!(sum, 0);
    evening.audit().await;
}

/// Coins in a carried pot count as lost, and an erased member has no share in it any more.
#[tokio::test]
async fn what_lies_in_a_carried_pot_at_an_erasure_is_lost() {
    let (evening, table, before) = carried(1).await;
    let lost = before[0] - evening.free(ANN).await;
    assert!(lost > 0, "Ann has staked something");
    assert_eq!(evening.won_today(ANN).await, -lost);
    evening.order(table, ANN, Order::Leave).await.unwrap();
    evening.erases_and_meets(ANN).await;
    assert_eq!(evening.won_today(ANN).await, -lost);
}

/// A deal that is voided counts on no day; but of an erased member nothing says any more which deals were theirs.
#[tokio::test]
async fn a_deal_that_is_voided_counts_only_if_its_loser_was_erased_before() {
    let void = |deal| VoidOrder {
        guild: SERVER,
        deal,
        by: DAN,
        reason: "a card fell".to_owned(),
        lacking: Shortfall::MakeGood,
        channel: CHANNEL,
    };
    for erased_first in [false, true] {
        let evening = Evening::new(3).await;
        let members = [ANN, BOB, CYD];
        let table = evening.table("tavern", &members, 0).await;
        let deal = evening.deal_to_play(table, &members).await;
        evening.play_out(table, &members).await;
        evening.close(table, ANN).await;
        let mut loser = (ANN, 0);
        for member in members {
            let won = evening.won_today(member).await;
            if won < loser.1 {
                loser = (member, won);
            }
        }
        let (loser, won) = loser;
        assert!(won < 0, "somebody lost");
        if erased_first {
            evening.erases_and_meets(loser).await;
            evening.void(&void(deal)).await.unwrap();
            assert_eq!(evening.won_today(loser).await, won);
            // What would have come back is in the mint, and nothing of it was paid away.
            assert_eq!(evening.free(loser).await, 0);
        } else {
            evening.void(&void(deal)).await.unwrap();
            evening.erases_and_meets(loser).await;
            assert_eq!(evening.won_today(loser).await, 0);
        }
        evening.audit().await;
    }
}

/// The totals are written in the erasure's own step: where that is not stored they count once, as the ledger says, and
/// where only its answer is lost they are kept once.
#[tokio::test]
async fn the_totals_are_kept_with_the_erasure_or_not_at_all() {
    const FAULTS: [Option<Fault>; 4] = [
        Some(Fault::Fails),
        Some(Fault::Fails),
        Some(Fault::AnswerLost),
        None,
    ];
    let asked = Arc::new(AtomicUsize::new(0));
    let count = asked.clone();
    let is_erasure = |write: &Write| matches!(write, Write::ForgetMember { .. });
    let faults = move |step: &Step| {
        if step.writes.iter().any(is_erasure) {
            FAULTS[count.fetch_add(1, Ordering::SeqCst)]
        } else {
            None
        }
    };
    let evening = Evening::with_store(Arc::new(Memory::with_faults(faults)), 1).await;
    evening.gives(1_000).await;
    evening.pays_all(ANN, BOB).await;
    for fault in FAULTS {
        let erased = evening.privacy.erase(SERVER, ANN).await;
        assert_eq!(erased.is_ok(), fault != Some(Fault::Fails), "{fault:?}");
        evening.members.meet(SERVER, ANN, "Ann").await.unwrap();
        let ann = evening.person(ANN).await;
        let now = evening.allowances.allowance_now(SERVER, ann).await;
        assert_eq!(now.unwrap(), Allowance::Fetched(Coins(900)), "{fault:?}");
    }
    assert_eq!(asked.load(Ordering::SeqCst), FAULTS.len());
    evening.audit().await;
}
