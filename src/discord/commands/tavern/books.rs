//! `/tavern books`

use crate::discord::commands::answering::{Ctx, guest, reply};
use crate::discord::send::Seen;
use ids::Seek;
use interactions::books;
use interactions::error::CommandError;

/// Shows the house's books.
#[poise::command(slash_command, guild_only)]
pub async fn books(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let screen = books::books(&bot.tavern, &bot.wording, &guest, Seek::Newest).await?;
    reply(&ctx, &screen, Seen::ByOne).await
}
