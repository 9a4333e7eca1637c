//! Tables, deals, messages and settings.

use async_trait::async_trait;

use super::StoreError;
use super::key::Key;
use super::rows::Ended;
use super::sql::Sql;
use super::sql::question::{query_as, query_scalar};
use ids::{ChannelId, DealId, GuildId, MessageId, Moment, TableId, Version};

/// A table as last written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRow {
    pub id: TableId,
    pub guild: GuildId,
    /// Where its public message is.
    pub channel: ChannelId,
    /// `from_version` of the next write.
    pub version: Version,
    /// The table itself: JSON, opaque to the store.
    pub state: String,
    /// Its next deadline, if it has one.
    pub due_at: Option<Moment>,
    /// Cannot be written any more.
    pub closed: bool,
}

/// A deal: how it began and, if it is over, how it ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DealRow {
    pub id: DealId,
    pub guild: GuildId,
    pub table: TableId,
    /// The record without acts and result, as JSON.
    pub record: String,
    pub started_at: i64,
    /// When it ended, how, and the record's result as JSON; `None` while it runs.
    pub end: Option<(i64, Ended, String)>,
}

/// An act of a deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ActRow {
    /// Its number in the deal, from 0.
    pub n: u32,
    pub seat: u8,
    pub words: String,
}

/// A message of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SurfaceRow {
    pub table: TableId,
    /// The caller's word for which of the table's messages this is.
    pub kind: String,
    pub channel: ChannelId,
    pub message: MessageId,
    pub posted_at: i64,
}

const TABLE: &str = "SELECT id, guild, channel, version, state, due_at, closed FROM tables";
type TableColumns = (i64, i64, i64, i64, String, Option<i64>, i64);

/// What [`deal`] reads.
pub(super) const DEAL_COLUMNS: &str =
    "deals.id, deals.guild, table_id, record, started_at, ended_at, ended, result";
pub(super) type DealColumns = (
    i64,
    i64,
    i64,
    String,
    i64,
    Option<i64>,
    Option<String>,
    Option<String>,
);

/// Tables, deals, messages and settings.
#[async_trait]
pub trait ReadTables {
    /// Every open table of every server (of a lease: of its shard), oldest first.
    async fn open_tables(&self) -> Result<Vec<TableRow>, StoreError>;

    /// A table, open or closed.
    async fn table(&self, id: TableId) -> Result<Option<TableRow>, StoreError>;

    async fn deal(&self, id: DealId) -> Result<Option<DealRow>, StoreError>;

    /// The unfinished deal of a table; if its rows hold several, the latest.
    async fn running_deal(&self, table: TableId) -> Result<Option<DealId>, StoreError>;

    async fn acts(&self, deal: DealId) -> Result<Vec<ActRow>, StoreError>;

    /// The latest finished deals of a table, newest first.
    async fn finished_deals(&self, of: TableId, limit: u32) -> Result<Vec<DealRow>, StoreError>;

    async fn surfaces(&self, table: TableId) -> Result<Vec<SurfaceRow>, StoreError>;

    /// The settings of a server as JSON; `{}` if none were changed.
    async fn settings(&self, guild: GuildId) -> Result<String, StoreError>;

    /// The settings, as JSON, of every server that changed any.
    async fn all_settings(&self) -> Result<Vec<(GuildId, String)>, StoreError>;

    /// The servers that the bot left, with when.
    async fn departed_guilds(&self) -> Result<Vec<(GuildId, i64)>, StoreError>;
}

#[async_trait]
impl ReadTables for Sql {
    async fn open_tables(&self) -> Result<Vec<TableRow>, StoreError> {
        let text =
            format!("{TABLE} WHERE closed = 0 AND (guild >> 22) % $1 = $2 ORDER BY opened_at, id");
        let shard = self.shard();
        let question = query_as(text)
            .bind(shard.of.cast_signed())
            .bind(shard.number.cast_signed());
        self.all(question, table).await
    }

    async fn table(&self, id: TableId) -> Result<Option<TableRow>, StoreError> {
        let text = format!("{TABLE} WHERE id = $1");
        let question = query_as(text).bind(id.row());
        self.first(question, table).await
    }

