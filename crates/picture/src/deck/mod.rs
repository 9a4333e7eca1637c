//! The house's own pack of cards: 78 tarot cards and 32 French ones.
//!
//! Faces are drawn from vectors, each once for a deck and a size, and copied from then on.

mod courts;
mod emoji;
mod face;
mod icons;
mod inks;
mod inscriptions;
mod lettering;
mod pips;
mod sheet;
mod signs;
#[cfg(test)]
pub(super) mod tests;
mod trumps;

pub use emoji::Emblem;
pub use inks::Scheme;
pub use inscriptions::Inscriptions;

use super::canvas::Sprite;
use rules::Card;
use std::sync::OnceLock;

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

/// What is laid on cards of a hand (`hand.rs`): ticks and rims, each drawn once per deck.
#[derive(Default)]
pub(super) struct Overlays {
    pub ticks: [OnceLock<Option<Sprite>>; 2],
    pub rims: [OnceLock<Option<Sprite>>; 2],
}

/// Both packs in one language and one scheme of inks.
pub struct Deck {
    inscriptions: Inscriptions,
    scheme: Scheme,
    /// By size, then by card; the back is the last.
    sprites: Box<[Cell]>,
    pub(super) overlays: Overlays,
}

impl Deck {
    /// A deck with nothing drawn yet.
    pub fn new(inscriptions: Inscriptions, scheme: Scheme) -> Deck {
        let sprites = (0..FACES * Size::ALL.len()).map(|_| Cell::new()).collect();
        Deck {
            inscriptions,
            scheme,
            sprites,
            overlays: Overlays::default(),
        }
    }

    /// The inks it is drawn with.
    pub fn scheme(&self) -> Scheme {
        self.scheme
    }

    /// A card's face; `None` if it cannot be drawn.
    pub(super) fn card(&self, card: Card, size: Size) -> Option<&Sprite> {
        self.sprite(card.index(), size, || {
            face::card(&self.inscriptions, self.scheme, card)
        })
    }

    /// The back of all cards.
    pub(super) fn back(&self, size: Size) -> Option<&Sprite> {
        self.sprite(FACES - 1, size, || face::back(self.scheme))
    }

    fn sprite(&self, face: usize, size: Size, svg: impl Fn() -> String) -> Option<&Sprite> {
        let draw = || Sprite::draw(&svg(), size.width() as f32 / lettering::WIDTH);
        let cell = self.sprites.get(size as usize * FACES + face)?;
        cell.get_or_init(draw).as_ref()
    }
}
