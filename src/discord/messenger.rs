//! The way to Discord for everything that is sent.

use super::by_token::ByToken;
use super::faces::{self, Shelf};
use super::http::Door;
use super::send;
use super::surfaces::{Loss, loss, why};
use house::{ChannelId, Surface};
use screens::screen::Screen;
use serenity::builder::EditThread;
use serenity::http::Http;
use serenity::model::channel::Message;
use serenity::model::id;
use std::sync::Arc;

/// Sends messages and answers.
pub struct Messenger {
    /// For all that goes by the bot's own token.
    pub http: Arc<Http>,
    by_token: ByToken,
    faces: Arc<Shelf>,
}

impl Messenger {
    /// By this client, and for answers by clients of this door.
    pub fn new(http: Arc<Http>, door: Door, faces: Arc<Shelf>) -> Messenger {
        Messenger {
            http,
            by_token: ByToken::new(door),
            faces,
        }
    }

    /// The client for answers to the interaction of this token, and for edits of them.
    pub fn by_token(&self, token: &str) -> Arc<Http> {
        self.by_token.client(token)
    }

    /// Sends a screen; where Discord does not know one of its card faces, again without them.
    pub async fn deliver<T, F>(
        &self,
        screen: &Screen,
        send: impl Fn(&Screen) -> F,
    ) -> serenity::Result<T>
    where
        F: Future<Output = serenity::Result<T>>,
    {
        match send(screen).await {
            Err(error) if faces::are_refused(&error) => {
                tracing::warn!("Discord lost card faces: they are looked for again");
                self.faces.forget();
                send(&screen.clone().without_faces()).await
            }
            sent => sent,
        }
    }

    /// A new message in a channel.
    pub fn post<'a>(
        &'a self,
        to: ChannelId,
        screen: &Screen,
    ) -> impl Future<Output = serenity::Result<Message>> + Send + use<'a> {
        let posted = send::message(screen);
        async move { channel(to).send_message(&self.http, posted).await }
    }

    /// A message of ours becomes this screen.
    pub fn edit<'a>(
        &'a self,
        at: ChannelId,
        id: u64,
        screen: &Screen,
    ) -> impl Future<Output = serenity::Result<Message>> + Send + use<'a> {
        let (id, edit) = (message(id), send::edit(screen));
        async move { channel(at).edit_message(&self.http, id, edit).await }
    }

    /// A message of ours goes.
    pub async fn delete(&self, at: ChannelId, id: u64) -> serenity::Result<()> {
        self.http
            .delete_message(channel(at), message(id), None)
            .await
    }

    /// Deletes a message of a table that stands here now. What is left in a place that the table has lost cannot be
    /// reached, and says nothing of where it stands now.
    pub async fn take_back(&self, former: Surface, here: ChannelId) -> serenity::Result<()> {
        let (channel, message) = (former.channel, former.message.0);
        let gone = self.delete(channel, message).await;
        match gone.as_ref().map_err(loss) {
            Err(Loss::Message) => Ok(()),
            Err(Loss::Channel | Loss::Permission) if former.channel != here => Ok(()),
            _ => gone,
        }
    }

    /// Opens a thread that Discord has put away.
    pub async fn open_thread(&self, thread: ChannelId) -> serenity::Result<()> {
        let open = EditThread::new().archived(false);
        channel(thread).edit_thread(&self.http, open).await?;
        Ok(())
    }

    /// A thread is put away; writing in it opens it again.
    pub async fn archive(&self, thread: ChannelId) {
        let put_away = EditThread::new().archived(true);
        if let Err(error) = channel(thread).edit_thread(&self.http, put_away).await {
            tracing::debug!("a thread was not put away: {}", why(&error));
        }
    }
}

/// A channel by Discord's type.
pub fn channel(channel: ChannelId) -> id::ChannelId {
    id::ChannelId::new(channel.0)
}

fn message(message: u64) -> id::MessageId {
    id::MessageId::new(message)
}
