//! What is stored about one member, to be shown to them, handed out, and erased.

use super::key::Key;
use super::{Sqlite, StoreError};
use async_trait::async_trait;
use ids::{DealId, GuildId, MemberId, TableId};

/// Words that a member typed beside a transfer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoteRow {
    /// Name of the transfer.
    pub transfer: String,
    /// What they typed.
    pub words: String,
}

/// A deal that the owner of a purse sat at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SatRow {
    /// Which.
    pub deal: DealId,
    /// Where it was played.
    pub table: TableId,
    /// When it began.
    pub started_at: i64,
}

/// An entry of the house's log that is by a member, or names them or a purse of theirs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntryRow {
    /// Its number.
    pub id: i64,
    /// When.
    pub at: i64,
    /// Who did it.
    pub by: Option<MemberId>,
    /// What: JSON, opaque to the store.
    pub what: String,
    /// The member it is about.
    pub about: Option<MemberId>,
    /// Words that were typed with it.
    pub words: Option<String>,
}

/// Its number, when, by whom, what, about whom, and what was typed.
type EntryColumns = (i64, i64, Option<i64>, String, Option<i64>, Option<String>);

/// Why a member may not sit down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptAwayRow {
    /// `ban` or `self`.
    pub kind: String,
    /// Until when; `None`: for good.
    pub until: Option<i64>,
    /// Why, as it was typed.
    pub reason: Option<String>,
    /// Since when.
    pub at: i64,
}

/// Entries of the log that concern a member: $1 the server, $2 the member, $3 what names them (their id, those of
/// their purses and of deals of theirs that were voided) as a JSON array of texts.
const ENTRIES: &str = "FROM house_log LEFT JOIN log_words ON entry = id
    WHERE house_log.guild = $1 AND (by = $2 OR member = $2
    OR EXISTS (SELECT 1 FROM json_each($3) AS name WHERE instr(what, name.value) > 0))";

/// Deals at which a purse sat ($1 the server, $2 the name of its account). Whoever is dealt in has had coins on hold
/// at that table, which finds the few tables to look through.
const SAT: &str = "FROM deals WHERE table_id IN (
        SELECT place FROM accounts WHERE guild = $1 AND purse = $2 AND kind = 'hold')
    AND instr(record, '\"' || $2 || '\"') > 0";

/// What is stored about one member.
#[async_trait]
pub trait ReadPrivacy {
    /// How many notes a member typed.
    ///
    /// # Errors
    /// Where the database fails, as with all that follow.
    async fn count_notes(&self, guild: GuildId, author: MemberId) -> Result<u32, StoreError>;

