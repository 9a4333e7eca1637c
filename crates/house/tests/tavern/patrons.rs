//! Patrons: hiring and dismissing them, their coins, their remarks, and game masters who play for one.

use super::evening::*;
use bank::{BankError, BankRefusal, Purse};
use books::{Account, Amount, PatronKey};
use house::{HouseError, PaymentError};
use pages::{
    Coffer, Hired, Hiring, HouseRefusal, LogEntry, Regulars,
    purse::{Allowance, Payee},
};
use patrons::{Character, Skill, Temper};
use rules::Coins;
use table::{Order, Refusal, Standing, WhichPatron, look::Scene};

const GM: ids::MemberId = DAN;

fn hiring(name: &str, purse: i64) -> Hiring {
    Hiring {
        name: name.to_owned(),
        face: "🐺".to_owned(),
        character: Character {
            temper: Temper::by_key("sly").unwrap(),
            skill: Skill::Master,
        },
        purse: Amount::new(purse).ok(),
    }
}

async fn hire(evening: &Evening, name: &str, purse: i64) -> Hired {
    let hired = evening.staff.hire(SERVER, GM, hiring(name, purse)).await;
    hired.unwrap().0
}

async fn house(evening: &Evening) -> i64 {
    evening.treasury.house_has(SERVER).await.unwrap().0
}

async fn purse(evening: &Evening, key: &str) -> i64 {
    let account = Account::Patron(PatronKey::new(key).unwrap());
    let purse = evening.bank.balance(SERVER, &account).await;
    purse.unwrap().free.0
}

fn said(what: Result<impl Sized, HouseError>) -> HouseRefusal {
    match what.err().unwrap() {
        HouseError::Refused(refusal) => refusal,
        HouseError::Internal(error) => panic!("{error}"),
    }
}

#[tokio::test]
async fn a_hired_patron_has_the_houses_coins_and_gives_them_back() {
    let mut evening = Evening::new(3).await;
    let wolf = hire(&evening, "  Wolf   of the Fen ", 300).await;
    assert_eq!(wolf.name, "Wolf of the Fen");
    assert_eq!(
        (
            purse(&evening, wolf.key.as_str()).await,
            house(&evening).await
        ),
        (300, 9_700)
    );
    let funds = evening
        .staff
        .fund(SERVER, GM, &wolf, Amount::new(50).unwrap(), "f".into());
    assert_eq!(funds.await.unwrap().patron, Coins(350));
    let back =
        evening
            .staff
            .withdraw_funds(SERVER, GM, &wolf, Amount::new(20).unwrap(), "u".into());
    assert_eq!(back.await.unwrap().house, Coins(9_670));
    let too_much = evening
        .staff
        .fund(SERVER, GM, &wolf, Amount::new(9_671).unwrap(), "m".into());
    assert_eq!(
        said(too_much.await),
        HouseRefusal::HouseShort { left: Coins(9_670) }
    );
    let too_much =
        evening
            .staff
            .withdraw_funds(SERVER, GM, &wolf, Amount::new(331).unwrap(), "n".into());
    let (name, free, held) = (wolf.name.clone(), 330, 0);
    assert_eq!(
        said(too_much.await),
        HouseRefusal::PatronHasLess {
            name,
            free: Coins(free),
            held: Coins(held)
        }
    );
    // The hired patron is still known after a restart, and is seated before the cast.
    evening.restart(1_000).await;
    assert_eq!(evening.staff.hired(SERVER), std::slice::from_ref(&wolf));
    let table = evening.table("tavern", &[ANN], 0).await;
    evening
        .order(table, ANN, Order::SeatPatron(WhichPatron::Anybody))
        .await
        .unwrap();
    let look = evening.shown_to_all(table).await;
    assert_eq!(
        (
            look.name(&look.chairs[1].player),
            look.free(look.chairs[1].id)
        ),
        ("Wolf of the Fen", Some(Coins(330)))
    );
    let gone = evening.staff.dismiss(SERVER, GM, &wolf).await.unwrap();
    assert_eq!((gone, house(&evening).await), (Coins(330), 10_000));
    assert_eq!(purse(&evening, wolf.key.as_str()).await, 0);
    let look = evening.look(table, ANN).await;
    assert_eq!(look.chairs.len(), 1);
    assert!(
        look.table
            .talk
            .unwrap()
            .line
            .starts_with("talk-sly-dismissed-")
    );
    assert!(evening.staff.hired(SERVER).is_empty());
    let log = evening.log.house_log(SERVER, 2).await.unwrap();
    let (name, coins) = (wolf.name, 330);
    assert_eq!(
        log[0].entry,
        LogEntry::PatronDismissed {
            name,
            coins: Coins(coins)
        }
    );
    evening.audit().await;
}

