//! The score sheet of a table says what its deals brought, whatever became of them and of their players.

use crate::evening::{ANN, BOB, CHANNEL, CYD, DAN, Evening, SERVER, game, off_because, terms};
use books::Owner;
use house::VoidOrder;
use ids::{MemberId, TableId};
use pages::{ScoreSheet, Shortfall};
use table::{CalledOff, CoinKind, Rank, Terms};

const MEMBERS: [MemberId; 3] = [ANN, BOB, CYD];

async fn sheet(evening: &Evening, table: TableId) -> ScoreSheet {
    let sheet = evening.records.score_sheet(SERVER, table).await;
    sheet.unwrap()
}

/// Plays a deal to its end.
async fn play(evening: &Evening, table: TableId) {
    // No two deals begin in the same moment.
    evening.pass(1_000).await;
    evening.deal(table, ANN).await;
    evening.everybody_ready(table, &MEMBERS).await;
    evening.play_out(table, &MEMBERS).await;
}

/// What a member is up by the sheet.
async fn up(evening: &Evening, sheet: &ScoreSheet, member: MemberId) -> i64 {
    let owner = Owner::Member(evening.person(member).await.purse);
    let name = evening.members.name_of(SERVER, &owner).await.unwrap();
    let standing = sheet.standing().into_iter();
    let mut own = standing.filter(|(player, _)| sheet.players[*player] == name);
    own.next().map_or(0, |(_, coins)| coins.0)
}

/// By the sheet everybody has won or lost what has come to or gone from their purses.
async fn agrees(evening: &Evening, table: TableId, before: &[i64]) {
    let sheet = sheet(evening, table).await;
    for (member, before) in MEMBERS.into_iter().zip(before) {
        let won = evening.free(member).await - before;
        assert_eq!(
            up(evening, &sheet, member).await,
            won,
            "{member}: {sheet:?}"
        );
    }
}

#[tokio::test]
async fn what_is_up_on_the_sheet_is_what_is_in_the_purses_also_after_a_void_and_a_cancelled_deal() {
    let evening = Evening::new(71).await;
    let table = evening.table("tavern", &MEMBERS, 1).await;
    let before = evening.all_free(&MEMBERS).await;
    assert_eq!(sheet(&evening, table).await.deals, []);
    for _ in 0..4 {
        play(&evening, table).await;
        agrees(&evening, table, &before).await;
    }
    let order = VoidOrder {
        guild: SERVER,
        deal: evening.last_deal(table).await,
        by: DAN,
        reason: "a card fell".to_owned(),
        lacking: Shortfall::Refuse,
        channel: CHANNEL,
    };
    evening.void(&order).await.unwrap();
    agrees(&evening, table, &before).await;
    evening.deal_to_play(table, &MEMBERS).await;
    let off = off_because(CalledOff::Deal);
    evening.order(table, (DAN, Rank::Gm), off).await.unwrap();
    agrees(&evening, table, &before).await;
    play(&evening, table).await;
    agrees(&evening, table, &before).await;
    let sheet = sheet(&evening, table).await;
    let cancelled = sheet.deals.iter().filter(|deal| deal.won.is_none());
    assert!(cancelled.count() >= 2, "{sheet:?}");
    assert_eq!(sheet.players.len(), 4, "three members and a patron");
    assert!(!sheet.has_earlier);
}

#[tokio::test]
async fn a_match_counts_with_its_last_deal() {
    let evening = Evening::new(72).await;
    let terms = game("swiss", "classic", 5);
    let table = evening.table_for(terms, &MEMBERS, 0).await;
    let before = evening.all_free(&MEMBERS).await;
    for deal in 1..=3 {
        play(&evening, table).await;
        let sheet = sheet(&evening, table).await;
        assert_eq!(sheet.deals.len(), deal);
        assert_eq!(sheet.deals[deal - 1].match_goes_on, deal < 3);
        if deal < 3 {
            assert!(sheet.standing().iter().all(|(_, coins)| coins.0 == 0));
        }
    }
    agrees(&evening, table, &before).await;
}

#[tokio::test]
async fn a_table_for_fun_counts_chips_and_no_more_than_the_latest_fifty_deals() {
    let evening = Evening::new(73).await;
    let terms = Terms {
        coins: CoinKind::Chips,
        ..terms("tavern", 3)
    };
    let table = evening.table_for(terms, &MEMBERS, 0).await;
    let before = evening.all_free(&MEMBERS).await;
    for _ in 0..51 {
        play(&evening, table).await;
    }
    let sheet = sheet(&evening, table).await;
    assert_eq!(sheet.coin_kind, CoinKind::Chips);
    assert_eq!((sheet.deals.len(), sheet.has_earlier), (50, true));
    assert_eq!(evening.all_free(&MEMBERS).await, before);
    let standing = sheet.standing();
    assert_eq!(standing.iter().map(|(_, coins)| coins.0).sum::<i64>(), 0);
    assert!(standing.iter().any(|(_, coins)| coins.0 > 0));
    assert!(standing.is_sorted_by(|more, less| more.1 >= less.1));
}

#[tokio::test]
async fn who_was_erased_stays_on_the_sheet_without_a_name() {
    let evening = Evening::new(74).await;
    let table = evening.table("tavern", &MEMBERS, 0).await;
    while sheet(&evening, table)
        .await
        .standing()
        .iter()
        .all(|(_, coins)| coins.0 == 0)
    {
        play(&evening, table).await;
    }
    let owner = Owner::Member(evening.person(CYD).await.purse);
    let name = evening.members.name_of(SERVER, &owner).await.unwrap();
    let known = sheet(&evening, table).await;
    assert!(known.players.contains(&name));
    evening.close(table, ANN).await;
    evening.privacy.erase(SERVER, CYD).await.unwrap();
    let erased = sheet(&evening, table).await;
    assert_eq!(erased.deals, known.deals);
    assert!(!erased.players.contains(&name), "{erased:?}");
    assert_eq!(erased.players.len(), 3);
}
