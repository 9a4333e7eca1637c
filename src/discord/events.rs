//! Gateway events: interactions, and servers, channels and roles that are changed or deleted.

use super::bot::Bot;
use super::clicks;
use super::line::Line;
use super::missing::{Missing, lose_channel, lose_thread};
use super::pulse::LastEvents;
use super::span;
use house::log_failure;
use ids::{ChannelId, GuildId};
use interactions::setup::look_for_gm_role;
use pages::{Language, RoleId};
use serenity::all::{
    ConnectionStage, Context, Event, EventHandler, Interaction, PartialGuildChannel,
    RawEventHandler, Ready, ResumedEvent, UnavailableGuild,
};
use serenity::async_trait;
use serenity::model::channel::{GuildChannel, Message, ThreadMetadata};
use serenity::model::guild::{Guild, PartialGuild, Role};
use serenity::model::id;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use tracing::Instrument as _;

/// Handles the gateway events that the bot needs.
pub struct Events {
    bot: Arc<Bot>,
    line: Arc<Line>,
    missing: Missing,
}

impl Events {
    /// Passes events to this bot, and reports connections to this line.
    pub fn new(bot: Arc<Bot>, line: Arc<Line>) -> Events {
        let missing = Missing::default();
        Events { bot, line, missing }
    }

    /// Has tables without a place tried there again, after what the bot may do there has changed: in a server, or in one
    /// channel and its threads.
    fn look_for_lost_places(&self, server: GuildId, channel: Option<ChannelId>) {
        for table in self.bot.tavern.tables.homeless_in(server, channel) {
            self.bot.publisher.ring(table);
        }
    }

    /// Finds tables whose channel or thread was deleted while nobody listened.
    fn look_for_channels(&self, guild: &Guild) {
        let is_listed = |channel: &ChannelId| {
            let channel = id::ChannelId::new(channel.0);
            guild.channels.contains_key(&channel)
                || guild.threads.iter().any(|thread| thread.id == channel)
        };
        let server = GuildId(guild.id.get());
        let mut channels = self.bot.tavern.tables.places_in(server);
        channels.retain(|channel| !is_listed(channel));
        let unlisted = channels.into_iter().collect();
        self.missing.ask_for_channels(&self.bot, server, unlisted);
    }
}

#[async_trait]
impl EventHandler for Events {
    async fn ready(&self, _: Context, ready: Ready) {
        meters::GATEWAY.count(["new"]);
        let number = ready.shard.map_or(0, |shard| shard.id.0);
        self.bot.messenger.rivals.new_session(number);
        let here: Vec<GuildId> = ready.guilds.iter().map(|it| GuildId(it.id.get())).collect();
        let shard = self.line.ready(ready.shard, &here);
        match self.line.connected(shard, here.len()) {
            Some(1) => tracing::info!("{} is connected to 1 server", ready.user.name),
            Some(servers) => {
                tracing::info!("{} is connected to {servers} servers", ready.user.name);
            }
            None => {}
        }
        // The bot may have been removed from some servers while it was offline; READY alone does not tell.
        match self.bot.tavern.servers.missing(&here, shard).await {
            Ok(missing) => self.missing.ask_for_servers(&self.bot, shard, missing),
            Err(error) => log_failure("known servers could not be compared with Discord's", error),
        }
    }

    async fn resume(&self, ctx: Context, _: ResumedEvent) {
        meters::GATEWAY.count(["resumed"]);
        self.line.at(ctx.shard_id, ConnectionStage::Connected);
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        let _until_it_is_answered = self.bot.inbox.answering.token();
        match interaction {
            Interaction::Component(click) => {
                let span = span::of_click(click.id, &click.data.custom_id);
                clicks::click(&self.bot, &click).instrument(span).await;
            }
            Interaction::Modal(sent) => {
                let span = span::of_click(sent.id, &sent.data.custom_id);
                clicks::dialog(&self.bot, &sent).instrument(span).await;
            }
            _ => {}
        }
    }

    async fn channel_delete(&self, _: Context, channel: GuildChannel, _: Option<Vec<Message>>) {
        let (server, channel) = (GuildId(channel.guild_id.get()), ChannelId(channel.id.get()));
        lose_channel(&self.bot.tavern, server, channel).await;
    }

