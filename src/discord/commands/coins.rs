//! `/coins`

use super::answering::{Ctx, named, run, unfinished};
use super::completing::{character_of, own_amount, payee};
use interactions::command::Command;
use interactions::command::coins::CoinsCommand;
use interactions::error::CommandError;
use serenity::model::user::User;

/// What members have and pay.
#[poise::command(
    slash_command,
    guild_only,
    interaction_context = "Guild",
    subcommands("balance", "pay", "allowance", "board")
)]
pub async fn coins(ctx: Ctx<'_>) -> Result<(), CommandError> {
    Err(unfinished(&ctx))
}

/// Shows the member's balance.
#[poise::command(slash_command, guild_only)]
async fn balance(ctx: Ctx<'_>) -> Result<(), CommandError> {
    run(&ctx, Command::Coins(CoinsCommand::Balance)).await
}

/// Pays another member, a hired patron or the house.
#[poise::command(slash_command, guild_only)]
async fn pay(
    ctx: Ctx<'_>,
    #[max_length = 60]
    #[autocomplete = "own_amount"]
    coins: String,
    member: Option<User>,
    #[max_length = 100]
    #[autocomplete = "character_of"]
    character: Option<String>,
    #[max_length = 100]
    #[autocomplete = "payee"]
    patron: Option<String>,
    #[max_length = 200] reason: Option<String>,
) -> Result<(), CommandError> {
    let pay = CoinsCommand::Pay {
        coins,
        member: member.map(|member| named(&ctx, &member)),
        character,
        patron,
        reason,
    };
    run(&ctx, Command::Coins(pay)).await
}

/// Pays today's allowance.
#[poise::command(slash_command, guild_only)]
async fn allowance(ctx: Ctx<'_>) -> Result<(), CommandError> {
    run(&ctx, Command::Coins(CoinsCommand::Allowance)).await
}

/// The largest balances in the server.
#[poise::command(slash_command, guild_only)]
async fn board(ctx: Ctx<'_>) -> Result<(), CommandError> {
    run(&ctx, Command::Coins(CoinsCommand::Board)).await
}
