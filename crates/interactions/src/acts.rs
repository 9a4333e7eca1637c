//! Acts in a deal: by a button, a choice in a menu, or a number in a dialog.

use crate::error::CommandError;
use crate::guest::Guest;
use crate::hand::Hand;
use crate::response::Response;
use crate::tables::here;
use house::{HouseError, Performed, Tavern};
use ids::{DealId, TableId};
use pages::{HouseRefusal, Look};
use rules::{Act, Card, CardSet, Choice, Turn, View};
use screens::button::{DealKey, NumberKind, act};
use screens::words::Words;
use table::{
    Answer, Order, Refusal,
    look::{Playing, Scene},
};

/// The question that a button answers.
#[derive(Clone, Copy)]
pub struct QuestionId {
    /// The table of the question.
    pub table: TableId,
    /// The deal of the question.
    pub deal: DealId,
    /// The number of the question to that seat.
    pub asked: u16,
}

/// A click on a button of a deal: the answer is always the hand as it is afterwards.
pub(crate) async fn in_deal(
    tavern: &Tavern,
    guest: &Guest,
    asked: QuestionId,
    key: DealKey,
    values: &[&str],
) -> Result<Response, CommandError> {
    // The whole look is needed only for the answer; reading it before the act would only cost time.
    if !tavern.tables.is_open_in(asked.table, guest.guild) {
        here(tavern, guest, asked.table).await?;
    }
    match key {
        DealKey::Do(act) => perform(tavern, guest, asked, act).await,
        DealKey::Unsure(act) => ask_once_more(tavern, guest, asked, act).await,
        DealKey::Chosen(_) => {
            let chosen = values.first().and_then(|words| act(words).ok());
            let chosen =
                chosen.ok_or_else(|| CommandError::Message(guest.words.say("sent-away")))?;
            perform(tavern, guest, asked, chosen).await
        }
        DealKey::Pick { kept, .. } => pick(tavern, guest, asked, kept | cards(values)).await,
        DealKey::Number(wanted) => match values.first() {
            None => ask_for(tavern, guest, asked, wanted).await,
            Some(text) => {
                let look = here(tavern, guest, asked.table).await?;
                match read_number(guest, &look, wanted, text) {
                    Ok(act) => ask_once_more(tavern, guest, asked, act).await,
                    Err(sentence) => Ok(Response::hand(Hand::replying(guest, &look, &sentence))),
                }
            }
        },
        DealKey::Back => {
            let look = here(tavern, guest, asked.table).await?;
            Ok(Response::hand(Hand::replying(guest, &look, "")))
        }
        DealKey::LastTrick => {
            let look = here(tavern, guest, asked.table).await?;
            let last = match &look.scene {
                Scene::Playing(playing) => screens::last_trick(&guest.words, &look, playing),
                _ => None,
            };
            let last = last.unwrap_or_else(|| guest.words.say("last-trick-none"));
            Ok(Response::hand(Hand::replying(guest, &look, &last)))
        }
        DealKey::Played => {
            let look = here(tavern, guest, asked.table).await?;
            Ok(Response::Note(screens::played(&guest.words, &look)))
        }
        DealKey::Word(signal) => {
            let look = here(tavern, guest, asked.table).await?;
            let mut hand = Hand::replying(guest, &look, "");
            let saying = current(&look, asked)
                .and_then(|_| screens::hand_saying(&guest.words, &look, signal));
            hand.screen = saying.unwrap_or(hand.screen);
            Ok(Response::hand(hand))
        }
        DealKey::Poignee => {
            let look = here(tavern, guest, asked.table).await?;
            let words = guest.words.at_table(&look);
            let choosing =
                current(&look, asked).and_then(|_| screens::hand_poignee(&guest.words, &look));
            Ok(Response::hand(match choosing {
                Some(screen) => Hand {
                    screen,
                    ..Hand::replying(guest, &look, "")
                },
                None => Hand::replying(guest, &look, &screens::no_poignee(&words, &look)),
            }))
        }
        DealKey::ShowSize(size) => {
            let look = here(tavern, guest, asked.table).await?;
            let cards = current(&look, asked)
                .map(|playing| screens::poignee_of(&playing.view, size))
                .unwrap_or_default();
            perform(tavern, guest, asked, Act::Show(cards)).await
        }
        DealKey::ShowAll => answer_question(tavern, guest, asked, Some(CardSet::TAROT)).await,
        DealKey::ShowThese => answer_question(tavern, guest, asked, Some(cards(values))).await,
        DealKey::Hide => answer_question(tavern, guest, asked, None).await,
        DealKey::Take => take(tavern, guest, asked).await,
    }
}

