//! `/play` and its buttons: a table opened without another command, against computer players or for friends.

use crate::broke;
use crate::command::game;
use crate::dealing::deal;
use crate::error::CommandError;
use crate::guest::Guest;
use crate::lesson;
use crate::opening::{
    Opened, Placement, may_open, open_here, open_in_thread, opens_here, placement,
};
use crate::responder::Responder;
use crate::response::{ClickedMessage, Response};
use crate::rules_page;
use crate::tables::{hand_at, here, on_turn_elsewhere};
use house::{HouseError, Opening, log_failure};
use ids::TableId;
use pages::{HouseRefusal, Look, Opens, WantedGame};
use rules::{Coins, Variant};
use screens::button::{PlayKey, PlayedFor};
use screens::screen::Screen;
use table::{CoinKind, Order, Terms};

/// The page for somebody who has not chosen a game yet.
///
/// # Errors
/// The database failed.
pub async fn first_page(responder: &Responder, guest: &Guest) -> Result<Screen, CommandError> {
    let first = screens::first_game();
    let first = first.ok_or_else(|| CommandError::Message(guest.words.say("our-fault")))?;
    page(responder, guest, first).await
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
        Some(_) => page(responder, guest, game::meant(guest, typed)?).await,
    }
}

/// The page with this game chosen; with the order of its cards as a picture for members who like pictures.
async fn page(
    responder: &Responder,
    guest: &Guest,
    variant: Variant,
) -> Result<Screen, CommandError> {
    let picture = responder.picture(rules_page::art(guest, &variant)).await;
    let opens = opens_here(responder, guest).await;
    let page = responder
        .tavern
        .play_page(guest.guild, guest.member, variant, opens)
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
        PlayKey::Pick => {
            let chosen = values.first().and_then(|value| screens::chosen_game(value));
            let chosen =
                chosen.ok_or_else(|| CommandError::Message(guest.words.say("sent-away")))?;
            Ok(Response::Page(page(responder, guest, chosen).await?))
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
        PlayKey::Now(variant, played_for) => match opens_here(responder, guest).await {
            Opens::SoloTable => play_alone(responder, guest, variant).await,
            // Where nothing may be opened, this says why.
            Opens::Table | Opens::Nothing => {
                let terms = terms(responder, guest, variant, played_for);
                open(responder, guest, terms, Company::ComputerPlayers).await
            }
        },
        PlayKey::Invite(variant, played_for) => {
            let terms = terms(responder, guest, variant, played_for);
            open(responder, guest, terms, Company::Friends).await
        }
    }
}

/// Opens the guest's solo table and deals. If they have one already, they are asked which they want.
async fn play_alone(
    responder: &Responder,
    guest: &Guest,
    variant: Variant,
) -> Result<Response, CommandError> {
    let (tavern, member) = (&responder.tavern, guest.member);
    if tavern.tables.alone(guest.guild, member).is_some() {
        return Ok(Response::Page(page(responder, guest, variant).await?));
    }
    let table = tavern.open_alone(guest.guild, guest.channel, member, variant);
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
    Ok(Response::Page(
        page(responder, guest, look.terms.variant).await?,
    ))
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

/// Who is to play at a new table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// Computer players take the empty chairs, and the cards are dealt at once.
    ComputerPlayers,
    /// Anyone who joins.
    Friends,
}

/// Opens a table on these terms where the guest is, in a thread if the server prefers that.
///
/// # Errors
/// No table may be opened here, or the stake is not covered.
pub async fn open(
    responder: &Responder,
    guest: &Guest,
    terms: Terms,
    company: Company,
) -> Result<Response, CommandError> {
    let tavern = &responder.tavern;
    may_open(responder, guest).await?;
    let opening = Opening {
        table: TableId(tavern.house.random.bits()),
        rank: guest.rank(),
        parent: guest.thread_of(),
        ..Opening::new(guest.guild, guest.channel, guest.member, terms, 0)
    };
    let table = opening.table;
    let opened = match placement(tavern, guest, None)? {
        Placement::Here => Opened::Here(Box::new(open_here(responder, guest, opening).await?)),
        place => open_in_thread(responder, guest, opening, place).await?,
    };
    let dealt = match company {
        Company::Friends => None,
        Company::ComputerPlayers => Some(deal_at_once(responder, guest, table).await?),
    };
    Ok(match (opened, dealt) {
        // Their hand is in the thread, below the table.
        (Opened::InThread(told), _) => Response::Note(Screen::note(told)),
        (Opened::Here(_), Some(dealt)) => {
            let on_turn = on_turn_elsewhere(tavern, guest, table).await;
            dealt.below().headed(&on_turn)
        }
        (Opened::Here(hand), None) => Response::HandBelow(hand),
    })
}

/// Fills a new table with computer players and deals. If too few are free, the table waits for others.
async fn deal_at_once(
    responder: &Responder,
    guest: &Guest,
    table: TableId,
) -> Result<Response, CommandError> {
    match responder.tavern.order(table, guest, Order::Fill).await {
        Ok(_) => deal(responder, guest, table, (0, None), ClickedMessage::Own).await,
        Err(HouseError::Refused(refusal)) => {
            let why = screens::house_refusal(&guest.words, &refusal);
            let mut hand = hand_at(responder, guest, table, &why).await?;
            if let HouseRefusal::HouseBroke { .. } | HouseRefusal::PatronShort { .. } = refusal {
                let wanted = WantedGame::At(table);
                let (tavern, guild) = (&responder.tavern, guest.guild);
                let instead = tavern.without_patrons_coins(guild, guest.member, wanted, &refusal);
                match instead.await {
                    Ok(instead) => {
                        let offered = screens::patrons_broke(&guest.words, "", &instead);
                        hand.screen.rows.splice(0..0, offered.rows);
                    }
                    // The table is open all the same.
                    Err(error) => log_failure(broke::UNREAD, error),
                }
            }
            Ok(Response::hand(hand))
        }
        Err(error) => Err(error.into()),
    }
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
    open(responder, guest, terms, Company::Friends).await
}
