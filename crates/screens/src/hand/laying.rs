//! Cards that leave the hand other than to a trick: discarded, put under the stock, exchanged, laid face down.

use super::cards::{in_menus, suit_names};
use super::confirm::confirm_reason;
use super::decision::{Decision, Offered};
use crate::button::DealKey;
use crate::cards::{in_hand, label, named, short, the_names};
use crate::labels;
use crate::screen::{Key, KeyLook, Menu, MenuOption, Row, rows_of};
use crate::times;
use crate::words::args;
use ::rules::{Act, Card, CardSet, Choice, Stage, Suit, Turn, View, half_points};

/// The button that suggests a discard picks cards like a menu, of a number that no menu has.
const SUGGEST: u8 = 9;
/// So does the button for cards that go together.
const TOGETHER: u8 = 8;

/// The dealer's discard: cards are chosen in menus and discarded with one press.
/// Cards that go all together or not at all have a button of their own.
pub fn discard(asked: &Decision<'_>, count: u32, from: CardSet, together: CardSet) -> Offered {
    let words = asked.words;
    let all = asked.playing.view.hand;
    let view = &asked.playing.view;
    let has_partner = view
        .seat()
        .is_some_and(|own| !view.partners(own).is_empty());
    let for_side = if has_partner { "yes" } else { "no" };
    let task = args!["count" => count, "side" => for_side];
    let mut lines = vec![asked.turn(words.with("hand-do-discard", task))];
    lines.push(so_far(asked, count, all));
    let mut last = Vec::new();
    if asked.picked.len() == count {
        let label = words.with("key-discard", args!["count" => count]);
        let act = Act::Discard(asked.picked);
        let look = match confirm_reason(view, asked.choice, &act) {
            Some(_) => KeyLook::Plain,
            None => KeyLook::Good,
        };
        last.push(asked.key(act, label, look));
    }
    let suggested = suggested(&asked.playing.view, count, from);
    if asked.picked != suggested {
        let pick = DealKey::Pick {
            menu: SUGGEST,
            kept: suggested,
        };
        last.push(Key::plain(asked.button(pick), words.say("key-suggest")));
    }
    last.extend(all_together(asked, together));
    Offered {
        lines,
        rows: menus(asked, count, all, from | (asked.picked & together), 0),
        last,
    }
}

/// The same where some cards must go, and as many others as are missing are chosen.
pub fn discard_with(asked: &Decision<'_>, with: CardSet, count: u32, from: CardSet) -> Offered {
    let count = count + with.len();
    let mut offered = discard(asked, count, from | with, CardSet::EMPTY);
    if !with.is_empty() {
        let cards = named(asked.words, &asked.playing.view, with);
        let told = args!["cards" => cards];
        offered.lines.push(asked.words.with("tarot-must-go", told));
    }
    offered
}

/// Chooses all four kings, or keeps them.
fn all_together(asked: &Decision<'_>, together: CardSet) -> Option<Key> {
    if together.is_empty() {
        return None;
    }
    let (label, kept) = if asked.picked.contains_all(together) {
        ("key-keep-kings", asked.picked - together)
    } else {
        ("key-all-kings", asked.picked | together)
    };
    let pick = DealKey::Pick {
        menu: TOGETHER,
        kept,
    };
    Some(Key::plain(asked.button(pick), asked.words.say(label)))
}

/// A discard by a rule that everybody can read: no trumps, no cards that count, and the shortest suits first, so that
/// one of them may soon be trumped. No search, and the same for everybody.
pub fn suggested(view: &View, count: u32, from: CardSet) -> CardSet {
    let points = |card: Card| {
        let counted = view.variant.points_of(CardSet::single(card));
        counted.unwrap_or_else(|| half_points(CardSet::single(card)))
    };
    let mut cards: Vec<Card> = from.iter().collect();
    cards.sort_by_key(|card| {
        let suit = card.suit();
        let held = (view.hand & suit.cards()).len();
        let is_trump = suit == Suit::Trumps;
        (is_trump, points(*card), held, suit, view.strength(*card))
    });
    cards.into_iter().take(count as usize).collect()
}

/// The usual discard for robbing: the weakest cards. `None` if the viewer cannot rob.
pub fn lays_for_robbing(view: &View) -> Option<CardSet> {
    match view.legal().choice() {
        Choice::Rob { count, from } => Some(weakest(view, count, from)),
        _ => None,
    }
}

fn weakest(view: &View, count: u32, cards: CardSet) -> CardSet {
    let weakest = weakest_first(view, cards).into_iter();
    weakest.take(count as usize).collect()
}

