//! Card points, and the Fool's exchange (RULES.md 15, OT-8).

use crate::card::{Card, CardSet, Rank, Suit};
use crate::seat::{BySeat, Seat};

/// What the last trick counts.
pub(super) const LAST_TRICK: i32 = 6;
/// The cards of five points, which may not be laid down.
pub(super) const FIVES: CardSet = CardSet::of_rank(Rank::King)
    .with(Card::ANGEL)
    .with(Card::WORLD)
    .with(Card::MAGICIAN)
    .with(Card::FOOL);

/// The card points of a pile: the cards' values, one less for each pair.
pub(super) fn points(pile: CardSet) -> i32 {
    values(pile) - pile.len() as i32 / 2
}

fn values(pile: CardSet) -> i32 {
    let of = |cards: CardSet| (pile & cards).len() as i32;
    let rank = |rank| of(CardSet::of_rank(rank));
    pile.len() as i32
        + 4 * of(FIVES)
        + 3 * rank(Rank::Queen)
        + 2 * rank(Rank::Knight)
        + rank(Rank::Jack)
}

/// Settles the Fool: its player's side keeps it and gives the other a card of its pile; a side without a pile loses it.
/// `fool` says which side played it and which won its trick.
pub(super) fn exchange(piles: &mut BySeat<CardSet>, fool: Option<(Seat, Seat)>) {
    let Some((player, winner)) = fool.filter(|(player, winner)| player != winner) else {
        return;
    };
    if let Some(given) = given(piles[player]) {
        piles[player] = piles[player].without(given).with(Card::FOOL);
        piles[winner] = piles[winner].without(Card::FOOL).with(given);
    }
}

/// A pip from six to ten, the lowest by suit and then by number; else a card of the least value: a plain one by suit, or
/// the lowest trump by number.
fn given(pile: CardSet) -> Option<Card> {
    let is_pip = |card: &Card| (Some(Rank::Six)..=Some(Rank::Ten)).contains(&card.rank());
    let by_value = |card: &Card| (values(CardSet::single(*card)), card.suit() == Suit::Trumps);
    // Cards are numbered by suit and rank, and trumps follow the plain suits: the first found is the lowest.
    let mut pips = pile.iter().filter(is_pip);
    pips.next()
        .or_else(|| pile.without(Card::FOOL).iter().min_by_key(by_value))
}
