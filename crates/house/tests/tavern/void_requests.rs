//! A game master who was dealt in cannot cancel or void that deal alone: the other players are asked.

use crate::evening::{
    ANN, BOB, CHANNEL, CYD, DAN, DEAL, Evening, Meet, SERVER, game, off_because, refusal,
};
use house::{HouseError, VOID_REQUEST_MS, VoidAnswer, VoidOrder};
use ids::{DealId, MemberId, MessageId, TableId};
use pages::{HouseRefusal, Shortfall, VoidAsked, VoidDone, VoidRefused};
use table::{CalledOff, Order, Rank, Refusal};

/// The game master, who also plays at these tables.
const GM: MemberId = DAN;

fn order(deal: DealId) -> VoidOrder {
    VoidOrder {
        guild: SERVER,
        deal,
        by: GM,
        reason: "a card fell".to_owned(),
        lacking: Shortfall::Refuse,
        channel: CHANNEL,
    }
}

fn asked(answer: Result<VoidAnswer, HouseError>) -> VoidAsked {
    match answer.unwrap() {
        VoidAnswer::Asked(asked) => asked,
        VoidAnswer::Done(_) => panic!("nobody was asked"),
    }
}

fn done(answer: Result<VoidAnswer, HouseError>) -> VoidDone {
    match answer.unwrap() {
        VoidAnswer::Done(done) => done,
        VoidAnswer::Asked(asked) => panic!("{:?} are asked", asked.missing),
    }
}

fn nobody_else() -> HouseRefusal {
    HouseRefusal::VoidRefused(VoidRefused::NobodyElse)
}

/// Plays triomphe until a deal moves coins; returns that deal and the members' coins before it.
async fn played(evening: &Evening, table: TableId, members: &[MemberId]) -> (DealId, Vec<i64>) {
    for _ in 0..20 {
        let before = evening.all_free(members).await;
        match evening.order(table, members[0], DEAL).await {
            Ok(_) => {}
            other => assert_eq!(refusal(other), HouseRefusal::Table(Refusal::ShuffledAnew)),
        }
        evening.everybody_ready(table, members).await;
        evening.play_out(table, members).await;
        if evening.all_free(members).await != before {
            return (evening.last_deal(table).await, before);
        }
    }
    panic!("no coin moves in twenty deals; seed {}", evening.seed);
}

#[tokio::test]
async fn every_other_member_who_was_dealt_in_has_to_agree_within_a_day() {
    let mut evening = Evening::new(1).await;
    let members = [ANN, BOB, GM];
    let table = evening.table("tavern", &members, 1).await;
    let (deal, before) = played(&evening, table, &members).await;
    let after = evening.all_free(&members).await;

    let request = asked(evening.voids.void(&order(deal), &[]).await);
    assert_eq!(request.missing, [ANN, BOB]);
    assert_eq!(request.until, evening.now() + VOID_REQUEST_MS);
    let agree = |evening: &Evening, member| {
        let tavern = evening.tavern.clone();
        async move {
            tavern
                .voids
                .agree_to_void(SERVER, request.id, member, &[])
                .await
        }
    };
    for other in [CYD, GM] {
        assert_eq!(
            refusal(agree(&evening, other).await),
            HouseRefusal::NotAsked
        );
    }
    let still = asked(agree(&evening, ANN).await);
    assert_eq!((still.agreed, still.missing), (vec![ANN], vec![BOB]));
    // Agreeing twice counts once.
    assert_eq!(asked(agree(&evening, ANN).await).missing, [BOB]);
    assert_eq!(evening.all_free(&members).await, after, "nothing moved");

    evening.restart(VOID_REQUEST_MS - 1).await;
    let voided = done(agree(&evening, BOB).await);
    assert_eq!((voided.deal, voided.by), (deal, GM));
    assert_eq!(evening.all_free(&members).await, before);
    assert_eq!(
        refusal(agree(&evening, BOB).await),
        HouseRefusal::Table(Refusal::WishGone)
    );
    evening.audit().await;
}

