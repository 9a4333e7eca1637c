//! Tables for fun: the engine plays its ordinary stake, and no coin moves.

use crate::kit::{ANN, BOB, CYD, Sitting, game, person, placid};
use books::Account;
use rules::{Coins, Variant};
use table::{CoinKind, Order, Rank, Refusal, Terms};

const CHIPS: CoinKind = CoinKind::Chips;

fn for_fun(terms: Terms) -> Terms {
    Terms {
        coins: CHIPS,
        ..terms
    }
}

/// Takes all that these members and the house have.
fn impoverish(table: &mut Sitting) {
    for member in [ANN, BOB, CYD] {
        let purse = Account::Member(person(member).purse);
        let coins = table.balance(&purse);
        table.house.take(purse, coins);
    }
    let coins = table.balance(&Account::House);
    table.house.take(Account::House, coins);
}

fn choose(table: &mut Sitting, coins: CoinKind) -> Result<(), Refusal> {
    table.orders(ANN, Order::ChooseCoins(coins))
}

#[test]
fn every_edition_is_played_to_its_end_without_a_coin() {
    for variant in Variant::all() {
        let terms = for_fun(Terms {
            variant,
            stake: Coins::MOST_STAKE,
            ..game("scarto", "mcleod", 1)
        });
        let mut table = Sitting::open(3, crate::kit::opening(terms, ANN));
        impoverish(&mut table);
        table.orders(ANN, Order::Fill).unwrap();
        table.deal(ANN).unwrap();
        table.play_out(&[ANN]);
        assert_eq!(table.state.deals, 1, "{variant}");
        assert_eq!(table.posted, [], "{variant}");
        let won: i64 = table.state.won.iter().map(|(_, coins)| coins.0).sum();
        assert_eq!(won + table.carried().0, 0, "{variant}");
    }
}

#[test]
fn nobody_is_too_poor_for_a_table_for_fun() {
    let terms = Terms {
        stake: Coins::MOST_STAKE,
        ..game("triomphe", "tavern", 1)
    };
    let mut table = Sitting::open(5, crate::kit::opening(for_fun(terms), ANN));
    impoverish(&mut table);
    table.join(BOB).unwrap();
    table.join(CYD).unwrap();
    for _ in 0..3 {
        table.deal(ANN).unwrap();
        table.play_out(&[ANN, BOB, CYD]);
    }
    assert_eq!(table.state.deals, 3);
    table.orders(BOB, Order::SitOut).unwrap();
    table.orders(BOB, Order::SitIn).unwrap();
}

#[test]
fn the_host_chooses_until_the_first_deal() {
    let stake = 20;
    let mut table = Sitting::open(
        7,
        crate::kit::opening(game("triomphe", "tavern", stake), ANN),
    );
    let stranger = Order::ChooseCoins(CHIPS).by(BOB);
    assert_eq!(table.does(stranger), Err(Refusal::NotHost));
    choose(&mut table, CHIPS).unwrap();
    let version = table.version;
    choose(&mut table, CHIPS).unwrap();
    assert_eq!(table.version, version, "nothing has changed");
    impoverish(&mut table);
    table.join(BOB).unwrap();
    table.join(CYD).unwrap();
    // Back to coins: whoever has none is not dealt in.
    choose(&mut table, CoinKind::Purse).unwrap();
    table.deal(ANN).unwrap();
    assert!(table.is_lobby());
    assert_eq!(table.state.dealt_in(), []);
    choose(&mut table, CHIPS).unwrap();
    table.deal(ANN).unwrap();
    assert_eq!(
        choose(&mut table, CoinKind::Purse),
        Err(Refusal::CoinsFixed)
    );
    table.play_out(&[ANN, BOB, CYD]);
    assert_eq!(
        choose(&mut table, CoinKind::Purse),
        Err(Refusal::CoinsFixed)
    );
}

#[test]
fn a_first_deal_that_was_cancelled_fixes_the_choice_too() {
    let mut table = Sitting::dealt(9, &[ANN, BOB, CYD], 0);
    let order = Order::CallOff {
        what: table::CalledOff::Deal,
        reason: "misdeal".to_owned(),
    }
    .by((crate::kit::DAN, Rank::Gm));
    table.does(order).unwrap();
    assert!(table.playing().is_none());
    assert_eq!(choose(&mut table, CHIPS), Err(Refusal::CoinsFixed));
    // Its notice is gone with the next try, which fails for want of players.
    for member in [BOB, CYD] {
        table.sit_out(member).unwrap();
    }
    let _ = table.deal(ANN);
    assert!(table.is_lobby());
    assert_eq!(choose(&mut table, CHIPS), Err(Refusal::CoinsFixed));
}

#[test]
fn a_pot_of_chips_is_carried_and_vanishes_at_the_close() {
    let three = [ANN, BOB, CYD];
    let terms = for_fun(game("trefeltromp", "classic", 2));
    let mut table = Sitting::such(0, |seed| {
        let mut table = Sitting::new(seed, terms, &three, 0);
        impoverish(&mut table);
        for _ in 0..20 {
            table.deal(ANN).unwrap();
            let playing = table.playing().unwrap();
            let purses = playing.cards.setup().before().purses;
            // RULES.md 0.3: fifty antes, and afresh in each deal.
            assert!(purses.iter().all(|(_, coins)| coins == Coins(100)));
            table.play_out_by(&three, placid);
            if table.carried() > Coins::ZERO {
                return Some(table);
            }
        }
        None
    });
    assert_eq!(
        table.in_pot(ANN).unwrap(),
        Coins::ZERO,
        "chips are no coins"
    );
    table.orders(ANN, Order::Close).unwrap();
    assert!(table.is_closed());
    assert_eq!(table.carried(), Coins::ZERO);
    assert_eq!(table.posted, []);
}
