//! The bot is killed with `kill -9` at random moments: in play of every game, with its answers under way, in start-up, in
//! a checkpoint, in migration. After each kill the books are audited, and what people were told is held against what is
//! stored.
//!
//! `scripts/crash` runs it with as many kills as you like. The sandbox's rate limits are off.

mod backups;
mod evening;
pub mod journal;
mod ledger;
mod old;
#[cfg(target_os = "linux")]
mod outage;
mod player;
#[cfg(target_os = "linux")]
mod takeover;
mod tally;
mod tests;

use evening::{Evening, name_of};
use old::Old;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use rules::Variant;
use tally::{Kind, Tally};

/// The number of kills with the other tests.
const KILLS: usize = 24;
/// So many kills that every kind strikes inside what it aims at.
const MANY: usize = 200;
/// The tables of an evening, each of another game.
const TABLES: usize = 6;
/// The most kills in an evening, so that its database and its channels stay small.
const EVENING: usize = 40;
/// The kinds of kills, as often as they come in twenty.
const KINDS: [(Kind, usize); 7] = [
    (Kind::Migration, 2),
    (Kind::LogAtStop, 1),
    (Kind::LogAtStart, 1),
    (Kind::LogInPlay, 1),
    (Kind::Start, 3),
    (Kind::Unanswered, 2),
    (Kind::Play, 10),
];

#[tokio::test]
async fn what_was_acknowledged_survives_kill_9_and_play_goes_on() {
    let seed = number("TRIOMPHE_SEED").unwrap_or_else(rand::random);
    let kills = number("TRIOMPHE_KILLS").map_or(KILLS, |kills| kills as usize);
    println!("TRIOMPHE_SEED={seed} kills at the same moments; rate limits are off");
    let mut chance = StdRng::seed_from_u64(seed);
    let kinds = KINDS.iter().cycle();
    let kinds = kinds.flat_map(|(kind, count)| std::iter::repeat_n(*kind, *count));
    let mut kinds: Vec<Kind> = kinds.take(kills).collect();
    kinds.shuffle(&mut chance);
    // Enough evenings for every game to be played.
    let games = Variant::editions().len().div_ceil(TABLES);
    let evenings = kills.div_ceil(EVENING).max(games);
    let (mut tally, mut old) = (Tally::default(), Old::new());
    let mut variants: Vec<Variant> = Vec::new();
    for kinds in kinds.chunks(kills.div_ceil(evenings)) {
        if variants.len() < TABLES {
            let mut more = Variant::editions();
            more.shuffle(&mut chance);
            variants.splice(0..0, more);
        }
        let variants = variants.split_off(variants.len() - TABLES);
        let names: Vec<String> = variants.iter().map(name_of).collect();
        println!("after {} kills: {}", tally.kills(), names.join(", "));
        let mut evening = Evening::begin(&variants, StdRng::seed_from_u64(chance.random())).await;
        for kind in kinds {
            match kind {
                Kind::Migration => old.kill(&mut evening, &mut tally).await,
                kind => evening.kill(*kind, &mut tally).await,
            }
        }
        evening.end(&mut tally).await;
    }
    println!("{tally}");
    assert!(
        kills < MANY || tally.missed().is_empty(),
        "{:?}",
        tally.missed()
    );
    for variant in Variant::editions() {
        let name = name_of(&variant);
        assert!(
            kills < KILLS || tally.acts_in(&name) > 0,
            "nobody played {name}"
        );
    }
}

/// A number that whoever runs the tests has set.
fn number(name: &str) -> Option<u64> {
    let value = std::env::var(name).ok()?;
    Some((value.parse()).unwrap_or_else(|_| panic!("{name} must be a number")))
}
