//! The slash commands, one file each, and what they share.

mod about;
mod board;
mod character;
mod coins;
mod game;
mod help;
mod latriomphe;
mod mitigati;
mod past;
mod patron;
mod privacy;
mod scarto;
mod swiss;
mod table;
mod tarocchi;
mod tavern;
mod trefeltromp;
mod triomphe;
mod troccas;
mod verify;
mod view;

use super::bot::Bot;
use super::guest::{AskedAt, Guest};
use super::send::{Seen, answer, ask, edit_answer, think};
use super::surfaces::why;
use super::wrong::Wrong;
use house::{Language, Pace};
use screens::screen::{Dialog, Screen};
use screens::words::{Words, args};
use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::Ordering;

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

/// What a command is given.
pub type Ctx<'a> = poise::ApplicationContext<'a, Arc<Bot>, Wrong>;
type Command = poise::Command<Arc<Bot>, Wrong>;

/// Thirty commands a minute from one member, more than anybody types by hand: Discord lets us answer only so much.
/// Buttons are not counted, for play is quick.
pub fn pace() -> Pace {
    Pace::new(30, 60_000)
}

/// Every command of a game that is played here, and of the house, with its descriptions from the words.
pub fn all() -> Vec<Command> {
    let games = rules::Variant::games();
    let mut commands = of_games();
    commands.retain(|command| games.contains(&command.name.as_ref()));
    commands.extend(of_the_house());
    for command in &mut commands {
        describe(&mut Vec::new(), command);
    }
    commands
}

/// In the order of RULES.md.
fn of_games() -> Vec<Command> {
    vec![
        triomphe::triomphe(),
        scarto::scarto(),
        tarocchi::tarocchi(),
        mitigati::mitigati(),
        troccas::troccas(),
        swiss::swiss(),
        latriomphe::latriomphe(),
        trefeltromp::trefeltromp(),
    ]
}

fn of_the_house() -> Vec<Command> {
    vec![
        table::table(),
        coins::coins(),
        patron::patron(),
        tavern::tavern(),
        character::character(),
        view::view(),
        privacy::privacy(),
        help::help(),
        about::about(),
    ]
}

/// Fills in what Discord shows of a command, in every language: its own words, those of its options and of their choices.
fn describe(path: &mut Vec<String>, command: &mut Command) {
    let english = Words::english();
    path.push(command.name.to_string());
    let key = format!("{}-command", path.join("-"));
    command.description = Some(english.say(&key).into());
    command.description_localizations = localised(|words| Some(words.say(&key)));
    command.name_localizations = localised(|words| words.called(&key));
    for option in &mut command.parameters {
        let key = english.option_key(&steps(path), &option.name);
        option.description = Some(english.say(&key).into());
        option.description_localizations = localised(|words| Some(words.say(&key)));
        option.name_localizations = localised(|words| words.called(&key));
        for choice in option.choices.to_mut() {
            let key = choice_key(&choice.name);
            choice.name = english.say(&key).into();
            choice.localizations = localised(|words| Some(words.say(&key)));
        }
    }
    for sub in &mut command.subcommands {
        describe(path, sub);
    }
    path.pop();
}

/// What is said in each language but English, by Discord's code for it.
fn localised(
    said: impl Fn(&Words) -> Option<String>,
) -> Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]> {
    Language::ALL
        .into_iter()
        .filter(|language| *language != Language::English)
        .filter_map(|language| {
            let said = said(&Words::of_language(language))?;
            Some((language.code().into(), said.into()))
        })
        .collect()
}

/// A command's full name, word by word.
fn steps(path: &[String]) -> Vec<&str> {
    path.iter().map(String::as_str).collect()
}

fn choice_key(choice: &str) -> String {
    format!("{}-choice", choice.replace('_', "-"))
}

/// The guest of a command, known to the house.
async fn guest(ctx: &Ctx<'_>) -> Result<Guest, Wrong> {
    let guest = stranger(ctx).await?;
    ctx.data().meet(&guest).await?;
    Ok(guest)
}

