//! The plot of what everyone won over a session, and its text.

use super::sheet::{full_name, panel_name};
use crate::pictures::{alt, coins, times};
use crate::screen::{Picture, Pixels};
use crate::words::{Words, args};
use books::{Account, PurseResult};
use pages::Evening;
use pages::text::isolated;
use picture::{self, Frame, MOST_PEOPLE, People, Png, Point, Track};
use rules::Coins;

/// Prepares the plot of what the players won, in the order of the sheet.
pub fn draw_fortunes(
    words: &Words,
    evening: &Evening,
) -> impl FnOnce() -> Option<Png> + Send + use<> {
    let frame = Frame {
        title: words.say("session-picture"),
        below: panel_name(words, evening),
        coins: coins(words),
        across: times(words),
    };
    let track = |purse: &PurseResult| {
        // Sheets of older versions begin with the coins that the purse had.
        let had = purse.fortune.first().map_or(0, |(_, coins)| *coins);
        let last = purse
            .fortune
            .last()
            .map(|(_, coins)| (evening.until, *coins));
        let points = purse.fortune.iter().copied().chain(last);
        let points = points
            .map(|(at, coins)| Point {
                at,
                value: coins - had,
            })
            .collect();
        Some((full_name(words, evening, purse), Track::new(points)?))
    };
    let people = People::new(players(evening).filter_map(track).collect());
    move || picture::fortunes(&frame, &people?)
}

/// The plot with its text, if it could be drawn.
pub fn picture(words: &Words, evening: &Evening, png: Option<Png>) -> Option<Picture> {
    let png = png?;
    let fortunes: Vec<String> = players(evening)
        .map(|purse| {
            words.with(
                "session-picture-line",
                args![
                    "name" => isolated(full_name(words, evening, purse)),
                    "won" => words.won(Coins(purse.play()))
                ],
            )
        })
        .collect();
    let told = words.with(
        "session-picture-alt",
        args!["list" => words.list(&fortunes)],
    );
    Some(Picture {
        name: "fortunes",
        pixels: Pixels::New(png),
        alt: alt(&told),
    })
}

/// Those who played with a purse of their own, as many as fit: neither the house nor its cast.
fn players(evening: &Evening) -> impl Iterator<Item = &PurseResult> {
    let purses = evening.settlement.purses.iter();
    let played = |purse: &&PurseResult| {
        !purse.tables.is_empty() && purse.owner.current_owner() != Account::House
    };
    purses.filter(played).take(MOST_PEOPLE)
}
