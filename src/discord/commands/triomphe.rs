//! `/triomphe`

use super::answering::{Ctx, named, run, unfinished};
use super::completing::{amount, game};
use interactions::command::Command;
use interactions::command::table::{Start, TableCommand};
use interactions::error::CommandError;
use serenity::model::user::User;
use table::CalledOff;

/// The tables.
#[poise::command(
    slash_command,
    guild_only,
    interaction_context = "Guild",
    subcommands(
        "start", "mine", "hand", "show", "leave", "past", "close", "kick", "pause", "cancel"
    )
)]
pub async fn triomphe(ctx: Ctx<'_>) -> Result<(), CommandError> {
    Err(unfinished(&ctx))
}

async fn at_table(ctx: &Ctx<'_>, command: TableCommand) -> Result<(), CommandError> {
    run(ctx, Command::Triomphe(command)).await
}

/// Opens a table.
#[poise::command(slash_command, guild_only)]
async fn start(
    ctx: Ctx<'_>,
    #[max_length = 100]
    #[autocomplete = "game"]
    game: Option<String>,
    #[max_length = 60]
    #[autocomplete = "amount"]
    stake: Option<String>,
    #[rename = "computer-players"]
    #[min = 0]
    #[max = 14]
    computer_players: Option<i64>,
    #[min = 10]
    #[max = 172_800]
    turn: Option<i64>,
    thread: Option<bool>,
    fun: Option<bool>,
) -> Result<(), CommandError> {
    let start = Start {
        game,
        stake,
        computer_players,
        turn,
        thread,
        fun,
    };
    at_table(&ctx, TableCommand::Start(start)).await
}

/// The member's tables.
#[poise::command(slash_command, guild_only)]
async fn mine(ctx: Ctx<'_>) -> Result<(), CommandError> {
    at_table(&ctx, TableCommand::Mine).await
}

/// Shows the member's own cards.
#[poise::command(slash_command, guild_only)]
async fn hand(ctx: Ctx<'_>) -> Result<(), CommandError> {
    at_table(&ctx, TableCommand::Hand).await
}

/// Brings the table's message back into view.
#[poise::command(slash_command, guild_only)]
async fn show(ctx: Ctx<'_>) -> Result<(), CommandError> {
    at_table(&ctx, TableCommand::Show).await
}

/// Leaves the table.
#[poise::command(slash_command, guild_only)]
async fn leave(ctx: Ctx<'_>) -> Result<(), CommandError> {
    at_table(&ctx, TableCommand::Leave).await
}

/// Lists the deals that were played here.
#[poise::command(slash_command, guild_only)]
async fn past(ctx: Ctx<'_>) -> Result<(), CommandError> {
    at_table(&ctx, TableCommand::Past).await
}

/// Closes the table.
#[poise::command(slash_command, guild_only)]
async fn close(
    ctx: Ctx<'_>,
    at_once: Option<bool>,
    #[max_length = 200] reason: Option<String>,
) -> Result<(), CommandError> {
    let at_once = at_once == Some(true);
    at_table(&ctx, TableCommand::Close { at_once, reason }).await
}

/// Asks a member to leave.
#[poise::command(slash_command, guild_only)]
async fn kick(ctx: Ctx<'_>, member: Option<User>) -> Result<(), CommandError> {
    let member = member.map(|member| named(&ctx, &member));
    at_table(&ctx, TableCommand::Kick { member }).await
}

/// Stops the table's clock, or lets it go on.
#[poise::command(slash_command, guild_only)]
async fn pause(ctx: Ctx<'_>) -> Result<(), CommandError> {
    at_table(&ctx, TableCommand::Pause).await
}

/// What to cancel.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum What {
    /// The current deal.
    #[name = "void-deal"]
    Deal,
    /// The current match.
    #[name = "void-match"]
    Match,
}

/// Cancels the deal or match.
#[poise::command(slash_command, guild_only)]
async fn cancel(
    ctx: Ctx<'_>,
    what: Option<What>,
    #[max_length = 200] reason: Option<String>,
) -> Result<(), CommandError> {
    let what = match what {
        None | Some(What::Deal) => CalledOff::Deal,
        Some(What::Match) => CalledOff::Match,
    };
    at_table(&ctx, TableCommand::Cancel { what, reason }).await
}
