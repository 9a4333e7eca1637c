//! Arrows that must never be (ARCHITECTURE.md): crates keep some of them, this test the rest.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

/// Where a word may stand: in these folders (or files) of `src`, and nowhere else in it.
const ONLY_IN: &[(&str, &[&str], &str)] = &[
    ("sqlx", &["store"], "only the store knows SQL"),
    (
        "crate::store",
        &["store", "bank", "tavern"],
        "only bank and tavern speak to the store",
    ),
    (
        "serenity",
        &["discord"],
        "only discord/ knows Discord's types",
    ),
    ("poise", &["discord"], "only discord/ knows Discord's types"),
    (
        "sandbox::",
        &["main.rs", "cli"],
        "the bot meets the sandbox over HTTP and WebSocket only",
    ),
    ("fluent", &["discord"], "sentences are discord's"),
];

/// What a folder may not name.
const NEVER: &[(&str, &str, &str)] = &[
    (
        "bank",
        "tavern",
        "the bank does not know what coins are played for",
    ),
    (
        "bank",
        "rules::",
        "the bank does not know what coins are played for",
    ),
    ("bank", "discord", "the bank does not know Discord"),
    ("tavern", "discord::", "tables do not know Discord's types"),
    (
        "picture",
        "crate::",
        "a picture knows what it is told: not tables, coins or Discord",
    ),
    ("store", "crate::bank", "the store knows nobody"),
    ("store", "crate::tavern", "the store knows nobody"),
];

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
    let needs = |name: &str| {
        let manifest = root().join("crates").join(name).join("Cargo.toml");
        let text = fs::read_to_string(manifest).unwrap();
        let table: Vec<String> = text
            .lines()
            .skip_while(|line| *line != "[dependencies]")
            .skip(1)
            .take_while(|line| !line.starts_with('['))
            .filter_map(|line| line.split([' ', '.', '=']).next())
            .map(str::to_owned)
            .collect();
        assert!(!table.is_empty(), "{name} needs something");
        table
    };
    for ours in ["triomphe", "patrons", "sandbox"] {
        assert!(
            !needs("rules").contains(&ours.to_owned()),
            "rules -> {ours}"
        );
    }
    for ours in ["triomphe", "sandbox"] {
        assert!(
            !needs("patrons").contains(&ours.to_owned()),
            "patrons -> {ours}"
        );
    }
    for ours in ["triomphe", "rules", "patrons"] {
        assert!(
            !needs("sandbox").contains(&ours.to_owned()),
            "sandbox -> {ours}"
        );
    }
    for outside in ["tokio", "sqlx", "serenity"] {
        assert!(
            !needs("rules").contains(&outside.to_owned()),
            "rules -> {outside}"
        );
        assert!(
            !needs("patrons").contains(&outside.to_owned()),
            "patrons -> {outside}"
        );
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every file of `src` by its path there, without comments.
fn sources() -> Vec<(PathBuf, String)> {
    let src = root().join("src");
    let mut folders = vec![src.clone()];
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
                sources.push((path.strip_prefix(&src).unwrap().to_owned(), code));
            }
        }
    }
    assert!(sources.len() > 10, "the sources are found");
    sources
}