#[tokio::test]
async fn after_a_day_the_question_is_gone_and_can_be_put_again() {
    let mut evening = Evening::new(2).await;
    let members = [ANN, BOB, GM];
    let table = evening.table("tavern", &members, 0).await;
    let (deal, before) = played(&evening, table, &members).await;
    let request = asked(evening.voids.void(&order(deal), &[]).await);
    let message = Some(MessageId(9));
    let posted = evening.voids.void_request_posted(&request, message);
    posted.await.unwrap();
    evening.restart(VOID_REQUEST_MS - 1).await;
    let lapsed = evening.voids.lapsed_void_requests().await.unwrap();
    assert_eq!(lapsed, []);
    evening.pass(1).await;
    let agree = evening.voids.agree_to_void(SERVER, request.id, ANN, &[]);
    assert_eq!(refusal(agree.await), HouseRefusal::Table(Refusal::WishGone));
    let lapsed = evening.voids.lapsed_void_requests().await.unwrap();
    let [over] = lapsed.as_slice() else {
        panic!("{lapsed:?}")
    };
    assert_eq!((over.guild, over.table, over.deal), (SERVER, table, deal));
    assert_eq!(
        (over.posted.channel, Some(over.posted.message)),
        (CHANNEL, message)
    );
    let lapsed = evening.voids.lapsed_void_requests().await.unwrap();
    assert_eq!(lapsed, [], "told once");
    let again = asked(evening.voids.void(&order(deal), &[]).await);
    assert_ne!(again.id, request.id);
    for member in [ANN, BOB] {
        let agree = evening.voids.agree_to_void(SERVER, again.id, member, &[]);
        agree.await.unwrap();
    }
    assert_eq!(evening.all_free(&members).await, before);
    evening.audit().await;
}

#[tokio::test]
async fn who_plays_a_patrons_hand_or_a_character_is_dealt_in_like_any_other() {
    let evening = Evening::new(3).await;
    let table = evening.table("tavern", &[ANN], 2).await;
    evening.play_for(table, GM, None).await.unwrap();
    let everybody = [ANN, GM];
    let (deal, _) = played(&evening, table, &everybody).await;
    // Giving back the seat afterwards does not change who was dealt in.
    evening.give_back(table, GM).await.unwrap();
    let request = asked(evening.voids.void(&order(deal), &[]).await);
    assert_eq!(request.missing, [ANN]);

    let evening = Evening::new(4).await;
    let tavern = &evening.tavern;
    let brenna = evening.creates(GM, "Brenna").await.unwrap().purse;
    tavern
        .members
        .play_as(SERVER, GM, Some(brenna))
        .await
        .unwrap();
    evening.grant(GM, 100).await;
    let members = [ANN, BOB, GM];
    let table = evening.table("tavern", &members, 0).await;
    let (deal, _) = played(&evening, table, &members).await;
    tavern.members.play_as(SERVER, GM, None).await.unwrap();
    let request = asked(tavern.voids.void(&order(deal), &[]).await);
    assert_eq!(request.missing, [ANN, BOB]);
}

#[tokio::test]
async fn with_nobody_else_a_game_master_voids_nothing_they_were_dealt_in() {
    let evening = Evening::new(5).await;
    let table = evening.table("tavern", &[GM], 3).await;
    let (deal, _) = played(&evening, table, &[GM]).await;
    let after = evening.free(GM).await;
    let void = evening.voids.void(&order(deal), &[]).await;
    assert_eq!(refusal(void), nobody_else());
    // Nor a running deal, by itself or with the whole table.
    evening.deal_to_play(table, &[GM]).await;
    for what in [CalledOff::Deal, CalledOff::Table] {
        let off = evening
            .order(table, (GM, Rank::Gm), off_because(what))
            .await;
        assert_eq!(
            refusal(off),
            HouseRefusal::Table(Refusal::NobodyElse),
            "{what:?}"
        );
    }
    // A game master who was not dealt in can.
    let off = evening
        .order(table, (CYD, Rank::Gm), off_because(CalledOff::Deal))
        .await;
    assert!(off.unwrap().has_cancelled());
    let other = VoidOrder {
        by: CYD,
        ..order(deal)
    };
    done(evening.voids.void(&other, &[]).await);
    assert_ne!(evening.free(GM).await, after);
    evening.audit().await;
}

