//! Compiles each language's texts into the program as one string.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=../../locales");
    let out = env::var_os("OUT_DIR").map(PathBuf::from);
    let out = out.ok_or(io::ErrorKind::NotFound)?;
    for language in ["en", "fr", "it", "de"] {
        let text = all_texts(&Path::new("../../locales").join(language))?;
        fs::write(out.join(format!("{language}.ftl")), text)?;
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
