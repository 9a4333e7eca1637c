//! `/coins board` and `/coins chart`: balances as pictures, and the same in words

use super::answering::{Ctx, guest, reply};
use crate::discord::error::CommandError;
use crate::discord::send::Seen;
use books::{Account, Owner};
use house::Seek;
use screens::screen::Screen;

/// The largest balances in the server.
#[poise::command(slash_command, guild_only)]
pub async fn board(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let (guild, bank) = (guest.guild, &bot.tavern.bank);
    let person = bot.tavern.members.person(guild, guest.member).await?;
    let name = async |purse| {
        bot.tavern
            .members
            .name_of(guild, &Owner::Member(purse))
            .await
    };
    let mut richest = Vec::new();
    for (purse, coins) in bank.richest(guild, screens::BOARD_PLACES).await? {
        richest.push(screens::BoardPurse {
            name: name(purse).await?,
            coins,
            is_requester: purse == person.purse,
        });
    }
    let purse = bank.balance(guild, &Account::Member(person.purse)).await?;
    let coins = purse.free + purse.on_hold;
    let own = screens::OwnPurse {
        name: name(person.purse).await?,
        coins,
        standing: bank.standing(guild, coins).await?,
    };
    let words = bot.wording.public(guild);
    let png = bot
        .gallery
        .studio
        .draw(screens::draw_board(&words, &richest))
        .await;
    let screen = screens::board(&words, &richest, &own, png);
    reply(&ctx, &screen, Seen::ByAll).await
}

/// The guest's own balance over time.
#[poise::command(slash_command, guild_only)]
pub async fn chart(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let (guild, words) = (guest.guild, bot.wording.public(guest.guild));
    let person = bot.tavern.members.person(guild, guest.member).await?;
    let account = Account::Member(person.purse);
    let page = &bot.tavern.bank;
    let page = page
        .history(guild, &account, Seek::Newest, screens::CHART_MOVES)
        .await?;
    let moves: Vec<screens::BalanceChange> = page
        .entries
        .iter()
        .rev()
        .map(|entry| screens::BalanceChange {
            at: entry.at,
            coins: entry.amount,
            after: entry.after,
        })
        .collect();
    let Some(course) = screens::BalanceHistory::new(&moves, bot.tavern.house.time.now()) else {
        let screen = Screen::note(words.say("chart-empty"));
        return reply(&ctx, &screen, Seen::ByOne).await;
    };
    let name = bot
        .tavern
        .members
        .name_of(guild, &Owner::Member(person.purse))
        .await?;
    let png = bot
        .gallery
        .studio
        .draw(screens::draw_chart(&words, &name, &course))
        .await;
    let screen = screens::chart(&words, &name, &course, png);
    reply(&ctx, &screen, Seen::ByOne).await
}
