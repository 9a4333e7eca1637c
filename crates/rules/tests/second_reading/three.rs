//! RULES.md 3, 4, 7, and the play of 5: three players, 25 tricks, three cards to the dealer.

use serde_json::{Value, json};

use super::plain::{Cards, May, Reading, Start, holds};
use super::tarot::{Courts, Ranks, Tricks, completed, in_batches, is_king, lay_down, trump, value};

/// The dealer takes the talon and lays three cards down; then the tricks; then the game counts.
pub struct Three {
    pub start: Start,
    pub tricks: Tricks,
    /// What the dealer laid down, once he has.
    pub laid: Option<Cards>,
}

impl Three {
    pub fn new(start: &Start) -> Three {
        let mut tricks = Tricks::new(ranks(start), clockwise(start), start);
        tricks.hands[start.dealer].extend(start.stock.iter().cloned());
        Three {
            start: start.clone(),
            tricks,
            laid: None,
        }
    }
}

/// Five rounds of five and the last three, or ten, five, five, five and three (Mitigati, Rufus).
pub fn deal_out(start: &Start, pack: &[String]) -> (Vec<Cards>, Cards) {
    let packets: &[usize] = match (&start.game[..], &start.edition[..]) {
        ("mitigati", "rufus") => &[10, 5, 5, 5],
        _ => &[5; 5],
    };
    start.in_packets(clockwise(start), packets, pack)
}

pub fn clockwise(start: &Start) -> bool {
    start.game == "mitigati" && start.edition == "rufus" // "MI-1: clockwise"
}

pub fn ranks(start: &Start) -> Ranks {
    let ranked = Ranks {
        angel_high: false,
        one_over_two: false,
        reversed: true,
        courts: Courts::Ranked,
    };
    match (&start.game[..], &start.edition[..]) {
        ("scarto", _) | ("mitigati", "chee") => Ranks {
            angel_high: true, // "20 beats 21"
            ..ranked
        },
        ("mitigati", _) => Ranks {
            reversed: false, // "MI-1: straight ranks 10 high in every suit, 21 top"
            ..ranked
        },
        ("tarocchi", _) => Ranks {
            one_over_two: false,
            angel_high: start.option("top") == "angel",
            reversed: start.option("round_suits") != "straight",
            courts: match start.option("equal_courts") {
                "last" => Courts::LastWins,
                "ranked" => Courts::Ranked,
                _ => Courts::FirstStands,
            },
        },
        _ => ranked, // Swiss: "XXI high, round suits reversed"
    }
}

/// Which of the dealer's cards may be laid down.
pub fn may_lay_down(start: &Start, hand: &[String]) -> Cards {
    let no_trump_but_the_one = !hand
        .iter()
        .any(|card| trump(card).is_some_and(|number| number > 1));
    let bagatto = match (&start.game[..], &start.edition[..]) {
        // "The 1 only if it is the only trump"; "'only trump' ignores the Fool".
        ("scarto" | "mitigati", "chee") => match start.option("bagatto") {
            "only-trump-no-fool" => no_trump_but_the_one && !holds(hand, "T0"),
            _ => no_trump_but_the_one,
        },
        _ => false, // "no exception"
    };
    let no_trumps = match (&start.game[..], &start.edition[..]) {
        ("swiss", _) | ("mitigati", "rufus") => true, // "no trump at all"
        _ => false,
    };
    let may = |card: &&String| match card.as_str() {
        "T0" => false,
        "T1" => bagatto,
        "T20" => false,
        card if trump(card).is_some() => !no_trumps,
        card => !is_king(card),
    };
    let may_go: Cards = hand.iter().filter(may).cloned().collect();
    if no_trumps {
        completed(hand, may_go)
    } else {
        may_go
    }
}

impl Reading for Three {
    fn to_act(&self) -> Vec<usize> {
        match self.laid {
            None => vec![self.start.dealer],
            Some(_) if self.tricks.over() => Vec::new(),
            Some(_) => vec![self.tricks.to_play],
        }
    }

    fn may(&self, seat: usize) -> May {
        match self.laid {
            None => {
                let may = may_lay_down(&self.start, &self.tricks.hands[seat]);
                May::some_of("discard", 3, &may)
            }
            Some(_) => self.tricks.may(),
        }
    }

