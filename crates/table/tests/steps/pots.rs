//! Purses, and a pot that is carried from deal to deal (RULES.md 0.3, TT-3, TT-12).

use crate::kit::{ANN, BETWEEN, BOB, CYD, DAN, Sitting, game, placid, player, triomphe};
use books::Account;
use ids::MemberId;
use rules::{Act, Coins, View};
use table::{Notice, Rank, Refusal, Standing, Terms};

const ANTE: i64 = 2;
const THREE: [MemberId; 3] = [ANN, BOB, CYD];

fn terms() -> Terms {
    game("trefeltromp", "classic", ANTE)
}

/// The act of somebody who gives up as soon as they can.
fn fold(view: &View) -> Act {
    match view.check(&Act::Fold) {
        Ok(()) => Act::Fold,
        Err(_) => placid(view),
    }
}

/// Ann, Bob and Cyd, after a deal that left coins in the pot, and in which Cyd gave up.
fn carried(from: u64) -> Sitting {
    let table = Sitting::such(from, |seed| {
        let mut table = Sitting::new(seed, terms(), &THREE, 0);
        for _ in 0..20 {
            table.deal(ANN).unwrap();
            let cyd = table.seat_of(CYD);
            table.play_out_by(&THREE, |view| {
                if view.seat() == cyd {
                    fold(view)
                } else {
                    placid(view)
                }
            });
            if table.carried() > Coins::ZERO {
                return Some(table);
            }
        }
        None
    });
    let pot = table.state.carried.as_ref().unwrap();
    let claims = pot.claims.iter().map(|seat| &pot.players[seat.index()]);
    let claims: Vec<_> = claims.cloned().collect();
    assert_eq!(claims, [player(ANN), player(BOB)], "Cyd gave up");
    let [ann, bob, cyd] = THREE.map(|member| table.in_pot(member).unwrap().0);
    assert_eq!((ann + bob, cyd), (table.carried().0, 0));
    table
}

/// The coins of a pot that was shared since the last deal began.
fn shared(table: &Sitting) -> Option<Coins> {
    let mut notices = table.state.notices.iter();
    notices.find_map(|notice| match notice {
        Notice::PotShared { coins } => Some(*coins),
        _ => None,
    })
}

#[test]
fn a_purse_is_ten_to_fifty_antes_and_fifty_unless_chosen() {
    let mut table = Sitting::new(1, terms(), &[ANN, BOB], 0);
    let bounds = Refusal::Purse {
        least: Coins(20),
        most: Coins(100),
    };
    assert_eq!(table.set_purse(ANN, 19), Err(bounds.clone()));
    assert_eq!(table.set_purse(ANN, 101), Err(bounds));
    table.set_purse(ANN, 20).unwrap();
    assert_eq!(table.set_purse(CYD, 50), Err(Refusal::NotSeated));
    table.deal(ANN).unwrap();
    let purse = |member| table.state.purse_of(table.chair(member));
    assert_eq!(
        (purse(ANN), purse(BOB)),
        (Some(Coins(20)), Some(Coins(100)))
    );
    // The ante is already in the pot.
    assert_eq!((table.on_hold(ANN), table.on_hold(BOB)), (18, 98));
}

#[test]
fn games_without_purses_have_none_to_set() {
    let mut table = Sitting::new(1, triomphe("tavern", 5), &[ANN], 0);
    assert_eq!(table.set_purse(ANN, 50), Err(Refusal::NoPurse));
}

#[test]
fn ten_antes_to_sit_down_and_one_to_be_dealt_in() {
    let mut table = Sitting::new(2, terms(), &[BOB, CYD], 0);
    table.take(ANN, 81);
    let need = Coins(20);
    assert_eq!(table.join(ANN), Err(Refusal::CannotCover { need }));
    table.grant(ANN, 1);
    table.join(ANN).unwrap();
    table.take(ANN, 18);
    table.deal(BOB).unwrap();
    let seat = table.seat_of(ANN).expect("two coins are an ante");
    assert_eq!(table.view(ANN).before.purses[seat], Coins(2));
    table.play_placidly(&THREE);
    let left = table.free(ANN);
    if left > 1 {
        table.take(ANN, left - 1);
    }
    table.deal_anyway(BOB);
    assert_eq!(table.standing(ANN), Standing::Broke);
    assert_eq!(table.seat_of(ANN), None);
}

#[test]
fn a_carried_pot_is_part_of_the_next() {
    let mut table = carried(0);
    let carried = table.carried();
    table.deal(ANN).unwrap();
    assert_eq!(table.view(ANN).before.pot, carried);
    assert_eq!(table.pot(), Coins(carried.0 + 3 * ANTE));
    table.play_placidly(&THREE);
}

#[test]
fn a_table_that_closes_shares_the_carried_pot_among_those_who_were_still_in() {
    for from in [0, 2_000, 4_000, 6_000] {
        for gone in [false, true] {
            let mut table = carried(from);
            let (pot, before) = (table.carried(), table.coins(&THREE));
            if gone {
                table.abandon()
            } else {
                table.close(ANN, Rank::Guest).unwrap()
            }
            assert_eq!(shared(&table), Some(pot));
            let after = table.coins(&THREE);
            let share = |n: usize| after[n] - before[n];
            assert_eq!((share(0) + share(1), share(2)), (pot.0, 0));
            assert!((share(0) - share(1)).abs() <= 1, "as even as coins are");
        }
    }
}

