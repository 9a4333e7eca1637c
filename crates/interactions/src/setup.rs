//! Changes the settings of a house: by menus, forms, or the options of `/tavern setup`.

use crate::error::CommandError;
use crate::guest::Guest;
use crate::responder::Responder;
use crate::response::Response;
use books::Currency;
use house::{SettingsChangeError, Tavern};
use ids::{ChannelId, GuildId};
use pages::{
    Age, Gm, Language, Moments, Regulars, RoleId, Settings, SettingsError, purse::Started,
    text::tidy,
};
use screens::Keeper;
use screens::button::{Form, Section, SetupKey};
use screens::screen::Screen;
use screens::words::Words;
use std::collections::BTreeSet;
use table::Place;

/// A change of one setting.
#[derive(Clone, Debug, PartialEq)]
pub enum SettingChange {
    /// Which members are game masters.
    Gm(Gm),
    /// The name of the house.
    HouseName(String),
    /// The currency.
    Currency(Currency),
    /// Coins that a new member gets.
    Starting(i64),
    /// Coins for each day; 0 for none.
    Allowance(i64),
    /// The lowest stake, in coins.
    LeastStake(i64),
    /// The highest stake, in coins.
    MostStake(i64),
    /// The most a member may lose in a day, in coins; 0 for no limit.
    DailyLoss(i64),
    /// The number of coins to which the house's purse is filled each day; 0 for none.
    HouseBudget(i64),
    /// Whether the regulars visit.
    Regulars(Regulars),
    /// The channels where tables may be opened.
    Channels(BTreeSet<ChannelId>),
    /// Whether tables may only be opened in age-restricted channels.
    Age(Age),
    /// Whether moments are told.
    Moments(Moments),
    /// Whether tables are opened in the channel or in threads.
    Place(Place),
    /// Seconds for each turn.
    TurnSeconds(u32),
    /// The longest pause, in seconds.
    LongestPause(Option<u32>),
    /// The language of the house.
    Language(Language),
    /// The channel for the house's log.
    LogChannel(Option<ChannelId>),
    /// The bot's current starting coins, allowance and default stakes.
    NewCoins,
}

impl SettingChange {
    /// The page that has the setting.
    pub fn section(&self) -> Section {
        match self {
            SettingChange::Gm(_)
            | SettingChange::HouseName(_)
            | SettingChange::Language(_)
            | SettingChange::LogChannel(_) => Section::House,
            SettingChange::Currency(_)
            | SettingChange::Starting(_)
            | SettingChange::Allowance(_)
            | SettingChange::LeastStake(_)
            | SettingChange::MostStake(_)
            | SettingChange::DailyLoss(_)
            | SettingChange::HouseBudget(_)
            | SettingChange::Regulars(_)
            | SettingChange::NewCoins => Section::Coins,
            SettingChange::Channels(_)
            | SettingChange::Age(_)
            | SettingChange::Moments(_)
            | SettingChange::Place(_)
            | SettingChange::TurnSeconds(_)
            | SettingChange::LongestPause(_) => Section::Tables,
        }
    }

    fn apply(&self, settings: &mut Settings) {
        match self.clone() {
            SettingChange::Gm(gm) => settings.gm = gm,
            SettingChange::HouseName(name) => settings.house_name = tidy(&name).trim().to_owned(),
            SettingChange::Currency(currency) => settings.currency = currency,
            SettingChange::Starting(coins) => settings.starting_coins = Some(coins),
            SettingChange::Allowance(coins) => settings.allowance = coins,
            SettingChange::LeastStake(coins) => settings.least_stake = coins,
            SettingChange::MostStake(coins) => settings.most_stake = coins,
            SettingChange::DailyLoss(coins) => settings.daily_loss = (coins > 0).then_some(coins),
            SettingChange::HouseBudget(coins) => settings.house_budget = Some(coins),
            SettingChange::Regulars(regulars) => settings.regulars = regulars,
            SettingChange::Channels(channels) => settings.channels = channels,
            SettingChange::Age(age) => settings.age = age,
            SettingChange::Moments(moments) => settings.moments = moments,
            SettingChange::Place(place) => settings.place = place,
            SettingChange::TurnSeconds(seconds) => settings.turn_seconds = seconds,
            SettingChange::LongestPause(seconds) => settings.longest_pause = seconds,
            SettingChange::Language(language) => settings.language = language,
            SettingChange::LogChannel(channel) => settings.log_channel = channel,
            SettingChange::NewCoins => settings.take_defaults(),
        }
    }
}

