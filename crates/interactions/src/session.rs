//! Closing a session.

use crate::error::CommandError;
use crate::guest::Guest;
use crate::responder::Responder;
use crate::setup::not_gm;
use ids::SessionId;
use screens::screen::Screen;
use screens::words::args;

/// Closes this session after all, and tells everybody.
///
/// # Errors
/// The guest is not, or no longer, game master; or no session is open.
pub async fn pressed(
    responder: &Responder,
    guest: &Guest,
    session: SessionId,
) -> Result<Screen, CommandError> {
    if !guest.is_gm {
        return Err(not_gm(&responder.tavern, guest));
    }
    if let Some((open, tables)) = responder.tavern.sessions.in_play(guest.guild).await?
        && open != session
    {
        // The question was about an evening that is over.
        return Ok(screens::ask_close_session(&guest.words, open, &tables));
    }
    let told = close_now(responder, guest).await?;
    let note = Screen::note(told.as_str());
    let posted = responder.discord.post(guest.channel, &note).await;
    responder.tavern.sessions.wake_settlement(guest.guild);
    Ok(match posted {
        Ok(_) => Screen::note(guest.words.say("sure-session-told")),
        Err(error) => {
            tracing::warn!("a closed session could not be announced: {error}");
            Screen::note(told).headed(&guest.lacking_here())
        }
    })
}

/// Closes the session; returns what everybody is told. The settlement may follow once they are.
///
/// # Errors
/// No session is open.
pub async fn close_now(responder: &Responder, guest: &Guest) -> Result<String, CommandError> {
    let waits_for = responder
        .tavern
        .sessions
        .close_session(guest.guild, guest.member, guest.channel)
        .await
        .inspect_err(|_| responder.tavern.sessions.wake_settlement(guest.guild))?;
    let words = responder.wording.public_by(guest);
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
