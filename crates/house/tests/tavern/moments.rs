//! Moments: what is told of a deal along with its result, and a member's first win.

use crate::evening::{ANN, BOB, CHANNEL, CYD, DAN, Evening, SERVER, game, here};
use ids::{ChannelId, MemberId, TableId};
use pages::{Highlight, Highlights, HouseRefusal};
use rules::{Coins, Seat};
use table::{CoinKind, Terms};

const BOTH: [MemberId; 2] = [ANN, BOB];

/// A table of Ann and Bob at this stake.
async fn table(evening: &Evening, stake: i64, coins: CoinKind) -> TableId {
    let terms = Terms {
        coins,
        ..game("triomphe", "tavern", stake)
    };
    evening.table_for(terms, &BOTH, 2).await
}

/// Plays so many deals of triomphe for the lowest stake, none with Death; Ann and Bob have coins for many more.
async fn small_pots(evening: &Evening, count: usize) {
    evening.grant(ANN, 10_000).await;
    evening.grant(BOB, 10_000).await;
    let table = table(evening, 2, CoinKind::Purse).await;
    for _ in 0..count {
        evening.deal_to_play(table, &BOTH).await;
        evening.play_out(table, &BOTH).await;
    }
    evening.close(table, ANN).await;
}

/// What is told of the next deal at a table for this stake, and the deal's pot: the stakes of four.
async fn told(evening: &Evening, stake: i64, coins: CoinKind) -> Option<Highlight> {
    let table = table(evening, stake, coins).await;
    evening.deal_to_play(table, &BOTH).await;
    evening.play_out(table, &BOTH).await;
    let look = evening.shown_to_all(table).await;
    let own = evening.look(table, ANN).await;
    assert_eq!(own.highlight, None, "it stands on the public message alone");
    evening.close(table, ANN).await;
    look.highlight
}

fn is_pot(told: Option<&Highlight>, holds: i64) -> bool {
    matches!(told, Some(Highlight::Pot { coins, .. }) if *coins == Coins(holds))
}

#[tokio::test]
async fn the_biggest_pot_of_the_week_is_told_once_there_were_enough() {
    let evening = Evening::new(11).await;
    small_pots(&evening, 9).await;
    assert_eq!(
        told(&evening, 3, CoinKind::Purse).await,
        None,
        "nine before it"
    );
    let second = told(&evening, 4, CoinKind::Purse).await;
    assert!(is_pot(second.as_ref(), 16), "{second:?}");
    assert_eq!(
        told(&evening, 4, CoinKind::Purse).await,
        None,
        "no bigger than that"
    );
    assert_eq!(told(&evening, 5, CoinKind::Chips).await, None, "for fun");
    let again = told(&evening, 5, CoinKind::Purse).await;
    assert!(is_pot(again.as_ref(), 20), "{again:?}");
    // Another week begins at nought.
    evening.set_clock(7 * 24 * 60 * 60 * 1000);
    assert_eq!(told(&evening, 6, CoinKind::Purse).await, None);
}

#[tokio::test]
async fn the_house_and_whoever_it_is_about_can_do_without() {
    let evening = Evening::new(12).await;
    small_pots(&evening, 10).await;
    let settings = &evening.settings;
    let moments =
        |moments| settings.change(SERVER, None, move |settings| settings.moments = moments);
    moments(Highlights::Untold).await.unwrap();
    assert_eq!(told(&evening, 3, CoinKind::Purse).await, None);
    moments(Highlights::Told).await.unwrap();
    for member in BOTH {
        let none = |taste: &mut pages::Preferences| taste.moments = Highlights::Untold;
        let members = &evening.members;
        members.set_preferences(SERVER, member, none).await.unwrap();
    }
    // It is still told of the patrons, who have no say.
    let mut silent = 0;
    for stake in 4..12 {
        let table = table(&evening, stake, CoinKind::Purse).await;
        evening.deal_to_play(table, &BOTH).await;
        evening.play_out(table, &BOTH).await;
        let look = evening.shown_to_all(table).await;
        let report = look.scene.last().unwrap();
        let is_members = |seat: &Seat| {
            let owner = &report.owners[seat.index()];
            look.chairs
                .iter()
                .any(|chair| chair.player.owner() == *owner && chair.player.member().is_some())
        };
        let paid = report
            .payments
            .iter()
            .filter_map(|paid| match (paid.from, paid.to) {
                (rules::Purse::Pot, rules::Purse::Seat(seat)) => Some(seat),
                _ => None,
            });
        let members = paid.filter(is_members).count();
        assert_eq!(
            look.highlight.is_none(),
            members > 0,
            "{:?}",
            look.highlight
        );
        silent += usize::from(members > 0);
        evening.close(table, ANN).await;
    }
    assert!(silent > 0, "a member won a pot");
}

