//! The `/help` page: where to begin and the first commands; behind a button all of them, by who gives them.

use super::fit::parts_of;
use super::problem;
use crate::button::{Button, PlayKey};
use crate::commands::{COMMANDS, Giver, Listed};
use crate::screen::{Key, Panel, Part, Row, Screen};
use crate::words::{Words, args};
use rules::Coins;
use table::Rank;

/// The commands to begin with.
const FIRST: [&[&str]; 6] = [
    &["play"],
    &["triomphe", "show"],
    &["coins", "balance"],
    &["settings"],
    &["tavern", "setup"],
    &["tavern", "open"],
];

/// The answer to `/help`; `starting` is what a new member gets, in coins. It leads to `/play`, then names the commands
/// to begin with; game masters also read theirs.
pub fn help(words: &Words, starting: Coins, rank: Rank) -> Screen {
    let is_first = |command: &Listed| FIRST.contains(&command.path);
    let begin = words.with(
        "help-begin",
        args![
            "learn" => words.say("key-learn"),
            "alone" => words.say("key-play-alone"),
            "open" => words.say("key-open-table"),
            "hand" => words.public("key-hand"),
            "starting" => words.coins(starting),
        ],
    );
    let panel = Panel {
        title: match words.house_name() {
            None => words.say("help-title"),
            Some(name) => words.with("help-title-of", args!["name" => name]),
        },
        text: begin,
        parts: parts(words, rank, is_first),
        footer: words.say("help-footer"),
        ..Panel::default()
    };
    Screen {
        rows: vec![Row::Keys(vec![
            Key::main(Button::Play(PlayKey::Page), words.say("key-play")),
            Key::plain(Button::Commands, words.say("key-commands")),
            Key::plain(Button::About, words.say("key-about")),
            problem::key(words, None),
        ])],
        ..Screen::panel(panel)
    }
}

/// Every command; game masters also read theirs.
pub fn commands(words: &Words, rank: Rank) -> Screen {
    Screen::panel(Panel {
        title: words.say("key-commands"),
        parts: parts(words, rank, |_| true),
        ..Panel::default()
    })
}

/// The commands that are shown, by who gives them.
fn parts(words: &Words, rank: Rank, is_shown: impl Fn(&Listed) -> bool) -> Vec<Part> {
    let mut headings = vec![("help-commands", Giver::Everybody)];
    if rank == Rank::Gm {
        headings.push(("help-gm", Giver::Gm));
    }
    let part = |(heading, giver)| {
        let own = COMMANDS.iter();
        let own = own.filter(|command| command.giver == giver && is_shown(command));
        let lines: Vec<String> = own
            .map(|command| {
                let said = words.say(&command.key());
                format!("`{}` {said}", words.command(command.path))
            })
            .collect();
        parts_of(words, &words.say(heading), &lines)
    };
    headings.into_iter().flat_map(part).collect()
}
