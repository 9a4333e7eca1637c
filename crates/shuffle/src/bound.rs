//! The terms of a deal to which its hash is bound.

use crate::hash::{Hash, sha256};
use crate::{Dealer, Method, Seed};
use rules::{BadDeal, Coins, Seat, Setup, Variant, VariantError};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The longest name or key, in characters.
const LONGEST: usize = 100;

/// The deal that a seed is for. Changing any of it changes the hash.
/// Every text is 1 to 100 visible ASCII characters without spaces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bound {
    /// The id of the Discord server.
    pub server: String,
    /// The id of the table.
    pub table: String,
    /// The id of the deal.
    pub deal: String,
    /// The game's name, as in records.
    pub game: String,
    /// The edition's name, as in records.
    pub edition: String,
    /// The options that differ from the edition's defaults.
    pub options: BTreeMap<String, String>,
    /// The stake, in coins.
    pub stake: i64,
    /// The players by seat, as keys that do not change with their names.
    pub seats: Vec<String>,
    /// The dealer, or that a lot draws one.
    pub dealer: Dealer,
}

/// Why a hash cannot be bound to these terms.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)]
pub enum BadBound {
    #[error("{0:?} is not 1 to {LONGEST} visible ASCII characters without a space")]
    Word(String),
    #[error("method 1 has no lot for the dealer")]
    Lot,
    #[error(transparent)]
    Variant(#[from] VariantError),
    #[error(transparent)]
    Deal(#[from] BadDeal),
}

impl Bound {
    /// The hash to publish before the deal.
    ///
    /// # Errors
    /// [`BadBound::Word`]; [`BadBound::Lot`] for a lot with a method that has none.
    pub fn commitment(&self, method: Method, seed: &Seed) -> Result<Hash, BadBound> {
        if (method, self.dealer) == (Method::One, Dealer::Lot) {
            return Err(BadBound::Lot);
        }
        let (label, text) = (method.label("hash"), self.text()?);
        let parts = [label.as_bytes(), text.as_bytes(), seed.bytes()];
        Ok(Hash(sha256(&parts)))
    }

    /// The text that is hashed: one line for each field, in a fixed order.
    ///
    /// # Errors
    /// [`BadBound::Word`].
    pub fn text(&self) -> Result<String, BadBound> {
        let mut text = String::new();
        for (key, value) in [
            ("server", &self.server),
            ("table", &self.table),
            ("deal", &self.deal),
            ("game", &self.game),
            ("edition", &self.edition),
        ] {
            let _ = writeln!(text, "{key} {}", word(value)?);
        }
        for (option, value) in &self.options {
            let _ = writeln!(text, "option {} {}", word(option)?, word(value)?);
        }
        let _ = writeln!(text, "stake {}", self.stake);
        for (seat, key) in self.seats.iter().enumerate() {
            let _ = writeln!(text, "seat {seat} {}", word(key)?);
        }
        let _ = writeln!(text, "dealer {}", self.dealer);
        Ok(text)
    }

    /// The setup of the deal, as far as dealing needs it, with this dealer.
    ///
    /// # Errors
    /// Terms that are not played here.
    pub(crate) fn setup(&self, dealer: usize) -> Result<Setup, BadBound> {
        let variant = Variant::parse(&self.game, Some(&self.edition), &self.options)?;
        let dealer = Seat::new(dealer).ok_or(BadDeal::Dealer)?;
        let stake = Coins(self.stake);
        Ok(Setup::new(variant, stake, self.seats.len(), dealer)?)
    }
}

fn word(text: &str) -> Result<&str, BadBound> {
    let is_word = (1..=LONGEST).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_graphic());
    if is_word {
        Ok(text)
    } else {
        Err(BadBound::Word(text.to_owned()))
    }
}
