//! A hand, seen by its holder only: words, a button for each card, and the question about bonus cards.

use super::inn;
use super::playing::{asked_about, bonuses};
use super::report;
use super::seats::name_of;
use super::table::when;
use crate::discord::button::{Button, DealKey, TableKey};
use crate::discord::cards;
use crate::discord::screen::{Edge, Key, KeyLook, Menu, Panel, Row, Screen, rows_of};
use crate::discord::words::{Words, args};
use crate::tavern::{Look, Playing, Scene, Stretch};
use rules::{CardSet, Turn};

/// What the viewer of this look holds, and what they may do with it.
pub fn hand(words: &Words, look: &Look) -> Screen {
    let inn = inn(words, look.table);
    let playing = match &look.scene {
        Scene::Playing(playing) => playing,
        Scene::Closed(_) => return Screen::note(words.say("sorry-closed")),
        Scene::Between(between) => {
            let over = words.say("hand-over");
            let winner = report::winner(words, &between.report);
            let mut screen = idle(words, look, format!("{over} {winner}"));
            screen.rows.insert(0, deal_now(words, look));
            return screen;
        }
        Scene::Lobby(_) => {
            return idle(
                words,
                look,
                words.with("hand-none-lobby", args!["inn" => inn]),
            );
        }
    };
    if playing.seat.is_none() {
        return idle(
            words,
            look,
            words.with("hand-none-next", args!["inn" => inn]),
        );
    }
    let asked = playing.view.turn == Turn::Question;
    let (mut lines, mut rows) = if asked {
        question(words, look, playing)
    } else {
        to_play(words, look, playing)
    };
    lines.push(String::new());
    lines.extend(cards_held(words, playing));
    rows.push(controls(words, look));
    let edge = if playing.view.is_my_turn() {
        Edge::Green
    } else {
        Edge::Tavern
    };
    panel(words, look, Some(playing), lines.join("\n"), rows, edge)
}

/// No cards: why, and the way back.
fn idle(words: &Words, look: &Look, text: String) -> Screen {
    panel(
        words,
        look,
        None,
        text,
        vec![controls(words, look)],
        Edge::Grey,
    )
}

/// The next deal, where one looks at the end of the last.
fn deal_now(words: &Words, look: &Look) -> Row {
    Row::Keys(vec![Key {
        button: Button::Table(look.table, TableKey::Deal(look.deals)),
        label: words.say("key-deal-now"),
        look: KeyLook::Main,
    }])
}

fn panel(
    words: &Words,
    look: &Look,
    playing: Option<&Playing>,
    text: String,
    rows: Vec<Row>,
    edge: Edge,
) -> Screen {
    let footer = match playing {
        Some(playing) => words.with(
            "hand-footer",
            args!["table" => look.table.to_string(), "deal" => playing.deal.to_string()],
        ),
        None => String::new(),
    };
    Screen {
        panel: Some(Panel {
            title: words.with("hand-title", args!["inn" => inn(words, look.table)]),
            text,
            footer,
            edge,
            ..Panel::default()
        }),
        rows,
        ..Screen::default()
    }
}

fn controls(words: &Words, look: &Look) -> Row {
    Row::Keys(vec![
        Key::plain(
            Button::Table(look.table, TableKey::Hand),
            words.say("key-again"),
        ),
        Key::plain(
            Button::Table(look.table, TableKey::Rules),
            words.say("key-rules"),
        ),
    ])
}

/// A line for each card held; while it is one's turn, with what may be played.
fn cards_held(words: &Words, playing: &Playing) -> Vec<String> {
    let view = &playing.view;
    if view.hand.is_empty() {
        return vec![words.say("hand-empty")];
    }
    let legal = playable(playing);
    cards::sorted(view.hand)
        .into_iter()
        .map(|card| {
            let written = cards::written(words, card);
            // Where all may be played there is nothing to point out.
            if legal.contains(card) && legal != view.hand {
                words.with("hand-card-may", args!["card" => format!("**{written}**")])
            } else {
                written
            }
        })
        .collect()
}

