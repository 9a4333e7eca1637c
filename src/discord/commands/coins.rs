//! `/coins balance`, `allowance`, `pay`, `history`, `grant` and `take`; `board` has the other two

use super::answering::{Ctx, guest, must_be_gm, reply, unfinished, visitor, words};
use super::character::choices;
use crate::discord::send::Seen;
use bank::{BankError, Order};
use books::{Amount, Owner};
use house::{HouseError, PaymentError};
use ids::{MemberId, Seek};
use interactions::error::CommandError;
use interactions::guest::Guest;
use interactions::past;
use interactions::setup::must_mint;
use pages::{Coffer, MYSELF, is_myself, purse::Payee};
use screens::screen::Screen;
use screens::words::{Words, args};
use serenity::builder::{AutocompleteChoice, CreateAutocompleteResponse};
use serenity::model::application::{ResolvedValue, Unresolved};
use serenity::model::user::User;
use table::Person;

/// The most choices that Discord shows.
const MOST_CHOICES: usize = 25;

/// The bank's commands.
#[poise::command(
    slash_command,
    guild_only,
    interaction_context = "Guild",
    subcommands(
        "balance",
        "allowance",
        "pay",
        "history",
        "grant",
        "take",
        "super::board::board",
        "super::board::chart"
    )
)]
pub async fn coins(ctx: Ctx<'_>) -> Result<(), CommandError> {
    Err(unfinished(&ctx))
}

/// Shows the guest's balance.
#[poise::command(slash_command, guild_only)]
async fn balance(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let person = bot.tavern.members.person(guest.guild, guest.member).await?;
    let owner = Owner::Member(person.purse);
    let character = bot.tavern.members.character_of(guest.guild, &owner).await?;
    let (purse, due) = bot
        .tavern
        .members
        .purse_and_due(guest.guild, person)
        .await?;
    let screen = screens::purse(&guest.words, character.as_ref(), purse, due);
    reply(&ctx, &screen, Seen::ByOne).await
}

/// Pays today's allowance, if the house gives one.
#[poise::command(slash_command, guild_only)]
async fn allowance(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let words = guest.words.clone();
    let person = bot.tavern.members.person(guest.guild, guest.member).await?;
    let fetched = bot
        .tavern
        .allowances
        .fetch_allowance(guest.guild, person)
        .await?;
    let screen = Screen::note(screens::allowance(&words, fetched));
    reply(&ctx, &screen, Seen::ByOne).await
}

/// Pays another member, a hired patron or the house.
#[poise::command(slash_command, guild_only)]
async fn pay(
    ctx: Ctx<'_>,
    #[max_length = 60] coins: String,
    member: Option<User>,
    #[max_length = 100]
    #[autocomplete = "of_the_member"]
    character: Option<String>,
    #[max_length = 100]
    #[autocomplete = "of_the_house"]
    patron: Option<String>,
    #[max_length = 200] reason: Option<String>,
) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let coins = guest.words.amount(&coins)?;
    let payer = bot.tavern.members.person(guest.guild, guest.member).await?;
    let public = bot.wording.public(guest.guild);
    let to = match (member, patron) {
        (Some(member), None) => {
            let whose = whose(&ctx, &guest, &member, character.as_deref()).await?;
            let order = order(&ctx, &guest, whose, coins, reason.clone())?;
            bot.tavern.pay(payer.purse, order).await?;
            called(&ctx, &guest, whose).await?
        }
        (None, Some(patron)) => {
            let payee = if is_house(&guest.words, &patron) {
                Payee::House
            } else {
                Payee::Patron(bot.tavern.staff.hired_by_name(guest.guild, &patron)?)
            };
            let order = order(&ctx, &guest, payer, coins, reason.clone())?;
            bot.tavern.pay_staff(order, &payee).await?;
            screens::payee(&public, &payee)
        }
        (None, None) | (Some(_), Some(_)) => {
            return Err(CommandError::Message(guest.words.say("pay-whom")));
        }
    };
    let from = called(&ctx, &guest, payer).await?;
    let screen = screens::paid(&public, &from, &to, coins, reason.as_deref());
    reply(&ctx, &screen, Seen::ByAll).await
}

/// Lists the transfers to and from the guest's purse.
#[poise::command(slash_command, guild_only)]
async fn history(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    let screen = past::history(&bot.tavern, &guest, Seek::Newest).await?;
    reply(&ctx, &screen, Seen::ByOne).await
}

/// Lets the game master grant coins from the mint.
#[poise::command(slash_command, guild_only)]
async fn grant(
    ctx: Ctx<'_>,
    member: User,
    #[max_length = 60] coins: String,
    #[max_length = 200] reason: String,
    #[max_length = 100]
    #[autocomplete = "of_the_member"]
    character: Option<String>,
) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    must_mint(&bot.tavern, &guest)?;
    let coins = guest.words.amount(&coins)?;
    let whose = whose(&ctx, &guest, &member, character.as_deref()).await?;
    let order = order(&ctx, &guest, whose, coins, Some(reason.clone()))?;
    bot.tavern.grant(order).await?;
    let by = mention(guest.member);
    let to = called(&ctx, &guest, whose).await?;
    reply(
        &ctx,
        &screens::granted(
            &bot.wording.public(guest.guild),
            &by,
            &to,
            coins,
            Some(&reason),
        ),
        Seen::ByAll,
    )
    .await
}

