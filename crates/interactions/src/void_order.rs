//! A game master's order to void a finished deal.

use crate::error::CommandError;
use crate::guest::Guest;
use crate::responder::Responder;
use crate::tables::sign;
use crate::voids;
use house::VoidOrder;
use ids::{DealId, TableId};
use pages::{HouseRefusal, Shortfall, VoidRefused};
use screens::screen::Screen;
use screens::words::args;

/// Voids a deal; returns the answer to the game master.
///
/// # Errors
/// The deal cannot be voided.
pub async fn cancel(
    responder: &Responder,
    guest: &Guest,
    (deal, lacking): (DealId, Shortfall),
    reason: &str,
) -> Result<Screen, CommandError> {
    let order = order(guest, (deal, lacking), reason);
    let text = voids::void(responder, guest, &order).await?;
    Ok(Screen::note(text).headed(&responder.log_error(guest)))
}

fn order(guest: &Guest, (deal, lacking): (DealId, Shortfall), reason: &str) -> VoidOrder {
    VoidOrder {
        guild: guest.guild,
        deal,
        by: guest.member,
        reason: reason.to_owned(),
        lacking,
        channel: guest.channel,
    }
}

/// The refusal of a deal that does not exist.
pub fn unknown() -> CommandError {
    HouseRefusal::VoidRefused(VoidRefused::NoSuchDeal).into()
}

/// A deal's table, how long ago it ended, and its id.
pub fn named(
    responder: &Responder,
    guest: &Guest,
    (deal, table, at): (DealId, TableId, i64),
) -> String {
    let now = responder.tavern.house.time.now();
    let seconds = u32::try_from((now - at).max(0) / 1000).unwrap_or(u32::MAX);
    let told = args![
        "deal" => deal.to_string(),
        "inn" => sign(&responder.tavern, guest, table),
        "ago" => screens::stretch(&guest.words, seconds)
    ];
    guest.words.with("void-deal-of", told)
}
