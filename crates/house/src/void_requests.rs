//! Requests to void a finished deal by a game master who was dealt in: every other member who was must agree.

use super::voids::{Voidable, request_message};
use super::{HouseError, VoidOrder, Voids};
use crate::time::DAY_MS;
use books::Owner;
use ids::{DealId, GuildId, MemberId, MessageId, TableId, VoidRequestId};
use pages::{HouseRefusal, Shortfall, Surface, VoidAsked, VoidDone, VoidRefused, text::tidy};
use std::collections::BTreeSet;
use store::{Step, VoidRequestRow, Write};
use table::Refusal;

/// How long a request waits for the others, in milliseconds: a day.
pub const VOID_REQUEST_MS: i64 = DAY_MS;

/// The result of a request to void a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VoidAnswer {
    /// The deal is voided.
    Done(VoidDone),
    /// The others who were dealt in are asked first.
    Asked(VoidAsked),
}

/// A request that nobody answered in time, as its message is to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LapsedRequest {
    /// The server of the deal.
    pub guild: GuildId,
    /// The table where it was played.
    pub table: TableId,
    /// The deal that stays as it is.
    pub deal: DealId,
    /// The message that asked.
    pub posted: Surface,
}

/// A request to void a deal that others may still agree to.
pub struct OpenRequest {
    /// The deal it is to void.
    pub deal: DealId,
    /// Who made it.
    pub by: MemberId,
    /// The table where the deal was played.
    pub table: Option<TableId>,
    /// The message that asks.
    pub posted: Option<Surface>,
}

impl Voids {
    /// Voids a finished deal: at once if the game master who orders it was not dealt in, with any purse; otherwise,
    /// and also if a patron's cards were held by somebody since erased, once every other member who was has agreed, of
    /// whom there must be at least one. Members whose data were erased do not count, nor do `departed` members. They are
    /// asked about a deal once a day, by whomever: the same order again is the same request.
    ///
    /// # Errors
    /// [`HouseRefusal::VoidRefused`]; nothing has moved then.
    pub async fn void(
        &self,
        order: &VoidOrder,
        departed: &[MemberId],
    ) -> Result<VoidAnswer, HouseError> {
        let _one_at_a_time = self.void_or_erasure.lock().await;
        let deal = self.voidable(order.guild, order.deal).await?;
        let dealt_in = self.dealt_in(order.guild, order.deal, &deal).await?;
        if !must_ask(&dealt_in, order.by) {
            return Ok(VoidAnswer::Done(self.carry_out(order, &deal).await?));
        }
        let others = others(&dealt_in, order.by, departed);
        if others.is_empty() {
            return Err(if dealt_in.contains(&order.by) {
                VoidRefused::NobodyElse
            } else {
                VoidRefused::NobodyLeft
            }
            .into());
        }
        // Whatever would be refused in the end is refused before anyone is asked.
        self.could_void(order, &deal).await?;
        let former = self.store.void_request_for(order.deal).await;
        let former = former.map_err(anyhow::Error::from)?;
        let reason = tidy(&order.reason);
        let lacking = shortfall_word(order.lacking).to_owned();
        let (row, writes) = match former.filter(|row| self.is_open(row)) {
            // Members who already agreed to the same request need not do so again, and it lapses as before.
            Some(open) if open.by == order.by && open.reason == *reason => {
                let row = VoidRequestRow { lacking, ..open };
                (row.clone(), vec![Write::VoidAsked(row)])
            }
            Some(open) => {
                let until = open.at + VOID_REQUEST_MS;
                return Err(VoidRefused::AskedAlready { until }.into());
            }
            None => {
                let row = VoidRequestRow {
                    id: VoidRequestId(self.random.bits()),
                    deal: order.deal,
                    guild: order.guild,
                    by: order.by,
                    reason: reason.into_owned(),
                    lacking,
                    channel: order.channel,
                    message: None,
                    at: self.time.now(),
                };
                let former = Write::VoidAnswered { deal: order.deal };
                (row.clone(), vec![former, Write::VoidAsked(row)])
            }
        };
        self.write(writes).await?;
        let asked = self.asked(&row, &deal, &others).await?;
        self.if_all_agree(order, &deal, asked).await
    }

