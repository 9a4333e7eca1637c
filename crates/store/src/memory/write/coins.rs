//! Accounts, transfers, one-time gifts, and what outlasts an erasure.

use books::{Amount, LedgerRefusal, Transfer, may_post};
use ids::GuildId;

use super::super::rows::{BookedAccount, Posted};
use super::{Refused, Writing, next_number, refused};
use crate::{AccountRow, DayTotalsRow, Gift, GivenRow, StepError, TransferRow};

impl Writing<'_> {
    /// Opens an account if it is missing.
    pub(super) fn open(&mut self, guild: GuildId, row: &AccountRow) -> Refused {
        if self.rows.account(guild, &row.name).is_some() {
            return Ok(());
        }
        let of_its_kind = row.name.strip_prefix(row.kind);
        let is_single = matches!(row.kind, "mint" | "house");
        let is_placed = matches!(row.kind, "hold" | "pot");
        let is_sound = of_its_kind.is_some_and(|rest| {
            if is_single {
                rest.is_empty()
            } else {
                rest.starts_with(':')
            }
        }) && is_placed == row.place.is_some();
        let account = row.name.parse().ok().filter(|_| is_sound);
        let account = account.ok_or_else(|| refused("no such account"))?;
        if let Some(table) = row.place {
            self.must_be_table_of(guild, table)?;
        }
        let id = next_number(&self.rows.accounts);
        let kept = BookedAccount {
            guild,
            row: row.clone(),
            account,
            balance: 0,
            posted: 0,
        };
        self.put(|rows| &mut rows.accounts, id, kept);
        self.put(|rows| &mut rows.names, (guild, row.name.clone()), id);
        self.put(|rows| &mut rows.owned, (guild, row.purse.clone(), id), ());
        if let Some(table) = row.place {
            self.put(|rows| &mut rows.placed, (table, id), ());
        }
        Ok(())
    }

    pub(super) fn transfer(&mut self, row: TransferRow) -> Refused {
        let guild = row.guild;
        let name = row.name.clone();
        if let Some(note) = row.note.clone()
            && !self.rows.notes.contains_key(&(guild, name.clone()))
        {
            self.put(|rows| &mut rows.notes, (guild, name.clone()), note);
        }
        let account = |name: &str| {
            let id = self.rows.names.get(&(guild, name.to_owned()))?;
            Some((*id, self.rows.accounts.get(id)?))
        };
        let (Some((debit, debited)), Some((credit, credited))) =
            (account(&row.debit.name), account(&row.credit.name))
        else {
            return Err(refused("no-account"));
        };
        let known = self.rows.posted.get(&(guild, name.clone()));
        let known = known.and_then(|id| self.rows.transfers.get(id));
        let amount = match (Amount::new(row.amount), known) {
            (Ok(amount), _) => amount,
            (Err(_), Some(_)) => return Err(StepError::NameTaken { name }),
            (Err(_), None) => return Err(refused("amount")),
        };
        let transfer = Transfer {
            name: row.name,
            debit: debited.account.clone(),
            credit: credited.account.clone(),
            amount,
            reason: row.reason.into(),
            cause: row.cause,
            note: None,
        };
        if let Some(known) = known {
            return if transfer.is_the_same_as(&known.transfer) {
                Ok(())
            } else {
                Err(StepError::NameTaken { name })
            };
        }
        may_post(&transfer, debited.balance, credited.balance).map_err(refusal_of)?;
        let posted = Posted {
            guild,
            transfer,
            at: row.at,
            debit,
            credit,
            debit_before: debited.posted,
            credit_before: credited.posted,
        };
        let id = next_number(&self.rows.transfers);
        self.put(|rows| &mut rows.transfers, id, posted);
        self.put(|rows| &mut rows.posted, (guild, name), id);
        self.moves(debit, -amount.get(), id);
        self.moves(credit, amount.get(), id);
        Ok(())
    }

    /// Posts a transfer to one of its accounts and to the owner's purse.
    pub(super) fn moves(&mut self, account: i64, coins: i64, transfer: i64) {
        let Some(kept) = self.rows.accounts.get_mut(&account) else {
            return;
        };
        let before = (kept.balance, kept.posted);
        (kept.balance, kept.posted) = (kept.balance + coins, transfer);
        let owner = (kept.guild, kept.row.purse.clone());
        let is_free = kept.row.purse == kept.row.name;
        let purse = self.rows.purses.entry(owner.clone()).or_default();
        let purse_before = *purse;
        if is_free {
            purse.free += coins
        } else {
            purse.on_hold += coins
        }
        self.undo.push(Box::new(move |rows| {
            if let Some(kept) = rows.accounts.get_mut(&account) {
                (kept.balance, kept.posted) = before;
            }
            rows.purses.insert(owner, purse_before);
        }));
    }

    pub(super) fn given(&mut self, row: GivenRow) -> Refused {
        let key = (row.guild, row.hash, row.gift);
        // Day 0 is for gifts that have no day.
        if self.rows.given.contains_key(&key) || row.gift == Gift::Allowance(0) {
            return Err(StepError::Given);
        }
        self.put(|rows| &mut rows.given, key, ());
        Ok(())
    }

    pub(super) fn day_totals(&mut self, row: DayTotalsRow) -> Refused {
        if row.lost < 0 || row.paid < 0 {
            return Err(refused("a total below zero"));
        }
        let key = (row.guild, row.hash.clone(), row.day);
        self.put(|rows| &mut rows.day_totals, key, row);
        Ok(())
    }
}

fn refusal_of(refusal: LedgerRefusal) -> StepError {
    match refusal {
        LedgerRefusal::Overdraft { account } => StepError::Overdraft {
            account: account.name(),
        },
        LedgerRefusal::NameTaken { name } => StepError::NameTaken { name },
        LedgerRefusal::MintFull => StepError::MintFull,
        LedgerRefusal::TooLarge { account } => StepError::TooLarge {
            account: account.name(),
        },
        LedgerRefusal::SameAccount { .. } => refused("same-account"),
        LedgerRefusal::NotNamedAfterItsCause { .. } => refused("cause"),
    }
}
