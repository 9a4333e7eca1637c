//! The coins that a member's purse received and paid, with the names and the deals behind them.

use super::Tavern;
use books::{Account, Owner};
use ids::{DealId, GuildId, MemberId, Seek};
use pages::{History, HistoryEntry};
use rules::Coins;

impl Tavern {
    /// A page of the transfers to and from the purse that a member plays with, at most `size` entries: those next to
    /// `seek`, or the newest if nothing is newer.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn history(
        &self,
        guild: GuildId,
        member: MemberId,
        seek: Seek<i64>,
        size: u32,
    ) -> anyhow::Result<History> {
        let person = self.members.person(guild, member).await?;
        let account = Account::Member(person.purse);
        let page = self.bank.history(guild, &account, seek, size).await?;
        let causes = page.entries.iter().filter_map(|entry| entry.cause.as_ref());
        let deals: Vec<DealId> = causes.filter_map(|cause| cause.parse().ok()).collect();
        let deals = self.records.deals_among(guild, &deals).await?;
        let mut entries = Vec::new();
        for entry in page.entries {
            let other = match entry.counterparty {
                Account::Member(purse) => Some(Owner::Member(purse)),
                Account::Patron(key) => Some(Owner::Patron(key)),
                _ => None,
            };
            let other = match other {
                Some(other) => Some(self.members.name_of(guild, &other).await?),
                None => None,
            };
            let deal: Option<DealId> = entry.cause.and_then(|cause| cause.parse().ok());
            entries.push(HistoryEntry {
                id: entry.id,
                coins: Coins(entry.amount),
                other,
                reason: entry.reason,
                deal: deal.filter(|deal| deals.contains(deal)),
                note: entry.note.map(|(_, words)| words),
                balance: Coins(entry.after),
                at: entry.at,
            });
        }
        Ok(History {
            entries,
            newer: page.newer,
            older: page.older,
        })
    }
}
