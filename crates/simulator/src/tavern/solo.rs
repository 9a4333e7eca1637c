//! What the house promises of solo tables: one for each member and server, no coins, counted for no limit, not found by
//! those who ask for the tables of a channel, and closed after a day of silence.

use super::Town;
use super::calls::{Call, CallOutcome};
use super::witness::Seen;
use crate::checks::Failure;
use crate::kept::CommittedTable;
use crate::solo;
use house::Tavern;
use ids::{GuildId, MemberId, TableId};
use pages::HouseRefusal;
use screens::button::{Button, TableKey};
use std::collections::BTreeSet;
use std::time::Duration;
use store::{Step, TableWrite, Write};
use table::{ClosedWhy, Hands, Phase, State};

impl Seen {
    /// The solo table that a member has, if they have one.
    pub fn alone(&self, guild: GuildId, member: MemberId) -> Option<TableId> {
        let mut theirs = self.alone.iter();
        let is_open = |table| self.tables.contains_key(table);
        let theirs = theirs.find(|(table, of)| **of == (guild, member) && is_open(table));
        theirs.map(|(table, _)| *table)
    }

    /// The open tables of a server, without solo tables.
    pub fn ordinary(&self, guild: GuildId) -> impl Iterator<Item = &CommittedTable> {
        let here = self.tables.values().filter(move |kept| kept.guild == guild);
        here.filter(|kept| !self.alone.contains_key(&kept.id))
    }

    /// What must hold at a solo table: one member, who has no other, no coins, no session.
    pub fn write_alone(&mut self, step: &Step, write: &TableWrite) -> Result<(), String> {
        let (id, guild) = (write.id, write.guild);
        let opens = write.from_version.0 == 0;
        if !opens && !self.alone.contains_key(&id) {
            return Ok(());
        }
        let state: State<Hands> =
            serde_json::from_str(&write.state).map_err(|why| why.to_string())?;
        if opens {
            if !state.solo {
                return Ok(());
            }
            if let Some(other) = self.alone(guild, state.host) {
                return Err(format!("{} has another, {other}", state.host));
            }
            self.alone.insert(id, (guild, state.host));
            self.of_alone("opened");
        }
        solo::state(&state, self.alone[&id].1)?;
        if let Some(row) = step.transfers.first() {
            return Err(format!("coins move: {row:?}"));
        }
        let takes =
            |write: &Write| matches!(write, Write::SessionTable { table, .. } if *table == id);
        if step.writes.iter().any(takes) {
            return Err("it belongs to a session".to_owned());
        }
        if write.deal_end.is_some() {
            self.of_alone("deals over");
        }
        if let Phase::Closed { why } = state.phase {
            self.of_alone(match why {
                ClosedWhy::Idle => "left for a day",
                _ => "ended",
            });
        }
        Ok(())
    }

    fn of_alone(&mut self, what: &'static str) {
        *self.of_alone.entry(what).or_default() += 1;
    }
}

impl Town {
    /// Solo tables are found by their members, and by nobody who asks for the tables of a channel.
    pub fn audit_alone(&self, tavern: &Tavern) -> Result<(), Failure> {
        let seen = self.witness.seen();
        let open = seen.alone.iter();
        let open = open.filter(|(table, _)| seen.tables.contains_key(table));
        for (&table, &(guild, member)) in open {
            let fail = |why: String| Err(Failure::new("solo", why).at(table));
            let found = tavern.tables.alone(guild, member);
            if found != Some(table) {
                return fail(format!("{member} finds {found:?}"));
            }
            let channel = seen.tables[&table].channel;
            if tavern.tables.ids_in(guild, Some(channel)).contains(&table) {
                return fail(format!("it is found in {channel}"));
            }
        }
        for guild in self.people.guilds() {
            let ordinary = seen.ordinary(guild).filter_map(|kept| {
                let table = kept.read().ok()?;
                table.state.homeless.is_none().then_some(table.channel)
            });
            let (places, told) = (tavern.tables.places_in(guild), ordinary.collect());
            if places != told {
                let why = format!("tables stand in {places:?} of {guild}, not {told:?}");
                return Err(Failure::new("solo", why));
            }
        }
        Ok(())
    }

    /// The solo tables that are open.
    pub fn open_alone(&self) -> BTreeSet<TableId> {
        let seen = self.witness.seen();
        let all = seen.alone.keys().copied();
        all.filter(|table| seen.tables.contains_key(table))
            .collect()
    }

    /// Checks that solo tables are not played again, and take nobody's place.
    pub fn heard_of_alone(
        &self,
        call: &Call,
        answer: &CallOutcome,
        is_alone: bool,
    ) -> Result<(), String> {
        let seen = self.witness.seen();
        match (call, answer) {
            (Call::Click(click), CallOutcome::Done(_)) => match click.button {
                Button::Table(closed, TableKey::Again) if seen.alone.contains_key(&closed) => {
                    Err("it was a solo table".to_owned())
                }
                _ => Ok(()),
            },
            (Call::Open(opening), CallOutcome::Refused(why)) if is_alone => {
                let most = self.house.tables;
                let too_many = HouseRefusal::TooManyTables(most).to_string();
                let open = seen.ordinary(opening.guild).count();
                if *why == too_many && open < most {
                    Err(format!("{open} of {most} tables are open"))
                } else {
                    Ok(())
                }
            }
            _ => Ok(()),
        }
    }

    /// Everybody has been silent for so long.
    pub fn silent_alone(&self, silence: Duration) -> Result<(), Failure> {
        match self.open_alone().first() {
            Some(&table) if silence.as_millis() > solo::SILENCE.0.unsigned_abs().into() => {
                let why = "a solo table waits for more than a day";
                Err(Failure::new("liveness", why).at(table))
            }
            _ => Ok(()),
        }
    }
}
