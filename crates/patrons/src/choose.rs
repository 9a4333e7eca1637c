//! How a patron plays: from its View alone.

use rules::{Act, Card, CardSet, Suit, View};

/// How likely somebody who must follow a plain suit has none of it and trumps.
const RUFF: f64 = 0.35;

/// What a patron does when it is asked; `None` if it has nothing to do.
///
/// It shows what earns coins, wins a trick with the cheapest card that is likely to hold,
/// and keeps its trumps when a trick is not worth them.
pub fn choose(view: &View) -> Option<Act> {
    let legal = view.legal();
    let showable = legal.showable();
    if !showable.is_empty() {
        return Some(Act::Show(showable));
    }
    let weigh = |card: Card| chance_to_take(view, card) - price(view, card);
    let best = legal.cards().iter().max_by(|&a, &b| {
        // Of equal worth the weaker card goes first; the number makes the choice the same every time.
        let strength = |card| view.strength(card);
        let by_worth = weigh(a).total_cmp(&weigh(b));
        by_worth.then(strength(b).cmp(&strength(a))).then(b.cmp(&a))
    });
    best.map(Act::Play)
        .or_else(|| legal.acts()?.first().copied())
}

/// How likely the card takes the trick: it must lead now, and those who still play must not beat it.
fn chance_to_take(view: &View, card: Card) -> f64 {
    if !view.would_take(card) {
        return 0.0;
    }
    let trick = view.trick.cards.iter().map(|&(_, card)| card);
    let with_mine: Vec<Card> = trick.chain([card]).collect();
    let unseen = unseen(view);
    let beaters: f64 = unseen
        .iter()
        .filter(|&other| {
            view.variant
                .would_take(&with_mine, other, view.turned_suit())
        })
        .map(|other| {
            if is_ruff(with_mine[0], other) {
                RUFF
            } else {
                1.0
            }
        })
        .sum();
    let to_come = view.seats.saturating_sub(with_mine.len());
    let held = f64::from(view.hand.len()) * to_come as f64;
    (-held * beaters / f64::from(unseen.len().max(1))).exp()
}

/// What it costs to part with the card: the more tricks are still to come, the more a strong card is worth.
fn price(view: &View, card: Card) -> f64 {
    let later = f64::from(view.hand.len().saturating_sub(1)) / 4.0;
    let worth = match card.trump_number() {
        Some(number) => 0.4 + 0.6 * f64::from(number) / 21.0,
        None => 0.35 * f64::from(view.strength(card)) / 14.0,
    };
    0.5 * worth * later
}

/// Cards that lie in somebody's hand or were not dealt.
fn unseen(view: &View) -> CardSet {
    let played: CardSet = view.played.iter().map(|&(_, card)| card).collect();
    view.variant.pack() - view.hand - played
}

fn is_ruff(led: Card, other: Card) -> bool {
    other.suit() == Suit::Trumps && led.suit() != Suit::Trumps
}
