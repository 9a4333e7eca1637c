//! Erasing what the house keeps about a guest.

use crate::error::CommandError;
use crate::guest::Guest;
use crate::responder::Responder;
use screens::button::PrivacyKey;
use screens::screen::Screen;

/// Handles the guest's answer to that question.
///
/// # Errors
/// They sit at a table where a deal is in progress.
pub async fn pressed(
    responder: &Responder,
    guest: &Guest,
    key: PrivacyKey,
) -> Result<Screen, CommandError> {
    let words = guest.words.clone();
    match key {
        PrivacyKey::Keep => Ok(Screen::note(words.say("privacy-kept"))),
        PrivacyKey::Erase => {
            let erased = responder
                .tavern
                .privacy
                .erase(guest.guild, guest.member)
                .await?;
            responder.discord.forget_hands(guest.member);
            responder.hints.forget(guest.member);
            Ok(screens::erased(&words, erased))
        }
    }
}
