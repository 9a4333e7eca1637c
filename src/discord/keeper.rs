//! One table's messages: the living one, the call to a player, and the hands that lie open.

use super::art::{Art, Drawn, Mark};
use super::bot::{Bot, laid_out};
use super::hands::{Due, Moment};
use super::publisher::{Hindered, Kept};
use super::screen::{Picture, Pixels, Screen};
use super::screens;
use super::send;
use super::surfaces::{Kind, Loss, Surfaces, loss, why};
use crate::tavern::{
    ChannelId, DealId, Look, MemberId, Place, Playing, Scene, Sorry, Stretch, TableId, Trouble,
};
use anyhow::Context;
use rules::{CardSet, SeatSet, Stage, Turn};
use serenity::builder::{Builder, EditThread};
use serenity::model::channel::{Channel, GuildChannel};
use serenity::model::id;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// A message is posted anew before it is an hour old: then Discord limits how often it may be edited.
const OLD: i64 = 50 * 60 * 1000;
/// How often we look whether a message is buried.
const LOOK_FOR_BURIED: Duration = Duration::from_secs(30);

/// How long a hand's change may take; then its holder is called instead.
const HAND_PATIENCE: Duration = Duration::from_secs(5);

/// Keeps the messages of one table.
pub struct Keeper {
    bot: Arc<Bot>,
    table: TableId,
    surfaces: Option<Surfaces>,
    /// What the living message shows.
    drawn: Option<Screen>,
    /// The picture that it has.
    shows: Option<Mark>,
    /// Whether Discord refused pictures where the table stands.
    without_pictures: bool,
    /// Which deal it shows.
    deal: Option<DealId>,
    /// Whom the present call calls, and to what.
    called: Option<Call>,
    looked_for_buried: Option<Instant>,
    post_anew: bool,
}

/// Who is called and what for: a new call for each act, and once more when they are late.
/// Where several decide at once it is one call, which stays until the last of them has decided.
#[derive(Clone, Debug, PartialEq)]
struct Call {
    deal: DealId,
    played: usize,
    stage: Stage,
    round: u8,
    members: Vec<MemberId>,
    late: bool,
}

impl Call {
    /// Is this what was called for already, though some may have done it since?
    fn is_rest_of(&self, called: &Call) -> bool {
        let still = Call {
            members: called.members.clone(),
            ..self.clone()
        };
        still == *called
            && self
                .members
                .iter()
                .all(|member| called.members.contains(member))
    }
}

impl Keeper {
    /// For a table whose messages are not known yet.
    pub fn new(bot: Arc<Bot>, table: TableId) -> Keeper {
        Keeper {
            bot,
            table,
            surfaces: None,
            drawn: None,
            shows: None,
            without_pictures: false,
            deal: None,
            called: None,
            looked_for_buried: None,
            post_anew: false,
        }
    }

    /// The next redrawing posts the message anew.
    pub fn bring_back(&mut self) {
        self.post_anew = true;
    }

    /// Makes all messages true.
    ///
    /// # Errors
    /// What is worth another try after a while: Discord or the database failing.
    pub async fn redraw(&mut self) -> anyhow::Result<Kept> {
        let look = match self.bot.tavern.look(self.table, None).await {
            Ok(look) => look,
            Err(Trouble::Sorry(Sorry::NoSuchTable)) => return Ok(Kept::Closed),
            Err(trouble) => return Err(trouble.into()),
        };
        if self.surfaces.is_none() {
            self.surfaces = Some(Surfaces::load(&self.bot.tavern, self.table).await?);
        }
        let bot = self.bot.clone();
        let hands = open_hands(&bot, &look);
        let messages = async {
            self.living_message(&look).await?;
            self.call(&look).await
        };
        // Beside each other: Discord's limits count private messages apart.
        let (lost, done) = tokio::join!(hands, messages);
        match done
            .as_ref()
            .err()
            .map(|error| error.downcast_ref().map_or(Loss::Outage, loss))
        {
            None => {
                self.bot.publisher.set_hindered(self.table, Hindered::No);
            }
            Some(Loss::Channel) => {
                tracing::info!(table = %self.table, "the channel is gone, the table is closed");
                match self.bot.tavern.abandon(self.table).await {
                    Ok(()) | Err(Trouble::Sorry(_)) => return Ok(Kept::Closed),
                    Err(trouble) => return Err(trouble.into()),
                }
            }
            Some(Loss::Permission) => {
                if self.bot.publisher.set_hindered(self.table, Hindered::Yes) {
                    tracing::warn!(table = %self.table, "not allowed to keep the table's message");
                }
            }
            // Trying the very same again would be refused again: the next change is another chance.
            Some(Loss::Other | Loss::Message | Loss::Token | Loss::TooOld) => {
                let why = done.err().and_then(|error| error.downcast_ref().map(why));
                tracing::error!(table = %self.table, ?why, "Discord refused a table's message");
            }
            Some(Loss::Outage) => done?,
        }
        if matches!(look.scene, Scene::Closed(_)) && look.place == Place::Thread {
            self.bot.archive(look.channel).await;
        }
        Ok(match (look.scene, lost) {
            (Scene::Closed(_), _) => Kept::Closed,
            (_, Lost::None) => Kept::Open { again_in: None },
            // Whose hand could not be changed may have to be called.
            (_, Lost::Some) => Kept::Open {
                again_in: Some(Duration::ZERO),
            },
        })
    }

