//! `/play`, `/rules`, `/settings`, `/privacy` and `/help`

use super::answering::{Ctx, run};
use super::completing::game;
use interactions::command::Command;
use interactions::error::CommandError;

/// The page of a game: learn it, play it alone, open a table.
#[poise::command(slash_command, guild_only, interaction_context = "Guild")]
pub async fn play(
    ctx: Ctx<'_>,
    #[max_length = 100]
    #[autocomplete = "game"]
    game: Option<String>,
) -> Result<(), CommandError> {
    run(&ctx, Command::Play { game }).await
}

/// The rules in short, with the way to all of them.
#[poise::command(slash_command, guild_only, interaction_context = "Guild")]
pub async fn rules(
    ctx: Ctx<'_>,
    #[max_length = 100]
    #[autocomplete = "game"]
    game: Option<String>,
) -> Result<(), CommandError> {
    run(&ctx, Command::Rules { game }).await
}

/// A member's settings.
#[poise::command(slash_command, guild_only, interaction_context = "Guild")]
pub async fn settings(ctx: Ctx<'_>) -> Result<(), CommandError> {
    run(&ctx, Command::Settings).await
}

/// What is kept about a member.
#[poise::command(slash_command, guild_only, interaction_context = "Guild")]
pub async fn privacy(ctx: Ctx<'_>) -> Result<(), CommandError> {
    run(&ctx, Command::Privacy).await
}

/// How to start playing.
#[poise::command(slash_command, guild_only, interaction_context = "Guild")]
pub async fn help(ctx: Ctx<'_>) -> Result<(), CommandError> {
    run(&ctx, Command::Help).await
}
