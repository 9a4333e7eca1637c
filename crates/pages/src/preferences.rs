//! How a member likes to see cards and be addressed.

use super::Language;
use lessons::Progress;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// A member's preferences in one server.
///
/// Whatever its JSON lacks has its default, so that preferences stored by older versions still count.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Preferences {
    /// How cards are shown.
    pub cards: Cards,
    /// How large cards are in pictures.
    pub size: Size,
    /// The colours of pictures.
    pub inks: Inks,
    /// The language they are addressed in; `None` follows their Discord setting.
    pub language: Option<Language>,
    /// The keys of hints they have already seen.
    pub hints: BTreeSet<String>,
    /// The lesson they are taking.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lesson: Option<LessonOn>,
}

/// A lesson that somebody is taking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LessonOn {
    /// How far they are.
    pub progress: Progress,
    /// When they last did something in it, in milliseconds since 1970.
    pub at: i64,
}

/// How cards are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cards {
    /// As pictures, and with small faces in text and on buttons.
    #[default]
    Pictures,
    /// With small faces in text and on buttons.
    Signs,
    /// In words only.
    Plain,
}

/// How large cards are in pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Size {
    /// As many side by side as remain legible on a phone.
    #[default]
    Usual,
    /// Larger than usual.
    Larger,
}

/// The colours of pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Inks {
    /// A different colour for each suit.
    #[default]
    FourColours,
    /// Black and white, with the strongest contrast.
    HighContrast,
}
