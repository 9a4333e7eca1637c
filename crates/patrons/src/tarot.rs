//! What is particular to French Tarot: the bid, the card called, what is laid down, the poignée, the last two cards.

use rules::{
    Act, Card, CardSet, Partner, Poignee, Rank, Seat, Suit, TarotView, View, Word, WordSet,
    half_points,
};

const KINGS: CardSet = CardSet::of_rank(Rank::King);
const TRUMPS: CardSet = Suit::Trumps.cards().without(Card::FOOL);
const PLAIN: [Suit; 4] = [Suit::Swords, Suit::Batons, Suit::Cups, Suit::Coins];

/// From these strengths on a hand bids petite, garde, sans and contre, with 3, 4 and 5 seats.
const BIDS: [(usize, [f64; 4]); 3] = [
    (3, [45.0, 58.0, 82.0, 96.0]),
    (4, [40.0, 52.0, 72.0, 84.0]),
    (5, [31.0, 42.0, 62.0, 72.0]),
];

/// What a seat says: the highest bid that its hand is worth, or nothing; it undertakes no chelem.
pub fn say(view: &View, may: WordSet) -> Act {
    if may.contains(Word::Jeu) {
        return Act::Say(Word::Jeu);
    }
    let strength = strength(view.hand);
    let from = BIDS.iter().find(|(seats, _)| *seats == view.seats);
    let from = from.map_or([f64::INFINITY; 4], |(_, from)| *from);
    let worth = |bid: &Word| {
        let place = Word::BIDS.iter().position(|other| other == bid);
        place.is_some_and(|place| strength >= from[place])
    };
    let bid = Word::BIDS.into_iter().rev().find(worth);
    Act::Say(bid.filter(|bid| may.contains(*bid)).unwrap_or(Word::Pass))
}

/// The usual count of a hand: bouts, trumps and the high ones among them, courts, short suits.
fn strength(hand: CardSet) -> f64 {
    let trumps = hand & TRUMPS;
    let count = trumps.len();
    let is_high = |card: &Card| card.trump_number().is_some_and(|number| number >= 16);
    let high = trumps.iter().filter(is_high).count() as f64;
    let petit = match count {
        _ if !hand.contains(Card::MAGICIAN) => 0.0,
        0..=3 => 0.0,
        4 => 4.0,
        5 => 6.0,
        _ => 8.0,
    };
    let bout = |card, worth| if hand.contains(card) { worth } else { 0.0 };
    let suits: f64 = PLAIN.iter().map(|suit| of_suit(hand & suit.cards())).sum();
    let bouts = petit + bout(Card::WORLD, 9.0) + bout(Card::FOOL, 8.0);
    bouts + 2.0 * f64::from(count) + 2.0 * high + suits
}

fn of_suit(cards: CardSet) -> f64 {
    let has = |rank| !(cards & CardSet::of_rank(rank)).is_empty();
    let courts = match (has(Rank::King), has(Rank::Queen)) {
        (true, true) => 10.0,
        (true, false) => 6.0,
        (false, true) => 3.0,
        (false, false) => 0.0,
    };
    let knight = if has(Rank::Knight) { 2.0 } else { 0.0 };
    let jack = if has(Rank::Jack) { 1.0 } else { 0.0 };
    let short = match cards.len() {
        0 => 5.0,
        1 => 3.0,
        _ => 0.0,
    };
    courts + knight + jack + short
}

/// Calls a card that it does not hold, in the suit of which it has the fewest cards.
pub fn call(view: &View, may: CardSet) -> Option<Act> {
    let others = may - view.hand;
    let from = if others.is_empty() { may } else { others };
    let held = |card: &Card| (view.hand & card.suit().cards()).len();
    let best = from.iter().min_by_key(|card| (held(card), *card));
    best.map(Act::CallCard)
}

/// Lays down short suits without their king, the dearest cards first; trumps only where they must go.
pub fn lay_down(view: &View, with: CardSet, count: u32, from: CardSet) -> Act {
    let mut cards: Vec<Card> = from.iter().collect();
    cards.sort_by_key(|card| {
        let suit = view.hand & card.suit().cards();
        let has_king = !(suit & KINGS).is_empty();
        let is_trump = card.suit() == Suit::Trumps;
        let weakest_first = view.strength(*card);
        let dearest_first = std::cmp::Reverse(half_points(CardSet::single(*card)));
        (is_trump, has_king, suit.len(), dearest_first, weakest_first)
    });
    let chosen: CardSet = cards.into_iter().take(count as usize).collect();
    Act::Discard(chosen | with)
}

/// Shows the largest poignée with a garde or more, or with the petit among many trumps; its highest trumps stay hidden.
pub fn poignee(view: &View, poignee: Poignee) -> Act {
    let own = view.seat();
    let bid = own.and_then(|seat| view.talk()?.said[seat]);
    let is_high = view.declarer() == own && bid >= Some(Word::Garde);
    let has_petit = poignee.trumps.contains(Card::MAGICIAN);
    let size = poignee
        .sizes
        .iter()
        .rev()
        .find(|size| **size <= poignee.trumps.len());
    let Some(size) = size.filter(|_| is_high || has_petit) else {
        return Act::Hide;
    };
    let trumps = poignee.trumps.without(Card::FOOL);
    if *size > trumps.len() {
        return Act::Show(poignee.trumps);
    }
    Act::Show(trumps.iter().take(*size as usize).collect())
}

/// The Excuse, where it would be the last card: in the last trick it changes sides (RULES.md JT-13).
pub fn plays_excuse(view: &View, cards: CardSet) -> Option<Card> {
    let is_last_chance = view.tarot().is_some() && view.hand.len() == 2;
    Some(Card::FOOL).filter(|excuse| is_last_chance && cards.contains(*excuse))
}

/// Whether this seat and the viewer play together, as far as the viewer knows; until the partner is known, whoever
/// plays against the declarer takes all others for fellows.
pub fn is_fellow(own: &TarotView, me: Seat, seat: Seat) -> bool {
    let partner = match own.partner {
        Partner::Known(partner) => Some(partner),
        Partner::None | Partner::Unknown | Partner::Alone => None,
    };
    let declares = |seat: Seat| own.talk.declarer == Some(seat) || partner == Some(seat);
    own.talk.declarer.is_some() && declares(me) == declares(seat)
}
