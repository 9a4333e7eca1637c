//! The cards of a hand: as text, as a button for each that may be played or, if these are many, in one menu.

use super::decision::{Decision, Offered};
use crate::button::DealKey;
use crate::cards::{MANY, in_hand, in_short, in_suit, name, named, rank, short, suit, written};
use crate::labels;
use crate::screen::{Key, KeyLook, Menu, MenuOption, Row, rows_of};
use crate::words::{Words, args};
use ::rules::{Act, Card, CardSet, Choice, Rank, Suit};
use pages::Cards;

/// Three rows of five: the fourth is for a menu of the cards that may not be played, the fifth for the keys that are
/// always there.
const MOST_KEYS: usize = 15;
/// Four rows of five, where no menu is needed.
const MOST_KEYS_ALONE: usize = 20;
/// Discord's most options in a menu.
const MOST_OPTIONS: usize = 25;

/// The cards held and, on one's turn, which of them may be played.
pub fn held(asked: &Decision<'_>) -> Vec<String> {
    let (words, view) = (asked.words, &asked.playing.view);
    if view.hand.is_empty() {
        return vec![words.say("hand-empty")];
    }
    let legal = match asked.choice {
        // If all may be played, none needs pointing out.
        Choice::Play { cards, .. } if cards != view.hand => cards,
        _ => CardSet::EMPTY,
    };
    let suits = in_hand(view, view.hand);
    if words.cards() == Cards::Plain {
        return aloud(asked, legal, suits);
    }
    if view.hand.len() > MANY {
        let mut lines = vec![words.with("hand-holds", args!["cards" => view.hand.len()])];
        if !legal.is_empty() {
            let legal = named(words, view, legal);
            lines.push(words.with("hand-may", args!["cards" => legal]));
        }
        lines.extend(
            suits
                .iter()
                .map(|(suit, cards)| in_short(words, *suit, cards, legal)),
        );
        return lines;
    }
    suits
        .into_iter()
        .flat_map(|(_, cards)| cards)
        .map(|card| {
            let written = written(words, card);
            if legal.contains(card) {
                words.with("hand-card-may", args!["card" => format!("**{written}**")])
            } else {
                written
            }
        })
        .collect()
}

/// The same for screen readers: first what may be played, then everything; each suit is said once.
fn aloud(asked: &Decision<'_>, legal: CardSet, suits: Vec<(Suit, Vec<Card>)>) -> Vec<String> {
    let (words, view) = (asked.words, &asked.playing.view);
    let mut lines = Vec::new();
    if !legal.is_empty() {
        let legal: Vec<String> = in_hand(view, legal)
            .into_iter()
            .map(|(of, cards)| {
                // They are all named below.
                if legal.contains_all(view.hand & of.cards()) {
                    suit(words, of)
                } else {
                    in_short(words, of, &cards, CardSet::EMPTY)
                }
            })
            .collect();
        lines.push(words.with("hand-plain-may", args!["cards" => words.row(&legal)]));
    }
    lines.push(words.with("hand-holds", args!["cards" => view.hand.len()]));
    lines.extend(suits.iter().map(|(of, cards)| {
        let of = suit(words, *of);
        words.with(
            "hand-plain-suit",
            args!["suit" => of, "cards" => in_suit(words, cards)],
        )
    }));
    lines
}

/// A card to the trick: a button for each that may be played, or one menu of them if these are too many; and one menu
/// for the others, where choosing one says why not.
pub fn play(asked: &Decision<'_>, legal: CardSet, calling: CardSet, offer: bool) -> Offered {
    let (words, view) = (asked.words, &asked.playing.view);
    let acts: Vec<Act> = in_hand(view, view.hand)
        .into_iter()
        .flat_map(|(_, cards)| cards)
        .flat_map(|card| {
            let call = calling.contains(card).then_some(Act::PlayCalling(card));
            [Some(Act::Play(card)), call].into_iter().flatten()
        })
        .collect();
    let may = |act: &Act| card_of(*act).is_some_and(|card| legal.contains(card));
    let (playable, others): (Vec<Act>, Vec<Act>) = acts.iter().copied().partition(may);
    let keys = playable.len() + usize::from(offer);
    let in_keys = if others.is_empty() {
        keys <= MOST_KEYS_ALONE
    } else {
        keys <= MOST_KEYS
    };
    let to_do = words.say(match (view.trick.cards.is_empty(), in_keys) {
        (true, true) => "hand-do-lead",
        (false, true) if legal == view.hand => "hand-do-any",
        (false, true) => "hand-do-play",
        (true, false) => "hand-do-lead-menu",
        (false, false) => "hand-do-play-menu",
    });
    let mut lines = vec![if asked.is_steady() {
        asked.turn_to_play()
    } else {
        asked.turn(to_do)
    }];
    if !calling.is_empty() {
        lines.push(words.say("hand-may-call"));
    }
    if offer {
        lines.push(words.say("hand-may-offer"));
    }
    let mut keys: Vec<Key> = Vec::new();
    if in_keys {
        keys.extend(playable.iter().map(|act| key(asked, *act)));
    }
    if offer {
        keys.push(asked.key(Act::Offer, words.say("key-offer"), KeyLook::Plain));
    }
    let mut rows = rows_of(keys);
    if !in_keys {
        let hint = words.with("menu-play", args!["cards" => playable.len()]);
        rows.push(menu(asked, 0, hint, &playable));
    }
    if !others.is_empty() {
        rows.push(menu(asked, 1, words.say("menu-why-not"), &others));
    }
    Offered {
        lines,
        rows,
        last: Vec::new(),
    }
}

