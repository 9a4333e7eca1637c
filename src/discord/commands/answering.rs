//! The guest behind a command, and the ways to answer it.

use crate::discord::bot::Bot;
use crate::discord::counted::Route;
use crate::discord::first_answer::{AnswerRoute, FirstAnswer};
use crate::discord::guest::{Origin, guest as read};
use crate::discord::open_hand::Delivery;
use crate::discord::refused::{undelivered, why};
use crate::discord::send::{Seen, answer, ask, edit_answer, follow_up, think};
use crate::discord::timed::Timed;
use ids::MemberId;
use interactions::broke;
use interactions::command::named::NamedMember;
use interactions::command::{Command as Asked, commanded};
use interactions::error::CommandError;
use interactions::guest::Guest;
use interactions::response::Response;
use pages::WantedGame;
use screens::commands::moved;
use screens::screen::{Dialog, Screen};
use screens::words::{Words, args};
use serenity::builder::Builder as _;
use serenity::model::application::{CommandInteraction, ResolvedValue};
use serenity::model::user::User;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tokio_util::task::task_tracker::TaskTrackerToken;

/// A slash command.
pub type Command = poise::Command<Arc<Bot>, CommandError>;

/// The context that poise passes to a command.
pub type Ctx<'a> = poise::ApplicationContext<'a, Arc<Bot>, CommandError>;

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
    visitor_of(ctx.data(), ctx.interaction).await
}

async fn visitor_of(bot: &Bot, ask: &CommandInteraction) -> Option<Guest> {
    let asked = Origin {
        guild: ask.guild_id,
        channel: ask.channel_id,
        place: ask.channel.as_ref(),
        member: ask.member.as_deref(),
        locale: &ask.locale,
        application: ask.application_id,
        bot: ask.app_permissions,
    };
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

/// Does what a command says, and answers it.
pub async fn run(ctx: &Ctx<'_>, command: Asked) -> Result<(), CommandError> {
    let guest = stranger(ctx).await?;
    let bot = ctx.data();
    let (wanted, order) = (command.wanted(), format!("order:{}", ctx.interaction.id));
    let response = match commanded(&bot.responder, &guest, command, &order).await {
        Ok(response) => response,
        Err(error) => {
            let (tavern, words) = (&bot.tavern, &guest.words);
            let refused = broke::refusal(tavern, Some(&guest), words, &error, wanted);
            Response::Note(refused.await)
        }
    };
    answered(ctx, &guest, response).await
}

/// Sends the answer to a command.
async fn answered(ctx: &Ctx<'_>, guest: &Guest, response: Response) -> Result<(), CommandError> {
    let (bot, token) = (ctx.data(), &ctx.interaction.token);
    match response {
        Response::Hand(mut hand) | Response::HandBelow(mut hand) => {
            hand.give_hint(&bot.hints, &guest.words).await;
            reply(ctx, &hand.screen, Seen::ByOne).await?;
            let (hands, member) = (&bot.open_hands, guest.member);
            hands.answered(*hand, member, token, Delivery::New);
            Ok(())
        }
        Response::Page(screen) | Response::Note(screen) => reply(ctx, &screen, Seen::ByOne).await,
        Response::Public(screen) => reply(ctx, &screen, Seen::ByAll).await,
        Response::Closing(screen) => {
            let answered = reply(ctx, &screen, Seen::ByAll).await;
            bot.tavern.sessions.wake_settlement(guest.guild);
            answered
        }
        Response::Illustrated(page) => {
            let page = bot.gallery.illustrate(page).await;
            let awaited = bot.gallery.late.awaits(ctx.interaction.id);
            reply(ctx, &page.screen, Seen::ByOne).await?;
            bot.gallery.follow(&bot.messenger, page, token, awaited);
            Ok(())
        }
        Response::Dialog(dialog) => ask_back(ctx, &dialog).await,
        Response::Silent => Ok(()),
    }
}

/// A member as a command names them.
pub fn named(ctx: &Ctx<'_>, user: &User) -> NamedMember {
    let here = ctx.interaction.data.resolved.members.get(&user.id);
    let nick = here.and_then(|here| here.nick.as_deref());
    NamedMember {
        member: MemberId(user.id.get()),
        name: nick.unwrap_or_else(|| user.display_name()).to_owned(),
        is_bot: user.bot,
        is_here: here.is_some(),
    }
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

/// The private answer to a refused command.
pub async fn refusal(ctx: &Ctx<'_>, error: &CommandError) -> Screen {
    let guest = match error {
        CommandError::Refused(_) => visitor(ctx).await,
        _ => None,
    };
    let words = words(ctx).await;
    let tavern = &ctx.data().tavern;
    broke::refusal(tavern, guest.as_ref(), &words, error, WantedGame::Unknown).await
}

/// The full name of a command, word by word.
fn full_name(interaction: &CommandInteraction) -> String {
    let mut name = interaction.data.name.clone();
    let mut options = interaction.data.options();
    while let Some(option) = options.first() {
        let (ResolvedValue::SubCommand(inner) | ResolvedValue::SubCommandGroup(inner)) =
            &option.value
        else {
            break;
        };
        name = format!("{name} {}", option.name);
        options = inner.clone();
    }
    name
}

/// Where a command of this former name is now, if it is known.
fn unknown(words: &Words, name: &str) -> String {
    match moved(name) {
        Some(now) => {
            let told = args!["former" => format!("/{name}"), "now" => words.command(now)];
            words.with("command-moved", told)
        }
        None => words.say("unknown-command"),
    }
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
            if interaction.data.autocomplete().is_some() {
                return;
            }
            let bot = framework.user_data;
            let words = match visitor_of(bot, interaction).await {
                Some(guest) => guest.words,
                None => Words::for_locale(&interaction.locale),
            };
            let screen = Screen::note(unknown(&words, &full_name(interaction)));
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
