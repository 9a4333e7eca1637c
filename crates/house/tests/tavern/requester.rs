//! Records, receipts and replays are only for the channel they were played in, the players, and game masters.

use crate::evening::{ANN, BOB, CYD, DAN, DEAL, Evening, SERVER, game, here, refusal};
use house::{HouseError, Opening, Problem, Requester};
use ids::{ChannelId, DealId, GuildId};
use pages::{HouseRefusal, ReplayAt};
use table::{Order, Rank};

const ELSEWHERE: ChannelId = ChannelId(71);

/// Asks for the deal in every possible way, by the start of its id and by the whole id.
async fn ask(evening: &Evening, requester: Requester, deal: DealId) -> Vec<Result<(), HouseError>> {
    let id = deal.to_string();
    let mut said = Vec::new();
    for typed in [&id[..4], &id] {
        let found = evening.records.find_deal(&requester, typed).await;
        said.push(found.map(|found| assert_eq!(found, deal)));
    }
    said.push(evening.records.receipt(&requester, deal).await.map(drop));
    said.push(evening.records.record_of(&requester, deal).await.map(drop));
    said.push(
        evening
            .replayed(&requester, deal, ReplayAt::Step(0))
            .await
            .map(drop),
    );
    said.push(evening.records.told_of(&requester, deal).await.map(drop));
    let problem = Problem {
        by: requester,
        words: "odd".to_owned(),
        deal: Some(deal),
        look: None,
        seen: Vec::new(),
    };
    said.push(evening.reports.report_problem(problem).await.map(drop));
    said
}

async fn is_told(evening: &Evening, requester: Requester, deal: DealId) {
    for said in ask(evening, requester, deal).await {
        said.unwrap();
    }
}

async fn is_refused(evening: &Evening, requester: Requester, deal: DealId) {
    for said in ask(evening, requester, deal).await {
        // The same answer as for a deal that does not exist.
        assert_eq!(refusal(said), HouseRefusal::NoSuchDeal);
    }
}

#[tokio::test]
async fn a_deal_is_told_where_it_was_played_to_who_sat_there_and_to_the_game_master() {
    let evening = Evening::new(1).await;
    let table = evening
        .table_for(game("scarto", "mcleod", 1), &[ANN, BOB], 1)
        .await;
    evening.order(table, ANN, DEAL).await.unwrap();
    evening.play_out(table, &[ANN, BOB]).await;
    let deal = evening.records.last_deal(table).await.unwrap().unwrap();
    let elsewhere = |member| Requester {
        channel: ELSEWHERE,
        ..here(member)
    };
    is_told(&evening, here(CYD), deal).await;
    is_refused(&evening, elsewhere(CYD), deal).await;
    is_told(&evening, elsewhere(BOB), deal).await;
    let gm = Requester {
        rank: Rank::Gm,
        ..elsewhere(DAN)
    };
    is_told(&evening, gm, deal).await;
    let of_another_server = Requester {
        guild: GuildId(8),
        ..gm
    };
    is_refused(&evening, of_another_server, deal).await;
    // Those who left still played it; those who sit at the table now may ask too.
    evening.order(table, BOB, Order::Leave).await.unwrap();
    evening.grant(CYD, 1_000).await;
    evening.join(table, CYD).await.unwrap();
    let asked = evening.records.receipt(&elsewhere(BOB), deal).await;
    asked.unwrap();
    let asked = evening.records.receipt(&elsewhere(CYD), deal).await;
    asked.unwrap();
    evening.order(table, ANN, Order::Close).await.unwrap();
    let asked = evening.records.receipt(&elsewhere(DAN), deal).await;
    assert_eq!(refusal(asked.map(drop)), HouseRefusal::NoSuchDeal);
}

