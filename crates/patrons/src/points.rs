//! Which card is played where card points count.

use rules::{Card, View};

use crate::sight::Sight;

/// Do card points count in this game?
pub fn are_counted(view: &View) -> bool {
    top_honour(view).is_some()
}

/// What winning the card is worth to its side, in points.
pub fn worth(view: &View, card: Card) -> f64 {
    let nominal = match card.rank() {
        _ if card == Card::FOOL => 4.0,
        _ if card == Card::MAGICIAN || Some(card) == top_honour(view) => 5.0,
        Some(rules::Rank::King) => 5.0,
        Some(rules::Rank::Queen) => 4.0,
        Some(rules::Rank::Knight) => 3.0,
        Some(rules::Rank::Jack) => 2.0,
        _ => 1.0,
    };
    // Counted in threes or fours, all but one of the cards of a batch lose a point.
    let lost = match (view.variant.game(), view.seats) {
        ("mitigati", _) => 0.0,
        (_, 4) => 0.75,
        _ => 2.0 / 3.0,
    };
    nominal - lost
}

fn top_honour(view: &View) -> Option<Card> {
    let number = match (view.variant.game(), view.variant.edition()) {
        ("scarto" | "tarocchi", _) | ("mitigati", "chee") => 20,
        ("mitigati" | "troccas" | "swiss", _) => 21,
        _ => return None,
    };
    rules::Suit::Trumps
        .cards()
        .iter()
        .find(|card| card.trump_number() == Some(number))
}

/// What playing the card is good for, in points: what it may win now, less what it might win later.
pub fn weigh(sight: &Sight, card: Card) -> f64 {
    let view = sight.view;
    let lying: f64 = view
        .trick
        .cards
        .iter()
        .filter(|(_, card)| !sight.excuse.contains(*card))
        .map(|&(_, card)| worth(view, card))
        .sum();
    // An excuse stays with its player, whoever wins the trick.
    let own = if sight.excuse.contains(card) {
        0.0
    } else {
        worth(view, card)
    };
    let to_come = ADDED * sight.to_come() as f64;
    sight.chance(card) * (lying + own + to_come) - keep(sight, card)
}

/// What a card that somebody still plays adds to a trick on the average.
const ADDED: f64 = 0.2;

/// What the card may still bring if it stays in the hand.
pub fn keep(sight: &Sight, card: Card) -> f64 {
    let view = sight.view;
    let rest = f64::from(view.hand.len().saturating_sub(1));
    let time = (rest / 5.0).min(1.0);
    let above = f64::from(sight.above(card).len());
    if sight.excuse.contains(card) {
        return 0.8 * time;
    }
    let worth = worth(view, card);
    if sight.trumps.contains(card) {
        let unseen = f64::from((sight.unseen & sight.trumps).len()).max(1.0);
        let rank = 1.0 - above / unseen;
        let own = f64::from(sight.suit_held(card).len());
        let saved = if card == Card::MAGICIAN {
            (0.15 + 0.06 * own).min(0.6)
        } else {
            rank
        };
        return time * (1.4 + 1.6 * rank + (worth - 0.4) * saved);
    }
    let left = f64::from((sight.unseen & card.suit().cards()).len());
    let others = (view.seats - 1) as f64;
    // The fewer are left of the suit, the sooner it is trumped.
    let followed = (left / (3.0 * others)).min(1.0);
    let wins = [0.6, 0.5, 0.2, 0.1]
        .get(above as usize)
        .copied()
        .unwrap_or(0.03)
        * followed;
    time * wins * (worth + 2.0)
}

/// Is the valet called? Only if the king is likely to bring it home (RULES.md TR-2).
pub fn calls_valet(sight: &Sight, king: Card) -> bool {
    sight.chance(king) > 0.5
}
