//! The characters of a guest.

use crate::error::CommandError;
use crate::guest::Guest;
use crate::responder::Responder;
use crate::response::Response;
use books::Account;
use house::Tavern;
use ids::PurseId;
use pages::{Character, is_myself};
use screens::button::CharacterKey;
use screens::screen::Screen;

/// A list of the guest's characters.
///
/// # Errors
/// The database failed.
pub async fn characters(tavern: &Tavern, guest: &Guest) -> Result<Screen, CommandError> {
    let (guild, member) = (guest.guild, guest.member);
    let roles = tavern.characters.playable_roles(guild, member, &guest.name);
    Ok(screens::characters(&guest.words, &roles.await?))
}

/// Makes the guest play as the named character from the next table on.
///
/// # Errors
/// None of their characters has that name.
pub async fn play_as(tavern: &Tavern, guest: &Guest, who: &str) -> Result<Screen, CommandError> {
    let (guild, member) = (guest.guild, guest.member);
    let character = if is_myself(who) {
        None
    } else {
        Some(tavern.characters.character_of(guild, member, who).await?)
    };
    let purse = character.as_ref().map(|character| character.purse);
    tavern.members.play_as(guild, member, purse).await?;
    let seated = tavern.tables.tables_of(guild, member);
    let characters = &tavern.characters;
    let role = characters.playable_role(guild, member, &guest.name, character);
    Ok(screens::plays(&guest.words, &role.await?, &seated))
}

/// Answers a button or menu about one of the guest's characters.
///
/// # Errors
/// It is not theirs, or what was typed does not do.
pub(crate) async fn pressed(
    responder: &Responder,
    guest: &Guest,
    key: CharacterKey,
    values: &[&str],
) -> Result<Response, CommandError> {
    let (tavern, words) = (&responder.tavern, &guest.words);
    let (guild, member) = (guest.guild, guest.member);
    let filled = values.first().copied();
    Ok(match key {
        CharacterKey::Show => {
            let own = named(tavern, guest, filled.unwrap_or_default()).await?;
            let purse = tavern
                .bank
                .balance(guild, &Account::Member(own.purse))
                .await?;
            Response::Note(screens::character(words, &own, purse.free))
        }
        CharacterKey::Rename(purse) => {
            let before = own(tavern, guest, purse).await?;
            let Some(name) = filled else {
                return Ok(Response::Dialog(screens::rename_dialog(words, &before)));
            };
            let renamed = tavern
                .characters
                .rename_character(guild, member, purse, name);
            Response::Note(screens::renamed(words, &before.name, &renamed.await?.name))
        }
        CharacterKey::Picture(purse) => {
            let before = own(tavern, guest, purse).await?;
            let Some(picture) = filled else {
                return Ok(Response::Dialog(screens::picture_dialog(words, &before)));
            };
            let picture = Some(picture.trim()).filter(|picture| !picture.is_empty());
            let pictured = tavern
                .characters
                .picture_character(guild, member, purse, picture);
            Response::Note(screens::pictured(words, &pictured.await?))
        }
        CharacterKey::Retire(purse) => {
            let own = own(tavern, guest, purse).await?;
            Response::Page(screens::ask_retire(words, &own))
        }
    })
}

/// Retires a character after all.
///
/// # Errors
/// It is not theirs, or it plays.
pub(crate) async fn retire(
    responder: &Responder,
    guest: &Guest,
    purse: PurseId,
) -> Result<Screen, CommandError> {
    let tavern = &responder.tavern;
    let before = own(tavern, guest, purse).await?;
    let characters = &tavern.characters;
    let coins = characters
        .retire_character(guest.guild, guest.member, purse)
        .await?;
    Ok(screens::retired(&guest.words, &before.name, coins))
}

async fn own(tavern: &Tavern, guest: &Guest, purse: PurseId) -> Result<Character, CommandError> {
    named(tavern, guest, &purse.to_string()).await
}

async fn named(tavern: &Tavern, guest: &Guest, typed: &str) -> Result<Character, CommandError> {
    let (guild, member) = (guest.guild, guest.member);
    Ok(tavern.characters.character_of(guild, member, typed).await?)
}
