//! Troccas: partners and the dealer are drawn, or chosen, once every four deals (RULES.md 6, TR-6).

use crate::kit::{ANN, BOB, CYD, DAN, Sitting, game, opening, player};
use ids::{MemberId, Millis};
use rules::{Card, Seat};
use std::collections::{BTreeMap, BTreeSet};
use table::{CalledOff, Draw, Notice, Order, Player, Rank, Refusal, Repeated, Standing, Terms};

const MEMBERS: [MemberId; 4] = [ANN, BOB, CYD, DAN];

fn table(seed: u64) -> Sitting {
    let table = Sitting::new(seed, game("troccas", "classic", 1), &MEMBERS, 0);
    // Drawn before the shuffle is fixed, since that names the seats.
    assert_eq!(drawn(&table).deal, 1);
    table
}

fn drawn(table: &Sitting) -> Draw {
    table.state.draw.clone().expect("partners are drawn")
}

/// Deals; returns the players by seat, the dealer, and the draw for partners.
fn deal(table: &mut Sitting) -> (Vec<Player>, Player, Draw) {
    table.deal_anyway(ANN);
    let players = table.players();
    let dealer = players[table.view(ANN).dealer.index()].clone();
    (players, dealer, drawn(table))
}

/// The players by the card they drew, highest first.
fn troccas(drawn: &Draw) -> Vec<Player> {
    let mut troccas: BTreeMap<u8, Player> = BTreeMap::new();
    for (player, card) in &drawn.cards {
        if let Some(number) = card.trump_number()
            && *card != Card::FOOL
        {
            troccas.insert(number, player.clone());
        }
    }
    troccas.into_values().rev().collect()
}

#[test]
fn the_two_highest_play_together_and_the_lowest_deals_for_four_deals() {
    for seed in 0..20 {
        let mut table = table(seed);
        let (players, dealer, drawn) = deal(&mut table);
        assert_eq!(drawn.deal, 1);
        let troccas = troccas(&drawn);
        assert_eq!(troccas.len(), 4, "one trocca each");
        let seat = |player: &Player| players.iter().position(|other| other == player).unwrap();
        let side = |player: &Player| seat(player) % 2;
        assert_eq!(side(&troccas[0]), side(&troccas[1]));
        assert_eq!(side(&troccas[2]), side(&troccas[3]));
        assert_ne!(side(&troccas[0]), side(&troccas[2]));
        assert_eq!(dealer, troccas[3]);
        let mut dealers = vec![dealer];
        for n in 2..=4 {
            table.play_out(&MEMBERS);
            let (same, dealer, still) = deal(&mut table);
            assert_eq!((same, still.deal), (players.clone(), n));
            assert_eq!(still.cards, drawn.cards);
            dealers.push(dealer);
        }
        // Everyone deals once, to the right.
        for pair in dealers.windows(2) {
            assert_eq!(seat(&pair[1]), (seat(&pair[0]) + 3) % 4);
        }
        table.play_out(&MEMBERS);
        let (_, _, anew) = deal(&mut table);
        assert_eq!(anew.deal, 1);
        assert_ne!(anew.cards, drawn.cards);
        assert_eq!(table.state.host, ANN);
    }
}

#[test]
fn partners_are_drawn_anew_when_somebody_else_sits_down() {
    let mut table = table(7);
    let (_, _, drawn) = deal(&mut table);
    table.leave(BOB).unwrap();
    table.play_out(&[ANN, CYD, DAN]);
    let (_, _, anew) = deal(&mut table);
    assert_eq!(anew.deal, 1);
    assert_ne!(anew.cards, drawn.cards);
    assert_eq!(table.members_and_patrons().1, 1, "a patron took the seat");
}

#[test]
fn the_longest_seated_member_becomes_host_wherever_they_came_to_sit() {
    for seed in 0..20 {
        let mut table = table(seed);
        deal(&mut table);
        table.leave(ANN).unwrap();
        assert_eq!(table.state.host, BOB);
    }
}

#[test]
fn each_loser_pays_one_winner() {
    let mut table = table(3);
    deal(&mut table);
    assert_eq!(table.on_hold(ANN), 36);
    table.play_out(&MEMBERS);
    let outcome = table.outcome();
    let points = outcome.points.unwrap();
    assert_eq!(points[0] + points[1], 72);
    for seat in Seat::all(4) {
        let goods = i64::from(points[seat.index() % 2] - 36);
        assert_eq!(outcome.coins[seat].0, goods);
    }
}

fn choose(table: &mut Sitting, partner: Option<&Player>) -> Result<(), Refusal> {
    let host = table.state.host;
    table.orders(host, Order::ChoosePartner(partner.cloned()))
}

/// Whether these two sit opposite each other in the deal that is on.
fn are_partners(table: &Sitting, one: &Player, other: &Player) -> bool {
    let players = table.players();
    let seat = |player| players.iter().position(|it| it == player).unwrap();
    seat(one) % 2 == seat(other) % 2
}

