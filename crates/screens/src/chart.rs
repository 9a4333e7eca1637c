//! A chart of one purse over time.

use super::pictures::{coins, day, times};
use crate::screen::{Panel, Picture, Pixels, Screen};
use crate::words::{Words, args, plain};
use pages::Chart;
use pages::text::isolated;
use picture::{self, Frame, Png, Point, Track};
use rules::Coins;

/// The most entries that a chart goes back.
pub const CHART_MOVES: u32 = 2000;

/// A purse's balance over time; above zero at least once.
struct BalanceHistory {
    /// In order of time: before the first known change, after each, and now.
    points: Vec<Point>,
}

impl BalanceHistory {
    /// The balance after each change of the purse; `None` if there are none.
    fn new(page: &Chart) -> Option<BalanceHistory> {
        let (first, last) = (page.changes.first()?, page.changes.last()?);
        // A purse starts with its first coins, not empty.
        let before = (first.after != first.coins).then_some(Point {
            at: first.at - 1,
            value: first.after.0 - first.coins.0,
        });
        let after = page.changes.iter().map(|step| Point {
            at: step.at,
            value: step.after.0,
        });
        let now = Point {
            at: page.until.max(last.at),
            value: last.after.0,
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

/// Prepares the drawing of a purse's chart; `None` if it has never held coins.
pub fn draw_chart(
    words: &Words,
    page: &Chart,
) -> Option<impl FnOnce() -> Option<Png> + Send + use<>> {
    let course = BalanceHistory::new(page)?;
    let frame = Frame {
        title: words.say("chart-title"),
        below: page.name.clone(),
        coins: coins(words),
        across: times(words),
    };
    let track = Track::new(course.points);
    Some(move || picture::purse(&frame, &track?))
}

/// The chart as text, with the picture if it could be drawn; or that there is nothing to show yet.
pub fn chart(words: &Words, page: &Chart, png: Option<Png>) -> Screen {
    let Some(course) = BalanceHistory::new(page) else {
        return Screen::note(words.say("chart-empty"));
    };
    let (high, low) = course.ends();
    let told = |key: &str, name: String, when: fn(&Words, i64) -> String| {
        words.with(
            key,
            args![
                "name" => name,
                "now" => words.coins(Coins(course.now())),
                "since" => when(words, course.since()),
                "high" => words.coins(Coins(high.value)),
                "high-when" => when(words, high.at),
                "low" => words.coins(Coins(low.value)),
                "low-when" => when(words, low.at)
            ],
        )
    };
    let alt = told("chart-alt", isolated(page.name.clone()), day);
    let key = if high.value == low.value {
        "chart-text-still"
    } else {
        "chart-text"
    };
    Screen::panel(Panel {
        title: words.say("chart-title"),
        text: told(key, plain(&page.name), |_, at| {
            format!("<t:{}:d>", at / 1000)
        }),
        footer: words.say("purse-footer"),
        ..Panel::default()
    })
    .with_picture(png.map(|png| Picture {
        name: "purse",
        pixels: Pixels::New(png),
        alt,
    }))
}
