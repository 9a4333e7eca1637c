//! Dependencies that must never exist (ARCHITECTURE.md): between crates, as `cargo metadata` reports them, and between
//! parts of the root package, which no crate boundary keeps apart. And what SECURITY.md says its promises rest on.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Our crates, each with those of our crates it may depend on. The root package may depend on all of them.
const MAY_KNOW: &[(&str, &[&str])] = &[
    ("bank", &["books", "ids", "pages", "rules", "store"]),
    ("books", &["ids"]),
    (
        "house",
        &[
            "bank", "books", "ids", "lessons", "meters", "pages", "patrons", "rules", "shuffle",
            "store", "table",
        ],
    ),
    ("fuzz", &[]),
    ("ids", &[]),
    (
        "interactions",
        &[
            "bank", "books", "house", "ids", "lessons", "pages", "patrons", "rules", "screens",
            "table",
        ],
    ),
    ("lessons", &["rules"]),
    ("meters", &[]),
    (
        "pages",
        &[
            "books", "ids", "lessons", "patrons", "rules", "shuffle", "table",
        ],
    ),
    ("patrons", &["rules"]),
    ("picture", &["rules"]),
    ("rules", &[]),
    ("sandbox", &[]),
    ("scratch", &[]),
    (
        "screens",
        &[
            "books", "ids", "lessons", "pages", "patrons", "picture", "rules", "shuffle", "table",
        ],
    ),
    ("shuffle", &["rules"]),
    (
        "simulator",
        &[
            "bank",
            "books",
            "house",
            "ids",
            "interactions",
            "pages",
            "patrons",
            "rules",
            "scratch",
            "screens",
            "shuffle",
            "standin",
            "store",
            "table",
        ],
    ),
    (
        "standin",
        &["house", "ids", "interactions", "pages", "screens", "store"],
    ),
    ("store", &["books", "ids", "meters"]),
    ("table", &["books", "ids", "rules", "shuffle"]),
];

/// Crates without a clock, files, network or async runtime, indirect dependencies included.
const PURE: &[&str] = &[
    "books", "ids", "lessons", "pages", "patrons", "picture", "rules", "screens", "shuffle",
    "table",
];

/// Libraries that no pure crate may depend on, even indirectly.
const IMPURE: &[&str] = &["tokio", "sqlx", "serenity", "poise", "reqwest"];

/// Libraries that only one of our crates may depend on directly.
const ONLY: &[(&str, &str, &str)] = &[
    ("sqlx", "store", "only the store knows SQL"),
    ("serenity", "triomphe", "only the bot knows Discord's types"),
    ("poise", "triomphe", "only the bot knows Discord's types"),
    ("fluent-bundle", "screens", "sentences are the screens'"),
    ("metrics", "meters", "every meter stands in one list"),
    ("resvg", "picture", "only pictures draw"),
];

/// What the tests and examples of a crate use beyond that, each with the reason.
const ONLY_IN_TESTS: &[(&str, &str, &str)] = &[
    (
        "bank",
        "sqlx",
        "the books are forged and read past the store, which refuses to",
    ),
    (
        "house",
        "sqlx",
        "databases of old versions are made, and what is stored is damaged and read past the store",
    ),
    (
        "interactions",
        "picture",
        "what an answer draws is looked at",
    ),
    (
        "interactions",
        "shuffle",
        "an evening of the house cuts the pack",
    ),
    (
        "interactions",
        "store",
        "an evening of the house is opened on it",
    ),
    (
        "triomphe",
        "sqlx",
        "tests of the whole program damage, forge and read its database past the store, which refuses to",
    ),
    (
        "lessons",
        "patrons",
        "they play the deals that an example prepares",
    ),
    (
        "sandbox",
        "serenity",
        "the sandbox is tried with the library that most bots are written with",
    ),
];

