//! `/character`: the characters a member plays as.

use crate::amount::amount;
use crate::character::{characters, play_as};
use crate::error::CommandError;
use crate::guest::Guest;
use crate::responder::Responder;
use crate::response::Response;
use books::Account;
use rules::Coins;

/// A subcommand of `/character`.
#[derive(Clone, Debug)]
pub enum CharacterCommand {
    /// The member's characters.
    List,
    /// Creates one.
    Create {
        /// Its name.
        name: String,
        /// The address of its picture.
        picture: Option<String>,
        /// Coins from the member's own purse, as typed.
        coins: Option<String>,
    },
    /// Chooses the character to play as from the next table on.
    Play {
        /// The character, or the member themselves.
        who: String,
    },
}

/// Answers a subcommand.
///
/// # Errors
/// Its refusal.
pub(super) async fn answer(
    responder: &Responder,
    guest: &Guest,
    command: CharacterCommand,
) -> Result<Response, CommandError> {
    let tavern = &responder.tavern;
    Ok(Response::Note(match command {
        CharacterCommand::List => characters(tavern, guest).await?,
        CharacterCommand::Play { who } => play_as(tavern, guest, &who).await?,
        CharacterCommand::Create {
            name,
            picture,
            coins,
        } => {
            let coins = coins.map(|text| guest.words.amount_from_zero(&text));
            // Zero means no coins.
            let coins = coins.transpose()?;
            let coins = coins.filter(|coins| *coins > Coins::ZERO);
            let coins = coins.map(amount).transpose()?;
            let (guild, member) = (guest.guild, guest.member);
            let made = tavern
                .characters
                .create_character(guild, member, &name, picture.as_deref(), coins)
                .await?;
            let purse = tavern
                .bank
                .balance(guild, &Account::Member(made.purse))
                .await?;
            screens::created(&guest.words, &made, purse.free)
        }
    }))
}
