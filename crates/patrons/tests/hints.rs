//! Hints: legal, repeatable, and for reasons that are true of the cards, closed ones too.
#![allow(clippy::unwrap_used)]

mod kit;

use patrons::{Reason, hint};
use rules::{
    Card, CardSet, Chance, Choice, Deal, LegalActs, Seat, Setup, Stage, Turn, Variant, View, Viewer,
};
use std::collections::BTreeMap;

/// How many deals of each game are played by hints.
const DEALS: u64 = 2;
/// In how many imagined deals cards are compared here.
const WORLDS: u16 = 6;

/// Plays whole deals of every edition as the hints say; what each reason claims is compared with the closed hands.
#[test]
fn a_reason_is_true_of_all_hands() {
    let mut said: BTreeMap<&str, u32> = BTreeMap::new();
    for variant in Variant::editions() {
        for seed in 0..DEALS {
            let mut chance = Chance::seeded(seed, 7);
            let setup = kit::first_setup(variant, variant.usual_seats(), &mut chance);
            plays_by_hints(&setup, &mut chance, &mut said);
        }
    }
    println!("{said:?}");
    assert!(said.len() >= 15, "only {} kinds of reasons", said.len());
}

fn plays_by_hints(setup: &Setup, chance: &mut Chance, said: &mut BTreeMap<&str, u32>) {
    let mut pack = rules::Pack::sorted(setup.variant().pack());
    pack.shuffle(pack.order().len(), |n| chance.below(n));
    let mut deal = Deal::start(setup, &pack, |_| {}).unwrap();
    while deal.turn() != Turn::Over {
        if deal.close_question(|_| {}) {
            continue;
        }
        let seat = kit::on_turn(&deal);
        let view = deal.view(Viewer::Seat(seat));
        let hint = hint(&view, WORLDS).unwrap();
        let checked = deal.check(seat, &hint.act).unwrap();
        if let (Some(why), Choice::Play { cards, .. }) = (hint.why, view.legal().choice()) {
            *said.entry(why.key()).or_default() += 1;
            let (best, second) = (hint.cards[0].0, hint.cards[1].0);
            assert!(cards.contains(best) && cards.contains(second));
            let truth = claim(&deal, &view, seat, why, best);
            assert!(
                truth,
                "{}, {}: {why:?} of {best}, not of {second}",
                setup.variant(),
                view.played.len()
            );
        }
        deal.apply(checked, |_| {}).unwrap();
    }
}

/// What a reason claims, judged with all hands open; a reason that claims nothing of the others' cards is true.
fn claim(deal: &Deal, view: &View, seat: Seat, why: Reason, card: Card) -> bool {
    let rest = view.seats - view.trick.cards.len() - 1;
    match why {
        Reason::BringsMagicianHome | Reason::AddsToPartnersTrick => true,
        Reason::CheapestThatWins => every_end(deal, seat, card, rest, &mut |winner| winner == seat),
        Reason::GivesLeast | Reason::FoolLosesNothing => {
            every_end(deal, seat, card, rest, &mut |winner| winner != seat)
        }
        Reason::HighestLeft => {
            let higher = |other: Card| {
                other.suit() == card.suit() && view.strength(other) > view.strength(card)
            };
            Seat::all(view.seats)
                .filter(|other| *other != seat)
                .all(|other| !held(deal, other).iter().any(higher))
        }
        Reason::MakesThemTrump => {
            let mut others = Seat::all(view.seats).filter(|other| *other != seat);
            others.any(|other| (held(deal, other) & card.suit().cards()).is_empty())
        }
        _ => true,
    }
}

fn held(deal: &Deal, seat: Seat) -> CardSet {
    deal.view(Viewer::Seat(seat)).hand
}

/// Whether, once the card is played, every way to complete the trick ends with a winner of this kind.
fn every_end(
    deal: &Deal,
    seat: Seat,
    card: Card,
    rest: usize,
    is_right: &mut dyn FnMut(Seat) -> bool,
) -> bool {
    let mut after = deal.clone();
    let Ok(act) = after.check(seat, &rules::Act::Play(card)) else {
        return false;
    };
    after.apply(act, |_| {}).unwrap();
    if rest == 0 {
        let view = after.view(Viewer::Seat(seat));
        return view
            .last_trick
            .as_ref()
            .and_then(|trick| trick.winner)
            .is_none_or(is_right);
    }
    let Turn::One(next) = after.turn() else {
        return true;
    };
    let legal: LegalActs = after.legal(next);
    let Choice::Play { cards, .. } = legal.choice() else {
        return true;
    };
    cards
        .iter()
        .all(|card| every_end(&after, next, card, rest - 1, is_right))
}

/// The same view gives the same hint, and hints play a deal to its end.
#[test]
fn a_hint_is_the_same_again() {
    let variant = kit::variant("scarto/mcleod");
    let mut chance = Chance::seeded(3, 7);
    let setup = kit::first_setup(variant, 3, &mut chance);
    let deal = kit::play(&setup, &mut chance, &mut |_, view, _| {
        let first = hint(view, WORLDS).unwrap();
        assert_eq!(hint(view, WORLDS), Some(first.clone()));
        first.act
    });
    assert_eq!(deal.turn(), Turn::Over);
    assert_eq!(deal.view(Viewer::Bystander).stage, Stage::Over);
}
