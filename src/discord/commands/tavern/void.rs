//! `/tavern cancel`

use crate::discord::commands::answering::{Ctx, guest, must_be_gm, reply, visitor};
use crate::discord::send::Seen;
use house::log_failure;
use ids::DealId;
use interactions::error::CommandError;
use interactions::setup::must_mint;
use interactions::void_order::{ask_about_latest, cancel, named, unknown};
use pages::Shortfall;
use serenity::builder::{AutocompleteChoice, CreateAutocompleteResponse};

/// Voids a finished deal: its coins are returned, and everybody is told.
#[poise::command(slash_command, guild_only, rename = "cancel")]
pub async fn void(
    ctx: Ctx<'_>,
    #[max_length = 200] reason: String,
    #[max_length = 20]
    #[autocomplete = "deals"]
    deal: Option<String>,
    make_good: Option<bool>,
) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    must_be_gm(&ctx, &guest)?;
    // Coins that the winners no longer have are minted.
    if make_good == Some(true) {
        must_mint(&bot.tavern, &guest)?;
    }
    let lacking = match make_good {
        Some(true) => Shortfall::MakeGood,
        _ => Shortfall::Refuse,
    };
    let reason = reason.trim();
    let screen = match deal {
        Some(deal) => {
            let deal = deal.trim().parse().map_err(|_| unknown())?;
            cancel(&bot.responder, &guest, (deal, lacking), reason).await?
        }
        None => ask_about_latest(&bot.responder, &guest, lacking, reason).await?,
    };
    reply(&ctx, &screen, Seen::ByOne).await
}

/// How many deals autocompletion offers: Discord's limit.
const OFFERED: u32 = 25;

/// Autocompletes the last finished deals that were not voided, for a game master.
async fn deals(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let none = CreateAutocompleteResponse::new();
    let Some(guest) = visitor(&ctx).await.filter(|guest| guest.is_gm) else {
        return none;
    };
    let bot = ctx.data();
    let deals = match bot.tavern.voids.finished_lately(guest.guild, OFFERED).await {
        Ok(deals) => deals,
        Err(error) => {
            log_failure("finished deals could not be read", error);
            return none;
        }
    };
    let choice =
        |found: (DealId, _, _)| (named(&bot.responder, &guest, found), found.0.to_string());
    let typed = partial.trim().to_lowercase();
    let choices = deals
        .into_iter()
        .map(choice)
        .filter(|(name, _)| name.to_lowercase().contains(&typed))
        .map(|(name, deal)| AutocompleteChoice::new(name, deal));
    none.set_choices(choices.collect())
}
