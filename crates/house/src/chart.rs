//! One purse over time.

use super::Tavern;
use books::{Account, Owner};
use ids::{GuildId, MemberId, Seek};
use pages::{BalanceChange, Chart};
use rules::Coins;

impl Tavern {
    /// The latest changes, at most `most`, of the purse that a member plays with.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn chart(
        &self,
        guild: GuildId,
        member: MemberId,
        most: u32,
    ) -> anyhow::Result<Chart> {
        let purse = self.members.person(guild, member).await?.purse;
        let account = Account::Member(purse);
        let page = self.bank.history(guild, &account, Seek::Newest, most);
        let entries = page.await?.entries;
        let changes = entries.iter().rev().map(|entry| BalanceChange {
            at: entry.at,
            coins: Coins(entry.amount),
            after: Coins(entry.after),
        });
        Ok(Chart {
            name: self.members.name_of(guild, &Owner::Member(purse)).await?,
            changes: changes.collect(),
            until: self.house.time.now(),
        })
    }
}