#[tokio::test]
async fn a_deal_of_a_thread_is_told_in_its_channel_too() {
    let evening = Evening::new(2).await;
    evening.grant(ANN, 1_000).await;
    let thread = ChannelId(72);
    let terms = game("scarto", "mcleod", 1);
    let opening = Opening::new(SERVER, here(ANN).channel, ANN, terms, 2);
    let may = evening.may_start(opening).await.unwrap();
    let table = evening.open_table(may.in_thread(thread)).await.unwrap();
    evening.order(table, ANN, DEAL).await.unwrap();
    evening.play_out(table, &[ANN]).await;
    let deal = evening.records.last_deal(table).await.unwrap().unwrap();
    let asks = |channel| Requester {
        channel,
        ..here(CYD)
    };
    is_told(&evening, asks(thread), deal).await;
    is_refused(&evening, asks(ELSEWHERE), deal).await;
    evening.records.receipt(&here(CYD), deal).await.unwrap();
    // The same players open a new table in the same channel.
    evening.order(table, ANN, Order::Close).await.unwrap();
    let again = evening
        .play_again(SERVER, table, ANN, Rank::Guest)
        .await
        .unwrap();
    let house::Again::Opened(again) = again else {
        panic!("nobody else plays")
    };
    evening.order(again, ANN, DEAL).await.unwrap();
    evening.play_out(again, &[ANN]).await;
    let deal = evening.records.last_deal(again).await.unwrap().unwrap();
    evening.records.receipt(&here(CYD), deal).await.unwrap();
}

/// It stood nowhere, so that there is no place for another table of it.
#[tokio::test]
async fn a_solo_table_is_not_played_again_as_a_table_of_all() {
    let evening = Evening::new(4).await;
    let variant = game("scarto", "mcleod", 1).variant;
    let opened = evening.open_alone(
        SERVER,
        here(ANN).channel,
        ANN,
        variant,
        patrons::Skill::Regular,
    );
    let table = opened.await.unwrap();
    evening.order(table, ANN, Order::Close).await.unwrap();
    for member in [ANN, CYD] {
        let again = evening.play_again(SERVER, table, member, Rank::Guest).await;
        assert_eq!(refusal(again), HouseRefusal::NoSuchTable);
    }
}

#[tokio::test]
async fn a_deal_is_looked_for_by_four_letters_or_more() {
    let evening = Evening::new(3).await;
    let table = evening
        .table_for(game("scarto", "mcleod", 1), &[ANN], 2)
        .await;
    evening.order(table, ANN, DEAL).await.unwrap();
    evening.play_out(table, &[ANN]).await;
    let deal = evening.records.last_deal(table).await.unwrap().unwrap();
    let found = evening
        .records
        .find_deal(&here(CYD), &deal.to_string()[..3])
        .await;
    assert_eq!(refusal(found), HouseRefusal::NoSuchDeal, "too few letters");
    let typed = format!(" {} ", deal.to_string().to_ascii_uppercase());
    let found = evening.records.find_deal(&here(CYD), &typed).await;
    assert_eq!(found.unwrap(), deal);
}

#[tokio::test]
async fn of_a_deal_that_is_on_nobody_is_told_more_than_they_see_the_game_master_included() {
    let (evening, table) = Evening::dealt(4, &[ANN, BOB], 2).await;
    let deal = evening.playing(table, ANN).await.unwrap().deal;
    let records = &evening.records;
    let gm = Requester {
        rank: Rank::Gm,
        ..here(DAN)
    };
    for requester in [here(CYD), here(ANN), gm] {
        for refused in [
            records.receipt(&requester, deal).await.map(drop),
            records.record_of(&requester, deal).await.map(drop),
            evening
                .replayed(&requester, deal, ReplayAt::Step(0))
                .await
                .map(drop),
        ] {
            assert_eq!(refusal(refused), HouseRefusal::NotYetShown);
        }
        // The hash was public before the deal; seed, cuts and cards are not yet.
        let told = records.told_of(&requester, deal).await.unwrap();
        assert!(told.hash.is_some() && told.record.is_none() && told.proof.is_none());
    }
    for viewer in [CYD, DAN] {
        let seen = evening.playing(table, viewer).await.unwrap();
        assert!(seen.view.hand.is_empty());
    }
}