fn weakest_first(view: &View, cards: CardSet) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.iter().collect();
    cards.sort_by_key(|card| (view.strength(*card), *card));
    cards
}

/// Robbing: takes the turned-up card and the run under it, putting as many cards under the stock, the weakest unless
/// others are chosen; or leaves them.
pub fn rob(asked: &Decision<'_>, count: u32, from: CardSet) -> Offered {
    let words = asked.words;
    let view = &asked.playing.view;
    let asked = &Decision {
        picked: match asked.picked {
            CardSet::EMPTY => weakest(view, count, from),
            picked => picked,
        },
        ..*asked
    };
    let run = match view.stage {
        Stage::Robbing { run } => run,
        _ => from - view.hand,
    };
    let taken = the_names(words, run);
    let told = |when: String| args!["cards" => taken.clone(), "count" => count, "when" => when];
    let mut lines = vec![match view.turn {
        Turn::Question if !asked.look.solo => {
            let until = times::until(words, asked.look, asked.playing.clock.until);
            words.with("hand-rob-lays", told(until))
        }
        _ => asked.turn(words.with("hand-do-rob", told(String::new()))),
    }];
    let leave = asked.key(Act::Leave, words.say("key-leave-it"), KeyLook::Plain);
    if count == 1 {
        let mut keys = given(asked, "key-rob-for", from, |card| {
            Act::Rob(CardSet::single(card))
        });
        keys.push(leave);
        return Offered {
            lines,
            rows: rows_of(keys),
            last: Vec::new(),
        };
    }
    lines.push(so_far(asked, count, from));
    let mut last = Vec::new();
    if asked.picked.len() == count {
        let label = words.with("key-rob", args!["count" => count]);
        last.push(asked.key(Act::Rob(asked.picked), label, KeyLook::Good));
    }
    last.push(leave);
    Offered {
        lines,
        // At least one stays chosen: with none, the question whether to rob would come again.
        rows: menus(asked, count, from, from, 1),
        last,
    }
}

/// A button for each card that may be given away. Weakest first, and only that is green: nobody gives away the best with
/// the first button.
fn given(asked: &Decision<'_>, key: &str, from: CardSet, act: fn(Card) -> Act) -> Vec<Key> {
    let words = asked.words;
    let cards = weakest_first(&asked.playing.view, from);
    let said = labels::with_cards(words, key, &cards);
    let looks = [KeyLook::Good].into_iter();
    let looks = looks.chain(std::iter::repeat(KeyLook::Plain));
    let cards = cards.into_iter().zip(said).zip(looks);
    cards
        .map(|((card, said), look)| {
            let key = asked.key(act(card), said, look);
            key.with_face(words.face(card))
        })
        .collect()
}

/// One card may be exchanged.
pub fn swap(asked: &Decision<'_>, from: CardSet) -> Offered {
    let words = asked.words;
    let mut keys = given(asked, "key-swap", from, Act::Swap);
    keys.push(asked.key(Act::Keep, words.say("key-keep"), KeyLook::Plain));
    Offered {
        lines: vec![
            asked.turn(words.say("hand-do-swap")),
            words.say("hand-each"),
        ],
        rows: rows_of(keys),
        last: Vec::new(),
    }
}

/// One card is to be laid face down.
pub fn lay(asked: &Decision<'_>, from: CardSet) -> Offered {
    let words = asked.words;
    let keys = flat(asked, from)
        .map(|card| {
            asked
                .key(Act::Lay(card), short(words, card), KeyLook::Good)
                .as_face(words.face(card))
        })
        .collect();
    let round = asked.playing.view.bets().map_or(1, |bets| bets.round);
    let share = words.say(match round {
        1 | 2 => "hand-share-third",
        3 => "hand-share-half",
        _ => "hand-share-rest",
    });
    Offered {
        lines: vec![
            asked.turn(words.with("hand-do-lay", args!["share" => share])),
            words.say("hand-each"),
        ],
        rows: rows_of(keys),
        last: Vec::new(),
    }
}

fn flat<'a>(asked: &Decision<'a>, cards: CardSet) -> impl Iterator<Item = Card> + use<'a> {
    let suits = in_hand(&asked.playing.view, cards);
    suits.into_iter().flat_map(|(_, cards)| cards)
}

/// The cards chosen so far, and how many are missing.
fn so_far(asked: &Decision<'_>, count: u32, all: CardSet) -> String {
    let words = asked.words;
    let picked = asked.picked & all;
    let cards = named(words, &asked.playing.view, picked);
    match (picked.len(), count) {
        (0, _) => words.say("hand-picked-none"),
        (picked, count) if picked < count => words.with(
            "hand-picked-few",
            args!["cards" => cards, "more" => count - picked],
        ),
        (picked, count) if picked > count => words.with(
            "hand-picked-many",
            args!["cards" => cards, "less" => picked - count],
        ),
        _ => words.with("hand-picked", args!["cards" => cards]),
    }
}

