//! Which card to play in games that count card points.

use rules::{Card, CardSet, Suit, View};

use crate::sight::{Sight, is_misere};

/// Whether the game counts card points.
pub fn counts_card_points(view: &View) -> bool {
    view.tarot().is_some() || view.variant.points_of(CardSet::EMPTY).is_some()
}

/// What winning the card is worth to its side, in points: what it adds to a pile in place of a card that counts nothing
/// on its own, plus such a card's share of the pile.
pub fn worth(view: &View, card: Card) -> f64 {
    if view.tarot().is_some() {
        return f64::from(rules::half_points(CardSet::single(card))) / 2.0;
    }
    // Trumps II to XIV are such cards in every game.
    let blank = |card: &Card| matches!(card.trump_number(), Some(2..=14));
    let mut blanks = Suit::Trumps.cards().without(card).iter().filter(blank);
    // A number that can be counted by threes and by fours.
    let eleven: CardSet = blanks.by_ref().take(11).collect();
    let points = |pile| f64::from(view.variant.points_of(pile).unwrap_or_default());
    let of_blanks = points(blanks.take(1).fold(eleven, CardSet::with));
    points(eleven.with(card)) - of_blanks + of_blanks / 12.0
}

/// What playing the card gains, in points: what it may win now minus what it might win later. Where the fewest points
/// win, what is won is lost.
pub fn weigh(sight: &Sight, card: Card) -> f64 {
    let won = wins(sight, card);
    if is_misere(sight.view) { -won } else { won }
}

fn wins(sight: &Sight, card: Card) -> f64 {
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

/// What each card still to be played adds to a trick, on average.
const ADDED: f64 = 0.2;

/// What the card may still win if it stays in the hand.
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
    // The fewer cards of the suit are left, the sooner it is trumped.
    let followed = (left / (3.0 * others)).min(1.0);
    let wins = [0.6, 0.5, 0.2, 0.1]
        .get(above as usize)
        .copied()
        .unwrap_or(0.03)
        * followed;
    time * wins * (worth + 2.0)
}

/// Whether to call the jack: only if the king is likely to win it (RULES.md TR-2).
pub fn calls_valet(sight: &Sight, king: Card) -> bool {
    sight.chance(king) > 0.5
}
