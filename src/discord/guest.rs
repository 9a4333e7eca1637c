//! The member behind an interaction and their channel: read from the interaction, because nothing is cached.

use super::error::CommandError;
use super::permissions::{self, Thread};
use super::wording::Wording;
use house::{
    ChannelId, GuildId, Language, MemberId, Preferences, Rank, Requester, RoleId, Spot, Tavern,
};
use screens::words::{Words, args};
use serenity::model::Permissions;
use serenity::model::channel::{ChannelType, PartialChannel};
use serenity::model::guild::Member;
use serenity::model::id;

/// The member behind a command or a click.
#[derive(Clone)]
pub struct Guest {
    /// The server in which they asked.
    pub guild: GuildId,
    /// The channel or thread in which they asked.
    pub channel: ChannelId,
    /// The member's id.
    pub member: MemberId,
    /// Their display name in this server.
    pub name: String,
    /// The roles they have.
    pub roles: Vec<RoleId>,
    /// Whether they may manage the server.
    pub manages: bool,
    /// Whether they are a game master here.
    pub is_gm: bool,
    /// Whether they may mint coins and change the amounts that are minted.
    pub mints: bool,
    /// The parent channel of the thread they asked in, or the category of the channel.
    pub parent: Option<ChannelId>,
    /// Whether they may post messages here themselves.
    pub may_post: bool,
    /// The permissions the bot lacks to keep a table here.
    pub lacking: Permissions,
    /// The further permissions the bot lacks to open a thread for a table here.
    pub lacking_for_thread: Permissions,
    /// Whether they asked in a thread, or where one is possible.
    pub thread: Thread,
    /// All that the bot lacks of what it could use here.
    pub lacking_of_all: Permissions,
    /// Where to ask for it.
    pub invite: String,
    /// The permissions the bot lacks to show pictures to everybody; without them, tables are words only.
    pub lacking_for_pictures: Permissions,
    /// How they like to see cards.
    pub preferences: Preferences,
    /// The language of their Discord client, if the house speaks it.
    pub speaks: Option<Language>,
    /// Words for messages to them alone: in their language, with the server's currency.
    pub words: Words,
}

impl Guest {
    /// Reads the guest of an interaction; `None` in direct messages.
    pub async fn new(tavern: &Tavern, wording: &Wording, asked: &AskedAt<'_>) -> Option<Guest> {
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
            lacking: lacking(bot, thread),
            lacking_for_thread: for_thread(bot),
            thread,
            lacking_of_all: match bot.administrator() {
                true => Permissions::empty(),
                false => permissions::useful(thread) - bot,
            },
            invite: permissions::invite(asked.application, asked.guild),
            lacking_for_pictures: match bot.administrator() {
                true => Permissions::empty(),
                false => Permissions::ATTACH_FILES - bot,
            },
        })
    }
}

impl Guest {
    /// Registers them under their current name. It pays them nothing: whoever only looks needs no purse.
    ///
    /// # Errors
    /// The database failed.
    pub async fn meet(&self, tavern: &Tavern) -> Result<(), CommandError> {
        tavern
            .members
            .introduce(self.guild, self.member, &self.name)
            .await?;
        Ok(())
    }

    /// A warning for their answers if the bot lacks permissions here; otherwise empty.
    pub fn lacking_here(&self) -> String {
        if self.lacking.is_empty() {
            return String::new();
        }
        let names = permission_names(&self.words, self.lacking);
        self.words
            .with("session-lacks", args!["permissions" => names])
    }

    /// Their side of a request about a deal.
    pub fn requester(&self) -> Requester {
        Requester {
            guild: self.guild,
            channel: self.channel,
            member: self.member,
            rank: self.rank(),
        }
    }

    /// The place of a table that they open here.
    pub fn spot(&self) -> Spot {
        Spot {
            channel: self.channel,
            parent: self.thread_of(),
        }
    }

    /// The parent channel of the thread they are in, if they are in one.
    pub fn thread_of(&self) -> Option<ChannelId> {
        match self.thread {
            Thread::Yes | Thread::Locked => self.parent,
            Thread::No | Thread::Never => None,
        }
    }

    /// Their rank when they give orders.
    pub fn rank(&self) -> Rank {
        match self.is_gm {
            true => Rank::Gm,
            false => Rank::Guest,
        }
    }
}

/// The parts of an interaction that tell who asked, and where.
pub struct AskedAt<'a> {
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
            match metadata.is_some_and(|thread| thread.locked) && !manages {
                true => Thread::Locked,
                false => Thread::Yes,
            }
        }
        Some(ChannelType::Voice | ChannelType::Stage) => Thread::Never,
        _ => Thread::No,
    }
}

/// The permissions missing from `has` to keep a table's message.
fn lacking(has: Permissions, thread: Thread) -> Permissions {
    if has.administrator() {
        return Permissions::empty();
    }
    (Permissions::VIEW_CHANNEL | posting(thread) | Permissions::EMBED_LINKS) - has
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
    match has.administrator() {
        true => Permissions::empty(),
        false => needed - has,
    }
}

/// All permissions that a table's message needs, in a channel that is not a thread.
pub fn needed() -> Permissions {
    lacking(Permissions::empty(), Thread::No)
}

/// The names of permissions as in Discord's own settings.
pub fn permission_names(words: &Words, permissions: Permissions) -> String {
    screens::permission_names(words, &permissions::list(permissions))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_bot_lacks_is_named() {
        let words = Words::english();
        let names = |has, thread| permission_names(&words, lacking(has, thread));
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
