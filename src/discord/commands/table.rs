//! `/table show`, `/table hand`, `/table leave` and `/table close`

use super::{Ctx, guest, reply, unfinished};
use crate::discord::bot::Laid;
use crate::discord::screen::Screen;
use crate::discord::screens;
use crate::discord::send::Seen;
use crate::discord::words::args;
use crate::discord::wrong::Wrong;
use crate::tavern::{Scene, Sorry};

/// The table here.
#[poise::command(
    slash_command,
    guild_only,
    interaction_context = "Guild",
    subcommands("show", "hand", "leave", "close")
)]
pub async fn table(ctx: Ctx<'_>) -> Result<(), Wrong> {
    Err(unfinished(&ctx))
}

/// Brings the table's message back into view.
#[poise::command(slash_command, guild_only)]
async fn show(ctx: Ctx<'_>) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let here = bot.table_for(&guest).await?;
    bot.publisher.bring_back(here.look.table);
    let text = bot.english.with(
        "did-show",
        args!["inn" => screens::inn(&bot.words(guest.guild), here.look.table)],
    );
    let screen = Screen::note(text).headed(&here.which);
    let lacking = bot.lacking(&guest, here.look.table);
    reply(&ctx, &screen.headed(&lacking), Seen::ByOne).await
}

/// One's own cards.
#[poise::command(slash_command, guild_only)]
async fn hand(ctx: Ctx<'_>) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let here = bot.table_for(&guest).await?;
    let closed = matches!(here.look.scene, Scene::Closed(_));
    if here.look.chair_of(guest.member).is_none() && !closed {
        return Err(Sorry::NotSeated.into());
    }
    let hand = bot.hand(&here.look, &here.which);
    reply(&ctx, &hand.screen, Seen::ByOne).await?;
    bot.hand_lies_open(&hand, guest.member, &ctx.interaction.token, Laid::Anew);
    Ok(())
}

/// Gets up from the table.
#[poise::command(slash_command, guild_only)]
async fn leave(ctx: Ctx<'_>) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let here = bot.table_for(&guest).await?;
    bot.tavern.leave(here.look.table, guest.member).await?;
    let screen = Screen::note(screens::left(
        &bot.words(guest.guild),
        &here.look,
        guest.member,
    ))
    .headed(&here.which);
    reply(&ctx, &screen, Seen::ByOne).await
}

/// Closes the table.
#[poise::command(slash_command, guild_only)]
async fn close(ctx: Ctx<'_>) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let here = bot.table_for(&guest).await?;
    bot.tavern
        .close(here.look.table, guest.member, guest.is_gm)
        .await?;
    // A match is played to its end, also where no deal of it is on.
    let key = match here.look.scene {
        _ if here.look.match_on.is_some() => "did-close-match",
        Scene::Playing(_) => "did-close-later",
        _ => "did-close",
    };
    let text = bot.english.with(
        key,
        args!["inn" => screens::inn(&bot.words(guest.guild), here.look.table)],
    );
    reply(&ctx, &Screen::note(text).headed(&here.which), Seen::ByOne).await
}
