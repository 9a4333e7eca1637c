//! `/tavern ban` and `/tavern unban`

use crate::discord::commands::{Ctx, guest, must_be_gm, reply};
use crate::discord::send::Seen;
use crate::discord::wrong::Wrong;
use house::MemberId;
use screens::screen::Screen;
use screens::words::args;
use serenity::model::user::User;

/// Somebody may sit at no table, for some days or for good.
#[poise::command(slash_command, guild_only)]
pub async fn ban(
    ctx: Ctx<'_>,
    member: User,
    #[max_length = 200] reason: String,
    #[min = 1]
    #[max = 3650]
    days: Option<i64>,
) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    must_be_gm(&ctx, &guest)?;
    let banned = MemberId(member.id.get());
    let ban = bot
        .tavern
        .bars
        .ban(guest.guild, guest.member, banned, days, &reason);
    let until = ban.await?;
    let name = format!("<@{banned}>");
    let text = match until {
        None => guest.words.with("did-ban", args!["name" => name]),
        Some(at) => {
            let when = screens::when(&guest.words, at);
            let told = args!["name" => name, "when" => when];
            guest.words.with("did-ban-until", told)
        }
    };
    let screen = Screen::note(text).headed(&bot.log_trouble(&guest));
    reply(&ctx, &screen, Seen::ByOne).await
}

/// A ban is lifted.
#[poise::command(slash_command, guild_only)]
pub async fn unban(ctx: Ctx<'_>, member: User) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    must_be_gm(&ctx, &guest)?;
    let banned = MemberId(member.id.get());
    bot.tavern
        .bars
        .unban(guest.guild, guest.member, banned)
        .await?;
    let name = format!("<@{banned}>");
    let text = guest.words.with("did-unban", args!["name" => name]);
    let screen = Screen::note(text).headed(&bot.log_trouble(&guest));
    reply(&ctx, &screen, Seen::ByOne).await
}
