//! The `/about` page: play coins only, version and licence, and what the bot lacks in this channel.

use crate::screen::{Panel, Screen};
use crate::words::{Words, args};
use pages::PolicyLinks;

/// The answer to `/about`, with what is said of permissions where it was asked
/// ([`permissions_here`](crate::permissions_here)).
pub fn about(words: &Words, policy_links: &PolicyLinks, permissions: &str) -> Screen {
    let text = words.with("about-text", args!["licence" => env!("CARGO_PKG_LICENSE")]);
    let policy_links = match (&policy_links.privacy, &policy_links.terms) {
        (Some(privacy), Some(terms)) => words.with(
            "about-papers",
            args!["privacy" => privacy, "terms" => terms],
        ),
        (Some(privacy), None) => words.with("about-paper-privacy", args!["privacy" => privacy]),
        (None, Some(terms)) => words.with("about-paper-terms", args!["terms" => terms]),
        (None, None) => words.say("about-papers-none"),
    };
    let privacy = words.say("about-privacy");
    let credits = words.say("about-credits");
    Screen::panel(Panel {
        title: words.say("about-title"),
        text: format!("{text}\n\n{credits}\n\n{privacy} {policy_links}\n\n{permissions}"),
        footer: words.with(
            "about-footer",
            args!["version" => env!("CARGO_PKG_VERSION")],
        ),
        ..Panel::default()
    })
}