#[test]
fn a_deal_that_is_taken_back_leaves_the_carried_pot_to_those_who_had_a_claim() {
    let mut table = carried(0);
    let claim = |table: &Sitting| table.coins(&[ANN, BOB]).iter().sum::<i64>();
    let (pot, before) = (table.carried(), claim(&table));
    table.deal(ANN).unwrap();
    let member = table.on_turn(&THREE).unwrap();
    table.play_any(member);
    table.abandon();
    assert_eq!(claim(&table) - before, pot.0);
}

#[test]
fn while_a_pot_is_carried_nobody_new_is_dealt_in_and_no_purse_is_lowered() {
    let mut table = carried(0);
    let pot = table.carried();
    table.join(DAN).unwrap();
    assert!(table.state.waits(table.chair(DAN)));
    assert_eq!(table.set_purse(ANN, 99), Err(Refusal::PotCarried(pot)));
    table.set_purse(ANN, 100).unwrap();
    table.deal(ANN).unwrap();
    assert_eq!(table.seat_of(DAN), None);
    let player = player(DAN);
    assert!(table.said(&Notice::Waits { player }));
    // Once it is won, they are dealt in.
    let four = [ANN, BOB, CYD, DAN];
    table.play_placidly(&four);
    while table.carried() > Coins::ZERO {
        table.deal(ANN).unwrap();
        assert_eq!(table.seat_of(DAN), None);
        table.play_placidly(&four);
    }
    table.deal(ANN).unwrap();
    assert!(table.seat_of(DAN).is_some());
}

#[test]
fn who_leaves_gives_up_the_claim_to_the_others() {
    let mut table = carried(0);
    let (pot, before) = (table.carried(), table.free(ANN));
    table.leave(BOB).unwrap();
    // Coming back does not restore the claim.
    table.join(BOB).unwrap();
    table.close(ANN, Rank::Gm).unwrap();
    assert_eq!(table.free(ANN) - before, pot.0);
}

#[test]
fn a_pot_that_keeps_all_others_out_is_shared_so_that_the_table_can_go_on() {
    let mut table = carried(0);
    table.leave(BOB).unwrap();
    table.leave(CYD).unwrap();
    table.join(DAN).unwrap();
    table.deal(ANN).unwrap();
    assert_eq!(table.carried(), Coins::ZERO);
    assert!(table.seat_of(DAN).is_some());
    assert_eq!(table.pot(), Coins(2 * ANTE));
}

/// Ann and two patrons who never bet, after a deal that left coins in the pot; they may be sent away in mid-deal.
fn carried_with_patrons(sent_away_meanwhile: bool) -> Sitting {
    Sitting::such(0, |seed| {
        let mut table = Sitting::new(seed, terms(), &[ANN], 2);
        table.grant(ANN, 100_000);
        for _ in 0..20 {
            while table.state.chairs.len() < 3 {
                table.seat_patron(ANN).unwrap();
            }
            table.deal_anyway(ANN);
            if sent_away_meanwhile {
                while table.unseat_patron(ANN).is_ok() {}
            }
            table.play_placidly(&[ANN]);
            if table.carried() > Coins::ZERO || shared(&table).is_some() {
                return Some(table);
            }
        }
        None
    })
}

/// The same, with a patron having a claim.
fn claimed_by_patrons() -> Sitting {
    let table = carried_with_patrons(false);
    let pot = table.state.carried.as_ref().unwrap();
    let patrons = table.state.patrons();
    assert!(patrons.iter().any(|patron| pot.is_claimed_by(patron)));
    assert!(pot.is_claimed_by(&player(ANN)));
    table
}

#[test]
fn a_patron_who_is_sent_away_has_their_share_of_the_pot() {
    let mut table = claimed_by_patrons();
    let (pot, before) = (table.carried(), table.free(ANN));
    while table.unseat_patron(ANN).is_ok() {}
    assert_eq!((shared(&table), table.carried()), (Some(pot), Coins::ZERO));
    let share = table.free(ANN) - before;
    assert!(share <= pot.0 / 2 + pot.0 % 2, "{share} of {pot:?}");
}

#[test]
fn a_patron_who_must_get_up_for_want_of_coins_has_their_share_of_the_pot() {
    let mut table = claimed_by_patrons();
    let (pot, before) = (table.carried(), table.free(ANN));
    // Somebody wins everything the house has.
    table
        .house
        .take(Account::House, table.balance(&Account::House));
    table.pass(BETWEEN);
    assert_eq!(table.state.chairs.len(), 1, "the patrons got up");
    assert_eq!((shared(&table), table.carried()), (Some(pot), Coins::ZERO));
    // What the patrons had a claim to goes to the house; Ann has her own share and no more.
    let (has, share) = (table.balance(&Account::House), table.free(ANN) - before);
    assert_eq!(share + has, pot.0);
    assert!(has >= pot.0 / 2, "{share} of {pot:?}");
}

#[test]
fn nor_does_it_help_to_send_them_away_before_the_tie() {
    let table = carried_with_patrons(true);
    assert_eq!(table.state.chairs.len(), 1);
    assert_eq!(table.carried(), Coins::ZERO);
    assert!(shared(&table) > Some(Coins::ZERO));
}

#[test]
fn whoever_leaves_last_takes_the_carried_pot_along() {
    let mut table = carried(0);
    let (pot, before) = (table.carried(), table.coins(&THREE));
    for member in [CYD, BOB, ANN] {
        table.leave(member).unwrap();
    }
    let after = table.coins(&THREE);
    assert_eq!(after, [before[0] + pot.0, before[1], before[2]]);
}