#[tokio::test]
async fn a_name_is_given_once_and_more_than_the_house_has_hires_nobody() {
    let evening = Evening::new(4).await;
    hire(&evening, "Wolf", 10).await;
    let hired = |name: &str, purse| evening.staff.hire(SERVER, GM, hiring(name, purse));
    let taken = |name: &str| HouseRefusal::PatronNameTaken {
        name: name.to_owned(),
    };
    assert_eq!(said(hired("wOLF", 10).await), taken("wOLF"));
    assert_eq!(said(hired("Dame Hesper", 10).await), taken("Dame Hesper"));
    assert_eq!(said(hired("  ", 10).await), HouseRefusal::PatronName);
    assert_eq!(
        said(hired(&"x".repeat(33), 10).await),
        HouseRefusal::PatronName
    );
    assert_eq!(
        said(hired("Rich", 9_991).await),
        HouseRefusal::HouseShort { left: Coins(9_990) }
    );
    assert_eq!(evening.staff.hired(SERVER).len(), 1);
    let wolf = evening.staff.hired_by_name(SERVER, "wo").unwrap();
    hire(&evening, "Wolfram", 10).await;
    assert_eq!(evening.staff.hired_by_name(SERVER, "Wolf").unwrap(), wolf);
    let name = "wo".to_owned();
    assert_eq!(
        evening.staff.hired_by_name(SERVER, "wo").unwrap_err(),
        HouseRefusal::NoSuchPatron { name }
    );
    evening.staff.dismiss(SERVER, GM, &wolf).await.unwrap();
    hire(&evening, "Wolf", 10).await;
    let has = evening.treasury.fill_house(
        SERVER,
        GM,
        Amount::new(30).unwrap(),
        "a good harvest",
        "g".into(),
    );
    assert_eq!(has.await.unwrap(), Coins(10_010));
    evening.audit().await;
}

#[tokio::test]
async fn who_is_broke_leaves_with_a_word() {
    let evening = Evening::new(5).await;
    let wolf = hire(&evening, "Wolf", 8).await;
    let table = evening.table("tavern", &[ANN, BOB, CYD], 0).await;
    let wish = WhichPatron::This(wolf.key.clone());
    evening
        .order(table, ANN, Order::SeatPatron(wish.clone()))
        .await
        .unwrap();
    // The same patron cannot be seated twice.
    let again = evening
        .order(table, ANN, Order::SeatPatron(wish.clone()))
        .await;
    assert_eq!(said(again), HouseRefusal::Table(Refusal::NoPatronFree));
    let back = evening
        .staff
        .withdraw_funds(SERVER, GM, &wolf, Amount::new(4).unwrap(), "u".into());
    assert_eq!(back.await.unwrap().patron, Coins(4));
    evening.order(table, ANN, DEAL).await.unwrap();
    let look = evening.look(table, ANN).await;
    assert_eq!(look.chairs.len(), 3);
    let remark = look.talk.as_ref().unwrap();
    assert_eq!(look.name(&remark.player), "Wolf");
    assert!(
        remark.line.starts_with("talk-sly-went-broke-"),
        "{}",
        remark.line
    );
    // Its purse does not cover a second seat.
    evening.play_out(table, &[ANN, BOB, CYD]).await;
    let again = evening.order(table, ANN, Order::SeatPatron(wish)).await;
    let name = wolf.name;
    assert_eq!(
        said(again),
        HouseRefusal::PatronShort {
            name,
            free: Coins(4),
            held: Coins(0)
        }
    );
    evening.audit().await;
}

#[tokio::test]
async fn who_is_dismissed_in_a_deal_plays_it_to_its_end() {
    let evening = Evening::new(6).await;
    let wolf = hire(&evening, "Wolf", 300).await;
    let table = evening.table("tavern", &[ANN, BOB, CYD], 0).await;
    evening
        .order(table, ANN, Order::SeatPatron(WhichPatron::Anybody))
        .await
        .unwrap();
    evening.deal_to_play(table, &[ANN, BOB, CYD]).await;
    evening.staff.dismiss(SERVER, GM, &wolf).await.unwrap();
    let look = evening.look(table, ANN).await;
    assert_eq!(look.chairs[3].standing, Standing::Leaving);
    assert!(look.chairs[3].plays);
    evening.audit().await;
    evening.play_out(table, &[ANN, BOB, CYD]).await;
    assert_eq!(evening.look(table, ANN).await.chairs.len(), 3);
    assert_eq!(purse(&evening, wolf.key.as_str()).await, 0);
    evening.audit().await;
}

