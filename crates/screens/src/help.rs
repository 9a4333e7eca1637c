//! The `/help` page: where to begin, and every command by who gives it.

use super::fit::parts_of;
use super::problem;
use crate::button::{Button, PlayKey};
use crate::commands::{COMMANDS, Giver};
use crate::screen::{Key, Panel, Row, Screen};
use crate::words::{Words, args};
use rules::Coins;
use table::Rank;

/// The answer to `/help`; `starting` is what a new member gets, in coins. It leads to `/play`, then lists the commands;
/// game masters also read theirs.
pub fn help(words: &Words, starting: Coins, rank: Rank) -> Screen {
    let mut parts = part(words, "help-commands", Giver::Everybody);
    if rank == Rank::Gm {
        parts.extend(part(words, "help-gm", Giver::Gm));
    }
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
        parts,
        footer: words.say("help-footer"),
        ..Panel::default()
    };
    Screen {
        rows: vec![Row::Keys(vec![
            Key::main(Button::Play(PlayKey::Page), words.say("key-play")),
            Key::plain(Button::About, words.say("key-about")),
            problem::key(words, None),
        ])],
        ..Screen::panel(panel)
    }
}

/// The commands that these give.
fn part(words: &Words, heading: &str, giver: Giver) -> Vec<crate::screen::Part> {
    let own = COMMANDS.iter().filter(|command| command.giver == giver);
    let lines: Vec<String> = own
        .map(|command| {
            let said = words.say(&command.key());
            format!("`{}` {said}", words.command(command.path))
        })
        .collect();
    parts_of(words, &words.say(heading), &lines)
}
