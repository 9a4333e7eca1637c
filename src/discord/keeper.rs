//! The messages of one table: its living message, the reminder to players, and the notice to absent players. It also
//! has the table's open hands updated.

mod call;
mod out;

use super::art::shown;
use super::bot::Bot;
use super::gallery::Hung;
use super::messenger::channel;
use super::open_hands;
use super::publisher::{Hindered, Keep, Kept, keep_all};
use super::surfaces::{Kind, Loss, Surfaces, loss, why};
use anyhow::Context;
use call::Caller;
use house::{
    ChannelId, DealId, HouseError, HouseRefusal, Look, Lost, Place, Scene, Stands, TableChanges,
    TableId,
};
use out::Absent;
use screens::art::{Art, Fingerprint};
use screens::screen::{Pixels, Screen};
use serenity::model::channel::Channel;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// A message is posted anew before it is an hour old, because Discord limits edits of older messages.
const OLD: i64 = 50 * 60 * 1000;
/// How often to check whether the message is buried.
const LOOK_FOR_BURIED: Duration = Duration::from_secs(30);

/// How often to retry after a missing permission: no event announces that it was granted.
const LOOK_FOR_PERMISSION: Duration = Duration::from_secs(60);

/// How long after the start to wait for Discord before showing that the clocks are stopped.
const SOON: Duration = Duration::from_secs(30);

/// Redraws tables as they change, forever; starts with the tables that were open before a restart.
pub async fn run(bot: Arc<Bot>, open: Vec<TableId>) {
    let mut watch_list = bot.tavern.tables.watch_list();
    // The clocks are stopped until Discord is reached; if that happens soon, nobody needs to know.
    let _ = tokio::time::timeout(SOON, bot.tavern.clocks.until_reached()).await;
    let watch_list = async move || watch_list.next().await;
    let keeper = |table| Keeper::new(bot.clone(), table);
    keep_all(&bot.publisher, open, watch_list, keeper).await;
}

const UNKNOWN: &str = "the table's messages are not known yet";

/// Keeps the messages of one table.
pub struct Keeper {
    bot: Arc<Bot>,
    table: TableId,
    /// `None` once the table is gone.
    changes: Option<TableChanges>,
    surfaces: Option<Surfaces>,
    /// The screen of the living message.
    drawn: Option<Screen>,
    /// The picture it shows.
    shows: Option<Fingerprint>,
    /// Whether a new picture is being drawn for it.
    comes: bool,
    /// Whether Discord refused pictures in the table's channel.
    without_pictures: bool,
    /// The deal it shows.
    deal: Option<DealId>,
    caller: Caller,
    absent: Absent,
    looked_for_buried: Option<Instant>,
    post_anew: bool,
}

impl Keep for Keeper {
    async fn changed(&mut self) {
        match &mut self.changes {
            Some(changes) => {
                if !changes.next().await {
                    self.changes = None;
                }
            }
            None => std::future::pending().await,
        }
    }

    /// Fails if Discord or the database does.
    async fn redraw(&mut self) -> anyhow::Result<Kept> {
        let kept = self.make_true().await?;
        if kept == Kept::Closed {
            self.bot.hints.close(self.table);
        }
        Ok(kept)
    }

    fn bring_back(&mut self) {
        self.post_anew = true;
    }
}

impl Keeper {
    /// For a table whose messages are not loaded yet.
    pub fn new(bot: Arc<Bot>, table: TableId) -> Keeper {
        Keeper {
            changes: bot.tavern.tables.changes_of(table),
            bot,
            table,
            surfaces: None,
            drawn: None,
            shows: None,
            comes: false,
            without_pictures: false,
            deal: None,
            caller: Caller::default(),
            absent: Absent::default(),
            looked_for_buried: None,
            post_anew: false,
        }
    }

