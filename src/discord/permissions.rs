//! What Discord lets the bot do in a channel, and the link that asks for more.

use interactions::guest::Thread;
use screens::Permission;
use serenity::model::Permissions;
use serenity::model::id::{ApplicationId, GuildId};

/// Discord's bit of each permission.
const BITS: [(Permission, Permissions); 6] = [
    (Permission::View, Permissions::VIEW_CHANNEL),
    (Permission::Send, Permissions::SEND_MESSAGES),
    (Permission::Embed, Permissions::EMBED_LINKS),
    (Permission::Attach, Permissions::ATTACH_FILES),
    (Permission::Threads, Permissions::CREATE_PUBLIC_THREADS),
    (
        Permission::SendInThreads,
        Permissions::SEND_MESSAGES_IN_THREADS,
    ),
];

/// The permissions in an invite: all that the bot needs anywhere, and no more.
pub fn invited() -> Permissions {
    let bits = BITS.into_iter().map(|(_, bit)| bit);
    bits.fold(Permissions::empty(), Permissions::union)
}

/// What of these permissions the bot uses, one by one.
pub fn list(permissions: Permissions) -> Vec<Permission> {
    let held = BITS
        .into_iter()
        .filter(|(_, bit)| permissions.contains(*bit));
    held.map(|(permission, _)| permission).collect()
}

/// What the bot can use in a channel of this type.
pub fn useful(thread: Thread) -> Permissions {
    let of_threads = Permissions::CREATE_PUBLIC_THREADS | Permissions::SEND_MESSAGES_IN_THREADS;
    match thread {
        Thread::Yes | Thread::Locked => {
            invited() - Permissions::SEND_MESSAGES - Permissions::CREATE_PUBLIC_THREADS
        }
        Thread::No => invited(),
        Thread::Never => invited() - of_threads,
    }
}

/// The link that asks for all of it, for any server or, where the bot is already, for that one.
pub fn invite(application: ApplicationId, server: Option<GuildId>) -> String {
    let here = server.map_or_else(String::new, |server| {
        format!("&guild_id={server}&disable_guild_select=true")
    });
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}\
         &scope=bot+applications.commands&permissions={}{here}",
        invited().bits()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Discord's permission bits: 10 View Channel, 11 Send Messages, 14 Embed Links, 15 Attach Files, 35 Create
    /// Public Threads, 38 Send Messages in Threads.
    #[test]
    fn the_invite_asks_for_what_the_bot_needs_and_no_more() {
        let bits: u64 = [10, 11, 14, 15, 35, 38].map(|bit| 1 << bit).iter().sum();
        assert_eq!(bits, 309_237_697_536);
        let anywhere = "https://discord.com/oauth2/authorize?client_id=42\
                        &scope=bot+applications.commands&permissions=309237697536";
        let application = ApplicationId::new(42);
        assert_eq!(invite(application, None), anywhere);
        assert_eq!(
            invite(application, Some(GuildId::new(7))),
            format!("{anywhere}&guild_id=7&disable_guild_select=true")
        );
        assert_eq!(list(invited()), Permission::ALL);
    }

    #[test]
    fn what_a_channel_has_no_use_for_is_not_missed_there() {
        use Permission::{Attach, Embed, Send, SendInThreads, View};
        assert_eq!(list(useful(Thread::No)), Permission::ALL);
        let in_thread = [View, Embed, Attach, SendInThreads];
        assert_eq!(list(useful(Thread::Yes)), in_thread);
        assert_eq!(list(useful(Thread::Never)), [View, Send, Embed, Attach]);
    }
}
