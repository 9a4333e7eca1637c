//! A game in short, for the hand of whoever plays their first deals of it: made from the facts of the rules page.

use crate::button::{Button, PlayKey, TableKey};
use crate::cards;
use crate::rules::{game, named};
use crate::screen::{Key, Panel, Part, Row, Screen};
use crate::words::{Words, args};
use ids::TableId;
use rules::{Card, Fact, FoolRole, Rank, SpecialFact, Suit, Value, Variant};

/// The most lines of the whole card.
const LINES: usize = 5;
/// The most lines beside a hand.
const FEW_LINES: usize = 3;
/// Up to this many cards, the order of a suit is told card by card.
const SHORT_SUIT: usize = 8;

/// The lines that matter most, small, for above a hand: of the same height whatever is asked of its holder.
pub fn quick_lines(words: &Words, variant: &Variant) -> String {
    let mut lines = lines(words, variant, FEW_LINES);
    if let Some(first) = lines.first_mut() {
        *first = format!("**{}**: {first}", heading(words, variant));
    }
    let lines: Vec<String> = lines.iter().map(|line| format!("-# {line}")).collect();
    lines.join("\n")
}

/// A game in short.
pub fn quick_card(words: &Words, variant: &Variant) -> Part {
    let lines = lines(words, variant, LINES);
    let lines: Vec<String> = lines.iter().map(|line| format!("• {line}")).collect();
    Part {
        heading: heading(words, variant),
        text: lines.join("\n"),
    }
}

fn heading(words: &Words, variant: &Variant) -> String {
    words.with("quick-heading", args!["game" => game(words, variant)])
}

/// So many lines about a game, the most important first.
fn lines(words: &Words, variant: &Variant, most: usize) -> Vec<String> {
    // Faces would be longer than the names.
    let words = words.clone().without_faces();
    let facts = variant.facts();
    let card = QuickCard {
        words: &words,
        variant,
        facts: &facts,
    };
    let mut lines = vec![card.goal(), card.follow()];
    let (order, counts) = (card.order(), card.counts());
    // Beside a hand, what is unusual about the order is said when it matters; what counts is not.
    if most < LINES && !card.has("turned") {
        lines.extend([counts, order]);
    } else {
        lines.extend([order, card.courts(), counts]);
    }
    let lines = lines.into_iter().flatten().chain(card.special());
    lines.take(most).collect()
}

/// The card as a page of its own, with the way to all the rules: of a table, if it is played at one.
pub fn quick_page(words: &Words, variant: &Variant, table: Option<TableId>) -> Screen {
    let card = quick_card(words, variant);
    let all = match table {
        Some(table) => Button::Table(table, TableKey::Rules),
        None => Button::Play(PlayKey::Rules(*variant)),
    };
    let learn = Button::Play(PlayKey::Learn(*variant));
    Screen {
        rows: vec![Row::Keys(vec![
            Key::main(all, words.say("key-all-rules")),
            Key::plain(learn, words.say("key-learn")),
        ])],
        ..Screen::panel(Panel {
            title: named(words, variant),
            text: card.text,
            ..Panel::default()
        })
    }
}

struct QuickCard<'a> {
    words: &'a Words,
    variant: &'a Variant,
    facts: &'a [Fact],
}

