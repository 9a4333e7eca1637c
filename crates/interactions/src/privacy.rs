//! What the house keeps about a guest: shown, as a file, and erased.

use crate::error::CommandError;
use crate::guest::Guest;
use crate::responder::Responder;
use crate::response::Response;
use screens::button::PrivacyKey;
use screens::screen::Screen;

/// What is kept about the guest, in plain words.
///
/// # Errors
/// Nothing is kept, or the database failed.
pub async fn page(responder: &Responder, guest: &Guest) -> Result<Screen, CommandError> {
    let (tavern, house) = (&responder.tavern, &responder.tavern.house);
    let kept = tavern.privacy.kept_about(guest.guild, guest.member).await?;
    let (days, links) = (house.keep_days, &house.policy_links);
    Ok(screens::kept(&guest.words, &kept, days, links))
}

/// Handles a button of that page, or the answer to whether all of it is to be erased.
///
/// # Errors
/// Nothing is kept, or they sit at a table where a deal is in progress.
pub async fn pressed(
    responder: &Responder,
    guest: &Guest,
    key: PrivacyKey,
) -> Result<Response, CommandError> {
    let (words, privacy) = (guest.words.clone(), &responder.tavern.privacy);
    let (guild, member) = (guest.guild, guest.member);
    match key {
        PrivacyKey::Export(part) => {
            let export = privacy.export(guild, member, part).await?;
            Ok(Response::Note(screens::exported(&words, export)))
        }
        PrivacyKey::Ask => {
            privacy.can_be_erased(guild, member).await?;
            let kept = privacy.kept_about(guild, member).await?;
            Ok(Response::Note(screens::ask_erase(&words, &kept)))
        }
        PrivacyKey::Keep => Ok(Response::Page(Screen::note(words.say("privacy-kept")))),
        PrivacyKey::Erase => {
            let erased = privacy.erase(guild, member).await?;
            responder.discord.forget_hands(guest.member);
            responder.hints.forget(guest.member);
            Ok(Response::Page(screens::erased(&words, erased)))
        }
    }
}
