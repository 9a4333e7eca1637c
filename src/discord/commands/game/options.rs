//! A game's edition and options in its command: as Discord offers them, and as they come back.

use crate::discord::bot::Bot;
use crate::discord::commands::answering::{Ctx, unfinished};
use crate::discord::error::CommandError;
use crate::discord::guest::Guest;
use rules::{GameOption, OptionValues, Variant};
use serenity::builder::CreateCommandOption;
use serenity::model::application::{CommandOptionType, ResolvedValue};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What can be chosen of a game: its edition, if there are several, and its options.
pub fn options(game: &str) -> Vec<GameOption> {
    let mut editions = Variant::editions();
    editions.retain(|variant| variant.game() == game);
    let mut options = Vec::new();
    if editions.len() > 1 {
        options.push(GameOption {
            name: "edition",
            values: OptionValues::Words(editions.iter().map(Variant::edition).collect()),
        });
    }
    options.extend(editions.iter().take(1).flat_map(Variant::all_options));
    options
}

/// An option as poise defines it; `describe` says it in words.
pub fn parameter(option: &GameOption) -> poise::CommandParameter<Arc<Bot>, CommandError> {
    let (choices, type_setter): (_, TypeSetter) = match &option.values {
        OptionValues::Words(words) => {
            let choice = |word: &&str| poise::CommandParameterChoice {
                name: format!("{}-{word}", option.name).into(),
                localizations: Cow::default(),
                __non_exhaustive: (),
            };
            (words.iter().map(choice).collect(), |option| {
                option.kind(CommandOptionType::Integer)
            })
        }
        OptionValues::Numbers(range) => {
            (Cow::default(), number_within(*range.start(), *range.end()))
        }
    };
    poise::CommandParameter {
        name: option.name.into(),
        name_localizations: Cow::default(),
        description: None,
        description_localizations: Cow::default(),
        required: false,
        channel_types: None,
        choices,
        type_setter: Some(type_setter),
        autocomplete_callback: None,
        __non_exhaustive: (),
    }
}

type TypeSetter = fn(CreateCommandOption) -> CreateCommandOption;

/// Makes an option a whole number within these bounds. Poise takes no closure that captures them, so there is a
/// function for each pair.
pub fn number_within(least: u32, most: u32) -> TypeSetter {
    macro_rules! up_to {
        ($($most:literal)*) => {
            match (least, most) {
                $(
                    (0, $most) => |option| bounded_option(option, 0, $most),
                    (1, $most) => |option| bounded_option(option, 1, $most),
                )*
                _ => unreachable!("no game has an option from {least} to {most}"),
            }
        };
    }
    up_to!(1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)
}

fn bounded_option(option: CreateCommandOption, least: u32, most: u32) -> CreateCommandOption {
    let option = option.kind(CommandOptionType::Integer);
    option
        .min_number_value(least.into())
        .max_number_value(most.into())
}

/// A game and what was chosen of it in a command.
pub struct Wanted {
    pub game: &'static str,
    /// The edition and the options that were given, by name, in the words of records.
    pub options: BTreeMap<String, String>,
}

impl Wanted {
    pub fn read(ctx: &Ctx<'_>) -> Result<Wanted, CommandError> {
        let called = &ctx.command_tree[0].name;
        let game = Variant::games().into_iter().find(|game| called == game);
        let game = game.ok_or_else(|| unfinished(ctx))?;
        let mut given = BTreeMap::new();
        for option in options(game) {
            if let Some(arg) = ctx.args.iter().find(|arg| arg.name == option.name) {
                let value = value(&option.values, &arg.value).ok_or_else(|| unfinished(ctx))?;
                given.insert(option.name.to_owned(), value);
            }
        }
        Ok(Wanted {
            game,
            options: given,
        })
    }

    pub fn variant(mut self, guest: &Guest) -> Result<Variant, CommandError> {
        let edition = self.options.remove("edition");
        Variant::parse(self.game, edition.as_deref(), &self.options)
            .map_err(|error| CommandError::Message(screens::variant_refusal(&guest.words, &error)))
    }
}

/// What Discord sends of an option, in the words of records: for one of several words, its place among them.
fn value(values: &OptionValues, sent: &ResolvedValue<'_>) -> Option<String> {
    let ResolvedValue::Integer(number) = *sent else {
        return None;
    };
    match values {
        OptionValues::Words(words) => {
            let word = words.get(usize::try_from(number).ok()?)?;
            Some((*word).to_owned())
        }
        OptionValues::Numbers(_) => Some(number.to_string()),
    }
}
