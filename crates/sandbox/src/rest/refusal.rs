//! Discord's error bodies.

use serde_json::{Value, json};

/// A refused request: the HTTP status, and Discord's code and message.
#[derive(Clone, Debug)]
pub(crate) struct Refusal {
    pub status: u16,
    pub code: u32,
    pub message: &'static str,
    pub errors: Option<Value>,
}

const fn refusal(status: u16, code: u32, message: &'static str) -> Refusal {
    Refusal {
        status,
        code,
        message,
        errors: None,
    }
}

impl Refusal {
    pub const UNAUTHORIZED: Refusal = refusal(401, 0, "401: Unauthorized");
    pub const NO_ROUTE: Refusal = refusal(404, 0, "404: Not Found");
    pub const METHOD: Refusal = refusal(405, 0, "405: Method Not Allowed");
    pub const UNKNOWN_APPLICATION: Refusal = refusal(404, 10002, "Unknown Application");
    pub const UNKNOWN_CHANNEL: Refusal = refusal(404, 10003, "Unknown Channel");
    pub const UNKNOWN_GUILD: Refusal = refusal(404, 10004, "Unknown Guild");
    pub const UNKNOWN_MEMBER: Refusal = refusal(404, 10007, "Unknown Member");
    pub const UNKNOWN_MESSAGE: Refusal = refusal(404, 10008, "Unknown Message");
    pub const UNKNOWN_USER: Refusal = refusal(404, 10013, "Unknown User");
    pub const UNKNOWN_EMOJI: Refusal = refusal(404, 10014, "Unknown Emoji");
    pub const UNKNOWN_WEBHOOK: Refusal = refusal(404, 10015, "Unknown Webhook");
    pub const UNKNOWN_INTERACTION: Refusal = refusal(404, 10062, "Unknown interaction");
    pub const UNKNOWN_COMMAND: Refusal = refusal(404, 10063, "Unknown application command");
    pub const MAX_EMOJI: Refusal = refusal(400, 30008, "Maximum number of emojis reached (2000)");
    pub const MAX_PINS: Refusal = refusal(
        400,
        30003,
        "Maximum number of pins reached for the channel (50)",
    );
    pub const MAX_COMMANDS: Refusal = refusal(
        400,
        30032,
        "Maximum number of application commands reached (100).",
    );
    pub const LATE_EDITS: Refusal = refusal(
        429,
        30046,
        "Maximum number of edits to messages older than 1 hour reached. Try again later",
    );
    pub const CROSSPOSTED: Refusal =
        refusal(400, 40033, "This message has already been crossposted");
    pub const NO_TEXT: Refusal = refusal(400, 50008, "Cannot send messages in a non-text channel");
    pub const POLL_OVER: Refusal = refusal(400, 520_001, "Poll expired");
    pub const POLL_EDITED: Refusal = refusal(400, 520_003, "Cannot edit a poll message");
    pub const NO_POLL: Refusal = refusal(400, 520_006, "Cannot expire a non-poll message");
    pub const TOO_LARGE: Refusal = refusal(413, 40005, "Request entity too large");
    pub const ACKNOWLEDGED: Refusal =
        refusal(400, 40060, "Interaction has already been acknowledged.");
    pub const HAS_THREAD: Refusal = refusal(
        400,
        160_004,
        "A thread has already been created for this message",
    );
    pub const TOO_MANY_THREADS: Refusal =
        refusal(400, 160_006, "Maximum number of active threads reached");
    pub const THREAD_LOCKED: Refusal = refusal(400, 160_005, "Thread is locked");
    pub const MISSING_ACCESS: Refusal = refusal(403, 50001, "Missing Access");
    pub const ON_DIRECT: Refusal = refusal(400, 50003, "Cannot execute action on a DM channel");
    pub const NOT_AUTHOR: Refusal =
        refusal(403, 50005, "Cannot edit a message authored by another user");
    pub const EMPTY_MESSAGE: Refusal = refusal(400, 50006, "Cannot send an empty message");
    pub const MISSING_PERMISSIONS: Refusal = refusal(403, 50013, "Missing Permissions");
    pub const BULK_COUNT: Refusal = refusal(
        400,
        50016,
        "Provided too few or too many messages to delete. Must provide at least 2 and fewer than 100 messages to delete",
    );
    pub const WRONG_CHANNEL: Refusal =
        refusal(400, 50024, "Cannot execute action on this channel type");
    pub const INVALID_TOKEN: Refusal = refusal(401, 50027, "Invalid Webhook Token");
    pub const INVALID_FORM: Refusal = refusal(400, 50035, "Invalid Form Body");
    pub const ARCHIVED: Refusal = refusal(400, 50083, "Thread is archived");
    pub const INVALID_JSON: Refusal =
        refusal(400, 50109, "The request body contains invalid JSON.");

    pub fn body(&self) -> Value {
        let mut body = json!({"message": self.message, "code": self.code});
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        if self.status == 429 {
            body["retry_after"] = json!(60.0);
            body["global"] = json!(false);
        }
        body
    }
}
