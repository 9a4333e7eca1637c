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
