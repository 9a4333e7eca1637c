//! What interactions need of Discord beyond their own answers.

use super::attendance::{Attendance, has_left};
use super::counted::Route;
use super::gallery::Gallery;
use super::log::LogChannels;
use super::messenger::{Messenger, channel};
use super::open_hands::OpenHands;
use super::publisher::Publisher;
use super::refused::{code, undelivered, why};
use ids::{ChannelId, GuildId, MemberId, MessageId, TableId};
use interactions::discord::{BroughtBack, Discord, Drawing, NoThread, ServerChannel, Undelivered};
use screens::art::Art;
use screens::screen::{Picture, Png, Screen};
use serenity::async_trait;
use serenity::builder::CreateThread;
use serenity::model::channel::Channel;
use serenity::model::id;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;

/// How long to wait for Discord to say who has left the server: an interaction must be answered within three seconds.
const PATIENCE: Duration = Duration::from_millis(1_500);

/// The parts of the bot that do it.
pub struct Platform {
    /// Sends everything to Discord.
    pub messenger: Arc<Messenger>,
    /// Supplies pictures.
    pub gallery: Arc<Gallery>,
    /// Notifies the keepers of the tables' messages.
    pub publisher: Arc<Publisher>,
    /// The hands that can be edited without a click.
    pub open_hands: Arc<OpenHands>,
    /// Sends the lines of the house log.
    pub log_channels: Arc<LogChannels>,
    /// Asks Discord who has left a server.
    pub attendance: Arc<Attendance>,
}

#[async_trait]
impl Discord for Platform {
    async fn post(&self, to: ChannelId, screen: &Screen) -> Result<MessageId, Undelivered> {
        let posted = self
            .messenger
            .deliver(screen, |screen| self.messenger.post(to, screen));
        let posted = posted.await.map_err(undelivered)?;
        Ok(MessageId(posted.id.get()))
    }

    async fn post_within(
        &self,
        guild: GuildId,
        to: ChannelId,
        screen: &Screen,
    ) -> Result<MessageId, Undelivered> {
        let is_there = self.messenger.must_be_in(guild, to).await;
        is_there.map_err(undelivered)?;
        self.post(to, screen).await
    }

    async fn edit_within(
        &self,
        guild: GuildId,
        (at, message): (ChannelId, MessageId),
        screen: &Screen,
    ) -> Result<(), Undelivered> {
        let edited = async {
            self.messenger.must_be_in(guild, at).await?;
            self.messenger.edit(at, message.0, screen).await
        };
        let edited = edited.await;
        edited.map(|_| ()).map_err(undelivered)
    }

    async fn take_back(&self, channel: ChannelId, message: MessageId) {
        if let Err(error) = self.messenger.delete(channel, message.0).await {
            tracing::warn!("an announcement could not be deleted: {}", why(&error));
        }
    }

    async fn open_thread(
        &self,
        at: ChannelId,
        below: MessageId,
        name: &str,
    ) -> Result<ChannelId, NoThread> {
        let (http, below) = (&self.messenger.http, id::MessageId::new(below.0));
        let made = channel(at).create_thread_from_message(http, below, CreateThread::new(name));
        match self.messenger.in_turn(Route::Thread, made).await {
            Ok(thread) => Ok(ChannelId(thread.id.get())),
            // The channel's type has none, or the server has too many.
            Err(error) if matches!(code(&error), Some(30033 | 50024 | 160_006)) => {
                Err(NoThread::NotHere)
            }
            Err(error) => Err(undelivered(error).into()),
        }
    }

    async fn archive(&self, thread: ChannelId) {
        self.messenger.archive(thread).await;
    }

    async fn is_age_restricted(&self, at: ChannelId) -> bool {
        let ask = |channel: ChannelId| {
            let asked = self.messenger.http.get_channel(channel.0.into());
            self.messenger.in_turn(Route::Channel, asked)
        };
        let Ok(Channel::Guild(here)) = ask(at).await else {
            return false;
        };
        let (true, Some(parent)) = (here.thread_metadata.is_some(), here.parent_id) else {
            return here.nsfw;
        };
        matches!(
            ask(ChannelId(parent.get())).await,
            Ok(Channel::Guild(channel)) if channel.nsfw
        )
    }

    async fn channels(&self, guild: GuildId) -> Result<Vec<ServerChannel>, Undelivered> {
        let asked = self.messenger.http.get_channels(guild.0.into());
        let channels = self.messenger.in_turn(Route::Channels, asked).await;
        let channels = channels.map_err(undelivered)?.into_iter();
        let channels = channels.map(|channel| ServerChannel {
            id: ChannelId(channel.id.get()),
            age_restricted: channel.nsfw,
        });
        Ok(channels.collect())
    }

    async fn departed(&self, guild: GuildId, members: Vec<MemberId>) -> Vec<MemberId> {
        let mut asked = JoinSet::new();
        for member in members {
            let messenger = self.messenger.clone();
            asked.spawn(async move {
                let left = has_left(&messenger, guild, member);
                let left = tokio::time::timeout(PATIENCE, left).await;
                matches!(left, Ok(Some(true))).then_some(member)
            });
        }
        asked.join_all().await.into_iter().flatten().collect()
    }

    async fn draw(&self, drawing: Drawing) -> Option<Png> {
        self.gallery.studio.draw(drawing).await
    }

    fn left(&self, guild: GuildId) -> Vec<MemberId> {
        self.attendance.left(guild).into_iter().collect()
    }

    async fn ask_who_left(&self, guild: GuildId, members: BTreeSet<MemberId>) -> bool {
        self.attendance.ask(guild, members).await
    }

    async fn picture(&self, art: Art) -> Option<Picture> {
        self.gallery.picture(Some(art)).await
    }

    fn ring(&self, table: TableId) {
        self.publisher.ring(table);
    }

    fn look_again(&self, table: TableId) {
        self.publisher.look_again(table);
    }

    async fn until_posted(&self, table: TableId) {
        self.publisher.until_posted(table).await;
    }

    async fn bring_back(&self, table: TableId) -> BroughtBack {
        self.publisher.bring_back(table).await
    }

    fn is_hindered(&self, table: TableId) -> bool {
        self.publisher.is_hindered(table)
    }

    fn has_open_hand(&self, table: TableId, member: MemberId) -> bool {
        self.open_hands.is_open(table, member)
    }

    fn put_away_hand(&self, table: TableId, member: MemberId) {
        self.open_hands.put_away(table, member);
    }

    fn forget_hands(&self, member: MemberId) {
        self.open_hands.forget(member);
    }

    fn outdate_hands(&self, member: MemberId) {
        self.open_hands.outdate(member);
    }

    fn is_log_news(&self, guild: GuildId) -> bool {
        self.log_channels.is_news(guild)
    }
}
