//! A deal's receipt: every coin it moved, and whether the ledger agrees.

use super::past::{StoredDeal, fate};
use super::{HouseError, Records, Requester};
use books::{Account, Transfer};
use ids::DealId;
use pages::{Fate, HouseRefusal, Receipt};
use rules::{Coins, Deal, Payment, Purse, Reason, Seat, Variant};
use table::CoinKind;

/// The sums of a deal, from its payments alone.
pub(super) struct Sums {
    pub paid: Vec<Payment>,
    pub won: Vec<Coins>,
    pub pot: Coins,
    pub odd: Vec<(Seat, Coins)>,
}

impl Sums {
    /// Adds up the payments of a deal.
    pub fn from_payments(deal: &Deal, payments: &[Payment]) -> Sums {
        let setup = deal.setup();
        let variant = setup.variant();
        let mut won = vec![Coins::ZERO; setup.seats()];
        let mut pot = setup.before().pot;
        for payment in payments {
            for (purse, coins) in [
                (payment.from, -payment.amount.0),
                (payment.to, payment.amount.0),
            ] {
                match purse {
                    Purse::Seat(seat) => won[seat.index()].0 += coins,
                    Purse::Pot => pot.0 += coins,
                }
            }
        }
        Sums {
            paid: payments.to_vec(),
            odd: odd_coins(&variant, payments, setup.seats()),
            won,
            pot,
        }
    }
}

/// When winners share the stakes of a match equally, some get an odd coin more.
fn odd_coins(variant: &Variant, payments: &[Payment], seats: usize) -> Vec<(Seat, Coins)> {
    if !variant.divides_odd_coins() {
        return Vec::new();
    }
    let got = Seat::all(seats).filter_map(|seat| {
        let to_seat = payments
            .iter()
            .filter(|paid| paid.reason == Reason::Match && paid.to == Purse::Seat(seat));
        let sum: Coins = to_seat.map(|paid| paid.amount).sum();
        (sum > Coins::ZERO).then_some((seat, sum))
    });
    let got: Vec<(Seat, Coins)> = got.collect();
    let least = got.iter().map(|(_, sum)| *sum).min().unwrap_or_default();
    got.into_iter()
        .filter(|(_, sum)| *sum > least)
        .map(|(seat, sum)| (seat, sum.saturating_sub(least)))
        .collect()
}

impl Records {
    /// Every coin that a deal moved, as the requester may see it.
    ///
    /// # Errors
    /// The requester may know of no such deal, or it is still running.
    pub async fn receipt(
        &self,
        requester: &Requester,
        deal: DealId,
    ) -> Result<Receipt, HouseError> {
        let guild = requester.guild;
        let kept = self.kept(requester, deal).await?;
        let Some((at, ..)) = kept.row.deal.end else {
            return Err(HouseRefusal::NotYetShown.into());
        };
        let ledger = self.bank.caused_by(guild, &deal.to_string()).await;
        let ledger = ledger.map_err(anyhow::Error::from)?;
        let (played, mut payments) = kept.after(kept.record.acts.len())?;
        if fate(&kept.row) == Fate::BrokenOff {
            // The last question may have been closed before the deal was broken off; then the ledger has the payments
            // that followed from it.
            let (mut closed, mut more) = (played.clone(), Vec::new());
            closed.close_question(|event| more.extend(super::records::payment(event)));
            if is_in(&ledger, &kept, payments.len()) {
                payments.extend(more);
            }
        }
        let sums = Sums::from_payments(&played, &payments);
        let setup = played.setup();
        let variant = setup.variant();
        let held: Vec<Coins> = Seat::all(setup.seats())
            .map(|seat| setup.max_loss(seat))
            .collect();
        let goes_on = variant.is_match() && !kept.outcome()?.is_some_and(|won| won.match_over);
        let back = held
            .iter()
            .zip(&sums.won)
            .map(|(held, won)| Coins(held.0 + won.0));
        let back: Vec<Coins> = match fate(&kept.row) {
            Fate::BrokenOff => held.clone(),
            _ => back.collect(),
        };
        let coin_kind = self.coin_kind(kept.row.deal.table).await?;
        let agrees = match coin_kind {
            CoinKind::Chips => ledger.is_empty(),
            CoinKind::Purse => agrees(&kept, &sums, &held, &back, variant.is_match(), &ledger),
        };
        let mut shared = Vec::new();
        for transfer in &ledger {
            if transfer.name.starts_with(&format!("{deal}:carried:"))
                && let Some(owner) = transfer.credit.owner()
            {
                let name = self.members.name_of(guild, &owner).await?;
                shared.push((name, Coins(transfer.amount.get())));
            }
        }
        Ok(Receipt {
            deal,
            table: kept.row.deal.table,
            at,
            variant,
            stake: setup.stake(),
            own: self.seat_of(guild, &kept.owners, requester.member).await?,
            fate: fate(&kept.row),
            coin_kind,
            held,
            back: (!goes_on).then_some(back),
            paid: sums.paid,
            odd: sums.odd,
            won: sums.won,
            pot_before: setup.before().pot,
            pot_after: sums.pot,
            shared,
            agrees,
            names: kept.names,
        })
    }
}

