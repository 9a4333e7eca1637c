//! A cache of recently drawn pictures.

use picture::Png;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::OnceCell;

/// Identifies a picture: equal data give equal keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key([u64; 2]);

impl Key {
    /// The key for the data that a picture is drawn from.
    pub fn from_data(data: &impl Hash) -> Key {
        // Twice 64 bits, so that a collision between two states of a table is practically impossible.
        Key([0u8, 1].map(|salt| {
            let mut hasher = DefaultHasher::new();
            (salt, data).hash(&mut hasher);
            hasher.finish()
        }))
    }
}

/// The entry for one picture: empty until it is drawn, then the result.
pub type Place = Arc<OnceCell<Option<Png>>>;

/// The most recently requested pictures.
#[derive(Clone, Default)]
pub struct Shelf {
    /// In the order of their last request, the newest at the end.
    places: Arc<Mutex<Vec<(Key, Place)>>>,
}

/// How many pictures are kept; each takes about 60 KB.
const MOST: usize = 128;

impl Shelf {
    /// The entry of a picture, which may be empty.
    pub fn place(&self, key: Key) -> Place {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        let known = places.iter().position(|(other, _)| *other == key);
        let found = match known {
            Some(at) => places.remove(at),
            None => (key, Place::default()),
        };
        let place = found.1.clone();
        if places.len() >= MOST {
            places.remove(0);
        }
        places.push(found);
        place
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_asked_for_lately_is_kept() {
        let shelf = Shelf::default();
        let first = shelf.place(Key::from_data(&0));
        assert!(first.set(Some(Png::stand_in())).is_ok());
        for number in 1..MOST {
            shelf.place(Key::from_data(&number));
        }
        // It was requested again, so the second one is dropped first.
        assert_eq!(
            shelf.place(Key::from_data(&0)).get(),
            Some(&Some(Png::stand_in()))
        );
        let second = shelf.place(Key::from_data(&1));
        assert!(second.set(None).is_ok());
        shelf.place(Key::from_data(&MOST));
        assert_eq!(
            shelf.place(Key::from_data(&0)).get(),
            Some(&Some(Png::stand_in()))
        );
        assert_eq!(shelf.place(Key::from_data(&2)).get(), None);
    }
}
