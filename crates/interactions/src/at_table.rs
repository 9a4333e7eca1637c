//! The buttons of a table: taking and leaving seats, and dealing.

use crate::broke::claim_allowance;
use crate::dealing::{deal, own_hand};
use crate::error::CommandError;
use crate::guest::Guest;
use crate::hand::Hand;
use crate::opening::{may_play_here, play_again};
use crate::orders::orders;
use crate::play::{end_alone, same_for_fun};
use crate::responder::Responder;
use crate::response::{ClickedMessage, Response};
use crate::rules_page;
use crate::tables::{here, lacking, looked_at, sign};
use house::Tavern;
use ids::{DealId, TableId};
use pages::{HouseRefusal, Look};
use rules::Coins;
use screens::Share;
use screens::button::TableKey;
use screens::screen::Screen;
use screens::words::args;
use table::{
    CoinKind, Order, Pace, Refusal, Standing, WhichPatron,
    look::{Chair, Scene},
};

/// A click on a table's button. The table's message shows the result; an answer is sent only where that is not
/// enough.
///
/// # Errors
/// The table's refusal.
pub async fn at_table(
    responder: &Responder,
    guest: &Guest,
    (table, key): (TableId, TableKey),
    values: &[&str],
    on: ClickedMessage,
) -> Result<Response, CommandError> {
    let (tavern, member) = (&responder.tavern, guest.member);
    let before = here(tavern, guest, table).await?;
    if before.solo && goes_on(key) {
        may_play_here(responder, guest).await?;
    }
    match key {
        TableKey::Result => return Ok(result(responder, guest, &before)),
        // Between deals and afterwards, one's hand is what came of it.
        TableKey::Hand => {
            if before.chair_of(member).is_none() && !matches!(before.scene, Scene::Closed(_)) {
                return Ok(Response::Note(screens::not_seated(&guest.words, &before)));
            }
            let seen = looked_at(responder, guest, before).await;
            let lacking = lacking(responder, guest, &seen);
            return Ok(Response::hand(Hand::replying(guest, &seen, &lacking)));
        }
        TableKey::Words => {
            return Ok(match screens::in_words(&guest.words, &before) {
                Some(told) => Response::Note(told),
                // The deal is over since.
                None => Response::Silent,
            });
        }
        TableKey::Again => return play_again(responder, guest, table).await,
        TableKey::Rules => {
            let terms = before.terms;
            let stake = Some(terms.stake);
            let page = rules_page::rules(guest, &terms.variant, stake);
            return Ok(Response::Illustrated(page));
        }
        TableKey::Score => return score(responder, guest, &before).await,
        TableKey::Purse => return purse(responder, guest, &before, (values, on)).await,
        TableKey::Cut(deal) => {
            return match values.first() {
                Some(typed) => cut(responder, guest, &before, (deal, typed)).await,
                None => ask_for_cut(guest, &before),
            };
        }
        TableKey::Join => {
            tavern.join(table, member).await?;
            let inn = args!["inn" => sign(tavern, guest, table)];
            // Their hand: it will show the cards as soon as they are dealt.
            let joined = guest.words.with("did-join", inn);
            return own_hand(responder, guest, table, &joined).await;
        }
        TableKey::Fill(played) => {
            tavern.order(table, guest, Order::Fill).await?;
            if before.is_lone() {
                return deal(responder, guest, table, (played, None), on).await;
            }
        }
        TableKey::Leave | TableKey::LeaveNow(_) => {
            // A button from an earlier deal did not state what is at stake now.
            let knows = key == TableKey::LeaveNow(before.deals);
            if let Some(question) = screens::ask_leave(&guest.words, &before, member)
                && !knows
            {
                return Ok(Response::Page(question));
            }
            tavern.order(table, guest, Order::Leave).await?;
            responder.discord.put_away_hand(table, member);
            let plays = |chair: &Chair| chair.plays;
            if before.chair_of(member).is_some_and(plays) || on == ClickedMessage::Own {
                let left = screens::left(&guest.words, &before, member);
                let lacking = lacking(responder, guest, &before);
                return Ok(Response::Page(Screen::note(left).headed(&lacking)));
            }
        }
        TableKey::SeatPatron | TableKey::SeatThis => {
            let chosen = values.first().filter(|_| key == TableKey::SeatThis);
            let wish = match chosen {
                Some(chosen) => patron_chosen(tavern, guest, chosen)?,
                // Only the host may choose, and only if there is a choice of patrons.
                None if before.host == member && has_choice(tavern, guest) => {
                    return Ok(Response::Note(patrons_to_choose(tavern, guest, table)));
                }
                None => WhichPatron::Anybody,
            };
            tavern.order(table, guest, Order::SeatPatron(wish)).await?;
            if on == ClickedMessage::Own {
                return options(responder, guest, table).await;
            }
        }
        TableKey::SendPatron => {
            tavern.order(table, guest, Order::UnseatPatron).await?;
        }
        TableKey::Deal(played, shuffle) => {
            return deal(responder, guest, table, (played, shuffle), on).await;
        }
        // The table shows at each seat who is sitting out.
        TableKey::SitOut => {
            tavern.order(table, guest, Order::SitOut).await?;
        }
        TableKey::SitIn => {
            tavern.order(table, guest, Order::SitIn).await?;
        }
        TableKey::ForFun => {
            tavern
                .order(table, guest, Order::ChooseCoins(CoinKind::Chips))
                .await?;
            let is_broke = |chair: &Chair| chair.standing == Standing::Broke;
            if before.chair_of(member).is_some_and(is_broke) && on == ClickedMessage::Own {
                return own_hand(responder, guest, table, "").await;
            }
            if on == ClickedMessage::Own {
                return options(responder, guest, table).await;
            }
        }
        TableKey::ForCoins => {
            tavern
                .order(table, guest, Order::ChooseCoins(CoinKind::Purse))
                .await?;
            if on == ClickedMessage::Own {
                return options(responder, guest, table).await;
            }
        }
        TableKey::Slower | TableKey::Faster => {
            let pace = match key {
                TableKey::Slower => Pace::Slow,
                _ => Pace::Usual,
            };
            tavern.order(table, guest, Order::ChoosePace(pace)).await?;
            return if before.solo {
                own_hand(responder, guest, table, "").await
            } else {
                options(responder, guest, table).await
            };
        }
        TableKey::End => return end_alone(responder, guest, &before).await,
        TableKey::SameForFun => return same_for_fun(responder, guest, table).await,
        TableKey::Allowance => return claim_allowance(responder, guest, Some(table)).await,
    }
    // The table's message shows what was done; a private note as well would only be in the way.
    Ok(match lacking(responder, guest, &before) {
        lacking if lacking.is_empty() => Response::Silent,
        lacking => Response::Note(Screen::note(lacking)),
    })
}