/// Handles a button or menu of the settings: another page, a form, or a change, after which the page shows the new
/// state.
pub async fn set_up(
    responder: &Responder,
    guest: &Guest,
    key: SetupKey,
    values: &[&str],
) -> Result<Response, CommandError> {
    must_set_up(&responder.tavern, guest)?;
    let words = guest.words.clone();
    let changes = match key {
        SetupKey::Page(section) => {
            let page = settings_page(&responder.tavern, guest, section).await?;
            return Ok(Response::Page(page));
        }
        SetupKey::AskRaise => {
            must_mint(&responder.tavern, guest)?;
            let settings = responder.tavern.settings.for_guild(guest.guild);
            let started = responder.tavern.started(guest.guild).await?;
            let defaults = &responder.tavern.house.defaults;
            let page = screens::ask_raise(&words, &settings, defaults, &started);
            return Ok(Response::Page(page));
        }
        SetupKey::Raise(to) => {
            must_mint(&responder.tavern, guest)?;
            let raised = responder
                .tavern
                .raise_starting_coins(guest.guild, guest.member, to)
                .await?;
            let page = settings_page(&responder.tavern, guest, Section::Coins).await?;
            return Ok(Response::Page(
                page.headed(&screens::raised(&words, raised)),
            ));
        }
        SetupKey::Form(form) if values.is_empty() => {
            let settings = responder.tavern.settings.for_guild(guest.guild);
            let dialog =
                screens::setup_form(&words, &settings, &responder.tavern.house.defaults, form);
            return Ok(Response::Dialog(dialog));
        }
        SetupKey::Form(form) => filled_in(&words, form, values)?,
        SetupKey::Regulars(regulars) => vec![SettingChange::Regulars(regulars)],
        SetupKey::Moments(moments) => vec![SettingChange::Moments(moments)],
        SetupKey::NoGm => vec![SettingChange::Gm(Gm::Managers)],
        SetupKey::NoLog => vec![SettingChange::LogChannel(None)],
        SetupKey::NewCoins => vec![SettingChange::NewCoins],
        SetupKey::ReadyMade => {
            let chosen = values.first().copied().unwrap_or_default();
            let mut offered = screens::offered_currencies().into_iter();
            let found = offered.find(|(key, _)| *key == chosen);
            let (_, currency) =
                found.ok_or_else(|| CommandError::Message(words.say("sent-away")))?;
            vec![SettingChange::Currency(currency)]
        }
        SetupKey::AllChannels => vec![SettingChange::Channels(BTreeSet::new())],
        SetupKey::Gm => {
            let role = RoleId(number(guest, values.first().copied().unwrap_or_default())?);
            if lacks_role(guest, role) {
                return Ok(Response::Page(screens::ask_gm(&words, role)));
            }
            vec![SettingChange::Gm(Gm::Role(role))]
        }
        SetupKey::Log => {
            let channel = number(guest, values.first().copied().unwrap_or_default())?;
            vec![SettingChange::LogChannel(Some(ChannelId(channel)))]
        }
        SetupKey::Channels => {
            let channels = values
                .iter()
                .map(|value| number(guest, value).map(ChannelId));
            vec![SettingChange::Channels(channels.collect::<Result<_, _>>()?)]
        }
        SetupKey::Age => vec![SettingChange::Age(match values.first() {
            Some(&"restricted") => Age::Restricted,
            _ => Age::All,
        })],
        SetupKey::Place => vec![SettingChange::Place(match values.first() {
            Some(&"thread") => Place::Thread,
            _ => Place::Channel,
        })],
        SetupKey::Language => {
            let chosen = |language: &Language| values.first() == Some(&language.code());
            let language = Language::ALL.into_iter().find(chosen);
            vec![SettingChange::Language(language.unwrap_or_default())]
        }
    };
    changed(responder, guest, &changes, key.section()).await
}

/// Changes settings; answers with the page that shows them.
async fn changed(
    responder: &Responder,
    guest: &Guest,
    changes: &[SettingChange],
    section: Section,
) -> Result<Response, CommandError> {
    change_settings(responder, guest, changes).await?;
    let page = settings_page(&responder.tavern, guest, section).await?;
    Ok(Response::Page(
        page.headed(&guest.words.say("setup-changed")),
    ))
}

/// Whether a guest would not be game master by this role. Everybody has the role with the server's own id.
pub fn lacks_role(guest: &Guest, role: RoleId) -> bool {
    role != RoleId(guest.guild.0) && !guest.roles.contains(&role)
}