/// The guest of a command, of whom nothing is written down.
async fn stranger(ctx: &Ctx<'_>) -> Result<Guest, Wrong> {
    let ask = ctx.interaction;
    if !ctx.data().heard.is_new(ask.id.get()) {
        return Err(Wrong::Twice);
    }
    let guest = visitor(ctx).await;
    let guest = guest.ok_or_else(|| Wrong::Said(locale_words(ctx).say("server-only")))?;
    let bot = ctx.data();
    let time = bot.tavern.house.time.as_ref();
    if let Err(at) = bot.commands.count(guest.guild, guest.member, time) {
        let when = screens::when(&guest.words, at);
        let sentence = guest
            .words
            .with("sorry-too-many-commands", args!["when" => when]);
        return Err(Wrong::Said(sentence));
    }
    Ok(guest)
}

/// Who sent a command, or is about to; nobody in direct messages.
async fn visitor(ctx: &Ctx<'_>) -> Option<Guest> {
    let ask = ctx.interaction;
    let asked = AskedAt {
        guild: ask.guild_id,
        channel: ask.channel_id,
        place: ask.channel.as_ref(),
        member: ask.member.as_deref(),
        locale: &ask.locale,
        bot: ask.app_permissions,
    };
    Guest::new(ctx.data(), &asked).await
}

/// What is said to who gave a command.
async fn words(ctx: &Ctx<'_>) -> Words {
    match visitor(ctx).await {
        Some(guest) => guest.words,
        None => locale_words(ctx),
    }
}

/// The same where no server is.
fn locale_words(ctx: &Ctx<'_>) -> Words {
    Words::of_locale(&ctx.interaction.locale)
}

/// A command that only has subcommands, sent without one: no client of Discord's does that.
fn unfinished(ctx: &Ctx<'_>) -> Wrong {
    Wrong::Said(locale_words(ctx).say("unknown-command"))
}

/// Checked here, for subcommands share their command's permissions in Discord's settings.
fn must_be_gm(ctx: &Ctx<'_>, guest: &Guest) -> Result<(), Wrong> {
    if guest.is_gm {
        return Ok(());
    }
    Err(ctx.data().not_gm(guest))
}

/// Answers a command. Never deferred: what a command does is done by now.
async fn reply(ctx: &Ctx<'_>, screen: &Screen, seen: Seen) -> Result<(), Wrong> {
    ctx.has_sent_initial_response.store(true, Ordering::SeqCst);
    let bot = ctx.data();
    let http = &bot.by_token.client(&ctx.interaction.token);
    bot.deliver(screen, |screen| {
        ctx.interaction.create_response(http, answer(screen, seen))
    })
    .await?;
    Ok(())
}

/// Answers a command by asking for lines of text.
async fn ask_back(ctx: &Ctx<'_>, dialog: &Dialog) -> Result<(), Wrong> {
    ctx.has_sent_initial_response.store(true, Ordering::SeqCst);
    let asked = ctx.interaction;
    asked.create_response(&ctx.data().http, ask(dialog)).await?;
    Ok(())
}

/// Answers a command whose answer takes its time: "is thinking…" at once, the screen as soon as it is there.
/// What can be refused at once is refused before, for from here on even a refusal is seen as `seen` says.
async fn reply_slowly(
    ctx: &Ctx<'_>,
    seen: Seen,
    screen: impl Future<Output = Result<Screen, Wrong>>,
) -> Result<(), Wrong> {
    let (asked, bot) = (ctx.interaction, ctx.data());
    let http = &bot.by_token.client(&asked.token);
    ctx.has_sent_initial_response.store(true, Ordering::SeqCst);
    asked.create_response(http, think(seen)).await?;
    let screen = match screen.await {
        Ok(screen) => screen,
        Err(wrong) => refusal(ctx, &wrong).await,
    };
    bot.deliver(&screen, |screen| {
        asked.edit_response(http, edit_answer(screen))
    })
    .await?;
    Ok(())
}

