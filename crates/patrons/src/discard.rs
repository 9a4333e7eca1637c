//! What a dealer discards.

use rules::{Act, Card, CardSet, Suit};

use crate::points::{keep, worth};
use crate::sight::Sight;

/// What it is worth to be void in a plain suit and so able to trump it.
const VOID: f64 = 3.5;
/// What it is worth to hold a singleton.
const SINGLETON: f64 = 0.8;

/// Discards cards that count and would be lost, and cards that empty a suit; keeps trumps.
pub fn lay_down(sight: &Sight, count: u32, from: CardSet) -> Option<Act> {
    let cards: Vec<(Card, f64)> = from
        .iter()
        .map(|card| (card, worth(sight.view, card) - keep(sight, card)))
        .collect();
    let mut best: Option<(f64, CardSet)> = None;
    each_choice(&cards, count, 0.0, CardSet::EMPTY, &mut |saved, chosen| {
        let value = saved + shape(sight, sight.view.hand - chosen);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, chosen));
        }
    });
    best.map(|(_, cards)| Act::Discard(cards))
}

/// Every set of `count` cards with the sum of their values.
fn each_choice(
    cards: &[(Card, f64)],
    count: u32,
    value: f64,
    chosen: CardSet,
    found: &mut impl FnMut(f64, CardSet),
) {
    if count == 0 {
        return found(value, chosen);
    }
    for (n, (card, worth)) in cards.iter().enumerate() {
        each_choice(
            &cards[n + 1..],
            count - 1,
            value + worth,
            chosen.with(*card),
            found,
        );
    }
}

fn shape(sight: &Sight, hand: CardSet) -> f64 {
    let ruffs = (f64::from((hand & sight.trumps).len()) / 6.0).min(1.0);
    let plain = [Suit::Swords, Suit::Batons, Suit::Cups, Suit::Coins];
    let shapes = plain.map(|suit| match (hand & suit.cards()).len() {
        0 => VOID,
        1 => SINGLETON,
        _ => 0.0,
    });
    ruffs * shapes.iter().sum::<f64>()
}