    /// The one message everybody sees.
    async fn living_message(&mut self, look: &Look) -> anyhow::Result<()> {
        let bot = self.bot.clone();
        let words = bot.words(look.guild);
        let mut screen = screens::table(&words, look);
        let kept = self.surfaces()?.get(Kind::Table);
        let closed = matches!(look.scene, Scene::Closed(_));
        let new_deal = deal_of(look).is_some() && deal_of(look) != self.deal;
        let buried = !closed && kept.is_some() && self.is_buried(look.channel, new_deal).await?;
        let old = kept.is_some_and(|kept| bot.tavern.house().time.now() - kept.posted_at > OLD);
        let anew = !closed && (kept.is_none() || old || buried || self.post_anew);
        if anew {
            // Another channel, or other permissions, or a long time: it may be allowed now.
            (self.shows, self.without_pictures) = (None, false);
        }
        let art = screens::picture_of_table(&words, look)
            .filter(|_| !self.without_pictures)
            .map(|drawing| Art {
                // One name for all, so that one can stay in the place of another.
                name: "table",
                ..Art::of_scene(&words, drawing)
            });
        if let Some(art) = &art {
            screen.picture = picture(&bot, self.table, art, self.shows).await;
        }
        let shows = shown(art.as_ref(), screen.picture.as_ref(), self.shows);
        let is_true = self.drawn.as_ref() == Some(&settled(&screen)) && self.shows == shows;
        if anew {
            self.post(look.channel, &mut screen).await?;
        } else if !is_true && let Some(kept) = kept {
            let (at, id) = (channel(kept.channel), message(kept.message.0));
            let edited = self
                .deliver(&mut screen, |screen| {
                    let (bot, edit) = (bot.clone(), send::edit(screen));
                    async move { at.edit_message(&bot.http, id, edit).await }
                })
                .await;
            match edited.as_ref().map_err(loss) {
                Ok(_) => {}
                Err(Loss::Message | Loss::TooOld) if !closed => {
                    self.shows = None;
                    // What the lost message had, a new one has not.
                    screen.picture = match &art {
                        Some(art) => picture(&bot, self.table, art, None).await,
                        None => None,
                    };
                    self.post(look.channel, &mut screen).await?
                }
                Err(Loss::Message) => {}
                Err(_) => {
                    edited.context("the table's message was not edited")?;
                }
            }
        }
        self.shows = shown(art.as_ref(), screen.picture.as_ref(), self.shows);
        self.drawn = Some(settled(&screen));
        self.deal = deal_of(look).or(self.deal);
        self.post_anew = false;
        Ok(())
    }

    /// Sends a screen to the table's channel; where no files may be attached there, from then on without pictures.
    async fn deliver<T, F>(
        &mut self,
        screen: &mut Screen,
        send: impl Fn(&Screen) -> F,
    ) -> serenity::Result<T>
    where
        F: Future<Output = serenity::Result<T>>,
    {
        let sent = self.bot.deliver(screen, &send).await;
        let refused = sent.as_ref().err().map(loss) == Some(Loss::Permission);
        if !refused || screen.picture.is_none() {
            return sent;
        }
        screen.picture = None;
        let sent = self.bot.deliver(screen, &send).await;
        if sent.is_ok() {
            tracing::info!(table = %self.table, "no pictures may be attached here: words alone");
            self.without_pictures = true;
        }
        sent
    }