/// Our crates that only help tests; the tests of any crate may use them.
const HELPERS: &[&str] = &["fuzz", "scratch", "standin"];

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
    let needs = needs(Purpose::Program);
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
fn tests_use_more_only_where_a_reason_is_given() {
    let needs = needs(Purpose::Tests);
    let mut used = BTreeSet::new();
    for (name, direct) in needs.iter().filter(|(name, _)| *name != "triomphe") {
        let may = MAY_KNOW.iter().find(|(told, _)| told == name).unwrap().1;
        let of_ours = direct
            .iter()
            .map(String::as_str)
            .filter(|need| needs.contains_key(*need));
        used.extend(
            of_ours
                .filter(|need| !may.contains(need) && !HELPERS.contains(need))
                .map(|need| (name.as_str(), need)),
        );
    }
    for (library, owner, _) in ONLY {
        let others = needs.iter().filter(|(name, _)| name != owner);
        let others = others.filter(|(_, direct)| direct.contains(*library));
        used.extend(others.map(|(name, _)| (name.as_str(), *library)));
    }
    let said = ONLY_IN_TESTS.iter().map(|(user, used, _)| (*user, *used));
    assert_eq!(used, said.collect::<BTreeSet<_>>());
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
    for other in ["serenity", "poise"] {
        assert!(
            !closure["interactions"].contains(other),
            "interactions -> {other}"
        );
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
                allowed || !has_word(&code, word),
                "{}: {word}: {why}",
                file.display()
            );
        }
    }
}

/// Whether code has this word, and not only as the end of a longer one.
fn has_word(code: &str, word: &str) -> bool {
    let is_letter = |letter: char| letter.is_alphanumeric() || letter == '_';
    let begins = |at: usize| !code[..at].ends_with(is_letter);
    code.match_indices(word).any(|(at, _)| begins(at))
}

/// Every promise is a row: what is promised, the files that it rests on, and tests as `FILE`: `NAME`, `NAME`.
#[test]
fn every_promise_of_security_names_files_and_tests_that_exist() {
    let text = fs::read_to_string(root().join("SECURITY.md")).unwrap();
    let rows = text.lines().filter(|line| line.starts_with("| "));
    let rows = rows.map(|row| row.trim_matches('|').split('|').collect::<Vec<_>>());
    let mut promises = 0;
    for row in rows.filter(|row| !["promise", "---"].contains(&row[0].trim())) {
        let [promise, rests_on, shown_by] = row[..] else {
            panic!("{row:?} has three columns");
        };
        promises += 1;
        let files: Vec<&str> = quoted(rests_on).collect();
        assert!(!files.is_empty(), "{promise}: no file");
        for file in files {
            assert!(root().join(file).is_file(), "{promise}: {file}");
        }
        let (mut source, mut tests) = (String::new(), 0);
        for word in quoted(shown_by) {
            if word.contains('/') {
                source = fs::read_to_string(root().join(word)).expect(word);
            } else {
                assert!(is_test(&source, word), "{promise}: {word}");
                tests += 1;
            }
        }
        assert!(tests > 0, "{promise}: no test");
    }
    assert!(promises > 30, "the table is found");
}

/// Each patch of `crates/simulator/planted` applies, otherwise the simulator would search the unchanged product; and it
/// says how long that may take.
#[test]
fn every_planted_fault_fits_the_code() {
    let mut patches = 0;
    for entry in fs::read_dir(root().join("crates/simulator/planted")).unwrap() {
        let path = entry.unwrap().path();
        let patch = fs::read_to_string(&path).unwrap();
        // The file that a hunk changes, and the hunk's lines as they stand there.
        let (mut source, mut before) = (String::new(), Vec::new());
        for line in patch.lines().chain(["@@"]) {
            if line.starts_with("@@") || line.starts_with("diff ") {
                assert!(
                    source.contains(&before.join("\n")),
                    "{}: {before:#?}",
                    path.display()
                );
                before.clear();
            } else if let Some(file) = line.strip_prefix("+++ b/") {
                source = fs::read_to_string(root().join(file)).unwrap();
            } else if line.starts_with([' ', '-']) && !line.starts_with("--- ") {
                before.push(&line[1..]);
            }
        }
        let bound = patch.lines().find_map(|line| {
            let bound = line
                .strip_prefix("Found within ")?
                .strip_suffix(" steps.")?;
            bound.replace(',', "").parse::<u64>().ok()
        });
        assert!(bound.is_some_and(|bound| bound > 0), "{}", path.display());
        patches += 1;
    }
    assert!(patches > 20, "the patches are found");
}

