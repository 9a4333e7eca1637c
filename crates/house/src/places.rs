//! Where tables stand. A table that loses its place stops its clock for a while, during which any seated member may
//! reopen it elsewhere; then the substitute finishes what is running, and the table closes. So deleting a channel is
//! no way out of a loss, and nobody concedes by it.

use super::{HouseError, Tables};
use ids::{ChannelId, GuildId, MemberId, TableId};
use std::collections::BTreeSet;
use table::{Command, Lost, Rank, Spot, Table};

impl Tables {
    /// A table has lost this place: its clock stops, even during a pause, and between two deals. Ignored if the table
    /// stands elsewhere by now.
    ///
    /// # Errors
    /// No such table, or the database fails.
    pub async fn lose_place(
        &self,
        table: TableId,
        place: ChannelId,
        lost: Lost,
    ) -> Result<(), HouseError> {
        self.perform(table, Command::LosePlace { place, lost })
            .await?;
        Ok(())
    }

    /// A channel and its threads are gone, or (`None`) the whole server.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lose_places(
        &self,
        guild: GuildId,
        channel: Option<ChannelId>,
    ) -> Result<(), HouseError> {
        let lost = channel.map_or(Lost::Server, |_| Lost::Channel);
        for table in self.ids_in(guild, None) {
            let Ok(open) = self.table(table) else {
                continue;
            };
            let spot = open.spot();
            if channel.is_some_and(|channel| !spot.is_in(channel)) {
                continue;
            }
            match self.lose_place(table, spot.channel, lost).await {
                Ok(()) | Err(HouseError::Refused(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// A table's place can be used again, provided that `lost` is what had happened to it.
    ///
    /// # Errors
    /// No such table, or the database fails.
    pub async fn place_is_back(&self, table: TableId, lost: Lost) -> Result<(), HouseError> {
        self.perform(table, Command::PlaceIsBack { lost }).await?;
        Ok(())
    }

    /// The bot is back in a server: tables whose place has no other problem continue.
    pub(super) async fn places_are_back(&self, guild: GuildId) -> Result<(), HouseError> {
        let mut tables = self.tables_in(guild);
        tables.retain(|table| table.state.homeless.is_some());
        for table in tables {
            match self.place_is_back(table.id, Lost::Server).await {
                Ok(()) | Err(HouseError::Refused(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// The channels and threads of a server in which tables stand.
    pub fn places_in(&self, guild: GuildId) -> BTreeSet<ChannelId> {
        let tables = self.tables_in(guild).into_iter();
        let tables = tables.filter(|table| table.state.homeless.is_none() && !table.state.solo);
        tables.map(|table| table.channel).collect()
    }

    /// The tables without a place in a server, or in one channel and its threads.
    pub fn homeless_in(&self, guild: GuildId, channel: Option<ChannelId>) -> Vec<TableId> {
        let was_there = |table: &Table| channel.is_none_or(|channel| table.spot().is_in(channel));
        let tables = self.tables_in(guild).into_iter();
        let homeless = tables.filter(|table| table.state.homeless.is_some() && was_there(table));
        homeless.map(|table| table.id).collect()
    }

    /// A table without a place at which this member of the server sits, if there is one.
    pub fn homeless_table_of(&self, guild: GuildId, member: MemberId) -> Option<TableId> {
        let tables = self.tables_in(guild);
        let sits = |table: &Table| table.state.chair_of_member(member).is_some();
        let mut homeless = tables
            .iter()
            .filter(|table| table.state.homeless.is_some() && sits(table));
        homeless.next().map(|table| table.id)
    }

    /// Somebody has the table's message posted anew, at the end of its channel.
    ///
    /// # Errors
    /// Neither host nor game master; or they have done so twice within an hour.
    pub async fn show(&self, table: TableId, by: MemberId, rank: Rank) -> Result<(), HouseError> {
        self.perform(table, Command::Show { by, rank }).await?;
        Ok(())
    }

    /// A member who sits at a table without a place reopens it elsewhere in the server; play continues there.
    ///
    /// # Errors
    /// Not seated there, or the table has a place.
    pub async fn call_up(
        &self,
        table: TableId,
        member: MemberId,
        spot: Spot,
    ) -> Result<(), HouseError> {
        self.perform(table, Command::CallUp { by: member, spot })
            .await?;
        Ok(())
    }
}
