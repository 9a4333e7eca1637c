//! `/table`: commands for the members at a table, its host and the game master

use super::answering::{Ctx, ask_back, guest, must_be_gm, reply, unfinished, visitor};
use super::past;
use crate::discord::open_hand::Delivery;
use crate::discord::send::Seen;
use house::CallOff;
use ids::MemberId;
use interactions::abstain::keep_away;
use interactions::error::CommandError;
use interactions::guest::Guest;
use interactions::hand::Hand;
use interactions::opening::call_up;
use interactions::orders;
use interactions::showing::{brought_back, shown};
use interactions::tables::{Chosen, Meant, choices, own_table, table_for, table_named};
use pages::{HouseRefusal, Language};
use screens::button::WhichKey;
use screens::screen::Screen;
use screens::words::args;
use serenity::builder::{AutocompleteChoice, CreateAutocompleteResponse};
use serenity::model::user::User;
use table::{CalledOff, Rank, Refusal, look::Scene};

/// The table in this channel.
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
        "language",
        "void",
        "abstain",
        "past::history",
        "past::receipt",
        "past::record",
        "past::replay",
        "super::verify::verify"
    )
)]
pub async fn table(ctx: Ctx<'_>) -> Result<(), CommandError> {
    Err(unfinished(&ctx))
}

/// Brings the table's message back into view; moves a table here that has lost its place.
#[poise::command(slash_command, guild_only)]
async fn show(
    ctx: Ctx<'_>,
    #[max_length = 20]
    #[autocomplete = "tables"]
    table: Option<String>,
) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    if table.is_none()
        && let Some(table) = call_up(&bot.responder, &guest).await?
    {
        // It stands here from now on, whether or not Discord has shown it yet.
        let moved = "did-call-up";
        let text = brought_back(&bot.responder, &guest, table, (moved, moved)).await?;
        return reply(&ctx, &Screen::note(text), Seen::ByOne).await;
    }
    let screen = match own_table(&bot.tavern, &guest, table.as_deref()).await? {
        Meant::This(here) => shown(&bot.responder, &guest, &here).await?,
        Meant::OneOf(choices) => screens::which_table(&guest.words, WhichKey::Show, &choices),
    };
    reply(&ctx, &screen, Seen::ByOne).await
}

/// Shows the guest's own cards.
#[poise::command(slash_command, guild_only)]
async fn hand(
    ctx: Ctx<'_>,
    #[max_length = 20]
    #[autocomplete = "tables"]
    table: Option<String>,
) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let here = match own_table(&bot.tavern, &guest, table.as_deref()).await? {
        Meant::This(here) => here,
        Meant::OneOf(choices) => {
            let screen = screens::which_table(&guest.words, WhichKey::Hand, &choices);
            return reply(&ctx, &screen, Seen::ByOne).await;
        }
    };
    let closed = matches!(here.look.scene, Scene::Closed(_));
    if here.look.chair_of(guest.member).is_none() && !closed {
        let screen = screens::not_seated(&guest.words, &here.look);
        return reply(&ctx, &screen.headed(&here.which), Seen::ByOne).await;
    }
    let mut hand = Hand::replying(&guest, &here.look, &here.which);
    hand.give_hint(&bot.hints, &guest.words).await;
    reply(&ctx, &hand.screen, Seen::ByOne).await?;
    bot.open_hands
        .answered(hand, guest.member, &ctx.interaction.token, Delivery::New);
    Ok(())
}

