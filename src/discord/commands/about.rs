//! `/about`

use super::answering::{Ctx, guest, reply};
use crate::discord::error::CommandError;
use crate::discord::permissions;
use crate::discord::send::Seen;

/// What the bot is, and what it may not do here.
#[poise::command(slash_command, guild_only, interaction_context = "Guild")]
pub async fn about(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let guest = guest(&ctx).await?;
    let lacking = permissions::list(guest.lacking_of_all);
    let here = screens::permissions_here(&guest.words, &lacking, &guest.invite);
    let papers = &ctx.data().tavern.house.papers;
    reply(
        &ctx,
        &screens::about(&guest.words, papers, &here),
        Seen::ByOne,
    )
    .await
}
