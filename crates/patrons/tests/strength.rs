//! Patrons are better than chance, in every game.
#![allow(clippy::unwrap_used)]

#[path = "../../rules/tests/expectations/mod.rs"]
mod expectations;
mod kit;

use expectations::Skill as Skilled;
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
        // Some games leave much to luck: five tricks, and the quarter of all deals of Triomphe that Death wins.
        let sessions = expectations::of_game(variant.game()).sessions_against_chance;
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

/// Editions, each with how the skills of patrons are compared in it.
fn played() -> Vec<(Variant, Skilled)> {
    let editions = expectations::editions().into_iter();
    editions
        .filter_map(|(variant, expected)| Some((variant, expected.skill?)))
        .collect()
}

#[test]
fn every_game_is_among_those_that_are_played() {
    let mut games: Vec<&str> = played().iter().map(|(variant, _)| variant.game()).collect();
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
/// | sicilian | +8.79 ±1.38 | +2.15 ±0.49 |
/// | trefeltromp | +4.47 ±0.33 | +2.24 ±0.29 |
///
/// In games of five tricks, and in Troggu, no skill shows in so few deals; but none may do harm.
#[test]
fn the_greater_skill_wins_more() {
    for (variant, Skilled { sessions, is_luck }) in played() {
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
