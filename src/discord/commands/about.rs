//! `/about`

use super::{Ctx, guest, reply};
use crate::discord::send::Seen;
use crate::discord::wrong::Wrong;

/// What this is.
#[poise::command(slash_command, guild_only, interaction_context = "Guild")]
pub async fn about(ctx: Ctx<'_>) -> Result<(), Wrong> {
    let guest = guest(&ctx).await?;
    reply(
        &ctx,
        &screens::about(&guest.words, &ctx.data().tavern.house.papers),
        Seen::ByOne,
    )
    .await
}