/// How cargo is called, and its commands that build something.
const CARGO: [&str; 4] = ["cargo", "$cargo", "$CARGO", "${CARGO:-cargo}"];
const BUILDS: [&str; 9] = [
    "build", "run", "test", "nextest", "bench", "clippy", "doc", "install", "deb",
];

#[test]
fn every_build_takes_the_versions_of_the_lock_file() {
    let mut files: Vec<PathBuf> = ["check", "Containerfile", "README.md", "docs/HOSTING.md"]
        .map(|file| root().join(file))
        .into();
    for folder in ["scripts", ".github/workflows"] {
        let entries = fs::read_dir(root().join(folder)).unwrap();
        files.extend(
            entries
                .map(|it| it.unwrap().path())
                .filter(|it| it.is_file()),
        );
    }
    let mut builds = 0;
    for file in files {
        let text = fs::read_to_string(&file).unwrap().replace("\\\n", " ");
        let text = text.replace(['"', '\''], "");
        let is_comment =
            |line: &&str| line.trim_start().starts_with('#') && !file.ends_with("README.md");
        for line in text.lines().filter(|line| !is_comment(line)) {
            for command in line.split(['`', ';', '|', '&', '(', ')']) {
                let words: Vec<&str> = command.split_whitespace().collect();
                let is_build = words
                    .windows(2)
                    .any(|two| CARGO.contains(&two[0]) && BUILDS.contains(&two[1]));
                // Whether nextest is there.
                if !is_build || words.contains(&"--version") {
                    continue;
                }
                builds += 1;
                assert!(words.contains(&"--locked"), "{}: {command}", file.display());
            }
        }
    }
    assert!(builds > 25, "{builds} builds are found");
}

/// Cargo only warns of a package that is not there.
#[test]
fn every_package_of_a_profile_is_in_the_tree() {
    let (manifest, lock) = (read("Cargo.toml"), read("Cargo.lock"));
    let mut found = 0;
    for section in manifest.split("\n[profile.") {
        let (name, lines) = section.split_once("]\n").unwrap();
        if !name.ends_with(".package") {
            continue;
        }
        let packages = lines.lines().filter_map(|line| line.split_once(" = {"));
        for (package, _) in packages.filter(|(package, _)| *package != "\"*\"") {
            let is_locked = lock.contains(&format!("\nname = \"{package}\"\n"));
            assert!(is_locked, "[profile.{name}]: {package}");
            found += 1;
        }
    }
    assert!(found > 60, "{found} packages are found");
}

/// In `[workspace.dependencies]` if two manifests need it.
#[test]
fn where_a_dependency_comes_from_is_written_once() {
    let mut written = BTreeMap::new();
    for package in packages() {
        let manifest = fs::read_to_string(package.join("Cargo.toml")).unwrap();
        for section in manifest.split("\n[") {
            let (name, lines) = section.split_once("]\n").unwrap();
            if !name.ends_with("dependencies") {
                continue;
            }
            for (library, source) in lines.lines().filter_map(|line| line.split_once(" = ")) {
                if library.ends_with(".workspace") || source.contains("workspace = true") {
                    continue;
                }
                let before = written.insert(library.to_owned(), package.clone());
                assert_eq!(before, None, "{library}: {}", package.display());
            }
        }
    }
    assert!(written.len() > 60, "{} are found", written.len());
}

