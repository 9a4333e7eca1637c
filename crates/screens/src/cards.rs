//! Cards as text: corner, suit sign and name, readable without colour and by screen readers.

use crate::words::{Words, args};
use pages::Cards;
use rules::{Card, CardSet, Rank, Suit, View};

/// A card in running text: with its emoji if there is one, otherwise "K⚔ King of Swords" or "XXI The World"; "King of
/// Swords" for those who prefer it plain.
pub fn written(words: &Words, card: Card) -> String {
    beside_face(words, card, label(words, card))
}

/// A card within a sentence, with its article where the language has one: "le Roi d’Épée (R⚔)", "le Monde (XXI)".
pub fn the(words: &Words, card: Card) -> String {
    let name = the_name(words, card);
    let said = if is_named_alone(words, card) {
        name
    } else {
        words.with(
            "card-the",
            args!["corner" => corner(words, card), "name" => name, "id" => card.to_string()],
        )
    };
    beside_face(words, card, said)
}

/// The same without the number of a trump, where other numbers stand beside it: "la Force".
pub fn the_bare(words: &Words, card: Card) -> String {
    beside_face(words, card, the_name(words, card))
}

/// A card in a longer sentence, where English has an article too: "the K⚔ King of Swords".
pub fn in_prose(words: &Words, card: Card) -> String {
    let card_said = the(words, card);
    match card.rank() {
        Some(_) => words.with("card-of-suit", args!["card" => card_said]),
        None => card_said,
    }
}

/// What is said of a card, beside its emoji if there is one.
fn beside_face(words: &Words, card: Card, said: String) -> String {
    match words.face(card) {
        Some(face) => words.with(
            "card-written",
            args!["id" => "face", "corner" => face.to_string(), "name" => said],
        ),
        None => said,
    }
}

/// A card where the text can hold no emoji: in menus, and on buttons that say more than the card.
pub fn label(words: &Words, card: Card) -> String {
    if words.cards() == Cards::Plain || is_named_alone(words, card) {
        return name(words, card);
    }
    words.with(
        "card-written",
        args!["id" => card.to_string(), "corner" => corner(words, card), "name" => name(words, card)],
    )
}

/// Whether a card’s name is enough: its corner is not wanted, or is on the emoji beside it. Trumps keep their number.
fn is_named_alone(words: &Words, card: Card) -> bool {
    match words.cards() {
        Cards::Plain => card.rank().is_some() || card == Card::FOOL,
        Cards::Pictures | Cards::Signs => card.rank().is_some() && words.face(card).is_some(),
    }
}

/// A card on a button that shows nothing else: "K⚔", "XXI". By name for those who prefer it plain, and for the Fool,
/// whose corner holds only a naught.
pub fn short(words: &Words, card: Card) -> String {
    if words.cards() == Cards::Plain || card.trump_number() == Some(0) {
        return name(words, card);
    }
    corner(words, card)
}

/// A card's bare name: "King of Swords", "The World". For those who see no picture of it a trump has its number too,
/// in figures that can be read aloud: "21 The World".
pub fn name(words: &Words, card: Card) -> String {
    let name = bare_name(words, card);
    match card.trump_number() {
        Some(1..) if words.cards() == Cards::Plain => words.with(
            "card-written",
            args!["id" => card.to_string(), "corner" => corner(words, card), "name" => name],
        ),
        _ => name,
    }
}

/// The same without the number of a trump.
pub fn bare_name(words: &Words, card: Card) -> String {
    named_by(words, card, Words::say)
}

/// A card's name within a sentence, with its article where the language has one: "le Roi d’Épée", "l’Étoile".
pub fn the_name(words: &Words, card: Card) -> String {
    named_by(words, card, Words::with_article)
}

fn named_by(words: &Words, card: Card, say: fn(&Words, &str) -> String) -> String {
    match (card.rank(), card.trump_number()) {
        (Some(rank), _) => words.with(
            "card-plain",
            args![
                "rank" => say(words, rank_key(rank)), "suit" => suit(words, card.suit()),
                "suit-id" => suit_id(card.suit())
            ],
        ),
        (None, number) => say(words, trump_key(number.unwrap_or(0))),
    }
}

