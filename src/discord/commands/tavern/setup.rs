//! `/tavern setup`, whose options are made from the list of settings.

use crate::discord::bot::Bot;
use crate::discord::commands::answering::{Command as Declared, Ctx, run};
use crate::discord::commands::completing::{amount, coin, currency};
use interactions::command::Command;
use interactions::command::tavern::TavernCommand;
use interactions::error::CommandError;
use pages::bounds::LONGEST_HOUSE_NAME;
use pages::setting::{Kind, Setting};
use poise::{CommandParameter, CommandParameterChoice};
use serenity::builder::CreateCommandOption;
use serenity::model::application::{CommandOptionType, ResolvedValue};
use serenity::model::channel::ChannelType;
use std::sync::Arc;

/// Shows the settings of the house with explanations; applies the given changes first, all or none.
pub fn setup() -> Declared {
    let options = Setting::ALL.iter().copied().filter_map(option);
    Declared {
        parameters: options.collect(),
        ..changed()
    }
}

#[poise::command(slash_command, guild_only, rename = "setup")]
async fn changed(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let given = ctx.args.iter().filter_map(|option| {
        let setting = of_option(option.name)?;
        let values = setting.about().kind.values();
        let text = match option.value {
            ResolvedValue::String(text) => text.to_owned(),
            ResolvedValue::Integer(n) if values.is_empty() => n.to_string(),
            ResolvedValue::Integer(n) => values.get(usize::try_from(n).ok()?)?.word.to_owned(),
            ResolvedValue::Role(role) => role.id.to_string(),
            ResolvedValue::Channel(channel) => channel.id.to_string(),
            _ => return None,
        };
        Some((setting, text))
    });
    let setup = TavernCommand::Setup(given.collect());
    run(&ctx, Command::Tavern(setup)).await
}

/// The setting with this option.
fn of_option(name: &str) -> Option<Setting> {
    let mut all = Setting::ALL.iter().copied();
    all.find(|setting| setting.about().option == Some(name))
}

/// The option of a setting, if it has one. Names and descriptions in all languages are filled in with those of other
/// commands.
fn option(setting: Setting) -> Option<CommandParameter<Arc<Bot>, CommandError>> {
    let about = setting.about();
    let choices = about
        .kind
        .values()
        .iter()
        .map(|value| CommandParameterChoice {
            name: format!("{}-{}", about.name, value.word).into(),
            localizations: Default::default(),
            __non_exhaustive: (),
        });
    Some(CommandParameter {
        name: about.option?.into(),
        name_localizations: Default::default(),
        description: None,
        description_localizations: Default::default(),
        required: false,
        channel_types: matches!(about.kind, Kind::Log).then(|| vec![ChannelType::Text].into()),
        choices: choices.collect(),
        type_setter: Some(with_type),
        autocomplete_callback: match about.kind {
            Kind::Currency => Some(|ctx, typed| Box::pin(currency(ctx, typed))),
            Kind::Coin => Some(|ctx, typed| Box::pin(coin(ctx, typed))),
            Kind::Amount(_) => Some(|ctx, typed| Box::pin(amount(ctx, typed))),
            _ => None,
        },
        __non_exhaustive: (),
    })
}

/// Gives an option its type and bounds. The library takes a function here that knows nothing but the option, which says
/// by its name whose it is.
fn with_type(option: CreateCommandOption) -> CreateCommandOption {
    let written = serde_json::to_value(&option).unwrap_or_default();
    let setting = written["name"].as_str().and_then(of_option);
    match setting.map(|setting| setting.about().kind) {
        Some(Kind::Role) => option.kind(CommandOptionType::Role),
        Some(Kind::Log) => option.kind(CommandOptionType::Channel),
        Some(Kind::Menu(_) | Kind::Switch(_)) => option.kind(CommandOptionType::Integer),
        Some(Kind::Time(time)) => {
            let (least, most) = time.shown_bounds();
            let option = option.kind(CommandOptionType::Integer);
            option
                .min_int_value(least.into())
                .max_int_value(most.into())
        }
        Some(Kind::Name) => option.max_length(LONGEST_HOUSE_NAME),
        Some(Kind::Currency) => option.max_length(120),
        _ => option.max_length(60),
    }
}
