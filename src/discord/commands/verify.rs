//! `/table verify`

use super::{Ctx, guest, reply};
use crate::discord::send::Seen;
use crate::discord::wrong::Wrong;
use house::{DealId, Sorry};
use screens::words::args;

/// Checks the shuffle of a deal: the last one here, if none is named.
#[poise::command(slash_command, guild_only)]
pub async fn verify(
    ctx: Ctx<'_>,
    #[min_length = 1]
    #[max_length = 40]
    deal: Option<String>,
) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let words = guest.words.clone();
    let screen = match deal {
        Some(deal) => {
            let deal: DealId = deal
                .trim()
                .to_lowercase()
                .parse()
                .map_err(|_| Sorry::NoSuchDeal)?;
            let told = bot.tavern.records.told_of(&guest.asker(), deal).await?;
            screens::verified(&words, &told, &[])
        }
        None => {
            let here = bot.table_for(&guest).await?;
            let table = here.look.id;
            let Some(deal) = bot.tavern.records.last_deal(table).await? else {
                return Err(Wrong::Said(match &here.look.shuffle {
                    Some(shuffle) => words.with(
                        "sorry-no-deal-yet",
                        args!["hash" => shuffle.hash.to_string()],
                    ),
                    None => words.say("sorry-nothing-shuffled"),
                }));
            };
            let told = bot.tavern.records.told_of(&guest.asker(), deal).await?;
            let unfinished = bot.tavern.records.unfinished(table).await?;
            screens::verified(&words, &told, &unfinished).headed(&here.which)
        }
    };
    reply(&ctx, &screen, Seen::ByOne).await
}
