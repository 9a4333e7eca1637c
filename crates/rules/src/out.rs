//! What everybody can tell of the cards that are out of play, and of the suits that a seat has none of.

use crate::card::{Card, CardSet};
use crate::seat::{BySeat, Seat};
use crate::view::{Stage, View};

/// What has been played so far, and what it has shown: read from public facts alone, so that it is the same for every
/// viewer of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Out {
    /// The cards played to tricks, or shown together (trefeltromp), and the card turned up once nobody can take it any
    /// more (la triomphe). What was discarded, exchanged, folded or put under the stock is not among them, be it seen or
    /// not.
    pub gone: CardSet,
    /// By seat: the cards of the suits that it has shown to have none of. An excuse shows nothing, nor does what is played
    /// to the last trick, after which nobody holds a card. Whoever has no trumps may still hold a Fool that can be withheld
    /// (RULES.md TG-13).
    pub lacks: BySeat<CardSet>,
}

impl View {
    /// What has been played so far, and what it has shown.
    pub fn out(&self) -> Out {
        let played = self.played.iter().map(|(_, card)| *card);
        let reveals = self.bets().into_iter().flat_map(|bets| &bets.reveals);
        let revealed = reveals.flat_map(|reveal| &reveal.cards);
        let revealed = revealed.map(|(_, card)| *card);
        Out {
            gone: played.chain(revealed).chain(self.left_lying()).collect(),
            lacks: self.lacks(),
        }
    }

    /// The card turned up, once everybody has seen that it stays where it lies.
    fn left_lying(&self) -> Option<Card> {
        let is_open = matches!(self.stage, Stage::Robbing { .. });
        let is_taken = |card: &Card| self.shown.iter().any(|(_, shown)| shown == card);
        self.turned().filter(|card| !is_open && !is_taken(card))
    }

    /// A seat that did not follow has none of the suit; if it did not trump either, it has no trumps (RULES.md 0.2 (2),
    /// (3)).
    fn lacks(&self) -> BySeat<CardSet> {
        let rule = self.variant.trick_rule(self.turned_suit());
        let trumps = rule.trumps();
        let withheld = if self.variant.can_withhold_fool() {
            CardSet::single(Card::FOOL)
        } else {
            CardSet::EMPTY
        };
        let before_last = self.variant.hand_size(self.seats).saturating_sub(1);
        let mut lacks = BySeat::new(self.seats);
        for trick in self.played.chunks(self.seats).take(before_last) {
            let suit = rule.suit_led(trick.iter().map(|(_, card)| *card));
            let others = trick.iter().filter(|(_, card)| !suit.contains(*card));
            for &(seat, card) in others.filter(|(_, card)| !rule.suit_fixed_by(*card).is_empty()) {
                let missing = if trumps.contains(card) {
                    suit
                } else {
                    (suit | trumps) - withheld
                };
                lacks[seat] |= missing;
            }
        }
        lacks
    }
}

impl Out {
    /// Whether the seat has shown that it has none of these cards, the Fool that it may withhold apart.
    pub fn has_none(&self, seat: Seat, suit: CardSet) -> bool {
        let suit = suit - CardSet::single(Card::FOOL);
        !suit.is_empty() && self.lacks[seat].contains_all(suit)
    }
}
