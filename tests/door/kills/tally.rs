//! What was killed, and what was found afterwards.

use super::ledger::Found;
use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

/// What the bot was doing when it was killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// People were playing at all tables.
    Play,
    /// It had answered a click, and Discord had not taken the answer in.
    Unanswered,
    /// It was starting.
    Start,
    /// It was moving its log into its file, which had grown long.
    LogInPlay,
    /// It was moving what the program before it left in the log.
    LogAtStart,
    /// It was asked to end, and was moving its log into its file.
    LogAtStop,
    /// It was bringing the database of an older version up to date.
    Migration,
}

impl Kind {
    pub const ALL: [Kind; 7] = [
        Kind::Play,
        Kind::Unanswered,
        Kind::Start,
        Kind::LogInPlay,
        Kind::LogAtStart,
        Kind::LogAtStop,
        Kind::Migration,
    ];

    /// What it is called, and what it takes for a kill to have struck inside.
    fn words(self) -> (&'static str, &'static str) {
        match self {
            Kind::Play => ("in play", "in play"),
            Kind::Unanswered => ("between commit and answer", "an answer was under way"),
            Kind::Start => ("in start-up", "it was not ready"),
            Kind::LogInPlay => ("in a checkpoint, in play", "the log was being moved"),
            Kind::LogAtStart => ("in a checkpoint, at the start", "the log was being moved"),
            Kind::LogAtStop => ("in a checkpoint, at the end", "the log was being moved"),
            Kind::Migration => ("in migration", "some steps were done, others not"),
        }
    }
}

/// What was counted.
#[derive(Default)]
pub struct Tally {
    kinds: BTreeMap<Kind, Kills>,
    games: BTreeMap<String, Game>,
    /// How often the books were audited and compared.
    pub looks: usize,
    /// Different acts, answers and payments that were acknowledged.
    pub acknowledged: usize,
    /// How many of these were looked for, over all looks.
    compared: usize,
    /// Acts stored although a kill came before anybody was told, over all looks.
    untold: usize,
}

#[derive(Default)]
struct Kills {
    count: usize,
    /// How many struck inside what was aimed at.
    inside: usize,
    time: Duration,
}

#[derive(Default)]
struct Game {
    kills: usize,
    acts: usize,
    deals: usize,
    over: usize,
}

impl Tally {
    /// A kill that took so long with all its checks; `inside`: it struck what was aimed at.
    pub fn count(&mut self, kind: Kind, inside: bool, time: Duration) {
        let kills = self.kinds.entry(kind).or_default();
        kills.count += 1;
        kills.inside += usize::from(inside);
        kills.time += time;
    }

    /// A kill struck while a deal of this game was on.
    pub fn struck(&mut self, game: &str) {
        self.games.entry(game.to_owned()).or_default().kills += 1;
    }

    /// A look after a kill found this.
    pub fn found(&mut self, found: Found) {
        self.compared += found.acknowledged;
        self.untold = self.untold.max(found.untold);
    }

    /// A deal of this game was played, with so many acknowledged acts of people.
    pub fn played(&mut self, game: &str, acts: usize, is_over: bool) {
        let game = self.games.entry(game.to_owned()).or_default();
        game.acts += acts;
        game.deals += 1;
        game.over += usize::from(is_over);
    }

    /// The kills so far.
    pub fn kills(&self) -> usize {
        self.kinds.values().map(|kills| kills.count).sum()
    }

    /// The kinds of kills that did not strike inside once.
    pub fn missed(&self) -> Vec<Kind> {
        let inside = |kind: &Kind| self.kinds.get(kind).is_some_and(|kills| kills.inside > 0);
        Kind::ALL.into_iter().filter(|kind| !inside(kind)).collect()
    }

    /// The acknowledged acts of people in a game.
    pub fn acts_in(&self, game: &str) -> usize {
        self.games.get(game).map_or(0, |game| game.acts)
    }
}

/// What was done before a check failed is told too.
impl Drop for Tally {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("{self}");
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:<32}{:>7}{:>8}{:>8}",
            "killed", "kills", "inside", "s each"
        )?;
        for (kind, kills) in &self.kinds {
            let (what, means) = kind.words();
            let each = kills.time.as_secs_f64() / kills.count as f64;
            let Kills { count, inside, .. } = kills;
            writeln!(f, "{what:<32}{count:>7}{inside:>8}{each:>8.1}  {means}")?;
        }
        writeln!(
            f,
            "\n{:<32}{:>7}{:>8}{:>8}{:>8}",
            "game", "kills", "acts", "deals", "over"
        )?;
        for (name, game) in &self.games {
            let Game {
                kills,
                acts,
                deals,
                over,
            } = game;
            writeln!(f, "{name:<32}{kills:>7}{acts:>8}{deals:>8}{over:>8}")?;
        }
        write!(
            f,
            "\n{} kills, {} looks; {} acts, answers and payments acknowledged, looked for {} times; \
             up to {} acts of an evening stored untold",
            self.kills(),
            self.looks,
            self.acknowledged,
            self.compared,
            self.untold
        )
    }
}