#[tokio::test]
async fn the_erased_and_the_departed_do_not_count_but_one_must_be_left() {
    let evening = Evening::new(6).await;
    let members = [ANN, BOB, GM];
    let table = evening.table("tavern", &members, 0).await;
    let (deal, _) = played(&evening, table, &members).await;
    assert_eq!(
        evening.voids.asked_to_void(SERVER, deal, GM).await.unwrap(),
        [ANN, BOB]
    );
    let request = asked(evening.voids.void(&order(deal), &[BOB]).await);
    assert_eq!(request.missing, [ANN]);
    assert_eq!(
        refusal(evening.voids.void(&order(deal), &[ANN, BOB]).await),
        nobody_else()
    );
    evening.privacy.erase(SERVER, ANN).await.unwrap();
    assert_eq!(
        evening.voids.asked_to_void(SERVER, deal, GM).await.unwrap(),
        [BOB]
    );
    assert_eq!(
        refusal(evening.voids.void(&order(deal), &[BOB]).await),
        nobody_else()
    );
    // An erased member who returns, even under the same name, does not count as having been dealt in.
    evening.members.meet(SERVER, ANN, "Ann").await.unwrap();
    let agree = evening
        .voids
        .agree_to_void(SERVER, request.id, ANN, &[])
        .await;
    assert_eq!(refusal(agree), HouseRefusal::NotAsked);
    evening.audit().await;
}

#[tokio::test]
async fn who_was_asked_is_not_asked_again_while_the_request_is_open() {
    let evening = Evening::new(7).await;
    let members = [ANN, BOB, GM];
    let table = evening.table("tavern", &members, 0).await;
    let (deal, before) = played(&evening, table, &members).await;
    let after = evening.all_free(&members).await;
    let first = asked(evening.voids.void(&order(deal), &[]).await);
    let message = Some(MessageId(9));
    let posted = evening.voids.void_request_posted(&first, message);
    posted.await.unwrap();
    let agree = evening.voids.agree_to_void(SERVER, first.id, ANN, &[]);
    assert!(asked(agree.await).posted.is_some(), "its message changes");
    let agree = evening.voids.agree_to_void(SERVER, first.id, ANN, &[]);
    assert_eq!(asked(agree.await).posted, None, "nothing changes");
    evening.pass(1_000).await;
    // The same order again is the same request, in the same message, and lapses no later.
    let again = asked(evening.voids.void(&order(deal), &[]).await);
    assert_eq!((again.id, again.agreed), (first.id, vec![ANN]));
    assert_eq!(again.until, first.until);
    assert_eq!(again.posted.map(|posted| posted.message), message);
    // Neither another reason nor another game master who was dealt in asks them anew.
    let others = [(GM, "another card fell"), (BOB, "a card fell")];
    for (by, reason) in others {
        let other = VoidOrder {
            by,
            reason: reason.to_owned(),
            ..order(deal)
        };
        let until = first.until;
        assert_eq!(
            refusal(evening.voids.void(&other, &[]).await),
            HouseRefusal::VoidRefused(VoidRefused::AskedAlready { until })
        );
    }

    // A winner has spent the coins: even if all agree, the shortfall must be made good first.
    let won = |n: usize| after[n] - before[n];
    let winner = (0..3).max_by_key(|&n| won(n)).unwrap();
    let back = asked(evening.voids.void(&order(deal), &[]).await);
    evening.take(members[winner], after[winner]).await;
    for member in [ANN, BOB] {
        let agreed = evening
            .voids
            .agree_to_void(SERVER, back.id, member, &[])
            .await;
        let agreed = asked(agreed);
        assert_eq!(agreed.missing.is_empty(), member == BOB);
    }
    let good = VoidOrder {
        lacking: Shortfall::MakeGood,
        ..order(deal)
    };
    let voided = done(evening.voids.void(&good, &[]).await);
    assert_eq!(voided.made_good.len(), 1);
    evening.audit().await;
}

#[tokio::test]
async fn another_game_master_voids_it_meanwhile_and_the_question_is_answered() {
    let evening = Evening::new(8).await;
    let members = [ANN, BOB, GM];
    let table = evening.table("tavern", &members, 0).await;
    let (deal, before) = played(&evening, table, &members).await;
    let request = asked(evening.voids.void(&order(deal), &[]).await);
    let message = Some(MessageId(9));
    evening
        .voids
        .void_request_posted(&request, message)
        .await
        .unwrap();
    let other = VoidOrder {
        by: CYD,
        ..order(deal)
    };
    let voided = done(evening.voids.void(&other, &[]).await);
    assert_eq!(voided.asked.map(|asked| asked.message), message);
    assert_eq!(evening.all_free(&members).await, before);
    let late = evening
        .voids
        .agree_to_void(SERVER, request.id, ANN, &[])
        .await;
    assert_eq!(refusal(late), HouseRefusal::Table(Refusal::WishGone));
}

