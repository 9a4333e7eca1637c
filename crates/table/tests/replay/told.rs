//! One line of a life: everything that was committed for a command.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

/// The effects of a command, all its steps together.
#[derive(Default)]
pub struct Told {
    /// Whether the table's row was written.
    pub has_state: bool,
    /// Milliseconds after the last step until the table acts by itself.
    pub due: Option<i64>,
    /// Where the table stands after it.
    pub channel: Value,
    pub coins: Vec<Value>,
    pub acts: Vec<Value>,
    pub begun: Vec<Value>,
    pub ended: Vec<Value>,
    pub sat: Vec<Value>,
    /// Shuffles that were committed and still stood when the command was done, with their seeds.
    pub shuffles: Vec<Value>,
    /// Shuffles that stood before it and were dealt or withdrawn.
    pub shuffles_ended: Vec<Value>,
    pub played_for: Vec<Value>,
    pub logs: Vec<Value>,
    /// The row of a closed table after somebody was erased.
    pub closed_table: Option<Value>,
}

impl Told {
    /// Reads a line; `state` is the row before it, and becomes the row after it.
    pub fn read(line: &Value, state: &mut Map<String, Value>) -> Told {
        let mut told = Told::default();
        for step in list(&line["steps"]) {
            told.add(step, state);
        }
        told
    }

    fn add(&mut self, step: &Value, state: &mut Map<String, Value>) {
        if let Some(changed) = step["state"].as_object() {
            self.has_state = true;
            self.due = step["due"].as_i64();
            self.channel = step["channel"].clone();
            for (key, value) in changed {
                match value {
                    Value::Null => state.remove(key),
                    value => state.insert(key.clone(), value.clone()),
                };
            }
        }
        self.coins.extend(list(&step["coins"]).cloned());
        self.acts.extend(list(&step["acts"]).cloned());
        self.sat.extend(list(&step["sat"]).cloned());
        for (all, one) in [
            (&mut self.begun, &step["begun"]),
            (&mut self.ended, &step["ended"]),
        ] {
            all.extend(Some(one.clone()).filter(|one| !one.is_null()));
        }
        for write in list(&step["writes"]) {
            self.write(write);
        }
    }

    fn write(&mut self, write: &Value) {
        let Some((kind, what)) = write.as_object().and_then(|write| write.iter().next()) else {
            return;
        };
        let what = what.clone();
        match kind.as_str() {
            "shuffle" => self.shuffles.push(what),
            "shuffle-ended" => {
                // If one step committed a shuffle and a later one withdrew it, a draw is left over.
                let made = self.shuffles.iter();
                let mut made = made.map(|shuffle| &shuffle["deal"]);
                match made.position(|deal| *deal == what["deal"]) {
                    Some(at) if what["how"] == "withdrawn" => drop(self.shuffles.remove(at)),
                    _ => self.shuffles_ended.push(what),
                }
            }
            "played-for" => self.played_for.push(what),
            "log" => self.logs.push(what),
            "closed-table" => self.closed_table = Some(what),
            // What belongs to sessions and to orders that wait is not the table's.
            "voided" | "void-answered" => {}
            other => panic!("a write of another kind: {other}"),
        }
    }

    /// The acts in comparable form: deal, number, seat and text.
    pub fn plain_acts(&self) -> Vec<Value> {
        let acts = self.acts.iter();
        acts.map(|act| json!([act[0], act[1], act[2], act[3]]))
            .collect()
    }
}

pub fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

pub fn read<T: DeserializeOwned>(value: &Value) -> T {
    match serde_json::from_value(value.clone()) {
        Ok(read) => read,
        Err(error) => panic!("{value}: {error}"),
    }
}

pub fn some_or_usual<T: DeserializeOwned + Default>(value: Value) -> T {
    read::<Option<T>>(&value).unwrap_or_default()
}
