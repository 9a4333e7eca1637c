//! Finished deals that a game master voids: told where they were played; the others are asked where it is ordered.

use super::bot::Bot;
use super::clicks::Reply;
use super::guest::Guest;
use super::send;
use super::surfaces::why;
use super::wrong::Wrong;
use house::{
    ChannelId, GuildId, MemberId, MessageId, Surface, VoidAnswer, VoidAsked, VoidDone, VoidOrder,
    VoidRequestId,
};
use screens::screen::Screen;
use screens::words::args;
use serenity::http::HttpError;
use serenity::model::id;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;

/// How often it is looked whether an order has waited for long enough.
const LOOK_FOR_LAPSED: Duration = Duration::from_secs(60);
/// How long Discord may take to say who is still here: an answer is due in three seconds.
const PATIENCE: Duration = Duration::from_millis(1_500);
/// Discord's code for somebody who is no member of the server.
const UNKNOWN_MEMBER: isize = 10007;

/// Takes the question down where nobody answered it in time, for ever.
pub async fn run(bot: Arc<Bot>) {
    let mut look = tokio::time::interval(LOOK_FOR_LAPSED);
    look.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        look.tick().await;
        match bot.tavern.voids.lapsed_void_requests().await {
            Ok(lapsed) => {
                for (guild, deal, posted) in lapsed {
                    let told = screens::void_lapsed(&bot.words(guild), deal);
                    bot.rewrite(posted, &Screen::note(told)).await;
                }
            }
            Err(error) => tracing::error!("orders to void a deal did not lapse: {error:#}"),
        }
    }
}

impl Bot {
    /// Voids a finished deal, or asks those whose word it takes; what the game master is told.
    ///
    /// # Errors
    /// As [`house::Tavern::void`]; and where the others cannot be asked.
    pub async fn void(&self, guest: &Guest, order: &VoidOrder) -> Result<String, Wrong> {
        let tavern = &self.tavern;
        let others = tavern
            .voids
            .asked_to_void(order.guild, order.deal, order.by)
            .await?;
        let departed = self.departed(order.guild, others).await;
        match tavern.voids.void(order, &departed).await? {
            VoidAnswer::Done(done) => Ok(self.tell_voided(guest, &done).await),
            VoidAnswer::Asked(asked) => self.ask_to_void(guest, order, asked).await,
        }
    }

    /// A member agrees that a deal is voided.
    ///
    /// # Errors
    /// As [`house::Tavern::agree_to_void`].
    pub(super) async fn agree_to_void(
        &self,
        guest: &Guest,
        request: VoidRequestId,
    ) -> Result<Reply, Wrong> {
        let tavern = &self.tavern;
        let (deal, by) = tavern.voids.void_request(guest.guild, request).await?;
        let mut others = tavern.voids.asked_to_void(guest.guild, deal, by).await?;
        others.retain(|other| *other != guest.member);
        let departed = self.departed(guest.guild, others).await;
        let answer = tavern
            .voids
            .agree_to_void(guest.guild, request, guest.member, &departed);
        let text = match answer.await? {
            VoidAnswer::Done(done) => self.tell_voided(guest, &done).await,
            VoidAnswer::Asked(asked) => {
                if let Some(posted) = asked.posted {
                    let screen = screens::void_asked(&self.words(guest.guild), &asked);
                    self.rewrite(posted, &screen).await;
                }
                guest.words.say("did-agree")
            }
        };
        Ok(Reply::Note(Screen::note(text)))
    }

    /// Asks the others, in the place of where they were asked before.
    async fn ask_to_void(
        &self,
        guest: &Guest,
        order: &VoidOrder,
        asked: VoidAsked,
    ) -> Result<String, Wrong> {
        let screen = screens::void_asked(&self.words(order.guild), &asked);
        let posted = channel(order.channel)
            .send_message(&self.http, send::message(&screen))
            .await;
        let message = posted
            .as_ref()
            .ok()
            .map(|posted| MessageId(posted.id.get()));
        self.tavern
            .voids
            .void_request_posted(&asked, message)
            .await?;
        if let Some(former) = asked.posted {
            let (at, former) = (channel(former.channel), former.message.0);
            let gone = at.delete_message(&self.http, id::MessageId::new(former));
            if let Err(error) = gone.await {
                tracing::debug!("a former question stays: {}", why(&error));
            }
        }
        if let Err(error) = posted {
            tracing::warn!("nobody was asked whether a deal is voided: {}", why(&error));
            return Err(Wrong::Said(guest.words.say("did-not-ask-to-void")));
        }
        Ok(guest.words.say("did-ask-to-void"))
    }

    /// Tells everybody that a deal was voided, where it was played and where they were asked; what is said to who did it.
    async fn tell_voided(&self, guest: &Guest, done: &VoidDone) -> String {
        let words = self.words(guest.guild);
        let by = format!("<@{}>", done.by);
        let told = Screen::note(screens::voided(&words, done, &by, &done.reason));
        if let Some(asked) = done.asked {
            self.rewrite(asked, &told).await;
        }
        let here = args!["channel" => done.channel.to_string()];
        if done
            .asked
            .is_some_and(|asked| asked.channel == done.channel)
        {
            return guest.words.with("did-void", here);
        }
        let at = channel(done.channel);
        let key = match at.send_message(&self.http, send::message(&told)).await {
            Ok(_) => "did-void",
            Err(error) => {
                tracing::warn!("nobody was told of a voided deal: {}", why(&error));
                "did-void-untold"
            }
        };
        guest.words.with(key, here)
    }

    /// Changes a message that asked; where it is gone, nothing more is to be done.
    async fn rewrite(&self, posted: Surface, screen: &Screen) {
        let message = id::MessageId::new(posted.message.0);
        let edited = channel(posted.channel)
            .edit_message(&self.http, message, send::edit(screen))
            .await;
        if let Err(error) = edited {
            tracing::debug!("a question was not changed: {}", why(&error));
        }
    }

    /// Those of these members of whom Discord says that they are no longer in the server.
    /// Whom it says nothing of in time is.
    async fn departed(&self, guild: GuildId, members: Vec<MemberId>) -> Vec<MemberId> {
        let mut asked = JoinSet::new();
        for member in members {
            let http = self.http.clone();
            asked.spawn(async move {
                let found = http.get_member(guild.0.into(), member.0.into());
                let found = tokio::time::timeout(PATIENCE, found).await;
                matches!(&found, Ok(Err(error)) if is_unknown_member(error)).then_some(member)
            });
        }
        asked.join_all().await.into_iter().flatten().collect()
    }
}

fn is_unknown_member(error: &serenity::Error) -> bool {
    matches!(
        error,
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response))
            if response.error.code == UNKNOWN_MEMBER
    )
}

fn channel(channel: ChannelId) -> id::ChannelId {
    id::ChannelId::new(channel.0)
}
