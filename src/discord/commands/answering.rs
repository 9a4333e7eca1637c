//! The guest behind a command, and the ways to answer it.

use crate::discord::bot::Bot;
use crate::discord::counted::Route;
use crate::discord::first_answer::{AnswerRoute, FirstAnswer};
use crate::discord::guest::{AskedAt, guest as read};
use crate::discord::refused::{undelivered, why};
use crate::discord::send::{Seen, answer, ask, edit_answer, follow_up, think};
use crate::discord::timed::Timed;
use interactions::broke;
use interactions::error::CommandError;
use interactions::guest::Guest;
use interactions::setup::not_gm;
use pages::WantedGame;
use rules::Variant;
use screens::screen::{Dialog, Screen};
use screens::words::{Words, args};
use serenity::builder::Builder as _;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tokio_util::task::task_tracker::TaskTrackerToken;

/// A slash command.
pub type Command = poise::Command<Arc<Bot>, CommandError>;

/// The context that poise passes to a command.
pub type Ctx<'a> = poise::ApplicationContext<'a, Arc<Bot>, CommandError>;

/// The guest of a command; registers them with the house.
pub async fn guest(ctx: &Ctx<'_>) -> Result<Guest, CommandError> {
    let guest = stranger(ctx).await?;
    guest.meet(&ctx.data().tavern).await?;
    Ok(guest)
}

/// The guest of a command, without recording anything about them.
pub async fn stranger(ctx: &Ctx<'_>) -> Result<Guest, CommandError> {
    let ask = ctx.interaction;
    if !ctx.data().inbox.heard.is_new(ask.id.get()) {
        return Err(CommandError::Duplicate);
    }
    let guest = visitor(ctx).await;
    let guest = guest.ok_or_else(|| CommandError::Message(locale_words(ctx).say("server-only")))?;
    let bot = ctx.data();
    let time = bot.tavern.house.time.as_ref();
    if let Err(at) = bot.inbox.commands.count(guest.guild, guest.member, time) {
        let when = screens::when(&guest.words, at);
        let sentence = guest
            .words
            .with("refusal-too-many-commands", args!["when" => when]);
        return Err(CommandError::Message(sentence));
    }
    Ok(guest)
}

/// The guest of a command or of a field being typed, without recording anything; `None` in direct messages.
pub async fn visitor(ctx: &Ctx<'_>) -> Option<Guest> {
    let ask = ctx.interaction;
    let asked = AskedAt {
        guild: ask.guild_id,
        channel: ask.channel_id,
        place: ask.channel.as_ref(),
        member: ask.member.as_deref(),
        locale: &ask.locale,
        application: ask.application_id,
        bot: ask.app_permissions,
    };
    let bot = ctx.data();
    let guest = read(&bot.tavern, &bot.wording, &asked).await?;
    bot.attendance.is_there(guest.guild, guest.member);
    Some(guest)
}

/// The words for the guest of a command.
pub async fn words(ctx: &Ctx<'_>) -> Words {
    match visitor(ctx).await {
        Some(guest) => guest.words,
        None => locale_words(ctx),
    }
}

/// The same without a server, from the language of their Discord client.
pub fn locale_words(ctx: &Ctx<'_>) -> Words {
    Words::for_locale(&ctx.interaction.locale)
}

/// For what no Discord client sends: a command without its subcommand, or a choice that it does not offer.
pub fn unfinished(ctx: &Ctx<'_>) -> CommandError {
    CommandError::Message(locale_words(ctx).say("unknown-command"))
}

/// Checked here, because subcommands share their command's permissions in Discord's settings.
pub fn must_be_gm(ctx: &Ctx<'_>, guest: &Guest) -> Result<(), CommandError> {
    if guest.is_gm {
        return Ok(());
    }
    Err(not_gm(&ctx.data().tavern, guest))
}

/// A command that is being answered.
struct AnsweredCommand {
    owed: FirstAnswer,
    _timed: Timed,
    /// The end of the bot waits for it.
    _until_it_is_answered: TaskTrackerToken,
}

/// To be called before a command runs: from now on it is owed an answer.
pub async fn begin(ctx: poise::Context<'_, Arc<Bot>, CommandError>) {
    let poise::Context::Application(ctx) = ctx else {
        return;
    };
    let bot = ctx.data();
    let (http, id) = (
        bot.messenger.by_token(&ctx.interaction.token),
        ctx.interaction.id,
    );
    let token = ctx.interaction.token.clone();
    let rivals = bot.messenger.rivals.clone();
    let defer = async move {
        let thinking = think(Seen::ByOne).execute(&http, (id, &token));
        rivals.first_answer(id, thinking).await
    };
    let answering = AnsweredCommand {
        owed: FirstAnswer::begin(defer),
        _timed: Timed::command(),
        _until_it_is_answered: bot.inbox.answering.token(),
    };
    ctx.set_invocation_data(answering).await;
}

/// How to answer a command.
async fn route(ctx: &Ctx<'_>) -> AnswerRoute {
    ctx.has_sent_initial_response.store(true, Ordering::SeqCst);
    match ctx.invocation_data::<AnsweredCommand>().await {
        Some(answering) => answering.owed.route().await,
        None => AnswerRoute::First,
    }
}

