//! Who may be told of a deal: whoever asks where it was played, sat there, or runs the house.

use super::{ChannelId, GuildId, HouseError, HouseRefusal, MemberId, Rank, Records};
use anyhow::Context;
use books::Owner;
use ids::DealId;
use rules::Record;
use store::DealRow;
use table::{Hands, State};

/// The fewest characters of an id that a deal is looked for by.
const FEWEST: usize = 4;

/// Who asks about a deal, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Requester {
    /// The server.
    pub guild: GuildId,
    /// The channel or thread they ask in.
    pub channel: ChannelId,
    /// Who.
    pub member: MemberId,
    /// In what right.
    pub rank: Rank,
}

impl Records {
    /// The deal whose id is this, or begins with it, among those that whoever asks may be told of.
    ///
    /// # Errors
    /// None, or several.
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

    /// A deal that whoever asks may be told of. That there is one elsewhere is not told.
    ///
    /// # Errors
    /// No such deal for them.
    pub(super) async fn deal_for(
        &self,
        requester: &Requester,
        deal: DealId,
    ) -> Result<DealRow, HouseError> {
        let row = self.store.deal(deal).await;
        let row = row.map_err(anyhow::Error::from)?;
        let row = row.ok_or(HouseRefusal::NoSuchDeal)?;
        match self.may_be_told(requester, &row).await? {
            true => Ok(row),
            false => Err(HouseRefusal::NoSuchDeal.into()),
        }
    }

    async fn may_be_told(&self, requester: &Requester, deal: &DealRow) -> anyhow::Result<bool> {
        if deal.guild != requester.guild {
            return Ok(false);
        }
        if requester.rank == Rank::Gm {
            return Ok(true);
        }
        let table = self.store.table(deal.table).await?;
        let table = table.context("a deal has no table")?;
        if table.channel == requester.channel {
            return Ok(true);
        }
        // A row that cannot be read any more belongs to a table that was closed for it.
        let state: Option<State<Hands>> = serde_json::from_str(&table.state).ok();
        if state.is_some_and(|state| {
            state.parent == Some(requester.channel)
                || state.chair_of_member(requester.member).is_some()
        }) {
            return Ok(true);
        }
        let record: Record = serde_json::from_str(&deal.record).context("a deal's record")?;
        let owners: Result<Vec<Owner>, _> = record.seats.iter().map(|key| key.parse()).collect();
        let owners = owners.context("who sat at a deal")?;
        let seat = self
            .seat_of(requester.guild, &owners, requester.member)
            .await?;
        Ok(seat.is_some())
    }
}
