//! The coins of a deal: holds, payments, what remains, and the reversal of all of it.
//!
//! Until a deal is over, everything it moves lies in holds and the pot, so that it can be reversed at any moment.

use super::{Draft, Effects};
use crate::table::Playing;
use crate::{Broken, CancelledWhat, Effect, Notice, Player, Refusal, State, Table, VoidedWhy};
use books::{Account, Amount, Owner, Reason, Transfer};
use ids::{DealId, TableId};
use rules::{Coins, Event, Payment, Purse, Seat};
use std::collections::BTreeSet;

const TOO_MANY: Broken = Broken("more coins than can exist");

impl Effects {
    /// Moves coins of the table, unless it plays with chips.
    pub(super) fn transfer(&mut self, table: &Table, transfer: Transfer) {
        self.transfers(table, [transfer]);
    }

    fn transfers(&mut self, table: &Table, transfers: impl IntoIterator<Item = Transfer>) {
        if table.state.is_for_fun() {
            return;
        }
        let transfers = transfers.into_iter().map(Effect::Transfer);
        self.extend(transfers);
    }

    /// Holds the most each seat can lose, for the deal or for the match that it begins.
    pub(super) fn hold_stakes(&mut self, table: &Table) -> Result<(), Broken> {
        if let Some(playing) = table.playing() {
            let holds = holds(table, playing)?;
            self.transfers(table, holds);
        }
        Ok(())
    }

    /// Posts the transfers for what happened.
    pub(super) fn pay(&mut self, table: &mut Table, events: Vec<Event>) -> Result<(), Broken> {
        for event in events {
            let (Event::Paid(payment), Some(playing)) = (event, table.playing()) else {
                continue;
            };
            let paid = paid(table, playing, playing.payments.len(), &payment)?;
            self.transfer(table, paid);
            if let Some(playing) = table.state.playing_mut() {
                playing.payments.push(payment);
            }
        }
        Ok(())
    }

    /// Releases the rest of a seat's hold to its player.
    pub(super) fn release(
        &mut self,
        table: &Table,
        cause: DealId,
        seat: Seat,
        player: &Player,
        left: Coins,
    ) -> Result<(), Broken> {
        if left > Coins::ZERO {
            let (hold, free) = (player.hold(table.id), player.account());
            let name = format!("{cause}:release:{seat}");
            let back = moved(cause, name, hold, free, left, Reason::Release)?;
            self.transfer(table, back);
        }
        Ok(())
    }

    /// Ends the match early and refunds its stakes; if a side concedes it, the stakes of the members who left go to
    /// the other side (RULES.md 0.3).
    pub(super) fn end_match(
        &mut self,
        table: &mut Table,
        conceded: Option<usize>,
    ) -> Result<(), Broken> {
        let Some(on) = table.state.match_on.take() else {
            return Ok(());
        };
        let terms = table.state.terms;
        let (variant, stake, seats) = (terms.variant, terms.stake, on.players.len());
        let is_lost = |seat: &Seat| conceded.is_some() && variant.side(*seat, seats) == conceded;
        let left = |seat: &Seat| is_lost(seat) && on.players[seat.index()].member().is_some();
        let leavers: Vec<Seat> = Seat::all(seats).filter(left).collect();
        let order = table.state.deal_order(&on.players);
        let winners: Vec<Seat> = order.into_iter().filter(|seat| !is_lost(seat)).collect();
        let lost = stake.checked_mul(leavers.len() as i64).ok_or(TOO_MANY)?;
        let mut left_to_give = leavers.iter().map(|&seat| (seat, stake)).collect();
        for (winner, share) in even_shares(lost, &winners) {
            for (leaver, coins) in taken(&mut left_to_give, share) {
                let hold = |seat: Seat| on.players[seat.index()].hold(table.id);
                let name = format!("{}:conceded:{leaver}:{winner}", on.id);
                let (from, to) = (hold(leaver), hold(winner));
                let lost = moved(on.id, name, from, to, coins, played(rules::Reason::Match))?;
                self.transfer(table, lost);
            }
            let all = stake.checked_add(share).ok_or(TOO_MANY)?;
            self.release(table, on.id, winner, &on.players[winner.index()], all)?;
        }
        // The patrons of the conceding side did not leave.
        for seat in Seat::all(seats).filter(|seat| is_lost(seat) && !left(seat)) {
            self.release(table, on.id, seat, &on.players[seat.index()], stake)?;
        }
        let state = &table.state;
        let latest = state.cancelled.map(|cancelled| cancelled.deal);
        if let (None, Some(deal)) = (conceded, latest.or(state.last)) {
            self.tell_cancelled(&mut table.state, deal, CancelledWhat::Match);
        }
        Ok(())
    }

