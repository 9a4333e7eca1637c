//! `/tavern`: the game master's commands for the house.

mod setup;

use super::answering::{Ctx, named, run, unfinished};
use super::choices::choices;
use super::completing::{amount, character_of};
use interactions::command::Command;
use interactions::command::tavern::{BannedFrom, Sum, TavernCommand};
use interactions::error::CommandError;
use serenity::model::user::User;

/// The house's commands.
#[poise::command(
    slash_command,
    guild_only,
    interaction_context = "Guild",
    subcommands("setup::setup", "panel", "open", "close", "grant", "fine", "ban")
)]
pub async fn tavern(ctx: Ctx<'_>) -> Result<(), CommandError> {
    Err(unfinished(&ctx))
}

/// What is open, the last orders, and the ways to everything else.
#[poise::command(slash_command, guild_only)]
async fn panel(ctx: Ctx<'_>) -> Result<(), CommandError> {
    run(&ctx, Command::Tavern(TavernCommand::Panel)).await
}

/// Opens a session.
#[poise::command(slash_command, guild_only)]
async fn open(ctx: Ctx<'_>, #[max_length = 32] name: Option<String>) -> Result<(), CommandError> {
    run(&ctx, Command::Tavern(TavernCommand::Open { name })).await
}

/// Closes the session.
#[poise::command(slash_command, guild_only)]
async fn close(ctx: Ctx<'_>) -> Result<(), CommandError> {
    run(&ctx, Command::Tavern(TavernCommand::Close)).await
}

/// Grants a member, or the house, new coins.
#[poise::command(slash_command, guild_only)]
async fn grant(
    ctx: Ctx<'_>,
    #[max_length = 60]
    #[autocomplete = "amount"]
    coins: String,
    #[max_length = 200] reason: String,
    member: Option<User>,
    #[max_length = 100]
    #[autocomplete = "character_of"]
    character: Option<String>,
    house: Option<bool>,
) -> Result<(), CommandError> {
    let sum = Sum {
        member: member.map(|member| named(&ctx, &member)),
        coins,
        reason,
        character,
        house: house == Some(true),
    };
    run(&ctx, Command::Tavern(TavernCommand::Grant(sum))).await
}

/// Takes a member's coins: out of the game, or for the house.
#[poise::command(slash_command, guild_only)]
async fn fine(
    ctx: Ctx<'_>,
    member: User,
    #[max_length = 60]
    #[autocomplete = "amount"]
    coins: String,
    #[max_length = 200] reason: String,
    #[max_length = 100]
    #[autocomplete = "character_of"]
    character: Option<String>,
    house: Option<bool>,
) -> Result<(), CommandError> {
    let sum = Sum {
        member: Some(named(&ctx, &member)),
        coins,
        reason,
        character,
        house: house == Some(true),
    };
    run(&ctx, Command::Tavern(TavernCommand::Fine(sum))).await
}

choices! {
    /// What a member is banned from.
    From, "from", {
        /// All tables.
        Tables "from-tables",
        /// The board of the richest.
        Board "from-board",
    }
}

/// Bans a member from all tables, or takes them off the board.
#[poise::command(slash_command, guild_only)]
async fn ban(
    ctx: Ctx<'_>,
    member: User,
    #[max_length = 200] reason: String,
    #[min = 1]
    #[max = 3650]
    days: Option<i64>,
    from: Option<From>,
) -> Result<(), CommandError> {
    let ban = TavernCommand::Ban {
        member: named(&ctx, &member),
        reason,
        days,
        from: match from {
            Some(From::Board) => BannedFrom::Board,
            Some(From::Tables) | None => BannedFrom::Tables,
        },
    };
    run(&ctx, Command::Tavern(ban)).await
}
