//! What a member may not repeat without end, because it would keep others from acting: each bound, and when it is
//! possible again.

use crate::kit::{ANN, BOB, CYD, DAN, HERE, HOUR, MINUTE, Sitting, person, player, triomphe};
use ids::{ChannelId, MemberId, Millis, Moment};
use table::{
    CalledOff, CoinKind, Duty, Hands, Language, Lost, Order, Pause, Rank, Refusal, Repeated, Spot,
    Standing, State, Stretch, Terms,
};

/// A game master, who does not sit there.
const GM: MemberId = DAN;
const ALL: [MemberId; 3] = [ANN, BOB, CYD];
const SECOND: Millis = Millis::seconds(1);

/// A table before its first deal, with a patron.
fn lobby(seed: u64, members: &[MemberId]) -> Sitting {
    Sitting::new(seed, triomphe("tavern", 5), members, 1)
}

/// As often as one may, until this moment.
fn until(what: Repeated, until: Moment) -> Result<(), Refusal> {
    let until = Some(until);
    Err(Refusal::Enough { what, until })
}

/// As often as one may, until the next deal or shuffle.
fn enough(what: Repeated) -> Result<(), Refusal> {
    Err(Refusal::Enough { what, until: None })
}

/// The next deal begins, with the members who are here.
fn next_deal(table: &mut Sitting) {
    table.play_out(&ALL);
    table.deal_to_play(&ALL);
}

#[test]
fn whoever_left_twice_sits_down_again_after_a_minute() {
    let mut table = lobby(1, &[ANN, BOB]);
    for _ in 0..2 {
        table.join(CYD).unwrap();
        table.leave(CYD).unwrap();
    }
    let again = table.house.now + MINUTE;
    assert_eq!(table.join(CYD), until(Repeated::ComeBack, again));
    // Nobody else is kept away by it.
    table.leave(BOB).unwrap();
    table.join(BOB).unwrap();
    table.join(DAN).unwrap();
    table.pass(MINUTE + Millis(-1));
    assert_eq!(table.join(CYD), until(Repeated::ComeBack, again));
    table.pass(Millis(1));
    table.join(CYD).unwrap();
    // From then on, once a minute.
    table.leave(CYD).unwrap();
    let again = table.house.now + MINUTE;
    assert_eq!(table.join(CYD), until(Repeated::ComeBack, again));
    // To be removed by the host is no leaving, and stays for good.
    table.kick(ANN, Rank::Guest, &player(BOB)).unwrap();
    assert_eq!(table.join(BOB), Err(Refusal::ShownOut));
}

/// Cyd presses Join and Leave in turn, and the host sees a shuffle that is six tenths of a second old.
#[test]
fn with_join_and_leave_every_second_the_host_deals() {
    for every in [2_000, 1_000, 500, 200] {
        let mut table = lobby(1, &[ANN, BOB]);
        let mut presses = 0;
        while !table.state.dealt {
            let seen = table.state.shuffle.as_ref().map(|shuffle| shuffle.deal);
            for _ in 0..(600 / every).max(1) {
                let _ = table.join(CYD).or_else(|_| table.leave(CYD));
                table.pass(Millis(every));
            }
            presses += 1;
            let _ = table.orders(
                ANN,
                Order::Deal {
                    played: Some(0),
                    shuffle: seen,
                },
            );
            assert!(presses <= 6, "every {every} ms, {presses} presses");
        }
    }
}

/// Between two deals each change of the players gives time to cut the new shuffle.
#[test]
fn nobody_puts_off_the_next_deal_by_leaving_and_joining_or_by_sitting_out_and_in() {
    for seated in [false, true] {
        let mut table = Sitting::dealt(3, &[ANN, BOB], 1);
        if seated {
            table.join(CYD).unwrap();
        }
        table.play_out(&[ANN, BOB]);
        assert!(table.is_between());
        let begun = table.house.now;
        while table.is_between() {
            let _ = if seated {
                match table.standing(CYD) {
                    Standing::Out => table.sit_in(CYD),
                    _ => table.sit_out(CYD),
                }
            } else {
                table.join(CYD).or_else(|_| table.leave(CYD))
            };
            table.pass(Millis::seconds(14));
            let passed = table.house.now - begun;
            assert!(passed <= MINUTE + MINUTE, "{passed:?}, seated: {seated}");
        }
    }
}

