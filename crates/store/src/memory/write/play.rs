//! Tables, deals, shuffles, sessions, and voids.

use ids::{DealId, GuildId, SessionId, TableId, Version, VoidRequestId};

use super::super::rows::{Table, VoidWords};
use super::{Refused, Writing, refused};
use crate::{
    DealRow, Ended, SessionRow, ShuffleRow, StepError, TableRow, TableWrite, VoidRequestRow,
    VoidRow,
};

impl Writing<'_> {
    pub(super) fn table(&mut self, write: TableWrite) -> Refused {
        let TableWrite { id, guild, at, .. } = write;
        let before = self.rows.tables.get(&id);
        let stands = match before {
            None => Some(Version(0)),
            Some(Table { row, .. }) if row.closed || row.guild != guild => None,
            Some(Table { row, .. }) => Some(row.version),
        };
        if stands != Some(write.from_version) {
            return Err(StepError::Stale { table: id });
        }
        let opened_at = before.map_or(at, |table| table.opened_at);
        let row = TableRow {
            id,
            guild,
            channel: write.channel,
            version: write.from_version.next(),
            state: write.state,
            due_at: write.due_at.filter(|_| !write.closed),
            closed: write.closed,
        };
        self.put(|rows| &mut rows.tables, id, Table { row, opened_at });
        if let Some(deal) = write.deal {
            if self.rows.deals.contains_key(&deal.id) {
                return Err(refused("history"));
            }
            let shuffle = self.rows.shuffles.get(&deal.id);
            if shuffle.is_some_and(|shuffle| shuffle.guild != guild) {
                return Err(refused("two-servers"));
            }
            let row = DealRow {
                id: deal.id,
                guild,
                table: id,
                record: deal.record,
                started_at: at,
                end: None,
            };
            self.put(|rows| &mut rows.deals, deal.id, row);
            self.put(|rows| &mut rows.dealt, (id, at, deal.id), ());
        }
        for act in write.acts {
            let key = (act.deal, act.n);
            match self.rows.deals.get(&act.deal) {
                Some(deal) if deal.end.is_none() && !self.rows.acts.contains_key(&key) => {}
                _ => return Err(refused("history")),
            }
            self.put(|rows| &mut rows.acts, key, (act.seat, act.words));
        }
        if let Some(end) = write.deal_end
            && let Some(deal) = self.rows.deals.get(&end.deal)
        {
            if deal.end.is_some() {
                return Err(refused("history"));
            }
            if end.ended == Ended::Voided {
                let voided = (deal.guild, at, end.deal);
                self.put(|rows| &mut rows.voided, voided, ());
            }
            let end_of_it = Some((at, end.ended, end.result));
            self.edit(|rows| &mut rows.deals, end.deal, |row| row.end = end_of_it);
        }
        Ok(())
    }

    pub(super) fn shuffle(&mut self, row: ShuffleRow) -> Refused {
        if self.rows.shuffles.contains_key(&row.deal) {
            return Err(refused("history"));
        }
        let deal = self.rows.deals.get(&row.deal);
        if deal.is_some_and(|deal| deal.guild != row.guild) {
            return Err(refused("two-servers"));
        }
        self.must_be_table_of(row.guild, row.table)?;
        let committed = ShuffleRow {
            cuts: "[]".to_owned(),
            ended: None,
            ..row
        };
        self.put(|rows| &mut rows.shuffles, committed.deal, committed);
        Ok(())
    }

    pub(super) fn session(&mut self, row: SessionRow) -> Refused {
        let known = self.rows.sessions.get(&row.id);
        let row = match known {
            Some(known) => SessionRow {
                closed_at: row.closed_at,
                state: row.state,
                ..known.clone()
            },
            None => row,
        };
        let is_other = |other: &SessionRow| {
            other.id != row.id && other.guild == row.guild && other.closed_at.is_none()
        };
        if row.closed_at.is_none() && self.rows.sessions.values().any(is_other) {
            return Err(refused("another session is open"));
        }
        self.put(|rows| &mut rows.sessions, row.id, row);
        Ok(())
    }

    pub(super) fn void_asked(&mut self, row: VoidRequestRow) -> Refused {
        if !matches!(row.lacking.as_str(), "refuse" | "make-good") {
            return Err(refused("no such answer"));
        }
        if self.rows.void_requests.contains_key(&row.id) {
            let VoidRequestRow {
                id,
                lacking,
                channel,
                message,
                at,
                ..
            } = row;
            self.edit(
                |rows| &mut rows.void_requests,
                id,
                |known| {
                    *known = VoidRequestRow {
                        lacking,
                        channel,
                        message,
                        at,
                        ..known.clone()
                    };
                },
            );
            return Ok(());
        }
        let mut others = self.rows.void_requests.values();
        if others.any(|other| other.deal == row.deal) {
            return Err(refused("one order for a deal"));
        }
        self.must_be_deal_of(row.guild, row.deal)?;
        self.put(|rows| &mut rows.void_requests, row.id, row);
        Ok(())
    }

    pub(super) fn session_table(&mut self, session: SessionId, table: TableId) -> Refused {
        let of = self.rows.sessions.get(&session).map(|row| row.guild);
        self.must_be_table_of(of.ok_or_else(|| refused("no such session"))?, table)?;
        self.put(|rows| &mut rows.session_tables, (session, table), ());
        Ok(())
    }

    pub(super) fn must_be_table_of(&self, guild: GuildId, table: TableId) -> Refused {
        let table = self.rows.tables.get(&table);
        if table.is_some_and(|table| table.row.guild == guild) {
            Ok(())
        } else {
            Err(refused("no table of this server"))
        }
    }

    pub(super) fn must_be_deal_of(&self, guild: GuildId, deal: DealId) -> Refused {
        let deal = self.rows.deals.get(&deal);
        if deal.is_some_and(|deal| deal.guild == guild) {
            Ok(())
        } else {
            Err(refused("no deal of this server"))
        }
    }

    pub(super) fn cut_request(&mut self, id: VoidRequestId) {
        self.cut(|rows| &mut rows.void_requests, id);
        self.cut_where(
            |rows| &mut rows.void_agreements,
            |(request, _), ()| *request == id,
        );
    }

    pub(super) fn voided(&mut self, row: VoidRow) -> Refused {
        let deal = self.rows.deals.get(&row.deal);
        let was_played = deal.is_some_and(|deal| matches!(deal.end, Some((_, Ended::Played, _))));
        if !was_played || self.rows.voids.contains_key(&row.deal) {
            return Err(refused("history"));
        }
        self.must_be_deal_of(row.guild, row.deal)?;
        let VoidRow {
            deal,
            guild,
            by,
            reason,
            at,
        } = row;
        self.put(|rows| &mut rows.voids, deal, (guild, at));
        self.put(|rows| &mut rows.voided, (guild, at, deal), ());
        let words = VoidWords {
            guild,
            by: Some(by),
            reason,
        };
        self.put(|rows| &mut rows.void_words, deal, words);
        Ok(())
    }
}