    /// Pays out a carried pot to those with a claim to it (RULES.md TT-3); one of chips vanishes.
    pub(super) fn share_pot(&mut self, table: &mut Table) -> Result<(), Broken> {
        let Some(pot) = table.state.carried.take() else {
            return Ok(());
        };
        if table.state.is_for_fun() {
            return Ok(());
        }
        for (player, coins) in pot.shares(&table.state.terms)? {
            let (id, owner) = (table.id, player.owner());
            let from = (id, Account::Pot { table: id });
            let name = format!("{}:carried:{owner}", pot.deal);
            let share = paid_out(pot.deal, from, &owner, coins, (name, rules::Reason::Share))?;
            self.transfers(table, share);
        }
        let coins = pot.coins;
        table.state.notices.push(Notice::PotShared { coins });
        Ok(())
    }
}

impl Draft<'_> {
    /// Cancels the running deal and returns its coins. The stakes of a match stay on hold, for the deal is dealt
    /// again.
    pub(super) fn take_back(&mut self, why: VoidedWhy) -> Result<(), Broken> {
        let Some(playing) = self.table.playing() else {
            return Ok(());
        };
        let mut made = match self.table.state.match_on {
            Some(_) => Vec::new(),
            None => holds(&self.table, playing)?,
        };
        for (number, payment) in playing.payments.iter().enumerate() {
            made.push(paid(&self.table, playing, number, payment)?);
        }
        let deal = playing.hands.deal;
        self.void_deal(deal, &made, why);
        Ok(())
    }

    /// Reverses the transfers made for a deal, newest first.
    pub(super) fn void_deal(&mut self, deal: DealId, made: &[Transfer], why: VoidedWhy) {
        self.effects
            .transfers(&self.table, made.iter().rev().map(Transfer::reversed));
        self.effects.end_voided(deal);
        self.effects
            .tell_cancelled(&mut self.table.state, deal, CancelledWhat::Running);
        let state = self.state();
        state.orders.wish = None;
        state.notices.push(Notice::Voided { deal, why });
        if state.match_on.is_some() {
            self.clock.wait_for_deal(&mut self.table.state)
        } else {
            self.clock.wait_for_players(&mut self.table.state)
        }
    }

    /// Patrons whom the house dismissed and who left in this step hand their remaining coins to the house.
    pub(super) fn release_patrons(&mut self) -> Result<(), Refusal> {
        // No coin moves at a solo table: a purse there is paid out when the house starts.
        if self.table.state.solo {
            return Ok(());
        }
        let closed = self.table.is_closed();
        let left = |player: &Player| {
            let is = self.table.state.chairs.chair_of(player);
            !player.is_of_the_cast() && (is.is_none() || closed)
        };
        let patrons = self.before.state.patrons().into_iter();
        let left: BTreeSet<Player> = patrons.filter(left).collect();
        for player in left {
            let Player::Patron(key) = &player else {
                continue;
            };
            let Some(&free) = self.cx.dismissed()?.get(key) else {
                continue;
            };
            let purse = player.account();
            let mut coins = free.0;
            for effect in &self.effects.0 {
                if let Effect::Transfer(transfer) = effect {
                    let amount = transfer.amount.get();
                    coins += if transfer.credit == purse { amount } else { 0 };
                    coins -= if transfer.debit == purse { amount } else { 0 };
                }
            }
            if let Ok(amount) = Amount::new(coins) {
                let name = format!("home:{}:{}:{key}", self.table.id, self.table.version);
                let home = Transfer::new(name, purse, Account::House, amount, Reason::PatronFunds);
                self.effects.push(Effect::Transfer(home));
            }
        }
        Ok(())
    }
}