    async fn make_true(&mut self) -> anyhow::Result<Kept> {
        let look = match self.bot.tavern.look(self.table, None).await {
            Ok(look) => look,
            Err(HouseError::Refused(HouseRefusal::NoSuchTable | HouseRefusal::Parked)) => {
                return Ok(Kept::Closed);
            }
            Err(error) => return Err(error.into()),
        };
        if self.surfaces.is_none() {
            self.surfaces = Some(Surfaces::load(&self.bot.tavern, self.table).await?);
        }
        let lost = match look.stands() {
            Some(Stands::Place { lost, .. }) => Some(lost),
            _ => None,
        };
        if lost.is_some_and(|lost| lost > Lost::Permission) {
            // There is nothing to keep until the table is called up elsewhere.
            return Ok(Kept::Open { again_in: None });
        }
        // Being allowed to edit an old message does not mean being allowed to post a new one.
        self.post_anew |= lost.is_some();
        let bot = self.bot.clone();
        let hands = bot.open_hands.keep(&look);
        let messages = async {
            self.living_message(&look).await?;
            let surfaces = self.surfaces.as_mut().context(UNKNOWN)?;
            self.caller.call(&bot, surfaces, &look).await?;
            self.absent.tell(&bot, surfaces, &look).await
        };
        // Concurrently, because Discord's rate limits count private messages separately.
        let (hands, done) = tokio::join!(hands, messages);
        match done
            .as_ref()
            .err()
            .map(|error| error.downcast_ref().map_or(Loss::Outage, loss))
        {
            None => {
                self.bot.publisher.set_hindered(self.table, Hindered::No);
                if let Some(lost) = lost {
                    self.bot
                        .tavern
                        .tables
                        .place_is_back(self.table, lost)
                        .await?;
                }
            }
            Some(Loss::Channel) => {
                tracing::info!(table = %self.table, "the table's channel was deleted");
                return self.without_place(&look, Lost::Channel).await;
            }
            Some(Loss::Permission) => {
                if self.bot.publisher.set_hindered(self.table, Hindered::Yes) {
                    tracing::warn!(table = %self.table, "not allowed to keep the table's message");
                }
                return self.without_place(&look, Lost::Permission).await;
            }
            // Discord would refuse the same request again; the next change is a new attempt.
            Some(Loss::Other | Loss::Message | Loss::Token | Loss::TooOld | Loss::Archived) => {
                let why = done.err().and_then(|error| error.downcast_ref().map(why));
                tracing::error!(table = %self.table, ?why, "Discord refused a table's message");
            }
            Some(Loss::Outage) => done?,
        }
        let closed = matches!(look.scene, Scene::Closed(_));
        if closed && self.comes {
            // Otherwise it would keep showing the picture of a finished deal.
            return Ok(Kept::Open { again_in: None });
        }
        if closed && look.place == Place::Thread {
            self.bot.messenger.archive(look.channel).await;
        }
        Ok(match (&look.scene, hands) {
            (Scene::Closed(_), _) => Kept::Closed,
            (_, open_hands::Lost::None) => Kept::Open { again_in: None },
            // A player whose hand could not be edited may have to be reminded.
            (_, open_hands::Lost::Some) => Kept::Open {
                again_in: Some(Duration::ZERO),
            },
        })
    }

