//! Card faces that Discord shows in texts, on buttons and in menus: emoji of our own application.

pub mod bring;

use house::Language;
use rules::{Card, Rank, Suit};
use serenity::http::HttpError;
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// The card faces that Discord has, as far as we know; they become more while they are brought there.
#[derive(Default)]
pub struct Shelf {
    faces: Mutex<Arc<Faces>>,
    missed: Notify,
}

impl Shelf {
    /// Those that are there now.
    pub fn now(&self) -> Arc<Faces> {
        self.lock().clone()
    }

    /// Discord does not know one of them: none is used until they were looked for again.
    pub fn forget(&self) {
        *self.lock() = Arc::default();
        self.missed.notify_one();
    }

    fn put(&self, faces: Faces) {
        *self.lock() = Arc::new(faces);
    }

    fn lock(&self) -> MutexGuard<'_, Arc<Faces>> {
        // Every change is one call: nothing is left half done by a panic elsewhere.
        self.faces.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether Discord refused a message because it does not know one of the emoji in it.
pub fn are_refused(error: &serenity::Error) -> bool {
    let serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) = error else {
        return false;
    };
    let mut wrong = response.error.errors.iter();
    wrong.any(|wrong| wrong.code.ends_with("INVALID_EMOJI"))
}

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
