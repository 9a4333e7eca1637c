//! A member's tables: where each stands, whose turn it is, and until when; and the menu where an order could mean several.

use super::names::bold;
use super::times::until;
use super::{inn, rules};
use crate::button::{Button, WhichKey};
use crate::screen::{Menu, MenuOption, Panel, Row, Screen};
use crate::words::{Words, args};
use pages::{Look, TableChoice};
use table::Tie;
use table::look::Scene;

/// The most tables to choose from: Discord's limit for a menu.
pub const CHOICES: usize = 25;

/// A table among those that may be meant.
pub struct OwnTable {
    /// The table, and what ties the member to it.
    pub choice: TableChoice,
    /// The table as the member may see it.
    pub look: Look,
    /// Where it stands: the address of its message, or its channel.
    pub link: String,
}

/// These tables, with a menu to choose one for what is asked.
pub fn which_table(words: &Words, key: WhichKey, tables: &[OwnTable]) -> Screen {
    let own = tables.iter().any(|table| table.choice.tie.is_some());
    let sentence = match (key, own) {
        (WhichKey::Mine, _) => "which-mine",
        (_, true) => "which-own",
        (_, false) => "which-here",
    };
    let option = |table: &OwnTable| MenuOption {
        value: table.choice.table.to_string(),
        label: inn(&words.at_table(&table.look), table.choice.table),
        note: about(words, &table.choice),
        ..MenuOption::default()
    };
    let lines: Vec<String> = tables.iter().map(|table| line(words, table)).collect();
    Screen {
        rows: vec![Row::Menu(Menu {
            button: Button::Which(key),
            hint: words.say("which-table"),
            least: 1,
            most: 1,
            options: tables.iter().take(CHOICES).map(option).collect(),
        })],
        ..Screen::panel(Panel {
            title: words.say(sentence),
            text: lines.join("\n"),
            ..Panel::default()
        })
    }
}

/// A table on one line: its name with a link, its game, whose turn it is and until when.
fn line(words: &Words, table: &OwnTable) -> String {
    let look = &table.look;
    let turn = match &look.scene {
        Scene::Playing(playing) if !playing.awaited.is_empty() => {
            let chairs = playing.awaited.iter().filter_map(|&id| look.chair(id));
            let names: Vec<String> = chairs.map(|chair| bold(look.name(&chair.player))).collect();
            let told = args![
                "names" => words.list(&names),
                "when" => until(words, look, playing.clock.until)
            ];
            Some(words.with("mine-turn", told))
        }
        _ => None,
    };
    let told = args![
        "inn" => inn(&words.at_table(look), table.choice.table),
        "about" => about(words, &table.choice),
        "link" => table.link.as_str()
    ];
    let line = words.with("mine-line", told);
    [Some(line), turn]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" ")
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
