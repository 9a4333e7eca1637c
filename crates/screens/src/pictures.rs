//! The data that pictures are drawn from, their texts, and how they write coins and times.

mod aloud;
mod banner;
mod drawing;
mod order;
mod outcome;
mod replay;
mod seats;
mod table;

pub use aloud::{aloud, alt, spoken};
pub use drawing::Drawing;
pub use replay::replay;
pub use seats::of_seat as plain_name;
pub use table::trick_heading;

use crate::words::{Words, args};
use ::table::look::Scene;
use pages::Look;
use picture::{Coins, HorizontalAxis};
use rules::Variant;
use time::UtcDateTime;

/// The picture of a table's message, the same for every viewer; `None` if there is nothing to draw.
pub fn picture_of_table(words: &Words, look: &Look) -> Option<Drawing> {
    let words = &words.at_table(look);
    match &look.scene {
        Scene::Playing(playing) => Some(table::table(words, look, playing)),
        Scene::Lobby(_) => Some(banner::banner(words, look)),
        Scene::Between(between) => outcome::outcome(words, look, &between.report),
        Scene::Closed(closed) => outcome::outcome(words, look, closed.last.as_ref()?),
    }
}

/// The picture on a rules page: the order of the cards.
pub fn picture_of_rules(words: &Words, variant: &Variant) -> Drawing {
    order::order(words, variant)
}

/// How pictures write amounts: as short as possible, with axes marked in whole coins of the currency.
pub fn coins(words: &Words) -> Coins {
    let pieces = words.currency().denominations();
    let units = pieces.iter().map(|piece| piece.worth).collect();
    let words = words.clone();
    Coins {
        words: Box::new(move |coins| words.sum(rules::Coins(coins))),
        units,
    }
}

/// A time axis from left to right.
pub fn times(words: &Words) -> HorizontalAxis {
    let said = |say: fn(&Words, i64) -> String| -> picture::Words {
        let words = words.clone();
        Box::new(move |at| say(&words, at))
    };
    HorizontalAxis::Time {
        day: said(day),
        month: said(|words, at| {
            let date = Date::from_millis(at);
            words.with(
                "picture-month",
                args!["month" => month(words, &date), "year" => date.year],
            )
        }),
        clock: said(|_, at| Date::from_millis(at).clock),
        zone: words.say("picture-zone"),
    }
}

/// A short date (UTC), where Discord's own times cannot be used; `at` in epoch milliseconds.
pub fn day(words: &Words, at: i64) -> String {
    let date = Date::from_millis(at);
    words.with(
        "picture-day",
        args!["day" => number(&date.day), "month" => month(words, &date)],
    )
}

fn month(words: &Words, date: &Date) -> String {
    let month = number(&date.month);
    words.with("picture-month-name", args!["month" => month])
}

/// The number of a day or month, without a leading zero; some languages treat it as a word.
fn number(digits: &str) -> i64 {
    digits.parse().unwrap_or(1)
}

/// A moment in UTC, as digits.
struct Date {
    year: String,
    month: String,
    day: String,
    clock: String,
}

impl Date {
    fn from_millis(at: i64) -> Date {
        let at = UtcDateTime::from_unix_timestamp(at.div_euclid(1000));
        let at = at.unwrap_or(UtcDateTime::UNIX_EPOCH);
        Date {
            year: format!("{:04}", at.year()),
            month: format!("{:02}", u8::from(at.month())),
            day: format!("{:02}", at.day()),
            clock: format!("{:02}:{:02}", at.hour(), at.minute()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_said_by_day_month_and_clock() {
        let words = Words::english();
        // 3 November 2026, 09:05:07.089 UTC
        let at = 1_793_696_707_089;
        let HorizontalAxis::Time {
            day,
            month,
            clock,
            zone,
        } = times(&words)
        else {
            panic!("times run across");
        };
        assert_eq!(
            [day(at), month(at), clock(at), zone],
            ["3 Nov", "Nov 2026", "09:05", "UTC"]
        );
        assert_eq!(
            (day(0), month(-1)),
            ("1 Jan".to_owned(), "Dec 1969".to_owned())
        );
        let french = Words::in_language(pages::Language::French);
        assert_eq!(super::day(&french, 0), "1er janv.");
        assert_eq!(super::day(&french, at), "3 nov.");
    }
}
