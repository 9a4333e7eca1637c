//! What every reading gets and returns: card names, numbers, and the words of RECORD.md.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

/// Cards by their names in RECORD.md.
pub type Cards = Vec<String>;

/// A deal of one game, read from the text without the engine.
pub trait Reading {
    /// The seats to act; empty when the deal is over.
    fn to_act(&self) -> Vec<usize>;
    /// Whether every seat is asked, whether it has something to answer or not; true until all have answered.
    fn asks_everybody(&self) -> bool {
        false
    }
    /// Called when nobody has anything left to answer.
    fn everybody_has_answered(&mut self) {}
    /// Everything that this seat, which is to act, may do.
    fn may(&self, seat: usize) -> May;
    /// Applies an act of the seat.
    fn act(&mut self, seat: usize, words: &str);
    /// An act that random play would seldom find.
    fn worth_trying(&self) -> Option<String> {
        None
    }
    /// The result in the keys of RECORD.md, once the deal is over.
    fn result(&self) -> Option<Value>;
}

/// Everything that a seat may do.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct May {
    /// Whole acts.
    pub words: BTreeSet<String>,
    /// A word followed by exactly this many of these cards.
    pub some_of: Option<(String, usize, BTreeSet<String>)>,
    /// Among them, or none of these: cards that go all together.
    pub together: BTreeSet<String>,
    /// Those of them that must be among the cards.
    pub with: BTreeSet<String>,
    /// A word followed by an integer within these bounds, inclusive.
    pub amounts: BTreeMap<String, (i64, i64)>,
    /// `show` and the cards of a poignée.
    pub poignees: Option<Poignees>,
}

/// The poignées that a seat may show: so many of these cards, with the Excuse only if no trump stays hidden.
#[derive(Clone, Debug, PartialEq)]
pub struct Poignees {
    pub sizes: Vec<usize>,
    pub of: BTreeSet<String>,
}

impl Poignees {
    fn allow(&self, shown: &BTreeSet<String>) -> bool {
        let hidden = self.of.difference(shown).count();
        self.sizes.contains(&shown.len())
            && shown.is_subset(&self.of)
            && (hidden == 0 || !shown.contains("T0"))
    }
}

impl May {
    /// The word, followed by each one of the cards.
    pub fn each(word: &str, cards: &[String]) -> May {
        May::default().or(word, cards)
    }

    pub fn or(mut self, word: &str, cards: &[String]) -> May {
        self.words
            .extend(cards.iter().map(|card| format!("{word} {card}")));
        self
    }

    pub fn or_words(mut self, words: &[&str]) -> May {
        self.words
            .extend(words.iter().map(|word| (*word).to_owned()));
        self
    }

    pub fn some_of(word: &str, count: usize, cards: &[String]) -> May {
        May {
            some_of: Some((word.to_owned(), count, cards.iter().cloned().collect())),
            ..May::default()
        }
    }

    pub fn or_amount(mut self, word: &str, least: i64, most: i64) -> May {
        self.amounts.insert(word.to_owned(), (least, most));
        self
    }

    pub fn allows(&self, words: &str) -> bool {
        if self.words.contains(words) {
            return true;
        }
        let (word, rest) = words.split_once(' ').unwrap_or((words, ""));
        if let Some((some, count, from)) = &self.some_of
            && some == word
        {
            let mut cards: BTreeSet<String> = names(rest).into_iter().collect();
            let right_count = cards.len() == *count && names(rest).len() == *count;
            let has_those = self.with.is_subset(&cards);
            if self.together.is_subset(&cards) {
                cards.retain(|card| !self.together.contains(card));
            }
            return right_count && has_those && cards.is_subset(from);
        }
        if let Some(poignees) = &self.poignees
            && word == "show"
        {
            let cards: BTreeSet<String> = names(rest).into_iter().collect();
            return cards.len() == names(rest).len() && poignees.allow(&cards);
        }
        match (self.amounts.get(word), rest.parse::<i64>()) {
            (Some((least, most)), Ok(amount)) => (*least..=*most).contains(&amount),
            _ => false,
        }
    }
}

