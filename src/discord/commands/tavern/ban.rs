//! `/tavern ban`, `/tavern unban` and `/tavern board`

use crate::discord::commands::answering::{Ctx, guest, must_be_gm, reply};
use crate::discord::send::Seen;
use ids::MemberId;
use interactions::error::CommandError;
use screens::screen::Screen;
use screens::words::args;
use serenity::model::user::User;

/// Bans a member from all tables, for some days or for good.
#[poise::command(slash_command, guild_only)]
pub async fn ban(
    ctx: Ctx<'_>,
    member: User,
    #[max_length = 200] reason: String,
    #[min = 1]
    #[max = 3650]
    days: Option<i64>,
) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    must_be_gm(&ctx, &guest)?;
    let banned = MemberId(member.id.get());
    let ban = bot
        .tavern
        .exclusions
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
    let screen = Screen::note(text).headed(&bot.responder.log_error(&guest));
    reply(&ctx, &screen, Seen::ByOne).await
}

/// Lifts a ban.
#[poise::command(slash_command, guild_only)]
pub async fn unban(ctx: Ctx<'_>, member: User) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    must_be_gm(&ctx, &guest)?;
    let banned = MemberId(member.id.get());
    bot.tavern
        .exclusions
        .unban(guest.guild, guest.member, banned)
        .await?;
    let name = format!("<@{banned}>");
    let text = guest.words.with("did-unban", args!["name" => name]);
    let screen = Screen::note(text).headed(&bot.responder.log_error(&guest));
    reply(&ctx, &screen, Seen::ByOne).await
}

/// Takes a member off the board of the richest, or puts them back.
#[poise::command(slash_command, guild_only)]
pub async fn board(ctx: Ctx<'_>, member: User, shown: bool) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    must_be_gm(&ctx, &guest)?;
    let exclusions = &bot.tavern.exclusions;
    let (guild, by, about) = (guest.guild, guest.member, MemberId(member.id.get()));
    let did = if shown {
        exclusions.put_on_board(guild, by, about).await?;
        "did-on-board"
    } else {
        exclusions.take_off_board(guild, by, about).await?;
        "did-off-board"
    };
    let name = format!("<@{about}>");
    let screen = Screen::note(guest.words.with(did, args!["name" => name]))
        .headed(&bot.responder.log_error(&guest));
    reply(&ctx, &screen, Seen::ByOne).await
}
