//! RULES.md 17: French Tarot.

use serde_json::{Value, json};

use super::plain::{Cards, May, Poignees, Reading, Start, holds, names, take_out};
use super::tarot::{Courts, Ranks, is_fool, suit, suit_led, trump};

/// "`petite` < `garde` < `sans` < `contre`".
pub const BIDS: [&str; 4] = ["petite", "garde", "sans", "contre"];
/// "petite 1, garde 2, sans 4, contre 6".
const MULTIPLIERS: [i64; 4] = [1, 2, 4, 6];

pub const RANKS: Ranks = Ranks {
    angel_high: false,
    one_over_two: false,
    reversed: false,
    courts: Courts::Ranked,
};

type Plays = [(usize, String)];

/// "Packets of", the number of rounds, and the number of cards in the chien.
fn table(seats: usize) -> (usize, usize, usize) {
    match seats {
        3 => (4, 6, 6),
        4 => (3, 6, 6),
        5 => (3, 5, 3),
        other => panic!("{other} seats"),
    }
}

/// "Poignée single, double, triple", and what each is worth.
pub fn sizes(seats: usize) -> [(usize, i64); 3] {
    match seats {
        3 => [(13, 20), (15, 30), (18, 40)],
        4 => [(10, 20), (13, 30), (15, 40)],
        _ => [(8, 20), (10, 30), (13, 40)],
    }
}

/// "Packet by packet; one card to the chien after each of the first six packets (five seats: the first three)."
pub fn deal_out(start: &Start, pack: &[String]) -> (Vec<Cards>, Cards) {
    let (packet, rounds, chien) = table(start.seats);
    let mut pack = pack.iter().cloned();
    let (mut hands, mut stock) = (vec![Cards::new(); start.seats], Cards::new());
    for _ in 0..rounds {
        for seat in start.round(false) {
            hands[seat].extend(pack.by_ref().take(packet));
            if stock.len() < chien {
                stock.extend(pack.next());
            }
        }
    }
    (hands, stock)
}

/// "A hand that has the petit, no other trump and not the Excuse."
fn is_petit_sec(hand: &[String]) -> bool {
    holds(hand, "T1") && hand.iter().filter(|card| is_trump_or_fool(card)).count() == 1
}

fn is_trump_or_fool(card: &str) -> bool {
    is_fool(card) || trump(card).is_some()
}

fn is_bout(card: &str) -> bool {
    ["T21", "T1", "T0"].contains(&card)
}

/// What may be played. `shut` is the card called, while the first trick is led.
pub fn legal(hand: &[String], trick: &Plays, shut: Option<&str>) -> Cards {
    let may: Box<dyn Fn(&String) -> bool> = match (suit_led(trick), shut) {
        // "May not be led in the suit of the called card, unless with that card itself."
        (None, Some(called)) if trick.is_empty() => {
            let called = called.to_owned();
            Box::new(move |card| suit(card) != suit(&called) || *card == called)
        }
        (None, _) => Box::new(|_| true),
        (Some(led), _) => {
            let of = |suited: char| hand.iter().any(move |card| suit(card) == Some(suited));
            let height = |card: &str| trump(card).unwrap_or(0);
            let highest = trick
                .iter()
                .map(|(_, card)| height(card))
                .max()
                .unwrap_or(0);
            let can_go_above = hand.iter().any(|card| height(card) > highest);
            let plays_trumps = led == 'T' || !of(led);
            if !plays_trumps {
                Box::new(move |card| is_fool(card) || suit(card) == Some(led))
            } else if !of('T') {
                Box::new(|_| true)
            } else {
                let enough = move |card: &str| !can_go_above || height(card) > highest;
                Box::new(move |card| is_fool(card) || trump(card).is_some() && enough(card))
            }
        }
    };
    hand.iter().filter(|card| may(card)).cloned().collect()
}

/// "Holding all four kings he may name a queen instead, holding the four queens too a knight, and the four knights too a
/// jack."
pub fn callable(hand: &[String]) -> Cards {
    let mut callable = Cards::new();
    for rank in ["K", "Q", "N", "J"] {
        let all: Cards = ["S", "B", "C", "D"]
            .map(|suit| format!("{rank}{suit}"))
            .to_vec();
        let holds_all = all.iter().all(|card| holds(hand, card));
        callable.extend(all);
        if !holds_all {
            break;
        }
    }
    callable
}

