//! Pictures shown with a screen: what is to be drawn, and the file it becomes.

use crate::pictures::Drawing;
use crate::screen::{Picture, Pixels};
use crate::words::Words;
use pages::{Inks, Language};
use picture::{Deck, Hand, Png, Scene};
use std::hash::{DefaultHasher, Hash, Hasher};

/// The file name of pictures of hands, without extension.
pub const HAND: &str = "hand";

/// A picture to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Art {
    /// The file name, without extension.
    pub name: &'static str,
    /// The text for screen readers.
    pub alt: String,
    /// What it shows. Equal sketches give the same picture.
    pub sketch: Sketch,
    /// The language of the letters on its cards.
    pub language: Language,
    /// The colours it is drawn with.
    pub inks: Inks,
}

/// The subject of a picture.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sketch {
    /// A hand of cards.
    Hand(Hand),
    /// A table, a result or the order of cards.
    Scene(Box<Scene>),
}

impl Sketch {
    /// Draws it with the cards of a pack.
    pub fn draw(&self, deck: &Deck) -> Option<Png> {
        match self {
            Sketch::Hand(hand) => deck.hand(hand),
            Sketch::Scene(scene) => scene.draw(deck),
        }
    }
}

impl Art {
    /// A picture that everyone sees, in the language of these words, with this file name.
    pub fn from_drawing(words: &Words, name: &'static str, drawing: Drawing) -> Art {
        Art {
            name,
            alt: drawing.alt,
            sketch: Sketch::Scene(Box::new(drawing.scene)),
            language: words.language(),
            inks: Inks::default(),
        }
    }

    /// Differs if the picture or its text does.
    pub fn fingerprint(&self) -> Fingerprint {
        let mut hasher = DefaultHasher::new();
        (self.key(), &self.alt).hash(&mut hasher);
        Fingerprint(Some(hasher.finish()))
    }

    /// The finished picture.
    pub fn drawn(&self, png: Png) -> Picture {
        Picture {
            name: self.name,
            pixels: Pixels::New(png),
            alt: self.alt.clone(),
        }
    }

    /// The picture that the message already has, to be kept until this one is drawn. All of a kind have the same file
    /// name, so that a message can keep its own without our knowing which that is.
    pub fn there(&self) -> Picture {
        Picture {
            name: self.name,
            pixels: Pixels::There,
            alt: self.alt.clone(),
        }
    }

    /// The key under which the drawing is cached.
    pub fn key(&self) -> (Language, Inks, &Sketch) {
        (self.language, self.inks, &self.sketch)
    }
}

/// Tells one picture from another of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint(Option<u64>);

impl Fingerprint {
    /// Of a picture of which only the existence is known.
    pub const UNKNOWN: Fingerprint = Fingerprint(None);
}

#[cfg(test)]
mod tests {
    use super::*;
    use picture::{CardState, Held};
    use rules::CardSet;

    #[test]
    fn a_picture_is_known_by_what_it_shows() {
        let art = |state, language| Art {
            name: "hand",
            alt: String::new(),
            sketch: Sketch::Hand(Hand {
                strip: None,
                cards: CardSet::FRENCH
                    .iter()
                    .map(|card| Held { card, state })
                    .collect(),
                larger: false,
            }),
            language,
            inks: Inks::FourColours,
        };
        let one = art(CardState::Quiet, Language::English);
        assert_eq!(
            one.fingerprint(),
            art(CardState::Quiet, Language::English).fingerprint()
        );
        assert_ne!(
            one.fingerprint(),
            art(CardState::Unplayable, Language::English).fingerprint()
        );
        assert_ne!(
            one.fingerprint(),
            art(CardState::Quiet, Language::French).fingerprint()
        );
        assert_ne!(one.fingerprint(), Fingerprint::UNKNOWN);
        // Discord stores the text with the file: a different text is a different fingerprint, though nothing is drawn again.
        let told = Art {
            alt: "other words".to_owned(),
            ..one.clone()
        };
        assert_ne!(one.fingerprint(), told.fingerprint());
        assert_eq!(one.key(), told.key());
    }
}
