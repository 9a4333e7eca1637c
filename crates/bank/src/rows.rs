//! Transfers in the form in which the store keeps them.

use books::{Account, Transfer};
use ids::GuildId;
use store::{AccountRow, Note, TransferRow};

/// The row for a transfer in this server, at this time (epoch milliseconds).
#[must_use]
pub fn transfer_row(transfer: &Transfer, guild: GuildId, at: i64) -> TransferRow {
    let note = transfer.note.clone();
    TransferRow {
        guild,
        name: transfer.name.clone(),
        debit: account(&transfer.debit),
        credit: account(&transfer.credit),
        amount: transfer.amount.get(),
        reason: transfer.reason.to_string(),
        cause: transfer.cause.clone(),
        note: note.map(|(author, words)| Note { author, words }),
        at,
    }
}

fn account(account: &Account) -> AccountRow {
    let (kind, place) = match account {
        Account::Mint => ("mint", None),
        Account::House => ("house", None),
        Account::Member(_) => ("member", None),
        Account::Patron(_) => ("patron", None),
        Account::Hold { table, .. } => ("hold", Some(*table)),
        Account::Pot { table } => ("pot", Some(*table)),
    };
    AccountRow {
        name: account.name(),
        kind,
        purse: account.purse(),
        place,
    }
}
