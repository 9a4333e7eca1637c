//! The score of the match, and its settlement in coins.

use super::Form;
use super::deal::Latriomphe;
use crate::event::{Event, Payment, Purse, Reason};
use crate::seat::Seat;
use crate::variant::Rules;

impl Latriomphe {
    pub(super) fn mark(&mut self, seat: Seat, points: i32) {
        self.score[self.edition.party(seat)] += points;
    }

    /// A lost point is deducted; a side without points gives the point to the other side instead (RULES.md FT-4).
    /// A player without a side goes into debt (RULES.md AP-4).
    pub(super) fn lose(&mut self, seat: Seat, points: i32) {
        let party = self.edition.party(seat);
        for _ in 0..points {
            if self.edition.form == Form::Classic && self.score[party] <= 0 {
                let other = seat.next(self.edition.direction(), self.seats());
                self.mark(other, 1);
            } else {
                self.score[party] -= 1;
            }
        }
    }

    /// The side or seat that has won the match (RULES.md FT-8, AP-8). Two never have at once.
    pub(super) fn match_winner(&self) -> Option<Seat> {
        let target = i32::from(self.edition.target);
        let mut parties = self.score.iter();
        parties
            .find(|(_, points)| *points >= target)
            .map(|(party, _)| party)
    }

    /// Every loser's stake goes to the winner, or to the winner at the loser's left: the sides are equal in number,
    /// and partners alternate.
    pub(super) fn pay_stakes(&mut self, winner: Seat, sink: &mut impl FnMut(Event)) {
        let (direction, seats) = (self.edition.direction(), self.seats());
        for seat in self.dealt.setup.deal_order() {
            if self.edition.party(seat) == winner {
                continue;
            }
            let to = match self.edition.form {
                Form::Classic => seat.next(direction, seats),
                Form::AsQuiPille(..) => winner,
            };
            let payment = Payment {
                from: Purse::Seat(seat),
                to: Purse::Seat(to),
                amount: self.dealt.setup.stake(),
                reason: Reason::Match,
            };
            self.dealt.ledger.pay(payment, sink);
        }
    }
}