/// Makes a role the game masters' although the guest, who was asked, does not have it.
pub async fn choose_gm(
    responder: &Responder,
    guest: &Guest,
    role: RoleId,
) -> Result<Response, CommandError> {
    must_set_up(&responder.tavern, guest)?;
    let changes = [SettingChange::Gm(Gm::Role(role))];
    changed(responder, guest, &changes, Section::House).await
}

/// One page of the settings of the guest's server.
///
/// # Errors
/// The database failed.
pub async fn settings_page(
    tavern: &Tavern,
    guest: &Guest,
    section: Section,
) -> Result<Screen, CommandError> {
    let started = match section {
        Section::Coins => tavern.started(guest.guild).await?,
        Section::House | Section::Tables => Started::default(),
    };
    let settings = tavern.settings.for_guild(guest.guild);
    // The change answered here may have been to the currency.
    let words = guest.words.clone().with_settings(settings.clone());
    let defaults = &tavern.house.defaults;
    // So may it have been to who mints.
    let keeper = if settings.may_mint(&guest.roles, guest.manages) {
        Keeper::Mints
    } else {
        Keeper::MintsNot
    };
    let page = (section, keeper);
    Ok(screens::setup(&words, &settings, defaults, &started, page))
}

/// Changes settings, all or none.
///
/// # Errors
/// The sentence that says which change is not allowed.
pub async fn change_settings(
    responder: &Responder,
    guest: &Guest,
    changes: &[SettingChange],
) -> Result<(), CommandError> {
    let words = guest.words.clone();
    let apply = |settings: &mut Settings| {
        for change in changes {
            change.apply(settings);
        }
    };
    let before = responder.tavern.settings.for_guild(guest.guild);
    let mut wanted = Settings::clone(&before);
    apply(&mut wanted);
    let house = &responder.tavern.house;
    if wanted.minted(&house.defaults) != before.minted(&house.defaults) {
        must_mint(&responder.tavern, guest)?;
    }
    // Otherwise whoever manages the server could mint again.
    if before.gm == Gm::Lost && wanted.gm == Gm::Managers {
        return Err(CommandError::Message(words.say("refused-mint-lost")));
    }
    // Everybody has the role with the server's own id.
    if wanted.gm == Gm::Role(RoleId(guest.guild.0)) {
        return Err(CommandError::Message(words.say("setup-everyone")));
    }
    if let Some(channel) = wanted.log_channel
        && wanted.log_channel != before.log_channel
    {
        must_be_here(responder, guest, channel).await?;
    }
    must_fit_channels(responder, guest.guild, &wanted).await?;
    let set = responder
        .tavern
        .settings
        .change(guest.guild, Some(guest.member), apply)
        .await;
    // Refusals state amounts as they were typed, in the new currency.
    let words = words.with_settings(wanted.into());
    set.map_err(|error| match error {
        SettingsChangeError::Settings(error) => {
            CommandError::Message(screens::settings_refused(&words, &error))
        }
        SettingsChangeError::Internal(error) => CommandError::Internal(error),
    })?;
    Ok(())
}

/// The bot posts to the log channel unasked, so it must be in the guest's server, whatever id arrives.
async fn must_be_here(
    responder: &Responder,
    guest: &Guest,
    channel: ChannelId,
) -> Result<(), CommandError> {
    let channels = responder.discord.channels(guest.guild).await?;
    if channels.iter().any(|here| here.id == channel) {
        Ok(())
    } else {
        Err(CommandError::Message(guest.words.say("sent-away")))
    }
}

/// If tables need age-restricted channels, all channels named must be age-restricted.
async fn must_fit_channels(
    responder: &Responder,
    guild: GuildId,
    wanted: &Settings,
) -> Result<(), CommandError> {
    if wanted.age == Age::All || wanted.channels.is_empty() {
        return Ok(());
    }
    let channels = responder.discord.channels(guild).await?;
    let open: Vec<String> = channels
        .iter()
        .filter(|channel| !channel.age_restricted)
        .filter(|channel| wanted.channels.contains(&channel.id))
        .map(|channel| format!("<#{}>", channel.id))
        .collect();
    if open.is_empty() {
        return Ok(());
    }
    let words = responder.wording.public(guild);
    let channels = words.list(&open);
    Err(CommandError::Message(words.with(
        "setup-channels-not-restricted",
        screens::words::args!["channels" => channels],
    )))
}

