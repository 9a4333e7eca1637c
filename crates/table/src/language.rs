//! The language in which a table speaks to everybody.

use serde::{Deserialize, Serialize};

/// A language of the house: one folder in `locales/`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// French.
    #[serde(rename = "fr")]
    French,
    /// Italian.
    #[serde(rename = "it")]
    Italian,
    /// German.
    #[serde(rename = "de")]
    German,
}

impl Language {
    /// Every supported language.
    pub const ALL: [Language; 4] = [
        Language::English,
        Language::French,
        Language::Italian,
        Language::German,
    ];

    /// The language's code, which names its folder.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::Italian => "it",
            Language::German => "de",
        }
    }

    /// The language of a table's public messages, from what was chosen for it, what was chosen for its server, and what
    /// its host speaks; `None` for the server's.
    pub fn of_table(
        chosen: Option<Language>,
        of_server: Option<Language>,
        spoken: Option<Language>,
    ) -> Option<Language> {
        match (chosen, of_server) {
            (Some(chosen), _) => Some(chosen),
            (None, Some(_)) => None,
            (None, None) => spoken,
        }
    }

    /// The language of a Discord locale ("en-GB", "fr"), if supported.
    pub fn of_locale(locale: &str) -> Option<Language> {
        let code = locale.split('-').next().unwrap_or(locale);
        Language::ALL
            .into_iter()
            .find(|language| language.code() == code)
    }
}
