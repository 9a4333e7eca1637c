//! `/tavern books`

use crate::discord::commands::{Ctx, guest, reply};
use crate::discord::send::Seen;
use crate::discord::wrong::Wrong;
use house::Seek;

/// The books of the house.
#[poise::command(slash_command, guild_only)]
pub async fn books(ctx: Ctx<'_>) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let screen = bot.books(&guest, Seek::Newest).await?;
    reply(&ctx, &screen, Seen::ByOne).await
}
