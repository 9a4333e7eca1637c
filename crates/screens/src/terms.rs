//! The game, its edition and options, and the stake of a table.

use super::rules;
use super::times::stretch;
use crate::words::{Words, args};
use ::rules::{Fact, Variant};
use table::Terms;

/// Edition, stake and turn time on one line.
pub fn terms(words: &Words, terms: &Terms) -> String {
    words.with(
        "table-terms",
        args![
            "edition" => rules::edition(words, &terms.variant),
            "stake" => stake(words, terms),
            "time" => stretch(words, terms.turn_seconds)
        ],
    )
}

/// The stake, and what it pays for.
pub fn stake(words: &Words, terms: &Terms) -> String {
    let stake = args!["stake" => words.coins(terms.stake)];
    let key = match Price::from_variant(&terms.variant) {
        Price::Pot => "stake-pot",
        Price::Point => "stake-point",
        Price::Match => "stake-match",
        Price::Contract => "stake-contract",
        Price::Purse => "stake-purse",
    };
    words.with(key, stake)
}

/// What the stake pays for (RECORD.md).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// Each player's whole contribution to the pot of a deal.
    Pot,
    /// Each point won or lost.
    Point,
    /// The whole match.
    Match,
    /// A contract just made (RULES.md JT-18).
    Contract,
    /// The ante, on top of which players may bet as much of their purse as they like.
    Purse,
}

impl Price {
    /// The meaning of the stake in this game.
    pub fn from_variant(variant: &Variant) -> Price {
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
        } else if variant.game() == "tarot" {
            Price::Contract
        } else {
            Price::Point
        }
    }
}
