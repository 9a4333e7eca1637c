//! The `/help` page: how to begin, and the most used commands in one line each.

use super::problem;
use crate::screen::{Panel, Part, Row, Screen};
use crate::words::{Words, args};
use table::Rank;

/// The answer to `/help`; `starting` is what a new member gets, in coins. Game masters also learn how to run the
/// house.
pub fn help(words: &Words, starting: i64, rank: Rank) -> Screen {
    let mut parts = vec![Part {
        heading: words.say("help-commands"),
        text: words.say("help-commands-text"),
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
        rows: vec![Row::Keys(vec![problem::key(words, None)])],
        ..Screen::panel(panel)
    }
}
