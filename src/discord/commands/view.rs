//! `/view`: a member's preferences for cards and language.

use super::answering::{Ctx, guest, reply};
use crate::discord::bot::Bot;
use crate::discord::error::CommandError;
use crate::discord::guest::Guest;
use crate::discord::reply::Reply;
use crate::discord::send::Seen;
use house::{Cards, Language, Preferences};
use screens::button::ViewKey;
use screens::screen::Screen;

/// Shows the panel of preferences.
#[poise::command(slash_command, guild_only, interaction_context = "Guild")]
pub async fn view(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let guest = guest(&ctx).await?;
    let screen = panel(ctx.data(), &guest, &guest.preferences).await;
    reply(&ctx, &screen, Seen::ByOne).await
}

/// Handles a button or menu of the panel, or the button that opens it.
///
/// # Errors
/// The database failed.
pub async fn pressed(
    bot: &Bot,
    guest: &Guest,
    key: ViewKey,
    values: &[&str],
) -> Result<Reply, CommandError> {
    if key == ViewKey::Panel {
        return Ok(Reply::Note(panel(bot, guest, &guest.preferences).await));
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
    let preferences = bot
        .tavern
        .members
        .set_preferences(guest.guild, guest.member, change)
        .await?;
    bot.open_hands.outdate(guest.member);
    Ok(Reply::Page(panel(bot, guest, &preferences).await))
}

async fn panel(bot: &Bot, guest: &Guest, preferences: &Preferences) -> Screen {
    let words = bot.wording.private(guest.guild, preferences, guest.speaks);
    let art = (preferences.cards == Cards::Pictures).then(|| screens::example(&words, preferences));
    let picture = bot.gallery.picture(art).await;
    screens::view(&words, preferences).with_picture(picture)
}
