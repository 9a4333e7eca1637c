//! Card faces in texts, on buttons and in menus: the bot's own application emoji.

pub mod bring;

use serenity::http::HttpError;

/// Whether Discord refused a message because it does not know one of its emoji.
pub fn are_refused(error: &serenity::Error) -> bool {
    let serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) = error else {
        return false;
    };
    let mut errors = response.error.errors.iter();
    errors.any(|error| error.code.ends_with("INVALID_EMOJI"))
}
