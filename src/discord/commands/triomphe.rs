//! `/triomphe start` and `/triomphe rules`

use super::{Ctx, guest, reply, unfinished};
use crate::discord::guest::permission_names;
use crate::discord::screen::Screen;
use crate::discord::screens;
use crate::discord::send::Seen;
use crate::discord::words::args;
use crate::discord::wrong::Wrong;
use crate::tavern::Terms;
use rules::{Coins, Variant};
use std::collections::BTreeMap;

/// The texts the game is played by.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub enum Edition {
    /// The modern text.
    #[name = "edition-tavern"]
    Tavern,
    /// The text based on the 17th century.
    #[name = "edition-vieville"]
    Vieville,
}

/// Which cards are dealt from.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub enum Pack {
    /// All 78.
    #[name = "pack-full"]
    Full,
    /// 42, for few players.
    #[name = "pack-small"]
    Small,
}

/// What the Fool is.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub enum Fool {
    /// The lowest trump.
    #[name = "fool-lowest"]
    Lowest,
    /// An excuse.
    #[name = "fool-excuse"]
    Excuse,
}

/// Coins, if nothing else is said.
const USUAL_STAKE: i64 = 5;
/// Seconds a turn takes, if nothing else is said.
const USUAL_TURN: i64 = 120;

/// Triomphe Forcée.
#[poise::command(
    slash_command,
    guild_only,
    interaction_context = "Guild",
    subcommands("start", "rules")
)]
pub async fn triomphe(ctx: Ctx<'_>) -> Result<(), Wrong> {
    Err(unfinished(&ctx))
}

/// Opens a table.
#[poise::command(slash_command, guild_only)]
async fn start(
    ctx: Ctx<'_>,
    #[min = 1]
    #[max = 1_000_000]
    stake: Option<i64>,
    edition: Option<Edition>,
    pack: Option<Pack>,
    fool: Option<Fool>,
    #[min = 0]
    #[max = 14]
    patrons: Option<i64>,
    #[min = 10]
    #[max = 172_800]
    turn_seconds: Option<i64>,
) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    if !guest.lacking.is_empty() {
        let permissions = permission_names(&bot.words, guest.lacking);
        return Err(Wrong::Said(
            bot.words
                .with("bot-lacks", args!["permissions" => permissions]),
        ));
    }
    let terms = Terms {
        variant: variant(&ctx, edition, pack, fool)?,
        stake: Coins(stake.unwrap_or(USUAL_STAKE)),
        turn_seconds: bounded(turn_seconds.unwrap_or(USUAL_TURN)),
    };
    let patrons = bounded(patrons.unwrap_or(0)) as usize;
    let table = bot
        .tavern
        .start(guest.guild, guest.channel, guest.member, terms, patrons)
        .await?;
    let text = bot
        .words
        .with("did-start", args!["inn" => screens::inn(&bot.words, table)]);
    reply(&ctx, &Screen::note(text), Seen::ByOne).await
}

/// How the game is played: at the table here, or by the options asked for.
#[poise::command(slash_command, guild_only)]
async fn rules(
    ctx: Ctx<'_>,
    edition: Option<Edition>,
    pack: Option<Pack>,
    fool: Option<Fool>,
) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let here = if edition.is_none() && pack.is_none() && fool.is_none() {
        bot.table_for(&guest).await.ok()
    } else {
        None
    };
    let screen = match here {
        Some(here) => {
            let terms = here.look.terms;
            screens::rules(&bot.words, &terms.variant, Some(terms.stake)).headed(&here.which)
        }
        None => screens::rules(&bot.words, &variant(&ctx, edition, pack, fool)?, None),
    };
    reply(&ctx, &screen, Seen::ByOne).await
}

fn variant(
    ctx: &Ctx<'_>,
    edition: Option<Edition>,
    pack: Option<Pack>,
    fool: Option<Fool>,
) -> Result<Variant, Wrong> {
    let edition = match edition {
        None | Some(Edition::Tavern) => "tavern",
        Some(Edition::Vieville) => "vieville",
    };
    let mut options = BTreeMap::new();
    let mut option = |name: &str, value: Option<&str>| {
        options.extend(value.map(|value| (name.to_owned(), value.to_owned())));
    };
    option(
        "pack",
        pack.map(|pack| match pack {
            Pack::Full => "full",
            Pack::Small => "small",
        }),
    );
    option(
        "fool",
        fool.map(|fool| match fool {
            Fool::Lowest => "lowest",
            Fool::Excuse => "excuse",
        }),
    );
    Variant::parse("triomphe", Some(edition), &options)
        .map_err(|error| Wrong::Said(screens::sorry_about(&ctx.data().words, &error)))
}

/// A number from an option; what is below zero is refused as 0 is.
fn bounded(number: i64) -> u32 {
    u32::try_from(number.max(0)).unwrap_or(u32::MAX)
}
