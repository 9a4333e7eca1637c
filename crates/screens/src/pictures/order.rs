//! The picture of a game's order of cards.

use super::aloud::{aloud, spoken};
use super::drawing::Drawing;
use crate::cards;
use crate::rules::game_and_edition;
use crate::words::{Words, args};
use picture::{CardMark, Order, Row, Scene};
use rules::{Card, CardSet, Fact, FoolRole, Suit, Variant};

/// The cards of a variant, each suit from strongest to weakest, with what counts.
pub fn order(words: &Words, variant: &Variant) -> Drawing {
    let words = &words.clone().without_faces();
    let facts = variant.facts();
    let suits = suits(variant, &facts);
    let marks = |card: Card| mark(words, variant, &facts, card);
    let rows: Vec<Row> = suits
        .iter()
        .map(|alike| Row {
            name: name(words, alike),
            steps: alike
                .steps
                .iter()
                .map(|step| step.iter().map(|card| (*card, marks(*card))).collect())
                .collect(),
            apart: alike.apart.iter().map(|card| (card, marks(card))).collect(),
        })
        .collect();
    let legend = legend(words, &rows);
    Drawing {
        alt: told(&spoken(words), variant, &suits, &facts),
        scene: Scene::Order(Order {
            title: game_and_edition(words, variant),
            below: words.say("order-below"),
            rows,
            legend,
        }),
    }
}

/// Suits that rank alike, with the cards of the first, cards of equal strength together.
struct SuitGroup {
    suits: Vec<Suit>,
    steps: Vec<Vec<Card>>,
    /// Cards outside the order: a Fool that serves as the excuse.
    apart: CardSet,
}

/// Trumps first.
fn suits(variant: &Variant, facts: &[Fact]) -> Vec<SuitGroup> {
    let excuse = if facts.contains(&Fact::Fool(FoolRole::Excuse)) {
        CardSet::single(Card::FOOL)
    } else {
        CardSet::EMPTY
    };
    let mut suits = Suit::ALL.to_vec();
    suits.sort_by_key(|suit| *suit != Suit::Trumps);
    let mut out: Vec<SuitGroup> = Vec::new();
    for suit in suits {
        let apart = suit.cards() & variant.pack() & excuse;
        let steps = steps(variant, (suit.cards() & variant.pack()) - apart);
        if steps.is_empty() {
            continue;
        }
        let ranks = |steps: &[Vec<Card>]| -> Vec<Vec<_>> {
            let ranks = |step: &Vec<Card>| step.iter().map(|card| card.rank()).collect();
            steps.iter().map(ranks).collect()
        };
        match out.last_mut() {
            Some(last) if suit != Suit::Trumps && ranks(&last.steps) == ranks(&steps) => {
                last.suits.push(suit);
            }
            _ => out.push(SuitGroup {
                suits: vec![suit],
                steps,
                apart,
            }),
        }
    }
    out
}

fn steps(variant: &Variant, cards: CardSet) -> Vec<Vec<Card>> {
    let strength = |card: Card| variant.strength(card, None);
    let mut cards: Vec<Card> = cards.iter().collect();
    cards.sort_by_key(|card| std::cmp::Reverse((strength(*card), card.rank())));
    let mut steps: Vec<Vec<Card>> = Vec::new();
    for card in cards {
        match steps.last_mut() {
            Some(step) if step.iter().all(|other| strength(*other) == strength(card)) => {
                step.push(card);
            }
            _ => steps.push(vec![card]),
        }
    }
    steps
}

fn mark(words: &Words, variant: &Variant, facts: &[Fact], card: Card) -> CardMark {
    let pays = |fact: &Fact| matches!(fact, Fact::Bonus { card: paid, .. } if *paid == card);
    if facts.contains(&Fact::TakesAll(card)) {
        CardMark::TakesAll
    } else if facts.iter().any(pays) {
        CardMark::Bonus
    } else if let Some(points) = worth(variant, card) {
        CardMark::Points(words.figure(points.into()))
    } else {
        CardMark::None
    }
}

/// What a card counts, if more than the least.
fn worth(variant: &Variant, card: Card) -> Option<i32> {
    let points = variant.points_of(CardSet::single(card));
    points.filter(|points| *points > 1)
}

