//! Keeping away from the tables.

use crate::error::CommandError;
use crate::guest::Guest;
use crate::responder::Responder;
use crate::response::Response;
use screens::screen::Screen;
use screens::words::args;

/// The most days for which a member keeps away without being asked whether they mean it.
const SHORT: u16 = 30;

/// Opens the form for a break from the tables, or takes what was filled in.
///
/// # Errors
/// No number of days, or they keep away for longer already.
pub(crate) async fn asked(
    responder: &Responder,
    guest: &Guest,
    values: &[&str],
) -> Result<Response, CommandError> {
    let words = &guest.words;
    let Some(typed) = values.first() else {
        return Ok(Response::Dialog(screens::break_dialog(words)));
    };
    let days = typed.trim().parse::<u16>();
    let days = days.map_err(|_| CommandError::Message(words.say("break-days-wrong")))?;
    if days > SHORT {
        let until = responder.tavern.exclusions.abstains_until(days.into())?;
        return Ok(Response::Note(screens::ask_abstain(words, days, until)));
    }
    let screen = keep_away(responder, guest, days.into()).await?;
    Ok(Response::Note(screen))
}

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