#[test]
fn unsafe_code_is_denied_everywhere_but_in_two_files() {
    assert!(read("Cargo.toml").contains("\nunsafe_code = \"deny\"\n"));
    for package in packages() {
        let text = fs::read_to_string(package.join("Cargo.toml")).unwrap();
        assert!(
            text.contains("\n[lints]\nworkspace = true\n"),
            "{}",
            package.display()
        );
    }
    let folders = ["src", "crates", "tests", "benches", "examples"];
    let files = folders.iter().flat_map(|it| rust_files(&root().join(it)));
    let files = files.filter(|file| !file.ends_with("tests/architecture.rs"));
    let mut exceptions: Vec<(String, usize)> = files
        .map(|file| {
            let text = fs::read_to_string(&file).unwrap();
            let name = file.strip_prefix(root()).unwrap().display().to_string();
            (name.replace('\\', "/"), text.matches("unsafe_code").count())
        })
        .filter(|(_, times)| *times > 0)
        .collect();
    exceptions.sort();
    let ceiling = "crates/rules/benches/ceiling.rs".to_owned();
    assert_eq!(exceptions, [(ceiling, 1), ("src/main.rs".to_owned(), 1)]);
}

#[test]
fn hosted_workflows_only_read_but_for_one_job_without_code() {
    let mut writers = Vec::new();
    let (mut files, mut checkouts) = (0, 0);
    for entry in fs::read_dir(root().join(".github/workflows")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let text = fs::read_to_string(&path).unwrap();
        files += 1;
        let (head, jobs) = text.split_once("jobs:\n").expect(&name);
        assert!(
            head.contains("\npermissions:\n  contents: read\n") && !head.contains(": write"),
            "{name}"
        );
        // A job begins with its name, two spaces in.
        let begins = |line: &str| line.starts_with("  ") && !line[2..].starts_with([' ', '#']);
        let mut all: Vec<(&str, String)> = Vec::new();
        for line in jobs.lines() {
            match all.last_mut() {
                Some((_, body)) if !begins(line) => *body += &format!("{line}\n"),
                _ => all.push((line.trim().trim_end_matches(':'), String::new())),
            }
        }
        for (job, body) in all {
            let lines: Vec<&str> = body.lines().collect();
            for (at, _) in lines
                .iter()
                .enumerate()
                .filter(|(_, line)| line.contains("actions/checkout"))
            {
                checkouts += 1;
                let with = lines[at + 1].trim();
                assert_eq!(
                    with, "with: { persist-credentials: false }",
                    "{name}: {job}"
                );
            }
            if body.contains("permissions:") || body.contains(": write") {
                assert!(!body.contains("actions/checkout"), "{name}: {job}");
                writers.push(format!("{name}: {job}"));
            }
        }
    }
    assert_eq!(writers, ["release: publish"]);
    assert!(files >= 4 && checkouts >= 8, "{files} {checkouts}");
}

