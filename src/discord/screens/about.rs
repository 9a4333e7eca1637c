//! What this is: play coins only, its version and its licence.

use crate::discord::screen::{Panel, Screen};
use crate::discord::words::{Words, args};

/// The answer to `/about`.
pub fn about(words: &Words) -> Screen {
    Screen::panel(Panel {
        title: words.say("about-title"),
        text: words.with("about-text", args!["licence" => env!("CARGO_PKG_LICENSE")]),
        footer: words.with(
            "about-footer",
            args!["version" => env!("CARGO_PKG_VERSION")],
        ),
        ..Panel::default()
    })
}