/// Plays the deal that is on, and deals the next.
fn next(table: &mut Sitting) -> Draw {
    table.play_out(&MEMBERS);
    deal(table).2
}

#[test]
fn chosen_partners_sit_opposite_for_four_deals_and_then_it_is_drawn_again() {
    let mut dealers = BTreeSet::new();
    for seed in 0..24 {
        let mut table = table(seed);
        let partner = player([BOB, CYD, DAN][seed as usize % 3]);
        let before: Vec<Player> = table
            .state
            .chairs
            .iter()
            .map(|it| it.player.clone())
            .collect();
        choose(&mut table, Some(&partner)).unwrap();
        let drawn = drawn(&table);
        assert!(drawn.is_chosen() && drawn.deal == 1);
        // The first seat keeps its player, and those who do not move across keep their order.
        let place = |player: &Player| before.iter().position(|it| it == player);
        assert_eq!(drawn.players[0], before[0]);
        assert!(place(&drawn.players[1]) < place(&drawn.players[3]));
        let (players, dealer, _) = deal(&mut table);
        assert_eq!(players, drawn.players);
        assert!(are_partners(&table, &player(ANN), &partner));
        dealers.insert(players.iter().position(|it| *it == dealer).unwrap());
        for n in 2..=4 {
            let still = next(&mut table);
            assert_eq!((&still.players, still.deal), (&players, n));
            assert!(still.is_chosen());
        }
        assert!(!next(&mut table).is_chosen(), "a choice is for four deals");
    }
    assert_eq!(dealers.len(), 4, "chance says who deals first");
}

#[test]
fn a_choice_waits_for_the_others_to_sit_down() {
    let mut table = Sitting::open(5, opening(game("troccas", "classic", 1), ANN));
    for member in MEMBERS {
        table.grant(member, 1_000);
    }
    table.join(DAN).unwrap();
    choose(&mut table, Some(&player(DAN))).unwrap();
    table.join(BOB).unwrap();
    table.seat_patron(ANN).unwrap();
    deal(&mut table);
    assert!(are_partners(&table, &player(ANN), &player(DAN)));
    assert_eq!(table.state.pair, None, "it has served");
}

#[test]
fn a_computer_player_can_be_chosen() {
    let mut table = Sitting::new(6, game("troccas", "classic", 1), &[ANN, BOB], 2);
    let patron = table.state.patrons().remove(1);
    choose(&mut table, Some(&patron)).unwrap();
    table.deal(ANN).unwrap();
    assert!(are_partners(&table, &player(ANN), &patron));
}

/// Between two deals there may be little time: the host can say at any time who plays with them after the fourth.
#[test]
fn a_choice_during_the_four_deals_is_for_the_next_four() {
    for when in 1..=4 {
        let mut table = table(30 + when);
        deal(&mut table);
        for _ in 1..when {
            next(&mut table);
        }
        let was = drawn(&table);
        let partner = was.players.iter().zip(was.players.iter().cycle().skip(1));
        let partner = partner
            .clone()
            .find(|(one, _)| **one == player(ANN))
            .unwrap()
            .1;
        choose(&mut table, Some(partner)).unwrap();
        for _ in when..4 {
            assert_eq!(next(&mut table).players, was.players);
        }
        assert!(next(&mut table).is_chosen());
        assert!(are_partners(&table, &player(ANN), partner));
        assert_eq!(table.state.pair, None);
    }
}

#[test]
fn between_the_fourth_deal_and_the_fifth_it_is_seated_at_once() {
    let mut table = table(40);
    deal(&mut table);
    for _ in 2..=4 {
        next(&mut table);
    }
    table.play_out(&MEMBERS);
    assert!(!drawn(&table).is_chosen());
    let left = table.left();
    table.pass(Millis(1_000));
    choose(&mut table, Some(&player(CYD))).unwrap();
    assert!(drawn(&table).is_chosen());
    assert_eq!(table.left(), left, "there is time to cut the new shuffle");
    // Drawn after all.
    choose(&mut table, None).unwrap();
    assert!(!drawn(&table).is_chosen() && table.state.pair.is_none());
}

#[test]
fn who_was_ready_for_other_partners_is_asked_again() {
    let terms = Terms {
        turn_seconds: 86_400,
        ..game("troccas", "classic", 1)
    };
    let mut table = Sitting::new(41, terms, &MEMBERS, 0);
    deal(&mut table);
    for _ in 2..=4 {
        table.play_out(&MEMBERS);
        table.next_match(&MEMBERS);
    }
    table.play_out(&MEMBERS);
    table.deal(BOB).unwrap();
    assert_eq!(table.state.ready, [BOB]);
    choose(&mut table, Some(&player(CYD))).unwrap();
    assert!(table.state.ready.is_empty());
}

