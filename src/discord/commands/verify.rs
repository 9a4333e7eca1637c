//! `/table verify`

use super::answering::{Ctx, guest, reply};
use crate::discord::send::Seen;
use ids::DealId;
use interactions::error::CommandError;
use interactions::tables::table_for;
use pages::HouseRefusal;
use screens::words::args;

/// Checks the shuffle of a deal: the last one here unless one is named.
#[poise::command(slash_command, guild_only)]
pub async fn verify(
    ctx: Ctx<'_>,
    #[min_length = 1]
    #[max_length = 40]
    deal: Option<String>,
) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let words = guest.words.clone();
    let screen = match deal {
        Some(deal) => {
            let deal: DealId = deal
                .trim()
                .to_lowercase()
                .parse()
                .map_err(|_| HouseRefusal::NoSuchDeal)?;
            let told = bot.tavern.records.told_of(&guest.requester(), deal).await?;
            screens::verified(&words, &told, &[])
        }
        None => {
            let here = table_for(&bot.tavern, &guest).await?;
            let table = here.look.id;
            let Some(deal) = bot.tavern.records.last_deal(table).await? else {
                return Err(CommandError::Message(match &here.look.shuffle {
                    Some(shuffle) => words.with(
                        "refusal-no-deal-yet",
                        args!["hash" => shuffle.hash.to_string()],
                    ),
                    None => words.say("refusal-nothing-shuffled"),
                }));
            };
            let told = bot.tavern.records.told_of(&guest.requester(), deal).await?;
            let unfinished = bot.tavern.records.unfinished(table).await?;
            screens::verified(&words, &told, &unfinished).headed(&here.which)
        }
    };
    reply(&ctx, &screen, Seen::ByOne).await
}
