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
    ("bank", &["books", "ids", "pages", "store"]),
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
            "bank", "books", "house", "ids", "patrons", "rules", "scratch", "shuffle", "store",
            "table",
        ],
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

/// Every file that a comment or document names in backquotes exists, seen from its own folder or one above.
#[test]
fn every_file_that_is_named_exists() {
    let top = [
        "crates/",
        "src/",
        "tests/",
        "docs/",
        "migrations/",
        "scripts/",
        "locales/",
    ];
    let documents = ["", "docs"].iter().flat_map(|folder| {
        let entries = fs::read_dir(root().join(folder)).unwrap();
        entries.map(|entry| entry.unwrap().path())
    });
    let documents = documents.filter(|path| path.extension().is_some_and(|ext| ext == "md"));
    let folders = ["crates", "src", "tests", "benches", "examples"];
    let code = folders
        .iter()
        .flat_map(|folder| rust_files(&root().join(folder)));
    let (mut named, mut missing) = (0, Vec::new());
    for path in documents.chain(code) {
        let text = fs::read_to_string(&path).unwrap();
        for file in text.lines().flat_map(quoted) {
            let is_name =
                |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "_-./".contains(c);
            let is_file = top.iter().any(|folder| file.starts_with(folder))
                && file
                    .rsplit('/')
                    .next()
                    .is_some_and(|name| name.contains('.'));
            // Elsewhere, capitals stand for a name to be filled in.
            let is_named = file.chars().all(is_name)
                || file.starts_with("docs/") && !file.contains([' ', '*']);
            if !is_file || !is_named {
                continue;
            }
            named += 1;
            let above = path
                .ancestors()
                .skip(1)
                .take_while(|folder| folder.starts_with(root()));
            if !above
                .map(|folder| folder.join(file))
                .any(|file| file.exists())
            {
                missing.push(format!("{}: {file}", path.display()));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
    assert!(named > 200, "{named} names are found");
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
    let mut folders = vec![folder.to_owned()];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ext| ext == "rs") {
                files.push(path);
            }
        }
    }
    files
}

/// Files that may use each other in a circle, because together they are one module; each with the reason.
const ONE_MODULE: &[(&[&str], &str)] = &[
    (
        &["crates/sandbox/src/world"],
        "one value, `World`, with a file for each subject of its methods",
    ),
    (
        &[
            "crates/rules/src/games/",
            "crates/rules/src/pack.rs",
            "crates/rules/src/play.rs",
            "crates/rules/src/setup.rs",
            "crates/rules/src/variant.rs",
            "crates/rules/src/view.rs",
        ],
        "a deal is one of the games, and each game is played in a deal",
    ),
    (
        &[
            "crates/patrons/src/ahead.rs",
            "crates/patrons/src/choose.rs",
            "crates/patrons/src/offers.rs",
        ],
        "a choice looks ahead, and who looks ahead chooses for everyone",
    ),
    (
        &[
            "crates/simulator/src/tables.rs",
            "crates/simulator/src/voids.rs",
        ],
        "the house's part of a void is planned from the world, and carried out in it",
    ),
    (
        &[
            "crates/table/src/command.rs",
            "crates/table/src/effect.rs",
            "crates/table/src/table.rs",
        ],
        "the table's machine: a command in, the table and its effects out",
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
