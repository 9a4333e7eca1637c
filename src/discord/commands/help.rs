//! `/help`

use super::answering::{Ctx, guest, reply};
use crate::discord::send::Seen;
use interactions::error::CommandError;

/// How to start playing.
#[poise::command(slash_command, guild_only, interaction_context = "Guild")]
pub async fn help(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let guest = guest(&ctx).await?;
    let bot = ctx.data();
    let settings = bot.tavern.settings.for_guild(guest.guild);
    let starting = settings.starting(&bot.tavern.house.defaults);
    let screen = screens::help(&guest.words, starting, guest.rank());
    reply(&ctx, &screen, Seen::ByOne).await
}
