//! Orders by the host and the game master, by button, menu or command, and proposals that the players agree on.

use crate::error::CommandError;
use crate::guest::Guest;
use crate::responder::Responder;
use crate::response::Response;
use crate::tables::{here, sign};
use house::Tavern;
use ids::{MemberId, TableId};
use pages::{HouseRefusal, Language, Look};
use screens::button::OrderKey;
use screens::screen::{Dialog, Screen};
use screens::words::{args, plain};
use table::{CalledOff, Order, PausedBy, Player, Refusal, Reveal, look::Scene};

/// Carries out an order from a button or a menu; answers with the orders possible then, below the result.
pub async fn order(
    responder: &Responder,
    guest: &Guest,
    table: TableId,
    key: OrderKey,
    values: &[&str],
) -> Result<Response, CommandError> {
    let before = here(&responder.tavern, guest, table).await?;
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
        OrderKey::FairPlay => {
            return Ok(Response::Page(screens::fair_play(&guest.words, &before)));
        }
        OrderKey::Cancelling => {
            let (member, rank) = (guest.member, guest.rank());
            let page = screens::cancelling(&guest.words, &before, member, rank);
            return Ok(Response::Page(page));
        }
        OrderKey::Rules | OrderKey::Rule(_) | OrderKey::Reveal => {
            return house_rules(responder, guest, &before, key, values).await;
        }
        OrderKey::Partners => {
            return Ok(Response::Note(screens::partners(&guest.words, &before)));
        }
        OrderKey::Partner => {
            let partner = match values {
                ["drawn"] => None,
                _ => Some(chosen()?.clone()),
            };
            let order = Order::ChoosePartner(partner);
            responder.tavern.order(table, guest, order).await?;
            let after = here(&responder.tavern, guest, table).await?;
            return Ok(Response::Page(if after.may_change_coins {
                screens::house_rules(&guest.words, &after)
            } else {
                screens::partners(&guest.words, &after)
            }));
        }
        OrderKey::Languages => {
            return Ok(Response::Note(screens::languages(&guest.words, &before)));
        }
        OrderKey::Language => {
            let chosen = values.first().copied().unwrap_or_default();
            let done = choose_language(responder, guest, table, chosen).await?;
            return Ok(Response::Page(Screen::note(done)));
        }
        OrderKey::Recall(recall) => {
            let order = Order::ChooseRecall(recall);
            responder.tavern.order(table, guest, order).await?;
            String::new()
        }
        OrderKey::Pause => pause(&responder.tavern, guest, table).await?,
        OrderKey::GoOn => {
            responder.tavern.order(table, guest, Order::GoOn).await?;
            guest.words.say("did-go-on")
        }
        OrderKey::SitOut => {
            responder.tavern.order(table, guest, Order::SitOut).await?;
            guest.words.say("did-sit-out")
        }
        OrderKey::SitIn => {
            responder.tavern.order(table, guest, Order::SitIn).await?;
            guest.words.say("did-sit-in")
        }
        OrderKey::SendPatron => {
            responder
                .tavern
                .order(table, guest, Order::UnseatPatron)
                .await?;
            String::new()
        }
        OrderKey::Close => close(&responder.tavern, guest, &before).await?,
        OrderKey::Kick => kick(&responder.tavern, guest, &before, chosen()?).await?,
        OrderKey::Host => {
            let to = chosen()?
                .member()
                .ok_or(HouseRefusal::Table(Refusal::NotHere))?;
            hand_over(&responder.tavern, guest, &before, to).await?
        }
        OrderKey::TakeBack | OrderKey::CallOff | OrderKey::CloseNow => {
            let what = match key {
                OrderKey::TakeBack => CalledOff::Deal,
                OrderKey::CallOff => CalledOff::Match,
                _ => CalledOff::Table,
            };
            let reason = values.first().copied().unwrap_or_default();
            match call_off_or_ask(responder, guest, &before, what, reason).await? {
                Ok(done) => done,
                Err(dialog) => return Ok(Response::Dialog(dialog)),
            }
        }
        OrderKey::Agree(number) => {
            let done = responder
                .tavern
                .order(table, guest, Order::Agree { wish: number })
                .await?
                .has_cancelled();
            if done && let Some(wish) = &before.wish {
                tell_called_off(responder, &before, wish.what, &wish.reason, None).await;
            }
            let key = if done { "did-take-back" } else { "did-agree" };
            return Ok(Response::Note(Screen::note(guest.words.say(key))));
        }
        OrderKey::PlayOn(number) => {
            responder
                .tavern
                .order(table, guest, Order::PlayOn { wish: number })
                .await?;
            return Ok(Response::Note(Screen::note(guest.words.say("did-play-on"))));
        }
    };
    let after = here(&responder.tavern, guest, table).await?;
    if matches!(after.scene, Scene::Closed(_)) {
        // An old button may have asked for the orders alone.
        if done.is_empty() {
            return Err(HouseRefusal::Table(Refusal::Closed).into());
        }
        return Ok(Response::Page(Screen::note(done)));
    }
    Ok(Response::Page(orders(responder, guest, &after, &done)))
}

