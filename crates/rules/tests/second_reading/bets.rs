//! RULES.md 11, TT-4 to TT-6: a betting round.

use super::plain::May;

/// A seat in a betting round.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Better {
    /// Whether it has not folded.
    pub still_in: bool,
    /// The coins it can still pay.
    pub left: i64,
    /// The coins it has paid in this round.
    pub paid: i64,
    /// Whether it has spoken in this round.
    pub spoken: bool,
    /// Whether it has the Fool's privilege, not yet used or given up.
    pub privileged: bool,
    /// Whether it uses the privilege; with no coins left "it stays without an act".
    pub stays: bool,
}

#[derive(Clone, Debug)]
pub struct Round {
    pub ante: i64,
    pub seats: Vec<Better>,
    /// The order of speaking: clockwise from the dealer's left.
    pub order: Vec<usize>,
    /// The highest bet so far.
    pub highest: i64,
    /// "The last full bet or raise of the round (the ante where there was none)."
    pub last_full: i64,
    /// "Counted are full raises after the bet, be that a short all-in."
    pub raises: u32,
    /// "At most a bet and three raises", or as many as the option `raises` says; `None`: unlimited.
    pub most_raises: Option<u32>,
    /// The place in `order` that speaks next, if it has to speak.
    pub next: usize,
}

impl Round {
    pub fn new(
        ante: i64,
        seats: Vec<Better>,
        order: Vec<usize>,
        most_raises: Option<u32>,
    ) -> Round {
        Round {
            ante,
            seats,
            order,
            highest: 0,
            last_full: ante,
            raises: 0,
            most_raises,
            next: 0,
        }
    }

    pub fn still_in(&self) -> Vec<usize> {
        let order = self.order.iter().copied();
        order.filter(|seat| self.seats[*seat].still_in).collect()
    }

    /// "When no other seat could pay it."
    fn somebody_could_pay_more(&self, than: usize) -> bool {
        let mut others = self.seats.iter().enumerate();
        others.any(|(seat, other)| {
            seat != than
                && other.still_in
                && !other.stays
                && other.left > 0
                && other.paid + other.left > self.highest
        })
    }

    /// "A seat speaks when it faces a bet, or when it has not spoken and another seat could still pay a bet."
    fn speaks(&self, seat: usize) -> bool {
        let better = &self.seats[seat];
        let able = better.still_in && better.left > 0 && !better.stays;
        let faces = better.paid < self.highest;
        able && (faces || !better.spoken && self.somebody_could_pay_more(seat))
    }

    pub fn to_speak(&self) -> Option<usize> {
        if self.still_in().len() == 1 {
            return None; // "One left: takes all."
        }
        let places = (0..self.order.len()).map(|n| (self.next + n) % self.order.len());
        let mut seats = places.map(|place| self.order[place]);
        seats.find(|seat| self.speaks(*seat))
    }

    /// Everything the seat may say.
    pub fn may(&self, seat: usize) -> May {
        let better = &self.seats[seat];
        let mut may = May::default().or_words(&["fold"]);
        let (faces, total) = (self.highest - better.paid, better.paid + better.left);
        if better.privileged {
            may = may.or_words(&["stay"]); // "It neither checks nor calls."
        } else if faces > 0 {
            may = may.or_words(&["call"]);
        } else {
            may = may.or_words(&["check"]);
        }
        if !self.somebody_could_pay_more(seat) {
            return may;
        }
        if self.highest == 0 {
            return may.or_amount("bet", self.ante.min(total), total);
        }
        // Of three raises: "Once the third raise of a round stands, whoever still has to speak may call or fold, and nobody's stake may
        // come above the highest any more, not by a short all-in either", "unless two players are left".
        if self.most_raises == Some(self.raises) && self.still_in().len() != 2 {
            return may;
        }
        let least = self.highest + self.last_full;
        let reopened = !better.spoken || faces >= self.last_full;
        if total > self.highest && reopened {
            may = may.or_amount("raise", least.min(total), total);
        }
        may
    }

    pub fn say(&mut self, seat: usize, words: &str) {
        let (word, amount) = words.split_once(' ').unwrap_or((words, ""));
        let better = &mut self.seats[seat];
        better.spoken = true;
        let pays = match word {
            "call" => (self.highest - better.paid).min(better.left),
            "bet" | "raise" => amount.parse::<i64>().expect("a number") - better.paid,
            _ => 0,
        };
        better.left -= pays;
        better.paid += pays;
        better.stays |= word == "stay";
        better.still_in &= word != "fold";
        if ["bet", "raise"].contains(&word) {
            better.privileged = false;
            let more = better.paid - self.highest;
            if more >= self.last_full {
                self.last_full = more;
                self.raises += u32::from(word == "raise");
            }
            self.highest = better.paid;
        }
        let place = self.order.iter().position(|other| *other == seat);
        self.next = (place.expect("it is in the order") + 1) % self.order.len();
    }

    /// "Uncalled part returned": what nobody else paid.
    pub fn return_uncalled(&mut self) {
        let mut paid: Vec<i64> = self.seats.iter().map(|seat| seat.paid).collect();
        paid.sort();
        let second = paid[paid.len() - 2];
        for seat in &mut self.seats {
            let uncalled = (seat.paid - second).max(0);
            seat.paid -= uncalled;
            seat.left += uncalled;
        }
    }

    /// "Pots by height of stake": each with the seats that contest it.
    pub fn pots(&self) -> Vec<(i64, Vec<usize>)> {
        let mut heights: Vec<i64> = self
            .still_in()
            .iter()
            .map(|seat| self.seats[*seat].paid)
            .filter(|paid| *paid > 0)
            .collect();
        heights.sort();
        heights.dedup();
        // What folded seats paid above the others goes into the highest pot.
        let mut pots = Vec::new();
        let mut below = 0;
        for (n, height) in heights.iter().enumerate() {
            let top = if n + 1 == heights.len() {
                i64::MAX
            } else {
                *height
            };
            let paid = self
                .seats
                .iter()
                .map(|seat| seat.paid.min(top) - seat.paid.min(below));
            let contest = |seat: &usize| {
                let seat = &self.seats[*seat];
                // "Treated as having matched every bet."
                seat.paid >= *height || seat.stays
            };
            let contenders = self.still_in().into_iter().filter(contest).collect();
            pots.push((paid.sum(), contenders));
            below = *height;
        }
        pots
    }
}
