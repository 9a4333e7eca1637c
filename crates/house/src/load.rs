//! Tables from their rows: on start, and when another writer was faster.

use super::talk::let_speak;
use super::{GuildId, LogEntry, Stretch, Tavern, Trouble};
use crate::bank::transfer_row;
use anyhow::Context as _;
use books::{Account, Transfer};
use ids::{DealId, Millis, TableId};
use rules::{Deal, Event, Fault, Payment, Record, Turn};
use store::{ActRow, DealEnd, DealRow, TableRow, TableWrite};
use table::{Command, Finished, Hands, Phase, Playing, State, Table};

/// Entries of the log that are looked through for one that says the same.
const LATELY: u32 = 100;

impl Tavern {
    /// Puts every open table back in its place, with the clock as it was when the bot went down.
    /// A deal that cannot be played again (its rules have changed, say) is taken back, and the table goes on without it;
    /// where not even that can be done, the table is parked.
    pub(super) async fn resume(&self) -> anyhow::Result<()> {
        let downtime = self.inner.store.resume(self.now()).await?;
        let rows = self.inner.store.open_tables().await?;
        tracing::info!(tables = rows.len(), downtime, "tables resume");
        for row in rows {
            let id = row.id;
            match self.table_of(&row).await {
                Ok(table) => {
                    let endless = table.stands_still() && table.due_at.is_none();
                    self.put(table);
                    if endless {
                        // Any step gives it an end.
                        let by = Millis::ZERO;
                        self.perform(id, Command::ClockMoved { by }).await?;
                    }
                }
                Err(error) => {
                    tracing::warn!(table = %id, "a deal cannot be gone on with and is taken back: {error:#}");
                    let guild = row.guild;
                    match self.mend(row).await {
                        Ok(Some(table)) => self.put(table),
                        Ok(None) => {}
                        Err(error) => self.park(guild, id, &error).await,
                    }
                }
            }
        }
        Ok(())
    }

    /// A table that cannot be mended waits as it is for a version that can, with its coins; the others go on.
    /// The operator is told, and the game master once.
    pub(super) async fn park(&self, guild: GuildId, table: TableId, error: &anyhow::Error) {
        tracing::error!(%table, server = %guild, "a table cannot be mended and is parked: {error:#}");
        self.inner.open.park(table);
        if let Err(error) = self.log_parked(guild, table).await {
            tracing::error!(%table, "the game master was not told: {error:#}");
        }
    }

    async fn log_parked(&self, guild: GuildId, table: TableId) -> anyhow::Result<()> {
        let entry = LogEntry::Parked { table };
        let lately = self.house_log(guild, LATELY).await?;
        if lately.iter().all(|logged| logged.entry != entry) {
            self.log(guild, None, entry).await?;
        }
        Ok(())
    }

    /// The table as its row says now.
    pub(super) async fn read_again(&self, id: TableId) -> Result<Table, Trouble> {
        let row = self
            .inner
            .store
            .table(id)
            .await
            .map_err(anyhow::Error::from)?;
        let row = row.context("an open table has no row")?;
        Ok(self.table_of(&row).await?)
    }

    pub(super) async fn table_of(&self, row: &TableRow) -> anyhow::Result<Table> {
        let kept: State<Hands> = serde_json::from_str(&row.state).context("the table's row")?;
        let playing = match &kept.phase {
            Phase::Playing(hands) => Some(self.playing(hands.clone()).await?),
            _ => None,
        };
        let state =
            kept.with(|_| playing.ok_or(anyhow::anyhow!("a deal is on and was not read")))?;
        let finished = match (state.last, state.playing()) {
            (Some(last), None) => self.finished(last).await?,
            _ => None,
        };
        let seed = self.seed_of(&state).await?;
        Ok(Table {
            finished,
            seed,
            ..as_kept(row, state)
        })
    }

    /// A deal that is on, as its record and the row say.
    async fn playing(&self, mut hands: Hands) -> anyhow::Result<Playing> {
        let (_, acts, record) = self.record(hands.deal).await?;
        let (mut cards, mut payments) = play_again(&record)?;
        if hands.stretch != Stretch::Question {
            cards.close_question(|event| payments.extend(payment(event)));
        }
        if cards.turn() == Turn::Question {
            // Whoever could rob was asked alone once (RULES.md AP-1).
            (hands.stretch, hands.rest) = (Stretch::Question, None);
        }
        Ok(Playing {
            hands,
            cards,
            acts: u32::try_from(acts.len())?,
            payments,
        })
    }

    /// The last deal, for its result to be shown again; without it the table does without.
    pub(super) async fn finished(&self, id: DealId) -> anyhow::Result<Option<Finished>> {
        let (row, _, record) = self.record(id).await?;
        if !matches!(row.end, Some((_, store::Ended::Played, _))) {
            return Ok(None);
        }
        let Ok((mut deal, mut payments)) = play_again(&record) else {
            return Ok(None);
        };
        deal.close_question(|event| payments.extend(payment(event)));
        let owners: Result<_, _> = record.seats.iter().map(|key| key.parse()).collect();
        let owners = owners.context("who sat at a deal")?;
        Ok(deal.outcome().map(|_| Finished {
            id,
            owners,
            deal,
            payments,
        }))
    }