/// What can be done at the table now, in place of what could be before.
async fn options(
    responder: &Responder,
    guest: &Guest,
    table: TableId,
) -> Result<Response, CommandError> {
    let after = here(&responder.tavern, guest, table).await?;
    let page = orders(responder, guest, &after, "");
    let lacking = lacking(responder, guest, &after);
    Ok(Response::Page(page.headed(&lacking)))
}

/// What the deal that is over came to, for its reader and for everyone: whoever has a seat here reads it in their hand.
fn result(responder: &Responder, guest: &Guest, before: &Look) -> Response {
    let lacking = lacking(responder, guest, before);
    let mut hand = Hand::replying(guest, before, &lacking);
    hand.screen = screens::with_whole_result(&guest.words, before, hand.screen);
    if before.chair_of(guest.member).is_some() || matches!(before.scene, Scene::Closed(_)) {
        Response::hand(hand)
    } else {
        Response::Note(hand.screen)
    }
}

/// Whether somebody goes on playing by this: where the server's age setting lets nobody play, a solo table can be played
/// to the end of its deal and be ended, and no more.
fn goes_on(key: TableKey) -> bool {
    match key {
        TableKey::Hand
        | TableKey::Result
        | TableKey::Words
        | TableKey::Deal(..)
        | TableKey::Fill(_)
        | TableKey::SitIn
        | TableKey::Cut(_) => true,
        TableKey::Again
        | TableKey::Rules
        | TableKey::Join
        | TableKey::Leave
        | TableKey::LeaveNow(_)
        | TableKey::SeatPatron
        | TableKey::SeatThis
        | TableKey::SendPatron
        | TableKey::SitOut
        | TableKey::ForFun
        | TableKey::ForCoins
        | TableKey::End
        | TableKey::SameForFun
        | TableKey::Purse
        | TableKey::Score
        | TableKey::Slower
        | TableKey::Faster
        | TableKey::Allowance => false,
    }
}

/// The score sheet of a table.
async fn score(
    responder: &Responder,
    guest: &Guest,
    before: &Look,
) -> Result<Response, CommandError> {
    let (words, records) = (&guest.words, &responder.tavern.records);
    let sheet = records.score_sheet(guest.guild, before.id).await?;
    let drawing = screens::draw_score(words, before, &sheet);
    let png = responder.discord.draw(Box::new(drawing)).await;
    Ok(Response::Note(screens::score(words, before, &sheet, png)))
}