/// A rank's name.
pub fn rank(words: &Words, rank: Rank) -> String {
    words.say(rank_key(rank))
}

/// Several cards by name, strongest of each suit first.
pub fn names(words: &Words, cards: CardSet) -> String {
    words.list(&each(words, cards, name))
}

/// The same within a sentence, with articles where the language has them.
pub fn the_names(words: &Words, cards: CardSet) -> String {
    words.list(&each(words, cards, the_name))
}

/// A choice of them, with articles where the language has them: "Strength, The Magician or The Fool".
pub fn any_of(words: &Words, cards: CardSet) -> String {
    words.choice(&each(words, cards, the_name))
}

/// What is said of each of several cards, strongest of each suit first.
fn each(words: &Words, cards: CardSet, said: fn(&Words, Card) -> String) -> Vec<String> {
    let cards = sorted(cards).into_iter();
    cards.map(|card| said(words, card)).collect()
}

/// A suit's name.
pub fn suit(words: &Words, suit: Suit) -> String {
    words.say(match suit {
        Suit::Swords => "suit-swords",
        Suit::Batons => "suit-batons",
        Suit::Cups => "suit-cups",
        Suit::Coins => "suit-coins",
        Suit::Trumps => "suit-trumps",
        Suit::Piques => "suit-spades",
        Suit::Carreaux => "suit-diamonds",
        Suit::Trefles => "suit-clubs",
        Suit::Coeurs => "suit-hearts",
    })
}

/// The key of a suit in sentences that must agree with it, as in "Roi d’Épée" and "Roi de Coupe".
fn suit_id(suit: Suit) -> &'static str {
    match suit {
        Suit::Swords => "swords",
        Suit::Batons => "batons",
        Suit::Cups => "cups",
        Suit::Coins => "coins",
        Suit::Trumps => "trumps",
        Suit::Piques => "spades",
        Suit::Carreaux => "diamonds",
        Suit::Trefles => "clubs",
        Suit::Coeurs => "hearts",
    }
}

/// The text in a card's corner: "K⚔", "10⚱", "XXI", or "0" for the Fool; a trump's number in figures for those who
/// listen.
pub fn corner(words: &Words, card: Card) -> String {
    let sign = match card.suit() {
        Suit::Trumps => return number(words, card.trump_number().unwrap_or(0)),
        Suit::Swords => "sign-swords",
        Suit::Batons => "sign-batons",
        Suit::Cups => "sign-cups",
        Suit::Coins => "sign-coins",
        Suit::Piques => "sign-spades",
        Suit::Carreaux => "sign-diamonds",
        Suit::Trefles => "sign-clubs",
        Suit::Coeurs => "sign-hearts",
    };
    let rank = card.rank().map(|rank| letter(words, rank));
    format!("{}{}", rank.unwrap_or_default(), words.say(sign))
}

/// A rank as in a card's corner, in the letters of the language: "K", "10", "7".
pub fn letter(words: &Words, rank: Rank) -> String {
    match rank {
        Rank::Ten => "10".to_owned(),
        Rank::Ace => words.say("letter-ace"),
        Rank::Jack => words.say("letter-jack"),
        Rank::Knight => words.say("letter-knight"),
        Rank::Queen => words.say("letter-queen"),
        Rank::King => words.say("letter-king"),
        pip => pip.letter().to_string(),
    }
}

/// Cards in the usual order of a hand: trumps first, each suit from the highest number down.
pub fn sorted(cards: CardSet) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.iter().collect();
    cards.sort_by_key(|card| {
        (
            card.suit() != Suit::Trumps,
            card.suit(),
            std::cmp::Reverse(*card),
        )
    });
    cards
}

