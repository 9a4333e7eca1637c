//! The bot is killed with `kill -9` at random moments: in play of every game, with its answers under way, in start-up, in
//! a checkpoint, in migration. After each kill the books are audited, and what people were told is held against what is
//! stored.
//!
//! `scripts/crash` runs it with as many kills as you like. The sandbox's rate limits are off.

mod evening;
mod journal;
mod ledger;
mod old;
mod player;
mod tally;

use evening::{Evening, name_of};
use old::Old;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use rules::Variant;
use tally::{Kind, Tally};

/// The number of kills with the other tests.
const KILLS: usize = 36;
/// The tables of an evening, each of another game.
const TABLES: usize = 6;
/// The most kills in an evening, so that its database and its channels stay small.
const EVENING: usize = 20;
/// The kinds of an evening's kills.
const KINDS: [(Kind, usize); 7] = [
    (Kind::Play, 10),
    (Kind::Unanswered, 2),
    (Kind::Start, 2),
    (Kind::LogInPlay, 1),
    (Kind::LogAtStart, 1),
    (Kind::LogAtStop, 1),
    (Kind::Migration, 3),
];

#[tokio::test]
async fn what_was_acknowledged_survives_kill_9_and_play_goes_on() {
    let number = |name: &str| -> Option<u64> {
        let value = std::env::var(name).ok();
        value.map(|value| {
            value
                .parse()
                .unwrap_or_else(|_| panic!("{name} must be a number"))
        })
    };
    let seed = number("TRIOMPHE_SEED").unwrap_or_else(rand::random);
    let kills = number("TRIOMPHE_KILLS").map_or(KILLS, |kills| kills as usize);
    println!("TRIOMPHE_SEED={seed} kills at the same moments; rate limits are off");
    let mut chance = StdRng::seed_from_u64(seed);
    let (mut tally, mut old) = (Tally::default(), Old::new());
    let mut next: Vec<Variant> = Vec::new();
    while tally.kills() < kills {
        while next.len() < TABLES {
            let mut more = Variant::editions();
            more.shuffle(&mut chance);
            more.append(&mut next);
            next = more;
        }
        let variants = next.split_off(next.len() - TABLES);
        let names: Vec<String> = variants.iter().map(name_of).collect();
        println!("after {} kills: {}", tally.kills(), names.join(", "));
        let mut evening = Evening::begin(&variants, StdRng::seed_from_u64(chance.random())).await;
        let mut kinds: Vec<Kind> = KINDS
            .iter()
            .flat_map(|(kind, count)| std::iter::repeat_n(*kind, *count))
            .collect();
        kinds.shuffle(&mut chance);
        kinds.truncate((kills - tally.kills()).min(EVENING));
        for kind in kinds {
            match kind {
                Kind::Migration => old.kill(&mut evening, &mut tally).await,
                kind => evening.kill(kind, &mut tally).await,
            }
        }
        evening.end(&mut tally).await;
    }
    println!("{tally}");
    if kills >= KILLS {
        assert_eq!(tally.missed(), [], "never struck");
        for variant in Variant::editions() {
            assert!(tally.acts_in(&name_of(&variant)) > 0, "no {variant:?}");
        }
    }
}
