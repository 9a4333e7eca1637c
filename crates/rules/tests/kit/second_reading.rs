//! A second reading of RULES.md 0.2, 1 and 2: slow and simple, on card names, without using the engine.

/// The choices that the text leaves to a table.
#[derive(Clone, Copy)]
pub struct Reading {
    pub vieville: bool,
    pub fool_is_excuse: bool,
    /// "It is trump 22."
    pub fool_is_highest: bool,
}

/// "Plain suits K Q N J 10 ... 2 A in all suits."
const STRAIGHT: &str = "KQNJT98765432A";
/// "In C and D the pips rank A 2 3 ... 10 (ace best pip, ten worst); courts always above pips."
const REVERSED: &str = "KQNJA23456789T";

pub struct Result {
    pub ended: &'static str,
    pub tricks: Vec<u32>,
    pub coins: Vec<i64>,
}

impl Reading {
    fn trump(self, card: &str) -> Option<u32> {
        let number: u32 = card.strip_prefix('T')?.parse().ok()?;
        match number {
            0 if self.fool_is_excuse => None,
            0 if self.fool_is_highest => Some(22),
            number => Some(number),
        }
    }

    /// `S B C D`, or `T` for trumps; an excuse has no suit.
    fn suit(self, card: &str) -> Option<char> {
        if card == "T0" && self.fool_is_excuse {
            None
        } else if self.trump(card).is_some() {
            Some('T')
        } else {
            card.chars().last()
        }
    }

    fn suit_led(self, trick: &[String]) -> Option<char> {
        // "If led, the NEXT card fixes the suit and its player is free."
        trick.iter().find_map(|card| self.suit(card))
    }

    pub fn legal(self, hand: &[String], trick: &[String]) -> Vec<String> {
        let of_suit = |suit: char| hand.iter().any(|card| self.suit(card) == Some(suit));
        let may = |card: &&String| {
            let Some(led) = self.suit_led(trick) else {
                return true; // "Leader plays any card."
            };
            match self.suit(card) {
                None => true,                      // "may be played at any moment"
                Some(suit) if suit == led => true, // "follow the suit led; trumps are a suit"
                Some(_) if of_suit(led) => false,
                Some('T') => true,        // "must play a trump if one is held"
                Some(_) => !of_suit('T'), // "void in both: anything"
            }
        };
        hand.iter().filter(may).cloned().collect()
    }

    /// The place of the winning card: "highest trump wins, else highest card of the suit led".
    pub fn winner(self, trick: &[String]) -> usize {
        let led = self
            .suit_led(trick)
            .expect("somebody follows a led Fool with a real card");
        let mut winner: Option<usize> = None;
        for (place, card) in trick.iter().enumerate() {
            let beats = match winner {
                None => self
                    .suit(card)
                    .is_some_and(|suit| suit == led || suit == 'T'),
                Some(best) => self.beats(card, &trick[best], led),
            };
            if beats {
                winner = Some(place);
            }
        }
        winner.expect("the card that fixed the suit could win")
    }

    fn beats(self, card: &str, best: &str, led: char) -> bool {
        match (self.trump(card), self.trump(best)) {
            (Some(card), Some(best)) => card > best,
            (Some(_), None) => true,
            (None, Some(_)) => false,
            (None, None) => {
                let order = match led {
                    'C' | 'D' if self.vieville => REVERSED,
                    _ => STRAIGHT,
                };
                let place = |card: &str| order.find(&card[..1]);
                self.suit(card) == Some(led) && place(card) < place(best)
            }
        }
    }

    /// Plays a whole deal from the hands by seat, the bonus cards shown, and a choice of card for every turn.
    /// `choose` gets the seat, its hand, the trick so far and the legal cards.
    pub fn play(
        self,
        stake: i64,
        dealer: usize,
        mut hands: Vec<Vec<String>>,
        shown: &[String],
        mut choose: impl FnMut(usize, &[String], &[String], &[String]) -> String,
    ) -> Result {
        let seats = hands.len();
        let next = |seat: usize| {
            if self.vieville {
                (seat + seats - 1) % seats
            } else {
                (seat + 1) % seats
            }
        };
        let mut coins = vec![-stake; seats];
        let mut pot = stake * seats as i64;
        let mut tricks = vec![0; seats];
        let holds = |hand: &[String], name: &str| hand.iter().any(|card| card == name);
        if let Some(seat) = hands.iter().position(|hand| holds(hand, "T13")) {
            coins[seat] += pot;
            return Result {
                ended: "death",
                tricks,
                coins,
            };
        }
        let bonuses = if self.vieville {
            [("T11", 2 * stake), ("T1", stake), ("T0", stake)]
        } else {
            [("T11", 3), ("T1", 2), ("T0", 1)]
        };
        for (name, amount) in bonuses {
            if let Some(seat) = hands.iter().position(|hand| holds(hand, name))
                && holds(shown, name)
            {
                coins[seat] += amount;
                pot -= amount;
            }
        }
        if pot == 0 {
            return Result {
                ended: "emptied",
                tricks,
                coins,
            };
        }
        let mut leader = next(dealer);
        let mut taken = Vec::new();
        for _ in 0..5 {
            let (mut trick, mut players, mut seat) = (Vec::new(), Vec::new(), leader);
            for _ in 0..seats {
                let legal = self.legal(&hands[seat], &trick);
                let card = choose(seat, &hands[seat], &trick, &legal);
                hands[seat].retain(|held| *held != card);
                trick.push(card);
                players.push(seat);
                seat = next(seat);
            }
            leader = players[self.winner(&trick)];
            tricks[leader] += 1;
            taken.push(leader);
        }
        // "Most tricks takes the rest"; "2-2-1: who first had two. 1-1-1-1-1: winner of trick one."
        let most = *tricks.iter().max().expect("there are seats");
        let first_to_have = |seat: usize| {
            let mut count = 0;
            taken.iter().position(|taker| {
                count += u32::from(*taker == seat);
                count == most
            })
        };
        let winner = (0..seats)
            .filter(|seat| tricks[*seat] == most)
            .min_by_key(|seat| first_to_have(*seat));
        coins[winner.expect("somebody has most")] += pot;
        Result {
            ended: "tricks",
            tricks,
            coins,
        }
    }
}
