//! Matches: stakes held to the end, fixed chairs, leaving, conceding, closing, cancelling (RULES.md 0.3, FT-8, AP-8).

use crate::kit::{ANN, BETWEEN, BOB, CYD, DAN, HOUR, MINUTE, Sitting, game, opening, player};
use books::{Account, PatronKey};
use ids::{MemberId, Millis};
use rules::{Coins, Variant};
use std::collections::BTreeMap;
use table::{ClosedWhy, LookContext, Match, Notice, Rank, Refusal, Standing, Terms, WhichPatron};

const STAKE: i64 = 10;
const ALL: [MemberId; 4] = [ANN, BOB, CYD, DAN];

fn classic() -> Terms {
    game("latriomphe", "classic", STAKE)
}

/// Everyone for themselves, up to this many games.
fn each_alone(target: u32) -> Terms {
    let options = BTreeMap::from([("target".to_owned(), target.to_string())]);
    Terms {
        variant: Variant::parse("latriomphe", Some("as-qui-pille"), &options).unwrap(),
        ..game("latriomphe", "as-qui-pille", STAKE)
    }
}

/// A match and its first deal have begun.
fn begun(terms: Terms, members: &[MemberId], patrons: usize, seed: u64) -> Sitting {
    let mut table = Sitting::new(seed, terms, members, patrons);
    table.deal(members[0]).unwrap();
    table
}

/// A match between two deals.
fn between(terms: Terms, members: &[MemberId], patrons: usize, seed: u64) -> Sitting {
    Sitting::such(seed, |seed| {
        let mut table = begun(terms, members, patrons, seed);
        table.play_out(members);
        (table.is_between() && table.state.match_on.is_some()).then_some(table)
    })
}

fn match_at(table: &Sitting) -> &Match {
    table.state.match_on.as_ref().expect("a match is on")
}

fn members_of(table: &Sitting) -> Vec<MemberId> {
    let players = match_at(table).players.iter();
    players.filter_map(|player| player.member()).collect()
}

#[test]
fn a_stake_is_held_from_the_first_deal_to_the_end_and_moves_once() {
    for seed in 0..10 {
        let members = [ANN, BOB];
        let mut table = begun(classic(), &members, 0, seed);
        assert_eq!(table.coins(&members), [90, 90]);
        let mut deals = 0;
        loop {
            table.play_out(&members);
            deals += 1;
            assert_eq!(table.state.deals, deals);
            let Some(on) = &table.state.match_on else {
                break;
            };
            assert_eq!(on.deal, deals + 1);
            assert!(on.score.iter().all(|&score| score < 5));
            assert_eq!(members_of(&table), members);
            assert_eq!(table.coins(&members), [90, 90], "nothing moves");
            assert_eq!(table.held(table.chair(ANN)), Ok(Coins(STAKE)));
            table.pass(BETWEEN);
        }
        assert!(deals >= 3, "two games a deal at most");
        assert!(table.is_between());
        let outcome = table.outcome();
        assert!(outcome.match_over);
        let mut after = table.coins(&members);
        let score = outcome.score.unwrap();
        assert_eq!(after[usize::from(score[1] > score[0])], 110);
        after.sort_unstable();
        assert_eq!(after, [90, 110]);
        // Another match begins, with new stakes and no score.
        table.next_match(&members);
        let on = match_at(&table);
        assert_eq!((on.deal, on.score.as_slice()), (1, &[0, 0][..]));
        assert_eq!(table.on_hold(ANN), STAKE);
    }
}

#[test]
fn who_sits_down_in_a_match_waits_for_its_end() {
    let members = [ANN, BOB];
    let mut table = between(classic(), &members, 0, 1);
    table.join(CYD).unwrap();
    table.join(DAN).unwrap();
    table.deal(ANN).unwrap();
    let chair = table.chair(CYD);
    assert!(table.state.waits(chair) && !table.state.plays(chair));
    table.play_match(&members);
    table.next_match(&ALL);
    assert_eq!(members_of(&table), ALL);
}

#[test]
fn of_three_two_play_and_the_third_is_told_to_wait() {
    let table = begun(classic(), &[ANN, BOB, CYD], 0, 2);
    assert_eq!(members_of(&table), [ANN, BOB]);
    let waits = Notice::Waits {
        player: player(CYD),
    };
    assert!(table.said(&waits) && table.state.waits(table.chair(CYD)));
    assert!(!table.state.waits(table.chair(ANN)), "she plays");
    assert_eq!(table.on_hold(CYD), 0);
}

