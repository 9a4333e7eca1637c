//! The card points (RULES.md 3, 5, 6, 7, 8, 15).

use crate::card::{Card, CardSet, Rank};
use crate::fact::{Chapter, Fact, Value};
use crate::rule::RuleId;
use crate::seat::{BySeat, Seat};

/// How a game counts card points.
#[derive(Clone, Copy)]
pub(crate) struct Counting {
    /// The trumps that count 10, the Fool among them; none in most games.
    pub tens: CardSet,
    /// The trumps that count 5, in most games with the Fool.
    pub fives: CardSet,
    pub worth: Worth,
    pub fool: FoolGoes,
}

/// Whether cards are counted in twos, in threes, in fours or one by one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Worth {
    /// Every two cards count one less than their values (RULES.md 15).
    ByTwos,
    /// Every three cards count two less than their values, two left over count one less (RULES.md SC-1).
    ByThrees,
    /// Every four cards count three less than their values, two left over count one less (RULES.md 6).
    ByFours,
    /// Each card counts its value (RULES.md 5).
    EachAlone,
}

/// Who gets the Fool after it was played.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum FoolGoes {
    /// Its player keeps it, and it counts 4 on its own; the winner of the trick gets the other two cards (RULES.md 3,
    /// SC-5).
    Kept,
    /// Its player keeps it, at its value, and gives the lowest card of their pile for it; without a pile they lose it
    /// (RULES.md SW-2, SW-3, TR-3, SI-5).
    Exchanged,
    /// The same, but a pip from six to ten is given before any other card (RULES.md OT-8).
    ExchangedForPip,
    /// Its player keeps it, as 5, and gives nothing for it (RULES.md TG-6).
    Stays,
}

impl FoolGoes {
    /// Whether its player gives another card for it.
    pub fn is_exchanged(self) -> bool {
        matches!(self, FoolGoes::Exchanged | FoolGoes::ExchangedForPip)
    }
}

const KINGS: CardSet = CardSet::of_rank(Rank::King);
const QUEENS: CardSet = CardSet::of_rank(Rank::Queen);
const KNIGHTS: CardSet = CardSet::of_rank(Rank::Knight);
const JACKS: CardSet = CardSet::of_rank(Rank::Jack);

impl Counting {
    /// Five points each for this trump, trump I and the Fool, and nothing for ten.
    pub const fn fives(honour: Card) -> CardSet {
        CardSet::single(honour)
            .with(Card::MAGICIAN)
            .with(Card::FOOL)
    }

    /// The card points of each side, where `side` gives a seat's, from 0. Nothing is given for a Fool whose side won its
    /// trick.
    pub fn by_side(
        self,
        taken: &BySeat<CardSet>,
        fool: Option<(Seat, Seat)>,
        sides: usize,
        side: impl Fn(Seat) -> usize,
    ) -> BySeat<i32> {
        let place = |seat: Seat| Seat::new(side(seat)).unwrap_or(seat);
        let mut piles = BySeat::<CardSet>::new(sides);
        for (seat, cards) in taken.iter() {
            piles[place(seat)] |= cards;
        }
        let fool = fool.map(|(player, winner)| (place(player), place(winner)));
        self.points(piles, fool.filter(|(player, winner)| player != winner))
    }

    /// The card points of each seat. `piles` are the cards of its tricks and its discard, with the Fool in the pile of
    /// whoever won its trick; `fool` says who played it and who won it.
    #[inline]
    pub fn points(self, mut piles: BySeat<CardSet>, fool: Option<(Seat, Seat)>) -> BySeat<i32> {
        self.settle_fool(&mut piles, fool);
        BySeat::from_fn(piles.len(), |seat| self.of_pile(piles[seat]))
    }

