//! Replays one life, command by command.

mod context;
mod rows;
mod words;

use super::normal::{self, Effects};
use super::told::{Told, read};
use super::{Decided, Difference, Intended, Report};
use ids::{DealId, GuildId, MemberId, PurseId, TableId};
use rows::Played;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use table::{Admission, Command, Duty, Order, Person, Refusal, Step, Table};

/// Which row a table is read from after a restart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rows {
    /// The one it has written itself.
    Own,
    /// The recorded one, in the old form; sometimes without a restart, too.
    Old,
}

/// A life, as far as it has been replayed.
pub struct Life {
    rows: Rows,
    id: TableId,
    guild: GuildId,
    house: Value,
    settings: Value,
    /// `None` before the table is opened.
    pub table: Option<Table>,
    /// The row of the closed table.
    closed_row: Option<String>,
    /// The row as recorded.
    pub recorded: Map<String, Value>,
    due: Option<i64>,
    channel: Value,
    deals: BTreeMap<DealId, Played>,
    purses: BTreeMap<MemberId, BTreeSet<PurseId>>,
    now: i64,
}

/// A command in its place: the recorded line, its effects, and the row before it.
struct At<'a> {
    kind: &'a str,
    line: &'a Value,
    told: &'a Told,
    before: &'a Map<String, Value>,
}

/// The result of a command.
#[derive(Default)]
struct Done {
    /// `done`, or the name of the refusal; `None` if the table was not asked.
    answer: Option<String>,
    effects: Effects,
    /// Whether the table has changed.
    written: bool,
}

impl Life {
    pub fn new(head: &Value, rows: Rows) -> Life {
        let mut life = Life {
            rows,
            id: read(&head["table"]),
            guild: read(&head["server"]),
            house: head["house"].clone(),
            settings: head["settings"].clone(),
            table: None,
            closed_row: None,
            recorded: Map::new(),
            due: None,
            channel: Value::Null,
            deals: BTreeMap::new(),
            purses: BTreeMap::new(),
            now: 0,
        };
        life.note_purses(&head["members"]);
        life
    }

    /// Carries out a recorded command and returns what differs afterwards.
    pub fn follow(&mut self, line: &Value, report: &mut Report) -> Vec<Difference> {
        self.now = line["at"].as_i64().expect("a moment");
        let before = self.recorded.clone();
        let mut after = before.clone();
        let mut told = Told::read(line, &mut after);
        self.note_purses(&line["do"]);
        self.note_purses(&line["steps"]);
        let (kind, command) = kind_of(&line["do"]);
        let was_closed = self.table.as_ref().is_some_and(Table::is_closed);
        let refused = line["answer"]["no"].as_str();
        self.recorded = after;
        if told.has_state {
            self.due = told.due.map(|due| self.now + due);
            self.channel = told.channel.clone();
        }
        let mut done = Done::default();
        let version = self.table.as_ref().map(|table| table.version);
        let decided = if was_closed {
            self.after_the_end(kind, command);
            // The coins of a voided deal then move without the table.
            told.coins.clear();
            Decided::AfterTheEnd
        } else if refused.is_some_and(normal::is_outside) {
            Decided::ByHouse
        } else {
            self.carry_out((kind, command), line, &told, &before, &mut done)
        };
        *report.commands.entry(decided).or_default() += 1;
        let written = self.table.as_ref().map(|table| table.version) != version;
        done.written = written || version.is_none();
        self.remember(&told);
        if let Some(table) = self.table.as_ref().filter(|table| table.is_closed())
            && self.closed_row.is_none()
        {
            self.closed_row = Some(table.row().expect("a row"));
        }
        let recorded = refused.map_or("done".to_owned(), |no| normal::present_name(no, kind));
        let mut differences = self.differences(&told, done, &recorded);
        differences.retain(
            |difference| match Intended::why(difference, &self.recorded) {
                Some(intended) => {
                    *report.intended.entry(intended).or_default() += 1;
                    false
                }
                None => true,
            },
        );
        differences
    }

