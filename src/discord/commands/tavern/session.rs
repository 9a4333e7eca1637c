//! `/tavern session open`, `close`, `show` and `sheet`

use crate::discord::commands::answering::{Ctx, guest, must_be_gm, reply, unfinished};
use crate::discord::send::Seen;
use interactions::error::CommandError;
use interactions::session::close_now;
use screens::screen::Screen;
use screens::words::{args, plain};

/// The game master's game evenings.
#[poise::command(
    slash_command,
    guild_only,
    subcommands("open", "close", "show", "sheet")
)]
pub async fn session(ctx: Ctx<'_>) -> Result<(), CommandError> {
    Err(unfinished(&ctx))
}

/// Opens a session: from now on, tables belong to it.
#[poise::command(slash_command, guild_only)]
async fn open(ctx: Ctx<'_>, #[max_length = 32] name: Option<String>) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    must_be_gm(&ctx, &guest)?;
    let name = name.unwrap_or_default();
    let name = name.trim();
    bot.tavern
        .sessions
        .open_session(guest.guild, guest.member, name)
        .await?;
    let words = bot.wording.public(guest.guild);
    let text = match name {
        "" => words.say("did-open-session-unnamed"),
        name => words.with("did-open-session", args!["name" => plain(name)]),
    };
    reply(&ctx, &Screen::note(text), Seen::ByAll).await
}

/// Closes the session: its tables close after their deal, then the sheet is posted here.
#[poise::command(slash_command, guild_only)]
async fn close(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    must_be_gm(&ctx, &guest)?;
    if let Some((session, tables)) = bot.tavern.sessions.in_play(guest.guild).await?
        && !tables.is_empty()
    {
        let question = screens::ask_close_session(&guest.words, session, &tables);
        return reply(&ctx, &question, Seen::ByOne).await;
    }
    let told = close_now(&bot.responder, &guest).await?;
    let screen = Screen::note(told).headed(&guest.lacking_here());
    let answered = reply(&ctx, &screen, Seen::ByAll).await;
    bot.tavern.sessions.wake_settlement(guest.guild);
    answered
}

/// Shows the current session.
#[poise::command(slash_command, guild_only)]
async fn show(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let words = guest.words.clone();
    let screen = match bot.tavern.sessions.session(guest.guild).await? {
        Some(evening) => {
            let png = bot
                .gallery
                .studio
                .draw(screens::draw_fortunes(&words, &evening))
                .await;
            screens::session(&words, &evening, png)
        }
        None => Screen::note(words.say("session-none")),
    };
    reply(&ctx, &screen, Seen::ByOne).await
}

/// Shows the sheet of a finished session again.
#[poise::command(slash_command, guild_only)]
async fn sheet(ctx: Ctx<'_>, #[min = 1] which: Option<u32>) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let words = guest.words.clone();
    let which = which.unwrap_or(1);
    let (evening, all) = bot
        .tavern
        .sessions
        .past_session(guest.guild, which.saturating_sub(1))
        .await?;
    let screen = match evening {
        Some(evening) => {
            let png = bot
                .gallery
                .studio
                .draw(screens::draw_fortunes(&words, &evening))
                .await;
            let mut screen = screens::settlement(&words, &evening, png);
            if let Some(panel) = &mut screen.panel {
                let args = args!["which" => which, "all" => all];
                panel.text = format!(
                    "{}\n{}",
                    panel.text,
                    words.with("session-which-sheet", args)
                );
            }
            screen
        }
        None if all == 0 => Screen::note(words.say("session-no-sheet")),
        None => Screen::note(words.with("session-no-such-sheet", args!["all" => all])),
    };
    reply(&ctx, &screen, Seen::ByOne).await
}
