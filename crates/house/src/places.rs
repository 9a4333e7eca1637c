//! Where tables stand. A table that loses its place stops its clock for a while, during which any seated member may
//! reopen it elsewhere; then the substitute finishes what is running, and the table closes. So deleting a channel is
//! no way out of a loss, and nobody concedes by it.

use super::{HouseError, Tables};
use ids::{ChannelId, GuildId, MemberId, TableId};
use std::collections::BTreeSet;
use table::{Duty, Lost, Table};

impl Tables {
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
            let place = spot.channel;
            match self.duty(table, Duty::LosePlace { place, lost }).await {
                Ok(()) | Err(HouseError::Refused(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// The bot is back in a server: tables whose place has no other problem continue.
    pub(super) async fn places_are_back(&self, guild: GuildId) -> Result<(), HouseError> {
        let mut tables = self.tables_in(guild);
        tables.retain(|table| table.state.homeless.is_some());
        for table in tables {
            let lost = Lost::Server;
            match self.duty(table.id, Duty::PlaceIsBack { lost }).await {
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
}
