//! The statements on a rules page, without their sentences.

use crate::card::{Card, CardSet, Suit};
use crate::coins::Coins;
use crate::rule::{RuleId, rule};
use crate::seat::Direction;
use crate::trick::FoolRole;

/// One statement of the rules as played, with its numbers.
/// [`Variant::facts`](crate::Variant::facts) lists them in the order of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// How many can play.
    Seats {
        /// The smallest number of seats.
        fewest: usize,
        /// The largest number of seats.
        most: usize,
    },
    /// The cards that are played with; the rest of the 78 are left out.
    Pack(CardSet),
    /// The ranking of a suit's cards.
    Order {
        /// The suit being ranked.
        suit: Suit,
        /// Its cards, strongest first.
        cards: Vec<Card>,
    },
    /// The direction of deal and play.
    Direction(Direction),
    /// Every seat pays the stake into the pot.
    Ante {
        /// The smallest stake, in coins.
        least: Coins,
    },
    /// Cards are dealt one at a time.
    Dealt {
        /// The number of cards for each seat.
        cards: usize,
    },
    /// Whoever is dealt this card takes the whole pot at once, and the deal is over.
    TakesAll(Card),
    /// Whoever was dealt this card is paid from the pot.
    Bonus {
        /// The bonus card.
        card: Card,
        /// What its holder gets from the pot.
        amount: Amount,
        /// Whether its holder chooses to show it.
        showing: Showing,
    },
    /// A pot emptied by bonuses ends the deal.
    EmptyPotEnds,
    /// The seat next to the dealer, in the direction of play, leads first.
    FirstLead,
    /// The suit led must be followed; trumps are a suit.
    MustFollow,
    /// A player who cannot follow must trump.
    MustTrump,
    /// A player need not beat the cards on the table.
    NeedNotBeat,
    /// How the Fool is played.
    Fool(FoolRole),
    /// The highest trump wins, else the highest card of the suit led; the winner leads next.
    TrickWinner,
    /// Whoever has the most tricks takes the rest of the pot; on a tie, whoever reached that number first.
    MostTricks,
    /// The deal passes on in the direction of play.
    NextDealer,
    /// A statement that only one game makes.
    Special(SpecialFact),
}

/// A statement that only one game makes. Its sentence in `locales/` has the key `fact-GAME-WHAT`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecialFact {
    /// The part of the page it belongs to.
    pub chapter: Chapter,
    /// `WHAT` in the key of its sentence, in kebab-case.
    pub what: &'static str,
    /// The place in RULES.md it rests on.
    pub rule: RuleId,
    /// The values for its sentence, by name.
    pub values: Vec<(&'static str, Value)>,
}

/// A part of a rules page, in the order of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chapter {
    /// The goal: who wins, how many play.
    Goal,
    /// The cards and their order.
    Cards,
    /// The deal, and everything before the play.
    Deal,
    /// The play.
    Play,
    /// What is paid.
    Pays,
}

/// A value in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A count, such as of deals, cards or points.
    Number(i64),
    /// Cards, in the order they are listed.
    Cards(Vec<Card>),
    /// Coins; or stakes, while no stake is agreed.
    Amount(Amount),
}

impl Fact {
    /// A statement that only this game makes.
    pub(crate) fn special(
        chapter: Chapter,
        what: &'static str,
        rule: RuleId,
        values: impl IntoIterator<Item = (&'static str, Value)>,
    ) -> Fact {
        Fact::Special(SpecialFact {
            chapter,
            what,
            rule,
            values: values.into_iter().collect(),
        })
    }

    /// The play by the common rule (RULES.md 0.2).
    pub(crate) fn common_play(fool: FoolRole) -> [Fact; 6] {
        [
            Fact::FirstLead,
            Fact::MustFollow,
            Fact::MustTrump,
            Fact::NeedNotBeat,
            Fact::Fool(fool),
            Fact::TrickWinner,
        ]
    }

    /// The place in RULES.md of a statement of the common rules, or of one that names its own place.
    pub(crate) fn common_rule(&self) -> Option<RuleId> {
        match self {
            Fact::MustFollow => Some(rule!("0.2 (2)")),
            Fact::MustTrump => Some(rule!("0.2 (3)")),
            Fact::NeedNotBeat => Some(rule!("0.2 (5)")),
            Fact::TrickWinner => Some(rule!("0.2 (6)")),
            Fact::Fool(_) => Some(rule!("0.2 (7)")),
            Fact::NextDealer => Some(rule!("0.3")),
            Fact::Special(fact) => Some(fact.rule),
            _ => None,
        }
    }
}

/// The amount of a bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// This many coins, whatever the stake.
    Coins(Coins),
    /// This many times the stake.
    Stakes(i64),
}

/// How a bonus card comes to be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Showing {
    /// Its holder may show it or keep it secret.
    Voluntary,
    /// It is always shown.
    Automatic,
}

impl Amount {
    /// The amount in coins for this stake.
    pub fn at(self, stake: Coins) -> Coins {
        match self {
            Amount::Coins(coins) => coins,
            // Stakes are at most 10^6, so this cannot overflow.
            Amount::Stakes(stakes) => Coins(stake.0 * stakes),
        }
    }
}