    fn differences(&self, told: &Told, done: Done, recorded: &str) -> Vec<Difference> {
        let mut found = Vec::new();
        let mut compare = |kind: &str, recorded: Value, now: Value| {
            if recorded != now {
                found.push(Difference {
                    kind: kind.to_owned(),
                    recorded,
                    now,
                });
            }
        };
        if let Some(answer) = &done.answer {
            compare("answer", json!(recorded), json!(answer));
        }
        compare("written", json!(told.has_state), json!(done.written));
        let own = done.answer.is_some();
        let effects = done.effects;
        compare("coins", json!(told.coins), json!(effects.coins));
        compare("acts", json!(told.plain_acts()), json!(effects.acts));
        compare("begun", json!(told.begun), json!(effects.begun));
        compare("ended", json!(told.ended), json!(effects.ended));
        compare("shuffles", json!(told.shuffles), json!(effects.shuffles));
        let ended = json!(told.shuffles_ended);
        compare("shuffles-ended", ended, json!(effects.shuffles_ended));
        let played_for = json!(told.played_for);
        compare("played-for", played_for, json!(effects.played_for));
        if own {
            // What the house logs about its own orders is not the table's.
            let logs = told.logs.iter();
            let logs: Vec<_> = logs.filter(|log| log["what"]["did"] != "voided").collect();
            compare("log", json!(logs), json!(effects.logs));
        }
        let Some(table) = &self.table else {
            return found;
        };
        let mut now = normal::row(table);
        let keys: BTreeSet<&String> = self.recorded.keys().chain(now.keys()).collect();
        let differ = keys.into_iter().filter(|key| {
            let (recorded, now) = (self.recorded.get(*key), now.get(*key));
            recorded != now
        });
        let differ: Vec<String> = differ.cloned().collect();
        for key in differ {
            let recorded = self.recorded.get(&key).cloned().unwrap_or_default();
            compare(&key, recorded, now.remove(&key).unwrap_or_default());
        }
        compare("due", json!(self.due), json!(table.due_at.map(|at| at.0)));
        compare("channel", self.channel.clone(), json!(table.channel));
        if let Some(row) = &told.closed_table {
            let own = self.closed_row.as_deref().unwrap_or("{}");
            let own: Map<String, Value> = serde_json::from_str(own).expect("a row");
            let mut row = row.as_object().cloned().unwrap_or_default();
            row.remove("talk");
            let mut own = normal::normal_row(own);
            if own["dealer"].is_null() {
                own["dealer"] = row["dealer"].clone();
            }
            compare("closed-table", Value::Object(row), Value::Object(own));
        }
        found
    }

    /// What is done to a closed table, as far as it concerns the table.
    fn after_the_end(&mut self, kind: &str, command: &Value) {
        if kind == "settings" {
            self.settings = command.clone();
        }
        if kind == "forget" {
            let member = read(&command["member"]);
            let row = self.closed_row.as_deref().unwrap_or("{}");
            let purses = self.purses_of(member);
            let without = table::forget_row(row, member, &purses).expect("a row");
            if let Some(row) = without {
                self.closed_row = Some(row);
            }
        }
    }

    fn carry_out(
        &mut self,
        (kind, command): (&str, &Value),
        line: &Value,
        told: &Told,
        before: &Map<String, Value>,
        done: &mut Done,
    ) -> Decided {
        let at = At {
            kind,
            line,
            told,
            before,
        };
        match kind {
            "open" => self.open(command, &at, done),
            "settings" => {
                self.settings = command.clone();
                return Decided::ByHouse;
            }
            "restart" => {
                let due = command["due"].as_i64();
                self.due = due.map(|due| self.now + due);
                self.read_back(self.rows);
                return Decided::ByRow;
            }
            // A void that was refused, or that still needs the others to agree, is up to the house.
            "void" | "agree-to-void" if !told.has_state => return Decided::ByHouse,
            "void" | "agree-to-void" => {
                let plan = self.void_plan(command, &at);
                self.step(Duty::Void(Box::new(plan)), &at, done);
            }
            "forget" => self.forget(command, &at, done),
            "time" => {
                let chosen = self.chosen(told);
                self.step(Duty::TimeUp { chosen }, &at, done);
            }
            _ => {
                let chosen = self.chosen(told);
                if !chosen.is_empty() {
                    self.step(Duty::Chose { chosen }, &at, done);
                }
                let command = self.command(kind, command, before);
                self.step(command, &at, done);
                if kind == "lose-place" {
                    self.close_without_a_place(&at, done);
                }
            }
        }
        Decided::ByTable
    }

