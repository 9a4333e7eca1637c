//! The inks of cards.

use super::super::palette::ink;
use rules::Suit;

/// The inks of a deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Scheme {
    /// An ink for each suit, on parchment; gold on indigo for the trumps.
    #[default]
    Colours,
    /// Black on white, heavy lines; white on black for the trumps.
    Contrast,
}

/// The inks of one card, as `0xRRGGBB`.
#[derive(Clone, Copy, Debug)]
pub struct Inks {
    /// The card itself, behind all figures.
    pub ground: u32,
    /// A second background, for rays and muted fields.
    pub field: u32,
    /// Corner, sign and lines.
    pub ink: u32,
    /// What fills the gaps of a large sign.
    pub accent: u32,
    /// Metal in the shade.
    pub gold: u32,
    /// Metal in the light.
    pub light: u32,
    /// The rim of the card.
    pub rim: u32,
    /// The thickness of lines relative to the usual.
    pub weight: f32,
}

impl Scheme {
    /// The inks of a suit.
    pub fn inks(self, suit: Suit) -> Inks {
        let trump = suit == Suit::Trumps;
        match self {
            Scheme::Colours if trump => Inks {
                ground: ink::INDIGO,
                field: ink::RAY,
                ink: ink::LIGHT,
                accent: ink::GOLD,
                gold: ink::GOLD,
                light: ink::LIGHT,
                rim: ink::GOLD,
                weight: 1.0,
            },
            Scheme::Colours => Inks {
                ground: ink::PAPER,
                field: ink::PAPER,
                ink: colour(suit),
                accent: ink::GOLD,
                gold: ink::GOLD,
                light: ink::LIGHT,
                rim: ink::DARK,
                weight: 1.0,
            },
            Scheme::Contrast => {
                let (ground, ink) = if trump {
                    (0x000000, 0xffffff)
                } else {
                    (0xffffff, 0x000000)
                };
                Inks {
                    ground,
                    field: ground,
                    ink,
                    accent: ground,
                    gold: ink,
                    light: ink,
                    rim: ink,
                    weight: 1.6,
                }
            }
        }
    }
}

fn colour(suit: Suit) -> u32 {
    match suit {
        Suit::Swords => ink::SWORDS,
        Suit::Batons | Suit::Trefles => ink::BATONS,
        Suit::Cups | Suit::Coeurs => ink::CUPS,
        Suit::Coins => ink::COINS,
        Suit::Trumps => ink::LIGHT,
        Suit::Piques => ink::DARK,
        Suit::Carreaux => ink::DIAMONDS,
    }
}
