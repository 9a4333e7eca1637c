//! Where tables stand, and what becomes of one whose place is gone: its clock stands for a while, in which any seated
//! member may call it up elsewhere; then the substitute plays what is on to its end, and the table closes.
//! So deleting a channel is no way out of a loss, and nobody concedes by it.

use super::{ChannelId, GuildId, HouseError, Lost, MemberId, Spot, TableId, Tables};
use table::{Command, Table};

impl Tables {
    /// A table has lost this place: its clock stands, even in a pause. Where nothing is on, it closes.
    /// One that stands elsewhere by now has lost nothing.
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

    /// A channel with its threads is gone; without one, the whole server.
    ///
    /// # Errors
    /// Where the database fails.
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
                Err(trouble) => return Err(trouble),
            }
        }
        Ok(())
    }

    /// A table can be kept again where it stands, if it could not for no worse than this.
    ///
    /// # Errors
    /// No such table, or the database fails.
    pub async fn place_is_back(&self, table: TableId, lost: Lost) -> Result<(), HouseError> {
        self.perform(table, Command::PlaceIsBack { lost }).await?;
        Ok(())
    }

    /// The bot is back in a server: tables that have nothing else against their place go on.
    pub(super) async fn places_are_back(&self, guild: GuildId) -> Result<(), HouseError> {
        let mut tables = self.tables_in(guild);
        tables.retain(|table| table.state.homeless.is_some());
        for table in tables {
            match self.place_is_back(table.id, Lost::Server).await {
                Ok(()) | Err(HouseError::Refused(_)) => {}
                Err(trouble) => return Err(trouble),
            }
        }
        Ok(())
    }

    /// The table of a server at which a member sits and which has no place, if there is one.
    pub fn homeless_table_of(&self, guild: GuildId, member: MemberId) -> Option<TableId> {
        let tables = self.tables_in(guild);
        let sits = |table: &Table| table.state.chair_of_member(member).is_some();
        let mut homeless = tables
            .iter()
            .filter(|table| table.state.homeless.is_some() && sits(table));
        homeless.next().map(|table| table.id)
    }

    /// A member who sits at a table without a place calls it up elsewhere in the server; play goes on there.
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
