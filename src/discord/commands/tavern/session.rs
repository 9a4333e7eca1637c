//! `/tavern session open`, `close`, `show` and `sheet`

use crate::discord::bot::Bot;
use crate::discord::commands::answering::{Ctx, guest, must_be_gm, reply, unfinished};
use crate::discord::error::CommandError;
use crate::discord::guest::Guest;
use crate::discord::send::Seen;
use crate::discord::setup::not_gm;
use crate::discord::surfaces::why;
use house::SessionId;
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
    let told = close_now(bot, &guest).await?;
    let screen = Screen::note(told).headed(&guest.lacking_here());
    let answered = reply(&ctx, &screen, Seen::ByAll).await;
    bot.tavern.sessions.wake_settlement(guest.guild);
    answered
}

/// Closes this session after all, and tells everybody.
///
/// # Errors
/// The guest is not, or no longer, game master; or no session is open.
pub async fn pressed(bot: &Bot, guest: &Guest, session: SessionId) -> Result<Screen, CommandError> {
    if !guest.is_gm {
        return Err(not_gm(&bot.tavern, guest));
    }
    if let Some((open, tables)) = bot.tavern.sessions.in_play(guest.guild).await?
        && open != session
    {
        // The question was about an evening that is over.
        return Ok(screens::ask_close_session(&guest.words, open, &tables));
    }
    let told = close_now(bot, guest).await?;
    let posted = bot
        .messenger
        .post(guest.channel, &Screen::note(told.as_str()))
        .await;
    bot.tavern.sessions.wake_settlement(guest.guild);
    Ok(match posted {
        Ok(_) => Screen::note(guest.words.say("sure-session-told")),
        Err(error) => {
            tracing::warn!("a closed session could not be announced: {}", why(&error));
            Screen::note(told).headed(&guest.lacking_here())
        }
    })
}

/// Closes the session; returns what everybody is told. The settlement may follow once they are.
async fn close_now(bot: &Bot, guest: &Guest) -> Result<String, CommandError> {
    let waits_for = bot
        .tavern
        .sessions
        .close_session(guest.guild, guest.member, guest.channel)
        .await
        .inspect_err(|_| bot.tavern.sessions.wake_settlement(guest.guild))?;
    let words = bot.wording.public(guest.guild);
    let signs: Vec<String> = waits_for
        .iter()
        .map(|table| screens::inn(&words, *table))
        .collect();
    Ok(match signs.len() {
        0 => words.say("did-close-session"),
        count => words.with(
            "did-close-session-waits",
            args!["tables" => words.list(&signs), "count" => count],
        ),
    })
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