#[test]
fn a_side_that_its_last_member_leaves_concedes_the_match() {
    for seed in 0..3 {
        for deal_is_on in [true, false] {
            let mut table = between(classic(), &ALL, 0, seed * 100);
            if deal_is_on {
                table.deal(ANN).unwrap();
            }
            // Ann and Cyd are partners.
            table.leave(ANN).unwrap();
            assert_eq!(table.state.host, BOB);
            assert!(table.state.match_on.is_some(), "Cyd plays on");
            assert_eq!(table.standing(ANN), Standing::Leaving);
            table.leave(CYD).unwrap();
            let conceded = Notice::Conceded {
                player: player(CYD),
            };
            assert!(table.said(&conceded));
            assert!(table.state.match_on.is_none());
            assert!(table.occupant(ANN).is_none() && table.occupant(CYD).is_none());
            assert_eq!(table.coins(&ALL), [90, 110, 90, 110]);
            // The two who remain play on.
            table.next_match(&[BOB, DAN]);
            assert!(table.state.match_on.is_some());
        }
    }
}

/// Who is asked "Do you really want to leave?" (RULES.md 0.3): the last member of a side, and nobody else.
#[test]
fn the_look_says_whose_leaving_would_concede() {
    let would_concede = |table: &Sitting| {
        let look_at = LookContext {
            now: table.house.now,
            longest_pause: HOUR,
            session_is_over: false,
            house_language: None,
        };
        let look = table.look(None, &look_at).unwrap();
        let chairs = look.chairs.into_iter().filter(|chair| chair.concedes);
        chairs.map(|chair| chair.player).collect::<Vec<_>>()
    };
    let before = Sitting::new(1, classic(), &ALL, 0);
    assert_eq!(would_concede(&before), [], "no match is on");
    let mut table = begun(classic(), &ALL, 0, 1);
    assert_eq!(would_concede(&table), [], "everybody has a partner");
    table.leave(ANN).unwrap();
    assert_eq!(would_concede(&table), [player(CYD)]);
    // Patrons concede nothing; whoever plays with one is the last member of their side.
    let table = begun(classic(), &[ANN, BOB], 2, 1);
    assert_eq!(would_concede(&table), [player(ANN), player(BOB)]);
}

#[test]
fn who_leaves_the_patrons_alone_concedes_and_the_table_closes() {
    let mut table = begun(classic(), &[ANN], 3, 5);
    table.leave(ANN).unwrap();
    assert_eq!(table.why_closed(), Some(ClosedWhy::Empty));
    assert_eq!(table.free(ANN), 90);
}

/// When a side concedes, only the stakes of its members are lost, and patrons of the other side get their share.
#[test]
fn of_a_side_that_concedes_only_the_leavers_stakes_are_lost_and_patrons_share_them() {
    let odd = Terms {
        stake: Coins(11),
        ..classic()
    };
    for by_cast in [true, false] {
        let mut table = Sitting::new(12, odd, &[ANN], 0);
        // Bob and one patron play against Ann and another.
        let keys = if by_cast {
            ["odile", "grit"].map(|key| PatronKey::new(key).unwrap())
        } else {
            [1, 2].map(|number| table.hire(number, 50))
        };
        let [foe, friend] = keys.clone();
        table.seat(ANN, WhichPatron::This(foe)).unwrap();
        table.seat(ANN, WhichPatron::This(friend)).unwrap();
        table.grant(BOB, 100);
        table.join(BOB).unwrap();
        let coins = |table: &Sitting| {
            let hired = keys.clone().map(|key| table.balance(&Account::Patron(key)));
            let house = table.balance(&Account::House);
            (table.coins(&[ANN, BOB]), house, hired.iter().sum::<i64>())
        };
        let before = coins(&table);
        table.deal_anyway(ANN);
        let seated = table.state.chairs.iter().map(|occupant| &occupant.player);
        assert!(
            match_at(&table).players.iter().eq(seated),
            "Bob is Ann's foe"
        );
        table.leave(ANN).unwrap();
        let after = coins(&table);
        assert_eq!(after.0[0], before.0[0] - 11);
        // Eleven coins for two: five each, and the odd one for the first in deal order.
        let bob = after.0[1] - before.0[1];
        assert!([5, 6].contains(&bob), "{bob}");
        let (house, hired) = (after.1 - before.1, after.2 - before.2);
        if by_cast {
            assert_eq!((house, hired), (11 - bob, 0))
        } else {
            assert_eq!((house, hired), (0, 11 - bob))
        }
        table.close(BOB, Rank::Guest).unwrap();
    }
}

