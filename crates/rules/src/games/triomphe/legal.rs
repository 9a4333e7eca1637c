//! What one seat may do, and why not; the same from the deal and from the seat's own view.

use super::Edition;
use crate::act::Act;
use crate::card::{Card, CardSet};
use crate::choice::Choice;
use crate::deal::{Legality, Turn};
use crate::refusal::{Refusal, RefusalCode};
use crate::trick::TrickRule;
use crate::variant::Rules;
use crate::view::{MyQuestion, View, Viewer};

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
    /// The seat was dealt these bonus cards and has not answered.
    Asked(CardSet),
    /// The seat plays to a trick of this suit, which this much power takes.
    Trick {
        suit: CardSet,
        needed: u8,
    },
}

impl Moment {
    /// The viewer's moment, from their own view.
    pub fn seen(edition: Edition, view: &View) -> Moment {
        let rule = edition.trick_rule(None);
        let place = match (view.turn, view.my_question) {
            (Turn::Over, _) => Place::Over,
            (
                Turn::Question,
                Some(MyQuestion {
                    cards,
                    answer: None,
                }),
            ) if !cards.is_empty() => Place::Asked(cards),
            (Turn::One(turn), _) if view.viewer == Viewer::Seat(turn) => {
                let cards = view.trick.cards.iter().map(|(_, card)| *card);
                let suit = rule.suit_led(cards.clone());
                let needed = rule.needed(cards, suit);
                Place::Trick { suit, needed }
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
        match self.place {
            Place::Over | Place::NotYours => Choice::Nothing,
            Place::Asked(cards) => Choice::Show(cards),
            Place::Trick { suit, needed } => {
                Choice::play(self.rule.playable(self.hand, suit, needed))
            }
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
            (Place::Asked(_), Act::Hide) => Ok(()),
            (Place::Asked(bonus), Act::Show(cards)) => {
                let code = if cards.is_empty() {
                    RefusalCode::WrongCount
                } else if !self.hand.contains_all(*cards) {
                    RefusalCode::NotYourCard
                } else if !bonus.contains_all(*cards) {
                    RefusalCode::NotAllowedNow
                } else {
                    return Ok(());
                };
                Err(Refusal {
                    code,
                    rule: "1 (4)",
                    would_do: *bonus,
                })
            }
            (Place::Trick { suit, needed }, Act::Play(card)) => {
                if self.hand.contains(*card) {
                    self.rule.why_not(self.hand, *suit, *needed, *card)
                } else {
                    Err(Refusal::plain(RefusalCode::NotYourCard))
                }
            }
            _ => Err(Refusal::plain(RefusalCode::NotAllowedNow)),
        }
    }
}

/// The cards among these that can win a bonus.
#[inline]
pub(super) fn bonus_cards(cards: CardSet) -> CardSet {
    const ALL: CardSet = CardSet::single(Card::STRENGTH)
        .with(Card::MAGICIAN)
        .with(Card::FOOL);
    cards & ALL
}