    async fn thread_delete(
        &self,
        _: Context,
        thread: PartialGuildChannel,
        _: Option<GuildChannel>,
    ) {
        let (server, thread) = (GuildId(thread.guild_id.get()), ChannelId(thread.id.get()));
        lose_channel(&self.bot.tavern, server, thread).await;
    }

    async fn channel_update(&self, _: Context, _: Option<GuildChannel>, now: GuildChannel) {
        let (server, channel) = (GuildId(now.guild_id.get()), ChannelId(now.id.get()));
        self.look_for_lost_places(server, Some(channel));
    }

    async fn thread_update(&self, _: Context, _: Option<GuildChannel>, now: GuildChannel) {
        let (server, thread) = (GuildId(now.guild_id.get()), ChannelId(now.id.get()));
        let is_shut = |now: ThreadMetadata| now.archived && now.locked;
        if now.thread_metadata.is_some_and(is_shut) {
            // The keepers of these tables' messages find out whether that holds for the bot.
            lose_thread(&self.bot.tavern, server, thread).await;
        } else {
            self.look_for_lost_places(server, Some(thread));
        }
    }

    async fn guild_role_update(&self, _: Context, _: Option<Role>, now: Role) {
        self.look_for_lost_places(GuildId(now.guild_id.get()), None);
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        let guild_id = GuildId(guild.id.get());
        self.bot.tavern.clocks.server_is_back(guild_id);
        if let Err(error) = self.bot.tavern.servers.bot_present(guild_id).await {
            log_failure("the return to a server could not be recorded", error);
        }
        self.bot
            .wording
            .community_speaks(guild_id, language(&guild.preferred_locale, &guild.features));
        // A role may have been deleted while the bot was offline.
        let is_gone = |role: RoleId| !guild.roles.contains_key(&id::RoleId::new(role.0));
        look_for_gm_role(&self.bot.tavern, guild_id, is_gone).await;
        self.look_for_channels(&guild);
    }

    async fn guild_update(&self, _: Context, _: Option<Guild>, now: PartialGuild) {
        let guild = GuildId(now.id.get());
        let speaks = language(&now.preferred_locale, &now.features);
        self.bot.wording.community_speaks(guild, speaks);
    }

    async fn guild_role_delete(
        &self,
        _: Context,
        guild: id::GuildId,
        deleted: id::RoleId,
        _: Option<Role>,
    ) {
        let is_gone = |role: RoleId| role.0 == deleted.get();
        let guild = GuildId(guild.get());
        look_for_gm_role(&self.bot.tavern, guild, is_gone).await;
    }

    async fn guild_delete(&self, _: Context, guild: UnavailableGuild, _: Option<Guild>) {
        let server = GuildId(guild.id.get());
        if guild.unavailable {
            tracing::info!(%server, "Discord cannot reach a server; its tables wait");
            self.bot.tavern.clocks.server_is_out(server);
        } else {
            match self.bot.tavern.servers.bot_removed(server).await {
                Ok(()) => tracing::info!(%server, "the bot was removed from a server"),
                Err(error) => log_failure("leaving a server could not be recorded", error),
            }
        }
    }
}

/// The language of a server as Discord names it, if the house speaks it: only a community chooses one.
fn language(locale: &str, features: &[String]) -> Option<Language> {
    let is_community = features.iter().any(|feature| feature == "COMMUNITY");
    Language::of_locale(locale).filter(|_| is_community)
}

/// Hears every event, for the connection's sign of life, and counts those that serenity could not parse; it would drop
/// them silently.
pub struct Raw {
    heard: Arc<LastEvents>,
    unread: AtomicU64,
}

impl Raw {
    /// Tells these of every event.
    pub fn new(heard: Arc<LastEvents>) -> Raw {
        Raw {
            heard,
            unread: AtomicU64::new(0),
        }
    }
}

#[async_trait]
impl RawEventHandler for Raw {
    async fn raw_event(&self, ctx: Context, event: Event) {
        self.heard.heard(ctx.shard_id.0, Instant::now());
        if let Event::Unknown(unknown) = event {
            let count = self.unread.fetch_add(1, Ordering::Relaxed) + 1;
            meters::UNREAD.count([]);
            tracing::warn!(kind = %unknown.kind, count, "an event from Discord could not be parsed");
        }
    }
}
