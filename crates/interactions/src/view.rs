//! A member's preferences for cards and language.

use crate::abstain;
use crate::error::CommandError;
use crate::guest::Guest;
use crate::responder::Responder;
use crate::response::Response;
use pages::{Cards, Language, Preferences, ViewPage};
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
    let page = match key {
        ViewKey::Break => return abstain::asked(responder, guest, values).await,
        ViewKey::Choose(preference, _) => preference.about().page,
        ViewKey::Panel | ViewKey::Looks => ViewPage::Cards,
        ViewKey::Texts | ViewKey::Language => ViewPage::Texts,
    };
    if let ViewKey::Panel | ViewKey::Looks | ViewKey::Texts = key {
        let shown = panel(responder, guest, &guest.preferences, page).await;
        return Ok(if key == ViewKey::Panel {
            Response::Note(shown)
        } else {
            Response::Page(shown)
        });
    }
    let chosen = values.first().copied().unwrap_or_default();
    let change = |preferences: &mut Preferences| match key {
        ViewKey::Panel | ViewKey::Looks | ViewKey::Texts | ViewKey::Break => {}
        ViewKey::Choose(preference, word) => {
            let mut values = preference.about().values.iter();
            if let Some(value) = values.find(|value| value.word == word) {
                (value.choose)(preferences);
            }
        }
        // A choice that is no language means "as in Discord".
        ViewKey::Language => preferences.language = Language::of_locale(chosen),
    };
    let preferences = responder
        .tavern
        .members
        .set_preferences(guest.guild, guest.member, change)
        .await?;
    responder.discord.outdate_hands(guest.member);
    Ok(Response::Page(
        panel(responder, guest, &preferences, page).await,
    ))
}

/// A page of the settings; that of cards with an example.
pub async fn panel(
    responder: &Responder,
    guest: &Guest,
    preferences: &Preferences,
    page: ViewPage,
) -> Screen {
    let words = responder
        .wording
        .private(guest.guild, preferences, guest.speaks);
    let shows = page == ViewPage::Cards && preferences.cards == Cards::Pictures;
    let art = shows.then(|| screens::example(&words, preferences));
    let picture = responder.picture(art).await;
    screens::view(&words, preferences, page).with_picture(picture)
}