/// Every file that a comment or document names exists: in backquotes or not, by its whole path or by the end of it
/// (`house/orders.rs`). Capitals in the name of a source file stand for a name to be filled in.
#[test]
fn every_file_that_is_named_exists() {
    let all: Vec<PathBuf> = ["", "docs", "assets", "deploy"]
        .iter()
        .flat_map(|folder| {
            let entries = fs::read_dir(root().join(folder)).unwrap();
            entries.map(|entry| entry.unwrap().path())
        })
        .chain(FOLDERS.iter().flat_map(|top| files(&root().join(top), "")))
        .filter(|path| path.is_file())
        .map(|path| path.strip_prefix(root()).unwrap().to_owned())
        .collect();
    let (mut named, mut missing) = (0, Vec::new());
    for path in &all {
        let is_document = path.extension().is_some_and(|ext| ext == "md");
        let is_code = path.extension().is_some_and(|ext| ext == "rs")
            || path.ends_with("tests/page/tests.js");
        if !is_document && !is_code {
            continue;
        }
        let text = fs::read_to_string(root().join(path)).unwrap();
        let is_read = |line: &&str| is_document || line.trim_start().starts_with("//");
        for file in text.lines().filter(is_read).flat_map(named_files) {
            named += 1;
            let exists = all.iter().any(|path| is_path_to(path, file));
            if !exists {
                missing.push(format!("{}: {file}", path.display()));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
    assert!(named > 800, "{named} names are found");
}

#[test]
fn a_file_is_found_however_it_is_named() {
    let found = |line| named_files(line).collect::<Vec<_>>();
    assert_eq!(found("chance (DESIGN.md), or"), ["DESIGN.md"]);
    assert_eq!(found("by tests/page.rs; see"), ["tests/page.rs"]);
    assert_eq!(found("as `docs/grafana.json` has"), ["docs/grafana.json"]);
    assert_eq!(found("[lines](docs/EXPORT.md#lines)."), ["docs/EXPORT.md"]);
    for none in [
        "games/GAME.rs",
        "https://x.org/README.md",
        "discord.js",
        "e.g. a.b",
    ] {
        assert_eq!(found(none), [""; 0], "{none}");
    }
    let path = Path::new("crates/house/src/orders.rs");
    assert!(is_path_to(path, "orders.rs") && is_path_to(path, "house/orders.rs"));
    assert!(!is_path_to(path, "table/orders.rs") && !is_path_to(path, "rders.rs"));
}

/// Folders with files of ours, all their subfolders included.
const FOLDERS: &[&str] = &[
    "crates",
    "src",
    "tests",
    "benches",
    "examples",
    "migrations",
    "scripts",
    "locales",
];

/// The files that a line names.
fn named_files(line: &str) -> impl Iterator<Item = &str> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || "_-./:".contains(c);
    let words = line.split(move |c| !is_part(c));
    let words = words.map(|word| word.trim_matches(['.', ':']));
    words.filter(|word| {
        let (folder, name) = word.rsplit_once('/').unwrap_or(("", word));
        let Some((stem, kind)) = name.rsplit_once('.') else {
            return false;
        };
        let is_ours = match kind {
            "md" => stem.chars().all(|c| c.is_ascii_uppercase() || c == '_'),
            "rs" | "ftl" | "sql" | "jsonl" | "json" | "svg" | "sh" | "toml" | "py" | "js" => {
                let is_whole = FOLDERS.iter().any(|top| folder.starts_with(top));
                (is_whole || folder == "docs" || ["rs", "ftl"].contains(&kind))
                    && !word.contains(|c: char| c.is_ascii_uppercase())
            }
            _ => false,
        };
        is_ours && !stem.is_empty() && !word.contains(':') && !word.starts_with('/')
    })
}

/// Whether a path ends in this name, with the folders that the name has, in their order.
fn is_path_to(path: &Path, name: &str) -> bool {
    let mut folders = path.iter();
    let parts = name.split('/').filter(|part| ![".", ".."].contains(part));
    let mut found = true;
    for part in parts {
        found &= folders.any(|folder| folder == part);
    }
    found && folders.next().is_none()
}

/// The words in backquotes.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// Whether a source file has a test of this name.
fn is_test(source: &str, name: &str) -> bool {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let starts = [format!("fn {name}("), format!("async fn {name}(")];
    let is_it = |line: &&str| starts.iter().any(|start| line.starts_with(start));
    let at = lines.iter().position(is_it);
    at.is_some_and(|at| {
        let before = lines[..at].iter().rev();
        let mut attributes = before.take_while(|line| line.starts_with("#["));
        attributes.any(|line| *line == "#[test]" || line.starts_with("#[tokio::test"))
    })
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

/// What a dependency is for.
#[derive(Clone, Copy, PartialEq)]
enum Purpose {
    Program,
    Tests,
}

/// Our crates with their direct dependencies for this purpose.
fn needs(purpose: Purpose) -> BTreeMap<String, BTreeSet<String>> {
    let told = metadata();
    let members: BTreeSet<&str> = strings(&told["workspace_members"]).collect();
    let packages = told["packages"].as_array().unwrap().iter();
    packages
        .filter(|package| members.contains(package["id"].as_str().unwrap()))
        .map(|package| {
            let dependencies = package["dependencies"].as_array().unwrap().iter();
            let wanted = dependencies.filter(|dependency| match purpose {
                Purpose::Program => dependency["kind"].is_null(),
                Purpose::Tests => dependency["kind"] == "dev",
            });
            let names = wanted.map(|dependency| dependency["name"].as_str().unwrap().to_owned());
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

/// The text of a file of ours.
fn read(file: &str) -> String {
    fs::read_to_string(root().join(file)).expect(file)
}

/// The folders of our packages.
fn packages() -> Vec<PathBuf> {
    let crates = fs::read_dir(root().join("crates")).unwrap();
    let crates = crates.map(|entry| entry.unwrap().path());
    crates.chain([root().to_owned()]).collect()
}

/// The source files of the root package, each with its path, and without comment lines.
fn sources() -> Vec<(PathBuf, String)> {
    let sources = rust_files(&root().join("src")).into_iter().map(|path| {
        let text = fs::read_to_string(&path).unwrap();
        let code = text
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"))
            .collect::<Vec<_>>()
            .join("\n");
        (path.strip_prefix(root()).unwrap().to_owned(), code)
    });
    let sources: Vec<_> = sources.collect();
    assert!(sources.len() > 10, "the sources are found");
    sources
}

/// All Rust files in a folder and those below it.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    files(folder, ".rs")
}

/// All files in a folder and those below it whose names end so.
fn files(folder: &Path, end: &str) -> Vec<PathBuf> {
    let mut folders = vec![folder.to_owned()];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.to_str().is_some_and(|name| name.ends_with(end)) {
                files.push(path);
            }
        }
    }
    files
}

/// Files that may use each other in a circle, because together they are one module; each with the reason.
const ONE_MODULE: &[(&[&str], &str)] = &[
    (
        &[
            "crates/pages/src/setting.rs",
            "crates/pages/src/settings.rs",
        ],
        "one value, and the list of its fields, by which it is checked and its changes are told",
    ),
    (
        &["crates/sandbox/src/world"],
        "one value, `World`, with a file for each subject of its methods",
    ),
    (
        &[
            "crates/rules/src/dealt.rs",
            "crates/rules/src/games/",
            "crates/rules/src/pack.rs",
            "crates/rules/src/play.rs",
            "crates/rules/src/setup.rs",
            "crates/rules/src/variant.rs",
            "crates/rules/src/view.rs",
        ],
        "a deal is one of the games, and each game is played in a deal",
    ),
];

#[test]
fn no_files_use_each_other_in_a_circle() {
    let mut unused: BTreeSet<&str> = ONE_MODULE.iter().map(|(_, why)| *why).collect();
    for (folder, sources) in crates() {
        for circle in circles(&sources) {
            let files: Vec<String> = circle
                .iter()
                .map(|module| format!("{folder}/{}", sources[module].0))
                .collect();
            let within = |(places, _): &&(&[&str], &str)| {
                let is_in = |file: &String| places.iter().any(|place| file.starts_with(place));
                files.iter().all(is_in)
            };
            let allowed = ONE_MODULE.iter().find(within);
            let (_, why) = allowed.unwrap_or_else(|| panic!("a circle of files: {files:#?}"));
            unused.remove(why);
        }
    }
    assert!(unused.is_empty(), "nothing needs these: {unused:?}");
}

#[test]
fn a_circle_is_found_through_whatever_path_its_files_name_each_other() {
    let files = |files: &[(&str, &str)]| -> Sources {
        let named = |(module, code): &(&str, &str)| {
            let module: Vec<String> = module.split_terminator("::").map(str::to_owned).collect();
            (module, (String::new(), (*code).to_owned()))
        };
        files.iter().map(named).collect()
    };
    let root = (
        "",
        "mod a;\nmod b;\npub use b::{Beta as B, other};\npub use ids::Id;",
    );
    // By the name that the root gives it, by its place, in the middle of a function, and by a child's name.
    for (a, b) in [
        ("use crate::B;", "use super::a::Alpha;"),
        (
            "use super::{Id, b::Beta};",
            "use crate::{\n    Id,\n    a,\n};",
        ),
        ("fn f() { crate::b::f(); }", "fn g() { super::a::f() }"),
    ] {
        let found = circles(&files(&[root, ("a", a), ("b", b)]));
        assert_eq!(found.len(), 1, "{a} {b}");
    }
    let parent = ("a", "mod c;\nfn f() { c::g(); }");
    let found = circles(&files(&[("", "mod a;"), parent, ("a::c", "use super::f;")]));
    assert_eq!(found.len(), 1, "a parent and its child");
    // What is only handed on, is another crate's, or stands in a comment or a test is no use.
    for b in [
        "use crate::Id;",
        "// crate::a::Alpha",
        "fn f() {}\nmod tests {\n    use crate::a::Alpha;\n}",
    ] {
        let found = circles(&files(&[root, ("a", "use crate::B;"), ("b", b)]));
        assert!(found.is_empty(), "{b}: {found:?}");
    }
}

/// The modules of a crate by their path, each with its file and what stands in it.
type Sources = BTreeMap<Vec<String>, (String, String)>;

/// Our crates by the folder of their sources.
fn crates() -> Vec<(String, Sources)> {
    let crates = fs::read_dir(root().join("crates")).unwrap();
    let mut folders: Vec<PathBuf> = crates
        .map(|each| each.unwrap().path().join("src"))
        .collect();
    folders.push(root().join("src"));
    let sources = folders.iter().map(|folder| {
        let name = folder.strip_prefix(root()).unwrap();
        let modules = rust_files(folder).into_iter().filter_map(|path| {
            let file = path.strip_prefix(folder).unwrap().to_str().unwrap();
            let file = file.replace('\\', "/");
            let mut module: Vec<String> = file
                .trim_end_matches(".rs")
                .split('/')
                .map(str::to_owned)
                .collect();
            if matches!(module.last().unwrap().as_str(), "mod" | "lib") {
                module.pop();
            }
            let code = fs::read_to_string(&path).unwrap();
            let is_test = module.iter().any(|name| name == "tests");
            (!is_test).then_some((module, (file, code)))
        });
        let name = name.to_str().unwrap().replace('\\', "/");
        (name, modules.collect::<Sources>())
    });
    let sources: Vec<_> = sources.collect();
    assert!(sources.iter().all(|(_, files)| !files.is_empty()));
    sources
}

/// The circles among the modules of a crate: sets of modules of which each reaches each other.
fn circles(sources: &Sources) -> Vec<BTreeSet<Vec<String>>> {
    let read: BTreeMap<_, _> = sources
        .iter()
        .map(|(module, (_, code))| (module.clone(), names(module, code, sources)))
        .collect();
    let uses: BTreeMap<&Vec<String>, BTreeSet<Vec<String>>> = read
        .iter()
        .map(|(module, names)| {
            let used = names
                .used
                .iter()
                .filter_map(|path| home(path.clone(), &read));
            (module, used.filter(|other| other != module).collect())
        })
        .collect();
    let reached = |from: &Vec<String>| {
        let (mut open, mut found) = (vec![from.clone()], BTreeSet::new());
        while let Some(module) = open.pop() {
            let new = uses[&module]
                .iter()
                .filter(|next| found.insert((*next).clone()));
            open.extend(new.cloned().collect::<Vec<_>>());
        }
        found
    };
    let reached: BTreeMap<&Vec<String>, BTreeSet<Vec<String>>> = uses
        .keys()
        .map(|module| (*module, reached(module)))
        .collect();
    let circles: BTreeSet<BTreeSet<Vec<String>>> = reached
        .iter()
        .filter(|(module, found)| found.contains(**module))
        .map(|(module, found)| {
            let back = |other: &&Vec<String>| reached[*other].contains(*module);
            found.iter().filter(back).cloned().collect()
        })
        .collect();
    circles.into_iter().collect()
}

/// What a module names of its crate, as paths from the crate's root.
#[derive(Default)]
struct Names {
    used: Vec<Vec<String>>,
    /// What it hands on under a name of its own; `None`: of another crate.
    handed_on: BTreeMap<String, Option<Vec<String>>>,
}

/// Reads the `use` statements of a module, and the paths that it writes out elsewhere: those that begin with `crate`,
/// `super` or the name of a child. Relies on rustfmt: a statement begins on a line of its own.
fn names(module: &[String], code: &str, sources: &Sources) -> Names {
    let code = code.split("\nmod tests {").next().unwrap();
    let mut names = Names::default();
    let mut lines = code.lines().map(|line| line.split("//").next().unwrap());
    while let Some(line) = lines.next() {
        let (handed_on, start) = match line.trim_start() {
            line if line.starts_with("use ") => (false, line),
            line if line.starts_with("pub") && line.contains(" use ") => (true, line),
            line => {
                let paths = written_out(line).into_iter();
                names
                    .used
                    .extend(paths.filter_map(|path| from_root(module, path, sources)));
                continue;
            }
        };
        let mut statement = start.split_once("use ").unwrap().1.to_owned();
        while !statement.contains(';') {
            statement.push_str(lines.next().unwrap());
        }
        for (path, name) in leaves(statement.split(';').next().unwrap().trim()) {
            let path = from_root(module, path, sources);
            if handed_on {
                names.handed_on.insert(name, path);
            } else {
                names.used.extend(path);
            }
        }
    }
    names
}

/// Every path of a `use` tree, with the name that it gives.
fn leaves(tree: &str) -> Vec<(Vec<String>, String)> {
    let Some((stem, branches)) = tree.split_once('{') else {
        let (path, alias) = tree.split_once(" as ").unwrap_or((tree, ""));
        let mut path: Vec<String> = path
            .split("::")
            .map(|name| name.trim().to_owned())
            .collect();
        if path.last().is_some_and(|name| name == "self") {
            path.pop();
        }
        let name = match alias.trim() {
            "" => path.last().cloned().unwrap_or_default(),
            alias => alias.to_owned(),
        };
        return vec![(path, name)];
    };
    let (mut depth, mut leaves_of) = (0, vec![String::new()]);
    for letter in branches.trim_end().trim_end_matches('}').chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                leaves_of.push(String::new());
                continue;
            }
            _ => {}
        }
        leaves_of.last_mut().unwrap().push(letter);
    }
    let branches = leaves_of.iter().map(|branch| branch.trim());
    branches
        .filter(|branch| !branch.is_empty())
        .flat_map(|branch| leaves(&format!("{stem}{branch}")))
        .collect()
}

