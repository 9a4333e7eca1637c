//! Changes the settings of a house: by menus, forms, or the options of `/tavern setup`.

use crate::error::CommandError;
use crate::guest::Guest;
use crate::responder::Responder;
use crate::response::Response;
use books::Currency;
use house::{SettingsChangeError, Tavern};
use ids::{ChannelId, GuildId};
use pages::purse::Started;
use pages::setting::{Kind, Section, Setting};
use pages::text::tidy;
use pages::{Age, Gm, Language, RoleId, Settings, SettingsError};
use rules::Coins;
use screens::Keeper;
use screens::button::SetupKey;
use screens::screen::Screen;
use screens::words::Words;
use std::collections::BTreeSet;

/// A change of settings.
type Change = Box<dyn Fn(&mut Settings) + Send + Sync>;

/// `/tavern setup`: the settings with explanations, after the given changes, all or none.
///
/// # Errors
/// Who may change settings, or which change is not allowed.
pub async fn changed_by_options(
    responder: &Responder,
    guest: &Guest,
    options: Vec<(Setting, String)>,
) -> Result<Response, CommandError> {
    must_set_up(&responder.tavern, guest)?;
    // If a currency or a usual coin is given as well, the amounts are in its coins.
    let mut given = options.iter();
    let words = match given.find(|(setting, _)| *setting == Setting::Currency) {
        Some((_, text)) => guest.words.in_currency(&currency(&guest.words, text)?),
        None => guest.words.clone(),
    };
    let mut given = options.iter();
    let words = match given.find(|(setting, _)| *setting == Setting::Coin) {
        Some((_, text)) => words.counting_in(&coin(&words, text)?),
        None => words,
    };
    let mut section = None;
    let mut changes = Vec::new();
    let mut doubtful = None;
    for (setting, text) in &options {
        if *setting == Setting::Gm {
            let role = RoleId(number(&words, text)?);
            // Asked about: they could not take it back alone.
            if lacks_role(guest, role) {
                doubtful = Some(role);
                continue;
            }
        }
        section.get_or_insert(setting.about().section);
        changes.push(change(&words, *setting, &[text])?);
    }
    let section = section.unwrap_or(Section::House);
    if let Some(role) = doubtful {
        let mut question = screens::ask_gm(&guest.words, role);
        if !changes.is_empty() {
            change_settings(responder, guest, &changes).await?;
            question = question.headed(&guest.words.say("sure-gm-others"));
        }
        return Ok(Response::Note(question));
    }
    if changes.is_empty() {
        let page = settings_page(&responder.tavern, guest, section).await?;
        return Ok(Response::Note(page));
    }
    changed(responder, guest, &changes, section).await
}

/// What somebody typed or chose for a setting.
fn change(words: &Words, setting: Setting, values: &[&str]) -> Result<Change, CommandError> {
    let text = values.first().copied().unwrap_or_default().trim();
    let unknown = || CommandError::Message(words.say("sent-away"));
    Ok(match setting.about().kind {
        Kind::Role => {
            let role = RoleId(number(words, text)?);
            Box::new(move |settings| settings.gm = Gm::Role(role))
        }
        Kind::Name => {
            let name = tidy(text).trim().to_owned();
            Box::new(move |settings| settings.house_name.clone_from(&name))
        }
        Kind::Currency => {
            let currency = currency(words, text)?;
            Box::new(move |settings| settings.set_currency(currency.clone()))
        }
        Kind::Coin => {
            let coin = coin(words, text)?;
            Box::new(move |settings| settings.usual_coin = Some(coin.clone()))
        }
        Kind::Amount(amount) => {
            let coins = match text {
                text if amount.bounds.0 > Coins::ZERO => words.amount(text)?,
                "" => Coins::ZERO,
                text => words.amount_from_zero(text)?,
            };
            Box::new(move |settings| (amount.set)(settings, coins))
        }
        Kind::Time(time) => {
            let seconds = match text {
                "" => None,
                text => {
                    let number: Option<u32> = text.parse().ok();
                    let seconds = number.and_then(|n| n.checked_mul(time.unit.seconds()));
                    let error = SettingsError::OutOfBounds(setting);
                    let refused = || screens::settings_refused(words, &error);
                    Some(seconds.ok_or_else(|| CommandError::Message(refused()))?)
                }
            };
            Box::new(move |settings| (time.set)(settings, seconds))
        }
        Kind::Menu(values) => {
            let chosen = values.iter().find(|value| value.word == text);
            Box::new(chosen.ok_or_else(unknown)?.choose)
        }
        Kind::Switch([on, off]) => Box::new(if text == off.word {
            off.choose
        } else {
            on.choose
        }),
        Kind::Channels => {
            let channels = values.iter().map(|value| number(words, value));
            let channels = channels.map(|id| id.map(ChannelId));
            let channels: BTreeSet<ChannelId> = channels.collect::<Result<_, _>>()?;
            Box::new(move |settings| settings.channels.clone_from(&channels))
        }
        Kind::Log => {
            let channel = ChannelId(number(words, text)?);
            Box::new(move |settings| settings.log_channel = Some(channel))
        }
        Kind::Language => {
            let mut all = Language::ALL.into_iter();
            let language = all.find(|language| language.code() == text);
            if language.is_none() && text != screens::AUTOMATIC {
                return Err(unknown());
            }
            Box::new(move |settings| settings.language = language)
        }
        Kind::Stakes => return Err(unknown()),
    })
}

