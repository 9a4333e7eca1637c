//! What happened: every event is public, and may be told to anybody.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::card::Card;
use crate::coins::Coins;
use crate::outcome::Ended;
use crate::seat::Seat;

/// Something that happened at the table, for all to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// Coins moved. Every coin that moves in a deal is one of these, antes included.
    Paid(Payment),
    /// Every seat has so many cards (which ones is each seat's own matter).
    Dealt {
        /// Who dealt.
        dealer: Seat,
        /// How many cards each seat was dealt.
        cards: u8,
    },
    /// Death was dealt to the seat, which takes the pot (RULES.md 1, 2).
    DeathShown {
        /// Its holder.
        seat: Seat,
    },
    /// Every seat alike is asked for bonus cards (RULES.md TM-7).
    QuestionOpened,
    /// The answers are in; what was shown follows.
    QuestionClosed,
    /// A bonus card was shown.
    Shown {
        /// Its holder.
        seat: Seat,
        /// The card, which stays in the hand.
        card: Card,
    },
    /// A card was played to the trick.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A trick is complete.
    TrickWon {
        /// Who takes it and leads next.
        seat: Seat,
        /// The number of the trick, from 1.
        trick: u8,
    },
    /// The deal is over.
    Ended(Ended),
}

/// Coins that move from one purse to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Payment {
    /// Who pays.
    pub from: Purse,
    /// Who is paid.
    pub to: Purse,
    /// How much, above zero.
    pub amount: Coins,
    /// What for.
    pub reason: Reason,
}

/// Where coins can lie in a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purse {
    /// What the player of a seat has.
    Seat(Seat),
    /// What lies in the middle.
    Pot,
}

/// Why coins move. As text: `ante`, `death`, `bonus-T11`, `most-tricks`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The stake of the deal (RULES.md 1 (1)).
    Ante,
    /// Death was dealt (RULES.md 1 (3)).
    Death,
    /// A bonus card was shown (RULES.md 1 (4)).
    Bonus(Card),
    /// Most tricks (RULES.md 1 (7)).
    MostTricks,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Ante => f.write_str("ante"),
            Reason::Death => f.write_str("death"),
            Reason::Bonus(card) => write!(f, "bonus-{card}"),
            Reason::MostTricks => f.write_str("most-tricks"),
        }
    }
}

impl Serialize for Reason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
