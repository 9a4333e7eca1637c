//! A bounded cache of what was read.

use std::collections::HashMap;
use std::hash::Hash;

/// Holds up to a fixed number of entries and then starts afresh; anything dropped can be read again.
pub(super) struct Cache<K, V> {
    known: HashMap<K, V>,
    most: usize,
}

/// The most entries that one cache holds.
const MOST: usize = 100_000;

impl<K, V> Default for Cache<K, V> {
    fn default() -> Self {
        Cache {
            known: HashMap::new(),
            most: MOST,
        }
    }
}

impl<K: Eq + Hash, V> Cache<K, V> {
    pub fn get(&self, key: &K) -> Option<&V> {
        self.known.get(key)
    }

    pub fn insert(&mut self, key: K, value: V) {
        if self.known.len() >= self.most && !self.known.contains_key(&key) {
            self.known.clear();
        }
        self.known.insert(key, value);
    }

    pub fn remove(&mut self, key: &K) {
        self.known.remove(key);
    }

    /// Drops all entries but these.
    pub fn retain(&mut self, keeps: impl Fn(&K, &V) -> bool) {
        self.known.retain(|key, value| keeps(key, value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_never_remembers_more_than_it_may() {
        let mut cache = Cache {
            known: HashMap::new(),
            most: 3,
        };
        for key in 0..10 {
            cache.insert(key, key * key);
            assert_eq!(
                cache.get(&key),
                Some(&(key * key)),
                "what came last is there"
            );
            assert!(cache.known.len() <= 3);
            // The same key again takes no more room.
            cache.insert(key, key);
            assert_eq!(cache.get(&key), Some(&key));
        }
        cache.remove(&9);
        assert_eq!(cache.get(&9), None);
    }
}
