//! RULES.md, sentence by sentence: 3, 4, 5 and 7, the point games for three. Each test is named like its sentence.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod mitigati;
mod reading;
mod scarto;
mod swiss;
mod tarocchi;

use crate::kit::{self, set, variant, view_to_discard, view_to_play};
use rules::{Act, Card, CardSet, Chance, Coins, Deal, Event, Pack, Setup, Turn, Viewer};

/// The cards of a hand that may be played after these cards of the trick.
fn legal(table: &str, hand: &str, trick: &str) -> String {
    let view = view_to_play(variant(table), set(hand), &kit::cards(trick));
    view.legal().cards().to_string()
}

/// Which of these cards wins a trick, played in this order.
fn winner(table: &str, trick: &str) -> Card {
    let cards = kit::cards(trick);
    let takes = |place: &usize| variant(table).would_take(&cards[..*place], cards[*place], None);
    cards[(0..cards.len()).rfind(takes).unwrap()]
}

/// Why a dealer with these cards may not discard those: code, rule and the cards allowed; `None` if it is allowed.
fn discard(table: &str, hand: &str, laid: &str) -> Option<(String, &'static str, CardSet)> {
    let view = view_to_discard(variant(table), set(hand));
    let refusal = view.check(&Act::Discard(set(laid))).err()?;
    Some((
        refusal.code.to_string(),
        crate::kit::rule(&refusal),
        refusal.would_do,
    ))
}

fn forbidden(table: &str, hand: &str, laid: &str, rule: &'static str, would_do: &str) {
    let expected = ("forbidden-discard".to_owned(), rule, set(would_do));
    assert_eq!(
        discard(table, hand, laid),
        Some(expected),
        "{laid} of {hand}"
    );
}

/// A deal of a shuffled pack with the dealer at seat 0.
fn shuffled(table: &str, stake: i64, seed: u64) -> (Deal, Vec<Event>) {
    let mut chance = Chance::seeded(seed, 0);
    let setup = Setup::new(variant(table), Coins(stake), 3, kit::seat(0)).unwrap();
    let mut pack = Pack::sorted(CardSet::TAROT);
    pack.shuffle(78, |n| chance.below(n));
    let mut events = Vec::new();
    let deal = Deal::start(&setup, &pack, |event| events.push(event)).unwrap();
    (deal, events)
}

/// Plays at random until the deal is over; the substitute bids, and asks for more cards.
fn play_out(deal: &mut Deal, events: &mut Vec<Event>, seed: u64) {
    let mut chance = Chance::seeded(seed, 1);
    while let Turn::One(seat) = deal.turn() {
        let act = match deal.legal(seat).choice() {
            rules::Choice::Bid { .. } => deal.substitute(seat).unwrap(),
            _ => {
                let act = deal.legal(seat).random(|n| chance.below(n)).unwrap();
                deal.check(seat, &act).unwrap()
            }
        };
        deal.apply(act, |event| events.push(event)).unwrap();
    }
}

/// The hands of a freshly dealt deal, by seat.
fn hands(deal: &Deal) -> Vec<CardSet> {
    let seats = rules::Seat::all(3).map(Viewer::Seat);
    seats.map(|viewer| deal.view(viewer).hand).collect()
}

/// The points of a deal in which seat 2 wins every trick, the dealer in seat 0 discards three low cards,
/// and this seat plays the Fool.
fn one_wins_all(table: &str, fool: usize) -> Vec<i32> {
    let trumps: Vec<String> = (1..=21).map(|n| format!("T{n}")).collect();
    let all = format!("KS QS NS JS {}", trumps.join(" "));
    let low = "2B 3B 4B";
    let mut rest = (CardSet::TAROT - set(&all) - set(low) - set("T0")).iter();
    let mut hand = |seat: usize| -> Vec<Card> {
        let fool = (seat == fool).then_some(Card::FOOL);
        fool.into_iter().chain(&mut rest).take(25).collect()
    };
    let hands = [hand(0), hand(1), kit::cards(&all)];
    let setup = Setup::new(variant(table), Coins(1), 3, kit::seat(0)).unwrap();
    let mut deal = Deal::from_hands(&setup, &hands, &kit::cards(low), |_| {}).unwrap();
    kit::play(&mut deal, &format!("discard {low}"));
    while let Turn::One(seat) = deal.turn() {
        let act = deal.substitute(seat).unwrap();
        deal.apply(act, |_| {}).unwrap();
    }
    let outcome = deal.outcome().unwrap();
    assert_eq!(outcome.tricks.as_slice(), [0, 0, 25]);
    outcome.points.unwrap()
}
