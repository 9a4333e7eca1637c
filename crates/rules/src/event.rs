//! What happened in a deal. Every event is public.

use std::fmt;
use std::str::FromStr;

use crate::act::Act;
use crate::card::{Card, CardSet};
use crate::coins::Coins;
use crate::outcome::Ended;
use crate::seat::Seat;

/// Something that happened at the table. Everybody may see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Coins moved. Every movement of coins in a deal is one of these, antes included.
    Paid(Payment),
    /// The cards were dealt. Each seat alone knows which ones it got.
    Dealt {
        /// The seat that dealt.
        dealer: Seat,
        /// How many cards each seat was dealt.
        cards: u8,
    },
    /// The seat was dealt Death and takes the pot (RULES.md 1, 2).
    DeathShown {
        /// The seat that holds Death.
        seat: Seat,
    },
    /// Every seat is asked: for bonus cards (RULES.md TM-7), or whether it robs (RULES.md AP-1).
    QuestionOpened,
    /// The answers are in; the events for what was shown or taken follow.
    QuestionClosed,
    /// A bonus card was shown.
    Shown {
        /// The seat that holds the card.
        seat: Seat,
        /// The card shown; it stays in the hand.
        card: Card,
    },
    /// A card was played to the trick.
    Played {
        /// The seat that played it.
        seat: Seat,
        /// The card played.
        card: Card,
    },
    /// The dealer, or who declared, took the talon.
    TalonTaken {
        /// The seat that took it.
        seat: Seat,
    },
    /// Cards were laid face down: a discard or scart.
    Discarded {
        /// The seat that laid them down.
        seat: Seat,
        /// The number of cards, which is public; the cards are not.
        cards: u8,
    },
    /// A public statement: a bid, `more`, an offer or its answer, `vole`, `stop`, a bet, a word of the talk, a signal,
    /// or `leave` by a dealer who turned up the ace.
    Said {
        /// The seat that made it.
        seat: Seat,
        /// The act that was stated.
        act: Act,
    },
    /// Honours were declared (RULES.md MI-5).
    Declared {
        /// The seat that holds them.
        seat: Seat,
        /// What each opponent owes for them, in points.
        points: i16,
    },
    /// A called jack was taken from its holder's hand, and the card it had played instead went back to the hand
    /// (RULES.md TR-1).
    Exchanged {
        /// The seat that held the jack.
        seat: Seat,
        /// The card that went back to the hand.
        back: Card,
        /// The jack, which is now in the trick.
        valet: Card,
    },
    /// A card was turned up to set the trump suit.
    TurnedUp(Card),
    /// The turned card and the run under it were taken (RULES.md AP-2).
    Robbed {
        /// The seat that took them.
        seat: Seat,
        /// The cards taken.
        taken: CardSet,
    },
    /// The seat's exchange, once everybody has decided (trefeltromp).
    Drew {
        /// The seat that exchanged or kept its cards.
        seat: Seat,
        /// The number of cards exchanged: 0 or 1.
        cards: u8,
    },
    /// A card laid face down is shown, once everybody has laid one (trefeltromp).
    Revealed {
        /// The seat that laid it.
        seat: Seat,
        /// The card shown.
        card: Card,
    },
    /// A trick was completed.
    TrickWon {
        /// The seat that takes it and leads the next.
        seat: Seat,
        /// The number of the trick, from 1.
        trick: u8,
    },
    /// The deal ended.
    Ended(Ended),
    /// The combinations of a hand were shown and scored (RULES.md 15).
    Combined {
        /// The seat that holds them.
        seat: Seat,
        /// The cards that take part; they stay in the hand.
        cards: CardSet,
        /// What they bring the seat's side.
        points: i32,
    },
}

/// A movement of coins from one purse to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payment {
    /// The purse that pays.
    pub from: Purse,
    /// The purse that is paid.
    pub to: Purse,
    /// The number of coins, above zero.
    pub amount: Coins,
    /// Why the coins move.
    pub reason: Reason,
}

impl Payment {
    /// What it brings a purse: negative for the one that pays, nothing for any other.
    #[must_use]
    pub fn brings(&self, purse: Purse) -> Coins {
        let got = if self.to == purse { self.amount.0 } else { 0 };
        let paid = if self.from == purse { self.amount.0 } else { 0 };
        Coins(got - paid)
    }
}

/// Where coins can lie in a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purse {
    /// The coins of a seat's player.
    Seat(Seat),
    /// The pot on the table.
    Pot,
}

/// Why coins move. As text: `ante`, `death`, `bonus-T11`, `most-tricks` and so on.
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
    /// Card points (RULES.md 3, 5, 6).
    Points,
    /// A settlement at the bids (RULES.md 5).
    Agreed,
    /// Declared honours (RULES.md MI-4).
    Honours,
    /// The stakes of a match (RULES.md 7, FT-8, AP-8).
    Match,
    /// A bet, a call or a raise (RULES.md 11).
    Bet,
    /// A bet that nobody matched (RULES.md TT-4).
    Returned,
    /// A share of the pot (RULES.md 11).
    Share,
    /// All others folded, or nobody else contests the pot (RULES.md TT-4, TT-6).
    Alone,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Ante => f.write_str("ante"),
            Reason::Death => f.write_str("death"),
            Reason::Bonus(card) => write!(f, "bonus-{card}"),
            Reason::MostTricks => f.write_str("most-tricks"),
            Reason::Points => f.write_str("points"),
            Reason::Agreed => f.write_str("agreed"),
            Reason::Honours => f.write_str("honours"),
            Reason::Match => f.write_str("match"),
            Reason::Bet => f.write_str("bet"),
            Reason::Returned => f.write_str("returned"),
            Reason::Share => f.write_str("share"),
            Reason::Alone => f.write_str("alone"),
        }
    }
}

/// The text is not the name of a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not a reason for a payment")]
pub struct NoSuchReason;

impl FromStr for Reason {
    type Err = NoSuchReason;

    fn from_str(text: &str) -> Result<Reason, NoSuchReason> {
        if let Some(card) = text.strip_prefix("bonus-") {
            return card.parse().map(Reason::Bonus).map_err(|_| NoSuchReason);
        }
        [
            Reason::Ante,
            Reason::Death,
            Reason::MostTricks,
            Reason::Points,
            Reason::Agreed,
            Reason::Honours,
            Reason::Match,
            Reason::Bet,
            Reason::Returned,
            Reason::Share,
            Reason::Alone,
        ]
        .into_iter()
        .find(|reason| reason.to_string() == text)
        .ok_or(NoSuchReason)
    }
}