#[tokio::test]
async fn the_gm_plays_for_a_patron_between_deals_with_its_coins() {
    let evening = Evening::new(7).await;
    let table = evening.table("tavern", &[ANN, BOB], 1).await;
    assert_eq!(
        said(evening.play_for(table, ANN, None).await),
        HouseRefusal::Table(Refusal::AlreadySeated)
    );
    assert_eq!(
        said(evening.play_for(table, GM, Some("Nobody")).await),
        HouseRefusal::Table(Refusal::NoPatronHere)
    );
    assert_eq!(
        said(evening.give_back(table, GM).await),
        HouseRefusal::Table(Refusal::PlaysForNobody)
    );
    evening.play_for(table, GM, None).await.unwrap();
    assert_eq!(
        said(evening.join(table, GM).await),
        HouseRefusal::Table(Refusal::AlreadySeated)
    );
    // Nobody else can take over its seat, and the host cannot send it away.
    assert_eq!(
        said(evening.play_for(table, CYD, None).await),
        HouseRefusal::Table(Refusal::NoPatronHere)
    );
    assert_eq!(
        said(evening.order(table, ANN, Order::UnseatPatron).await),
        HouseRefusal::Table(Refusal::NoPatronHere)
    );
    let everybody = [ANN, BOB, GM];
    let coins = evening.free(GM).await;
    evening.deal_to_play(table, &everybody).await;
    let hand = evening.playing(table, GM).await.unwrap();
    assert_eq!(hand.view.hand.len(), 5);
    assert_eq!(
        said(evening.give_back(table, GM).await),
        HouseRefusal::Table(Refusal::DealIsOn)
    );
    assert_eq!(
        said(evening.order(table, GM, Order::Leave).await),
        HouseRefusal::Table(Refusal::DealIsOn)
    );
    assert_eq!(evening.on_hold(GM).await, 0);
    let mut acted = 0;
    while let Some(member) = evening.on_turn(table, &everybody).await {
        acted += u32::from(member == GM);
        evening.play_any(table, member).await;
    }
    // The last trick plays itself.
    assert!((4..=5).contains(&acted), "{acted}");
    assert_eq!(evening.free(GM).await, coins);
    evening.give_back(table, GM).await.unwrap();
    assert!(evening.look(table, GM).await.chair_of(GM).is_none());
    // The patron plays its own hand again, and nobody can take it over during a deal.
    evening.deal_to_play(table, &[ANN, BOB]).await;
    assert_eq!(
        said(evening.play_for(table, GM, None).await),
        HouseRefusal::Table(Refusal::DealIsOn)
    );
    evening.play_out(table, &[ANN, BOB]).await;
    evening.audit().await;
}

/// An absent GM's turns are played automatically; after three, the patron plays its own hand again.
#[tokio::test]
async fn a_gm_who_is_away_leaves_the_hand_to_the_patron() {
    let evening = Evening::new(8).await;
    let table = evening.table("tavern", &[ANN, BOB], 1).await;
    evening.play_for(table, GM, None).await.unwrap();
    evening.deal_to_play(table, &[ANN, BOB, GM]).await;
    for _ in 0..200 {
        match evening.on_turn(table, &[ANN, BOB]).await {
            Some(member) => drop(evening.play_any(table, member).await),
            None if evening.playing(table, ANN).await.is_some() => evening.pass(60_000).await,
            None => break,
        }
    }
    let look = evening.look(table, ANN).await;
    assert!(matches!(look.scene, Scene::Between(_) | Scene::Lobby(_)));
    assert_eq!(look.chairs[2].played_by, None);
    assert_eq!(look.chairs[2].standing, Standing::In);
    evening.audit().await;
}

/// Patrons speak only between deals and at the end of one: their remarks never react to a card.
#[tokio::test]
async fn nobody_talks_of_cards_while_they_are_played() {
    let evening = Evening::new(9).await;
    let table = evening
        .table_for(game("scarto", "mcleod", 1), &[ANN], 2)
        .await;
    let mut said = 0;
    for _ in 0..6 {
        match evening.order(table, ANN, DEAL).await {
            // A patron went broke, and another took its seat.
            Err(HouseError::Refused(HouseRefusal::Table(Refusal::ShuffledAnew))) => {
                evening.order(table, ANN, DEAL).await.unwrap();
            }
            dealt => drop(dealt.unwrap()),
        }
        // A remark from before the deal, by somebody who went broke, may still be shown.
        let before = evening.look(table, ANN).await.table.talk;
        while let Some(member) = evening.on_turn(table, &[ANN]).await {
            let look = evening.look(table, ANN).await;
            assert_eq!(look.table.talk, before);
            assert_eq!(look.carried, Coins::ZERO);
            evening.play_any(table, member).await;
        }
        said += u32::from(evening.look(table, ANN).await.table.talk.is_some());
    }
    // Patrons do not speak after every deal.
    assert!(said < 6, "{said} of 6");
    evening.audit().await;
}

