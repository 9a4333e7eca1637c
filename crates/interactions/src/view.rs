//! A member's preferences for cards and language.

use crate::error::CommandError;
use crate::guest::Guest;
use crate::responder::Responder;
use crate::response::Response;
use pages::{Cards, Language, Preferences};
use screens::button::ViewKey;
use screens::screen::Screen;

/// Handles a button or menu of the panel, or the button that opens it.
///
/// # Errors
/// The database failed.
pub async fn pressed(
    responder: &Responder,
    guest: &Guest,
    key: ViewKey,
    values: &[&str],
) -> Result<Response, CommandError> {
    if key == ViewKey::Panel {
        return Ok(Response::Note(
            panel(responder, guest, &guest.preferences).await,
        ));
    }
    let chosen = values.first().copied().unwrap_or_default();
    let change = |preferences: &mut Preferences| match key {
        ViewKey::Panel => {}
        ViewKey::Cards(cards) => preferences.cards = cards,
        ViewKey::Size(size) => preferences.size = size,
        ViewKey::Inks(inks) => preferences.inks = inks,
        ViewKey::Tips(tips) => preferences.tips = tips,
        ViewKey::Moments(moments) => preferences.moments = moments,
        // A choice that is no language means "as in Discord".
        ViewKey::Language => preferences.language = Language::of_locale(chosen),
    };
    let preferences = responder
        .tavern
        .members
        .set_preferences(guest.guild, guest.member, change)
        .await?;
    responder.discord.outdate_hands(guest.member);
    Ok(Response::Page(panel(responder, guest, &preferences).await))
}

/// The panel of preferences, with an example.
pub async fn panel(responder: &Responder, guest: &Guest, preferences: &Preferences) -> Screen {
    let words = responder
        .wording
        .private(guest.guild, preferences, guest.speaks);
    let art = (preferences.cards == Cards::Pictures).then(|| screens::example(&words, preferences));
    let picture = responder.picture(art).await;
    screens::view(&words, preferences).with_picture(picture)
}
