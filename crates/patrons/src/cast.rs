//! Who drinks here: the named characters of the house.

/// A computer player as the guests know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patron {
    /// Names the patron in accounts and records, for ever.
    pub key: &'static str,
    /// How the guests call them.
    pub name: &'static str,
    /// An emoji that stands for their face.
    pub face: &'static str,
}

const fn patron(key: &'static str, name: &'static str, face: &'static str) -> Patron {
    Patron { key, name, face }
}

/// Everyone, in the order in which they are asked to sit down.
/// As many as the largest table has chairs: one person can always have a full table.
pub const CAST: &[Patron] = &[
    patron("odile", "Odile the Carter", "🧕"),
    patron("barnabe", "Brother Barnabé", "🧑‍🦲"),
    patron("grit", "Grit Anvilhand", "🧔"),
    patron("sibylla", "Sibylla Thorn", "🧝"),
    patron("matteo", "Matteo Quick", "🧑‍🌾"),
    patron("hesper", "Old Hesper", "👵"),
    patron("rurik", "Rurik Half-Ear", "🧌"),
    patron("colette", "Colette of the Ferry", "👩‍🦰"),
    patron("anselm", "Anselm Inkstain", "🧑‍🎓"),
    patron("gundula", "Gundula Brew", "👩‍🍳"),
    patron("pascal", "Pascal Two-Coats", "🤵"),
    patron("ysolde", "Ysolde Grey", "🧙"),
    patron("tobias", "Tobias Ratcatcher", "🧑‍🔧"),
    patron("mirella", "Mirella Vane", "💃"),
    patron("ulf", "Ulf Longoar", "🧔‍♂️"),
];

/// The patron of that key.
pub fn by_key(key: &str) -> Option<&'static Patron> {
    CAST.iter().find(|patron| patron.key == key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn nobody_shares_a_key_or_a_name() {
        let keys: BTreeSet<_> = CAST.iter().map(|p| p.key).collect();
        let names: BTreeSet<_> = CAST.iter().map(|p| p.name).collect();
        assert_eq!((keys.len(), names.len()), (CAST.len(), CAST.len()));
    }

    #[test]
    fn one_person_can_have_the_largest_table() {
        assert!(CAST.len() + 1 >= 15);
    }
}
