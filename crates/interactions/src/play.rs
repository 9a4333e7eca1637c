//! `/play` and its buttons: what one can learn, play alone, or open a table for.

use crate::command::game;
use crate::dealing::deal;
use crate::error::CommandError;
use crate::guest::Guest;
use crate::lesson;
use crate::opening::{
    Opened, Placement, may_open, may_play_here, open_here, open_in_thread, opens_here, placement,
};
use crate::responder::Responder;
use crate::response::{ClickedMessage, Response};
use crate::rules_page;
use crate::tables::{here, on_turn_elsewhere};
use house::{HouseError, Opening};
use ids::TableId;
use pages::Look;
use patrons::Skill;
use rules::{Coins, Variant};
use screens::button::{PlayKey, PlayedFor};
use screens::screen::Screen;
use table::{CoinKind, Order, Terms};

/// How well the computer players of a solo table play unless its player chooses.
const USUAL_SKILL: Skill = Skill::Regular;

/// The page for somebody who has not chosen a game yet.
///
/// # Errors
/// The database failed.
pub async fn first_page(responder: &Responder, guest: &Guest) -> Result<Screen, CommandError> {
    let first = screens::first_game();
    let first = first.ok_or_else(|| CommandError::Message(guest.words.say("our-fault")))?;
    page(responder, guest, first, USUAL_SKILL).await
}

/// The page for whoever typed a game, or none.
///
/// # Errors
/// No game has that name.
pub async fn page_of(
    responder: &Responder,
    guest: &Guest,
    typed: Option<&str>,
) -> Result<Screen, CommandError> {
    match typed {
        None => first_page(responder, guest).await,
        Some(_) => page(responder, guest, game::meant(guest, typed)?, USUAL_SKILL).await,
    }
}

/// The page with this game chosen; with the order of its cards as a picture for members who like pictures.
async fn page(
    responder: &Responder,
    guest: &Guest,
    variant: Variant,
    skill: Skill,
) -> Result<Screen, CommandError> {
    let picture = responder.picture(rules_page::art(guest, &variant)).await;
    let opens = opens_here(responder, guest).await;
    let page = responder
        .tavern
        .play_page(guest.guild, guest.member, variant, (skill, opens))
        .await?;
    Ok(screens::play(&guest.words, &page).with_picture(picture))
}

/// Answers a button of the page.
///
/// # Errors
/// No table may be opened here, or the stake is not covered.
pub async fn pressed(
    responder: &Responder,
    guest: &Guest,
    key: PlayKey,
    values: &[&str],
) -> Result<Response, CommandError> {
    match key {
        PlayKey::Page => Ok(Response::Note(first_page(responder, guest).await?)),
        PlayKey::Pick(skill) => {
            let chosen = values.first().and_then(|value| screens::chosen_game(value));
            let chosen = chosen.ok_or_else(|| sent_away(guest))?;
            Ok(Response::Page(page(responder, guest, chosen, skill).await?))
        }
        PlayKey::Level(variant) => {
            let chosen = values.first().and_then(|value| Skill::by_key(value));
            let chosen = chosen.ok_or_else(|| sent_away(guest))?;
            Ok(Response::Page(
                page(responder, guest, variant, chosen).await?,
            ))
        }
        PlayKey::Learn(variant) => Ok(Response::Page(
            lesson::begin(responder, guest, &variant).await?,
        )),
        PlayKey::LearnBeside(variant) => Ok(Response::Note(
            lesson::begin(responder, guest, &variant).await?,
        )),
        PlayKey::Rules(variant) => {
            let page = rules_page::rules(guest, &variant, None);
            Ok(Response::Illustrated(page))
        }
        PlayKey::Alone(variant, skill) => {
            may_play_here(responder, guest).await?;
            play_alone(responder, guest, variant, skill).await
        }
        PlayKey::Open(variant, played_for) => {
            open(
                responder,
                guest,
                terms(responder, guest, variant, played_for),
            )
            .await
        }
    }
}

fn sent_away(guest: &Guest) -> CommandError {
    CommandError::Message(guest.words.say("sent-away"))
}

/// Opens the guest's solo table and deals. If they have one already, they are asked which they want.
async fn play_alone(
    responder: &Responder,
    guest: &Guest,
    variant: Variant,
    skill: Skill,
) -> Result<Response, CommandError> {
    let (tavern, member) = (&responder.tavern, guest.member);
    if tavern.tables.alone(guest.guild, member).is_some() {
        return Ok(Response::Page(
            page(responder, guest, variant, skill).await?,
        ));
    }
    let table = tavern.open_alone(guest.guild, guest.channel, member, variant, skill);
    let table = table.await?;
    let dealt = deal(responder, guest, table, (0, None), ClickedMessage::Own).await?;
    Ok(dealt.headed(&on_turn_elsewhere(tavern, guest, table).await))
}

/// Ends the guest's solo table, and shows what they could play instead.
///
/// # Errors
/// It is no solo table, or closed already.
pub async fn end_alone(
    responder: &Responder,
    guest: &Guest,
    look: &Look,
) -> Result<Response, CommandError> {
    if !look.solo {
        return Err(CommandError::Message(guest.words.say("sent-away")));
    }
    let tavern = &responder.tavern;
    match tavern.order(look.id, guest, Order::Close).await {
        // It was ended in another message, or by itself.
        Ok(_) | Err(HouseError::Refused(_)) => {}
        Err(error) => return Err(error.into()),
    }
    let page = page(responder, guest, look.terms.variant, USUAL_SKILL);
    Ok(Response::Page(page.await?))
}

fn terms(responder: &Responder, guest: &Guest, variant: Variant, played_for: PlayedFor) -> Terms {
    let settings = responder.tavern.settings.for_guild(guest.guild);
    let usual = settings.usual_terms(variant);
    match played_for {
        PlayedFor::Usual => usual,
        PlayedFor::Stake(coins) => Terms {
            stake: Coins(coins.into()),
            ..usual
        },
        PlayedFor::Fun => Terms {
            coins: CoinKind::Chips,
            ..usual
        },
    }
}

/// Opens a table on these terms where the guest is, in a thread if the server prefers that.
///
/// # Errors
/// No table may be opened here, or the stake is not covered.
pub async fn open(
    responder: &Responder,
    guest: &Guest,
    terms: Terms,
) -> Result<Response, CommandError> {
    let tavern = &responder.tavern;
    may_open(responder, guest).await?;
    let opening = Opening {
        table: TableId(tavern.house.random.bits()),
        rank: guest.rank(),
        parent: guest.thread_of(),
        spoken: Some(guest.words.house_language()),
        ..Opening::new(guest.guild, guest.channel, guest.member, terms, 0)
    };
    let opened = match placement(tavern, guest, None)? {
        Placement::Here => Opened::Here(Box::new(open_here(responder, guest, opening).await?)),
        place => open_in_thread(responder, guest, opening, place).await?,
    };
    Ok(match opened {
        // Their hand is in the thread, below the table.
        Opened::InThread(told) => Response::Note(Screen::note(told)),
        Opened::Here(hand) => Response::HandBelow(hand),
    })
}

/// Opens a table on the terms of another, but for fun.
///
/// # Errors
/// No table may be opened here.
pub async fn same_for_fun(
    responder: &Responder,
    guest: &Guest,
    table: TableId,
) -> Result<Response, CommandError> {
    let look = here(&responder.tavern, guest, table).await?;
    let terms = Terms {
        coins: CoinKind::Chips,
        ..look.terms
    };
    open(responder, guest, terms).await
}
