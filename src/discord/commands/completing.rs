//! What completes the options of commands.

use super::answering::{Ctx, visitor};
use ids::MemberId;
use interactions::command::complete::{Completed, complete};
use serenity::builder::{AutocompleteChoice, CreateAutocompleteResponse};
use serenity::model::application::{ResolvedValue, Unresolved};

/// The longest name of a choice: Discord's limit.
const LONGEST: usize = 100;

async fn completed(ctx: Ctx<'_>, option: Completed, typed: &str) -> CreateAutocompleteResponse {
    let none = CreateAutocompleteResponse::new();
    let Some(mut guest) = visitor(&ctx).await else {
        return none;
    };
    // With a currency that is chosen in the same command, amounts are in its coins.
    let given = ctx.args.iter().find(|arg| arg.name == "currency");
    if let Some(ResolvedValue::String(text)) = given.map(|arg| &arg.value)
        && let Ok(currency) = screens::typed_currency(text)
    {
        guest.words = guest.words.in_currency(&currency);
    }
    let choices = complete(&ctx.data().responder, &guest, option, typed).await;
    let choices = choices.into_iter().map(|(name, value)| {
        let name: String = name.chars().take(LONGEST).collect();
        AutocompleteChoice::new(name, value)
    });
    none.set_choices(choices.collect())
}

/// Games in their editions.
pub async fn game(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    completed(ctx, Completed::Game, typed).await
}

/// The member's own characters, and the member themselves.
pub async fn own_character(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    completed(ctx, Completed::OwnCharacter, typed).await
}

/// The characters of the member who is chosen in the same command.
pub async fn character_of(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let member = ctx.args.iter().find_map(|arg| match arg.value {
        ResolvedValue::User(user, _) => Some(MemberId(user.id.get())),
        ResolvedValue::Unresolved(Unresolved::User(user)) => Some(MemberId(user.get())),
        _ => None,
    });
    completed(ctx, Completed::CharacterOf(member), typed).await
}

/// The hired patrons, and the house.
pub async fn payee(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    completed(ctx, Completed::Payee, typed).await
}

/// The hired patrons.
pub async fn patron(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    completed(ctx, Completed::Patron, typed).await
}

/// An amount of coins.
pub async fn amount(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    completed(ctx, Completed::Amount, typed).await
}

/// An amount of the member's own coins.
pub async fn own_amount(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    completed(ctx, Completed::OwnAmount, typed).await
}

/// The coins of the currency.
pub async fn coin(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    completed(ctx, Completed::Coin, typed).await
}

/// The ready-made currencies.
pub async fn currency(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    completed(ctx, Completed::Currency, typed).await
}
