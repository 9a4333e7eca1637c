//! Card faces as Discord shows them in texts, on buttons and in menus, by their names and numbers there.

use pages::Language;
use rules::{Card, Rank, Suit};
use std::collections::HashMap;
use std::fmt;

/// The card faces that Discord has, by their names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Faces {
    ids: HashMap<String, u64>,
}

/// A card's face as Discord knows it. Written out, it is what stands for it in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// Its name, which a screen reader may read.
    pub name: String,
    /// Discord's number for it.
    pub id: u64,
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "<:{}:{}>", self.name, self.id)
    }
}

impl Faces {
    /// Those that Discord has, by their names.
    pub fn new(ids: impl IntoIterator<Item = (String, u64)>) -> Faces {
        Faces {
            ids: ids.into_iter().collect(),
        }
    }

    /// The face of a card with the letters of a language, if Discord has it.
    pub fn of(&self, card: Card, language: Language) -> Option<Face> {
        let name = name(card, language);
        let id = *self.ids.get(&name)?;
        Some(Face { name, id })
    }
}

/// What the face of a card is called: "tarot_ks", "tarot_t21", "french_tt"; of a court with the letters of
/// another language than English "tarot_ks_fr". Letters of both cases never tell two apart.
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
