//! What members do at a table: dealing, acts, answers, closing.

use super::{HouseError, Tables};
use ids::{ChannelId, DealId, GuildId, MemberId, TableId};
use rules::Act;
use table::{Answer, Command, Rank};

impl Tables {
    /// Deals now: the first deal, or the next without further waiting. At a slow table the next deal begins once
    /// everyone has asked for it; a new match begins when the last member has.
    ///
    /// # Errors
    /// Not seated here, too few players, or a deal is running.
    pub async fn deal(&self, table: TableId, by: MemberId) -> Result<(), HouseError> {
        self.deal_if(table, by, None, None).await
    }

    /// Deals now if this many deals have been played: pressing the same button twice does not deal twice, even if the
    /// first deal was over at once.
    ///
    /// # Errors
    /// Not seated here, too few players, or a deal is running or was played since.
    pub async fn deal_after(
        &self,
        table: TableId,
        by: MemberId,
        played: u32,
    ) -> Result<(), HouseError> {
        self.deal_if(table, by, Some(played), None).await
    }

    /// The same, from the shuffle that they saw: if the players have changed since, everyone may cut the new one
    /// first.
    ///
    /// # Errors
    /// As for [`Tables::deal_after`], or another shuffle.
    pub async fn deal_from(
        &self,
        table: TableId,
        by: MemberId,
        played: u32,
        shuffle: DealId,
    ) -> Result<(), HouseError> {
        self.deal_if(table, by, Some(played), Some(shuffle)).await
    }

    async fn deal_if(
        &self,
        table: TableId,
        by: MemberId,
        played: Option<u32>,
        shuffle: Option<DealId>,
    ) -> Result<(), HouseError> {
        let deal = Command::Deal {
            by,
            played,
            shuffle,
        };
        self.perform(table, deal).await?;
        Ok(())
    }

    /// A member acts; `asked` is the number of the question that the button was made for.
    ///
    /// # Errors
    /// An old button, not dealt in, or an act against the rules.
    pub async fn act(
        &self,
        table: TableId,
        member: MemberId,
        deal: DealId,
        asked: u16,
        act: Act,
    ) -> Result<(), HouseError> {
        let by = member;
        let act = Command::Act {
            by,
            deal,
            asked,
            act,
        };
        self.perform(table, act).await?;
        Ok(())
    }

    /// A member answers the question put to every seat (RULES.md TM-7, AP-1).
    ///
    /// # Errors
    /// The question is over or answered, they are not dealt in, or they cannot show or discard these cards.
    pub async fn answer(
        &self,
        table: TableId,
        member: MemberId,
        deal: DealId,
        answer: Answer,
    ) -> Result<(), HouseError> {
        let by = member;
        let answer = Command::Answer { by, deal, answer };
        self.perform(table, answer).await?;
        Ok(())
    }

    /// Closes the table: now, or after the current deal.
    ///
    /// # Errors
    /// Neither the host nor a game master.
    pub async fn close(&self, table: TableId, by: MemberId, rank: Rank) -> Result<(), HouseError> {
        self.perform(table, Command::Close { by, rank }).await?;
        Ok(())
    }

    /// Cancels the table's deal, returns all its coins and closes it, because its server's data are being deleted.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn abandon(&self, table: TableId) -> Result<(), HouseError> {
        self.perform(table, Command::Abandon).await?;
        Ok(())
    }

    /// Abandons the tables of a server, or of one of its channels.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn abandon_all(
        &self,
        guild: GuildId,
        channel: Option<ChannelId>,
    ) -> Result<(), HouseError> {
        let tables = self.ids_in(guild, channel);
        self.perform_at_each(tables, || Command::Abandon).await
    }
}
