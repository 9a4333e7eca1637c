//! `/tavern panel` and its buttons.

use crate::error::CommandError;
use crate::guest::Guest;
use crate::orders::orders;
use crate::responder::Responder;
use crate::response::Response;
use crate::setup::{must_mint, not_gm};
use crate::tables::here;
use crate::void_order;
use ids::{DealId, MemberId, TableId};
use pages::{HouseRefusal, Shortfall, VoidRefused};
use screens::button::{Button, PanelKey};
use screens::screen::{Key, Row, Screen};
use screens::words::args;
use table::Refusal;

/// The most orders that the panel tells.
const ORDERS: u32 = 10;
/// How many finished deals can be chosen from: Discord's limit for a menu.
const DEALS: u32 = 25;

/// What is open, the last orders, and the ways to everything else.
///
/// # Errors
/// The database failed.
pub async fn page(responder: &Responder, guest: &Guest) -> Result<Screen, CommandError> {
    let (tavern, guild) = (&responder.tavern, guest.guild);
    let open = tavern.tables.choices(guild, guest.member, None);
    let mut orders = Vec::new();
    for logged in tavern.log.house_log(guild, ORDERS).await? {
        let name = match logged.entry.about() {
            Some(owner) => tavern.members.name_of(guild, &owner).await?,
            None => String::new(),
        };
        orders.push((logged, name));
    }
    Ok(screens::panel(&guest.words, &open, &orders))
}

/// Answers a button or menu of the panel.
///
/// # Errors
/// The guest is not, or no longer, game master; or the order's refusal.
pub(crate) async fn pressed(
    responder: &Responder,
    guest: &Guest,
    key: PanelKey,
    values: &[&str],
) -> Result<Response, CommandError> {
    if !guest.is_gm {
        return Err(not_gm(&responder.tavern, guest));
    }
    let chosen = values.first().copied().unwrap_or_default();
    let sent_away = || CommandError::Message(guest.words.say("sent-away"));
    Ok(match key {
        PanelKey::Open => Response::Page(page(responder, guest).await?),
        PanelKey::Table => {
            let table: TableId = chosen.parse().map_err(|_| sent_away())?;
            let look = here(&responder.tavern, guest, table).await?;
            if look.solo {
                return Err(HouseRefusal::Table(Refusal::NotSeated).into());
            }
            Response::Note(orders(responder, guest, &look, ""))
        }
        PanelKey::Session => Response::Note(session(responder, guest).await?),
        PanelKey::Sheet(which) => Response::Note(sheet(responder, guest, which).await?),
        PanelKey::Deals => Response::Note(deals(responder, guest).await?),
        PanelKey::Deal => {
            let deal = chosen.parse().map_err(|_| void_order::unknown())?;
            let dialog = screens::void_dialog(&guest.words, deal, Shortfall::Refuse);
            Response::Dialog(dialog)
        }
        PanelKey::Void(deal, lacking) => void(responder, guest, (deal, lacking), values).await?,
        PanelKey::Member => {
            let member = chosen.parse().map_err(|_| sent_away())?;
            Response::Note(screens::about_member(&guest.words, member))
        }
        PanelKey::Unban(member) => Response::Note(unban(responder, guest, member).await?),
        PanelKey::OffBoard(member) => Response::Note(off_board(responder, guest, member).await?),
        PanelKey::OnBoard(member) => Response::Note(on_board(responder, guest, member).await?),
    })
}

/// Lifts a ban.
async fn unban(
    responder: &Responder,
    guest: &Guest,
    member: MemberId,
) -> Result<Screen, CommandError> {
    let exclusions = &responder.tavern.exclusions;
    exclusions.unban(guest.guild, guest.member, member).await?;
    Ok(done(responder, guest, "did-unban", member))
}

/// Takes a member off the board of the richest.
///
/// # Errors
/// They are off it already.
pub(crate) async fn off_board(
    responder: &Responder,
    guest: &Guest,
    member: MemberId,
) -> Result<Screen, CommandError> {
    let exclusions = &responder.tavern.exclusions;
    exclusions
        .take_off_board(guest.guild, guest.member, member)
        .await?;
    Ok(done(responder, guest, "did-off-board", member))
}

