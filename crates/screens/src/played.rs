//! What has been played so far, suit by suit, and who has shown to be out of a suit.

use super::cards::{in_hand, in_short, name as card_name, suit as suit_name};
use super::names::name_of;
use crate::screen::{Panel, Part, Screen};
use crate::words::{Words, args};
use ::rules::{Card, CardSet, Out, Seat, Suit, View};
use pages::Look;
use table::look::{Playing, Scene};

/// What is gone of each suit, and which suits seats have shown to have none of: public facts, the same for everyone.
pub fn played(words: &Words, look: &Look) -> Screen {
    let words = &words.at_table(look);
    if !look.tells_played() {
        return Screen::note(words.say("played-not-told"));
    }
    let playing = match &look.scene {
        Scene::Playing(playing) if !playing.view.out().gone.is_empty() => playing,
        _ => return Screen::note(words.say("played-none")),
    };
    let view = &playing.view;
    let out = view.out();
    let mut lines = suits(words, view, out.gone);
    if excuse(view).contains(Card::FOOL) && out.gone.contains(Card::FOOL) {
        lines.push(words.with("played-fool", args!["card" => card_name(words, Card::FOOL)]));
    }
    Screen::panel(Panel {
        title: words.say("key-played"),
        text: lines.join("\n"),
        parts: lacks(words, look, playing, &out).into_iter().collect(),
        ..Panel::default()
    })
}

/// A line for each suit of the pack, trumps first.
fn suits(words: &Words, view: &View, gone: CardSet) -> Vec<String> {
    let pack = view.variant.pack() - excuse(view);
    let line = |(suit, all): (Suit, Vec<Card>)| {
        let (all_of_it, suit_gone) = (all.len(), gone & suit.cards() & pack);
        let cards = all.into_iter().filter(|card| suit_gone.contains(*card));
        let cards: Vec<Card> = cards.collect();
        let told = args![
            "suit" => suit_name(words, suit), "gone" => cards.len(), "all" => all_of_it,
            "cards" => in_short(words, suit, &cards, CardSet::EMPTY)
        ];
        let key = if cards.is_empty() {
            "played-suit-none"
        } else {
            "played-suit"
        };
        words.with(key, told)
    };
    in_hand(view, pack).into_iter().map(line).collect()
}

/// The Fool where it belongs to no suit.
fn excuse(view: &View) -> CardSet {
    let is_trump = view.variant.would_take(&[], Card::FOOL, view.turned_suit());
    let fool = CardSet::single(Card::FOOL) & view.variant.pack();
    if is_trump { CardSet::EMPTY } else { fool }
}

/// Who still holds cards and has shown to be out of a suit; `None` in games without suits to follow.
fn lacks(words: &Words, look: &Look, playing: &Playing, out: &Out) -> Option<Part> {
    let view = &playing.view;
    if view.bets().is_some() {
        return None;
    }
    let told = |seat: Seat| {
        let pack = in_hand(view, view.variant.pack()).into_iter();
        let suits = pack.filter(|(suit, _)| out.has_none(seat, suit.cards()));
        let suits = suits.map(|(suit, _)| missing(words, view, out, seat, suit));
        let suits: Vec<String> = suits.collect();
        let told = args!["name" => name_of(look, playing, seat), "suits" => words.list(&suits)];
        (!suits.is_empty()).then(|| words.with("played-lacks", told))
    };
    let holders = Seat::all(view.seats).filter(|seat| view.hand_sizes[*seat] > 0);
    let lines: Vec<String> = holders.filter_map(told).collect();
    Some(Part {
        heading: words.say("played-lacks-title"),
        text: if lines.is_empty() {
            words.say("played-lacks-nobody")
        } else {
            lines.join("\n")
        },
    })
}

/// A suit that the seat has none of. Whether it withholds a Fool is nowhere to be read (RULES.md TG-13).
fn missing(words: &Words, view: &View, out: &Out, seat: Seat, suit: Suit) -> String {
    let name = suit_name(words, suit);
    let may_be = suit.cards() & (view.variant.pack() - excuse(view) - out.lacks[seat] - out.gone);
    if may_be.contains(Card::FOOL) {
        let fool = card_name(words, Card::FOOL);
        return words.with("played-but-fool", args!["suit" => name, "card" => fool]);
    }
    name
}
