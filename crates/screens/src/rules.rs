//! The rules page, made from the facts of the variant being played.

use super::fit::parts_of;
use crate::button::{Button, PlayKey};
use crate::cards;
use crate::screen::{Key, Panel, Row, Screen};
use crate::words::{Words, args};
use fluent_bundle::FluentArgs;
use rules::{
    Amount, Card, CardSet, Chapter, Coins, Direction, Fact, FoolRole, HouseRule, Showing,
    SpecialFact, Suit, Value, Variant,
};

/// The rules of a variant; if a table's stake is given, with amounts in coins.
pub fn rules(words: &Words, variant: &Variant, stake: Option<Coins>) -> Screen {
    let page = Page::from_facts(words, variant, &variant.facts(), stake);
    let chapters = [
        ("rules-cards", &page.cards),
        ("rules-deal", &page.deal),
        ("rules-bonus", &page.bonus),
        ("rules-play", &page.play),
        ("rules-end", &page.end),
        ("rules-pays", &page.pays),
    ];
    let options = options(words, variant);
    let parts = chapters
        .into_iter()
        .chain([("rules-options", &options)])
        .flat_map(|(heading, lines)| parts_of(words, &words.say(heading), lines));
    let learn = Button::Play(PlayKey::Learn(*variant));
    let learn = Key::main(learn, words.say("key-learn"));
    let page = Screen::panel(Panel {
        title: words.with(
            "rules-title",
            args!["game" => game(words, variant), "edition" => edition(words, variant)],
        ),
        text: page.goal.join("\n"),
        parts: parts.collect(),
        ..Panel::default()
    });
    Screen {
        rows: vec![Row::Keys(vec![learn])],
        ..page
    }
}

/// The name of the game.
pub fn game(words: &Words, variant: &Variant) -> String {
    words.say(&format!("game-{}", variant.game()))
}

/// Game and edition, as a heading.
pub fn game_and_edition(words: &Words, variant: &Variant) -> String {
    words.with(
        "order-title",
        args!["game" => game(words, variant), "edition" => edition(words, variant)],
    )
}

/// A game as it is chosen: "Swiss Tarot", or "Scarto (Chee)" where it has several editions.
pub fn named(words: &Words, variant: &Variant) -> String {
    let game = game(words, variant);
    let editions = Variant::editions().into_iter();
    if editions
        .filter(|other| other.game() == variant.game())
        .count()
        < 2
    {
        return game;
    }
    let edition = words.say(&format!("edition-{}-choice", variant.edition()));
    words.with("game-named", args!["game" => game, "edition" => edition])
}

/// The edition, and the options that differ from its defaults.
pub fn edition(words: &Words, variant: &Variant) -> String {
    let mut text = edition_name(words, variant.edition());
    for (option, value) in variant.options() {
        text = match option.as_str() {
            // A number is written as it is.
            "target" => words.with(
                "edition-target",
                args!["edition" => text, "target" => value],
            ),
            "raises" if is_number(&value) => {
                let raises = value.parse::<u32>().unwrap_or_default();
                words.with(
                    "edition-raises",
                    args!["edition" => text, "raises" => raises],
                )
            }
            _ => words.with(
                &format!("edition-{option}-{value}"),
                args!["edition" => text],
            ),
        };
    }
    text
}

/// How many can play: not every number between the fewest and the most need be possible.
pub fn seats(words: &Words, variant: &Variant) -> String {
    let numbers = variant.seats();
    let (Some(fewest), Some(most)) = (numbers.first(), numbers.last()) else {
        return String::new();
    };
    if fewest == most {
        return words.with("fact-seats-exactly", args!["seats" => *most]);
    }
    if numbers.len() == most - fewest + 1 {
        return words.with("fact-seats", args!["fewest" => *fewest, "most" => *most]);
    }
    let below: Vec<String> = numbers[..numbers.len() - 1]
        .iter()
        .map(ToString::to_string)
        .collect();
    words.with(
        "fact-seats-of",
        args!["first" => below.join(&words.say("list-comma")), "most" => *most],
    )
}

/// An edition by its key in the rules, such as `tavern`, by the name that players read.
pub fn edition_name(words: &Words, edition: &str) -> String {
    words.say(&format!("edition-{edition}"))
}

