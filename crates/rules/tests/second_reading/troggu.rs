//! RULES.md 14: the talk, the tapp, the Fool that may be withheld, the misère.

use serde_json::{Value, json};

use super::plain::{Cards, May, Reading, Start, holds, names, take_out};

/// "S, B: K Q N J 10 9 8 7 6 5; C, D: K Q N J A 2 3 4 5 6", highest first.
const LONG: &str = "KQNJT98765";
const ROUND: &str = "KQNJA23456";
const KINGS: [&str; 4] = ["KS", "KB", "KC", "KD"];

pub struct Troggu {
    start: Start,
    /// What has been said, from the dealer's right.
    said: Vec<String>,
    hands: Vec<Cards>,
    laid: Option<Cards>,
    to_play: usize,
    trick: Vec<(usize, String)>,
    tricks: Vec<i64>,
    piles: Vec<Cards>,
    withheld: Option<usize>,
}

/// "62 cards out of the 78."
pub fn pack() -> Cards {
    let suit =
        |ranks: &'static str, suit: char| ranks.chars().map(move |rank| format!("{rank}{suit}"));
    let plain = suit(LONG, 'S').chain(suit(LONG, 'B'));
    let plain = plain.chain(suit(ROUND, 'C')).chain(suit(ROUND, 'D'));
    plain
        .chain((0..=21).map(|number| format!("T{number}")))
        .collect()
}

/// The table of the deal: packets by seats.
pub fn deal_out(start: &Start, pack: &[String]) -> (Vec<Cards>, Cards) {
    let packets: &[usize] = match start.seats {
        3 => &[6, 6, 6],
        4 => &[4, 4, 5],
        5 => &[4, 4, 3],
        6 => &[4, 5],
        other => panic!("{other} do not play"),
    };
    start.in_packets(false, packets, pack)
}

fn trump(card: &str) -> Option<u32> {
    let number = card.strip_prefix('T')?.parse().ok()?;
    // "The highest of all."
    Some(if number == 0 { 22 } else { number })
}

fn suit(card: &str, withheld: bool) -> Option<char> {
    if card == "T0" && withheld {
        None // "It is no trump any more", and "follows no suit".
    } else if trump(card).is_some() {
        Some('T')
    } else {
        card.chars().last()
    }
}

/// What a hand may play. `withheld` is whether its own Fool is; `hybrid` whether it could be.
pub fn legal(hand: &[String], trick: &[(usize, String)], withheld: bool, hybrid: bool) -> Cards {
    let mut free = hand.to_vec();
    if withheld && free.len() > 1 {
        free.retain(|card| card != "T0"); // "Must stay in the hand until the last trick."
    }
    // In the last trick nothing is chosen, so that a Fool led there, withheld or not, changes nothing.
    let Some((_, first)) = trick.first() else {
        return free;
    };
    let led = suit(first, false);
    let of = |wanted| -> Cards {
        let cards = free.iter();
        cards
            .filter(|card| suit(card, withheld) == wanted)
            .cloned()
            .collect()
    };
    let due = if of(led).is_empty() {
        of(Some('T'))
    } else {
        of(led)
    };
    if due.is_empty() || (due == ["T0"] && hybrid && !withheld) {
        free // "May play any other card instead."
    } else {
        due
    }
}

/// Who wins the trick.
pub fn winner(trick: &[(usize, String)], withheld: bool) -> usize {
    let real = trick.iter().filter(|(_, card)| !(withheld && card == "T0"));
    let real: Vec<&(usize, String)> = real.collect();
    if let Some((seat, _)) = real
        .iter()
        .filter(|play| trump(&play.1).is_some())
        .max_by_key(|play| trump(&play.1))
    {
        return *seat;
    }
    let led = real[0].1.chars().last().unwrap();
    let order = if "SB".contains(led) { LONG } else { ROUND };
    let follow = real.iter().filter(|(_, card)| card.ends_with(led));
    follow
        .min_by_key(|(_, card)| order.find(&card[..1]))
        .unwrap()
        .0
}

/// "Fool, 21, 1, K 5; Q 4; N 3; J 2; all others 1."
pub fn value(card: &str) -> i64 {
    match card {
        "T0" | "T21" | "T1" => 5,
        _ if trump(card).is_some() => 1,
        _ => match &card[..1] {
            "K" => 5,
            "Q" => 4,
            "N" => 3,
            "J" => 2,
            _ => 1,
        },
    }
}

/// "No five-point cards, but all four kings together may be laid down."
pub fn may_lay_down(hand: &[String], count: usize) -> May {
    let five = |card: &&String| value(card) == 5;
    let free: Cards = hand.iter().filter(|card| !five(card)).cloned().collect();
    let mut may = May::some_of("discard", count, &free);
    if KINGS.iter().all(|king| holds(hand, king)) {
        may.together = KINGS.map(str::to_owned).into_iter().collect();
    }
    may
}

/// What each seat gains, in stakes: from or to each of the others, or in a misère from whoever has most.
pub fn coins(declarer: Option<usize>, price: i64, points: &[i64]) -> Vec<i64> {
    let seats = points.len();
    let mut coins = vec![0; seats];
    let mut pay = |from: usize, to: usize, amount: i64| {
        coins[from] -= amount;
        coins[to] += amount;
    };
    match declarer {
        Some(declarer) => {
            for other in (0..seats).filter(|seat| *seat != declarer) {
                if points[declarer] >= 58 {
                    pay(other, declarer, price);
                } else {
                    pay(declarer, other, price);
                }
            }
        }
        None => {
            let most = *points.iter().max().unwrap();
            let price = if most >= 58 { 2 } else { 1 };
            for from in 0..seats {
                for to in 0..seats {
                    if points[from] == most && points[to] < most {
                        pay(from, to, price);
                    }
                }
            }
        }
    }
    coins
}

