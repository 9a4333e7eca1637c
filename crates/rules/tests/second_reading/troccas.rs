//! RULES.md 6: two teams, the scart, the king that calls the valet.

use serde_json::{Value, json};

use super::plain::{Cards, May, Reading, Start, holds, take_out};
use super::tarot::{Courts, Ranks, Tricks, in_batches, is_king, lay_down, suit_led, trump, value};

pub struct Troccas {
    start: Start,
    pub tricks: Tricks,
    pub scart: Option<Cards>,
    /// Suits that were led to an earlier trick.
    pub led_before: Vec<char>,
    /// Called in this trick, and its holder is still to play.
    pub called: Option<String>,
}

/// "Anticlockwise 6, 6, 7 - the dealer 9 at the end."
pub fn deal_out(start: &Start, pack: &[String]) -> (Vec<Cards>, Cards) {
    let (mut hands, last) = start.in_packets(false, &[6, 6, 7], pack);
    hands[start.dealer].extend(last);
    (hands, Cards::new())
}

/// The scart: "no honours (K, XXI, I, Fool); other troccas and courts allowed".
pub fn may_lay_down(hand: &[String]) -> Cards {
    let honour = |card: &str| is_king(card) || ["T21", "T1", "T0"].contains(&card);
    hand.iter().filter(|card| !honour(card)).cloned().collect()
}

impl Troccas {
    pub fn new(start: &Start) -> Troccas {
        let ranks = Ranks {
            angel_high: false,
            one_over_two: false,
            reversed: true,
            courts: Courts::Ranked,
        };
        Troccas {
            start: start.clone(),
            tricks: Tricks::new(ranks, false, start),
            scart: None,
            led_before: Vec::new(),
            called: None,
        }
    }

    /// "Only if the king is of the suit led and this is the first trick in which that suit is led, valet not in his own
    /// hand nor already on the table" (TR-2).
    pub fn may_call(&self, seat: usize, king: &str) -> bool {
        let suit = king.chars().last().expect("a name");
        let valet = format!("J{suit}");
        let of_suit_led = suit_led(&self.tricks.trick).is_none_or(|led| led == suit);
        is_king(king)
            && of_suit_led
            && !self.led_before.contains(&suit)
            && !holds(&self.tricks.hands[seat], &valet)
            && !self.tricks.trick.iter().any(|(_, card)| *card == valet)
    }

    /// The king has just been played: what the call does (TR-1).
    pub fn call(&mut self, king: &str) -> &'static str {
        let valet = format!("J{}", &king[1..]);
        let mut hands = self.tricks.hands.iter();
        let Some(holder) = hands.position(|hand| holds(hand, &valet)) else {
            return "none"; // "Valet in the scart: nothing happens."
        };
        let mut trick = self.tricks.trick.iter();
        let Some(place) = trick.position(|(seat, _)| *seat == holder) else {
            self.called = Some(valet); // "Holder still to play: valet is his only legal card."
            return "forced";
        };
        let played = self.tricks.trick[place].1.clone();
        let pip_of_the_suit = trump(&played).is_none()
            && played.ends_with(&king[1..])
            && "A23456789T".contains(&played[..1]);
        if !pip_of_the_suit {
            return "void"; // "Holder played Q/N of the suit or the Fool: call void."
        }
        take_out(&mut self.tricks.hands[holder], &valet);
        self.tricks.hands[holder].push(played);
        self.tricks.trick[place].1 = valet;
        "swapped"
    }

    fn side(&self, piles: &[Cards], side: usize) -> Cards {
        [piles[side].clone(), piles[side + 2].clone()].concat()
    }
}

impl Reading for Troccas {
    fn to_act(&self) -> Vec<usize> {
        match self.scart {
            None => vec![self.start.dealer],
            Some(_) if self.tricks.over() => Vec::new(),
            Some(_) => vec![self.tricks.to_play],
        }
    }

    fn may(&self, seat: usize) -> May {
        let hand = &self.tricks.hands[seat];
        if self.scart.is_none() {
            return May::some_of("discard", 2, &may_lay_down(hand));
        }
        if let Some(valet) = self.called.as_ref().filter(|valet| holds(hand, valet)) {
            return May::each("play", std::slice::from_ref(valet));
        }
        let mut may = self.tricks.may();
        for card in hand {
            let words = format!("play {card}");
            if may.words.contains(&words) && self.may_call(seat, card) {
                may.words.insert(format!("{words} call"));
            }
        }
        may
    }

