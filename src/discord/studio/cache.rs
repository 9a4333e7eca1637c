//! A cache of recently drawn pictures.

use parking_lot::Mutex;
use picture::Png;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
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
pub type CacheEntry = Arc<OnceCell<Option<Png>>>;

/// The most recently requested pictures.
#[derive(Clone, Default)]
pub struct PictureCache {
    /// In the order of their last request, the newest at the end.
    entries: Arc<Mutex<Vec<(Key, CacheEntry)>>>,
}

/// How many pictures are kept; each takes about 60 KB.
const MOST: usize = 128;

impl PictureCache {
    /// The entry of a picture, which may be empty.
    pub fn entry(&self, key: Key) -> CacheEntry {
        let mut entries = self.entries.lock();
        let known = entries.iter().position(|(other, _)| *other == key);
        let found = match known {
            Some(at) => entries.remove(at),
            None => (key, CacheEntry::default()),
        };
        let entry = found.1.clone();
        if entries.len() >= MOST {
            entries.remove(0);
        }
        entries.push(found);
        entry
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_asked_for_lately_is_kept() {
        let cache = PictureCache::default();
        let first = cache.entry(Key::from_data(&0));
        assert!(first.set(Some(Png::stand_in())).is_ok());
        for number in 1..MOST {
            cache.entry(Key::from_data(&number));
        }
        // It was requested again, so the second one is dropped first.
        assert_eq!(
            cache.entry(Key::from_data(&0)).get(),
            Some(&Some(Png::stand_in()))
        );
        let second = cache.entry(Key::from_data(&1));
        assert!(second.set(None).is_ok());
        cache.entry(Key::from_data(&MOST));
        assert_eq!(
            cache.entry(Key::from_data(&0)).get(),
            Some(&Some(Png::stand_in()))
        );
        assert_eq!(cache.entry(Key::from_data(&2)).get(), None);
    }
}
