//! Games for an exact number of players: somebody waiting takes an empty seat, otherwise a patron does.

use crate::kit::{ANN, BETWEEN, BOB, CYD, LOBBY, Sitting, game};
use books::Account;
use rules::Coins;
use table::{ClosedWhy, Notice, Standing, Terms};

fn scarto() -> Terms {
    game("scarto", "mcleod", 1)
}

#[test]
fn a_patron_takes_the_seat_of_who_has_left() {
    let mut table = Sitting::new(1, scarto(), &[ANN, BOB, CYD], 0);
    table.deal(ANN).unwrap();
    table.leave(BOB).unwrap();
    table.play_out(&[ANN, CYD]);
    assert!(table.is_between(), "it does not wait");
    // A patron sits down, and the new shuffle may be cut.
    table.pass(BETWEEN + BETWEEN);
    assert_eq!(table.members_and_patrons(), (vec![ANN, CYD], 1));
    table.play_out(&[ANN, CYD]);
    // A patron who was sent away is replaced too, also when the button is pressed.
    table.leave(CYD).unwrap();
    table.unseat_patron(ANN).unwrap();
    table.deal_anyway(ANN);
    assert_eq!(table.members_and_patrons(), (vec![ANN], 2));
}

#[test]
fn who_waits_comes_before_a_patron_and_a_patron_makes_room() {
    let mut table = Sitting::new(2, scarto(), &[ANN, BOB], 1);
    table.deal(ANN).unwrap();
    table.sit_out(BOB).unwrap();
    table.grant(CYD, 100);
    table.join(CYD).unwrap();
    table.play_out(&[ANN, BOB]);
    table.deal_anyway(ANN);
    assert_eq!(table.members_and_patrons(), (vec![ANN, CYD], 1));
    table.sit_in(BOB).unwrap();
    table.play_out(&[ANN, CYD]);
    table.deal_anyway(ANN);
    let (members, patrons) = table.members_and_patrons();
    assert_eq!((members.len(), patrons), (3, 0));
    assert_eq!(table.state.chairs.len(), 3, "the patron has left");
    let left = |notice: &&Notice| matches!(notice, Notice::Left { .. });
    assert_eq!(table.state.notices.iter().filter(left).count(), 1);
}

#[test]
fn without_a_patron_who_can_cover_it_the_table_waits_and_closes() {
    let terms = Terms {
        stake: Coins(100),
        ..scarto()
    };
    let mut table = Sitting::new(3, terms, &[ANN, BOB, CYD], 0);
    table.deal(ANN).unwrap();
    table.play_out(&[ANN, BOB, CYD]);
    // Scarto at 100 can cost a patron 2,600, and the house has only 2,599 left.
    let has = table.balance(&Account::House);
    table.house.take(Account::House, has - 2_599);
    table.leave(CYD).unwrap();
    table.pass(BETWEEN);
    assert!(table.is_lobby(), "it waits");
    assert_eq!(table.state.missing(), 1);
    table.pass(LOBBY);
    assert_eq!(table.why_closed(), Some(ClosedWhy::Idle));
}

#[test]
fn who_cannot_cover_a_deal_of_points_sits_out_and_a_patron_plays() {
    let mut table = Sitting::new(5, scarto(), &[ANN, BOB], 1);
    table.deal(ANN).unwrap();
    assert_eq!(table.on_hold(BOB), 26);
    table.play_out(&[ANN, BOB]);
    table.take(BOB, table.free(BOB) - 25);
    table.deal_anyway(ANN);
    assert_eq!(table.members_and_patrons(), (vec![ANN], 2));
    assert_eq!(table.standing(BOB), Standing::Broke);
}
