//! The coins of a deal: holds, payments, what is left, and all of it the other way.
//!
//! Everything a deal moves lies in holds and the pot until it is over, so that it can be taken back at any moment.

use super::Draft;
use crate::bank::{Account, Transfer};
use crate::tavern::Player;
use crate::tavern::state::{Phase, Running, Table};
use rules::{Coins, Event, Payment, Purse, Seat};

impl Draft<'_> {
    /// The most that each seat can lose is set aside.
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
        running: &Running,
        seat: Seat,
        player: &Player,
        left: Coins,
    ) -> anyhow::Result<()> {
        if left > Coins::ZERO {
            let hold = player.hold(self.table.id)?;
            let name = format!("{}:release:{seat}", running.id);
            let free = player.account()?;
            self.transfers
                .push(moved(running, name, hold, free, left, "release")?);
        }
        Ok(())
    }

    /// Takes the running deal back: every coin of it goes where it came from.
    pub fn take_back(&mut self) -> anyhow::Result<()> {
        let Some(running) = &self.table.running else {
            return Ok(());
        };
        let mut made = holds(&self.table, running)?;
        for (number, payment) in running.payments.iter().enumerate() {
            made.push(paid(&self.table, running, number, payment)?);
        }
        self.void(&made);
        Ok(())
    }
}

fn holds(table: &Table, running: &Running) -> anyhow::Result<Vec<Transfer>> {
    let setup = running.deal.setup();
    Seat::all(setup.seats())
        .map(|seat| {
            let player = player(table, seat)?;
            let (free, hold) = (player.account()?, player.hold(table.id)?);
            let name = format!("{}:hold:{seat}", running.id);
            moved(running, name, free, hold, setup.max_loss(seat), "hold")
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
    moved(running, name, from, to, payment.amount, &reason)
}

fn moved(
    running: &Running,
    name: String,
    from: Account,
    to: Account,
    amount: Coins,
    reason: &str,
) -> anyhow::Result<Transfer> {
    let transfer = Transfer::new(name, from, to, amount.0.try_into()?, reason);
    Ok(transfer.with_cause(running.id.to_string()))
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
