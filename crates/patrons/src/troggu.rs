//! What is particular to Troggu: the talk, what a declarer lays down, when the Fool is withheld, the misère.

use rules::{Act, Card, CardSet, Rank, Seat, Suit, View, Word, WordSet};

use crate::points::worth;
use crate::sight::Sight;

const KINGS: CardSet = CardSet::of_rank(Rank::King);
/// From this strength for each card of the hand on, a declarer wins more often than not.
const TAKES: f64 = 0.66;
/// The same for a solo, which costs twice as much.
const PLAYS_SOLO: f64 = 0.95;
/// From this number on, and the Fool, a trump wins nearly every trick.
const HIGH: u8 = 16;
/// With so large a part of trumps, a hand wins its kings' tricks itself.
const COMMANDS: f64 = 0.6;

/// The word for this hand: it counts trumps, high trumps twice, and kings by halves.
pub fn say(view: &View, may: WordSet) -> Act {
    let strength = strength(view.hand) / f64::from(view.hand.len().max(1));
    let word = if strength >= PLAYS_SOLO {
        Word::Solo
    } else if strength >= TAKES && may.contains(Word::Take) {
        Word::Take
    } else {
        Word::Pass
    };
    Act::Say(word)
}

fn strength(hand: CardSet) -> f64 {
    let trumps = hand & Suit::Trumps.cards();
    let is_high = |card: &Card| {
        *card == Card::FOOL || card.trump_number().is_some_and(|number| number >= HIGH)
    };
    let high = trumps.iter().filter(is_high).count();
    f64::from(trumps.len()) + high as f64 + f64::from((hand & KINGS).len()) / 2.0
}

/// Lays down short suits without their king, the dearest cards first; trumps only when nothing else is left. All four
/// kings go too, unless the hand commands the trumps.
pub fn lay_down(view: &View, count: u32, from: CardSet, together: CardSet) -> Act {
    let trumps = f64::from((view.hand & Suit::Trumps.cards()).len());
    let left = f64::from(view.hand.len().saturating_sub(count));
    let with_kings = !together.is_empty() && together.len() <= count && trumps < COMMANDS * left;
    let kings = if with_kings { together } else { CardSet::EMPTY };
    let points = |card: Card| view.variant.points_of(CardSet::single(card));
    let mut cards: Vec<Card> = from.iter().collect();
    cards.sort_by_key(|card| {
        let suit = view.hand & card.suit().cards();
        let is_trump = card.suit() == Suit::Trumps;
        let has_king = !is_trump && !((suit & KINGS) - kings).is_empty();
        let dearest_first = std::cmp::Reverse(points(*card).filter(|_| !is_trump));
        let weakest_first = view.strength(*card);
        (is_trump, has_king, suit.len(), dearest_first, weakest_first)
    });
    let rest = (count - kings.len()) as usize;
    let laid: CardSet = cards.into_iter().take(rest).collect();
    Act::Discard(laid | kings)
}

/// Whether everybody plays for the fewest points.
pub fn is_misere(view: &View) -> bool {
    view.talk().is_some_and(|talk| {
        let mut words = talk.said.iter().map(|(_, word)| word);
        view.variant.game() == "troggu" && words.all(|word| word == Some(Word::Pass))
    })
}

/// Whether this seat and the viewer play together against the declarer.
pub fn is_fellow(view: &View, me: Seat, seat: Seat) -> bool {
    view.variant.game() == "troggu"
        && view
            .declarer()
            .is_some_and(|declarer| declarer != me && declarer != seat)
}

/// The card with which the Fool is withheld, where it can be and should be: in a misère, for it would take the trick;
/// and on a trick that a fellow takes from a declarer who has played, for there a card that counts is safe.
pub fn withholds_with(sight: &Sight, cards: CardSet) -> Option<Card> {
    let view = sight.view;
    let others = cards.without(Card::FOOL);
    let dearest = || {
        let by_worth = |a: &Card, b: &Card| {
            let strength = |card: &Card| view.strength(*card);
            worth(view, *a)
                .total_cmp(&worth(view, *b))
                .then(strength(a).cmp(&strength(b)))
        };
        others.iter().max_by(by_worth)
    };
    if is_misere(view) {
        return dearest();
    }
    let winner = view.trick.winner?;
    let declarer = view.declarer()?;
    let has_played = view.trick.cards.iter().any(|(seat, _)| *seat == declarer);
    let is_safe = has_played && is_fellow(view, sight.me, winner);
    dearest().filter(|_| is_safe)
}
