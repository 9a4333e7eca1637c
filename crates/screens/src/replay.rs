//! A finished deal, trick by trick.

mod acts;

use super::bets;
use super::cancelled;
use super::fit::{parts_of, shortened};
use super::names::bold;
use super::receipt::payment;
use super::rules::game;
use super::shuffle::stays_closed;
use super::title::for_fun;
use super::winner::winner_of;
use crate::button::{Button, PastKey};
use crate::cards;
use crate::screen::{Edge, Key, Panel, Part, Row, Screen};
use crate::words::{Words, args};
use acts::done;
use pages::{Fate, ReplayPart, ReplayStep};
use rules::{Act, Coins, Seat, View};

/// The screen of one step.
pub fn replay(words: &Words, replayed: &ReplayStep) -> Screen {
    let words = &words.with_coins(replayed.coin_kind);
    let mut panel = panel(words, replayed);
    panel.parts.extend(hands(words, replayed));
    panel.footer = words.with(
        "replay-footer",
        args!["step" => replayed.step, "steps" => replayed.steps],
    );
    Screen {
        panel: Some(shortened(panel)),
        rows: rows(words, replayed),
        ..Screen::default()
    }
}

/// A trick that a member shows to everybody in the channel.
pub fn shared_trick(words: &Words, replayed: &ReplayStep, by: &str) -> Screen {
    let words = &words.with_coins(replayed.coin_kind);
    let mut panel = panel(words, replayed);
    panel.footer = words.with("replay-shared", args!["name" => by.to_owned()]);
    let step = PastKey::Trick(replayed.deal, id(replayed.step));
    Screen {
        panel: Some(shortened(panel)),
        rows: vec![Row::Keys(vec![Key::plain(
            Button::Past(step),
            words.say("key-replay"),
        )])],
        ..Screen::default()
    }
}

/// What is the same for everybody who may see the step.
fn panel(words: &Words, replayed: &ReplayStep) -> Panel {
    let view = &replayed.view;
    let (mut text, cards) = lines(words, replayed);
    if replayed.decisive == Some(replayed.step) {
        text.push(words.say(if pages::dearest(view).is_some() {
            "replay-is-dearest"
        } else {
            "replay-is-decisive"
        }));
    }
    if replayed.part != ReplayPart::End {
        text.extend(cancelled::fate(words, &replayed.fate));
    }
    let closed = replayed.closed.filter(|_| replayed.part == ReplayPart::End);
    text.extend(closed.and_then(|reveal| stays_closed(words, reveal)));
    let paid = replayed.paid().iter();
    text.extend(paid.map(|paid| payment(words, |seat| name(replayed, seat), paid)));
    let pot = (view.pot > Coins::ZERO)
        .then(|| words.with("playing-pot", args!["pot" => words.coins(view.pot)]));
    let turned = view.turned().map(|card| {
        words.with(
            "playing-turned",
            args!["suit" => cards::suit(words, card.suit()), "card" => cards::written(words, card)],
        )
    });
    let spelled: Vec<String> = cards.into_iter().chain(pot).chain(turned).collect();
    Panel {
        title: title(words, replayed),
        text: text.join("\n"),
        spelled: spelled.join("\n"),
        parts: parts_of(words, &words.say("replay-seats"), &seats(words, replayed)),
        edge: Edge::Grey,
        ..Panel::default()
    }
}

/// The deal and its game.
pub fn title(words: &Words, replayed: &ReplayStep) -> String {
    let title = words.with(
        "replay-title",
        args!["game" => game(words, &replayed.view.variant)],
    );
    for_fun(words, replayed.coin_kind, title)
}

/// What a step says above its picture, and what the picture shows: the cards of a trick, in order.
pub fn lines(words: &Words, replayed: &ReplayStep) -> (Vec<String>, Vec<String>) {
    let (mut text, mut cards) = (vec![heading(words, replayed)], Vec::new());
    for (seat, act) in &replayed.acts {
        let card = |key: &str, card| {
            words.with(
                key,
                args!["name" => name(replayed, *seat), "card" => cards::the(words, card)],
            )
        };
        match act {
            Act::Play(played) if cards.is_empty() => cards.push(card("playing-leads", *played)),
            // Only the leader says a word.
            Act::PlaySaying(played, _) => {
                cards.push(card("playing-leads", *played));
                text.extend(done(words, &name(replayed, *seat), false, *act));
            }
            Act::Play(played) => cards.push(card("playing-card", *played)),
            Act::PlayCalling(played) => cards.push(card("playing-calls", *played)),
            act => {
                let is_open = replayed.hands.iter().any(|hand| hand.seat() == Some(*seat));
                text.extend(done(words, &name(replayed, *seat), is_open, *act));
            }
        }
    }
    let reveals = replayed
        .view
        .bets()
        .into_iter()
        .flat_map(|bets| &bets.reveals);
    if let Some(reveal) = reveals
        .last()
        .filter(|_| replayed.part == ReplayPart::Round)
    {
        cards.extend(bets::reveal(words, reveal, |seat| name(replayed, seat)));
    }
    if let Some(taken) = worth(words, replayed) {
        text.push(taken);
    }
    (text, cards)
}

