//! Nobody who has gone loses another stake: a member who never answered is not dealt in again without a click, and a
//! new match takes a click from everyone.

use crate::kit::{ANN, BETWEEN, BOB, CYD, DAN, LOBBY, MINUTE, Sitting, game, player, triomphe};
use ids::{MemberId, Millis};
use rules::{Act, Coins};
use table::{ChairId, ClosedWhy, Notice, Refusal, Standing};

/// The player whose turn it is carries out the first of these acts that is legal.
fn does(table: &mut Sitting, member: MemberId, acts: &[Act]) {
    let view = table.view(member);
    let act = acts.iter().find(|act| view.check(act).is_ok());
    table.act(member, *act.unwrap()).unwrap();
}

/// A deal between Ann, who always bets, and Bob, who answers this often and then goes to the door, so that the house
/// acts for him less often than it takes to count as absent.
fn bob_answers(times: usize) -> Sitting {
    Sitting::such(0, |seed| {
        let terms = game("trefeltromp", "classic", 2);
        let mut table = Sitting::new(seed, terms, &[ANN, BOB], 0);
        table.deal(ANN).unwrap();
        let (mut answers, mut missed) = (0, 0);
        while let Some(member) = table.on_turn(&[ANN, BOB]) {
            match member {
                ANN => {
                    let bets = [Act::Bet(Coins(2)), Act::Call, Act::Stay, Act::Keep];
                    does(&mut table, ANN, &bets);
                }
                _ if answers < times => {
                    does(&mut table, BOB, &[Act::Check, Act::Call]);
                    answers += 1;
                }
                _ => {
                    table.pass(MINUTE + MINUTE);
                    missed += 1;
                }
            }
        }
        (answers == times && (1..3).contains(&missed)).then_some(table)
    })
}

#[test]
fn who_was_asked_and_never_answered_is_dealt_in_again_only_with_a_click() {
    for (answers, after) in [(0, Standing::Away), (1, Standing::In)] {
        let mut table = bob_answers(answers);
        assert_eq!(table.standing(BOB), after, "{answers} answers");
        table.pass(BETWEEN);
        let dealt = table.playing().is_some();
        assert_eq!(dealt, after == Standing::In);
        assert_eq!(table.on_hold(BOB) > 0, dealt, "no new stake of his");
        if !dealt {
            let player = player(BOB);
            assert!(table.said(&Notice::Away { player }));
            // Sitting down again is a click, too.
            table.join(BOB).unwrap();
            assert_eq!(table.standing(BOB), Standing::In);
            table.deal(ANN).unwrap();
            assert!(table.seat_of(BOB).is_some());
        }
    }
}

/// Death ends the deal before anyone is asked anything.
#[test]
fn who_was_not_asked_counts_as_present() {
    let members = [ANN, BOB, CYD];
    let table = Sitting::such(0, |seed| {
        let mut table = Sitting::new(seed, triomphe("tavern", 5), &members, 0);
        table.deal(ANN).unwrap();
        table.playing().is_none().then_some(table)
    });
    for member in members {
        assert_eq!(table.standing(member), Standing::In);
    }
}

/// After a match of Swiss Tarot between Ann, Bob and Cyd.
fn after_a_match(seed: u64) -> Sitting {
    let members = [ANN, BOB, CYD];
    let mut table = Sitting::new(seed, game("swiss", "classic", 10), &members, 0);
    table.deal(ANN).unwrap();
    for _ in 0..3 {
        table.play_out(&members);
        if table.state.match_on.is_some() {
            table.pass(BETWEEN);
        }
    }
    assert!(table.state.match_on.is_none());
    table
}

/// The members the next match waits for.
fn asked(table: &Sitting) -> Vec<MemberId> {
    let chairs = table.state.asked().into_iter();
    let member = |chair: ChairId| table.state.chairs.get(chair)?.actor();
    chairs.filter_map(member).collect()
}

