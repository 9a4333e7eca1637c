//! Chairs, hosts, leaving and closing.

use crate::kit::{ANN, BOB, CYD, DAN, HOUR, Sitting, opening, person, player, triomphe};
use books::{Account, Owner};
use ids::MemberId;
use rules::{Coins, Seat};
use table::{ChairId, ClosedWhy, LookContext, Notice, Opening, Rank, Refusal, Standing};

#[test]
fn who_leaves_in_the_middle_is_played_for_on_their_account_and_then_gone() {
    for seed in 1..30 {
        let mut table = Sitting::dealt(seed, &[ANN, BOB, CYD], 1);
        table.leave(BOB).unwrap();
        assert_eq!(table.standing(BOB), Standing::Leaving);
        table.play_out(&[ANN, CYD]);
        assert!(table.occupant(BOB).is_none(), "seed {seed}");
        assert!(table.is_between(), "the deal is over; seed {seed}");
        let bob = Owner::Member(person(BOB).purse);
        let mut owners = table.finished.as_ref().unwrap().owners.iter();
        let seat = owners.position(|owner| *owner == bob).unwrap();
        let won = table.outcome().coins[Seat::new(seat).unwrap()];
        assert!(won.0 >= -5, "seed {seed}");
        assert_eq!(table.on_hold(BOB), 0);
    }
}

#[test]
fn the_longest_seated_member_becomes_host() {
    let mut table = Sitting::new(1, triomphe("tavern", 5), &[ANN, BOB, CYD], 1);
    table.leave(ANN).unwrap();
    assert_eq!(table.state.host, BOB);
    let player = player(BOB);
    assert!(table.said(&Notice::NewHost { player }));
    assert_eq!(table.close(CYD, Rank::Guest), Err(Refusal::NotHost));
    table.close(BOB, Rank::Guest).unwrap();
    assert_eq!(table.why_closed(), Some(ClosedWhy::Asked));
}

#[test]
fn when_everybody_leaves_the_deal_is_finished_and_the_table_closes() {
    let mut table = Sitting::new(2, triomphe("vieville", 5), &[ANN, BOB], 3);
    table.deal_to_play(&[ANN, BOB]);
    table.leave(ANN).unwrap();
    table.leave(BOB).unwrap();
    table.catch_up();
    assert_eq!(table.why_closed(), Some(ClosedWhy::Empty));
    assert!(table.finished.is_some(), "the deal was played to its end");
}

#[test]
fn closing_in_the_middle_waits_for_the_deal() {
    let mut table = Sitting::dealt(3, &[ANN, BOB, CYD], 0);
    table.close(DAN, Rank::Gm).unwrap();
    assert!(table.state.closing.is_some() && table.playing().is_some());
    table.play_out(&[ANN, BOB, CYD]);
    assert_eq!(
        table.why_closed(),
        Some(ClosedWhy::ByGm),
        "Dan is not its host"
    );
    assert_eq!(table.join(DAN), Err(Refusal::Closed));
}

#[test]
fn one_chair_a_member_and_no_more_chairs_than_the_game_has() {
    let mut table = Sitting::new(4, triomphe("vieville", 5), &[ANN, BOB], 8);
    assert_eq!(table.join(ANN), Err(Refusal::AlreadySeated));
    assert_eq!(table.join(CYD), Err(Refusal::Full(10)));
    assert_eq!(table.seat_patron(ANN), Err(Refusal::Full(10)));
    assert_eq!(table.seat_patron(BOB), Err(Refusal::NotHost));
    table.unseat_patron(ANN).unwrap();
    table.join(CYD).unwrap();
    assert_eq!(table.leave(DAN), Err(Refusal::NotSeated));
}

#[test]
fn a_chair_that_was_left_is_not_taken_again_but_the_next_one_is() {
    let mut table = Sitting::new(4, triomphe("vieville", 5), &[ANN, BOB], 0);
    assert_eq!(table.chair(BOB), ChairId(1));
    table.leave(BOB).unwrap();
    table.join(CYD).unwrap();
    assert_eq!(table.chair(CYD), ChairId(2));
    table.join(BOB).unwrap();
    assert_eq!(table.chair(BOB), ChairId(3));
}

#[test]
fn too_few_players_cannot_deal() {
    let mut table = Sitting::new(5, triomphe("vieville", 5), &[ANN, BOB], 1);
    assert_eq!(table.deal(ANN), Err(Refusal::TooFew { missing: 1 }));
    assert_eq!(table.deal(DAN), Err(Refusal::NotSeated));
}