    /// Posts the living message at the end of the channel; the former one goes.
    async fn post(&mut self, to: ChannelId, screen: &mut Screen) -> anyhow::Result<()> {
        let bot = self.bot.clone();
        if self.surfaces()?.get(Kind::Table).is_some() {
            // Who is asked to sit down is pinged by the first message, and by no later one.
            screen.ping.clear();
        }
        let posted = self
            .deliver(screen, |screen| {
                let (bot, posted) = (bot.clone(), send::message(screen));
                async move { channel(to).send_message(&bot.http, posted).await }
            })
            .await?;
        let former = self.surfaces()?.get(Kind::Table);
        self.surfaces()?
            .set(Kind::Table, to, posted.id.get())
            .await?;
        self.looked_for_buried = Some(Instant::now());
        if let Some(former) = former {
            let gone = self
                .bot
                .http
                .delete_message(channel(former.channel), message(former.message.0), None)
                .await;
            if let Err(error) = gone {
                tracing::debug!("a former table's message stays: {error}");
            }
        }
        Ok(())
    }

    /// Whether others have written below the table's message. A closed thread is opened on the way.
    ///
    /// Discord names a channel's last message with every interaction, but serenity drops it; so we ask, now and then.
    async fn is_buried(&mut self, at: ChannelId, new_deal: bool) -> anyhow::Result<bool> {
        let lately = self
            .looked_for_buried
            .is_some_and(|looked| looked.elapsed() < LOOK_FOR_BURIED);
        if lately && !new_deal {
            return Ok(false);
        }
        let Channel::Guild(place) = self.bot.http.get_channel(channel(at)).await? else {
            return Ok(false);
        };
        self.looked_for_buried = Some(Instant::now());
        self.open_thread(&place).await?;
        let surfaces = self.surfaces()?;
        let ours = [surfaces.get(Kind::Table), surfaces.get(Kind::Turn)];
        Ok(place
            .last_message_id
            .is_some_and(|last| ours.iter().flatten().all(|own| own.message.0 < last.get())))
    }

    async fn open_thread(&self, place: &GuildChannel) -> anyhow::Result<()> {
        if place.thread_metadata.is_some_and(|thread| thread.archived) {
            place
                .id
                .edit_thread(&self.bot.http, EditThread::new().archived(false))
                .await?;
        }
        Ok(())
    }

    /// The short message that calls the players whose turn it is and whose hand cannot be changed in place;
    /// and once more when they are late. It goes as soon as all have answered.
    async fn call(&mut self, look: &Look) -> anyhow::Result<()> {
        let wanted = match &look.scene {
            Scene::Playing(playing) => self.wanted(look, playing),
            _ => None,
        };
        let known = match (&wanted, &self.called) {
            (Some(wanted), Some(called)) => wanted.is_rest_of(called),
            (wanted, called) => wanted.is_none() && called.is_none(),
        };
        if known && (wanted.is_none() == self.surfaces()?.get(Kind::Turn).is_none()) {
            return Ok(());
        }
        if let Some(former) = self.surfaces()?.get(Kind::Turn) {
            let gone = self
                .bot
                .http
                .delete_message(channel(former.channel), message(former.message.0), None)
                .await;
            match gone.as_ref().map_err(loss) {
                Ok(()) | Err(Loss::Message) => {}
                Err(_) => gone.context("a call was not taken back")?,
            }
            self.surfaces()?.clear(Kind::Turn).await?;
        }
        self.called = None;
        if let (Some(call), Scene::Playing(playing)) = (wanted, &look.scene) {
            let screen = screens::turn(
                &self.bot.words(look.guild),
                look,
                &call.members,
                playing.clock,
            );
            let posted = channel(look.channel)
                .send_message(&self.bot.http, send::message(&screen))
                .await?;
            self.surfaces()?
                .set(Kind::Turn, look.channel, posted.id.get())
                .await?;
            self.called = Some(call);
        }
        Ok(())
    }

    fn wanted(&self, look: &Look, playing: &Playing) -> Option<Call> {
        // In a pause nobody is hurried.
        if look.paused.is_some() {
            return None;
        }
        let seats: SeatSet = match playing.view.turn {
            Turn::One(seat) => [seat].into_iter().collect(),
            Turn::Each(seats) => seats,
            Turn::Question | Turn::Over => return None,
        };
        let late = match playing.clock.stretch {
            Stretch::Turn => false,
            Stretch::Bank => true,
            Stretch::Question | Stretch::Pause => return None,
        };
        let members: Vec<MemberId> = seats
            .iter()
            .filter_map(|seat| look.chairs.get(*playing.chair_of.get(seat.index())?))
            // Whom the house acts for is not there to be called.
            .filter(|chair| !chair.absent)
            .filter_map(|chair| chair.actor())
            .filter(|member| late || self.bot.hands.open(self.table, *member).is_none())
            .collect();
        (!members.is_empty()).then(|| Call {
            deal: playing.deal,
            played: playing.view.played.len(),
            stage: playing.view.stage.clone(),
            round: playing.view.bets.as_ref().map_or(0, |bets| bets.round),
            members,
            late,
        })
    }

