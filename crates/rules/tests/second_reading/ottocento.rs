//! RULES.md 15: combinations of the hand and of the cards won, equal Mori, signals, a match to 800.

use serde_json::{Value, json};

use super::plain::{Cards, May, Reading, Start, holds, take_out};
use super::tarot::{is_fool, lay_down, legal, suit, suit_led, trump, value};

pub struct Ottocento {
    start: Start,
    hands: Vec<Cards>,
    laid: Option<Cards>,
    /// Who has shown, hidden or played a card.
    spoken: Vec<bool>,
    /// Scored by declarations, by seat.
    declared: Vec<i64>,
    /// The side that has won by a declaration.
    out: Option<usize>,
    trick: Vec<(usize, String)>,
    to_play: usize,
    /// The tricks that are over, with their winners.
    over: Vec<(usize, Vec<(usize, String)>)>,
}

/// "Without the 2 3 4 5 of all four suits."
pub fn pack() -> Cards {
    let mut pack: Cards = (0..=21).map(|number| format!("T{number}")).collect();
    for suit in "SBCD".chars() {
        pack.extend("KQNJT9876A".chars().map(|rank| format!("{rank}{suit}")));
    }
    pack
}

/// "5 + 5 + 5 from the dealer's right, the last two to the dealer."
pub fn deal_out(start: &Start, pack: &[String]) -> (Vec<Cards>, Cards) {
    let (mut hands, last) = start.in_packets(false, &[5, 5, 5], pack);
    hands[start.dealer].extend(last);
    (hands, Cards::new())
}

/// "No five-point cards (kings, T20, T21, T1, T0)."
pub fn may_lay_down(hand: &[String]) -> Cards {
    let worth = |card: &&String| worth(card) < 5;
    hand.iter().filter(worth).cloned().collect()
}

/// "T20, T21, T1, T0, K 5; Q 4; N 3; J 2; others 1."
fn worth(card: &str) -> i64 {
    match card {
        "T20" => 5,
        _ => value(card, "T21", 5),
    }
}

/// "Counted in twos, one less for each pair."
pub fn points(pile: &[String]) -> i64 {
    pile.iter().map(|card| worth(card)).sum::<i64>() - (pile.len() / 2) as i64
}

/// "High to low": the Angel, the World, the numbers, the four Mori "of equal strength", the Bégato.
fn height(number: u32) -> u32 {
    match number {
        20 => 22,
        2..=5 => 2,
        other => other,
    }
}

/// Who wins the trick; of equal Mori "the one played last beats the others".
pub fn winner(trick: &[(usize, String)]) -> usize {
    let led = suit_led(trick);
    let trumps = trick
        .iter()
        .filter_map(|(seat, card)| Some((*seat, height(trump(card)?))));
    // The last of the highest.
    if let Some((seat, _)) = trumps.max_by_key(|(_, height)| *height) {
        return seat;
    }
    let follows = trick
        .iter()
        .filter(|(_, card)| suit(card) == led && !is_fool(card));
    let place = |card: &str| {
        let order = match led {
            Some('C' | 'D') => "T9876AJNQK",
            _ => "A6789TJNQK",
        };
        order.find(&card[..1])
    };
    let highest = follows.max_by_key(|(_, card)| place(card));
    highest.expect("somebody plays a real card").0
}

/// A combination: its name, its value before any doubling, and the cards that take part.
pub struct Item {
    pub name: String,
    pub value: i64,
    is_sequence: bool,
    cards: Cards,
}

