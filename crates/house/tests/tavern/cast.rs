//! The house's own patrons play with the house's coins: stakes, budget, refusals, voids, and older books.

use crate::evening::{
    ANN, BOB, CHANNEL, CYD, DAN, DEAL, Evening, Meet, SERVER, game, here, refusal, terms,
};
use crate::schema::of_step;
use books::{Account, Amount, Owner, PatronKey, Reason, Transfer};
use house::{HouseError, VoidOrder};
use ids::{MemberId, TableId};
use pages::{HouseRefusal, Payer, Shortfall, VoidRefused};
use rules::Coins;
use store::Sqlite;
use table::{
    Notice, Order, Player, Refusal, Terms, WhichPatron,
    look::{Report, Scene},
};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;
const BUDGET: i64 = 10_000;

async fn house(evening: &Evening) -> i64 {
    evening.treasury.house_has(SERVER).await.unwrap().0
}

/// The house's coins, without topping it up first.
async fn house_now(evening: &Evening) -> i64 {
    let bank = &evening.bank;
    bank.balance(SERVER, &Account::House).await.unwrap().free.0
}

async fn minted(evening: &Evening) -> i64 {
    let bank = &evening.bank;
    bank.coin_totals(SERVER).await.unwrap().minted.0
}

async fn moved(evening: &Evening, from: Account, to: Account, coins: i64) {
    let transfer = Transfer::new(
        evening.new_name(),
        from,
        to,
        Amount::new(coins).unwrap(),
        Reason::Played("test".to_owned()),
    );
    let bank = &evening.bank;
    bank.post(SERVER, [transfer], evening.now()).await.unwrap();
}

/// Lets Ann win this many of the house's coins.
async fn won_from_the_house(evening: &Evening, coins: i64) {
    let ann = evening.account(ANN).await;
    moved(evening, Account::House, ann, coins).await;
}

/// Ann wins all the house's coins, without topping it up first.
async fn win_all(evening: &Evening) {
    match house_now(evening).await {
        0 => {}
        has => won_from_the_house(evening, has).await,
    }
}

async fn set_budget(evening: &Evening, coins: i64) {
    let set = evening.settings.change(SERVER, Some(DAN), |settings| {
        settings.house_budget = Some(Coins(coins))
    });
    set.await.unwrap();
}

async fn patrons_at(evening: &Evening, table: TableId) -> Vec<String> {
    let look = evening.tavern.look(table, None).await.unwrap();
    let chairs = look.table.chairs.into_iter();
    let key = chairs.filter_map(|chair| match chair.player {
        Player::Patron(key) => Some(String::from(key)),
        Player::Member(_) => None,
    });
    key.collect()
}

#[tokio::test]
async fn the_house_puts_up_its_patrons_stakes_when_the_cards_are_dealt_and_has_the_rest_back() {
    let evening = Evening::new(1).await;
    let table = evening.table("tavern", &[ANN], 3).await;
    // Patrons of the cast have no purses, and sitting down costs nothing.
    assert_eq!(house(&evening).await, BUDGET);
    let look = evening.shown_to_all(table).await;
    let free: Vec<Option<Coins>> = look
        .chairs
        .iter()
        .map(|chair| look.free(chair.id))
        .collect();
    assert_eq!(free, [Some(Coins(100)), None, None, None]);
    evening
        .order(table, ANN, Order::UnseatPatron)
        .await
        .unwrap();
    evening
        .order(table, ANN, Order::SeatPatron(WhichPatron::Anybody))
        .await
        .unwrap();
    assert_eq!(house(&evening).await, BUDGET);
    let mut before = evening.free(ANN).await;
    for _ in 0..5 {
        evening.order(table, ANN, DEAL).await.unwrap();
        let is_on = evening.playing(table, ANN).await.is_some();
        if is_on {
            assert_eq!(house_now(&evening).await + before, BUDGET + 100 - 3 * 5);
        }
        evening.everybody_ready(table, &[ANN]).await;
        evening.play_out(table, &[ANN]).await;
        // Ann's winnings came from the house, and no other purse changed.
        assert_eq!(
            evening.free(ANN).await + house_now(&evening).await,
            BUDGET + 100
        );
        for key in patrons_at(&evening, table).await {
            let purse = Account::Patron(PatronKey::new(key).unwrap());
            let has = evening.bank.balance(SERVER, &purse).await.unwrap();
            assert_eq!((has.free, has.on_hold), (Coins::ZERO, Coins::ZERO));
        }
        evening.audit().await;
        before = evening.free(ANN).await;
    }
    let coin_totals = evening.bank.coin_totals(SERVER).await.unwrap();
    assert_eq!(
        (coin_totals.patrons, coin_totals.on_hold),
        (Coins::ZERO, Coins::ZERO)
    );
}

