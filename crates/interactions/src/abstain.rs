//! Keeping away from the tables.

use crate::error::CommandError;
use crate::guest::Guest;
use crate::responder::Responder;
use screens::screen::Screen;
use screens::words::args;

/// Keeps a member away from the tables, who was asked where it is for long.
///
/// # Errors
/// They keep away for longer already.
pub async fn keep_away(
    responder: &Responder,
    guest: &Guest,
    days: i64,
) -> Result<Screen, CommandError> {
    let exclusions = &responder.tavern.exclusions;
    let until = exclusions.abstain(guest.guild, guest.member, days).await?;
    let when = screens::when(&guest.words, until);
    let text = guest.words.with("did-abstain", args!["when" => when]);
    Ok(Screen::note(text))
}
