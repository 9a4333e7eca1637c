//! What a click means: a button, a choice in a menu, or a form that was filled in.

use crate::acts::{QuestionId, in_deal};
use crate::at_table::at_table;
use crate::broke::claim_allowance;
use crate::command::coins;
use crate::doubts::sure;
use crate::error::CommandError;
use crate::guest::Guest;
use crate::orders::order;
use crate::reports::report;
use crate::responder::Responder;
use crate::response::{ClickedMessage, Response};
use crate::setup::set_up;
use crate::showing::shown;
use crate::tables::table_named;
use crate::voids::agree_to_void;
use crate::{books, character, lesson, panel, past, play, privacy, staff, view};
use ids::TableId;
use pages::WantedGame;
use screens::button::{Button, PlayKey, SureKey, TableKey, WhichKey};

/// What was pressed, chosen or filled in, and in which message.
#[derive(Clone, Copy, Debug)]
pub struct Click<'a> {
    /// The button; `None`: one that is not, or no longer, ours.
    pub button: Option<Button>,
    /// The values chosen in a menu or filled into a form.
    pub values: &'a [&'a str],
    /// The message that was clicked.
    pub on: ClickedMessage,
    /// The reason that the clicked question states, for no button holds so much.
    pub reason: &'a str,
    /// Names the transfers that it makes, so that a click which is delivered twice moves coins once.
    pub order: &'a str,
}

impl Click<'_> {
    /// The game the button is for.
    pub fn wanted(&self) -> WantedGame {
        match self.button {
            Some(Button::Table(table, _) | Button::Order(table, _)) => WantedGame::At(table),
            Some(Button::Play(PlayKey::Alone(game, _) | PlayKey::Open(game, _))) => {
                WantedGame::Of(game)
            }
            _ => WantedGame::Unknown,
        }
    }

    /// The table that the button is about.
    pub fn table(&self) -> Option<TableId> {
        match self.button {
            Some(
                Button::Table(table, _)
                | Button::Order(table, _)
                | Button::Deal { table, .. }
                | Button::Sure(SureKey::Close(table) | SureKey::CallOff(table, ..)),
            ) => Some(table),
            Some(Button::Which(_)) => self.values.first()?.parse().ok(),
            _ => None,
        }
    }

    /// The table of an act that was clicked in a private message.
    pub fn acts_at(&self) -> Option<TableId> {
        match self.button {
            Some(Button::Deal { table, .. }) if self.on == ClickedMessage::Own => Some(table),
            _ => None,
        }
    }
}

/// Does what a click says, and answers with the state after that. What may open a table is boxed, so that a click on a
/// card takes no room for it.
///
/// # Errors
/// The refusal of what was clicked.
pub async fn clicked(
    responder: &Responder,
    guest: &Guest,
    click: &Click<'_>,
) -> Result<Response, CommandError> {
    let sent_away = || CommandError::Message(guest.words.say("sent-away"));
    let button = click.button.ok_or_else(sent_away)?;
    // Erasing everything must not register the member again on the way.
    if let Button::Privacy(key) = button {
        return privacy::pressed(responder, guest, key).await;
    }
    let (tavern, wording, values) = (&responder.tavern, &responder.wording, click.values);
    guest.meet(tavern).await?;
    match button {
        Button::Privacy(_) => Ok(Response::Silent),
        Button::PlayAs => {
            let who = values.first().copied().unwrap_or_default();
            Ok(Response::Note(
                character::play_as(tavern, guest, who).await?,
            ))
        }
        Button::About => Ok(Response::Note(screens::about(
            &guest.words,
            &tavern.house.policy_links,
            &screens::permissions_here(&guest.words, &guest.lacking_of_all, &guest.invite),
        ))),
        Button::Commands => Ok(Response::Note(screens::commands(
            &guest.words,
            guest.rank(),
        ))),
        Button::Character(key) => character::pressed(responder, guest, key, values).await,
        Button::Chart => Ok(Response::Note(coins::chart(responder, guest).await?)),
        Button::Panel(key) => panel::pressed(responder, guest, key, values).await,
        Button::Staff(key) => staff::pressed(responder, guest, key, (values, click.order)).await,
        Button::Allowance => claim_allowance(responder, guest, None).await,
        Button::Play(key) => Box::pin(play::pressed(responder, guest, key, values)).await,
        Button::Lesson(key) => lesson::pressed(responder, guest, key, values).await,
        Button::Setup(key) => set_up(responder, guest, key, values).await,
        Button::Order(table, key) => order(responder, guest, table, key, values).await,
        Button::History(seek) => Ok(Response::Page(past::history(tavern, guest, seek).await?)),
        Button::Books(seek) => {
            let page = books::books(tavern, wording, guest, seek);
            Ok(Response::Page(page.await?))
        }
        Button::Ledger => Ok(Response::Note(books::ledger(tavern, wording, guest).await?)),
        Button::View(key) => view::pressed(responder, guest, key, values).await,
        Button::AgreeToVoid(request) => agree_to_void(responder, guest, request).await,
        Button::Which(key) => {
            let table = click.table().ok_or_else(sent_away)?;
            Box::pin(which(responder, guest, (table, key), click.on)).await
        }
        Button::Sure(key) => sure(responder, guest, key, (click.reason, click.order)).await,
        Button::Report(deal) => report(tavern, guest, deal, values).await,
        Button::Past(key) => past::past(responder, guest, key, values).await,
        Button::Table(table, key) => {
            Box::pin(at_table(responder, guest, (table, key), values, click.on)).await
        }
        Button::Deal {
            table,
            deal,
            asked,
            key,
        } => {
            let asked = QuestionId { table, deal, asked };
            in_deal(tavern, guest, asked, key, values).await
        }
    }
}

/// What was asked of a table, now that it is chosen.
async fn which(
    responder: &Responder,
    guest: &Guest,
    (table, key): (TableId, WhichKey),
    on: ClickedMessage,
) -> Result<Response, CommandError> {
    let key = match key {
        WhichKey::Hand | WhichKey::Mine => TableKey::Hand,
        WhichKey::Leave => TableKey::Leave,
        WhichKey::Show => {
            let named = table_named(&responder.tavern, guest, &table.to_string()).await?;
            return Ok(Response::Page(shown(responder, guest, &named).await?));
        }
    };
    at_table(responder, guest, (table, key), &[], on).await
}