    /// When these lives were recorded, a table that lost its place without a deal closed at once; now it closes once
    /// nobody has called it up in time, with the same effects.
    fn close_without_a_place(&mut self, at: &At<'_>, done: &mut Done) {
        let table = self.open_table();
        let closed = !self.recorded["phase"]["closed"].is_null();
        let Some(due) = table.due_at.filter(|_| closed && !table.state.is_on()) else {
            return;
        };
        let now = std::mem::replace(&mut self.now, due.0);
        let chosen = Vec::new();
        self.step(Duty::TimeUp { chosen }, at, done);
        self.now = now;
    }

    /// Erases a member: they leave first, then their id is replaced.
    fn forget(&mut self, command: &Value, at: &At<'_>, done: &mut Done) {
        let member: MemberId = read(&command["member"]);
        if self.open_table().state.chair_of_member(member).is_some() {
            self.step(Order::Leave.by(member), at, done);
        }
        let table = self.open_table();
        if table.is_closed() {
            self.closed_row = Some(table.row().expect("a row"));
            return self.after_the_end("forget", command);
        }
        let purses = self.purses_of(member);
        self.step(Duty::Forget { member, purses }, at, done);
    }

    fn open_table(&self) -> &Table {
        self.table.as_ref().expect("an open table")
    }

    fn step(&mut self, command: impl Into<Command>, at: &At<'_>, done: &mut Done) {
        let command = command.into();
        let table = self.open_table();
        let mut context = self.context(at, &table.state.terms);
        // Nobody was barred when it was recorded.
        let admitted = command.needs(table).admitted.into_iter();
        context.admitted = admitted.map(|member| (member, Admission::Open)).collect();
        let stepped = table.step(command, context);
        self.take(stepped, done);
    }

    fn take(&mut self, stepped: Result<Step, Refusal>, done: &mut Done) {
        match stepped {
            Ok(step) => {
                for effect in step.effects {
                    done.effects.add(effect, &step.table);
                }
                let told = done.effects.told.take();
                done.answer = Some(told.unwrap_or("done".to_owned()));
                // Nothing was bounded when it was recorded.
                let mut table = step.table;
                table.state.bounds = Default::default();
                self.table = Some(table);
            }
            Err(Refusal::Broken(broken)) => done.answer = Some(format!("Broken: {}", broken.0)),
            Err(refusal) => done.answer = Some(normal::name(&refusal)),
        }
    }

    fn purses_of(&self, member: MemberId) -> Vec<PurseId> {
        let purses = self.purses.get(&member).into_iter().flatten();
        purses.copied().collect()
    }

    /// Notes every purse that a member is seen to play from.
    fn note_purses(&mut self, value: &Value) {
        if let Ok(person) = serde_json::from_value::<Person>(value.clone())
            && value.is_object()
        {
            self.purses
                .entry(person.member)
                .or_default()
                .insert(person.purse);
            return;
        }
        match value {
            Value::Array(values) => values.iter().for_each(|value| self.note_purses(value)),
            Value::Object(values) => values.values().for_each(|value| self.note_purses(value)),
            _ => {}
        }
    }
}

fn kind_of(command: &Value) -> (&str, &Value) {
    match command {
        Value::String(kind) => (kind, &Value::Null),
        Value::Object(object) => {
            let (kind, told) = object.iter().next().expect("a command");
            (kind, told)
        }
        _ => panic!("no command: {command}"),
    }
}
