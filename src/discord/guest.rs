//! Reads the member behind an interaction and their channel from the interaction, because nothing is cached.

use super::permissions;
use super::permissions::list;
use house::Tavern;
use ids::{ChannelId, GuildId, MemberId};
use interactions::guest::{Guest, Thread};
use interactions::wording::Wording;
use pages::{Language, RoleId};
use serenity::model::Permissions;
use serenity::model::channel::{ChannelType, PartialChannel};
use serenity::model::guild::Member;
use serenity::model::id;

/// Reads the guest of an interaction; `None` in direct messages.
pub async fn guest(tavern: &Tavern, wording: &Wording, asked: &Origin<'_>) -> Option<Guest> {
    let guild = GuildId(asked.guild?.get());
    let member = asked.member?;
    let rights = member.permissions.unwrap_or_default();
    let manages = rights.manage_guild() || rights.administrator();
    let roles: Vec<RoleId> = member.roles.iter().map(|role| RoleId(role.get())).collect();
    let bot = asked.bot.unwrap_or(Permissions::all());
    let thread = thread(asked.place, bot);
    let parent = asked.place.and_then(|place| place.parent_id);
    let settings = tavern.settings.for_guild(guild);
    let member_id = MemberId(member.user.id.get());
    let preferences = wording.preferences(guild, member_id).await;
    let speaks = Language::of_locale(asked.locale);
    let words = wording.private(guild, &preferences, speaks);
    Some(Guest {
        words,
        preferences,
        speaks,
        guild,
        channel: ChannelId(asked.channel.get()),
        member: member_id,
        name: member.display_name().to_owned(),
        manages,
        is_gm: settings.is_gm(&roles, manages),
        mints: settings.may_mint(&roles, manages),
        roles,
        parent: parent.map(|parent| ChannelId(parent.get())),
        may_post: (posting(thread) - rights).is_empty() || rights.administrator(),
        lacking: list(lacking(bot, thread)),
        lacking_for_thread: list(for_thread(bot)),
        thread,
        lacking_of_all: list(without(bot, permissions::useful(thread))),
        invite: permissions::invite(asked.application, asked.guild),
        lacking_for_pictures: list(without(bot, Permissions::ATTACH_FILES)),
    })
}

/// The parts of an interaction that tell who asked, and where.
pub struct Origin<'a> {
    /// The server; `None` in direct messages.
    pub guild: Option<id::GuildId>,
    /// The channel or thread.
    pub channel: id::ChannelId,
    /// More about that channel, if Discord sends it.
    pub place: Option<&'a PartialChannel>,
    /// The member; `None` in direct messages.
    pub member: Option<&'a Member>,
    /// The language of their Discord client.
    pub locale: &'a str,
    /// The bot's application.
    pub application: id::ApplicationId,
    /// The bot's permissions in the channel.
    pub bot: Option<Permissions>,
}

/// Whether a channel is a thread, given the bot's permissions in it.
fn thread(place: Option<&PartialChannel>, bot: Permissions) -> Thread {
    let metadata = place.and_then(|place| place.thread_metadata.as_ref());
    let manages = bot.administrator() || bot.manage_threads();
    match place.map(|place| place.kind) {
        Some(ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread) => {
            if metadata.is_some_and(|thread| thread.locked) && !manages {
                Thread::Locked
            } else {
                Thread::Yes
            }
        }
        Some(ChannelType::Voice | ChannelType::Stage) => Thread::Never,
        _ => Thread::No,
    }
}

/// The permissions missing from `has` to keep a table's message.
fn lacking(has: Permissions, thread: Thread) -> Permissions {
    let needed = Permissions::VIEW_CHANNEL | posting(thread) | Permissions::EMBED_LINKS;
    without(has, needed)
}

/// The permission to post messages.
fn posting(thread: Thread) -> Permissions {
    match thread {
        Thread::Yes | Thread::Locked => Permissions::SEND_MESSAGES_IN_THREADS,
        Thread::No | Thread::Never => Permissions::SEND_MESSAGES,
    }
}

/// The permissions missing from `has` to open a thread and keep a table's message in it.
fn for_thread(has: Permissions) -> Permissions {
    let needed = Permissions::CREATE_PUBLIC_THREADS | Permissions::SEND_MESSAGES_IN_THREADS;
    without(has, needed)
}

/// What of these permissions is missing from `has`; whoever administrates has all.
fn without(has: Permissions, needed: Permissions) -> Permissions {
    if has.administrator() {
        Permissions::empty()
    } else {
        needed - has
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use interactions::guest::NEEDED;
    use screens::words::Words;

    #[test]
    fn what_the_bot_lacks_is_named() {
        let words = Words::english();
        let names = |has, thread| screens::permission_names(&words, &list(lacking(has, thread)));
        assert_eq!(list(lacking(Permissions::empty(), Thread::No)), NEEDED);
        assert_eq!(
            names(Permissions::empty(), Thread::No),
            "View Channel, Send Messages and Embed Links"
        );
        assert_eq!(
            names(
                Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES,
                Thread::No
            ),
            "Embed Links"
        );
        let all_but_threads =
            Permissions::all() - Permissions::SEND_MESSAGES_IN_THREADS - Permissions::ADMINISTRATOR;
        assert_eq!(
            names(all_but_threads, Thread::Yes),
            "Send Messages in Threads"
        );
        assert_eq!(names(Permissions::ADMINISTRATOR, Thread::Yes), "");
    }
}
