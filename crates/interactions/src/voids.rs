//! Voids finished deals for a game master: announces it where they were played, and asks other members where that is
//! required.

use crate::discord::Loss;
use crate::error::CommandError;
use crate::guest::Guest;
use crate::responder::Responder;
use crate::response::Response;
use house::{HouseError, VoidAnswer, VoidOrder, log_failure};
use ids::{GuildId, VoidRequestId};
use pages::{HouseRefusal, Surface, VoidAsked, VoidDone};
use screens::screen::Screen;
use screens::words::args;

/// Withdraws the questions that nobody answered in time.
pub async fn withdraw_lapsed(responder: &Responder) {
    match responder.tavern.voids.lapsed_void_requests().await {
        Ok(lapsed) => {
            for request in lapsed {
                let words = responder.wording.about(request.guild, request.table).await;
                let told = screens::void_lapsed(&words, request.deal);
                rewrite(
                    responder,
                    request.guild,
                    request.posted,
                    &Screen::note(told),
                )
                .await;
            }
        }
        Err(error) => log_failure("orders to void a deal could not be expired", error),
    }
}

/// Voids a finished deal, or asks the members whose consent it needs; returns the answer to the game master.
///
/// # Errors
/// The errors of [`house::Voids::void`]; also if the others cannot be asked.
pub async fn void(
    responder: &Responder,
    guest: &Guest,
    order: &VoidOrder,
) -> Result<String, CommandError> {
    let tavern = &responder.tavern;
    let others = tavern
        .voids
        .asked_to_void(order.guild, order.deal, order.by)
        .await?;
    let departed = responder.discord.departed(order.guild, others).await;
    match tavern.voids.void(order, &departed).await? {
        VoidAnswer::Done(done) => Ok(tell_voided(responder, guest, &done).await),
        VoidAnswer::Asked(asked) => ask_to_void(responder, guest, order, asked).await,
    }
}

/// Records a member's consent to voiding a deal.
///
/// # Errors
/// The errors of [`house::Voids::agree_to_void`].
pub async fn agree_to_void(
    responder: &Responder,
    guest: &Guest,
    request: VoidRequestId,
) -> Result<Response, CommandError> {
    let tavern = &responder.tavern;
    let open = tavern.voids.void_request(guest.guild, request).await?;
    let others = tavern.voids.asked_to_void(guest.guild, open.deal, open.by);
    // Where the deal cannot be voided any more, agreeing says why, and closes the request.
    let mut others = others.await.unwrap_or_default();
    others.retain(|other| *other != guest.member);
    let departed = responder.discord.departed(guest.guild, others).await;
    let answer = tavern
        .voids
        .agree_to_void(guest.guild, request, guest.member, &departed);
    let answer = answer.await;
    if let Err(HouseError::Refused(HouseRefusal::VoidRefused(refused))) = &answer
        && let (Some(table), Some(posted)) = (open.table, open.posted)
    {
        // Nobody can agree any more.
        let words = responder.wording.about(guest.guild, table).await;
        let screen = Screen::note(screens::not_voided(&words, refused));
        rewrite(responder, guest.guild, posted, &screen).await;
    }
    let text = match answer? {
        VoidAnswer::Done(done) => tell_voided(responder, guest, &done).await,
        VoidAnswer::Asked(asked) => {
            if let Some(posted) = asked.posted {
                let words = responder.wording.about(asked.guild, asked.table).await;
                let screen = screens::void_asked(&words, &asked);
                rewrite(responder, guest.guild, posted, &screen).await;
            }
            guest.words.say("did-agree")
        }
    };
    Ok(Response::Note(Screen::note(text)))
}

/// Asks the others for consent; a question that stands already is brought up to date, which pings nobody.
async fn ask_to_void(
    responder: &Responder,
    guest: &Guest,
    order: &VoidOrder,
    asked: VoidAsked,
) -> Result<String, CommandError> {
    let words = responder.wording.about(asked.guild, asked.table).await;
    let screen = screens::void_asked(&words, &asked);
    let mut channel = order.channel;
    if let Some(Surface {
        channel: there,
        message,
        ..
    }) = asked.posted
    {
        channel = there;
        let at = (there, message);
        let edited = responder.discord.edit_within(asked.guild, at, &screen);
        if !matches!(edited.await, Err(error) if is_gone(error.loss)) {
            return Ok(guest.words.say("did-ask-to-void"));
        }
    }
    let posted = responder.discord.post(channel, &screen).await;
    let message = posted.as_ref().ok().copied();
    responder
        .tavern
        .voids
        .void_request_posted(&asked, message)
        .await?;
    if let Err(error) = posted {
        tracing::warn!("the question whether to void a deal could not be posted: {error}");
        return Err(CommandError::Message(
            guest.words.say("did-not-ask-to-void"),
        ));
    }
    Ok(guest.words.say("did-ask-to-void"))
}

/// Announces a voided deal where it was played and where consent was asked for; returns the answer to the member who
/// voided it.
async fn tell_voided(responder: &Responder, guest: &Guest, done: &VoidDone) -> String {
    // Whatever told of the deal as won tells that it was cancelled, also if the table is closed.
    responder.discord.look_again(done.table);
    let words = responder.wording.about(guest.guild, done.table).await;
    let by = format!("<@{}>", done.by);
    let told = Screen::note(screens::voided(&words, done, &by, &done.reason));
    if let Some(asked) = done.asked {
        rewrite(responder, guest.guild, asked, &told).await;
    }
    let here = args!["channel" => done.channel.to_string()];
    if done
        .asked
        .is_some_and(|asked| asked.channel == done.channel)
    {
        return guest.words.with("did-void", here);
    }
    let posted = responder
        .discord
        .post_within(guest.guild, done.channel, &told);
    let key = match posted.await {
        Ok(_) => "did-void",
        Err(error) => {
            tracing::warn!("a voided deal could not be announced: {error}");
            "did-void-untold"
        }
    };
    guest.words.with(key, here)
}

/// Edits a message that asked for consent; if it was deleted, there is nothing left to do.
async fn rewrite(responder: &Responder, guild: GuildId, posted: Surface, screen: &Screen) {
    let at = (posted.channel, posted.message);
    if let Err(error) = responder.discord.edit_within(guild, at, screen).await {
        tracing::debug!("a question could not be edited: {error}");
    }
}

fn is_gone(loss: Loss) -> bool {
    matches!(loss, Loss::Message | Loss::Channel)
}
