//! What host and game master order by button, menu or command, and what the players agree on.

use super::bot::Bot;
use super::error::CommandError;
use super::guest::Guest;
use super::reply::Reply;
use super::surfaces::why;
use super::tables::here;
use house::{
    CallOff, CalledOff, HouseRefusal, Look, MemberId, PausedBy, Player, Refusal, Scene, TableId,
    Tavern,
};
use screens::button::OrderKey;
use screens::screen::Screen;
use screens::words::{args, plain};

/// An order by a button or a menu: the answer is what can be ordered then, with what was done above it.
pub async fn order(
    bot: &Bot,
    guest: &Guest,
    table: TableId,
    key: OrderKey,
    values: &[&str],
) -> Result<Reply, CommandError> {
    let before = here(&bot.tavern, guest, table).await?;
    let chosen = || {
        let chairs = before.chairs.iter().map(|chair| &chair.player);
        let named = |player: &&Player| values.contains(&screens::named(player).as_str());
        chairs
            .into_iter()
            .find(named)
            .ok_or(HouseRefusal::Table(Refusal::NotHere))
    };
    let done = match key {
        OrderKey::Panel => String::new(),
        OrderKey::Pause => pause(&bot.tavern, guest, table).await?,
        OrderKey::GoOn => {
            bot.tavern
                .tables
                .go_on(table, guest.member, guest.rank())
                .await?;
            guest.words.say("did-go-on")
        }
        OrderKey::Close => close(&bot.tavern, guest, &before).await?,
        OrderKey::Kick => kick(&bot.tavern, guest, &before, chosen()?).await?,
        OrderKey::Host => {
            let to = chosen()?
                .member()
                .ok_or(HouseRefusal::Table(Refusal::NotHere))?;
            hand_over(&bot.tavern, guest, &before, to).await?
        }
        OrderKey::TakeBack | OrderKey::CallOff | OrderKey::CloseNow => {
            let what = match key {
                OrderKey::TakeBack => CalledOff::Deal,
                OrderKey::CallOff => CalledOff::Match,
                _ => CalledOff::Table,
            };
            let reason = values.first().copied().unwrap_or_default();
            match call_off(bot, guest, &before, CallOff { what, reason }).await {
                Err(CommandError::Refused(refusal))
                    if *refusal == HouseRefusal::Table(Refusal::NoReason) =>
                {
                    let dialog = screens::why_dialog(&guest.words, table, what);
                    return Ok(Reply::Dialog(dialog));
                }
                done => done?,
            }
        }
        OrderKey::Agree(number) => {
            let done = bot.tavern.tables.agree(table, guest.member, number).await?;
            if done && let Some(wish) = &before.wish {
                tell_called_off(bot, &before, wish.what, &wish.reason, None).await;
            }
            let key = if done { "did-take-back" } else { "did-agree" };
            return Ok(Reply::Note(Screen::note(guest.words.say(key))));
        }
        OrderKey::PlayOn(number) => {
            bot.tavern
                .tables
                .play_on(table, guest.member, number)
                .await?;
            return Ok(Reply::Note(Screen::note(guest.words.say("did-play-on"))));
        }
    };
    let after = here(&bot.tavern, guest, table).await?;
    if matches!(after.scene, Scene::Closed(_)) {
        return Ok(Reply::Page(Screen::note(done)));
    }
    Ok(Reply::Page(orders(bot, guest, &after, &done)))
}

/// What a guest can order at a table, with a sentence above it.
pub fn orders(bot: &Bot, guest: &Guest, look: &Look, sentence: &str) -> Screen {
    let words = guest.words.clone();
    let panel = screens::orders(&words, look, guest.member, guest.rank());
    panel
        .headed(&bot.log_channels.error(guest))
        .headed(sentence)
}

