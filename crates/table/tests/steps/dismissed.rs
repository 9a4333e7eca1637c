//! A dismissed patron's coins go to the house in the very step in which it leaves the table.

use crate::kit::{ANN, Sitting, game};
use books::{Account, PatronKey};
use rules::Coins;
use table::{Player, WhichPatron};

const FREE: i64 = 500;

/// A table with a hired patron and one of the cast.
fn seated() -> (Sitting, PatronKey) {
    let mut table = Sitting::new(1, game("scarto", "mcleod", 1), &[ANN], 0);
    let hired = table.hire(7, FREE);
    table.seat(ANN, WhichPatron::This(hired.clone())).unwrap();
    table.seat_patron(ANN).unwrap();
    (table, hired)
}

/// What went from the patron's purse to the house.
fn sent_home(table: &Sitting, hired: &PatronKey) -> Vec<i64> {
    let purse = Account::Patron(hired.clone());
    let transfers = table.posted.iter();
    let home = transfers.filter(|one| one.debit == purse && one.credit == Account::House);
    home.map(|transfer| transfer.amount.get()).collect()
}

#[test]
fn who_does_not_play_goes_at_once_with_all_its_coins() {
    let (mut table, hired) = seated();
    table.dismiss(&hired).unwrap();
    assert_eq!(sent_home(&table, &hired), [FREE]);
    let chairs = &table.state.chairs;
    assert!(chairs.chair_of(&Player::Patron(hired)).is_none());
}

#[test]
fn who_plays_goes_after_the_deal_with_what_it_then_has() {
    let (mut table, hired) = seated();
    let player = Player::Patron(hired.clone());
    table.deal(ANN).unwrap();
    table.dismiss(&hired).unwrap();
    let chair = table.state.chairs.chair_of(&player).unwrap();
    assert!(table.held(chair).unwrap() > Coins::ZERO);
    while table.playing().is_some() {
        assert!(sent_home(&table, &hired).is_empty(), "it plays on");
        table.house.now = table.due_at.unwrap();
        table.time_up();
    }
    // Its hold came back, with the gains or losses of the last payments, and all of it went home.
    let mut won = table.state.won.iter();
    let (_, won) = won.find(|(who, _)| *who == player).unwrap();
    assert_eq!(sent_home(&table, &hired), [FREE + won.0]);
    assert_eq!(table.balance(&Account::Patron(hired)), 0);
}
