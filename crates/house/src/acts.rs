//! What is done at a table: dealing, acts, answers, closing.

use super::{Answer, ChannelId, DealId, GuildId, HouseError, MemberId, Rank, TableId, Tables};
use rules::Act;
use table::Command;

impl Tables {
    /// Deals now: the first deal, or the next without waiting longer; at a slow table the next once everybody has
    /// asked for it. A new match begins with the last member who says so.
    ///
    /// # Errors
    /// Not seated here, too few players, a deal is on.
    pub async fn deal(&self, table: TableId, by: MemberId) -> Result<(), HouseError> {
        self.deal_if(table, by, None, None).await
    }

    /// Deals now if so many deals were played: a second press of the same button deals no second one,
    /// even where the first was over at once.
    ///
    /// # Errors
    /// Not seated here, too few players, a deal is on or was played since.
    pub async fn deal_after(
        &self,
        table: TableId,
        by: MemberId,
        played: u32,
    ) -> Result<(), HouseError> {
        self.deal_if(table, by, Some(played), None).await
    }

    /// The same from the shuffle that they saw: where who plays has changed since, everybody may cut the new one first.
    ///
    /// # Errors
    /// As above, and another shuffle.
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

    /// A member acts: `asked` is the number of the question that the button was made for.
    ///
    /// # Errors
    /// An old button, not dealt in, or what the rules say against it.
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

    /// A member answers the question that goes to every seat alike (RULES.md TM-7, AP-1).
    ///
    /// # Errors
    /// The question is over or answered, not dealt in, or cards that they cannot show or lay.
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

    /// Closes the table: now, or after the deal that is on.
    ///
    /// # Errors
    /// Neither the host nor a game master.
    pub async fn close(&self, table: TableId, by: MemberId, rank: Rank) -> Result<(), HouseError> {
        self.perform(table, Command::Close { by, rank }).await?;
        Ok(())
    }

    /// The table goes with all that its server has here: its deal is taken back, every coin returned, and it is
    /// closed.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn abandon(&self, table: TableId) -> Result<(), HouseError> {
        self.perform(table, Command::Abandon).await?;
        Ok(())
    }

    /// The tables of a server (of one channel) are abandoned.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn abandon_all(
        &self,
        guild: GuildId,
        channel: Option<ChannelId>,
    ) -> Result<(), HouseError> {
        let tables = self.ids_in(guild, channel);
        self.perform_at_each(tables, || Command::Abandon).await
    }
}
