//! `/tavern`: the game master's commands for the house, one file each.

mod ban;
mod books;
pub mod session;
mod setup;
pub mod void;

use super::answering::{Ctx, unfinished};
use interactions::error::CommandError;

/// The house's commands.
#[poise::command(
    slash_command,
    guild_only,
    interaction_context = "Guild",
    subcommands(
        "books::books",
        "session::session",
        "setup::setup",
        "void::void",
        "ban::ban",
        "ban::unban",
        "ban::board"
    )
)]
pub async fn tavern(ctx: Ctx<'_>) -> Result<(), CommandError> {
    Err(unfinished(&ctx))
}
