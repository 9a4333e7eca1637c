//! Measures one kind of master against another: `duel GAME/EDITION SEATS SESSIONS SEED WORLDS [LEVEL]`.
#![allow(clippy::unwrap_used)]
#[path = "../tests/kit/mod.rs"]
mod kit;
use patrons::{Budget, Character, Secret, Skill};
use rules::Chance;
use std::time::Instant;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let variant = kit::variant(&words[0].replace('+', " "));
    let seats: usize = words[1].parse().unwrap();
    let sessions: u64 = words[2].parse().unwrap();
    let first: u64 = words[3].parse().unwrap();
    let worlds: u16 = words[4].parse().unwrap();
    let skill = match words.get(5).map(String::as_str) {
        Some("regular") => Skill::Regular,
        _ => Skill::Master,
    };
    let master = Character {
        skill: Skill::Master,
        ..Character::USUAL
    };
    let than = Character {
        skill,
        ..Character::USUAL
    };
    let (mut spent, mut acts) = (0.0, 0u64);
    let coins: Vec<f64> = (first..first + sessions)
        .map(|seed| {
            let patron = kit::seat((seed % seats as u64) as usize);
            let mut won = |new: bool| {
                let mut chance = Chance::seeded(seed, 0);
                let setup = kit::first_setup(variant, seats, &mut chance);
                let coins = kit::session(setup, &mut chance, &mut |seat, view, _| {
                    if new && seat == patron {
                        let begun = Instant::now();
                        let act = patrons::choose_within(
                            view,
                            master,
                            Secret::NONE,
                            Budget::Worlds(worlds),
                        );
                        spent += begun.elapsed().as_secs_f64();
                        acts += 1;
                        return act.unwrap();
                    }
                    patrons::choose_within(view, than, Secret::NONE, Budget::LastTricks).unwrap()
                });
                coins[patron.index()] as f64 / 12.0
            };
            won(true) - won(false)
        })
        .collect();
    let sample = kit::Sample::from_values(&coins);
    println!(
        "{} {seats} seats, {worlds} worlds over {skill:?}: {:+.3} ±{:.3} (95 %), {sessions} sessions, {:.2} ms an act",
        words[0],
        sample.mean,
        1.96 * sample.error,
        1000.0 * spent / acts as f64
    );
}