impl Troggu {
    pub fn new(start: &Start) -> Troggu {
        Troggu {
            start: start.clone(),
            said: Vec::new(),
            hands: start.hands.clone(),
            laid: None,
            to_play: start.round(false)[0],
            trick: Vec::new(),
            tricks: vec![0; start.seats],
            piles: vec![Cards::new(); start.seats],
            withheld: None,
        }
    }

    fn said(&self, word: &str) -> Option<usize> {
        let place = self.said.iter().position(|said| said == word)?;
        Some(self.start.round(false)[place])
    }

    /// "A solo ends the talk at once."
    fn is_talk_over(&self) -> bool {
        self.said.len() == self.start.seats || self.said("solo").is_some()
    }

    /// "The highest word makes the declarer."
    pub fn declarer(&self) -> Option<usize> {
        self.said("solo").or(self.said("take"))
    }

    fn is_taken(&self) -> bool {
        self.said("solo").is_none() && self.said("take").is_some()
    }

    fn is_passed(&self) -> bool {
        self.is_talk_over()
            && self.declarer().is_none()
            && self.start.option("all_pass") == "redeal"
    }
}

impl Reading for Troggu {
    fn to_act(&self) -> Vec<usize> {
        if !self.is_talk_over() {
            return vec![self.start.round(false)[self.said.len()]];
        }
        let is_played = self.trick.is_empty() && self.hands.iter().all(Vec::is_empty);
        if self.is_passed() || (is_played && self.tricks.iter().sum::<i64>() > 0) {
            return Vec::new();
        }
        if self.is_taken() && self.laid.is_none() {
            return self.declarer().into_iter().collect();
        }
        vec![self.to_play]
    }

    fn may(&self, seat: usize) -> May {
        if !self.is_talk_over() {
            let may = May::default().or_words(&["pass", "solo"]);
            return match self.said("take") {
                None => may.or_words(&["take"]),
                Some(_) => may,
            };
        }
        if self.is_taken() && self.laid.is_none() {
            return may_lay_down(&self.hands[seat], self.start.stock.len());
        }
        let hybrid = self.start.option("fool") != "highest";
        let withheld = self.withheld == Some(seat);
        May::each(
            "play",
            &legal(&self.hands[seat], &self.trick, withheld, hybrid),
        )
    }

    fn act(&mut self, seat: usize, words: &str) {
        if !self.is_talk_over() {
            self.said.push(words.to_owned());
            if let (true, Some(declarer)) = (self.is_talk_over(), self.declarer()) {
                self.to_play = declarer; // "The declarer leads."
                if self.is_taken() {
                    self.hands[declarer].extend(self.start.stock.iter().cloned());
                }
            }
            return;
        }
        let cards = names(words).split_off(1);
        for card in &cards {
            // Without the card itself: whether it had to be played.
            take_out(&mut self.hands[seat], card);
        }
        if words.starts_with("discard") {
            self.laid = Some(cards);
            return;
        }
        let card = &cards[0];
        let holds_fool = holds(&self.hands[seat], "T0") && self.withheld.is_none();
        if let (true, Some((_, first))) = (holds_fool, self.trick.first()) {
            // It was legal not to follow only by withholding: another card than a trump, and not of the suit led.
            let follows = suit(card, false) == suit(first, false);
            if !follows && trump(card).is_none() {
                self.withheld = Some(seat);
            }
        }
        self.trick.push((seat, card.clone()));
        self.to_play = self.start.right_of(seat);
        if self.trick.len() == self.start.seats {
            let winner = winner(&self.trick, self.withheld.is_some());
            self.tricks[winner] += 1;
            for (player, card) in std::mem::take(&mut self.trick) {
                // "Stays with its player all the same."
                let to = if card == "T0" { player } else { winner };
                self.piles[to].push(card);
            }
            self.to_play = winner;
        }
    }

    fn result(&self) -> Option<Value> {
        if !self.to_act().is_empty() {
            return None;
        }
        let seats = self.start.seats;
        if self.is_passed() {
            let zeros = vec![0; seats];
            return Some(json!({"ended": "passed", "tricks": zeros, "coins": zeros}));
        }
        let mut piles = self.piles.clone();
        if let Some(declarer) = self.declarer() {
            // "They count for him": what he laid down, or in a solo the tapp.
            piles[declarer].extend(self.laid.clone().unwrap_or(self.start.stock.clone()));
        }
        let points: Vec<i64> = piles
            .iter()
            .map(|pile| pile.iter().map(|card| value(card)).sum())
            .collect();
        let (ended, price) = match (self.declarer(), self.is_taken()) {
            (None, _) => ("misere", 1),
            (_, true) => ("taken", 1),
            (_, false) => ("solo", 2),
        };
        let coins: Vec<i64> = coins(self.declarer(), price, &points)
            .into_iter()
            .map(|stakes| stakes * self.start.stake)
            .collect();
        let mut result =
            json!({"ended": ended, "tricks": self.tricks, "points": points, "coins": coins});
        if let Some(declarer) = self.declarer() {
            result["declarer"] = json!(declarer);
        }
        Some(result)
    }
}
