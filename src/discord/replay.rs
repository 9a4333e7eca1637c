//! A finished deal, trick by trick, and one of its tricks shown to everybody.

use super::bot::Bot;
use super::error::CommandError;
use super::gallery::Gallery;
use super::guest::{Guest, permission_names};
use house::{Cards, DealId, ReplayAt, ReplayStep, Tavern};
use screens::art::Art;
use screens::screen::Screen;
use screens::words::{Words, args};

/// The file name of the pictures, without extension.
const NAME: &str = "replay";

/// A step of a finished deal, with its picture if that is drawn in time: a later edit might overtake the next click.
///
/// # Errors
/// There is no such deal, or it is still in progress.
pub async fn replay(
    tavern: &Tavern,
    gallery: &Gallery,
    guest: &Guest,
    deal: DealId,
    at: ReplayAt,
) -> Result<Screen, CommandError> {
    let step = tavern.replayed(&guest.requester(), deal, at).await?;
    let words = &guest.words;
    let art = (words.cards() == Cards::Pictures).then(|| Art {
        inks: guest.preferences.inks,
        ..art(words, &step)
    });
    let picture = gallery.picture(art).await;
    Ok(screens::replay(words, &step).with_picture(picture))
}

/// Posts a trick of a finished deal where the guest is, for everybody.
///
/// # Errors
/// The guest or the bot may not post here, the deal may not be shown to everybody here, or they shared a trick just now.
pub async fn share(
    bot: &Bot,
    guest: &Guest,
    deal: DealId,
    step: usize,
) -> Result<Screen, CommandError> {
    let (tavern, words) = (&bot.tavern, &guest.words);
    let refused = |sentence: String| Err(CommandError::Message(sentence));
    if !guest.may_post {
        return refused(words.say("refusal-share-rights"));
    }
    if !guest.lacking.is_empty() {
        let names = permission_names(words, guest.lacking);
        return refused(words.with("refusal-share-bot", args!["permissions" => names]));
    }
    let asks = guest.requester();
    let step = tavern.trick_to_share(&asks, deal, step).await?;
    let time = tavern.house.time.as_ref();
    if let Err(at) = bot.inbox.shares.count(guest.guild, guest.member, time) {
        let when = screens::when(words, at);
        return refused(words.with("refusal-share-again", args!["when" => when]));
    }
    let public = bot.wording.spoken(guest.guild, step.language);
    let picture = match guest.lacking_for_pictures.is_empty() {
        true => bot.gallery.picture(Some(art(&public, &step))).await,
        false => None,
    };
    let screen = screens::shared_trick(&public, &step, &guest.name).with_picture(picture);
    bot.messenger
        .deliver(&screen, |screen| bot.messenger.post(guest.channel, screen))
        .await?;
    Ok(Screen::note(words.say("did-share")))
}

fn art(words: &Words, step: &ReplayStep) -> Art {
    Art::from_drawing(words, NAME, screens::picture_of_replay(words, step))
}