#[test]
fn sitting_out_twice_counts_as_leaving_twice_does_and_a_new_deal_counts_afresh() {
    let mut table = Sitting::dealt(2, &ALL, 0);
    for _ in 0..2 {
        table.sit_out(CYD).unwrap();
        // Pressed twice, it counts once and writes nothing.
        let version = table.version;
        table.sit_out(CYD).unwrap();
        assert_eq!(table.version, version);
        if table.sit_in(CYD).is_err() {
            break;
        }
    }
    let again = table.house.now + MINUTE;
    assert_eq!(table.sit_in(CYD), until(Repeated::ComeBack, again));
    table.house.now = again;
    table.sit_in(CYD).unwrap();
    next_deal(&mut table);
    table.sit_out(CYD).unwrap();
    table.sit_in(CYD).unwrap();
}

/// Whoever comes back is waited for anew: without a bound, their turn would never end.
#[test]
fn nobody_stops_a_deal_by_leaving_it_and_coming_back() {
    let mut table = Sitting::dealt(4, &ALL, 0);
    table.house.rules.pause = Pause::Believable;
    let by = table.on_turn(&ALL).unwrap();
    for _ in 0..2 {
        table.leave(by).unwrap();
        // Leaving once more does not begin the pause before the substitute acts again.
        let (due, version) = (table.due_at, table.version);
        table.pass(Millis(500));
        table.leave(by).unwrap();
        assert_eq!((table.due_at, table.version), (due, version));
        if table.join(by).is_ok() {
            assert_eq!(table.stretch(), Stretch::Turn);
            assert_eq!(table.left(), MINUTE);
            table.pass(MINUTE + Millis(-1));
        }
    }
    assert_eq!(table.standing(by), Standing::Leaving);
    let back = [table.sit_in(by), table.sit_out(by), table.join(by)];
    let left = table.house.now + Millis(-500);
    assert_eq!(
        back,
        [(); 3].map(|()| until(Repeated::ComeBack, left + MINUTE))
    );
    table.pass(Millis::seconds(3));
    assert_ne!(table.on_turn(&ALL), Some(by), "the substitute has acted");
}

#[test]
fn a_patrons_hand_is_taken_and_given_back_twice_between_two_deals() {
    let mut table = Sitting::new(5, triomphe("tavern", 5), &[ANN], 2);
    let patron = table.state.patrons().remove(0);
    table.play_for(GM, &patron).unwrap();
    table.leave(GM).unwrap();
    table.play_for(GM, &patron).unwrap();
    table.orders(GM, Order::GiveBack).unwrap();
    let again = table.house.now + MINUTE;
    assert_eq!(
        table.play_for(GM, &patron),
        until(Repeated::ComeBack, again)
    );
}

#[test]
fn a_pack_is_cut_three_times_by_one_member() {
    let mut table = lobby(6, &[ANN, BOB]);
    for depth in ["1", "2", "2", "once upon a time"] {
        table.cut(ANN, depth).unwrap();
    }
    assert_eq!(table.cut(ANN, "4"), enough(Repeated::Cut));
    table.cut(ANN, "once upon a time").unwrap();
    table.cut(BOB, "4").unwrap();
    // Another shuffle may be cut again.
    table.join(CYD).unwrap();
    table.cut(ANN, "4").unwrap();
}

#[test]
fn one_member_pauses_three_times_from_one_deal_to_the_next() {
    let mut table = Sitting::dealt(7, &ALL, 0);
    for _ in 0..3 {
        table.pause(ANN, Rank::Guest).unwrap();
        table.go_on(ANN, Rank::Guest).unwrap();
    }
    assert_eq!(table.pause(ANN, Rank::Guest), enough(Repeated::Pause));
    table.pause(GM, Rank::Gm).unwrap();
    table.go_on(GM, Rank::Gm).unwrap();
    next_deal(&mut table);
    table.pause(ANN, Rank::Guest).unwrap();
}