    /// A member agrees to a void; if they were the last who had to, it is carried out. Where they had agreed before, the
    /// answer names no message, which shows that already.
    ///
    /// # Errors
    /// The request is no longer open, or they were not dealt in; or [`HouseRefusal::VoidRefused`].
    pub async fn agree_to_void(
        &self,
        guild: GuildId,
        request: VoidRequestId,
        member: MemberId,
        departed: &[MemberId],
    ) -> Result<VoidAnswer, HouseError> {
        let _one_at_a_time = self.void_or_erasure.lock().await;
        let row = self.open_request(guild, request).await?;
        let order = order(&row);
        let deal = match self.voidable(guild, row.deal).await {
            Ok(deal) => deal,
            Err(error) => return self.close_if_refused(&row, error).await,
        };
        let dealt_in = self.dealt_in(guild, row.deal, &deal).await?;
        if member == row.by || !dealt_in.contains(&member) {
            return Err(HouseRefusal::NotAsked.into());
        }
        // A later deal may have used its score or its pot, or may be doing so: then the game master has to ask again.
        if let Err(error) = self.could_void(&order, &deal).await
            && !is_shortfall(&error)
        {
            return self.close_if_refused(&row, error).await;
        }
        let known = self.store.void_agreements(request).await;
        let is_new = !known.map_err(anyhow::Error::from)?.contains(&member);
        if is_new {
            self.write(vec![Write::VoidAgreed { request, member }])
                .await?;
        }
        // A member who agrees is here, whatever was reported about them.
        let departed: Vec<MemberId> = departed.iter().copied().filter(|m| *m != member).collect();
        let others = others(&dealt_in, row.by, &departed);
        let asked = self.asked(&row, &deal, &others).await?;
        match self.if_all_agree(&order, &deal, asked).await {
            Err(error) => self.close_if_refused(&row, error).await,
            Ok(VoidAnswer::Asked(asked)) if !is_new => {
                let posted = None;
                Ok(VoidAnswer::Asked(VoidAsked { posted, ..asked }))
            }
            answer => answer,
        }
    }

    /// The members who must agree to a void because whoever orders it was dealt in, or may have been; empty otherwise.
    ///
    /// # Errors
    /// [`HouseRefusal::VoidRefused`]: no such deal, or it cannot be voided.
    pub async fn asked_to_void(
        &self,
        guild: GuildId,
        deal: DealId,
        by: MemberId,
    ) -> Result<Vec<MemberId>, HouseError> {
        let voidable = self.voidable(guild, deal).await?;
        let dealt_in = self.dealt_in(guild, deal, &voidable).await?;
        if must_ask(&dealt_in, by) {
            Ok(others(&dealt_in, by, &[]))
        } else {
            Ok(Vec::new())
        }
    }

    /// A request that is open.
    ///
    /// # Errors
    /// It is no longer open.
    pub async fn void_request(
        &self,
        guild: GuildId,
        request: VoidRequestId,
    ) -> Result<OpenRequest, HouseError> {
        let row = self.open_request(guild, request).await?;
        let deal = self.store.deal(row.deal).await;
        Ok(OpenRequest {
            deal: row.deal,
            by: row.by,
            table: deal.map_err(anyhow::Error::from)?.map(|deal| deal.table),
            posted: request_message(&row),
        })
    }

    /// The message that asks the others was posted (or could not be: then the request is withdrawn).
    ///
    /// # Errors
    /// If the database fails.
    pub async fn void_request_posted(
        &self,
        asked: &VoidAsked,
        message: Option<MessageId>,
    ) -> Result<(), HouseError> {
        let _one_at_a_time = self.void_or_erasure.lock().await;
        // It may have been answered meanwhile.
        let row = self.store.void_request(asked.guild, asked.id).await;
        let Some(row) = row.map_err(anyhow::Error::from)? else {
            return Ok(());
        };
        let write = match message {
            None => Write::VoidAnswered { deal: row.deal },
            message => Write::VoidAsked(VoidRequestRow { message, ..row }),
        };
        self.write(vec![write]).await
    }

