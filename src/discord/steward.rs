//! Posts the sheet of a session once its last table has closed, also after a restart.

use super::bot::Bot;
use super::counted::Route;
use super::messenger::{Messenger, channel};
use super::refused::{loss, why};
use super::send;
use house::{UnpostedSheet, log_failure};
use interactions::discord::Loss;
use screens::screen::Screen;
use serenity::model::channel::{Message, Nonce};
use std::sync::Arc;
use std::time::Duration;

/// The first delay after a failure of Discord or the database; it doubles up to [`LONGEST_WAIT`].
const FIRST_WAIT: Duration = Duration::from_millis(500);
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// Settles sessions and posts their sheets, forever.
pub async fn run(bot: Arc<Bot>) {
    let mut wait = FIRST_WAIT;
    loop {
        match settle(&bot).await {
            Ok(()) => {
                wait = FIRST_WAIT;
                bot.tavern.sessions.sessions_changed().await;
            }
            Err(error) => {
                log_failure("a session could not be settled, trying again", error);
                let _ = tokio::time::timeout(wait, bot.tavern.sessions.sessions_changed()).await;
                wait = (wait * 2).min(LONGEST_WAIT);
            }
        }
    }
}

/// Does everything that is due now; a failure in one server does not delay the others.
async fn settle(bot: &Bot) -> anyhow::Result<()> {
    let mut failed = None;
    for sheet in bot.tavern.sessions.settle_closed_sessions().await? {
        if let Err(error) = post(bot, &sheet).await {
            failed.get_or_insert(error);
        }
    }
    failed.map_or(Ok(()), Err)
}

async fn post(bot: &Bot, sheet: &UnpostedSheet) -> anyhow::Result<()> {
    let words = bot.wording.public(sheet.guild);
    let png = bot
        .gallery
        .studio
        .draw(screens::draw_fortunes(&words, &sheet.evening));
    let mut screen = screens::settlement(&words, &sheet.evening, png.await);
    let mut sent = post_once(&bot.messenger, sheet, &screen).await;
    if matches!(sent.as_ref().map_err(loss), Err(Loss::Permission)) && !screen.files.is_empty() {
        // Attaching files needs a separate permission.
        (screen.files, screen.picture) = (Vec::new(), None);
        screen.text = format!("{}\n{}", screen.text, words.say("session-no-files"));
        sent = post_once(&bot.messenger, sheet, &screen).await;
    }
    match sent.as_ref().map_err(loss) {
        Ok(_) => {}
        Err(Loss::Outage) => {
            sent?;
        }
        // Discord would refuse it again: the sheet is kept, and `/tavern panel` shows it.
        Err(_) => {
            let why = sent.as_ref().err().map(why);
            tracing::warn!(
                channel = sheet.channel.0,
                ?why,
                "a settlement could not be posted"
            );
        }
    }
    bot.tavern
        .sessions
        .session_posted(sheet.guild, sheet.session)
        .await
}

/// Discord ignores a second message with the same nonce within a few minutes: this covers a crash before the bot
/// recorded that the sheet was posted.
async fn post_once(
    messenger: &Messenger,
    sheet: &UnpostedSheet,
    screen: &Screen,
) -> serenity::Result<Message> {
    let message = send::message(screen)
        .nonce(Nonce::String(sheet.session.to_string()))
        .enforce_nonce(true);
    let posted = channel(sheet.channel).send_message(&messenger.http, message);
    messenger.in_turn(Route::Post, posted).await
}