/// The act that a number stands for, typed in the coins of its table.
///
/// # Errors
/// The sentence that says why it is none.
pub(crate) fn read_number(
    guest: &Guest,
    look: &Look,
    wanted: NumberKind,
    text: &str,
) -> Result<Act, String> {
    let words = guest.words.at_table(look);
    screens::read(&words, wanted, text, screens::most_bet(look))
}

/// Asks for confirmation of an act; acts that need none are done at once.
async fn ask_once_more(
    tavern: &Tavern,
    guest: &Guest,
    asked: QuestionId,
    act: Act,
) -> Result<Response, CommandError> {
    let look = here(tavern, guest, asked.table).await?;
    let unsure = current(&look, asked)
        .filter(|playing| playing.view.check(&act).is_ok())
        .and_then(|_| screens::hand_confirming(&guest.words, &look, act));
    let Some(unsure) = unsure else {
        return perform(tavern, guest, asked, act).await;
    };
    let mut hand = Hand::replying(guest, &look, "");
    hand.screen = unsure;
    Ok(Response::hand(hand))
}

/// Does an act; if the rules refuse it, the reason appears right above the buttons of the hand, which stays in place.
async fn perform(
    tavern: &Tavern,
    guest: &Guest,
    asked: QuestionId,
    act: Act,
) -> Result<Response, CommandError> {
    let (deal, number) = (asked.deal, asked.asked);
    let order = Order::Act {
        deal,
        asked: number,
        act,
    };
    let done = tavern.order(asked.table, guest, order).await;
    let refusal = match done {
        Err(HouseError::Refused(HouseRefusal::Table(Refusal::Rules(_, refusal)))) => refusal,
        other => return hand_after(tavern, guest, asked, other).await,
    };
    let look = here(tavern, guest, asked.table).await?;
    let seen = current(&look, asked).map(|playing| &playing.view);
    let words = guest.words.at_table(&look);
    let sentence = screens::refused(&words, &act, &refusal, seen);
    // The chosen cards stay chosen, so that a single one can be changed.
    let picked = match act {
        Act::Discard(cards) | Act::Rob(cards) => cards,
        _ => CardSet::EMPTY,
    };
    Ok(Response::hand(Hand::choosing(
        guest, &look, picked, &sentence,
    )))
}

/// The hand after an act, or after a click that came too late.
async fn hand_after(
    tavern: &Tavern,
    guest: &Guest,
    asked: QuestionId,
    done: Result<Performed, HouseError>,
) -> Result<Response, CommandError> {
    let stale = match done {
        Ok(_) => false,
        Err(HouseError::Refused(HouseRefusal::Table(Refusal::Stale { .. }))) => true,
        Err(error) => return Err(error.into()),
    };
    let look = here(tavern, guest, asked.table).await?;
    let sentence = if stale {
        stale_notice(guest, &look, asked)
    } else {
        String::new()
    };
    Ok(Response::hand(Hand::replying(guest, &look, &sentence)))
}

/// The answer to an outdated button: nothing if it was pressed twice, otherwise that it is outdated.
fn stale_notice(guest: &Guest, look: &Look, asked: QuestionId) -> String {
    match &look.scene {
        Scene::Playing(playing) if playing.deal == asked.deal => String::new(),
        _ => guest.words.say("refusal-stale"),
    }
}

/// Chooses cards; nothing is committed yet.
async fn pick(
    tavern: &Tavern,
    guest: &Guest,
    asked: QuestionId,
    picked: CardSet,
) -> Result<Response, CommandError> {
    let look = here(tavern, guest, asked.table).await?;
    let Some(playing) = current(&look, asked) else {
        let sentence = stale_notice(guest, &look, asked);
        return Ok(Response::hand(Hand::replying(guest, &look, &sentence)));
    };
    let (sentence, picked) = chosen(&guest.words, &playing.view, picked);
    Ok(Response::hand(Hand::choosing(
        guest, &look, picked, &sentence,
    )))
}

/// Those of these cards that may be chosen, and why not the others: a card that may not be discarded is refused at once
/// and not chosen.
pub(crate) fn chosen(words: &Words, view: &View, picked: CardSet) -> (String, CardSet) {
    match view.legal().choice() {
        choice @ Choice::Discard { count, from, .. } if choice.may_go(picked) != picked => {
            let fault = faulty(picked, count, choice.may_go(picked), from);
            let refusal = view.check(&Act::Discard(fault)).err();
            let why = refusal
                .map(|refusal| screens::refused(words, &Act::Discard(fault), &refusal, Some(view)));
            (why.unwrap_or_default(), choice.may_go(picked))
        }
        _ => (String::new(), picked),
    }
}

