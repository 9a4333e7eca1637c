//! Labels of buttons that hold coins or a card, worded shorter by rule until a phone shows them whole.

use super::sums;
use crate::cards;
use crate::words::{Words, args};
use rules::Card;

/// The most characters that a phone shows of a button.
pub const MOST: usize = 22;

/// A label with coins: with their name where there is room, else the number alone, else rounded down and marked.
pub fn with_coins(words: &Words, key: &str, coins: i64) -> String {
    let shorter = sums::sum(words, coins);
    let wordings = std::iter::once(words.coins(coins)).chain(shorter.wordings().iter().cloned());
    fitting(wordings.map(|coins| words.with(key, args!["coins" => coins])))
}

/// A label with a card: by name where there is room, else by its corner, else the card alone.
pub fn with_card(words: &Words, key: &str, card: Card) -> String {
    let said = |card: String| words.with(key, args!["card" => card]);
    fitting([
        said(cards::label(words, card)),
        said(cards::short(words, card)),
        cards::label(words, card),
        cards::name(words, card),
    ])
}

/// The labels of buttons that stand together, one for each card: all worded alike if any wording fits them all.
pub fn with_each_card(words: &Words, key: &str, of: &[Card]) -> Vec<String> {
    let all = |written: fn(&Words, Card) -> String| {
        let labels = of
            .iter()
            .map(|card| words.with(key, args!["card" => written(words, *card)]));
        labels.collect::<Vec<String>>()
    };
    let fits = |labels: &Vec<String>| labels.iter().all(|label| label.chars().count() <= MOST);
    let alike = [all(cards::label), all(cards::short)];
    let each = || of.iter().map(|card| with_card(words, key, *card)).collect();
    alike.into_iter().find(fits).unwrap_or_else(each)
}

/// The first of these that fits; if none does, the shortest.
pub fn fitting(labels: impl IntoIterator<Item = String>) -> String {
    let length = |label: &String| label.chars().count();
    let mut shortest = String::new();
    for label in labels {
        if length(&label) <= MOST {
            return label;
        }
        if shortest.is_empty() || length(&label) < length(&shortest) {
            shortest = label;
        }
    }
    shortest
}