    /// The notes that a member typed.
    ///
    /// # Errors
    /// Where the database fails.
    async fn notes_of(
        &self,
        guild: GuildId,
        author: MemberId,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<NoteRow>, StoreError>;

    /// How many transfers came to the owner of this account or went from them.
    ///
    /// # Errors
    /// Where the database fails.
    async fn count_lines(&self, guild: GuildId, account: &str) -> Result<u32, StoreError>;

    /// At how many deals the purse of this account sat.
    ///
    /// # Errors
    /// Where the database fails.
    async fn count_sat(&self, guild: GuildId, account: &str) -> Result<u32, StoreError>;

    /// The deals at which the purse of this account sat, the latest first.
    ///
    /// # Errors
    /// Where the database fails.
    async fn sat_at(
        &self,
        guild: GuildId,
        account: &str,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<SatRow>, StoreError>;

    /// The finished deals at which the purse of this account sat and which were voided, or are to be.
    ///
    /// # Errors
    /// Where the database fails.
    async fn voided_deals(&self, guild: GuildId, account: &str) -> Result<Vec<DealId>, StoreError>;

    /// How many entries of the log concern a member or name one of these ids.
    ///
    /// # Errors
    /// Where the database fails.
    async fn count_entries(
        &self,
        guild: GuildId,
        member: MemberId,
        ids: &[String],
    ) -> Result<u32, StoreError>;

    /// Entries of the log that concern a member or name one of these ids, after the one of this number, the oldest first.
    ///
    /// # Errors
    /// Where the database fails.
    async fn entries_of(
        &self,
        guild: GuildId,
        member: MemberId,
        ids: &[String],
        after: i64,
        limit: u32,
    ) -> Result<Vec<EntryRow>, StoreError>;

    /// What keeps a member from the tables, also where its time is over.
    ///
    /// # Errors
    /// Where the database fails.
    async fn kept_away(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<Vec<KeptAwayRow>, StoreError>;

    /// The closed tables of a server whose state has this text in it.
    ///
    /// # Errors
    /// Where the database fails.
    async fn closed_with(&self, guild: GuildId, text: &str) -> Result<Vec<TableId>, StoreError>;

    /// The servers of which anything is stored.
    ///
    /// # Errors
    /// Where the database fails.
    async fn servers(&self) -> Result<Vec<GuildId>, StoreError>;
}

#[async_trait]
impl ReadPrivacy for Sqlite {
    async fn count_notes(&self, guild: GuildId, author: MemberId) -> Result<u32, StoreError> {
        Ok(
            sqlx::query_scalar("SELECT COUNT(*) FROM notes WHERE guild = $1 AND author = $2")
                .bind(guild.row())
                .bind(author.row())
                .fetch_one(&self.readers)
                .await?,
        )
    }

    async fn notes_of(
        &self,
        guild: GuildId,
        author: MemberId,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<NoteRow>, StoreError> {
        let rows: Vec<(String, String)> = sqlx::query_as(
            "SELECT transfer, words FROM notes WHERE guild = $1 AND author = $2
             ORDER BY transfer LIMIT $3 OFFSET $4",
        )
        .bind(guild.row())
        .bind(author.row())
        .bind(limit)
        .bind(skip)
        .fetch_all(&self.readers)
        .await?;
        let row = |(transfer, words)| NoteRow { transfer, words };
        Ok(rows.into_iter().map(row).collect())
    }

    async fn count_lines(&self, guild: GuildId, account: &str) -> Result<u32, StoreError> {
        Ok(sqlx::query_scalar(
            "WITH mine AS (SELECT id FROM accounts WHERE guild = $1 AND purse = $2)
             SELECT COUNT(*) FROM transfers
             WHERE guild = $1 AND (debit IN mine) <> (credit IN mine)",
        )
        .bind(guild.row())
        .bind(account)
        .fetch_one(&self.readers)
        .await?)
    }

    async fn count_sat(&self, guild: GuildId, account: &str) -> Result<u32, StoreError> {
        let text = format!("SELECT COUNT(*) {SAT}");
        Ok(sqlx::query_scalar(sqlx::AssertSqlSafe(text))
            .bind(guild.row())
            .bind(account)
            .fetch_one(&self.readers)
            .await?)
    }

    async fn sat_at(
        &self,
        guild: GuildId,
        account: &str,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<SatRow>, StoreError> {
        let text = format!(
            "SELECT id, table_id, started_at {SAT} ORDER BY started_at DESC, id LIMIT $3 OFFSET $4"
        );
        let rows: Vec<(i64, i64, i64)> = sqlx::query_as(sqlx::AssertSqlSafe(text))
            .bind(guild.row())
            .bind(account)
            .bind(limit)
            .bind(skip)
            .fetch_all(&self.readers)
            .await?;
        let row = |(deal, table, started_at)| SatRow {
            deal: DealId::of_row(deal),
            table: TableId::of_row(table),
            started_at,
        };
        Ok(rows.into_iter().map(row).collect())
    }

    async fn voided_deals(&self, guild: GuildId, account: &str) -> Result<Vec<DealId>, StoreError> {
        let rows: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM deals WHERE id IN (
                 SELECT deal FROM voids WHERE guild = $1
                 UNION SELECT deal FROM void_requests WHERE guild = $1)
             AND instr(record, '\"' || $2 || '\"') > 0 ORDER BY id",
        )
        .bind(guild.row())
        .bind(account)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(DealId::of_row).collect())
    }

    async fn count_entries(
        &self,
        guild: GuildId,
        member: MemberId,
        ids: &[String],
    ) -> Result<u32, StoreError> {
        let text = format!("SELECT COUNT(*) {ENTRIES}");
        Ok(sqlx::query_scalar(sqlx::AssertSqlSafe(text))
            .bind(guild.row())
            .bind(member.row())
            .bind(names_of(member, ids))
            .fetch_one(&self.readers)
            .await?)
    }

    async fn entries_of(
        &self,
        guild: GuildId,
        member: MemberId,
        ids: &[String],
        after: i64,
        limit: u32,
    ) -> Result<Vec<EntryRow>, StoreError> {
        let text = format!(
            "SELECT id, at, by, what, member, words {ENTRIES} AND id > $4 ORDER BY id LIMIT $5"
        );
        let rows: Vec<EntryColumns> = sqlx::query_as(sqlx::AssertSqlSafe(text))
            .bind(guild.row())
            .bind(member.row())
            .bind(names_of(member, ids))
            .bind(after)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?;
        let row = |(id, at, by, what, about, words): EntryColumns| EntryRow {
            id,
            at,
            by: by.map(MemberId::of_row),
            what,
            about: about.map(MemberId::of_row),
            words,
        };
        Ok(rows.into_iter().map(row).collect())
    }

    async fn kept_away(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<Vec<KeptAwayRow>, StoreError> {
        let rows: Vec<(String, Option<i64>, Option<String>, i64)> = sqlx::query_as(
            "SELECT kind, until, reason, at FROM barred WHERE guild = $1 AND member = $2
             ORDER BY at, kind",
        )
        .bind(guild.row())
        .bind(member.row())
        .fetch_all(&self.readers)
        .await?;
        let row = |(kind, until, reason, at)| KeptAwayRow {
            kind,
            until,
            reason,
            at,
        };
        Ok(rows.into_iter().map(row).collect())
    }

    async fn closed_with(&self, guild: GuildId, text: &str) -> Result<Vec<TableId>, StoreError> {
        let rows: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE guild = $1 AND closed = 1 AND instr(state, $2) > 0",
        )
        .bind(guild.row())
        .bind(text)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(TableId::of_row).collect())
    }

    async fn servers(&self) -> Result<Vec<GuildId>, StoreError> {
        let rows: Vec<i64> = sqlx::query_scalar(
            "SELECT DISTINCT guild FROM accounts UNION SELECT DISTINCT guild FROM members
             UNION SELECT guild FROM guilds",
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(GuildId::of_row).collect())
    }
}

/// What a member goes by in what is stored as JSON, as a JSON array of texts.
fn names_of(member: MemberId, ids: &[String]) -> String {
    let mut names = vec![member.to_string()];
    names.extend_from_slice(ids);
    // Letters and digits: nothing that has to be escaped.
    format!("[\"{}\"]", names.join("\",\""))
}
