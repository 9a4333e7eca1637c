//! Pictures that were drawn and may be asked for again.

use picture::Png;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::OnceCell;

/// What a picture is known by: data that are equal give equal keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key([u64; 2]);

impl Key {
    /// The key of what a picture is drawn from.
    pub fn from_data(data: &impl Hash) -> Key {
        // Twice 64 bits: that two states of a table meet by chance need not be reckoned with.
        Key([0u8, 1].map(|salt| {
            let mut hasher = DefaultHasher::new();
            (salt, data).hash(&mut hasher);
            hasher.finish()
        }))
    }
}

/// A place for one picture: empty until it is drawn, then what came of it.
pub type Place = Arc<OnceCell<Option<Png>>>;

/// The pictures asked for last.
#[derive(Clone, Default)]
pub struct Shelf {
    /// The last one asked for stands last.
    places: Arc<Mutex<Vec<(Key, Place)>>>,
}

/// Pictures that are kept: of some 60 KB each.
const MOST: usize = 128;

impl Shelf {
    /// The place of a picture, which may be empty.
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
        // It was asked for again, so the second goes first.
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
