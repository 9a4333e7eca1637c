//! Reads tables and deals from their rows: a deal is stored as its record, and replayed from it.

use super::{HouseError, Members};
use anyhow::Context as _;
use bank::Bank;
use ids::{DealId, GuildId, TableId};
use rules::{Deal, Event, Fault, Payment, Record, Turn};
use std::sync::Arc;
use store::{ActRow, DealRow, Store, TableRow};
use table::{
    Cancelled, CancelledWhat, CoinKind, Finished, Hands, Language, Phase, Playing, State, Stretch,
    Table, Terms,
};

/// Stored tables and deals.
pub struct Records {
    pub(super) store: Arc<dyn Store>,
    pub(super) bank: Bank,
    pub(super) members: Arc<Members>,
}

/// The part of a table's row that outlasts its deals.
#[derive(serde::Deserialize)]
pub(super) struct Lasting {
    terms: Terms,
    /// The language of its public messages; `None` for the server's.
    #[serde(default)]
    pub language: Option<Language>,
    /// The language of its public messages while nobody chose one for it or for its server.
    #[serde(default)]
    pub spoken: Option<Language>,
}

impl Records {
    /// The table as its row is now.
    pub(super) async fn read_again(&self, id: TableId) -> Result<Table, HouseError> {
        let row = self.store.table(id).await.map_err(anyhow::Error::from)?;
        let row = row.context("an open table has no row")?;
        Ok(self.table_of(&row).await?)
    }

    pub(super) async fn table_of(&self, row: &TableRow) -> anyhow::Result<Table> {
        let kept: State<Hands> =
            serde_json::from_str(&row.state).context("the table's row cannot be read")?;
        let playing = match &kept.phase {
            Phase::Playing(hands) => Some(self.playing(hands.clone()).await?),
            _ => None,
        };
        let mut state =
            kept.with(|_| playing.ok_or(anyhow::anyhow!("the running deal was not loaded")))?;
        state.check()?;
        self.note_void(&mut state).await?;
        let finished = match state.last {
            Some(last) => self.finished(last).await?,
            None => None,
        };
        let seed = self.seed_of(&state).await?;
        Ok(Table {
            finished,
            seed,
            ..from_row(row, state)
        })
    }

    /// A deal that was voided once its table was closed, or by an older version, is told as cancelled too.
    pub(super) async fn note_void<H>(&self, state: &mut State<H>) -> anyhow::Result<()> {
        if let (Some(deal), None) = (state.last, state.cancelled)
            && self.store.void(deal).await?.is_some()
        {
            let what = CancelledWhat::Finished;
            state.cancelled = Some(Cancelled { deal, what });
        }
        Ok(())
    }

    /// The current deal, from its record and the table's row.
    async fn playing(&self, mut hands: Hands) -> anyhow::Result<Playing> {
        let (_, acts, record) = self.record(hands.deal).await?;
        let (mut cards, mut payments) = replay(&record)?;
        if hands.stretch != Stretch::Question {
            cards.close_question(|event| payments.extend(payment(event)));
        }
        if cards.turn() == Turn::Question {
            // An older version once asked only the player who could rob (RULES.md AP-1).
            (hands.stretch, hands.rest) = (Stretch::Question, None);
        }
        Ok(Playing {
            hands,
            cards,
            acts: u32::try_from(acts.len())?,
            payments,
        })
    }

    /// The last deal, for its result to be shown again; the table can do without it.
    pub(super) async fn finished(&self, id: DealId) -> anyhow::Result<Option<Finished>> {
        let (row, _, record) = self.record(id).await?;
        if !matches!(row.end, Some((_, store::Ended::Played, _))) {
            return Ok(None);
        }
        let Ok((mut deal, mut payments)) = replay(&record) else {
            return Ok(None);
        };
        deal.close_question(|event| payments.extend(payment(event)));
        let owners: Result<_, _> = record.seats.iter().map(|key| key.parse()).collect();
        let owners = owners.context("a deal's seats cannot be read")?;
        Ok(deal.outcome().map(|_| Finished {
            id,
            owners,
            deal,
            payments,
        }))
    }

    /// The record of a finished deal, as [`Record::from_deal`] writes it; seats by key.
    pub(super) async fn whole_record(&self, id: DealId) -> anyhow::Result<Record> {
        let (row, _, record) = self.record(id).await?;
        let Ok((mut deal, _)) = replay(&record) else {
            // Its rules have changed: returned as it was stored.
            return Ok(record);
        };
        if matches!(row.end, Some((_, store::Ended::Played, _))) {
            deal.close_question(|_| {});
        }
        Ok(Record::from_deal(&deal, record.seats))
    }

    /// A deal's row, and its record with the acts so far.
    pub(super) async fn record(
        &self,
        id: DealId,
    ) -> anyhow::Result<(DealRow, Vec<ActRow>, Record)> {
        let row = self.store.deal(id).await?.context("a deal has no row")?;
        let acts = self.store.acts(id).await?;
        let mut record: Record =
            serde_json::from_str(&row.record).context("a deal's record cannot be read")?;
        record.acts = acts
            .iter()
            .map(|act| (usize::from(act.seat), act.words.clone()))
            .collect();
        Ok((row, acts, record))
    }

    /// Whether a table plays for coins or for fun, which its first deal fixed.
    pub(super) async fn coin_kind(&self, table: TableId) -> anyhow::Result<CoinKind> {
        let kept = self.lasting(table).await?;
        Ok(kept.map_or(CoinKind::Purse, |(_, kept)| kept.terms.coins))
    }

    /// What a table's row says about all its deals, and its server; `None` if there is no such table.
    pub(super) async fn lasting(
        &self,
        table: TableId,
    ) -> anyhow::Result<Option<(GuildId, Lasting)>> {
        let Some(row) = self.store.table(table).await? else {
            return Ok(None);
        };
        let kept = serde_json::from_str(&row.state).context("a table cannot be read")?;
        Ok(Some((row.guild, kept)))
    }

    /// A closed table, to be looked at once more.
    pub(super) async fn read_closed(&self, id: TableId) -> anyhow::Result<Option<Table>> {
        match self.store.table(id).await? {
            Some(row) if row.closed => Ok(Some(self.table_of(&row).await?)),
            _ => Ok(None),
        }
    }
}

/// A table as in its row, without its last deal.
pub(super) fn from_row(row: &TableRow, state: State) -> Table {
    Table {
        id: row.id,
        guild: row.guild,
        channel: row.channel,
        version: row.version,
        due_at: row.due_at,
        state,
        finished: None,
        seed: None,
    }
}

/// The deal as it stood after the record's last act, and the payments until then.
pub(super) fn replay(record: &Record) -> anyhow::Result<(Deal, Vec<Payment>)> {
    let mut payments = Vec::new();
    let deal = record.replay_telling(|event| payments.extend(payment(event)));
    // Keeps cards that are not public out of the log.
    let deal = deal.map_err(|fault| match fault {
        Fault::NoDeal { code, .. } => anyhow::anyhow!("the record is not valid: {code}"),
        Fault::Act { at, refusal } => {
            anyhow::anyhow!("the record is not valid: {} at act {at}", refusal.code)
        }
    })?;
    Ok((deal, payments))
}

pub(super) fn payment(event: Event) -> Option<Payment> {
    match event {
        Event::Paid(payment) => Some(payment),
        _ => None,
    }
}
