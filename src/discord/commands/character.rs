//! `/character`

use super::answering::{Ctx, run, unfinished};
use super::completing::{amount, own_character};
use interactions::command::Command;
use interactions::command::character::CharacterCommand;
use interactions::error::CommandError;

/// Characters a member plays as.
#[poise::command(
    slash_command,
    guild_only,
    interaction_context = "Guild",
    subcommands("list", "create", "play")
)]
pub async fn character(ctx: Ctx<'_>) -> Result<(), CommandError> {
    Err(unfinished(&ctx))
}

/// Lists the member's characters.
#[poise::command(slash_command, guild_only)]
async fn list(ctx: Ctx<'_>) -> Result<(), CommandError> {
    run(&ctx, Command::Character(CharacterCommand::List)).await
}

/// Creates a character.
#[poise::command(slash_command, guild_only)]
async fn create(
    ctx: Ctx<'_>,
    #[max_length = 100] name: String,
    #[max_length = 1000] picture: Option<String>,
    #[max_length = 60]
    #[autocomplete = "amount"]
    coins: Option<String>,
) -> Result<(), CommandError> {
    let create = CharacterCommand::Create {
        name,
        picture,
        coins,
    };
    run(&ctx, Command::Character(create)).await
}

/// Chooses the character to play as.
#[poise::command(slash_command, guild_only)]
async fn play(
    ctx: Ctx<'_>,
    #[max_length = 100]
    #[autocomplete = "own_character"]
    who: String,
) -> Result<(), CommandError> {
    run(&ctx, Command::Character(CharacterCommand::Play { who })).await
}