/// The viewer's cards in hand order: trumps first, each suit from its strongest card down.
pub fn in_hand(view: &View, cards: CardSet) -> Vec<(Suit, Vec<Card>)> {
    let trumps = view.turned_suit().unwrap_or(Suit::Trumps);
    let mut suits = Suit::ALL.to_vec();
    suits.sort_by_key(|suit| *suit != trumps);
    suits
        .into_iter()
        .map(|suit| {
            let mut held: Vec<Card> = (cards & suit.cards()).iter().collect();
            held.sort_by_key(|card| std::cmp::Reverse((view.strength(*card), *card)));
            (suit, held)
        })
        .filter(|(_, held)| !held.is_empty())
        .collect()
}

/// Cards of one suit in short: "**Swords** K Q 10"; those that matter are bold, unless all do. "Swords King, Queen and
/// 10" for those who listen.
pub fn in_short(words: &Words, suit: Suit, cards: &[Card], bold: CardSet) -> String {
    if words.cards() == Cards::Plain {
        return words.with(
            "cards-in-short",
            args!["suit" => self::suit(words, suit), "cards" => in_suit(words, cards)],
        );
    }
    let marks: Vec<String> = cards
        .iter()
        .map(|card| {
            let mark = match (card.rank(), card.trump_number()) {
                (Some(rank), _) => letter(words, rank),
                (None, Some(0)) => name(words, *card),
                (None, number) => roman(number.unwrap_or(0)),
            };
            if bold.contains(*card) {
                format!("**{mark}**")
            } else {
                mark
            }
        })
        .collect();
    words.with(
        "cards-in-short",
        args!["suit" => self::suit(words, suit), "cards" => marks.join(" · ")],
    )
}

/// Cards of a suit that has been said, for those who listen: "King, Queen and 10", "21 The World and The Fool".
pub fn in_suit(words: &Words, cards: &[Card]) -> String {
    let said = cards.iter().map(|card| match card.rank() {
        Some(pip) if Rank::Two <= pip && pip <= Rank::Ten => letter(words, pip),
        Some(of) => rank(words, of),
        None => name(words, *card),
    });
    words.list(&said.collect::<Vec<_>>())
}

/// Cards by name or, if there are many, suit by suit in short.
pub fn named(words: &Words, view: &View, cards: CardSet) -> String {
    if cards.len() <= MANY {
        let names: Vec<String> = in_hand(view, cards)
            .into_iter()
            .flat_map(|(_, cards)| cards)
            .map(|card| name(words, card))
            .collect();
        return words.list(&names);
    }
    let suits: Vec<String> = in_hand(view, cards)
        .into_iter()
        .map(|(suit, cards)| in_short(words, suit, &cards, CardSet::EMPTY))
        .collect();
    words.row(&suits)
}

/// The most cards that are named one by one.
pub const MANY: u32 = 8;

/// A trump's number as printed on the card, or in figures for those who listen.
fn number(words: &Words, number: u8) -> String {
    match words.cards() {
        Cards::Plain => number.to_string(),
        Cards::Pictures | Cards::Signs => roman(number),
    }
}

/// A trump's number as printed on the card.
pub fn roman(number: u8) -> String {
    const TENS: [&str; 3] = ["", "X", "XX"];
    const ONES: [&str; 10] = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
    match number {
        0 => "0".to_owned(),
        _ => format!(
            "{}{}",
            TENS[usize::from(number / 10) % 3],
            ONES[usize::from(number % 10)]
        ),
    }
}

fn rank_key(rank: Rank) -> &'static str {
    match rank {
        Rank::Ace => "rank-ace",
        Rank::Two => "rank-two",
        Rank::Three => "rank-three",
        Rank::Four => "rank-four",
        Rank::Five => "rank-five",
        Rank::Six => "rank-six",
        Rank::Seven => "rank-seven",
        Rank::Eight => "rank-eight",
        Rank::Nine => "rank-nine",
        Rank::Ten => "rank-ten",
        Rank::Jack => "rank-jack",
        Rank::Knight => "rank-knight",
        Rank::Queen => "rank-queen",
        Rank::King => "rank-king",
    }
}