/// Every combination that is found in this set of cards.
pub fn items(set: &[String]) -> Vec<Item> {
    let those = |wanted: &[&str]| -> Cards {
        let wanted = wanted.iter().map(|card| (*card).to_owned());
        wanted.filter(|card| holds(set, card)).collect()
    };
    let mut items = Vec::new();
    let kinds = [
        ("tarocchi", ["T20", "T21", "T1", "T0"], 18),
        ("kings", ["KS", "KB", "KC", "KD"], 17),
        ("queens", ["QS", "QB", "QC", "QD"], 14),
        ("knights", ["NS", "NB", "NC", "ND"], 13),
        ("jacks", ["JS", "JB", "JC", "JD"], 12),
    ];
    for (name, kind, three) in kinds {
        let cards = those(&kind);
        if cards.len() >= 3 {
            let value = if cards.len() == 4 { 2 * three } else { three };
            items.push(Item {
                name: name.to_owned(),
                value,
                is_sequence: false,
                cards,
            });
        }
    }
    // "Each of them counts as a card in every sequence at once."
    let contatori = those(&["T1", "T0"]);
    let mut sequence = |name: String, core: Cards, stands: bool, joining: Cards| {
        if stands && core.len() + contatori.len() >= 3 {
            let cards = [core, contatori.clone(), joining].concat();
            items.push(Item {
                name,
                value: 5 * (cards.len() as i64 - 1),
                is_sequence: true,
                cards,
            });
        }
    };
    for suit in "SBCD".chars() {
        let named = |rank: &str| format!("{rank}{suit}");
        let king = holds(set, &named("K"));
        let courts = ["K", "Q", "N", "J"].map(named);
        let courts: Cards = courts.into_iter().filter(|card| holds(set, card)).collect();
        let ace: Cards = [named("A")]
            .into_iter()
            .filter(|card| holds(set, card))
            .collect();
        let stands = king && courts.len() >= 2;
        sequence(format!("suit_{suit}"), courts, stands, ace);
    }
    let aces = those(&["AS", "AB", "AC", "AD"]);
    let stands = aces.len() >= 2;
    sequence("aces".to_owned(), aces, stands, Cards::new());
    let mori = those(&["T5", "T4", "T3", "T2"]);
    let stands = mori.len() >= 2;
    sequence("mori".to_owned(), mori.clone(), stands, Cards::new());
    let top = those(&["T20", "T21", "T19", "T18"]);
    let stands = holds(set, "T20") && top.len() >= 2;
    let run = (6..=17).rev().map(|number| format!("T{number}"));
    let mut joining: Cards = run.take_while(|card| holds(set, card)).collect();
    if joining.len() == 12 {
        joining.extend(mori); // "Only if the run reaches T6."
    }
    sequence("grande".to_owned(), top, stands, joining);
    items
}

/// "Three kinds or more: their sum is doubled"; "three sequences or more: their sum is doubled".
pub fn combinations(set: &[String]) -> i64 {
    let items = items(set);
    [false, true]
        .into_iter()
        .map(|sequences| {
            let values = items.iter().filter(|item| item.is_sequence == sequences);
            let values: Vec<i64> = values.map(|item| item.value).collect();
            let sum: i64 = values.iter().sum();
            if values.len() >= 3 { 2 * sum } else { sum }
        })
        .sum()
}

/// "Exactly the cards that take part in some combination of the hand."
fn taking_part(hand: &[String]) -> Cards {
    let mut cards: Cards = items(hand)
        .into_iter()
        .flat_map(|item| item.cards)
        .collect();
    cards.sort();
    cards.dedup();
    cards
}

/// The side that has won after a count: "at least 800 and more than the other".
pub fn won_by_count(score: [i64; 2], target: i64) -> Option<usize> {
    let [first, second] = score;
    let ahead = if first > second { 0 } else { 1 };
    (first != second && score[ahead] >= target).then_some(ahead)
}

/// "The losing side's two stakes go to the winners, one each."
pub fn coins(won: Option<usize>, stake: i64) -> Vec<i64> {
    let of = |seat: usize| match won {
        Some(side) if seat % 2 == side => stake,
        Some(_) => -stake,
        None => 0,
    };
    (0..4).map(of).collect()
}

impl Ottocento {
    pub fn new(start: &Start) -> Ottocento {
        Ottocento {
            start: start.clone(),
            hands: start.hands.clone(),
            laid: None,
            spoken: vec![false; 4],
            declared: vec![0; 4],
            out: None,
            trick: Vec::new(),
            to_play: start.round(false)[0],
            over: Vec::new(),
        }
    }

    fn target(&self) -> i64 {
        if self.start.option("target") == "400" {
            400
        } else {
            800
        }
    }

    /// The score with the declarations of this deal.
    fn score(&self) -> [i64; 2] {
        [0, 1].map(|side| {
            let before = self.start.score.get(side).copied().unwrap_or_default();
            before + self.declared[side] + self.declared[side + 2]
        })
    }

    /// The signals that the leader may give with this card.
    fn signals(&self, seat: usize, card: &str) -> Vec<&'static str> {
        let Some(of) = suit(card) else {
            return Vec::new(); // "Not with the Fool."
        };
        if self.start.option("signals") == "off" || !self.trick.is_empty() {
            return Vec::new();
        }
        let seen: Vec<&String> = self
            .over
            .iter()
            .flat_map(|(_, trick)| trick.iter().map(|(_, card)| card))
            .collect();
        let king_played = seen.iter().any(|card| **card == format!("K{of}"));
        let trumps_out = seen.iter().filter(|card| trump(card).is_some()).count() == 21;
        if of != 'T' && !king_played && !trumps_out {
            return Vec::new();
        }
        let has_more = self.hands[seat]
            .iter()
            .any(|other| other != card && suit(other) == Some(of));
        let true_one = if has_more { "striscio" } else { "volo" };
        vec!["busso", true_one]
    }

    /// The piles of both sides: tricks, what was laid down, and the Fool exchanged (OT-8, OT-11).
    fn piles(&self) -> [Cards; 2] {
        let laid = self.laid.clone().unwrap_or_default();
        let mut piles = [Cards::new(), Cards::new()];
        for (winner, trick) in &self.over {
            piles[winner % 2].extend(trick.iter().map(|(_, card)| card.clone()));
        }
        if let Some(loser) = piles.iter().position(Vec::is_empty) {
            piles[1 - loser].extend(laid);
            return piles;
        }
        piles[self.start.dealer % 2].extend(laid);
        for (winner, trick) in &self.over {
            for (player, card) in trick {
                if is_fool(card) && player % 2 != winner % 2 {
                    let given = given_for_the_fool(&piles[player % 2]);
                    take_out(&mut piles[player % 2], &given);
                    take_out(&mut piles[winner % 2], "T0");
                    piles[winner % 2].push(given);
                    piles[player % 2].push("T0".to_owned());
                }
            }
        }
        piles
    }
}

