//! Nothing in a hand moves between one turn and the next while tricks are played.

use super::scenes::{CaseDeal, simulated};
use super::*;
use crate::art::Sketch;
use ::rules::{CardSet, Stage};
use pages::{Look, Preferences};

/// What decides where the buttons of a hand stand, beside their number: the lines above its picture, the size of the
/// picture, and the first buttons of the last row.
#[derive(Debug, PartialEq)]
struct Above {
    lines: usize,
    dealt: usize,
    seats: Option<usize>,
    first: Vec<String>,
}

fn above(look: &Look) -> Option<Above> {
    let Scene::Playing(playing) = &look.scene else {
        return None;
    };
    let view = &playing.view;
    if view.stage != Stage::Tricks || view.hand.is_empty() {
        return None;
    }
    let screen = hand(&words(), look);
    let art = hand_art(&words(), &Preferences::default(), look, CardSet::EMPTY)?;
    let Sketch::Hand(picture) = art.sketch else {
        return None;
    };
    let Some(Row::Keys(last)) = screen.rows.last() else {
        return None;
    };
    let first = last.iter().take(2);
    Some(Above {
        lines: screen.panel?.text.lines().count(),
        dealt: picture.dealt,
        seats: picture.strip.map(|strip| strip.seats.len()),
        first: first.map(|key| key.label.clone()).collect(),
    })
}

/// The hand of a seat after each act of a deal, as far as it is played in tricks.
fn hands(deal: &CaseDeal, seat: usize) -> Vec<(usize, Above)> {
    let acts = (0..deal.acts()).filter_map(|acts| {
        let look = in_play(&deal.after(acts), Some(seat), Stretch::Turn);
        Some((acts, above(&look)?))
    });
    acts.collect()
}

#[test]
fn nothing_above_the_picture_comes_or_goes_with_the_turn() {
    let mut compared = 0;
    for variant in Variant::editions() {
        for deal in simulated(variant, 2, 7) {
            for seat in 0..deal.seats().min(3) {
                let hands = hands(&deal, seat);
                for (acts, above) in &hands {
                    assert_eq!(above, &hands[0].1, "{variant}, seat {seat} after {acts}");
                    assert_eq!(above.first, ["Refresh", "Rules"]);
                }
                compared += hands.len();
            }
        }
    }
    assert!(compared > 1_000, "{compared}");
}

/// The game in short is as high above every hand.
#[test]
fn the_game_in_short_is_three_small_lines_at_most() {
    for language in pages::Language::ALL {
        let words = Words::in_language(language);
        for variant in Variant::all() {
            let short = quick_lines(&words, &variant);
            assert!((2..=3).contains(&short.lines().count()), "{short}");
            assert!(short.lines().all(|line| line.starts_with("-# ")), "{short}");
        }
    }
}
