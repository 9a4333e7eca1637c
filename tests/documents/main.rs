//! What the documents name exists: slash commands, settings, files, headings. Their command lines are tried in
//! `src/main.rs`.
#![allow(clippy::unwrap_used)]

mod games;
mod reading;

use house::Tavern;
use reading::{Document, documents, packaging};
use rules::Variant;
use sandbox::Sandbox;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use store::Sqlite;
use triomphe::config::{Config, SETTINGS};

/// The document for players and the one for game masters.
const GUIDES: [&str; 2] = ["docs/PLAYERS.md", "docs/GM.md"];

/// Registered slash commands by full name (`/coins pay`), each with the names of its options.
type Commands = BTreeMap<String, BTreeSet<String>>;

/// The slash commands that the bot registers in a sandbox.
async fn registered() -> Commands {
    let sandbox = Sandbox::start(sandbox::Config::default()).await.unwrap();
    let config = Config::from_lookup(|name| match name {
        "DISCORD_TOKEN" => Some(sandbox.token().to_owned()),
        "TRIOMPHE_DISCORD_URL" => Some(sandbox.url()),
        "TRIOMPHE_PICTURES" => Some("off".to_owned()),
        _ => None,
    });
    let config = config.unwrap();
    let store = Sqlite::in_memory().await.unwrap();
    let tavern = Tavern::open(store, config.house.clone(), None).await;
    let bot = triomphe::discord::run(&config, tavern.unwrap(), sandbox.until_ready());
    bot.await.unwrap();
    let requests = sandbox.requests().into_iter();
    let lists = requests.filter(|sent| sent.method == "PUT" && sent.path.ends_with("/commands"));
    let mut found = Commands::new();
    for list in lists {
        add(list.body.as_ref().unwrap(), "/", &mut found);
    }
    found
}

/// Adds a list of commands, or of subcommands, as Discord gets it: those are options of type 1, groups of them 2.
fn add(list: &Value, before: &str, found: &mut Commands) {
    for command in list.as_array().into_iter().flatten() {
        let name = |of: &Value| of["name"].as_str().unwrap().to_owned();
        let path = format!("{before}{}", name(command));
        let (mut subcommands, mut options) = (Vec::new(), BTreeSet::new());
        for option in command["options"].as_array().into_iter().flatten() {
            match option["type"].as_u64() {
                Some(1 | 2) => subcommands.push(option.clone()),
                _ => _ = options.insert(name(option)),
            }
        }
        add(&Value::from(subcommands), &format!("{path} "), found);
        found.insert(path, options);
    }
}

