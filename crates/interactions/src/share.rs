//! What a member shows to everybody in the channel: a trick of a finished deal, or that they won a game for the first
//! time.

use crate::error::CommandError;
use crate::guest::Guest;
use crate::replay::art;
use crate::responder::Responder;
use ids::DealId;
use screens::screen::Screen;
use screens::words::args;

/// How a refusal to post is worded.
struct Refusals {
    /// The guest may not post here.
    rights: &'static str,
    /// The bot may not post here.
    bot: &'static str,
    /// The guest shared something just now.
    again: &'static str,
}

const OF_TRICK: Refusals = Refusals {
    rights: "refusal-share-rights",
    bot: "refusal-share-bot",
    again: "refusal-share-again",
};

const OF_WIN: Refusals = Refusals {
    rights: "refusal-share-win-rights",
    bot: "refusal-share-win-bot",
    again: "refusal-share-win-again",
};

/// Posts a trick of a finished deal where the guest is, for everybody.
///
/// # Errors
/// The guest or the bot may not post here, the deal may not be shown to everybody here, or they shared something just
/// now.
pub async fn trick(
    responder: &Responder,
    guest: &Guest,
    deal: DealId,
    step: usize,
) -> Result<Screen, CommandError> {
    must_post(guest, &OF_TRICK)?;
    let asks = guest.requester();
    let step = responder.tavern.trick_to_share(&asks, deal, step).await?;
    must_wait(responder, guest, &OF_TRICK)?;
    let public = responder.wording.spoken(guest.guild, step.language);
    let picture = if guest.lacking_for_pictures.is_empty() {
        responder.picture(Some(art(&public, &step))).await
    } else {
        None
    };
    let screen = screens::shared_trick(&public, &step, &guest.name).with_picture(picture);
    post(responder, guest, &screen).await?;
    Ok(Screen::note(guest.words.say("did-share")))
}

/// Posts that a deal was the guest's first win of its game where they are, for everybody.
///
/// # Errors
/// As of [`trick`]; or it was not their first win.
pub async fn first_win(
    responder: &Responder,
    guest: &Guest,
    deal: DealId,
) -> Result<Screen, CommandError> {
    must_post(guest, &OF_WIN)?;
    let won = responder
        .tavern
        .win_to_share(&guest.requester(), deal)
        .await?;
    must_wait(responder, guest, &OF_WIN)?;
    let public = responder.wording.spoken(guest.guild, won.language);
    let screen = screens::shared_win(&public, &won, &guest.name);
    post(responder, guest, &screen).await?;
    Ok(Screen::note(guest.words.say("did-share-win")))
}

/// Checks that the guest and the bot may post where the guest is.
fn must_post(guest: &Guest, refusals: &Refusals) -> Result<(), CommandError> {
    let words = &guest.words;
    if !guest.may_post {
        return Err(CommandError::Message(words.say(refusals.rights)));
    }
    if guest.lacking.is_empty() {
        return Ok(());
    }
    let names = screens::permission_names(words, &guest.lacking);
    let refused = words.with(refusals.bot, args!["permissions" => names]);
    Err(CommandError::Message(refused))
}

/// Counts what the guest shares: not too much in a short time.
fn must_wait(
    responder: &Responder,
    guest: &Guest,
    refusals: &Refusals,
) -> Result<(), CommandError> {
    let time = responder.tavern.house.time.as_ref();
    let counted = responder.shares.count(guest.guild, guest.member, time);
    counted.map_err(|at| {
        let when = screens::when(&guest.words, at);
        CommandError::Message(guest.words.with(refusals.again, args!["when" => when]))
    })
}

async fn post(responder: &Responder, guest: &Guest, screen: &Screen) -> Result<(), CommandError> {
    responder.discord.post(guest.channel, screen).await?;
    Ok(())
}