#[tokio::test]
async fn a_name_of_the_cast_sits_at_any_number_of_tables_once_each() {
    let evening = Evening::new(2).await;
    let mut tables = Vec::new();
    for n in 0..6 {
        let member = MemberId(20 + n);
        evening.members.meet(SERVER, member, "Eve").await.unwrap();
        let start = evening.start(SERVER, CHANNEL, member, terms("tavern", 5), 6);
        tables.push((start.await.unwrap(), member));
    }
    for &(table, member) in &tables {
        let mut patrons = patrons_at(&evening, table).await;
        patrons.sort();
        patrons.dedup();
        assert_eq!(patrons.len(), 6);
        evening.order(table, member, DEAL).await.unwrap();
    }
    // A patron asked for by name comes even if seated elsewhere, but never takes two seats at one table.
    let here = patrons_at(&evening, tables[0].0).await.remove(0);
    let wish = WhichPatron::This(PatronKey::new(here.as_str()).unwrap());
    let (last, host) = tables[5];
    let there = patrons_at(&evening, last).await.contains(&here);
    let seated = evening
        .order(last, host, Order::SeatPatron(wish.clone()))
        .await;
    assert_eq!(seated.is_err(), there);
    let again = evening.order(last, host, Order::SeatPatron(wish)).await;
    assert_eq!(refusal(again), HouseRefusal::Table(Refusal::NoPatronFree));
    evening.audit().await;
}

#[tokio::test]
async fn a_table_needs_a_house_that_covers_the_worst_deal_of_all_its_patrons() {
    let evening = Evening::new(3).await;
    evening.grant(ANN, 100_000).await;
    let rich = terms("tavern", 2_000);
    let table = evening.start(SERVER, CHANNEL, ANN, rich, 5).await;
    let table = table.unwrap();
    let refused = evening
        .order(table, ANN, Order::SeatPatron(WhichPatron::Anybody))
        .await;
    let broke = |need, left, budget| HouseRefusal::HouseBroke {
        need: Coins(need),
        left: Coins(left),
        budget: Coins(budget),
    };
    assert_eq!(refusal(refused), broke(12_000, 10_000, 10_000));
    let opened = evening.start(SERVER, CHANNEL, ANN, rich, 6).await;
    assert_eq!(refusal(opened), broke(12_000, 10_000, 10_000));
    // The game master tops up the house.
    let fill = evening.treasury.fill_house(
        SERVER,
        DAN,
        Amount::new(2_000).unwrap(),
        "a feast",
        "f".into(),
    );
    assert_eq!(fill.await.unwrap(), Coins(12_000));
    evening
        .order(table, ANN, Order::SeatPatron(WhichPatron::Anybody))
        .await
        .unwrap();
    // During a deal the players' stakes are on hold; one more patron needs only its own.
    evening.deal_to_play(table, &[ANN]).await;
    win_all(&evening).await;
    assert_eq!(
        refusal(
            evening
                .order(table, ANN, Order::SeatPatron(WhichPatron::Anybody))
                .await
        ),
        broke(2_000, 0, 10_000)
    );
    evening.audit().await;
}

#[tokio::test]
async fn without_a_budget_the_house_has_what_the_game_master_grants() {
    let evening = Evening::new(4).await;
    set_budget(&evening, 0).await;
    let start = |patrons| evening.start(SERVER, CHANNEL, ANN, terms("tavern", 5), patrons);
    let (need, left, budget) = (5, 0, 0);
    assert_eq!(
        refusal(start(1).await),
        HouseRefusal::HouseBroke {
            need: Coins(need),
            left: Coins(left),
            budget: Coins(budget)
        }
    );
    assert_eq!(minted(&evening).await, 400);
    let fill = evening
        .treasury
        .fill_house(SERVER, DAN, Amount::new(5).unwrap(), "x", "f".into());
    assert_eq!(fill.await.unwrap(), Coins(5));
    start(1).await.unwrap();
    evening.pass(DAY_MS).await;
    assert_eq!(house(&evening).await, 5);
    // A new budget applies from the next top-up.
    set_budget(&evening, 70).await;
    assert_eq!(house(&evening).await, 70);
    set_budget(&evening, 90).await;
    assert_eq!(house(&evening).await, 70);
}

