//! `/coins board` and `/coins chart`: balances as pictures, and the same in words

use super::answering::{Ctx, guest, reply};
use crate::discord::bot::Bot;
use crate::discord::send::Seen;
use interactions::error::CommandError;
use interactions::guest::Guest;
use pages::Board;

/// How often Discord is asked for those who move up, because others have left. Beyond that they count as there.
const ROUNDS: usize = 3;

/// The largest balances in the server. Whoever was taken off the board gets the answer alone.
#[poise::command(slash_command, guild_only)]
pub async fn board(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let page = shown(bot, &guest).await?;
    let (words, seen) = if page.own.is_off {
        (guest.words.clone(), Seen::ByOne)
    } else {
        (bot.wording.public(guest.guild), Seen::ByAll)
    };
    let drawing = screens::draw_board(&words, &page);
    let png = bot.gallery.studio.draw(drawing).await;
    let screen = screens::board(&words, &page, png);
    reply(&ctx, &screen, seen).await
}

/// The board without those who have left the server, as far as Discord was asked.
async fn shown(bot: &Bot, guest: &Guest) -> anyhow::Result<Board> {
    let (guild, member) = (guest.guild, guest.member);
    let page = async || {
        let left: Vec<_> = bot.attendance.left(guild).into_iter().collect();
        let board = bot
            .tavern
            .board(guild, member, screens::BOARD_PLACES, &left);
        board.await
    };
    let mut board = page().await?;
    for _ in 0..ROUNDS {
        let owners = board.richest.iter().filter_map(|purse| purse.owner);
        let others = owners.filter(|&owner| owner != member).collect();
        if !bot.attendance.ask(guild, others).await {
            break;
        }
        board = page().await?;
    }
    Ok(board)
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
