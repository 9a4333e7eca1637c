//! `/about`

use super::answering::{Ctx, guest, reply};
use crate::discord::error::CommandError;
use crate::discord::send::Seen;

/// What the bot is.
#[poise::command(slash_command, guild_only, interaction_context = "Guild")]
pub async fn about(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let guest = guest(&ctx).await?;
    reply(
        &ctx,
        &screens::about(&guest.words, &ctx.data().tavern.house.papers),
        Seen::ByOne,
    )
    .await
}