    /// The messages cannot be kept: the table loses its place unless it is closed already.
    async fn without_place(&self, look: &Look, lost: Lost) -> anyhow::Result<Kept> {
        if matches!(look.scene, Scene::Closed(_)) {
            return Ok(Kept::Closed);
        }
        let lose = self
            .bot
            .tavern
            .tables
            .lose_place(self.table, look.channel, lost);
        match lose.await {
            // Without a deal in progress this closes the table, and there is no message left to say so.
            Ok(()) | Err(HouseError::Refused(_)) => {
                Ok(match self.bot.tavern.tables.is_open(self.table) {
                    true => Kept::Open {
                        again_in: (lost == Lost::Permission).then_some(LOOK_FOR_PERMISSION),
                    },
                    false => Kept::Closed,
                })
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Updates the one message that everybody sees.
    async fn living_message(&mut self, look: &Look) -> anyhow::Result<()> {
        let bot = self.bot.clone();
        self.comes = false;
        let words = bot.wording.public(look.guild);
        let mut screen = screens::table(&words, look);
        let kept = self.surfaces()?.get(Kind::Table);
        let closed = matches!(look.scene, Scene::Closed(_));
        let new_deal = deal_of(look).is_some() && deal_of(look) != self.deal;
        let buried = !closed && kept.is_some() && self.is_buried(look.channel, new_deal).await?;
        let old = kept.is_some_and(|kept| bot.tavern.house.time.now() - kept.posted_at > OLD);
        let elsewhere = kept.is_some_and(|kept| kept.channel != look.channel);
        let anew = !closed && (kept.is_none() || old || buried || elsewhere || self.post_anew);
        if anew {
            // In another channel, with other permissions, or after a long time it may be allowed.
            (self.shows, self.without_pictures) = (None, false);
        }
        let art = screens::picture_of_table(&words, look)
            .filter(|_| !self.without_pictures)
            // One name for all pictures, so that one can replace another.
            .map(|drawing| Art::from_drawing(&words, "table", drawing));
        self.hang(art.as_ref(), &mut screen).await;
        let shows = shown(art.as_ref(), screen.picture.as_ref(), self.shows);
        let is_true = self.drawn.as_ref() == Some(&settled(&screen)) && self.shows == shows;
        if anew {
            self.post(look.channel, &mut screen).await?;
        } else if !is_true && let Some(kept) = kept {
            let at = (kept.channel, kept.message.0);
            let edit = |screen: &Screen| bot.messenger.edit(at.0, at.1, screen);
            let mut edited = self.deliver(&mut screen, edit).await;
            if edited.as_ref().err().map(loss) == Some(Loss::Archived) {
                bot.messenger.open_thread(kept.channel).await?;
                edited = self.deliver(&mut screen, edit).await;
            }
            match edited.as_ref().map_err(loss) {
                Ok(_) => {}
                Err(Loss::Message | Loss::TooOld) if !closed => {
                    // A new message has nothing of what the lost one showed.
                    self.shows = None;
                    self.hang(art.as_ref(), &mut screen).await;
                    self.post(look.channel, &mut screen).await?
                }
                Err(Loss::Message) => {}
                Err(_) => {
                    edited.context("the table's message could not be edited")?;
                }
            }
        }
        self.shows = shown(art.as_ref(), screen.picture.as_ref(), self.shows);
        self.drawn = Some(settled(&screen));
        self.deal = deal_of(look).or(self.deal);
        self.post_anew = false;
        Ok(())
    }

    /// Adds the picture to the living message if it is finished in time.
    async fn hang(&mut self, art: Option<&Art>, screen: &mut Screen) {
        screen.picture = None;
        if let Some(art) = art {
            let (bot, table) = (self.bot.clone(), self.table);
            let late = move || bot.publisher.ring(table);
            let hung = self.bot.gallery.hang(art, self.shows, late);
            let Hung { picture, comes } = hung.await;
            (screen.picture, self.comes) = (picture, comes);
        }
    }

    /// Sends a screen to the table's channel; stops sending pictures there if Discord does not allow attachments.
    async fn deliver<T, F>(
        &mut self,
        screen: &mut Screen,
        send: impl Fn(&Screen) -> F,
    ) -> serenity::Result<T>
    where
        F: Future<Output = serenity::Result<T>>,
    {
        let sent = self.bot.messenger.deliver(screen, &send).await;
        let refused = sent.as_ref().err().map(loss) == Some(Loss::Permission);
        if !refused || screen.picture.is_none() {
            return sent;
        }
        screen.picture = None;
        let sent = self.bot.messenger.deliver(screen, &send).await;
        if sent.is_ok() {
            tracing::info!(table = %self.table, "attachments are not allowed here: sending words only");
            self.without_pictures = true;
        }
        sent
    }

    /// Posts the living message at the end of the channel and deletes the former one.
    async fn post(&mut self, to: ChannelId, screen: &mut Screen) -> anyhow::Result<()> {
        let bot = self.bot.clone();
        if self.surfaces()?.get(Kind::Table).is_some() {
            // Only the first message pings the players invited to sit down.
            screen.ping.clear();
        }
        let posted = self
            .deliver(screen, |screen| bot.messenger.post(to, screen))
            .await?;
        let former = self.surfaces()?.get(Kind::Table);
        self.surfaces()?
            .set(Kind::Table, to, posted.id.get())
            .await?;
        self.looked_for_buried = Some(Instant::now());
        if let Some(former) = former {
            let (channel, message) = (former.channel, former.message.0);
            let gone = bot.messenger.delete(channel, message).await;
            if let Err(error) = gone {
                tracing::debug!("a former table message could not be deleted: {error}");
            }
        }
        Ok(())
    }

    /// Whether others have posted below the table's message. Unarchives the thread if necessary.
    ///
    /// Discord names a channel's last message with every interaction, but serenity drops it, so the keeper asks now
    /// and then.
    async fn is_buried(&mut self, at: ChannelId, new_deal: bool) -> anyhow::Result<bool> {
        let lately = self
            .looked_for_buried
            .is_some_and(|looked| looked.elapsed() < LOOK_FOR_BURIED);
        if lately && !new_deal {
            return Ok(false);
        }
        let Channel::Guild(place) = self.bot.messenger.http.get_channel(channel(at)).await? else {
            return Ok(false);
        };
        self.looked_for_buried = Some(Instant::now());
        if place.thread_metadata.is_some_and(|thread| thread.archived) {
            self.bot.messenger.open_thread(at).await?;
        }
        let surfaces = self.surfaces()?;
        let ours = [Kind::Table, Kind::Turn, Kind::Out].map(|kind| surfaces.get(kind));
        Ok(place
            .last_message_id
            .is_some_and(|last| ours.iter().flatten().all(|own| own.message.0 < last.get())))
    }

    fn surfaces(&mut self) -> anyhow::Result<&mut Surfaces> {
        self.surfaces.as_mut().context(UNKNOWN)
    }
}

/// A screen as it is after sending: its picture is uploaded.
fn settled(screen: &Screen) -> Screen {
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
