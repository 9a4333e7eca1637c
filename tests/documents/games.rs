//! What the documents say of the games is what the list of games says.

use crate::reading::{Document, documents};
use rules::{OptionValues, Variant};
use screens::words::Words;
use std::path::Path;

fn document(name: &str) -> Document {
    let mut all = documents().into_iter();
    all.find(|document| document.path == Path::new(name))
        .unwrap()
}

/// The rows of a document's table with this heading, each with its cells.
fn table(document: &Document, heading: &str) -> Vec<Vec<String>> {
    let lines = document.text.lines().skip_while(|line| *line != heading);
    let rows = lines.skip(2).take_while(|line| line.starts_with('|'));
    let cells = |row: &str| {
        let cells = row.trim_matches('|').split(" | ");
        cells.map(|cell| cell.trim().to_owned()).collect()
    };
    rows.map(cells).collect()
}

/// The numbers of seats: "3", "3 to 15", "2, 4 or 6".
fn seats(variant: &Variant) -> String {
    match variant.seats() {
        [only] => only.to_string(),
        [first, .., last] if last - first + 1 == variant.seats().len() => {
            format!("{first} to {last}")
        }
        several => {
            let names: Vec<String> = several.iter().map(ToString::to_string).collect();
            let (last, rest) = names.split_last().unwrap();
            format!("{} or {last}", rest.join(", "))
        }
    }
}

#[test]
fn the_rules_name_every_edition_with_its_chapter_and_seats() {
    let rules = document("docs/RULES.md");
    let mut editions = Vec::new();
    for row in table(&rules, "| chapter | `game` | `edition` | seats |") {
        let chapter = format!("\n## {} ", row[0]);
        assert!(
            rules.text.contains(&chapter),
            "there is no chapter {}",
            row[0]
        );
        editions.push(row[1..].join(" "));
    }
    let expected = Variant::editions().into_iter();
    let expected: Vec<String> = expected
        .map(|it| format!("`{}` `{}` {}", it.game(), it.edition(), seats(&it)))
        .collect();
    assert_eq!(editions, expected);
}

#[test]
fn the_rules_name_every_option_with_its_values() {
    let mut named: Vec<String> = table(
        &document("docs/RULES.md"),
        "| game | option | values (default first) | id |",
    )
    .iter()
    .map(|row| row[..3].join(" "))
    .collect();
    let mut expected = Vec::new();
    for game in Variant::games() {
        let mut editions = Variant::editions().into_iter();
        let edition = editions.find(|edition| edition.game() == game).unwrap();
        for option in edition.all_options() {
            let values = match option.values {
                OptionValues::Words(words) => format!("`{}`", words.join("`, `")),
                OptionValues::Numbers(range) => format!("{} to {}", range.start(), range.end()),
            };
            expected.push(format!("`{game}` `{}` {values}", option.name));
        }
    }
    named.sort();
    expected.sort();
    assert_eq!(named, expected);
}

/// A game's row in the table for players.
fn row(words: &Words, variant: &Variant) -> String {
    let name = |variant: &Variant| words.say(&format!("edition-{}", variant.edition()));
    let editions = Variant::editions().into_iter();
    let editions = editions.filter(|other| other.game() == variant.game());
    let mut editions: Vec<Variant> = editions.collect();
    let first = editions.remove(0);
    editions.retain(|other| other.seats() != first.seats());
    let others = editions
        .iter()
        .map(|it| format!(" ({}: {})", name(it), seats(it)));
    let level = words.say(&format!("play-{}", variant.introduction().level.key()));
    format!(
        "| {} | {}{} | {level} | {} |",
        words.say(&format!("game-{}", variant.game())),
        seats(&first),
        others.collect::<String>(),
        words.say(&format!("play-about-{}", variant.game())),
    )
}

/// `TRIOMPHE_WRITE=1` writes the table.
#[test]
fn the_guide_for_players_names_every_game_easiest_first() {
    const HEADING: &str = "| game | players | level | what it is |\n| --- | --- | --- | --- |\n";
    let guide = document("docs/PLAYERS.md");
    let words = Words::english();
    let rows = Variant::easiest_first();
    let rows: String = rows.iter().map(|it| row(&words, it) + "\n").collect();
    let (before, rest) = guide.text.split_once(HEADING).unwrap();
    let after = rest.find("\n\n").unwrap() + 1;
    if std::env::var_os("TRIOMPHE_WRITE").is_some() {
        let written = [before, HEADING, &rows, &rest[after..]].concat();
        std::fs::write(
            Path::new(env!("CARGO_MANIFEST_DIR")).join(&guide.path),
            written,
        )
        .unwrap();
    } else {
        assert_eq!(
            &rest[..after],
            rows,
            "TRIOMPHE_WRITE=1 writes the table of docs/PLAYERS.md"
        );
    }
}
