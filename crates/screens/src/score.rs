//! The score sheet of a table: who is how much up, by deal.

use super::names::bold;
use super::pictures::{alt, coins};
use super::title::for_fun;
use super::{inn, names};
use crate::screen::{Panel, Picture, Pixels, Screen};
use crate::words::{Words, args};
use pages::text::isolated;
use pages::{Look, ScoreSheet, ScoredDeal};
use picture::{Frame, HorizontalAxis, MOST_PEOPLE, People, Png, Point, Track};

/// The most players that are named.
const NAMED: usize = 25;
/// The most letters of the panel's text: Discord takes 4,096.
const LETTERS: usize = 3_600;

/// Prepares the drawing of the sheet; `None` in place of a picture if nobody has been paid yet.
pub fn draw_score(
    words: &Words,
    look: &Look,
    sheet: &ScoreSheet,
) -> impl FnOnce() -> Option<Png> + Send + use<> {
    let words = &words.at_table(look);
    let frame = Frame {
        title: words.say("key-score"),
        below: inn(words, look.id),
        coins: coins(words),
        across: HorizontalAxis::Deals(words.say("score-deals")),
    };
    let drawn = sheet.standing().into_iter().take(MOST_PEOPLE);
    let people = drawn.filter_map(|(player, _)| {
        let course = sheet.course(player).into_iter();
        let points = course.map(|(at, up)| Point { at, value: up.0 });
        let name = sheet.players[player].clone();
        Some((name, Track::new(points.collect())?))
    });
    let people = People::new(people.collect());
    move || picture::fortunes(&frame, &people?)
}

/// The sheet, with its picture if it could be drawn.
pub fn score(words: &Words, look: &Look, sheet: &ScoreSheet, png: Option<Png>) -> Screen {
    let words = &words.at_table(look);
    let standing = sheet.standing();
    if standing.is_empty() {
        return Screen::note(words.say("score-none"));
    }
    let up =
        |name: String, up| words.with("score-up", args!["name" => name, "coins" => words.won(up)]);
    let named = standing.iter().take(NAMED);
    let mut lines: Vec<String> = named
        .clone()
        .map(|(player, coins)| up(bold(&sheet.players[*player]), *coins))
        .collect();
    if standing.len() > NAMED {
        lines.push("…".to_owned());
    }
    lines.push(String::new());
    let deals = sheet.deals.iter().enumerate().rev();
    let deals = deals.map(|(before, deal)| line(words, sheet, before + 1, deal));
    let mut letters: usize = lines.iter().map(|line| line.chars().count() + 1).sum();
    for deal in deals {
        letters += deal.chars().count() + 1;
        if letters > LETTERS {
            lines.push("…".to_owned());
            break;
        }
        lines.push(deal);
    }
    let spoken: Vec<String> = named
        .take(MOST_PEOPLE)
        .map(|(player, coins)| up(isolated(sheet.players[*player].clone()), *coins))
        .collect();
    let told = words.with("score-alt", args!["list" => words.list(&spoken)]);
    let title = args!["inn" => inn(words, look.id)];
    let footer = if sheet.has_earlier {
        words.with("score-latest", args!["deals" => sheet.deals.len()])
    } else {
        words.say("score-footer")
    };
    Screen::panel(Panel {
        title: for_fun(words, sheet.coin_kind, words.with("score-title", title)),
        text: lines.join("\n"),
        footer,
        ..Panel::default()
    })
    .with_picture(png.map(|png| Picture {
        name: "score",
        pixels: Pixels::New(png),
        alt: alt(&told),
    }))
}

/// A deal by its number: what it brought, or why nothing.
fn line(words: &Words, sheet: &ScoreSheet, number: usize, deal: &ScoredDeal) -> String {
    let told = match &deal.won {
        None => words.say("score-cancelled"),
        Some(_) if deal.match_goes_on => words.say("score-match"),
        Some(won) => {
            let moved = won.iter().filter(|(_, coins)| coins.0 != 0);
            let moved: Vec<String> = moved
                .map(|(player, coins)| {
                    let name = names::bold(&sheet.players[*player]);
                    words.with(
                        "score-up",
                        args!["name" => name, "coins" => words.won(*coins)],
                    )
                })
                .collect();
            if moved.is_empty() {
                words.say("score-nothing")
            } else {
                words.row(&moved)
            }
        }
    };
    words.with("score-deal", args!["number" => number, "told" => told])
}
