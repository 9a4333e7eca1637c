//! A table's step: computed, committed as one, and then published.

use super::tables::Performed;
use super::talk::let_speak;
use super::{HouseError, Tavern};
use std::sync::Arc;
use store::{StepError, Write};
use table::{Command, Duty, Effect, Refusal, Step, Table};

/// How often a step is computed when somebody else keeps being faster.
pub(super) const TRIES: usize = 4;

impl Tavern {
    /// Computes a step of a table and commits it; returns the table as it is then, whatever the result. Only the
    /// table's task calls this.
    pub(super) async fn step(
        &self,
        mut table: Arc<Table>,
        command: Command,
        beside: &[Write],
    ) -> (Arc<Table>, Result<Performed, HouseError>) {
        for _ in 0..TRIES {
            match self.step_once(&table, &command, beside).await {
                Ok(Stepped::Done { after, performed }) => {
                    return (after.unwrap_or(table), performed);
                }
                // A void was planned for the table and the purses as they were before.
                Ok(Stepped::Again(again)) if matches!(command, Command::House(Duty::Void(_))) => {
                    return (again, Err(Refusal::Changed.into()));
                }
                Ok(Stepped::Again(again)) => table = again,
                Err(error) => return (table, Err(error)),
            }
        }
        let often = anyhow::anyhow!(
            "table {} kept changing while a step was being prepared",
            table.id
        );
        (table, Err(often.into()))
    }

    async fn step_once(
        &self,
        table: &Table,
        command: &Command,
        beside: &[Write],
    ) -> Result<Stepped, HouseError> {
        let context = self.context(table, command).await?;
        let mut step = match table.step(command.clone(), context) {
            Ok(step) => step,
            Err(refusal) => return Err(self.explained(table, command, refusal).await?),
        };
        let told = partial_refusal(&step);
        let (mut after, mut performed) = (None, Performed::default());
        if step.table.version != table.version || !beside.is_empty() {
            if needs_purses(table, &step.table) {
                self.open_purses_at(&step.table).await?;
            }
            let_speak(table, &mut step);
            let (mut rows, logged) = self.rows(table, &step)?;
            rows.writes.extend(beside.iter().cloned());
            match self.store.commit(rows).await {
                Ok(()) => {}
                // Somebody else wrote the table, or spent coins in the meantime: start again.
                Err(StepError::Stale { .. } | StepError::Overdraft { .. }) => {
                    let again = self.records.read_again(table.id).await?;
                    return Ok(Stepped::Again(Arc::new(again)));
                }
                Err(error) => return Err(anyhow::Error::from(error).into()),
            }
            for logged in &logged {
                self.log.tell_logged(logged.clone());
            }
            after = Some(Arc::new(step.table));
            performed.logged = logged;
        }
        let performed = match told {
            None => Ok(performed),
            Some(refusal) => {
                let table = after.as_deref().unwrap_or(table);
                // Whatever the message, the step is done.
                let (Ok(why) | Err(why)) = self.explained(table, command, refusal).await;
                Err(why)
            }
        };
        Ok(Stepped::Done { after, performed })
    }
}

/// Whether those at a table may need their purses for a step: for whoever has sat down, for coins instead of chips, or
/// for the next deal. Whoever was dealt in has used theirs.
fn needs_purses(before: &Table, after: &Table) -> bool {
    let chairs = |table: &Table| table.state.chairs.len();
    !before.state.phase.is_playing() || chairs(after) > chairs(before)
}

/// The result of a computed step.
enum Stepped {
    Done {
        /// The table, if it has changed.
        after: Option<Arc<Table>>,
        /// The answer for whoever gave the command.
        performed: Result<Performed, HouseError>,
    },
    /// The row changed meanwhile: compute the step again from the table as it is now.
    Again(Arc<Table>),
}

/// A refusal to report although something was done.
fn partial_refusal(step: &Step) -> Option<Refusal> {
    step.effects.iter().find_map(|effect| match effect {
        Effect::PartlyRefused(refusal) => Some(refusal.clone()),
        _ => None,
    })
}
