//! Orders by the host and game masters: pauses, removals, a change of host, and cancelling what runs.

use crate::kit::{
    ANN, BETWEEN, BOB, CYD, DAN, HOUR, MINUTE, Sitting, game, patron, person, player, triomphe,
};
use ids::{MemberId, Millis};
use rules::Coins;
use table::{
    CalledOff, ClosedWhy, LoggedOrder, Notice, Order, PausedBy, Rank, Recall, Refusal, Reveal,
    Standing, Stretch,
};

/// The game master, who sits nowhere unless a test says so.
const GM: MemberId = DAN;
const ALL: [MemberId; 3] = [ANN, BOB, CYD];
const WEEK: Millis = Millis::days(7);

/// A number of minutes as a duration.
fn minutes(minutes: i64) -> Millis {
    Millis::seconds(60 * minutes)
}

/// How much time the player whose turn it is has left.
fn until(table: &Sitting) -> Millis {
    assert_eq!(table.stretch(), Stretch::Turn);
    table.left()
}

/// How long the current pause still lasts.
fn pause_left(table: &Sitting) -> Millis {
    assert!(is_paused(table));
    table.left()
}

fn is_paused(table: &Sitting) -> bool {
    table.state.orders.paused.is_some()
}

fn paused_by(table: &Sitting) -> PausedBy {
    table
        .state
        .orders
        .paused
        .as_ref()
        .expect("a pause is on")
        .by
}

/// How long the host and a game master may still pause in this deal (match).
fn pauses_left(table: &Sitting) -> [Millis; 2] {
    let longest = table.house.rules.longest_pause;
    [PausedBy::Host, PausedBy::Gm].map(|by| table.state.orders.pause_left(by, longest))
}

/// The number of the proposed cancellation.
fn wish(table: &Sitting) -> u32 {
    assert!(table.state.orders.wish.is_some());
    table.state.orders.wishes
}

#[test]
fn in_a_pause_the_clock_stands_still_and_acts_count() {
    let mut table = Sitting::dealt(1, &ALL, 0);
    table.pass(Millis::seconds(20));
    assert_eq!(until(&table), Millis::seconds(40), "of a minute's turn");
    assert_eq!(table.pause(BOB, Rank::Guest), Err(Refusal::NotHost));
    table.pause(ANN, Rank::Guest).unwrap();
    assert_eq!(table.pause(ANN, Rank::Guest), Err(Refusal::PausedAlready));
    table.pass(minutes(30));
    assert_eq!(paused_by(&table), PausedBy::Host);
    assert_eq!(pause_left(&table), minutes(30));
    // Nobody has to hurry, but anyone may play a card.
    let first = table.on_turn(&ALL).unwrap();
    table.play_any(first);
    let next = table.on_turn(&ALL).unwrap();
    assert_ne!(first, next);
    table.pass(minutes(20));
    assert_eq!(table.on_turn(&ALL), Some(next));
    assert_eq!(table.go_on(BOB, Rank::Guest), Err(Refusal::NotHost));
    table.go_on(ANN, Rank::Guest).unwrap();
    assert_eq!(table.go_on(ANN, Rank::Guest), Err(Refusal::NotPaused));
    assert_eq!(until(&table), MINUTE, "a turn just begun");
}

#[test]
fn a_hosts_pauses_are_bounded_and_what_is_left_of_a_turn_is_left_after_them() {
    let mut table = Sitting::dealt(2, &ALL, 0);
    table.pass(Millis::seconds(50));
    table.pause(ANN, Rank::Guest).unwrap();
    table.pass(minutes(40));
    table.go_on(ANN, Rank::Guest).unwrap();
    assert_eq!(until(&table), Millis::seconds(10));
    // One hour in all between two deals: twenty minutes are left.
    table.pause(ANN, Rank::Guest).unwrap();
    table.pass(minutes(20) + Millis(-1));
    assert!(is_paused(&table));
    table.pass(Millis(1));
    assert!(!is_paused(&table));
    assert_eq!(until(&table), Millis::seconds(10));
    let more = table.pause(ANN, Rank::Guest);
    assert_eq!(more, Err(Refusal::NoPauseLeft(PausedBy::Host)));
    // Only a game master can end the pause of one who does not sit there.
    table.pause(GM, Rank::Gm).unwrap();
    table.pass(Millis::days(1));
    assert!(is_paused(&table));
    assert_eq!(table.go_on(ANN, Rank::Guest), Err(Refusal::PausedByGm));
    table.go_on(GM, Rank::Gm).unwrap();
    assert_eq!(until(&table), Millis::seconds(10));
}

