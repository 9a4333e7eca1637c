//! A word with the card that is led (RULES.md OT-9).

use super::decision::{Decision, Offered};
use crate::button::DealKey;
use crate::cards as written;
use crate::screen::{Key, KeyLook, Row, rows_of};
use crate::words::args;
use ::rules::{Act, Card, CardSet, Signal};

/// With a small button for each word that may go with one of these cards.
pub fn with(asked: &Decision<'_>, signals: CardSet, mut offered: Offered) -> Offered {
    let may = |signal: &Signal| signals.iter().any(|card| goes_with(asked, card, *signal));
    let keys = Signal::ALL.into_iter().filter(may).map(|signal| {
        let button = asked.button(DealKey::Word(signal));
        Key::plain(button, signal.word().to_owned())
    });
    let keys: Vec<Key> = keys.collect();
    if !keys.is_empty() {
        offered.rows.push(Row::Keys(keys));
    }
    offered
}

/// The cards that can be led with this word; `None` if there are none.
pub fn choose(asked: &Decision<'_>, signal: Signal) -> Option<Offered> {
    let (words, view) = (asked.words, &asked.playing.view);
    let cards = written::in_hand(view, view.hand).into_iter();
    let cards = cards
        .flat_map(|(_, cards)| cards)
        .filter(|card| goes_with(asked, *card, signal));
    let keys: Vec<Key> = cards
        .map(|card| {
            let act = Act::PlaySaying(card, signal);
            let label = written::short(words, card);
            let key = asked.key(act, label, KeyLook::Good);
            key.with_face(words.face(card))
        })
        .collect();
    if keys.is_empty() {
        return None;
    }
    let to_do = words.with(
        "hand-do-say",
        args![
            "word" => signal.word(), "meaning" => words.say(&format!("signal-{}", signal.word()))
        ],
    );
    Some(Offered {
        lines: vec![asked.turn(to_do)],
        rows: rows_of(keys),
        last: vec![Key::plain(
            asked.button(DealKey::Back),
            words.say("key-no-word"),
        )],
    })
}

fn goes_with(asked: &Decision<'_>, card: Card, signal: Signal) -> bool {
    asked.choice.signals_with(card).contains(&signal)
}
