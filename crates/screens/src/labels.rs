//! Labels of buttons that hold coins or a card, worded shorter by rule until a phone shows them whole.

use super::sums;
use crate::cards;
use crate::words::{Words, args};
use rules::{Card, Coins};

/// The most characters that a phone shows of a button.
pub const MOST: usize = 22;

/// A label with coins: with their name where there is room, else the number alone, else rounded down and marked.
pub fn with_coins(words: &Words, key: &str, coins: Coins) -> String {
    let shorter = sums::sum(words, coins);
    let wordings = std::iter::once(words.coins(coins)).chain(shorter.wordings().iter().cloned());
    fitting(wordings.map(|coins| words.with(key, args!["coins" => coins])))
}

/// A bid in points (mitigati), with what it would win or cost at this stake a point.
pub fn bid(words: &Words, points: i16, stake: Coins) -> String {
    let coins = i64::from(points).saturating_mul(stake.0);
    let points = words.signed(points.into());
    let key = match coins {
        0 => return points,
        1.. => "key-bid-wins",
        _ => "key-bid-costs",
    };
    let sum = sums::sum(words, Coins(coins).abs());
    let wordings = sum.wordings().iter().cloned();
    let told = |coins| words.with(key, args!["points" => points.clone(), "coins" => coins]);
    fitting(wordings.map(told))
}

/// Labels with a card each, all worded alike: by name where there is room for every one, else by its corner, else the
/// card alone.
pub fn with_cards(words: &Words, key: &str, all: &[Card]) -> Vec<String> {
    let said = |card: String| words.with(key, args!["card" => card]);
    let wordings: [&dyn Fn(Card) -> String; 3] = [
        &|card| said(cards::label(words, card)),
        &|card| said(cards::short(words, card)),
        &|card| {
            fitting([
                cards::label(words, card),
                cards::name(words, card),
                cards::bare_name(words, card),
            ])
        },
    ];
    let mut labels = Vec::new();
    for wording in wordings {
        labels = all.iter().map(|card| wording(*card)).collect::<Vec<_>>();
        if labels.iter().all(|label| fits(label)) {
            break;
        }
    }
    labels
}

fn fits(label: &str) -> bool {
    label.chars().count() <= MOST
}

/// The first of these that fits; if none does, the shortest.
pub fn fitting(labels: impl IntoIterator<Item = String>) -> String {
    let length = |label: &String| label.chars().count();
    let mut shortest = String::new();
    for label in labels {
        if fits(&label) {
            return label;
        }
        if shortest.is_empty() || length(&label) < length(&shortest) {
            shortest = label;
        }
    }
    shortest
}
