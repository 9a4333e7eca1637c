//! Dependencies that must never exist (ARCHITECTURE.md): between crates, as `cargo metadata` reports them, and between
//! parts of the root package, which no crate boundary keeps apart.
#![allow(clippy::unwrap_used)]

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Our crates, each with those of our crates it may depend on. The root package may depend on all of them.
const MAY_KNOW: &[(&str, &[&str])] = &[
    ("bank", &["books", "ids", "pages", "store"]),
    ("books", &["ids"]),
    (
        "house",
        &[
            "bank", "books", "ids", "pages", "patrons", "rules", "shuffle", "store", "table",
        ],
    ),
    ("ids", &[]),
    (
        "pages",
        &["books", "ids", "patrons", "rules", "shuffle", "table"],
    ),
    ("patrons", &["rules"]),
    ("picture", &["rules"]),
    ("rules", &[]),
    ("sandbox", &[]),
    (
        "screens",
        &[
            "books", "ids", "pages", "patrons", "picture", "rules", "shuffle", "table",
        ],
    ),
    ("shuffle", &["rules"]),
    ("simulator", &["books", "ids", "rules", "shuffle", "table"]),
    ("store", &["books", "ids"]),
    ("table", &["books", "ids", "rules", "shuffle"]),
];

/// Crates without a clock, files, network or async runtime, indirect dependencies included.
const PURE: &[&str] = &[
    "books", "ids", "pages", "patrons", "picture", "rules", "screens", "shuffle", "table",
];

/// Libraries that no pure crate may depend on, even indirectly.
const IMPURE: &[&str] = &["tokio", "sqlx", "serenity", "poise", "reqwest"];

/// Libraries that only one of our crates may depend on directly.
const ONLY: &[(&str, &str, &str)] = &[
    ("sqlx", "store", "only the store knows SQL"),
    ("serenity", "triomphe", "only the bot knows Discord's types"),
    ("poise", "triomphe", "only the bot knows Discord's types"),
    ("fluent-bundle", "screens", "sentences are the screens'"),
    ("resvg", "picture", "only pictures draw"),
    ("rusqlite", "store", "only the store knows SQL"),
];

/// The only places in the root package where a crate may be named; Cargo cannot enforce this.
const NAMED_ONLY_IN: &[(&str, &[&str], &str)] = &[
    ("store::", &["src/cli"], "the command line alone opens it"),
    (
        "sandbox::",
        &["src/main.rs", "src/cli"],
        "the bot meets the sandbox over HTTP and WebSocket only",
    ),
    ("serenity", &["src/discord"], "discord/ alone speaks to it"),
    ("poise", &["src/discord"], "discord/ alone speaks to it"),
];

#[test]
fn crates_know_only_what_they_may() {
    let needs = needs();
    let ours: BTreeSet<&String> = needs.keys().collect();
    for (name, direct) in &needs {
        if name == "triomphe" {
            continue;
        }
        let may = MAY_KNOW.iter().find(|(told, _)| told == name);
        let (_, may) = may.unwrap_or_else(|| panic!("{name}: say what it may know"));
        let of_ours = direct.iter().filter(|need| ours.contains(need));
        let unknown: Vec<&String> = of_ours
            .filter(|need| !may.contains(&need.as_str()))
            .collect();
        assert!(unknown.is_empty(), "{name} -> {unknown:?}");
    }
    for (library, owner, why) in ONLY {
        for (name, direct) in &needs {
            assert!(
                name == owner || !direct.contains(*library),
                "{name} -> {library}: {why}"
            );
        }
    }
}

#[test]
fn pure_crates_stay_pure_through_all_that_they_are_made_with() {
    let closure = closure();
    for name in PURE {
        let all = &closure[*name];
        let busy: Vec<_> = IMPURE.iter().filter(|need| all.contains(**need)).collect();
        assert!(busy.is_empty(), "{name} -> {busy:?}");
    }
    for name in ["screens", "picture"] {
        for other in ["house", "store", "bank"] {
            assert!(!closure[name].contains(other), "{name} -> {other}");
        }
    }
    for other in ["rules", "table"] {
        assert!(!closure["store"].contains(other), "store -> {other}");
    }
}

#[test]
fn the_root_package_names_crates_only_where_it_may() {
    for (word, folders, why) in NAMED_ONLY_IN {
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

/// The output of `cargo metadata` for this platform only: libraries for other platforms may not have been
/// downloaded, and do not matter here.
fn metadata() -> Value {
    let rustc = Command::new("rustc").arg("-vV").output().unwrap();
    let told = String::from_utf8(rustc.stdout).unwrap();
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    let told = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version=1", "--locked"])
        .args(["--filter-platform", host.unwrap()])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(
        told.status.success(),
        "{}",
        String::from_utf8_lossy(&told.stderr)
    );
    serde_json::from_slice(&told.stdout).unwrap()
}

/// Our crates with their direct dependencies, except those only for tests and build scripts.
fn needs() -> BTreeMap<String, BTreeSet<String>> {
    let told = metadata();
    let members: BTreeSet<&str> = strings(&told["workspace_members"]).collect();
    let packages = told["packages"].as_array().unwrap().iter();
    packages
        .filter(|package| members.contains(package["id"].as_str().unwrap()))
        .map(|package| {
            let dependencies = package["dependencies"].as_array().unwrap().iter();
            let normal = dependencies.filter(|dependency| dependency["kind"].is_null());
            let names = normal.map(|dependency| dependency["name"].as_str().unwrap().to_owned());
            (
                package["name"].as_str().unwrap().to_owned(),
                names.collect(),
            )
        })
        .collect()
}

/// Our crates with all their dependencies, direct and indirect.
fn closure() -> BTreeMap<String, BTreeSet<String>> {
    let told = metadata();
    let packages = told["packages"].as_array().unwrap().iter();
    let names: BTreeMap<&str, &str> = packages
        .map(|package| {
            (
                package["id"].as_str().unwrap(),
                package["name"].as_str().unwrap(),
            )
        })
        .collect();
    let nodes = told["resolve"]["nodes"].as_array().unwrap().iter();
    let next: BTreeMap<&str, Vec<&str>> = nodes
        .map(|node| {
            let deps = node["deps"].as_array().unwrap().iter();
            let normal = deps.filter(|dep| {
                let kinds = dep["dep_kinds"].as_array().unwrap();
                kinds.iter().any(|kind| kind["kind"].is_null())
            });
            let ids = normal.map(|dep| dep["pkg"].as_str().unwrap());
            (node["id"].as_str().unwrap(), ids.collect())
        })
        .collect();
    let reached = |from: &str| {
        let (mut open, mut found) = (vec![from.to_owned()], BTreeSet::new());
        while let Some(id) = open.pop() {
            for next in &next[id.as_str()] {
                if found.insert(names[next].to_owned()) {
                    open.push((*next).to_owned());
                }
            }
        }
        found
    };
    strings(&told["workspace_members"])
        .map(|id| (names[id].to_owned(), reached(id)))
        .collect()
}

fn strings(list: &Value) -> impl Iterator<Item = &str> {
    list.as_array().unwrap().iter().filter_map(Value::as_str)
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The source files of the root package, each with its path, and without comment lines.
fn sources() -> Vec<(PathBuf, String)> {
    let mut folders = vec![root().join("src")];
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
