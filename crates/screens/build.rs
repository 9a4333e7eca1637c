//! Puts each language's texts into the program. Six in ten never change: they go in as they are, and need neither
//! parsing nor any memory of their own. The others have parts to fill in: Fluent reads them when the first one is said.

use fluent_syntax::ast::{Entry, Message, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=../../locales");
    let out = env::var_os("OUT_DIR").map(PathBuf::from);
    let out = out.ok_or(io::ErrorKind::NotFound)?;
    let (mut all, mut wholes) = (String::new(), String::new());
    for language in languages(Path::new("../../locales"))? {
        let text = all_texts(&Path::new("../../locales").join(&language))?;
        let (texts, filled_in) = sorted(&text)
            .map_err(|why| io::Error::other(format!("the texts in locales/{language}: {why}")))?;
        // Sorted, so that one is found quickly.
        let texts = texts.iter().map(|(key, text)| match text {
            Text::Fixed(text) => format!("({key:?}, Text::Fixed({text:?})),\n"),
            Text::FilledIn => format!("({key:?}, Text::FilledIn),\n"),
        });
        let texts: String = texts.collect();
        all += &format!("{language:?} => (&[{texts}], {filled_in:?}),\n");
        wholes += &format!("{language:?} => {text:?},\n");
    }
    // A language without a folder says nothing; a test finds it.
    let all = format!("match code {{\n{all}_ => (&[], \"\"),\n}}");
    fs::write(out.join("texts.rs"), all)?;
    let wholes = format!("match code {{\n{wholes}_ => \"\",\n}}");
    fs::write(out.join("wholes.rs"), wholes)?;
    Ok(())
}

/// The names of the languages' folders.
fn languages(folder: &Path) -> io::Result<Vec<String>> {
    let entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    let names = entries.iter().map(|entry| entry.file_name());
    let mut names: Vec<String> = names.filter_map(|name| name.into_string().ok()).collect();
    names.sort();
    Ok(names)
}

/// The files of a language, then those of its games, joined in order of their names.
fn all_texts(folder: &Path) -> io::Result<String> {
    let mut texts = String::new();
    for folder in [folder, &folder.join("games")] {
        let mut files: Vec<PathBuf> = fs::read_dir(folder)?
            .map(|entry| entry.map(|entry| entry.path()))
            .collect::<io::Result<_>>()?;
        files.retain(|file| file.extension().is_some_and(|ending| ending == "ftl"));
        files.sort();
        for file in files {
            texts += &fs::read_to_string(file)?;
            texts.push('\n');
        }
    }
    Ok(texts)
}

/// What the program keeps for a key, as in `src/words.rs`.
enum Text {
    Fixed(String),
    FilledIn,
}

/// All texts by their keys, and the source of those that are filled in. The key of a form that a text has beside it is
/// the text's with the form's name: `rank-king.the`.
fn sorted(source: &str) -> Result<(BTreeMap<String, Text>, String), String> {
    let read = parser::parse(source).map_err(|(_, errors)| format!("{errors:?}"))?;
    let place = |name: &str| name.as_ptr() as usize - source.as_ptr() as usize;
    let entries = read.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((place(message.id.name), Some(message))),
        // Its name stands behind a hyphen.
        Entry::Term(term) => Some((place(term.id.name) - 1, None)),
        _ => None,
    });
    let entries: Vec<(usize, Option<&Message<&str>>)> = entries.collect();
    let ends = entries.iter().skip(1).map(|(from, _)| *from);
    let (mut texts, mut filled_in) = (BTreeMap::new(), String::new());
    for ((from, message), until) in entries.iter().zip(ends.chain([source.len()])) {
        let fixed = message.and_then(fixed_texts);
        if fixed.is_none() {
            filled_in += &source[*from..until];
        }
        let kept = match (message, fixed) {
            (_, Some(fixed)) => fixed,
            (None, None) => Vec::new(),
            (Some(message), None) if message.attributes.is_empty() => {
                vec![(message.id.name.to_owned(), Text::FilledIn)]
            }
            (Some(message), None) => {
                let key = message.id.name;
                return Err(format!(
                    "{key} has forms beside it: then nothing can be filled in"
                ));
            }
        };
        for (key, text) in kept {
            if texts.insert(key.clone(), text).is_some() {
                return Err(format!("{key} is said twice"));
            }
        }
    }
    let is_comment = |line: &&str| line.starts_with('#');
    let filled_in: Vec<&str> = filled_in.lines().filter(|line| !is_comment(line)).collect();
    let filled_in = filled_in.join("\n");
    // What another text names is looked up among those that Fluent reads.
    let named = filled_in.split('{').skip(1).find_map(|rest| {
        let ends = |letter: char| !letter.is_ascii_alphanumeric() && letter != '-';
        let name = rest.trim_start().split(ends).next()?;
        matches!(texts.get(name), Some(Text::Fixed(_))).then_some(name)
    });
    match named {
        Some(key) => Err(format!(
            "{key} is always the same: write it out where it is named"
        )),
        None => Ok((texts, filled_in)),
    }
}

/// A text and the forms beside it with their keys, if none has parts to fill in.
fn fixed_texts(message: &Message<&str>) -> Option<Vec<(String, Text)>> {
    let key = message.id.name;
    let forms = message.attributes.iter().map(|form| {
        let text = fixed_text(&form.value)?;
        Some((format!("{key}.{}", form.id.name), Text::Fixed(text)))
    });
    let text = fixed_text(message.value.as_ref()?)?;
    [Some((key.to_owned(), Text::Fixed(text)))]
        .into_iter()
        .chain(forms)
        .collect()
}

/// A text that has no parts to fill in.
fn fixed_text(pattern: &Pattern<&str>) -> Option<String> {
    let parts = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => Some(*value),
        PatternElement::Placeable { .. } => None,
    });
    parts.collect()
}