/// A table opened with patrons gets hired ones first; if the regulars stay away, it gets no others.
#[tokio::test]
async fn patrons_asked_for_at_the_start_are_those_hired_and_the_regulars_may_stay_away() {
    let evening = Evening::new(10).await;
    let wolf = hire(&evening, "Wolf", 300).await;
    let start = |patrons| {
        let terms = terms("tavern", 5);
        evening.start(SERVER, CHANNEL, ANN, terms, patrons)
    };
    let names = async |table| {
        let look = evening.look(table, ANN).await;
        let players = look.chairs.iter().skip(1).map(|chair| &chair.player);
        let names = players.map(|player| look.name(player).to_owned());
        names.collect::<Vec<_>>()
    };
    let table = start(2).await.unwrap();
    let here = names(table).await;
    assert_eq!((here[0].as_str(), here.len()), ("Wolf", 2));
    assert!(patrons::CAST.iter().any(|patron| patron.name == here[1]));
    let look = evening.look(table, ANN).await;
    let face = look.face_of(&look.chairs[1].player.owner());
    assert_eq!(face, Some("🐺"));
    evening.close(table, ANN).await;
    let away = evening.settings.change(SERVER, Some(GM), |settings| {
        settings.regulars = Regulars::StayAway;
    });
    away.await.unwrap();
    assert_eq!(said(start(2).await), HouseRefusal::RegularsStayAway);
    let table = start(1).await.unwrap();
    assert_eq!(names(table).await, ["Wolf"]);
    for wish in [WhichPatron::Anybody, WhichPatron::OfTheCast] {
        let nobody = evening.order(table, ANN, Order::SeatPatron(wish)).await;
        assert_eq!(said(nobody), HouseRefusal::RegularsStayAway);
    }
    evening.staff.dismiss(SERVER, GM, &wolf).await.unwrap();
    assert_eq!(said(start(1).await), HouseRefusal::RegularsStayAway);
}

#[tokio::test]
async fn rent_and_bribes_are_paid_away_and_a_fine_can_go_to_the_house() {
    let evening = Evening::new(3).await;
    evening.gives(100).await;
    let wolf = hire(&evening, "Wolf", 10).await;
    let ann = evening.person(ANN).await.purse;
    let before = house(&evening).await;
    let pays = |coins| order(ann, coins, evening.new_name(), evening.now());
    let tavern = &evening.tavern;
    let bribe = Payee::Patron(wolf.clone());
    let left = tavern.pay_staff(pays(30), &bribe).await.unwrap();
    assert_eq!(left.free, Coins(70));
    let left = tavern.pay_staff(pays(25), &Payee::House).await.unwrap();
    assert_eq!(left.free, Coins(45));
    assert_eq!(purse(&evening, wolf.key.as_str()).await, 40);
    assert_eq!(house(&evening).await, before + 25);
    // Paid away, they are none that the allowance makes up for.
    let ask = evening.fetch(ANN).await;
    let enough = Allowance::Enough {
        holds: Coins(100),
        up_to: Coins(100),
    };
    assert_eq!(ask, enough);
    // A fine is not paid, and goes where the game master says.
    tavern.take(pays(15), Coffer::House).await.unwrap();
    assert_eq!(house(&evening).await, before + 40);
    assert_eq!(evening.fetch(ANN).await, Allowance::Fetched(Coins(15)));

    let all = tavern.pay_staff(pays(46), &Payee::House).await;
    let free = 45;
    let short = BankRefusal::NotEnough {
        purse: Purse {
            free: Coins(free),
            on_hold: Coins(0),
        },
        wanted: Coins(46),
    };
    assert!(
        matches!(&all, Err(PaymentError::Bank(BankError::Refused(why))) if *why == short),
        "{all:?}"
    );
    let same = pays(1);
    for _ in 0..2 {
        let left = tavern.pay_staff(same.clone(), &Payee::House).await;
        assert_eq!(left.unwrap().free, Coins(44), "once");
    }
    let staff = &tavern.staff;
    staff.dismiss(SERVER, GM, &wolf).await.unwrap();
    let gone = HouseRefusal::NoSuchPatron {
        name: "Wolf".to_owned(),
    };
    let late = tavern.pay_staff(pays(1), &bribe).await;
    assert!(
        matches!(&late, Err(PaymentError::House(why)) if *why == gone),
        "{late:?}"
    );
    let funded = staff.fund(
        SERVER,
        GM,
        &wolf,
        Amount::new(1).unwrap(),
        evening.new_name(),
    );
    assert_eq!(said(funded.await), gone);
    assert_eq!(purse(&evening, wolf.key.as_str()).await, 0);
    evening.audit().await;
}
