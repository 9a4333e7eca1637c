//! What is written on cards.

use rules::{Rank, Suit};

/// The text on cards, in one language.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Inscriptions {
    /// The letter of aces.
    pub ace: String,
    /// The letter of jacks.
    pub jack: String,
    /// The letter of knights.
    pub knight: String,
    /// The letter of queens.
    pub queen: String,
    /// The letter of kings.
    pub king: String,
    /// The names of the plain suits, in the order of [`Suit::ALL`]:
    /// swords, batons, cups, coins, spades, diamonds, clubs, hearts.
    /// The first two letters of each stand below its sign; they should tell the suits of a pack apart.
    pub suits: [String; 8],
    /// The names of the trumps by number, the Fool's first.
    pub trumps: [String; 22],
}

impl Inscriptions {
    pub(super) fn rank(&self, rank: Rank) -> String {
        match rank {
            Rank::Ace => self.ace.clone(),
            Rank::Jack => self.jack.clone(),
            Rank::Knight => self.knight.clone(),
            Rank::Queen => self.queen.clone(),
            Rank::King => self.king.clone(),
            Rank::Ten => "10".to_owned(),
            pip => pip.letter().to_string(),
        }
    }

    pub(super) fn suit(&self, suit: Suit) -> String {
        let plain = Suit::ALL.into_iter().filter(|s| *s != Suit::Trumps);
        let name = plain
            .zip(&self.suits)
            .find_map(|(other, name)| (other == suit).then_some(name));
        name.iter().flat_map(|name| name.chars()).take(2).collect()
    }

    pub(super) fn trump(&self, number: u8) -> &str {
        self.trumps
            .get(usize::from(number))
            .map_or("", String::as_str)
    }
}