/// The private answer to who was refused something.
async fn refusal(ctx: &Ctx<'_>, wrong: &Wrong) -> Screen {
    let guest = match wrong {
        Wrong::Sorry(_) => visitor(ctx).await,
        _ => None,
    };
    let words = words(ctx).await;
    ctx.data()
        .refusal(guest.as_ref(), &words, wrong, None)
        .await
}

/// Whatever went wrong with a command: one sentence to the one who asked.
pub async fn on_error(error: poise::FrameworkError<'_, Arc<Bot>, Wrong>) {
    use poise::FrameworkError::{
        ArgumentParse, Command, CommandPanic, CommandStructureMismatch, GuildOnly,
        UnknownInteraction,
    };
    let (ctx, screen) = match error {
        Command {
            error: Wrong::Twice,
            ..
        } => return,
        Command {
            error,
            ctx: poise::Context::Application(ctx),
            ..
        } => (ctx, refusal(&ctx, &error).await),
        // Our options are numbers, choices, members, roles, channels and plain text, which Discord itself sees to:
        // what still cannot be read is of another list of commands than ours.
        ArgumentParse {
            ctx: poise::Context::Application(ctx),
            ..
        } => {
            tracing::warn!(
                "an option of /{} cannot be read",
                ctx.command().qualified_name
            );
            (ctx, Screen::note(words(&ctx).await.say("unknown-command")))
        }
        GuildOnly {
            ctx: poise::Context::Application(ctx),
            ..
        } => (ctx, Screen::note(locale_words(&ctx).say("server-only"))),
        CommandPanic {
            ctx: poise::Context::Application(ctx),
            ..
        } => {
            // The panic itself was logged where it happened; what it repeats may be a hand.
            tracing::error!("/{} panicked", ctx.command().qualified_name);
            (ctx, Screen::note(words(&ctx).await.say("our-fault")))
        }
        CommandStructureMismatch { ctx, .. } => {
            (ctx, Screen::note(words(&ctx).await.say("unknown-command")))
        }
        UnknownInteraction {
            framework,
            interaction,
            ..
        } => {
            let bot = framework.user_data;
            let words = Words::of_locale(&interaction.locale);
            let screen = Screen::note(words.say("unknown-command"));
            if let Err(error) = interaction
                .create_response(
                    bot.by_token.client(&interaction.token),
                    answer(&screen, Seen::ByOne),
                )
                .await
            {
                tracing::warn!("no answer to an unknown command: {}", why(&error));
            }
            return;
        }
        // It may repeat what somebody typed.
        _ => {
            tracing::error!("the library of commands failed");
            return;
        }
    };
    if ctx.has_sent_initial_response.load(Ordering::SeqCst) {
        tracing::warn!("/{} failed after its answer", ctx.command().qualified_name);
        return;
    }
    if let Err(error) = reply(&ctx, &screen, Seen::ByOne).await {
        tracing::warn!("no answer to /{}: {error}", ctx.command().qualified_name);
    }
}

/// The keys that [`describe`] makes up.
#[cfg(test)]
pub fn keys(words: &Words) -> std::collections::BTreeSet<String> {
    fn of(
        words: &Words,
        path: &mut Vec<String>,
        command: &Command,
        found: &mut std::collections::BTreeSet<String>,
    ) {
        path.push(command.name.to_string());
        found.insert(format!("{}-command", path.join("-")));
        for option in &command.parameters {
            found.insert(words.option_key(&steps(path), &option.name));
            found.extend(option.choices.iter().map(|choice| choice_key(&choice.name)));
        }
        for sub in &command.subcommands {
            of(words, path, sub, found);
        }
        path.pop();
    }
    let mut found = std::collections::BTreeSet::new();
    for command in of_games().into_iter().chain(of_the_house()) {
        of(words, &mut Vec::new(), &command, &mut found);
    }
    found
}
