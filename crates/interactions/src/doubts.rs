//! Carries out orders after their question was answered (`screens::ask_close` and beside it).

use crate::at_table::set_purse;
use crate::command::{coins, tavern};
use crate::error::CommandError;
use crate::guest::Guest;
use crate::orders::{call_off_or_ask, close};
use crate::responder::Responder;
use crate::response::Response;
use crate::setup::{choose_gm, not_gm};
use crate::tables::here;
use crate::{abstain, character, session, staff};
use screens::button::SureKey;
use screens::screen::Screen;

/// The answer to a question whether an order is meant; `reason` is what the question states, `order` names the transfers.
///
/// # Errors
/// The order's refusal.
pub async fn sure(
    responder: &Responder,
    guest: &Guest,
    key: SureKey,
    (reason, order): (&str, &str),
) -> Result<Response, CommandError> {
    let words = &guest.words;
    Ok(Response::Page(match key {
        SureKey::No => Screen::note(words.say("sure-not")),
        SureKey::CloseSession(session) => session::pressed(responder, guest, session).await?,
        SureKey::Abstain(days) => abstain::keep_away(responder, guest, days.into()).await?,
        SureKey::Close(table) => {
            let look = here(&responder.tavern, guest, table).await?;
            let text = close(&responder.tavern, guest, &look).await?;
            Screen::note(text).headed(&responder.log_error(guest))
        }
        SureKey::CallOff(table, what, played) => {
            if !guest.is_gm {
                return Err(not_gm(&responder.tavern, guest));
            }
            let look = here(&responder.tavern, guest, table).await?;
            if look.deals != played {
                // The question was about a deal that is over.
                return Ok(Response::Page(screens::ask_call_off(
                    words, &look, what, reason,
                )));
            }
            match call_off_or_ask(responder, guest, &look, what, reason).await? {
                Ok(text) => Screen::note(text).headed(&responder.log_error(guest)),
                Err(dialog) => return Ok(Response::Dialog(dialog)),
            }
        }
        SureKey::Retire(character) => character::retire(responder, guest, character).await?,
        SureKey::Dismiss(patron) => staff::dismiss(responder, guest, patron).await?,
        SureKey::Pay(to, coins) => {
            return coins::pay_all(responder, guest, (to, coins, reason), order).await;
        }
        SureKey::Fine(from, into, coins) => {
            return tavern::fine_all(responder, guest, (from, into, coins, reason), order).await;
        }
        SureKey::Fund(patron, way, coins) => {
            staff::fund_all(responder, guest, (patron, way, coins), order).await?
        }
        SureKey::Purse(table, coins) => {
            let look = here(&responder.tavern, guest, table).await?;
            Screen::note(set_purse(responder, guest, &look, coins).await?)
        }
        SureKey::Gm(role) => return choose_gm(responder, guest, role).await,
    }))
}