#[tokio::test]
async fn patrons_get_up_when_the_house_cannot_cover_them_those_who_came_last_first() {
    let evening = Evening::new(5).await;
    let table = evening.table("tavern", &[ANN, BOB], 3).await;
    let patrons = patrons_at(&evening, table).await;
    won_from_the_house(&evening, house(&evening).await - 11).await;
    // Eleven coins cover two stakes of five. If the players changed, everybody may cut the new shuffle first.
    let pressed = evening.order(table, ANN, DEAL).await;
    assert!(matches!(
        pressed,
        Ok(_)
            | Err(HouseError::Refused(HouseRefusal::Table(
                Refusal::ShuffledAnew
            )))
    ));
    assert_eq!(patrons_at(&evening, table).await, patrons[..2]);
    let look = evening.look(table, ANN).await;
    let player = Player::Patron(PatronKey::new(patrons[2].clone()).unwrap());
    let broke = Notice::Broke { player };
    assert!(look.notices.contains(&broke));
    // It has no purse, so it does not lament being broke.
    assert_eq!(look.table.talk.map(|remark| remark.line), None);
    evening.deal(table, ANN).await;
    evening.everybody_ready(table, &[ANN, BOB]).await;
    evening.play_out(table, &[ANN, BOB]).await;
    evening.audit().await;
}

/// A server can hold at most 10^15 coins, so the house gets only what still fits.
#[tokio::test]
async fn a_house_without_room_for_all_its_budget_gets_what_fits() {
    let evening = Evening::new(13).await;
    let room = books::LIMIT - minted(&evening).await;
    evening.grant(ANN, room - 3_000).await;
    assert_eq!(house(&evening).await, 3_000);
    assert_eq!(minted(&evening).await, books::LIMIT);
    assert_eq!(house(&evening).await, 3_000, "once a day");
    // If nothing fits, it is topped up as soon as something does.
    evening.pass(DAY_MS).await;
    win_all(&evening).await;
    assert_eq!(house(&evening).await, 0);
    evening.take(ANN, 70).await;
    assert_eq!(house(&evening).await, 70);
    evening.audit().await;
}

/// A deal running at midnight has house coins on hold; the top-up must not pay them a second time.
#[tokio::test]
async fn once_a_day_the_house_is_filled_up_to_its_budget_less_what_its_patrons_have_on_hold() {
    let evening = Evening::new(6).await;
    let slow = Terms {
        turn_seconds: 172_800,
        ..game("scarto", "mcleod", 5)
    };
    // In a game for points, the most a deal can cost stays on hold until it is over, whatever the cards.
    let table = evening.table_for(slow, &[ANN], 2).await;
    evening.deal_to_play(table, &[ANN]).await;
    evening.catch_up().await.unwrap();
    let look = evening.look(table, ANN).await;
    assert!(matches!(look.scene, Scene::Playing(_)));
    let held: i64 = look.chairs[1..].iter().map(|chair| chair.held.0).sum();
    assert!(held > 0, "the patrons have something on hold");
    let has = house_now(&evening).await;
    won_from_the_house(&evening, has).await;
    assert_eq!(house(&evening).await, 0, "once a day");
    evening.pass(DAY_MS).await;
    assert!(evening.playing(table, ANN).await.is_some());
    assert_eq!(house_now(&evening).await, 0, "nothing has needed it yet");
    assert_eq!(house(&evening).await, BUDGET - held);
    let day = evening.now().div_euclid(DAY_MS);
    let name = format!("house:{day}");
    assert!(evening.store.has_transfer(SERVER, &name).await.unwrap());
    // A house above its budget is neither topped up nor drained.
    moved(&evening, evening.account(ANN).await, Account::House, 500).await;
    evening.pass(1).await;
    assert_eq!(house(&evening).await, BUDGET - held + 500);
    evening.audit().await;
}

/// A player who wins all the house's coins every day can win no more than its budget per day.
#[tokio::test]
async fn a_perfect_player_takes_in_thirty_days_thirty_budgets() {
    let mut evening = Evening::new(7).await;
    for member in [ANN, BOB] {
        evening.grant(member, 100_000).await;
    }
    let began = minted(&evening).await;
    for day in 0..30 {
        // Several tables, several deals: enough to win whatever the house has.
        for _ in 0..3 {
            let table = evening.table("tavern", &[ANN, BOB], 0).await;
            for _ in 0..3 {
                let Ok(_) = evening
                    .order(table, ANN, Order::SeatPatron(WhichPatron::Anybody))
                    .await
                else {
                    break;
                };
                // No cards are dealt if the house cannot cover its patron's stake.
                let _ = evening.order(table, ANN, DEAL).await;
                win_all(&evening).await;
                evening.everybody_ready(table, &[ANN, BOB]).await;
                evening.play_out(table, &[ANN, BOB]).await;
            }
            win_all(&evening).await;
            evening.close(table, ANN).await;
        }
        evening.restart(DAY_MS).await;
        let given = minted(&evening).await - began;
        assert!(given <= (day + 1) * BUDGET, "{given} by day {day}");
        // The house was drained each day, so this is the most it can lose.
        assert_eq!(given, (day + 1) * BUDGET);
    }
    let members = evening.bank.coin_totals(SERVER).await.unwrap().members;
    assert!(members <= Coins(200_400 + 30 * BUDGET), "{members}");
    evening.audit().await;
}

