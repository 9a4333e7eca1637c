//! RULES.md 11: four rounds of bets, an exchange, three cards laid face down.

use serde_json::{Value, json};

use super::bets::{Better, Round};
use super::plain::{Cards, May, Reading, Start, take_out};

pub struct Trefeltromp {
    start: Start,
    /// "Clockwise from dealer's left", the order of everything but the dealing.
    order: Vec<usize>,
    hands: Vec<Cards>,
    stock: Cards,
    round: Round,
    /// The pots and who contests them.
    pots: Vec<(i64, Vec<usize>)>,
    stage: Stage,
    /// What each seat has decided in secret: a card, or nothing for `keep`.
    decided: Vec<Option<Option<String>>>,
    coins: Vec<i64>,
    shares: Vec<i64>,
    ended: Option<&'static str>,
}

/// Bets before the exchange, before banen, detuiler, debekranse; the exchange; the three layings.
#[derive(Clone, Copy, PartialEq)]
enum Stage {
    Bets(usize),
    Swap,
    Lay(usize),
}

/// "Three cards each, dealt anticlockwise", one at a time.
pub fn deal_out(start: &Start, pack: &[String]) -> (Vec<Cards>, Cards) {
    start.in_packets(false, &[1, 1, 1], pack)
}

/// "Trumps 21 ... 1, Fool 0 > aces > courts (K=Q=N=J) > 10 ... 2."
fn height(card: &str) -> u32 {
    if let Some(number) = card.strip_prefix('T').and_then(|n| n.parse::<u32>().ok()) {
        return 100 + number;
    }
    match &card[..1] {
        "A" => 50,
        "K" | "Q" | "N" | "J" => 40,
        "T" => 10,
        pip => pip.parse().expect("a pip"),
    }
}

/// How many full raises a round may see.
fn most_raises(start: &Start) -> Option<u32> {
    match start.option("raises") {
        "" => Some(3),
        "unlimited" => None,
        number => Some(number.parse().expect("a number of raises")),
    }
}

/// The place of the best card; "ties: nobody wins".
pub fn best(cards: &[String]) -> Option<usize> {
    let most = cards.iter().map(|card| height(card)).max();
    let mut places = (0..cards.len()).filter(|place| Some(height(&cards[*place])) == most);
    let best = places.next();
    best.filter(|_| places.next().is_none())
}

/// "Winner 1/3 of the pot", "1/2 of the pot", "the rest": "floor per pot; remainder stays".
pub fn share(pot: i64, laying: usize) -> i64 {
    pot / [3, 2, 1][laying]
}

impl Trefeltromp {
    pub fn new(start: &Start) -> Trefeltromp {
        let order = start.round(true);
        let betters = start.purses.iter().map(|purse| Better {
            still_in: true,
            left: purse - start.stake,
            ..Better::default()
        });
        let pot = start.pot + start.stake * start.seats as i64;
        let mut deal = Trefeltromp {
            round: Round::new(
                start.stake,
                betters.collect(),
                order.clone(),
                most_raises(start),
            ),
            pots: vec![(pot, order.clone())],
            order,
            hands: start.hands.clone(),
            stock: start.stock.clone(),
            stage: Stage::Bets(0),
            decided: vec![None; start.seats],
            coins: vec![-start.stake; start.seats],
            shares: vec![0; start.seats],
            ended: None,
            start: start.clone(),
        };
        deal.go_on();
        deal
    }

    /// Whatever happens by itself once nobody has to act.
    fn go_on(&mut self) {
        while self.ended.is_none() && self.to_act().is_empty() {
            match self.stage {
                Stage::Bets(number) => {
                    self.close_bets();
                    if let [last] = self.round.still_in()[..] {
                        self.takes_all(last);
                    }
                    self.stage = match number {
                        0 => Stage::Swap,
                        _ => Stage::Lay(number - 1),
                    };
                    self.decided.fill(None);
                }
                Stage::Swap => {
                    self.draw();
                    self.open_bets(1, &[]);
                }
                Stage::Lay(number) => self.reveal(number),
            }
        }
    }

    fn close_bets(&mut self) {
        self.round.return_uncalled();
        for (coins, seat) in self.coins.iter_mut().zip(&self.round.seats) {
            *coins -= seat.paid;
        }
        self.pots.extend(self.round.pots());
        self.settle_pots();
    }

