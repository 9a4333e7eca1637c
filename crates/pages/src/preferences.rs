//! How a member likes to see cards and to be spoken to.

use super::Language;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// What a member likes, in one server.
///
/// What is not in its JSON has its default, so that what an older version wrote goes on to count.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Preferences {
    /// How cards are shown.
    pub cards: Cards,
    /// How large they are on pictures.
    pub size: Size,
    /// The inks of pictures.
    pub inks: Inks,
    /// What they are spoken to in; `None`: as they set Discord.
    pub language: Option<Language>,
    /// Hints that they have seen.
    pub hints: BTreeSet<String>,
}

/// How cards are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cards {
    /// As pictures, and with small faces in words and on buttons.
    #[default]
    Pictures,
    /// With small faces in words and on buttons.
    Signs,
    /// In words alone.
    Plain,
}

/// How large cards are on pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Size {
    /// As many side by side as can be read on a phone.
    #[default]
    Usual,
    /// Larger.
    Larger,
}

/// The inks of pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Inks {
    /// A colour for each suit.
    #[default]
    FourColours,
    /// Black and white, as far apart as can be.
    HighContrast,
}