/// A table of Ann, Bob and a patron of the cast, after a deal in which Ann lost to the patron; the order that voids
/// that deal; and Ann's coins before it.
async fn lost_to_the_cast(evening: &Evening) -> (TableId, VoidOrder, i64) {
    let table = evening.table("tavern", &[ANN, BOB], 1).await;
    loop {
        let before = evening.free(ANN).await;
        let had = house(evening).await;
        evening.order(table, ANN, DEAL).await.unwrap();
        evening.everybody_ready(table, &[ANN, BOB]).await;
        evening.play_out(table, &[ANN, BOB]).await;
        if evening.free(ANN).await < before && house_now(evening).await > had {
            let order = VoidOrder {
                guild: SERVER,
                deal: last(evening, table).await.deal,
                by: DAN,
                reason: "a card fell".to_owned(),
                lacking: Shortfall::Refuse,
                channel: CHANNEL,
            };
            return (table, order, before);
        }
    }
}

async fn last(evening: &Evening, table: TableId) -> Report {
    match evening.look(table, ANN).await.table.scene {
        Scene::Between(between) => between.report,
        Scene::Lobby(lobby) => lobby.last.unwrap(),
        _ => panic!("a deal is over"),
    }
}

#[tokio::test]
async fn what_a_void_takes_from_the_cast_the_house_pays_and_the_mint_what_it_lacks() {
    let evening = Evening::new(8).await;
    let (table, order, before) = lost_to_the_cast(&evening).await;
    let patron = patrons_at(&evening, table).await.remove(0);
    let receipt = evening
        .records
        .receipt(&here(ANN), order.deal)
        .await
        .unwrap();
    assert!(receipt.agrees);
    let done = evening.void(&order).await.unwrap();
    assert_eq!(done.made_good, []);
    assert_eq!(evening.free(ANN).await, before);
    // The patron is named, although the house paid.
    let name = patrons::by_key(&patron).unwrap().name;
    let lost = done.moved.iter().find(|(who, _)| who == name).unwrap();
    assert!(lost.1 < Coins(0));
    let receipt = evening
        .records
        .receipt(&here(ANN), order.deal)
        .await
        .unwrap();
    assert!(receipt.agrees);
    evening.audit().await;

    let evening = Evening::new(9).await;
    let (_, order, before) = lost_to_the_cast(&evening).await;
    let has = house_now(&evening).await;
    let cyd = evening.account(CYD).await;
    moved(&evening, Account::House, cyd, has - 1).await;
    let refused = refusal(evening.void(&order).await);
    let HouseRefusal::VoidRefused(VoidRefused::Shortfall(lacking)) = refused else {
        panic!("{refused:?}")
    };
    // It is the house that is short, whichever patron sat there for it.
    assert!(
        matches!(lacking[..], [(Payer::House, Coins(1..))]),
        "{lacking:?}"
    );
    let order = VoidOrder {
        lacking: Shortfall::MakeGood,
        ..order
    };
    let minted_before = minted(&evening).await;
    let done = evening.void(&order).await.unwrap();
    assert_eq!(done.made_good, lacking);
    assert_eq!(minted(&evening).await - minted_before, lacking[0].1.0);
    assert_eq!(
        (evening.free(ANN).await, house_now(&evening).await),
        (before, 0)
    );
    evening.audit().await;
}

