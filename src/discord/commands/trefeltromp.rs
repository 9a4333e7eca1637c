//! `/trefeltromp start`, `/trefeltromp rules` and `/trefeltromp purse`

use super::answering::{Ctx, guest, reply, unfinished};
use super::game::{self, Asked, Wanted, When};
use crate::discord::error::CommandError;
use crate::discord::send::Seen;
use crate::discord::tables::table_for;
use screens::screen::Screen;
use screens::words::args;

/// Trefeltromp.
#[poise::command(
    slash_command,
    guild_only,
    interaction_context = "Guild",
    subcommands("start", "rules", "purse")
)]
pub async fn trefeltromp(ctx: Ctx<'_>) -> Result<(), CommandError> {
    Err(unfinished(&ctx))
}

/// Opens a table, with a purse for the member who opens it.
#[poise::command(slash_command, guild_only)]
async fn start(
    ctx: Ctx<'_>,
    #[max_length = 60] stake: Option<String>,
    #[max_length = 60] purse: Option<String>,
    #[min = 0]
    #[max = 9]
    patrons: Option<i64>,
    #[min = 10]
    #[max = 172_800]
    turn_seconds: Option<i64>,
    reveal: Option<When>,
    thread: Option<bool>,
) -> Result<(), CommandError> {
    let asked = Asked {
        stake,
        purse,
        patrons,
        turn_seconds,
        reveal,
        thread,
    };
    game::start(&ctx, wanted(), asked).await
}

/// Shows the rules of the game.
#[poise::command(slash_command, guild_only)]
async fn rules(ctx: Ctx<'_>) -> Result<(), CommandError> {
    game::rules(&ctx, wanted()).await
}

/// Sets the most a player puts at stake in a deal, from the next deal on (RULES.md 0.3).
#[poise::command(slash_command, guild_only)]
async fn purse(ctx: Ctx<'_>, #[max_length = 60] coins: String) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let words = guest.words.clone();
    let coins = words.amount(&coins)?;
    let here = table_for(&bot.tavern, &guest).await?;
    bot.tavern
        .tables
        .set_purse(here.look.id, guest.member, coins)
        .await?;
    let text = words.with("did-purse", args!["coins" => words.coins(coins)]);
    reply(&ctx, &Screen::note(text).headed(&here.which), Seen::ByOne).await
}

fn wanted() -> Wanted {
    Wanted {
        game: "trefeltromp",
        options: Vec::new(),
    }
}