    async fn deal(&self, id: DealId) -> Result<Option<DealRow>, StoreError> {
        let text = format!("SELECT {DEAL_COLUMNS} FROM deals WHERE id = $1");
        let question = query_as(text).bind(id.row());
        self.first(question, deal).await
    }

    async fn running_deal(&self, table: TableId) -> Result<Option<DealId>, StoreError> {
        let text = "SELECT id FROM deals WHERE table_id = $1 AND ended IS NULL
                    ORDER BY started_at DESC, id LIMIT 1";
        let id: Option<i64> = query_scalar(text)
            .bind(table.row())
            .fetch_optional(&*self.readers)
            .await?;
        Ok(id.map(DealId::from_row))
    }

    async fn acts(&self, deal: DealId) -> Result<Vec<ActRow>, StoreError> {
        let question =
            query_as("SELECT n, seat, words FROM acts WHERE deal = $1 ORDER BY n").bind(deal.row());
        self.all(question, |(n, seat, words): (u32, u8, String)| ActRow {
            n,
            seat,
            words,
        })
        .await
    }

    async fn finished_deals(&self, of: TableId, limit: u32) -> Result<Vec<DealRow>, StoreError> {
        let text = format!(
            "SELECT {DEAL_COLUMNS} FROM deals WHERE table_id = $1 AND ended IS NOT NULL
             ORDER BY started_at DESC, id LIMIT $2"
        );
        let question = query_as(text).bind(of.row()).bind(limit);
        self.all(question, deal).await
    }

    async fn surfaces(&self, table: TableId) -> Result<Vec<SurfaceRow>, StoreError> {
        let question = query_as(
            "SELECT kind, channel, message, posted_at FROM surfaces
             WHERE table_id = $1 ORDER BY kind",
        )
        .bind(table.row());
        self.all(
            question,
            |(kind, channel, message, posted_at): (String, i64, i64, i64)| SurfaceRow {
                table,
                kind,
                channel: ChannelId::from_row(channel),
                message: MessageId::from_row(message),
                posted_at,
            },
        )
        .await
    }

    async fn settings(&self, guild: GuildId) -> Result<String, StoreError> {
        let settings: Option<String> = query_scalar("SELECT settings FROM guilds WHERE guild = $1")
            .bind(guild.row())
            .fetch_optional(&*self.readers)
            .await?;
        Ok(settings.unwrap_or_else(|| "{}".into()))
    }

    async fn all_settings(&self) -> Result<Vec<(GuildId, String)>, StoreError> {
        let question = query_as("SELECT guild, settings FROM guilds WHERE settings <> '{}'");
        self.all(question, |(guild, settings): (i64, String)| {
            (GuildId::from_row(guild), settings)
        })
        .await
    }

    async fn departed_guilds(&self) -> Result<Vec<(GuildId, i64)>, StoreError> {
        let question = query_as(
            "SELECT guild, gone_at FROM guilds WHERE gone_at IS NOT NULL ORDER BY gone_at",
        );
        self.all(question, |(guild, at): (i64, i64)| {
            (GuildId::from_row(guild), at)
        })
        .await
    }
}

fn table((id, guild, channel, version, state, due_at, closed): TableColumns) -> TableRow {
    TableRow {
        id: TableId::from_row(id),
        guild: GuildId::from_row(guild),
        channel: ChannelId::from_row(channel),
        version: Version(version),
        state,
        due_at: due_at.map(Moment),
        closed: closed == 1,
    }
}

pub(super) fn deal(
    (id, guild, table, record, started_at, ended_at, ended, result): DealColumns,
) -> DealRow {
    let ended = ended.map(|word| match word.as_str() {
        "voided" => Ended::Voided,
        _ => Ended::Played,
    });
    DealRow {
        id: DealId::from_row(id),
        guild: GuildId::from_row(guild),
        table: TableId::from_row(table),
        record,
        started_at,
        // The schema sets all three, or none.
        end: match (ended_at, ended, result) {
            (Some(at), Some(ended), Some(result)) => Some((at, ended, result)),
            _ => None,
        },
    }
}
