//! The living message: the one message of a table that everybody sees and that always shows how it stands.

use crate::discord::art::shown;
use crate::discord::bot::Bot;
use crate::discord::counted::Route;
use crate::discord::gallery::Hung;
use crate::discord::messenger::channel;
use crate::discord::permissions;
use crate::discord::refused::{loss, why};
use anyhow::Context;
use ids::{ChannelId, DealId, TableId};
use interactions::discord::Loss;
use interactions::surfaces::{Kind, Surfaces};
use pages::{Look, Surface};
use screens::art::{Art, Fingerprint};
use screens::screen::{Pixels, Screen};
use serenity::model::channel::Channel;
use serenity::model::id::GuildId;
use std::time::Duration;
use table::look::Scene;
use tokio::time::Instant;

/// A message is posted anew before it is an hour old, because Discord limits edits of older messages.
const OLD: i64 = 50 * 60 * 1000;
/// How often to check whether the message is buried.
const LOOK_FOR_BURIED: Duration = Duration::from_secs(30);

/// How the living message was shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PostedWhere {
    /// In the message that was there before.
    WhereItWas,
    /// In a new message at the end of the channel.
    Reposted,
}

/// What the living message of one table shows, as far as is known.
#[derive(Default)]
pub struct LivingMessage {
    /// Its screen.
    drawn: Option<Screen>,
    /// The picture it shows.
    shows: Option<Fingerprint>,
    /// Whether a new picture is being drawn for it.
    pending: bool,
    /// Whether Discord refused pictures in the table's channel.
    without_pictures: bool,
    /// What a lobby says if Discord refuses pictures; empty where the table is no lobby.
    said_without_pictures: String,
    /// The deal it shows.
    deal: Option<DealId>,
    looked_for_buried: Option<Instant>,
    post_anew: bool,
    /// Messages that it has replaced and that are not deleted yet.
    former: Vec<Surface>,
}

impl LivingMessage {
    /// Has it posted anew at the end of its channel the next time it is shown.
    pub fn post_anew(&mut self) {
        self.post_anew = true;
    }

    /// Whether a new picture is still being drawn for it.
    pub fn awaits_picture(&self) -> bool {
        self.pending
    }

    /// Updates the one message that everybody sees; says whether it was posted anew.
    ///
    /// # Errors
    /// Discord refused the message, or the database failed.
    pub async fn show(
        &mut self,
        bot: &Bot,
        surfaces: &mut Surfaces,
        look: &Look,
    ) -> anyhow::Result<PostedWhere> {
        self.pending = false;
        let words = bot.wording.at_table(look);
        let mut screen = screens::table(&words, look);
        let kept = surfaces.get(Kind::Table);
        let closed = matches!(look.scene, Scene::Closed(_));
        let new_deal = deal_of(look).is_some() && deal_of(look) != self.deal;
        let buried = !closed
            && kept.is_some()
            && self
                .is_buried(bot, surfaces, look.channel, new_deal)
                .await?;
        let old = kept.is_some_and(|kept| bot.tavern.house.time.now() - kept.posted_at > OLD);
        let elsewhere = kept.is_some_and(|kept| kept.channel != look.channel);
        let anew = !closed && (kept.is_none() || old || buried || elsewhere || self.post_anew);
        if anew {
            // In another channel, with other permissions, or after a long time it may be allowed.
            (self.shows, self.without_pictures) = (None, false);
        }
        self.said_without_pictures = match (&look.scene, bot.messenger.http.application_id()) {
            (Scene::Lobby(_), Some(application)) => {
                let server = GuildId::new(look.guild.0);
                let link = permissions::invite(application, Some(server));
                screens::lobby_without_pictures(&words, &link)
            }
            _ => String::new(),
        };
        if self.without_pictures {
            self.say_without_pictures(&mut screen);
        }
        let art = screens::picture_of_table(&words, look)
            .filter(|_| !self.without_pictures)
            // One name for all pictures, so that one can replace another.
            .map(|drawing| Art::from_drawing(&words, "table", drawing).of_table(look));
        self.hang(bot, look.id, art.as_ref(), &mut screen).await;
        let shows = shown(art.as_ref(), screen.picture.as_ref(), self.shows);
        let is_true = self.drawn.as_ref() == Some(&as_sent(&screen)) && self.shows == shows;
        let mut done = PostedWhere::WhereItWas;
        if anew {
            self.post(bot, surfaces, look, &mut screen).await?;
            done = PostedWhere::Reposted;
        } else if !is_true && let Some(kept) = kept {
            let at = (kept.channel, kept.message.0);
            let edit = |screen: &Screen| bot.messenger.edit(at.0, at.1, screen);
            let edited = self.deliver(bot, look.id, &mut screen, edit).await;
            match edited.as_ref().map_err(loss) {
                Ok(_) => {}
                Err(Loss::Message | Loss::TooOld) if !closed => {
                    // A new message has nothing of what the lost one showed.
                    self.shows = None;
                    self.hang(bot, look.id, art.as_ref(), &mut screen).await;
                    self.post(bot, surfaces, look, &mut screen).await?;
                    done = PostedWhere::Reposted;
                }
                Err(Loss::Message) => {}
                Err(_) => {
                    edited.context("the table's message could not be edited")?;
                }
            }
        }
        self.shows = shown(art.as_ref(), screen.picture.as_ref(), self.shows);
        self.drawn = Some(as_sent(&screen));
        self.deal = deal_of(look).or(self.deal);
        self.post_anew = false;
        Ok(done)
    }

