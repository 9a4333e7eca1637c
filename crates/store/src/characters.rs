//! Members and their characters: the owners of purses.

use super::StoreError;
use super::key::Key;
use super::rows::CharacterRow;
use super::sql::Sql;
use super::sql::dialect::same_but_for_case;
use super::sql::question::{query_as, query_scalar};
use async_trait::async_trait;
use ids::{GuildId, MemberId, PurseId};

/// A known member of a server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PersonRow {
    /// The display name; empty if not known yet.
    pub name: String,
    pub purse: PurseId,
    pub plays: Option<PurseId>,
    /// Preferences: JSON, opaque to the store.
    pub taste: String,
}

/// The owner of a purse and the name they go by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Holder {
    pub member: MemberId,
    /// The member's name or their character's; empty if not known.
    pub name: String,
    /// Set if it is a character's purse, with the character's picture.
    pub character: Option<Option<String>>,
}

type CharacterColumns = (i64, i64, i64, String, Option<String>, i64, Option<i64>);

const COLUMNS: &str =
    "SELECT id, guild, member, name, picture, made_at, retired_at FROM characters";

/// Members, their characters, and the owners of purses.
#[async_trait]
pub trait ReadPeople {
    /// A member, if known.
    async fn person(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<Option<PersonRow>, StoreError>;

    /// The owner of a purse; `None` if unknown or erased.
    async fn holder(&self, guild: GuildId, purse: PurseId) -> Result<Option<Holder>, StoreError>;

    /// Whether another member, an unretired character with another purse, or a hired patron of the server has this
    /// name; the case of ASCII letters does not matter.
    async fn is_name_taken(
        &self,
        guild: GuildId,
        member: MemberId,
        purse: PurseId,
        name: &str,
    ) -> Result<bool, StoreError>;

    /// A character, retired or not.
    async fn character(&self, id: PurseId) -> Result<Option<CharacterRow>, StoreError>;

    /// All characters of a member, retired or not, oldest first.
    async fn characters(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<Vec<CharacterRow>, StoreError>;

    /// The secret of this name, in hex.
    async fn secret(&self, name: &str) -> Result<Option<String>, StoreError>;

    /// The secrets that came with a server from another database, in hex.
    async fn secrets_of_servers(&self) -> Result<Vec<(GuildId, String)>, StoreError>;
}

/// The name of the secret that comes with a server from another database; it goes with a purge of the server.
pub fn secret_of_server(guild: GuildId) -> String {
    format!("{OF_SERVER}{guild}")
}

/// The server whose secret has this name.
pub(crate) fn server_of_secret(name: &str) -> Option<GuildId> {
    name.strip_prefix(OF_SERVER)?.parse().ok()
}

const OF_SERVER: &str = "server:";

#[async_trait]
impl ReadPeople for Sql {
    async fn person(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<Option<PersonRow>, StoreError> {
        let question = query_as(
            "SELECT name, purse, plays, taste FROM members WHERE guild = $1 AND member = $2",
        )
        .bind(guild.row())
        .bind(member.row());
        self.first(
            question,
            |(name, purse, plays, taste): (String, i64, Option<i64>, String)| PersonRow {
                name,
                purse: PurseId::from_row(purse),
                plays: plays.map(PurseId::from_row),
                taste,
            },
        )
        .await
    }

    async fn holder(&self, guild: GuildId, purse: PurseId) -> Result<Option<Holder>, StoreError> {
        let question = query_as(
            "SELECT member, name, 0, NULL FROM members WHERE guild = $1 AND purse = $2
             UNION ALL SELECT member, name, 1, picture FROM characters WHERE guild = $1 AND id = $2",
        )
        .bind(guild.row())
        .bind(purse.row());
        self.first(
            question,
            |(member, name, is_character, picture): (i64, String, i64, Option<String>)| Holder {
                member: MemberId::from_row(member),
                name,
                character: (is_character == 1).then_some(picture),
            },
        )
        .await
    }

    async fn is_name_taken(
        &self,
        guild: GuildId,
        member: MemberId,
        purse: PurseId,
        name: &str,
    ) -> Result<bool, StoreError> {
        let taken: Option<i64> = query_scalar(concat!(
            "SELECT 1 FROM members WHERE guild = $1 AND member <> $2 AND ",
            same_but_for_case!("name", "$4"),
            " UNION ALL SELECT 1 FROM characters WHERE guild = $1 AND id <> $3
                AND retired_at IS NULL AND ",
            same_but_for_case!("name", "$4"),
            " UNION ALL SELECT 1 FROM patrons WHERE guild = $1
                AND dismissed_at IS NULL AND ",
            same_but_for_case!("name", "$4"),
        ))
        .bind(guild.row())
        .bind(member.row())
        .bind(purse.row())
        .bind(name)
        .fetch_optional(&*self.readers)
        .await?;
        Ok(taken.is_some())
    }

    async fn character(&self, id: PurseId) -> Result<Option<CharacterRow>, StoreError> {
        let question = query_as(format!("{COLUMNS} WHERE id = $1")).bind(id.row());
        self.first(question, character).await
    }

    async fn characters(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<Vec<CharacterRow>, StoreError> {
        let text = format!("{COLUMNS} WHERE guild = $1 AND member = $2 ORDER BY made_at, id");
        let question = query_as(text).bind(guild.row()).bind(member.row());
        self.all(question, character).await
    }

    async fn secret(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(query_scalar("SELECT key FROM secrets WHERE name = $1")
            .bind(name)
            .fetch_optional(&*self.readers)
            .await?)
    }

    async fn secrets_of_servers(&self) -> Result<Vec<(GuildId, String)>, StoreError> {
        let rows: Vec<(String, String)> = query_as("SELECT name, key FROM secrets ORDER BY name")
            .fetch_all(&*self.readers)
            .await?;
        let of_server = |(name, key): (String, String)| Some((server_of_secret(&name)?, key));
        Ok(rows.into_iter().filter_map(of_server).collect())
    }
}

fn character(
    (id, guild, member, name, picture, made_at, retired_at): CharacterColumns,
) -> CharacterRow {
    CharacterRow {
        id: PurseId::from_row(id),
        guild: GuildId::from_row(guild),
        member: MemberId::from_row(member),
        name,
        picture,
        made_at,
        retired_at,
    }
}
