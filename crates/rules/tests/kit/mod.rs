//! What the tests share: random deals, positions made by hand.
#![allow(dead_code, clippy::unwrap_used, clippy::expect_used)]

pub mod contract;
pub mod resample;
pub mod second_reading;
pub mod trefeltromp;
pub mod troccas;

use std::collections::BTreeMap;

use rules::{
    Act, Card, CardSet, Chance, Coins, Deal, Event, Own, Pack, Refusal, RuleId, Seat, Setup, Stage,
    Turn, Variant, View, Viewer,
};

/// The variant with a name like `game/edition option=value`.
pub fn variant(name: &str) -> Variant {
    let mut words = name.split(' ');
    let (game, edition) = words.next().unwrap().split_once('/').unwrap();
    let options: BTreeMap<_, _> = words
        .map(|option| option.split_once('=').unwrap())
        .map(|(option, value)| (option.to_owned(), value.to_owned()))
        .collect();
    Variant::parse(game, Some(edition), &options).unwrap()
}

/// The rule that forbids an act; empty if it breaks none.
pub fn rule(refusal: &Refusal) -> &'static str {
    refusal.rule.map_or("", RuleId::as_str)
}

/// What a view of La Triomphe shows beside the common things, with this card turned up.
pub fn turned_up(turned: Option<Card>) -> Own {
    Own::Latriomphe { turned, vole: None }
}

pub fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

pub fn card(name: &str) -> Card {
    name.parse().unwrap()
}

/// Reads card names separated by spaces.
pub fn cards(names: &str) -> Vec<Card> {
    names.split_whitespace().map(card).collect()
}

pub fn set(names: &str) -> CardSet {
    cards(names).into_iter().collect()
}

/// The view of a seat to play with this hand, after these cards of the trick: for questions about one trick.
pub fn view_to_play(variant: Variant, hand: CardSet, trick: &[Card]) -> View {
    let seats = trick.len() + 1;
    let seats = variant
        .seats()
        .iter()
        .copied()
        .find(|n| *n >= seats)
        .unwrap();
    let dealer = seat(0);
    let setup = Setup::new(variant, Coins(3), seats, dealer).unwrap();
    let first = setup.first_seat();
    let round: Vec<_> = first.round(variant.direction(), seats).collect();
    let viewer = Viewer::Seat(round[trick.len()]);
    let pack = Pack::sorted(variant.pack());
    let mut view = Deal::start(&setup, &pack, |_| {}).unwrap().view(viewer);
    view.turn = Turn::One(round[trick.len()]);
    view.stage = Stage::Tricks;
    view.my_question = None;
    view.hand = hand;
    view.trick.leader = first;
    view.trick.cards = round.iter().copied().zip(trick.iter().copied()).collect();
    view
}

/// The view of a dealer who has taken the talon and holds this hand: for questions about the discard.
pub fn view_to_discard(variant: Variant, hand: CardSet) -> View {
    let mut view = view_to_play(variant, hand, &[]);
    view.viewer = Viewer::Seat(view.dealer);
    view.turn = Turn::One(view.dealer);
    view.stage = Stage::Discard;
    view
}

/// A deal in which the seats are dealt hands beginning with these cards, filled up with the weakest other cards.
/// Hands are given in deal order, so the first belongs to the seat that leads.
pub fn deal_with(variant: Variant, stake: i64, hands: &[&str]) -> (Deal, Vec<Event>) {
    let seats = hands.len();
    let setup = Setup::new(variant, Coins(stake), seats, seat(seats - 1)).unwrap();
    let named: CardSet = hands.iter().flat_map(|hand| cards(hand)).collect();
    let kept_out = named | set("T0 T1 T11 T13");
    let weakest = (variant.pack() - kept_out).iter();
    let mut fillers = weakest.chain((kept_out - named).iter());
    let mut dealt = vec![Vec::new(); seats];
    let round: Vec<_> = setup
        .first_seat()
        .round(variant.direction(), seats)
        .collect();
    for (seat, hand) in round.into_iter().zip(hands) {
        let mut hand = cards(hand);
        while hand.len() < variant.hand_size(seats) {
            hand.push(fillers.next().unwrap());
        }
        dealt[seat.index()] = hand;
    }
    let all: CardSet = dealt.iter().flatten().copied().collect();
    let stock: Vec<Card> = (variant.pack() - all).iter().collect();
    let mut events = Vec::new();
    let deal = Deal::from_hands(&setup, &dealt, &stock, |event| events.push(event)).unwrap();
    (deal, events)
}

/// Plays these acts for whoever's turn it is; the bonus question is closed once everybody has answered.
pub fn play(deal: &mut Deal, words: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for words in words.split(", ") {
        deal.close_question(|event| events.push(event));
        let seat = match deal.turn() {
            Turn::One(seat) => seat,
            Turn::Question => deal.question().iter().next().unwrap(),
            other => panic!("{words}: {other:?}"),
        };
        let act = deal
            .check_words(seat, words)
            .unwrap_or_else(|refusal| panic!("{words}: {refusal}"));
        deal.apply(act, |event| events.push(event)).unwrap();
    }
    deal.close_question(|event| events.push(event));
    events
}

/// A random deal of a random setup of the variant.
pub fn random_deal(variant: Variant, seats: usize, chance: &mut Chance) -> (Deal, Vec<Event>) {
    let least = variant.least_stake().0;
    let stake = Coins(least + i64::from(chance.below(4)));
    let dealer = seat(chance.below(seats as u32) as usize);
    let setup = Setup::new(variant, stake, seats, dealer).unwrap();
    let mut pack = Pack::sorted(variant.pack());
    pack.shuffle(pack.order().len(), |n| chance.below(n));
    let mut events = Vec::new();
    let deal = Deal::start(&setup, &pack, |event| events.push(event)).unwrap();
    (deal, events)
}

/// A random step: an act, which is returned, or closing the question.
pub fn random_step(
    deal: &mut Deal,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) -> Option<(Seat, Act)> {
    let seats = Seat::all(deal.setup().seats());
    let able: Vec<Seat> = seats.filter(|seat| !deal.legal(*seat).is_empty()).collect();
    if able.is_empty() {
        assert!(
            deal.close_question(|event| events.push(event)),
            "nobody can act"
        );
        return None;
    }
    let seat = able[chance.below(able.len() as u32) as usize];
    let act = deal.legal(seat).random(|n| chance.below(n)).unwrap();
    let checked = deal.check(seat, &act).unwrap();
    deal.apply(checked, |event| events.push(event)).unwrap();
    Some((seat, act))
}

/// Runs a test for every variant and number of seats with several seeds, and prints a seed that fails.
/// Setting `TRIOMPHE_SEED` runs only that seed.
pub fn for_every_table(deals: u64, test: impl Fn(Variant, usize, &mut Chance)) {
    let only: Option<u64> = std::env::var("TRIOMPHE_SEED")
        .ok()
        .map(|seed| seed.parse().unwrap());
    for variant in Variant::all() {
        for &seats in variant.seats() {
            for seed in 0..deals {
                let seed = seed * 1000 + seats as u64;
                if only.is_some_and(|only| only != seed) {
                    continue;
                }
                let run = std::panic::AssertUnwindSafe(|| {
                    test(variant, seats, &mut Chance::seeded(seed, 0));
                });
                if let Err(panic) = std::panic::catch_unwind(run) {
                    eprintln!("{variant}, {seats} seats: repeat with TRIOMPHE_SEED={seed}");
                    std::panic::resume_unwind(panic);
                }
            }
        }
    }
}
