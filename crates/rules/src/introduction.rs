//! How a game is offered to somebody who knows none of them.

/// How hard a game is to learn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// A few sentences are enough.
    Easy,
    /// It takes a deal or two.
    Medium,
    /// For whoever knows another of these games.
    Hard,
}

/// What newcomers are told of a game, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Introduction {
    /// How hard it is.
    pub level: Level,
    /// Its place among the games of its level, easiest first, as newcomers found them when they tried all of them.
    pub place: u8,
    /// Its editions, the one that is easiest to begin with first, each with the minutes that a deal (a match, where the
    /// game is one) takes a person against computer players: twice what it takes without a thought.
    pub editions: &'static [(&'static str, u8)],
}

impl Introduction {
    /// The minutes that a deal or a match of an edition takes; 0 if there is no such edition.
    pub fn minutes(&self, edition: &str) -> u8 {
        let mut editions = self.editions.iter();
        editions
            .find(|(name, _)| *name == edition)
            .map_or(0, |(_, minutes)| *minutes)
    }
}

impl Level {
    /// All levels, easiest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

    /// Its name in keys.
    pub fn key(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        }
    }
}
