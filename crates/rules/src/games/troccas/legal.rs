//! What one seat may do, and why not; the same from the deal and from the seat's own view.

use super::{Edition, HONOURS, SCART, SEATS};
use crate::act::Act;
use crate::card::{Card, CardSet, Rank};
use crate::choice::{Choice, must_be_held};
use crate::deal::{Legality, Turn};
use crate::refusal::{Refusal, RefusalCode};
use crate::trick::TrickRule;
use crate::variant::Rules;
use crate::view::{Stage, View, Viewer};

/// Everything that decides what one seat may do.
pub struct Moment {
    pub(super) rule: &'static TrickRule,
    pub(super) hand: CardSet,
    pub(super) place: Place,
}

/// The state of the deal for one seat.
pub(super) enum Place {
    Over,
    NotYours,
    /// The dealer must put cards into the scart.
    Scart,
    Trick(Trick),
}

/// A trick that the seat plays to.
pub(super) struct Trick {
    /// The suit to follow.
    pub suit: CardSet,
    /// The power that takes it.
    pub needed: u8,
    /// The cards on the table.
    pub cards: CardSet,
    /// The suits led to earlier tricks.
    pub led: CardSet,
    /// The king that calls in this trick.
    pub calling: Option<Card>,
}

/// The jack of the king's suit.
pub(super) fn valet_of(king: Card) -> Option<Card> {
    Card::plain(king.suit(), Rank::Jack)
}

impl Trick {
    /// The called jack, if the seat holds it: then no other card may be played (RULES.md TR-1).
    fn called(&self, hand: CardSet) -> Option<Card> {
        let valet = self.calling.and_then(valet_of);
        valet.filter(|valet| hand.contains(*valet))
    }

    fn playable(&self, rule: &TrickRule, hand: CardSet) -> CardSet {
        match self.called(hand) {
            Some(valet) => CardSet::single(valet),
            None => rule.playable(hand, self.suit, self.needed),
        }
    }

    /// The kings that may call: kings of the suit led, the first time it is led, whose jack is neither in the same hand nor in
    /// the trick (RULES.md TR-2).
    fn may_call(&self, rule: &TrickRule, hand: CardSet) -> CardSet {
        let kings = self.playable(rule, hand) & CardSet::of_rank(Rank::King);
        let may = |king: &Card| {
            let is_led = self.suit.is_empty() || self.suit.contains(*king);
            let is_first = !self.led.contains(*king);
            let here = hand | self.cards;
            is_led && is_first && valet_of(*king).is_some_and(|valet| !here.contains(valet))
        };
        kings.iter().filter(may).collect()
    }
}

impl Moment {
    /// The viewer's moment, from their own view.
    pub fn seen(edition: Edition, view: &View) -> Moment {
        let rule = edition.trick_rule(None);
        let is_mine = |turn| view.viewer == Viewer::Seat(turn);
        let place = match (view.turn, &view.stage) {
            (Turn::Over, _) => Place::Over,
            (Turn::One(turn), Stage::Discard) if is_mine(turn) => Place::Scart,
            (Turn::One(turn), _) if is_mine(turn) => {
                let cards = view.trick.cards.iter().map(|(_, card)| *card);
                let suit = rule.suit_led(cards.clone());
                let tricks = view.played.chunks_exact(SEATS);
                let led = tricks.map(|trick| rule.suit_led(trick.iter().map(|(_, card)| *card)));
                Place::Trick(Trick {
                    suit,
                    needed: rule.needed(cards.clone(), suit),
                    cards: cards.collect(),
                    led: led.fold(CardSet::EMPTY, |all, suit| all | suit),
                    calling: view.calling.map(|(_, king)| king),
                })
            }
            _ => Place::NotYours,
        };
        Moment {
            rule,
            hand: view.hand,
            place,
        }
    }
}

impl Legality for Moment {
    #[inline]
    fn choice(&self) -> Choice {
        match &self.place {
            Place::Over | Place::NotYours => Choice::Nothing,
            Place::Scart => Choice::Discard {
                count: SCART,
                from: self.hand - HONOURS,
            },
            Place::Trick(trick) => Choice::Play {
                cards: trick.playable(self.rule, self.hand),
                calling: trick.may_call(self.rule, self.hand),
                offer: false,
            },
        }
    }

    #[inline]
    fn barred(&self) -> Option<RefusalCode> {
        match self.place {
            Place::Over => Some(RefusalCode::DealIsOver),
            Place::NotYours => Some(RefusalCode::NotYourTurn),
            _ => None,
        }
    }

    #[inline]
    fn allows(&self, act: &Act) -> Result<(), Refusal> {
        match (&self.place, act) {
            (Place::Scart, Act::Discard(cards)) => {
                must_be_held(*cards, SCART, self.hand)?;
                if (*cards & HONOURS).is_empty() {
                    return Ok(());
                }
                Err(Refusal {
                    code: RefusalCode::ForbiddenDiscard,
                    rule: "6",
                    would_do: self.hand - HONOURS,
                })
            }
            (Place::Trick(trick), Act::Play(card)) => self.may_play(trick, *card),
            (Place::Trick(trick), Act::PlayCalling(card)) => {
                self.may_play(trick, *card)?;
                let would_do = trick.may_call(self.rule, self.hand);
                if would_do.contains(*card) {
                    return Ok(());
                }
                Err(Refusal {
                    code: RefusalCode::NotAllowedNow,
                    rule: "TR-2",
                    would_do,
                })
            }
            _ => Err(Refusal::plain(RefusalCode::NotAllowedNow)),
        }
    }
}

impl Moment {
    fn may_play(&self, trick: &Trick, card: Card) -> Result<(), Refusal> {
        must_be_held(CardSet::single(card), 1, self.hand)?;
        match trick.called(self.hand) {
            Some(valet) if valet != card => Err(Refusal {
                code: RefusalCode::MustPlayValet,
                rule: "TR-1",
                would_do: CardSet::single(valet),
            }),
            Some(_) => Ok(()),
            None => self.rule.why_not(self.hand, trick.suit, trick.needed, card),
        }
    }
}