#[test]
fn where_all_play_alone_a_leaver_is_played_for_to_the_end_of_the_match() {
    let mut table = between(each_alone(3), &ALL, 0, 7);
    let before: i64 = table.coins(&ALL).iter().sum::<i64>() + 4 * STAKE;
    let free = table.free(ANN);
    table.leave(ANN).unwrap();
    assert_eq!(table.standing(ANN), Standing::Leaving);
    table.deal(BOB).unwrap();
    while table.state.match_on.is_some() {
        assert!(table.occupant(ANN).is_some(), "until it is over");
        table.play_out(&[BOB, CYD, DAN]);
        if table.is_between() && table.state.match_on.is_some() {
            table.pass(BETWEEN);
        }
    }
    assert!(table.occupant(ANN).is_none());
    assert_eq!(table.coins(&ALL).iter().sum::<i64>(), before);
    let won = table.free(ANN) - free;
    assert!([0, 4 * STAKE].contains(&won), "on their account: {won}");
}

#[test]
fn a_match_that_all_have_left_is_played_to_its_end_and_the_table_closes() {
    let mut table = begun(each_alone(2), &[ANN, BOB], 2, 8);
    table.leave(ANN).unwrap();
    table.leave(BOB).unwrap();
    table.pass(Millis::seconds(1_800));
    assert_eq!(table.why_closed(), Some(ClosedWhy::Empty));
    assert!(table.outcome().match_over);
}

#[test]
fn sitting_out_being_away_kicks_and_closing_wait_for_the_end_of_the_match() {
    let members = [ANN, BOB];
    let mut table = between(each_alone(3), &members, 2, 9);
    table.sit_out(BOB).unwrap();
    table.unseat_patron(ANN).unwrap();
    table.close(ANN, Rank::Guest).unwrap();
    assert!(table.state.closing.is_some() && table.state.match_on.is_some());
    assert_eq!(table.state.chairs.len(), 4);
    table.deal(ANN).unwrap();
    assert_eq!(table.players().len(), 4);
    assert!(
        table.seat_of(BOB).is_some(),
        "Bob plays the match to its end"
    );
    // Bob goes to the door: the substitute plays for him, and he stays in the match.
    for _ in 0..400 {
        match table.on_turn(&members) {
            Some(ANN) => table.play_any(ANN),
            Some(_) => table.pass(MINUTE + MINUTE),
            None => table.pass(BETWEEN),
        }
        if table.is_closed() {
            break;
        }
    }
    assert_eq!(table.why_closed(), Some(ClosedWhy::Asked));
    assert!(table.outcome().match_over);
    assert_eq!(table.on_hold(BOB), 0);
}

#[test]
fn when_the_place_is_gone_all_stakes_of_the_match_go_back() {
    for deal_is_on in [true, false] {
        let mut table = between(classic(), &ALL, 0, 20);
        if deal_is_on {
            table.deal(ANN).unwrap();
            let member = table.on_turn(&ALL).unwrap();
            table.play_any(member);
        }
        table.abandon();
        assert_eq!(table.coins(&ALL), [100; 4]);
    }
}

#[test]
fn who_stakes_all_they_have_plays_the_match_to_its_end() {
    let members = [ANN, BOB];
    let terms = Terms {
        stake: Coins(100),
        ..classic()
    };
    let mut table = Sitting::open(40, opening(terms, ANN));
    table.join(BOB).unwrap();
    table.deal(ANN).unwrap();
    assert_eq!(table.coins(&members), [0, 0]);
    table.play_match(&members);
    let mut after = table.coins(&members);
    after.sort_unstable();
    assert_eq!(after, [0, 200]);
    // The one with nothing left sits out and is not waited for; a patron takes the seat.
    let (winner, loser) = match table.free(ANN) {
        0 => (BOB, ANN),
        _ => (ANN, BOB),
    };
    table.deal_anyway(winner);
    assert_eq!(table.standing(loser), Standing::Broke);
    assert!(table.state.match_on.is_some());
}

