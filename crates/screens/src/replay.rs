//! A finished deal, step by step.

use super::fit::{parts_of, shortened};
use super::names::bold;
use super::receipt::why;
use super::rules::game;
use super::table::for_fun;
use crate::button::{Button, PastKey};
use crate::cards;
use crate::screen::{Edge, Key, Panel, Part, Row, Screen};
use crate::words::{Words, args};
use pages::ReplayStep;
use rules::{Act, Coins, Payment, Purse, Seat, Trick, View};

/// The screen of one step.
pub fn replay(words: &Words, replayed: &ReplayStep) -> Screen {
    let words = &words.with_coins(replayed.coin_kind);
    let view = &replayed.view;
    let mut lines = vec![done(words, replayed)];
    lines.extend(
        replayed
            .payments
            .iter()
            .map(|paid| payment(words, replayed, paid)),
    );
    lines.push(String::new());
    if view.pot > Coins::ZERO {
        lines.push(words.with("playing-pot", args!["pot" => words.coins(view.pot.0)]));
    }
    if let Some(card) = view.turned {
        lines.push(words.with(
            "playing-turned",
            args!["suit" => cards::suit(words, card.suit()), "card" => cards::written(words, card)],
        ));
    }
    lines.extend(trick(words, replayed));
    let mut parts = seats(words, replayed);
    parts.extend(hands(words, replayed));
    Screen {
        panel: Some(shortened(Panel {
            title: for_fun(
                words,
                replayed.coin_kind,
                words.with(
                    "replay-title",
                    args!["deal" => replayed.deal.short(), "game" => game(words, &view.variant)],
                ),
            ),
            text: lines.join("\n"),
            parts,
            footer: words.with(
                "replay-footer",
                args!["step" => replayed.step, "steps" => replayed.steps],
            ),
            edge: Edge::Grey,
            ..Panel::default()
        })),
        rows: vec![Row::Keys(keys(words, replayed))],
        ..Screen::default()
    }
}

/// First, back, forward and last: each leads elsewhere, so that no two are the same.
fn keys(words: &Words, replayed: &ReplayStep) -> Vec<Key> {
    let (step, last) = (replayed.step, replayed.steps);
    let mut keys = Vec::new();
    let mut to = |there: bool, step: usize, word: &str| {
        if there {
            let step = u16::try_from(step).unwrap_or(u16::MAX);
            let button = Button::Past(PastKey::Replay(replayed.deal, step));
            keys.push(Key::plain(button, words.say(word)));
        }
    };
    to(step > 1, 0, "replay-first");
    to(step > 0, step.saturating_sub(1), "replay-back");
    to(step < last, step + 1, "replay-on");
    to(step + 1 < last, last, "replay-last");
    keys.push(Key::plain(
        Button::Past(PastKey::Receipt(replayed.deal)),
        words.say("key-receipt"),
    ));
    keys
}

/// The act of this step.
fn done(words: &Words, replayed: &ReplayStep) -> String {
    let Some((seat, act)) = replayed.act else {
        return words.say("replay-dealt");
    };
    let who = name(replayed, seat);
    let with = |key: &str| words.with(key, args!["name" => who.clone()]);
    let card = |key: &str, card| {
        words.with(
            key,
            args!["name" => who.clone(), "card" => cards::written(words, card)],
        )
    };
    // Cards lying face down are named only if the hand they came from is open.
    let seen = |key: &str, hidden: &str, cards: String| {
        if replayed.hands.iter().any(|hand| hand.seat() == Some(seat)) {
            words.with(key, args!["name" => who.clone(), "cards" => cards])
        } else {
            words.with(hidden, args!["name" => who.clone()])
        }
    };
    let coins = |key: &str, coins: Coins| {
        words.with(
            key,
            args!["name" => who.clone(), "coins" => words.coins(coins.0)],
        )
    };
    match act {
        Act::Play(played) => card("replay-plays", played),
        Act::PlayCalling(played) => card("replay-calls", played),
        Act::Show(shown) => words.with(
            "replay-shows",
            args!["name" => who.clone(), "cards" => cards::names(words, shown)],
        ),
        Act::Hide => with("replay-hides"),
        Act::Discard(laid) => seen(
            "replay-discards",
            "replay-discards-hidden",
            cards::names(words, laid),
        ),
        Act::Rob(laid) => seen(
            "replay-robs",
            "replay-robs-hidden",
            cards::names(words, laid),
        ),
        Act::Swap(given) => seen(
            "replay-swaps",
            "replay-swaps-hidden",
            cards::name(words, given),
        ),
        Act::Lay(laid) => seen(
            "replay-lays",
            "replay-lays-hidden",
            cards::name(words, laid),
        ),
        Act::Bid(points) => words.with(
            "replay-bids",
            args!["name" => who.clone(), "points" => words.signed(points.into())],
        ),
        Act::Bet(sum) => coins("replay-bets", sum),
        Act::Raise(sum) => coins("replay-raises", sum),
        Act::More => with("replay-more"),
        Act::Offer => with("replay-offers"),
        Act::Accept => with("replay-accepts"),
        Act::Refuse => with("replay-refuses"),
        Act::Vole => with("replay-vole"),
        Act::Stop => with("replay-stops"),
        Act::Leave => with("replay-leaves"),
        Act::Check => with("replay-checks"),
        Act::Call => with("replay-calls-bet"),
        Act::Fold => with("replay-folds"),
        Act::Stay => with("replay-stays"),
        Act::Keep => with("replay-keeps"),
    }
}

fn payment(words: &Words, replayed: &ReplayStep, paid: &Payment) -> String {
    let purse = |purse| match purse {
        Purse::Pot => words.say("report-pot"),
        Purse::Seat(seat) => name(replayed, seat),
    };
    words.with(
        "receipt-line",
        args![
            "from" => purse(paid.from),
            "to" => purse(paid.to),
            "coins" => words.coins(paid.amount.0),
            "why" => why(words, paid.reason)
        ],
    )
}

/// The trick on the table, or the one just taken.
fn trick(words: &Words, replayed: &ReplayStep) -> Option<String> {
    let view = &replayed.view;
    let told = |trick: &Trick, key: &str| {
        let cards: Vec<String> = trick
            .cards
            .iter()
            .map(|(seat, card)| {
                words.with(
                    "playing-last-card",
                    args!["name" => name(replayed, *seat), "card" => cards::written(words, *card)],
                )
            })
            .collect();
        let winner = trick.winner.unwrap_or(trick.leader);
        words.with(
            key,
            args!["cards" => words.row(&cards), "winner" => name(replayed, winner)],
        )
    };
    if !view.trick.cards.is_empty() {
        return Some(told(&view.trick, "replay-trick"));
    }
    let just_taken = matches!(replayed.act, Some((_, Act::Play(_) | Act::PlayCalling(_))));
    let last = view.last_trick.as_ref().filter(|_| just_taken)?;
    Some(told(last, "playing-last"))
}

/// Winnings, losses and tricks of each seat so far.
fn seats(words: &Words, replayed: &ReplayStep) -> Vec<Part> {
    let view = &replayed.view;
    let lines: Vec<String> = Seat::all(view.seats)
        .map(|seat| {
            words.with(
                "replay-seat",
                args![
                    "name" => name(replayed, seat),
                    "tricks" => words.with("seat-tricks", args!["tricks" => view.tricks[seat]]),
                    "coins" => words.won(view.coins[seat].0)
                ],
            )
        })
        .collect();
    parts_of(words, &words.say("replay-seats"), &lines)
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