/// Opens the dialog for a number.
async fn ask_for(
    tavern: &Tavern,
    guest: &Guest,
    asked: QuestionId,
    wanted: NumberKind,
) -> Result<Response, CommandError> {
    let look = here(tavern, guest, asked.table).await?;
    let dialog = current(&look, asked).and_then(|_| screens::number(&guest.words, &look, wanted));
    Ok(match dialog {
        Some(dialog) => Response::Dialog(dialog),
        None => Response::hand(Hand::replying(
            guest,
            &look,
            &guest.words.say("not-asked-now"),
        )),
    })
}

/// Robs, where every seat is asked alike (RULES.md AP-1): a player who can rob chooses a card to lay down for it, a
/// player who cannot is told so and has answered.
async fn take(tavern: &Tavern, guest: &Guest, asked: QuestionId) -> Result<Response, CommandError> {
    let look = here(tavern, guest, asked.table).await?;
    let lays = match current(&look, asked) {
        Some(playing) if playing.view.turn == Turn::Question && !playing.answered => {
            screens::lays_for_robbing(&playing.view)
        }
        _ => {
            let sentence = stale_notice(guest, &look, asked);
            return Ok(Response::hand(Hand::replying(guest, &look, &sentence)));
        }
    };
    if let Some(lays) = lays {
        return Ok(Response::hand(Hand::choosing(guest, &look, lays, "")));
    }
    let QuestionId { table, deal, .. } = asked;
    let answer = Answer::Ready;
    let done = tavern
        .order(table, guest, Order::Answer { deal, answer })
        .await;
    if done.is_err() {
        return hand_after(tavern, guest, asked, done).await;
    }
    let look = here(tavern, guest, table).await?;
    let sentence = guest.words.say("cannot-rob");
    Ok(Response::hand(Hand::replying(guest, &look, &sentence)))
}

/// Answers the question about bonus cards that goes to every seat alike (RULES.md TM-7); `None` shows none.
async fn answer_question(
    tavern: &Tavern,
    guest: &Guest,
    asked: QuestionId,
    chosen: Option<CardSet>,
) -> Result<Response, CommandError> {
    let look = here(tavern, guest, asked.table).await?;
    if let Some(cards) = current(&look, asked).and_then(|playing| playing.view.to_declare()) {
        let act = match chosen {
            Some(_) => Act::Show(cards),
            None => Act::Hide,
        };
        return perform(tavern, guest, asked, act).await;
    }
    if let (Some(cards), true) = (chosen, shows_poignee(&look, asked)) {
        return perform(tavern, guest, asked, Act::Show(cards)).await;
    }
    let held = match &look.scene {
        Scene::Playing(playing) => playing.view.my_question.map(|question| question.cards),
        _ => None,
    };
    let held = held.unwrap_or_default();
    let answer = match chosen {
        // Players without bonus cards have the same buttons, to no effect (TM-7).
        _ if held.is_empty() => Answer::Ready,
        None => Answer::Hide,
        Some(chosen) if (chosen & held).is_empty() => {
            let sentence = guest.words.say("not-held");
            return Ok(Response::hand(Hand::replying(guest, &look, &sentence)));
        }
        Some(chosen) => Answer::Show(chosen & held),
    };
    let deal = asked.deal;
    let done = tavern
        .order(asked.table, guest, Order::Answer { deal, answer })
        .await;
    match done {
        Err(HouseError::Refused(refusal @ HouseRefusal::Table(Refusal::Rules(..)))) => {
            let sentence = screens::house_refusal(&guest.words, &refusal);
            let look = here(tavern, guest, asked.table).await?;
            Ok(Response::hand(Hand::replying(guest, &look, &sentence)))
        }
        done => hand_after(tavern, guest, asked, done).await,
    }
}

/// Whether the viewer may show a poignée now.
fn shows_poignee(look: &Look, asked: QuestionId) -> bool {
    let own = current(look, asked).and_then(|playing| playing.view.tarot());
    own.is_some_and(|own| own.may_show.is_some())
}

/// The deal as the viewer sees it, if the answered question is still open.
fn current(look: &Look, asked: QuestionId) -> Option<&Playing> {
    match &look.scene {
        Scene::Playing(playing) if playing.deal == asked.deal && playing.asked == asked.asked => {
            Some(playing)
        }
        _ => None,
    }
}

/// `count` cards with one that may not be discarded among them: the rules' refusal is about that card.
fn faulty(picked: CardSet, count: u32, may_go: CardSet, from: CardSet) -> CardSet {
    let forbidden = picked - may_go;
    let fill = may_go.iter().chain((from - picked).iter());
    let mut cards: CardSet = forbidden.iter().take(count as usize).collect();
    for card in fill {
        if cards.len() < count {
            cards.insert(card);
        }
    }
    cards
}

/// The cards chosen in a menu; skips anything that is not a card.
fn cards(values: &[&str]) -> CardSet {
    values
        .iter()
        .filter_map(|value| value.parse::<Card>().ok())
        .collect()
}
