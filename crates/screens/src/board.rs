//! The leaderboard: the richest purses of a server.

use super::pictures;
use super::purse::starting_due;
use crate::screen::{Panel, Picture, Pixels, Screen};
use crate::words::{Words, args, plain};
use pages::text::isolated;
use pages::{Board, BoardPurse};
use picture::{self, Heading, MOST_PLACES, Place, Places, Png};
use rules::Coins;

/// How many purses the board lists.
pub const BOARD_PLACES: u32 = 10;
const _: () = assert!(BOARD_PLACES as usize <= MOST_PLACES);

/// Prepares the drawing of the board, richest first.
pub fn draw_board(words: &Words, page: &Board) -> impl FnOnce() -> Option<Png> + Send + use<> {
    let heading = Heading {
        title: words.say("board-title"),
        below: String::new(),
        coins: pictures::coins(words).words,
    };
    let places = Places::new(ranked(&page.richest));
    move || picture::board(&heading, &places?)
}

/// The board as text, with its picture if it could be drawn.
pub fn board(words: &Words, page: &Board, png: Option<Png>) -> Screen {
    let (places, own) = (ranked(&page.richest), &page.own);
    let mut lines: Vec<String> = places
        .iter()
        .map(|place| {
            let key = if place.is_viewer {
                "board-line-own"
            } else {
                "board-line"
            };
            line(words, key, &place.name, place)
        })
        .collect();
    if lines.is_empty() {
        lines.push(words.say("board-empty"));
    }
    lines.push(String::new());
    let name = plain(&own.name);
    lines.push(match own.standing {
        _ if own.is_off => words.with(
            "board-own-off",
            args!["who" => name, "coins" => words.coins(own.coins)],
        ),
        Some(standing) => words.with(
            "board-own",
            args![
                "who" => name, "rank" => words.figure(standing.rank.into()),
                "of" => standing.of, "coins" => words.coins(own.coins)
            ],
        ),
        None if own.due > Coins::ZERO => starting_due(words, own.due),
        None => words.with("board-own-empty", args!["who" => name]),
    });
    let said: Vec<String> = places
        .iter()
        .map(|place| line(words, "board-alt-line", "", place))
        .collect();
    let alt = pictures::alt(&words.with("board-alt", args!["list" => words.row(&said)]));
    Screen::panel(Panel {
        title: words.say("board-title"),
        text: lines.join("\n"),
        footer: words.say("board-footer"),
        ..Panel::default()
    })
    .with_picture(png.map(|png| Picture {
        name: "board",
        pixels: Pixels::New(png),
        alt,
    }))
}

fn line(words: &Words, key: &str, name: &str, place: &Place) -> String {
    let name = match name {
        "" => isolated(place.name.clone()),
        name => plain(name),
    };
    let coins = words.coins(Coins(place.coins));
    words.with(
        key,
        args!["rank" => place.rank, "name" => name, "coins" => coins],
    )
}

/// Gives equal purses the same rank.
fn ranked(richest: &[BoardPurse]) -> Vec<Place> {
    let richer = |coins: Coins| richest.iter().filter(|other| other.coins > coins).count();
    richest
        .iter()
        .map(|purse| Place {
            rank: u32::try_from(richer(purse.coins) + 1).unwrap_or(u32::MAX),
            name: purse.name.clone(),
            coins: purse.coins.0,
            is_viewer: purse.is_requester,
        })
        .collect()
}
