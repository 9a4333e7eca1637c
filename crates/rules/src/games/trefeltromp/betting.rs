//! Betting rounds and pots.
//!
//! A purse holds at most 10^15 coins ([`Coins::MOST`]) and there are at most ten seats,
//! so no sum here comes near the limits of an `i64`.

use crate::act::Act;
use crate::card::Card;
use crate::choice::{Sizes, Speak};
use crate::coins::Coins;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::trick::TrickRule;
use crate::view::{Bets, Reveal, SidePot};

impl Bets {
    /// All antes are in the main pot, together with carried coins (RULES.md TT-3).
    pub(super) fn after_antes(
        ante: Coins,
        carried: Coins,
        purses: BySeat<Coins>,
        most_raises: Option<u8>,
    ) -> Bets {
        let seats = purses.len();
        let all: SeatSet = Seat::all(seats).collect();
        Bets {
            round: 0,
            purses: BySeat::from_fn(seats, |seat| Coins(purses[seat].0 - ante.0)),
            staked: BySeat::new(seats),
            in_play: all,
            spoken: SeatSet::EMPTY,
            stays: SeatSet::EMPTY,
            may_stay: None,
            least_raise: ante,
            raises: 0,
            most_raises,
            pots: vec![SidePot {
                coins: Coins(carried.0 + ante.0 * seats as i64),
                seats: all,
            }],
            reveals: Vec::new(),
            exchanged: SeatSet::EMPTY,
        }
    }

    /// Opens the next betting round. A seat whose Fool has just lost may stay; without coins it stays automatically
    /// (RULES.md TT-5).
    pub(super) fn open_round(&mut self, ante: Coins) {
        let fool = self.reveals.last().and_then(lost_fool);
        let able = fool.filter(|seat| self.purses[*seat] > Coins::ZERO);
        self.round += 1;
        self.spoken = SeatSet::EMPTY;
        self.stays = fool.filter(|_| able.is_none()).into_iter().collect();
        self.may_stay = able;
        self.least_raise = ante;
        self.raises = 0;
    }

    /// Whether the round cannot end before the seat has spoken:
    /// it faces a bet, or has not spoken yet and another seat could still pay one.
    pub(super) fn must_speak(&self, seat: Seat) -> bool {
        let highest = self.highest();
        let faces_bet = self.staked[seat] < highest;
        let is_able = self.in_play.contains(seat)
            && !self.stays.contains(seat)
            && self.purses[seat] > Coins::ZERO;
        is_able && (faces_bet || !self.spoken.contains(seat) && self.another_can_pay(seat, highest))
    }

    /// What the seat may say when it is its turn (RULES.md TT-4, TT-5).
    pub(super) fn speak(&self, seat: Seat) -> Speak {
        let (highest, staked) = (self.highest(), self.staked[seat]);
        let left = self.purses[seat];
        let facing = Coins(highest.0 - staked.0);
        let may_stay = self.may_stay == Some(seat);
        let all_in = Coins(staked.0 + left.0);
        let sizes = Sizes {
            least: all_in.min(Coins(highest.0 + self.least_raise.0)),
            most: all_in,
        };
        let sizes = Some(sizes).filter(|_| all_in > highest && self.may_raise(seat));
        Speak {
            check: facing == Coins::ZERO && !may_stay,
            call: (facing > Coins::ZERO && !may_stay).then(|| left.min(facing)),
            fold: true,
            bet: sizes.filter(|_| highest == Coins::ZERO),
            raise: sizes.filter(|_| highest > Coins::ZERO),
            stay: may_stay,
        }
    }

    /// Applies what the seat says, and returns the coins it pays.
    pub(super) fn say(&mut self, seat: Seat, act: Act) -> Coins {
        let (highest, staked) = (self.highest(), self.staked[seat]);
        let paid = match act {
            Act::Call => self.purses[seat].min(Coins(highest.0 - staked.0)),
            Act::Bet(total) | Act::Raise(total) => {
                let more = Coins(total.0 - highest.0);
                if more >= self.least_raise {
                    self.least_raise = more;
                    let is_raise = highest > Coins::ZERO;
                    self.raises = self.raises.saturating_add(u8::from(is_raise));
                }
                Coins(total.0 - staked.0)
            }
            Act::Fold => {
                self.in_play.remove(seat);
                for pot in &mut self.pots {
                    pot.seats.remove(seat);
                }
                Coins::ZERO
            }
            Act::Stay => {
                self.stays.insert(seat);
                Coins::ZERO
            }
            _ => Coins::ZERO,
        };
        self.spoken.insert(seat);
        self.may_stay = self.may_stay.filter(|fool| *fool != seat);
        self.purses[seat].0 -= paid.0;
        self.staked[seat].0 += paid.0;
        paid
    }

    /// Returns the part of the highest bet that nobody matched (RULES.md TT-4).
    pub(super) fn take_back_uncalled(&mut self) -> Option<(Seat, Coins)> {
        let (seat, most) = self.staked.iter().max_by_key(|(_, coins)| *coins)?;
        let others = self.staked.iter().filter(|(other, _)| *other != seat);
        let matched = others.map(|(_, coins)| coins).max()?;
        let uncalled = Coins(most.0 - matched.0);
        self.staked[seat] = matched;
        self.purses[seat].0 += uncalled.0;
        (uncalled > Coins::ZERO).then_some((seat, uncalled))
    }

