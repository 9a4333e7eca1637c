//! Pictures shown with a screen: what is to be drawn, and the file it becomes.

use crate::pictures::Drawing;
use crate::screen::{Picture, Pixels};
use crate::words::Words;
use ids::DealId;
use pages::{Inks, Language, Look};
use picture::{Deck, Hand, Png, Scene};
use std::hash::{DefaultHasher, Hash, Hasher};
use table::look::Scene::{Between, Closed, Lobby, Playing};

/// The file name of pictures of hands, without extension.
pub const HAND: &str = "hand";

/// A picture to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Art {
    /// The file name, without extension.
    pub name: &'static str,
    /// The text for screen readers.
    pub alt: String,
    /// The deal whose cards or result it shows, if a message may show those of another after it.
    pub deal: Option<DealId>,
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
            deal: None,
            sketch: Sketch::Scene(Box::new(drawing.scene)),
            language: words.language(),
            inks: Inks::default(),
        }
    }

    /// A picture of a table, or of its last deal, which this look shows.
    pub fn of_table(self, look: &Look) -> Art {
        Art {
            deal: match &look.scene {
                Playing(playing) => Some(playing.deal),
                Between(between) => Some(between.report.deal),
                Closed(closed) => closed.last.as_ref().map(|last| last.deal),
                Lobby(_) => None,
            },
            ..self
        }
    }

    /// Differs if the picture, its text or its deal does.
    pub fn fingerprint(&self) -> Fingerprint {
        let mut hasher = DefaultHasher::new();
        (self.key(), &self.alt).hash(&mut hasher);
        Fingerprint {
            deal: self.deal,
            shows: Some(hasher.finish()),
        }
    }

    /// The finished picture.
    pub fn drawn(&self, png: Png) -> Picture {
        Picture {
            name: self.name,
            pixels: Pixels::New(png),
            alt: self.alt.clone(),
        }
    }

    /// The picture that the message already has, to be kept until this one is drawn; `None` if it has none, or one of
    /// another deal, which nobody should take for this one.
    pub fn until_drawn(&self, shown: Option<Fingerprint>) -> Option<Picture> {
        let may_stay = shown?.deal.is_none() || shown?.deal == self.deal;
        may_stay.then(|| self.there())
    }

    /// The picture that the message already has. All of a kind have the same file name, so that a message can keep its
    /// own without our knowing which that is.
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
pub struct Fingerprint {
    /// The deal that it shows, if it shows one.
    deal: Option<DealId>,
    /// `None` if only its deal is known.
    shows: Option<u64>,
}

impl Fingerprint {
    /// Of a picture of which only the deal is known.
    pub fn of_deal(deal: DealId) -> Fingerprint {
        Fingerprint {
            deal: Some(deal),
            shows: None,
        }
    }
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
            deal: Some(DealId(1)),
            sketch: Sketch::Hand(Hand {
                strip: None,
                cards: CardSet::FRENCH
                    .iter()
                    .map(|card| Held { card, state })
                    .collect(),
                dealt: 0,
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
        assert_ne!(one.fingerprint(), Fingerprint::of_deal(DealId(1)));
        // Discord stores the text with the file: a different text is a different fingerprint, though nothing is drawn again.
        let told = Art {
            alt: "other words".to_owned(),
            ..one.clone()
        };
        assert_ne!(one.fingerprint(), told.fingerprint());
        assert_eq!(one.key(), told.key());
    }

    #[test]
    fn a_picture_of_another_deal_does_not_stay_until_this_one_is_drawn() {
        let of = |deal: Option<u64>| Art {
            name: "table",
            alt: String::new(),
            deal: deal.map(DealId),
            sketch: Sketch::Hand(Hand {
                strip: None,
                cards: Vec::new(),
                dealt: 0,
                larger: false,
            }),
            language: Language::English,
            inks: Inks::FourColours,
        };
        let stays = |now, shown: Art| of(now).until_drawn(Some(shown.fingerprint())).is_some();
        assert!(stays(Some(2), of(Some(2))), "a trick before");
        assert!(!stays(Some(2), of(Some(1))));
        assert!(!stays(None, of(Some(1))), "a lobby after it");
        assert!(stays(Some(1), of(None)), "a lobby tells nothing");
        assert!(of(Some(1)).until_drawn(None).is_none());
        let known = Fingerprint::of_deal(DealId(1));
        assert!(of(Some(1)).until_drawn(Some(known)).is_some());
        assert!(of(Some(2)).until_drawn(Some(known)).is_none());
    }
}
