//! Patrons act legally and repeatably.
#![allow(clippy::unwrap_used)]

mod kit;

use patrons::{Character, Secret, Skill, TEMPERS, Temper};
use rules::{Chance, Coins, Simulation, Variant, Verdict, Viewer};

/// Tables of patrons, and patrons among players who act at random, in every variant with every number of seats.
/// A failing seed is printed.
#[test]
fn every_act_is_legal_and_every_deal_ends() {
    for variant in Variant::all() {
        for &seats in variant.seats() {
            for seed in 0..6 {
                let named = format!("{variant}, {seats} seats, seed {seed}");
                let mut chance = Chance::seeded(seed, 0);
                let mut random = Chance::seeded(seed, 1);
                let strangers = seed as usize % 3;
                let who = |seat: rules::Seat| Character {
                    temper: &TEMPERS[(seat.index() + seed as usize) % TEMPERS.len()],
                    skill: match seat.index() {
                        0 if seed == 0 => Skill::Master,
                        n => Skill::ALL[n % 2],
                    },
                };
                let mut setup = kit::first_setup(variant, seats, &mut chance);
                for _ in 0..3 {
                    let deal = kit::play(&setup, &mut chance, &mut |seat, view, legal| {
                        if (seats - 1 - seat.index()) < strangers {
                            return legal.random(|n| random.below(n)).unwrap();
                        }
                        let act = patrons::choose(view, who(seat), Secret::NONE);
                        let act = act.unwrap_or_else(|| panic!("{named}: {seat} does nothing"));
                        assert!(
                            legal.choice().allows(&act),
                            "{named}: {seat}: {act} is not legal"
                        );
                        assert_eq!(view.check(&act), Ok(()), "{named}: {seat}: {act}");
                        assert_eq!(
                            patrons::choose(&view.clone(), who(seat), Secret::NONE),
                            Some(act),
                            "{named}: {seat}"
                        );
                        act
                    });
                    assert_eq!(
                        patrons::choose(
                            &deal.view(Viewer::Seat(kit::seat(0))),
                            Character::USUAL,
                            Secret::NONE
                        ),
                        None
                    );
                    assert_eq!(
                        patrons::choose(
                            &deal.view(Viewer::Bystander),
                            Character::USUAL,
                            Secret::NONE
                        ),
                        None
                    );
                    setup = setup.next(&deal.outcome().unwrap());
                }
            }
        }
    }
}

/// Novices blunder and the sly bluff by the deal's secret: with another secret something changes somewhere, and is
/// still legal; with the same one nothing changes.
#[test]
fn another_secret_lets_the_dice_fall_otherwise_and_every_act_is_legal() {
    let secrets = [
        Secret::NONE,
        Secret::from_bytes([0; 32]),
        Secret::from_bytes([1; 32]),
        Secret::from_bytes([2; 32]),
    ];
    let sly = Temper::by_key("sly").unwrap();
    for (name, skill) in [
        ("scarto/mcleod", Skill::Novice),
        ("latriomphe/classic", Skill::Novice),
        ("trefeltromp/classic", Skill::Regular),
    ] {
        let who = Character { temper: sly, skill };
        let variant = kit::variant(name);
        let mut chance = Chance::seeded(0, 0);
        let mut differs = [false; 4];
        for _ in 0..60 {
            let setup = kit::first_setup(variant, variant.usual_seats(), &mut chance);
            kit::play(&setup, &mut chance, &mut |_, view, _| {
                let acts = secrets.map(|secret| patrons::choose(view, who, secret).unwrap());
                for ((act, secret), differs) in acts.iter().zip(secrets).zip(&mut differs) {
                    assert_eq!(view.check(act), Ok(()), "{name}: {act}");
                    assert_eq!(patrons::choose(view, who, secret), Some(*act), "{name}");
                    *differs |= *act != acts[0];
                }
                acts[0]
            });
        }
        assert_eq!(differs, [false, true, true, true], "{name}");
    }
}

/// A regular leaves nothing to chance when it plays a card, so a secret changes nothing.
#[test]
fn a_regular_plays_its_cards_whatever_the_secret() {
    let variant = kit::variant("scarto/mcleod");
    let mut chance = Chance::seeded(0, 0);
    let setup = kit::first_setup(variant, 3, &mut chance);
    kit::play(&setup, &mut chance, &mut |_, view, _| {
        let act = |secret| patrons::choose(view, Character::USUAL, secret).unwrap();
        assert_eq!(act(Secret::from_bytes([1; 32])), act(Secret::NONE));
        act(Secret::NONE)
    });
}

/// What `triomphe simulate --by patrons` prints: every deal ends, carried pots and matches included,
/// and its record passes the judge.
#[test]
fn records_of_patrons_are_right() {
    for variant in Variant::all() {
        let seats = variant.usual_seats();
        let simulation = Simulation::new(variant, Coins(2), seats, 12, 1).unwrap();
        let records =
            simulation.records(|_, view, _| patrons::choose(view, Character::USUAL, Secret::NONE));
        let mut played = 0;
        for record in records {
            let record = record.unwrap_or_else(|why| panic!("{variant}: {why:?}"));
            assert!(matches!(record.judge(), Verdict::Over(_)), "{variant}");
            played += 1;
        }
        assert_eq!(played, 12, "{variant}");
    }
}
