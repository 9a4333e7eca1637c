//! A request as its handlers get it, and their answer.

use std::{collections::HashMap, sync::Arc};

use serde_json::Value;

use super::refusal::Refusal;
use crate::world::id::Id;

/// A file of a multipart request.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    /// N in `files[N]`.
    pub number: u64,
    pub filename: String,
    pub content_type: String,
    pub bytes: Arc<[u8]>,
}

/// A request, read and parsed.
#[derive(Debug, Default)]
pub(crate) struct Request {
    pub method: String,
    /// The path without `/api/v10`.
    pub path: String,
    pub query: HashMap<String, String>,
    pub authorization: Option<String>,
    pub body: Option<Value>,
    /// The body as sent, for the log.
    pub text: Option<Arc<str>>,
    pub uploads: Vec<Upload>,
}

impl Request {
    /// The body; a refusal if there is none.
    pub fn json(&self) -> Result<&Value, Refusal> {
        self.body.as_ref().ok_or(Refusal::INVALID_JSON)
    }
}

#[derive(Debug)]
pub(crate) struct Response {
    pub status: u16,
    pub body: Option<Value>,
    pub headers: Vec<(&'static str, String)>,
}

impl Response {
    pub fn ok(body: Value) -> Self {
        Response {
            status: 200,
            body: Some(body),
            headers: Vec::new(),
        }
    }

    pub fn created(body: Value) -> Self {
        Response {
            status: 201,
            body: Some(body),
            headers: Vec::new(),
        }
    }

    pub fn empty() -> Self {
        Response {
            status: 204,
            body: None,
            headers: Vec::new(),
        }
    }
}

impl Response {
    /// Puts something else into one place of the body, if it has one; both as a test gives them.
    ///
    /// # Panics
    /// If `says` is not JSON.
    pub fn say(&mut self, at: &str, says: &str) {
        let said: Value = serde_json::from_str(says)
            .unwrap_or_else(|error| panic!("{says} is not JSON: {error}"));
        let Some(body) = &mut self.body else {
            return;
        };
        if let Some(place) = body.pointer_mut(at) {
            *place = said;
        } else if let Some((parent, key)) = at.rsplit_once('/')
            && let Some(Value::Object(parent)) = body.pointer_mut(parent)
        {
            parent.insert(key.to_owned(), said);
        }
    }
}

/// A handler's answer.
pub(crate) type Outcome = Result<Response, Refusal>;

/// An id in a path; `unknown` if it is too large to exist.
pub(crate) fn id(text: &str, unknown: Refusal) -> Result<Id, Refusal> {
    match text.parse() {
        Ok(id) => Ok(id),
        Err(_) if text.chars().all(|c| c.is_ascii_digit()) => Err(unknown),
        Err(_) => Err(Refusal::field(
            "id",
            "NUMBER_TYPE_COERCE",
            format!("Value {text:?} is not snowflake."),
        )),
    }
}

impl From<Refusal> for Response {
    fn from(refusal: Refusal) -> Response {
        Response {
            status: refusal.status,
            body: Some(refusal.body()),
            headers: Vec::new(),
        }
    }
}