/// What must go, and what may go besides, when so many are laid down (JT-7).
pub fn may_lay_down(hand: &[String], count: usize, called: Option<&str>) -> (Cards, Cards) {
    let never = |card: &&String| {
        card.starts_with('K') || is_bout(card) || called.is_some_and(|called| *card == called)
    };
    let free = hand.iter().filter(|card| !never(card)).cloned();
    let (trumps, plain): (Cards, Cards) = free.partition(|card| trump(card).is_some());
    if plain.len() >= count {
        (Cards::new(), plain)
    } else {
        (plain, trumps)
    }
}

fn half_points(card: &str) -> i64 {
    match &card[..1] {
        _ if is_bout(card) => 9,
        _ if trump(card).is_some() => 1,
        "K" => 9,
        "Q" => 7,
        "N" => 5,
        "J" => 3,
        _ => 1,
    }
}

pub fn halves(pile: &[String]) -> i64 {
    pile.iter().map(|card| half_points(card)).sum()
}

/// Whole points, the difference, and whether the contract is made: "a half point goes to the side that has won".
pub fn contract(halves: i64, bouts: usize) -> (i64, i64, bool) {
    let needed = [56, 51, 41, 36][bouts];
    let won = halves >= 2 * needed;
    let points = if won { (halves + 1) / 2 } else { halves / 2 };
    (points, points - needed, won)
}

/// Everything that the price depends on.
pub struct Played {
    pub bid: usize,
    pub difference: i64,
    pub won: bool,
    pub poignees: Vec<i64>,
    /// Whether the declarer's side has the petit au bout; nobody has it, if none.
    pub petit_au_bout: Option<bool>,
    pub announced: bool,
    pub made: bool,
    pub defence_made: bool,
}

/// "P = ± (25 + difference) x multiplier ± poignées ± 10 x multiplier (petit au bout) + chelem."
pub fn price(played: &Played) -> i64 {
    let multiplier = MULTIPLIERS[played.bid];
    let sign = if played.won { 1 } else { -1 };
    let petit = match played.petit_au_bout {
        Some(true) => 10 * multiplier,
        Some(false) => -10 * multiplier,
        None => 0,
    };
    let own = match (played.announced, played.made) {
        (true, true) => 400,
        (true, false) => -200,
        (false, true) => 200,
        (false, false) => 0,
    };
    let others = if played.defence_made { -200 } else { 0 };
    let poignees: i64 = played.poignees.iter().sum();
    sign * ((25 + played.difference.abs()) * multiplier + poignees) + petit + own + others
}

/// "P x s / 25, to the nearest coin."
pub fn in_coins(points: i64, stake: i64) -> i64 {
    (points.abs() * stake * 2 + 25) / 50 * points.signum()
}

/// What everybody gets if each defender pays so much: "with a partner he has 2 P and the partner P".
pub fn shared(each: i64, seats: usize, declarer: usize, partner: Option<usize>) -> Vec<i64> {
    let mut all = vec![-each; seats];
    match partner {
        Some(partner) => (all[declarer], all[partner]) = (2 * each, each),
        None => all[declarer] = each * (seats as i64 - 1),
    }
    all
}

/// The first of these cards that the substitute parts with.
fn lowest(mut cards: Cards) -> Option<String> {
    let order = |card: &String| {
        let plain = ("A23456789TJNQK".find(&card[..1]), "SBCD".find(&card[1..]));
        match trump(card) {
            Some(number) => (1, number as usize, 0),
            None if is_fool(card) => (2, 0, 0),
            None => (0, plain.0.unwrap(), plain.1.unwrap()),
        }
    };
    cards.sort_by_key(order);
    cards.into_iter().next()
}

/// "Lays down the lowest legal cards."
pub fn substitute_lays(hand: &[String], count: usize, called: Option<&str>) -> String {
    let (mut laid, mut free) = may_lay_down(hand, count, called);
    while laid.len() < count {
        let card = lowest(free.clone()).unwrap();
        take_out(&mut free, &card);
        laid.push(card);
    }
    format!("discard {}", laid.join(" "))
}

/// "But with two cards left, one of them the Excuse, it plays the Excuse."
pub fn substitute_plays(hand: &[String], trick: &Plays) -> String {
    if hand.len() == 2 && holds(hand, "T0") {
        return "play T0".to_owned();
    }
    format!("play {}", lowest(legal(hand, trick, None)).unwrap())
}