/// The cards in menus; each carries the choices of the other, so that nothing has to be stored.
fn menus(asked: &Decision<'_>, count: u32, all: CardSet, from: CardSet, least: usize) -> Vec<Row> {
    let words = asked.words;
    let menus = in_menus(in_hand(&asked.playing.view, all));
    let is_whole = menus.len() == 1;
    menus
        .into_iter()
        .enumerate()
        .map(|(number, held)| {
            let suits: Vec<Suit> = held.iter().map(|(suit, _)| *suit).collect();
            let cards = held.into_iter().flat_map(|(_, cards)| cards);
            let mut cards: Vec<Card> = cards.collect();
            cards.sort_by_key(|card| !from.contains(*card));
            let here: CardSet = cards.iter().copied().collect();
            let most = (count as usize).min(cards.len());
            let mut chosen = 0;
            let options = cards
                .iter()
                .map(|card| {
                    let picked = asked.picked.contains(*card) && chosen < most;
                    chosen += usize::from(picked);
                    MenuOption {
                        value: card.to_string(),
                        label: label(words, *card),
                        face: words.face(*card),
                        note: if from.contains(*card) {
                            String::new()
                        } else {
                            words.say("note-may-not-lay")
                        },
                        chosen: picked,
                    }
                })
                .collect();
            let names = if is_whole {
                words.say("menu-all")
            } else {
                suit_names(asked, &suits, here)
            };
            Row::Menu(Menu {
                button: asked.button(DealKey::Pick {
                    menu: number as u8,
                    kept: (asked.picked & all) - here,
                }),
                hint: words.with("menu-lay", args!["suits" => names, "cards" => cards.len()]),
                least,
                most,
                options,
            })
        })
        .collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use ::rules::{Simulation, Variant, Word, WordSet};

    #[test]
    fn a_suggested_discard_is_legal_and_gives_away_no_more_than_it_must() {
        let mut seen = std::collections::BTreeSet::new();
        for variant in Variant::editions() {
            for seed in 1..=60 {
                let seats = variant.usual_seats();
                let deal = Simulation::new(variant, variant.usual_stake(), seats, 1, seed);
                let suggest = |_, view: &View, legal: ::rules::LegalActs| {
                    if let Choice::Talk(words) = legal.choice() {
                        return declared(view, words);
                    }
                    let Choice::Discard { count, from, .. } = legal.choice() else {
                        return None;
                    };
                    let cards = suggested(view, count, from);
                    let act = Act::Discard(cards);
                    assert_eq!(view.check(&act), Ok(()), "{variant} seed {seed}");
                    let points = |card: &Card| {
                        let counted = view.variant.points_of(CardSet::single(*card));
                        counted.unwrap_or_else(|| half_points(CardSet::single(*card)))
                    };
                    let is_trump = |card: &Card| card.suit() == Suit::Trumps;
                    let given = cards.iter().filter(|card| !is_trump(card));
                    let most = given.map(|card| points(&card)).max();
                    let kept = (from - cards).iter().filter(|card| !is_trump(card));
                    let cheapest = kept.map(|card| points(&card)).min();
                    assert!(cheapest.is_none_or(|least| most.is_none_or(|most| most <= least)));
                    seen.insert(variant.game());
                    Some(act)
                };
                let mut deals = deal.unwrap().records(suggest);
                deals.next().unwrap().unwrap();
            }
        }
        let games = [
            "mitigati",
            "ottocento",
            "scarto",
            "sicilian",
            "swiss",
            "tarocchi",
            "tarot",
            "troccas",
            "troggu",
        ];
        assert!(seen.iter().eq(games.iter()), "{seen:?}");
    }

    /// The word with which the first to speak takes the talon; the others pass.
    fn declared(view: &View, words: WordSet) -> Option<Act> {
        let is_first = view
            .talk()?
            .said
            .iter()
            .all(|(_, word)| word.is_none_or(|word| word == Word::Pass));
        if words.contains(Word::Jeu) {
            return Some(Act::Say(Word::Jeu));
        }
        let takes = [Word::Take, Word::Solo, Word::Petite].into_iter();
        let word = takes
            .filter(|_| is_first)
            .find(|word| words.contains(*word));
        Some(Act::Say(word.unwrap_or(Word::Pass)))
    }
}
