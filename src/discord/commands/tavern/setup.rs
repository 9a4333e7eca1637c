//! `/tavern setup`

use crate::discord::commands::{Ctx, guest, must_be_gm, reply};
use crate::discord::screens::{self, Section};
use crate::discord::send::Seen;
use crate::discord::wrong::Wrong;

/// The settings of the house, each with what it means.
#[poise::command(slash_command, guild_only)]
pub async fn setup(ctx: Ctx<'_>) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    if !guest.manages {
        must_be_gm(&ctx, &guest)?;
    }
    let settings = bot.tavern.settings(guest.guild);
    let words = bot.words(guest.guild);
    let screen = screens::setup(&words, &settings, bot.tavern.house(), Section::House);
    reply(&ctx, &screen, Seen::ByOne).await
}
