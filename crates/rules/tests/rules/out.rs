//! What everybody can tell of the cards that are out, in deals made by hand.
#![allow(clippy::unwrap_used)]

use crate::kit;

use kit::{cards, deal_with, play, seat, set, trefeltromp, variant};
use rules::{Act, Card, CardSet, Deal, Out, Seat, Suit, Turn, View, Viewer};

fn out(deal: &Deal) -> Out {
    deal.view(Viewer::Bystander).out()
}

/// The seat that plays as this one of the first trick, from 0.
fn nth(deal: &Deal, n: usize) -> Seat {
    let setup = deal.setup();
    let mut round = setup
        .first_seat()
        .round(setup.variant().direction(), setup.seats());
    round.nth(n).unwrap()
}

/// A deal of Scarto in which each seat begins with one of these cards, once the dealer has discarded.
fn scarto(hands: &[&str]) -> Deal {
    let (mut deal, _) = deal_with(variant("scarto/mcleod"), 1, hands);
    let dealer = deal.setup().dealer();
    let lay = deal.substitute(dealer).unwrap();
    deal.apply(lay, |_| {}).unwrap();
    deal
}

#[test]
fn a_discard_is_not_gone() {
    let deal = scarto(&["KS", "KB", "KC"]);
    assert_eq!(out(&deal).gone, CardSet::EMPTY);
    let dealer = deal.setup().dealer();
    assert!(!deal.view(Viewer::Seat(dealer)).laid_aside.is_empty());
}

#[test]
fn who_trumps_has_none_of_the_suit_and_who_throws_away_has_no_trumps_either() {
    let all = "KS QS NS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS";
    let trumps = "T2 T3 T4 T5 T6 T7 T8 T9 T10 T12 T14 T15";
    let plain = "KB QB NB JB TB 9B 8B 7B 6B 5B 4B 3B 2B AB KC QC NC JC TC 9C 8C 7C 6C 5C 4C";
    let mut deal = scarto(&[all, plain, trumps]);
    play(&mut deal, "play KS, play TB, play T2");
    let told = out(&deal);
    assert_eq!(told.gone, set("KS T2 TB"));
    let swords = Suit::Swords.cards();
    assert_eq!(told.lacks[nth(&deal, 0)], CardSet::EMPTY);
    assert_eq!(told.lacks[nth(&deal, 2)], swords);
    let second = nth(&deal, 1);
    assert!(told.has_none(second, swords) && told.has_none(second, Suit::Trumps.cards()));
    let fool = kit::card("T0");
    assert!(!told.lacks[second].contains(fool), "it is no trump");
}

#[test]
fn the_fool_as_an_excuse_shows_nothing() {
    let mut deal = scarto(&["KS QS", "T0 2S", "NS"]);
    play(&mut deal, "play KS, play T0, play NS");
    assert_eq!(out(&deal).gone, set("KS T0 NS"));
    assert!(out(&deal).lacks.iter().all(|(_, suits)| suits.is_empty()));
}

#[test]
fn a_fool_that_is_led_leaves_the_suit_to_the_next_card() {
    let mut deal = scarto(&[
        "T0",
        "2S",
        "KB QB NB JB TB 9B 8B 7B 6B 5B 4B 3B 2B AB KC QC NC JC",
    ]);
    play(&mut deal, "play T0, play 2S");
    let third = nth(&deal, 2);
    let act = deal.substitute(third).unwrap();
    deal.apply(act, |_| {}).unwrap();
    assert!(out(&deal).lacks[nth(&deal, 0)].is_empty());
    assert!(out(&deal).has_none(third, Suit::Swords.cards()));
}

#[test]
fn a_fool_that_is_a_trump_shows_that_its_player_cannot_follow() {
    let hands = ["KS 2S", "T0 2B 3B 4B 5B", "3S", "4S"];
    let (mut deal, _) = deal_with(variant("triomphe/tavern"), 2, &hands);
    play(&mut deal, "hide, play KS, play T0, play 3S, play 4S");
    assert!(out(&deal).has_none(nth(&deal, 1), Suit::Swords.cards()));
    assert!(!out(&deal).has_none(nth(&deal, 1), Suit::Trumps.cards()));
}