#[test]
fn patrons_do_not_play_among_themselves() {
    let mut table = Sitting::dealt(6, &[ANN], 4);
    table.sit_out(ANN).unwrap();
    table.play_out(&[ANN]);
    assert!(table.is_lobby(), "it waits");
    assert_eq!(table.state.missing(), 1);
}

#[test]
fn the_deal_goes_round_in_the_direction_of_play() {
    for (edition, step) in [("tavern", 1), ("vieville", 3)] {
        let members = [ANN, BOB, CYD, DAN];
        let mut table = Sitting::new(7, triomphe(edition, 5), &members, 0);
        let mut dealers = Vec::new();
        while dealers.len() < 5 {
            table.deal(ANN).unwrap();
            table.everybody_ready(&members);
            table.play_out(&members);
            let finished = table.finished.as_ref().expect("the deal is over");
            dealers.push(finished.deal.setup().dealer().index());
        }
        for pair in dealers.windows(2) {
            assert_eq!(pair[1], (pair[0] + step) % 4, "{edition}: {dealers:?}");
        }
    }
}

#[test]
fn when_the_place_is_gone_every_coin_goes_back() {
    let members = [ANN, BOB, CYD];
    for seed in 0..20 {
        let mut table = Sitting::new(seed, triomphe("tavern", 5), &members, 1);
        let before = table.coins(&members);
        table.deal_to_play(&members);
        for _ in 0..seed % 7 {
            if let Some(member) = table.on_turn(&members) {
                table.play_any(member);
            }
        }
        assert!(table.playing().is_some(), "seed {seed}");
        table.abandon();
        assert_eq!(table.why_closed(), Some(ClosedWhy::Gone));
        assert_eq!(table.coins(&members), before, "seed {seed}");
        assert_eq!(table.pot(), Coins::ZERO);
    }
}

/// Whoever was erased has left a 0 where their id was.
#[test]
fn who_is_invited_is_shown_until_they_sit_down_unless_they_were_erased() {
    let opening = Opening {
        invited: vec![BOB, MemberId(0), CYD],
        ..opening(triomphe("tavern", 5), ANN)
    };
    let mut table = Sitting::open(0, opening);
    let invited = |table: &Sitting| {
        let look_at = LookContext {
            now: table.house.now,
            longest_pause: HOUR,
            session_is_over: false,
            house_language: None,
        };
        table.look(None, &look_at).unwrap().invited
    };
    assert_eq!(invited(&table), [BOB, CYD]);
    table.join(BOB).unwrap();
    assert_eq!(invited(&table), [CYD]);
}

#[test]
fn a_look_finds_everybody_s_chair_and_nobody_else_s() {
    let table = Sitting::new(1, triomphe("tavern", 5), &[ANN, BOB], 1);
    let look_at = LookContext {
        now: table.house.now,
        longest_pause: HOUR,
        session_is_over: false,
        house_language: None,
    };
    let look = table.look(Some(ANN), &look_at).unwrap();
    for member in [ANN, BOB] {
        let chair = look.chair_of(member).unwrap();
        assert_eq!(
            (chair.id, &chair.player),
            (table.chair(member), &player(member))
        );
        let place = look.place(chair.id).unwrap();
        assert_eq!(look.chairs[place].id, chair.id);
    }
    assert!(look.chair_of(CYD).is_none());
    assert!(look.chair(ChairId(99)).is_none());
}

#[test]
fn to_sit_in_again_takes_the_coins_for_a_deal_unless_one_plays() {
    let all = [ANN, BOB, CYD];
    let mut table = Sitting::new(1, triomphe("tavern", 5), &all, 0);
    let need = table.state.terms.at_risk();
    table.sit_out(BOB).unwrap();
    table.take(BOB, table.free(BOB) - need.0 + 1);
    assert_eq!(table.sit_in(BOB), Err(Refusal::CannotCover { need }));
    table.grant(BOB, 1);
    table.sit_in(BOB).unwrap();
    // The stake of who plays is on hold already.
    table.deal_to_play(&all);
    let free = table.free(BOB);
    if free > 0 {
        table.take(BOB, free);
    }
    table.sit_out(BOB).unwrap();
    table.sit_in(BOB).unwrap();
}

#[test]
fn the_house_sends_as_many_of_the_cast_as_it_can_stake() {
    let mut table = Sitting::new(1, triomphe("tavern", 5), &[ANN], 0);
    let need = table.state.terms.at_risk();
    let has = table.balance(&Account::House);
    table.house.take(Account::House, has - 2 * need.0 + 1);
    table.seat_patron(ANN).unwrap();
    let need = Coins(2 * need.0);
    assert_eq!(table.seat_patron(ANN), Err(Refusal::HouseBroke { need }));
    table.house.give(Account::House, 1);
    table.seat_patron(ANN).unwrap();
}