    /// "Pots with the same living contenders are merged; a side pot with one contender goes to him at once."
    fn settle_pots(&mut self) {
        let living = self.round.still_in();
        let mut merged: Vec<(i64, Vec<usize>)> = Vec::new();
        for (coins, contenders) in self.pots.drain(..) {
            let mut contenders = contenders;
            contenders.retain(|seat| living.contains(seat));
            contenders.sort();
            match merged.iter_mut().find(|(_, same)| *same == contenders) {
                Some((pot, _)) => *pot += coins,
                None => merged.push((coins, contenders)),
            }
        }
        for (coins, contenders) in merged {
            match contenders[..] {
                [] => unreachable!("whoever bet highest is in"),
                [alone] => self.coins[alone] += coins,
                _ => self.pots.push((coins, contenders)),
            }
        }
    }

    /// "One left: takes all pots at once without showing, carried money included."
    fn takes_all(&mut self, last: usize) {
        let pots: i64 = self.pots.drain(..).map(|(coins, _)| coins).sum();
        self.coins[last] += pots;
        self.ended = Some("alone");
    }

    /// "Exchange in clockwise order from dealer's left, new card from the top, discards not reused."
    fn draw(&mut self) {
        for seat in self.order.clone() {
            if let Some(Some(card)) = self.decided[seat].take() {
                take_out(&mut self.hands[seat], &card);
                self.hands[seat].push(self.stock.remove(0));
            }
        }
    }

    fn open_bets(&mut self, number: usize, privileged: &[usize]) {
        let mut seats = self.round.seats.clone();
        for (seat, better) in seats.iter_mut().enumerate() {
            let privileged = better.still_in && privileged.contains(&seat);
            *better = Better {
                still_in: better.still_in,
                left: better.left,
                privileged,
                stays: privileged && better.left == 0,
                ..Better::default()
            };
        }
        let most_raises = most_raises(&self.start);
        self.round = Round::new(self.start.stake, seats, self.order.clone(), most_raises);
        self.stage = Stage::Bets(number);
    }

    fn reveal(&mut self, number: usize) {
        let mut laid = vec![String::new(); self.start.seats];
        for seat in self.round.still_in() {
            let card = self.decided[seat].take().flatten();
            laid[seat] = card.expect("everybody still in has laid a card");
            take_out(&mut self.hands[seat], &laid[seat]);
        }
        let mut won = vec![false; self.start.seats];
        for (coins, contenders) in &mut self.pots {
            let cards: Cards = contenders.iter().map(|seat| laid[*seat].clone()).collect();
            if let Some(place) = best(&cards) {
                let share = share(*coins, number);
                *coins -= share;
                self.coins[contenders[place]] += share;
                won[contenders[place]] = true;
            }
        }
        for (shares, won) in self.shares.iter_mut().zip(&won) {
            *shares += i64::from(*won);
        }
        if number == 2 {
            self.ended = Some("shown");
            return;
        }
        // "Fool laid in banen/detuiler and winning no share: in the next betting round only."
        let lost_fool = |seat: &usize| laid[*seat] == "T0" && !won[*seat];
        let privileged: Vec<usize> = (0..self.start.seats).filter(lost_fool).collect();
        self.open_bets(number + 2, &privileged);
    }
}

impl Reading for Trefeltromp {
    fn to_act(&self) -> Vec<usize> {
        match self.stage {
            _ if self.ended.is_some() => Vec::new(),
            Stage::Bets(_) => self.round.to_speak().into_iter().collect(),
            Stage::Swap | Stage::Lay(_) => {
                let still_in = self.round.still_in().into_iter();
                still_in
                    .filter(|seat| self.decided[*seat].is_none())
                    .collect()
            }
        }
    }

    fn may(&self, seat: usize) -> May {
        match self.stage {
            Stage::Bets(_) => self.round.may(seat),
            Stage::Swap => May::each("swap", &self.hands[seat]).or_words(&["keep"]),
            Stage::Lay(_) => May::each("lay", &self.hands[seat]),
        }
    }

    fn act(&mut self, seat: usize, words: &str) {
        match self.stage {
            Stage::Bets(_) => self.round.say(seat, words),
            _ => {
                let card = words.split_once(' ').map(|(_, card)| card.to_owned());
                self.decided[seat] = Some(card);
            }
        }
        self.go_on();
    }

    fn result(&self) -> Option<Value> {
        let ended = self.ended?;
        let pot: i64 = self.pots.iter().map(|(coins, _)| coins).sum();
        Some(json!({"ended": ended, "tricks": self.shares, "coins": self.coins, "pot": pot}))
    }
}