/// Leaves the table.
#[poise::command(slash_command, guild_only)]
async fn leave(
    ctx: Ctx<'_>,
    #[max_length = 20]
    #[autocomplete = "tables"]
    table: Option<String>,
) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let here = match own_table(&bot.tavern, &guest, table.as_deref()).await? {
        Meant::This(here) => here,
        Meant::OneOf(choices) => {
            let screen = screens::which_table(&guest.words, WhichKey::Leave, &choices);
            return reply(&ctx, &screen, Seen::ByOne).await;
        }
    };
    if let Some(question) = screens::ask_leave(&guest.words, &here.look, guest.member) {
        return reply(&ctx, &question.headed(&here.which), Seen::ByOne).await;
    }
    bot.tavern.tables.leave(here.look.id, guest.member).await?;
    bot.open_hands.put_away(here.look.id, guest.member);
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
    #[max_length = 20]
    #[autocomplete = "tables"]
    table: Option<String>,
) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let here = match table {
        Some(named) => table_named(&bot.tavern, &guest, &named).await?,
        None => table_for(&bot.tavern, &guest).await?,
    };
    if at_once == Some(true) {
        must_be_gm(&ctx, &guest)?;
        return call_off(&ctx, &guest, &here, CalledOff::Table, reason).await;
    }
    let gives = guest.rank() == Rank::Gm || here.look.host == guest.member;
    if gives && here.is_one_of_several() {
        let question = screens::ask_close(&guest.words, &here.look);
        return reply(&ctx, &question, Seen::ByOne).await;
    }
    let text = orders::close(&bot.tavern, &guest, &here.look).await?;
    done(&ctx, &guest, &text, &here.which).await
}

/// Cancels a deal or match; asks a game master whether this table is meant where several stand, and for a reason if
/// they give none.
async fn call_off(
    ctx: &Ctx<'_>,
    guest: &Guest,
    here: &Chosen,
    what: CalledOff,
    reason: Option<String>,
) -> Result<(), CommandError> {
    let reason = reason.unwrap_or_default();
    if guest.is_gm && here.is_one_of_several() {
        let question = screens::ask_call_off(&guest.words, &here.look, what, reason.trim());
        return reply(ctx, &question, Seen::ByOne).await;
    }
    let off = CallOff {
        what,
        reason: &reason,
    };
    match orders::call_off_or_ask(&ctx.data().responder, guest, &here.look, off).await? {
        Ok(text) => done(ctx, guest, &text, &here.which).await,
        Err(dialog) => ask_back(ctx, &dialog).await,
    }
}

/// Asks a member to leave: at once between deals, otherwise after the current deal.
#[poise::command(slash_command, guild_only)]
async fn kick(ctx: Ctx<'_>, member: Option<User>) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let here = table_for(&bot.tavern, &guest).await?;
    let Some(member) = member else {
        if guest.rank() == Rank::Guest && here.look.host != guest.member {
            return Err(HouseRefusal::Table(Refusal::NotHost).into());
        }
        let panel = orders::orders(&bot.responder, &guest, &here.look, &here.which);
        return reply(&ctx, &panel, Seen::ByOne).await;
    };
    let chair = here.look.chair_of(MemberId(member.id.get()));
    let player = &chair.ok_or(HouseRefusal::Table(Refusal::NotHere))?.player;
    let text = orders::kick(&bot.tavern, &guest, &here.look, player).await?;
    done(&ctx, &guest, &text, &here.which).await
}

/// Stops the table's clock.
#[poise::command(slash_command, guild_only)]
async fn pause(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let here = table_for(&bot.tavern, &guest).await?;
    let text = orders::pause(&bot.tavern, &guest, here.look.id).await?;
    done(&ctx, &guest, &text, &here.which).await
}

/// Starts the table's clock again.
#[poise::command(slash_command, guild_only)]
async fn resume(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let here = table_for(&bot.tavern, &guest).await?;
    let (table, member) = (here.look.id, guest.member);
    bot.tavern.tables.go_on(table, member, guest.rank()).await?;
    done(&ctx, &guest, &guest.words.say("did-go-on"), &here.which).await
}

/// Makes another member the host.
#[poise::command(slash_command, guild_only)]
async fn host(ctx: Ctx<'_>, member: User) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let here = table_for(&bot.tavern, &guest).await?;
    let to = MemberId(member.id.get());
    let text = orders::hand_over(&bot.tavern, &guest, &here.look, to).await?;
    done(&ctx, &guest, &text, &here.which).await
}

