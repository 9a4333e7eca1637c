//! The faults that are still to happen.

use std::time::Duration;

/// A fault in the handling of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RequestFault {
    /// The request is handled after this time.
    Delay(Duration),
    /// The request is handled, and answered after this time.
    DelayAnswer(Duration),
    /// 429 with this time to wait; the request is not handled.
    RateLimit(Duration),
    /// This status; the request is not handled.
    Status(u16),
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
    pub silent: bool,
    /// Method and path of each request that arrived during the silence.
    pub unheard: Vec<(String, String)>,
    pub gateway: Gateway,
}

impl Queue {
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

/// How the gateway treats new connections.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Gateway {
    /// Accepts them.
    #[default]
    Open,
    /// Answers 503.
    Closed,
    /// Accepts them, and closes with this code when they start or resume a session.
    Closing(u16),
}