/// What a host may choose in an edition, a sentence each.
fn options(words: &Words, variant: &Variant) -> Vec<String> {
    let said = |rule: HouseRule| {
        let said = args![
            "rule" => option_name(words, &rule),
            "choice" => option_choice(words, variant, &rule)
        ];
        words.with("rules-option", said)
    };
    variant.house_rules().into_iter().map(said).collect()
}

/// An option's name, as players read it.
pub(super) fn option_name(words: &Words, rule: &HouseRule) -> String {
    words.say(&format!("rule-{}", key_of_option(rule.name)))
}

/// What an option chooses between.
pub(super) fn option_choice(words: &Words, variant: &Variant, rule: &HouseRule) -> String {
    words.say(&format!(
        "rule-{}-{}",
        variant.game(),
        key_of_option(rule.name)
    ))
}

/// Whether a value of an option is written as it is.
pub(super) fn is_number(value: &str) -> bool {
    value.parse::<u32>().is_ok()
}

/// Whether a robber takes the turned card alone (RULES.md AP-2).
pub(super) fn takes_turned_alone(variant: &Variant) -> bool {
    let facts = variant.facts();
    facts
        .iter()
        .any(|fact| matches!(fact, Fact::Special(told) if told.what == "robbing-turned"))
}

/// An option's name in records, as part of a key.
pub(super) fn key_of_option(option: &str) -> String {
    option.replace('_', "-")
}

/// The sentence for a fact that only one game has.
fn sentence(words: &Words, game: &str, fact: &SpecialFact, stake: Option<Coins>) -> String {
    let mut values = FluentArgs::new();
    for (name, value) in &fact.values {
        match value {
            Value::Number(number) => values.set(*name, *number),
            Value::Cards(cards) => {
                let names: Vec<String> =
                    cards.iter().map(|card| cards::the(words, *card)).collect();
                values.set(*name, words.list(&names));
            }
            Value::Amount(amount) => values.set(*name, amount_of(words, *amount, stake)),
        }
    }
    words.with(&format!("fact-{game}-{}", fact.what), values)
}

/// The composition of the pack.
fn pack_of(words: &Words, pack: CardSet) -> String {
    let trumps = (pack & Suit::Trumps.cards()).len();
    let suits: Vec<Suit> = Suit::ALL
        .into_iter()
        .filter(|suit| *suit != Suit::Trumps && !(pack & suit.cards()).is_empty())
        .collect();
    let names: Vec<String> = suits.iter().map(|suit| cards::suit(words, *suit)).collect();
    let mut told = args!["cards" => pack.len(), "suits" => words.list(&names)];
    if trumps == 0 {
        told.set("each", pack.len() / suits.len().max(1) as u32);
        return words.with("fact-pack-plain", told);
    }
    told.set("plain", pack.len() - trumps);
    told.set("trumps", trumps.saturating_sub(1));
    words.with("fact-pack", told)
}

/// Coins if a stake is given, otherwise stakes.
fn amount_of(words: &Words, amount: Amount, stake: Option<Coins>) -> String {
    match (amount, stake) {
        (Amount::Coins(coins), _) => words.coins(coins),
        (Amount::Stakes(_), Some(stake)) => words.coins(amount.at(stake)),
        (Amount::Stakes(stakes), None) => words.with("fact-stakes", args!["stakes" => stakes]),
    }
}

/// The lines of the page, by section.
#[derive(Default)]
struct Page {
    goal: Vec<String>,
    seats: Vec<String>,
    cards: Vec<String>,
    deal: Vec<String>,
    bonus: Vec<String>,
    play: Vec<String>,
    end: Vec<String>,
    pays: Vec<String>,
    /// Suits that rank alike so far: their names, and their corners without the suit sign.
    order: Option<(Vec<String>, String)>,
    /// Whether the Fool serves as the excuse and is not a trump.
    excuse: bool,
}

