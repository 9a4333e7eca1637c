//! RULES.md 5: bids (Rufus), honours, and the play of `three`.

use serde_json::{Value, json};

use super::plain::{Cards, May, Reading, Start, holds};
use super::tarot::{is_king, trump};
use super::three::Three;

pub struct Mitigati {
    three: Three,
    bidding: Option<Bidding>,
    /// The seat's hand at its first card: "hand after the discard" (MI-5).
    shown: Vec<Option<Cards>>,
}

/// The sessions of bids: at 10, 15 and 20 cards.
struct Bidding {
    /// "Turn order clockwise from dealer's left in each session."
    round: Vec<usize>,
    /// 1, 2 or 3; 4 when all sessions are over.
    session: u32,
    /// The number of turns taken in this session.
    turns: usize,
    standing: Vec<Option<i64>>,
    /// Whether anybody changed their bid in this lap.
    changed: bool,
}

impl Mitigati {
    pub fn new(start: &Start) -> Mitigati {
        Mitigati {
            three: Three::new(start),
            bidding: (start.edition == "rufus").then(|| Bidding {
                round: start.round(true),
                session: 1,
                turns: 0,
                standing: vec![None; 3],
                changed: false,
            }),
            shown: vec![None; 3],
        }
    }

    fn agreed(&self) -> Option<Vec<i64>> {
        let bids: Option<Vec<i64>> = self.bidding.as_ref()?.standing.iter().copied().collect();
        bids.filter(|bids| bids.iter().sum::<i64>() == 0)
    }

    fn still_bidding(&self) -> Option<&Bidding> {
        self.bidding.as_ref().filter(|bidding| bidding.session <= 3)
    }
}

impl Bidding {
    fn to_bid(&self) -> usize {
        self.round[self.turns % 3]
    }

    fn may(&self) -> May {
        // "A player may keep or lower his bid, not raise it"; "bids within -43..+86".
        let most = self.standing[self.to_bid()].unwrap_or(86);
        May::default()
            .or_words(&["more"])
            .or_amount("bid", -43, most)
    }

    fn next_cards(&mut self) {
        self.session += 1;
        self.turns = 0;
        self.standing = vec![None; 3]; // "bids wiped"
        self.changed = false;
    }

    fn bid(&mut self, bid: i64) {
        let seat = self.to_bid();
        self.changed |= self.standing[seat] != Some(bid);
        self.standing[seat] = Some(bid);
        self.turns += 1;
        let bids: Option<Vec<i64>> = self.standing.iter().copied().collect();
        let Some(bids) = bids else {
            return; // Not "all three have a standing bid".
        };
        let sum: i64 = bids.iter().sum();
        let whole_lap = self.turns.is_multiple_of(3);
        if sum < 0 || (sum > 0 && whole_lap && !self.changed) {
            self.next_cards(); // MI-6
        } else if whole_lap {
            self.changed = false;
        }
    }
}

impl Reading for Mitigati {
    fn to_act(&self) -> Vec<usize> {
        if self.agreed().is_some() {
            return Vec::new();
        }
        match self.still_bidding() {
            Some(bidding) => vec![bidding.to_bid()],
            None => self.three.to_act(),
        }
    }

    fn may(&self, seat: usize) -> May {
        match self.still_bidding() {
            Some(bidding) => bidding.may(),
            None => self.three.may(seat),
        }
    }

    fn act(&mut self, seat: usize, words: &str) {
        if self.still_bidding().is_some() {
            let bidding = self.bidding.as_mut().expect("there is bidding");
            match words.strip_prefix("bid ") {
                Some(bid) => bidding.bid(bid.parse().expect("a number")),
                None => bidding.next_cards(),
            }
            return;
        }
        if words.starts_with("play") && self.shown[seat].is_none() {
            self.shown[seat] = Some(self.three.tricks.hands[seat].clone());
        }
        self.three.act(seat, words);
    }

    /// A bid that would settle the deal, or the current one.
    fn worth_trying(&self) -> Option<String> {
        let bidding = self.still_bidding()?;
        let bidder = bidding.to_bid();
        let others = (0..3).filter(|seat| *seat != bidder);
        let others: Option<i64> = others.map(|seat| bidding.standing[seat]).sum();
        let settles = others
            .map(|sum| format!("bid {}", -sum))
            .filter(|bid| bidding.may().allows(bid));
        settles.or_else(|| Some(format!("bid {}", bidding.standing[bidder]?)))
    }

    fn result(&self) -> Option<Value> {
        let stake = self.three.start.stake;
        if let Some(bids) = self.agreed() {
            let coins: Vec<i64> = bids.iter().map(|bid| bid * stake).collect();
            return Some(json!({"ended": "agreed", "tricks": [0, 0, 0], "coins": coins}));
        }
        let mut result = self.three.result()?;
        let top = top_honour(&self.three.start.edition);
        let mut coins = vec![0; 3];
        for seat in 0..3 {
            coins[seat] += (result["points"][seat].as_i64()? - 43) * stake;
            let shown = self.shown[seat].as_ref().expect("everybody has played");
            // "Payable by EACH opponent."
            let each = (honours(shown, top) + trump_bonus(shown)) * stake;
            for (other, coins) in coins.iter_mut().enumerate() {
                *coins += if other == seat { 2 * each } else { -each };
            }
        }
        result["coins"] = json!(coins);
        Some(result)
    }
}

pub fn top_honour(edition: &str) -> &'static str {
    if edition == "chee" { "T20" } else { "T21" }
}

/// MI-4: the best of the three bases.
pub fn honours(hand: &[String], top: &str) -> i64 {
    let kings = hand.iter().filter(|card| is_king(card)).count() as i64;
    let trio = ["T0", "T1", top];
    let trio = trio.iter().filter(|card| holds(hand, card)).count() as i64;
    let held = kings + trio;
    let mut best = 0;
    if held >= 4 {
        best = best.max(10 + 5 * (held - 4));
    }
    if kings == 4 {
        best = best.max(20 + 5 * (held - 4));
    }
    if trio == 3 {
        best = best.max(15 + 5 * (held - 3));
    }
    best
}

/// "Ten or more trumps 1 each (Fool counts only as the tenth)."
pub fn trump_bonus(hand: &[String]) -> i64 {
    let trumps = hand.iter().filter(|card| trump(card).is_some()).count() as i64;
    match trumps {
        10.. => trumps,
        9 if holds(hand, "T0") => 10,
        _ => 0,
    }
}
