//! Why one card is better than another, in reasons that a player can check.

use rules::{Card, CardSet};

use crate::points;
use crate::sight::{Sight, is_misere};

/// A reason for a card. Each is true of a card by what everybody has seen and the seat's own hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The trump I is sure to win its trick.
    BringsMagicianHome,
    /// The weakest card that is sure to win the trick for this seat.
    CheapestThatWins,
    /// The partner is sure to win the trick, and the card adds points to it.
    AddsToPartnersTrick,
    /// The trick is lost: the card that gives the least.
    GivesLeast,
    /// The Fool, where no card wins: nothing is lost.
    FoolLosesNothing,
    /// There are points in the trick that the card is likely to win.
    TakesRichTrick,
    /// A trump, where the suit led cannot be followed, that wins so far.
    TrumpsIn,
    /// Led: nobody else holds a higher card of the suit, and nobody has shown that they have none of it.
    HighestLeft,
    /// Led: trumps, of which this seat holds at least as many as all others.
    DrawsTrumps,
    /// Led: a suit of which an opponent has none, so that they have to trump.
    MakesThemTrump,
    /// Led: a suit of which no opponent is known to have none.
    NobodyTrumpsYet,
    /// Not the trump I, which would likely be lost.
    KeepsMagician,
    /// Not the Fool, which is worth more later.
    KeepsFool,
    /// Not a trump.
    KeepsTrumps,
    /// Not the highest card left of its suit.
    KeepsHighest,
    /// The only card of its suit: the next one of it can be trumped.
    EmptiesSuit,
    /// Led: from the longest suit.
    LongestSuit,
    /// The lowest card of its suit.
    LowestOfSuit,
}

impl Reason {
    /// Every reason, the strongest first.
    pub const ALL: [Reason; 18] = [
        Reason::BringsMagicianHome,
        Reason::CheapestThatWins,
        Reason::AddsToPartnersTrick,
        Reason::FoolLosesNothing,
        Reason::GivesLeast,
        Reason::TakesRichTrick,
        Reason::TrumpsIn,
        Reason::HighestLeft,
        Reason::DrawsTrumps,
        Reason::MakesThemTrump,
        Reason::NobodyTrumpsYet,
        Reason::KeepsMagician,
        Reason::KeepsFool,
        Reason::KeepsTrumps,
        Reason::KeepsHighest,
        Reason::EmptiesSuit,
        Reason::LongestSuit,
        Reason::LowestOfSuit,
    ];

    /// The name in the keys of sentences.
    pub const fn key(self) -> &'static str {
        match self {
            Reason::BringsMagicianHome => "brings-magician-home",
            Reason::CheapestThatWins => "cheapest-that-wins",
            Reason::AddsToPartnersTrick => "adds-to-partners-trick",
            Reason::GivesLeast => "gives-least",
            Reason::FoolLosesNothing => "fool-loses-nothing",
            Reason::TakesRichTrick => "takes-rich-trick",
            Reason::TrumpsIn => "trumps-in",
            Reason::HighestLeft => "highest-left",
            Reason::DrawsTrumps => "draws-trumps",
            Reason::MakesThemTrump => "makes-them-trump",
            Reason::NobodyTrumpsYet => "nobody-trumps-yet",
            Reason::KeepsMagician => "keeps-magician",
            Reason::KeepsFool => "keeps-fool",
            Reason::KeepsTrumps => "keeps-trumps",
            Reason::KeepsHighest => "keeps-highest",
            Reason::EmptiesSuit => "empties-suit",
            Reason::LongestSuit => "longest-suit",
            Reason::LowestOfSuit => "lowest-of-suit",
        }
    }

    /// The first reason that is true of the best card and not of the second; `None` where fewest points win, for there
    /// most reasons would be wrong.
    pub(crate) fn that_separates(
        sight: &Sight,
        legal: CardSet,
        best: Card,
        second: Card,
    ) -> Option<Reason> {
        if is_misere(sight.view) {
            return None;
        }
        let asked = Asked { sight, legal };
        let mut all = Reason::ALL.into_iter();
        all.find(|reason| asked.holds(*reason, best) && !asked.holds(*reason, second))
    }
}

/// A seat's choice among these cards.
struct Asked<'a> {
    sight: &'a Sight<'a>,
    legal: CardSet,
}

