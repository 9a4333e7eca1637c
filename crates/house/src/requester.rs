//! Who may know of a deal: members in the channel where it was played, those who played it, and game masters.

use super::{HouseError, Records};
use anyhow::Context;
use books::Owner;
use ids::{ChannelId, DealId, GuildId, MemberId};
use pages::HouseRefusal;
use rules::Record;
use store::DealRow;
use table::{Hands, Rank, State};

/// The fewest characters of an id by which a deal can be looked up.
const FEWEST: usize = 4;

/// Somebody asking about a deal, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Requester {
    /// The server they ask in.
    pub guild: GuildId,
    /// The channel or thread they ask in.
    pub channel: ChannelId,
    /// The member who asks.
    pub member: MemberId,
    /// Whether they ask as a guest or as game master.
    pub rank: Rank,
}

impl Records {
    /// The deal with this id, or with an id beginning like this, among those that the requester may know of.
    ///
    /// # Errors
    /// No deal matches, or several do.
    pub async fn find_deal(&self, requester: &Requester, text: &str) -> Result<DealId, HouseError> {
        let text = text.trim().to_ascii_lowercase();
        if text.len() < FEWEST {
            return Err(HouseRefusal::NoSuchDeal.into());
        }
        let found = self.store.deals_beginning(requester.guild, &text).await;
        let mut told = Vec::new();
        for row in found.map_err(anyhow::Error::from)? {
            if self.may_be_told(requester, &row).await? {
                told.push(row.id);
            }
        }
        match told[..] {
            [deal] => Ok(deal),
            [] => Err(HouseRefusal::NoSuchDeal.into()),
            _ => Err(HouseRefusal::SeveralDeals.into()),
        }
    }

    /// A deal that the requester may know of. Does not reveal that a deal exists elsewhere.
    ///
    /// # Errors
    /// The requester may know of no such deal.
    pub(super) async fn deal_for(
        &self,
        requester: &Requester,
        deal: DealId,
    ) -> Result<DealRow, HouseError> {
        let row = self.store.deal(deal).await;
        let row = row.map_err(anyhow::Error::from)?;
        let row = row.ok_or(HouseRefusal::NoSuchDeal)?;
        if self.may_be_told(requester, &row).await? {
            Ok(row)
        } else {
            Err(HouseRefusal::NoSuchDeal.into())
        }
    }

    async fn may_be_told(&self, requester: &Requester, deal: &DealRow) -> anyhow::Result<bool> {
        if deal.guild != requester.guild {
            return Ok(false);
        }
        if requester.rank == Rank::Gm {
            return Ok(true);
        }
        let (channel, state) = self.place_of(deal).await?;
        if is_told_in(channel, state.as_ref(), requester.channel) {
            return Ok(true);
        }
        if state.is_some_and(|state| state.chair_of_member(requester.member).is_some()) {
            return Ok(true);
        }
        let record: Record =
            serde_json::from_str(&deal.record).context("a deal's record cannot be read")?;
        let owners: Result<Vec<Owner>, _> = record.seats.iter().map(|key| key.parse()).collect();
        let owners = owners.context("a deal's seats cannot be read")?;
        let seat = self
            .seat_of(requester.guild, &owners, requester.member)
            .await?;
        Ok(seat.is_some())
    }

    /// Whether everybody in this channel may know of the deal.
    pub(super) async fn is_told_in(
        &self,
        channel: ChannelId,
        deal: &DealRow,
    ) -> anyhow::Result<bool> {
        let (home, state) = self.place_of(deal).await?;
        Ok(is_told_in(home, state.as_ref(), channel))
    }

    /// The channel of a deal's table, and its state; if a row can no longer be read, its table was closed for that
    /// reason.
    async fn place_of(&self, deal: &DealRow) -> anyhow::Result<(ChannelId, Option<State<Hands>>)> {
        let table = self.store.table(deal.table).await?;
        let table = table.context("a deal has no table")?;
        Ok((table.channel, serde_json::from_str(&table.state).ok()))
    }
}

/// Whether a table's deals are told to everybody in `channel`: its own, or that of its thread. Nobody saw a solo table
/// there.
fn is_told_in(home: ChannelId, state: Option<&State<Hands>>, channel: ChannelId) -> bool {
    if state.is_some_and(|state| state.solo) {
        return false;
    }
    home == channel || state.is_some_and(|state| state.parent == Some(channel))
}