    /// The record of a deal that is over, as [`Record::of`] writes it; seats by key.
    pub(super) async fn whole_record(&self, id: DealId) -> anyhow::Result<Record> {
        let (row, _, record) = self.record(id).await?;
        let Ok((mut deal, _)) = play_again(&record) else {
            // Its rules have changed: as it was written down.
            return Ok(record);
        };
        if matches!(row.end, Some((_, store::Ended::Played, _))) {
            deal.close_question(|_| {});
        }
        Ok(Record::of(&deal, record.seats))
    }

    /// A deal's row, and its record with the acts so far.
    pub(super) async fn record(
        &self,
        id: DealId,
    ) -> anyhow::Result<(DealRow, Vec<ActRow>, Record)> {
        let row = self
            .inner
            .store
            .deal(id)
            .await?
            .context("a deal has no row")?;
        let acts = self.inner.store.acts(id).await?;
        let mut record: Record = serde_json::from_str(&row.record).context("a deal's record")?;
        record.acts = acts
            .iter()
            .map(|act| (usize::from(act.seat), act.words.clone()))
            .collect();
        Ok((row, acts, record))
    }

    /// Gives up the deal of a table whose own deadline fails again and again; the table as it is then, if it is open.
    ///
    /// # Errors
    /// Not even that can be done.
    pub(super) async fn give_up(&self, table: &Table) -> anyhow::Result<Option<Table>> {
        anyhow::ensure!(
            table.playing().is_some(),
            "no deal is on that could be taken back"
        );
        let row = self.inner.store.table(table.id).await?;
        self.mend(row.context("an open table has no row")?).await
    }

    /// Takes back the running deal of a table that cannot be gone on with; the table as it is then, if it is open.
    /// Where even the row cannot be read, the table is closed.
    async fn mend(&self, row: TableRow) -> anyhow::Result<Option<Table>> {
        let deal = self.inner.store.running_deal(row.id).await?;
        let made = match deal {
            Some(deal) => {
                self.inner
                    .bank
                    .caused_by(row.guild, &deal.to_string())
                    .await?
            }
            None => Vec::new(),
        };
        let now = self.now();
        let Ok(state) = serde_json::from_str::<State<Hands>>(&row.state) else {
            let mut back: Vec<Transfer> = made.iter().rev().map(Transfer::reversed).collect();
            back.extend(self.left_behind(&row, &back).await?);
            let transfers = back
                .iter()
                .map(|t| transfer_row(t, row.guild, now))
                .collect();
            let write = TableWrite {
                id: row.id,
                guild: row.guild,
                channel: row.channel,
                from_version: row.version,
                state: row.state,
                due_at: None,
                closed: true,
                deal: None,
                acts: Vec::new(),
                deal_end: deal.map(|deal| DealEnd {
                    deal,
                    result: "null".to_owned(),
                    ended: store::Ended::Voided,
                }),
                at: now,
            };
            let step = store::Step {
                table: Some(write),
                transfers,
                writes: Vec::new(),
            };
            self.inner.store.commit(step).await?;
            return Ok(None);
        };
        let table = as_kept(&row, state.without_deal());
        let command = match deal {
            Some(deal) => Command::Mend { deal, made },
            None => Command::ClockMoved { by: Millis::ZERO },
        };
        let context = self.context(&table, &command).await?;
        let mut step = match table.step(command, context) {
            Ok(step) => step,
            Err(refusal) => anyhow::bail!("{refusal}"),
        };
        let_speak(&table, &mut step);
        let (rows, _) = self.rows(&table, &step)?;
        self.inner.store.commit(rows).await?;
        Ok((!step.table.is_closed()).then_some(step.table))
    }
}

/// A table as its row says, without its last deal.
fn as_kept(row: &TableRow, state: State) -> Table {
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

impl Tavern {
    /// What still lies at a table that is to be closed once these transfers are made:
    /// stakes of a match go to who staked them, and a carried pot, of which nobody can tell whose it is, to the house.
    async fn left_behind(
        &self,
        row: &TableRow,
        back: &[Transfer],
    ) -> anyhow::Result<Vec<Transfer>> {
        let mut left = Vec::new();
        for (account, mut coins) in self.inner.bank.balances_at(row.guild, row.id).await? {
            for transfer in back {
                if transfer.credit == account {
                    coins += transfer.amount.get();
                } else if transfer.debit == account {
                    coins -= transfer.amount.get();
                }
            }
            let to = match &account {
                Account::Hold { owner, .. } => owner.account(),
                _ => Account::House,
            };
            if coins > 0 {
                let name = format!("{}:left:{account}", row.id);
                left.push(Transfer::new(
                    name,
                    account,
                    to,
                    coins.try_into()?,
                    "release",
                ));
            }
        }
        Ok(left)
    }
}

/// The deal as it stood after the record's last act, and what was paid until then.
pub(super) fn play_again(record: &Record) -> anyhow::Result<(Deal, Vec<Payment>)> {
    let mut payments = Vec::new();
    let deal = record.replay_telling(|event| payments.extend(payment(event)));
    // Cards that are not everybody's to know stay out of what is logged.
    let deal = deal.map_err(|fault| match fault {
        Fault::NoDeal { code, .. } => anyhow::anyhow!("the record does not hold: {code}"),
        Fault::Act { at, refusal } => {
            anyhow::anyhow!("the record does not hold: {} at act {at}", refusal.code)
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

impl Tavern {
    /// A table that is closed, to be looked at once more.
    pub(super) async fn read_closed(&self, id: TableId) -> anyhow::Result<Option<Table>> {
        match self.inner.store.table(id).await? {
            Some(row) if row.closed => Ok(Some(self.table_of(&row).await?)),
            _ => Ok(None),
        }
    }
}
