//! What is stored about one member: to show, export and erase.

use super::StoreError;
use super::key::Key;
use super::sql::Sql;
use super::sql::dialect::{contains, each_of, list};
use super::sql::question::{query_as, query_scalar};
use async_trait::async_trait;
use ids::{DealId, GuildId, MemberId, TableId};

/// A member's comment on a transfer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoteRow {
    pub transfer: String,
    pub words: String,
}

/// A deal that a purse's owner was dealt into.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DealtInRow {
    pub deal: DealId,
    pub table: TableId,
    pub started_at: i64,
}

/// A log entry by or about a member, or that names them or a purse of theirs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntryRow {
    pub id: i64,
    pub at: i64,
    pub by: Option<MemberId>,
    /// What: JSON, opaque to the store.
    pub what: String,
    pub about: Option<MemberId>,
    /// What was typed with it.
    pub words: Option<String>,
}

type EntryColumns = (i64, i64, Option<i64>, String, Option<i64>, Option<String>);

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExclusionRow {
    /// `ban` or `self`.
    pub kind: String,
    /// `None`: for good.
    pub until: Option<i64>,
    /// As typed.
    pub reason: Option<String>,
    pub at: i64,
}

/// Log entries that concern a member: $1 the server, $2 the member, $3 a list of what names them (their id, those of
/// their purses and of their voided deals).
const ENTRIES: &str = concat!(
    "FROM house_log LEFT JOIN log_words ON entry = id
    WHERE house_log.guild = $1 AND (by = $2 OR member = $2
    OR EXISTS (SELECT 1 FROM (",
    each_of!("$3"),
    ") AS name WHERE ",
    contains!("what", "name.value"),
    "))"
);

/// Deals that a purse was dealt into ($1 the server, $2 the name of its account). Whoever is dealt in has had a hold
/// at that table, which leaves few tables to search.
const SAT: &str = concat!(
    "FROM deals WHERE table_id IN (
        SELECT place FROM accounts WHERE guild = $1 AND purse = $2 AND kind = 'hold')
    AND ",
    contains!("record", "'\"' || $2 || '\"'")
);

#[async_trait]
pub trait ReadPrivacy {
    async fn count_notes(&self, guild: GuildId, author: MemberId) -> Result<u32, StoreError>;

    async fn notes_of(
        &self,
        guild: GuildId,
        author: MemberId,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<NoteRow>, StoreError>;

    /// How many transfers the owner of this account received or gave.
    async fn count_lines(&self, guild: GuildId, account: &str) -> Result<u32, StoreError>;

    /// How many deals the owner of this account was dealt into.
    async fn count_sat(&self, guild: GuildId, account: &str) -> Result<u32, StoreError>;

    /// The deals that the owner of this account was dealt into, latest first.
    async fn sat_at(
        &self,
        guild: GuildId,
        account: &str,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<DealtInRow>, StoreError>;

    /// The finished deals of this account's owner that were voided or have a void request.
    async fn voided_deals(&self, guild: GuildId, account: &str) -> Result<Vec<DealId>, StoreError>;

    /// How many log entries concern a member or name one of these ids.
    async fn count_entries(
        &self,
        guild: GuildId,
        member: MemberId,
        ids: &[String],
    ) -> Result<u32, StoreError>;

    /// Up to `limit` log entries above id `after` that concern a member or name one of these ids, oldest first.
    async fn entries_of(
        &self,
        guild: GuildId,
        member: MemberId,
        ids: &[String],
        after: i64,
        limit: u32,
    ) -> Result<Vec<EntryRow>, StoreError>;

    /// The bars of a member, expired or not, oldest first.
    async fn kept_away(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<Vec<ExclusionRow>, StoreError>;

    /// The closed tables of a server whose state contains this text.
    async fn closed_with(&self, guild: GuildId, text: &str) -> Result<Vec<TableId>, StoreError>;

    /// Servers with accounts, members or settings.
    async fn servers(&self) -> Result<Vec<GuildId>, StoreError>;
}

#[async_trait]
impl ReadPrivacy for Sql {
    async fn count_notes(&self, guild: GuildId, author: MemberId) -> Result<u32, StoreError> {
        Ok(
            query_scalar("SELECT COUNT(*) FROM notes WHERE guild = $1 AND author = $2")
                .bind(guild.row())
                .bind(author.row())
                .fetch_one(&*self.readers)
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
        let question = query_as(
            "SELECT transfer, words FROM notes WHERE guild = $1 AND author = $2
             ORDER BY transfer LIMIT $3 OFFSET $4",
        )
        .bind(guild.row())
        .bind(author.row())
        .bind(limit)
        .bind(skip);
        let row = |(transfer, words): (String, String)| NoteRow { transfer, words };
        self.all(question, row).await
    }

    async fn count_lines(&self, guild: GuildId, account: &str) -> Result<u32, StoreError> {
        Ok(query_scalar(
            "WITH mine AS (SELECT id FROM accounts WHERE guild = $1 AND purse = $2)
             SELECT COUNT(*) FROM transfers
             WHERE guild = $1 AND (debit IN (SELECT id FROM mine)) <> (credit IN (SELECT id FROM mine))",
        )
        .bind(guild.row())
        .bind(account)
        .fetch_one(&*self.readers)
        .await?)
    }

    async fn count_sat(&self, guild: GuildId, account: &str) -> Result<u32, StoreError> {
        let text = format!("SELECT COUNT(*) {SAT}");
        Ok(query_scalar(text)
            .bind(guild.row())
            .bind(account)
            .fetch_one(&*self.readers)
            .await?)
    }

    async fn sat_at(
        &self,
        guild: GuildId,
        account: &str,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<DealtInRow>, StoreError> {
        let text = format!(
            "SELECT id, table_id, started_at {SAT} ORDER BY started_at DESC, id LIMIT $3 OFFSET $4"
        );
        let question = query_as(text)
            .bind(guild.row())
            .bind(account)
            .bind(limit)
            .bind(skip);
        let row = |(deal, table, started_at): (i64, i64, i64)| DealtInRow {
            deal: DealId::from_row(deal),
            table: TableId::from_row(table),
            started_at,
        };
        self.all(question, row).await
    }

    async fn voided_deals(&self, guild: GuildId, account: &str) -> Result<Vec<DealId>, StoreError> {
        let question = query_scalar(concat!(
            "SELECT id FROM deals WHERE id IN (
                 SELECT deal FROM voids WHERE guild = $1
                 UNION SELECT deal FROM void_requests WHERE guild = $1)
             AND ",
            contains!("record", "'\"' || $2 || '\"'"),
            " ORDER BY id"
        ))
        .bind(guild.row())
        .bind(account);
        self.ids(question).await
    }

    async fn count_entries(
        &self,
        guild: GuildId,
        member: MemberId,
        ids: &[String],
    ) -> Result<u32, StoreError> {
        let text = format!("SELECT COUNT(*) {ENTRIES}");
        Ok(query_scalar(text)
            .bind(guild.row())
            .bind(member.row())
            .bind(names_of(member, ids))
            .fetch_one(&*self.readers)
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
        let question = query_as(text)
            .bind(guild.row())
            .bind(member.row())
            .bind(names_of(member, ids))
            .bind(after)
            .bind(limit);
        let row = |(id, at, by, what, about, words): EntryColumns| EntryRow {
            id,
            at,
            by: by.map(MemberId::from_row),
            what,
            about: about.map(MemberId::from_row),
            words,
        };
        self.all(question, row).await
    }

    async fn kept_away(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<Vec<ExclusionRow>, StoreError> {
        let question = query_as(
            "SELECT kind, until, reason, at FROM barred WHERE guild = $1 AND member = $2
             ORDER BY at, kind",
        )
        .bind(guild.row())
        .bind(member.row());
        let row =
            |(kind, until, reason, at): (String, Option<i64>, Option<String>, i64)| ExclusionRow {
                kind,
                until,
                reason,
                at,
            };
        self.all(question, row).await
    }

    async fn closed_with(&self, guild: GuildId, text: &str) -> Result<Vec<TableId>, StoreError> {
        let question = query_scalar(concat!(
            "SELECT id FROM tables WHERE guild = $1 AND closed = 1 AND ",
            contains!("state", "$2")
        ))
        .bind(guild.row())
        .bind(text);
        self.ids(question).await
    }

    async fn servers(&self) -> Result<Vec<GuildId>, StoreError> {
        let question = query_scalar(
            "SELECT DISTINCT guild FROM accounts UNION SELECT DISTINCT guild FROM members
             UNION SELECT guild FROM guilds",
        );
        self.ids(question).await
    }
}

/// What a member goes by in stored JSON, as a list parameter.
fn names_of(member: MemberId, ids: &[String]) -> String {
    list([member.to_string()].iter().chain(ids))
}
