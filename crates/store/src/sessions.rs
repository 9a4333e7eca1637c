//! Sessions (evenings), their tables, and the coins that moved meanwhile.

use super::StoreError;
use super::key::Key;
use super::rows::SessionRow;
use super::sql::Sql;
use super::sql::dialect::{each_number_of, list};
use super::sql::question::{query_as, query_scalar};
use async_trait::async_trait;
use ids::{DealId, GuildId, SessionId, TableId};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionTableRow {
    pub table: TableId,
    /// The table itself: JSON, opaque to the store.
    pub state: String,
    pub closed: bool,
}

/// Coins that moved in a server after a transfer, read at one moment.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MovedRows {
    pub transfers: Vec<MovedRow>,
    /// What each purse concerned holds now, holds included, by account name.
    pub purses: Vec<(String, i64)>,
}

/// A transfer; its accounts are given by name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MovedRow {
    pub debit: String,
    pub credit: String,
    pub amount: i64,
    pub reason: String,
    /// Opaque to the store.
    pub cause: Option<String>,
    pub at: i64,
}

type SessionColumns = (i64, i64, i64, Option<i64>, String);
type MovedColumns = (String, String, i64, String, Option<String>, i64);

const SESSION: &str = "SELECT id, guild, opened_at, closed_at, state FROM sessions";

/// Sessions, their tables, and the coins that moved meanwhile.
#[async_trait]
pub trait ReadSessions {
    async fn session(&self, id: SessionId) -> Result<Option<SessionRow>, StoreError>;

    /// The open sessions of every server.
    async fn open_sessions(&self) -> Result<Vec<SessionRow>, StoreError>;

    /// A closed session of a server, counted back from the latest (0), and how many closed ones there are.
    async fn past_session(
        &self,
        guild: GuildId,
        back: u32,
    ) -> Result<(Option<SessionRow>, u32), StoreError>;

    /// The tables of a session, oldest first.
    async fn session_tables(&self, session: SessionId) -> Result<Vec<SessionTableRow>, StoreError>;

    /// Deals at the tables of a session that were voided after their end, oldest first.
    async fn session_voids(&self, session: SessionId)
    -> Result<Vec<(TableId, DealId)>, StoreError>;

    /// The row number of a server's latest transfer, 0 for none. Its later ones have greater numbers, whatever other
    /// servers leave behind: the numbers of a removed server's last transfers may be given again.
    async fn last_transfer(&self, guild: GuildId) -> Result<i64, StoreError>;

    /// The coins that moved in a server after a transfer, given by row number.
    /// Followed along the chains of its accounts, so that neither what came before nor other
    /// servers cost anything.
    async fn moved_after(&self, guild: GuildId, transfer: i64) -> Result<MovedRows, StoreError>;

    /// The tables of those of these deals that exist.
    async fn tables_of(&self, deals: &[DealId]) -> Result<Vec<(DealId, TableId)>, StoreError>;
}

#[async_trait]
impl ReadSessions for Sql {
    async fn session(&self, id: SessionId) -> Result<Option<SessionRow>, StoreError> {
        let text = format!("{SESSION} WHERE id = $1");
        let question = query_as(text).bind(id.row());
        self.first(question, session).await
    }

    async fn open_sessions(&self) -> Result<Vec<SessionRow>, StoreError> {
        let text = format!("{SESSION} WHERE closed_at IS NULL ORDER BY opened_at, id");
        let question = query_as(text);
        self.all(question, session).await
    }

    async fn past_session(
        &self,
        guild: GuildId,
        back: u32,
    ) -> Result<(Option<SessionRow>, u32), StoreError> {
        let text = format!(
            "{SESSION} WHERE guild = $1 AND closed_at IS NOT NULL
             ORDER BY opened_at DESC, id LIMIT 1 OFFSET $2"
        );
        let row: Option<SessionColumns> = query_as(text)
            .bind(guild.row())
            .bind(back)
            .fetch_optional(&*self.readers)
            .await?;
        let all = "SELECT COUNT(*) FROM sessions WHERE guild = $1 AND closed_at IS NOT NULL";
        let all = query_scalar(all)
            .bind(guild.row())
            .fetch_one(&*self.readers)
            .await?;
        Ok((row.map(session), all))
    }

