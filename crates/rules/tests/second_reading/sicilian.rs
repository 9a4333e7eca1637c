//! RULES.md 8: the talk, the monte, 20 tricks, one against two or each for himself.

use serde_json::{Value, json};

use super::plain::{Cards, May, Reading, Start, holds};
use super::tarot::{Courts, Ranks, Tricks, lay_down, trump};

/// "No reversed round suits"; "20, 21, 19 … 3, 1, 2".
pub const RANKS: Ranks = Ranks {
    angel_high: true,
    one_over_two: true,
    reversed: false,
    courts: Courts::Ranked,
};

/// The talk, what was laid down, and the tricks.
pub struct Sicilian {
    pub start: Start,
    /// What was said so far, "once each, from the dealer's right".
    said: Vec<(usize, String)>,
    /// "The soloist, or the dealer who said `each`."
    pub declarer: Option<usize>,
    laid: Option<Cards>,
    tricks: Tricks,
    last_winner: usize,
}

/// "Four rounds of five cards from the dealer's right, 20 each, the last three" the monte.
pub fn deal_out(start: &Start, pack: &[String]) -> (Vec<Cards>, Cards) {
    start.in_packets(false, &[5, 5, 5, 5], pack)
}

/// "Trump 20, trump 1, Fool 10; trumps 21, 19, 18, 17 5; K 5, Q 4, N 3, J 2; everything else 1."
fn value(card: &str) -> i64 {
    match card {
        "T20" | "T1" | "T0" => 10,
        "T21" | "T19" | "T18" | "T17" => 5,
        _ if trump(card).is_some() => 1,
        _ => match card.chars().next() {
            Some('K') => 5,
            Some('Q') => 4,
            Some('N') => 3,
            Some('J') => 2,
            _ => 1,
        },
    }
}

/// "Every three cards count two less than their sum."
pub fn count(pile: &[String]) -> i64 {
    assert_eq!(pile.len() % 3, 0, "all piles are multiples of three");
    let threes = pile.chunks(3);
    threes
        .map(|three| three.iter().map(|card| value(card)).sum::<i64>() - 2)
        .sum()
}

/// "No card of 10 or 5 points."
pub fn may_lay_down(hand: &[String]) -> Cards {
    let counts_much = |card: &str| value(card) == 10 || value(card) == 5;
    hand.iter()
        .filter(|card| !counts_much(card))
        .cloned()
        .collect()
}

/// What each gains, from the points: the declarer's and both others' in a solo, else by seat.
pub fn price(declarer: usize, solo: bool, points: &[i64], stake: i64) -> Vec<i64> {
    (0..3)
        .map(|seat| match (solo, seat == declarer) {
            (true, true) => 4 * (points[0] - 55) * stake,
            (true, false) => 2 * (points[1] - 54) * stake,
            (false, true) => (points[seat] - 37) * stake,
            (false, false) => (points[seat] - 36) * stake,
        })
        .collect()
}

impl Sicilian {
    pub fn new(start: &Start) -> Sicilian {
        Sicilian {
            start: start.clone(),
            said: Vec::new(),
            declarer: None,
            laid: None,
            tricks: Tricks::new(RANKS, false, start),
            last_winner: start.dealer,
        }
    }

    fn is_solo(&self) -> bool {
        self.said.iter().any(|(_, word)| word == "solo")
    }

    /// The seats that share a pile with this one: in a solo, "the two opponents are one side".
    fn side(&self, seat: usize) -> Vec<usize> {
        let alone = !self.is_solo() || self.declarer == Some(seat);
        let others = (0..3).filter(|other| Some(*other) != self.declarer);
        if alone { vec![seat] } else { others.collect() }
    }

    /// The piles by seat with the three cards laid down and the Fool where it belongs.
    fn piles(&self, declarer: usize) -> Vec<Cards> {
        let mut piles = self.tricks.piles.clone();
        piles[declarer].extend(self.laid.clone().into_iter().flatten());
        let (player, winner) = self.tricks.fool.expect("the Fool cannot be laid down");
        let own = self.side(player);
        let lowest = own
            .iter()
            .flat_map(|seat| piles[*seat].iter().cloned())
            .min_by_key(|card| value(card));
        // "Nothing is exchanged where the Fool's own side won its trick"; "it goes to the winner of its trick".
        let Some(lowest) = lowest.filter(|_| !own.contains(&winner)) else {
            piles[winner].push("T0".to_owned());
            return piles;
        };
        for seat in own {
            if holds(&piles[seat], &lowest) {
                piles[seat].retain(|card| *card != lowest);
            }
        }
        piles[winner].push(lowest);
        piles[player].push("T0".to_owned());
        piles
    }
}

impl Reading for Sicilian {
    fn to_act(&self) -> Vec<usize> {
        match (self.declarer, &self.laid) {
            (None, _) => {
                let order = self.start.round(false).into_iter();
                order.skip(self.said.len()).take(1).collect()
            }
            (Some(declarer), None) => vec![declarer],
            _ if self.tricks.over() => Vec::new(),
            _ => vec![self.tricks.to_play],
        }
    }

    fn may(&self, seat: usize) -> May {
        match (self.declarer, &self.laid) {
            (None, _) if seat == self.start.dealer => {
                May::default().or_words(&["pass", "solo", "each"])
            }
            (None, _) => May::default().or_words(&["pass", "solo"]),
            (_, None) => May::some_of("discard", 3, &may_lay_down(&self.tricks.hands[seat])),
            _ => self.tricks.may(),
        }
    }

    fn act(&mut self, seat: usize, words: &str) {
        if self.declarer.is_none() {
            self.said.push((seat, words.to_owned()));
            if words != "pass" {
                self.declarer = Some(seat);
                self.tricks.hands[seat].extend(self.start.stock.iter().cloned());
            }
        } else if self.laid.is_none() {
            self.laid = Some(lay_down(&mut self.tricks.hands[seat], words));
            // "The player at the declarer's right leads."
            self.tricks.to_play = self.start.right_of(seat);
        } else {
            self.tricks.play(&words["play ".len()..]);
            // Whoever wins a trick plays next; the last one to do so has the 5 points.
            self.last_winner = self.tricks.to_play;
        }
    }

    fn result(&self) -> Option<Value> {
        if !self.to_act().is_empty() {
            return None;
        }
        let Some(declarer) = self.declarer else {
            return Some(json!({"ended": "passed", "tricks": [0, 0, 0], "coins": [0, 0, 0]}));
        };
        let piles = self.piles(declarer);
        let sides: Vec<Vec<usize>> = match self.is_solo() {
            true => vec![
                vec![declarer],
                (0..3).filter(|seat| *seat != declarer).collect(),
            ],
            false => (0..3).map(|seat| vec![seat]).collect(),
        };
        let points: Vec<i64> = sides
            .iter()
            .map(|side| {
                let pile: Cards = side.iter().flat_map(|seat| piles[*seat].clone()).collect();
                let last = if side.contains(&self.last_winner) {
                    5
                } else {
                    0
                };
                count(&pile) + last
            })
            .collect();
        assert_eq!(points.iter().sum::<i64>(), 109);
        let coins = price(declarer, self.is_solo(), &points, self.start.stake);
        let ended = if self.is_solo() { "solo" } else { "each" };
        Some(json!({
            "ended": ended, "declarer": declarer, "tricks": self.tricks.tricks,
            "points": points, "coins": coins,
        }))
    }
}
