//! `/coins board` and `/coins chart`: balances as pictures, and the same in words

use super::answering::{Ctx, guest, reply};
use crate::discord::error::CommandError;
use crate::discord::send::Seen;

/// The largest balances in the server.
#[poise::command(slash_command, guild_only)]
pub async fn board(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let tavern = &bot.tavern;
    let page = tavern.board(guest.guild, guest.member, screens::BOARD_PLACES);
    let (page, words) = (page.await?, bot.wording.public(guest.guild));
    let drawing = screens::draw_board(&words, &page);
    let png = bot.gallery.studio.draw(drawing).await;
    let screen = screens::board(&words, &page, png);
    reply(&ctx, &screen, Seen::ByAll).await
}

/// The guest's own balance over time.
#[poise::command(slash_command, guild_only)]
pub async fn chart(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let tavern = &bot.tavern;
    let page = tavern.chart(guest.guild, guest.member, screens::CHART_MOVES);
    let (page, words) = (page.await?, bot.wording.public(guest.guild));
    let png = match screens::draw_chart(&words, &page) {
        Some(drawing) => bot.gallery.studio.draw(drawing).await,
        None => None,
    };
    let screen = screens::chart(&words, &page, png);
    reply(&ctx, &screen, Seen::ByOne).await
}