impl Asked<'_> {
    fn holds(&self, reason: Reason, card: Card) -> bool {
        let sight = self.sight;
        let (trumps, hand) = (sight.trumps, sight.view.hand);
        let is_trump = trumps.contains(card);
        let is_fool = sight.excuse.contains(card);
        let leads = self.leads();
        match reason {
            Reason::BringsMagicianHome => {
                card == Card::MAGICIAN && self.counts() && self.wins(card)
            }
            Reason::CheapestThatWins => {
                !leads
                    && sight.is_sure_of(card)
                    && !self.weaker(card).any(|other| sight.is_sure_of(other))
            }
            Reason::AddsToPartnersTrick => {
                !leads
                    && self.counts()
                    && self.wins(card)
                    && !sight.is_sure_of(card)
                    && self.worth(card) > 1.0
            }
            Reason::FoolLosesNothing => {
                is_fool && !leads && self.others(card).all(|other| self.loses(other))
            }
            Reason::GivesLeast => {
                !leads
                    && !is_fool
                    && self.legal.iter().all(|other| self.loses(other))
                    && self
                        .legal
                        .iter()
                        .all(|other| self.gives(card) <= self.gives(other))
            }
            Reason::TakesRichTrick => {
                !leads && self.counts() && self.lying() >= RICH && sight.chance(card) > LIKELY
            }
            Reason::TrumpsIn => {
                !leads
                    && is_trump
                    && !self.led_trumps()
                    && sight.with(card).is_some_and(|lying| lying.is_won_by(card))
            }
            Reason::HighestLeft => {
                leads
                    && !is_trump
                    && !is_fool
                    && sight.above(card).is_empty()
                    && self.shown_out(card) == 0
            }
            Reason::DrawsTrumps => {
                let others = (sight.unseen & trumps).len();
                leads && is_trump && others > 0 && (hand & trumps).len() >= others
            }
            Reason::MakesThemTrump => leads && !is_trump && !is_fool && self.shown_out(card) > 0,
            Reason::NobodyTrumpsYet => leads && !is_trump && !is_fool && self.shown_out(card) == 0,
            Reason::KeepsMagician => {
                self.counts() && hand.contains(Card::MAGICIAN) && card != Card::MAGICIAN
            }
            Reason::KeepsFool => hand & sight.excuse != CardSet::EMPTY && !is_fool,
            Reason::KeepsTrumps => !is_trump && !is_fool,
            Reason::KeepsHighest => !is_fool && !sight.above(card).is_empty(),
            Reason::EmptiesSuit => {
                !is_trump
                    && !is_fool
                    && sight.suit_held(card).len() == 1
                    && !(hand & trumps).is_empty()
            }
            Reason::LongestSuit => {
                let length = |card: Card| sight.suit_held(card).len();
                let plain = (hand - trumps - sight.excuse).iter();
                let longest = plain.map(length).max().unwrap_or_default();
                leads && !is_trump && !is_fool && length(card) == longest
            }
            Reason::LowestOfSuit => !is_fool && self.weaker(card).next().is_none(),
        }
    }

    fn leads(&self) -> bool {
        let lying = &self.sight.view.trick.cards;
        lying
            .iter()
            .all(|(_, card)| self.sight.excuse.contains(*card))
    }

    fn led_trumps(&self) -> bool {
        let mut lying = self.sight.view.trick.cards.iter().map(|(_, card)| *card);
        let led = lying.find(|card| !self.sight.excuse.contains(*card));
        led.is_some_and(|card| self.sight.trumps.contains(card))
    }

    fn counts(&self) -> bool {
        points::counts_card_points(self.sight.view)
    }

    /// Whether the side is sure to win the trick with this card.
    fn wins(&self, card: Card) -> bool {
        self.sight.chance(card) >= 1.0
    }

    fn loses(&self, card: Card) -> bool {
        self.sight.chance(card) <= 0.0
    }

    fn worth(&self, card: Card) -> f64 {
        points::worth(self.sight.view, card)
    }

    /// What is lost with the card if the trick is: points, or in games of tricks its strength, trumps last.
    fn gives(&self, card: Card) -> f64 {
        if self.counts() {
            return self.worth(card);
        }
        let strength = f64::from(self.sight.view.strength(card));
        if self.sight.trumps.contains(card) {
            100.0 + strength
        } else {
            strength
        }
    }

    /// The points that lie in the trick.
    fn lying(&self) -> f64 {
        let lying = self.sight.view.trick.cards.iter().map(|(_, card)| *card);
        lying
            .filter(|card| !self.sight.excuse.contains(*card))
            .map(|card| self.worth(card))
            .sum()
    }

    fn others(&self, card: Card) -> impl Iterator<Item = Card> {
        self.legal.iter().filter(move |other| *other != card)
    }

    /// The legal cards of the same suit that are weaker.
    fn weaker(&self, card: Card) -> impl Iterator<Item = Card> {
        let (sight, suit) = (self.sight, self.sight.suit_held(card));
        let strength = sight.view.strength(card);
        (self.legal & suit)
            .iter()
            .filter(move |other| sight.view.strength(*other) < strength)
    }

    /// How many opponents still to play have none of the card's suit, as everybody knows, and may hold trumps.
    fn shown_out(&self, card: Card) -> usize {
        let sight = self.sight;
        let out = |seat: &rules::Seat| {
            let may = sight.may_hold[*seat];
            !sight.is_ours(*seat)
                && (may & card.suit().cards()).is_empty()
                && !(may & sight.trumps).is_empty()
        };
        sight.after().iter().filter(|seat| out(seat)).count()
    }
}

/// So many points in a trick are worth going for.
const RICH: f64 = 4.0;
/// So likely a card must win a trick that is taken for what lies in it.
const LIKELY: f64 = 0.5;
