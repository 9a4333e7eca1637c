//! The page's sentences: every language has all of them, with the same arguments, and none is unused.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use serde_json::Value;

/// The language used where others have no translation, and those that must have the same keys.
const ENGLISH: &str = "en";
const OTHERS: [&str; 3] = ["fr", "it", "de"];

fn page() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("page")
}

/// The texts of a language by key; a text that depends on a number has a form for each plural category.
fn texts(language: &str) -> BTreeMap<String, BTreeMap<String, String>> {
    let file = fs::read_to_string(page().join(format!("words/{language}.json"))).unwrap();
    let all: BTreeMap<String, Value> = serde_json::from_str(&file).unwrap();
    let forms = |text: Value| match text {
        Value::String(text) => [("other".to_owned(), text)].into(),
        forms => serde_json::from_value(forms).unwrap(),
    };
    let all: BTreeMap<_, _> = all
        .into_iter()
        .map(|(key, text)| (key, forms(text)))
        .collect();
    // A duplicate key would hide its first text.
    let lines = file.lines().filter(|line| line.starts_with("  \""));
    assert_eq!(
        lines.count(),
        all.len(),
        "{language}: one key a line, each once"
    );
    all
}

/// The names in braces.
fn arguments(text: &str) -> BTreeSet<&str> {
    text.split('{')
        .skip(1)
        .map(|rest| rest.split_once('}').expect("a brace is closed").0)
        .collect()
}

/// The page's scripts and its document, by name.
fn sources() -> Vec<(String, String)> {
    fs::read_dir(page())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            path.extension()
                .is_some_and(|kind| kind == "js" || kind == "html")
        })
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, fs::read_to_string(path).unwrap())
        })
        .collect()
}

/// The keys that the page uses.
fn used() -> BTreeSet<String> {
    let marks = ["say(\"", "weave(\"", "data-say=\"", "data-say-label=\""];
    sources()
        .iter()
        .flat_map(|(_, text)| marks.iter().flat_map(|mark| text.split(mark).skip(1)))
        .map(|rest| rest.split('"').next().unwrap().to_owned())
        .collect()
}

#[test]
fn every_language_has_the_same_texts_with_the_same_arguments() {
    let english = texts(ENGLISH);
    for language in OTHERS {
        let texts = texts(language);
        let keys = |all: &BTreeMap<String, _>| all.keys().cloned().collect::<BTreeSet<_>>();
        let odd: Vec<_> = keys(&english)
            .symmetric_difference(&keys(&texts))
            .cloned()
            .collect();
        assert!(odd.is_empty(), "{language}: {odd:?}");
        for (key, forms) in &english {
            for (number, text) in &texts[key] {
                assert_eq!(
                    arguments(text),
                    arguments(&forms["other"]),
                    "{language}: {key}"
                );
                assert!(!text.trim().is_empty(), "{language}: {key}");
                assert!(
                    ["one", "other"].contains(&number.as_str()),
                    "{language}: {key}, {number}"
                );
            }
            assert_eq!(
                texts[key].len(),
                forms.len(),
                "{language}: {key} has as many forms"
            );
        }
    }
}

#[test]
fn every_text_that_is_said_is_there_and_every_text_is_said() {
    let there: BTreeSet<_> = texts(ENGLISH).into_keys().collect();
    let used = used();
    let odd: Vec<_> = used.symmetric_difference(&there).collect();
    assert!(odd.is_empty(), "{odd:?}");
}

#[test]
fn what_depends_on_a_number_counts_it() {
    for (key, forms) in texts(ENGLISH) {
        let counts = arguments(&forms["other"]).contains("count");
        assert_eq!(forms.len() == 2, counts, "{key}");
    }
}

/// A sentence in a script would be English for everybody.
#[test]
fn no_sentence_stands_in_the_scripts() {
    for (name, text) in sources().iter().filter(|(name, _)| name.ends_with(".js")) {
        let lines = text.lines().filter(|line| {
            let line = line.trim_start();
            !["//", "/*", "*"].iter().any(|mark| line.starts_with(mark))
                && !line.contains("new Error(")
        });
        for line in lines {
            let code = line.split(" // ").next().unwrap();
            for quoted in code.split(['"', '`']).skip(1).step_by(2) {
                let words: Vec<_> = quoted.split_whitespace().collect();
                let capital = quoted.starts_with(|first: char| first.is_ascii_uppercase());
                let prose = |word: &&&str| {
                    word.chars()
                        .all(|one| one.is_ascii_lowercase() || ".,!?…".contains(one))
                };
                assert!(
                    !(capital && words.iter().skip(1).any(|word| prose(&word))),
                    "{name}: {quoted:?} is to stand in words/"
                );
            }
        }
    }
}
