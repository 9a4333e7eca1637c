//! Voids finished deals for a game master: announces it where they were played, and asks other members where that is
//! required.

use super::attendance::has_left;
use super::bot::Bot;
use super::error::CommandError;
use super::guest::Guest;
use super::messenger::Messenger;
use super::reply::Reply;
use super::surfaces::{Loss, loss, why};
use house::{
    GuildId, HouseError, HouseRefusal, MemberId, MessageId, Surface, VoidAnswer, VoidAsked,
    VoidDone, VoidOrder, VoidRequestId, log_failure,
};
use screens::screen::Screen;
use screens::words::args;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;

/// How often to check for orders that have lapsed.
const LOOK_FOR_LAPSED: Duration = Duration::from_secs(60);
/// How long to wait for Discord to say who has left the server: an interaction must be answered within three seconds.
const PATIENCE: Duration = Duration::from_millis(1_500);

/// Withdraws questions that nobody answered in time, forever.
pub async fn run(bot: Arc<Bot>) {
    let mut look = tokio::time::interval(LOOK_FOR_LAPSED);
    look.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        look.tick().await;
        match bot.tavern.voids.lapsed_void_requests().await {
            Ok(lapsed) => {
                for request in lapsed {
                    let words = bot.wording.about(request.guild, request.table).await;
                    let told = screens::void_lapsed(&words, request.deal);
                    rewrite(&bot, request.guild, request.posted, &Screen::note(told)).await;
                }
            }
            Err(error) => log_failure("orders to void a deal could not be expired", error),
        }
    }
}

/// Voids a finished deal, or asks the members whose consent it needs; returns the answer to the game master.
///
/// # Errors
/// The errors of [`house::Tavern::void`]; also if the others cannot be asked.
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

/// Records a member's consent to voiding a deal.
///
/// # Errors
/// The errors of [`house::Tavern::agree_to_void`].
pub async fn agree_to_void(
    bot: &Bot,
    guest: &Guest,
    request: VoidRequestId,
) -> Result<Reply, CommandError> {
    let tavern = &bot.tavern;
    let open = tavern.voids.void_request(guest.guild, request).await?;
    let others = tavern.voids.asked_to_void(guest.guild, open.deal, open.by);
    // Where the deal cannot be voided any more, agreeing says why, and closes the request.
    let mut others = others.await.unwrap_or_default();
    others.retain(|other| *other != guest.member);
    let departed = departed(&bot.messenger, guest.guild, others).await;
    let answer = tavern
        .voids
        .agree_to_void(guest.guild, request, guest.member, &departed);
    let answer = answer.await;
    if let Err(HouseError::Refused(HouseRefusal::VoidRefused(refused))) = &answer
        && let (Some(table), Some(posted)) = (open.table, open.posted)
    {
        // Nobody can agree any more.
        let words = bot.wording.about(guest.guild, table).await;
        let screen = Screen::note(screens::not_voided(&words, refused));
        rewrite(bot, guest.guild, posted, &screen).await;
    }
    let text = match answer? {
        VoidAnswer::Done(done) => tell_voided(bot, guest, &done).await,
        VoidAnswer::Asked(asked) => {
            if let Some(posted) = asked.posted {
                let words = bot.wording.about(asked.guild, asked.table).await;
                let screen = screens::void_asked(&words, &asked);
                rewrite(bot, guest.guild, posted, &screen).await;
            }
            guest.words.say("did-agree")
        }
    };
    Ok(Reply::Note(Screen::note(text)))
}

/// Asks the others for consent; a question that stands already is brought up to date, which pings nobody.
async fn ask_to_void(
    bot: &Bot,
    guest: &Guest,
    order: &VoidOrder,
    asked: VoidAsked,
) -> Result<String, CommandError> {
    let words = bot.wording.about(asked.guild, asked.table).await;
    let screen = screens::void_asked(&words, &asked);
    let mut channel = order.channel;
    if let Some(Surface {
        channel: there,
        message,
        ..
    }) = asked.posted
    {
        channel = there;
        let edited = async {
            bot.messenger.must_be_in(asked.guild, there).await?;
            bot.messenger.edit(there, message.0, &screen).await
        };
        let edited = edited.await;
        let is_gone = |error| matches!(loss(error), Loss::Message | Loss::Channel);
        if !edited.as_ref().is_err_and(is_gone) {
            return Ok(guest.words.say("did-ask-to-void"));
        }
    }
    let posted = bot.messenger.post(channel, &screen).await;
    let message = posted
        .as_ref()
        .ok()
        .map(|posted| MessageId(posted.id.get()));
    bot.tavern
        .voids
        .void_request_posted(&asked, message)
        .await?;
    if let Err(error) = posted {
        tracing::warn!(
            "the question whether to void a deal could not be posted: {}",
            why(&error)
        );
        return Err(CommandError::Message(
            guest.words.say("did-not-ask-to-void"),
        ));
    }
    Ok(guest.words.say("did-ask-to-void"))
}

/// Announces a voided deal where it was played and where consent was asked for; returns the answer to the member who
/// voided it.
async fn tell_voided(bot: &Bot, guest: &Guest, done: &VoidDone) -> String {
    // Whatever told of the deal as won tells that it was cancelled, also if the table is closed.
    bot.publisher.look_again(done.table);
    let words = bot.wording.about(guest.guild, done.table).await;
    let by = format!("<@{}>", done.by);
    let told = Screen::note(screens::voided(&words, done, &by, &done.reason));
    if let Some(asked) = done.asked {
        rewrite(bot, guest.guild, asked, &told).await;
    }
    let here = args!["channel" => done.channel.to_string()];
    if done
        .asked
        .is_some_and(|asked| asked.channel == done.channel)
    {
        return guest.words.with("did-void", here);
    }
    let posted = async {
        bot.messenger.must_be_in(guest.guild, done.channel).await?;
        bot.messenger.post(done.channel, &told).await
    };
    let key = match posted.await {
        Ok(_) => "did-void",
        Err(error) => {
            tracing::warn!("a voided deal could not be announced: {}", why(&error));
            "did-void-untold"
        }
    };
    guest.words.with(key, here)
}

/// Edits a message that asked for consent; if it was deleted, there is nothing left to do.
async fn rewrite(bot: &Bot, guild: GuildId, posted: Surface, screen: &Screen) {
    let messenger = &bot.messenger;
    let edited = async {
        messenger.must_be_in(guild, posted.channel).await?;
        messenger
            .edit(posted.channel, posted.message.0, screen)
            .await
    };
    if let Err(error) = edited.await {
        tracing::debug!("a question could not be edited: {}", why(&error));
    }
}

/// Those of these members who, according to Discord, have left the server.
/// Anyone Discord does not answer for in time counts as present.
async fn departed(
    messenger: &Arc<Messenger>,
    guild: GuildId,
    members: Vec<MemberId>,
) -> Vec<MemberId> {
    let mut asked = JoinSet::new();
    for member in members {
        let messenger = messenger.clone();
        asked.spawn(async move {
            let asking = has_left(&messenger, guild, member);
            let left = tokio::time::timeout(PATIENCE, asking).await;
            (left == Ok(Some(true))).then_some(member)
        });
    }
    asked.join_all().await.into_iter().flatten().collect()
}