    async fn session_tables(&self, session: SessionId) -> Result<Vec<SessionTableRow>, StoreError> {
        let question = query_as(
            "SELECT tables.id, tables.state, closed = 1 FROM session_tables
             JOIN tables ON tables.id = table_id WHERE session = $1
             ORDER BY tables.opened_at, tables.id",
        )
        .bind(session.row());
        let row = |(table, state, closed): (i64, String, bool)| SessionTableRow {
            table: TableId::from_row(table),
            state,
            closed,
        };
        self.all(question, row).await
    }

    async fn session_voids(
        &self,
        session: SessionId,
    ) -> Result<Vec<(TableId, DealId)>, StoreError> {
        let question = query_as(
            "SELECT deals.table_id, deals.id FROM session_tables
             JOIN deals ON deals.table_id = session_tables.table_id
             JOIN voids ON voids.deal = deals.id
             WHERE session = $1 ORDER BY started_at, deals.id",
        )
        .bind(session.row());
        let row = |(table, deal): (i64, i64)| (TableId::from_row(table), DealId::from_row(deal));
        self.all(question, row).await
    }

    async fn last_transfer(&self, guild: GuildId) -> Result<i64, StoreError> {
        let last: Option<i64> = query_scalar("SELECT MAX(posted) FROM accounts WHERE guild = $1")
            .bind(guild.row())
            .fetch_one(&*self.readers)
            .await?;
        Ok(last.unwrap_or(0))
    }

    async fn moved_after(&self, guild: GuildId, transfer: i64) -> Result<MovedRows, StoreError> {
        // One moment for both questions.
        let mut moment = self.readers.moment().await?;
        let transfers = query_as::<MovedColumns>(
            "WITH RECURSIVE chain (account, transfer) AS (
                SELECT id, posted FROM accounts WHERE guild = $1 AND posted > $2
                UNION ALL
                SELECT account, CASE WHEN debit = account THEN debit_before ELSE credit_before END
                FROM chain JOIN transfers ON transfers.id = chain.transfer
                WHERE CASE WHEN debit = account THEN debit_before ELSE credit_before END > $2)
             SELECT debits.name, credits.name, amount, reason, cause, at
             FROM chain JOIN transfers ON transfers.id = chain.transfer
             JOIN accounts AS debits ON debits.id = debit
             JOIN accounts AS credits ON credits.id = credit
             -- Each stands in the chains of both of its accounts.
             WHERE debit = chain.account ORDER BY transfers.id",
        )
        .bind(guild.row())
        .bind(transfer)
        .fetch_at(&mut *moment)
        .await?;
        let purses = query_as::<(String, i64)>(
            "SELECT purse, CAST(SUM(balance) AS BIGINT) FROM accounts
             WHERE guild = $1 AND kind <> 'mint' AND kind <> 'pot' AND purse IN (
                 SELECT purse FROM accounts WHERE guild = $1 AND posted > $2)
             GROUP BY purse ORDER BY purse",
        )
        .bind(guild.row())
        .bind(transfer)
        .fetch_at(&mut *moment)
        .await?;
        moment.close().await?;
        let row = |(debit, credit, amount, reason, cause, at)| MovedRow {
            debit,
            credit,
            amount,
            reason,
            cause,
            at,
        };
        Ok(MovedRows {
            transfers: transfers.into_iter().map(row).collect(),
            purses,
        })
    }

    async fn tables_of(&self, deals: &[DealId]) -> Result<Vec<(DealId, TableId)>, StoreError> {
        let question = query_as(concat!(
            "SELECT id, table_id FROM deals WHERE id IN (",
            each_number_of!("$1"),
            ")"
        ))
        .bind(list(deals.iter().map(|deal| deal.row())));
        let row = |(deal, table): (i64, i64)| (DealId::from_row(deal), TableId::from_row(table));
        self.all(question, row).await
    }
}

fn session((id, guild, opened_at, closed_at, state): SessionColumns) -> SessionRow {
    SessionRow {
        id: SessionId::from_row(id),
        guild: GuildId::from_row(guild),
        opened_at,
        closed_at,
        state,
    }
}