#[test]
fn one_member_asks_once_in_a_deal_to_cancel_it() {
    let mut table = Sitting::dealt(8, &ALL, 0);
    table.call_off(ANN, Rank::Guest, CalledOff::Deal).unwrap();
    // Asking again while the others are asked is no second request.
    table.call_off(ANN, Rank::Guest, CalledOff::Deal).unwrap();
    table.play_on(BOB, table.state.orders.wishes).unwrap();
    let again = table.call_off(ANN, Rank::Guest, CalledOff::Deal);
    assert_eq!(again, enough(Repeated::CallOff));
    // Another member may ask, and whoever asked before agrees.
    table.call_off(CYD, Rank::Guest, CalledOff::Deal).unwrap();
    table.call_off(ANN, Rank::Guest, CalledOff::Deal).unwrap();
    let wish = table.state.orders.wish.as_ref().unwrap();
    assert_eq!(wish.agreed, [CYD, ANN]);
    table.play_on(BOB, table.state.orders.wishes).unwrap();
    // A game master who plays asks like anybody, whatever the reason.
    for (reason, answer) in [("so", Ok(())), ("or so", enough(Repeated::CallOff))] {
        let asked = table.does(
            Order::CallOff {
                what: CalledOff::Deal,
                reason: reason.to_owned(),
            }
            .by((BOB, Rank::Gm)),
        );
        assert_eq!(asked, answer, "{reason}");
    }
    next_deal(&mut table);
    table.call_off(ANN, Rank::Guest, CalledOff::Deal).unwrap();
    // A game master who holds no cards asks nobody.
    table.call_off(GM, Rank::Gm, CalledOff::Deal).unwrap();
    assert!(table.table.playing().is_none());
}

#[test]
fn the_host_role_is_passed_on_three_times_by_one_member_from_one_deal_to_the_next() {
    let mut table = Sitting::dealt(9, &ALL, 0);
    for to in [BOB, CYD, ANN] {
        table.hand_over(GM, Rank::Gm, to).unwrap();
    }
    let more = table.hand_over(GM, Rank::Gm, BOB);
    assert_eq!(more, enough(Repeated::HandOver));
    table.hand_over(ANN, Rank::Guest, BOB).unwrap();
    next_deal(&mut table);
    table.hand_over(GM, Rank::Gm, ANN).unwrap();
}

#[test]
fn a_tables_language_changes_once_an_hour_whoever_asks() {
    let mut table = lobby(10, &ALL);
    let choose = |table: &mut Sitting, by, rank, language| {
        table.does(Order::ChooseLanguage(language).by((by, rank)))
    };
    let (french, italian) = (Some(Language::French), Some(Language::Italian));
    choose(&mut table, ANN, Rank::Guest, french).unwrap();
    let again = table.house.now + HOUR;
    // What it is already is no change.
    choose(&mut table, ANN, Rank::Guest, french).unwrap();
    for (by, rank) in [(ANN, Rank::Guest), (GM, Rank::Gm)] {
        let asked = choose(&mut table, by, rank, italian);
        assert_eq!(asked, until(Repeated::ChooseLanguage, again));
    }
    table.deal_to_play(&ALL);
    table.house.now = again + Millis(-1);
    let early = choose(&mut table, ANN, Rank::Guest, italian);
    assert_eq!(
        early,
        until(Repeated::ChooseLanguage, again),
        "a deal is no hour"
    );
    table.house.now = again;
    choose(&mut table, GM, Rank::Gm, italian).unwrap();
}

#[test]
fn the_table_is_moved_twice_an_hour_by_host_and_game_master_and_without_a_place_by_who_sits_there()
{
    let mut table = Sitting::dealt(11, &ALL, 0);
    let show = |table: &mut Sitting, by, rank| table.does(Order::Show.by((by, rank)));
    assert_eq!(show(&mut table, BOB, Rank::Guest), Err(Refusal::NotHost));
    let first = table.house.now;
    show(&mut table, ANN, Rank::Guest).unwrap();
    table.house.now = table.house.now + SECOND;
    show(&mut table, ANN, Rank::Guest).unwrap();
    let more = show(&mut table, ANN, Rank::Guest);
    assert_eq!(more, until(Repeated::Show, first + HOUR));
    show(&mut table, GM, Rank::Gm).unwrap();
    // Where its place is gone, whoever sits there calls it up, as often as it takes.
    let place = HERE;
    let lost = Lost::Permission;
    table.does(Duty::LosePlace { place, lost }).unwrap();
    let version = table.version;
    for by in [BOB, ANN, ANN] {
        show(&mut table, by, Rank::Guest).unwrap();
    }
    assert_eq!(table.version, version);
    let spot = |channel| Spot {
        channel: ChannelId(channel),
        parent: None,
    };
    for channel in 2..6 {
        let (by, spot) = (BOB, spot(channel));
        table.orders(by, Order::CallUp(spot)).unwrap();
        let (place, lost) = (ChannelId(channel), Lost::Channel);
        table.does(Duty::LosePlace { place, lost }).unwrap();
    }
    let call_up = Order::CallUp(spot(7)).by(BOB);
    table.does(call_up).unwrap();
    table.house.now = first + HOUR;
    show(&mut table, ANN, Rank::Guest).unwrap();
}

