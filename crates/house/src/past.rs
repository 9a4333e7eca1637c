//! Past deals: their results, their records, and what may be shown of them.

use super::deal_look::{deal_on, look_of_deal, setup_terms};
use super::records::{payment, replay};
use super::{HouseError, HouseRefusal, Records, Requester};
use anyhow::Context;
use books::Owner;
use ids::{DealId, GuildId, MemberId, Seek};
use pages::{Fate, Look, Past, PastDealsPage, Persona, ReplayStep};
use rules::{Act, Deal, Outcome, Payment, Record, Seat, Turn, Variant, Viewer};
use std::collections::{HashMap, HashSet};
use store::{Ended, PastRow, PlayedAt, VoidRow};
use table::look::Scene;
use table::{CoinKind, Person, Player};

/// A stored deal, before any check of who may see it.
pub(super) struct Kept {
    pub id: DealId,
    pub row: PastRow,
    /// With the acts so far.
    pub record: Record,
    pub owners: Vec<Owner>,
    pub names: Vec<String>,
}

impl Records {
    /// Finished deals, latest first: at most `size`, those next to `seek`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn past_deals(
        &self,
        guild: GuildId,
        among: PlayedAt,
        seek: Seek<DealId>,
        size: u32,
    ) -> anyhow::Result<PastDealsPage> {
        let wanted = size as usize;
        let mut rows = self
            .store
            .past_deals(guild, among, seek, size.saturating_add(1))
            .await?;
        let more = rows.len() > wanted;
        let (newer, older) = match seek {
            Seek::After(_) if !more => {
                return Box::pin(self.past_deals(guild, among, Seek::Newest, size)).await;
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
    ///
    /// # Errors
    /// If the database fails.
    pub async fn deals_among(
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

    /// A finished deal as it stood after this many acts (its end, if there are fewer), as far as the requester may see
    /// it.
    ///
    /// # Errors
    /// The requester may know of no such deal, or it is still running.
    pub async fn replayed(
        &self,
        requester: &Requester,
        deal: DealId,
        step: usize,
    ) -> Result<ReplayStep, HouseError> {
        let kept = self.kept(requester, deal).await?;
        if kept.row.deal.end.is_none() {
            return Err(HouseRefusal::NotYetShown.into());
        }
        let open = self.is_revealed(deal).await?;
        let own = self
            .seat_of(requester.guild, &kept.owners, requester.member)
            .await?;
        // Whoever answered the question with nothing might have had something to answer: while the cards are closed
        // nobody else is to know, not even from a step without words.
        let alike = kept.after(0)?.0.turn() == Turn::Question;
        let is_secret = |(seat, words): &(usize, String)| {
            let is_own = own.is_some_and(|own| own.index() == *seat);
            alike && !open && !is_own && matches!(words.parse(), Ok(Act::Hide | Act::Leave))
        };
        let acts = kept.record.acts.iter().enumerate();
        let told: Vec<usize> = acts
            .filter(|(_, act)| !is_secret(act))
            .map(|(n, _)| n)
            .collect();
        let ends = kept.ends_of_steps(&told)?;
        let steps = ends.len();
        let step = step.min(steps);
        let at = |step: usize| match step {
            0 => kept.after(0),
            _ if step == steps => kept.after(kept.record.acts.len()),
            _ => kept.after(told[ends[step - 1]] + 1),
        };
        let (now, paid) = at(step)?;
        let (before, first) = match step {
            0 => (0, 0),
            1 => (at(0)?.1.len(), 0),
            _ => (at(step - 1)?.1.len(), ends[step - 2] + 1),
        };
        let hands = Seat::all(kept.owners.len())
            .filter(|seat| open || own == Some(*seat))
            .map(|seat| now.view(Viewer::Seat(seat)))
            .collect();
        let last = step.checked_sub(1).map_or(0, |last| ends[last] + 1);
        let acts = told[first.min(last)..last].iter().filter_map(|&act| {
            let (seat, words) = &kept.record.acts[act];
            Some((Seat::new(*seat)?, words.parse().ok()?))
        });
        let view = now.view(Viewer::Bystander);
        let coin_kind = self.coin_kind(kept.row.deal.table).await?;
        Ok(ReplayStep {
            deal,
            coin_kind,
            step,
            steps,
            acts: acts.collect(),
            payments: paid.get(before..).unwrap_or_default().to_vec(),
            look: kept.look_of(requester, coin_kind, &now),
            view,
            hands,
            names: kept.names,
        })
    }

    /// A stored deal, if the requester may know of it.
    pub(super) async fn kept(&self, requester: &Requester, id: DealId) -> Result<Kept, HouseError> {
        self.deal_for(requester, id).await?;
        let guild = requester.guild;
        let row = self.store.past_deal(guild, id).await;
        let row = row
            .map_err(anyhow::Error::from)?
            .ok_or(HouseRefusal::NoSuchDeal)?;
        let (_, _, record) = self.record(id).await?;
        let (owners, names) = self.players(guild, &record).await?;
        Ok(Kept {
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

fn variant(record: &Record) -> anyhow::Result<Variant> {
    let edition = record.edition.as_deref();
    Ok(Variant::parse(&record.game, edition, &record.options)?)
}

impl Kept {
    /// Where the steps of a replay end among these acts, which are all that is told: before the first card, with each
    /// trick (each cards shown, in trefeltromp), and with the last act.
    fn ends_of_steps(&self, told: &[usize]) -> anyhow::Result<Vec<usize>> {
        let mut ends = Vec::new();
        let mut finished = 0;
        for (n, &act) in told.iter().enumerate() {
            let view = self.after(act + 1)?.0.view(Viewer::Bystander);
            let tricks: usize = view.tricks.iter().map(|(_, won)| usize::from(won)).sum();
            let now = view.bets.map_or(tricks, |bets| bets.reveals.len());
            let is_card = |act: usize| self.record.acts[act].1.starts_with("play");
            let opens = told.get(n + 1).is_some_and(|&next| is_card(next)) && !is_card(act);
            if now > finished || (opens && ends.is_empty() && finished == 0) || n + 1 == told.len()
            {
                ends.push(n);
            }
            finished = now;
        }
        Ok(ends)
    }

    /// The deal as it stands now, as a table that everybody sees.
    fn look_of(&self, requester: &Requester, coins: CoinKind, now: &Deal) -> Look {
        let players = self.owners.iter().map(|owner| match owner {
            Owner::Member(purse) => Player::Member(Person {
                member: MemberId(0),
                purse: *purse,
            }),
            Owner::Patron(patron) => Player::Patron(patron.clone()),
        });
        let players: Vec<Player> = players.collect();
        let view = now.view(Viewer::Bystander);
        let scene = Scene::Playing(Box::new(deal_on(self.id, view)));
        let place = (requester.guild, requester.channel, MemberId(0));
        let terms = setup_terms(&now.setup(), coins);
        let personas = self.owners.iter().zip(&self.names).map(|(owner, name)| {
            let persona = Persona {
                name: name.clone(),
                character: None,
                face: None,
            };
            (owner.clone(), persona)
        });
        Look {
            table: look_of_deal(place, terms, &players, scene),
            personas: personas.collect(),
            free: HashMap::new(),
            ahead: 0,
            outage: None,
        }
    }

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

impl Kept {
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
