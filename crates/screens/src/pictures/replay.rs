//! The picture of a step of a finished deal: the table as it then stood, and at the end the result.

use super::aloud::{aloud, spoken};
use super::drawing::Drawing;
use super::outcome::{Finished, Seated};
use super::seats;
use super::table::{in_deal, played, pots, turned};
use crate::replay::{facts, lines, points, title, winner};
use crate::sums;
use crate::words::{Words, args};
use pages::text::isolated;
use pages::{Fate, ReplayPart, ReplayStep};
use picture::{Plate, Scene, Table};
use rules::Seat;

/// The picture of a step, with nothing of any hand in it.
pub fn replay(words: &Words, step: &ReplayStep) -> Drawing {
    let words = &words.with_coins(step.coin_kind).without_faces();
    if step.part == ReplayPart::End && step.fate == Fate::Played {
        let finished = Finished {
            view: &step.view,
            title: &|words| title(words, step),
            sentence: &|words| winner(words, step),
            players: players(words, step),
            highlight: None,
        };
        if let Some(drawing) = finished.drawing(words) {
            return drawing;
        }
    }
    Drawing {
        alt: told(&spoken(words), step),
        scene: Scene::Table(table(words, step)),
    }
}

fn players(words: &Words, step: &ReplayStep) -> Vec<Seated> {
    let owners = step.owners.iter().enumerate();
    let players = owners.map(|(seat, owner)| {
        let face = step.faces.get(seat).and_then(Option::as_deref);
        Seated::new(name(words, step, seat), owner, face)
    });
    players.collect()
}

fn name(words: &Words, step: &ReplayStep, seat: usize) -> String {
    let name = step.names.get(seat).map_or("", String::as_str);
    seats::name(words, seat + 1, name)
}

fn table(words: &Words, step: &ReplayStep) -> Table {
    let view = &step.view;
    let (trick, done) = match step.part {
        ReplayPart::Trick(_) | ReplayPart::Round => played(view, Seat::index),
        // Nothing lies on the table yet, or any more.
        ReplayPart::Dealt | ReplayPart::Before | ReplayPart::End => (Vec::new(), false),
    };
    Table {
        heading: above(words, step),
        seats: plates(words, step),
        trick,
        done,
        pots: pots(words, view),
        turned: turned(words, view),
    }
}

/// Which step it is; below a trick, what it was worth.
fn above(words: &Words, step: &ReplayStep) -> Vec<String> {
    match step.part {
        ReplayPart::Trick(number) => {
            let mut lines = vec![words.with(
                "scene-trick",
                args!["trick" => number, "tricks" => step.view.variant.hand_size(step.view.seats)],
            )];
            // A crown marks who won it.
            lines.extend(
                points(step).map(|points| words.with("seat-points", args!["points" => points])),
            );
            lines
        }
        ReplayPart::Dealt => vec![words.say("replay-deal")],
        ReplayPart::Before => vec![words.say("replay-before")],
        ReplayPart::End => vec![words.say("replay-end")],
        ReplayPart::Round => vec![words.say("replay-round")],
    }
}

fn plates(words: &Words, step: &ReplayStep) -> Vec<Plate> {
    let players = players(words, step);
    let players = Seat::all(step.view.seats).zip(players);
    let plates = players.map(|(seat, player)| {
        let mut plate = Plate::new(player.medal(), player.name().to_owned());
        in_deal(words, &step.view, seat, &mut plate);
        // What has been won and lost so far; the last trick does not yet tell what the deal comes to.
        if step.view.bets().is_none() && step.view.outcome.is_none() {
            plate.coins = sums::won(words, step.view.coins[seat]);
        }
        plate
    });
    plates.collect()
}

/// The picture as text: the step, what was done in it, and how everybody stands.
fn told(words: &Words, step: &ReplayStep) -> String {
    let mut all = vec![title(words, step)];
    let (told, cards) = lines(words, step);
    all.extend(told);
    all.extend(cards);
    all.extend(Seat::all(step.view.seats).map(|seat| {
        let name = isolated(name(words, step, seat.index()));
        seats::said(words, name, &facts(words, step, seat))
    }));
    aloud(&all)
}
