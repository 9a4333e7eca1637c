//! The `/help` page: where to begin, and by role what one does most.

use super::problem;
use crate::button::{Button, PlayKey};
use crate::screen::{Key, Panel, Part, Row, Screen};
use crate::words::{Words, args};
use rules::Variant;
use table::Rank;

/// The answer to `/help`; `starting` is what a new member gets, in coins. It leads to `/play`, then says what a player
/// and a host do; game masters also learn how to run the house.
pub fn help(words: &Words, starting: i64, rank: Rank) -> Screen {
    // The sentence names the first one itself.
    let other_games = Variant::games().into_iter().skip(1);
    let other_games: Vec<String> = other_games
        .map(|game| format!("`{}`", words.command(&[game])))
        .collect();
    let part = |heading, text| Part {
        heading: words.say(heading),
        text,
    };
    let player = args![
        "hand" => words.public("key-hand"),
        "starting" => words.coins(starting),
        "games" => words.list(&other_games),
    ];
    let host = args![
        "join" => words.public("key-join"),
        "deal" => words.public("key-deal"),
        "fill" => words.public("key-fill-deal"),
        "options" => words.public("key-orders"),
    ];
    let mut parts = vec![
        part("help-player", words.with("help-player-text", player)),
        part("help-host", words.with("help-host-text", host)),
    ];
    if rank == Rank::Gm {
        parts.push(part("help-gm", words.say("help-gm-text")));
    }
    let panel = Panel {
        title: match words.house_name() {
            None => words.say("help-title"),
            Some(name) => words.with("help-title-of", args!["name" => name]),
        },
        text: words.with(
            "help-begin",
            args![
                "learn" => words.say("key-learn"),
                "now" => words.say("key-play-now"),
                "invite" => words.say("key-invite"),
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
