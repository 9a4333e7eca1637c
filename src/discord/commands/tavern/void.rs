//! `/tavern void`

use crate::discord::commands::{Ctx, guest, must_be_gm, reply, visitor};
use crate::discord::guest::Guest;
use crate::discord::screen::Screen;
use crate::discord::screens;
use crate::discord::send::Seen;
use crate::discord::words::args;
use crate::discord::wrong::Wrong;
use crate::tavern::{DealId, Lacking, Look, NotVoided, Scene, Sorry, VoidOrder};
use serenity::builder::{AutocompleteChoice, CreateAutocompleteResponse};

/// A deal that is over is voided: its coins go the other way, and everybody is told.
#[poise::command(slash_command, guild_only)]
pub async fn void(
    ctx: Ctx<'_>,
    #[max_length = 200] reason: String,
    #[max_length = 20]
    #[autocomplete = "deals"]
    deal: Option<String>,
    make_good: Option<bool>,
) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    must_be_gm(&ctx, &guest)?;
    // What the winners lack is minted.
    if make_good == Some(true) {
        bot.must_mint(&guest)?;
    }
    let deal = match deal {
        Some(deal) => deal.trim().parse().map_err(|_| unknown())?,
        None => latest(&ctx, &guest).await?,
    };
    let order = VoidOrder {
        guild: guest.guild,
        deal,
        by: guest.member,
        reason: reason.trim().to_owned(),
        lacking: match make_good {
            Some(true) => Lacking::MakeGood,
            _ => Lacking::Refuse,
        },
        channel: guest.channel,
    };
    let text = bot.void(&guest, &order).await?;
    let screen = Screen::note(text).headed(&bot.log_trouble(&guest));
    reply(&ctx, &screen, Seen::ByOne).await
}

fn unknown() -> Wrong {
    Sorry::NotVoided(NotVoided::NoSuchDeal).into()
}

/// The deal that was finished last at the table here.
async fn latest(ctx: &Ctx<'_>, guest: &Guest) -> Result<DealId, Wrong> {
    let here = ctx.data().table_for(guest).await?;
    let Look { scene, .. } = here.look;
    let report = match scene {
        Scene::Between(between) => Some(between.report),
        Scene::Lobby(lobby) => lobby.last,
        Scene::Closed(closed) => closed.last,
        Scene::Playing(_) => None,
    };
    Ok(report.ok_or_else(unknown)?.deal)
}

/// Deals that are offered while one is typed: Discord shows no more.
const OFFERED: u32 = 25;

/// The deals that were finished last and stand, for a game master.
async fn deals(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let none = CreateAutocompleteResponse::new();
    let Some(guest) = visitor(&ctx).await.filter(|guest| guest.is_gm) else {
        return none;
    };
    let bot = ctx.data();
    let deals = match bot.tavern.finished_lately(guest.guild, OFFERED).await {
        Ok(deals) => deals,
        Err(error) => {
            tracing::error!("finished deals were not read: {error:#}");
            return none;
        }
    };
    let now = bot.tavern.house().time.now();
    let choice = |(deal, table, at): (DealId, _, i64)| {
        let seconds = u32::try_from((now - at).max(0) / 1000).unwrap_or(u32::MAX);
        let told = args![
            "deal" => deal.to_string(),
            "inn" => screens::inn(&guest.words, table),
            "ago" => screens::stretch(&guest.words, seconds)
        ];
        (guest.words.with("void-deal-of", told), deal.to_string())
    };
    let typed = partial.trim().to_lowercase();
    let choices = deals
        .into_iter()
        .map(choice)
        .filter(|(name, _)| name.to_lowercase().contains(&typed))
        .map(|(name, deal)| AutocompleteChoice::new(name, deal));
    none.set_choices(choices.collect())
}