#[test]
fn of_troggus_fool_nothing_is_told_whoever_holds_it() {
    let hands = ["T21 T20", "T0 KS QS JS", "T1", "T19"];
    for (fool, told) in [("hybrid", false), ("highest", true)] {
        let variant = variant(&format!("troggu/visp fool={fool}"));
        let (mut deal, _) = deal_with(variant, 1, &hands);
        play(&mut deal, "pass, pass, pass, pass, play T21");
        let thrown = deal.legal(nth(&deal, 1)).cards();
        let thrown = (thrown - set("T0")).iter().next();
        if told {
            assert_eq!(thrown, None, "it must be played as a trump");
            continue;
        }
        let throw = Act::Play(thrown.unwrap()).to_string();
        play(&mut deal, &throw);
        let lacks = out(&deal).lacks[nth(&deal, 1)];
        assert_eq!(lacks, Suit::Trumps.cards() - set("T0"));
        assert!(out(&deal).has_none(nth(&deal, 1), Suit::Trumps.cards()));
    }
}

#[test]
fn a_card_turned_up_is_gone_once_nobody_can_take_it() {
    let hands = ["Kp 9p", "Qp 8p", "Jp 7p", "Tt 9t"];
    let (deal, _) = deal_with(variant("latriomphe/classic"), 1, &hands);
    let turned = deal.view(Viewer::Bystander).turned().unwrap();
    assert_eq!(out(&deal).gone, CardSet::single(turned));
    let (mut deal, _) = deal_with(variant("latriomphe/as-qui-pille"), 1, &hands);
    assert_eq!(deal.turn(), Turn::Question);
    assert_eq!(out(&deal).gone, CardSet::EMPTY, "somebody may take it");
    let robber = deal.question().iter().next();
    let act = robber.map(|seat| deal.substitute(seat).unwrap());
    if let Some(act) = act {
        deal.apply(act, |_| {}).unwrap();
    }
    deal.close_question(|_| {});
    let view = deal.view(Viewer::Bystander);
    let is_taken = view
        .shown
        .iter()
        .any(|(_, card)| Some(*card) == view.turned());
    assert_eq!(view.out().gone.is_empty(), is_taken);
}

#[test]
fn only_shown_cards_are_gone_at_trefeltromp() {
    let table = trefeltromp::Table {
        ante: 2,
        purses: &[100, 100, 100],
        carried: 0,
    };
    let (mut deal, _) = table.deal(&["T21 KS 2S", "T5 KB 3B", "T4 KC 4C", ""]);
    let folded = deal.view(Viewer::Seat(seat(0))).hand;
    trefeltromp::play(
        &mut deal,
        "bet 2, call, call, all keep, bet 2, call, fold, all lay T21 T5",
    );
    let told = out(&deal);
    assert_eq!(told.gone, cards("T21 T5").into_iter().collect());
    assert!(!told.gone.contains_all(folded));
    assert!(told.lacks.iter().all(|(_, suits)| suits.is_empty()));
}

/// A second reading of who has shown to be out of what: by what wins, as computer players read it before.
fn lacks_by_what_wins(view: &View, seat: Seat) -> CardSet {
    let fool = CardSet::single(kit::card("T0"));
    let is_excuse = !view
        .variant
        .would_take(&[], kit::card("T0"), view.turned_suit());
    let excuse = if is_excuse { fool } else { CardSet::EMPTY };
    let trumps = view.turned_suit().unwrap_or(Suit::Trumps).cards() - excuse;
    let fixes = |card: Card| match card {
        card if excuse.contains(card) => CardSet::EMPTY,
        card if trumps.contains(card) => trumps,
        card => card.suit().cards(),
    };
    let mut lacks = CardSet::EMPTY;
    for trick in view.played.chunks(view.seats) {
        let mut fixed = trick.iter().map(|(_, card)| fixes(*card));
        let Some(suit) = fixed.find(|suit| !suit.is_empty()) else {
            continue;
        };
        let own = trick.iter().filter(|(player, _)| *player == seat);
        for (_, card) in own.filter(|(_, card)| !(suit | excuse).contains(*card)) {
            lacks |= if trumps.contains(*card) {
                suit
            } else {
                suit | trumps
            };
        }
    }
    if view.variant.can_withhold_fool() {
        lacks = lacks - fool;
    }
    lacks
}

#[test]
fn a_second_reading_finds_the_same_suits_missing() {
    kit::for_every_table(4, |variant, seats, chance| {
        let (mut deal, mut events) = kit::random_deal(variant, seats, chance);
        while deal.turn() != Turn::Over {
            let view = deal.view(Viewer::Bystander);
            let told = view.out();
            for seat in Seat::all(seats).filter(|seat| view.hand_sizes[*seat] > 0) {
                assert_eq!(told.lacks[seat], lacks_by_what_wins(&view, seat));
            }
            kit::random_step(&mut deal, chance, &mut events);
        }
    });
}