/// Whether a guest may change settings: game masters may, and always whoever manages the server.
///
/// # Errors
/// A sentence that says who may.
pub fn must_set_up(tavern: &Tavern, guest: &Guest) -> Result<(), CommandError> {
    if guest.is_gm || guest.manages {
        return Ok(());
    }
    Err(not_gm(tavern, guest))
}

/// Whether a guest may mint coins, and change the amounts that are minted.
///
/// # Errors
/// A sentence that says who may.
pub fn must_mint(tavern: &Tavern, guest: &Guest) -> Result<(), CommandError> {
    if guest.mints {
        return Ok(());
    }
    Err(match tavern.settings.for_guild(guest.guild).gm {
        Gm::Lost => CommandError::Message(guest.words.say("refused-mint-lost")),
        Gm::Managers | Gm::Role(_) => not_gm(tavern, guest),
    })
}

/// The refusal for members who are not game masters.
pub fn not_gm(tavern: &Tavern, guest: &Guest) -> CommandError {
    let words = &guest.words;
    CommandError::Message(match tavern.settings.for_guild(guest.guild).gm {
        Gm::Role(role) => {
            let role = format!("<@&{}>", role.0);
            words.with("refused-gm", screens::words::args!["role" => role])
        }
        Gm::Managers | Gm::Lost => words.say("refused-manage"),
    })
}

/// Handles deleted roles: if the game masters' role is among them (or not among those left), there is no game master.
pub async fn look_for_gm_role(tavern: &Tavern, guild: GuildId, is_gone: impl Fn(RoleId) -> bool) {
    let is_lost = |gm: Gm| matches!(gm, Gm::Role(role) if is_gone(role));
    if !is_lost(tavern.settings.for_guild(guild).gm) {
        return;
    }
    // Another role may have been chosen in the meantime.
    let lost = |settings: &mut Settings| {
        if is_lost(settings.gm) {
            settings.gm = Gm::Lost;
        }
    };
    if let Err(error) = tavern.settings.change(guild, None, lost).await {
        tracing::error!(%guild, "a deleted game master's role could not be removed: {error}");
    }
}

/// Parses an id that Discord sent.
fn number(guest: &Guest, text: &str) -> Result<u64, CommandError> {
    let id = text.parse();
    id.map_err(|_| CommandError::Message(guest.words.say("sent-away")))
}

/// The changes in a submitted form, line by line.
fn filled_in(
    words: &Words,
    form: Form,
    values: &[&str],
) -> Result<Vec<SettingChange>, CommandError> {
    let line = |n: usize| values.get(n).copied().unwrap_or_default().trim();
    let coins = |n: usize| match line(n) {
        "" => Ok(0),
        text => words.currency().parse_from_zero(text),
    };
    let refused = |error| CommandError::Message(screens::settings_refused(words, &error));
    Ok(match form {
        Form::Name => vec![SettingChange::HouseName(line(0).to_owned())],
        Form::Currency => vec![SettingChange::Currency(currency(words, line(0))?)],
        Form::Coins | Form::Stakes => {
            let mut changes = Vec::new();
            if form == Form::Coins {
                changes.push(SettingChange::Starting(coins(0)?));
                changes.push(SettingChange::Allowance(coins(1)?));
            }
            let at = changes.len();
            changes.push(SettingChange::LeastStake(words.amount(line(at))?));
            changes.push(SettingChange::MostStake(words.amount(line(at + 1))?));
            changes.push(SettingChange::DailyLoss(coins(at + 2)?));
            changes
        }
        Form::Clock => {
            let seconds = line(0).parse();
            let pause = match line(1) {
                "" => None,
                minutes => {
                    let minutes: Option<u32> = minutes.parse().ok();
                    let pause = minutes.and_then(|minutes| minutes.checked_mul(60));
                    Some(pause.ok_or_else(|| refused(SettingsError::LongestPause))?)
                }
            };
            vec![
                SettingChange::TurnSeconds(
                    seconds.map_err(|_| refused(SettingsError::TurnSeconds))?,
                ),
                SettingChange::LongestPause(pause),
            ]
        }
    })
}

/// Parses a currency as somebody typed it.
///
/// # Errors
/// The sentence that says what is wrong with it.
pub fn currency(words: &Words, text: &str) -> Result<Currency, CommandError> {
    screens::typed_currency(text)
        .map_err(|error| CommandError::Message(screens::currency_refused(words, &error)))
}
