//! The life of a table as it is written down: a head, and a line for each command.

use serde_json::{Map, Value, json};
use triomphe::store::{
    AccountRow, DealId, Ended, ShuffleEnd, Step, TableId, TableWrite, TransferRow, Write,
};

/// What stands in the row of a table and is left out: it is drawn by lots of its own, and nothing follows from it.
const LEFT_OUT: &str = "talk";

pub struct Life {
    pub table: TableId,
    pub name: String,
    pub closed: bool,
    pub calls: u32,
    lines: String,
    state: Map<String, Value>,
}

/// A command with all that it went by.
pub struct Call<'a> {
    pub number: u64,
    /// Milliseconds since the world began: on the tables' clock, and by the time of day.
    pub now: (i64, i64),
    pub command: &'a Value,
    pub means: &'a Value,
    pub answer: &'a Value,
    /// What the table's clock says, as in its row.
    pub clock: i64,
    pub turn: Value,
}

impl Life {
    pub fn new(table: TableId, name: String, head: &Value) -> Life {
        Life {
            table,
            name,
            closed: false,
            calls: 0,
            lines: format!("{head}\n"),
            state: Map::new(),
        }
    }

    pub fn text(&self) -> &str {
        &self.lines
    }

    pub fn write(&mut self, call: &Call<'_>, steps: &[&Step]) {
        self.calls += 1;
        let steps: Vec<Value> = steps.iter().map(|step| self.step(call, step)).collect();
        let mut line = json!({
            "n": call.number,
            "at": call.now.0,
            "day": call.now.1,
            "do": call.command,
            "answer": call.answer,
        });
        for (key, value) in [
            ("means", call.means.clone()),
            ("turn", call.turn.clone()),
            ("steps", json!(steps)),
        ] {
            if !value.is_null() && value != json!([]) {
                line[key] = value;
            }
        }
        self.lines += &format!("{line}\n");
    }

    fn step(&mut self, call: &Call<'_>, step: &Step) -> Value {
        let mut told = Map::new();
        if let Some(table) = &step.table {
            let before = self.state.clone();
            let changed = self.changed(table);
            let sat: Vec<Value> = sat(&before, &self.state);
            let acts: Vec<Value> = table
                .acts
                .iter()
                .map(|act| {
                    let by = by_whom(&before, &self.state, call.command, act.seat, &act.words);
                    json!([act.deal, act.n, act.seat, act.words, by])
                })
                .collect();
            told.insert("acts".into(), json!(acts));
            told.insert("sat".into(), json!(sat));
            if let Some(deal) = &table.deal {
                told.insert("begun".into(), json!([deal.id, parsed(&deal.record)]));
            }
            if let Some(end) = &table.deal_end {
                let how = match end.ended {
                    Ended::Played => "played",
                    Ended::Voided => "voided",
                };
                told.insert("ended".into(), json!([end.deal, how, parsed(&end.result)]));
            }
            told.insert("state".into(), Value::Object(changed));
            told.insert("channel".into(), json!(table.channel));
            told.insert("due".into(), json!(table.due_at.map(|at| at - call.clock)));
            if table.closed {
                told.insert("closed".into(), json!(true));
                self.closed = true;
            }
        }
        let transfers: Vec<Value> = step.transfers.iter().map(transfer).collect();
        told.insert("coins".into(), json!(transfers));
        let writes: Vec<Value> = step.writes.iter().filter_map(write).collect();
        told.insert("writes".into(), json!(writes));
        told.retain(|key, value| key == "due" || !(value.is_null() || *value == json!([])));
        Value::Object(told)
    }

    /// What has changed in the row, and the row as it is now.
    fn changed(&mut self, table: &TableWrite) -> Map<String, Value> {
        let Value::Object(mut after) = parsed(&table.state) else {
            return Map::new();
        };
        after.remove(LEFT_OUT);
        let mut changed: Map<String, Value> = after
            .iter()
            .filter(|(key, value)| self.state.get(*key) != Some(value))
            .map(|(key, value)| (key.clone(), value.clone()))
            .collect();
        for key in self.state.keys().filter(|key| !after.contains_key(*key)) {
            changed.insert(key.clone(), Value::Null);
        }
        self.state = after;
        changed
    }
}

