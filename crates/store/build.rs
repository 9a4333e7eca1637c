//! The migrations are compiled in: one list for each database, made from the names of the files. A new one is a new
//! build.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=../../migrations");
    let migrations = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../migrations");
    for database in ["sqlite", "postgres"] {
        let made = Path::new(&env::var("OUT_DIR")?).join(format!("{database}.rs"));
        fs::write(made, list(&migrations.join(database))?)?;
    }
    Ok(())
}

/// An array of (version, description, text) in Rust.
///
/// # Errors
/// If a file is not named as SQLx wants it: `0003_order_by_index.sql`.
fn list(folder: &Path) -> Result<String, Box<dyn Error>> {
    let mut list = Vec::new();
    for file in fs::read_dir(folder)? {
        let path = file?.path();
        if path.extension().is_none_or(|extension| extension != "sql") {
            continue;
        }
        let name = path.file_stem().and_then(|name| name.to_str());
        let Some((version, description)) = name.and_then(|name| name.split_once('_')) else {
            return Err(format!(
                "{} is not named as a migration: NUMBER_WHAT.sql",
                path.display()
            )
            .into());
        };
        if description.contains('.') {
            return Err(format!("{}: migrations only go forward", path.display()).into());
        }
        let (version, description) = (version.parse::<i64>()?, description.replace('_', " "));
        list.push(format!(
            "({version}, {description:?}, include_str!({path:?})),\n"
        ));
    }
    // The same build everywhere, in whatever order the disk names its files.
    list.sort();
    Ok(format!("[{}]", list.concat()))
}