/// The languages of the bot, each by its own name.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum Tongue {
    /// English.
    #[name = "language-en"]
    English,
    /// Français.
    #[name = "language-fr"]
    French,
    /// Italiano.
    #[name = "language-it"]
    Italian,
    /// Deutsch.
    #[name = "language-de"]
    German,
}

impl From<Tongue> for Language {
    fn from(tongue: Tongue) -> Language {
        match tongue {
            Tongue::English => Language::English,
            Tongue::French => Language::French,
            Tongue::Italian => Language::Italian,
            Tongue::German => Language::German,
        }
    }
}

/// Chooses the language of the table's public messages.
#[poise::command(slash_command, guild_only)]
async fn language(ctx: Ctx<'_>, language: Option<Tongue>) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let here = table_for(&bot.tavern, &guest).await?;
    let (table, language) = (here.look.id, language.map(Language::from));
    let orders = &bot.tavern.tables;
    orders
        .choose_language(table, guest.member, guest.rank(), language)
        .await?;
    let text = match language {
        Some(language) => {
            let name = guest.words.say(&format!("language-{}", language.code()));
            guest
                .words
                .with("did-choose-language", args!["language" => name])
        }
        None => guest.words.say("did-choose-house-language"),
    };
    done(&ctx, &guest, &text, &here.which).await
}

/// What to cancel.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum What {
    /// The current deal.
    #[name = "void-deal"]
    Deal,
    /// The current match.
    #[name = "void-match"]
    Match,
}

/// Cancels the deal or match if all agree or the game master says so.
#[poise::command(slash_command, guild_only, rename = "cancel")]
async fn void(
    ctx: Ctx<'_>,
    what: Option<What>,
    #[max_length = 200] reason: Option<String>,
) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let here = table_for(&bot.tavern, &guest).await?;
    let what = match what {
        None | Some(What::Deal) => CalledOff::Deal,
        Some(What::Match) => CalledOff::Match,
    };
    call_off(&ctx, &guest, &here, what, reason).await
}

/// The most days for which a member keeps away without being asked whether they mean it.
const SHORT: i64 = 30;

/// Lets a member ban themselves from the tables.
#[poise::command(slash_command, guild_only)]
async fn abstain(
    ctx: Ctx<'_>,
    #[min = 1]
    #[max = 365]
    days: i64,
) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let screen = match u16::try_from(days) {
        Ok(many) if days > SHORT => {
            let until = bot.tavern.exclusions.abstains_until(days)?;
            screens::ask_abstain(&guest.words, many, until)
        }
        _ => keep_away(&bot.responder, &guest, days).await?,
    };
    reply(&ctx, &screen, Seen::ByOne).await
}

/// Autocompletes the tables that the guest can name.
async fn tables(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let none = CreateAutocompleteResponse::new();
    let Some(guest) = visitor(&ctx).await else {
        return none;
    };
    let typed = typed.trim().to_lowercase();
    let choices = choices(&ctx.data().tavern, &guest).into_iter();
    let choices = choices
        .map(|choice| (screens::table_choice(&guest.words, &choice), choice.table))
        .filter(|(line, _)| line.to_lowercase().contains(&typed))
        .take(screens::CHOICES)
        .map(|(line, table)| {
            let line: String = line.chars().take(100).collect();
            AutocompleteChoice::new(line, table.to_string())
        });
    none.set_choices(choices.collect())
}

/// Tells the member who gave an order what was done.
async fn done(ctx: &Ctx<'_>, guest: &Guest, text: &str, which: &str) -> Result<(), CommandError> {
    let error = ctx.data().responder.log_error(guest);
    let screen = Screen::note(text).headed(which).headed(&error);
    reply(ctx, &screen, Seen::ByOne).await
}