#[test]
fn a_game_master_who_does_not_sit_there_has_a_week_in_all() {
    let mut table = Sitting::dealt(2, &ALL, 0);
    table.pause(GM, Rank::Gm).unwrap();
    assert_eq!(pause_left(&table), WEEK);
    table.pass(Millis::days(5));
    table.go_on(GM, Rank::Gm).unwrap();
    table.pause(GM, Rank::Gm).unwrap();
    assert_eq!(pause_left(&table), Millis::days(2));
    table.pass(Millis::days(2));
    assert!(!is_paused(&table));
    let more = table.pause(GM, Rank::Gm);
    assert_eq!(more, Err(Refusal::NoPauseLeft(PausedBy::Gm)));
    // Nor is it offered.
    assert_eq!(pauses_left(&table), [HOUR, Millis::ZERO]);
    // The count starts afresh with the next deal.
    table.play_out(&ALL);
    table.deal_to_play(&ALL);
    table.pause(GM, Rank::Gm).unwrap();
    assert_eq!(pause_left(&table), WEEK);
}

#[test]
fn a_game_master_who_sits_there_shares_the_hosts_hour() {
    for plays_a_patrons_hand in [false, true] {
        let mut table = if plays_a_patrons_hand {
            let mut table = Sitting::new(2, triomphe("tavern", 5), &[ANN, BOB], 1);
            let patron = table.state.patrons().remove(0);
            table.play_for(GM, &patron).unwrap();
            table
        } else {
            Sitting::new(2, triomphe("tavern", 5), &[ANN, BOB, GM], 0)
        };
        table.deal_to_play(&[ANN, BOB, GM]);
        table.pause(ANN, Rank::Guest).unwrap();
        table.pass(minutes(20));
        // They take over the host's pause: nothing is added.
        table.pause(GM, Rank::Gm).unwrap();
        assert_eq!(pause_left(&table), minutes(40));
        assert_eq!(paused_by(&table), PausedBy::SeatedGm);
        assert_eq!(table.go_on(ANN, Rank::Guest), Err(Refusal::PausedByGm));
        // Somebody who leaves in mid-deal still has cards in it.
        if !plays_a_patrons_hand {
            table.leave(GM).unwrap();
        }
        table.pass(minutes(40));
        assert!(!is_paused(&table));
        let more = table.pause(GM, Rank::Gm);
        assert_eq!(more, Err(Refusal::NoPauseLeft(PausedBy::SeatedGm)));
        assert_eq!(pauses_left(&table), [Millis::ZERO, WEEK]);
        // A game master who does not sit there is not bound by that.
        table.pause(CYD, Rank::Gm).unwrap();
        assert_eq!(pause_left(&table), WEEK);
    }
}

#[test]
fn pauses_of_a_match_are_counted_to_its_end() {
    let mut table = Sitting::new(3, game("swiss", "classic", 10), &ALL, 0);
    for deal in 0..3 {
        match deal {
            0 => table.deal(ANN).unwrap(),
            _ => table.pass(BETWEEN),
        }
        table.pause(ANN, Rank::Guest).unwrap();
        assert_eq!(pause_left(&table), minutes(60 - 20 * deal));
        table.pass(minutes(20));
        if deal < 2 {
            table.go_on(ANN, Rank::Guest).unwrap();
        }
        table.play_out(&ALL);
    }
    let more = table.pause(ANN, Rank::Guest);
    assert_eq!(more, Err(Refusal::NoPauseLeft(PausedBy::Host)));
    table.next_match(&ALL);
    table.pause(ANN, Rank::Guest).unwrap();
    assert_eq!(pause_left(&table), HOUR, "another match");
}

