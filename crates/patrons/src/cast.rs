//! Who drinks here: the named characters of the house.

use crate::character::Skill::{self, Master, Novice, Regular};
use crate::character::{BOLD, CAUTIOUS, Character, MERRY, SLY, STEADY, Temper};

/// A computer player as the guests know it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Patron {
    /// Names the patron in accounts and records, for ever.
    pub key: &'static str,
    /// How the guests call them.
    pub name: &'static str,
    /// An emoji that stands for their face.
    pub face: &'static str,
    /// How they play.
    pub character: Character,
}

const fn patron(
    key: &'static str,
    name: &'static str,
    face: &'static str,
    temper: &'static Temper,
    skill: Skill,
) -> Patron {
    let character = Character { temper, skill };
    Patron {
        key,
        name,
        face,
        character,
    }
}

/// Everyone, in the order in which they are asked to sit down.
/// As many as the largest table has chairs: one person can always have a full table.
pub static CAST: &[Patron] = &[
    patron("odile", "Odile the Carter", "🧕", STEADY, Regular),
    patron("barnabe", "Brother Barnabé", "🧑‍🦲", CAUTIOUS, Regular),
    patron("grit", "Grit Anvilhand", "🧔", BOLD, Regular),
    patron("sibylla", "Sibylla Thorn", "🧝", SLY, Master),
    patron("matteo", "Matteo Quick", "🧑‍🌾", MERRY, Novice),
    patron("hesper", "Old Hesper", "👵", STEADY, Master),
    patron("rurik", "Rurik Half-Ear", "🧌", BOLD, Novice),
    patron("colette", "Colette of the Ferry", "👩‍🦰", MERRY, Regular),
    patron("anselm", "Anselm Inkstain", "🧑‍🎓", CAUTIOUS, Master),
    patron("gundula", "Gundula Brew", "👩‍🍳", STEADY, Regular),
    patron("pascal", "Pascal Two-Coats", "🤵", SLY, Regular),
    patron("ysolde", "Ysolde Grey", "🧙", CAUTIOUS, Regular),
    patron("tobias", "Tobias Ratcatcher", "🧑‍🔧", STEADY, Novice),
    patron("mirella", "Mirella Vane", "💃", MERRY, Regular),
    patron("ulf", "Ulf Longoar", "🧔‍♂️", BOLD, Regular),
];

/// The faces that a hired patron may have: a key, and the emoji.
pub const FACES: &[(&str, &str)] = &[
    ("beard", "🧔"),
    ("granny", "👵"),
    ("farmer", "🧑‍🌾"),
    ("cook", "👩‍🍳"),
    ("scholar", "🧑‍🎓"),
    ("gentleman", "🤵"),
    ("dancer", "💃"),
    ("guard", "👮"),
    ("shadow", "🥷"),
    ("prince", "🤴"),
    ("wizard", "🧙"),
    ("elf", "🧝"),
    ("troll", "🧌"),
    ("vampire", "🧛"),
    ("ghost", "👻"),
    ("wolf", "🐺"),
];

/// The emoji of a face; of one that there is not, the first.
pub fn face(key: &str) -> &'static str {
    let face = FACES.iter().find(|(known, _)| *known == key);
    face.unwrap_or(&FACES[0]).1
}

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