/// Sets an option of the game, or when hands and proof are revealed; answers with the page of them. A bystander reads
/// it as well.
async fn house_rules(
    responder: &Responder,
    guest: &Guest,
    before: &Look,
    key: OrderKey,
    values: &[&str],
) -> Result<Response, CommandError> {
    let (tavern, table) = (&responder.tavern, before.id);
    let chosen = values.first().copied().unwrap_or_default();
    match key {
        OrderKey::Rule(name) => {
            let variant = before.terms.variant.with_rule(name, chosen);
            let variant = variant.map_err(|error| {
                CommandError::Message(screens::variant_refusal(&guest.words, &error))
            })?;
            tavern
                .order(table, guest, Order::ChooseRules(variant))
                .await?;
        }
        OrderKey::Reveal => {
            let reveal = match chosen {
                "session" => Reveal::Session,
                "table" => Reveal::Table,
                _ => Reveal::Deal,
            };
            tavern.order(table, guest, Order::RevealAt(reveal)).await?;
        }
        _ => {
            let page = screens::house_rules(&guest.words, before);
            return Ok(Response::Note(page));
        }
    }
    let after = here(&responder.tavern, guest, table).await?;
    Ok(Response::Page(screens::house_rules(&guest.words, &after)))
}

/// Chooses the language of a table's public messages, by its code; any other word means the server's.
async fn choose_language(
    responder: &Responder,
    guest: &Guest,
    table: TableId,
    chosen: &str,
) -> Result<String, CommandError> {
    let language = Language::ALL.into_iter().find(|it| it.code() == chosen);
    responder
        .tavern
        .order(table, guest, Order::ChooseLanguage(language))
        .await?;
    let words = &guest.words;
    Ok(match language {
        Some(language) => {
            let name = screens::language_name(language);
            words.with("did-choose-language", args!["language" => name])
        }
        None => words.say("did-choose-house-language"),
    })
}

/// The orders that a guest can give at a table, below a sentence.
pub fn orders(responder: &Responder, guest: &Guest, look: &Look, sentence: &str) -> Screen {
    let words = guest.words.clone();
    let panel = screens::orders(&words, look, guest.member, guest.rank());
    panel.headed(&responder.log_error(guest)).headed(sentence)
}

/// Stops the clock of a table; returns the answer to the member who ordered it.
///
/// # Errors
/// The errors of the tavern; this also holds for the functions below.
pub async fn pause(tavern: &Tavern, guest: &Guest, table: TableId) -> Result<String, CommandError> {
    tavern.order(table, guest, Order::Pause).await?;
    let look = here(tavern, guest, table).await?;
    let paused = look.paused;
    let key = match paused.map(|paused| paused.by) {
        Some(PausedBy::SeatedGm | PausedBy::Gm) => "did-pause-gm",
        Some(PausedBy::Host) | None => "did-pause-host",
    };
    let until = paused.and_then(|paused| paused.until);
    let until = until.map(|at| screens::when(&guest.words, look.shown(at)));
    let resume = guest.words.say("key-go-on");
    Ok(guest.words.with(
        key,
        args!["when" => until.unwrap_or_default(), "resume" => resume],
    ))
}

