//! Recorded lives of tables, replayed: every command must have the effects it had then.
//!
//! The lives in `lives/` are a few of several thousand, chosen to cover every game, every command, every reason to
//! close and nearly every refusal.
#![allow(clippy::expect_used)]

mod replay;

use replay::life::{Life, Rows};
use replay::{Report, lines_of, lives_in, name_of};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;

fn lives() -> Vec<(String, Vec<Value>)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/lives");
    let files = lives_in(Path::new(folder)).into_iter();
    files
        .map(|file| (name_of(&file), lines_of(&file)))
        .collect()
}

#[test]
fn a_life_comes_out_as_it_was_recorded() {
    for (name, lines) in lives() {
        if let Some(divergence) = replay::replay(&lines, Rows::Own).divergence {
            panic!("{name}: {divergence}");
        }
    }
}

#[test]
fn the_lives_hold_every_command_phase_and_game() {
    let (mut commands, mut phases, mut games) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for (_, lines) in lives() {
        for line in &lines[1..] {
            commands.insert(key_of(&line["do"]));
            for step in line["steps"].as_array().into_iter().flatten() {
                if !step["state"]["phase"].is_null() {
                    phases.insert(key_of(&step["state"]["phase"]));
                }
                if let Value::String(game) = &step["state"]["terms"]["game"] {
                    games.insert(game.clone());
                }
            }
        }
    }
    let all = "abandon act agree agree-to-void answer call-off call-up close close-with-session cut deal dismiss fill \
               forget give-back go-on hand-over join kick leave lose-place open pause place-back play-for play-on \
               restart reveal seat-patron send-off set-purse settings sit-in sit-out time unseat-patron void";
    assert_eq!(
        commands,
        all.split_whitespace().map(str::to_owned).collect()
    );
    let all = ["between", "closed", "lobby", "playing"];
    assert_eq!(phases, all.map(str::to_owned).into());
    // Those that there were when the lives were recorded.
    let all = "latriomphe mitigati scarto swiss tarocchi trefeltromp triomphe troccas";
    assert_eq!(games, all.split(' ').map(str::to_owned).collect());
}

fn key_of(value: &Value) -> String {
    match value {
        Value::Object(object) => object.keys().next().cloned().unwrap_or_default(),
        word => word.as_str().unwrap_or_default().to_owned(),
    }
}

/// Given a value of a step, another to replace it with, if it is to be changed.
type Change = fn(&Value) -> Option<Value>;

/// Changes one value in the first step of a life that has it; the comparison must notice.
#[test]
fn a_coin_an_act_a_seat_or_a_notice_that_differs_is_found() {
    let more: Change = |coins| Some(json!(coins.as_i64()? + 1));
    // The table was told what a patron chose.
    let seat: Change = |act| {
        let mut other = act.clone();
        other[2] = json!(act[2].as_u64()? + 1);
        (act[4] != "patron").then_some(other)
    };
    let out: Change = |standing| (*standing == "in").then(|| json!("out"));
    let off: Change =
        |notice| (notice["what"] != "match-off").then(|| json!({ "what": "match-off" }));
    let card: Change = |card| Some(json!(if *card == "AS" { "KS" } else { "AS" }));
    for (kind, place, change) in [
        ("coins", "/coins/0/3", more),
        ("acts", "/acts/0", seat),
        ("chairs", "/state/chairs/0/standing", out),
        ("notices", "/state/notices/0", off),
        ("ended", "/ended/2/coins/0", more),
        ("begun", "/begun/1/hands/0/0", card),
    ] {
        let mut found = 0;
        for (name, mut lines) in lives() {
            let mut steps = lines.iter_mut().enumerate();
            let Some(changed) = steps.find_map(|(at, line)| {
                // The row after a command is that of its last step.
                let step = line.get_mut("steps")?.as_array_mut()?.last_mut()?;
                let value = step.pointer_mut(place)?;
                *value = change(value)?;
                Some(at + 1)
            }) else {
                continue;
            };
            let divergence = replay::replay(&lines, Rows::Own).divergence;
            let divergence = divergence.unwrap_or_else(|| panic!("{name}: {kind} passed"));
            assert_eq!(divergence.line, changed, "{name}: {divergence}");
            let mut kinds = divergence.differences.iter().map(|one| &one.kind);
            assert!(kinds.any(|other| other == kind), "{name}: {divergence}");
            found += 1;
        }
        assert!(found > 0, "no life has {place}");
    }
}

/// In rows from before chairs had numbers, chairs go by their position, and so do the dealer and the seats' occupants.
#[test]
fn a_row_of_the_old_form_is_read_in_the_middle_of_a_deal_and_goes_on() {
    let (mut stretches, mut read) = (BTreeSet::new(), 0);
    for (name, lines) in lives() {
        let mut life = Life::new(&lines[0], Rows::Own);
        let mut report = Report::default();
        for (at, line) in lines.iter().enumerate().skip(1) {
            let hands = life
                .recorded
                .get("phase")
                .map(|phase| phase["playing"].clone());
            let stretch = hands.and_then(|hands| hands["stretch"].as_str().map(str::to_owned));
            // Only at every fifth command, so that the table also goes on living after being read.
            if let Some(stretch) = stretch.filter(|_| at % 5 == 0) {
                let chairs = life.recorded["chairs"].as_array().expect("chairs");
                assert!(chairs.iter().all(|chair| chair.get("id").is_none()));
                assert!(life.recorded["dealer"].is_u64());
                life.read_back(Rows::Old);
                stretches.insert(stretch);
                read += 1;
            }
            let differences = life.follow(line, &mut report);
            assert!(
                differences.is_empty(),
                "{name} line {}: {differences:#?}",
                at + 1
            );
        }
    }
    assert!(read > 100, "only {read} rows were read");
    let all = ["bank", "pause", "question", "turn"];
    assert_eq!(stretches, all.map(str::to_owned).into());
}
