//! The cast: the named patrons of the house.

use crate::character::Skill::{self, Master, Novice, Regular};
use crate::character::{BOLD, CAUTIOUS, Character, MERRY, SLY, STEADY, Temper};

/// A patron as players know it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Patron {
    /// Identifies the patron in accounts and records; never changes.
    pub key: &'static str,
    /// The name players see.
    pub name: &'static str,
    /// The emoji of its face.
    pub face: &'static str,
    /// The temper and skill it plays with.
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

/// All patrons of the house, in the order in which they are asked to sit down.
/// There are as many as the largest table has chairs, so one person can always fill a table.
pub static CAST: &[Patron] = &[
    patron("odile", "Odile Carter", "🧕", STEADY, Regular),
    patron("barnabe", "Fra Barnabé", "🧑‍🦲", CAUTIOUS, Regular),
    patron("grit", "Grit Anvilhand", "🧔", BOLD, Regular),
    patron("sibylla", "Sibylla Thorn", "🧝", SLY, Master),
    patron("matteo", "Matteo Quick", "🧑‍🌾", MERRY, Novice),
    patron("hesper", "Dame Hesper", "👵", STEADY, Master),
    patron("rurik", "Rurik Half-Ear", "🧌", BOLD, Novice),
    patron("colette", "Colette Ferry", "👩‍🦰", MERRY, Regular),
    patron("anselm", "Anselm Inkstain", "🧑‍🎓", CAUTIOUS, Master),
    patron("gundula", "Gundula Brew", "👩‍🍳", STEADY, Regular),
    patron("pascal", "Pascal Two-Coats", "🤵", SLY, Regular),
    patron("ysolde", "Ysolde Grey", "🧙", CAUTIOUS, Regular),
    patron("tobias", "Tobias Ratcatcher", "🧑‍🔧", STEADY, Novice),
    patron("mirella", "Mirella Vane", "💃", MERRY, Regular),
    patron("ulf", "Ulf Longoar", "🧔‍♂️", BOLD, Regular),
];

/// The faces of hired patrons: key and emoji.
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

/// The emoji for this key; an unknown key gives the first.
pub fn face(key: &str) -> &'static str {
    let face = FACES.iter().find(|(known, _)| *known == key);
    face.unwrap_or(&FACES[0]).1
}

/// The patron with this key, if it is one of the cast.
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