/// Opens the form for the most that the guest puts at stake in a deal, or sets it from the next deal on (RULES.md 0.3).
async fn purse(
    responder: &Responder,
    guest: &Guest,
    before: &Look,
    (values, on): (&[&str], ClickedMessage),
) -> Result<Response, CommandError> {
    let words = &guest.words.at_table(before);
    let Some(typed) = values.first() else {
        let dialog = screens::purse_dialog(words, before);
        let dialog = dialog.ok_or(HouseRefusal::Table(Refusal::NoPurse))?;
        if before.chair_of(guest.member).is_none() {
            return Err(HouseRefusal::Table(Refusal::NotSeated).into());
        }
        return Ok(Response::Dialog(dialog));
    };
    let bounds = before.terms.variant.purse(before.terms.stake);
    let (_, most) = bounds.ok_or(HouseRefusal::Table(Refusal::NoPurse))?;
    let refused = |error| CommandError::Message(screens::amount_refused(words, &error));
    let share = words.share(typed).map_err(refused)?;
    let coins = share.of(most);
    if share == Share::All {
        let question = screens::ask_purse(words, before.id, coins);
        return Ok(Response::Note(question));
    }
    let text = set_purse(responder, guest, before, coins).await?;
    if on == ClickedMessage::Own {
        return own_hand(responder, guest, before.id, &text).await;
    }
    Ok(Response::Note(Screen::note(text)))
}

/// Sets the most that the guest puts at stake in a deal.
///
/// # Errors
/// The game's bounds, or the guest has no seat.
pub(crate) async fn set_purse(
    responder: &Responder,
    guest: &Guest,
    before: &Look,
    coins: Coins,
) -> Result<String, CommandError> {
    let words = &guest.words.at_table(before);
    let order = Order::SetPurse(coins);
    responder.tavern.order(before.id, guest, order).await?;
    Ok(words.with("did-purse", args!["coins" => words.coins(coins)]))
}

/// Asks for the words that cut the shuffle.
fn ask_for_cut(guest: &Guest, before: &Look) -> Result<Response, CommandError> {
    let shuffle = before.shuffle.as_ref();
    let open = !matches!(before.scene, Scene::Playing(_) | Scene::Closed(_));
    let shuffle = shuffle
        .filter(|_| open)
        .ok_or(HouseRefusal::Table(Refusal::TooLateToCut))?;
    if before.chair_of(guest.member).is_none() {
        return Err(HouseRefusal::Table(Refusal::NotSeated).into());
    }
    let dialog = screens::cut_dialog(&guest.words, before, shuffle);
    Ok(Response::Dialog(dialog))
}

/// Cuts the shuffle of this deal with the typed words.
async fn cut(
    responder: &Responder,
    guest: &Guest,
    before: &Look,
    (deal, typed): (DealId, &str),
) -> Result<Response, CommandError> {
    let cut = responder
        .tavern
        .tables
        .cut(before.id, guest.member, deal, typed)
        .await?;
    let shuffle = before.shuffle.as_ref();
    let shuffle = shuffle
        .filter(|shuffle| shuffle.deal == deal)
        .ok_or(HouseRefusal::Table(Refusal::TooLateToCut))?;
    let text = screens::cut(&guest.words, &cut, &shuffle.hash);
    let lacking = lacking(responder, guest, before);
    Ok(Response::Note(Screen::note(text).headed(&lacking)))
}

fn has_choice(tavern: &Tavern, guest: &Guest) -> bool {
    tavern.staff.hired(guest.guild).len() > 1
}

fn patrons_to_choose(tavern: &Tavern, guest: &Guest, table: TableId) -> Screen {
    let staff = tavern.staff.hired(guest.guild);
    let reader = screens::Reader::new(guest.is_gm);
    let regulars = tavern.settings.for_guild(guest.guild).regulars;
    screens::seat_menu(&guest.words, table, (&staff, regulars), reader)
}

/// The patron that was chosen in the menu.
fn patron_chosen(
    tavern: &Tavern,
    guest: &Guest,
    chosen: &str,
) -> Result<WhichPatron, CommandError> {
    let staff = tavern.staff.hired(guest.guild);
    match staff.iter().find(|hired| hired.key.as_str() == chosen) {
        Some(hired) => Ok(WhichPatron::This(hired.key.clone())),
        None if chosen == screens::ANYBODY => Ok(WhichPatron::OfTheCast),
        None => Err(HouseRefusal::Table(Refusal::NoPatronFree).into()),
    }
}