/// The slash commands in a document, word by word; one of every game where it says `/GAME`. A path has a further `/`.
fn slash_commands(document: &Document) -> Vec<String> {
    let code = document.code().into_iter();
    let is_one = |code: &String| {
        let rest = code.strip_prefix('/');
        rest.is_some_and(|rest| rest.starts_with(char::is_alphabetic) && !rest.contains('/'))
    };
    code.filter(is_one)
        .flat_map(|code| {
            if code.contains("GAME") {
                Variant::games()
                    .iter()
                    .map(|game| code.replace("GAME", game))
                    .collect()
            } else {
                vec![code]
            }
        })
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_slash_command_in_the_documents_is_registered_and_the_guides_name_all() {
    let commands = registered().await;
    let mut in_guides = BTreeSet::new();
    for document in documents() {
        let place = document.path.display();
        // A copy, in which each game still has a command of its own.
        if document.path.ends_with("docs/RULES.md") {
            continue;
        }
        for named in slash_commands(&document) {
            let words: Vec<&str> = named.split(' ').collect();
            let lengths = (1..=words.len()).rev();
            let mut commands_in_it =
                lengths.filter_map(|n| commands.get_key_value(&words[..n].join(" ")));
            let Some((name, options)) = commands_in_it.next() else {
                panic!("{place}: {named} is not registered")
            };
            // What follows the command names options, with or without a value.
            for word in named[name.len()..].split_whitespace() {
                let option = word.split(':').next().unwrap_or(word);
                assert!(
                    options.contains(option),
                    "{place}: {named}: {name} has no {option}"
                );
            }
            if GUIDES.iter().any(|guide| document.path.ends_with(guide)) {
                in_guides.insert(name.clone());
            }
        }
    }
    let is_group = |name: &str| {
        commands
            .keys()
            .any(|other| other.starts_with(&format!("{name} ")))
    };
    let untold: Vec<_> = commands
        .keys()
        .filter(|name| !is_group(name) && !in_guides.contains(*name))
        .collect();
    assert!(untold.is_empty(), "no guide says what these do: {untold:?}");
}

/// The words of a text that are names of settings.
fn settings(text: &str) -> BTreeSet<&str> {
    let is_part = |c: char| c.is_ascii_uppercase() || c == '_';
    let words = text.split(|c| !is_part(c));
    let begins = |word: &str| {
        ["TRIOMPHE_", "DISCORD_TOKEN"]
            .iter()
            .any(|with| word.starts_with(with))
    };
    words
        .filter(|word| begins(word) && !word.ends_with('_'))
        .collect()
}

/// Settings of tests and benches: only whoever changes the code reads of them.
const OF_TESTS: [&str; 13] = [
    "TRIOMPHE_RECORDS",
    "TRIOMPHE_TEST_DATABASE",
    "TRIOMPHE_COPIES",
    "TRIOMPHE_FAULTS",
    "TRIOMPHE_FUZZ_INPUTS",
    "TRIOMPHE_FUZZ_SECONDS",
    "TRIOMPHE_LEARNERS",
    "TRIOMPHE_LESSONS",
    "TRIOMPHE_MEASURE",
    "TRIOMPHE_OPENAPI",
    "TRIOMPHE_PROGRAM",
    "TRIOMPHE_SEED",
    "TRIOMPHE_WRITE",
];

#[test]
fn every_setting_in_documents_and_packages_is_known_and_one_lists_all() {
    let names = SETTINGS
        .iter()
        .flat_map(|setting| std::iter::once(setting.name.to_owned()).chain(setting.file()));
    let names: Vec<String> = names.collect();
    for document in documents().into_iter().chain(packaging()) {
        let mut known: BTreeSet<&str> = names.iter().map(String::as_str).collect();
        let named = settings(&document.text);
        let place = document.path.display();
        match document.path.to_str() {
            Some("docs/PROGRAM.md") => assert_eq!(named, known, "{place}"),
            Some(
                "ARCHITECTURE.md" | "CONTRIBUTING.md" | "docs/NEW-GAME.md" | "docs/SCALING.md",
            ) => known.extend(OF_TESTS),
            _ => {}
        }
        let unknown: Vec<_> = named.difference(&known).collect();
        assert!(unknown.is_empty(), "{place}: {unknown:?}");
    }
}

#[test]
fn the_table_of_permissions_is_what_the_program_asks_for_and_says_of_each() {
    let documents = documents();
    let is_guide = |document: &&Document| document.path.ends_with("docs/HOSTING.md");
    let guide = documents.iter().find(is_guide).unwrap();
    let rows = guide.text.lines();
    let rows = rows.skip_while(|line| *line != "| permission | what needs it |");
    let rows = rows.skip(2).take_while(|line| line.starts_with("| "));
    let told: Vec<(String, String)> = rows
        .map(|line| {
            let cells: Vec<&str> = line.split(" | ").collect();
            let cell = |n: usize| cells[n].trim_matches(['|', ' ']).to_owned();
            (cell(0), cell(1))
        })
        .collect();
    let words = screens::words::Words::english();
    let asked = screens::Permission::ALL.map(|it| (it.name(&words), it.serves(&words)));
    assert_eq!(told, asked);
}

/// The queries of the dashboard for Grafana, with those that fill its choices.
fn queries(dashboard: &Value) -> Vec<&str> {
    let panels = dashboard["panels"].as_array().unwrap().iter();
    let targets = panels.filter_map(|panel| panel["targets"].as_array());
    let drawn = targets.flatten().map(|target| &target["expr"]);
    let choices = dashboard["templating"]["list"].as_array().unwrap().iter();
    let choices = choices.map(|choice| &choice["definition"]);
    let texts = drawn.chain(choices);
    texts.map(|text| text.as_str().unwrap()).collect()
}

/// What Prometheus adds to the name of a histogram.
const OF_HISTOGRAMS: [&str; 3] = ["_bucket", "_sum", "_count"];

#[test]
fn the_dashboard_asks_for_the_programs_meters_and_shows_all_of_them() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(root.join("docs/grafana.json")).unwrap();
    let dashboard: Value = serde_json::from_str(&text).unwrap();
    let mut shown = BTreeSet::new();
    for query in queries(&dashboard) {
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let words: Vec<&str> = query.split(|c| !is_part(c)).collect();
        let named = words.iter().filter(|word| word.starts_with("triomphe_"));
        let mut labels: BTreeSet<&str> = ["job", "le"].into();
        for name in named {
            let whole = OF_HISTOGRAMS.iter().find_map(|end| name.strip_suffix(end));
            let about = meters::ALL.iter().find(|about| {
                let is_histogram = matches!(about.kind, meters::Kind::Histogram(_));
                if is_histogram {
                    whole == Some(about.name)
                } else {
                    about.name == *name
                }
            });
            let about = about.unwrap_or_else(|| panic!("{query}: {name} is no meter"));
            labels.extend(about.labels);
            shown.insert(about.name);
        }
        // What is grouped by, and what is compared.
        let grouped = query.split("by (").skip(1);
        let grouped = grouped.flat_map(|after| after.split(')').next().unwrap().split(", "));
        let compared = query.split(['{', ',']).skip(1);
        let compared = compared.filter_map(|after| Some(after.split_once(['=', '!'])?.0.trim()));
        for label in grouped.chain(compared) {
            assert!(
                labels.contains(label),
                "{query}: no meter in it has {label}"
            );
        }
    }
    let all: BTreeSet<&str> = meters::ALL.iter().map(|about| about.name).collect();
    assert_eq!(shown, all, "what the dashboard shows, and what there is");
}