#[test]
fn what_is_paused_can_be_left() {
    let mut table = Sitting::dealt(5, &ALL, 0);
    table.join(DAN).unwrap();
    table.pause(ANN, Rank::Guest).unwrap();
    // Without cards one is gone at once; with cards, the house plays them.
    table.leave(DAN).unwrap();
    table.leave(BOB).unwrap();
    assert!(table.occupant(DAN).is_none());
    assert_eq!(table.standing(BOB), Standing::Leaving);
    assert!(is_paused(&table));
    // The pause of somebody who has left ends like any other.
    table.leave(ANN).unwrap();
    table.pass(HOUR);
    table.play_out(&[CYD]);
    assert_eq!(table.on_hold(BOB), 0);
    assert!(table.occupant(BOB).is_none());
}

#[test]
fn no_deal_begins_and_no_lobby_is_cleared_in_a_pause_and_an_empty_table_does_not_pause() {
    let mut table = Sitting::new(3, triomphe("tavern", 5), &[ANN, BOB], 0);
    table.pause(GM, Rank::Gm).unwrap();
    assert_eq!(table.deal(ANN), Err(Refusal::Paused));
    table.pass(Millis::hours(3));
    assert!(table.is_lobby());
    table.leave(ANN).unwrap();
    table.leave(BOB).unwrap();
    assert_eq!(table.why_closed(), Some(ClosedWhy::Empty));

    // During a deal: the house finishes it for those who left.
    let mut table = Sitting::dealt(3, &[ANN, BOB], 1);
    table.pause(GM, Rank::Gm).unwrap();
    table.leave(ANN).unwrap();
    assert!(is_paused(&table));
    table.leave(BOB).unwrap();
    table.pass(HOUR);
    assert_eq!(table.why_closed(), Some(ClosedWhy::Empty));
    assert_eq!(table.on_hold(ANN) + table.on_hold(BOB), 0);
}

#[test]
fn who_is_asked_to_leave_goes_at_once_between_deals_and_stays_away() {
    let mut table = Sitting::new(4, triomphe("tavern", 5), &ALL, 0);
    let (ann, bob) = (player(ANN), player(BOB));
    assert_eq!(table.kick(CYD, Rank::Guest, &bob), Err(Refusal::NotHost));
    assert_eq!(table.kick(BOB, Rank::Guest, &bob), Err(Refusal::NotHost));
    table.kick(ANN, Rank::Guest, &bob).unwrap();
    assert!(table.occupant(BOB).is_none());
    assert_eq!(table.kick(ANN, Rank::Guest, &bob), Err(Refusal::NotHere));
    assert_eq!(table.join(BOB), Err(Refusal::ShownOut));
    let own = table.kick(ANN, Rank::Guest, &ann);
    assert_eq!(own, Err(Refusal::KickYourself));
    // The game master makes the host leave; the next member becomes host.
    table.kick(GM, Rank::Gm, &ann).unwrap();
    assert_eq!(table.state.host, CYD);
    let kicked = [(ANN, bob), (GM, ann)].map(|(by, player)| (by, LoggedOrder::Kicked { player }));
    assert_eq!(table.log, kicked);
}

#[test]
fn in_a_deal_who_is_asked_to_leave_plays_it_to_its_end() {
    let mut table = Sitting::dealt(5, &ALL, 0);
    table.kick(ANN, Rank::Guest, &player(BOB)).unwrap();
    let occupant = table.occupant(BOB).unwrap();
    assert!(
        occupant.goes && occupant.is_present(),
        "they play their own cards"
    );
    assert!(table.state.plays(occupant.id));
    table.play_out(&ALL);
    assert!(table.occupant(BOB).is_none());
    assert_eq!(table.on_hold(BOB), 0);
}

#[test]
fn a_side_that_is_asked_to_leave_does_not_concede_its_match() {
    let members = [ANN, BOB];
    let mut table = Sitting::new(6, game("latriomphe", "classic", 10), &members, 0);
    table.deal(ANN).unwrap();
    table.kick(ANN, Rank::Guest, &player(BOB)).unwrap();
    assert!(table.state.match_on.is_some());
    assert_eq!((table.on_hold(ANN), table.on_hold(BOB)), (10, 10));
    table.play_match(&members);
    assert!(table.occupant(BOB).is_none());
}