/// Turns a setting off, or has none of it.
fn clear(words: &Words, setting: Setting) -> Result<Change, CommandError> {
    Ok(match setting.about().kind {
        Kind::Role => Box::new(|settings| settings.gm = Gm::Managers),
        Kind::Log => Box::new(|settings| settings.log_channel = None),
        Kind::Channels => Box::new(|settings| settings.channels.clear()),
        Kind::Switch([_, off]) => Box::new(off.choose),
        _ => return Err(CommandError::Message(words.say("sent-away"))),
    })
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
        SetupKey::Form(form) => {
            let line = |n: usize| values.get(n).copied().unwrap_or_default();
            let lines = form.settings().enumerate();
            let changes = lines.map(|(n, setting)| change(&words, setting, &[line(n)]));
            changes.collect::<Result<_, _>>()?
        }
        SetupKey::NewCoins => vec![Box::new(Settings::take_defaults) as Change],
        SetupKey::ReadyMade => {
            let chosen = values.first().copied().unwrap_or_default();
            let mut offered = screens::offered_currencies().into_iter();
            let found = offered.find(|(key, _)| *key == chosen);
            let (_, currency) =
                found.ok_or_else(|| CommandError::Message(words.say("sent-away")))?;
            vec![
                Box::new(move |settings: &mut Settings| settings.set_currency(currency.clone()))
                    as Change,
            ]
        }
        SetupKey::Set(Setting::Gm) => {
            let role = RoleId(number(&words, values.first().copied().unwrap_or_default())?);
            if lacks_role(guest, role) {
                return Ok(Response::Page(screens::ask_gm(&words, role)));
            }
            vec![change(&words, Setting::Gm, values)?]
        }
        SetupKey::Set(setting) => vec![change(&words, setting, values)?],
        SetupKey::Clear(setting) => vec![clear(&words, setting)?],
    };
    changed(responder, guest, &changes, key.section()).await
}

/// Changes settings; answers with the page that shows them.
async fn changed(
    responder: &Responder,
    guest: &Guest,
    changes: &[Change],
    section: Section,
) -> Result<Response, CommandError> {
    change_settings(responder, guest, changes).await?;
    let page = settings_page(&responder.tavern, guest, section).await?;
    Ok(Response::Page(
        page.headed(&guest.words.say("setup-changed")),
    ))
}

/// Whether a guest would not be game master by this role. Everybody has the role with the server's own id.
fn lacks_role(guest: &Guest, role: RoleId) -> bool {
    role != RoleId(guest.guild.0) && !guest.roles.contains(&role)
}

/// Makes a role the game masters' although the guest, who was asked, does not have it.
pub async fn choose_gm(
    responder: &Responder,
    guest: &Guest,
    role: RoleId,
) -> Result<Response, CommandError> {
    must_set_up(&responder.tavern, guest)?;
    let change: Change = Box::new(move |settings| settings.gm = Gm::Role(role));
    changed(responder, guest, &[change], Section::House).await
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
async fn change_settings(
    responder: &Responder,
    guest: &Guest,
    changes: &[Change],
) -> Result<(), CommandError> {
    let words = guest.words.clone();
    let apply = |settings: &mut Settings| {
        for change in changes {
            change(settings);
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
fn number(words: &Words, text: &str) -> Result<u64, CommandError> {
    let id = text.parse();
    id.map_err(|_| CommandError::Message(words.say("sent-away")))
}

/// Parses a currency as somebody typed it.
///
/// # Errors
/// The sentence that says what is wrong with it.
fn currency(words: &Words, text: &str) -> Result<Currency, CommandError> {
    screens::typed_currency(text)
        .map_err(|error| CommandError::Message(screens::currency_refused(words, &error)))
}

/// The name of the coin that somebody typed or chose.
///
/// # Errors
/// The sentence that says which coins there are.
fn coin(words: &Words, text: &str) -> Result<String, CommandError> {
    let kinds = words.currency().denominations();
    let typed = text.trim().to_lowercase();
    let found = kinds.iter().find(|kind| kind.name.to_lowercase() == typed);
    found
        .map(|kind| kind.name.clone())
        .ok_or_else(|| CommandError::Message(screens::coin_refused(words, text)))
}
