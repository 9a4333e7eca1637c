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

/// The emoji name for a card, as a screen reader should say it: "Seven_of_Swords", "King_of_Swords", "Trump_21", "Fool";
/// for court cards in languages other than English "King_of_Swords_fr".
pub fn name(card: Card, language: Language) -> String {
    let Some(rank) = card.rank() else {
        return match card.trump_number() {
            None | Some(0) => "Fool".to_owned(),
            Some(number) => format!("Trump_{number}"),
        };
    };
    let suit = match card.suit() {
        Suit::Swords => "Swords",
        Suit::Batons => "Batons",
        Suit::Cups => "Cups",
        Suit::Coins => "Coins",
        Suit::Trumps => "Trumps",
        Suit::Piques => "Spades",
        Suit::Carreaux => "Diamonds",
        Suit::Trefles => "Clubs",
        Suit::Coeurs => "Hearts",
    };
    let name = format!("{rank:?}_of_{suit}");
    match (is_court(rank), language) {
        (false, _) | (true, Language::English) => name,
        (true, other) => format!("{name}_{}", other.code()),
    }
}

/// What the emoji for a card was called before: "swords_king", "swords_7". It is renamed, so that older messages keep
/// theirs.
pub fn former_name(card: Card, language: Language) -> String {
    let name = name(card, language).to_lowercase();
    let Some((rank, suit)) = name.split_once("_of_") else {
        return name;
    };
    let (suit, code) = suit
        .split_once('_')
        .map_or((suit, None), |(suit, code)| (suit, Some(code)));
    let pip = card
        .rank()
        .filter(|rank| Rank::Two <= *rank && *rank <= Rank::Ten);
    let rank = pip.map_or_else(|| rank.to_owned(), |pip| (pip as u8 + 1).to_string());
    [Some(suit), Some(&rank), code]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join("_")
}

fn is_court(rank: Rank) -> bool {
    matches!(rank, Rank::Jack | Rank::Knight | Rank::Queen | Rank::King)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn an_emoji_is_named_as_its_card_is_said_and_known_by_its_former_name() {
        for (card, language, said, former) in [
            ("KC", Language::English, "King_of_Cups", "cups_king"),
            ("KC", Language::French, "King_of_Cups_fr", "cups_king_fr"),
            ("7S", Language::Italian, "Seven_of_Swords", "swords_7"),
            ("Tt", Language::English, "Ten_of_Clubs", "clubs_10"),
            ("AD", Language::German, "Ace_of_Coins", "coins_ace"),
            ("T20", Language::German, "Trump_20", "trump_20"),
            ("T0", Language::English, "Fool", "fool"),
        ] {
            let card = card.parse().unwrap();
            assert_eq!(name(card, language), said);
            assert_eq!(former_name(card, language), former);
        }
    }
}
