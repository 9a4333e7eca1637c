//! How a member likes to see cards and be addressed.

use super::choice::{Value, listed, values};
use super::{Highlights, Language};
use ids::DealId;
use lessons::Progress;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// In so many deals of a game, a member reads it in short beside their cards.
pub const FIRST_DEALS: usize = 3;

/// A page of a member's preferences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ViewPage {
    /// How cards look.
    Cards,
    /// Hints, moments and language.
    Texts,
}

/// What there is to know of a preference.
///
/// Its sentences are `view-HEADING` (what it is called), and for each value `view-is-WORD` (what is chosen) and
/// `key-view-WORD` (the button).
#[derive(Clone, Copy, Debug)]
pub struct PreferenceAbout {
    /// What it is called; neighbours with the same heading are told together.
    pub heading: &'static str,
    /// The page that shows it.
    pub page: ViewPage,
    /// Its values. Each has a word that no other preference has.
    pub values: &'static [Value<Preferences>],
}

listed! {
    /// A preference that is a choice between a few values.
    Preference: PreferenceAbout;

    /// How cards are shown.
    Cards = PreferenceAbout { heading: "cards", page: ViewPage::Cards, values: values!(cards:
        Cards::Pictures => "pictures",
        Cards::Signs => "signs",
        Cards::Plain => "plain",
    ) };
    /// How large cards are in pictures.
    Size = PreferenceAbout { heading: "picture", page: ViewPage::Cards, values: values!(size:
        Size::Usual => "usual",
        Size::Larger => "larger",
    ) };
    /// The colours of pictures.
    Inks = PreferenceAbout { heading: "picture", page: ViewPage::Cards, values: values!(inks:
        Inks::FourColours => "colours",
        Inks::HighContrast => "contrast",
    ) };
    /// Whether they want hints, and games in short.
    Tips = PreferenceAbout { heading: "tips", page: ViewPage::Texts, values: values!(tips:
        Tips::Shown => "tips",
        Tips::Hidden => "no-tips",
    ) };
    /// Whether moments of theirs are told.
    Highlights = PreferenceAbout { heading: "moments", page: ViewPage::Texts, values: values!(moments:
        Highlights::Told => "moments",
        Highlights::Untold => "no-moments",
    ) };
}

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
    /// The keys of hints they have already seen, and of lessons they were offered or finished.
    pub hints: BTreeSet<String>,
    /// Whether they want hints, and games in short.
    pub tips: Tips,
    /// Their first deals of each game, by its name in records: at most [`FIRST_DEALS`].
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub first_deals: BTreeMap<String, Vec<DealId>>,
    /// Whether moments of theirs are told.
    pub moments: Highlights,
    /// The deal of their first win of each game, by its name in records, as far as they won for coins.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub first_wins: BTreeMap<String, DealId>,
    /// The lesson they are taking.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lesson: Option<LessonOn>,
}

impl Preferences {
    /// Whether a deal is among the member's first of a game, counted or not yet.
    pub fn is_first_deal(&self, game: &str, deal: DealId) -> bool {
        let deals = self.first_deals.get(game);
        deals.is_none_or(|deals| deals.len() < FIRST_DEALS || deals.contains(&deal))
    }

    /// Counts a deal of a game, if it is among the first and new.
    pub fn count_deal(&mut self, game: &str, deal: DealId) {
        let deals = self.first_deals.entry(game.to_owned()).or_default();
        if deals.len() < FIRST_DEALS && !deals.contains(&deal) {
            deals.push(deal);
        }
    }

    /// Whether a game is told in short beside the cards of this deal: not to anyone who finished its lesson.
    pub fn shows_quick_card(&self, game: &str, deal: DealId) -> bool {
        self.tips == Tips::Shown
            && !self.hints.contains(&finished_lesson(game))
            && self.is_first_deal(game, deal)
    }
}

/// By which it is remembered that a member was offered a game's lesson, or began it.
pub fn offered_lesson(game: &str) -> String {
    format!("lesson-{game}")
}

/// By which it is remembered that a member finished a game's lesson.
pub fn finished_lesson(game: &str) -> String {
    format!("lesson-done-{game}")
}

/// Whether hints, and games in short, are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tips {
    /// When they first help.
    #[default]
    Shown,
    /// Neither hints nor games in short.
    Hidden,
}

/// A lesson that somebody is taking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LessonOn {
    /// What they have done and read so far.
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