    /// Moves the bets of the round into pots by height and merges pots with the same contenders.
    /// Returns the pots that only one seat contests, which go to it at once (RULES.md TT-6).
    pub(super) fn gather(&mut self) -> Vec<(Seat, Coins)> {
        let mut below = Coins::ZERO;
        while let Some(height) = self.next_height(below) {
            let slice = |(_, coins): (Seat, Coins)| coins.min(height).0 - coins.min(below).0;
            // A seat that stays counts as having matched every bet (RULES.md TT-5).
            let contests = |seat: &Seat| self.staked[*seat] >= height || self.stays.contains(*seat);
            self.pots.push(SidePot {
                coins: Coins(self.staked.iter().map(slice).sum()),
                seats: self.in_play.iter().filter(contests).collect(),
            });
            below = height;
        }
        self.staked = BySeat::new(self.staked.len());
        let mut pots: Vec<SidePot> = Vec::new();
        let mut alone = Vec::new();
        for pot in self.pots.drain(..) {
            match pots.iter_mut().find(|other| other.seats == pot.seats) {
                Some(other) => other.coins.0 += pot.coins.0,
                None => pots.push(pot),
            }
        }
        pots.retain(|pot| {
            let sole = pot.seats.iter().next().filter(|_| pot.seats.len() == 1);
            alone.extend(sole.map(|seat| (seat, pot.coins)));
            sole.is_none()
        });
        self.pots = pots;
        alone
    }

    /// Cards are shown together, clockwise from the dealer's left. The best one wins a third of each pot it contests,
    /// later half, then the rest; nothing if the best cards tie (RULES.md 11, TT-2, TT-3). Shares are listed in the
    /// order of the pots.
    pub(super) fn reveal(&mut self, cards: Vec<(Seat, Card)>) -> Vec<(Seat, Coins)> {
        let parts = 3 - self.reveals.len() as i64;
        let mut won = Vec::new();
        for pot in &mut self.pots {
            let contending = cards.iter().filter(|(seat, _)| pot.seats.contains(*seat));
            if let Some(winner) = best(contending.copied()) {
                let share = Coins(pot.coins.0 / parts.max(1));
                pot.coins.0 -= share.0;
                won.push((winner, share));
            }
        }
        let shares = cards.iter().filter_map(|(seat, _)| {
            let shares = won.iter().filter(|(winner, _)| winner == seat);
            let shares: Vec<i64> = shares.map(|(_, share)| share.0).collect();
            (!shares.is_empty()).then(|| (*seat, Coins(shares.iter().sum())))
        });
        let shares = shares.collect();
        self.reveals.push(Reveal { cards, shares });
        won
    }

    /// The seats that contest what is still in the pots.
    pub(super) fn contenders(&self) -> SeatSet {
        let left = self.pots.iter().filter(|pot| pot.coins > Coins::ZERO);
        left.fold(SeatSet::EMPTY, |all, pot| all | pot.seats)
    }

    fn highest(&self) -> Coins {
        let staked = self.staked.iter().map(|(_, coins)| coins);
        staked.max().unwrap_or_default()
    }

    /// The lowest stake above this one among seats in play.
    fn next_height(&self, below: Coins) -> Option<Coins> {
        let staked = self.in_play.iter().map(|seat| self.staked[seat]);
        staked.filter(|coins| *coins > below).min()
    }

    /// Whether any other seat could reach a higher stake than this in this round.
    fn another_can_pay(&self, seat: Seat, stake: Coins) -> bool {
        let others = self.in_play - self.stays;
        let mut others = others.iter().filter(|other| *other != seat);
        others.any(|other| self.staked[other].0 + self.purses[other].0 > stake.0)
    }

    /// Whether as many full raises stand as are allowed while more than two seats are in; where two are left, there is
    /// no limit (RULES.md TT-4).
    pub fn are_raises_used_up(&self) -> bool {
        let is_limit_reached = self.most_raises.is_some_and(|most| self.raises >= most);
        is_limit_reached && self.in_play.len() > 2
    }

    /// Whether the seat may bet or raise. After the last allowed full raise no stake may exceed it, not even by an
    /// all-in that is short of a full raise (RULES.md TT-4).
    fn may_raise(&self, seat: Seat) -> bool {
        let (highest, staked) = (self.highest(), self.staked[seat]);
        let faces_full_raise = highest.0 - staked.0 >= self.least_raise.0;
        let is_open = !self.spoken.contains(seat) || faces_full_raise;
        is_open && !self.are_raises_used_up() && self.another_can_pay(seat, highest)
    }
}

/// The seat with the single best card; `None` on a tie (RULES.md 11, TT-3).
fn best(cards: impl Iterator<Item = (Seat, Card)> + Clone) -> Option<Seat> {
    let rule = TrickRule::without_suits();
    let power = |card: Card| rule.power(card, card.suit().cards());
    let most = cards.clone().map(|(_, card)| power(card)).max()?;
    let mut best = cards.filter(|(_, card)| power(*card) == most);
    let (seat, _) = best.next()?;
    best.next().is_none().then_some(seat)
}

/// The seat that showed the Fool and won nothing with it (RULES.md TT-5).
fn lost_fool(reveal: &Reveal) -> Option<Seat> {
    let fool = reveal.cards.iter().find(|(_, card)| *card == Card::FOOL);
    let (seat, _) = fool?;
    let has_won = reveal.shares.iter().any(|(winner, _)| winner == seat);
    (!has_won).then_some(*seat)
}