/// Answers a command. Where the answer had to be deferred, only the member who asked sees that it is thought about; what
/// all are to see follows.
pub async fn reply(ctx: &Ctx<'_>, screen: &Screen, seen: Seen) -> Result<(), CommandError> {
    match route(ctx).await {
        AnswerRoute::First => {
            let bot = ctx.data();
            let http = &bot.messenger.by_token(&ctx.interaction.token);
            bot.messenger
                .deliver(screen, |screen| {
                    let answering = ctx.interaction.create_response(http, answer(screen, seen));
                    let rivals = &bot.messenger.rivals;
                    rivals.first_answer(ctx.interaction.id, answering)
                })
                .await
                .map_err(undelivered)?;
            Ok(())
        }
        AnswerRoute::Deferred => {
            edit(ctx, screen).await?;
            match seen {
                Seen::ByOne => Ok(()),
                Seen::ByAll => show_all(ctx, screen).await,
            }
        }
    }
}

/// Shows everybody what was answered in private, in its place.
async fn show_all(ctx: &Ctx<'_>, screen: &Screen) -> Result<(), CommandError> {
    let (token, messenger) = (&ctx.interaction.token, &ctx.data().messenger);
    let http = &messenger.by_token(token);
    messenger
        .deliver(screen, |screen| {
            let sending = follow_up(screen, Seen::ByAll).execute(http, (None, token));
            messenger.by_answer(Route::FollowUp, sending)
        })
        .await
        .map_err(undelivered)?;
    let deleting = http.delete_original_interaction_response(token);
    let deleted = messenger.by_answer(Route::DeleteAnswer, deleting).await;
    deleted.map_err(undelivered)?;
    Ok(())
}

/// Answers a command after "is thinking…".
async fn edit(ctx: &Ctx<'_>, screen: &Screen) -> Result<(), CommandError> {
    let (asked, bot) = (ctx.interaction, ctx.data());
    let http = &bot.messenger.by_token(&asked.token);
    bot.messenger
        .deliver(screen, |screen| {
            let editing = asked.edit_response(http, edit_answer(screen));
            bot.messenger.by_answer(Route::EditAnswer, editing)
        })
        .await
        .map_err(undelivered)?;
    Ok(())
}

/// Answers a command with a form to fill in.
pub async fn ask_back(ctx: &Ctx<'_>, dialog: &Dialog) -> Result<(), CommandError> {
    let asked = ctx.interaction;
    match route(ctx).await {
        AnswerRoute::First => {
            let messenger = &ctx.data().messenger;
            let asking = asked.create_response(&messenger.http, ask(dialog));
            let asked = messenger.rivals.first_answer(asked.id, asking).await;
            asked.map_err(undelivered)?;
            Ok(())
        }
        // Discord opens a dialog only as the first answer.
        AnswerRoute::Deferred => edit(ctx, &Screen::note(words(ctx).await.say("our-fault"))).await,
    }
}

/// Answers a command whose answer takes time: "is thinking…" at once, the screen as soon as it is ready.
/// Refuse what you can before calling this, because from here on even a refusal has the visibility `seen`.
pub async fn reply_slowly(
    ctx: &Ctx<'_>,
    seen: Seen,
    screen: impl Future<Output = Result<Screen, CommandError>>,
) -> Result<(), CommandError> {
    let (asked, bot) = (ctx.interaction, ctx.data());
    let http = &bot.messenger.by_token(&asked.token);
    if route(ctx).await == AnswerRoute::First {
        let thinking = asked.create_response(http, think(seen));
        bot.messenger
            .rivals
            .first_answer(asked.id, thinking)
            .await
            .map_err(undelivered)?;
    }
    let screen = match screen.await {
        Ok(screen) => screen,
        Err(error) => refusal(ctx, &error).await,
    };
    edit(ctx, &screen).await
}

/// The private answer to a refused command.
pub async fn refusal(ctx: &Ctx<'_>, error: &CommandError) -> Screen {
    let guest = match error {
        CommandError::Refused(_) => visitor(ctx).await,
        _ => None,
    };
    let words = words(ctx).await;
    let game = ctx.command().qualified_name.split(' ').next();
    let game = game.and_then(|game| Variant::parse(game, None, &Default::default()).ok());
    let wanted = game.map_or(WantedGame::Unknown, WantedGame::Of);
    broke::refusal(&ctx.data().tavern, guest.as_ref(), &words, error, wanted).await
}

/// Answers a failed command with one sentence to the guest.
pub async fn on_error(error: poise::FrameworkError<'_, Arc<Bot>, CommandError>) {
    use poise::FrameworkError::{
        ArgumentParse, Command, CommandPanic, CommandStructureMismatch, GuildOnly,
        UnknownInteraction,
    };
    let (ctx, screen) = match error {
        Command {
            error: CommandError::Duplicate,
            ..
        } => return,
        Command {
            error,
            ctx: poise::Context::Application(ctx),
            ..
        } => (ctx, refusal(&ctx, &error).await),
        // Our options are numbers, choices, members, roles, channels and plain text, which Discord validates. An
        // option that cannot be parsed comes from a different version of the command list.
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
            // The panic was logged where it happened; its message may quote a hand.
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
            let words = Words::for_locale(&interaction.locale);
            let screen = Screen::note(words.say("unknown-command"));
            let http = bot.messenger.by_token(&interaction.token);
            let answering = interaction.create_response(http, answer(&screen, Seen::ByOne));
            let rivals = &bot.messenger.rivals;
            if let Err(error) = rivals.first_answer(interaction.id, answering).await {
                tracing::warn!("an unknown command could not be answered: {}", why(&error));
            }
            return;
        }
        // Its text may quote what somebody typed.
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
        tracing::warn!(
            "/{} could not be answered: {error}",
            ctx.command().qualified_name
        );
    }
}
