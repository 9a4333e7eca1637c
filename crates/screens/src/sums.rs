//! Sums on pictures and buttons, where space is scarce.

use crate::words::{Words, args};
use picture::Sum;
use rules::Coins;

/// A sum in several wordings, longest first: "12 gp 3 sp 4 cp", "12gp 3sp 4cp", "≈12 gp 3 sp" and so on; for large
/// sums also "≈12k gp". A wording that is not the whole sum is marked, and never more than it.
pub fn sum(words: &Words, coins: Coins) -> Sum {
    let sign = if coins.0 < 0 { "−" } else { "" };
    worded(words, words.sum(coins), sign, coins)
}

/// The same for coins won or lost, with their sign.
pub fn won(words: &Words, coins: Coins) -> Sum {
    let sign = match coins.0 {
        1.. => "+",
        0 => return words.won(coins).into(),
        _ => "−",
    };
    worded(words, words.won(coins), sign, coins)
}

/// Large units, by the keys of their abbreviations.
pub(crate) const UNITS: [(&str, i64); 4] = [
    ("sum-thousands", 1_000),
    ("sum-millions", 1_000_000),
    ("sum-billions", 1_000_000_000),
    ("sum-trillions", 1_000_000_000_000),
];

fn worded(words: &Words, full: String, sign: &str, coins: Coins) -> Sum {
    let parts = words.currency().parts(coins.0);
    let mut wordings = vec![full];
    let about = |is_whole: bool| if is_whole { "" } else { "≈" };
    let said = |parts: &[(i64, &str)], space: &str| {
        let parts = parts.iter();
        let parts = parts.map(|(count, name)| format!("{}{space}{name}", words.figure(*count)));
        parts.collect::<Vec<_>>().join(" ")
    };
    for kept in (1..=parts.len()).rev() {
        let is_whole = kept == parts.len();
        // The whole sum with spaces is the longest wording.
        let spaces = if is_whole { &[""][..] } else { &[" ", ""] };
        wordings.extend(spaces.iter().map(|space| {
            let said = said(&parts[..kept], space);
            format!("{}{sign}{said}", about(is_whole))
        }));
    }
    // A count of a single kind of coin stands alone.
    let (count, name) = match parts.first() {
        Some((count, name)) => (*count, format!(" {name}")),
        None => (coins.0.saturating_abs(), String::new()),
    };
    for (key, unit) in UNITS {
        if count >= unit {
            let about = about(parts.len() < 2 && count % unit == 0);
            let number = words.figure(count / unit);
            let short = words.with(key, args!["number" => number]);
            wordings.push(format!("{about}{sign}{short}{name}"));
        }
    }
    Sum::new(wordings)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::offered_currencies;
    use books::Currency;
    use books::LIMIT;
    use pages::{Language, Settings};
    use std::sync::Arc;

    fn words(language: Language, currency: Currency) -> Words {
        let settings = Settings {
            currency,
            ..Settings::default()
        };
        Words::in_language(language).with_settings(Arc::new(settings))
    }

    #[test]
    fn a_sum_is_said_shorter_and_shorter() {
        let gold = "gp=100 sp=10 cp=1";
        for (language, currency, coins, wordings) in [
            (Language::English, gold, 5, &["5 cp", "5cp"][..]),
            (
                Language::English,
                gold,
                1_234,
                &[
                    "12 gp 3 sp 4 cp",
                    "12gp 3sp 4cp",
                    "≈12 gp 3 sp",
                    "≈12gp 3sp",
                    "≈12 gp",
                    "≈12gp",
                ],
            ),
            (
                Language::English,
                gold,
                123_400,
                &["1,234 gp", "1,234gp", "≈1k gp"],
            ),
            (
                Language::German,
                gold,
                -1_200_005,
                &[
                    "−12.000 gp 5 cp",
                    "−12.000gp 5cp",
                    "≈−12.000 gp",
                    "≈−12.000gp",
                    "≈−12\u{a0}Tsd. gp",
                ],
            ),
            (
                Language::English,
                "",
                2_000_000,
                &["2,000,000", "2,000k", "2M"],
            ),
            (Language::Italian, "", 2_500, &["2.500", "≈2k"]),
            (
                Language::French,
                "écu/écus",
                LIMIT,
                &[
                    "1\u{202f}000\u{202f}000\u{202f}000\u{202f}000\u{202f}000",
                    "1\u{202f}000\u{202f}000\u{202f}000\u{202f}000\u{a0}k",
                    "1\u{202f}000\u{202f}000\u{202f}000\u{a0}M",
                    "1\u{202f}000\u{202f}000\u{a0}Md",
                    "1\u{202f}000\u{a0}bn",
                ],
            ),
        ] {
            let words = words(language, currency.parse().unwrap());
            assert_eq!(sum(&words, Coins(coins)).wordings(), wordings, "{coins}");
        }
        let words = words(Language::English, gold.parse().unwrap());
        assert_eq!(won(&words, Coins::ZERO).wordings(), ["±0"]);
        assert_eq!(
            won(&words, Coins(1_230)).wordings(),
            ["+12 gp 3 sp", "+12gp 3sp", "≈+12 gp", "≈+12gp"]
        );
    }

    /// Each wording reads back as the sum, or as less than it if marked.
    #[test]
    fn no_wording_says_another_sum() {
        let coins = [0, 1, 9, 10, 11, 99, 100, 101, 1_234, 99_999, 1_000_000];
        let coins = coins.into_iter().chain([LIMIT - 1, LIMIT]);
        for coins in coins {
            for (key, currency) in offered_currencies() {
                let words = words(Language::English, currency.clone());
                let wordings = sum(&words, Coins(coins));
                for wording in wordings.wordings() {
                    let is_whole = !wording.starts_with('≈');
                    let text = wording.trim_start_matches('≈');
                    let mut text = text.to_owned();
                    let zeros = |n| ",000".repeat(n);
                    text = text.replace("bn", &zeros(3)).replace("tn", &zeros(4));
                    let read = words.amount_from_zero(&text).unwrap().0;
                    assert_eq!(is_whole, read == coins, "{key}: {wording} of {coins}");
                    assert!(read <= coins, "{key}: {wording} of {coins}");
                }
            }
        }
    }
}
