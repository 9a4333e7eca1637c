//! What a slash command means: a type for each with its options as plain data, and what answers it.

pub mod character;
pub mod coins;
pub mod complete;
pub mod game;
pub mod named;
pub mod patron;
pub mod table;
pub mod tavern;

use crate::error::CommandError;
use crate::guest::Guest;
use crate::responder::Responder;
use crate::response::Response;
use crate::rules_page;
use crate::tables::table_for;
use crate::view;
use crate::{play, privacy};
use character::CharacterCommand;
use coins::CoinsCommand;
use house::log_failure;
use pages::{ViewPage, WantedGame};
use patron::PatronCommand;
use table::TableCommand;
use tavern::TavernCommand;

/// A slash command.
#[derive(Clone, Debug)]
pub enum Command {
    /// `/play`
    Play {
        /// The game whose page to open.
        game: Option<String>,
    },
    /// `/triomphe`
    Triomphe(TableCommand),
    /// `/rules`
    Rules {
        /// The game; without one, that of the table here.
        game: Option<String>,
    },
    /// `/coins`
    Coins(CoinsCommand),
    /// `/character`
    Character(CharacterCommand),
    /// `/settings`
    Settings,
    /// `/privacy`
    Privacy,
    /// `/help`
    Help,
    /// `/tavern`
    Tavern(TavernCommand),
    /// `/patron`
    Patron(PatronCommand),
}

impl Command {
    /// The game that the command is about.
    pub fn wanted(&self) -> WantedGame {
        let Command::Triomphe(TableCommand::Start(start)) = self else {
            return WantedGame::Unknown;
        };
        match game::chosen(start.game.as_deref()) {
            Some(variant) => WantedGame::Of(variant),
            None => WantedGame::Unknown,
        }
    }
}

/// Does what a command says, and answers it. `order` names the transfers that it makes, so that a command which is
/// delivered twice moves coins once. What may open a table is boxed, so that other commands take no room for it.
///
/// # Errors
/// The command's refusal.
pub async fn commanded(
    responder: &Responder,
    guest: &Guest,
    command: Command,
    order: &str,
) -> Result<Response, CommandError> {
    let tavern = &responder.tavern;
    // Asking what is stored about you stores nothing.
    if !matches!(command, Command::Privacy) {
        guest.meet(tavern).await?;
    }
    match command {
        Command::Privacy => Ok(Response::Note(privacy::page(responder, guest).await?)),
        Command::Play { game } => Ok(Response::Note(
            play::page_of(responder, guest, game.as_deref()).await?,
        )),
        Command::Triomphe(command) => Box::pin(table::answer(responder, guest, command)).await,
        Command::Rules { game } => rules(responder, guest, game.as_deref()).await,
        Command::Coins(command) => coins::answer(responder, guest, command, order).await,
        Command::Character(command) => character::answer(responder, guest, command).await,
        Command::Settings => {
            let page = view::panel(responder, guest, &guest.preferences, ViewPage::Cards);
            Ok(Response::Note(page.await))
        }
        Command::Help => {
            let settings = tavern.settings.for_guild(guest.guild);
            let starting = settings.starting(&tavern.house.defaults);
            Ok(Response::Note(screens::help(
                &guest.words,
                starting,
                guest.rank(),
            )))
        }
        Command::Tavern(command) => tavern::answer(responder, guest, command, order).await,
        Command::Patron(command) => patron::answer(responder, guest, command).await,
    }
}

/// The rules in short, with the way to all of them: of the named game, otherwise of the table here, otherwise of
/// Triomphe Forcée.
async fn rules(
    responder: &Responder,
    guest: &Guest,
    typed: Option<&str>,
) -> Result<Response, CommandError> {
    let here = match typed {
        Some(_) => None,
        None => match table_for(&responder.tavern, guest).await {
            Ok(here) => Some(here),
            Err(CommandError::Internal(error)) => {
                log_failure("cannot read the table whose rules are asked for", error);
                None
            }
            Err(_) => None,
        },
    };
    let (variant, table) = match &here {
        Some(here) => (here.look.terms.variant, Some(here.look.id)),
        None => (game::meant(guest, typed)?, None),
    };
    let page = screens::quick_page(&guest.words, &variant, table);
    let which = here.map(|here| here.which).unwrap_or_default();
    Ok(Response::Illustrated(crate::response::Illustrated {
        screen: page.headed(&which),
        art: rules_page::art(guest, &variant),
    }))
}
