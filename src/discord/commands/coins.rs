//! `/coins balance`, `pay`, `history`, `grant` and `take`

use super::{Ctx, guest, must_be_gm, reply, unfinished};
use crate::bank::{Account, Amount, Order};
use crate::discord::guest::Guest;
use crate::discord::screens;
use crate::discord::send::Seen;
use crate::discord::wrong::Wrong;
use crate::tavern::MemberId;
use serenity::model::user::User;

/// The bank.
#[poise::command(
    slash_command,
    guild_only,
    interaction_context = "Guild",
    subcommands("balance", "pay", "history", "grant", "take")
)]
pub async fn coins(ctx: Ctx<'_>) -> Result<(), Wrong> {
    Err(unfinished(&ctx))
}

/// One's own purse.
#[poise::command(slash_command, guild_only)]
async fn balance(ctx: Ctx<'_>) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let person = bot.tavern.person(guest.guild, guest.member).await?;
    let purse = bot
        .tavern
        .bank()
        .balance(guest.guild, &Account::Member(person.purse))
        .await?;
    reply(
        &ctx,
        &screens::purse(&bot.words(guest.guild), purse.free, purse.on_hold),
        Seen::ByOne,
    )
    .await
}

/// Pays another member.
#[poise::command(slash_command, guild_only)]
async fn pay(
    ctx: Ctx<'_>,
    member: User,
    #[max_length = 60] coins: String,
    #[max_length = 200] reason: Option<String>,
) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let coins = bot.words(guest.guild).amount(&coins)?;
    let order = order(&ctx, &guest, &member, coins, reason.clone()).await?;
    let person = bot.tavern.person(guest.guild, guest.member).await?;
    bot.tavern.bank().pay(person.purse, order).await?;
    let (from, to) = (mention(guest.member), mention(id(&member)));
    reply(
        &ctx,
        &screens::paid(
            &bot.words(guest.guild),
            &from,
            &to,
            coins,
            reason.as_deref(),
        ),
        Seen::ByAll,
    )
    .await
}

/// What came and went.
#[poise::command(slash_command, guild_only)]
async fn history(ctx: Ctx<'_>) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let screen = bot.history(&guest, 0).await?;
    reply(&ctx, &screen, Seen::ByOne).await
}

/// Coins from the mint, by the game master.
#[poise::command(slash_command, guild_only)]
async fn grant(
    ctx: Ctx<'_>,
    member: User,
    #[max_length = 60] coins: String,
    #[max_length = 200] reason: String,
) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    must_be_gm(&ctx, &guest)?;
    let coins = bot.words(guest.guild).amount(&coins)?;
    let order = order(&ctx, &guest, &member, coins, Some(reason.clone())).await?;
    bot.tavern.bank().grant(order).await?;
    let (by, to) = (mention(guest.member), mention(id(&member)));
    reply(
        &ctx,
        &screens::granted(&bot.words(guest.guild), &by, &to, coins, Some(&reason)),
        Seen::ByAll,
    )
    .await
}

/// Coins back to the mint, by the game master.
#[poise::command(slash_command, guild_only)]
async fn take(
    ctx: Ctx<'_>,
    member: User,
    #[max_length = 60] coins: String,
    #[max_length = 200] reason: String,
) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    must_be_gm(&ctx, &guest)?;
    let coins = bot.words(guest.guild).amount(&coins)?;
    let order = order(&ctx, &guest, &member, coins, Some(reason.clone())).await?;
    let (by, from) = (mention(guest.member), mention(id(&member)));
    if let Err(error) = bot.tavern.bank().take(order).await {
        return Err(screens::take_refused(&bot.words(guest.guild), &from, error));
    }
    reply(
        &ctx,
        &screens::taken(&bot.words(guest.guild), &by, &from, coins, Some(&reason)),
        Seen::ByAll,
    )
    .await
}

/// An order to the bank about the purse a member plays from now, named by the interaction, so that a doubled one moves coins once.
async fn order(
    ctx: &Ctx<'_>,
    guest: &Guest,
    member: &User,
    coins: i64,
    note: Option<String>,
) -> Result<Order, Wrong> {
    let words = &ctx.data().english;
    let here = ctx.interaction.data.resolved.members.get(&member.id);
    if member.bot {
        return Err(Wrong::Said(words.say("refused-bot")));
    }
    if here.is_none() && id(member) != guest.member {
        return Err(Wrong::Said(words.say("refused-stranger")));
    }
    let amount = Amount::new(coins).map_err(Wrong::Bank)?;
    let tavern = &ctx.data().tavern;
    let name = here.and_then(|here| here.nick.as_deref());
    let name = name.unwrap_or_else(|| member.display_name());
    tavern.introduce(guest.guild, id(member), name).await?;
    let person = tavern.person(guest.guild, id(member)).await?;
    Ok(Order {
        guild: guest.guild,
        by: guest.member,
        purse: person.purse,
        amount,
        note: note
            .map(|note| note.trim().to_owned())
            .filter(|note| !note.is_empty()),
        name: format!("order:{}", ctx.interaction.id),
        at: tavern.house().time.now(),
    })
}

fn id(user: &User) -> MemberId {
    MemberId(user.id.get())
}

fn mention(member: MemberId) -> String {
    format!("<@{member}>")
}
