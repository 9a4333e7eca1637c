//! A game's edition and options in its command: as Discord offers them, and as they come back.

use crate::discord::bot::Bot;
use crate::discord::commands::answering::{Ctx, unfinished};
use interactions::error::CommandError;
use interactions::guest::Guest;
use rules::{GameOption, OptionValues, Variant};
use serenity::builder::CreateCommandOption;
use serenity::model::application::{CommandOptionType, ResolvedOption, ResolvedValue};
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
        Wanted::parse(called, ctx.args).ok_or_else(|| unfinished(ctx))
    }

    /// `None` for a game or a choice that is not offered.
    fn parse(called: &str, args: &[ResolvedOption<'_>]) -> Option<Wanted> {
        let game = Variant::games().into_iter().find(|game| called == *game)?;
        let mut given = BTreeMap::new();
        for option in options(game) {
            if let Some(arg) = args.iter().find(|arg| arg.name == option.name) {
                given.insert(option.name.to_owned(), value(&option.values, &arg.value)?);
            }
        }
        Some(Wanted {
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

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use rules::Coins;
    use screens::words::Words;
    use serde_json::{Value, json};
    use serenity::model::application::CommandData;
    use table::Terms;

    /// A game's command as Discord sends it, with every option at its last value.
    fn sent(game: &str) -> String {
        let own = options(game).into_iter().map(|option| {
            let last = match &option.values {
                OptionValues::Words(words) => words.len() as u32 - 1,
                OptionValues::Numbers(range) => *range.end(),
            };
            json!({"name": option.name, "type": 4, "value": last})
        });
        let mut given: Vec<Value> = own.collect();
        given.extend([
            json!({"name": "stake", "type": 3, "value": "12 gp"}),
            json!({"name": "patrons", "type": 4, "value": 2}),
            json!({"name": "turn-seconds", "type": 4, "value": 60}),
            json!({"name": "thread", "type": 5, "value": true}),
        ]);
        let start = json!([{"name": "start", "type": 1, "options": given}]);
        json!({"id": "1", "name": game, "type": 1, "options": start}).to_string()
    }

    /// What a sent command asks for; `None` if no client of Discord's sends it.
    fn wanted(sent: &CommandData) -> Option<(Wanted, Option<&str>)> {
        let resolved = sent.options();
        let ResolvedValue::SubCommand(args) = &resolved.first()?.value else {
            return None;
        };
        let wanted = Wanted::parse(&sent.name, args)?;
        let stake = args.iter().find_map(|arg| match arg.value {
            ResolvedValue::String(typed) if arg.name == "stake" => Some(typed),
            _ => None,
        });
        Some((wanted, stake))
    }

    #[test]
    fn fuzz_slash_options() {
        let texts: Vec<String> = Variant::games().into_iter().map(sent).collect();
        for text in &texts {
            let sent: CommandData = serde_json::from_str(text).unwrap();
            let (wanted, _) = wanted(&sent).unwrap();
            assert_eq!(wanted.options.len(), options(wanted.game).len(), "{text}");
        }
        let words = Words::english();
        fuzz::run("slash options", &texts, |text| {
            let Ok(sent) = serde_json::from_str::<CommandData>(text) else {
                return fuzz::Read::Refused;
            };
            let Some((wanted, stake)) = wanted(&sent) else {
                return fuzz::Read::Refused;
            };
            assert_eq!(wanted.game, sent.name);
            let edition = wanted.options.get("edition").cloned();
            let mut options = wanted.options;
            options.remove("edition");
            let read = Variant::parse(wanted.game, edition.as_deref(), &options);
            let variant = match read {
                Ok(variant) => variant,
                Err(refused) => {
                    let sentence = screens::variant_refusal(&words, &refused);
                    assert!(!sentence.is_empty());
                    return fuzz::Read::Refused;
                }
            };
            assert_eq!(variant.game(), wanted.game);
            let told = variant.options();
            // Defaults are not told.
            for (name, value) in &options {
                let told = told.get(name);
                assert!(told.is_none_or(|told| told == value), "{name} of {text}");
            }
            let stake = stake.and_then(|typed| words.amount(typed).ok());
            if let Some(stake) = stake {
                let turn_seconds = 60;
                let terms = Terms {
                    variant,
                    stake: Coins(stake),
                    turn_seconds,
                    coins: Default::default(),
                };
                if let Ok(terms) = terms.check() {
                    assert!(terms.at_risk() > Coins::ZERO, "{text}");
                }
            }
            fuzz::Read::Understood
        });
    }
}
