//! `/character create`, `list`, `play`, `rename`, `picture` and `retire`

use super::answering::{Ctx, guest, reply, unfinished, words};
use crate::discord::send::Seen;
use bank::BankError;
use books::{Account, Amount};
use house::log_failure;
use ids::{GuildId, MemberId};
use interactions::character::{characters, play_as};
use interactions::error::CommandError;
use pages::{Character, MYSELF};
use serenity::builder::{AutocompleteChoice, CreateAutocompleteResponse};

/// Characters a member plays as.
#[poise::command(
    slash_command,
    guild_only,
    interaction_context = "Guild",
    subcommands("create", "list", "play", "rename", "picture", "retire")
)]
pub async fn character(ctx: Ctx<'_>) -> Result<(), CommandError> {
    Err(unfinished(&ctx))
}

/// Creates a character.
#[poise::command(slash_command, guild_only)]
async fn create(
    ctx: Ctx<'_>,
    #[max_length = 100] name: String,
    #[max_length = 1000] picture: Option<String>,
    #[max_length = 60] coins: Option<String>,
) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let coins = coins.map(|text| guest.words.currency().parse_from_zero(&text));
    // Zero means no coins.
    let coins = coins.transpose()?.filter(|coins| *coins > 0);
    let coins = coins.map(Amount::new).transpose();
    let coins = coins.map_err(BankError::from)?;
    let (tavern, picture) = (&bot.tavern, picture.as_deref());
    let made = tavern
        .characters
        .create_character(guest.guild, guest.member, &name, picture, coins)
        .await?;
    let account = Account::Member(made.purse);
    let purse = bot.tavern.bank.balance(guest.guild, &account).await?;
    let screen = screens::created(&guest.words, &made, purse.free);
    reply(&ctx, &screen, Seen::ByOne).await
}

/// Lists the guest's characters.
#[poise::command(slash_command, guild_only)]
async fn list(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let guest = guest(&ctx).await?;
    let screen = characters(&ctx.data().tavern, &guest).await?;
    reply(&ctx, &screen, Seen::ByOne).await
}

/// Chooses the character to play as from the next table on.
#[poise::command(slash_command, guild_only)]
async fn play(
    ctx: Ctx<'_>,
    #[max_length = 100]
    #[autocomplete = "own_or_myself"]
    who: String,
) -> Result<(), CommandError> {
    let guest = guest(&ctx).await?;
    let screen = play_as(&ctx.data().tavern, &guest, &who).await?;
    reply(&ctx, &screen, Seen::ByOne).await
}

/// Renames a character.
#[poise::command(slash_command, guild_only)]
async fn rename(
    ctx: Ctx<'_>,
    #[max_length = 100]
    #[autocomplete = "own"]
    character: String,
    #[max_length = 100] name: String,
) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let (characters, guild, member) = (&bot.tavern.characters, guest.guild, guest.member);
    let before = characters.character_of(guild, member, &character).await?;
    let after = characters
        .rename_character(guild, member, before.purse, &name)
        .await?;
    let screen = screens::renamed(&guest.words, &before.name, &after.name);
    reply(&ctx, &screen, Seen::ByOne).await
}

/// Changes or removes a character's picture.
#[poise::command(slash_command, guild_only)]
async fn picture(
    ctx: Ctx<'_>,
    #[max_length = 100]
    #[autocomplete = "own"]
    character: String,
    #[max_length = 1000] picture: Option<String>,
) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let (characters, guild, member) = (&bot.tavern.characters, guest.guild, guest.member);
    let before = characters.character_of(guild, member, &character).await?;
    let after = characters
        .picture_character(guild, member, before.purse, picture.as_deref())
        .await?;
    reply(&ctx, &screens::pictured(&guest.words, &after), Seen::ByOne).await
}

/// Retires a character.
#[poise::command(slash_command, guild_only)]
async fn retire(
    ctx: Ctx<'_>,
    #[max_length = 100]
    #[autocomplete = "own"]
    character: String,
) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let (characters, guild, member) = (&bot.tavern.characters, guest.guild, guest.member);
    let before = characters.character_of(guild, member, &character).await?;
    let coins = characters
        .retire_character(guild, member, before.purse)
        .await?;
    let screen = screens::retired(&guest.words, &before.name, coins);
    reply(&ctx, &screen, Seen::ByOne).await
}

/// Autocompletes the guest's own characters.
async fn own(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let user = MemberId(ctx.interaction.user.id.get());
    choices(ctx, user, partial, Vec::new()).await
}

/// Autocompletes the guest's own characters and the guest themselves.
async fn own_or_myself(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let user = MemberId(ctx.interaction.user.id.get());
    let myself = words(&ctx).await.say("character-myself");
    choices(ctx, user, partial, vec![(myself, MYSELF.to_owned())]).await
}

/// A member's characters whose names match what was typed, after the fixed choices.
pub(super) async fn choices(
    ctx: Ctx<'_>,
    member: MemberId,
    partial: &str,
    first: Vec<(String, String)>,
) -> CreateAutocompleteResponse {
    let guild = ctx.interaction.guild_id;
    let all = match guild {
        Some(guild) => {
            let guild = GuildId(guild.get());
            ctx.data().tavern.characters.characters(guild, member).await
        }
        None => Ok(Vec::new()),
    };
    let all = all.unwrap_or_else(|error| {
        log_failure("characters could not be read", error);
        Vec::new()
    });
    let typed = partial.to_lowercase();
    let of_character = |it: Character| (it.name, it.purse.to_string());
    let choices = first
        .into_iter()
        .chain(all.into_iter().map(of_character))
        .filter(|(name, _)| name.to_lowercase().contains(&typed))
        .map(|(name, value)| AutocompleteChoice::new(name, value))
        .collect();
    CreateAutocompleteResponse::new().set_choices(choices)
}