/// Puts a member back on the board.
async fn on_board(
    responder: &Responder,
    guest: &Guest,
    member: MemberId,
) -> Result<Screen, CommandError> {
    let exclusions = &responder.tavern.exclusions;
    exclusions
        .put_on_board(guest.guild, guest.member, member)
        .await?;
    Ok(done(responder, guest, "did-on-board", member))
}

fn done(responder: &Responder, guest: &Guest, key: &str, member: MemberId) -> Screen {
    let name = format!("<@{member}>");
    let text = guest.words.with(key, args!["name" => name]);
    Screen::note(text).headed(&responder.log_error(guest))
}

/// The session as it stands.
async fn session(responder: &Responder, guest: &Guest) -> Result<Screen, CommandError> {
    let words = &guest.words;
    let Some(evening) = responder.tavern.sessions.session(guest.guild).await? else {
        return Ok(Screen::note(words.say("session-none")));
    };
    let drawing = screens::draw_fortunes(words, &evening);
    let png = responder.discord.draw(Box::new(drawing)).await;
    Ok(screens::session(words, &evening, png))
}

/// The sheet of a finished session, with the way to the one before it.
async fn sheet(responder: &Responder, guest: &Guest, which: u32) -> Result<Screen, CommandError> {
    let words = &guest.words;
    let sessions = &responder.tavern.sessions;
    let back = which.saturating_sub(1);
    let (evening, all) = sessions.past_session(guest.guild, back).await?;
    let Some(evening) = evening else {
        return Ok(Screen::note(words.say("session-no-sheet")));
    };
    let drawing = screens::draw_fortunes(words, &evening);
    let png = responder.discord.draw(Box::new(drawing)).await;
    let mut screen = screens::settlement(words, &evening, png);
    if let Some(panel) = &mut screen.panel {
        let args = args!["which" => which, "all" => all];
        let told = words.with("session-which-sheet", args);
        panel.text = format!("{}\n{told}", panel.text);
    }
    if which < all {
        let before = Button::Panel(PanelKey::Sheet(which + 1));
        let before = Key::plain(before, words.say("key-panel-sheet-before"));
        screen.rows.push(Row::Keys(vec![before]));
    }
    Ok(screen)
}

/// The last finished deals that were not cancelled.
async fn deals(responder: &Responder, guest: &Guest) -> Result<Screen, CommandError> {
    let voids = &responder.tavern.voids;
    let found = voids.finished_lately(guest.guild, DEALS).await?.into_iter();
    let named =
        |found: (DealId, TableId, i64)| (found.0, void_order::named(responder, guest, found));
    let deals: Vec<_> = found.map(named).collect();
    Ok(screens::deals(&guest.words, &deals))
}

/// Cancels a finished deal for the reason in the form; where winners lack coins, offers to make up the difference.
async fn void(
    responder: &Responder,
    guest: &Guest,
    order: (DealId, Shortfall),
    values: &[&str],
) -> Result<Response, CommandError> {
    let (deal, lacking) = order;
    if lacking == Shortfall::MakeGood {
        // Coins that the winners no longer have are minted.
        must_mint(&responder.tavern, guest)?;
    }
    let Some(reason) = values.first() else {
        let dialog = screens::void_dialog(&guest.words, deal, lacking);
        return Ok(Response::Dialog(dialog));
    };
    match void_order::cancel(responder, guest, order, reason.trim()).await {
        Err(CommandError::Refused(why))
            if matches!(*why, HouseRefusal::VoidRefused(VoidRefused::Shortfall(_))) =>
        {
            let good = Button::Panel(PanelKey::Void(deal, Shortfall::MakeGood));
            let good = Key::plain(good, guest.words.say("key-panel-make-good"));
            Ok(Response::Note(Screen {
                rows: vec![Row::Keys(vec![good])],
                ..Screen::note(screens::house_refusal(&guest.words, &why))
            }))
        }
        answer => answer.map(Response::Note),
    }
}
