//! The picture of a hand, and its text for screen readers.

use super::facts::{last_trick, tally, trick_told};
use crate::art::{Art, HAND, Sketch};
use crate::cards::{in_hand, name};
use crate::pictures::{aloud, picture_of_table, plain_name, spoken, trick_heading};
use crate::words::{Words, args};
use ::rules::{Card, CardSet, Choice, Stage, Turn, View};
use pages::{Look, Preferences, Size};
use picture::{CardState, Hand, Held, Mark, Station, Strip};
use table::look::{Playing, Scene};

/// The trick and the viewer's cards, with those picked marked; `None` if they hold none.
pub fn hand_art(
    words: &Words,
    preferences: &Preferences,
    look: &Look,
    picked: CardSet,
) -> Option<Art> {
    let Scene::Playing(playing) = &look.scene else {
        return solo_art(words, preferences, look);
    };
    let view = &playing.view;
    playing.seat?;
    let choice = view.to_play();
    // Cards chosen to go under the stock may still lie on it.
    let held = match choice {
        Choice::Rob { from, .. } => view.hand | from,
        _ => view.hand,
    };
    let state = |card: Card| match choice {
        _ if picked.contains(card) => CardState::Chosen,
        Choice::Play { cards, .. } | Choice::Swap(cards) | Choice::Lay(cards) => {
            if cards.contains(card) {
                CardState::Playable
            } else {
                CardState::Unplayable
            }
        }
        Choice::Discard { from, together, .. } if !(from | together).contains(card) => {
            CardState::Unplayable
        }
        Choice::Rob { from, .. } if !from.contains(card) => CardState::Unplayable,
        _ => CardState::Quiet,
    };
    let cards: Vec<Held> = in_hand(view, held)
        .into_iter()
        .flat_map(|(_, cards)| cards)
        .map(|card| Held {
            card,
            state: state(card),
        })
        .collect();
    (!cards.is_empty()).then(|| Art {
        name: HAND,
        alt: told(words, look, playing, &cards),
        deal: Some(playing.deal),
        sketch: Sketch::Hand(Hand {
            strip: strip(words, look, playing),
            cards,
            dealt: view.variant.hand_size(view.seats),
            larger: preferences.size == Size::Larger,
        }),
        language: words.language(),
        inks: preferences.inks,
    })
}

/// What the table's message would show while no deal is on, where there is none; the picture follows the hand's in the
/// same message.
fn solo_art(words: &Words, preferences: &Preferences, look: &Look) -> Option<Art> {
    let drawing = picture_of_table(words, look).filter(|_| look.solo)?;
    Some(Art {
        inks: preferences.inks,
        ..Art::from_drawing(words, HAND, drawing).of_table(look)
    })
}

/// The current trick with everyone's tricks so far, or the one that is just over; `None` before the first.
fn strip(words: &Words, look: &Look, playing: &Playing) -> Option<Strip> {
    let view = &playing.view;
    if view.stage != Stage::Tricks || view.bets().is_some() {
        return None;
    }
    let is_new = view.trick.cards.is_empty();
    let (trick, done) = match &view.last_trick {
        Some(last) if is_new => (last, true),
        _ => (&view.trick, false),
    };
    let wins = trick.winner.filter(|_| trick.cards.len() > 1);
    let played = trick.cards.iter().map(|(seat, _)| *seat);
    let round = trick.leader.round(view.variant.direction(), view.seats);
    let waiting = round.filter(|seat| trick.cards.iter().all(|(other, _)| other != seat));
    let points = view.card_points();
    let seats = played.chain(waiting).map(|seat| {
        let card = trick.cards.iter().find(|(other, _)| *other == seat);
        Station {
            name: if view.seat() == Some(seat) {
                words.say("hand-strip-you")
            } else {
                plain_name(words, look, playing, seat)
            },
            card: card.map(|(_, card)| *card),
            mark: match (wins == Some(seat), view.turn == Turn::One(seat)) {
                (true, true) => Mark::WinsAndLeads,
                (true, false) => Mark::Wins,
                (false, true) => Mark::Turn,
                (false, false) => Mark::None,
            },
            tally: tally(words, view, points.as_ref(), seat, "hand-points-discard").join(" · "),
        }
    });
    Some(Strip {
        heading: match done.then(|| brought(words, view)).flatten() {
            Some(brought) => format!("{} · {brought}", trick_heading(words, view, done)),
            None => trick_heading(words, view, done),
        },
        seats: seats.collect(),
    })
}

/// What the trick that is over was worth to whoever won it, in games of card points.
fn brought(words: &Words, view: &View) -> Option<String> {
    let trick = view.last_trick.as_ref()?;
    let points = view.trick_points(view.completed().len())?;
    let key = if trick.winner == view.seat() {
        "hand-strip-own"
    } else {
        "hand-strip-other"
    };
    let told = args!["points" => words.signed(points.into()), "count" => points.abs()];
    Some(words.with(key, told))
}

/// The text of the picture, what may be played first: Discord keeps only so much of it.
fn told(words: &Words, look: &Look, playing: &Playing, cards: &[Held]) -> String {
    let words = &spoken(words);
    let names = |wanted: &[CardState]| {
        let of = cards.iter().filter(|held| wanted.contains(&held.state));
        let names: Vec<String> = of.map(|held| name(words, held.card)).collect();
        words.list(&names)
    };
    let all = [
        CardState::Quiet,
        CardState::Playable,
        CardState::Unplayable,
        CardState::Chosen,
    ];
    let mut lines = Vec::new();
    let some = |state| cards.iter().any(|held| held.state == state);
    if some(CardState::Playable) && some(CardState::Unplayable) {
        let playable = names(&[CardState::Playable]);
        lines.push(words.with("hand-alt-may", args!["cards" => playable]));
    }
    if some(CardState::Chosen) {
        let chosen = names(&[CardState::Chosen]);
        lines.push(words.with("hand-alt-chosen", args!["cards" => chosen]));
    }
    lines.push(words.with(
        "hand-alt",
        args!["count" => cards.len(), "cards" => names(&all)],
    ));
    if playing.view.trick.cards.is_empty() {
        lines.extend(last_trick(words, look, playing));
    }
    lines.extend(trick_told(words, look, playing));
    aloud(&lines)
}
