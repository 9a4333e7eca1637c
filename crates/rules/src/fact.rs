//! What a rules page tells, as facts without words.

use crate::card::{Card, CardSet, Suit};
use crate::coins::Coins;
use crate::seat::Direction;
use crate::trick::FoolRole;

/// One statement of the rules as they are played, with the numbers that belong to it.
/// [`Variant::facts`](crate::Variant::facts) lists them in the order in which a page tells them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The fewest and the most seats.
    Seats {
        /// Fewest.
        fewest: usize,
        /// Most.
        most: usize,
    },
    /// The cards of the pack.
    Pack(CardSet),
    /// A suit's cards, strongest first.
    Order {
        /// The suit.
        suit: Suit,
        /// Its cards.
        cards: Vec<Card>,
    },
    /// Deal and play go round this way.
    Direction(Direction),
    /// Every seat pays the stake into the pot, at least so many coins.
    Ante {
        /// The smallest stake.
        least: Coins,
    },
    /// Every seat is dealt so many cards, one at a time.
    Dealt {
        /// Cards a seat.
        cards: usize,
    },
    /// Who is dealt this card takes the whole pot at once, and the deal is over.
    TakesAll(Card),
    /// Who was dealt this card is paid from the pot.
    Bonus {
        /// The card.
        card: Card,
        /// How much.
        amount: Amount,
        /// By choice, or always.
        showing: Showing,
    },
    /// A pot emptied by bonuses ends the deal.
    EmptyPotEnds,
    /// The seat next to the dealer, in the direction of play, leads first.
    FirstLead,
    /// The suit led must be followed; trumps are a suit.
    MustFollow,
    /// Who cannot follow must trump.
    MustTrump,
    /// Nobody need beat what lies there.
    NeedNotBeat,
    /// What the Fool is.
    Fool(FoolRole),
    /// The highest trump wins, else the highest card of the suit led; the winner leads next.
    TrickWinner,
    /// Most tricks takes the rest of the pot; on a tie, who first had so many.
    MostTricks,
    /// The deal passes on in the direction of play.
    NextDealer,
    /// A statement of one game alone.
    Told(Told),
}

/// A statement that only one game makes: its sentence is found by its name, `fact-GAME-WHAT`, in the words of a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Where on the page it stands.
    pub chapter: Chapter,
    /// Its name, in kebab-case.
    pub what: &'static str,
    /// The place in RULES.md that it rests on.
    pub rule: &'static str,
    /// What belongs into the sentence, by name.
    pub values: Vec<(&'static str, Value)>,
}

/// A part of a rules page, in the order of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chapter {
    /// What it is about: who wins, how many play.
    Goal,
    /// The cards and their order.
    Cards,
    /// The deal, and what comes before the play.
    Deal,
    /// The play.
    Play,
    /// What pays.
    Pays,
}

/// Something that belongs into a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number.
    Number(i64),
    /// Cards, in this order.
    Cards(Vec<Card>),
    /// Coins, or stakes as long as no stake is agreed.
    Amount(Amount),
}

impl Fact {
    /// A statement of one game alone.
    pub(crate) fn told(
        chapter: Chapter,
        what: &'static str,
        rule: &'static str,
        values: impl IntoIterator<Item = (&'static str, Value)>,
    ) -> Fact {
        Fact::Told(Told {
            chapter,
            what,
            rule,
            values: values.into_iter().collect(),
        })
    }
}

/// An amount of a bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// So many coins, whatever the stake.
    Coins(Coins),
    /// So many stakes.
    Stakes(i64),
}

/// How a bonus card comes to light.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Showing {
    /// Its holder may show it, and may keep it secret.
    Voluntary,
    /// By itself.
    Automatic,
}

impl Amount {
    /// The amount in coins at a stake.
    pub fn at(self, stake: Coins) -> Coins {
        match self {
            Amount::Coins(coins) => coins,
            // Stakes are at most 10^6.
            Amount::Stakes(stakes) => Coins(stake.0 * stakes),
        }
    }
}
