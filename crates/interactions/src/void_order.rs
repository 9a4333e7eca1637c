//! A game master's order to void a finished deal.

use crate::error::CommandError;
use crate::guest::Guest;
use crate::responder::Responder;
use crate::setup::{must_mint, not_gm};
use crate::tables::table_for;
use crate::voids;
use house::PlayedAt;
use house::{HouseError, VoidOrder};
use ids::{DealId, TableId};
use pages::{HouseRefusal, Shortfall, VoidRefused};
use screens::screen::Screen;
use screens::words::args;

/// Voids a deal that was named, or asked about; returns the answer to the game master.
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

/// Voids a deal after all.
///
/// # Errors
/// The guest is not, or no longer, game master; or the deal cannot be voided.
pub async fn pressed(
    responder: &Responder,
    guest: &Guest,
    order: (DealId, Shortfall),
    reason: &str,
) -> Result<Screen, CommandError> {
    if !guest.is_gm {
        return Err(not_gm(&responder.tavern, guest));
    }
    if order.1 == Shortfall::MakeGood {
        must_mint(&responder.tavern, guest)?;
    }
    cancel(responder, guest, order, reason).await
}

/// Asks whether the last deal finished here is meant; why not, if it cannot be voided.
///
/// # Errors
/// No deal was finished here.
pub async fn ask_about_latest(
    responder: &Responder,
    guest: &Guest,
    lacking: Shortfall,
    reason: &str,
) -> Result<Screen, CommandError> {
    let (deal, which) = latest(responder, guest).await?;
    let words = &guest.words;
    let order = order(guest, (deal, lacking), reason);
    match responder.tavern.voids.can_be_voided(&order).await {
        Ok(()) => Ok(screens::ask_void(words, deal, &which, lacking, reason)),
        // Which deal it is appears together with the reason it cannot be voided.
        Err(HouseError::Refused(why)) => {
            let which = words.with("void-latest", args!["which" => which]);
            Ok(Screen::note(screens::house_refusal(words, &why)).headed(&which))
        }
        Err(error) => Err(error.into()),
    }
}

/// The refusal of a deal that does not exist.
pub fn unknown() -> CommandError {
    HouseRefusal::VoidRefused(VoidRefused::NoSuchDeal).into()
}

/// The last deal finished here, and what names it: at the table whose buttons the guest would press,
/// otherwise at the former tables.
/// A voided deal is not skipped: otherwise sending the command twice would void a deal that the guest never saw.
async fn latest(responder: &Responder, guest: &Guest) -> Result<(DealId, String), CommandError> {
    let mut last = None;
    if let Ok(here) = table_for(&responder.tavern, guest).await {
        let among = PlayedAt::Table(here.look.id);
        last = responder
            .tavern
            .voids
            .finished_last(guest.guild, among)
            .await?;
    }
    if last.is_none() {
        let among = PlayedAt::Channel(guest.channel);
        last = responder
            .tavern
            .voids
            .finished_last(guest.guild, among)
            .await?;
    }
    let none = || CommandError::Message(guest.words.say("void-none-here"));
    let found = last.ok_or_else(none)?;
    Ok((found.0, named(responder, guest, found)))
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
        "inn" => screens::inn(&guest.words, table),
        "ago" => screens::stretch(&guest.words, seconds)
    ];
    guest.words.with("void-deal-of", told)
}