    /// Moves the Fool to the pile of whoever played it, unless that one has no pile, and what is given for it to the pile
    /// of whoever won its trick.
    #[inline]
    pub fn settle_fool(self, piles: &mut BySeat<CardSet>, fool: Option<(Seat, Seat)>) {
        let Some((player, winner)) = fool else {
            return;
        };
        let given = match self.fool {
            FoolGoes::Kept | FoolGoes::Stays => Some(CardSet::EMPTY),
            FoolGoes::Exchanged | FoolGoes::ExchangedForPip => {
                self.given(piles[player]).map(CardSet::single)
            }
        };
        if let Some(given) = given {
            piles[winner] = piles[winner].without(Card::FOOL) | given;
            piles[player] = (piles[player] - given).with(Card::FOOL);
        }
    }

    /// The card points of a pile.
    #[inline]
    pub fn of_pile(self, pile: CardSet) -> i32 {
        let (pile, apart) = match self.fool {
            FoolGoes::Kept if pile.contains(Card::FOOL) => (pile.without(Card::FOOL), 4),
            _ => (pile, 0),
        };
        apart
            + match self.worth {
                Worth::ByTwos => self.sum(pile) - pile.len() as i32 / 2,
                Worth::ByThrees => {
                    let cards = pile.len() as i32;
                    self.sum(pile) - 2 * (cards / 3) - i32::from(cards % 3 == 2)
                }
                Worth::ByFours => {
                    let cards = pile.len() as i32;
                    self.sum(pile) - 3 * (cards / 4) - i32::from(cards % 4 == 2)
                }
                Worth::EachAlone => self.sum(pile),
            }
    }

    /// The facts of the rules page about counting.
    pub fn facts(self, values_rule: RuleId, batches_rule: RuleId) -> Vec<Fact> {
        let worth = |rank| {
            let card = CardSet::of_rank(rank).first();
            let worth = card.map(|card| self.sum(CardSet::single(card)));
            Value::Number(worth.unwrap_or_default().into())
        };
        // Those of one value rank by their numbers.
        let falling = |cards: CardSet| {
            let mut cards: Vec<Card> = cards.without(Card::FOOL).iter().collect();
            cards.reverse();
            Value::Cards(cards)
        };
        let fool = self.of_pile(CardSet::single(Card::FOOL));
        let values = [
            ("tens", falling(self.tens)),
            ("fives", falling(self.fives)),
            ("king", worth(Rank::King)),
            ("queen", worth(Rank::Queen)),
            ("knight", worth(Rank::Knight)),
            ("jack", worth(Rank::Jack)),
            ("other", worth(Rank::Ten)),
            ("fool", Value::Number(fool.into())),
        ];
        let mut facts = vec![Fact::special(Chapter::Pays, "values", values_rule, values)];
        let batches = match self.worth {
            Worth::ByThrees => Some("threes"),
            Worth::ByFours => Some("fours"),
            Worth::ByTwos | Worth::EachAlone => None,
        };
        let batches = batches.map(|what| Fact::special(Chapter::Pays, what, batches_rule, []));
        facts.extend(batches);
        facts
    }

    /// What a card counts by itself.
    pub fn of_card(self, card: Card) -> i32 {
        self.sum(CardSet::single(card))
    }

    /// The sum of the cards' values, one by one.
    #[inline]
    fn sum(self, pile: CardSet) -> i32 {
        let of = |cards: CardSet| (pile & cards).len() as i32;
        let fives = 4 * of(KINGS | self.fives);
        let courts = 3 * of(QUEENS) + 2 * of(KNIGHTS) + of(JACKS);
        pile.len() as i32 + 9 * of(self.tens) + fives + courts
    }

    /// The card that is given for the Fool: one of the lowest value, a plain one before a trump, plain ones by suit.
    pub fn given(self, pile: CardSet) -> Option<Card> {
        let is_pip = |card: &Card| (Some(Rank::Six)..=Some(Rank::Ten)).contains(&card.rank());
        let pip = match self.fool {
            FoolGoes::ExchangedForPip => pile.iter().find(is_pip),
            _ => None,
        };
        pip.or_else(|| pile.iter().min_by_key(|card| self.of_card(*card)))
    }
}