/// The clock of a table stands still; what is said to who ordered it.
///
/// # Errors
/// As the tavern's, also with all that follow.
pub async fn pause(tavern: &Tavern, guest: &Guest, table: TableId) -> Result<String, CommandError> {
    tavern
        .tables
        .pause(table, guest.member, guest.rank())
        .await?;
    let look = here(tavern, guest, table).await?;
    let paused = look.paused;
    let key = match paused.map(|paused| paused.by) {
        Some(PausedBy::SeatedGm | PausedBy::Gm) => "did-pause-gm",
        Some(PausedBy::Host) | None => "did-pause-host",
    };
    let until = paused.and_then(|paused| paused.until);
    let until = until.map(|at| screens::when(&guest.words, look.shown(at)));
    Ok(guest
        .words
        .with(key, args!["when" => until.unwrap_or_default()]))
}

/// The table is closed after what is on.
///
/// # Errors
/// Neither host nor game master.
pub async fn close(tavern: &Tavern, guest: &Guest, before: &Look) -> Result<String, CommandError> {
    tavern
        .tables
        .close(before.id, guest.member, guest.rank())
        .await?;
    // A match is played to its end, also where no deal of it is on.
    let key = match before.scene {
        _ if before.match_on.is_some() => "did-close-match",
        Scene::Playing(_) => "did-close-later",
        _ => "did-close",
    };
    let inn = screens::inn(&guest.words, before.id);
    Ok(guest.words.with(key, args!["inn" => inn]))
}

/// Somebody is asked to leave.
///
/// # Errors
/// Neither host nor game master, or nobody there who could leave.
pub async fn kick(
    tavern: &Tavern,
    guest: &Guest,
    before: &Look,
    player: &Player,
) -> Result<String, CommandError> {
    tavern
        .tables
        .kick(before.id, guest.member, guest.rank(), player)
        .await?;
    let chair = before.chairs.iter().find(|chair| chair.player == *player);
    let key = match chair.is_some_and(|chair| chair.plays) {
        true => "did-kick-later",
        false => "did-kick",
    };
    let name = plain(before.name(player));
    Ok(guest.words.with(key, args!["name" => name]))
}

/// Another becomes host.
///
/// # Errors
/// Neither host nor game master, or they do not sit there.
pub async fn hand_over(
    tavern: &Tavern,
    guest: &Guest,
    before: &Look,
    to: house::MemberId,
) -> Result<String, CommandError> {
    tavern
        .tables
        .hand_over(before.id, guest.member, guest.rank(), to)
        .await?;
    let name = format!("<@{to}>");
    Ok(guest.words.with("did-host", args!["name" => name]))
}

/// What is on is taken back, or is to be; where a game master says why, everybody is told.
///
/// # Errors
/// Nothing is on, nobody there who could decide it, or a game master who says nothing of why.
pub async fn call_off(
    bot: &Bot,
    guest: &Guest,
    before: &Look,
    off: CallOff<'_>,
) -> Result<String, CommandError> {
    let (table, what) = (before.id, off.what);
    let done = bot
        .tavern
        .tables
        .call_off(table, guest.member, guest.rank(), off)
        .await?;
    if done && guest.is_gm {
        let by = Some(guest.member);
        tell_called_off(bot, before, what, off.reason, by).await;
    }
    let is_on = before.match_on.is_some() || matches!(before.scene, Scene::Playing(_));
    let inn = args!["inn" => screens::inn(&guest.words, table)];
    Ok(match (done, what) {
        (true, CalledOff::Table) => guest.words.with("did-close-now", inn),
        // Nothing was on that could go back.
        (false, CalledOff::Table) if !is_on => guest.words.with("did-close", inn),
        (true, _) => guest.words.say("did-take-back"),
        (false, _) => guest.words.say("did-wish"),
    })
}

/// Tells everybody why something was taken back, where the table stands.
async fn tell_called_off(
    bot: &Bot,
    look: &Look,
    what: CalledOff,
    reason: &str,
    by: Option<MemberId>,
) {
    if reason.trim().is_empty() {
        return;
    }
    let words = bot.wording.public(look.guild);
    let by = match by {
        Some(by) => format!("<@{by}>"),
        None => words.say("off-all"),
    };
    let text = screens::called_off(&words, look.id, what, &by, reason);
    let told = Screen::note(text);
    if let Err(error) = bot.messenger.post(look.channel, &told).await {
        tracing::warn!("nobody was told why a deal was taken back: {}", why(&error));
    }
}
