//! `/view`: how a member sees cards, and what they are spoken to in.

use super::answering::{Ctx, guest, reply};
use crate::discord::bot::Bot;
use crate::discord::guest::Guest;
use crate::discord::reply::Reply;
use crate::discord::send::Seen;
use crate::discord::wrong::Wrong;
use house::{Cards, Language, Taste};
use screens::button::ViewKey;
use screens::screen::Screen;

/// The panel.
#[poise::command(slash_command, guild_only, interaction_context = "Guild")]
pub async fn view(ctx: Ctx<'_>) -> Result<(), Wrong> {
    let guest = guest(&ctx).await?;
    let screen = panel(ctx.data(), &guest, &guest.taste).await;
    reply(&ctx, &screen, Seen::ByOne).await
}

/// A key of the panel, or the one that opens it.
///
/// # Errors
/// Where the database fails.
pub async fn pressed(
    bot: &Bot,
    guest: &Guest,
    key: ViewKey,
    values: &[&str],
) -> Result<Reply, Wrong> {
    if key == ViewKey::Panel {
        return Ok(Reply::Note(panel(bot, guest, &guest.taste).await));
    }
    let chosen = values.first().copied().unwrap_or_default();
    let change = |taste: &mut Taste| match key {
        ViewKey::Panel => {}
        ViewKey::Cards(cards) => taste.cards = cards,
        ViewKey::Size(size) => taste.size = size,
        ViewKey::Inks(inks) => taste.inks = inks,
        // What is none of them is "as in Discord".
        ViewKey::Language => taste.language = Language::of_locale(chosen),
    };
    let taste = bot
        .tavern
        .members
        .set_taste(guest.guild, guest.member, change)
        .await?;
    bot.open_hands.outdate(guest.member);
    Ok(Reply::Page(panel(bot, guest, &taste).await))
}

async fn panel(bot: &Bot, guest: &Guest, taste: &Taste) -> Screen {
    let words = bot.wording.private(guest.guild, taste, guest.speaks);
    let art = (taste.cards == Cards::Pictures).then(|| screens::example(&words, taste));
    let picture = bot.gallery.picture(art).await;
    screens::view(&words, taste).with_picture(picture)
}
