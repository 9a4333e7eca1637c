//! Lists every file of `page/`, so that the library contains the page.

use std::{env, fs, io, path::Path};

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=page");
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap_or_default()).join("page");
    let mut lines = Vec::new();
    if root.is_dir() {
        list(&root, "", &mut lines)?;
    }
    lines.sort();
    let out = Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("page.rs");
    fs::write(out, format!("&[\n{}]\n", lines.concat()))
}

fn list(folder: &Path, prefix: &str, lines: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            list(&entry.path(), &format!("{name}/"), lines)?;
        } else {
            lines.push(format!("({name:?}, include_bytes!({:?})),\n", entry.path()));
        }
    }
    Ok(())
}
