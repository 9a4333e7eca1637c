//! Brings a step's effects into the form of the recording.

use serde_json::{Map, Value, json};
use table::{Effect, LoggedOrder, Refusal, ShuffleEnd, Table};

/// The row without what is not compared, its chairs named by position.
pub fn row(table: &Table) -> Map<String, Value> {
    let row = table.row().expect("a row");
    match serde_json::from_str(&row) {
        Ok(Value::Object(row)) => normal_row(row),
        _ => panic!("a row is an object"),
    }
}

/// A row of the new form, in that of the recording.
pub fn normal_row(mut row: Map<String, Value>) -> Map<String, Value> {
    for newer in ["talk", "taken", "dealt", "cancelled", "bounds"] {
        row.remove(newer);
    }
    let mut ids = Vec::new();
    for chair in row["chairs"].as_array_mut().into_iter().flatten() {
        ids.extend(chair.as_object_mut().and_then(|chair| chair.remove("id")));
    }
    let place = |id: &Value| json!(ids.iter().position(|other| other == id));
    row["dealer"] = place(&row["dealer"]);
    let seats = row["phase"].pointer_mut("/playing/chairs");
    for seat in seats.and_then(Value::as_array_mut).into_iter().flatten() {
        *seat = place(seat);
    }
    row
}

/// The effects of a command's steps, by kind.
#[derive(Default)]
pub struct Effects {
    pub coins: Vec<Value>,
    pub acts: Vec<Value>,
    pub begun: Vec<Value>,
    pub ended: Vec<Value>,
    pub shuffles: Vec<Value>,
    pub shuffles_ended: Vec<Value>,
    pub played_for: Vec<Value>,
    pub logs: Vec<Value>,
    pub told: Option<String>,
}

impl Effects {
    pub fn add(&mut self, effect: Effect, table: &Table) {
        match effect {
            Effect::Transfer(transfer) => {
                let note = transfer.note.as_ref();
                let note = note.map(|(author, words)| json!([author, words]));
                self.coins.push(json!([
                    transfer.name,
                    transfer.debit.name(),
                    transfer.credit.name(),
                    transfer.amount.get(),
                    transfer.reason.word(),
                    transfer.cause,
                    note,
                ]));
            }
            Effect::DealBegun { deal, record } => self.begun.push(json!([deal, record])),
            Effect::Acted {
                deal,
                number,
                seat,
                act,
            } => self.acts.push(json!([deal, number, seat, act.to_string()])),
            Effect::DealEnded { deal, outcome } => {
                let how = if outcome.is_some() {
                    "played"
                } else {
                    "voided"
                };
                self.ended.push(json!([deal, how, outcome]));
            }
            Effect::PlayedFor { deal, member } => {
                self.played_for
                    .push(json!({ "deal": deal, "member": member }));
            }
            Effect::Shuffled { shuffle, seed } => self.shuffles.push(json!({
                "deal": shuffle.deal,
                "method": shuffle.method.number(),
                "seed": seed.digits(),
                "hash": shuffle.hash,
                "bound": shuffle.bound,
            })),
            Effect::ShuffleEnded { shuffle, ended } => {
                let how = match ended {
                    ShuffleEnd::Dealt => "dealt",
                    ShuffleEnd::Withdrawn => "withdrawn",
                };
                self.shuffles_ended
                    .push(json!({ "deal": shuffle.deal, "cuts": shuffle.cuts, "how": how }));
            }
            Effect::Log { by, entry } => self.logs.push(logged(&entry, by.0, table)),
            Effect::Talk { .. } => {}
            Effect::PartlyRefused(refusal) => self.told = Some(name(&refusal)),
        }
    }
}

/// An entry as in the house's log: the member it is about set apart, and no typed words.
fn logged(entry: &LoggedOrder, by: u64, table: &Table) -> Value {
    let (what, about) = match entry {
        LoggedOrder::Kicked { player } => {
            let mut player_without = json!(player);
            if let Some(member) = player_without.pointer_mut("/member/member") {
                *member = json!(0);
            }
            let what = json!({ "did": "kicked", "table": table.id, "player": player_without });
            (what, json!(player.member()))
        }
        LoggedOrder::CalledOff {
            what,
            reason,
            among,
        } => {
            let mut whole = json!({ "did": "called-off", "table": table.id, "what": what });
            if !reason.is_empty() {
                whole["reason"] = json!("");
            }
            if !among.is_empty() {
                whole["among"] = json!(among);
            }
            (whole, Value::Null)
        }
    };
    json!({ "by": by, "what": what, "about": about })
}

/// The name of a refusal.
pub fn name(refusal: &Refusal) -> String {
    match refusal {
        Refusal::Rules(_, refusal) => format!("Refused {}", refusal.code),
        refusal => {
            let whole = format!("{refusal:?}");
            let word = whole.chars();
            word.take_while(|letter| letter.is_alphanumeric()).collect()
        }
    }
}

/// Today's name of a recorded refusal.
pub fn present_name(recorded: &str, command: &str) -> String {
    match (recorded, command) {
        ("LostEnough", _) => "CapReached",
        ("RegularsStayAway", _) => "NoPatronFree",
        ("NoSuchTable", "call-up") => "HasPlace",
        (same, _) => same,
    }
    .to_owned()
}

/// Whether a refusal comes from the house or the books, before the table is asked.
pub fn is_outside(recorded: &str) -> bool {
    let first = recorded.split(' ').next().unwrap_or_default();
    [
        "Banned",
        "Abstains",
        "HostsEnough",
        "TooManyTables",
        "NotVoided",
        "NotErased",
        "NotAsked",
    ]
    .contains(&first)
}