impl Page {
    fn from_facts(words: &Words, variant: &Variant, facts: &[Fact], stake: Option<Coins>) -> Page {
        let mut page = Page {
            excuse: facts.contains(&Fact::Fool(FoolRole::Excuse)),
            ..Page::default()
        };
        let takes_all = facts.iter().find_map(|fact| match fact {
            Fact::TakesAll(card) => Some(*card),
            _ => None,
        });
        page.goal.extend(takes_all.map(|card| {
            words.with(
                "fact-goal",
                args!["card" => cards::the_name(words, card), "tricks" => variant.hand_size(variant.usual_seats())],
            )
        }));
        for fact in facts {
            page.tell(words, variant, fact, stake);
        }
        // Where card points count, the dealer discards.
        if variant.points_of(CardSet::EMPTY).is_some() {
            let suggest = words.say("key-suggest");
            page.deal
                .push(words.with("rules-suggest", args!["suggest" => suggest]));
        }
        // The goal of the game comes before the number of players.
        page.goal.append(&mut page.seats);
        page
    }

    fn tell(&mut self, words: &Words, variant: &Variant, fact: &Fact, stake: Option<Coins>) {
        match fact {
            Fact::Seats { .. } => self.seats.push(seats(words, variant)),
            Fact::Pack(pack) => {
                self.cards.push(pack_of(words, *pack));
            }
            Fact::Order { suit, cards } => self.order_of(words, variant, *suit, cards),
            Fact::Direction(Direction::Clockwise) => self.deal.push(words.say("fact-clockwise")),
            Fact::Direction(Direction::Anticlockwise) => {
                self.deal.push(words.say("fact-anticlockwise"))
            }
            Fact::Ante { least } => self.deal.push(match stake {
                Some(stake) => words.with("fact-ante-at", args!["stake" => words.coins(stake)]),
                None => words.with("fact-ante", args!["least" => words.coins(*least)]),
            }),
            Fact::Dealt { cards } => self
                .deal
                .push(words.with("fact-dealt", args!["cards" => *cards])),
            Fact::TakesAll(card) => {
                self.bonus
                    .push(words.with("fact-takes-all", args!["card" => cards::the(words, *card)]));
            }
            Fact::Bonus {
                card,
                amount,
                showing,
            } => {
                let amount = amount_of(words, *amount, stake);
                let key = match showing {
                    Showing::Voluntary => "fact-bonus-may",
                    Showing::Automatic => "fact-bonus-must",
                };
                self.bonus.push(words.with(
                    key,
                    args!["card" => cards::the(words, *card), "amount" => amount],
                ));
                let secret = words.say("fact-bonus-secret");
                self.bonus.retain(|line| *line != secret);
                if *showing == Showing::Voluntary {
                    self.bonus.push(secret);
                }
            }
            Fact::EmptyPotEnds => self.bonus.push(words.say("fact-empty-pot")),
            Fact::FirstLead => self.play.push(words.say("fact-first-lead")),
            Fact::MustFollow => self.play.push(words.say("fact-must-follow")),
            Fact::MustTrump => self.play.push(words.say("fact-must-trump")),
            Fact::NeedNotBeat => self.play.push(words.say("fact-need-not-beat")),
            Fact::Fool(FoolRole::LowestTrump) => self.play.push(words.say("fact-fool-trump")),
            Fact::Fool(FoolRole::HighestTrump) => self.play.push(words.say("fact-fool-highest")),
            Fact::Fool(FoolRole::Excuse) => self.play.push(words.say("fact-fool-excuse")),
            Fact::TrickWinner => self.play.push(words.say("fact-trick-winner")),
            Fact::MostTricks => self.end.push(words.say("fact-most-tricks")),
            Fact::NextDealer => self.deal.push(words.say("fact-next-dealer")),
            Fact::Special(told) => {
                let chapter = match told.chapter {
                    Chapter::Goal => &mut self.goal,
                    Chapter::Cards => &mut self.cards,
                    Chapter::Deal => &mut self.deal,
                    Chapter::Play => &mut self.play,
                    Chapter::Pays => &mut self.pays,
                };
                chapter.push(sentence(words, variant.game(), told, stake));
            }
        }
    }

    /// The order of a suit; suits that rank alike share a line.
    fn order_of(&mut self, words: &Words, variant: &Variant, suit: Suit, order: &[Card]) {
        let ranks = match suit {
            Suit::Trumps => trumps(words, order, self.excuse),
            _ => ranks(words, variant, order, self.excuse),
        };
        let name = cards::suit(words, suit);
        match &mut self.order {
            Some((names, same)) if *same == ranks => {
                names.push(name);
                self.cards.pop();
            }
            other => *other = Some((vec![name], ranks)),
        }
        if let Some((names, ranks)) = &self.order {
            self.cards.push(words.with(
                "fact-order",
                args!["suits" => words.list(names), "cards" => ranks.clone()],
            ));
        }
    }
}

