//! `/table`: what members do at one, and what its host and the game master order there

use super::{Ctx, ask_back, guest, must_be_gm, past, reply, unfinished};
use crate::discord::bot::{Chosen, Laid};
use crate::discord::guest::Guest;
use crate::discord::send::Seen;
use crate::discord::wrong::Wrong;
use house::{CallOff, CalledOff, MemberId, Rank, Refusal, Scene, Sorry};
use screens::screen::Screen;
use screens::words::args;
use serenity::model::user::User;

/// The table here.
#[poise::command(
    slash_command,
    guild_only,
    interaction_context = "Guild",
    subcommands(
        "show",
        "hand",
        "leave",
        "close",
        "kick",
        "pause",
        "resume",
        "host",
        "void",
        "abstain",
        "past::history",
        "past::receipt",
        "past::record",
        "past::replay",
        "super::verify::verify"
    )
)]
pub async fn table(ctx: Ctx<'_>) -> Result<(), Wrong> {
    Err(unfinished(&ctx))
}

/// Brings the table's message back into view; a table that has lost its place is called up here.
#[poise::command(slash_command, guild_only)]
async fn show(ctx: Ctx<'_>) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    if let Some(table) = bot.call_up(&guest).await? {
        bot.publisher.bring_back(table);
        let inn = args!["inn" => screens::inn(&guest.words, table)];
        return reply(
            &ctx,
            &Screen::note(guest.words.with("did-call-up", inn)),
            Seen::ByOne,
        )
        .await;
    }
    let here = bot.table_for(&guest).await?;
    bot.publisher.bring_back(here.look.id);
    let text = guest.words.with(
        "did-show",
        args!["inn" => screens::inn(&guest.words, here.look.id)],
    );
    let screen = Screen::note(text).headed(&here.which);
    let lacking = bot.lacking(&guest, here.look.id);
    reply(&ctx, &screen.headed(&lacking), Seen::ByOne).await
}

/// One's own cards.
#[poise::command(slash_command, guild_only)]
async fn hand(ctx: Ctx<'_>) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let here = bot.table_for(&guest).await?;
    let closed = matches!(here.look.scene, Scene::Closed(_));
    if here.look.chair_of(guest.member).is_none() && !closed {
        return Err(Sorry::Table(Refusal::NotSeated).into());
    }
    let mut hand = bot.hand(&guest, &here.look, &here.which);
    bot.give_hint(&guest.words, &mut hand).await;
    reply(&ctx, &hand.screen, Seen::ByOne).await?;
    bot.hand_lies_open(hand, guest.member, &ctx.interaction.token, Laid::Anew);
    Ok(())
}

/// Gets up from the table.
#[poise::command(slash_command, guild_only)]
async fn leave(ctx: Ctx<'_>) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let here = bot.table_for(&guest).await?;
    if let Some(question) = screens::ask_leave(&guest.words, &here.look, guest.member) {
        return reply(&ctx, &question.headed(&here.which), Seen::ByOne).await;
    }
    bot.tavern.tables.leave(here.look.id, guest.member).await?;
    bot.put_hand_away(here.look.id, guest.member);
    let screen =
        Screen::note(screens::left(&guest.words, &here.look, guest.member)).headed(&here.which);
    reply(&ctx, &screen, Seen::ByOne).await
}

/// Closes the table.
#[poise::command(slash_command, guild_only)]
async fn close(
    ctx: Ctx<'_>,
    at_once: Option<bool>,
    #[max_length = 200] reason: Option<String>,
) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let here = bot.table_for(&guest).await?;
    if at_once == Some(true) {
        must_be_gm(&ctx, &guest)?;
        return call_off(&ctx, &guest, &here, CalledOff::Table, reason).await;
    }
    let text = bot.close(&guest, &here.look).await?;
    done(&ctx, &guest, &text, &here.which).await
}

