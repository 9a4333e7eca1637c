//! What a hash is bound to.

use crate::hash::{Hash, sha256};
use crate::{Dealer, Method, Seed};
use rules::{BadDeal, Coins, Seat, Setup, Variant, VariantError};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The most characters of a name or key.
const LONGEST: usize = 100;

/// The deal that a seed is for. Nothing of it can be changed without changing the hash.
/// Every text in it is 1 to 100 visible ASCII characters, without a space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bound {
    /// The server.
    pub server: String,
    /// The table.
    pub table: String,
    /// The deal.
    pub deal: String,
    /// The game's name.
    pub game: String,
    /// The edition's name.
    pub edition: String,
    /// The options that differ from the edition's defaults.
    pub options: BTreeMap<String, String>,
    /// The stake, in coins.
    pub stake: i64,
    /// Who plays, by seat: keys that do not change with a player's name.
    pub seats: Vec<String>,
    /// Who deals.
    pub dealer: Dealer,
}

/// What no hash can be bound to.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)]
pub enum BadBound {
    #[error("{0:?} is not 1 to {LONGEST} visible ASCII characters without a space")]
    Word(String),
    #[error("method 1 draws no dealer")]
    Lot,
    #[error(transparent)]
    Variant(#[from] VariantError),
    #[error(transparent)]
    Deal(#[from] BadDeal),
}

impl Bound {
    /// The hash to publish.
    ///
    /// # Errors
    /// [`BadBound::Word`]; [`BadBound::Lot`] by a method that draws no dealer.
    pub fn commitment(&self, method: Method, seed: &Seed) -> Result<Hash, BadBound> {
        if (method, self.dealer) == (Method::One, Dealer::Lot) {
            return Err(BadBound::Lot);
        }
        let (label, text) = (method.label("hash"), self.text()?);
        let parts = [label.as_bytes(), text.as_bytes(), seed.bytes()];
        Ok(Hash(sha256(&parts)))
    }

    /// Itself as it is hashed: a line for each thing, in a fixed order.
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

    /// The deal's setup, as far as dealing goes, where this seat deals.
    ///
    /// # Errors
    /// What is not played here.
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
