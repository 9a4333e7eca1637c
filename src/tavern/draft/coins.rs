//! The coins of a deal: holds, payments, what is left, and all of it the other way.
//!
//! Everything a deal moves lies in holds and the pot until it is over, so that it can be taken back at any moment.

use super::Draft;
use crate::tavern::cast::paid_out;
use crate::tavern::state::{Phase, Running, Table};
use crate::tavern::{Notice, Player, VoidedWhy};
use books::{Account, Transfer};
use ids::DealId;
use rules::{Coins, Event, Payment, Purse, Seat};

impl Draft<'_> {
    /// The most that each seat can lose is set aside: for the deal, or for the match that it begins.
    pub(super) fn hold_stakes(&mut self) -> anyhow::Result<()> {
        if let Some(running) = &self.table.running {
            let holds = holds(&self.table, running)?;
            self.transfers.extend(holds);
        }
        Ok(())
    }

    /// Coins follow what happened.
    pub(super) fn pay(&mut self, events: Vec<Event>) -> anyhow::Result<()> {
        for event in events {
            let (Event::Paid(payment), Some(running)) = (event, &self.table.running) else {
                continue;
            };
            let number = running.payments.len();
            let paid = paid(&self.table, running, number, &payment)?;
            self.transfers.push(paid);
            if let Some(running) = &mut self.table.running {
                running.payments.push(payment);
            }
        }
        Ok(())
    }

    /// What is left of a seat's hold goes back to its player.
    pub(super) fn release(
        &mut self,
        cause: DealId,
        seat: Seat,
        player: &Player,
        left: Coins,
    ) -> anyhow::Result<()> {
        if left > Coins::ZERO {
            let (hold, free) = (player.hold(self.table.id)?, player.account()?);
            let name = format!("{cause}:release:{seat}");
            self.transfers
                .push(moved(cause, name, hold, free, left, "release")?);
        }
        Ok(())
    }

    /// The match ends before its time, and its stakes go back to whom they came from;
    /// but where a side concedes it, those of its members who left go to the other side (RULES.md 0.3).
    pub(super) fn end_match(&mut self, conceded: Option<usize>) -> anyhow::Result<()> {
        let Some(on) = self.table.state.match_on.take() else {
            return Ok(());
        };
        let terms = self.table.state.terms;
        let (variant, stake, seats) = (terms.variant, terms.stake, on.players.len());
        let is_lost = |seat: &Seat| conceded.is_some() && variant.side(*seat, seats) == conceded;
        let left = |seat: &Seat| is_lost(seat) && on.players[seat.index()].member().is_some();
        let leavers: Vec<Seat> = Seat::all(seats).filter(left).collect();
        let order = self.deal_order(&on.players);
        let winners: Vec<Seat> = order.into_iter().filter(|seat| !is_lost(seat)).collect();
        let lost = stake.checked_mul(leavers.len() as i64);
        let lost = lost.ok_or_else(|| anyhow::anyhow!("more coins than there can be"))?;
        let mut left_to_give = leavers.iter().map(|&seat| (seat, stake)).collect();
        for (winner, share) in even_shares(lost, &winners) {
            for (leaver, coins) in taken(&mut left_to_give, share) {
                let hold = |seat: Seat| on.players[seat.index()].hold(self.table.id);
                let name = format!("{}:conceded:{leaver}:{winner}", on.id);
                let (from, to) = (hold(leaver)?, hold(winner)?);
                self.transfers
                    .push(moved(on.id, name, from, to, coins, "match")?);
            }
            let all = stake.checked_add(share);
            let all = all.ok_or_else(|| anyhow::anyhow!("more coins than there can be"))?;
            self.release(on.id, winner, &on.players[winner.index()], all)?;
        }
        // The patrons of a side that conceded did not leave.
        for seat in Seat::all(seats).filter(|seat| is_lost(seat) && !left(seat)) {
            self.release(on.id, seat, &on.players[seat.index()], stake)?;
        }
        Ok(())
    }

    /// The seats of a match in deal order: of the deal that is on, or else of the one that comes.
    fn deal_order(&self, players: &[Player]) -> Vec<Seat> {
        let state = &self.table.state;
        let deals = state.chairs.get(state.dealer);
        let dealer = deals.and_then(|sitter| players.iter().position(|p| *p == sitter.player));
        match dealer.and_then(Seat::new) {
            Some(dealer) => {
                let round = dealer.round(state.terms.variant.direction(), players.len());
                round.skip(1).chain([dealer]).collect()
            }
            None => Seat::all(players.len()).collect(),
        }
    }

    /// A carried pot goes to those who have a claim to it (RULES.md TT-3).
    pub(super) fn share_pot(&mut self) -> anyhow::Result<()> {
        let Some(pot) = self.table.state.carried.take() else {
            return Ok(());
        };
        for (player, coins) in pot.shares(&self.table.state.terms)? {
            let (table, owner) = (self.table.id, player.owner()?);
            let from = (table, Account::Pot { table });
            let name = format!("{}:carried:{owner}", pot.deal);
            let share = paid_out(pot.deal, from, &owner, coins, (name, "share"))?;
            self.transfers.extend(share);
        }
        let notice = Notice::PotShared { coins: pot.coins.0 };
        self.table.state.notices.push(notice);
        Ok(())
    }

    /// Takes the running deal back: every coin of it goes where it came from.
    /// The stakes of a match stay where they are: the deal is dealt again.
    pub fn take_back(&mut self, why: VoidedWhy) -> anyhow::Result<()> {
        let Some(running) = &self.table.running else {
            return Ok(());
        };
        let mut made = match self.table.state.match_on {
            Some(_) => Vec::new(),
            None => holds(&self.table, running)?,
        };
        for (number, payment) in running.payments.iter().enumerate() {
            made.push(paid(&self.table, running, number, payment)?);
        }
        self.void(&made, why);
        Ok(())
    }
}

