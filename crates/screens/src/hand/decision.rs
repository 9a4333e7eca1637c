//! A decision that a player is asked for, and what they are offered.

use super::confirm::confirm_reason;
use crate::button::{Button, DealKey};
use crate::names::name_of;
use crate::screen::{Key, KeyLook, Row};
use crate::times::until;
use crate::words::{Words, args};
use ::rules::{Act, CardSet, Choice, Coins, Seat};
use pages::Look;
use table::Stretch;
use table::look::Playing;

/// One player's decision, with everything that an answer depends on.
pub struct Decision<'a> {
    /// The texts for this reader.
    pub words: &'a Words,
    /// The table as they may see it.
    pub look: &'a Look,
    /// The deal as they may see it.
    pub playing: &'a Playing,
    /// Their legal acts, but for showing combinations before a card.
    pub choice: Choice,
    /// The cards picked so far for a discard.
    pub picked: CardSet,
}

/// The text and rows for a decision, and keys for the last row before those that are always there.
#[derive(Default)]
pub(super) struct Offered {
    pub lines: Vec<String>,
    pub rows: Vec<Row>,
    pub last: Vec<Key>,
}

impl<'a> Decision<'a> {
    /// What the viewer is asked now, with no cards picked.
    pub fn new(words: &'a Words, look: &'a Look, playing: &'a Playing) -> Decision<'a> {
        Decision {
            words,
            look,
            playing,
            choice: playing.view.to_play(),
            picked: CardSet::EMPTY,
        }
    }
}

impl Decision<'_> {
    /// What is to be done, and by when. A solo table has no deadline.
    pub(super) fn turn(&self, to_do: String) -> String {
        if self.look.solo {
            return to_do;
        }
        let key = match self.playing.clock.stretch {
            Stretch::Bank => "hand-turn-late",
            _ => "hand-turn",
        };
        let when = until(self.words, self.look, self.playing.clock.until);
        self.words.with(key, args!["do" => to_do, "when" => when])
    }

    /// The same of a card to be played, in one line.
    pub(super) fn turn_to_play(&self) -> String {
        let words = self.words;
        let turn = words.say(if self.playing.view.trick.cards.is_empty() {
            "hand-you-lead"
        } else {
            "hand-your-turn"
        });
        if self.look.solo {
            return turn;
        }
        let key = match self.playing.clock.stretch {
            Stretch::Bank => "hand-until-late",
            _ => "turn-until",
        };
        let when = until(words, self.look, self.playing.clock.until);
        format!("{turn} {}", words.with(key, args!["when" => when]))
    }

    /// A button for this deal and this question.
    pub(super) fn button(&self, key: DealKey) -> Button {
        Button::Deal {
            table: self.look.id,
            deal: self.playing.deal,
            asked: self.playing.asked,
            key,
        }
    }

    /// A button for an act: carried out at once, or after a confirmation.
    pub(super) fn key(&self, act: Act, label: String, look: KeyLook) -> Key {
        Key {
            button: self.button(
                match confirm_reason(&self.playing.view, self.choice, &act) {
                    Some(_) => DealKey::Unsure(act),
                    None => DealKey::Do(act),
                },
            ),
            face: None,
            label,
            look,
        }
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        name_of(self.look, self.playing, seat)
    }

    pub(super) fn coins(&self, coins: Coins) -> String {
        self.words.coins(coins)
    }
}