fn trump_key(number: u8) -> &'static str {
    const KEYS: [&str; 22] = [
        "trump-0", "trump-1", "trump-2", "trump-3", "trump-4", "trump-5", "trump-6", "trump-7",
        "trump-8", "trump-9", "trump-10", "trump-11", "trump-12", "trump-13", "trump-14",
        "trump-15", "trump-16", "trump-17", "trump-18", "trump-19", "trump-20", "trump-21",
    ];
    KEYS[usize::from(number) % KEYS.len()]
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use pages::Language;
    use std::sync::Arc;

    #[test]
    fn cards_are_written_with_corner_and_name() {
        let words = Words::english();
        for (card, text) in [
            ("KS", "K⚔ King of Swords"),
            ("TC", "10⚱ Ten of Cups"),
            ("AD", "A◉ Ace of Coins"),
            ("NB", "N⚚ Knight of Batons"),
            ("T0", "0 The Fool"),
            ("T8", "VIII Justice"),
            ("T11", "XI Strength"),
            ("T13", "XIII Death"),
            ("T19", "XIX The Sun"),
            ("T21", "XXI The World"),
            ("Tt", "10♣ Ten of Clubs"),
        ] {
            assert_eq!(written(&words, card.parse().unwrap()), text);
        }
    }

    #[test]
    fn who_listens_hears_the_number_of_a_trump_in_figures() {
        let plain = |language| Words::in_language(language).showing(Cards::Plain, Arc::default());
        let english = plain(Language::English);
        for (card, said) in [
            ("KS", "King of Swords"),
            ("T20", "20 Judgement"),
            ("T0", "The Fool"),
        ] {
            let card = card.parse().unwrap();
            for of in [name, label, short, written, the] {
                assert_eq!(of(&english, card), said);
            }
        }
        for (language, text) in [
            (Language::German, "20 Gericht"),
            (Language::French, "le Jugement (20)"),
            (Language::Italian, "l’Angelo (20)"),
        ] {
            assert_eq!(the(&plain(language), "T20".parse().unwrap()), text);
        }
        let hand = ["KS", "TS", "6S", "AS", "T0", "T1"].map(|card| card.parse::<Card>().unwrap());
        assert_eq!(in_suit(&english, &hand[..4]), "King, 10, 6 and Ace");
        assert_eq!(in_suit(&english, &hand[4..]), "The Fool and 1 The Magician");
    }

    #[test]
    fn a_card_in_a_sentence_has_the_article_of_its_language() {
        for (language, card, text) in [
            (Language::English, "KS", "K⚔ King of Swords"),
            (Language::English, "T0", "0 The Fool"),
            (Language::French, "AS", "l’As d’Épée (A⚔)"),
            (Language::French, "8h", "le Huit de Cœur (8♥)"),
            (Language::French, "QC", "la Dame de Coupe (D⚱)"),
            (Language::French, "T17", "l’Étoile (XVII)"),
            (Language::French, "T14", "Tempérance (XIV)"),
            (Language::French, "T0", "le Mat"),
            (Language::Italian, "AS", "l’Asso di Spade (A⚔)"),
            (Language::Italian, "8C", "l’Otto di Coppe (8⚱)"),
            (Language::Italian, "7C", "il Sette di Coppe (7⚱)"),
            (Language::Italian, "T6", "gli Amanti (VI)"),
            (Language::Italian, "T0", "il Matto"),
        ] {
            let words = Words::in_language(language);
            assert_eq!(the(&words, card.parse().unwrap()), text);
        }
        let words = Words::in_language(Language::French);
        let both: CardSet = ["AS", "T13"]
            .map(|c| c.parse::<Card>().unwrap())
            .into_iter()
            .collect();
        assert_eq!(the_names(&words, both), "la Mort et l’As d’Épée");
    }

    #[test]
    fn a_hand_is_sorted_trumps_first_and_high_first() {
        let hand: CardSet = ["2S", "T0", "KS", "T21", "AC"]
            .iter()
            .map(|c| c.parse::<Card>().unwrap())
            .collect();
        let sorted: Vec<String> = sorted(hand).iter().map(ToString::to_string).collect();
        assert_eq!(sorted, ["T21", "T0", "KS", "2S", "AC"]);
    }
}
