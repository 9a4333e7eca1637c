//! What the bot may not do in a channel, what that is for, and where to change it.

use crate::words::{Words, args};

/// A permission that the bot asks for. docs/HOSTING.md lists them in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permission {
    /// View Channels.
    View,
    /// Send Messages.
    Send,
    /// Embed Links.
    Embed,
    /// Attach Files.
    Attach,
    /// Create Public Threads.
    Threads,
    /// Send Messages in Threads.
    SendInThreads,
}

impl Permission {
    /// Every permission that the bot asks for.
    pub const ALL: [Permission; 6] = [
        Permission::View,
        Permission::Send,
        Permission::Embed,
        Permission::Attach,
        Permission::Threads,
        Permission::SendInThreads,
    ];

    /// Its name, as in Discord's own settings.
    pub fn name(self, words: &Words) -> String {
        words.say(match self {
            Permission::View => "permission-view",
            Permission::Send => "permission-send",
            Permission::Embed => "permission-embed",
            Permission::Attach => "permission-attach",
            Permission::Threads => "permission-threads",
            Permission::SendInThreads => "permission-send-threads",
        })
    }

    /// What needs it.
    pub fn serves(self, words: &Words) -> String {
        words.say(match self {
            Permission::View => "permission-view-serves",
            Permission::Send => "permission-send-serves",
            Permission::Embed => "permission-embed-serves",
            Permission::Attach => "permission-attach-serves",
            Permission::Threads => "permission-threads-serves",
            Permission::SendInThreads => "permission-send-threads-serves",
        })
    }
}

/// The names of permissions, in one list.
pub fn permission_names(words: &Words, permissions: &[Permission]) -> String {
    let names: Vec<String> = permissions.iter().map(|it| it.name(words)).collect();
    words.list(&names)
}

/// What the bot lacks in a channel, one a line, and where to change that; a sentence if it lacks nothing.
pub fn permissions_here(words: &Words, lacking: &[Permission], link: &str) -> String {
    if lacking.is_empty() {
        return words.say("about-permissions-all");
    }
    let line = |permission: &Permission| {
        let (name, serves) = (permission.name(words), permission.serves(words));
        words.with(
            "about-permission",
            args!["permission" => name, "serves" => serves],
        )
    };
    let mut lines = vec![words.say("about-permissions")];
    lines.extend(lacking.iter().map(line));
    lines.push(where_to_add(words, link));
    lines.join("\n")
}

/// What a lobby says where pictures may not be attached.
pub fn lobby_without_pictures(words: &Words, link: &str) -> String {
    let names = permission_names(words, &[Permission::Attach]);
    let add = where_to_add(words, link);
    words.with(
        "lobby-lacks-pictures",
        args!["permissions" => names, "add" => add],
    )
}

/// Who can give the bot what it lacks, and how.
pub fn where_to_add(words: &Words, link: &str) -> String {
    words.with("permissions-add", args!["link" => link])
}