#[test]
fn whoever_sent_eight_patrons_away_seats_the_next_after_a_minute() {
    let mut table = Sitting::new(12, triomphe("tavern", 5), &[ANN, BOB], 1);
    for time in 0..8 {
        match time % 2 {
            0 => table.unseat_patron(ANN).unwrap(),
            _ => {
                let patron = table.state.patrons().remove(0);
                table.kick(ANN, Rank::Guest, &patron).unwrap();
            }
        }
        if time < 7 {
            table.seat_patron(ANN).unwrap();
        }
    }
    let again = table.house.now + MINUTE;
    assert_eq!(table.seat_patron(ANN), until(Repeated::SeatPatron, again));
    let fill = table.orders(ANN, Order::Fill);
    assert_eq!(fill, until(Repeated::SeatPatron, again));
    table.pass(MINUTE);
    table.seat_patron(ANN).unwrap();
}

#[test]
fn coins_and_chips_change_four_times_and_then_once_a_minute() {
    let mut table = lobby(13, &[ANN, BOB]);
    let choose = |table: &mut Sitting, coins| table.orders(ANN, Order::ChooseCoins(coins));
    for _ in 0..2 {
        choose(&mut table, CoinKind::Chips).unwrap();
        choose(&mut table, CoinKind::Purse).unwrap();
    }
    let again = table.house.now + MINUTE;
    let more = choose(&mut table, CoinKind::Chips);
    assert_eq!(more, until(Repeated::ChooseCoins, again));
    table.pass(MINUTE);
    choose(&mut table, CoinKind::Chips).unwrap();
}

/// Each time would be a line in the house's log.
#[test]
fn whoever_was_told_to_leave_is_not_told_again() {
    let mut table = Sitting::dealt(14, &[ANN, BOB], 1);
    let patron = table.state.patrons().remove(0);
    for player in [player(BOB), patron] {
        table.kick(ANN, Rank::Guest, &player).unwrap();
        let again = table.kick(ANN, Rank::Guest, &player);
        assert_eq!(again, Err(Refusal::NotHere));
    }
    assert_eq!(table.log.len(), 2);
    assert_eq!(table.state.orders.shown_out, [BOB]);
}

/// At a slow table the lobby's time begins anew with everybody who sits down.
#[test]
fn notices_of_a_lobby_that_never_deals_do_not_pile_up() {
    let slow = Terms {
        turn_seconds: 3_600,
        ..triomphe("tavern", 5)
    };
    let mut table = Sitting::new(15, slow, &[ANN], 0);
    for _ in 0..300 {
        table.join(CYD).unwrap();
        table.leave(CYD).unwrap();
        table.pass(MINUTE);
    }
    assert!(table.is_lobby());
    assert_eq!(table.state.notices.len(), 64);
}

#[test]
fn an_older_row_counts_nothing_and_an_erased_members_counts_name_nobody() {
    let mut table = lobby(16, &[ANN, BOB]);
    let row = table.row().unwrap();
    assert!(!row.contains("bounds"), "{row}");
    let read: State<Hands> = serde_json::from_str(&row).unwrap();
    assert_eq!(read.bounds, table.state.bounds);
    let eve = MemberId(700_000_000_000_000_005);
    table.grant(eve, 1_000);
    table.join(eve).unwrap();
    table.leave(eve).unwrap();
    let text = eve.to_string();
    assert!(table.row().unwrap().contains(&text));
    let (member, purses) = (eve, vec![person(eve).purse]);
    table.does(Duty::Forget { member, purses }).unwrap();
    assert!(!table.row().unwrap().contains(&text));
}
