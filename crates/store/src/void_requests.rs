//! Requests to void a finished deal, waiting for the players' consent, and who played a patron's cards.

use super::StoreError;
use super::key::Key;
use super::rows::VoidRequestRow;
use super::sql::Sql;
use super::sql::question::{query_as, query_scalar};
use async_trait::async_trait;
use ids::{ChannelId, DealId, GuildId, MemberId, MessageId, VoidRequestId};

type Columns = (i64, i64, i64, i64, String, String, i64, Option<i64>, i64);

const REQUESTS: &str =
    "SELECT id, deal, guild, by, reason, lacking, channel, message, at FROM void_requests";

/// Void requests, and who played a patron's cards.
#[async_trait]
pub trait ReadVoidRequests {
    /// The game masters who played a patron's cards in a deal or earlier in its match.
    async fn played_for(&self, deal: DealId) -> Result<Vec<MemberId>, StoreError>;

    /// The deals of a server in which a member played a patron's cards.
    async fn deals_played_for(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<Vec<DealId>, StoreError>;

    /// The request that waits for this deal.
    async fn void_request_for(&self, deal: DealId) -> Result<Option<VoidRequestRow>, StoreError>;

    /// A request of this server.
    async fn void_request(
        &self,
        guild: GuildId,
        id: VoidRequestId,
    ) -> Result<Option<VoidRequestRow>, StoreError>;

    /// The requests made at this time or before, oldest first.
    async fn void_requests_until(&self, at: i64) -> Result<Vec<VoidRequestRow>, StoreError>;

    /// Who has consented to a request.
    async fn void_agreements(&self, id: VoidRequestId) -> Result<Vec<MemberId>, StoreError>;

    /// The waiting requests that a member made or consented to.
    async fn void_requests_of(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<Vec<VoidRequestRow>, StoreError>;
}

#[async_trait]
impl ReadVoidRequests for Sql {
    async fn played_for(&self, deal: DealId) -> Result<Vec<MemberId>, StoreError> {
        let question =
            query_scalar("SELECT member FROM played_for WHERE deal = $1 ORDER BY member")
                .bind(deal.row());
        self.ids(question).await
    }

    async fn deals_played_for(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<Vec<DealId>, StoreError> {
        let question = query_scalar(
            "SELECT deal FROM played_for WHERE guild = $1 AND member = $2 ORDER BY deal",
        )
        .bind(guild.row())
        .bind(member.row());
        self.ids(question).await
    }

    async fn void_request_for(&self, deal: DealId) -> Result<Option<VoidRequestRow>, StoreError> {
        let question = query_as(format!("{REQUESTS} WHERE deal = $1")).bind(deal.row());
        self.first(question, request).await
    }

    async fn void_request(
        &self,
        guild: GuildId,
        id: VoidRequestId,
    ) -> Result<Option<VoidRequestRow>, StoreError> {
        let text = format!("{REQUESTS} WHERE id = $1 AND guild = $2");
        let question = query_as(text).bind(id.row()).bind(guild.row());
        self.first(question, request).await
    }

    async fn void_requests_until(&self, at: i64) -> Result<Vec<VoidRequestRow>, StoreError> {
        let text = format!("{REQUESTS} WHERE at <= $1 ORDER BY at, id");
        let question = query_as(text).bind(at);
        self.all(question, request).await
    }

    async fn void_agreements(&self, id: VoidRequestId) -> Result<Vec<MemberId>, StoreError> {
        let question =
            query_scalar("SELECT member FROM void_agreements WHERE request = $1 ORDER BY member")
                .bind(id.row());
        self.ids(question).await
    }

    async fn void_requests_of(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<Vec<VoidRequestRow>, StoreError> {
        let text = format!(
            "{REQUESTS} WHERE guild = $1 AND (by = $2 OR id IN
             (SELECT request FROM void_agreements WHERE member = $2)) ORDER BY at, id"
        );
        let question = query_as(text).bind(guild.row()).bind(member.row());
        self.all(question, request).await
    }
}

fn request(
    (id, deal, guild, by, reason, lacking, channel, message, at): Columns,
) -> VoidRequestRow {
    VoidRequestRow {
        id: VoidRequestId::from_row(id),
        deal: DealId::from_row(deal),
        guild: GuildId::from_row(guild),
        by: MemberId::from_row(by),
        reason,
        lacking,
        channel: ChannelId::from_row(channel),
        message: message.map(MessageId::from_row),
        at,
    }
}
