//! No look reveals what its viewer may not know: checked at every step of the recorded lives, in every game.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod hidden;
#[path = "steps/kit/mod.rs"]
#[allow(dead_code, unused_imports, reason = "the steps do more")]
mod kit;
#[allow(dead_code, reason = "the lives are compared elsewhere")]
mod replay;
#[path = "../../rules/tests/kit/resample.rs"]
#[allow(dead_code, reason = "the rules look at events too")]
mod resample;

use hidden::{STRANGER, after_cards, closed_deal, otherwise, viewers, with_cards};
use ids::{MemberId, Millis, Moment};
use kit::{ANN, Sitting, opening};
use replay::life::{Life, Rows};
use replay::{Report, lines_of, lives_in};
use rules::{Card, CardSet, Chance, Variant, Viewer};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use table::look::{PausesLeft, Scene, laid_aside};
use table::{CoinKind, Look, LookContext, Order, Phase, Reveal, Table, Terms};

const BESIDE: LookContext = LookContext {
    now: Moment(0),
    longest_pause: Millis::hours(1),
    session_is_over: false,
    house_language: None,
};

const NONE_LEFT: PausesLeft = PausesLeft {
    host: Millis::ZERO,
    gm: Millis::ZERO,
};

/// Cards are dealt anew at one step in this many.
const OFTEN: u64 = 2;

/// How many deals are played of each game that has come since the lives were recorded.
const DEALS: u64 = 12;

/// Shows every table as it is after each command of each life and, in games that have come since the lives were
/// recorded, whenever somebody is on turn, with a number that identifies it.
fn tables(mut show: impl FnMut(u64, &Table)) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/lives");
    let mut number = 0;
    let mut lived = BTreeSet::new();
    for file in lives_in(Path::new(folder)) {
        let lines = lines_of(&file);
        let mut life = Life::new(&lines[0], Rows::Own);
        for line in &lines[1..] {
            life.follow(line, &mut Report::default());
            if let Some(table) = &life.table {
                number += 1;
                lived.insert(table.state.terms.variant.game());
                show(number, table);
            }
        }
    }
    let editions = Variant::editions().into_iter();
    for variant in editions.filter(|it| !lived.contains(it.game())) {
        for seed in 1..=DEALS {
            played(variant, seed, |table| {
                number += 1;
                show(number, table);
            });
        }
    }
}

/// Shows a table while a member plays a deal there among patrons, and after it.
fn played(variant: Variant, seed: u64, mut show: impl FnMut(&Table)) {
    let terms = Terms {
        variant,
        stake: variant.usual_stake(),
        turn_seconds: 60,
        coins: CoinKind::Chips,
    };
    let mut sitting = Sitting::open(seed, opening(terms, ANN));
    sitting.orders(ANN, Order::Fill).unwrap();
    sitting.deal(ANN).unwrap();
    let mut chance = Chance::seeded(seed, 1);
    while let Some(member) = sitting.on_turn(&[ANN]) {
        show(&sitting.table);
        let act = sitting.view(member).any_act(|n| chance.below(n));
        sitting.act(member, act.unwrap()).unwrap();
    }
    // Twice, since a test may look at every other table only.
    show(&sitting.table);
    show(&sitting.table);
}

fn look(table: &Table, viewer: Option<MemberId>) -> Look {
    table.look(viewer, &BESIDE).unwrap()
}

/// Every game must have been covered this often.
fn of_every_game(seen: &BTreeMap<&str, usize>, least: usize) {
    let games: BTreeSet<&str> = seen.keys().copied().collect();
    assert_eq!(games, Variant::games().into_iter().collect());
    assert!(seen.values().all(|&times| times >= least), "{seen:?}");
}

#[test]
fn a_look_is_the_same_however_the_cards_lie_that_its_viewer_has_not_seen() {
    let mut others = BTreeMap::<&str, usize>::new();
    tables(|number, table| {
        // Seeded with the number, so that a failure can be repeated.
        let mut chance = Chance::seeded(number, 0);
        let Some(playing) = table.playing().filter(|_| number % OFTEN == 0) else {
            return;
        };
        for (member, viewer) in viewers(table) {
            let seen = look(table, member);
            let dealt = resample::dealt_anew(&playing.cards, viewer, &mut chance, |deal, _| {
                let other = look(&with_cards(table, deal), member);
                assert_eq!(other, seen, "table {number}, {viewer:?}");
            });
            *others.entry(table.state.terms.variant.game()).or_default() += dealt;
        }
    });
    of_every_game(&others, 50);
}

#[test]
fn after_a_deal_a_look_is_the_same_however_the_cards_lay_that_wait_for_their_session() {
    let mut others = BTreeMap::<&str, usize>::new();
    tables(|number, table| {
        let mut chance = Chance::seeded(number, 0);
        // As if it had been agreed at every table.
        let mut table = table.clone();
        table.state.reveal = match number % (2 * OFTEN) {
            0 => Reveal::Table,
            _ => Reveal::Session,
        };
        let Some(last) = closed_deal(&table).filter(|_| number % OFTEN == 0) else {
            return;
        };
        let viewers = viewers(&table);
        let looks = |table: &Table| viewers.iter().map(|(who, _)| look(table, *who)).collect();
        let seen: Vec<Look> = looks(&table);
        let dealt = resample::dealt_anew(&last.deal, Viewer::Bystander, &mut chance, |deal, _| {
            assert_eq!(looks(&after_cards(&table, deal)), seen, "table {number}");
        });
        *others.entry(table.state.terms.variant.game()).or_default() += dealt;
    });
    // When a deal of French Tarot has been played, every card has been seen.
    assert_eq!(others.insert("tarot", usize::MAX), Some(0));
    of_every_game(&others, 5);
}

