//! `/tavern`: what the game master does with the house, one file for each of its commands.

mod session;
mod setup;

use super::{Ctx, unfinished};
use crate::discord::wrong::Wrong;

/// The house.
#[poise::command(
    slash_command,
    guild_only,
    interaction_context = "Guild",
    subcommands("session::session", "setup::setup")
)]
pub async fn tavern(ctx: Ctx<'_>) -> Result<(), Wrong> {
    Err(unfinished(&ctx))
}
