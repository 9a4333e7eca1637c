//! A solo table: one member and patrons, for fun, with no deadline but a day without a click.

use crate::kit::{ANN, BOB, Sitting, game, opening, triomphe};
use books::PatronKey;
use ids::{ChannelId, Millis};
use rules::Act;
use table::{
    Answer, ClosedWhy, CoinKind, Command, Duty, Lost, Opening, Order, Player, Rank, Refusal,
    Stretch, Table, Terms, WhichPatron,
};

const DAY: Millis = Millis::days(1);

/// Ann alone against three patrons, before the first deal.
fn alone(seed: u64, terms: Terms) -> Sitting {
    let terms = terms.solo();
    let opening = Opening {
        solo: true,
        patrons: vec![WhichPatron::Anybody; terms.usual() - 1],
        ..opening(terms, ANN)
    };
    Sitting::open(seed, opening)
}

/// The same with a hired patron in place of one of the cast.
fn with_a_hired_patron(terms: Terms) -> (Sitting, PatronKey) {
    let mut table = alone(9, terms);
    table.orders(ANN, Order::UnseatPatron).unwrap();
    let hired = table.hire(7, 500);
    table.seat(ANN, WhichPatron::This(hired.clone())).unwrap();
    (table, hired)
}

/// Ann alone, with a card to play.
fn to_play(seed: u64) -> Sitting {
    let mut table = alone(seed, triomphe("vieville", 10));
    table.deal_to_play(&[ANN]);
    until_asked(&mut table);
    table
}

/// Lets the patrons act until it is Ann's turn, or the deal is over.
fn until_asked(table: &mut Sitting) {
    while table.on_turn(&[ANN]).is_none() && table.playing().is_some() {
        let pause = table.left();
        assert!(pause < Millis::seconds(10), "a patron's pause: {pause:?}");
        table.pass(pause);
    }
}

#[test]
fn it_waits_a_day_for_its_member_and_nobody_plays_for_them() {
    let mut table = to_play(1);
    assert_eq!(table.left(), DAY);
    let acts = table.playing().unwrap().acts;
    table.pass(DAY + Millis(-1));
    assert_eq!(table.stretch(), Stretch::Turn, "no reminder, no time bank");
    assert_eq!(table.playing().unwrap().acts, acts, "nobody played for her");
    table.pass(Millis(1));
    assert_eq!(table.why_closed(), Some(ClosedWhy::Idle));
    assert_eq!(table.state.deals, 0, "a deal that was broken off is none");
}

#[test]
fn every_act_gives_another_day() {
    let mut table = to_play(2);
    table.pass(DAY + Millis(-1));
    table.play_any(ANN);
    until_asked(&mut table);
    assert!(table.playing().is_some());
    assert_eq!(table.left(), DAY);
}

#[test]
fn a_patron_who_is_late_with_an_answer_does_not_end_it() {
    let mut table = Sitting::such(100, |seed| {
        let mut table = alone(seed, triomphe("tavern", 5));
        table.deal_anyway(ANN);
        (table.is_question() && !table.asks().is_empty()).then_some(table)
    });
    let (by, deal, answer) = (ANN, table.deal_on(), Answer::Ready);
    table.step(Order::Answer { deal, answer }.by(by)).unwrap();
    assert!(table.is_question() && table.left() < Millis::seconds(1));
    table.house.now = table.due_at.unwrap();
    let chosen = Vec::new();
    table.step(Duty::TimeUp { chosen }).unwrap();
    assert_eq!(table.why_closed(), None);
    table.pass(Millis::seconds(10));
    assert!(!table.is_question(), "its patrons answered");
}

#[test]
fn the_next_match_begins_where_a_patron_has_to_be_replaced() {
    let (mut table, hired) = with_a_hired_patron(game("latriomphe", "classic", 10));
    table.deal_to_play(&[ANN]);
    table.dismiss(&hired).unwrap();
    while table.state.match_on.is_some() {
        until_asked(&mut table);
        match table.playing() {
            Some(_) => table.play_any(ANN),
            None if table.state.match_on.is_some() => table.deal_anyway(ANN),
            None => {}
        }
    }
    table.deal(ANN).unwrap();
    table.catch_up();
    assert_eq!(table.why_closed(), None);
    assert!(table.state.match_on.is_some(), "{:?}", table.state.phase);
    let player = Player::Patron(hired);
    assert!(table.state.chairs.chair_of(&player).is_none(), "it is gone");
}

