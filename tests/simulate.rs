//! `triomphe simulate` of every game, edition and number of seats, judged again by `triomphe replay`.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// Runs the program without the environment variables of the person running the tests.
fn run(arguments: &[&str], input: &[u8]) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_triomphe"))
        .args(arguments)
        .current_dir(folder.path())
        .env_clear()
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // Write and read at the same time, or both pipes would fill up.
    let output = std::thread::scope(|scope| {
        scope.spawn(move || stdin.write_all(input).unwrap());
        child.wait_with_output().unwrap()
    });
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {said}");
    output
}

/// Every deal is played to its end, and its record alone passes the judge.
fn holds(game: &str, edition: &str, options: &[&str], seats: &[usize], deals: usize) {
    for seats in seats.iter().map(usize::to_string) {
        for by in ["random", "patrons"] {
            let count = deals.to_string();
            let mut arguments = vec!["simulate", game, "--edition", edition, "--seats", &seats];
            arguments.extend(["--deals", &count, "--seed", "20261121", "--by", by]);
            for option in options {
                arguments.extend(["--option", option]);
            }
            let simulated = run(&arguments, b"").stdout;
            let judged = run(&["replay", "-"], &simulated).stdout;
            let judged = String::from_utf8(judged).unwrap();
            assert_eq!(judged.lines().count(), deals, "{arguments:?}");
            for line in judged.lines() {
                let verdict: Value = serde_json::from_str(line).unwrap();
                assert_eq!(verdict["ok"], true, "{arguments:?}: {line}");
                assert!(verdict["result"].is_object(), "{arguments:?}: {line}");
            }
        }
    }
}

/// The table "Games and editions" of RECORD.md; `TRIOMPHE_DEALS` plays more than the few of a usual run.
#[test]
fn every_simulated_deal_holds() {
    let deals = std::env::var("TRIOMPHE_DEALS").ok();
    let deals = deals.map_or(25, |deals| deals.parse().unwrap());
    let up_to = |least, most| (least..=most).collect::<Vec<usize>>();
    holds("triomphe", "tavern", &[], &up_to(3, 15), deals);
    holds("triomphe", "vieville", &[], &up_to(4, 10), deals);
    holds("scarto", "mcleod", &[], &[3], deals);
    holds("scarto", "chee", &[], &[3], deals);
    holds("tarocchi", "white-parrot", &[], &[3], deals);
    holds("mitigati", "rufus", &[], &[3], deals);
    holds("mitigati", "chee", &[], &[3], deals);
    holds("troccas", "classic", &[], &[4], deals);
    holds("swiss", "classic", &[], &[3], deals);
    holds("latriomphe", "classic", &[], &[2, 4, 6], deals);
    holds("latriomphe", "as-qui-pille", &[], &[4, 5, 6], deals);
    holds("trefeltromp", "classic", &[], &up_to(2, 10), deals);
}

/// The table "Options" of RECORD.md.
#[test]
fn every_option_is_simulated() {
    for (game, edition, option, seats) in [
        ("triomphe", "tavern", "pack=small", 8),
        ("triomphe", "tavern", "fool=excuse", 4),
        ("tarocchi", "white-parrot", "equal_courts=last", 3),
        ("tarocchi", "white-parrot", "equal_courts=ranked", 3),
        ("tarocchi", "white-parrot", "top=angel", 3),
        ("tarocchi", "white-parrot", "round_suits=straight", 3),
        ("scarto", "chee", "bagatto=only-trump-no-fool", 3),
        ("latriomphe", "as-qui-pille", "robbing=off", 5),
        ("latriomphe", "as-qui-pille", "target=1", 4),
        ("latriomphe", "classic", "target=15", 2),
    ] {
        holds(game, edition, &[option], &[seats], 10);
    }
}