/// Deals at a table until Ann wins coins; whether it was told her as her first win.
async fn wins(evening: &Evening, table: TableId) -> (ids::DealId, bool) {
    for _ in 0..60 {
        evening.deal_to_play(table, &BOTH).await;
        evening.play_out(table, &BOTH).await;
        let look = evening.look(table, ANN).await;
        let (_, coins) = look
            .won
            .iter()
            .find(|(player, _)| player.member() == Some(ANN))
            .unwrap();
        if *coins > Coins::ZERO {
            return (evening.last_deal(table).await, look.is_first_win);
        }
        assert!(!look.is_first_win, "she won nothing");
    }
    panic!("she never won");
}

#[tokio::test]
async fn a_first_win_is_told_its_winner_and_shown_by_them_alone() {
    let evening = Evening::new(13).await;
    evening.grant(ANN, 10_000).await;
    evening.grant(BOB, 10_000).await;
    let fun = table(&evening, 2, CoinKind::Chips).await;
    let (_, is_first) = wins(&evening, fun).await;
    assert!(!is_first, "for fun");
    let coins = table(&evening, 2, CoinKind::Purse).await;
    let (deal, is_first) = wins(&evening, coins).await;
    assert!(is_first);
    assert!(
        evening.look(coins, ANN).await.is_first_win,
        "as often as she looks"
    );
    assert!(!evening.shown_to_all(coins).await.is_first_win);
    let won = evening.win_to_share(&here(ANN), deal).await.unwrap();
    assert_eq!((won.deal, won.variant.game()), (deal, "triomphe"));
    assert!(won.coins > Coins::ZERO);
    let refused = async |requester| match evening.win_to_share(&requester, deal).await {
        Err(house::HouseError::Refused(refusal)) => refusal,
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(here(BOB)).await, HouseRefusal::NoSuchDeal);
    assert_eq!(refused(here(CYD)).await, HouseRefusal::NoSuchDeal);
    let elsewhere = house::Requester {
        channel: ChannelId(CHANNEL.0 + 1),
        ..here(ANN)
    };
    assert_eq!(refused(elsewhere).await, HouseRefusal::WonElsewhere);
    let (later, is_first) = wins(&evening, coins).await;
    assert!(!is_first);
    // Whoever won before it was counted is told nothing wrong.
    let uncounted = |taste: &mut pages::Preferences| taste.first_wins.clear();
    let members = &evening.members;
    members
        .set_preferences(SERVER, ANN, uncounted)
        .await
        .unwrap();
    assert!(!evening.look(coins, ANN).await.is_first_win);
    let known = members.preferences(SERVER, ANN).await.unwrap();
    assert_ne!(known.first_wins.get("triomphe"), Some(&later));
}

#[tokio::test]
async fn a_first_win_that_was_cancelled_is_shared_no_more_and_the_next_is_the_first() {
    let evening = Evening::new(14).await;
    evening.grant(ANN, 10_000).await;
    evening.grant(BOB, 10_000).await;
    let coins = table(&evening, 2, CoinKind::Purse).await;
    let (deal, is_first) = wins(&evening, coins).await;
    assert!(is_first);
    let void = house::VoidOrder {
        guild: SERVER,
        deal,
        by: DAN,
        reason: "a card fell".to_owned(),
        lacking: pages::Shortfall::Refuse,
        channel: CHANNEL,
    };
    evening.void(&void).await.unwrap();
    assert!(!evening.look(coins, ANN).await.is_first_win);
    match evening.win_to_share(&here(ANN), deal).await {
        Err(house::HouseError::Refused(HouseRefusal::WinCancelled)) => {}
        other => panic!("{other:?}"),
    }
    let (next, is_first) = wins(&evening, coins).await;
    assert!(is_first);
    assert!(evening.win_to_share(&here(ANN), next).await.is_ok());
    let (_, is_first) = wins(&evening, coins).await;
    assert!(!is_first);
}
