//! Which card to play in games that count tricks.

use rules::Card;

use crate::sight::Sight;

/// What playing the card gains: the chance to take the trick minus the cost of giving it up.
pub fn weigh(sight: &Sight, card: Card) -> f64 {
    sight.chance(card) - price(sight, card)
}

/// What giving up the card costs: the more tricks are left, the more a strong card is worth.
fn price(sight: &Sight, card: Card) -> f64 {
    let later = f64::from(sight.view.hand.len().saturating_sub(1)) / 4.0;
    // If a single trick decides, nothing is worth saving.
    let saved = if sight.view.vole().is_some() {
        0.1
    } else {
        1.3
    };
    saved * worth_keeping(sight, card) * later
}

/// How good the card will be later: roughly its chance to take a trick.
fn worth_keeping(sight: &Sight, card: Card) -> f64 {
    let strength = f64::from(sight.view.strength(card) % 100);
    let highest = |cards: rules::CardSet| {
        let strengths = cards.iter().map(|card| sight.view.strength(card) % 100);
        f64::from(strengths.max().unwrap_or(1).max(1))
    };
    if sight.trumps.contains(card) {
        0.5 + 0.5 * strength / highest(sight.trumps)
    } else {
        0.35 * strength / highest(card.suit().cards())
    }
}
