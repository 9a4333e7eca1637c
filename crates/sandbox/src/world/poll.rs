//! A poll: the question, the votes, the result.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::id::Id;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Poll {
    pub question: String,
    /// The text and emoji of each answer in Discord's form; they are numbered from 1.
    pub answers: Vec<Value>,
    pub several: bool,
    /// In Unix milliseconds.
    pub ends: u64,
    /// The numbers of the answers each person chose.
    pub votes: BTreeMap<Id, BTreeSet<u64>>,
    /// Whether the result was posted.
    #[serde(default)]
    pub told: bool,
}

impl Poll {
    /// A new poll from a request that passed the checks.
    pub fn new(request: &Value, now: u64) -> Self {
        let answers = request["answers"].as_array().into_iter().flatten();
        let hours = request["duration"].as_u64().unwrap_or(24);
        Poll {
            question: request["question"]["text"]
                .as_str()
                .unwrap_or_default()
                .to_owned(),
            answers: answers.map(|answer| answer["poll_media"].clone()).collect(),
            several: request["allow_multiselect"] == true,
            ends: now + hours * 60 * 60 * 1000,
            votes: BTreeMap::new(),
            told: false,
        }
    }

    /// The result as the fields of its embed; without a winner on a tie or without votes.
    pub fn result(&self) -> Vec<Value> {
        let numbers = 1..=self.answers.len() as u64;
        let counted = numbers.filter_map(|number| Some((self.voters(number)?.count(), number)));
        let counted: Vec<(usize, u64)> = counted.collect();
        let most = counted.iter().map(|(votes, _)| *votes).max();
        let most = most.unwrap_or_default();
        let sum: usize = counted.iter().map(|(votes, _)| votes).sum();
        let field =
            |name: &str, value: String| json!({"name": name, "value": value, "inline": false});
        let mut fields = vec![
            field("poll_question_text", self.question.clone()),
            field("victor_answer_votes", most.to_string()),
            field("total_votes", sum.to_string()),
        ];
        let first: Vec<u64> = counted
            .iter()
            .filter(|(votes, _)| *votes == most && most > 0)
            .map(|(_, number)| *number)
            .collect();
        if let [victor] = first[..]
            && let Some(media) = self.answers.get(victor as usize - 1)
        {
            fields.push(field("victor_answer_id", victor.to_string()));
            let text = |key: &str| media.pointer(key).and_then(Value::as_str);
            for (name, key) in [
                ("victor_answer_text", "/text"),
                ("victor_answer_emoji_id", "/emoji/id"),
                ("victor_answer_emoji_name", "/emoji/name"),
            ] {
                fields.extend(text(key).map(|text| field(name, text.to_owned())));
            }
        }
        fields
    }

    /// The people who chose this answer; `None` if there is no such answer.
    pub fn voters(&self, answer: u64) -> Option<impl Iterator<Item = Id> + '_> {
        let chose = move |(person, chosen): (&Id, &BTreeSet<u64>)| {
            chosen.contains(&answer).then_some(*person)
        };
        (1..=self.answers.len() as u64)
            .contains(&answer)
            .then(|| self.votes.iter().filter_map(chose))
    }
}
