//! `/table history`, `/table receipt`, `/table record` and `/table replay`

use super::answering::{Ctx, guest, reply};
use crate::discord::bot::Bot;
use crate::discord::send::Seen;
use house::PlayedAt;
use house::log_failure;
use ids::{ChannelId, DealId, GuildId, Seek};
use interactions::error::CommandError;
use interactions::guest::Guest;
use interactions::past;
use interactions::replay::replay as replayed;
use pages::{ReplayAt, text::isolated};
use screens::words::args;
use serenity::builder::{AutocompleteChoice, CreateAutocompleteResponse};
use std::sync::Arc;

/// The most choices that Discord shows for an option.
const MOST_CHOICES: u32 = 25;

/// Lists the deals that were played here.
#[poise::command(slash_command, guild_only)]
pub async fn history(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let screen = past::past_deals(&bot.tavern, &guest, Seek::Newest).await?;
    reply(&ctx, &screen, Seen::ByOne).await
}

/// Shows every coin that a deal moved.
#[poise::command(slash_command, guild_only)]
pub async fn receipt(
    ctx: Ctx<'_>,
    #[autocomplete = "deals"]
    #[max_length = 13]
    deal: Option<String>,
) -> Result<(), CommandError> {
    let (bot, guest, deal) = meant(&ctx, deal).await?;
    let screen = past::receipt(&bot.tavern, &guest, deal).await?;
    reply(&ctx, &screen, Seen::ByOne).await
}

/// Sends the record of a deal as a file.
#[poise::command(slash_command, guild_only)]
pub async fn record(
    ctx: Ctx<'_>,
    #[autocomplete = "deals"]
    #[max_length = 13]
    deal: Option<String>,
) -> Result<(), CommandError> {
    let (bot, guest, deal) = meant(&ctx, deal).await?;
    let screen = past::record(&bot.tavern, &bot.wording, &guest, deal).await?;
    reply(&ctx, &screen, Seen::ByOne).await
}

/// Shows a deal trick by trick.
#[poise::command(slash_command, guild_only)]
pub async fn replay(
    ctx: Ctx<'_>,
    #[autocomplete = "deals"]
    #[max_length = 13]
    deal: Option<String>,
) -> Result<(), CommandError> {
    let (bot, guest, deal) = meant(&ctx, deal).await?;
    let at = ReplayAt::Step(0);
    let screen = replayed(&bot.responder, &guest, deal, at).await?;
    reply(&ctx, &screen, Seen::ByOne).await
}

/// The deal that the guest named, otherwise the last one here.
async fn meant<'a>(
    ctx: &Ctx<'a>,
    typed: Option<String>,
) -> Result<(&'a Arc<Bot>, Guest, DealId), CommandError> {
    let bot = ctx.data();
    let guest = guest(ctx).await?;
    let deal = past::deal_meant(&bot.tavern, &guest, typed.as_deref()).await?;
    Ok((bot, guest, deal))
}

/// Autocompletes the ids of this channel's deals that begin with what was typed.
async fn deals(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let (bot, ask) = (ctx.data(), ctx.interaction);
    let Some(guild) = ask.guild_id.map(|guild| GuildId(guild.get())) else {
        return CreateAutocompleteResponse::new();
    };
    let here = PlayedAt::Channel(ChannelId(ask.channel_id.get()));
    let page = bot
        .tavern
        .records
        .past_deals(guild, here, Seek::Newest, MOST_CHOICES)
        .await;
    let page = page.unwrap_or_else(|error| {
        log_failure("deals could not be read", error);
        Default::default()
    });
    let words = bot.wording.public(guild);
    let typed = typed.trim().to_ascii_lowercase();
    let begins = |id: &str| id.starts_with(&typed);
    let choices = page
        .deals
        .iter()
        .filter(|past| begins(&past.deal.to_string()))
        .map(|past| {
            let names = past.names.iter().cloned().map(isolated);
            let names: Vec<String> = names.collect();
            let label = words.with(
                "past-choice",
                args![
                    "deal" => past.deal.short(),
                    "game" => past.variant.game(),
                    "who" => names.join(", ")
                ],
            );
            let label: String = label.chars().take(100).collect();
            AutocompleteChoice::new(label, past.deal.to_string())
        })
        .collect();
    CreateAutocompleteResponse::new().set_choices(choices)
}