#[test]
fn a_second_press_and_an_old_button_do_nothing_in_a_match() {
    let mut table = between(classic(), &[ANN, BOB], 0, 50);
    table.deal_after(ANN, 1).unwrap();
    let version = table.version;
    assert_eq!(table.deal_after(BOB, 1), Err(Refusal::DealIsOn));
    assert_eq!(table.version, version);
}

#[test]
fn swiss_tarot_is_three_deals_for_one_pot_and_everybody_deals_once() {
    let members = [ANN, BOB, CYD];
    for seed in 60..80 {
        let mut table = begun(game("swiss", "classic", STAKE), &members, 0, seed);
        let start = table.coins(&members).into_iter();
        let start: Vec<i64> = start.map(|coins| coins + STAKE).collect();
        let mut dealers = Vec::new();
        for deal in 1..=3 {
            let view = table.view(ANN);
            dealers.push(view.dealer.index());
            assert_eq!(view.before.deal, deal);
            let staked = start.iter().map(|coins| coins - STAKE);
            assert!(table.coins(&members).into_iter().eq(staked));
            table.play_out(&members);
            let on = &table.state.match_on;
            assert_eq!(on.is_some(), deal < 3);
            if let Some(on) = on {
                assert_eq!(on.score.iter().sum::<i32>(), 78 * deal as i32);
                table.pass(BETWEEN);
            }
        }
        for pair in dealers.windows(2) {
            assert_eq!(pair[1], (pair[0] + 2) % 3, "to the right");
        }
        assert!(table.is_between());
        // The highest score takes the pot of 30 coins; a tie shares it.
        let score = table.outcome().score.unwrap();
        let most = score.iter().max().unwrap();
        let winners = score.iter().filter(|points| *points == most).count() as i64;
        let coins = table.coins(&members);
        for (n, points) in score.iter().enumerate() {
            let won = if points == most { 30 / winners } else { 0 };
            assert_eq!(coins[n], start[n] - STAKE + won, "seed {seed}");
        }
    }
}

#[test]
fn who_leaves_swiss_tarot_is_played_for_to_the_third_deal_and_a_patron_follows() {
    let members = [ANN, BOB, CYD];
    let mut table = begun(game("swiss", "classic", STAKE), &members, 0, 70);
    table.leave(BOB).unwrap();
    for _ in 0..3 {
        assert!(table.occupant(BOB).is_some());
        table.play_out(&[ANN, CYD]);
        if table.state.match_on.is_some() {
            table.pass(BETWEEN);
        }
    }
    assert_eq!(table.state.deals, 3);
    assert!(table.occupant(BOB).is_none() && table.state.match_on.is_none());
    // A patron sits down, and the new shuffle may be cut.
    table.next_match(&[ANN, CYD]);
    table.pass(BETWEEN);
    assert_eq!(match_at(&table).deal, 1);
    assert_eq!(table.state.patrons().len(), 1);
}

#[test]
fn patrons_who_are_sent_away_concede_nothing() {
    for deal_is_on in [true, false] {
        let mut table = between(classic(), &[ANN], 1, 40);
        let patron = table.state.patrons().remove(0);
        if deal_is_on {
            table.deal(ANN).unwrap();
        }
        table.unseat_patron(ANN).unwrap();
        match_at(&table);
        let chair = table.state.chairs.chair_of(&patron).unwrap();
        assert_eq!(table.state.standing(chair), Standing::Leaving);
        assert_eq!(table.free(ANN), 90);
        table.play_match(&[ANN]);
        assert_eq!(
            table.state.chairs.len(),
            1,
            "with the match the patron goes"
        );
    }
}

#[test]
fn who_has_staked_all_may_think_better_of_leaving_the_match() {
    let mut table = begun(each_alone(3), &[ANN, BOB], 2, 11);
    table.take(ANN, table.free(ANN));
    table.leave(ANN).unwrap();
    table.join(ANN).unwrap();
    assert_eq!(table.standing(ANN), Standing::In);
}

#[test]
fn between_the_deals_of_a_match_its_stake_can_still_be_lost() {
    let mut table = between(classic(), &[ANN, BOB], 0, 1);
    table.join(CYD).unwrap();
    let at_stake = [ANN, CYD].map(|member| table.at_stake(table.chair(member)).0);
    assert_eq!(at_stake, [STAKE, 0]);
}