    fn act(&mut self, seat: usize, words: &str) {
        if self.laid.is_none() {
            self.laid = Some(lay_down(&mut self.tricks.hands[seat], words));
        } else {
            self.tricks.play(&words["play ".len()..]);
        }
    }

    fn result(&self) -> Option<Value> {
        if !self.to_act().is_empty() {
            return None;
        }
        let mut piles = self.tricks.piles.clone();
        piles[self.start.dealer].extend(self.laid.clone().into_iter().flatten());
        let fool = self.tricks.fool.expect("the Fool cannot be laid down");
        Some(match &self.start.game[..] {
            "swiss" => swiss(&self.start, &self.tricks.tricks, piles, fool),
            "mitigati" => mitigati_points(&self.start, &self.tricks.tricks, &piles, fool.0),
            _ => self.seventy_eight(&piles, fool.0),
        })
    }
}

impl Three {
    /// Scarto and White Parrot: the Fool "kept by its player in any case", 78 in all.
    fn seventy_eight(&self, piles: &[Cards], fool: usize) -> Value {
        let points: Vec<i64> = (0..3)
            .map(|seat| {
                let fool = if seat == fool { 4 } else { 0 };
                fool + match &self.start.edition[..] {
                    "mcleod" => {
                        // "The same minus one …, plus 1 per trick, the discard and the incomplete trick counting."
                        let discard = i64::from(seat == self.start.dealer);
                        let values = piles[seat].iter().map(|card| value(card, "T20", 4) - 1);
                        values.sum::<i64>() + self.tricks.tricks[seat] + discard
                    }
                    _ => in_batches(&piles[seat], 3, "T20", 4),
                }
            })
            .collect();
        let coins: Vec<i64> = points
            .iter()
            .map(|points| (points - 26) * self.start.stake)
            .collect();
        json!({"ended": "played", "tricks": self.tricks.tricks, "points": points, "coins": coins})
    }
}

/// Cards "counted individually"; honours are added by whoever knows them.
fn mitigati_points(start: &Start, tricks: &[i64], piles: &[Cards], fool: usize) -> Value {
    let top = if start.edition == "chee" {
        "T20"
    } else {
        "T21"
    };
    let points: Vec<i64> = (0..3)
        .map(|seat| {
            let values = piles[seat].iter().map(|card| value(card, top, 4));
            values.sum::<i64>() + if seat == fool { 4 } else { 0 }
        })
        .collect();
    json!({"ended": "played", "tricks": tricks, "points": points})
}

/// RULES.md 7: the Fool exchanged, three deals, the highest total takes the pot.
fn swiss(start: &Start, tricks: &[i64], mut piles: Vec<Cards>, fool: (usize, usize)) -> Value {
    let (player, winner) = fool;
    let lowest =
        (0..piles[player].len()).min_by_key(|place| value(&piles[player][*place], "T21", 5));
    match lowest {
        // "Lowest-valued card of his pile, settled at the end of the deal"; the discards count as a trick (SW-3).
        Some(place) => {
            let given = piles[player].remove(place);
            piles[winner].push(given);
            piles[player].push("T0".to_owned());
        }
        // "No trick and not the dealer: the Fool goes to the winner of its trick."
        None => piles[winner].push("T0".to_owned()),
    }
    let points: Vec<i64> = piles
        .iter()
        .map(|pile| {
            assert_eq!(pile.len() % 3, 0, "all piles stay multiples of three");
            in_batches(pile, 3, "T21", 5)
        })
        .collect();
    let score: Vec<i64> = (0..3)
        .map(|seat| start.score[seat] + points[seat])
        .collect();
    let mut result = json!({
        "ended": "played", "tricks": tricks, "points": points, "score": score, "coins": [0, 0, 0],
    });
    if start.deal == 3 {
        result["match_over"] = json!(true);
        result["coins"] = json!(pot_to_the_highest(start, &score));
    }
    result
}

/// "Highest total takes the pot"; "tie: split, odd coins in deal order".
fn pot_to_the_highest(start: &Start, score: &[i64]) -> Vec<i64> {
    let mut coins = vec![-start.stake; 3];
    let highest = score.iter().max().expect("three scores");
    let round = start.round(false).into_iter();
    let winners: Vec<usize> = round.filter(|seat| score[*seat] == *highest).collect();
    let mut pot = 3 * start.stake;
    for seat in winners.iter().cycle() {
        if pot == 0 {
            break;
        }
        coins[*seat] += 1;
        pot -= 1;
    }
    coins
}
