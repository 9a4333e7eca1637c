//! The characters of a guest.

use crate::error::CommandError;
use crate::guest::Guest;
use house::Tavern;
use pages::is_myself;
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