#[test]
fn a_host_wins_no_carried_pot_by_sending_away_who_has_a_claim_to_it() {
    let members = [ANN, BOB];
    let mut table = Sitting::such(0, |seed| {
        let mut table = Sitting::new(seed, game("trefeltromp", "classic", 2), &members, 0);
        table.deal(ANN).unwrap();
        table.play_placidly(&members);
        (table.carried() > Coins::ZERO).then_some(table)
    });
    let (pot, before) = (table.carried(), table.coins(&members));
    table.kick(ANN, Rank::Guest, &player(BOB)).unwrap();
    let after = table.coins(&members);
    let won = [after[0] - before[0], after[1] - before[1]];
    // Split as evenly as coins allow.
    assert_eq!(won[0] + won[1], pot.0);
    assert!((won[0] - won[1]).abs() <= 1, "{won:?} of {pot:?}");
}

#[test]
fn a_patron_is_asked_to_leave_too() {
    let mut table = Sitting::new(7, triomphe("tavern", 5), &[ANN], 2);
    let sits = table.state.patrons().remove(0);
    table.kick(ANN, Rank::Guest, &sits).unwrap();
    assert_eq!(table.state.chairs.chair_of(&sits), None);
    let kick = table.kick(ANN, Rank::Guest, &patron("nobody"));
    assert_eq!(kick, Err(Refusal::NotHere));
}

#[test]
fn the_host_hands_the_table_over_to_who_sits_there() {
    let mut table = Sitting::new(8, triomphe("tavern", 5), &[ANN, BOB], 0);
    let mut to = |by, rank, to| table.hand_over(by, rank, to).map(|()| table.state.host);
    assert_eq!(to(BOB, Rank::Guest, BOB), Err(Refusal::NotHost));
    assert_eq!(to(ANN, Rank::Guest, CYD), Err(Refusal::NotHere));
    assert_eq!(to(ANN, Rank::Guest, ANN), Err(Refusal::HostAlready));
    assert_eq!(to(ANN, Rank::Guest, BOB), Ok(BOB));
    assert_eq!(to(ANN, Rank::Guest, ANN), Err(Refusal::NotHost));
    assert_eq!(to(GM, Rank::Gm, ANN), Ok(ANN));
}

#[test]
fn all_who_are_dealt_in_take_their_deal_back_together() {
    let mut table = Sitting::new(9, triomphe("tavern", 5), &ALL, 0);
    let off = |table: &mut Sitting, by| table.call_off(by, Rank::Guest, CalledOff::Deal);
    assert_eq!(off(&mut table, ANN), Err(Refusal::NoDeal));
    let before = table.coins(&ALL);
    table.deal_to_play(&ALL);
    table.join(DAN).unwrap();
    assert_eq!(off(&mut table, DAN), Err(Refusal::NotDealtIn));
    // Asking twice counts once.
    for _ in 0..2 {
        off(&mut table, ANN).unwrap();
        let wish = table.state.orders.wish.as_ref().unwrap();
        assert_eq!((wish.what, &wish.agreed[..]), (CalledOff::Deal, &[ANN][..]));
    }
    let first = wish(&table);
    assert_eq!(table.agree(DAN, first), Err(Refusal::NotDealtIn));
    assert_eq!(table.agree(BOB, first + 1), Err(Refusal::WishGone));
    // Bob would rather play on, then changes his mind.
    table.play_on(BOB, first).unwrap();
    assert_eq!(table.agree(BOB, first), Err(Refusal::WishGone));
    off(&mut table, BOB).unwrap();
    let second = wish(&table);
    table.agree(ANN, second).unwrap();
    assert!(table.playing().is_some());
    table.agree(CYD, second).unwrap();
    assert_eq!(table.agree(ANN, second), Err(Refusal::WishGone));
    assert!(table.is_lobby());
    let mut notices = table.state.notices.iter();
    assert!(notices.any(|notice| matches!(notice, Notice::Voided { .. })));
    assert_eq!(table.coins(&ALL), before);
}

