//! The house's own pack of cards: 78 tarot cards and 32 French ones.
//!
//! Faces are drawn from vectors, each once for a deck and a size, and copied from then on.

mod courts;
mod emoji;
mod face;
mod icons;
mod inks;
mod pips;
mod sheet;
mod signs;
#[cfg(test)]
pub(super) mod tests;
mod trumps;

pub use emoji::Emblem;
pub use inks::Scheme;

use super::canvas::Sprite;
use rules::{Card, Rank, Suit};
use std::sync::OnceLock;

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
    fn rank(&self, rank: Rank) -> String {
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

    fn suit(&self, suit: Suit) -> String {
        let plain = Suit::ALL.into_iter().filter(|s| *s != Suit::Trumps);
        let name = plain
            .zip(&self.suits)
            .find_map(|(other, name)| (other == suit).then_some(name));
        name.iter().flat_map(|name| name.chars()).take(2).collect()
    }

    fn trump(&self, number: u8) -> &str {
        self.trumps
            .get(usize::from(number))
            .map_or("", String::as_str)
    }
}

/// How large a card is drawn; all are five wide to eight high.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Size {
    /// 60 pixels wide: a mark of a card.
    Tiny,
    /// 90 pixels wide: its corner can be read.
    Small,
    /// 125 pixels wide: on a table.
    Medium,
    /// 170 pixels wide: in a hand.
    Large,
    /// 250 pixels wide: in the hand of a player who asked for large cards.
    Huge,
}

impl Size {
    /// All of them, the smallest first.
    pub const ALL: [Size; 5] = [
        Size::Tiny,
        Size::Small,
        Size::Medium,
        Size::Large,
        Size::Huge,
    ];

    /// Pixels across.
    pub const fn width(self) -> usize {
        match self {
            Size::Tiny => 60,
            Size::Small => 90,
            Size::Medium => 125,
            Size::Large => 170,
            Size::Huge => 250,
        }
    }

    /// Pixels down.
    pub const fn height(self) -> usize {
        self.width() * 8 / 5
    }
}

/// Cards of both packs, and their back.
const FACES: usize = 111;

/// A face, drawn when it is first asked for.
type Cell = OnceLock<Option<Sprite>>;

/// Both packs in one language and one scheme of inks.
pub struct Deck {
    inscriptions: Inscriptions,
    scheme: Scheme,
    /// By size, then by card; the back is the last.
    sprites: Box<[Cell]>,
    dimmed: Box<[Cell]>,
    pub(super) overlays: super::hand::Overlays,
}

impl Deck {
    /// A deck with nothing drawn yet.
    pub fn new(inscriptions: Inscriptions, scheme: Scheme) -> Deck {
        let empty = || (0..FACES * Size::ALL.len()).map(|_| Cell::new()).collect();
        Deck {
            inscriptions,
            scheme,
            sprites: empty(),
            dimmed: empty(),
            overlays: super::hand::Overlays::default(),
        }
    }

    /// The inks it is drawn with.
    pub fn scheme(&self) -> Scheme {
        self.scheme
    }

    /// A card's face; `None` if it cannot be drawn.
    pub(super) fn card(&self, card: Card, size: Size) -> Option<&Sprite> {
        self.sprite(card.index(), size, || face::card(self, card))
    }

    /// A card's face, dimmed but legible.
    pub(super) fn dimmed(&self, card: Card, size: Size) -> Option<&Sprite> {
        let cell = self.dimmed.get(place(card.index(), size))?;
        let dim = || Some(self.card(card, size)?.dimmed());
        cell.get_or_init(dim).as_ref()
    }

    /// The back of all cards.
    pub(super) fn back(&self, size: Size) -> Option<&Sprite> {
        self.sprite(FACES - 1, size, || face::back(self.scheme))
    }

    fn sprite(&self, face: usize, size: Size, svg: impl Fn() -> String) -> Option<&Sprite> {
        let draw = || Sprite::draw(&svg(), size.width() as f32 / face::WIDTH);
        let cell = self.sprites.get(place(face, size))?;
        cell.get_or_init(draw).as_ref()
    }
}

fn place(face: usize, size: Size) -> usize {
    size as usize * FACES + face
}
