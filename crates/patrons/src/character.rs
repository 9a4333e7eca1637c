//! The kinds of player: temper and skill.

/// The temper and skill of a patron.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Character {
    /// How much it dares, and how it talks.
    pub temper: &'static Temper,
    /// How well it reads the cards.
    pub skill: Skill,
}

/// How well a patron plays. A greater skill wins more (`tests/strength.rs`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Skill {
    /// Looks at its own hand and the cards on the table, and forgets earlier tricks.
    Novice,
    /// Counts the cards played, and remembers who is out of a suit.
    Regular,
    /// Plays like a regular, and looks ahead to the end of a deal before it plays a card.
    Master,
}

impl Skill {
    /// Every skill, weakest first.
    pub const ALL: [Skill; 3] = [Skill::Novice, Skill::Regular, Skill::Master];

    /// The name in storage and in the keys of sentences.
    pub const fn key(self) -> &'static str {
        match self {
            Skill::Novice => "novice",
            Skill::Regular => "regular",
            Skill::Master => "master",
        }
    }

    /// The skill with this key.
    pub fn by_key(key: &str) -> Option<Skill> {
        Skill::ALL.into_iter().find(|skill| skill.key() == key)
    }
}

/// How much a patron dares, and how much it talks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Temper {
    /// The name in storage and in the keys of sentences.
    pub key: &'static str,
    /// The factor on the worth of its hand in bets and offers.
    pub(crate) daring: f64,
    /// What it asks above the worth of its hand when bidding for a settlement, in points.
    pub(crate) asks: i16,
    /// How often it bluffs when it could, in percent.
    pub(crate) bluffs: u32,
    /// How often it speaks when it could, in percent.
    pub talks: u32,
}

/// All tempers. To add one: an entry here, its sentences in `locales/`, and its choice in `/patron hire`.
pub static TEMPERS: [Temper; 5] = [
    temper("steady", 1.0, 0, 0, 20),
    temper("bold", 1.2, 4, 6, 30),
    temper("cautious", 0.85, -4, 0, 15),
    temper("sly", 1.0, 2, 15, 20),
    temper("merry", 1.1, 2, 4, 40),
];

pub(crate) const STEADY: &Temper = &TEMPERS[0];
pub(crate) const BOLD: &Temper = &TEMPERS[1];
pub(crate) const CAUTIOUS: &Temper = &TEMPERS[2];
pub(crate) const SLY: &Temper = &TEMPERS[3];
pub(crate) const MERRY: &Temper = &TEMPERS[4];

const fn temper(key: &'static str, daring: f64, asks: i16, bluffs: u32, talks: u32) -> Temper {
    Temper {
        key,
        daring,
        asks,
        bluffs,
        talks,
    }
}

impl Temper {
    /// The temper with this key.
    pub fn by_key(key: &str) -> Option<&'static Temper> {
        TEMPERS.iter().find(|temper| temper.key == key)
    }
}

impl Character {
    /// Steady and regular: the character of a seat for which no patron is named.
    pub const USUAL: Character = Character {
        temper: STEADY,
        skill: Skill::Regular,
    };
}
