//! The project's documents, and the code in them.

use std::path::{Path, PathBuf};

/// A document: its path from the root of the project, and its text.
pub struct Document {
    /// The path, such as `docs/HOSTING.md`.
    pub path: PathBuf,
    /// The text, in Markdown.
    pub text: String,
}

/// Every document at the root and in `docs/`, except the changelog, which also speaks of what there was.
pub fn documents() -> Vec<Document> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    for folder in ["", "docs"] {
        for entry in std::fs::read_dir(root.join(folder)).unwrap() {
            let name = PathBuf::from(entry.unwrap().file_name());
            if name.extension().is_some_and(|ending| ending == "md")
                && !name.starts_with("CHANGELOG.md")
            {
                let path = Path::new(folder).join(name);
                let text = std::fs::read_to_string(root.join(&path)).unwrap();
                found.push(Document { path, text });
            }
        }
    }
    assert!(found.len() > 10, "the documents are found");
    found
}

/// What packages the program: image, services, timers.
pub fn packaging() -> Vec<Document> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let deploy = std::fs::read_dir(root.join("deploy")).unwrap();
    let deploy = deploy.map(|entry| Path::new("deploy").join(entry.unwrap().file_name()));
    let at_root = ["Containerfile", "compose.yaml", "compose.postgres.yaml"].map(PathBuf::from);
    let read = |path: PathBuf| Document {
        text: std::fs::read_to_string(root.join(&path)).unwrap(),
        path,
    };
    at_root.into_iter().chain(deploy).map(read).collect()
}

impl Document {
    /// What stands in backquotes and, line by line, in blocks of code. A `\|`, as tables write it, is a `|`.
    pub fn code(&self) -> Vec<String> {
        let (mut found, mut in_block) = (Vec::new(), false);
        for line in self.text.lines().map(str::trim) {
            if line.starts_with("```") {
                in_block = !in_block;
            } else if in_block {
                found.push(line.to_owned());
            } else {
                let spans = line.split('`').skip(1).step_by(2);
                found.extend(spans.map(|span| span.replace("\\|", "|")));
            }
        }
        found
    }
}
