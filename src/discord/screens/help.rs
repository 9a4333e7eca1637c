//! How to begin, and the commands used most, a line each.

use super::problem;
use crate::discord::screen::{Panel, Part, Row, Screen};
use crate::discord::words::{Words, args};

/// The answer to `/help`; `starting` is what a member begins with, in coins.
pub fn help(words: &Words, starting: i64) -> Screen {
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
        parts: vec![Part {
            heading: words.say("help-commands"),
            text: words.say("help-commands-text"),
        }],
        footer: words.say("help-footer"),
        ..Panel::default()
    };
    Screen {
        rows: vec![Row::Keys(vec![problem::key(words, None)])],
        ..Screen::panel(panel)
    }
}
