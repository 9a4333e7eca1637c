//! Puts each language's texts into the program. Six in ten never change: they go in as they are, and need neither
//! parsing nor any memory of their own. Fluent reads the others, which have parts to fill in.

use fluent_syntax::ast::{Entry, Message, PatternElement};
use fluent_syntax::parser;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=../../locales");
    let out = env::var_os("OUT_DIR").map(PathBuf::from);
    let out = out.ok_or(io::ErrorKind::NotFound)?;
    for language in ["en", "fr", "it", "de"] {
        let text = all_texts(&Path::new("../../locales").join(language))?;
        let (fixed, filled_in) = sorted(&text)
            .map_err(|why| io::Error::other(format!("the texts in locales/{language}: {why}")))?;
        // Sorted, so that one is found quickly.
        let fixed: Vec<(&str, String)> = fixed.into_iter().collect();
        fs::write(out.join(format!("{language}.rs")), format!("&{fixed:?}"))?;
        fs::write(out.join(format!("{language}.ftl")), filled_in)?;
        fs::write(out.join(format!("{language}-whole.ftl")), text)?;
    }
    Ok(())
}

/// The files of a language, joined in order of their names.
fn all_texts(folder: &Path) -> io::Result<String> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<_>>()?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "ftl"));
    files.sort();
    let mut texts = String::new();
    for file in files {
        texts += &fs::read_to_string(file)?;
        texts.push('\n');
    }
    Ok(texts)
}

/// The fixed texts by their keys, and the source of all others.
fn sorted(text: &str) -> Result<(BTreeMap<&str, String>, String), String> {
    let read = parser::parse(text).map_err(|(_, errors)| format!("{errors:?}"))?;
    let place = |name: &str| name.as_ptr() as usize - text.as_ptr() as usize;
    let entries = read.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((place(message.id.name), Some(message))),
        // Its name stands behind a hyphen.
        Entry::Term(term) => Some((place(term.id.name) - 1, None)),
        _ => None,
    });
    let entries: Vec<(usize, Option<&Message<&str>>)> = entries.collect();
    let ends = entries.iter().skip(1).map(|(from, _)| *from);
    let (mut fixed, mut others) = (BTreeMap::new(), String::new());
    for ((from, message), until) in entries.iter().zip(ends.chain([text.len()])) {
        match message.and_then(|message| Some((message.id.name, fixed_text(message)?))) {
            Some((key, text)) => {
                if fixed.insert(key, text).is_some() {
                    return Err(format!("{key} is said twice"));
                }
            }
            None => others += &text[*from..until],
        }
    }
    let is_comment = |line: &&str| line.starts_with('#');
    let others: Vec<&str> = others.lines().filter(|line| !is_comment(line)).collect();
    let others = others.join("\n");
    // What another text names is looked up among those that Fluent reads.
    let named = others.split('{').skip(1).find_map(|rest| {
        let ends = |letter: char| !letter.is_ascii_alphanumeric() && letter != '-';
        let name = rest.trim_start().split(ends).next()?;
        fixed.contains_key(name).then_some(name)
    });
    match named {
        Some(key) => Err(format!(
            "{key} is always the same: write it out where it is named"
        )),
        None => Ok((fixed, others)),
    }
}

/// A text that has neither parts to fill in nor forms beside it.
fn fixed_text(message: &Message<&str>) -> Option<String> {
    let pattern = message.value.as_ref()?;
    let parts = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => Some(*value),
        PatternElement::Placeable { .. } => None,
    });
    let text = parts.collect::<Option<String>>()?;
    message.attributes.is_empty().then_some(text)
}
