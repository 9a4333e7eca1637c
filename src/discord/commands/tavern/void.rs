//! `/tavern cancel`

use crate::discord::bot::Bot;
use crate::discord::commands::answering::{Ctx, guest, must_be_gm, reply, visitor};
use crate::discord::error::CommandError;
use crate::discord::guest::Guest;
use crate::discord::send::Seen;
use crate::discord::setup::{must_mint, not_gm};
use crate::discord::tables::table_for;
use crate::discord::voids;
use house::{
    DealId, HouseError, HouseRefusal, PlayedAt, Shortfall, TableId, VoidOrder, VoidRefused,
    log_failure,
};
use screens::screen::Screen;
use screens::words::args;
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
            cancel(bot, &guest, (deal, lacking), reason).await?
        }
        None => ask_about_latest(bot, &guest, lacking, reason).await?,
    };
    reply(&ctx, &screen, Seen::ByOne).await
}

/// Voids a deal that was named, or asked about; returns the answer to the game master.
async fn cancel(
    bot: &Bot,
    guest: &Guest,
    (deal, lacking): (DealId, Shortfall),
    reason: &str,
) -> Result<Screen, CommandError> {
    let order = order(guest, (deal, lacking), reason);
    let text = voids::void(bot, guest, &order).await?;
    Ok(Screen::note(text).headed(&bot.log_channels.error(guest)))
}

fn order(guest: &Guest, (deal, lacking): (DealId, Shortfall), reason: &str) -> VoidOrder {
    VoidOrder {
        guild: guest.guild,
        deal,
        by: guest.member,
        reason: reason.to_owned(),
        lacking,
        channel: guest.channel,
    }
}

/// Voids a deal after all.
///
/// # Errors
/// The guest is not, or no longer, game master; or the deal cannot be voided.
pub async fn pressed(
    bot: &Bot,
    guest: &Guest,
    order: (DealId, Shortfall),
    reason: &str,
) -> Result<Screen, CommandError> {
    if !guest.is_gm {
        return Err(not_gm(&bot.tavern, guest));
    }
    if order.1 == Shortfall::MakeGood {
        must_mint(&bot.tavern, guest)?;
    }
    cancel(bot, guest, order, reason).await
}

/// Asks whether the last deal finished here is meant; why not, if it cannot be voided.
async fn ask_about_latest(
    bot: &Bot,
    guest: &Guest,
    lacking: Shortfall,
    reason: &str,
) -> Result<Screen, CommandError> {
    let (deal, which) = latest(bot, guest).await?;
    let words = &guest.words;
    let order = order(guest, (deal, lacking), reason);
    match bot.tavern.voids.can_be_voided(&order).await {
        Ok(()) => Ok(screens::ask_void(words, deal, &which, lacking, reason)),
        // Which deal it is appears together with the reason it cannot be voided.
        Err(HouseError::Refused(why)) => {
            let which = words.with("void-latest", args!["which" => which]);
            Ok(Screen::note(screens::house_refusal(words, &why)).headed(&which))
        }
        Err(error) => Err(error.into()),
    }
}

fn unknown() -> CommandError {
    HouseRefusal::VoidRefused(VoidRefused::NoSuchDeal).into()
}

/// The last deal finished here, and what names it: at the table whose buttons the guest would press,
/// otherwise at the former tables.
/// A voided deal is not skipped: otherwise sending the command twice would void a deal that the guest never saw.
async fn latest(bot: &Bot, guest: &Guest) -> Result<(DealId, String), CommandError> {
    let mut last = None;
    if let Ok(here) = table_for(&bot.tavern, guest).await {
        let among = PlayedAt::Table(here.look.id);
        last = bot.tavern.voids.finished_last(guest.guild, among).await?;
    }
    if last.is_none() {
        let among = PlayedAt::Channel(guest.channel);
        last = bot.tavern.voids.finished_last(guest.guild, among).await?;
    }
    let none = || CommandError::Message(guest.words.say("void-none-here"));
    let found = last.ok_or_else(none)?;
    Ok((found.0, named(bot, guest, found)))
}

/// A deal's table, how long ago it ended, and its id.
fn named(bot: &Bot, guest: &Guest, (deal, table, at): (DealId, TableId, i64)) -> String {
    let now = bot.tavern.house.time.now();
    let seconds = u32::try_from((now - at).max(0) / 1000).unwrap_or(u32::MAX);
    let told = args![
        "deal" => deal.to_string(),
        "inn" => screens::inn(&guest.words, table),
        "ago" => screens::stretch(&guest.words, seconds)
    ];
    guest.words.with("void-deal-of", told)
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
    let choice = |found: (DealId, _, _)| (named(bot, &guest, found), found.0.to_string());
    let typed = partial.trim().to_lowercase();
    let choices = deals
        .into_iter()
        .map(choice)
        .filter(|(name, _)| name.to_lowercase().contains(&typed))
        .map(|(name, deal)| AutocompleteChoice::new(name, deal));
    none.set_choices(choices.collect())
}
