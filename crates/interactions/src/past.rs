//! The past: a guest's own coins, and finished deals.

use crate::error::CommandError;
use crate::guest::Guest;
use crate::replay;
use crate::responder::Responder;
use crate::response::Response;
use crate::share;
use crate::wording::Wording;
use house::Tavern;
use ids::{DealId, Seek};
use pages::ReplayAt;
use screens::button::PastKey;
use screens::screen::Screen;

/// A page of the transfers to and from a guest's purse.
///
/// # Errors
/// The database failed.
pub async fn history(
    tavern: &Tavern,
    guest: &Guest,
    seek: Seek<i64>,
) -> Result<Screen, CommandError> {
    let page = tavern
        .history(guest.guild, guest.member, seek, screens::HISTORY_LINES)
        .await?;
    Ok(screens::history(&guest.words, &page))
}

/// Answers a button about finished deals.
///
/// # Errors
/// There is no such deal, or it may not be shown yet.
pub(crate) async fn past(
    responder: &Responder,
    guest: &Guest,
    key: PastKey,
    values: &[&str],
) -> Result<Response, CommandError> {
    let (tavern, wording) = (&responder.tavern, &responder.wording);
    let replayed = async |at, deal| {
        let screen = replay::replay(responder, guest, deal, at).await;
        screen.map(Response::Page)
    };
    Ok(match key {
        PastKey::List(seek) => Response::Page(past_deals(tavern, guest, seek).await?),
        PastKey::Open => {
            let chosen = values.first().copied().unwrap_or_default();
            let deal = tavern.records.find_deal(&guest.requester(), chosen).await?;
            Response::Note(receipt(tavern, guest, deal).await?)
        }
        PastKey::Receipt(deal) => Response::Page(receipt(tavern, guest, deal).await?),
        PastKey::Record(deal) => Response::Note(record(tavern, wording, guest, deal).await?),
        PastKey::Verify(deal) => Response::Note(verified(tavern, guest, deal).await?),
        PastKey::Replay(deal, act) => replayed(ReplayAt::Act(act.into()), deal).await?,
        PastKey::Trick(deal, step) => replayed(ReplayAt::Step(step.into()), deal).await?,
        PastKey::Decisive(deal) => replayed(ReplayAt::Decisive, deal).await?,
        PastKey::Share(deal, step) => {
            Response::Note(share::trick(responder, guest, deal, step.into()).await?)
        }
        PastKey::ShareWin(deal) => Response::Note(share::first_win(responder, guest, deal).await?),
    })
}

/// A page of the deals that were played in the guest's channel.
///
/// # Errors
/// The database failed.
pub async fn past_deals(
    tavern: &Tavern,
    guest: &Guest,
    seek: Seek<DealId>,
) -> Result<Screen, CommandError> {
    let page = tavern
        .records
        .past_deals(guest.guild, guest.channel, seek, screens::PAST_LINES)
        .await?;
    Ok(screens::past(&guest.words, &page))
}

/// Whether the shuffle of a deal was the one that was promised; for the last deal of a table also which shuffles were
/// promised there and not dealt.
async fn verified(tavern: &Tavern, guest: &Guest, deal: DealId) -> Result<Screen, CommandError> {
    let told = tavern.records.told_of(&guest.requester(), deal).await?;
    let last = tavern.records.last_deal(told.table).await?;
    let unfinished = if last == Some(deal) {
        tavern.records.unfinished(told.table).await?
    } else {
        Vec::new()
    };
    Ok(screens::verified(&guest.words, &told, &unfinished))
}

/// The receipt of a deal, as this guest may see it.
///
/// # Errors
/// There is no such deal, or it is still in progress.
pub async fn receipt(tavern: &Tavern, guest: &Guest, deal: DealId) -> Result<Screen, CommandError> {
    let receipt = tavern.records.receipt(&guest.requester(), deal).await?;
    Ok(screens::receipt(&guest.words, &receipt))
}

/// The record of a deal, as a file.
///
/// # Errors
/// There is no such deal, or it may not be shown yet.
pub async fn record(
    tavern: &Tavern,
    wording: &Wording,
    guest: &Guest,
    deal: DealId,
) -> Result<Screen, CommandError> {
    let record = tavern.records.record_of(&guest.requester(), deal).await?;
    let mut text = serde_json::to_string(&record).map_err(anyhow::Error::from)?;
    text.push('\n');
    let fate = tavern.records.fate_of(&guest.requester(), deal).await?;
    let said = screens::record(&wording.public_by(guest), deal, &fate);
    Ok(Screen::note(said).with_file(format!("deal-{}.json", deal.short()), text))
}
