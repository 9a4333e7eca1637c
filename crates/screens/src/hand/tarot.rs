//! French Tarot: the card called, the poignée before the first card, a chelem (RULES.md 17).

use super::cards;
use super::decision::{Decision, Offered};
use crate::button::DealKey;
use crate::cards::{in_hand, label, named, short};
use crate::screen::{Key, KeyLook, Menu, MenuOption, Row, rows_of};
use crate::words::args;
use ::rules::{Act, Card, CardSet, Choice, Poignee, Stage};

/// What poignées of the three sizes are worth.
const WORTH: [i32; 3] = [20, 30, 40];

/// The card to be called: its holder plays with the declarer.
pub fn call(asked: &Decision<'_>, may: CardSet) -> Offered {
    let words = asked.words;
    let view = &asked.playing.view;
    let mut lines = vec![asked.turn(words.say("tarot-do-call"))];
    let own = may & view.hand;
    if !own.is_empty() {
        let cards = named(words, view, own);
        lines.push(words.with("tarot-call-own", args!["cards" => cards]));
    }
    let mut calls: Vec<Card> = may.iter().collect();
    calls.sort_by_key(|card| (std::cmp::Reverse(view.strength(*card)), card.suit()));
    let keys = calls.into_iter().map(|card| {
        let look = if own.contains(card) {
            KeyLook::Plain
        } else {
            KeyLook::Good
        };
        asked
            .key(Act::CallCard(card), short(words, card), look)
            .with_face(words.face(card))
    });
    Offered {
        lines,
        rows: rows_of(keys.collect()),
        last: Vec::new(),
    }
}

/// The cards as at any other turn, and a key for the poignée. Whoever plays a card keeps it back.
pub fn poignee(asked: &Decision<'_>, may: Poignee) -> Offered {
    let words = asked.words;
    let Choice::Play { cards, .. } = asked.playing.view.after_hiding().legal().choice() else {
        return Offered::default();
    };
    let mut offered = cards::play(asked, cards, CardSet::EMPTY, false);
    offered.lines.push(words.with(
        "tarot-may-show",
        args!["trumps" => may.trumps.len(), "least" => may.sizes[0]],
    ));
    offered.last.push(key(asked, KeyLook::Main));
    offered
}

/// The key for a poignée.
fn key(asked: &Decision<'_>, look: KeyLook) -> Key {
    Key {
        look,
        ..Key::plain(
            asked.button(DealKey::Poignee),
            asked.words.say("key-poignee"),
        )
    }
}

/// The sizes that these trumps allow, and what each is worth.
fn sizes(may: Poignee) -> impl Iterator<Item = (u32, i32)> {
    let sizes = may.sizes.into_iter().zip(WORTH);
    sizes.filter(move |(size, _)| *size <= may.trumps.len())
}

/// So many trumps, the lowest hidden; the Excuse only if it is needed.
pub fn highest(may: Poignee, size: u32) -> CardSet {
    let trumps = may.trumps.without(Card::FOOL);
    match trumps.len().checked_sub(size) {
        Some(hidden) => trumps.iter().skip(hidden as usize).collect(),
        None => may.trumps,
    }
}

/// A key for each size, which hides the lowest trumps.
pub fn size_keys(asked: &Decision<'_>, may: Poignee) -> Vec<Key> {
    let key = |(size, worth): (u32, i32)| {
        let told = args!["count" => size, "points" => worth];
        Key {
            look: KeyLook::Good,
            ..Key::plain(
                asked.button(DealKey::ShowSize(size as u8)),
                asked.words.with("key-poignee-size", told),
            )
        }
    };
    sizes(may).map(key).collect()
}

/// Which trumps to show: a size hides the lowest, the menu any others.
pub fn choose(asked: &Decision<'_>, may: Poignee) -> Offered {
    let words = asked.words;
    let view = &asked.playing.view;
    let mut keys = size_keys(asked, may);
    keys.push(Key::plain(
        asked.button(DealKey::Back),
        words.say("key-poignee-back"),
    ));
    let trumps = in_hand(view, may.trumps).into_iter();
    let options = trumps
        .flat_map(|(_, cards)| cards)
        .map(|card| MenuOption {
            value: card.to_string(),
            label: label(words, card),
            face: words.face(card),
            ..MenuOption::default()
        })
        .collect();
    let most = sizes(may).last().map_or(0, |(size, _)| size as usize);
    let menu = Menu {
        button: asked.button(DealKey::ShowThese),
        hint: words.say("menu-poignee"),
        least: may.sizes[0] as usize,
        most,
        options,
    };
    Offered {
        lines: vec![asked.turn(words.say("tarot-do-show"))],
        rows: vec![Row::Keys(keys), Row::Menu(menu)],
        last: Vec::new(),
    }
}

impl Offered {
    /// With the key for a poignée, before the first card of a seat that has none: everybody is asked alike, and reads why
    /// not (RULES.md JT-9).
    pub(super) fn with_poignee(mut self, asked: &Decision<'_>) -> Offered {
        let view = &asked.playing.view;
        let has_played = view
            .played
            .iter()
            .any(|(seat, _)| Some(*seat) == view.seat());
        let shown = view
            .shown
            .iter()
            .any(|(seat, _)| Some(*seat) == view.seat());
        let is_off = view
            .variant
            .options()
            .get("poignee")
            .is_some_and(|value| value == "off");
        if view.tarot().is_none() || view.stage != Stage::Tricks || has_played || shown || is_off {
            return self;
        }
        self.last.push(key(asked, KeyLook::Plain));
        self
    }
}
