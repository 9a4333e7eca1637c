//! `/help`

use super::{Ctx, guest, reply};
use crate::discord::screens;
use crate::discord::send::Seen;
use crate::discord::wrong::Wrong;

/// How to begin.
#[poise::command(slash_command, guild_only, interaction_context = "Guild")]
pub async fn help(ctx: Ctx<'_>) -> Result<(), Wrong> {
    guest(&ctx).await?;
    let bot = ctx.data();
    reply(
        &ctx,
        &screens::help(&bot.words, bot.tavern.house().starting_coins),
        Seen::ByOne,
    )
    .await
}
