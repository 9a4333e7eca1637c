//! Where tables stand, and what becomes of one whose place is gone: its clock stands for a while, in which any seated
//! member may call it up elsewhere; then the substitute plays what is on to its end, and the table closes.
//! So deleting a channel is no way out of a loss, and nobody concedes by it.

use super::chairs::chair_of;
use super::{ChannelId, GuildId, MemberId, Sorry, TableId, Tavern, Terms, Trouble, lock};
use serde::{Deserialize, Serialize};

const HOUR: i64 = 60 * 60_000;
const DAY: i64 = 24 * HOUR;

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The channel or thread.
    pub channel: ChannelId,
    /// The channel of the thread, if it is one.
    pub parent: Option<ChannelId>,
}

impl Spot {
    /// Whether this channel is the place, or the place is a thread of it: with it the place is gone.
    fn is_in(self, channel: ChannelId) -> bool {
        self.channel == channel || self.parent == Some(channel)
    }
}

/// How a table lost its place; the later the worse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lost {
    /// The bot may not write there any more.
    Permission,
    /// The channel or thread was deleted.
    Channel,
    /// The bot was removed from the server.
    Server,
}

impl Lost {
    /// How long the table's clock stands, milliseconds.
    fn grace(self, terms: &Terms) -> i64 {
        match self {
            Lost::Server => DAY,
            _ if terms.is_slow() => DAY,
            _ => HOUR,
        }
    }
}

/// A table without a place.
/// When its time is over is the table's only deadline meanwhile; the time that ran is kept as what is left of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Homeless {
    pub lost: Lost,
    /// What was left of the time that ran (of the pause, if one is on), milliseconds.
    pub left: Option<i64>,
    /// How long the clock may stand, milliseconds.
    pub granted: i64,
}

impl Tavern {
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
    ) -> Result<(), Trouble> {
        self.change(table, |draft, _| {
            let granted = lost.grace(&draft.table.state.terms);
            Ok(draft.lose_place(place, lost, granted)?)
        })
        .await
    }

    /// A channel with its threads is gone; without one, the whole server.
    ///
    /// # Errors
    /// Where the database fails.
    pub async fn lose_places(
        &self,
        guild: GuildId,
        channel: Option<ChannelId>,
    ) -> Result<(), Trouble> {
        let lost = channel.map_or(Lost::Server, |_| Lost::Channel);
        for table in self.tables_in(guild, None) {
            let Ok(seated) = self.seated(table) else {
                continue;
            };
            let spot = *lock(&seated.spot);
            if channel.is_some_and(|channel| !spot.is_in(channel)) {
                continue;
            }
            match self.lose_place(table, spot.channel, lost).await {
                Ok(()) | Err(Trouble::Sorry(_)) => {}
                Err(trouble) => return Err(trouble),
            }
        }
        Ok(())
    }

    /// A table can be kept again where it stands, if it could not for no worse than this.
    ///
    /// # Errors
    /// No such table, or the database fails.
    pub async fn place_is_back(&self, table: TableId, lost: Lost) -> Result<(), Trouble> {
        self.change(table, |draft, _| {
            draft.place_is_back(lost);
            Ok(())
        })
        .await
    }

    /// The bot is back in a server: tables that have nothing else against their place go on.
    pub(super) async fn places_are_back(&self, guild: GuildId) -> Result<(), Trouble> {
        for table in self.tables_in(guild, None) {
            let Ok(seated) = self.seated(table) else {
                continue;
            };
            if seated.table.lock().await.state.homeless.is_none() {
                continue;
            }
            match self.place_is_back(table, Lost::Server).await {
                Ok(()) | Err(Trouble::Sorry(_)) => {}
                Err(trouble) => return Err(trouble),
            }
        }
        Ok(())
    }

    /// The table of a server at which a member sits and which has no place, if there is one.
    pub async fn homeless_table_of(&self, guild: GuildId, member: MemberId) -> Option<TableId> {
        for table in self.tables_in(guild, None) {
            let Ok(seated) = self.seated(table) else {
                continue;
            };
            let state = &seated.table.lock().await.state;
            if state.homeless.is_some() && state.chair_of_member(member).is_some() {
                return Some(table);
            }
        }
        None
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
    ) -> Result<(), Trouble> {
        self.change(table, |draft, _| {
            chair_of(&draft.table.state, member)?;
            if draft.table.state.homeless.is_none() {
                return Err(Sorry::NoSuchTable.into());
            }
            draft.move_to(spot);
            Ok(())
        })
        .await
    }
}