#[test]
fn every_meter_and_its_labels_stand_in_the_hosts_guide() {
    let documents = documents();
    let guide = documents
        .iter()
        .find(|document| document.path.ends_with("docs/HOSTING.md"))
        .unwrap();
    let mut told = BTreeMap::new();
    for line in guide
        .text
        .lines()
        .filter(|line| line.starts_with("| `triomphe_"))
    {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let words = |cell: &str| -> Vec<String> {
            let quoted = cell.split('`').skip(1).step_by(2);
            quoted.map(str::to_owned).collect()
        };
        told.insert(words(cells[1])[0].clone(), words(cells[2]));
    }
    let all: BTreeMap<String, Vec<String>> = meters::ALL
        .iter()
        .map(|about| {
            let labels = about.labels.iter().map(|label| (*label).to_owned());
            (about.name.to_owned(), labels.collect())
        })
        .collect();
    assert_eq!(told, all);
}

/// The anchors of a document's headings, as Git's web pages make them.
fn anchors(text: &str) -> BTreeSet<String> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    let slug = |heading: &str| -> String {
        let words = heading.trim_start_matches('#').trim().to_lowercase();
        let kept = words
            .chars()
            .filter(|&c| c.is_alphanumeric() || " -_".contains(c));
        kept.map(|c| if c == ' ' { '-' } else { c }).collect()
    };
    headings.map(slug).collect()
}

/// Where the links and pictures of a document lead, except to the web.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let targets = text
        .split("](")
        .skip(1)
        .filter_map(|after| after.split(')').next());
    targets.filter(|target| !target.contains("://"))
}

#[test]
fn every_link_in_the_documents_leads_to_a_file_and_a_heading() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut followed = 0;
    for document in documents() {
        let place = document.path.display();
        let folder = document
            .path
            .parent()
            .map_or_else(PathBuf::new, Path::to_owned);
        for link in links(&document.text) {
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let to = match file {
                "" => root.join(&document.path),
                file => root.join(&folder).join(file),
            };
            assert!(to.exists(), "{place}: {link}");
            if !anchor.is_empty() {
                let text = fs::read_to_string(&to).unwrap();
                assert!(anchors(&text).contains(anchor), "{place}: {link}");
            }
            followed += 1;
        }
    }
    assert!(followed > 40, "{followed} links are found");
}
