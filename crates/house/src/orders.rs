//! What members order at a table, and what the house does at several at once.

use super::exclusions::most_hosted;
use super::tables::Performed;
use super::{HouseError, Tables, Tavern};
use ids::{ChannelId, GuildId, MemberId, TableId};
use pages::{LogEntry, text::tidy};
use table::{Duty, Giver, Language, Order, Rank, Table};

impl Tavern {
    /// The language of an open table's public messages; `None` for the server's.
    pub fn language_at(&self, table: TableId) -> Option<Language> {
        let open = self.tables.table(table).ok()?;
        let of_server = self.settings.for_guild(open.guild).language;
        open.state.speaks(of_server)
    }

    /// The language of a table's public messages, open or closed; `None` for the server's.
    ///
    /// # Errors
    /// The database fails.
    pub async fn language_of(&self, table: TableId) -> Result<Option<Language>, HouseError> {
        if self.tables.table(table).is_ok() {
            return Ok(self.language_at(table));
        }
        let kept = self.records.lasting(table).await?;
        Ok(kept.and_then(|(guild, kept)| {
            let of_server = self.settings.for_guild(guild).language;
            Language::of_table(kept.language, of_server, kept.spoken)
        }))
    }

    /// A member gives an order at a table. Whoever sits down does so by [`Tavern::join`], which knows their purse.
    ///
    /// # Errors
    /// Why the table or the house refuses it; nothing has changed then, or they are to be told so although something
    /// has.
    pub async fn order(
        &self,
        table: TableId,
        giver: impl Into<Giver>,
        order: Order,
    ) -> Result<Performed, HouseError> {
        let giver = giver.into();
        let order = self.completed(&*self.tables.table(table)?, giver.rank, order)?;
        self.tables.perform(table, order.by(giver)).await
    }

    /// An order with what only the house knows of it, if the house allows it.
    fn completed(&self, table: &Table, rank: Rank, order: Order) -> Result<Order, HouseError> {
        Ok(match order {
            Order::HandOver { to, .. } => {
                let most = most_hosted(rank);
                let full = (self.tables.hosted(table.guild, to) >= most).then_some(most);
                Order::HandOver { to, full }
            }
            Order::CallOff { what, reason } => Order::CallOff {
                what,
                reason: tidy(&reason).trim().to_owned(),
            },
            Order::ChooseCoins(coins) if !coins.are_chips() => {
                let settings = self.settings.for_guild(table.guild);
                settings.lets_play_for(&table.state.terms)?;
                order
            }
            order => order,
        })
    }
}

impl Tables {
    /// Makes a member who may no longer play leave every table of the server.
    pub(super) async fn send_off(
        &self,
        guild: GuildId,
        member: MemberId,
    ) -> Result<(), HouseError> {
        let tables = self.ids_in(guild, None);
        self.perform_at_each(tables, || Duty::SendOff { member })
            .await
    }

    /// Abandons the tables of a server, or of one of its channels, because their server's data are being deleted.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn abandon_all(
        &self,
        guild: GuildId,
        channel: Option<ChannelId>,
    ) -> Result<(), HouseError> {
        let tables = self.ids_in(guild, channel);
        self.perform_at_each(tables, || Duty::Abandon).await
    }
}

impl Performed {
    /// Whether a deal, match or table was cancelled with it.
    #[must_use]
    pub fn has_cancelled(&self) -> bool {
        let mut logged = self.logged.iter();
        logged.any(|logged| matches!(logged.entry, LogEntry::CalledOff { .. }))
    }
}
