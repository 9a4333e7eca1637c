//! The faults that are still to happen.

use std::{collections::BTreeMap, time::Duration};

use serde_json::Value;

use crate::rest::{Refusal, limits::Scope};

/// A fault in the handling of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequestFault {
    /// The request is handled after this time.
    Delay(Duration),
    /// The request is handled, and answered after this time.
    DelayAnswer(Duration),
    /// The request is handled, and answered when [`Faults::release`](crate::Faults::release) is called.
    HoldAnswer,
    /// An answer to an interaction arrives after the time for it; other requests are handled as usual.
    Overdue,
    /// 429 with this time to wait; the request is not handled.
    RateLimit(Scope, Duration),
    /// This status with Discord's JSON; the request is not handled.
    Status(u16),
    /// This status with a page of HTML from a server in front of Discord; the request is not handled.
    Page(u16),
    /// The firewall in front of Discord refuses the bot's address: 429 with a page of HTML, and this time to wait.
    Blocked(Duration),
    /// Discord refuses the request with this code, without a reason in the request; it is not handled.
    Refuse(RefusalCode),
    /// The connection is lost.
    Reset(Reset),
    /// The request is handled, and its answer says something else in one place: for tests of whoever compares answers
    /// with those that Discord gives.
    Says {
        /// The place, as a JSON pointer such as `/embeds/0/type`; it need not be there.
        at: &'static str,
        /// What stands there, in JSON.
        says: &'static str,
    },
}

/// When the connection of a request is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reset {
    /// Before the request is handled.
    BeforeEffect,
    /// After the request was handled, without an answer.
    AfterEffect,
    /// After the request was handled and half of the answer was sent (all of an answer without a body).
    DuringAnswer,
}

/// What Discord says when it refuses a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefusalCode {
    /// 10008
    UnknownMessage,
    /// 10062
    UnknownInteraction,
    /// 30046
    LateEdits,
    /// 40060
    Acknowledged,
    /// 50001
    MissingAccess,
    /// 50013
    MissingPermissions,
    /// 50027
    InvalidToken,
    /// 50035
    InvalidForm,
    /// 50083
    ThreadArchived,
    /// 160005
    ThreadLocked,
}

impl RefusalCode {
    pub(crate) fn refusal(self) -> Refusal {
        match self {
            RefusalCode::UnknownMessage => Refusal::UNKNOWN_MESSAGE,
            RefusalCode::UnknownInteraction => Refusal::UNKNOWN_INTERACTION,
            RefusalCode::LateEdits => Refusal::LATE_EDITS,
            RefusalCode::Acknowledged => Refusal::ACKNOWLEDGED,
            RefusalCode::MissingAccess => Refusal::MISSING_ACCESS,
            RefusalCode::MissingPermissions => Refusal::MISSING_PERMISSIONS,
            RefusalCode::InvalidToken => Refusal::INVALID_TOKEN,
            RefusalCode::ThreadArchived => Refusal::ARCHIVED,
            RefusalCode::ThreadLocked => Refusal::THREAD_LOCKED,
            RefusalCode::InvalidForm => {
                let message = "This field is required";
                Refusal::field("content", "BASE_TYPE_REQUIRED", message)
            }
        }
    }
}

/// What is to happen to the next requests of a kind.
pub(crate) struct Rule {
    pub method: String,
    pub path: String,
    /// How many requests it still happens to.
    pub left: usize,
    pub fault: RequestFault,
}

/// The faults still to happen.
#[derive(Default)]
pub(crate) struct Queue {
    pub rules: Vec<Rule>,
    pub doubles: usize,
    /// What the next interaction says in the place of what it should.
    pub data: Option<Value>,
    /// What the last interaction said.
    pub said: Option<Value>,
    pub silent: bool,
    /// Method and path of each request that arrived during the silence.
    pub unheard: Vec<(String, String)>,
    pub gateway: Gateway,
    /// How the gateway treats clients that start or resume a session of these shards.
    pub shards: BTreeMap<u64, Gateway>,
    /// How often held answers were released.
    pub releases: u64,
    /// The faults that have happened to requests, with the method and path of each.
    pub happened: Vec<(RequestFault, String, String)>,
}

impl Queue {
    /// Removes everything that has not happened yet, and releases held answers.
    pub fn clear(&mut self) {
        *self = Queue {
            releases: self.releases + 1,
            happened: std::mem::take(&mut self.happened),
            ..Queue::default()
        };
    }

    /// The fault for this request, if any.
    pub fn take(&mut self, method: &str, path: &str) -> Option<RequestFault> {
        let mut rules = self.rules.iter();
        let at = rules.position(|rule| matches(&rule.method, &rule.path, method, path))?;
        let rule = &mut self.rules[at];
        rule.left -= 1;
        let fault = rule.fault;
        if rule.left == 0 {
            self.rules.remove(at);
        }
        let request = (fault, method.to_owned(), path.to_owned());
        self.happened.push(request);
        Some(fault)
    }

    /// How many more times the next interaction is to be delivered.
    pub fn take_double(&mut self) -> usize {
        let double = self.doubles.min(1);
        self.doubles -= double;
        double
    }
}

/// Whether the request matches this method and path.
pub(crate) fn matches(methods: &str, paths: &str, method: &str, path: &str) -> bool {
    (methods == "*" || methods == method) && path.starts_with(paths)
}

/// How the gateway treats connections.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Gateway {
    /// Accepts them.
    #[default]
    Open,
    /// Answers 503.
    Closed,
    /// Accepts them, and closes with this code when they start or resume a session.
    Closing(u16),
    /// Accepts them, and says nothing on any connection, old ones included: what it has to say waits, and heartbeats are
    /// not acknowledged.
    Silent,
}
