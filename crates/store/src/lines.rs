//! An owner's income and spending, a page at a time.

use super::StoreError;
use super::key::Key;
use super::sql::Sql;
use super::sql::question::{FromRow, Row, next, query_as};
use async_trait::async_trait;
use ids::{GuildId, MemberId, Seek};

/// A transfer from the view of one owner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Row number of the transfer: greater is later.
    pub id: i64,
    pub name: String,
    /// Coins received (above zero) or given (below zero).
    pub amount: i64,
    /// Name of the other account.
    pub counterparty: String,
    /// One kebab-case word.
    pub reason: String,
    /// Opaque to the store.
    pub cause: Option<String>,
    /// Author and text of the note.
    pub note: Option<(MemberId, String)>,
    /// What the owner had afterwards, holds included.
    pub after: i64,
    pub at: i64,
}

/// How far an owner's accounts are followed back before checking whether that was enough.
#[derive(Clone, Copy)]
struct Reach {
    /// How many of the accounts that moved last.
    accounts: i64,
    /// How many transfers of each.
    transfers: i64,
}

impl Reach {
    const FIRST: Reach = Reach {
        accounts: 8,
        transfers: 64,
    };

    fn further(self) -> Reach {
        Reach {
            accounts: self.accounts.saturating_mul(4),
            transfers: self.transfers.saturating_mul(4),
        }
    }
}

/// An owner's income and spending.
#[async_trait]
pub trait ReadLines {
    /// Up to `limit` lines next to where `seek` points, latest first.
    /// Holds and releases are no lines: the coins stayed the owner's.
    ///
    /// The history of an account is a chain, followed from its end: the newest lines cost the same however long it is.
    async fn lines(
        &self,
        guild: GuildId,
        owner: &str,
        seek: Seek<i64>,
        limit: u32,
    ) -> Result<Vec<Line>, StoreError>;
}

#[async_trait]
impl ReadLines for Sql {
    async fn lines(
        &self,
        guild: GuildId,
        owner: &str,
        seek: Seek<i64>,
        limit: u32,
    ) -> Result<Vec<Line>, StoreError> {
        let (low, high) = match seek {
            Seek::Newest => (0, i64::MAX),
            Seek::Before(id) => (0, id),
            Seek::After(id) => (id, i64::MAX),
        };
        let mut reach = Reach::FIRST;
        loop {
            let rows = query_as::<LineRow>(match seek {
                Seek::After(_) => OLDEST_FIRST,
                _ => NEWEST_FIRST,
            })
            .bind(guild.row())
            .bind(owner)
            .bind(reach.accounts)
            .bind(reach.transfers)
            .bind(low)
            .bind(high)
            .bind(limit)
            .fetch_all(&*self.readers)
            .await?;
            // One row is there in any case.
            let known_from = rows.first().map_or(0, |row| row.known_from);
            let mut lines: Vec<Line> = rows.into_iter().filter_map(LineRow::line).collect();
            let enough = match seek {
                Seek::After(id) => known_from <= id.saturating_add(1),
                _ => lines.len() >= limit as usize,
            };
            if enough || known_from <= 1 {
                lines.sort_unstable_by_key(|line| std::cmp::Reverse(line.id));
                return Ok(lines);
            }
            reach = reach.further();
        }
    }
}

struct LineRow {
    known_from: i64,
    id: Option<i64>,
    name: Option<String>,
    amount: Option<i64>,
    counterparty: Option<String>,
    reason: Option<String>,
    cause: Option<String>,
    author: Option<i64>,
    words: Option<String>,
    after: Option<i64>,
    at: Option<i64>,
}

impl FromRow for LineRow {
    fn read(row: Row) -> sqlx::Result<LineRow> {
        let mut row = row.into_iter();
        Ok(LineRow {
            known_from: next(&mut row)?,
            id: next(&mut row)?,
            name: next(&mut row)?,
            amount: next(&mut row)?,
            counterparty: next(&mut row)?,
            reason: next(&mut row)?,
            cause: next(&mut row)?,
            author: next(&mut row)?,
            words: next(&mut row)?,
            after: next(&mut row)?,
            at: next(&mut row)?,
        })
    }
}

impl LineRow {
    fn line(self) -> Option<Line> {
        Some(Line {
            id: self.id?,
            name: self.name?,
            amount: self.amount?,
            counterparty: self.counterparty?,
            reason: self.reason?,
            cause: self.cause,
            note: self.author.map(MemberId::from_row).zip(self.words),
            after: self.after?,
            at: self.at?,
        })
    }
}

/// The transfers that cross the border of a purse ($1 the server, $2 the owner), found along the chains of those $3
/// of its accounts that moved last, $4 transfers back along each. From `known_from` on there are no others.
macro_rules! lines {
    ($direction:literal) => {
        concat!(
            "WITH RECURSIVE mine AS (
        SELECT id, posted, balance FROM accounts WHERE guild = $1 AND purse = $2),
    latest AS (SELECT id, posted FROM mine WHERE posted <> 0 ORDER BY posted DESC LIMIT $3),
    chain (account, transfer, links) AS (
        SELECT id, posted, 1 FROM latest
        UNION ALL
        SELECT account, CASE WHEN debit = account THEN debit_before ELSE credit_before END, links + 1
        FROM chain JOIN transfers ON transfers.id = chain.transfer
        WHERE links < $4 AND CASE WHEN debit = account THEN debit_before ELSE credit_before END <> 0),
    ends AS (
        SELECT transfer AS known_from FROM chain WHERE links = $4
        UNION ALL
        SELECT posted + 1 FROM (SELECT posted FROM mine ORDER BY posted DESC LIMIT 1 OFFSET $3) AS next),
    known AS (SELECT coalesce(MAX(known_from), 0) AS known_from FROM ends),
    crossing AS (
        SELECT transfers.id, name, CASE WHEN credit = account THEN amount ELSE -amount END AS amount,
               CASE WHEN credit = account THEN debit ELSE credit END AS other, reason, cause, at
        FROM chain JOIN transfers ON transfers.id = chain.transfer
        WHERE transfers.id >= (SELECT known_from FROM known)
            AND CASE WHEN credit = account THEN debit ELSE credit END NOT IN (SELECT id FROM mine)),
    told AS (
        SELECT crossing.*, CAST((SELECT SUM(balance) FROM mine)
            - SUM(amount) OVER (ORDER BY id DESC) + amount AS BIGINT) AS after
        FROM crossing),
    page AS (SELECT * FROM told WHERE id > $5 AND id < $6 ORDER BY id ",
            $direction,
            " LIMIT $7)
    SELECT known.known_from, page.id, page.name, page.amount, accounts.name AS counterparty,
        page.reason, page.cause, notes.author, notes.words, page.after, page.at
    FROM known LEFT JOIN page ON true LEFT JOIN accounts ON accounts.id = page.other
        LEFT JOIN notes ON notes.guild = $1 AND notes.transfer = page.name"
        )
    };
}
const NEWEST_FIRST: &str = lines!("DESC");
const OLDEST_FIRST: &str = lines!("ASC");
