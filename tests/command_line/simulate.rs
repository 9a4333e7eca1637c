//! `triomphe simulate` of every game, edition and number of seats, judged again by `triomphe replay`.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use rules::Variant;
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
fn holds(variant: &Variant, seats: usize, deals: usize) {
    let (seats, count) = (seats.to_string(), deals.to_string());
    let options: Vec<String> = variant
        .options()
        .iter()
        .map(|(option, value)| format!("{option}={value}"))
        .collect();
    for by in ["random", "patrons"] {
        let mut arguments = vec!["simulate", variant.game(), "--edition", variant.edition()];
        arguments.extend(["--seats", &seats, "--deals", &count]);
        arguments.extend(["--seed", "20261121", "--by", by]);
        for option in &options {
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

/// `TRIOMPHE_DEALS` plays more than the few of a usual run.
#[test]
fn every_simulated_deal_holds() {
    let deals = std::env::var("TRIOMPHE_DEALS").ok();
    let deals = deals.map_or(25, |deals| deals.parse().unwrap());
    for variant in Variant::editions() {
        for seats in variant.seats() {
            holds(&variant, *seats, deals);
        }
    }
}

#[test]
fn every_option_is_simulated() {
    let mut variants = Variant::all();
    variants.retain(|variant| !variant.options().is_empty());
    for variant in variants {
        holds(&variant, variant.usual_seats(), 5);
    }
}
