//! What the documents say of the games is what the list of games says.

use crate::reading::{Document, documents};
use rules::{Coins, OptionValues, Seat, Setup, Variant};
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

/// The numbers of seats: with " to " and " or " between them "3", "3 to 15", "2, 4 or 6".
fn seats(variant: &Variant, [to, or]: [&str; 2]) -> String {
    match variant.seats() {
        [only] => only.to_string(),
        [first, .., last] if last - first + 1 == variant.seats().len() => {
            format!("{first}{to}{last}")
        }
        several => {
            let names: Vec<String> = several.iter().map(ToString::to_string).collect();
            let (last, rest) = names.split_last().unwrap();
            format!("{}{or}{last}", rest.join(", "))
        }
    }
}

/// The editions of a game, the default first.
fn editions(game: &str) -> Vec<Variant> {
    let mut editions = Variant::editions();
    editions.retain(|it| it.game() == game);
    editions
}

#[test]
fn the_record_names_every_game_with_its_editions_seats_and_chapters() {
    let (record, rules) = (document("docs/RECORD.md"), document("docs/RULES.md"));
    let mut named = Vec::new();
    for row in table(
        &record,
        "| game | editions (first is the default) | seats | RULES.md |",
    ) {
        for chapter in row[3].split(", ") {
            let heading = format!("\n## {chapter} ");
            assert!(rules.text.contains(&heading), "no chapter {chapter}");
        }
        named.push(row[..3].join(" "));
    }
    let expected: Vec<String> = Variant::games()
        .into_iter()
        .map(|game| {
            let editions = editions(game);
            let mut seats: Vec<String> = editions.iter().map(|it| seats(it, ["-", ", "])).collect();
            seats.dedup();
            let names: Vec<&str> = editions.iter().map(Variant::edition).collect();
            format!("`{game}` `{}` {}", names.join("`, `"), seats.join("; "))
        })
        .collect();
    assert_eq!(named, expected);
}

#[test]
fn the_record_names_every_option_with_its_values() {
    let without_notes = |mut text: String| {
        while let (Some(from), Some(to)) = (text.find(" ("), text.find(')')) {
            text.replace_range(from..=to, "");
        }
        // What the option is about may follow its values.
        let values = text.find(": ").unwrap_or(text.len());
        text.truncate(values);
        text
    };
    let record = document("docs/RECORD.md");
    let rows = table(
        &record,
        "| game/edition | option | values (default first) | RULES.md |",
    );
    let mut named: Vec<String> = rows
        .into_iter()
        .map(|row| format!("{} {} {}", row[0], row[1], without_notes(row[2].clone())))
        .collect();
    let mut expected = Vec::new();
    for game in Variant::games() {
        let editions = editions(game);
        for option in editions[0].all_options() {
            let set_in = |edition: &Variant| {
                let mut rules = edition.house_rules().into_iter();
                let rule = rules.find(|rule| rule.name == option.name)?;
                Some((format!("{game}/{}", edition.edition()), rule.set))
            };
            let mut set: Vec<(String, String)> = editions.iter().filter_map(set_in).collect();
            if set.len() == editions.len() {
                set.truncate(1);
                set[0].0 = game.to_owned();
            }
            for (place, set) in set {
                let values = match &option.values {
                    OptionValues::Words(words) => format!("`{}`", words.join("`, `")),
                    OptionValues::Numbers(numbers) => {
                        format!("`{set}`, {} to {}", numbers.start(), numbers.end())
                    }
                    OptionValues::NumbersOr(numbers, word) => {
                        let (least, most) = (numbers.start(), numbers.end());
                        format!("`{set}`, {least} to {most}, `{word}`")
                    }
                };
                expected.push(format!("{place} `{}` {values}", option.name));
            }
        }
    }
    named.sort();
    expected.sort();
    assert_eq!(named, expected);
}

/// A game's row in the table for players.
fn row(words: &Words, variant: &Variant) -> String {
    const SAID: [&str; 2] = [" to ", " or "];
    let mut editions = editions(variant.game());
    let first = editions.remove(0);
    editions.retain(|other| other.seats() != first.seats());
    let others: String = editions
        .iter()
        .map(|it| {
            let name = words.say(&format!("edition-{}", it.edition()));
            format!(" ({name}: {})", seats(it, SAID))
        })
        .collect();
    let level = words.say(&format!("play-{}", variant.introduction().level.key()));
    format!(
        "| {} | {}{others} | {level} | {} |",
        words.say(&format!("game-{}", variant.game())),
        seats(&first, SAID),
        words.say(&format!("play-about-{}", variant.game())),
    )
}

/// `TRIOMPHE_WRITE=1` writes the table.
#[test]
fn the_guide_for_players_names_every_game_easiest_first() {
    const HEADING: &str = "| game | players | level | what it is |\n| --- | --- | --- | --- |\n";
    let guide = document("docs/PLAYERS.md");
    let words = Words::english();
    let mut rows = Variant::easiest_first();
    rows.dedup_by_key(|variant| variant.game());
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

/// The most that a deal of an edition can cost, as the guide for game masters says it.
fn cost(variant: Variant) -> String {
    let stake = variant.usual_stake();
    let stakes = |coins: Coins| coins.0 / stake.0;
    if let Some((least, most)) = variant.purse(stake) {
        let (least, most) = (stakes(least), stakes(most));
        return format!("what each player sets aside: {least} to {most} stakes");
    }
    let first = Seat::all(1).next().unwrap();
    let setup = Setup::new(variant, stake, variant.seats()[0], first).unwrap();
    match stakes(setup.max_loss(first)) {
        1 => "the stake".to_owned(),
        several => format!("{several} stakes"),
    }
}

#[test]
fn the_guide_for_game_masters_says_what_a_deal_of_every_game_can_cost() {
    let words = Words::english();
    let rows = table(&document("docs/GM.md"), "| game | at most |");
    for variant in Variant::editions() {
        let name = words.say(&format!("game-{}", variant.game()));
        let mut rows = rows.iter();
        let row = rows.find(|row| row[0].split(", ").any(|game| game == name));
        let row = row.unwrap_or_else(|| panic!("docs/GM.md has no row for {name}"));
        let cost = cost(variant);
        assert!(row[1].starts_with(&cost), "{name}: {cost}, not {}", row[1]);
    }
}
