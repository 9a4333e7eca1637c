//! `/tavern setup`

use crate::discord::commands::answering::{Ctx, guest, reply, words};
use crate::discord::commands::choices::choices;
use crate::discord::send::Seen;
use ids::ChannelId;
use interactions::error::CommandError;
use interactions::setup::{
    SettingChange, change_settings, currency, lacks_role, must_set_up, settings_page,
};
use pages::{Age, Gm, Moments, Regulars, RoleId};
use screens::button::Section;
use serenity::builder::{AutocompleteChoice, CreateAutocompleteResponse};
use serenity::model::id;

choices! {
    /// In which channels tables may be opened, by Discord's age restriction.
    AgeChoice, "age", {
        /// Anywhere.
        All "age-all",
        /// Only in channels that Discord age-restricts.
        Restricted "age-restricted",
    }
}

choices! {
    /// Whether moments are told.
    MomentsChoice, "moments", {
        /// On results, and first wins to their winners.
        Told "moments-told",
        /// Never.
        Untold "moments-untold",
    }
}

choices! {
    /// Whether the house's regulars visit.
    RegularsChoice, "regulars", {
        /// They visit on their own.
        Come "regulars-come",
        /// Only hired patrons come.
        StayAway "regulars-stay-away",
    }
}

/// Shows the settings of the house with explanations; applies the given changes first, all or none.
#[poise::command(slash_command, guild_only)]
#[allow(clippy::too_many_arguments)] // One for each setting.
pub async fn setup(
    ctx: Ctx<'_>,
    gm: Option<id::RoleId>,
    #[max_length = 32] name: Option<String>,
    #[max_length = 120]
    #[autocomplete = "currencies"]
    currency: Option<String>,
    #[max_length = 60] starting: Option<String>,
    #[max_length = 60] allowance: Option<String>,
    #[max_length = 60] lowest: Option<String>,
    #[max_length = 60] highest: Option<String>,
    #[max_length = 60] cap: Option<String>,
    #[max_length = 60] budget: Option<String>,
    regulars: Option<RegularsChoice>,
    age: Option<AgeChoice>,
    highlights: Option<MomentsChoice>,
    #[min = 10]
    #[max = 172_800]
    turn_seconds: Option<u32>,
    #[min = 1]
    #[max = 10_080]
    pause_minutes: Option<u32>,
    #[channel_types("Text")] log: Option<id::ChannelId>,
) -> Result<(), CommandError> {
    let bot = ctx.data();
    let guest = guest(&ctx).await?;
    must_set_up(&bot.tavern, &guest)?;
    let words = guest.words.clone();
    let currency = currency.map(|text| self::currency(&words, &text));
    let currency = currency.transpose()?;
    // If a currency is given as well, the amounts are in its coins.
    let counted = currency.as_ref().unwrap_or(words.currency());
    let coins = |text: Option<String>| -> Result<Option<i64>, CommandError> {
        let coins = text.map(|text| counted.parse_from_zero(&text));
        Ok(coins.transpose()?)
    };
    let (starting, allowance) = (coins(starting)?, coins(allowance)?);
    let (lowest, highest, cap) = (coins(lowest)?, coins(highest)?, coins(cap)?);
    let budget = coins(budget)?;
    let age = age.map(|age| match age {
        AgeChoice::All => Age::All,
        AgeChoice::Restricted => Age::Restricted,
    });
    let regulars = regulars.map(|regulars| match regulars {
        RegularsChoice::Come => Regulars::Come,
        RegularsChoice::StayAway => Regulars::StayAway,
    });
    let moments = highlights.map(|moments| match moments {
        MomentsChoice::Told => Moments::Told,
        MomentsChoice::Untold => Moments::Untold,
    });
    let log = log.map(|channel| ChannelId(channel.get()));
    let gm = gm.map(|role| RoleId(role.get()));
    // Asked about: they could not take it back alone.
    let doubtful = gm.filter(|role| lacks_role(&guest, *role));
    let gm = gm.filter(|_| doubtful.is_none());
    let changes: Vec<SettingChange> = [
        gm.map(|role| SettingChange::Gm(Gm::Role(role))),
        name.map(|name| SettingChange::HouseName(name.trim().to_owned())),
        currency.map(SettingChange::Currency),
        starting.map(SettingChange::Starting),
        allowance.map(SettingChange::Allowance),
        lowest.map(SettingChange::LeastStake),
        highest.map(SettingChange::MostStake),
        cap.map(SettingChange::DailyLoss),
        budget.map(SettingChange::HouseBudget),
        regulars.map(SettingChange::Regulars),
        age.map(SettingChange::Age),
        moments.map(SettingChange::Moments),
        turn_seconds.map(SettingChange::TurnSeconds),
        pause_minutes.map(|minutes| SettingChange::LongestPause(Some(minutes * 60))),
        log.map(|channel| SettingChange::LogChannel(Some(channel))),
    ]
    .into_iter()
    .flatten()
    .collect();
    let section = changes
        .first()
        .map_or(Section::House, SettingChange::section);
    if let Some(role) = doubtful {
        let mut question = screens::ask_gm(&words, role);
        if !changes.is_empty() {
            change_settings(&bot.responder, &guest, &changes).await?;
            question = question.headed(&words.say("sure-gm-others"));
        }
        return reply(&ctx, &question, Seen::ByOne).await;
    }
    if changes.is_empty() {
        return reply(
            &ctx,
            &settings_page(&bot.tavern, &guest, section).await?,
            Seen::ByOne,
        )
        .await;
    }
    change_settings(&bot.responder, &guest, &changes).await?;
    let page = settings_page(&bot.tavern, &guest, section).await?;
    reply(&ctx, &page.headed(&words.say("setup-changed")), Seen::ByOne).await
}

/// Autocompletes ready-made currencies, and the text as typed.
async fn currencies(ctx: Ctx<'_>, partial: &str) -> CreateAutocompleteResponse {
    let words = words(&ctx).await;
    let typed = partial.trim();
    let offered = screens::READY_MADE.iter().map(|(key, currency)| {
        let name = format!("{}: {currency}", words.say(key));
        (name, (*currency).to_owned())
    });
    let wanted = |(name, _): &(String, String)| name.to_lowercase().contains(&typed.to_lowercase());
    let choices = offered.filter(wanted);
    let choices = choices.map(|(name, currency)| AutocompleteChoice::new(name, currency));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