fn playable(playing: &Playing) -> CardSet {
    if playing.view.is_my_turn() {
        playing.view.legal().cards()
    } else {
        CardSet::EMPTY
    }
}

/// A button for each card: green if it may be played, grey but alive if not.
fn to_play(words: &Words, look: &Look, playing: &Playing) -> (Vec<String>, Vec<Row>) {
    let view = &playing.view;
    let legal = playable(playing);
    let mut lines = Vec::new();
    match view.turn {
        Turn::One(_) if view.is_my_turn() => {
            let key = match (playing.clock.stretch, view.trick.cards.is_empty()) {
                (Stretch::Bank, _) => "hand-your-turn-late",
                (_, true) => "hand-your-turn-lead",
                (_, false) => "hand-your-turn",
            };
            lines.push(words.with(key, args!["when" => when(words, playing.clock.until)]));
        }
        Turn::One(seat) => {
            lines.push(words.with("hand-wait", args!["name" => name_of(look, playing, seat)]));
        }
        _ => {}
    }
    if !view.trick.cards.is_empty() {
        let trick: Vec<String> = view
            .trick
            .cards
            .iter()
            .map(|(seat, card)| {
                words.with(
                    "playing-last-card",
                    args!["name" => name_of(look, playing, *seat), "card" => cards::written(words, *card)],
                )
            })
            .collect();
        lines.push(words.with("hand-trick", args!["cards" => trick.join("; ")]));
    }
    let keys = cards::sorted(view.hand)
        .into_iter()
        .map(|card| Key {
            button: deal_button(look, playing, DealKey::Play(card)),
            label: cards::written(words, card),
            look: if legal.contains(card) {
                KeyLook::Good
            } else {
                KeyLook::Plain
            },
        })
        .collect();
    (lines, rows_of(keys))
}

/// The question about bonus cards: the same buttons for everyone, whatever they hold (TM-7).
fn question(words: &Words, look: &Look, playing: &Playing) -> (Vec<String>, Vec<Row>) {
    let view = &playing.view;
    let until = when(words, playing.clock.until);
    let (open, cards_held) = match (playing.answered, view.my_question) {
        (true, _) => (false, CardSet::EMPTY),
        (false, question) => (
            true,
            question.map_or(CardSet::EMPTY, |question| question.cards),
        ),
    };
    if !open {
        return (
            vec![words.with("hand-answered", args!["when" => until])],
            Vec::new(),
        );
    }
    let bonuses = bonuses(&view.variant, view.stake);
    let mut lines = vec![words.with("hand-question", args!["when" => until])];
    if cards_held.is_empty() {
        let all = asked_about(words, &view.variant);
        lines.push(words.with("hand-question-none", args!["cards" => all]));
    } else {
        let coins = bonuses
            .iter()
            .filter(|(card, _)| cards_held.contains(*card))
            .map(|(_, coins)| coins.0)
            .sum();
        lines.push(words.with(
            "hand-question-holds",
            args!["cards" => cards::names(words, cards_held), "coins" => words.coins(coins)],
        ));
    }
    let choices = bonuses
        .iter()
        .map(|(card, coins)| {
            let label = words.with(
                "choice-bonus",
                args!["card" => cards::written(words, *card), "coins" => words.coins(coins.0)],
            );
            (card.to_string(), label)
        })
        .collect();
    let key = |key, word: &str, look_of| Key {
        button: deal_button(look, playing, key),
        label: words.say(word),
        look: look_of,
    };
    let rows = vec![
        Row::Keys(vec![
            key(DealKey::ShowAll, "key-show-all", KeyLook::Good),
            key(DealKey::Hide, "key-hide", KeyLook::Plain),
        ]),
        Row::Menu(Menu {
            button: deal_button(look, playing, DealKey::ShowThese),
            hint: words.say("key-show-these"),
            choices,
        }),
    ];
    (lines, rows)
}

fn deal_button(look: &Look, playing: &Playing, key: DealKey) -> Button {
    Button::Deal {
        table: look.table,
        deal: playing.deal,
        asked: playing.asked,
        key,
    }
}