/// The trumps, strongest first, by number and name; of those in the usual order only the first and the last.
fn trumps(words: &Words, order: &[Card], excuse: bool) -> String {
    let mut ranked = order.to_vec();
    ranked.retain(|card| !(excuse && *card == Card::FOOL));
    let named = |card: &Card| match *card {
        Card::FOOL => cards::name(words, Card::FOOL),
        card => cards::label(words, card),
    };
    let follows = |a: &Card, b: &Card| {
        *b != Card::FOOL && a.trump_number() == b.trump_number().map(|below| below + 1)
    };
    let run = |cards: &[Card]| match cards {
        [first, _, .., last] => words.with(
            "fact-run",
            args!["first" => named(first), "last" => named(last)],
        ),
        few => few
            .iter()
            .map(named)
            .collect::<Vec<_>>()
            .join(&words.say("list-comma")),
    };
    let runs: Vec<String> = ranked.chunk_by(follows).map(run).collect();
    runs.join(&words.say("list-comma"))
}

/// A suit's ranks in the words' letters, strongest first, equals joined by "=".
/// An excuse has no place in the order.
fn ranks(words: &Words, variant: &Variant, order: &[Card], excuse: bool) -> String {
    let corner = |card: &Card| match card.rank() {
        Some(rank) => cards::letter(words, rank),
        None => cards::corner(words, *card),
    };
    let ranked = order
        .iter()
        .filter(|card| !(excuse && **card == Card::FOOL));
    // Cards of equal strength are listed together, the king first.
    let mut steps: Vec<(u8, Vec<Card>)> = Vec::new();
    for card in ranked {
        let strength = variant.strength(*card, None);
        match steps.last_mut() {
            Some((same, equals)) if *same == strength => equals.push(*card),
            _ => steps.push((strength, vec![*card])),
        }
    }
    let ranks: Vec<String> = steps
        .iter_mut()
        .map(|(_, equals)| {
            equals.sort_by_key(|card| std::cmp::Reverse(card.rank()));
            let corners: Vec<String> = equals.iter().map(corner).collect();
            corners.join("=")
        })
        .collect();
    ranks.join(" ")
}

/// The ranks of a suit in this game, strongest first; empty where the game's facts do not rank it.
pub fn ranks_of(words: &Words, variant: &Variant, suit: Suit) -> String {
    let facts = variant.facts();
    let order = facts.iter().find_map(|fact| match fact {
        Fact::Order { suit: of, cards } if *of == suit => Some(cards),
        _ => None,
    });
    order.map_or_else(String::new, |order| ranks(words, variant, order, false))
}

/// The keys of sentences about rules, which the code assembles from parts.
#[cfg(any(test, feature = "testing"))]
pub fn keys() -> std::collections::BTreeSet<String> {
    let mut keys = std::collections::BTreeSet::new();
    for variant in Variant::all() {
        keys.insert(format!("game-{}", variant.game()));
        keys.insert(format!("edition-{}", variant.edition()));
        let editions = Variant::editions().into_iter();
        if editions
            .filter(|other| other.game() == variant.game())
            .count()
            > 1
        {
            keys.insert(format!("edition-{}-choice", variant.edition()));
        }
        for (option, value) in variant.options() {
            if !is_number(&value) {
                keys.insert(format!("edition-{option}-{value}"));
            }
        }
        for fact in variant.facts() {
            if let Fact::Special(told) = fact {
                keys.insert(format!("fact-{}-{}", variant.game(), told.what));
            }
        }
    }
    keys
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fact_of_every_game_has_its_sentence() {
        let words = Words::english();
        for variant in Variant::all() {
            for fact in variant.facts() {
                let page = Page::from_facts(&words, &variant, std::slice::from_ref(&fact), None);
                let lines: Vec<&String> = [
                    &page.goal,
                    &page.cards,
                    &page.deal,
                    &page.bonus,
                    &page.play,
                    &page.end,
                    &page.pays,
                ]
                .into_iter()
                .flatten()
                .collect();
                assert!(!lines.is_empty(), "{variant}: {fact:?}");
                for line in lines {
                    assert!(!line.contains("fact-"), "{variant}: {line}");
                }
            }
        }
    }
}
