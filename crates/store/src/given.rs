//! Gifts that a member gets only once, what they lost and paid before an erasure, and one-time upgrades. These rows
//! outlast an erasure.

use super::StoreError;
use super::key::Key;
use super::rows::{DayTotalsRow, GivenRow};
use super::sql::Sql;
use super::sql::question::{query_as, query_scalar};
use async_trait::async_trait;
use ids::{GuildId, MemberId, PurseId};

/// Gifts, and who can get some.
#[async_trait]
pub trait ReadGiven {
    /// Whether this gift was given.
    async fn is_given(&self, row: &GivenRow) -> Result<bool, StoreError>;

    /// What is kept of the latest day on which the member behind this hash was erased.
    async fn day_totals(
        &self,
        guild: GuildId,
        hash: &str,
    ) -> Result<Option<DayTotalsRow>, StoreError>;

    /// Starting coins by the account that received them, all of one account together; sorted by its name.
    async fn started(&self, guild: GuildId) -> Result<Vec<(String, i64)>, StoreError>;

    /// The members' own purses in a server, sorted.
    async fn own_purses(&self, guild: GuildId) -> Result<Vec<PurseId>, StoreError>;

    /// Every known member of every server.
    async fn all_members(&self) -> Result<Vec<(GuildId, MemberId)>, StoreError>;

    /// Servers that have settings, a known member or a member's account.
    async fn servers_met(&self) -> Result<Vec<GuildId>, StoreError>;

    /// Whether a one-time upgrade was made.
    async fn is_upgraded(&self, name: &str) -> Result<bool, StoreError>;
}

#[async_trait]
impl ReadGiven for Sql {
    async fn is_given(&self, row: &GivenRow) -> Result<bool, StoreError> {
        let (kind, day) = row.gift.row();
        let found: Option<i64> = query_scalar(
            "SELECT 1 FROM given WHERE guild = $1 AND hash = $2 AND kind = $3 AND day = $4",
        )
        .bind(row.guild.row())
        .bind(&row.hash)
        .bind(kind)
        .bind(day)
        .fetch_optional(&*self.readers)
        .await?;
        Ok(found.is_some())
    }

    async fn day_totals(
        &self,
        guild: GuildId,
        hash: &str,
    ) -> Result<Option<DayTotalsRow>, StoreError> {
        let row: Option<(i64, i64, i64)> = query_as(
            "SELECT day, lost, paid FROM day_totals WHERE guild = $1 AND hash = $2
             ORDER BY day DESC LIMIT 1",
        )
        .bind(guild.row())
        .bind(hash)
        .fetch_optional(&*self.readers)
        .await?;
        Ok(row.map(|(day, lost, paid)| DayTotalsRow {
            guild,
            hash: hash.to_owned(),
            day,
            lost,
            paid,
        }))
    }

    async fn started(&self, guild: GuildId) -> Result<Vec<(String, i64)>, StoreError> {
        Ok(query_as(
            "SELECT accounts.name, CAST(SUM(amount) AS BIGINT)
             FROM transfers JOIN accounts ON accounts.id = credit
             WHERE transfers.guild = $1 AND transfers.name >= 'start:' AND transfers.name < 'start;'
                AND reason = 'start'
             GROUP BY accounts.name ORDER BY accounts.name",
        )
        .bind(guild.row())
        .fetch_all(&*self.readers)
        .await?)
    }

    async fn own_purses(&self, guild: GuildId) -> Result<Vec<PurseId>, StoreError> {
        let question = query_scalar("SELECT purse FROM members WHERE guild = $1").bind(guild.row());
        let mut purses: Vec<PurseId> = self.ids(question).await?;
        purses.sort_unstable();
        Ok(purses)
    }

    async fn all_members(&self) -> Result<Vec<(GuildId, MemberId)>, StoreError> {
        let question = query_as("SELECT guild, member FROM members");
        let ids =
            |(guild, member): (i64, i64)| (GuildId::from_row(guild), MemberId::from_row(member));
        self.all(question, ids).await
    }

    async fn servers_met(&self) -> Result<Vec<GuildId>, StoreError> {
        let question = query_scalar(
            "SELECT guild FROM guilds WHERE settings <> '{}'
             UNION SELECT guild FROM members
             UNION SELECT guild FROM accounts WHERE kind = 'member'",
        );
        self.ids(question).await
    }

    async fn is_upgraded(&self, name: &str) -> Result<bool, StoreError> {
        let found: Option<i64> = query_scalar("SELECT 1 FROM upgrades WHERE name = $1")
            .bind(name)
            .fetch_optional(&*self.readers)
            .await?;
        Ok(found.is_some())
    }
}