#[test]
fn a_wish_ends_with_its_deal() {
    let mut table = Sitting::dealt(10, &ALL, 0);
    table.call_off(ANN, Rank::Guest, CalledOff::Deal).unwrap();
    let number = wish(&table);
    table.play_out(&ALL);
    assert_eq!(table.state.orders.wish, None);
    table.deal_to_play(&ALL);
    assert_eq!(table.agree(BOB, number), Err(Refusal::WishGone));
}

#[test]
fn after_a_cancelled_deal_the_one_before_it_is_known_as_it_is_after_a_restart() {
    let mut table = Sitting::dealt(10, &ALL, 0);
    table.play_out(&ALL);
    let last = table.state.last;
    table.deal_to_play(&ALL);
    table.call_off(GM, Rank::Gm, CalledOff::Deal).unwrap();
    let known = table.finished.as_ref().map(|finished| finished.id);
    assert!(known.is_some());
    assert_eq!(known, last);
}

#[test]
fn members_alone_take_nothing_back_from_a_patron_but_the_game_master_does() {
    let members = [ANN, BOB];
    let mut table = Sitting::new(12, game("scarto", "mcleod", 1), &members, 1);
    let before = table.free(ANN);
    table.deal_to_play(&members);
    let guest = table.call_off(ANN, Rank::Guest, CalledOff::Deal);
    assert_eq!(guest, Err(Refusal::PatronDealtIn));
    let guest = table.call_off(ANN, Rank::Guest, CalledOff::Table);
    assert_eq!(guest, Err(Refusal::NotGm));
    let off = table.call_off(GM, Rank::Gm, CalledOff::Match);
    assert_eq!(off, Err(Refusal::NoMatch));
    table.call_off(GM, Rank::Gm, CalledOff::Deal).unwrap();
    assert_eq!(table.free(ANN), before);
    let entry = LoggedOrder::CalledOff {
        what: CalledOff::Deal,
        reason: "a card fell".to_owned(),
        among: members.map(|member| person(member).purse).into(),
    };
    assert_eq!(table.log, [(GM, entry)]);
    // A game master who plays needs the agreement of the other member, but not of a patron.
    table.deal_to_play(&members);
    table.call_off(ANN, Rank::Gm, CalledOff::Deal).unwrap();
    assert!(table.playing().is_some());
    table.agree(BOB, wish(&table)).unwrap();
    assert!(table.playing().is_none());
    assert_eq!(table.free(ANN), before);
}

#[test]
fn a_deal_of_a_match_is_dealt_again_and_a_match_gives_its_stakes_back() {
    let mut table = Sitting::new(12, game("swiss", "classic", 10), &ALL, 0);
    let before = table.free(ANN);
    table.deal(ANN).unwrap();
    table.play_out(&ALL);
    let on = table.state.match_on.clone();
    table.pass(BETWEEN);
    assert!(table.playing().is_some(), "the second deal");
    table.call_off(GM, Rank::Gm, CalledOff::Deal).unwrap();
    assert_eq!(table.state.match_on, on);
    assert_eq!(table.on_hold(ANN), 10);
    table.pass(BETWEEN);
    assert_eq!(table.view(ANN).before.deal, 2, "dealt again");
    table.call_off(GM, Rank::Gm, CalledOff::Match).unwrap();
    assert!(table.state.match_on.is_none() && table.is_lobby());
    assert_eq!((table.free(ANN), table.on_hold(ANN)), (before, 0));
}

#[test]
fn closed_at_once_everything_that_was_on_goes_back() {
    let mut table = Sitting::new(13, game("swiss", "classic", 10), &ALL, 0);
    let before = table.free(ANN);
    table.deal(ANN).unwrap();
    table.call_off(GM, Rank::Gm, CalledOff::Table).unwrap();
    assert_eq!(table.why_closed(), Some(ClosedWhy::ByGm));
    assert_eq!((table.free(ANN), table.on_hold(ANN)), (before, 0));
    let again = table.call_off(GM, Rank::Gm, CalledOff::Table);
    assert_eq!(again, Err(Refusal::Closed));
    // With nothing running there is nobody to ask.
    let mut table = Sitting::new(13, triomphe("tavern", 5), &ALL, 0);
    table.call_off(ANN, Rank::Gm, CalledOff::Table).unwrap();
    assert_eq!(table.why_closed(), Some(ClosedWhy::ByGm));
}

