//! Combinations to be shown before the first card, and a word with a card that is led (RULES.md 15).

use super::cards;
use super::decision::{Decision, Offered};
use crate::button::DealKey;
use crate::cards as written;
use crate::combinations::items;
use crate::screen::{KeyLook, Menu, MenuOption, Row};
use crate::words::args;
use ::rules::{Act, CardSet, Choice, Combinations};

/// The most options of a menu.
const MOST_OPTIONS: usize = 25;

/// The cards as at any other turn, and a key that shows the combinations first. Whoever plays a card keeps them back.
pub fn declare(asked: &Decision<'_>, shown: CardSet) -> Offered {
    let words = asked.words;
    let found = Combinations::of(shown);
    let mut offered = match asked.playing.view.after_hiding().legal().choice() {
        Choice::Play {
            cards,
            calling,
            offer,
            signals,
        } => cards::play(asked, cards, calling, offer).with_words(asked, signals),
        _ => Offered::default(),
    };
    offered.lines.push(words.with(
        "hand-declare",
        args!["items" => items(words, &found), "points" => found.value()],
    ));
    let label = words.with("key-declare", args!["points" => found.value()]);
    offered
        .last
        .push(asked.key(Act::Show(shown), label, KeyLook::Main));
    offered
}

impl Offered {
    /// With a menu of the cards with which a word may be said, if there are any.
    pub(super) fn with_words(mut self, asked: &Decision<'_>, signals: CardSet) -> Offered {
        let words = asked.words;
        let choice = match asked.choice {
            Choice::Declare(_) => asked.playing.view.after_hiding().legal().choice(),
            choice => choice,
        };
        let options: Vec<MenuOption> = written::in_hand(&asked.playing.view, signals)
            .into_iter()
            .flat_map(|(_, cards)| cards)
            .flat_map(|card| {
                let said = choice.signals_with(card).into_iter();
                said.map(move |signal| (card, signal))
            })
            .take(MOST_OPTIONS)
            .map(|(card, signal)| MenuOption {
                value: Act::PlaySaying(card, signal).to_string(),
                label: words.with(
                    "choice-signal",
                    args!["card" => written::label(words, card), "word" => signal.word()],
                ),
                face: words.face(card),
                note: words.say(&format!("signal-{}", signal.word())),
                ..MenuOption::default()
            })
            .collect();
        if !options.is_empty() && self.rows.len() < 4 {
            self.rows.push(Row::Menu(Menu {
                button: asked.button(DealKey::Chosen(9)),
                hint: words.say("menu-signal"),
                least: 1,
                most: 1,
                options,
            }));
        }
        self
    }
}
