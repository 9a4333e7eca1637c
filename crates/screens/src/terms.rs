//! The game, its edition and options, and the stake of a table.

use super::rules;
use super::times::stretch;
use crate::words::{Words, args};
use ::rules::{Fact, Variant};
use pages::Look;

/// Edition, stake and turn time in a line.
pub fn terms(words: &Words, look: &Look) -> String {
    let terms = &look.terms;
    words.with(
        "table-terms",
        args![
            "edition" => rules::edition(words, &terms.variant),
            "stake" => stake(words, look),
            "time" => stretch(words, terms.turn_seconds)
        ],
    )
}

/// The stake, and what it is the price of.
pub fn stake(words: &Words, look: &Look) -> String {
    let terms = &look.terms;
    let stake = args!["stake" => words.coins(terms.stake.0)];
    let key = match Price::of(&terms.variant) {
        Price::Pot => "stake-pot",
        Price::Point => "stake-point",
        Price::Match => "stake-match",
        Price::Purse => "stake-purse",
    };
    words.with(key, stake)
}

/// What the stake is the price of (RECORD.md).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// What everyone puts into the pot of a deal, and no more.
    Pot,
    /// A point.
    Point,
    /// A match.
    Match,
    /// The ante, beside which as much of a purse may be bet as its owner likes.
    Purse,
}

impl Price {
    /// What it is in this game.
    pub fn of(variant: &Variant) -> Price {
        if variant.is_match() {
            Price::Match
        } else if variant.purse(variant.least_stake()).is_some() {
            Price::Purse
        } else if variant
            .facts()
            .iter()
            .any(|fact| matches!(fact, Fact::Ante { .. }))
        {
            Price::Pot
        } else {
            Price::Point
        }
    }
}