    fn surfaces(&mut self) -> anyhow::Result<&mut Surfaces> {
        self.surfaces
            .as_mut()
            .context("the table's messages are not known yet")
    }
}

/// The picture for a message that `shows` one already, or none. Where it is being drawn for longer, what the message has
/// stays in its place, and the table is looked at again when it is done; where it cannot be drawn, there is none.
async fn picture(
    bot: &Arc<Bot>,
    table: TableId,
    art: &Art,
    shows: Option<Mark>,
) -> Option<Picture> {
    if shows == Some(art.mark()) {
        return Some(art.there());
    }
    let teller = bot.clone();
    match bot.draw(art, move || teller.publisher.ring(table)).await {
        Drawn::InTime(png) => Some(art.drawn(png)),
        Drawn::Later => shows.map(|_| art.there()),
        Drawn::Never => None,
    }
}

/// What a message shows that was given this picture of this art, and showed that before.
fn shown(art: Option<&Art>, picture: Option<&Picture>, before: Option<Mark>) -> Option<Mark> {
    match picture?.pixels {
        Pixels::New(_) => art.map(Art::mark),
        Pixels::There => before,
    }
}

/// Whether a hand was lost that lay open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lost {
    None,
    Some,
}

/// The hands that lie open and are no longer true are changed in place, so that nobody clicks twice;
/// and those whose picture has come since they were answered.
async fn open_hands(bot: &Arc<Bot>, look: &Look) -> Lost {
    let mut lost = Lost::None;
    for member in look.chairs.iter().filter_map(|chair| chair.actor()) {
        let Some(open) = bot.hands.open(look.table, member) else {
            continue;
        };
        let own = match bot.tavern.look(look.table, Some(member)).await {
            Ok(own) => own,
            Err(error) => {
                tracing::warn!("a hand could not be looked at: {error}");
                continue;
            }
        };
        if own.chair_of(member).is_none() {
            // They have just got up, and their hand is being put away.
            continue;
        }
        let told = open.hand.moment == Moment::of(&own) && open.due != Due::Anew;
        let mut hand = match told {
            // What was chosen, and what was said above it, stays.
            true => open.hand.clone(),
            false => {
                let taste = bot.taste(own.guild, member).await;
                let words = bot.words_for(own.guild, &taste, Some(open.hand.speaks));
                laid_out(&words, &taste, &own, CardSet::EMPTY)
            }
        };
        hand.screen.picture = match &hand.art {
            None => None,
            Some(art) => picture(bot, look.table, art, open.shows).await,
        };
        let shows = shown(hand.art.as_ref(), hand.screen.picture.as_ref(), open.shows);
        if told && open.due == Due::Nothing && shows == open.shows {
            continue;
        }
        let _pen = open.pen.lock().await;
        let is_newest = bot.hands.open(look.table, member);
        if is_newest.is_none_or(|newest| newest.token != open.token) {
            // It was clicked meanwhile: what was answered then is newer.
            continue;
        }
        if let (false, Some(hint)) = (told, hand.hint.take()) {
            let words = bot.words_for(
                own.guild,
                &bot.taste(own.guild, member).await,
                Some(open.hand.speaks),
            );
            hand.screen = bot.hinted(&words, Some(hint), hand.screen).await;
        }
        let sending = bot.deliver(&hand.screen, |screen| {
            let (token, body) = (&open.token, send::edit_answer(screen));
            async move { body.execute(&bot.http, token.as_str()).await }
        });
        match tokio::time::timeout(HAND_PATIENCE, sending).await {
            Ok(Ok(sent)) => {
                let message = sent.id.get();
                hand.screen.picture = None;
                bot.hands.changed(member, &open.token, hand, message, shows);
            }
            failed => {
                if let Ok(Err(error)) = failed
                    && !matches!(loss(&error), Loss::Token | Loss::Message)
                {
                    tracing::warn!("a hand was not changed: {}", why(&error));
                }
                bot.hands.gone(look.table, member, &open.token);
                lost = Lost::Some;
            }
        }
    }
    lost
}

/// A screen as it is once it was sent: its picture is there.
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

fn channel(channel: ChannelId) -> id::ChannelId {
    id::ChannelId::new(channel.0)
}

fn message(message: u64) -> id::MessageId {
    id::MessageId::new(message)
}
