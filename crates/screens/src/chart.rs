//! A chart of one purse over time.

use super::pictures::{coins, day, times};
use crate::screen::{Panel, Picture, Pixels, Screen};
use crate::words::{Words, args, plain};
use pages::text::isolated;
use picture::{self, Frame, Png, Point, Track};

/// The most entries that a chart goes back.
pub const CHART_MOVES: u32 = 2000;

/// A change of a purse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BalanceChange {
    /// In epoch milliseconds.
    pub at: i64,
    /// Coins received or, if negative, paid.
    pub coins: i64,
    /// The balance afterwards.
    pub after: i64,
}

/// A purse's balance over time; above zero at least once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BalanceHistory {
    /// In order of time: before the first known change, after each, and now.
    points: Vec<Point>,
}

impl BalanceHistory {
    /// The balance after each of these changes (in order of time) up to `now`; `None` if there are none.
    pub fn new(moves: &[BalanceChange], now: i64) -> Option<BalanceHistory> {
        let (first, last) = (moves.first()?, moves.last()?);
        // A purse starts with its first coins, not empty.
        let before = (first.after != first.coins).then_some(Point {
            at: first.at - 1,
            value: first.after - first.coins,
        });
        let after = moves.iter().map(|step| Point {
            at: step.at,
            value: step.after,
        });
        let now = Point {
            at: now.max(last.at),
            value: last.after,
        };
        let points = before.into_iter().chain(after).chain([now]).collect();
        Some(BalanceHistory { points })
    }

    fn now(&self) -> i64 {
        self.points.last().map_or(0, |point| point.value)
    }

    fn since(&self) -> i64 {
        self.points.first().map_or(0, |point| point.at)
    }

    /// The first time it was highest, and the last time it was lowest.
    fn ends(&self) -> (Point, Point) {
        let mut ends = (self.points[0], self.points[0]);
        for point in &self.points {
            if point.value > ends.0.value {
                ends.0 = *point;
            }
            if point.value < ends.1.value {
                ends.1 = *point;
            }
        }
        ends
    }
}

/// Prepares the drawing of a purse's chart.
pub fn draw_chart(
    words: &Words,
    name: &str,
    course: &BalanceHistory,
) -> impl FnOnce() -> Option<Png> + Send + use<> {
    let frame = Frame {
        title: words.say("chart-title"),
        below: name.to_owned(),
        coins: coins(words),
        across: times(words),
    };
    let track = Track::new(course.points.clone());
    move || picture::purse(&frame, &track?)
}

/// The chart as text, with the picture if it could be drawn.
pub fn chart(words: &Words, name: &str, course: &BalanceHistory, png: Option<Png>) -> Screen {
    let (high, low) = course.ends();
    let told = |key: &str, name: String, when: fn(&Words, i64) -> String| {
        words.with(
            key,
            args![
                "name" => name,
                "now" => words.coins(course.now()),
                "since" => when(words, course.since()),
                "high" => words.coins(high.value),
                "high-when" => when(words, high.at),
                "low" => words.coins(low.value),
                "low-when" => when(words, low.at)
            ],
        )
    };
    let alt = told("chart-alt", isolated(name.to_owned()), day);
    let key = match high.value == low.value {
        true => "chart-text-still",
        false => "chart-text",
    };
    Screen::panel(Panel {
        title: words.say("chart-title"),
        text: told(key, plain(name), |_, at| format!("<t:{}:d>", at / 1000)),
        footer: words.say("purse-footer"),
        ..Panel::default()
    })
    .with_picture(png.map(|png| Picture {
        name: "purse",
        pixels: Pixels::New(png),
        alt,
    }))
}
