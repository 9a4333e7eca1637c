//! RULES.md 9 and 10: 32 cards, five each, a turned card; with two sides, or everybody alone and a robbing ace.

use serde_json::{Value, json};

use super::plain::{Cards, May, Reading, Start, holds, take_out};

pub struct LaTriomphe {
    start: Start,
    each_for_himself: bool,
    order: &'static str,
    trump: char,
    hands: Vec<Cards>,
    stock: Cards,
    trick: Vec<(usize, String)>,
    to_play: usize,
    /// Who won each trick so far.
    takers: Vec<usize>,
    /// The seat that may rob and has not decided.
    robber: Option<usize>,
    /// "Where the ace was not turned, every seat is asked alike" (AP-1).
    question: bool,
    /// The seat that must answer an offer.
    asked: Option<usize>,
    offered: bool,
    /// The side that refused, and must make the vole.
    refuser: Option<usize>,
    /// The seat that must say whether its side goes for the vole.
    vole_or_stop: Option<usize>,
    /// The side that goes for it.
    vole: Option<usize>,
    ended: Option<&'static str>,
    score: Vec<i64>,
}

/// "Packets 3 + 2", clockwise.
pub fn deal_out(start: &Start, pack: &[String]) -> (Vec<Cards>, Cards) {
    start.in_packets(true, &[3, 2], pack)
}

fn suit(card: &str) -> char {
    card.chars().last().expect("a name")
}

/// FT-1, in the order of the text.
pub fn legal(order: &str, trump: char, hand: &[String], trick: &[(usize, String)]) -> Cards {
    let Some((_, first)) = trick.first() else {
        return hand.to_vec(); // "Leader free."
    };
    let led = suit(first);
    let height = |card: &str| order.len() - order.find(&card[..1]).expect("a rank");
    let highest = |suit_of: char| {
        let cards = trick.iter().filter(|(_, card)| suit(card) == suit_of);
        cards.map(|(_, card)| height(card)).max()
    };
    let of = |wanted: char| -> Cards {
        let cards = hand.iter().filter(|card| suit(card) == wanted);
        cards.cloned().collect()
    };
    let above = |cards: Cards, least: Option<usize>| -> Cards {
        let higher = cards.iter().filter(|card| Some(height(card)) > least);
        let higher: Cards = higher.cloned().collect();
        if higher.is_empty() { cards } else { higher }
    };
    let (following, trumps) = (of(led), of(trump));
    let ruffed = led != trump && highest(trump).is_some();
    if !following.is_empty() {
        if ruffed {
            following // "Any card of the suit will do."
        } else {
            above(following, highest(led)) // "Beat the currently winning card of the suit if able."
        }
    } else if !trumps.is_empty() {
        above(trumps, highest(trump)) // "Over-trump if able, else under-trump."
    } else {
        hand.to_vec()
    }
}

fn winner(order: &str, trump: char, trick: &[(usize, String)]) -> usize {
    let led = suit(&trick[0].1);
    let ruffed = trick.iter().any(|(_, card)| suit(card) == trump);
    let wins = if ruffed { trump } else { led };
    let could = trick.iter().filter(|(_, card)| suit(card) == wins);
    let best = could.min_by_key(|(_, card)| order.find(&card[..1]));
    best.expect("the first card could win").0
}

impl LaTriomphe {
    pub fn new(start: &Start) -> LaTriomphe {
        let each_for_himself = start.edition == "as-qui-pille";
        let robbing = each_for_himself && start.option("robbing") != "off";
        let order = if robbing { "AKQJT987" } else { "KQJAT987" };
        let turned = &start.stock[0];
        let ace = format!("A{}", suit(turned));
        let robber = if !robbing {
            None
        } else if *turned == ace {
            Some(start.dealer) // "Dealer turns an ace."
        } else {
            start.hands.iter().position(|hand| holds(hand, &ace))
        };
        LaTriomphe {
            each_for_himself,
            order,
            trump: suit(turned),
            hands: start.hands.clone(),
            stock: start.stock.clone(),
            trick: Vec::new(),
            to_play: start.left_of(start.dealer),
            takers: Vec::new(),
            robber,
            question: robbing && *turned != ace,
            asked: None,
            offered: false,
            refuser: None,
            vole_or_stop: None,
            vole: None,
            ended: None,
            score: start.score.clone(),
            start: start.clone(),
        }
    }

    fn side(&self, seat: usize) -> usize {
        if self.each_for_himself {
            seat
        } else {
            seat % 2 // "Alternate ABAB."
        }
    }

    fn tricks_of(&self, side: usize) -> usize {
        let takers = self.takers.iter();
        takers.filter(|taker| self.side(**taker) == side).count()
    }

    /// The turned card and "every card of that suit that follows without interruption under it".
    fn run(&self) -> Cards {
        if self.start.option("run") == "off" {
            return vec![self.stock[0].clone()]; // "Takes the turned card alone."
        }
        let run = self.stock.iter();
        run.take_while(|card| suit(card) == self.trump)
            .cloned()
            .collect()
    }

    /// "The leader and the dealer may each offer at their own first turn of the deal, instead of playing a card";
    /// "one offer per deal"; "two sides only".
    fn may_offer(&self, seat: usize) -> bool {
        let leader = self.start.left_of(self.start.dealer);
        !self.each_for_himself
            && !self.offered
            && self.takers.is_empty()
            && (seat == leader || seat == self.start.dealer)
    }

    fn ends(&mut self, how: &'static str) {
        self.ended = Some(how);
    }