/// "Calls the first of KS KB KC KD that it does not hold, holding all four KS."
pub fn substitute_calls(hand: &[String]) -> String {
    let kings = ["KS", "KB", "KC", "KD"];
    let called = kings.iter().find(|king| !holds(hand, king));
    format!("call {}", called.unwrap_or(&"KS"))
}

/// Whether a seat with these trumps (the Excuse among them, if it holds it) is asked for a poignée, and for which.
pub fn poignees(trumps: &[String], seats: usize) -> Option<Poignees> {
    let sizes = sizes(seats).map(|(size, _)| size);
    let sizes: Vec<usize> = sizes
        .into_iter()
        .filter(|size| trumps.len() >= *size)
        .collect();
    (!sizes.is_empty()).then(|| Poignees {
        sizes,
        of: trumps.iter().cloned().collect(),
    })
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Phase {
    Talk,
    Call,
    Discard,
    Announce,
    Play,
    Over,
}

pub struct French {
    start: Start,
    phase: Phase,
    spoken: usize,
    /// The highest bid, and whose it is.
    highest: Option<(usize, usize)>,
    called: Option<String>,
    hands: Vec<Cards>,
    laid: Cards,
    announced: bool,
    /// Who has said a word on the poignée, and what the poignées shown are worth.
    answered: Vec<usize>,
    shown: Vec<i64>,
    trick: Vec<(usize, String)>,
    to_play: usize,
    /// Complete tricks, with their winners.
    tricks: Vec<(usize, Vec<(usize, String)>)>,
    result: Option<Value>,
}

impl French {
    pub fn new(start: &Start) -> French {
        let mut deal = French {
            start: start.clone(),
            phase: Phase::Talk,
            spoken: 0,
            highest: None,
            called: None,
            hands: start.hands.clone(),
            laid: Cards::new(),
            announced: false,
            answered: Vec::new(),
            shown: Vec::new(),
            trick: Vec::new(),
            to_play: start.round(false)[0],
            tricks: Vec::new(),
            result: None,
        };
        if start.hands.iter().any(|hand| is_petit_sec(hand)) {
            deal.nothing_played("petit-sec");
        }
        deal
    }

    fn nothing_played(&mut self, ended: &str) {
        let zeros = vec![0; self.start.seats];
        self.result = Some(json!({"ended": ended, "tricks": zeros, "coins": zeros}));
        self.phase = Phase::Over;
    }

    pub fn declarer(&self) -> usize {
        self.highest.expect("somebody has bid").1
    }

    fn bid(&self) -> usize {
        self.highest.expect("somebody has bid").0
    }

    /// "Who was dealt the card named is his partner."
    fn partner(&self) -> Option<usize> {
        let called = self.called.as_ref()?;
        let holder = self
            .start
            .hands
            .iter()
            .position(|hand| holds(hand, called))?;
        (holder != self.declarer()).then_some(holder)
    }

    /// 0 for the declarer's side, 1 for the defence.
    fn side(&self, seat: usize) -> usize {
        usize::from(seat != self.declarer() && Some(seat) != self.partner())
    }

    fn talk_is_over(&mut self) {
        match self.highest {
            None => self.nothing_played("passed"),
            Some(_) if self.start.seats == 5 => self.phase = Phase::Call,
            Some(_) => self.take_chien(),
        }
    }

    fn take_chien(&mut self) {
        if self.bid() < 2 {
            let declarer = self.declarer();
            self.hands[declarer].extend(self.start.stock.clone());
            self.phase = Phase::Discard;
        } else {
            self.prepared();
        }
    }

    fn prepared(&mut self) {
        self.phase = match self.start.option("chelem") {
            "silent" => Phase::Play,
            _ => Phase::Announce,
        };
    }

    /// The trumps that count for a poignée: "trumps the declarer had to lay down count among his trumps".
    fn trumps(&self, seat: usize) -> Cards {
        let laid = self.laid.iter().filter(|_| seat == self.declarer());
        let all = self.hands[seat].iter().chain(laid);
        all.filter(|card| is_trump_or_fool(card)).cloned().collect()
    }

    fn poignees_of(&self, seat: usize) -> Option<Poignees> {
        let is_asked = self.start.option("poignee") != "off"
            && self.tricks.is_empty()
            && !self.answered.contains(&seat);
        poignees(&self.trumps(seat), self.start.seats).filter(|_| is_asked)
    }

    fn gather(&mut self) {
        let mut winner = RANKS.winner(&self.trick);
        let (leader, led) = &self.trick[0];
        let is_last = self.hands.iter().all(Vec::is_empty);
        let side = self.side(*leader);
        // "Led to the last trick by a player whose side has won every other trick, it wins that trick."
        if is_fool(led) && is_last && self.tricks.iter().all(|(by, _)| self.side(*by) == side) {
            winner = *leader;
        }
        self.tricks.push((winner, std::mem::take(&mut self.trick)));
        self.to_play = winner;
        if is_last {
            self.count();
        }
    }

    /// The cards that each side has at the end, without what was laid down; the Excuse among them, if it was played.
    fn piles(&self) -> [Cards; 2] {
        let mut piles = [Cards::new(), Cards::new()];
        let mut excuse = None;
        for (number, (winner, cards)) in self.tricks.iter().enumerate() {
            let is_last = number + 1 == self.tricks.len();
            for (seat, card) in cards {
                if is_fool(card) {
                    excuse = Some((self.side(*seat), self.side(*winner), is_last));
                } else {
                    piles[self.side(*winner)].push(card.clone());
                }
            }
        }
        let Some((own, winners, in_last)) = excuse else {
            return piles;
        };
        let has_tricks =
            [0, 1].map(|side| self.tricks.iter().any(|(by, _)| self.side(*by) == side));
        // Whose it is: "in the last trick it changes sides"; "a side that has won all the tricks keeps its Excuse".
        let keeper = if in_last && has_tricks[1 - own] {
            1 - own
        } else {
            own
        };
        // Who keeps it although the other side won the trick gives a card, if it has a trick.
        if keeper != winners && has_tricks[keeper] {
            let least = |card: &&String| (half_points(card), is_bout(card));
            let given = piles[keeper].iter().min_by_key(least).unwrap().clone();
            take_out(&mut piles[keeper], &given);
            piles[winners].push(given);
        }
        piles[keeper].push("T0".to_owned());
        piles
    }

    fn petit_au_bout(&self) -> Option<bool> {
        let (last_winner, last) = self.tricks.last()?;
        let has_petit = |trick: &Plays| trick.iter().any(|(_, card)| card == "T1");
        let side = self.side(*last_winner);
        if has_petit(last) {
            return Some(side == 0);
        }
        // "In a chelem that ends with the chelem side's Excuse the petit counts in the last trick but one as well."
        let all = self.tricks.iter().all(|(by, _)| self.side(*by) == side);
        let ends_so = last
            .iter()
            .any(|(seat, card)| is_fool(card) && self.side(*seat) == side);
        let (_, before) = self.tricks.iter().rev().nth(1)?;
        (all && ends_so && has_petit(before)).then_some(side == 0)
    }

    fn count(&mut self) {
        let mut piles = self.piles();
        match self.bid() {
            0 | 1 => piles[0].extend(self.laid.clone()),
            2 => piles[0].extend(self.start.stock.clone()),
            _ => piles[1].extend(self.start.stock.clone()),
        }
        assert_eq!(piles[0].len() + piles[1].len(), 78);
        assert_eq!(halves(&piles[0]) + halves(&piles[1]), 182);
        let bouts = piles[0].iter().filter(|card| is_bout(card)).count();
        let (points, difference, won) = contract(halves(&piles[0]), bouts);
        let seats = self.start.seats;
        let made_by = |side: usize| self.tricks.iter().all(|(by, _)| self.side(*by) == side);
        let each = price(&Played {
            bid: self.bid(),
            difference,
            won,
            poignees: self.shown.clone(),
            petit_au_bout: self.petit_au_bout(),
            announced: self.announced,
            made: made_by(0),
            defence_made: made_by(1),
        });
        let (declarer, partner) = (self.declarer(), self.partner());
        let mut tricks = vec![0; seats];
        for (winner, _) in &self.tricks {
            tricks[*winner] += 1;
        }
        let mut result = json!({
            "ended": BIDS[self.bid()],
            "tricks": tricks,
            "coins": shared(in_coins(each, self.start.stake), seats, declarer, partner),
            "declarer": declarer,
            "bouts": bouts,
            "points": [points, 91 - points],
            "marks": shared(each, seats, declarer, partner),
        });
        if let Some(partner) = partner {
            result["partner"] = json!(partner);
        }
        self.result = Some(result);
        self.phase = Phase::Over;
    }
}

impl Reading for French {
    fn to_act(&self) -> Vec<usize> {
        match self.phase {
            Phase::Talk => vec![self.start.round(false)[self.spoken]],
            Phase::Call | Phase::Discard | Phase::Announce => vec![self.declarer()],
            Phase::Play => vec![self.to_play],
            Phase::Over => Vec::new(),
        }
    }

    fn may(&self, seat: usize) -> May {
        let hand = &self.hands[seat];
        match self.phase {
            Phase::Talk => {
                let above = self.highest.map_or(0, |(bid, _)| bid + 1);
                let least = usize::from(self.start.option("petite") == "off");
                May::default()
                    .or_words(&["pass"])
                    .or_words(&BIDS[above.max(least)..])
            }
            Phase::Call => May::each("call", &callable(&self.start.hands[seat])),
            Phase::Discard => {
                let count = self.start.stock.len();
                let (with, free) = may_lay_down(hand, count, self.called.as_deref());
                let all: Cards = with.iter().chain(&free).cloned().collect();
                May {
                    with: with.into_iter().collect(),
                    ..May::some_of("discard", count, &all)
                }
            }
            Phase::Announce => May::default().or_words(&["jeu", "chelem"]),
            Phase::Play => match self.poignees_of(seat) {
                Some(poignees) => May {
                    poignees: Some(poignees),
                    ..May::default().or_words(&["hide"])
                },
                None => {
                    let is_first = self.tricks.is_empty();
                    let shut = self.called.as_deref().filter(|_| is_first);
                    May::each("play", &legal(hand, &self.trick, shut))
                }
            },
            Phase::Over => May::default(),
        }
    }

    fn act(&mut self, seat: usize, words: &str) {
        let (word, rest) = words.split_once(' ').unwrap_or((words, ""));
        match word {
            "call" => {
                self.called = Some(rest.to_owned());
                self.take_chien();
            }
            "discard" => {
                self.laid = names(rest);
                for card in &self.laid {
                    take_out(&mut self.hands[seat], card);
                }
                self.prepared();
            }
            "jeu" | "chelem" => {
                self.announced = word == "chelem";
                if self.announced {
                    self.to_play = seat;
                }
                self.phase = Phase::Play;
            }
            "hide" => self.answered.push(seat),
            "show" => {
                self.answered.push(seat);
                let shown = names(rest).len();
                let sizes = sizes(self.start.seats).into_iter();
                self.shown.extend(
                    sizes
                        .filter(|(size, _)| *size == shown)
                        .map(|(_, worth)| worth),
                );
            }
            "play" => {
                take_out(&mut self.hands[seat], rest);
                self.trick.push((seat, rest.to_owned()));
                self.to_play = self.start.right_of(seat);
                if self.trick.len() == self.start.seats {
                    self.gather();
                }
            }
            bid => {
                if let Some(bid) = BIDS.iter().position(|known| *known == bid) {
                    self.highest = Some((bid, seat));
                }
                self.spoken += 1;
                if bid == "contre" || self.spoken == self.start.seats {
                    self.talk_is_over();
                }
            }
        }
    }

    fn worth_trying(&self) -> Option<String> {
        // Few hands have a poignée, and random play would nearly always pass or hide.
        match self.phase {
            Phase::Talk => Some(
                BIDS[self
                    .spoken
                    .max(self.highest.map_or(1, |(bid, _)| bid + 1))
                    .min(3)]
                .to_owned(),
            )
            .filter(|bid| self.may(self.to_act()[0]).words.contains(bid)),
            Phase::Play => {
                let poignees = self.poignees_of(self.to_play)?;
                let size = *poignees.sizes.last()?;
                let mut cards: Cards = poignees
                    .of
                    .iter()
                    .filter(|card| !is_fool(card))
                    .cloned()
                    .collect();
                cards.truncate(size);
                if cards.len() < size {
                    cards.push("T0".to_owned());
                }
                Some(format!("show {}", cards.join(" ")))
            }
            _ => None,
        }
    }

    fn result(&self) -> Option<Value> {
        self.result.clone()
    }
}
