//! What a player can read in the bot's messages.

use sandbox::{Control, Message, Person};
use std::collections::{BTreeMap, BTreeSet};

/// The current message of a table.
#[derive(Clone, Debug)]
pub struct Table {
    pub message: Message,
    /// The table's id.
    pub id: String,
    /// The number of finished deals.
    pub deals: u32,
}

impl Table {
    fn read(message: &Message) -> Option<Table> {
        if message.ephemeral() {
            return None;
        }
        let (deals, played) = footer(message)?.split_once(' ')?;
        if !played.contains("played") {
            return None;
        }
        // Only what its buttons say names the table.
        Some(Table {
            message: message.clone(),
            id: custom_ids(message).find_map(|id| part(&id, "t:", 0))?,
            deals: if deals == "No" {
                0
            } else {
                deals.parse().ok()?
            },
        })
    }

    /// Whether its text contains this.
    pub fn says(&self, text: &str) -> bool {
        self.message.all_text().contains(text)
    }

    /// Whether cards have been dealt.
    pub fn is_playing(&self) -> bool {
        let hand = format!("t:{}:hand", self.id);
        self.message.control(&hand).is_some()
    }

    /// A field of its panel.
    pub fn field(&self, heading: &str) -> String {
        let fields = self.message.json()["embeds"][0]["fields"].clone();
        let fields = fields.as_array().cloned().unwrap_or_default();
        fields
            .iter()
            .find(|field| field["name"] == heading)
            .and_then(|field| field["value"].as_str().map(str::to_owned))
            .unwrap_or_else(|| panic!("no {heading} in {:?}", self.message))
    }

    /// The lines of the result, each without its place: name and facts.
    fn placed(&self) -> Vec<(String, Vec<String>)> {
        let text = self.message.json()["embeds"][0]["description"].clone();
        let text = text.as_str().unwrap_or_default().to_owned();
        let placed = text.lines().filter_map(|line| {
            let (place, rest) = line.split_once(" · **")?;
            place.parse::<usize>().ok()?;
            let (name, facts) = rest.split_once("** · ")?;
            let facts = facts.split(" · ").map(str::to_owned);
            Some((name.to_owned(), facts.collect()))
        });
        placed.collect()
    }

    /// What everybody won or lost, by name, according to the result.
    pub fn won(&self) -> BTreeMap<String, i64> {
        let placed = self.placed().into_iter();
        let won = placed.map(|(name, facts)| {
            let coins = facts.iter().find_map(|fact| fact.strip_prefix("**"));
            (name, signed(coins.unwrap()))
        });
        won.collect()
    }

    /// The tricks by name, according to the result of a deal with tricks.
    pub fn tricks(&self) -> BTreeMap<String, u32> {
        let placed = self.placed().into_iter();
        let tricks = placed.filter_map(|(name, facts)| {
            let fact = facts.iter().find(|fact| fact.contains(" trick"))?;
            Some((name, fact.split_whitespace().next()?.parse().ok()?))
        });
        tricks.collect()
    }
}

/// The tables of a channel that a person sees, oldest first.
pub fn tables(messages: &[Message]) -> Vec<Table> {
    messages.iter().filter_map(Table::read).collect()
}

/// A hand as its holder sees it.
#[derive(Clone, Debug)]
pub struct Hand {
    pub message: Message,
    /// The deal it was drawn for, if anything in it is about a deal.
    pub deal: Option<String>,
}

impl Hand {
    /// Reads the hand in a message.
    pub fn read(message: &Message) -> Option<Hand> {
        let title = message.json()["embeds"][0]["title"].as_str()?;
        if !message.ephemeral() || !title.starts_with("Your hand") {
            return None;
        }
        Some(Hand {
            message: message.clone(),
            deal: custom_ids(message).find_map(|id| part(&id, "d:", 1)),
        })
    }

    /// The newest hand at a table that the person has open.
    pub fn newest(messages: &[Message], table: &str) -> Option<Hand> {
        let ours = |message: &Message| {
            let buttons = message.buttons();
            buttons
                .iter()
                .any(|button| button.custom_id.starts_with(&format!("t:{table}:")))
        };
        messages
            .iter()
            .rev()
            .filter(|message| ours(message))
            .find_map(Hand::read)
    }

    /// Whether it asks about bonus cards and has no answer yet.
    pub fn is_asked(&self) -> bool {
        let buttons = self.message.buttons();
        buttons
            .iter()
            .any(|button| button.custom_id.ends_with(":show-all"))
    }

    /// The button that answers the bonus question: `show-all` or `hide`.
    pub fn answer(&self, key: &str) -> String {
        let ends = format!(":{key}");
        let mut buttons = self.message.buttons().into_iter();
        let button = buttons.find(|button| button.custom_id.ends_with(&ends));
        button.expect("the question is asked").custom_id
    }

    /// Whether its holder is to play, which makes some of the cards green.
    pub fn is_on_turn(&self) -> bool {
        !self.legal().is_empty()
    }

    /// The cards of the hand on its holder's turn to play: those that may be played, and the others.
    pub fn cards(&self) -> BTreeSet<String> {
        let legal = self.legal().into_iter().map(|(card, _)| card);
        let others = self.others().into_iter().map(|(card, ..)| card);
        legal.chain(others).collect()
    }

    /// The cards that may be played now, with the buttons that play them.
    pub fn legal(&self) -> Vec<(String, Control)> {
        let buttons = self.message.buttons().into_iter();
        let played = buttons.filter_map(|button| {
            let (_, card) = button.custom_id.split_once(":play:")?;
            Some((card.to_owned(), button))
        });
        played.collect::<BTreeMap<_, _>>().into_iter().collect()
    }