#[test]
fn a_game_master_takes_nothing_back_without_a_reason() {
    let mut table = Sitting::dealt(14, &[ANN, BOB], 1);
    for by in [ANN, GM] {
        let silent = table.does(
            Order::CallOff {
                what: CalledOff::Deal,
                reason: String::new(),
            }
            .by((by, Rank::Gm)),
        );
        assert_eq!(silent, Err(Refusal::NoReason));
    }
    // A game master who plays asks the others, and they see why.
    table.call_off(ANN, Rank::Gm, CalledOff::Deal).unwrap();
    let wish = table.state.orders.wish.as_ref().unwrap();
    assert_eq!(wish.reason, "a card fell");
}

#[test]
fn players_agree_to_a_game_masters_proposal_and_another_reason_makes_another() {
    let mut table = Sitting::dealt(14, &ALL, 0);
    let agreed = |table: &Sitting| table.state.orders.wish.as_ref().unwrap().agreed.clone();
    table.call_off(ANN, Rank::Gm, CalledOff::Deal).unwrap();
    let first = wish(&table);
    table.call_off(BOB, Rank::Guest, CalledOff::Deal).unwrap();
    assert_eq!((wish(&table), agreed(&table)), (first, vec![ANN, BOB]));
    table
        .does(
            Order::CallOff {
                what: CalledOff::Deal,
                reason: "another card fell".to_owned(),
            }
            .by((BOB, Rank::Gm)),
        )
        .unwrap();
    assert_eq!((wish(&table), agreed(&table)), (first + 1, vec![BOB]));
}

#[test]
fn a_pause_does_not_end_early_and_ends_even_if_its_time_comes_late() {
    let mut table = Sitting::dealt(2, &ALL, 0);
    table.pause(ANN, Rank::Guest).unwrap();
    table.house.now = table.house.now + HOUR + Millis(-1);
    table.time_up();
    assert!(is_paused(&table));
    table.house.now = table.house.now + minutes(2);
    table.time_up();
    assert!(!is_paused(&table));
}

#[test]
fn when_deals_are_shown_is_settled_before_the_first() {
    let mut table = Sitting::new(1, triomphe("tavern", 5), &ALL, 0);
    let by = ANN;
    let reveal = |table: &mut Sitting, reveal| table.orders(by, Order::RevealAt(reveal));
    reveal(&mut table, Reveal::Session).unwrap();
    table.deal_to_play(&ALL);
    let late = reveal(&mut table, Reveal::Deal);
    assert_eq!(late, Err(Refusal::DealIsOn));
    assert_eq!(table.state.reveal, Reveal::Session);
}

#[test]
fn whether_the_table_tells_what_was_played_is_settled_before_the_first_deal() {
    let mut table = Sitting::new(1, triomphe("tavern", 5), &ALL, 0);
    assert_eq!(table.state.recall, Recall::Own);
    let recall = |table: &mut Sitting, by, recall| table.orders(by, Order::ChooseRecall(recall));
    assert!(recall(&mut table, BOB, Recall::Told).is_err());
    recall(&mut table, ANN, Recall::Told).unwrap();
    table.deal_to_play(&ALL);
    let late = recall(&mut table, ANN, Recall::Own);
    assert_eq!(late, Err(Refusal::DealIsOn));
    assert_eq!(table.state.recall, Recall::Told);
}

#[test]
fn a_game_master_who_plays_among_patrons_alone_has_nobody_to_agree() {
    let mut table = Sitting::dealt(14, &[ANN], 2);
    let alone = table.call_off(ANN, Rank::Gm, CalledOff::Deal);
    assert_eq!(alone, Err(Refusal::NobodyElse));
    assert!(table.playing().is_some());
}
