//! The coins of a deal: holds, payments, what is left, and all of it the other way.
//!
//! Everything a deal moves lies in holds and the pot until it is over, so that it can be taken back at any moment.

use super::Draft;
use crate::bank::{Account, Transfer};
use crate::store::DealId;
use crate::tavern::cast::paid_out;
use crate::tavern::state::{Phase, Running, Table};
use crate::tavern::{Notice, Player, VoidedWhy};
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

    /// The match ends before its time, and its stakes go back;
    /// those of a side that conceded it go to the other, seat for seat (RULES.md 0.3).
    pub(super) fn end_match(&mut self, conceded: Option<usize>) -> anyhow::Result<()> {
        let Some(on) = self.table.state.match_on.take() else {
            return Ok(());
        };
        let (variant, stake) = (self.table.state.terms.variant, self.table.state.terms.stake);
        let seats = on.players.len();
        let lost = |seat: &Seat| conceded.is_some() && variant.side(*seat, seats) == conceded;
        let (losers, winners): (Vec<Seat>, Vec<Seat>) = Seat::all(seats).partition(lost);
        for (&loser, &winner) in losers.iter().zip(&winners) {
            let hold = |seat: Seat| on.players[seat.index()].hold(self.table.id);
            let (from, to) = (hold(loser)?, hold(winner)?);
            let name = format!("{}:conceded:{loser}", on.id);
            self.transfers
                .push(moved(on.id, name, from, to, stake, "match")?);
        }
        for seat in winners {
            let left = if losers.is_empty() {
                stake
            } else {
                twice(stake)?
            };
            self.release(on.id, seat, &on.players[seat.index()], left)?;
        }
        Ok(())
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

fn twice(coins: Coins) -> anyhow::Result<Coins> {
    let twice = coins.checked_add(coins);
    twice.ok_or_else(|| anyhow::anyhow!("more coins than there can be"))
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