    /// FT-4: "take one of the side's own if it has any, else the other side marks one";
    /// each for himself: "own points only; what he lacks is a debt" (AP-4).
    fn loses(&mut self, side: usize, games: i64) {
        for _ in 0..games {
            if self.each_for_himself || self.score[side] > 0 {
                self.score[side] -= 1;
            } else {
                self.score[1 - side] += 1;
            }
        }
    }

    fn trick_is_taken(&mut self) {
        let taker = winner(self.order, self.trump, &self.trick);
        self.trick.clear();
        self.takers.push(taker);
        self.to_play = taker;
        let side = self.side(taker);
        if let Some(bound) = self.refuser.or(self.vole) {
            if side != bound {
                let refused = self.refuser.is_some();
                self.loses(bound, 2);
                self.ends(if refused {
                    "refuser-failed"
                } else {
                    "vole-failed"
                });
            } else if self.takers.len() == 5 {
                self.score[bound] += 2;
                self.ends("vole");
            }
        } else if self.tricks_of(side) == 3 {
            if self.takers.len() == 3 {
                self.vole_or_stop = Some(taker);
            } else {
                self.score[side] += 1;
                self.ends("three");
            }
        } else if self.takers.len() == 5 {
            // "Most tricks wins; tie: first to reach the number" (AP-3).
            let sides = 0..self.start.seats;
            let most = sides.clone().map(|side| self.tricks_of(side)).max();
            let first_there = |side: &usize| {
                let mut places = (0..5).filter(|place| self.takers[*place] == *side);
                places.nth(most.unwrap_or(1) - 1)
            };
            let tied = sides.filter(|side| Some(self.tricks_of(*side)) == most);
            let best = tied.min_by_key(first_there).expect("somebody has most");
            self.score[best] += 1;
            self.ends("most");
        }
    }
}

impl Reading for LaTriomphe {
    fn to_act(&self) -> Vec<usize> {
        if self.ended.is_some() {
            return Vec::new();
        }
        let asked = self.robber.or(self.asked).or(self.vole_or_stop);
        vec![asked.unwrap_or(self.to_play)]
    }

    fn asks_everybody(&self) -> bool {
        self.question
    }

    fn everybody_has_answered(&mut self) {
        assert_eq!(self.robber, None);
        self.question = false;
    }

    fn may(&self, seat: usize) -> May {
        if self.robber.is_some() {
            let run = self.run();
            let held = [self.hands[seat].clone(), run.clone()].concat();
            return May::some_of("rob", run.len(), &held).or_words(&["leave"]);
        }
        if self.asked.is_some() {
            return May::default().or_words(&["accept", "refuse"]);
        }
        if self.vole_or_stop.is_some() {
            return May::default().or_words(&["vole", "stop"]);
        }
        let cards = legal(self.order, self.trump, &self.hands[seat], &self.trick);
        let may = May::each("play", &cards);
        if self.may_offer(seat) {
            may.or_words(&["offer"])
        } else {
            may
        }
    }

    fn act(&mut self, seat: usize, words: &str) {
        let side = self.side(seat);
        match words {
            "offer" => {
                self.offered = true;
                let leader = self.start.left_of(self.start.dealer);
                let dealer = self.start.dealer;
                self.asked = Some(if seat == dealer { leader } else { dealer });
            }
            "accept" => {
                self.asked = None;
                self.score[side] += 1; // "The other side marks 1."
                self.ends("accepted");
            }
            "refuse" => {
                self.asked = None;
                self.refuser = Some(side);
            }
            "stop" => {
                self.vole_or_stop = None;
                self.score[side] += 1;
                self.ends("three");
            }
            "vole" => {
                self.vole_or_stop = None;
                self.vole = Some(side);
            }
            "leave" => self.robber = None,
            _ if words.starts_with("rob ") => {
                let taken = self.run();
                self.stock.drain(..taken.len());
                self.hands[seat].extend(taken);
                for card in words.split(' ').skip(1) {
                    take_out(&mut self.hands[seat], card);
                    self.stock.push(card.to_owned());
                }
                self.robber = None;
            }
            _ => {
                let card = &words["play ".len()..];
                take_out(&mut self.hands[seat], card);
                self.trick.push((seat, card.to_owned()));
                self.to_play = self.start.left_of(seat);
                if self.trick.len() == self.start.seats {
                    self.trick_is_taken();
                }
            }
        }
    }

    fn result(&self) -> Option<Value> {
        let ended = self.ended?;
        let seats = 0..self.start.seats;
        let tricks = seats.clone();
        let tricks: Vec<usize> = tricks
            .map(|seat| self.takers.iter().filter(|taker| **taker == seat).count())
            .collect();
        let target = self.start.option("target").parse().unwrap_or(5);
        let winner = self.score.iter().position(|score| *score >= target);
        let mut result = json!({
            "ended": ended, "tricks": tricks, "score": self.score, "coins": vec![0; self.start.seats],
        });
        if let Some(winner) = winner {
            // "Equal stake per player at match start; winners share the pot."
            let winners = seats.clone().filter(|seat| self.side(*seat) == winner);
            let share = self.start.stake * self.start.seats as i64 / winners.count() as i64;
            let coins: Vec<i64> = seats
                .map(|seat| {
                    if self.side(seat) == winner {
                        share - self.start.stake
                    } else {
                        -self.start.stake
                    }
                })
                .collect();
            result["coins"] = json!(coins);
            result["match_over"] = json!(true);
        }
        Some(result)
    }
}
