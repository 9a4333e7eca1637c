//! Runs the page's own tests in a real browser: see `tests/page/tests.js`.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{self, Command},
};

/// Debian's Chromium, an installed Chrome, or the one named by `CHROME`.
fn browser() -> PathBuf {
    if let Some(named) = env::var_os("CHROME") {
        return named.into();
    }
    let names = [
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
    ];
    let folders: Vec<PathBuf> =
        env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect();
    names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|path| path.is_file())
        .expect("this test needs Chromium or Chrome; install one, or name it in CHROME")
}

#[test]
fn the_page_reads_commands_and_markdown_as_discord_does() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/page/index.html");
    let profile = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("page-{}", process::id()));
    let output = Command::new(browser())
        .args([
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--allow-file-access-from-files",
            "--dump-dom",
        ])
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
