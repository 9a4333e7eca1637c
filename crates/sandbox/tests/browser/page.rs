//! Runs the page's own tests in a real browser: see `tests/page/tests.js`.

use crate::browser::{ARGUMENTS, chromium};
use std::{env, fs, path::Path, process};

#[test]
fn the_page_reads_commands_and_markdown_as_discord_does() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/page/index.html");
    let profile = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("page-{}", process::id()));
    let output = process::Command::new(chromium())
        .args(ARGUMENTS)
        .args(["--headless", "--allow-file-access-from-files", "--dump-dom"])
        .arg(format!("--user-data-dir={}", profile.display()))
        .arg(format!("file://{}", tests.display()))
        .output()
        .unwrap();
    // The browser's profile is not needed any more.
    fs::remove_dir_all(&profile).ok();
    let page = String::from_utf8_lossy(&output.stdout);
    assert!(
        page.contains("every test passed"),
        "{page}\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
}