fn holds(table: &Table, running: &Running) -> anyhow::Result<Vec<Transfer>> {
    let setup = running.deal.setup();
    Seat::all(setup.seats())
        .map(|seat| {
            let player = player(table, seat)?;
            let (free, hold) = (player.account()?, player.hold(table.id)?);
            let cause = table.state.secured_by(running.id);
            let name = format!("{cause}:hold:{seat}");
            moved(cause, name, free, hold, setup.max_loss(seat), "hold")
        })
        .collect()
}

/// The `number`th payment of a deal, between the holds of its seats and the pot.
fn paid(
    table: &Table,
    running: &Running,
    number: usize,
    payment: &Payment,
) -> anyhow::Result<Transfer> {
    let account = |purse| match purse {
        Purse::Pot => Ok(Account::Pot { table: table.id }),
        Purse::Seat(seat) => player(table, seat)?.hold(table.id),
    };
    let (from, to) = (account(payment.from)?, account(payment.to)?);
    let reason = payment.reason.to_string();
    let name = format!("{}:{number}", running.id);
    moved(running.id, name, from, to, payment.amount, &reason)
}

/// Coins in even shares for these seats, odd coins one by one in their order.
fn even_shares(coins: Coins, seats: &[Seat]) -> Vec<(Seat, Coins)> {
    let count = (seats.len() as i64).max(1);
    let share = |(n, &seat): (i64, &Seat)| {
        let odd = i64::from(n < coins.0 % count);
        (seat, Coins(coins.0 / count + odd))
    };
    (0..).zip(seats).map(share).collect()
}

/// So many coins of what is left to give, from whom they are taken.
fn taken(left: &mut Vec<(Seat, Coins)>, coins: Coins) -> Vec<(Seat, Coins)> {
    let (mut want, mut taken) = (coins.0, Vec::new());
    while want > 0
        && let Some((seat, has)) = left.first_mut()
    {
        let part = want.min(has.0);
        taken.push((*seat, Coins(part)));
        want -= part;
        has.0 -= part;
        if has.0 == 0 {
            left.remove(0);
        }
    }
    taken
}

fn moved(
    cause: DealId,
    name: String,
    from: Account,
    to: Account,
    amount: Coins,
    reason: &str,
) -> anyhow::Result<Transfer> {
    let transfer = Transfer::new(name, from, to, amount.0.try_into()?, reason);
    Ok(transfer.with_cause(cause.to_string()))
}

fn player(table: &Table, seat: Seat) -> anyhow::Result<&Player> {
    let chair = match &table.state.phase {
        Phase::Playing(hands) => hands.chairs.get(seat.index()),
        _ => None,
    };
    let sitter = chair.and_then(|&chair| table.state.chairs.get(chair));
    sitter
        .map(|sitter| &sitter.player)
        .ok_or_else(|| anyhow::anyhow!("nobody sits on {seat:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_even_and_odd_coins_go_round() {
        let seats: Vec<Seat> = [2, 3, 0].into_iter().filter_map(Seat::new).collect();
        for (coins, shares) in [
            (9, [3, 3, 3]),
            (10, [4, 3, 3]),
            (11, [4, 4, 3]),
            (0, [0, 0, 0]),
        ] {
            let cut = even_shares(Coins(coins), &seats);
            let of = |n: usize| (seats[n], Coins(shares[n]));
            assert_eq!(cut, [of(0), of(1), of(2)]);
        }
        assert_eq!(even_shares(Coins(5), &[]), []);
    }

    #[test]
    fn coins_are_taken_from_one_after_the_other() {
        let seats: Vec<Seat> = Seat::all(2).collect();
        let mut left = vec![(seats[0], Coins(10)), (seats[1], Coins(10))];
        assert_eq!(taken(&mut left, Coins(7)), [(seats[0], Coins(7))]);
        let both = [(seats[0], Coins(3)), (seats[1], Coins(4))];
        assert_eq!(taken(&mut left, Coins(7)), both);
        assert_eq!(left, [(seats[1], Coins(6))]);
    }
}
