//! How pictures speak: in a server's coins, and in times.

use crate::discord::words::{Words, args};
use crate::picture::{Across, Coins};
use serenity::model::Timestamp;

/// Amounts as pictures say them: as short as can be, and measured in whole pieces.
pub fn coins(words: &Words) -> Coins {
    let pieces = words.currency().denominations();
    let units = pieces.iter().map(|piece| piece.worth).collect();
    let words = words.clone();
    Coins {
        words: Box::new(move |coins| words.sum(coins)),
        units,
    }
}

/// Time from left to right.
pub fn times(words: &Words) -> Across {
    let said = |say: fn(&Words, i64) -> String| -> crate::picture::Words {
        let words = words.clone();
        Box::new(move |at| say(&words, at))
    };
    Across::Time {
        day: said(day),
        month: said(|words, at| {
            let date = Date::of(at);
            words.with(
                "picture-month",
                args!["month" => month(words, &date), "year" => date.year],
            )
        }),
        clock: said(|_, at| Date::of(at).clock),
        zone: words.say("picture-zone"),
    }
}

/// The words beside a picture, as many as Discord takes; all of them stand below it, too.
pub fn alt(text: &str) -> String {
    match text.char_indices().nth(ALT_LETTERS - 1) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Discord's limit for the words beside a picture.
const ALT_LETTERS: usize = 1024;

/// A day in a few letters, for where Discord's own times cannot stand; epoch milliseconds, UTC.
pub fn day(words: &Words, at: i64) -> String {
    let date = Date::of(at);
    words.with(
        "picture-day",
        args!["day" => date.day.trim_start_matches('0').to_owned(), "month" => month(words, &date)],
    )
}

fn month(words: &Words, date: &Date) -> String {
    let number: i64 = date.month.parse().unwrap_or(1);
    words.with("picture-month-name", args!["month" => number])
}

/// A moment in UTC, in digits.
struct Date {
    year: String,
    month: String,
    day: String,
    clock: String,
}

impl Date {
    fn of(at: i64) -> Date {
        // 2026-11-14T20:15:00Z
        let text = Timestamp::from_millis(at).map_or_else(|_| String::new(), |at| at.to_string());
        let part = |from: usize, to: usize| text.get(from..to).unwrap_or_default().to_owned();
        Date {
            year: part(0, 4),
            month: part(5, 7),
            day: part(8, 10),
            clock: part(11, 16),
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
        let Across::Time {
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
    }
}