    /// The cards in a menu, each with the menu and its value there: beside buttons, those that may not be played.
    pub fn others(&self) -> Vec<(String, Control, String)> {
        let menus = self.message.menus().into_iter();
        menus
            .flat_map(|menu| {
                let cards = menu.values.clone().into_iter();
                cards.filter_map(move |value| {
                    let card = value.strip_prefix("play ")?.to_owned();
                    Some((card, menu.clone(), value))
                })
            })
            .collect()
    }
}

/// The message that reminds a person at a table, if there is one.
pub fn call(messages: &[Message], person: &Person, table: &str) -> Option<Message> {
    let hand = format!("t:{table}:hand");
    let calls = |message: &&Message| {
        !message.ephemeral() && message.pings(person.id()) && message.control(&hand).is_some()
    };
    messages.iter().rev().find(calls).cloned()
}

/// Reads signed coins: "+5", "−2", "±0".
pub fn signed(text: &str) -> i64 {
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    let coins: i64 = digits.parse().unwrap();
    if text.starts_with('−') {
        -coins
    } else {
        coins
    }
}

/// The first text in bold, and the text after it.
pub fn bold(text: &str) -> Option<(&str, &str)> {
    let (_, rest) = text.split_once("**")?;
    rest.split_once("**")
}

/// What the buttons and menus of a message ask for.
fn custom_ids(message: &Message) -> impl Iterator<Item = String> {
    let buttons = message.buttons().into_iter();
    let menus = message.menus().into_iter().map(|menu| menu.custom_id);
    buttons.map(|button| button.custom_id).chain(menus)
}

/// A part of an id that begins so.
fn part(id: &str, begins: &str, number: usize) -> Option<String> {
    let parts = id.strip_prefix(begins)?;
    parts.split(':').nth(number).map(str::to_owned)
}

fn footer(message: &Message) -> Option<&str> {
    message.json()["embeds"][0]["footer"]["text"].as_str()
}

const RANKS: [(&str, &str, &str); 14] = [
    ("A", "A", "Ace"),
    ("2", "2", "Two"),
    ("3", "3", "Three"),
    ("4", "4", "Four"),
    ("5", "5", "Five"),
    ("6", "6", "Six"),
    ("7", "7", "Seven"),
    ("8", "8", "Eight"),
    ("9", "9", "Nine"),
    ("T", "10", "Ten"),
    ("J", "J", "Jack"),
    ("N", "N", "Knight"),
    ("Q", "Q", "Queen"),
    ("K", "K", "King"),
];
const SUITS: [(&str, &str, &str); 4] = [
    ("S", "Swords", "⚔"),
    ("B", "Batons", "⚚"),
    ("C", "Cups", "⚱"),
    ("D", "Coins", "◉"),
];
const TRUMPS: [&str; 22] = [
    "The Fool",
    "The Magician",
    "The Popess",
    "The Empress",
    "The Emperor",
    "The Pope",
    "The Lovers",
    "The Chariot",
    "Justice",
    "The Hermit",
    "The Wheel of Fortune",
    "Strength",
    "The Hanged Man",
    "Death",
    "Temperance",
    "The Devil",
    "The Tower",
    "The Star",
    "The Moon",
    "The Sun",
    "Judgement",
    "The World",
];

/// The corner of a plain card.
pub fn card_corner(card: &str) -> Option<String> {
    let (rank, suit) = card.split_at(1);
    let sign = SUITS.iter().find(|(letter, ..)| *letter == suit)?.2;
    let rank = RANKS.iter().find(|(letter, ..)| *letter == rank)?.1;
    Some(format!("{rank}{sign}"))
}

/// The name of a card in RECORD.md's notation, with trumps numbered as in Marseille.
pub fn card_name(card: &str) -> String {
    if let Some(number) = card.strip_prefix('T')
        && let Ok(number) = number.parse::<usize>()
    {
        return TRUMPS[number].to_owned();
    }
    let (rank, suit) = card.split_at(1);
    let rank = RANKS.iter().find(|(letter, ..)| *letter == rank).unwrap().2;
    let suit = SUITS.iter().find(|(letter, ..)| *letter == suit).unwrap().1;
    format!("{rank} of {suit}")
}

/// The text right above the buttons, which says what was done or why nothing was; may be empty.
pub fn reply(message: &Message) -> String {
    let embeds = message.json()["embeds"].as_array();
    let last = embeds.and_then(|embeds| embeds.last());
    let reply = last.filter(|embed| embed["title"].is_null());
    let reply = reply.and_then(|reply| reply["description"].as_str());
    reply.unwrap_or_default().to_owned()
}

/// The coins of a result add up, and went to whoever earned them.
pub fn check_result(over: &Table, stake: i64, seats: i64) {
    let (won, tricks) = (over.won(), over.tricks());
    assert_eq!(won.len() as i64, seats, "{over:?}");
    assert_eq!(won.values().sum::<i64>(), 0, "{over:?}");
    assert!(won.values().all(|coins| *coins >= -stake), "{over:?}");
    if !tricks.is_empty() {
        assert_eq!(tricks.values().sum::<u32>(), 5, "{over:?}");
        let text = over.message.all_text();
        let most = ["took the most tricks", "was first to"];
        let line = text
            .lines()
            .find(|line| most.iter().any(|most| line.contains(most)));
        let (name, _) = bold(line.unwrap()).unwrap();
        assert_eq!(tricks.get(name), tricks.values().max(), "{over:?}");
    }
}