/// The tables that a step is about.
pub fn tables_of(step: &Step, table_of: impl Fn(DealId) -> Option<TableId>) -> Vec<TableId> {
    if let Some(table) = &step.table {
        return vec![table.id];
    }
    let mut tables = Vec::new();
    for write in &step.writes {
        match write {
            Write::ClosedTable { table, .. } => tables.push(*table),
            Write::Voided(row) => tables.extend(table_of(row.deal)),
            _ => {}
        }
    }
    tables
}

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| json!(text))
}

/// The patrons who have sat down, with how those hired play.
fn sat(before: &Map<String, Value>, after: &Map<String, Value>) -> Vec<Value> {
    let chairs = |state: &Map<String, Value>| match state.get("chairs") {
        Some(Value::Array(chairs)) => chairs.clone(),
        _ => Vec::new(),
    };
    let known: Vec<Value> = chairs(before).iter().map(|c| c["player"].clone()).collect();
    chairs(after)
        .iter()
        .filter(|c| !c["player"]["patron"].is_null() && !known.contains(&c["player"]))
        .map(|c| json!([c["player"]["patron"], c["nature"]]))
        .collect()
}

/// Who chose an act: the one who gave the command, somebody who had answered before, a patron or the substitute.
fn by_whom(
    before: &Map<String, Value>,
    after: &Map<String, Value>,
    command: &Value,
    seat: u8,
    words: &str,
) -> &'static str {
    let hands = |state: &Map<String, Value>| state.get("phase").map(|p| p["playing"].clone());
    let hands = hands(before)
        .filter(|hands| !hands.is_null())
        .or_else(|| hands(after))
        .unwrap_or_default();
    let before_or_after = match before.contains_key("chairs") {
        true => before,
        false => after,
    };
    let chair = hands["chairs"][usize::from(seat)].as_u64();
    let sitter = chair.and_then(|chair| before_or_after.get("chairs")?.get(chair as usize));
    let Some(sitter) = sitter else { return "?" };
    let kind = command.as_object().and_then(|o| o.keys().next().cloned());
    let given = kind.as_ref().map(|kind| &command[kind.as_str()]);
    let player = &sitter["player"];
    if let Some(given) = given {
        let by = &given["by"];
        let theirs = *by == player["member"]["member"] || *by == sitter["played_by"];
        let said = given["act"] == words || given["answer"] == words;
        if !by.is_null() && theirs && said {
            return "command";
        }
    }
    if hands["answers"][seat.to_string()] == words {
        return "answered";
    }
    match player["patron"].is_null() || before.contains_key("homeless") {
        true => "substitute",
        false => "patron",
    }
}

fn transfer(row: &TransferRow) -> Value {
    let TransferRow {
        name,
        debit: AccountRow { name: from, .. },
        credit: AccountRow { name: to, .. },
        amount,
        reason,
        cause,
        note,
        ..
    } = row;
    let note = note.as_ref().map(|note| json!([note.author, note.words]));
    json!([name, from, to, amount, reason, cause, note])
}

/// What a step remembers beside the table and the coins, as far as it is a table's.
fn write(write: &Write) -> Option<Value> {
    Some(match write {
        Write::Shuffle(row) => json!({ "shuffle": {
            "deal": row.deal,
            "method": row.method,
            "seed": row.seed,
            "hash": row.hash,
            "bound": parsed(&row.bound),
        }}),
        Write::ShuffleEnded { deal, cuts, ended } => {
            let how = match ended {
                ShuffleEnd::Dealt => "dealt",
                ShuffleEnd::Withdrawn => "withdrawn",
            };
            json!({ "shuffle-ended": { "deal": deal, "cuts": parsed(cuts), "how": how } })
        }
        Write::PlayedFor { deal, member, .. } => {
            json!({ "played-for": { "deal": deal, "member": member } })
        }
        Write::Logged {
            by, what, about, ..
        } => json!({ "log": { "by": by, "what": parsed(what), "about": about } }),
        Write::SessionTable { .. } => json!("session-table"),
        Write::Voided(row) => {
            json!({ "voided": { "deal": row.deal, "by": row.by, "why": row.reason } })
        }
        Write::VoidAnswered { deal } => json!({ "void-answered": deal }),
        Write::ClosedTable { state, .. } => json!({ "closed-table": parsed(state) }),
        _ => return None,
    })
}