#[test]
fn no_coin_moves_and_the_next_deal_waits_for_its_member() {
    let mut table = to_play(3);
    let before = table.free(ANN);
    while table.playing().is_some() {
        table.play_any(ANN);
        until_asked(&mut table);
    }
    assert_eq!((table.state.deals, table.free(ANN)), (1, before));
    assert!(table.posted.is_empty(), "{:?}", table.posted);
    assert_eq!(table.left(), DAY);
    table.pass(DAY + Millis(-1));
    table.deal_to_play(&[ANN]);
    assert_eq!(table.state.deals, 1);
    for _ in 0..9 {
        until_asked(&mut table);
        if table.playing().is_some() {
            table.play_any(ANN);
        }
    }
    table.pass(DAY);
    assert_eq!(
        table.why_closed(),
        Some(ClosedWhy::Idle),
        "a day after the last click"
    );
}

#[test]
fn it_ends_at_once_when_its_member_ends_it() {
    for command in [
        Order::Leave.by(ANN),
        Order::Close.by(ANN),
        Command::House(Duty::SendOff { member: ANN }),
    ] {
        let mut table = to_play(4);
        table.does(command).unwrap();
        assert!(table.is_closed() && table.playing().is_none());
    }
}

/// A match is no reason to stay: nothing is at stake.
#[test]
fn a_match_ends_with_it() {
    let mut table = alone(5, game("latriomphe", "classic", 10));
    table.deal(ANN).unwrap();
    assert!(table.state.match_on.is_some());
    table.orders(ANN, Order::Leave).unwrap();
    assert!(table.is_closed() && table.state.match_on.is_none());
}

#[test]
fn nobody_else_can_do_anything_at_it_not_even_a_game_master() {
    let mut table = to_play(6);
    let before = table.state.clone();
    let others = [
        Order::Join(crate::kit::person(BOB).purse).by(BOB),
        Order::Pause.by((BOB, Rank::Gm)),
        Order::Close.by((BOB, Rank::Gm)),
        Order::CallOff {
            what: table::CalledOff::Table,
            reason: "why".to_owned(),
        }
        .by((BOB, Rank::Gm)),
        Order::Act {
            deal: table.playing().unwrap().hands.deal,
            asked: 0,
            act: Act::Check,
        }
        .by(BOB),
    ];
    for command in others {
        assert_eq!(table.step(command), Err(Refusal::NotSeated));
    }
    let coins = Order::ChooseCoins(CoinKind::Purse).by(ANN);
    assert_eq!(table.step(coins), Err(Refusal::CoinsFixed));
    assert_eq!(table.state.chairs, before.chairs);
}

#[test]
fn no_place_and_no_session_is_its_own() {
    let mut table = to_play(7);
    let version = table.version;
    let place = table.channel;
    for lost in [Lost::Permission, Lost::Channel, Lost::Server] {
        table.does(Duty::LosePlace { place, lost }).unwrap();
    }
    table.does(Duty::CloseWithSession).unwrap();
    assert_eq!(table.version, version, "nothing was written");
    assert_ne!(place, ChannelId(0));
}

/// A hired patron may sit at another table with its coins at the same time.
#[test]
fn the_coins_of_a_dismissed_patron_do_not_move_there() {
    let (mut table, hired) = with_a_hired_patron(game("scarto", "mcleod", 1));
    table.dismiss(&hired).unwrap();
    let player = Player::Patron(hired);
    assert!(table.state.chairs.chair_of(&player).is_none(), "it is gone");
    assert!(table.posted.is_empty(), "{:?}", table.posted);
}

#[test]
fn it_is_opened_on_its_own_terms_only() {
    let terms = triomphe("vieville", 10);
    let with_coins = Opening {
        solo: true,
        ..opening(terms, ANN)
    };
    let context = to_play(8).context_anew(&with_coins);
    let opened = Table::open(with_coins, context);
    assert!(matches!(opened, Err(Refusal::Broken(_))));
    assert_eq!(terms.solo().turn(), DAY);
    assert!(terms.solo().coins.are_chips());
}
