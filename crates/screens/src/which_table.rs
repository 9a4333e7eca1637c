//! Asks which of several tables a member means.

use super::{inn, rules};
use crate::button::{Button, WhichKey};
use crate::screen::{Menu, MenuOption, Row, Screen};
use crate::words::{Words, args};
use pages::TableChoice;
use table::Tie;

/// The most tables to choose from: Discord's limit for a menu, and for what completes an option.
pub const CHOICES: usize = 25;

/// A menu of the tables that may be meant.
pub fn which_table(words: &Words, key: WhichKey, choices: &[TableChoice]) -> Screen {
    let sentence = if choices.iter().any(|choice| choice.tie.is_some()) {
        "which-own"
    } else {
        "which-here"
    };
    let option = |choice: &TableChoice| MenuOption {
        value: choice.table.to_string(),
        label: inn(words, choice.table),
        note: about(words, choice),
        ..MenuOption::default()
    };
    Screen {
        rows: vec![Row::Menu(Menu {
            button: Button::Which(key),
            hint: words.say("which-table"),
            least: 1,
            most: 1,
            options: choices.iter().take(CHOICES).map(option).collect(),
        })],
        ..Screen::note(words.say(sentence))
    }
}

/// A table that may be meant, on one line.
pub fn table_choice(words: &Words, choice: &TableChoice) -> String {
    let told = args!["inn" => inn(words, choice.table), "about" => about(words, choice)];
    words.with("which-line", told)
}

/// What is played there, and what the member has to do with it.
fn about(words: &Words, choice: &TableChoice) -> String {
    let game = rules::game(words, &choice.variant);
    let key = match choice.tie {
        None => return game,
        Some(Tie::Left) => "which-left",
        Some(Tie::Sits) => "which-sits",
        Some(Tie::HoldsCards) => "which-holds",
        Some(Tie::OnTurn) => "which-on-turn",
    };
    words.with(key, args!["game" => game])
}
