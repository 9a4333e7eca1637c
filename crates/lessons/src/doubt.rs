//! Cards that may be played or swapped away and seldom should be: a learner is asked about them once more.

use rules::{Act, Card, CardSet, Choice, Seat, View};

/// Why a card is a doubtful choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// It gives card points to an opponent who is winning the trick, where a cheaper card was possible.
    Gives {
        /// Who is winning the trick.
        to: Seat,
        /// A card that counts less and may be played as well.
        instead: Card,
    },
    /// It cannot win the trick, where a weaker card was possible.
    Wastes {
        /// A weaker card that may be played as well.
        instead: Card,
    },
    /// It is the best of the hand, and would be swapped away.
    Throws {
        /// The weakest card of the hand.
        instead: Card,
    },
}

impl Doubt {
    /// What a learner does who means the card all the same.
    #[must_use]
    pub fn act(self, card: Card) -> Act {
        match self {
            Doubt::Gives { .. } | Doubt::Wastes { .. } => Act::Play(card),
            Doubt::Throws { .. } => Act::Swap(card),
        }
    }

    /// Whether a card to the current trick, or to be swapped, is doubtful, as far as the learner can know.
    pub(crate) fn about(view: &View, card: Card) -> Option<Doubt> {
        match view.legal().choice() {
            Choice::Play { cards, .. } => Doubt::about_playing(view, cards, card),
            Choice::Swap(cards) => {
                let weaker = cards
                    .iter()
                    .filter(|it| view.strength(*it) < view.strength(card));
                let instead = weaker.min_by_key(|it| view.strength(*it))?;
                let mut all = cards.iter();
                let is_best = all.all(|it| view.strength(it) <= view.strength(card));
                is_best.then_some(Doubt::Throws { instead })
            }
            _ => None,
        }
    }

    fn about_playing(view: &View, cards: CardSet, card: Card) -> Option<Doubt> {
        let me = view.seat()?;
        let winner = view.trick.winner.filter(|_| cards.contains(card))?;
        let ours = view.side(me).is_some() && view.side(me) == view.side(winner);
        if ours || view.would_take(card) || card == Card::FOOL {
            return None;
        }
        let points = |card: Card| view.variant.points_of(CardSet::single(card));
        let others = cards.without(card).without(Card::FOOL).iter();
        match points(card) {
            Some(own) => {
                let cheaper = others.filter(|other| !view.would_take(*other));
                let cheapest = cheaper.min_by_key(|other| points(*other))?;
                let saved = own - points(cheapest)?;
                (saved >= 2).then_some(Doubt::Gives {
                    to: winner,
                    instead: cheapest,
                })
            }
            None => {
                let suit = card.suit();
                let weaker = others.filter(|other| {
                    other.suit() == suit && view.strength(*other) < view.strength(card)
                });
                let instead = weaker.min_by_key(|other| view.strength(*other))?;
                // Two neighbours are no matter.
                (view.strength(card) > view.strength(instead) + 2)
                    .then_some(Doubt::Wastes { instead })
            }
        }
    }
}
