//! The requests and payloads that went over the wire, kept for tests.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, OnceLock},
    time::Duration,
};

use serde_json::Value;

use super::Id;

/// A REST request and its answer.
#[derive(Clone, Debug)]
pub struct LoggedRequest {
    /// `GET`, `POST`, …
    pub method: String,
    /// The path without `/api/v10`, e.g. `/channels/7/messages`.
    pub path: String,
    /// The HTTP status.
    pub status: u16,
    /// The JSON body; of a multipart request, its `payload_json`.
    pub body: Option<Value>,
    /// The time since the sandbox started.
    pub at: Duration,
}

/// The same as stored: text takes a fifth of the memory of parsed values.
#[derive(Clone, Debug)]
pub(crate) struct StoredRequest {
    pub method: String,
    pub path: String,
    pub status: u16,
    pub body: Option<Arc<str>>,
    pub at: Duration,
}

/// A payload that a person's client received; parsed when a test asks for it.
#[derive(Debug)]
pub(crate) struct Payload {
    pub text: Arc<str>,
    value: OnceLock<Arc<Value>>,
}

impl Payload {
    pub fn new(json: &Value) -> Arc<Self> {
        Arc::new(Payload {
            text: json.to_string().into(),
            value: OnceLock::new(),
        })
    }

    fn value(&self) -> Arc<Value> {
        self.value
            .get_or_init(|| Arc::new(value(&self.text)))
            .clone()
    }
}

/// The newest entries, with a count of those dropped.
#[derive(Debug)]
pub(crate) struct Ring<T> {
    entries: VecDeque<T>,
    forgotten: usize,
}

impl<T> Default for Ring<T> {
    fn default() -> Self {
        Ring {
            entries: VecDeque::new(),
            forgotten: 0,
        }
    }
}

impl<T: Clone> Ring<T> {
    fn push(&mut self, entry: T, most: usize) {
        self.entries.push_back(entry);
        while self.entries.len() > most {
            self.entries.pop_front();
            self.forgotten += 1;
        }
    }

    /// # Panics
    /// If entries were dropped: a test must not mistake a part for the whole.
    pub fn all(&self) -> Vec<T> {
        assert!(
            self.forgotten == 0,
            "{} entries were forgotten; raise Config::remember",
            self.forgotten
        );
        self.entries.iter().cloned().collect()
    }
}

pub(crate) struct Log {
    most: usize,
    requests: Ring<StoredRequest>,
    pub violations: Ring<String>,
    people: HashMap<Id, Ring<Arc<Payload>>>,
    channels: HashMap<Id, Ring<Arc<Payload>>>,
}

impl Log {
    pub fn new(most: usize) -> Self {
        Log {
            most,
            requests: Ring::default(),
            violations: Ring::default(),
            people: HashMap::new(),
            channels: HashMap::new(),
        }
    }

    pub fn request(&mut self, request: StoredRequest) {
        self.requests.push(request, self.most);
    }

    pub fn violation(&mut self, text: String) {
        tracing::warn!("Discord would refuse this: {text}");
        self.violations.push(text, self.most);
    }

    pub fn payload(&mut self, person: Id, payload: &Arc<Payload>) {
        self.people
            .entry(person)
            .or_default()
            .push(payload.clone(), self.most);
    }

    pub fn channel_payload(&mut self, channel: Id, payload: &Arc<Payload>) {
        self.channels
            .entry(channel)
            .or_default()
            .push(payload.clone(), self.most);
    }

    pub fn requests(&self) -> Vec<LoggedRequest> {
        let kept = self.requests.all().into_iter();
        kept.map(|kept| LoggedRequest {
            method: kept.method,
            path: kept.path,
            status: kept.status,
            body: kept.body.map(|text| value(&text)),
            at: kept.at,
        })
        .collect()
    }

    pub fn payloads(&self, person: Id) -> Vec<Arc<Value>> {
        values(self.people.get(&person))
    }

    pub fn channel_payloads(&self, channel: Id) -> Vec<Arc<Value>> {
        values(self.channels.get(&channel))
    }
}

fn values(kept: Option<&Ring<Arc<Payload>>>) -> Vec<Arc<Value>> {
    let kept = kept.map(Ring::all).unwrap_or_default();
    kept.iter().map(|payload| payload.value()).collect()
}

fn value(text: &str) -> Value {
    // It was JSON when it went over the wire.
    serde_json::from_str(text).unwrap_or_default()
}