fn is_in(ledger: &[Transfer], kept: &StoredDeal, number: usize) -> bool {
    let name = format!("{}:{number}", kept.id);
    ledger.iter().any(|transfer| transfer.name == name)
}

/// Whether the ledger has a transfer for every payment and hold, and no other payments.
fn agrees(
    kept: &StoredDeal,
    sums: &Sums,
    held: &[Coins],
    back: &[Coins],
    is_match: bool,
    ledger: &[Transfer],
) -> bool {
    let (deal, table) = (kept.id, kept.row.deal.table);
    let has =
        |name: String, debit: Account, credit: Account, coins: Coins, reason: &books::Reason| {
            ledger.iter().any(|transfer| {
                transfer.name == name
                    && transfer.debit == debit
                    && transfer.credit == credit
                    && transfer.amount.get() == coins.0
                    && transfer.reason == *reason
            })
        };
    let place = |purse| match purse {
        Purse::Pot => Account::Pot { table },
        Purse::Seat(seat) => kept.owners[seat.index()].hold(table),
    };
    let payments = sums.paid.iter().enumerate().all(|(number, payment)| {
        let reason = books::Reason::Played(payment.reason.to_string());
        let (from, to) = (place(payment.from), place(payment.to));
        has(
            format!("{deal}:{number}"),
            from,
            to,
            payment.amount,
            &reason,
        )
    });
    // The stakes of a match are held once for all its deals.
    let holds = is_match
        || kept.owners.iter().enumerate().all(|(seat, owner)| {
            // In older books the cast has purses.
            let purses = [owner.account(), owner.purse()];
            let hold = owner.hold(table);
            let given = purses.iter().any(|free| {
                let name = format!("{deal}:hold:{seat}");
                has(
                    name,
                    free.clone(),
                    hold.clone(),
                    held[seat],
                    &books::Reason::Hold,
                )
            });
            let returned = back[seat] == Coins::ZERO
                || fate(&kept.row) == Fate::BrokenOff
                || purses.into_iter().any(|free| {
                    let name = format!("{deal}:release:{seat}");
                    has(
                        name,
                        hold.clone(),
                        free,
                        back[seat],
                        &books::Reason::Release,
                    )
                });
            given && returned
        });
    payments && holds && !is_in(ledger, kept, sums.paid.len())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use rules::{Event, Simulation, at_random};

    /// Plays deals of every game, edition and option, and adds up their payments.
    #[test]
    fn the_receipt_of_every_deal_comes_to_what_the_deal_came_to() {
        let mut deals = 0;
        for variant in Variant::all() {
            for seats in variant.seats().iter().copied() {
                let stake = variant.least_stake();
                let seed = 40 + deals;
                let simulation = Simulation::new(variant, stake, seats, 12, seed).unwrap();
                for record in simulation.records(at_random(seed)) {
                    let record = record.unwrap();
                    let mut payments = Vec::new();
                    let mut tell = |event| {
                        if let Event::Paid(payment) = event {
                            payments.push(payment);
                        }
                    };
                    let mut deal = record.replay_telling(&mut tell).unwrap();
                    deal.close_question(&mut tell);
                    let outcome = deal.outcome().unwrap();
                    let sums = Sums::from_payments(&deal, &payments);
                    assert_eq!(sums.won, outcome.coins.as_slice(), "{record:?}");
                    assert_eq!(sums.pot, outcome.pot.unwrap_or_default(), "{record:?}");
                    // Nobody lost more than was held from them.
                    for (seat, won) in Seat::all(seats).zip(&sums.won) {
                        assert!(won.0 + deal.setup().max_loss(seat).0 >= 0, "{record:?}");
                    }
                    deals += 1;
                }
            }
        }
        assert!(deals > 500, "{deals}");
    }
}