/// Something is taken back; a game master who does not say why is asked.
async fn call_off(
    ctx: &Ctx<'_>,
    guest: &Guest,
    here: &Chosen,
    what: CalledOff,
    reason: Option<String>,
) -> Result<(), Wrong> {
    let reason = reason.unwrap_or_default();
    let off = CallOff {
        what,
        reason: &reason,
    };
    match ctx.data().call_off(guest, &here.look, off).await {
        Err(Wrong::Sorry(sorry)) if *sorry == Sorry::Table(Refusal::NoReason) => {
            let dialog = screens::why_dialog(&guest.words, here.look.id, what);
            ask_back(ctx, &dialog).await
        }
        text => done(ctx, guest, &text?, &here.which).await,
    }
}

/// Asks somebody to leave: at once between deals, else after what is on.
#[poise::command(slash_command, guild_only)]
async fn kick(ctx: Ctx<'_>, member: Option<User>) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let here = bot.table_for(&guest).await?;
    let Some(member) = member else {
        if guest.rank() == Rank::Guest && here.look.host != guest.member {
            return Err(Sorry::Table(Refusal::NotHost).into());
        }
        let panel = bot.orders(&guest, &here.look, &here.which);
        return reply(&ctx, &panel, Seen::ByOne).await;
    };
    let chair = here.look.chair_of(MemberId(member.id.get()));
    let player = &chair.ok_or(Sorry::Table(Refusal::NotHere))?.player;
    let text = bot.kick(&guest, &here.look, player).await?;
    done(&ctx, &guest, &text, &here.which).await
}

/// The clock of the table stands still.
#[poise::command(slash_command, guild_only)]
async fn pause(ctx: Ctx<'_>) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let here = bot.table_for(&guest).await?;
    let text = bot.pause(&guest, here.look.id).await?;
    done(&ctx, &guest, &text, &here.which).await
}

/// The clock of the table goes on.
#[poise::command(slash_command, guild_only)]
async fn resume(ctx: Ctx<'_>) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let here = bot.table_for(&guest).await?;
    let (table, member) = (here.look.id, guest.member);
    bot.tavern.tables.go_on(table, member, guest.rank()).await?;
    done(&ctx, &guest, &guest.words.say("did-go-on"), &here.which).await
}

/// Another becomes host.
#[poise::command(slash_command, guild_only)]
async fn host(ctx: Ctx<'_>, member: User) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let here = bot.table_for(&guest).await?;
    let to = MemberId(member.id.get());
    let text = bot.hand_over(&guest, &here.look, to).await?;
    done(&ctx, &guest, &text, &here.which).await
}

/// What is to be taken back.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum What {
    /// The deal that is on.
    #[name = "void-deal"]
    Deal,
    /// The match that is on.
    #[name = "void-match"]
    Match,
}

/// What is on is taken back, if all agree or the game master says so.
#[poise::command(slash_command, guild_only)]
async fn void(
    ctx: Ctx<'_>,
    what: Option<What>,
    #[max_length = 200] reason: Option<String>,
) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let here = bot.table_for(&guest).await?;
    let what = match what {
        None | Some(What::Deal) => CalledOff::Deal,
        Some(What::Match) => CalledOff::Match,
    };
    call_off(&ctx, &guest, &here, what, reason).await
}

/// Keeps oneself away from the tables.
#[poise::command(slash_command, guild_only)]
async fn abstain(
    ctx: Ctx<'_>,
    #[min = 1]
    #[max = 365]
    days: i64,
) -> Result<(), Wrong> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let until = bot
        .tavern
        .bars
        .abstain(guest.guild, guest.member, days)
        .await?;
    let when = screens::when(&guest.words, until);
    let text = guest.words.with("did-abstain", args!["when" => when]);
    reply(&ctx, &Screen::note(text), Seen::ByOne).await
}

/// What was done, to the one who ordered it.
async fn done(ctx: &Ctx<'_>, guest: &Guest, text: &str, which: &str) -> Result<(), Wrong> {
    let trouble = ctx.data().log_trouble(guest);
    let screen = Screen::note(text).headed(which).headed(&trouble);
    reply(ctx, &screen, Seen::ByOne).await
}
