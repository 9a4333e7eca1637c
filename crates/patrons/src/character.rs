//! What kind of player a patron is: temper and skill.

/// How a patron is minded, and how well it plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Character {
    /// What it dares, and how it talks.
    pub temper: &'static Temper,
    /// What it sees in the cards.
    pub skill: Skill,
}

/// How well a patron plays. The greater plays better (`tests/strength`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Skill {
    /// Looks at its own hand and at what lies on the table, and forgets what was turned over.
    Novice,
    /// Counts the cards that were played, and notes who has no more of a suit.
    Regular,
    /// As well, and plays the end of a deal through before it lays a card.
    Master,
}

impl Skill {
    /// All of them, the weakest first.
    pub const ALL: [Skill; 3] = [Skill::Novice, Skill::Regular, Skill::Master];

    /// Names the skill in storage and words.
    pub const fn key(self) -> &'static str {
        match self {
            Skill::Novice => "novice",
            Skill::Regular => "regular",
            Skill::Master => "master",
        }
    }

    /// The skill of that key.
    pub fn by_key(key: &str) -> Option<Skill> {
        Skill::ALL.into_iter().find(|skill| skill.key() == key)
    }
}

/// What a patron dares where something is to be dared, and how fond it is of talking.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Temper {
    /// Names the temper in storage and words.
    pub key: &'static str,
    /// What it holds its hand to be worth in bets and offers, as a part of what that is worth.
    pub(crate) daring: f64,
    /// What it asks above the worth of its hand where deals are settled by bids, in points.
    pub(crate) asks: i16,
    /// Of so many chances to bet on nothing, in a hundred, how many it takes.
    pub(crate) bluffs: u32,
    /// Of a hundred occasions to say something, to how many it rises.
    pub(crate) talks: u32,
}

/// Every temper there is. To add one: an entry here, its sentences in `locales/`, and its choice in `/patron hire`.
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
    /// The temper of that key.
    pub fn by_key(key: &str) -> Option<&'static Temper> {
        TEMPERS.iter().find(|temper| temper.key == key)
    }
}

impl Character {
    /// Steady, and as good as a regular guest: who fills a seat where nobody is named.
    pub const USUAL: Character = Character {
        temper: STEADY,
        skill: Skill::Regular,
    };
}