    /// Adds the picture to the living message if it is finished in time.
    async fn hang(&mut self, bot: &Bot, table: TableId, art: Option<&Art>, screen: &mut Screen) {
        screen.picture = None;
        if let Some(art) = art {
            let publisher = bot.publisher.clone();
            let late = move || publisher.ring(table);
            let hung = bot.gallery.hang(art, self.shows, late);
            let Hung { picture, pending } = hung.await;
            (screen.picture, self.pending) = (picture, pending);
        }
    }

    /// Sends a screen to the table's channel; stops sending pictures there if Discord does not allow attachments.
    async fn deliver<T, F>(
        &mut self,
        bot: &Bot,
        table: TableId,
        screen: &mut Screen,
        send: impl Fn(&Screen) -> F,
    ) -> serenity::Result<T>
    where
        F: Future<Output = serenity::Result<T>>,
    {
        let sent = bot.messenger.deliver(screen, &send).await;
        let refused = sent.as_ref().err().map(loss) == Some(Loss::Permission);
        if !refused || screen.picture.is_none() {
            return sent;
        }
        screen.picture = None;
        self.say_without_pictures(screen);
        let sent = bot.messenger.deliver(screen, &send).await;
        if sent.is_ok() {
            tracing::info!(%table, "attachments are not allowed here: sending words only");
            self.without_pictures = true;
        }
        sent
    }

    /// Says why there is no picture.
    fn say_without_pictures(&self, screen: &mut Screen) {
        if let Some(panel) = &mut screen.panel
            && !self.said_without_pictures.is_empty()
        {
            panel.text.push_str("\n\n");
            panel.text.push_str(&self.said_without_pictures);
        }
    }

    /// Posts the living message at the end of the channel; the former one is to be deleted.
    async fn post(
        &mut self,
        bot: &Bot,
        surfaces: &mut Surfaces,
        look: &Look,
        screen: &mut Screen,
    ) -> anyhow::Result<()> {
        let (to, former) = (look.channel, surfaces.get(Kind::Table));
        if former.is_some() {
            // Only the first message pings the players invited to sit down.
            screen.ping.clear();
        }
        let posted = self
            .deliver(bot, look.id, screen, |screen| {
                bot.messenger.post(to, screen)
            })
            .await?;
        surfaces.set(Kind::Table, to, posted.id.get()).await?;
        self.looked_for_buried = Some(Instant::now());
        self.former.extend(former);
        Ok(())
    }

    /// Deletes the messages that it has replaced.
    ///
    /// # Errors
    /// Discord has a temporary problem; what it refuses is left alone.
    pub async fn clear_away(&mut self, bot: &Bot) -> anyhow::Result<()> {
        while let Some(former) = self.former.last() {
            let (channel, message) = (former.channel, former.message.0);
            let gone = bot.messenger.delete(channel, message).await;
            match gone {
                Ok(()) => {}
                Err(error) if loss(&error) == Loss::Outage => {
                    return Err(error).context("a former table message could not be deleted");
                }
                Err(error) => {
                    tracing::debug!("a former table message was not deleted: {}", why(&error));
                }
            }
            self.former.pop();
        }
        Ok(())
    }

    /// Whether others have posted below the table's message. Unarchives the thread if necessary.
    ///
    /// Discord names a channel's last message with every interaction, but serenity drops it, so the keeper asks now
    /// and then.
    async fn is_buried(
        &mut self,
        bot: &Bot,
        surfaces: &Surfaces,
        at: ChannelId,
        new_deal: bool,
    ) -> anyhow::Result<bool> {
        let lately = self
            .looked_for_buried
            .is_some_and(|looked| looked.elapsed() < LOOK_FOR_BURIED);
        if lately && !new_deal {
            return Ok(false);
        }
        let asked = bot.messenger.http.get_channel(channel(at));
        let Channel::Guild(place) = bot.messenger.in_turn(Route::Channel, asked).await? else {
            return Ok(false);
        };
        self.looked_for_buried = Some(Instant::now());
        if place.thread_metadata.is_some_and(|thread| thread.archived) {
            bot.messenger.open_thread(at).await?;
        }
        let ours = [Kind::Table, Kind::Turn, Kind::Out].map(|kind| surfaces.get(kind));
        Ok(place
            .last_message_id
            .is_some_and(|last| ours.iter().flatten().all(|own| own.message.0 < last.get())))
    }
}

/// A screen as it is after sending: its picture is uploaded.
fn as_sent(screen: &Screen) -> Screen {
    let mut screen = screen.clone();
    if let Some(picture) = &mut screen.picture {
        picture.pixels = Pixels::There;
    }
    screen
}

fn deal_of(look: &Look) -> Option<DealId> {
    match &look.scene {
        Scene::Playing(playing) => Some(playing.deal),
        _ => None,
    }
}
