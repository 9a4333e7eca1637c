//! The list of games: the only place where they are named one by one.

pub(crate) mod triomphe;

use std::collections::BTreeMap;

use crate::variant::{Rules, VariantError};

/// A game in one of its editions, with its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variant {
    /// RULES.md 1 and 2.
    Triomphe(triomphe::Edition),
}

/// A deal of one of the games, from the antes to the last payment.
#[derive(Clone)]
pub enum Deal {
    /// RULES.md 1 and 2.
    Triomphe(triomphe::Triomphe),
}

/// The same expression for whichever game it is, each with its own type.
macro_rules! each {
    ($kind:ident, $value:expr, $game:ident => $body:expr) => {
        match $value {
            $kind::Triomphe($game) => $body,
        }
    };
}
pub(crate) use each;

pub(crate) fn parse(
    game: &str,
    edition: Option<&str>,
    options: &BTreeMap<String, String>,
) -> Result<Variant, VariantError> {
    match game {
        triomphe::Edition::GAME => {
            triomphe::Edition::parse(edition, options).map(Variant::Triomphe)
        }
        _ => Err(VariantError::UnknownGame(game.chars().take(40).collect())),
    }
}

impl Variant {
    /// Every game in every edition with every set of options.
    pub fn all() -> Vec<Variant> {
        let triomphe = triomphe::Edition::all().into_iter().map(Variant::Triomphe);
        triomphe.collect()
    }
}