#[test]
fn a_look_is_the_same_whatever_else_its_viewer_cannot_know() {
    let (mut phases, mut asked) = (BTreeSet::new(), 0);
    tables(|number, table| {
        let mut chance = Chance::seeded(number, 0);
        for (member, viewer) in viewers(table) {
            let other = otherwise(table, (member, viewer), &mut chance);
            let (other, seen) = (look(&other, member), look(table, member));
            assert_eq!(other, seen, "table {number}, {viewer:?}");
        }
        phases.insert(match table.state.phase {
            Phase::Lobby => "lobby",
            Phase::Playing(_) => "playing",
            Phase::Between => "between",
            Phase::Closed { .. } => "closed",
        });
        asked += usize::from(table.is_question());
    });
    assert_eq!(phases.len(), 4, "{phases:?}");
    assert!(asked > 20, "only {asked} questions");
}

/// Everything in a look that does not depend on the viewer.
fn public(mut look: Look) -> Look {
    look.viewer = None;
    look.pauses_left = NONE_LEFT;
    if let Scene::Playing(playing) = &mut look.scene {
        let own = &mut **playing;
        (own.seat, own.asked, own.answered) = (None, 0, false);
    }
    look
}

#[test]
fn looks_differ_only_in_what_is_their_viewers_and_a_stranger_sees_what_a_bystander_does() {
    let mut seen = BTreeMap::<&str, usize>::new();
    tables(|number, table| {
        let bystander = look(table, None);
        let mut stranger = look(table, Some(STRANGER));
        stranger.viewer = None;
        assert_eq!(stranger, bystander, "table {number}");
        for (member, viewer) in viewers(table) {
            let mut own = public(look(table, member));
            if let (Scene::Playing(own), Some(playing)) = (&mut own.scene, table.playing()) {
                assert_eq!(own.view, playing.cards.view(viewer));
                own.view = playing.cards.view(Viewer::Bystander);
                *seen.entry(table.state.terms.variant.game()).or_default() += 1;
            }
            assert_eq!(own, public(bystander.clone()), "table {number}, {viewer:?}");
        }
        // Somebody who sits here without cards sees no more of the deal than a bystander.
        for occupant in table.state.chairs.iter() {
            if table.state.seat_of(occupant.id).is_none() {
                let idle = public(look(table, occupant.actor()));
                assert_eq!(idle, public(bystander.clone()), "table {number}");
            }
        }
    });
    of_every_game(&seen, 200);
}

#[test]
fn while_a_deal_is_on_no_look_names_a_card_that_its_viewer_has_not_seen() {
    let mut hidden_cards = BTreeMap::<&str, usize>::new();
    tables(|number, table| {
        let Some(playing) = table.playing() else {
            return;
        };
        for (member, viewer) in viewers(table) {
            let mut look = look(table, member);
            // Partners were drawn from another pack, before this one was dealt.
            look.draw = None;
            let text = format!("{look:?}");
            let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
            let named: CardSet = words.filter_map(|word| word.parse::<Card>().ok()).collect();
            let hidden = resample::hidden(&playing.cards, viewer);
            let told = named & hidden;
            assert!(
                told.is_empty(),
                "table {number}, {viewer:?}: {told:?} in {text}"
            );
            *hidden_cards
                .entry(table.state.terms.variant.game())
                .or_default() += hidden.len() as usize;
        }
    });
    of_every_game(&hidden_cards, 1_000);
}

#[test]
fn what_was_laid_aside_is_shown_when_the_deal_is_over_or_with_its_session_or_its_table() {
    let mut shown = 0;
    tables(|number, table| {
        let aside = |reveal, session_is_over| {
            let mut other = table.clone();
            other.state.reveal = reveal;
            let context = LookContext {
                session_is_over,
                ..BESIDE
            };
            let look = other.look(None, &context).unwrap();
            look.scene.last().map(|last| last.aside.clone())
        };
        let Some(open) = aside(Reveal::Deal, false) else {
            return;
        };
        let laid = table
            .finished
            .as_ref()
            .map(|finished| laid_aside(&finished.deal));
        assert_eq!(Some(&open), laid.as_ref(), "table {number}");
        assert_eq!(
            aside(Reveal::Session, false),
            Some(vec![]),
            "table {number}"
        );
        assert_eq!(aside(Reveal::Session, true), laid, "table {number}");
        let at_close = match table.state.phase {
            Phase::Closed { .. } => laid,
            _ => Some(vec![]),
        };
        assert_eq!(aside(Reveal::Table, true), at_close, "table {number}");
        shown += usize::from(!open.is_empty());
    });
    assert!(shown > 20, "only {shown} were shown");
}