/// Lets the game master take a member's coins: out of the game, or for the house.
#[poise::command(slash_command, guild_only)]
async fn take(
    ctx: Ctx<'_>,
    member: User,
    #[max_length = 60] coins: String,
    #[max_length = 200] reason: String,
    #[max_length = 100]
    #[autocomplete = "of_the_member"]
    character: Option<String>,
    house: Option<bool>,
) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    must_be_gm(&ctx, &guest)?;
    let into = match house {
        Some(true) => Coffer::House,
        Some(false) | None => Coffer::Mint,
    };
    let coins = guest.words.amount(&coins)?;
    let whose = whose(&ctx, &guest, &member, character.as_deref()).await?;
    let order = order(&ctx, &guest, whose, coins, Some(reason.clone()))?;
    let by = mention(guest.member);
    let from = called(&ctx, &guest, whose).await?;
    if let Err(error) = bot.tavern.take(order, into).await {
        return Err(match error {
            PaymentError::Bank(BankError::Refused(refusal)) => {
                CommandError::Message(screens::take_refused(&guest.words, &from, &refusal))
            }
            other => other.into(),
        });
    }
    reply(
        &ctx,
        &screens::taken(
            &bot.wording.public(guest.guild),
            &by,
            &from,
            coins,
            into,
            Some(&reason),
        ),
        Seen::ByAll,
    )
    .await
}

/// The purse that an order is about: that of the named character, otherwise of the one the member plays as now.
async fn whose(
    ctx: &Ctx<'_>,
    guest: &Guest,
    member: &User,
    character: Option<&str>,
) -> Result<Person, CommandError> {
    let words = &guest.words;
    let here = ctx.interaction.data.resolved.members.get(&member.id);
    if member.bot {
        return Err(CommandError::Message(words.say("refused-bot")));
    }
    if here.is_none() && id(member) != guest.member {
        return Err(CommandError::Message(words.say("refused-stranger")));
    }
    let (tavern, guild, member_id) = (&ctx.data().tavern, guest.guild, id(member));
    let name = here.and_then(|here| here.nick.as_deref());
    let name = name.unwrap_or_else(|| member.display_name());
    let known = tavern.members.introduce(guild, member_id, name).await?;
    let purse = match character {
        None => known.plays.unwrap_or(known.purse),
        Some(typed) if is_myself(typed) => known.purse,
        Some(typed) => match tavern
            .characters
            .character_of(guild, member_id, typed)
            .await
        {
            Ok(character) => character.purse,
            Err(HouseError::Refused(_)) => {
                let who = mention(member_id);
                let args = args!["who" => who];
                return Err(CommandError::Message(
                    words.with("character-unknown-theirs", args),
                ));
            }
            Err(error) => return Err(error.into()),
        },
    };
    Ok(Person {
        member: member_id,
        purse,
    })
}

/// The member's mention, with the character whose purse it is.
async fn called(ctx: &Ctx<'_>, guest: &Guest, person: Person) -> Result<String, CommandError> {
    let bot = ctx.data();
    let owner = Owner::Member(person.purse);
    let character = bot.tavern.members.character_of(guest.guild, &owner).await?;
    let mention = mention(person.member);
    Ok(match character {
        Some(character) => screens::called(&guest.words, &mention, &character),
        None => mention,
    })
}

/// An order to the bank, identified by the interaction, so that a repeated one moves coins once.
fn order(
    ctx: &Ctx<'_>,
    guest: &Guest,
    whose: Person,
    coins: i64,
    note: Option<String>,
) -> Result<Order, CommandError> {
    Ok(Order {
        guild: guest.guild,
        by: guest.member,
        purse: whose.purse,
        amount: Amount::new(coins).map_err(|none| CommandError::Bank(none.into()))?,
        note: note
            .map(|note| note.trim().to_owned())
            .filter(|note| !note.is_empty()),
        name: format!("order:{}", ctx.interaction.id),
        at: ctx.data().tavern.house.time.now(),
    })
}

/// Autocompletes the characters of the member chosen in the command's other option.
async fn of_the_member(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let member = ctx.args.iter().find_map(|arg| match arg.value {
        ResolvedValue::User(user, _) => Some(id(user)),
        ResolvedValue::Unresolved(Unresolved::User(user)) => Some(MemberId(user.get())),
        _ => None,
    });
    let Some(member) = member else {
        return CreateAutocompleteResponse::new();
    };
    let own = words(&ctx).await.say("character-own-purse");
    choices(ctx, member, partial, vec![(own, MYSELF.to_owned())]).await
}

/// Autocompletes the hired patrons, and the house.
async fn of_the_house(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let Some(guest) = visitor(&ctx).await else {
        return CreateAutocompleteResponse::new();
    };
    let hired = ctx.data().tavern.staff.hired(guest.guild).into_iter();
    let house = guest.words.say("account-house");
    let names = std::iter::once(house).chain(hired.map(|hired| hired.name));
    let wanted = partial.trim().to_lowercase();
    let fitting = names.filter(|name| name.to_lowercase().contains(&wanted));
    let choices = fitting.map(|name| AutocompleteChoice::new(name.clone(), name));
    CreateAutocompleteResponse::new().set_choices(choices.take(MOST_CHOICES).collect())
}

/// Whether the text means the house.
fn is_house(words: &Words, typed: &str) -> bool {
    typed.trim().to_lowercase() == words.say("account-house").to_lowercase()
}

fn id(user: &User) -> MemberId {
    MemberId(user.id.get())
}

fn mention(member: MemberId) -> String {
    format!("<@{member}>")
}