/// The button of a card that may be played.
fn key(asked: &Decision<'_>, act: Act) -> Key {
    let face = card_of(act).and_then(|card| asked.words.face(card));
    let key = asked.key(act, on_key(asked, act), KeyLook::Good);
    match act {
        Act::Play(_) => key.as_face(face),
        _ => key.with_face(face),
    }
}

/// Cards in one menu, in the order of the picture: never more than it holds, since a hand to play from has at most 25,
/// and one from which kings call has fewer.
fn menu(asked: &Decision<'_>, number: u8, hint: String, acts: &[Act]) -> Row {
    let options = acts
        .iter()
        .map(|act| MenuOption {
            value: act.to_string(),
            label: label(asked, *act),
            face: card_of(*act).and_then(|card| asked.words.face(card)),
            ..MenuOption::default()
        })
        .collect();
    Row::Menu(Menu {
        button: asked.button(DealKey::Chosen(number)),
        hint,
        least: 1,
        most: 1,
        options,
    })
}

/// The suits of a hand, each with its cards.
type Suits = Vec<(Suit, Vec<Card>)>;

/// A hand in the order of its picture: in one menu or, if it has more cards than a menu holds, in two, where the first
/// has as few suits as it can. That is mostly the trumps alone, of which there are at most 22.
pub fn in_menus(mut suits: Suits) -> Vec<Suits> {
    let count = |suits: &[(Suit, Vec<Card>)]| suits.iter().map(|(_, cards)| cards.len()).sum();
    let first = (0..suits.len()).find(|&first| {
        let rest: usize = count(&suits[first..]);
        rest <= MOST_OPTIONS
    });
    let rest = suits.split_off(first.unwrap_or_default());
    let menus = [suits, rest].into_iter();
    menus.filter(|suits| !suits.is_empty()).collect()
}

/// The suits of these cards, and the Fool where it is no trump.
pub fn suit_names(asked: &Decision<'_>, suits: &[Suit], cards: CardSet) -> String {
    let mut names: Vec<String> = suits.iter().map(|s| suit(asked.words, *s)).collect();
    if cards.contains(Card::FOOL) && asked.playing.view.variant.has_excuse() {
        // Behind others it stands as they do: "Atouts et Mat".
        names.push(if names.is_empty() {
            name(asked.words, Card::FOOL)
        } else {
            asked.words.say("fool-among-suits")
        });
    }
    asked.words.list(&names)
}

/// A card in a menu.
fn label(asked: &Decision<'_>, act: Act) -> String {
    said(asked, act, crate::cards::label)
}

/// A card on a button.
fn on_key(asked: &Decision<'_>, act: Act) -> String {
    let whole = said(asked, act, short);
    match act {
        Act::PlayCalling(card) => labels::fitting([
            whole,
            asked.words.with(
                "key-calling-rank",
                args!["card" => short(asked.words, card), "valet" => rank(asked.words, Rank::Jack)],
            ),
        ]),
        _ => whole,
    }
}

/// A card written in this way, and what it calls.
fn said(asked: &Decision<'_>, act: Act, written: fn(&Words, Card) -> String) -> String {
    let words = asked.words;
    match act {
        Act::PlayCalling(card) => {
            let valet = Card::plain(card.suit(), Rank::Jack).unwrap_or(card);
            words.with(
                "key-calling",
                args!["card" => written(words, card), "valet" => written(words, valet)],
            )
        }
        act => card_of(act).map_or_else(String::new, |card| written(words, card)),
    }
}

fn card_of(act: Act) -> Option<Card> {
    match act {
        Act::Play(card) | Act::PlayCalling(card) => Some(card),
        _ => None,
    }
}