/// Which step it is, in bold; at the end, who won, or that it was cancelled.
fn heading(words: &Words, replayed: &ReplayStep) -> String {
    match replayed.part {
        ReplayPart::Dealt => words.say("replay-dealt"),
        ReplayPart::Before => format!("**{}**", words.say("replay-before")),
        ReplayPart::Trick(number) => format!(
            "**{}**",
            words.with(
                "scene-trick",
                args!["trick" => number, "tricks" => replayed.view.variant.hand_size(replayed.view.seats)],
            )
        ),
        ReplayPart::Round => format!("**{}**", words.say("replay-round")),
        ReplayPart::End => {
            let cancelled = cancelled::fate(words, &replayed.fate);
            cancelled.unwrap_or_else(|| winner(words, replayed))
        }
    }
}

/// Who won the deal, in a sentence.
pub fn winner(words: &Words, replayed: &ReplayStep) -> String {
    let name = |seat| name(replayed, seat);
    winner_of(words, &replayed.view, &replayed.payments, &name)
}

/// Who took the trick and, in games of card points, what it was worth.
fn worth(words: &Words, replayed: &ReplayStep) -> Option<String> {
    let ReplayPart::Trick(_) = replayed.part else {
        return None;
    };
    let trick = replayed.view.last_trick.as_ref()?;
    let who = name(replayed, trick.winner?);
    Some(match points(replayed) {
        Some(points) => words.with(
            "replay-taken-points",
            args!["name" => who, "points" => points],
        ),
        None => words.with("replay-taken", args!["name" => who]),
    })
}

/// What the trick of this step brought its winner, in games of card points.
pub fn points(replayed: &ReplayStep) -> Option<i32> {
    let ReplayPart::Trick(_) = replayed.part else {
        return None;
    };
    let view = &replayed.view;
    view.trick_points(view.completed().len())
}

/// First, back, forward and last: each leads elsewhere, so that no two are the same. Below, the trick that decided it,
/// and showing this one to everybody.
fn rows(words: &Words, replayed: &ReplayStep) -> Vec<Row> {
    let (step, last) = (replayed.step, replayed.steps);
    let past = |key: PastKey, word: &str| Key::plain(Button::Past(key), words.say(word));
    let mut keys = Vec::new();
    let mut to = |there: bool, step: usize, word: &str| {
        if there {
            keys.push(past(PastKey::Trick(replayed.deal, id(step)), word));
        }
    };
    to(step > 1, 0, "replay-first");
    to(step > 0, step.saturating_sub(1), "replay-back");
    to(step < last, step + 1, "replay-on");
    to(step + 1 < last, last, "replay-last");
    keys.push(past(PastKey::Receipt(replayed.deal), "key-receipt"));
    let mut more = Vec::new();
    if replayed.decisive.is_some_and(|trick| trick != step) {
        more.push(past(PastKey::Decisive(replayed.deal), "replay-decisive"));
    }
    if matches!(replayed.part, ReplayPart::Trick(_)) {
        more.push(past(
            PastKey::Share(replayed.deal, id(step)),
            "replay-share",
        ));
    }
    let rows = [keys, more].into_iter().filter(|keys| !keys.is_empty());
    rows.map(Row::Keys).collect()
}

/// A step as a button's id has it.
fn id(step: usize) -> u16 {
    u16::try_from(step).unwrap_or(u16::MAX)
}

/// Tricks, points, winnings and losses of each seat so far.
fn seats(words: &Words, replayed: &ReplayStep) -> Vec<String> {
    let seats = Seat::all(replayed.view.seats);
    seats
        .map(|seat| {
            let facts = facts(words, replayed, seat).join(" · ");
            let name = name(replayed, seat);
            words.with("scene-alt-seat", args!["name" => name, "facts" => facts])
        })
        .collect()
}

/// How a seat stands after a step.
pub fn facts(words: &Words, replayed: &ReplayStep, seat: Seat) -> Vec<String> {
    let view = &replayed.view;
    let tricks = words.with("seat-tricks", args!["tricks" => view.tricks[seat]]);
    let points = view.card_points().filter(|_| !view.played.is_empty());
    let points = points.map(|points| words.with("scene-points", args!["points" => points[seat]]));
    // The last trick does not yet tell what the deal comes to.
    let is_told =
        view.outcome.is_none() || replayed.part == ReplayPart::End && replayed.fate == Fate::Played;
    let coins = is_told.then(|| format!("**{}**", words.won(view.coins[seat])));
    [Some(tricks), points, coins]
        .into_iter()
        .flatten()
        .collect()
}

/// The hands that may be shown.
fn hands(words: &Words, replayed: &ReplayStep) -> Vec<Part> {
    let lines: Vec<String> = replayed
        .hands
        .iter()
        .filter_map(|hand| held(words, replayed, hand))
        .collect();
    parts_of(words, &words.say("replay-hands"), &lines)
}

fn held(words: &Words, replayed: &ReplayStep, view: &View) -> Option<String> {
    let seat = view.seat()?;
    if view.hand.is_empty() {
        return None;
    }
    Some(words.with(
        "replay-hand",
        args![
            "name" => name(replayed, seat),
            "cards" => cards::named(words, view, view.hand)
        ],
    ))
}

fn name(replayed: &ReplayStep, seat: Seat) -> String {
    bold(replayed.names.get(seat.index()).map_or("?", String::as_str))
}