    fn act(&mut self, seat: usize, words: &str) {
        if self.scart.is_none() {
            self.scart = Some(lay_down(&mut self.tricks.hands[seat], words));
            return;
        }
        let words: Vec<&str> = words.split(' ').collect();
        let card = words[1];
        let ends = self.tricks.trick.len() == 3;
        let led = suit_led(&[self.tricks.trick.clone(), vec![(seat, card.to_owned())]].concat());
        if words.len() == 3 && ends {
            // The trick is gathered with the last card: the call comes first, the king is no pip.
            let king = (seat, card.to_owned());
            self.tricks.trick.push(king);
            self.call(card);
            self.tricks.trick.pop();
            self.tricks.play(card);
        } else {
            self.tricks.play(card);
            if words.len() == 3 {
                self.call(card);
            }
        }
        if ends {
            self.led_before.extend(led);
            self.called = None;
        }
    }

    fn result(&self) -> Option<Value> {
        if !self.to_act().is_empty() {
            return None;
        }
        let piles = &self.tricks.piles;
        let mut won = [self.side(piles, 0), self.side(piles, 1)];
        let dealers = self.start.dealer % 2;
        let tricks = [0, 1].map(|side| self.tricks.tricks[side] + self.tricks.tricks[side + 2]);
        let points = if let Some(all) = tricks.iter().position(|tricks| *tricks == 19) {
            // "A team that wins ALL tricks also gets the Fool and the scart: 72-0."
            [0, 1].map(|side| if side == all { 72 } else { 0 })
        } else {
            let scart = self.scart.as_ref()?;
            let (player, winner) = self.tricks.fool.expect("the Fool cannot be laid down");
            let (fools, takers) = (player % 2, winner % 2);
            won[dealers].extend(scart.iter().cloned());
            if fools != takers {
                // "The Fool's team keeps it and gives … from tricks and scart: lowest-valued card" (TR-3).
                let pile = &mut won[fools];
                let worth = |place: &usize| value(&pile[*place], "T21", 5);
                let lowest = (0..pile.len()).min_by_key(worth).expect("it has a trick");
                let given = pile.remove(lowest);
                won[takers].push(given);
            }
            won[fools].push("T0".to_owned());
            // "Team points = nominal sum (blanks 1) - 3 per four cards - 1 for the scart pair."
            [0, 1].map(|side| {
                let sum: i64 = won[side].iter().map(|card| value(card, "T21", 5)).sum();
                sum - 3 * tricks[side] - i64::from(side == dealers)
            })
        };
        let coins: Vec<i64> = (0..4)
            .map(|seat| (points[seat % 2] - 36) * self.start.stake)
            .collect();
        Some(json!({
            "ended": "played", "tricks": self.tricks.tricks, "points": points, "coins": coins,
        }))
    }
}

/// "Count in fours"; the scart, two cards: "two blanks 1; one figure its value; two figures sum - 1".
pub fn count(pile: &[String]) -> i64 {
    let scart = pile.len() % 4;
    let (pair, rest) = pile.split_at(scart);
    let pair = match scart {
        0 => 0,
        _ => in_batches(pair, 2, "T21", 5),
    };
    pair + in_batches(rest, 4, "T21", 5)
}

/// "Cards one by one from the shuffler's right until everybody has a trocca; two highest vs two lowest" (TR-6).
pub fn draw(seats: usize, shuffler: usize, pack: &[String]) -> (Vec<(usize, String)>, Vec<u32>) {
    let mut troccas = vec![None; seats];
    let mut draws = Vec::new();
    let mut seat = shuffler;
    for card in &pack[1..] {
        if troccas.iter().all(Option::is_some) {
            break;
        }
        loop {
            seat = (seat + seats - 1) % seats;
            if troccas[seat].is_none() {
                break;
            }
        }
        troccas[seat] = trump(card); // "Fool is no trocca"
        draws.push((seat, card.clone()));
    }
    (draws, troccas.into_iter().flatten().collect())
}
