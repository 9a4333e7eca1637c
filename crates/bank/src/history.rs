//! The transfers to and from an owner.

use ids::{GuildId, MemberId, Seek};
use store::{CausedRow, Line};

use super::{Bank, BankError};
use books::{Account, Amount, Reason, Transfer};

/// A page of an owner's history, latest entry first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Page {
    /// The entries of this page.
    pub entries: Vec<Entry>,
    /// Whether there are newer ones.
    pub newer: bool,
    /// Whether there are older ones.
    pub older: bool,
}

/// A transfer from its owner's side.
///
/// Coins that were only held or released make no entry: they stayed the owner's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its number; later entries have higher ones.
    pub id: i64,
    /// The transfer's name in the books.
    pub name: String,
    /// Coins received or, if negative, paid.
    pub amount: i64,
    /// The account on the other side.
    pub counterparty: Account,
    /// Why they moved.
    pub reason: Reason,
    /// What it belongs to (a deal, say).
    pub cause: Option<String>,
    /// The note and its author, unless erased.
    pub note: Option<(MemberId, String)>,
    /// The owner's balance afterwards, free and held together.
    pub after: i64,
    /// In epoch milliseconds.
    pub at: i64,
}

impl Bank {
    /// The transfers that belong to a cause, in the order in which they were posted; voids are left out.
    ///
    /// # Errors
    /// If the database fails, or an account's name cannot be read.
    pub async fn caused_by(&self, guild: GuildId, cause: &str) -> Result<Vec<Transfer>, BankError> {
        let rows = self.store.transfers_of(guild, cause).await?;
        let transfer = |row: CausedRow| {
            let account = |name: &str| name.parse().map_err(BankError::Account);
            let transfer = Transfer::new(
                row.name,
                account(&row.debit)?,
                account(&row.credit)?,
                Amount::new(row.amount)?,
                row.reason.into(),
            );
            Ok(transfer.with_cause(cause))
        };
        rows.into_iter()
            .filter(|row| row.reason != Reason::Void.word())
            .map(transfer)
            .collect()
    }

    /// A page of the transfers to and from an account's owner, at most `size` entries: those next to `seek`, or the
    /// newest if nothing is newer.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn history(
        &self,
        guild: GuildId,
        owner: &Account,
        seek: Seek<i64>,
        size: u32,
    ) -> Result<Page, BankError> {
        let size = size.max(1);
        let wanted = size as usize;
        // One more than is shown, to learn whether there are others.
        let mut lines = self
            .store
            .lines(guild, &owner.purse(), seek, size.saturating_add(1))
            .await?;
        let more = lines.len() > wanted;
        if matches!(seek, Seek::After(_)) && !more {
            return Box::pin(self.history(guild, owner, Seek::Newest, size)).await;
        }
        let (newer, older) = match seek {
            Seek::Newest => (false, more),
            Seek::Before(_) => (true, more),
            Seek::After(_) => (true, true),
        };
        match seek {
            Seek::After(_) => drop(lines.drain(..lines.len() - wanted)),
            _ => lines.truncate(wanted),
        }
        let entries = lines.into_iter().filter_map(entry).collect();
        Ok(Page {
            entries,
            newer,
            older,
        })
    }
}

fn entry(line: Line) -> Option<Entry> {
    Some(Entry {
        id: line.id,
        name: line.name,
        amount: line.amount,
        counterparty: line.counterparty.parse().ok()?,
        reason: line.reason.into(),
        cause: line.cause,
        note: line.note,
        after: line.after,
        at: line.at,
    })
}
