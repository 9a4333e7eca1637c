//! The slash commands, one file each, and what they share.

mod about;
mod coins;
mod help;
mod table;
mod triomphe;

use super::bot::Bot;
use super::guest::{Guest, Thread};
use super::screen::Screen;
use super::send::{Seen, answer};
use super::surfaces::why;
use super::words::{Words, args};
use super::wrong::Wrong;
use serenity::model::channel::ChannelType;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// What a command is given.
pub type Ctx<'a> = poise::ApplicationContext<'a, Arc<Bot>, Wrong>;
type Command = poise::Command<Arc<Bot>, Wrong>;

/// Every command, with its descriptions from the words.
pub fn all(words: &Words) -> Vec<Command> {
    let mut commands = vec![
        triomphe::triomphe(),
        table::table(),
        coins::coins(),
        help::help(),
        about::about(),
    ];
    for command in &mut commands {
        describe(words, "", command);
    }
    commands
}

/// Fills in what Discord shows of a command: its own words, those of its options and of their choices.
fn describe(words: &Words, parent: &str, command: &mut Command) {
    let name = format!("{parent}{}", command.name);
    command.description = Some(words.say(&format!("{name}-command")).into());
    for option in &mut command.parameters {
        option.description = Some(
            words
                .say(&format!("{name}-{}-option", option.name.replace('_', "-")))
                .into(),
        );
        for choice in option.choices.to_mut() {
            choice.name = words.say(&format!("{}-choice", choice.name)).into();
        }
    }
    for sub in &mut command.subcommands {
        describe(words, &format!("{name}-"), sub);
    }
}

/// The guest of a command, known to the house.
async fn guest(ctx: &Ctx<'_>) -> Result<Guest, Wrong> {
    let ask = ctx.interaction;
    if !ctx.data().heard.is_new(ask.id.get()) {
        return Err(Wrong::Twice);
    }
    let guest = Guest::new(
        ask.guild_id,
        ask.channel_id,
        ask.member.as_deref(),
        ask.app_permissions,
        thread(ask.channel.as_ref().map(|channel| channel.kind)),
    );
    let guest = guest.ok_or_else(|| Wrong::Said(ctx.data().words.say("server-only")))?;
    ctx.data().meet(&guest).await?;
    Ok(guest)
}

/// A command that only has subcommands, sent without one: no client of Discord's does that.
fn unfinished(ctx: &Ctx<'_>) -> Wrong {
    Wrong::Said(ctx.data().words.say("unknown-command"))
}

/// Whether a channel of this kind is a thread.
pub fn thread(kind: Option<ChannelType>) -> Thread {
    match kind {
        Some(ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread) => {
            Thread::Yes
        }
        _ => Thread::No,
    }
}

/// Answers a command. Never deferred: what a command does is done by now.
async fn reply(ctx: &Ctx<'_>, screen: &Screen, seen: Seen) -> Result<(), Wrong> {
    ctx.has_sent_initial_response.store(true, Ordering::SeqCst);
    ctx.interaction
        .create_response(&ctx.data().http, answer(screen, seen))
        .await?;
    Ok(())
}

/// Whatever went wrong with a command: one sentence to the one who asked.
pub async fn on_error(error: poise::FrameworkError<'_, Arc<Bot>, Wrong>) {
    use poise::FrameworkError::{
        ArgumentParse, Command, CommandPanic, CommandStructureMismatch, GuildOnly,
        UnknownInteraction,
    };
    let (ctx, sentence) = match error {
        Command {
            error: Wrong::Twice,
            ..
        } => return,
        Command {
            error,
            ctx: poise::Context::Application(ctx),
            ..
        } => (ctx, error.sentence(&ctx.data().words)),
        ArgumentParse {
            error,
            input,
            ctx: poise::Context::Application(ctx),
            ..
        } => {
            let words = &ctx.data().words;
            let option = input.unwrap_or_default();
            (
                ctx,
                words.with(
                    "bad-option",
                    args!["option" => option, "wanted" => error.to_string()],
                ),
            )
        }
        GuildOnly {
            ctx: poise::Context::Application(ctx),
            ..
        } => (ctx, ctx.data().words.say("server-only")),
        CommandPanic {
            payload,
            ctx: poise::Context::Application(ctx),
            ..
        } => {
            tracing::error!("a command panicked: {}", payload.unwrap_or_default());
            (ctx, ctx.data().words.say("our-fault"))
        }
        CommandStructureMismatch { ctx, .. } => (ctx, ctx.data().words.say("unknown-command")),
        UnknownInteraction {
            framework,
            interaction,
            ..
        } => {
            let bot = framework.user_data;
            let screen = Screen::note(bot.words.say("unknown-command"));
            if let Err(error) = interaction
                .create_response(&bot.http, answer(&screen, Seen::ByOne))
                .await
            {
                tracing::warn!("no answer to an unknown command: {}", why(&error));
            }
            return;
        }
        other => {
            tracing::error!("{other}");
            return;
        }
    };
    if ctx.has_sent_initial_response.load(Ordering::SeqCst) {
        tracing::warn!(
            "after the answer to /{}: {sentence}",
            ctx.command().qualified_name
        );
        return;
    }
    if let Err(error) = reply(&ctx, &Screen::note(sentence), Seen::ByOne).await {
        tracing::warn!("no answer to /{}: {error:?}", ctx.command().qualified_name);
    }
}

/// The keys that [`describe`] makes up.
#[cfg(test)]
pub fn keys() -> std::collections::BTreeSet<String> {
    fn of(parent: &str, command: &Command, found: &mut std::collections::BTreeSet<String>) {
        let name = format!("{parent}{}", command.name);
        found.insert(format!("{name}-command"));
        for option in &command.parameters {
            found.insert(format!("{name}-{}-option", option.name.replace('_', "-")));
            found.extend(
                option
                    .choices
                    .iter()
                    .map(|choice| format!("{}-choice", choice.name)),
            );
        }
        for sub in &command.subcommands {
            of(&format!("{name}-"), sub, found);
        }
    }
    let mut found = std::collections::BTreeSet::new();
    for command in [
        triomphe::triomphe(),
        table::table(),
        coins::coins(),
        help::help(),
        about::about(),
    ] {
        of("", &command, &mut found);
    }
    found
}
