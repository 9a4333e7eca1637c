//! `/tavern`: what the game master does with the house, one file for each of its commands.

mod ban;
mod books;
mod session;
mod setup;
mod void;

use super::answering::{Ctx, unfinished};
use crate::discord::error::CommandError;

/// The house.
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
        "ban::unban"
    )
)]
pub async fn tavern(ctx: Ctx<'_>) -> Result<(), CommandError> {
    Err(unfinished(&ctx))
}
