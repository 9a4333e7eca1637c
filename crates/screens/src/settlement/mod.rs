//! The settlement of a session: a message to paste, and files to keep.

mod avrae;
mod files;
mod plot;
mod sheet;

pub use plot::draw_fortunes;

use super::inn;
use crate::screen::{Edge, Panel, Screen};
use crate::words::{Words, args, plain};
use pages::{Evening, Stage};
use picture::Png;
use sheet::{Command, Sheet, is_for_avrae, panel_name};

/// The sheet of a settled session: what fits in a message, and all of it as text, CSV and JSON.
pub fn settlement(words: &Words, evening: &Evening, png: Option<Png>) -> Screen {
    let screen = session(words, evening, png);
    if evening.settlement.purses.is_empty() {
        return screen;
    }
    screen
        .with_file("settlement.txt", files::text(words, evening))
        .with_file("settlement.csv", files::csv(words, evening))
        .with_file("settlement.json", files::json(words, evening))
}

/// The state of a session that is not over.
pub fn session(words: &Words, evening: &Evening, png: Option<Png>) -> Screen {
    Screen {
        text: message(words, evening),
        panel: Some(panel(words, evening)),
        picture: plot::picture(words, evening, png),
        ..Screen::default()
    }
}

/// The most characters in the text of a message.
const MOST_LETTERS: usize = 2_000;
/// The most tables that are listed.
const TABLES: usize = 10;

fn panel(words: &Words, evening: &Evening) -> Panel {
    let name = plain(&panel_name(words, evening));
    let (title, edge) = match evening.stage {
        Stage::Open => ("session-title-open", Edge::Green),
        Stage::Closing => ("session-title-closing", Edge::Tavern),
        Stage::Over => ("session-title-over", Edge::Grey),
    };
    let time = |at: i64| format!("<t:{}:f>", at / 1000);
    let mut text = vec![words.with(
        match evening.stage {
            Stage::Over => "session-from-to",
            Stage::Open | Stage::Closing => "session-since",
        },
        args!["from" => time(evening.opened_at), "to" => time(evening.until)],
    )];
    let open: Vec<String> = evening
        .tables
        .iter()
        .filter(|table| table.open)
        .map(|table| inn(words, table.id))
        .collect();
    if !open.is_empty() {
        let key = match evening.stage {
            Stage::Closing => "session-waits-for",
            _ => "session-tables-open",
        };
        let mut shown: Vec<String> = open.iter().take(TABLES).cloned().collect();
        if open.len() > TABLES {
            let more = args!["more" => open.len() - TABLES];
            shown.push(words.with("session-tables-more", more));
        }
        text.push(words.with(key, args!["tables" => words.list(&shown)]));
    }
    if evening.settlement.pots != 0 {
        let pots = words.coins(rules::Coins(evening.settlement.pots));
        text.push(words.with("session-pots", args!["pots" => pots]));
    }
    let has_lines = evening.settlement.purses.iter().any(is_for_avrae);
    if has_lines {
        text.push(words.say(match avrae::note(words.currency()) {
            avrae::Note::Same => "session-avrae",
            avrae::Note::AsGold => "session-avrae-gold",
            avrae::Note::Unknown => "session-avrae-unknown",
        }));
    }
    let mut footer: Vec<String> = words.house_name().into_iter().collect();
    if !evening.settlement.purses.is_empty() {
        footer.push(words.say("session-footer"));
    }
    Panel {
        title: words.with(title, args!["name" => name]),
        text: text.join("\n"),
        footer: footer.join(" · "),
        edge,
        ..Panel::default()
    }
}

/// As much as fits into one message: results always come first, then each table, other changes, and the commands for
/// Avrae.
fn message(words: &Words, evening: &Evening) -> String {
    if evening.settlement.purses.is_empty() {
        let key = match (evening.stage, evening.tables.is_empty()) {
            (Stage::Open | Stage::Closing, _) => "session-nothing-yet",
            (Stage::Over, true) => "session-nothing",
            (Stage::Over, false) => "session-nothing-played",
        };
        return words.say(key);
    }
    let sheet = Sheet::from_evening(words, evening);
    // Each player copies their own block. Where not all fit, they are left to the file.
    let block = |command: &Command| {
        let Command { name, line, .. } = command;
        format!("\n{}\n```\n{line}\n```", plain(name))
    };
    let mut commands: String = sheet.commands.iter().map(block).collect();
    if commands.chars().count() > MOST_LETTERS / 2 {
        commands.clear();
    }
    let more = words.say(match evening.stage {
        Stage::Over => "session-more-in-file",
        Stage::Open | Stage::Closing => "session-more",
    });
    let frame = "```\n\n```\n".len() + commands.chars().count() + more.chars().count() + 2;
    let room = MOST_LETTERS.saturating_sub(frame);
    let (lines, whole) = sheet.fitting(room);
    let mut text = format!("```\n{}\n```", lines.join("\n"));
    text.push_str(&commands);
    if !whole || (commands.is_empty() && !sheet.commands.is_empty()) {
        text.push('\n');
        text.push_str(&more);
    }
    text
}