/// Older versions gave the cast purses. Their coins return to the house, and so do the holds of a running deal.
#[tokio::test]
async fn purses_of_the_cast_in_older_books_go_home_at_the_first_start() {
    let mut evening = Evening::new(10).await;
    let table = evening.table("tavern", &[ANN, BOB], 1).await;
    evening.deal_to_play(table, &[ANN, BOB]).await;
    let patron = patrons_at(&evening, table).await.remove(0);
    let purse = Account::Patron(PatronKey::new(patron.as_str()).unwrap());
    let hired = Account::Patron(PatronKey::for_hire(ids::PurseId(7)));
    moved(&evening, Account::House, purse.clone(), 70).await;
    moved(&evening, Account::House, hired.clone(), 30).await;
    let had = house_now(&evening).await;
    evening.restart(1_000).await;
    let bank = evening.bank.clone();
    assert_eq!(bank.balance(SERVER, &purse).await.unwrap().free, Coins(0));
    assert_eq!(bank.balance(SERVER, &hired).await.unwrap().free, Coins(30));
    assert_eq!(house_now(&evening).await, had + 70);
    let home = format!("home:{patron}");
    assert!(evening.store.has_transfer(SERVER, &home).await.unwrap());
    evening.play_out(table, &[ANN, BOB]).await;
    assert_eq!(bank.balance(SERVER, &purse).await.unwrap().free, Coins(0));
    let all = evening.free(ANN).await + evening.free(BOB).await + house_now(&evening).await;
    assert_eq!(all, 200 + BUDGET - 30);
    // A second restart finds nothing to do; coins paid into such a purse by an older version since also go back.
    evening.restart(1_000).await;
    moved(&evening, Account::House, purse.clone(), 5).await;
    evening.restart(1_000).await;
    assert_eq!(bank.balance(SERVER, &purse).await.unwrap().free, Coins(0));
    evening.audit().await;
}

#[tokio::test]
async fn a_file_of_an_older_version_brings_the_purses_of_the_cast_home() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("books.db");
    let mut raw = of_step(5, &file).await;
    let text = "INSERT INTO accounts (guild, name, kind, purse) VALUES
            (7, 'mint', 'mint', 'mint'), (7, 'house', 'house', 'house'),
            (7, 'patron:odile', 'patron', 'patron:odile'),
            (7, 'patron:h-wolf', 'patron', 'patron:h-wolf');
         INSERT INTO transfer_writes (guild, name, debit, credit, amount, reason, at) VALUES
            (7, 'house', 'mint', 'house', 10000, 'house', 1),
            (7, 'patron:odile:1', 'house', 'patron:odile', 70, 'patron', 1),
            (7, 'hired:h-wolf', 'house', 'patron:h-wolf', 30, 'patron', 1);";
    sqlx::raw_sql(text).execute(&mut raw).await.unwrap();
    let evening = Evening::opened(Sqlite::open(&file).await.unwrap(), 12).await;
    assert_eq!(house_now(&evening).await, 9_970);
    for (key, coins) in [("odile", 0), ("h-wolf", 30)] {
        let purse = Account::Patron(PatronKey::new(key).unwrap());
        let has = evening.bank.balance(SERVER, &purse).await;
        assert_eq!(has.unwrap().free, Coins(coins), "{key}");
    }
    let home = evening.store.has_transfer(SERVER, "home:odile").await;
    assert!(home.unwrap());
    assert_eq!(house(&evening).await, BUDGET);
    evening.audit().await;
}

/// When a deal begun by an older version is canceled, coins held from a purse of the cast go to the house.
#[test]
fn coins_that_came_from_a_purse_of_the_cast_go_back_to_the_house() {
    let (table, key) = (TableId(4), PatronKey::new("odile").unwrap());
    let hold = Owner::Patron(key.clone()).hold(table);
    let amount = Amount::new(5).unwrap();
    let made = Transfer::new(
        "d:hold:1",
        Account::Patron(key),
        hold.clone(),
        amount,
        Reason::Hold,
    );
    let back = made.reversed();
    assert_eq!((back.debit, back.credit), (hold, Account::House));
}

/// In Trefeltromp everybody brings a purse; the cast's purses together cannot exceed what the house has.
#[tokio::test]
async fn the_cast_brings_purses_that_the_house_can_put_up() {
    let evening = Evening::new(11).await;
    let trefeltromp = Terms {
        stake: Coins(5),
        ..game("trefeltromp", "classic", 5)
    };
    let table = evening.table_for(trefeltromp, &[ANN, BOB], 2).await;
    let need = trefeltromp.to_be_dealt_in().0;
    let has = house(&evening).await;
    // Leaves enough for two smallest purses and seven coins over.
    won_from_the_house(&evening, has - 2 * need - 7).await;
    evening.deal(table, ANN).await;
    let look = evening.look(table, ANN).await;
    let held: Vec<i64> = look.chairs.iter().map(|chair| chair.held.0).collect();
    assert_eq!(patrons_at(&evening, table).await.len(), 2);
    // One patron brings its ante and the seven coins, the other only its ante; the antes are already in the pot.
    let mut held = [held[1], held[2]];
    held.sort_unstable();
    assert_eq!((held, house_now(&evening).await), ([0, 7], 0));
    evening.play_placidly(table, &[ANN, BOB]).await;
    evening.audit().await;
}
