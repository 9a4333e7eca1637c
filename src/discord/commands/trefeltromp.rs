//! `/trefeltromp start`, `/trefeltromp rules` and `/trefeltromp purse`

use super::game::{self, Wanted};
use super::{Ctx, guest, reply, unfinished};
use crate::discord::screen::Screen;
use crate::discord::send::Seen;
use crate::discord::words::args;
use crate::discord::wrong::Wrong;

/// Coins of the ante, if nothing else is said.
const USUAL_ANTE: i64 = 1;

/// Trefeltromp.
#[poise::command(
    slash_command,
    guild_only,
    interaction_context = "Guild",
    subcommands("start", "rules", "purse")
)]
pub async fn trefeltromp(ctx: Ctx<'_>) -> Result<(), Wrong> {
    Err(unfinished(&ctx))
}

/// Opens a table, with a purse for who opens it.
#[poise::command(slash_command, guild_only)]
async fn start(
    ctx: Ctx<'_>,
    #[min = 1]
    #[max = 1_000_000]
    stake: Option<i64>,
    #[min = 1]
    #[max = 50_000_000]
    purse: Option<i64>,
    #[min = 0]
    #[max = 9]
    patrons: Option<i64>,
    #[min = 10]
    #[max = 172_800]
    turn_seconds: Option<i64>,
) -> Result<(), Wrong> {
    let stake = stake.unwrap_or(USUAL_ANTE);
    game::start(&ctx, wanted(), stake, purse, patrons, turn_seconds).await
}

/// How the game is played.
#[poise::command(slash_command, guild_only)]
async fn rules(ctx: Ctx<'_>) -> Result<(), Wrong> {
    game::rules(&ctx, wanted()).await
}

/// The most that is put at stake in a deal, from the next deal on (RULES.md 0.3).
#[poise::command(slash_command, guild_only)]
async fn purse(
    ctx: Ctx<'_>,
    #[min = 1]
    #[max = 50_000_000]
    coins: i64,
) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let here = bot.table_for(&guest).await?;
    bot.tavern
        .set_purse(here.look.table, guest.member, coins)
        .await?;
    let text = bot
        .words
        .with("did-purse", args!["coins" => bot.words.coins(coins)]);
    reply(&ctx, &Screen::note(text).headed(&here.which), Seen::ByOne).await
}

fn wanted() -> Wanted {
    Wanted {
        game: "trefeltromp",
        options: Vec::new(),
    }
}
