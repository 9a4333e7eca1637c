//! Patrons are better than chance, in every game.
#![allow(clippy::unwrap_used)]

mod kit;

use patrons::Skill;
use rules::Variant;

/// One patron among players who act at random wins coins from them, in every game and edition
/// (with sides, its partner acts at random too).
/// The mean must be five standard errors above zero, which happens by chance once in three million;
/// the seeds are fixed, so the result is the same every time.
#[test]
fn a_patron_is_better_than_chance() {
    for variant in Variant::editions() {
        let seats = variant.usual_seats();
        // Five tricks leave much to luck, and so do the quarter of all deals that Death wins.
        let sessions = if variant.game() == "triomphe" {
            12_000
        } else {
            600
        };
        let sample = kit::patron_among_random(variant, seats, sessions);
        println!(
            "{variant}, {seats} seats: {:+.2} stakes a session, ±{:.2}",
            sample.mean, sample.error
        );
        assert!(
            sample.mean > 5.0 * sample.error,
            "{variant}: {:.2} stakes a session, ±{:.2}",
            sample.mean,
            sample.error
        );
    }
}

/// Editions, each with the number of sessions played and whether luck alone shows in so few.
const PLAYED: [(&str, u64, bool); 9] = [
    ("triomphe/tavern", 150, true),
    ("scarto/mcleod", 200, false),
    ("tarocchi/white-parrot", 150, false),
    ("mitigati/chee", 150, false),
    ("troccas/classic", 200, false),
    ("swiss/classic", 120, false),
    ("latriomphe/classic", 100, true),
    ("latriomphe/as-qui-pille", 60, true),
    ("trefeltromp/classic", 3_000, false),
];

#[test]
fn every_game_is_among_those_that_are_played() {
    let mut games: Vec<&str> = PLAYED
        .iter()
        .filter_map(|(name, ..)| Some(name.split_once('/')?.0))
        .collect();
    games.dedup();
    assert_eq!(games, Variant::games());
}

/// With the same cards, a regular does better than a novice and a master better than a regular.
/// The difference in stakes per session (a deal or a match), with its standard error:
///
/// | game | regular over novice | master over regular |
/// | --- | --- | --- |
/// | scarto | +3.19 ±0.37 | +0.19 ±0.07 |
/// | tarocchi | +5.43 ±0.50 | +0.58 ±0.13 |
/// | mitigati/chee | +5.25 ±0.76 | +0.88 ±0.19 |
/// | troccas | +1.69 ±0.42 | +0.31 ±0.09 |
/// | swiss | +0.91 ±0.14 | +0.11 ±0.04 |
/// | trefeltromp | +4.52 ±0.33 | +2.23 ±0.30 |
///
/// In games of five tricks, no skill shows in so few deals; but none may do harm.
#[test]
fn the_greater_skill_wins_more() {
    for (name, sessions, is_luck) in PLAYED {
        let variant = kit::variant(name);
        for (skill, than) in [
            (Skill::Regular, Skill::Novice),
            (Skill::Master, Skill::Regular),
        ] {
            let sample = kit::better(variant, skill, than, sessions);
            let (skill, than) = (skill.key(), than.key());
            let told = format!(
                "{variant}: {skill} over {than}: {:+.2} stakes a session, ±{:.2}",
                sample.mean, sample.error
            );
            println!("{told}");
            let least = if is_luck { -2.5 } else { 2.0 };
            assert!(sample.mean > least * sample.error, "{told}");
        }
    }
}
