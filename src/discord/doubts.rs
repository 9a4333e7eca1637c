//! Carries out orders after their question was answered (`screens::ask_void` and beside it).

use super::bot::Bot;
use super::commands::{table, tavern};
use super::error::CommandError;
use super::guest::Guest;
use super::orders::{call_off_or_ask, close};
use super::reply::Reply;
use super::setup::{choose_gm, not_gm};
use super::tables::here;
use house::CallOff;
use screens::button::SureKey;
use screens::screen::Screen;

/// The answer to a question whether an order is meant; `reason` is what the question states.
///
/// # Errors
/// The order's refusal.
pub async fn sure(
    bot: &Bot,
    guest: &Guest,
    key: SureKey,
    reason: &str,
) -> Result<Reply, CommandError> {
    let words = &guest.words;
    Ok(Reply::Page(match key {
        SureKey::No => Screen::note(words.say("sure-not")),
        SureKey::Void(deal, lacking) => {
            tavern::void::pressed(bot, guest, (deal, lacking), reason).await?
        }
        SureKey::CloseSession(session) => tavern::session::pressed(bot, guest, session).await?,
        SureKey::Abstain(days) => table::keep_away(bot, guest, days.into()).await?,
        SureKey::Close(table) => {
            let look = here(&bot.tavern, guest, table).await?;
            let text = close(&bot.tavern, guest, &look).await?;
            Screen::note(text).headed(&bot.log_channels.error(guest))
        }
        SureKey::CallOff(table, what, played) => {
            if !guest.is_gm {
                return Err(not_gm(&bot.tavern, guest));
            }
            let look = here(&bot.tavern, guest, table).await?;
            if look.deals != played {
                // The question was about a deal that is over.
                return Ok(Reply::Page(screens::ask_call_off(
                    words, &look, what, reason,
                )));
            }
            match call_off_or_ask(bot, guest, &look, CallOff { what, reason }).await? {
                Ok(text) => Screen::note(text).headed(&bot.log_channels.error(guest)),
                Err(dialog) => return Ok(Reply::Dialog(dialog)),
            }
        }
        SureKey::Gm(role) => return choose_gm(bot, guest, role).await,
    }))
}
