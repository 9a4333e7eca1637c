//! Who the purses belong to: members and their characters.

use super::key::Key;
use super::{Sqlite, StoreError};
use async_trait::async_trait;
use ids::{GuildId, MemberId, PurseId};

/// A member as the house knows them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PersonRow {
    /// The name shown; empty if none is known yet.
    pub name: String,
    /// Their own purse.
    pub purse: PurseId,
    /// The character they play as.
    pub plays: Option<PurseId>,
    /// What they like, as JSON.
    pub taste: String,
}

/// A character of a member.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CharacterRow {
    /// Its purse.
    pub id: PurseId,
    /// The server.
    pub guild: GuildId,
    /// Whose it is.
    pub member: MemberId,
    /// What it is called.
    pub name: String,
    /// Where its picture is.
    pub picture: Option<String>,
    /// Since when.
    pub made_at: i64,
    /// Since when nobody plays as it any more.
    pub retired_at: Option<i64>,
}

/// Who a purse belongs to, as they show.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Holder {
    /// The member.
    pub member: MemberId,
    /// What the member is called, or their character; empty if that is not known.
    pub name: String,
    /// Whether it is a character's purse, and the picture of that character.
    pub character: Option<Option<String>>,
}

type CharacterColumns = (i64, i64, i64, String, Option<String>, i64, Option<i64>);

const COLUMNS: &str =
    "SELECT id, guild, member, name, picture, made_at, retired_at FROM characters";

/// Members, their characters, and whose a purse is.
#[async_trait]
pub trait ReadPeople {
    /// A member, if the house has heard of them.
    ///
    /// # Errors
    /// Where the database fails, as with all that follow.
    async fn person(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<Option<PersonRow>, StoreError>;

    /// Whose a purse is, and what its owner (the member, or the character) is called;
    /// nobody where that was erased.
    ///
    /// # Errors
    /// Where the database fails.
    async fn holder(&self, guild: GuildId, purse: PurseId) -> Result<Option<Holder>, StoreError>;

    /// Whether another member of a server, a character, or a patron of the house goes by a name;
    /// a character's own purse does not count.
    ///
    /// # Errors
    /// Where the database fails.
    async fn is_name_taken(
        &self,
        guild: GuildId,
        member: MemberId,
        purse: PurseId,
        name: &str,
    ) -> Result<bool, StoreError>;

    /// A character, retired ones too.
    ///
    /// # Errors
    /// Where the database fails.
    async fn character(&self, id: PurseId) -> Result<Option<CharacterRow>, StoreError>;

    /// The characters of a member, retired ones too, the oldest first.
    ///
    /// # Errors
    /// Where the database fails.
    async fn characters(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<Vec<CharacterRow>, StoreError>;

    /// The secret of this file that goes by this name.
    ///
    /// # Errors
    /// Where the database fails.
    async fn secret(&self, name: &str) -> Result<Option<String>, StoreError>;
}

#[async_trait]
impl ReadPeople for Sqlite {
    async fn person(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<Option<PersonRow>, StoreError> {
        let row: Option<(String, i64, Option<i64>, String)> = sqlx::query_as(
            "SELECT name, purse, plays, taste FROM members WHERE guild = $1 AND member = $2",
        )
        .bind(guild.row())
        .bind(member.row())
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.map(|(name, purse, plays, taste)| PersonRow {
            name,
            purse: PurseId::of_row(purse),
            plays: plays.map(PurseId::of_row),
            taste,
        }))
    }

    async fn holder(&self, guild: GuildId, purse: PurseId) -> Result<Option<Holder>, StoreError> {
        let row: Option<(i64, String, i64, Option<String>)> = sqlx::query_as(
            "SELECT member, name, 0, NULL FROM members WHERE guild = $1 AND purse = $2
             UNION ALL SELECT member, name, 1, picture FROM characters WHERE guild = $1 AND id = $2",
        )
        .bind(guild.row())
        .bind(purse.row())
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.map(|(member, name, is_character, picture)| Holder {
            member: MemberId::of_row(member),
            name,
            character: (is_character == 1).then_some(picture),
        }))
    }

    async fn is_name_taken(
        &self,
        guild: GuildId,
        member: MemberId,
        purse: PurseId,
        name: &str,
    ) -> Result<bool, StoreError> {
        let taken: Option<i64> = sqlx::query_scalar(
            "SELECT 1 FROM members WHERE guild = $1 AND member <> $2 AND lower(name) = lower($4)
             UNION ALL SELECT 1 FROM characters WHERE guild = $1 AND id <> $3
                AND retired_at IS NULL AND lower(name) = lower($4)
             UNION ALL SELECT 1 FROM patrons WHERE guild = $1
                AND dismissed_at IS NULL AND lower(name) = lower($4)",
        )
        .bind(guild.row())
        .bind(member.row())
        .bind(purse.row())
        .bind(name)
        .fetch_optional(&self.readers)
        .await?;
        Ok(taken.is_some())
    }

    async fn character(&self, id: PurseId) -> Result<Option<CharacterRow>, StoreError> {
        let row: Option<CharacterColumns> =
            sqlx::query_as(sqlx::AssertSqlSafe(format!("{COLUMNS} WHERE id = $1")))
                .bind(id.row())
                .fetch_optional(&self.readers)
                .await?;
        Ok(row.map(CharacterRow::of))
    }

    async fn characters(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<Vec<CharacterRow>, StoreError> {
        let text = format!("{COLUMNS} WHERE guild = $1 AND member = $2 ORDER BY made_at, id");
        let rows: Vec<CharacterColumns> = sqlx::query_as(sqlx::AssertSqlSafe(text))
            .bind(guild.row())
            .bind(member.row())
            .fetch_all(&self.readers)
            .await?;
        Ok(rows.into_iter().map(CharacterRow::of).collect())
    }

    async fn secret(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(
            sqlx::query_scalar("SELECT key FROM secrets WHERE name = $1")
                .bind(name)
                .fetch_optional(&self.readers)
                .await?,
        )
    }
}

impl CharacterRow {
    fn of(row: CharacterColumns) -> CharacterRow {
        let (id, guild, member, name, picture, made_at, retired_at) = row;
        CharacterRow {
            id: PurseId::of_row(id),
            guild: GuildId::of_row(guild),
            member: MemberId::of_row(member),
            name,
            picture,
            made_at,
            retired_at,
        }
    }
}
