//! Pictures beside words: what is to be drawn, and which file it becomes.

use crate::pictures::Drawing;
use crate::screen::{Picture, Pixels};
use crate::words::Words;
use pages::{Inks, Language};
use picture::{Deck, Hand, Png, Scene};
use std::hash::{DefaultHasher, Hash, Hasher};

/// What the pictures of hands are called.
pub const HAND: &str = "hand";

/// A picture that is to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Art {
    /// What its file is called, without the ending.
    pub name: &'static str,
    /// What a screen reader says.
    pub alt: String,
    /// What it shows. Equal sketches are the same picture.
    pub sketch: Sketch,
    /// The letters on its cards.
    pub language: Language,
    /// What it is drawn with.
    pub inks: Inks,
}

/// What a picture shows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sketch {
    /// A hand of cards.
    Hand(Hand),
    /// What goes on at a table, or the order of cards.
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
    /// What everybody sees, in the language of these words; its file is called so.
    pub fn of_scene(words: &Words, name: &'static str, drawing: Drawing) -> Art {
        Art {
            name,
            alt: drawing.alt,
            sketch: Sketch::Scene(Box::new(drawing.scene)),
            language: words.language(),
            inks: Inks::default(),
        }
    }

    /// What tells this picture and the words beside it from others.
    pub fn mark(&self) -> Mark {
        let mut hasher = DefaultHasher::new();
        (self.key(), &self.alt).hash(&mut hasher);
        Mark(Some(hasher.finish()))
    }

    /// It, once it is drawn.
    pub fn drawn(&self, png: Png) -> Picture {
        Picture {
            name: self.name,
            pixels: Pixels::New(png),
            alt: self.alt.clone(),
        }
    }

    /// The one that the message has, as long as this one is not there. All of a kind have the same file name, so that
    /// a message can keep its own without its being known which that is.
    pub fn there(&self) -> Picture {
        Picture {
            name: self.name,
            pixels: Pixels::There,
            alt: self.alt.clone(),
        }
    }

    /// What tells the drawing from others.
    pub fn key(&self) -> (Language, Inks, &Sketch) {
        (self.language, self.inks, &self.sketch)
    }
}

/// What tells one picture from another of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark(Option<u64>);

impl Mark {
    /// Of a picture of which no more is known than that it is there.
    pub const UNKNOWN: Mark = Mark(None);
}

#[cfg(test)]
mod tests {
    use super::*;
    use picture::{Held, Standing};
    use rules::CardSet;

    #[test]
    fn a_picture_is_known_by_what_it_shows() {
        let art = |standing, language| Art {
            name: "hand",
            alt: String::new(),
            sketch: Sketch::Hand(Hand {
                cards: CardSet::FRENCH
                    .iter()
                    .map(|card| Held { card, standing })
                    .collect(),
                larger: false,
            }),
            language,
            inks: Inks::FourColours,
        };
        let one = art(Standing::Quiet, Language::English);
        assert_eq!(one.mark(), art(Standing::Quiet, Language::English).mark());
        assert_ne!(
            one.mark(),
            art(Standing::Unplayable, Language::English).mark()
        );
        assert_ne!(one.mark(), art(Standing::Quiet, Language::French).mark());
        assert_ne!(one.mark(), Mark::UNKNOWN);
        // Discord keeps the words with the file: other words are another, though nothing is drawn anew.
        let told = Art {
            alt: "other words".to_owned(),
            ..one.clone()
        };
        assert_ne!(one.mark(), told.mark());
        assert_eq!(one.key(), told.key());
    }
}
