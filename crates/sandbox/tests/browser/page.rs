//! Runs the page's own tests in a real browser: see `tests/page/tests.js`.

use crate::browser::{ARGUMENTS, Browser, chromium};
use crate::scene::Scene;
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

#[tokio::test]
async fn a_character_that_no_font_has_is_found_before_a_picture_shows_a_box() {
    let scene = Scene::set().await;
    Browser::with(async move |page| {
        page.open(&scene.world.sandbox.url()).await;
        let fine = "Zoé’s hand:\n7\u{200D}\u{FE0F} – €";
        assert_eq!(page.without_a_glyph(fine).await, "");
        let private = "7\u{F0000} and \u{10FFFC}";
        let found = page.without_a_glyph(private).await;
        assert_eq!(found, "\u{F0000}\u{10FFFC}");
    })
    .await;
}
