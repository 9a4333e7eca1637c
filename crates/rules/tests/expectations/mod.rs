//! What is particular to a game in the tests of several crates: a file a game, `GAME.json`.
#![allow(dead_code, clippy::unwrap_used, clippy::expect_used)]

use std::collections::BTreeMap;
use std::path::Path;

use rules::Variant;
use serde::Deserialize;

/// What the tests expect of one game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expected {
    /// The number of its records in `cases/bad.jsonl`.
    #[serde(default)]
    pub bad_records: usize,
    /// The number of deals in `cases/GAME-options.jsonl`.
    #[serde(default)]
    pub deals_with_options: usize,
    /// The number of deals in `cases/GAME-corners.jsonl`.
    #[serde(default)]
    pub corners: usize,
    /// The number of its questions of each kind in `cases/small-cases.jsonl`.
    #[serde(default)]
    pub questions: BTreeMap<String, usize>,
    /// What the card points of a deal add up to; none where none are counted.
    pub card_points: Option<i32>,
    /// In so many sessions a patron is better than players who act at random.
    #[serde(default = "usual_sessions")]
    pub sessions_against_chance: u64,
    /// The number of deals in which everything that a player can do comes up.
    pub deals: usize,
    /// Its editions by name.
    pub editions: BTreeMap<String, Edition>,
}

/// What the tests expect of one edition.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    /// The number of deals in `cases/GAME-EDITION.jsonl`.
    pub worked_deals: usize,
    /// The topics that its lesson must speak of at least, for whoever plays as in its record.
    pub lesson: Vec<String>,
    /// How the skills of patrons are compared in it; at least one edition of each game says so.
    pub skill: Option<Skill>,
    /// Tables with options or another number of seats, at which one person plays.
    #[serde(default)]
    pub tables: Vec<Table>,
    /// Evenings of several people or one, in the first deals of which the bot is killed; at least one.
    pub evenings: Vec<Evening>,
}

/// A table of one person among patrons.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Behind the command that opens a table of the edition.
    pub options: String,
    /// What its host chooses among the house rules, by their names.
    #[serde(default)]
    pub rules: BTreeMap<String, String>,
    /// The number of deals played there.
    pub deals: usize,
}

/// An evening at one table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Evening {
    /// Behind the command that opens a table of the edition.
    pub options: String,
    pub people: usize,
    pub deals: u32,
}

/// How many sessions patrons of different skill play.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Skill {
    pub sessions: u64,
    /// Whether luck alone shows in so few.
    pub is_luck: bool,
}

fn usual_sessions() -> u64 {
    600
}

/// What is expected of a game.
pub fn of_game(game: &str) -> Expected {
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let mut files =
        here.map(|dir| dir.join(format!("crates/rules/tests/expectations/{game}.json")));
    let file = files.find(|file| file.exists());
    let file =
        file.unwrap_or_else(|| panic!("there is no crates/rules/tests/expectations/{game}.json"));
    let text = std::fs::read_to_string(&file).unwrap();
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Every edition, with what is expected of it.
pub fn editions() -> Vec<(Variant, Edition)> {
    let mut found = Vec::new();
    for game in Variant::games() {
        let mut expected = of_game(game).editions;
        for variant in Variant::editions()
            .into_iter()
            .filter(|it| it.game() == game)
        {
            let edition = expected.remove(variant.edition());
            found.push((
                variant,
                edition.unwrap_or_else(|| panic!("nothing is expected of {variant}")),
            ));
        }
        assert!(
            expected.is_empty(),
            "{game} has no edition {:?}",
            expected.keys()
        );
    }
    found
}