/// "A pip 6 to 10 of its pile - the lowest by S B C D, then by number -; if it has none: the card of least value; of
/// these a plain one before a trump, plain ones by S B C D, trumps by number, lowest first."
fn given_for_the_fool(pile: &[String]) -> String {
    let is_pip = |card: &str| trump(card).is_none() && "6789T".contains(&card[..1]);
    let by_suit = |card: &str| "SBCD".find(&card[1..]);
    let pips = pile.iter().filter(|card| !is_fool(card) && is_pip(card));
    let lowest = pips.min_by_key(|card| (by_suit(card), "6789T".find(&card[..1])));
    let others = pile.iter().filter(|card| !is_fool(card));
    let least = || {
        others.min_by_key(|card| {
            (
                worth(card),
                trump(card).is_some(),
                trump(card),
                by_suit(card),
            )
        })
    };
    lowest.or_else(least).expect("it has a trick").clone()
}

impl Reading for Ottocento {
    fn to_act(&self) -> Vec<usize> {
        if self.laid.is_none() {
            vec![self.start.dealer]
        } else if self.out.is_some() || self.over.len() == 15 {
            Vec::new()
        } else {
            vec![self.to_play]
        }
    }

    fn may(&self, seat: usize) -> May {
        let hand = &self.hands[seat];
        if self.laid.is_none() {
            return May::some_of("discard", 2, &may_lay_down(hand));
        }
        let shown = taking_part(hand);
        if !self.spoken[seat] && !shown.is_empty() {
            return May::some_of("show", shown.len(), &shown).or_words(&["hide"]);
        }
        let mut may = May::default();
        for card in legal(hand, &self.trick) {
            let signals = self.signals(seat, &card);
            let said = signals
                .into_iter()
                .map(|signal| format!("play {card} {signal}"));
            may.words.extend(said);
            may.words.insert(format!("play {card}"));
        }
        may
    }

    fn act(&mut self, seat: usize, words: &str) {
        let word: Vec<&str> = words.split(' ').collect();
        match word[0] {
            "discard" => self.laid = Some(lay_down(&mut self.hands[seat], words)),
            "hide" => self.spoken[seat] = true,
            "show" => {
                self.spoken[seat] = true;
                self.declared[seat] = combinations(&self.hands[seat]);
                if self.score()[seat % 2] >= self.target() {
                    self.out = Some(seat % 2);
                }
            }
            _ => {
                self.spoken[seat] = true;
                take_out(&mut self.hands[seat], word[1]);
                self.trick.push((seat, word[1].to_owned()));
                self.to_play = self.start.right_of(seat);
                if self.trick.len() == 4 {
                    let trick = std::mem::take(&mut self.trick);
                    self.to_play = winner(&trick);
                    self.over.push((self.to_play, trick));
                }
            }
        }
    }

    fn result(&self) -> Option<Value> {
        if !self.to_act().is_empty() {
            return None;
        }
        let stake = self.start.stake;
        if self.out.is_some() {
            return Some(json!({
                "ended": "declared", "tricks": [0, 0, 0, 0], "declared": self.declared,
                "score": self.score(), "coins": coins(self.out, stake), "match_over": true,
            }));
        }
        let piles = self.piles();
        let last = self.over.last()?.0 % 2;
        let points = [0, 1].map(|side| {
            let last_trick = if side == last { 6 } else { 0 };
            points(&piles[side]) + last_trick
        });
        let brought = [0, 1].map(|side| combinations(&piles[side]));
        let score = [0, 1].map(|side| self.score()[side] + points[side] + brought[side]);
        let won = won_by_count(score, self.target());
        let tricks: Vec<usize> = (0..4)
            .map(|seat| {
                self.over
                    .iter()
                    .filter(|(winner, _)| *winner == seat)
                    .count()
            })
            .collect();
        let mut result = json!({
            "ended": "played", "tricks": tricks, "points": points, "combinations": brought,
            "declared": self.declared, "score": score, "coins": coins(won, stake),
        });
        if won.is_some() {
            result["match_over"] = json!(true);
        }
        Some(result)
    }
}
