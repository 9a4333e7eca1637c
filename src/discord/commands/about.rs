//! `/about`

use super::answering::{Ctx, guest, reply};
use crate::discord::send::Seen;
use interactions::error::CommandError;

/// What the bot is, and what it may not do here.
#[poise::command(slash_command, guild_only, interaction_context = "Guild")]
pub async fn about(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let guest = guest(&ctx).await?;
    let here = screens::permissions_here(&guest.words, &guest.lacking_of_all, &guest.invite);
    let policy_links = &ctx.data().tavern.house.policy_links;
    reply(
        &ctx,
        &screens::about(&guest.words, policy_links, &here),
        Seen::ByOne,
    )
    .await
}
