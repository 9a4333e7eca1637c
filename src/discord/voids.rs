//! Finished deals that a game master voids: told where they were played; the others are asked where it is ordered.

use super::bot::Bot;
use super::error::CommandError;
use super::guest::Guest;
use super::messenger::Messenger;
use super::reply::Reply;
use super::surfaces::why;
use house::{
    GuildId, MemberId, MessageId, Surface, VoidAnswer, VoidAsked, VoidDone, VoidOrder,
    VoidRequestId,
};
use screens::screen::Screen;
use screens::words::args;
use serenity::http::HttpError;
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
                    let told = screens::void_lapsed(&bot.wording.public(guild), deal);
                    rewrite(&bot.messenger, posted, &Screen::note(told)).await;
                }
            }
            Err(error) => tracing::error!("orders to void a deal did not lapse: {error:#}"),
        }
    }
}

/// Voids a finished deal, or asks those whose word it takes; what the game master is told.
///
/// # Errors
/// As [`house::Tavern::void`]; and where the others cannot be asked.
pub async fn void(bot: &Bot, guest: &Guest, order: &VoidOrder) -> Result<String, CommandError> {
    let tavern = &bot.tavern;
    let others = tavern
        .voids
        .asked_to_void(order.guild, order.deal, order.by)
        .await?;
    let departed = departed(&bot.messenger, order.guild, others).await;
    match tavern.voids.void(order, &departed).await? {
        VoidAnswer::Done(done) => Ok(tell_voided(bot, guest, &done).await),
        VoidAnswer::Asked(asked) => ask_to_void(bot, guest, order, asked).await,
    }
}

/// A member agrees that a deal is voided.
///
/// # Errors
/// As [`house::Tavern::agree_to_void`].
pub async fn agree_to_void(
    bot: &Bot,
    guest: &Guest,
    request: VoidRequestId,
) -> Result<Reply, CommandError> {
    let tavern = &bot.tavern;
    let (deal, by) = tavern.voids.void_request(guest.guild, request).await?;
    let mut others = tavern.voids.asked_to_void(guest.guild, deal, by).await?;
    others.retain(|other| *other != guest.member);
    let departed = departed(&bot.messenger, guest.guild, others).await;
    let answer = tavern
        .voids
        .agree_to_void(guest.guild, request, guest.member, &departed);
    let text = match answer.await? {
        VoidAnswer::Done(done) => tell_voided(bot, guest, &done).await,
        VoidAnswer::Asked(asked) => {
            if let Some(posted) = asked.posted {
                let screen = screens::void_asked(&bot.wording.public(guest.guild), &asked);
                rewrite(&bot.messenger, posted, &screen).await;
            }
            guest.words.say("did-agree")
        }
    };
    Ok(Reply::Note(Screen::note(text)))
}

/// Asks the others, in the place of where they were asked before.
async fn ask_to_void(
    bot: &Bot,
    guest: &Guest,
    order: &VoidOrder,
    asked: VoidAsked,
) -> Result<String, CommandError> {
    let screen = screens::void_asked(&bot.wording.public(order.guild), &asked);
    let posted = bot.messenger.post(order.channel, &screen).await;
    let message = posted
        .as_ref()
        .ok()
        .map(|posted| MessageId(posted.id.get()));
    bot.tavern
        .voids
        .void_request_posted(&asked, message)
        .await?;
    if let Some(former) = asked.posted {
        let gone = bot.messenger.delete(former.channel, former.message.0);
        if let Err(error) = gone.await {
            tracing::debug!("a former question stays: {}", why(&error));
        }
    }
    if let Err(error) = posted {
        tracing::warn!("nobody was asked whether a deal is voided: {}", why(&error));
        return Err(CommandError::Message(
            guest.words.say("did-not-ask-to-void"),
        ));
    }
    Ok(guest.words.say("did-ask-to-void"))
}

/// Tells everybody that a deal was voided, where it was played and where they were asked; what is said to who did it.
async fn tell_voided(bot: &Bot, guest: &Guest, done: &VoidDone) -> String {
    let words = bot.wording.public(guest.guild);
    let by = format!("<@{}>", done.by);
    let told = Screen::note(screens::voided(&words, done, &by, &done.reason));
    if let Some(asked) = done.asked {
        rewrite(&bot.messenger, asked, &told).await;
    }
    let here = args!["channel" => done.channel.to_string()];
    if done
        .asked
        .is_some_and(|asked| asked.channel == done.channel)
    {
        return guest.words.with("did-void", here);
    }
    let key = match bot.messenger.post(done.channel, &told).await {
        Ok(_) => "did-void",
        Err(error) => {
            tracing::warn!("nobody was told of a voided deal: {}", why(&error));
            "did-void-untold"
        }
    };
    guest.words.with(key, here)
}

/// Changes a message that asked; where it is gone, nothing more is to be done.
async fn rewrite(messenger: &Messenger, posted: Surface, screen: &Screen) {
    let edited = messenger
        .edit(posted.channel, posted.message.0, screen)
        .await;
    if let Err(error) = edited {
        tracing::debug!("a question was not changed: {}", why(&error));
    }
}

/// Those of these members of whom Discord says that they are no longer in the server.
/// Whom it says nothing of in time is.
async fn departed(messenger: &Messenger, guild: GuildId, members: Vec<MemberId>) -> Vec<MemberId> {
    let mut asked = JoinSet::new();
    for member in members {
        let http = messenger.http.clone();
        asked.spawn(async move {
            let found = http.get_member(guild.0.into(), member.0.into());
            let found = tokio::time::timeout(PATIENCE, found).await;
            matches!(&found, Ok(Err(error)) if is_unknown_member(error)).then_some(member)
        });
    }
    asked.join_all().await.into_iter().flatten().collect()
}

fn is_unknown_member(error: &serenity::Error) -> bool {
    matches!(
        error,
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response))
            if response.error.code == UNKNOWN_MEMBER
    )
}
