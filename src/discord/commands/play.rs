//! `/play`

use super::answering::{Ctx, guest, reply};
use crate::discord::send::Seen;
use interactions::error::CommandError;
use interactions::play;

/// Offers all games, easiest first.
#[poise::command(slash_command, guild_only, interaction_context = "Guild")]
pub async fn play(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let guest = guest(&ctx).await?;
    let screen = play::first_page(&ctx.data().responder, &guest).await?;
    reply(&ctx, &screen, Seen::ByOne).await
}
