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

/// The emoji name for a card, in words, since a screen reader says it: "swords_7", "swords_king", "trump_21", "fool";
/// for court cards in languages other than English "swords_king_fr".
pub fn name(card: Card, language: Language) -> String {
    let suit = match card.suit() {
        Suit::Swords => "swords",
        Suit::Batons => "batons",
        Suit::Cups => "cups",
        Suit::Coins => "coins",
        Suit::Trumps => "trump",
        Suit::Piques => "spades",
        Suit::Carreaux => "diamonds",
        Suit::Trefles => "clubs",
        Suit::Coeurs => "hearts",
    };
    let court = match card.rank() {
        Some(Rank::Jack) => "jack",
        Some(Rank::Knight) => "knight",
        Some(Rank::Queen) => "queen",
        Some(Rank::King) => "king",
        Some(Rank::Ace) => return format!("{suit}_ace"),
        Some(pip) => return format!("{suit}_{}", pip as u8 + 1),
        None if card == Card::FOOL => return "fool".to_owned(),
        None => return format!("{suit}_{}", card.to_string().trim_start_matches('T')),
    };
    match language {
        Language::English => format!("{suit}_{court}"),
        other => format!("{suit}_{court}_{}", other.code()),
    }
}
