//! French Tarot: the card called, the poignée before the first card, a chelem (RULES.md 17).

use super::cards;
use super::decision::{Decision, Offered};
use crate::button::DealKey;
use crate::cards::{in_hand, label, named, short};
use crate::screen::{Key, KeyLook, Menu, MenuOption, Row, rows_of};
use crate::words::args;
use ::rules::{Act, Card, CardSet, Choice, Poignee, Stage, Suit};

/// The buttons that choose the cards of a poignée pick them like a menu, of a number that no menu has.
const POIGNEE: u8 = 7;
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
    if !asked.picked.is_empty() {
        return choose(asked, may);
    }
    let words = asked.words;
    let Choice::Play { cards, .. } = asked.playing.view.after_hiding().legal().choice() else {
        return Offered::default();
    };
    let mut offered = cards::play(asked, cards, CardSet::EMPTY, false);
    offered.lines.push(words.with(
        "tarot-may-show",
        args!["trumps" => may.trumps.len(), "least" => may.sizes[0]],
    ));
    let size = sizes(may).last().map_or(0, |(size, _)| size);
    offered.last.push(pick(
        asked,
        highest(may, size),
        words.say("key-poignee"),
        KeyLook::Main,
    ));
    offered
}

/// The sizes that these trumps allow, and what each is worth.
fn sizes(may: Poignee) -> impl Iterator<Item = (u32, i32)> {
    let sizes = may.sizes.into_iter().zip(WORTH);
    sizes.filter(move |(size, _)| *size <= may.trumps.len())
}

/// So many trumps, the lowest hidden; the Excuse only if it is needed.
fn highest(may: Poignee, size: u32) -> CardSet {
    let trumps = may.trumps.without(Card::FOOL);
    let missing = size.saturating_sub(trumps.len());
    if missing > 0 {
        return may.trumps;
    }
    let hidden = (trumps.len() - size) as usize;
    trumps.iter().skip(hidden).collect()
}

fn pick(asked: &Decision<'_>, kept: CardSet, label: String, look: KeyLook) -> Key {
    let pick = DealKey::Pick {
        menu: POIGNEE,
        kept,
    };
    Key {
        look,
        ..Key::plain(asked.button(pick), label)
    }
}

/// Which trumps to show: a size hides the lowest, the menu any others.
fn choose(asked: &Decision<'_>, may: Poignee) -> Offered {
    let words = asked.words;
    let view = &asked.playing.view;
    let picked = asked.picked & may.trumps;
    let mut keys: Vec<Key> = Vec::new();
    if may.allows(picked) {
        let label = words.with("key-poignee-show", args!["count" => picked.len()]);
        keys.push(asked.key(Act::Show(picked), label, KeyLook::Good));
    }
    let others = sizes(may).filter(|(size, _)| *size != picked.len());
    keys.extend(others.map(|(size, worth)| {
        let told = args!["count" => size, "points" => worth];
        let label = words.with("key-poignee-size", told);
        pick(asked, highest(may, size), label, KeyLook::Plain)
    }));
    keys.push(pick(
        asked,
        CardSet::EMPTY,
        words.say("key-poignee-back"),
        KeyLook::Plain,
    ));
    let trumps = in_hand(view, may.trumps)
        .into_iter()
        .flat_map(|(_, cards)| cards);
    let options: Vec<MenuOption> = trumps
        .map(|card| MenuOption {
            value: card.to_string(),
            label: label(words, card),
            face: words.face(card),
            chosen: picked.contains(card),
            ..MenuOption::default()
        })
        .collect();
    let least = may.sizes[0] as usize;
    let most = sizes(may).last().map_or(least, |(size, _)| size as usize);
    let menu = Menu {
        button: asked.button(DealKey::Pick {
            menu: 0,
            kept: CardSet::EMPTY,
        }),
        hint: words.say("menu-poignee"),
        least,
        most,
        options,
    };
    let lines = vec![
        asked.turn(words.say("tarot-do-show")),
        words.with(
            "tarot-shown",
            args!["count" => picked.len(), "cards" => named(words, view, picked)],
        ),
    ];
    Offered {
        lines,
        rows: vec![Row::Menu(menu), Row::Keys(keys)],
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
        let trumps = view.hand & Suit::Trumps.cards();
        let key = asked.words.say("key-poignee");
        self.last
            .push(asked.key(Act::Show(trumps), key, KeyLook::Plain));
        self
    }
}
