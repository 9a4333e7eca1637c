//! `/privacy show`, `export` and `delete`
//!
//! None of these commands registers the guest: someone the house does not know stays unknown.

use super::answering::{Ctx, reply, reply_slowly, stranger, unfinished};
use crate::discord::send::Seen;
use interactions::error::CommandError;

/// The data that the house keeps about a guest.
#[poise::command(
    slash_command,
    guild_only,
    interaction_context = "Guild",
    subcommands("show", "export", "delete")
)]
pub async fn privacy(ctx: Ctx<'_>) -> Result<(), CommandError> {
    Err(unfinished(&ctx))
}

/// Shows it in plain words.
#[poise::command(slash_command, guild_only)]
async fn show(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = stranger(&ctx).await?;
    let kept = bot
        .tavern
        .privacy
        .kept_about(guest.guild, guest.member)
        .await?;
    let house = &bot.tavern.house;
    let screen = screens::kept(&guest.words, &kept, house.keep_days, &house.policy_links);
    reply(&ctx, &screen, Seen::ByOne).await
}

/// Exports it as a file.
#[poise::command(slash_command, guild_only)]
async fn export(
    ctx: Ctx<'_>,
    #[min = 1]
    #[max = 10000]
    part: Option<u32>,
) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = stranger(&ctx).await?;
    let screen = async {
        let tavern = &bot.tavern;
        let export = tavern
            .privacy
            .export(guest.guild, guest.member, part.unwrap_or(1));
        let words = guest.words.clone();
        Ok(screens::exported(&words, export.await?))
    };
    reply_slowly(&ctx, Seen::ByOne, screen).await
}

/// Asks for confirmation before erasing all of it.
#[poise::command(slash_command, guild_only)]
async fn delete(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = stranger(&ctx).await?;
    let tavern = &bot.tavern;
    tavern
        .privacy
        .can_be_erased(guest.guild, guest.member)
        .await?;
    let kept = tavern.privacy.kept_about(guest.guild, guest.member).await?;
    let screen = screens::ask_erase(&guest.words, &kept);
    reply(&ctx, &screen, Seen::ByOne).await
}