#[test]
fn a_pair_of_which_one_goes_or_sits_out_is_drawn_and_told() {
    for goes in [true, false] {
        let mut table = table(50);
        choose(&mut table, Some(&player(BOB))).unwrap();
        if goes {
            table.leave(BOB).unwrap();
        } else {
            table.sit_out(BOB).unwrap();
        }
        assert_eq!(table.state.pair, None);
        assert!(table.said(&Notice::PairBroken));
        table.seat_patron(ANN).unwrap();
        table.deal(ANN).unwrap();
        assert!(!drawn(&table).is_chosen());
    }
    // So it is if it was for the next four deals, and if it is the host who goes.
    for goes in [ANN, BOB] {
        let mut table = table(51);
        deal(&mut table);
        choose(&mut table, Some(&player(BOB))).unwrap();
        table.leave(goes).unwrap();
        assert_eq!(table.state.pair, None);
        assert!(table.said(&Notice::PairBroken));
    }
}

/// Nobody knows before the deal that they have too few coins for it.
#[test]
fn a_chosen_partner_without_coins_is_told_of_too() {
    let mut table = table(52);
    choose(&mut table, Some(&player(BOB))).unwrap();
    let all = table.free(BOB);
    table.take(BOB, all);
    let _ = table.deal(ANN);
    assert_eq!(table.standing(BOB), Standing::Broke);
    assert_eq!(table.state.pair, None);
    assert!(table.said(&Notice::PairBroken));
}

#[test]
fn a_choice_outlasts_others_who_come_and_go() {
    let mut table = table(53);
    choose(&mut table, Some(&player(CYD))).unwrap();
    table.leave(BOB).unwrap();
    table.seat_patron(ANN).unwrap();
    table.hand_over(ANN, Rank::Guest, DAN).unwrap();
    table.deal(DAN).unwrap();
    assert!(drawn(&table).is_chosen());
    assert!(are_partners(&table, &player(ANN), &player(CYD)));
}

#[test]
fn a_cancelled_first_deal_leaves_the_partners_together() {
    let mut table = table(54);
    choose(&mut table, Some(&player(CYD))).unwrap();
    deal(&mut table);
    choose(&mut table, Some(&player(BOB))).unwrap();
    table.call_off(ANN, Rank::Gm, CalledOff::Deal).unwrap();
    for member in [BOB, CYD, DAN] {
        let _ = table.agree(member, table.state.orders.wishes);
    }
    assert!(table.playing().is_none() && drawn(&table).is_chosen());
    deal(&mut table);
    assert!(are_partners(&table, &player(ANN), &player(CYD)));
    for _ in 2..=5 {
        next(&mut table);
    }
    assert!(drawn(&table).is_chosen(), "the next four were chosen too");
    assert!(are_partners(&table, &player(ANN), &player(BOB)));
}

#[test]
fn what_the_host_cannot_choose() {
    let mut table = table(55);
    let stranger = Order::ChoosePartner(Some(player(CYD)));
    assert_eq!(table.orders(BOB, stranger), Err(Refusal::NotHost));
    let nobody = player(MemberId(999));
    assert_eq!(choose(&mut table, Some(&nobody)), Err(Refusal::NotHere));
    assert_eq!(choose(&mut table, Some(&player(ANN))), Err(Refusal::NoPair));
    table.sit_out(CYD).unwrap();
    assert_eq!(choose(&mut table, Some(&player(CYD))), Err(Refusal::NoPair));
    table.sit_out(ANN).unwrap();
    assert_eq!(choose(&mut table, Some(&player(BOB))), Err(Refusal::NoPair));
    let mut other = Sitting::new(55, game("scarto", "mcleod", 1), &MEMBERS[..3], 0);
    let refused = choose(&mut other, Some(&player(BOB)));
    assert_eq!(refused, Err(Refusal::NoPartners));
    assert_eq!(choose(&mut other, None), Err(Refusal::NoPartners));
}

#[test]
fn the_same_choice_again_changes_nothing_and_the_ninth_waits_for_the_deal() {
    let mut table = table(56);
    let version = table.version;
    choose(&mut table, None).unwrap();
    assert_eq!(table.version, version, "they are drawn as it is");
    let shuffle = table.state.shuffle.clone().unwrap();
    choose(&mut table, Some(&player(BOB))).unwrap();
    let anew = table.state.shuffle.clone().unwrap();
    assert_ne!(anew.deal, shuffle.deal, "other seats, another shuffle");
    let version = table.version;
    choose(&mut table, Some(&player(BOB))).unwrap();
    assert_eq!(table.version, version);
    for _ in 0..3 {
        choose(&mut table, Some(&player(CYD))).unwrap();
        choose(&mut table, Some(&player(BOB))).unwrap();
    }
    choose(&mut table, None).unwrap();
    let enough = Refusal::Enough {
        what: Repeated::ChoosePartner,
        until: None,
    };
    assert_eq!(choose(&mut table, Some(&player(DAN))), Err(enough));
    deal(&mut table);
    choose(&mut table, Some(&player(DAN))).unwrap();
}

/// Rows of before know no choice.
#[test]
fn a_table_without_a_choice_writes_and_reads_the_row_of_before() {
    let mut table = table(57);
    assert!(!table.row().unwrap().contains("\"pair\""));
    choose(&mut table, Some(&player(BOB))).unwrap();
    assert!(table.row().unwrap().contains("\"pair\""));
}