/// The members who play the current match, and the number of patrons.
fn in_match(table: &Sitting) -> (Vec<MemberId>, usize) {
    let players = &table
        .state
        .match_on
        .as_ref()
        .expect("a match is on")
        .players;
    let members: Vec<_> = players
        .iter()
        .filter_map(|player| player.member())
        .collect();
    let patrons = players.len() - members.len();
    (members, patrons)
}

#[test]
fn a_new_match_begins_when_everybody_has_said_so() {
    let mut table = after_a_match(1);
    assert_eq!(asked(&table), [ANN, BOB, CYD]);
    table.pass(Millis::seconds(20 * 60));
    assert!(table.state.match_on.is_none());
    table.next_match(&[ANN, BOB]);
    assert_eq!(asked(&table), [CYD]);
    // Asking twice counts once.
    table.next_match(&[BOB]);
    assert!(table.state.match_on.is_none());
    assert_eq!(table.on_hold(ANN), 0);
    table.next_match(&[CYD]);
    assert_eq!(table.state.match_on.as_ref().unwrap().deal, 1);
    assert_eq!(in_match(&table), (vec![ANN, BOB, CYD], 0));
}

#[test]
fn deal_me_in_says_so_too_and_the_match_then_begins_by_itself() {
    let mut table = after_a_match(2);
    for member in [ANN, BOB, CYD] {
        table.pass(MINUTE);
        assert!(table.state.match_on.is_none());
        table.sit_in(member).unwrap();
    }
    assert!(table.is_between(), "time to cut");
    assert_eq!(table.left(), BETWEEN);
    table.pass(BETWEEN);
    assert!(table.state.match_on.is_some());
}

#[test]
fn a_seat_is_kept_for_the_time_of_a_lobby_before_another_takes_it() {
    let mut table = after_a_match(3);
    table.next_match(&[ANN, BOB]);
    table.grant(DAN, 100);
    assert_eq!(table.join(DAN), Err(Refusal::Full(3)));
    assert_eq!(table.seat_patron(ANN), Err(Refusal::Full(3)));
    table.pass(LOBBY + Millis(-1));
    assert_eq!(asked(&table), [CYD]);
    table.pass(Millis(1));
    assert_eq!(table.standing(CYD), Standing::Away);
    let free = table.free(CYD);
    table.join(DAN).unwrap();
    table.pass(BETWEEN);
    assert_eq!(in_match(&table), (vec![ANN, BOB, DAN], 0));
    assert_eq!((table.free(CYD), table.on_hold(CYD)), (free, 0));
}

#[test]
fn where_nobody_else_waits_a_patron_takes_the_seat_that_was_kept() {
    let mut table = after_a_match(4);
    table.next_match(&[ANN, BOB]);
    table.pass(LOBBY);
    // A patron sits down, and the new shuffle may be cut.
    table.pass(BETWEEN + BETWEEN);
    assert_eq!(in_match(&table), (vec![ANN, BOB], 1));
    assert_eq!(table.on_hold(CYD), 0);
}

#[test]
fn where_nobody_says_so_the_table_is_cleared() {
    let mut table = after_a_match(5);
    table.pass(LOBBY + Millis(-1));
    assert!(table.is_between());
    table.pass(Millis(1));
    assert_eq!(table.why_closed(), Some(ClosedWhy::Idle));
}

#[test]
fn who_waited_through_a_match_is_asked_as_well_and_one_member_alone_plays_on_at_one_click() {
    let members = [ANN, BOB];
    let mut table = Sitting::new(6, game("latriomphe", "classic", 10), &members, 0);
    table.deal(ANN).unwrap();
    table.join(CYD).unwrap();
    table.join(DAN).unwrap();
    table.play_match(&members);
    assert_eq!(asked(&table), [ANN, BOB, CYD, DAN]);

    let mut table = Sitting::new(6, game("swiss", "classic", 10), &[ANN], 2);
    table.deal(ANN).unwrap();
    table.play_match(&[ANN]);
    table.pass(BETWEEN);
    assert!(table.state.match_on.is_none());
    table.next_match(&[ANN]);
    assert!(table.state.match_on.is_some());
}
