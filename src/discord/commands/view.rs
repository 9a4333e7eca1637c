//! `/view`: a member's preferences for cards and language.

use super::answering::{Ctx, guest, reply};
use crate::discord::send::Seen;
use interactions::error::CommandError;
use interactions::view::panel;

/// Shows the panel of preferences.
#[poise::command(slash_command, guild_only, interaction_context = "Guild")]
pub async fn view(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let guest = guest(&ctx).await?;
    let screen = panel(&ctx.data().responder, &guest, &guest.preferences).await;
    reply(&ctx, &screen, Seen::ByOne).await
}