impl State {
    /// The seats of a match in deal order: of the current deal, or else of the next one.
    pub(super) fn deal_order(&self, players: &[Player]) -> Vec<Seat> {
        let deals = self.chairs.get(self.dealer);
        let dealer = deals.and_then(|occupant| players.iter().position(|p| *p == occupant.player));
        match dealer.and_then(Seat::new) {
            Some(dealer) => {
                let round = dealer.round(self.terms.variant.direction(), players.len());
                round.skip(1).chain([dealer]).collect()
            }
            None => Seat::all(players.len()).collect(),
        }
    }
}

fn holds(table: &Table, playing: &Playing) -> Result<Vec<Transfer>, Broken> {
    let setup = playing.cards.setup();
    let cause = table.state.hold_owner(playing.hands.deal);
    Seat::all(setup.seats())
        .map(|seat| {
            let player = player(table, seat)?;
            let (free, hold) = (player.account(), player.hold(table.id));
            let name = format!("{cause}:hold:{seat}");
            moved(cause, name, free, hold, setup.max_loss(seat), Reason::Hold)
        })
        .collect()
}

/// The transfer for the `number`th payment of a deal, between the holds of its seats and the pot.
fn paid(
    table: &Table,
    playing: &Playing,
    number: usize,
    payment: &Payment,
) -> Result<Transfer, Broken> {
    let account = |purse| match purse {
        Purse::Pot => Ok(Account::Pot { table: table.id }),
        Purse::Seat(seat) => player(table, seat).map(|player| player.hold(table.id)),
    };
    let (from, to) = (account(payment.from)?, account(payment.to)?);
    let (deal, reason) = (playing.hands.deal, played(payment.reason));
    let name = format!("{deal}:{number}");
    moved(deal, name, from, to, payment.amount, reason)
}

/// What the rules pay for, as the books have it.
fn played(reason: rules::Reason) -> Reason {
    Reason::Played(reason.to_string())
}

fn player(table: &Table, seat: Seat) -> Result<&Player, Broken> {
    let occupant = table.state.occupant(seat);
    let occupant = occupant.ok_or(Broken("a seat that was dealt in is empty"))?;
    Ok(&occupant.player)
}

/// Splits coins evenly among these seats; odd coins go one each, in seat order.
fn even_shares(coins: Coins, seats: &[Seat]) -> Vec<(Seat, Coins)> {
    let count = (seats.len() as i64).max(1);
    let share = |(n, &seat): (i64, &Seat)| {
        let odd = i64::from(n < coins.0 % count);
        (seat, Coins(coins.0 / count + odd))
    };
    (0..).zip(seats).map(share).collect()
}

/// Takes this many coins from what is left to give, and says from whom.
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
    reason: Reason,
) -> Result<Transfer, Broken> {
    let transfer = Transfer::new(name, from, to, Amount::new(amount.0)?, reason);
    Ok(transfer.with_cause(cause.to_string()))
}

/// Pays coins out to a player, under the given name, for this reason of the rules: into their purse or, for one of the cast, through its
/// hold to the house, so that the books show whose they were.
///
/// # Errors
/// No coins, or an overflow.
pub fn paid_out(
    cause: DealId,
    (table, from): (TableId, Account),
    owner: &Owner,
    coins: Coins,
    (name, reason): (String, rules::Reason),
) -> Result<Vec<Transfer>, Broken> {
    let amount = Amount::new(coins.0)?;
    let to = if owner.is_of_the_cast() {
        owner.hold(table)
    } else {
        owner.account()
    };
    let mut paid = vec![Transfer::new(
        name,
        from,
        to.clone(),
        amount,
        played(reason),
    )];
    if owner.is_of_the_cast() {
        let name = format!("{cause}:home:{owner}");
        paid.push(Transfer::new(
            name,
            to,
            Account::House,
            amount,
            Reason::Release,
        ));
    }
    let caused = |transfer: Transfer| transfer.with_cause(cause.to_string());
    Ok(paid.into_iter().map(caused).collect())
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