    /// Closes requests whose time is up; returns the messages that asked.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lapsed_void_requests(&self) -> anyhow::Result<Vec<LapsedRequest>> {
        let _one_at_a_time = self.void_or_erasure.lock().await;
        let over = self.time.now() - VOID_REQUEST_MS;
        let mut lapsed = Vec::new();
        let mut over = self.store.void_requests_until(over).await?;
        over.retain(|row| self.territory.holds(row.guild));
        for row in over {
            let write = Write::VoidAnswered { deal: row.deal };
            self.store.commit(Step::write(write)).await?;
            let deal = self.store.deal(row.deal).await?;
            let (Some(deal), Some(posted)) = (deal, request_message(&row)) else {
                continue;
            };
            lapsed.push(LapsedRequest {
                guild: row.guild,
                table: deal.table,
                deal: row.deal,
                posted,
            });
        }
        Ok(lapsed)
    }

    /// The members who held cards in a deal, with whatever purse. Erased members are left out, but [`ERASED`] is
    /// included if one of them held a patron's cards.
    async fn dealt_in(
        &self,
        guild: GuildId,
        deal: DealId,
        voidable: &Voidable,
    ) -> anyhow::Result<BTreeSet<MemberId>> {
        let played_for = self.store.played_for(deal).await?;
        let mut dealt_in: BTreeSet<MemberId> = played_for.into_iter().collect();
        for owner in &voidable.finished.owners {
            if let Owner::Member(purse) = owner {
                let holder = self.store.holder(guild, *purse).await?;
                dealt_in.extend(holder.map(|holder| holder.member));
            }
        }
        Ok(dealt_in)
    }

    async fn if_all_agree(
        &self,
        order: &VoidOrder,
        deal: &Voidable,
        asked: VoidAsked,
    ) -> Result<VoidAnswer, HouseError> {
        // At least one must agree, for the last of them may have gone.
        if !asked.missing.is_empty() || asked.agreed.is_empty() {
            return Ok(VoidAnswer::Asked(asked));
        }
        match self.carry_out(order, deal).await {
            Ok(done) => Ok(VoidAnswer::Done(done)),
            // Repeating the request with the house making up the shortfall needs nobody's agreement again.
            Err(error) if is_shortfall(&error) => Ok(VoidAnswer::Asked(asked)),
            Err(error) => Err(error),
        }
    }

    /// Closes the request of a deal that can no longer be voided.
    async fn close_if_refused(
        &self,
        row: &VoidRequestRow,
        error: HouseError,
    ) -> Result<VoidAnswer, HouseError> {
        if matches!(error, HouseError::Refused(_)) {
            self.write(vec![Write::VoidAnswered { deal: row.deal }])
                .await?;
        }
        Err(error)
    }

    async fn asked(
        &self,
        row: &VoidRequestRow,
        deal: &Voidable,
        others: &[MemberId],
    ) -> anyhow::Result<VoidAsked> {
        let said = self.store.void_agreements(row.id).await?;
        let (agreed, missing) = others.iter().partition(|other| said.contains(other));
        Ok(VoidAsked {
            id: row.id,
            deal: row.deal,
            table: deal.table,
            guild: row.guild,
            by: row.by,
            reason: row.reason.clone(),
            agreed,
            missing,
            until: row.at + VOID_REQUEST_MS,
            posted: request_message(row),
        })
    }

    async fn open_request(
        &self,
        guild: GuildId,
        request: VoidRequestId,
    ) -> Result<VoidRequestRow, HouseError> {
        let row = self.store.void_request(guild, request).await;
        let row = row.map_err(anyhow::Error::from)?;
        Ok(row
            .filter(|row| self.is_open(row))
            .ok_or(HouseRefusal::Table(Refusal::WishGone))?)
    }

    fn is_open(&self, row: &VoidRequestRow) -> bool {
        self.time.now() < row.at + VOID_REQUEST_MS
    }

    async fn write(&self, writes: Vec<Write>) -> Result<(), HouseError> {
        let step = Step {
            writes,
            ..Step::default()
        };
        let done = self.store.commit(step).await;
        Ok(done.map_err(anyhow::Error::from)?)
    }
}

/// A game master whose data were erased: nobody can tell who that was, so it may be whoever orders a void now.
const ERASED: MemberId = MemberId(0);

/// Whether whoever orders a void held cards in the deal, or may have.
fn must_ask(dealt_in: &BTreeSet<MemberId>, by: MemberId) -> bool {
    dealt_in.contains(&by) || dealt_in.contains(&ERASED)
}

/// Those who must agree besides whoever orders it.
fn others(dealt_in: &BTreeSet<MemberId>, by: MemberId, departed: &[MemberId]) -> Vec<MemberId> {
    let counts =
        |member: &&MemberId| **member != by && **member != ERASED && !departed.contains(member);
    dealt_in.iter().filter(counts).copied().collect()
}

fn order(row: &VoidRequestRow) -> VoidOrder {
    VoidOrder {
        guild: row.guild,
        deal: row.deal,
        by: row.by,
        reason: row.reason.clone(),
        lacking: match row.lacking.as_str() {
            "make-good" => Shortfall::MakeGood,
            _ => Shortfall::Refuse,
        },
        channel: row.channel,
    }
}

/// As stored in the database.
fn shortfall_word(lacking: Shortfall) -> &'static str {
    match lacking {
        Shortfall::Refuse => "refuse",
        Shortfall::MakeGood => "make-good",
    }
}

/// Whether somebody lacks coins that they would have to give back.
fn is_shortfall(error: &HouseError) -> bool {
    let HouseError::Refused(HouseRefusal::VoidRefused(why)) = error else {
        return false;
    };
    matches!(why, VoidRefused::Shortfall(_))
}
