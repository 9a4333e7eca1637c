//! Arrows that must never be (ARCHITECTURE.md): crates keep some of them, this test the rest.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

/// Where a word may stand: in these folders (or files), and nowhere else in the bot and the house.
const ONLY_IN: &[(&str, &[&str], &str)] = &[
    ("sqlx", &[], "only the store knows SQL"),
    (
        "store::",
        &["crates/house", "src/cli"],
        "only the house speaks to the store, and the command line opens it",
    ),
    (
        "serenity",
        &["src/discord"],
        "only discord/ knows Discord's types",
    ),
    (
        "poise",
        &["src/discord"],
        "only discord/ knows Discord's types",
    ),
    (
        "sandbox::",
        &["src/main.rs", "src/cli"],
        "the bot meets the sandbox over HTTP and WebSocket only",
    ),
    (
        "fluent",
        &[],
        "only the screens know how sentences are kept",
    ),
];

/// What a folder may not name.
const NEVER: &[(&str, &str, &str)] = &[
    (
        "crates/house/src/bank",
        "Tavern",
        "the bank does not know what coins are played for",
    ),
    (
        "crates/house/src/bank",
        "rules::",
        "the bank does not know what coins are played for",
    ),
];

/// Each crate, what of ours it may know, and whether it is pure: no clock, no file, no network, no runtime.
const CRATES: &[(&str, &[&str], bool)] = &[
    ("ids", &[], true),
    ("rules", &[], true),
    ("books", &["ids"], true),
    ("shuffle", &["rules"], true),
    ("patrons", &["rules"], true),
    ("table", &["books", "ids", "rules", "shuffle"], true),
    ("store", &["books", "ids"], false),
    (
        "house",
        &[
            "books", "ids", "pages", "patrons", "rules", "shuffle", "store", "table",
        ],
        false,
    ),
    ("picture", &["rules"], true),
    (
        "pages",
        &["books", "ids", "patrons", "rules", "shuffle", "table"],
        true,
    ),
    (
        "screens",
        &[
            "books", "ids", "pages", "patrons", "picture", "rules", "shuffle", "table",
        ],
        true,
    ),
    ("sandbox", &[], false),
];

/// What nothing pure is made with.
const IMPURE: &[&str] = &["tokio", "sqlx", "serenity", "poise", "reqwest"];

#[test]
fn words_stand_only_where_they_may() {
    for (word, folders, why) in ONLY_IN {
        for (file, code) in sources() {
            let allowed = folders.iter().any(|folder| file.starts_with(folder));
            assert!(
                allowed || !code.contains(word),
                "{}: {word}: {why}",
                file.display()
            );
        }
    }
}

#[test]
fn folders_do_not_name_what_they_must_not_know() {
    for (folder, word, why) in NEVER {
        for (file, code) in sources() {
            let inside = file.starts_with(folder);
            assert!(
                !inside || !code.contains(word),
                "{}: {word}: {why}",
                file.display()
            );
        }
    }
}

#[test]
fn crates_depend_on_nothing_they_must_not_know() {
    let ours: Vec<String> = fs::read_dir(root().join("crates"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .chain(["triomphe".to_owned()])
        .collect();
    for (name, knows, pure) in CRATES {
        let needs = needs(name);
        let of_ours = needs.iter().filter(|need| ours.contains(need));
        let unknown: Vec<&String> = of_ours
            .filter(|need| !knows.contains(&need.as_str()))
            .collect();
        assert!(unknown.is_empty(), "{name} -> {unknown:?}");
        let busy = |need: &&String| IMPURE.contains(&need.as_str());
        assert!(
            !pure || !needs.iter().any(|need| busy(&need)),
            "{name} is pure"
        );
    }
    let told: Vec<&str> = CRATES.iter().map(|(name, ..)| *name).collect();
    for name in ours.iter().filter(|name| *name != "triomphe") {
        assert!(
            told.contains(&name.as_str()),
            "{name}: say what it may know"
        );
    }
}

/// What a crate is made with, as its manifest says.
fn needs(name: &str) -> Vec<String> {
    let manifest = root().join("crates").join(name).join("Cargo.toml");
    let text = fs::read_to_string(manifest).unwrap();
    let needs: Vec<String> = text
        .lines()
        .skip_while(|line| *line != "[dependencies]")
        .skip(1)
        .take_while(|line| !line.starts_with('['))
        .filter_map(|line| line.split([' ', '.', '=']).next())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect();
    assert!(!needs.is_empty(), "{name} needs something");
    needs
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every file of the bot and of the house by its path, without comments.
fn sources() -> Vec<(PathBuf, String)> {
    let mut folders = vec![root().join("src"), root().join("crates/house/src")];
    let mut sources = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ext| ext == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                let code = text
                    .lines()
                    .filter(|line| !line.trim_start().starts_with("//"))
                    .collect::<Vec<_>>()
                    .join("\n");
                sources.push((path.strip_prefix(root()).unwrap().to_owned(), code));
            }
        }
    }
    assert!(sources.len() > 10, "the sources are found");
    sources
}
