//! Card faces as Discord emoji, by name and id.

use pages::Language;
use rules::{Card, Rank, Suit};
use std::collections::HashMap;
use std::fmt;

/// The card faces uploaded to Discord, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Faces {
    ids: HashMap<String, u64>,
}

/// A card face on Discord. Displayed, it is the emoji's markup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// The emoji's name, which screen readers may read out.
    pub name: String,
    /// Discord's id of the emoji.
    pub id: u64,
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "<:{}:{}>", self.name, self.id)
    }
}

impl Faces {
    /// The faces that Discord has.
    pub fn new(ids: impl IntoIterator<Item = (String, u64)>) -> Faces {
        Faces {
            ids: ids.into_iter().collect(),
        }
    }

    /// The face of a card with the letters of a language, if uploaded.
    pub fn face(&self, card: Card, language: Language) -> Option<Face> {
        let name = name(card, language);
        let id = *self.ids.get(&name)?;
        Some(Face { name, id })
    }
}

/// The emoji name for a card: "tarot_ks", "tarot_t21", "french_tt"; for court cards in languages other than English
/// "tarot_ks_fr". Names never differ only in case.
pub fn name(card: Card, language: Language) -> String {
    let pack = match card.suit() {
        Suit::Piques | Suit::Carreaux | Suit::Trefles | Suit::Coeurs => "french",
        _ => "tarot",
    };
    let name = format!("{pack}_{card}").to_lowercase();
    let lettered = matches!(
        card.rank(),
        Some(Rank::Jack | Rank::Knight | Rank::Queen | Rank::King)
    );
    match language {
        Language::English => name,
        other if lettered => format!("{name}_{}", other.code()),
        _ => name,
    }
}
