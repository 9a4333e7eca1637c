//! The cards of a hand: as text, as a button for each that may be played or, if these are many, in menus by suit.

use super::decision::{Decision, Offered};
use crate::button::DealKey;
use crate::cards::{MANY, in_hand, in_short, name, named, rank, short, suit, written};
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
/// The number of menus that fit above the last row.
const MOST_MENUS: usize = 4;

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

/// The same for screen readers: first what may be played, then everything suit by suit, by bare names.
fn aloud(asked: &Decision<'_>, legal: CardSet, suits: Vec<(Suit, Vec<Card>)>) -> Vec<String> {
    let (words, view) = (asked.words, &asked.playing.view);
    let names = |cards: &[Card]| {
        let names: Vec<String> = cards.iter().map(|card| name(words, *card)).collect();
        words.list(&names)
    };
    let mut lines = Vec::new();
    if !legal.is_empty() {
        let legal: Vec<Card> = in_hand(view, legal)
            .into_iter()
            .flat_map(|(_, cards)| cards)
            .collect();
        lines.push(words.with("hand-plain-may", args!["cards" => names(&legal)]));
    }
    lines.push(words.with("hand-holds", args!["cards" => view.hand.len()]));
    lines.extend(suits.iter().map(|(of, cards)| {
        let of = suit(words, *of);
        words.with(
            "hand-plain-suit",
            args!["suit" => of, "cards" => names(cards)],
        )
    }));
    lines
}

/// A card to the trick: a button for each that may be played, and one menu for the others, where choosing one says why
/// not; menus by suit if that does not fit.
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
    let in_keys = match others.len() {
        0 => keys <= MOST_KEYS_ALONE,
        others => keys <= MOST_KEYS && others <= MOST_OPTIONS,
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
    let rows = if in_keys {
        let mut keys: Vec<Key> = playable.iter().map(|act| key(asked, *act)).collect();
        if offer {
            keys.push(asked.key(Act::Offer, words.say("key-offer"), KeyLook::Plain));
        }
        let mut rows = rows_of(keys);
        if !others.is_empty() {
            rows.push(other_cards(asked, &others));
        }
        rows
    } else {
        menus(asked, legal, &acts)
    };
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

/// The cards that may not be played now, in one menu, where choosing one says why: at most 25, since a hand to play
/// from is no larger.
fn other_cards(asked: &Decision<'_>, acts: &[Act]) -> Row {
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
        button: asked.button(DealKey::Chosen(0)),
        hint: asked.words.say("menu-why-not"),
        least: 1,
        most: 1,
        options,
    })
}

/// One menu per suit, suits with legal cards first; within each, legal cards first.
fn menus(asked: &Decision<'_>, legal: CardSet, acts: &[Act]) -> Vec<Row> {
    let words = asked.words;
    let view = &asked.playing.view;
    let mut menus: Vec<(bool, Row)> = groups(in_hand(view, view.hand))
        .into_iter()
        .enumerate()
        .map(|(number, (suits, cards))| {
            let cards: CardSet = cards.into_iter().collect();
            let mut here: Vec<Act> = acts
                .iter()
                .copied()
                .filter(|act| card_of(*act).is_some_and(|card| cards.contains(card)))
                .collect();
            let may = |act: &Act| card_of(*act).is_some_and(|card| legal.contains(card));
            here.sort_by_key(|act| !may(act));
            let playable = here.iter().filter(|act| may(act)).count();
            let options = here
                .iter()
                .map(|act| MenuOption {
                    value: act.to_string(),
                    label: label(asked, *act),
                    face: card_of(*act).and_then(|card| words.face(card)),
                    // If all may be played, none needs pointing out.
                    note: match (legal == view.hand, may(act)) {
                        (true, _) => String::new(),
                        (false, true) => words.say("note-may-play"),
                        (false, false) => words.say("note-may-not-play"),
                    },
                    chosen: false,
                })
                .collect();
            let menu = Menu {
                button: asked.button(DealKey::Chosen(number as u8)),
                hint: words.with(
                    if playable > 0 {
                        "menu-play"
                    } else {
                        "menu-play-none"
                    },
                    args!["suits" => suit_names(asked, &suits, cards), "cards" => playable],
                ),
                least: 1,
                most: 1,
                options,
            };
            (playable > 0, Row::Menu(menu))
        })
        .collect();
    menus.sort_by_key(|(playable, _)| !playable);
    menus.into_iter().map(|(_, row)| row).collect()
}

/// Suits in at most four groups: if there are more, the smallest two share a menu. With 28 cards in five suits these
/// are at most 11, so no menu exceeds Discord's 25.
pub fn groups(suits: Vec<(Suit, Vec<Card>)>) -> Vec<(Vec<Suit>, Vec<Card>)> {
    let mut groups: Vec<(Vec<Suit>, Vec<Card>)> = suits
        .into_iter()
        .map(|(suit, cards)| (vec![suit], cards))
        .collect();
    while groups.len() > MOST_MENUS {
        let mut by_size: Vec<usize> = (0..groups.len()).collect();
        by_size.sort_by_key(|at| groups[*at].1.len());
        // The later joins the earlier, so that the suits keep their order.
        let (first, second) = (by_size[0].min(by_size[1]), by_size[0].max(by_size[1]));
        let (suits, cards) = groups.remove(second);
        groups[first].0.extend(suits);
        groups[first].1.extend(cards);
    }
    groups
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
