//! Gateway events: interactions, and servers, channels and roles that are deleted.

use super::bot::Bot;
use super::clicks;
use super::line::Line;
use super::missing::Missing;
use super::setup::look_for_gm_role;
use super::surfaces::{self, why};
use house::{ChannelId, GuildId, RoleId};
use serenity::all::{
    ConnectionStage, Context, Event, EventHandler, Interaction, PartialGuildChannel,
    RawEventHandler, Ready, ResumedEvent, ShardStageUpdateEvent, UnavailableGuild,
};
use serenity::async_trait;
use serenity::model::channel::{GuildChannel, Message};
use serenity::model::guild::{Guild, Role};
use serenity::model::id;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

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

    /// Handles a deleted channel or thread: tables there, and in threads of a deleted channel, lose their place.
    async fn gone(&self, guild: id::GuildId, channel: id::ChannelId) {
        let (guild, channel) = (GuildId(guild.get()), ChannelId(channel.get()));
        if let Err(error) = self
            .bot
            .tavern
            .tables
            .lose_places(guild, Some(channel))
            .await
        {
            tracing::error!("tables in a deleted channel could not be updated: {error}");
        }
    }

    /// Finds tables whose channel or thread was deleted while nobody listened. An archived thread is not listed
    /// either, so Discord is asked about each that is not.
    async fn look_for_places(&self, guild: &Guild) {
        let is_listed = |place: id::ChannelId| {
            guild.channels.contains_key(&place)
                || guild.threads.iter().any(|thread| thread.id == place)
        };
        for place in self.bot.tavern.tables.places_in(GuildId(guild.id.get())) {
            let place = id::ChannelId::new(place.0);
            if is_listed(place) {
                continue;
            }
            match self.bot.messenger.http.get_channel(place).await {
                Ok(_) => {}
                Err(error) if surfaces::loss(&error) == surfaces::Loss::Channel => {
                    self.gone(guild.id, place).await;
                }
                // The table's next message finds out.
                Err(error) => {
                    tracing::warn!(channel = %place, "Discord does not say whether a table's channel is there: {}", why(&error));
                }
            }
        }
    }
}

#[async_trait]
impl EventHandler for Events {
    async fn ready(&self, _: Context, ready: Ready) {
        tracing::info!(
            "{} is connected to {} servers",
            ready.user.name,
            ready.guilds.len()
        );
        let here: Vec<GuildId> = ready.guilds.iter().map(|it| GuildId(it.id.get())).collect();
        let shard = self.line.ready(ready.shard, &here);
        // The bot may have been removed from some servers while it was offline; READY alone does not tell.
        match self.bot.tavern.servers.missing(&here, shard).await {
            Ok(missing) => self.missing.ask(&self.bot, shard, missing),
            Err(error) => {
                tracing::error!("known servers could not be compared with Discord's: {error:#}")
            }
        }
    }

    async fn resume(&self, ctx: Context, _: ResumedEvent) {
        self.line.at(ctx.shard_id, ConnectionStage::Connected);
    }

    async fn shard_stage_update(&self, _: Context, event: ShardStageUpdateEvent) {
        // The event that follows says that it is connected.
        if event.new != ConnectionStage::Connected {
            self.line.at(event.shard_id, event.new);
        }
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        let _until_it_is_answered = self.bot.inbox.answering.token();
        match interaction {
            Interaction::Component(click) => clicks::click(&self.bot, &click).await,
            Interaction::Modal(sent) => clicks::dialog(&self.bot, &sent).await,
            _ => {}
        }
    }

    async fn channel_delete(&self, _: Context, channel: GuildChannel, _: Option<Vec<Message>>) {
        self.gone(channel.guild_id, channel.id).await;
    }

    async fn thread_delete(
        &self,
        _: Context,
        thread: PartialGuildChannel,
        _: Option<GuildChannel>,
    ) {
        self.gone(thread.guild_id, thread.id).await;
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        let guild_id = GuildId(guild.id.get());
        self.bot.tavern.clocks.server_is_back(guild_id);
        if let Err(error) = self.bot.tavern.servers.bot_present(guild_id).await {
            tracing::error!("the return to a server could not be recorded: {error:#}");
        }
        // A role may have been deleted while the bot was offline.
        let is_gone = |role: RoleId| !guild.roles.contains_key(&id::RoleId::new(role.0));
        look_for_gm_role(&self.bot.tavern, guild_id, is_gone).await;
        self.look_for_places(&guild).await;
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
                Err(error) => tracing::error!("leaving a server could not be recorded: {error:#}"),
            }
        }
    }
}

/// Counts the events that serenity could not parse; it would drop them silently.
#[derive(Default)]
pub struct Unread {
    count: AtomicU64,
}

#[async_trait]
impl RawEventHandler for Unread {
    async fn raw_event(&self, _: Context, event: Event) {
        if let Event::Unknown(unknown) = event {
            let count = self.count.fetch_add(1, Ordering::Relaxed) + 1;
            tracing::warn!(kind = %unknown.kind, count, "an event from Discord could not be parsed");
        }
    }
}