/// The paths of at least two names in a line of code.
fn written_out(line: &str) -> Vec<Vec<String>> {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':';
    line.split(|letter| !is_part(letter))
        .map(|path| {
            path.trim_end_matches(':')
                .split("::")
                .map(str::to_owned)
                .collect()
        })
        .filter(|path: &Vec<String>| path.len() > 1)
        .collect()
}

/// A path of a module, from the crate's root; `None` if it leads out of the crate.
fn from_root(module: &[String], mut path: Vec<String>, sources: &Sources) -> Option<Vec<String>> {
    match path.first()?.as_str() {
        "crate" => Some(path.split_off(1)),
        "self" => Some([module, &path[1..]].concat()),
        "super" => {
            let ups = path.iter().take_while(|name| *name == "super").count();
            let base = module.len().checked_sub(ups)?;
            Some([&module[..base], &path[ups..]].concat())
        }
        child => {
            let child = [module, &[child.to_owned()]].concat();
            sources
                .contains_key(&child)
                .then(|| [module, &path].concat())
        }
    }
}

/// The module in which what a path names is written; `None` if that is another crate.
fn home(mut path: Vec<String>, read: &BTreeMap<Vec<String>, Names>) -> Option<Vec<String>> {
    loop {
        let length = (0..=path.len())
            .rev()
            .find(|n| read.contains_key(&path[..*n]))?;
        let module = &path[..length];
        let handed_on = path
            .get(length)
            .and_then(|name| read[module].handed_on.get(name));
        path = match handed_on {
            None => return Some(module.to_owned()),
            Some(on) => on.clone()?,
        };
    }
}
