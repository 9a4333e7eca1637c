//! Loads tables from their rows, on start and when another writer was faster.

use super::Tavern;
use super::records::from_row;
use super::talk::let_speak;
use anyhow::Context as _;
use bank::transfer_row;
use books::{Account, Reason, Transfer};
use futures_util::{StreamExt as _, stream};
use ids::{GuildId, TableId};
use pages::LogEntry;
use std::pin::pin;
use store::{DealEnd, TableRow, TableWrite};
use table::{Command, Duty, Hands, State, Table};

/// How many tables are read at once on start: the database's answers are awaited together.
const AT_ONCE: usize = 16;
/// How many log entries are searched for one that says the same.
const LATELY: u32 = 100;

impl Tavern {
    /// Restores every open table of this house's servers, with its clock as it was when the bot went down. A deal that
    /// cannot be replayed (its rules have changed, say) is cancelled and the table continues without it; failing even
    /// that, the table is parked.
    pub(super) async fn resume(&self) -> anyhow::Result<()> {
        let downtime = self.store.resume(self.house.time.now()).await?;
        let mut rows = self.store.open_tables().await?;
        rows.retain(|row| self.territory.holds(row.guild));
        tracing::info!(tables = rows.len(), downtime, "resuming tables");
        let read = stream::iter(rows).map(async |row| (self.records.table_of(&row).await, row));
        let mut read = pin!(read.buffered(AT_ONCE));
        while let Some((table, row)) = read.next().await {
            let id = row.id;
            match table {
                Ok(table) => {
                    let endless = table.stands_still() && table.due_at.is_none();
                    self.put(table);
                    if endless {
                        self.tables.perform(id, Duty::Resume).await?;
                    }
                }
                Err(error) => {
                    tracing::warn!(table = %id, "cancelling a deal that cannot be continued: {error:#}");
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

    /// A table that cannot be repaired is kept as it is, with its coins, for a version that can; the others continue.
    /// The operator is told, and the game master once.
    pub(super) async fn park(&self, guild: GuildId, table: TableId, error: &anyhow::Error) {
        tracing::error!(%table, server = %guild, "parking a table that cannot be repaired: {error:#}");
        self.tables.park(table);
        if let Err(error) = self.log_parked(guild, table).await {
            tracing::error!(%table, "could not tell the game master: {error:#}");
        }
    }

    async fn log_parked(&self, guild: GuildId, table: TableId) -> anyhow::Result<()> {
        let entry = LogEntry::Parked { table };
        let lately = self.log.house_log(guild, LATELY).await?;
        if lately.iter().all(|logged| logged.entry != entry) {
            self.log.log(guild, None, entry).await?;
        }
        Ok(())
    }

    /// Cancels the deal of a table that keeps failing at its deadline; returns the table, if it is still open.
    ///
    /// # Errors
    /// No deal is running, the table has no row, or even this fails.
    pub(super) async fn cancel_failing_deal(&self, table: &Table) -> anyhow::Result<Option<Table>> {
        anyhow::ensure!(
            table.playing().is_some(),
            "no deal is running that could be cancelled"
        );
        let row = self.store.table(table.id).await?;
        self.mend(row.context("an open table has no row")?).await
    }

    /// Cancels the running deal of a table that cannot continue; returns the table, if it is still open. If even the
    /// row cannot be read, the table is closed.
    async fn mend(&self, row: TableRow) -> anyhow::Result<Option<Table>> {
        let deal = self.store.running_deal(row.id).await?;
        let made = match deal {
            Some(deal) => self.bank.caused_by(row.guild, &deal.to_string()).await?,
            None => Vec::new(),
        };
        let now = self.house.time.now();
        let Ok(mut state) = serde_json::from_str::<State<Hands>>(&row.state) else {
            let mut back: Vec<Transfer> = made.iter().rev().map(Transfer::reversed).collect();
            back.extend(self.remaining_transfers(&row, &back).await?);
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
            self.store.commit(step).await?;
            return Ok(None);
        };
        self.records.note_void(&mut state).await?;
        let finished = match state.last {
            // The table can do without it.
            Some(last) => self.records.finished(last).await.ok().flatten(),
            None => None,
        };
        let table = Table {
            finished,
            ..from_row(&row, state.without_deal())
        };
        let command = Command::House(match deal {
            Some(deal) => Duty::Mend { deal, made },
            None => Duty::Resume,
        });
        let context = self.context(&table, &command).await?;
        let mut step = match table.step(command, context) {
            Ok(step) => step,
            Err(refusal) => anyhow::bail!("{refusal}"),
        };
        let_speak(&table, &mut step);
        let (rows, _) = self.rows(&table, &step)?;
        self.store.commit(rows).await?;
        Ok((!step.table.is_closed()).then_some(step.table))
    }

    /// The remaining transfers for a table about to be closed: the stakes of a match go back to those who staked them,
    /// and a carried pot, whose owners are unknown, goes to the house.
    async fn remaining_transfers(
        &self,
        row: &TableRow,
        back: &[Transfer],
    ) -> anyhow::Result<Vec<Transfer>> {
        let mut left = Vec::new();
        for (account, mut coins) in self.bank.balances_at(row.guild, row.id).await? {
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
                    Reason::Release,
                ));
            }
        }
        Ok(left)
    }
}