/// The state of a deal before the first act.
#[derive(Clone, Debug, Default)]
pub struct Start {
    pub game: String,
    pub edition: String,
    pub options: BTreeMap<String, String>,
    pub stake: i64,
    pub seats: usize,
    pub dealer: usize,
    pub score: Vec<i64>,
    pub deal: i64,
    pub pot: i64,
    pub purses: Vec<i64>,
    pub hands: Vec<Cards>,
    pub stock: Cards,
}

impl Start {
    /// The start of the deal that a record describes.
    pub fn from_record(record: &Value) -> Start {
        let text = |key: &str| record[key].as_str().unwrap_or_default().to_owned();
        let before = &record["before"];
        let numbers = |value: &Value| -> Vec<i64> {
            let numbers = value.as_array().into_iter().flatten();
            numbers.map(|number| number.as_i64().unwrap()).collect()
        };
        let options = record["options"].as_object().into_iter().flatten();
        Start {
            game: text("game"),
            edition: text("edition"),
            options: options
                .map(|(option, value)| match value.as_str() {
                    Some(value) => (option.clone(), value.to_owned()),
                    None => (option.clone(), value.to_string()),
                })
                .collect(),
            stake: record["stake"].as_i64().unwrap_or_default(),
            seats: record["seats"].as_array().map_or(0, Vec::len),
            dealer: record["dealer"].as_u64().unwrap_or_default() as usize,
            score: numbers(&before["score"]),
            deal: before["deal"].as_i64().unwrap_or_default(),
            pot: before["pot"].as_i64().unwrap_or_default(),
            purses: numbers(&before["purses"]),
            hands: record["hands"]
                .as_array()
                .into_iter()
                .flatten()
                .map(list)
                .collect(),
            stock: list(&record["stock"]),
        }
    }

    pub fn option(&self, option: &str) -> &str {
        self.options.get(option).map_or("", String::as_str)
    }

    /// The seat to the left: "the next entry sits to the left".
    pub fn left_of(&self, seat: usize) -> usize {
        (seat + 1) % self.seats
    }

    pub fn right_of(&self, seat: usize) -> usize {
        (seat + self.seats - 1) % self.seats
    }

    /// All seats from the dealer's left or right, the dealer last.
    pub fn round(&self, clockwise: bool) -> Vec<usize> {
        let mut round = Vec::new();
        let mut seat = self.dealer;
        for _ in 0..self.seats {
            seat = if clockwise {
                self.left_of(seat)
            } else {
                self.right_of(seat)
            };
            round.push(seat);
        }
        round
    }

    /// Deals packets of these sizes round the table; the rest is the stock.
    pub fn in_packets(
        &self,
        clockwise: bool,
        packets: &[usize],
        pack: &[String],
    ) -> (Vec<Cards>, Cards) {
        let mut pack = pack.iter().cloned();
        let mut hands = vec![Cards::new(); self.seats];
        for packet in packets {
            for seat in self.round(clockwise) {
                hands[seat].extend(pack.by_ref().take(*packet));
            }
        }
        (hands, pack.collect())
    }
}

/// The cards of a list in JSON.
pub fn list(value: &Value) -> Cards {
    let cards = value.as_array().into_iter().flatten();
    cards
        .map(|card| card.as_str().unwrap().to_owned())
        .collect()
}

/// Reads card names separated by spaces.
pub fn names(text: &str) -> Cards {
    text.split_whitespace().map(str::to_owned).collect()
}

pub fn holds(hand: &[String], card: &str) -> bool {
    hand.iter().any(|held| held == card)
}

pub fn take_out(hand: &mut Cards, card: &str) {
    let place = hand.iter().position(|held| held == card);
    hand.remove(place.expect("only what is held is taken out"));
}
