//! `/tavern panel`: the server's business for its game masters.

use super::inn;
use super::log::log_line;
use super::rules;
use super::times::when;
use crate::button::{Button, PanelKey};
use crate::screen::{Dialog, Finder, Found, Key, Line, Menu, MenuOption, Panel, Part, Row, Screen};
use crate::words::{Words, args};
use ids::{DealId, MemberId, Seek};
use pages::{LogEntry, Logged, Shortfall, TableChoice};

/// The most characters of a part of a panel.
const PART: usize = 1_024;
/// The most options of a menu.
const OPTIONS: usize = 25;
/// The most orders that can be undone from here: Discord's limit for buttons in a row.
const UNDONE: usize = 5;

/// What is open, the last orders, and the ways to everything else. Each order comes with the name it is about.
pub fn panel(words: &Words, open: &[TableChoice], orders: &[(Logged, String)]) -> Screen {
    let tables: Vec<String> = open.iter().map(|table| line(words, table)).collect();
    let tables = if tables.is_empty() {
        words.say("panel-none-open")
    } else {
        fitting(&tables)
    };
    let told: Vec<String> = orders
        .iter()
        .enumerate()
        .map(|(number, (logged, name))| {
            let told = args![
                "number" => number + 1,
                "when" => when(words, logged.at),
                "did" => log_line(words, logged, name)
            ];
            words.with("panel-order", told)
        })
        .collect();
    let told = if told.is_empty() {
        words.say("panel-no-orders")
    } else {
        fitting(&told)
    };
    let mut rows = Vec::new();
    if !open.is_empty() {
        rows.push(table_menu(words, open));
    }
    rows.push(Row::Finder(Finder {
        button: Button::Panel(PanelKey::Member),
        hint: words.say("panel-member"),
        of: Found::Members,
        most: 1,
    }));
    let undo = undo_keys(words, orders);
    if !undo.is_empty() {
        rows.push(Row::Keys(undo));
    }
    let key = |button, label: &str| Key::plain(button, words.say(label));
    rows.push(Row::Keys(vec![
        key(Button::Panel(PanelKey::Session), "key-panel-session"),
        key(Button::Panel(PanelKey::Sheet(1)), "key-panel-sheets"),
        key(Button::Books(Seek::Newest), "key-panel-books"),
        key(Button::Panel(PanelKey::Deals), "key-panel-deals"),
    ]));
    let part = |heading: &str, text| Part {
        heading: words.say(heading),
        text,
    };
    Screen {
        rows,
        ..Screen::panel(Panel {
            title: words.say("panel-title"),
            parts: vec![part("panel-open", tables), part("panel-orders", told)],
            ..Panel::default()
        })
    }
}

fn line(words: &Words, table: &TableChoice) -> String {
    let told = args![
        "inn" => inn(words, table.table),
        "game" => rules::game(words, &table.variant),
        "place" => format!("<#{}>", table.channel)
    ];
    words.with("panel-table", told)
}

fn table_menu(words: &Words, open: &[TableChoice]) -> Row {
    let option = |table: &TableChoice| MenuOption {
        value: table.table.to_string(),
        label: inn(words, table.table),
        note: rules::game(words, &table.variant),
        ..MenuOption::default()
    };
    Row::Menu(Menu {
        button: Button::Panel(PanelKey::Table),
        hint: words.say("panel-choose-table"),
        least: 1,
        most: 1,
        options: open.iter().take(OPTIONS).map(option).collect(),
    })
}

/// What undoes an order, if another order does.
fn undoing(entry: &LogEntry) -> Option<PanelKey> {
    match *entry {
        LogEntry::Banned { member, .. } => Some(PanelKey::Unban(member)),
        LogEntry::OffBoard { member } => Some(PanelKey::OnBoard(member)),
        LogEntry::OnBoard { member } => Some(PanelKey::OffBoard(member)),
        _ => None,
    }
}

/// Whom an order about a member concerns; an erased one has no number.
fn whom(key: PanelKey) -> Option<MemberId> {
    match key {
        PanelKey::Unban(member) | PanelKey::OffBoard(member) | PanelKey::OnBoard(member) => {
            Some(member).filter(|member| member.0 != 0)
        }
        _ => None,
    }
}

fn undo_keys(words: &Words, orders: &[(Logged, String)]) -> Vec<Key> {
    let mut keys: Vec<Key> = Vec::new();
    for (number, (logged, _)) in orders.iter().enumerate() {
        let Some(undo) = undoing(&logged.entry).filter(|key| whom(*key).is_some()) else {
            continue;
        };
        let button = Button::Panel(undo);
        if keys.len() < UNDONE && keys.iter().all(|key| key.button != button) {
            let label = words.with("key-panel-undo", args!["number" => number + 1]);
            keys.push(Key::plain(button, label));
        }
    }
    keys
}

/// As many of these lines as a part holds.
fn fitting(lines: &[String]) -> String {
    let mut text = String::new();
    for line in lines {
        if text.chars().count() + line.chars().count() + 1 > PART {
            break;
        }
        text.push_str(line);
        text.push('\n');
    }
    text.trim_end().to_owned()
}

/// What can be done about a member.
pub fn about_member(words: &Words, member: MemberId) -> Screen {
    let key = |key, label: &str| Key::plain(Button::Panel(key), words.say(label));
    Screen {
        rows: vec![Row::Keys(vec![
            key(PanelKey::Unban(member), "key-panel-unban"),
            key(PanelKey::OffBoard(member), "key-panel-off-board"),
            key(PanelKey::OnBoard(member), "key-panel-on-board"),
        ])],
        ..Screen::note(words.with("panel-about", args!["name" => format!("<@{member}>")]))
    }
}

/// A menu of finished deals, one of which is to be cancelled. Each comes with what names it.
pub fn deals(words: &Words, deals: &[(DealId, String)]) -> Screen {
    if deals.is_empty() {
        return Screen::note(words.say("void-none-here"));
    }
    let option = |(deal, name): &(DealId, String)| MenuOption {
        value: deal.to_string(),
        label: name.chars().take(LABEL).collect(),
        ..MenuOption::default()
    };
    Screen {
        rows: vec![Row::Menu(Menu {
            button: Button::Panel(PanelKey::Deal),
            hint: words.say("panel-choose-deal"),
            least: 1,
            most: 1,
            options: deals.iter().take(OPTIONS).map(option).collect(),
        })],
        ..Screen::note(words.say("panel-deals"))
    }
}

/// The most characters of an option.
const LABEL: usize = 100;

/// Asks for the reason to cancel a finished deal.
pub fn void_dialog(words: &Words, deal: DealId, lacking: Shortfall) -> Dialog {
    Dialog {
        button: Button::Panel(PanelKey::Void(deal, lacking)),
        title: words.say("key-take-back"),
        lines: vec![Line {
            label: words.say("dialog-why"),
            hint: words.say("dialog-why-hint"),
            longest: 200,
            ..Line::default()
        }],
    }
}
