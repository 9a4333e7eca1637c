//! What happened: every event is public, and may be told to anybody.

use std::fmt;
use std::str::FromStr;

use crate::act::Act;
use crate::card::{Card, CardSet};
use crate::coins::Coins;
use crate::outcome::Ended;
use crate::seat::Seat;

/// Something that happened at the table, for all to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// Every seat alike is asked: for bonus cards (RULES.md TM-7), or whether it robs (RULES.md AP-1).
    QuestionOpened,
    /// The answers are in; what was shown or taken follows.
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
    /// The talon went to the dealer.
    TalonTaken {
        /// The dealer.
        seat: Seat,
    },
    /// Cards were laid face down: a discard, a scart.
    Discarded {
        /// By whom.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// Something public was said: a bid, `more`, an offer and its answer, `vole`, `stop`, a bet; `leave` by the dealer who
    /// turned the ace.
    Said {
        /// By whom.
        seat: Seat,
        /// What.
        act: Act,
    },
    /// Honours were declared (RULES.md MI-5).
    Declared {
        /// By whom.
        seat: Seat,
        /// What each opponent owes for them, in points.
        points: i16,
    },
    /// A called valet was taken out of its holder's hand, and the card that lay in its place went back there
    /// (RULES.md TR-1).
    Exchanged {
        /// Whose.
        seat: Seat,
        /// What went back to the hand.
        back: Card,
        /// The valet, which lies there now.
        valet: Card,
    },
    /// A card was turned up for trumps.
    TurnedUp(Card),
    /// The turned card and the run under it were taken (RULES.md AP-2).
    Robbed {
        /// By whom.
        seat: Seat,
        /// What.
        taken: CardSet,
    },
    /// Everybody has decided: so many cards were exchanged by the seat (trefeltromp).
    Drew {
        /// By whom.
        seat: Seat,
        /// None or one.
        cards: u8,
    },
    /// Everybody has laid a card face down, and this one is shown (trefeltromp).
    Revealed {
        /// Whose.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purse {
    /// What the player of a seat has.
    Seat(Seat),
    /// What lies in the middle.
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

/// No reason goes by this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no coins move for this reason in a deal")]
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