/// Closes the table after the current deal or match.
///
/// # Errors
/// The guest is neither host nor game master.
pub async fn close(tavern: &Tavern, guest: &Guest, before: &Look) -> Result<String, CommandError> {
    tavern.order(before.id, guest, Order::Close).await?;
    // A match is played to its end, even if no deal of it is in progress.
    let key = match before.scene {
        _ if before.match_on.is_some() => "did-close-match",
        Scene::Playing(_) => "did-close-later",
        _ => "did-close",
    };
    let inn = sign(tavern, guest, before.id);
    Ok(guest.words.with(key, args!["inn" => inn]))
}

/// Asks a member to leave.
///
/// # Errors
/// The guest is neither host nor game master, or that member is not at the table.
pub async fn kick(
    tavern: &Tavern,
    guest: &Guest,
    before: &Look,
    player: &Player,
) -> Result<String, CommandError> {
    tavern
        .order(before.id, guest, Order::Kick(player.clone()))
        .await?;
    let chair = before.chairs.iter().find(|chair| chair.player == *player);
    let key = if chair.is_some_and(|chair| chair.plays) {
        "did-kick-later"
    } else {
        "did-kick"
    };
    let name = plain(before.name(player));
    Ok(guest.words.with(key, args!["name" => name]))
}

/// Makes another member the host.
///
/// # Errors
/// The guest is neither host nor game master, or that member is not at the table.
pub async fn hand_over(
    tavern: &Tavern,
    guest: &Guest,
    before: &Look,
    to: ids::MemberId,
) -> Result<String, CommandError> {
    tavern
        .order(before.id, guest, Order::HandOver { to, full: None })
        .await?;
    let name = format!("<@{to}>");
    Ok(guest.words.with("did-host", args!["name" => name]))
}

/// Cancels the current deal or match, or proposes it to the others; the inner error is the dialog for a game master who
/// gives no reason.
///
/// # Errors
/// Nothing is in progress, or nobody is there to decide it.
pub async fn call_off_or_ask(
    responder: &Responder,
    guest: &Guest,
    before: &Look,
    what: CalledOff,
    reason: &str,
) -> Result<Result<String, Dialog>, CommandError> {
    match call_off(responder, guest, before, what, reason).await {
        Err(CommandError::Refused(refusal))
            if *refusal == HouseRefusal::Table(Refusal::NoReason) =>
        {
            Ok(Err(screens::why_dialog(&guest.words, before.id, what)))
        }
        done => done.map(Ok),
    }
}

/// Cancels the current deal or match, or proposes it to the others; if a game master gives a reason, everybody is
/// told.
async fn call_off(
    responder: &Responder,
    guest: &Guest,
    before: &Look,
    what: CalledOff,
    reason: &str,
) -> Result<String, CommandError> {
    let table = before.id;
    let call_off = Order::CallOff {
        what,
        reason: reason.to_owned(),
    };
    let done = responder
        .tavern
        .order(table, guest, call_off)
        .await?
        .has_cancelled();
    if done && guest.is_gm {
        let by = Some(guest.member);
        tell_called_off(responder, before, what, reason, by).await;
    }
    let is_on = before.match_on.is_some() || matches!(before.scene, Scene::Playing(_));
    let inn = args!["inn" => sign(&responder.tavern, guest, table)];
    Ok(match (done, what) {
        (true, CalledOff::Table) => guest.words.with("did-close-now", inn),
        // There was no deal or match to cancel.
        (false, CalledOff::Table) if !is_on => guest.words.with("did-close", inn),
        (true, _) => guest.words.say("did-take-back"),
        (false, _) => guest.words.say("did-wish"),
    })
}

/// Announces at the table why something was cancelled.
async fn tell_called_off(
    responder: &Responder,
    look: &Look,
    what: CalledOff,
    reason: &str,
    by: Option<MemberId>,
) {
    if reason.trim().is_empty() {
        return;
    }
    let words = responder.wording.at_table(look);
    let by = match by {
        Some(by) => format!("<@{by}>"),
        None => words.say("off-all"),
    };
    let text = screens::called_off(&words, look.id, what, &by, reason);
    let told = Screen::note(text);
    if let Err(error) = responder.discord.post(look.channel, &told).await {
        tracing::warn!("the reason for cancelling a deal could not be announced: {error}");
    }
}
