//! What makes a finished deal one to remember: a line on its result and a plate on its picture; and a first win, which
//! its winner may show to everybody.

use super::names::name_in_report;
use super::rules::game;
use super::series::names;
use crate::button::{Button, PastKey};
use crate::cards;
use crate::screen::{Key, Row, Screen};
use crate::words::{Words, args, plain};
use pages::{FirstWin, Highlight, Look};
use rules::Card;
use table::look::Report;

/// The line below a deal's result, if there is something to remember.
pub fn line(words: &Words, look: &Look, report: &Report) -> Option<String> {
    let name = |seat| name_in_report(look, report, seat);
    Some(match look.highlight.as_ref()? {
        Highlight::Death(seat) => words.with(
            "moment-death",
            args!["name" => name(*seat), "card" => cards::written(words, Card::DEATH)],
        ),
        Highlight::Vole(seats) => {
            words.with("moment-vole", args!["names" => names(words, seats, name)])
        }
        Highlight::Kings(seat) => words.with("moment-kings", args!["name" => name(*seat)]),
        Highlight::Pot { coins, .. } => {
            words.with("moment-pot", args!["coins" => words.coins(*coins)])
        }
    })
}

/// The same in a word or two, for the picture; empty if there is nothing to remember.
pub fn plate(words: &Words, highlight: Option<&Highlight>) -> String {
    words.say(match highlight {
        None => return String::new(),
        Some(Highlight::Death(_)) => "plate-death",
        Some(Highlight::Vole(_)) => "plate-vole",
        Some(Highlight::Kings(_)) => "plate-kings",
        Some(Highlight::Pot { .. }) => "plate-pot",
    })
}

/// Tells the viewer alone that they won this game for the first time, with the button that shows it to everybody;
/// `None` if they did not.
pub fn first_win(words: &Words, look: &Look, report: &Report) -> Option<(String, Key)> {
    if !look.is_first_win {
        return None;
    }
    let game = game(words, &report.view.variant);
    let said = words.with("hand-first-win", args!["game" => game]);
    let share = Button::Past(PastKey::ShareWin(report.deal));
    Some((said, Key::plain(share, words.say("key-share-win"))))
}

/// A first win that a member shows to everybody in the channel.
pub fn shared_win(words: &Words, won: &FirstWin, by: &str) -> Screen {
    let told = args![
        "name" => plain(by),
        "game" => game(words, &won.variant),
        "coins" => words.coins(won.coins)
    ];
    let replay = Button::Past(PastKey::Replay(won.deal, 0));
    Screen {
        rows: vec![Row::Keys(vec![Key::plain(replay, words.say("key-replay"))])],
        ..Screen::note(words.with("win-shared", told))
    }
}
