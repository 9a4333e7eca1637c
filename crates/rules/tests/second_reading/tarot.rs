//! RULES.md 0.2: the trick of the tarot games.

use super::plain::{Cards, May, Start, holds, take_out};

/// Which of two courts of the suit led is higher (WP-1).
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Courts {
    Ranked,
    FirstStands,
    LastWins,
}

/// Where the games differ in what beats what.
#[derive(Clone, Copy, Debug)]
pub struct Ranks {
    /// "20 over 21".
    pub angel_high: bool,
    /// "1, 2" at the end of the order: the two is the lowest trump (RULES.md 8).
    pub one_over_two: bool,
    /// "In C and D the pips rank A 2 3 ... 10 (ace best pip, ten worst); courts always above pips."
    pub reversed: bool,
    pub courts: Courts,
}

pub fn is_fool(card: &str) -> bool {
    card == "T0"
}

/// The number of a trump; the Fool is an excuse in all these games.
pub fn trump(card: &str) -> Option<u32> {
    let number = card.strip_prefix('T')?.parse().ok()?;
    (number > 0).then_some(number)
}

pub fn is_king(card: &str) -> bool {
    card.starts_with('K')
}

pub fn is_court(card: &str) -> bool {
    "KQNJ".contains(&card[..1])
}

/// `S B C D`, `T` for trumps; the Fool has none.
pub fn suit(card: &str) -> Option<char> {
    if is_fool(card) {
        None
    } else if trump(card).is_some() {
        Some('T')
    } else {
        card.chars().last()
    }
}

/// "If led, the NEXT card fixes the suit and its player is free."
pub fn suit_led(trick: &[(usize, String)]) -> Option<char> {
    trick.iter().find_map(|(_, card)| suit(card))
}

pub fn legal(hand: &[String], trick: &[(usize, String)]) -> Cards {
    let Some(led) = suit_led(trick) else {
        return hand.to_vec(); // "Leader plays any card."
    };
    let has = |wanted: char| hand.iter().any(|card| suit(card) == Some(wanted));
    let wanted = if has(led) {
        Some(led) // "Others must follow the suit led; trumps are a suit."
    } else if has('T') {
        Some('T') // "Void: must play a trump if one is held."
    } else {
        None // "Void in both: anything."
    };
    let may = |card: &&String| is_fool(card) || wanted.is_none() || suit(card) == wanted;
    hand.iter().filter(may).cloned().collect()
}

impl Ranks {
    /// "Highest trump wins, else highest card of the suit led."
    pub fn winner(&self, trick: &[(usize, String)]) -> usize {
        let led = suit_led(trick).expect("somebody follows a led Fool with a real card");
        let mut best: Option<&(usize, String)> = None;
        for play in trick {
            let could_win = suit(&play.1) == Some(led) || trump(&play.1).is_some();
            if could_win && best.is_none_or(|best| self.beats(&play.1, &best.1)) {
                best = Some(play);
            }
        }
        best.expect("the card that fixed the suit could win").0
    }

    /// Of two cards that could win, the later against the earlier.
    fn beats(&self, card: &str, best: &str) -> bool {
        match (trump(card), trump(best)) {
            (Some(card), Some(best)) => self.height(card) > self.height(best),
            (Some(_), None) => true,
            (None, Some(_)) => false,
            (None, None) if is_court(card) && is_court(best) => match self.courts {
                Courts::FirstStands => false,
                Courts::LastWins => true,
                Courts::Ranked => "JNQK".find(&card[..1]) > "JNQK".find(&best[..1]),
            },
            (None, None) => {
                let order = match suit(card) {
                    Some('C' | 'D') if self.reversed => "T98765432AJNQK",
                    _ => "A23456789TJNQK",
                };
                order.find(&card[..1]) > order.find(&best[..1])
            }
        }
    }

    fn height(&self, trump: u32) -> u32 {
        match trump {
            20 if self.angel_high => 22,
            1 if self.one_over_two => 2,
            2 if self.one_over_two => 1,
            other => other,
        }
    }
}

/// The play of the cards, trick after trick.
#[derive(Clone, Debug)]
pub struct Tricks {
    pub ranks: Ranks,
    pub clockwise: bool,
    pub hands: Vec<Cards>,
    pub trick: Vec<(usize, String)>,
    pub to_play: usize,
    /// Tricks won, by seat.
    pub tricks: Vec<i64>,
    /// What was won, by seat, without the Fool.
    pub piles: Vec<Cards>,
    /// Who played the Fool, and who won that trick.
    pub fool: Option<(usize, usize)>,
}

impl Tricks {
    pub fn new(ranks: Ranks, clockwise: bool, start: &Start) -> Tricks {
        Tricks {
            ranks,
            clockwise,
            hands: start.hands.clone(),
            trick: Vec::new(),
            to_play: start.round(clockwise)[0],
            tricks: vec![0; start.seats],
            piles: vec![Cards::new(); start.seats],
            fool: None,
        }
    }

    pub fn over(&self) -> bool {
        self.trick.is_empty() && self.hands.iter().all(Vec::is_empty)
    }

    pub fn may(&self) -> May {
        May::each("play", &legal(&self.hands[self.to_play], &self.trick))
    }

    pub fn play(&mut self, card: &str) {
        let seats = self.hands.len();
        take_out(&mut self.hands[self.to_play], card);
        self.trick.push((self.to_play, card.to_owned()));
        self.to_play = if self.clockwise {
            (self.to_play + 1) % seats
        } else {
            (self.to_play + seats - 1) % seats
        };
        if self.trick.len() == seats {
            self.gather();
        }
    }

    fn gather(&mut self) {
        let winner = self.ranks.winner(&self.trick);
        for (seat, card) in self.trick.drain(..) {
            if is_fool(&card) {
                self.fool = Some((seat, winner));
            } else {
                self.piles[winner].push(card);
            }
        }
        self.tricks[winner] += 1;
        self.to_play = winner;
    }
}

/// "K, 1 and the top honour 5; Q 4; N 3; J 2; all others 1"; the Fool is the game's own matter.
pub fn value(card: &str, honour: &str, fool: i64) -> i64 {
    match card {
        "T0" => fool,
        "T1" => 5,
        _ if card == honour => 5,
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

/// "No figure = 1"; else the "sum of figures minus one for every figure beyond the first".
pub fn batch(cards: &[String], honour: &str, fool: i64) -> i64 {
    let values = cards.iter().map(|card| value(card, honour, fool));
    let figures: Vec<i64> = values.filter(|value| *value > 1).collect();
    match figures.len() as i64 {
        0 => 1,
        figures_there => figures.iter().sum::<i64>() - (figures_there - 1),
    }
}

/// "Any batching gives the same"; what is left over at the end counts as a whole batch.
pub fn in_batches(pile: &[String], size: usize, honour: &str, fool: i64) -> i64 {
    pile.chunks(size)
        .map(|cards| batch(cards, honour, fool))
        .sum()
}

/// "The dealer discards": the hand with the talon, less what is laid down.
pub fn lay_down(hand: &mut Cards, words: &str) -> Cards {
    let laid: Cards = words.split(' ').skip(1).map(str::to_owned).collect();
    for card in &laid {
        take_out(hand, card);
    }
    laid
}

/// Where fewer than three may be laid down: "legal ones first, completed by the lowest trumps other than 1 and 21"
/// (MI-3).
pub fn completed(hand: &[String], mut may_go: Cards) -> Cards {
    for number in 2..=20 {
        let card = format!("T{number}");
        if may_go.len() < 3 && holds(hand, &card) {
            may_go.push(card);
        }
    }
    may_go
}