impl QuickCard<'_> {
    /// The statement of this name that only one game makes.
    fn own(&self, what: &str) -> Option<&SpecialFact> {
        self.facts.iter().find_map(|fact| match fact {
            Fact::Special(own) if own.what == what => Some(own),
            _ => None,
        })
    }

    fn has(&self, what: &str) -> bool {
        self.own(what).is_some()
    }

    /// What wins.
    fn goal(&self) -> Option<String> {
        let takes_all = self.facts.iter().find_map(|fact| match fact {
            Fact::TakesAll(card) => Some(cards::the_name(self.words, *card)),
            _ => None,
        });
        if let Some(card) = takes_all {
            return Some(self.words.with("quick-goal-tricks", args!["card" => card]));
        }
        if let Some(needed) = self.own("needed") {
            let number = |name| number(needed, name).unwrap_or_default();
            return Some(self.words.with(
                "quick-goal-bouts",
                args![
                    "none" => number("none"), "one" => number("one"),
                    "two" => number("two"), "three" => number("three")
                ],
            ));
        }
        let (goal, alone) = (self.own("goal"), self.own("goal-alone"));
        let goal = goal.or(alone)?;
        let number = |name| number(goal, name);
        Some(if let Some(mean) = number("mean") {
            let all = number("all").unwrap_or_default();
            self.words
                .with("quick-goal-points", args!["mean" => mean, "all" => all])
        } else if let Some(needed) = number("needed") {
            let all = number("all").unwrap_or_default();
            self.words.with(
                "quick-goal-declarer",
                args!["needed" => needed, "all" => all],
            )
        } else if let Some(solo) = number("solo") {
            let all = number("all").unwrap_or_default();
            self.words
                .with("quick-goal-talk", args!["solo" => solo, "all" => all])
        } else if let Some(half) = number("half") {
            let all = number("all").unwrap_or_default();
            self.words
                .with("quick-goal-side", args!["half" => half, "all" => all])
        } else if let Some(deals) = number("deals") {
            self.words.with("quick-goal-match", args!["deals" => deals])
        } else if let Some(target) = number("target") {
            let key = match alone {
                None => "quick-goal-marks",
                Some(_) => "quick-goal-marks-alone",
            };
            self.words.with(key, args!["target" => target])
        } else {
            self.words.say("quick-goal-rounds")
        })
    }

    /// What must be played, and what the Fool is for.
    fn follow(&self) -> Option<String> {
        let has = |fact: Fact| self.facts.contains(&fact);
        let key = if self.has("must-beat") || self.has("must-beat-alone") {
            "quick-must-beat"
        } else if self.has("overtrump") {
            "quick-follow-overtrump"
        } else if has(Fact::MustFollow) && has(Fact::Fool(FoolRole::Excuse)) {
            "quick-follow-excuse"
        } else if has(Fact::MustFollow) && self.has("withhold") {
            "quick-follow-withhold"
        } else if has(Fact::MustFollow) && has(Fact::Fool(FoolRole::HighestTrump)) {
            "quick-follow-fool-highest"
        } else if has(Fact::MustFollow) {
            "quick-follow-fool"
        } else if self.has("order") {
            "quick-no-suits"
        } else {
            return None;
        };
        Some(self.words.say(key))
    }

    /// What is unusual about the order of the cards.
    fn order(&self) -> Option<String> {
        let words = self.words;
        let orders = || {
            self.facts.iter().filter_map(|fact| match fact {
                Fact::Order { suit, cards } => Some((*suit, cards.as_slice())),
                _ => None,
            })
        };
        let mut said = Vec::new();
        if self.has("turned") {
            said.push(words.say("quick-turned"));
        }
        let reversed = orders().filter(|(suit, _)| self.is_reversed(*suit));
        let reversed: Vec<String> = reversed.map(|(suit, _)| cards::suit(words, suit)).collect();
        if !reversed.is_empty() {
            said.push(words.with("quick-reversed", args!["suits" => words.list(&reversed)]));
        }
        let top = orders().find(|(suit, _)| *suit == Suit::Trumps);
        let top = top.and_then(|(_, cards)| cards.first().copied());
        // Of a Fool on top, the line about following says so.
        if let Some(card) = top.filter(|card| ![Card::WORLD, Card::FOOL].contains(card)) {
            said.push(words.with("quick-top", args!["card" => cards::name(words, card)]));
        }
        if let Some(bottom) = self.own("bottom") {
            let named = |name| numerals(bottom, name).join(" ");
            let told = args!["high" => named("high"), "low" => named("low")];
            said.push(words.with("quick-bottom", told));
        }
        // Without trumps of its own, a short suit has an order of its own.
        if let Some((_, order)) = orders()
            .next()
            .filter(|(_, order)| top.is_none() && order.len() <= SHORT_SUIT)
        {
            let ranks = order.iter().filter_map(|card| card.rank());
            let ranks: Vec<String> = ranks.map(|rank| cards::letter(words, rank)).collect();
            said.push(words.with("quick-ranks", args!["ranks" => ranks.join(" ")]));
        }
        (!said.is_empty()).then(|| said.join(" "))
    }

    /// Whether low numbers of this suit beat high ones.
    fn is_reversed(&self, suit: Suit) -> bool {
        let strength = |rank| {
            let card = Card::plain(suit, rank)?;
            self.variant
                .pack()
                .contains(card)
                .then(|| self.variant.strength(card, None))
        };
        let pips = [(Rank::Seven, Rank::Ten), (Rank::Two, Rank::Six)];
        pips.into_iter()
            .filter_map(|(low, high)| strength(low).zip(strength(high)))
            .any(|(low, high)| low > high)
    }

    /// Which of several equal courts wins.
    fn courts(&self) -> Option<String> {
        if self.has("courts-first") {
            Some(self.words.say("quick-courts-first"))
        } else {
            self.has("courts-last")
                .then(|| self.words.say("quick-courts-last"))
        }
    }

    /// What counts or pays.
    fn counts(&self) -> Option<String> {
        let words = self.words;
        if let Some(values) = self.own("values") {
            let worth = |name| number(values, name).unwrap_or_default();
            let mut fives = self.cards_in(values, "fives");
            let mut fool = worth("fool");
            if fool == worth("king") {
                // Named among them, so the sentence needs no place of its own for it.
                fives.push(cards::the_name(words, Card::FOOL));
                fool = 0;
            }
            // So many cards are told by their numbers.
            let mut tens = numerals(values, "tens");
            let key = if tens.is_empty() {
                "quick-counts"
            } else {
                fives = numerals(values, "fives");
                tens.push(cards::the_name(words, Card::FOOL));
                "quick-counts-tens"
            };
            return Some(words.with(
                key,
                args![
                    "tens" => words.list(&tens),
                    "ten" => worth("fool"),
                    "fives" => words.list(&fives),
                    "king" => worth("king"), "queen" => worth("queen"),
                    "knight" => worth("knight"), "jack" => worth("jack"),
                    "fool" => fool, "other" => worth("other")
                ],
            ));
        }
        let bonus = self.facts.iter().filter_map(|fact| match fact {
            Fact::Bonus { card, .. } => Some(cards::the_name(words, *card)),
            _ => None,
        });
        let bonus: Vec<String> = bonus.collect();
        if !bonus.is_empty() {
            return Some(words.with("quick-bonus", args!["cards" => words.list(&bonus)]));
        }
        if self.has("three") {
            return Some(words.say("quick-marks"));
        }
        self.has("shares").then(|| words.say("quick-shares"))
    }

    /// What no other game has, the most important first.
    fn special(&self) -> Vec<String> {
        let words = self.words;
        let mut said = Vec::new();
        for (what, key) in [
            ("honours", "quick-honours"),
            ("call", "quick-call"),
            ("robbing", "quick-rob"),
            ("robbing-turned", "quick-rob"),
            ("offer", "quick-offer"),
            ("talk", "quick-talk"),
            ("misere", "quick-misere"),
            ("called-king", "quick-called-king"),
            ("chien", "quick-chien"),
            ("exchange", "quick-swap"),
            ("side-pots", "quick-alone"),
        ] {
            if self.has(what) {
                said.push(words.say(key));
            }
        }
        let talon = self.own("dealt").and_then(|dealt| number(dealt, "talon"));
        if let Some(talon) = talon {
            said.push(words.with("quick-discard", args!["talon" => talon]));
        }
        said
    }

    /// The names of cards in a statement.
    fn cards_in(&self, fact: &SpecialFact, name: &str) -> Vec<String> {
        let value = fact.values.iter().find(|(other, _)| *other == name);
        match value {
            Some((_, Value::Cards(cards))) => {
                let cards = cards.iter();
                cards
                    .map(|card| cards::the_name(self.words, *card))
                    .collect()
            }
            _ => Vec::new(),
        }
    }
}

/// The trumps in a statement by their numbers.
fn numerals(fact: &SpecialFact, name: &str) -> Vec<String> {
    let value = fact.values.iter().find(|(other, _)| *other == name);
    match value {
        Some((_, Value::Cards(cards))) => {
            let numbers = cards.iter().filter_map(|card| card.trump_number());
            numbers.map(cards::roman).collect()
        }
        _ => Vec::new(),
    }
}

/// A number in a statement.
fn number(fact: &SpecialFact, name: &str) -> Option<i64> {
    fact.values.iter().find_map(|(other, value)| match value {
        Value::Number(number) if *other == name => Some(*number),
        _ => None,
    })
}
