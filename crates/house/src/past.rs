//! Past deals: their results, their records, and what may be shown of them.

use super::records::{payment, replay};
use super::{HouseError, Records, Requester};
use anyhow::Context;
use books::Owner;
use ids::{ChannelId, DealId, GuildId, MemberId, Seek};
use pages::{Fate, HouseRefusal, Past, PastDealsPage};
use rules::{Deal, Outcome, Payment, Record, Seat, Variant};
use std::collections::HashSet;
use store::{Ended, PastRow, VoidRow};

/// A stored deal, before any check of who may see it.
pub(super) struct StoredDeal {
    pub id: DealId,
    pub row: PastRow,
    /// With the acts so far.
    pub record: Record,
    pub owners: Vec<Owner>,
    pub names: Vec<String>,
}

impl Records {
    /// Finished deals of a channel's tables, latest first: at most `size`, those next to `seek`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn past_deals(
        &self,
        guild: GuildId,
        channel: ChannelId,
        seek: Seek<DealId>,
        size: u32,
    ) -> anyhow::Result<PastDealsPage> {
        let wanted = size as usize;
        let mut rows = self
            .store
            .past_deals(guild, channel, seek, size.saturating_add(1))
            .await?;
        let more = rows.len() > wanted;
        let (newer, older) = match seek {
            Seek::After(_) if !more => {
                return Box::pin(self.past_deals(guild, channel, Seek::Newest, size)).await;
            }
            Seek::After(_) => {
                rows.drain(..rows.len() - wanted);
                (true, true)
            }
            Seek::Newest => (false, more),
            Seek::Before(_) => (true, more),
        };
        rows.truncate(wanted);
        let mut deals = Vec::new();
        for row in rows {
            deals.push(self.told(row).await?);
        }
        Ok(PastDealsPage {
            deals,
            newer,
            older,
        })
    }

    async fn told(&self, row: PastRow) -> anyhow::Result<Past> {
        let record: Record =
            serde_json::from_str(&row.deal.record).context("a deal's record cannot be read")?;
        let variant = variant(&record)?;
        let (_, names) = self.players(row.deal.guild, &record).await?;
        let outcome = outcome(&row)?;
        Ok(Past {
            deal: row.deal.id,
            table: row.deal.table,
            at: row
                .deal
                .end
                .as_ref()
                .map_or(row.deal.started_at, |end| end.0),
            variant,
            names,
            coin_kind: self.coin_kind(row.deal.table).await?,
            coins: outcome.as_ref().map(|won| won.coins.as_slice().to_vec()),
            match_goes_on: variant.is_match() && outcome.is_some_and(|won| !won.match_over),
            fate: fate(&row),
        })
    }

    /// Those of these ids that are deals of this server; a match, for example, has an id of the same form.
    pub(super) async fn deals_among(
        &self,
        guild: GuildId,
        ids: &[DealId],
    ) -> anyhow::Result<HashSet<DealId>> {
        let deals = self.store.deals_among(guild, ids).await?;
        Ok(deals.into_iter().collect())
    }

    /// The record of a finished deal (RECORD.md), with its players' present names and the proof of its shuffle.
    ///
    /// # Errors
    /// The requester may know of no such deal, or it may not be shown yet.
    pub async fn record_of(
        &self,
        requester: &Requester,
        deal: DealId,
    ) -> Result<Record, HouseError> {
        let kept = self.kept(requester, deal).await?;
        if !self.is_revealed(deal).await? {
            return Err(HouseRefusal::NotYetShown.into());
        }
        let proof = self.proof_of(deal).await?;
        let result = kept.outcome()?.map(serde_json::to_value);
        Ok(Record {
            seats: kept.names,
            result: result.transpose().map_err(anyhow::Error::from)?,
            proof: proof.map(|proof| proof.to_json()),
            ..kept.record
        })
    }

    /// Whether a deal was played out, cancelled or voided.
    ///
    /// # Errors
    /// The requester may know of no such deal.
    pub async fn fate_of(&self, requester: &Requester, deal: DealId) -> Result<Fate, HouseError> {
        Ok(fate(&self.kept(requester, deal).await?.row))
    }

    /// A stored deal, if the requester may know of it.
    pub(super) async fn kept(
        &self,
        requester: &Requester,
        id: DealId,
    ) -> Result<StoredDeal, HouseError> {
        self.deal_for(requester, id).await?;
        let guild = requester.guild;
        let row = self.store.past_deal(guild, id).await;
        let row = row
            .map_err(anyhow::Error::from)?
            .ok_or(HouseRefusal::NoSuchDeal)?;
        let (_, _, record) = self.record(id).await?;
        let (owners, names) = self.players(guild, &record).await?;
        Ok(StoredDeal {
            id,
            row,
            record,
            owners,
            names,
        })
    }

    /// The owner at each seat, with their present name.
    async fn players(
        &self,
        guild: GuildId,
        record: &Record,
    ) -> anyhow::Result<(Vec<Owner>, Vec<String>)> {
        let (mut owners, mut names) = (Vec::new(), Vec::new());
        for key in &record.seats {
            let owner: Owner = key.parse().context("a deal's seats cannot be read")?;
            names.push(self.members.name_of(guild, &owner).await?);
            owners.push(owner);
        }
        Ok((owners, names))
    }

    /// A member's seat in a deal, whichever of their purses they played from.
    pub(super) async fn seat_of(
        &self,
        guild: GuildId,
        owners: &[Owner],
        member: MemberId,
    ) -> anyhow::Result<Option<Seat>> {
        for (owner, seat) in owners.iter().zip(Seat::all(owners.len())) {
            if let Owner::Member(purse) = owner
                && let Some(holder) = self.store.holder(guild, *purse).await?
                && holder.member == member
            {
                return Ok(Some(seat));
            }
        }
        Ok(None)
    }
}

/// The game, edition and options of a record.
pub(super) fn variant(record: &Record) -> anyhow::Result<Variant> {
    let edition = record.edition.as_deref();
    Ok(Variant::parse(&record.game, edition, &record.options)?)
}

impl StoredDeal {
    /// The deal after this many acts, and the payments until then.
    pub fn after(&self, acts: usize) -> anyhow::Result<(Deal, Vec<Payment>)> {
        let mut record = self.record.clone();
        record.acts.truncate(acts);
        let (mut deal, mut payments) = replay(&record)?;
        // A deal played to its end has no open question.
        if acts == self.record.acts.len() && self.outcome()?.is_some() {
            deal.close_question(|event| payments.extend(payment(event)));
        }
        Ok((deal, payments))
    }
}

/// The outcome of a deal, if it was played to its end.
fn outcome(row: &PastRow) -> anyhow::Result<Option<Outcome>> {
    match &row.deal.end {
        Some((_, Ended::Played, result)) => Ok(Some(
            serde_json::from_str(result).context("a deal's result cannot be read")?,
        )),
        _ => Ok(None),
    }
}

impl StoredDeal {
    /// The outcome of the deal, if it was played to its end.
    pub fn outcome(&self) -> anyhow::Result<Option<Outcome>> {
        outcome(&self.row)
    }
}

/// Whether a deal was played out, cancelled or voided.
pub(super) fn fate(row: &PastRow) -> Fate {
    match (&row.voided, &row.deal.end) {
        (Some(VoidRow { by, reason, at, .. }), _) => Fate::Voided {
            by: *by,
            reason: reason.clone(),
            at: *at,
        },
        (None, Some((_, Ended::Voided, _))) => Fate::BrokenOff,
        (None, _) => Fate::Played,
    }
}
