//! The database writes for a table's step.

use super::{Tavern, house_log};
use bank::transfer_row;
use ids::TableId;
use pages::{LogEntry, Logged};
use store::{DealEnd, DealStart, ShuffleRow, TableWrite, Write};
use table::{Effect, LoggedOrder, ShuffleEnd, Step, Table};

impl Tavern {
    /// The writes for a step, and the log entries among them.
    pub(super) fn rows(
        &self,
        before: &Table,
        step: &Step,
    ) -> anyhow::Result<(store::Step, Vec<Logged>)> {
        let (table, guild, at) = (&step.table, before.guild, self.house.time.now());
        let mut write = TableWrite {
            id: table.id,
            guild,
            channel: table.channel,
            from_version: before.version,
            state: table.row()?,
            due_at: table.due_at,
            closed: table.is_closed(),
            deal: None,
            acts: Vec::new(),
            deal_end: None,
            at,
        };
        let (mut rows, mut logged) = (store::Step::default(), Vec::new());
        for effect in &step.effects {
            match effect {
                Effect::Transfer(transfer) => {
                    rows.transfers.push(transfer_row(transfer, guild, at));
                }
                Effect::DealBegun { deal, record } => {
                    write.deal = Some(DealStart {
                        id: *deal,
                        record: serde_json::to_string(record)?,
                    });
                }
                Effect::Acted {
                    deal,
                    number,
                    seat,
                    act,
                } => write.acts.push(store::Act {
                    deal: *deal,
                    n: *number,
                    seat: u8::try_from(seat.index())?,
                    words: act.to_string(),
                }),
                Effect::DealEnded { deal, outcome } => {
                    write.deal_end = Some(DealEnd {
                        deal: *deal,
                        result: serde_json::to_string(outcome)?,
                        ended: match outcome {
                            Some(_) => store::Ended::Played,
                            None => store::Ended::Voided,
                        },
                    });
                }
                Effect::PlayedFor { deal, member } => rows.writes.push(Write::PlayedFor {
                    deal: *deal,
                    guild,
                    member: *member,
                }),
                Effect::Shuffled { shuffle, seed } => {
                    rows.writes.push(Write::Shuffle(ShuffleRow {
                        deal: shuffle.deal,
                        guild,
                        table: table.id,
                        method: shuffle.method.number(),
                        seed: seed.digits(),
                        bound: serde_json::to_string(&shuffle.bound)?,
                        hash: shuffle.hash.to_string(),
                        made_at: at,
                        cuts: String::new(),
                        ended: None,
                    }))
                }
                Effect::ShuffleEnded { shuffle, ended } => rows.writes.push(Write::ShuffleEnded {
                    deal: shuffle.deal,
                    cuts: serde_json::to_string(&shuffle.cuts)?,
                    ended: match ended {
                        ShuffleEnd::Dealt => store::ShuffleEnd::Dealt,
                        ShuffleEnd::Withdrawn => store::ShuffleEnd::Withdrawn,
                    },
                }),
                Effect::Log { by, entry } => {
                    let line = self.log.entry(guild, Some(*by), log_entry(table.id, entry));
                    rows.writes.push(house_log::entry_write(&line)?);
                    logged.push(line);
                }
                Effect::Talk { .. } | Effect::PartlyRefused(_) => {}
            }
        }
        rows.table = Some(write);
        Ok((rows, logged))
    }
}

fn log_entry(table: TableId, entry: &LoggedOrder) -> LogEntry {
    match entry.clone() {
        LoggedOrder::Kicked { player } => LogEntry::Kicked { table, player },
        LoggedOrder::CalledOff {
            what,
            reason,
            among,
        } => LogEntry::CalledOff {
            table,
            what,
            reason,
            among,
        },
    }
}