fn name(words: &Words, alike: &SuitGroup) -> String {
    let names: Vec<String> = alike
        .suits
        .iter()
        .map(|suit| cards::suit(words, *suit))
        .collect();
    words.list(&names)
}

/// The meaning of the marks on these rows.
fn legend(words: &Words, rows: &[Row]) -> Vec<(CardMark, String)> {
    let marks = || {
        let ranked = rows.iter().flat_map(|row| row.steps.iter().flatten());
        ranked.chain(rows.iter().flat_map(|row| &row.apart))
    };
    let has = |wanted: fn(&CardMark) -> bool| marks().any(|(_, mark)| wanted(mark));
    let equals = rows
        .iter()
        .any(|row| row.steps.iter().any(|step| step.len() > 1));
    let points = CardMark::Points("5".to_owned());
    [
        (
            points,
            has(|mark| matches!(mark, CardMark::Points(_))),
            "order-points",
        ),
        (
            CardMark::Bonus,
            has(|mark| *mark == CardMark::Bonus),
            "order-bonus",
        ),
        (
            CardMark::TakesAll,
            has(|mark| *mark == CardMark::TakesAll),
            "order-takes-all",
        ),
        (
            CardMark::Apart,
            rows.iter().any(|row| !row.apart.is_empty()),
            "order-apart",
        ),
        (CardMark::Equal, equals, "order-equal"),
    ]
    .into_iter()
    .filter(|(_, is_there, _)| *is_there)
    .map(|(mark, _, key)| (mark, words.say(key)))
    .collect()
}

fn told(words: &Words, variant: &Variant, suits: &[SuitGroup], facts: &[Fact]) -> String {
    let mut lines = vec![game_and_edition(words, variant), words.say("order-alt")];
    for alike in suits {
        let steps: Vec<String> = alike
            .steps
            .iter()
            .map(|step| {
                let marks: Vec<String> = step.iter().map(|card| short(words, *card)).collect();
                marks.join(" = ")
            })
            .collect();
        lines.push(words.with(
            "order-alt-row",
            args!["suits" => name(words, alike), "cards" => steps.join(", ")],
        ));
    }
    let bonus = facts.iter().filter_map(|fact| match fact {
        Fact::Bonus { card, .. } => Some(*card),
        _ => None,
    });
    let takes = facts.iter().filter_map(|fact| match fact {
        Fact::TakesAll(card) => Some(*card),
        _ => None,
    });
    let mut marked = |key: &str, found: CardSet| {
        if !found.is_empty() {
            lines.push(words.with(
                "order-alt-marked",
                args!["what" => words.say(key), "cards" => cards::names(words, found)],
            ));
        }
    };
    marked("order-bonus", bonus.collect());
    marked("order-takes-all", takes.collect());
    let apart = suits
        .iter()
        .fold(CardSet::EMPTY, |all, alike| all | alike.apart);
    marked("order-apart", apart);
    let mut values: Vec<i32> = variant
        .pack()
        .iter()
        .filter_map(|card| worth(variant, card))
        .collect();
    values.sort_unstable_by(|a, b| b.cmp(a));
    values.dedup();
    for points in values {
        let counted = variant
            .pack()
            .iter()
            .filter(|card| worth(variant, *card) == Some(points));
        let mut names: Vec<String> = Vec::new();
        for card in counted {
            let name = match card.rank() {
                // All four cards of the rank count alike.
                Some(rank) => cards::rank(words, rank),
                None => cards::name(words, card),
            };
            if !names.contains(&name) {
                names.push(name);
            }
        }
        lines.push(words.with(
            "order-alt-marked",
            args![
                "what" => words.with("order-alt-worth", args!["points" => points]),
                "cards" => words.list(&names)
            ],
        ));
    }
    aloud(&lines)
}

/// A card in short: its rank, or the number of a trump.
fn short(words: &Words, card: Card) -> String {
    match card.rank() {
        Some(rank) => cards::rank(words, rank),
        None if card == Card::FOOL => cards::name(words, card),
        None => card.trump_number().unwrap_or(0).to_string(),
    }
}