#[tokio::test]
async fn a_running_deal_needs_the_others_word_where_the_game_master_plays_a_patrons_hand() {
    let evening = Evening::new(9).await;
    let table = evening.table("tavern", &[ANN, BOB], 1).await;
    evening.play_for(table, GM, None).await.unwrap();
    let off = |what| evening.order(table, (GM, Rank::Gm), off_because(what));
    for what in [CalledOff::Deal, CalledOff::Table] {
        evening.deal_to_play(table, &[ANN, BOB, GM]).await;
        // The stake of 5 is in the pot.
        let mut before = evening.all_free(&[ANN, BOB]).await;
        before.iter_mut().for_each(|coins| *coins += 5);
        assert!(!off(what).await.unwrap().has_cancelled(), "{what:?}");
        let wish = evening.look(table, ANN).await.table.wish.unwrap();
        assert_eq!((wish.what, wish.missing.len()), (what, 2));
        let wish = wish.number;
        let agree = |member| evening.order(table, member, Order::Agree { wish });
        assert!(!agree(ANN).await.unwrap().has_cancelled());
        assert!(agree(BOB).await.unwrap().has_cancelled());
        assert_eq!(evening.all_free(&[ANN, BOB]).await, before);
    }
    evening.assert_all_closed();
    evening.audit().await;
}

/// Nobody can tell who the erased player was: it may be the game master who gives the order now.
#[tokio::test]
async fn a_deal_in_which_an_erased_game_master_held_cards_takes_the_others_word_for_good() {
    let evening = Evening::new(11).await;
    let table = evening.table("tavern", &[ANN, BOB], 1).await;
    evening.play_for(table, GM, None).await.unwrap();
    let (deal, before) = played(&evening, table, &[ANN, BOB, GM]).await;
    evening.give_back(table, GM).await.unwrap();
    evening.privacy.erase(SERVER, GM).await.unwrap();
    evening.members.meet(SERVER, GM, "Dan").await.unwrap();
    for by in [CYD, GM] {
        let asked = evening.voids.asked_to_void(SERVER, deal, by).await;
        assert_eq!(asked.unwrap(), [ANN, BOB], "{by}");
    }
    let nobody = evening.voids.void(&order(deal), &[ANN, BOB]).await;
    assert_eq!(
        refusal(nobody),
        HouseRefusal::VoidRefused(VoidRefused::NobodyLeft),
        "it stands"
    );
    let request = asked(evening.voids.void(&order(deal), &[]).await);
    let agree = |member| evening.voids.agree_to_void(SERVER, request.id, member, &[]);
    asked(agree(ANN).await);
    done(agree(BOB).await);
    assert_eq!(evening.all_free(&[ANN, BOB]).await, before[..2]);
    evening.audit().await;
}

#[tokio::test]
async fn who_held_cards_in_a_match_does_not_end_it_alone_by_giving_them_back() {
    let evening = Evening::new(10).await;
    let swiss = game("swiss", "classic", 10);
    let table = evening.table_for(swiss, &[ANN, BOB], 1).await;
    evening.play_for(table, GM, None).await.unwrap();
    evening.order(table, ANN, DEAL).await.unwrap();
    evening.play_out(table, &[ANN, BOB, GM]).await;
    evening.give_back(table, GM).await.unwrap();
    let off = |by| evening.order(table, (by, Rank::Gm), off_because(CalledOff::Match));
    assert!(!off(GM).await.unwrap().has_cancelled());
    let wish = evening.look(table, ANN).await.table.wish.unwrap();
    assert_eq!(wish.missing.len(), 2);
    // Nor the match's last deal, once it is over.
    while evening.look(table, ANN).await.table.match_on.is_some() {
        evening.pass(15_000).await;
        evening.play_out(table, &[ANN, BOB]).await;
    }
    let deal = evening.last_deal(table).await;
    let request = asked(evening.voids.void(&order(deal), &[]).await);
    assert_eq!(request.missing, [ANN, BOB]);
    evening.audit().await;
}
