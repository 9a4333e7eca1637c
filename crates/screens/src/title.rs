//! What stands at the head of a message about a table.

use super::{inn, rules};
use crate::words::{Words, args};
use pages::Look;
use table::CoinKind;

/// The table's name and its game.
pub fn title(words: &Words, look: &Look) -> String {
    let title = words.with(
        "table-title",
        args!["inn" => inn(words, look.id), "game" => rules::game(words, &look.terms.variant)],
    );
    for_fun(words, look.terms.coins, title)
}

/// A title, which says so if it is of something played for fun.
pub fn for_fun(words: &Words, coins: CoinKind, title: String) -> String {
    match coins {
        CoinKind::Purse => title,
        CoinKind::Chips => words.with("title-for-fun", args!["title" => title]),
    }
}
