//! The `/help` page: how to begin, and the most used commands in one line each.

use super::problem;
use crate::button::{Button, PlayKey};
use crate::screen::{Key, Panel, Part, Row, Screen};
use crate::words::{Words, args};
use rules::Variant;
use table::Rank;

/// The answer to `/help`; `starting` is what a new member gets, in coins. Game masters also learn how to run the
/// house.
pub fn help(words: &Words, starting: i64, rank: Rank) -> Screen {
    // The sentence names the first one itself.
    let other_games = Variant::games().into_iter().skip(1);
    let other_games: Vec<String> = other_games
        .map(|game| format!("`{}`", words.command(&[game])))
        .collect();
    let mut parts = vec![Part {
        heading: words.say("help-commands"),
        text: words.with(
            "help-commands-text",
            args!["games" => words.list(&other_games)],
        ),
    }];
    if rank == Rank::Gm {
        parts.push(Part {
            heading: words.say("help-gm"),
            text: words.say("help-gm-text"),
        });
    }
    let panel = Panel {
        title: match words.house_name() {
            None => words.say("help-title"),
            Some(name) => words.with("help-title-of", args!["name" => name]),
        },
        text: words.with(
            "help-begin",
            args![
                "starting" => words.coins(starting),
                "fill" => words.public("key-fill-deal"),
                "join" => words.public("key-join"),
                "deal" => words.public("key-deal"),
                "hand" => words.public("key-hand"),
            ],
        ),
        parts,
        footer: words.say("help-footer"),
        ..Panel::default()
    };
    Screen {
        rows: vec![Row::Keys(vec![
            Key::main(Button::Play(PlayKey::Page), words.say("key-play")),
            problem::key(words, None),
        ])],
        ..Screen::panel(panel)
    }
}
