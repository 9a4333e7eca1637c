//! The settings of a server, one by one: the list from which pages, forms, options, buttons and the log follow.

use super::Highlights;
use super::choice::{Value, listed, values};
use super::settings::bounds::{LONGEST_HOUSE_NAME, MOST_CHANNELS, MOST_GIFT, PAUSES};
use super::settings::{Age, Defaults, Gm, Regulars, Settings};
use ids::ChannelId;
use rules::Coins;
use table::{LEAST_TURN, Language, MOST_TURN, Place};

/// A page of settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// Who runs the house, and how it speaks.
    House,
    /// Coins, stakes and limits.
    Coins,
    /// Where and how fast games are played.
    Tables,
}

/// A form that changes several settings at once: at most five, as Discord has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The name of the house.
    Name,
    /// The names of its coins.
    Currency,
    /// What is minted, and all of [`Form::Stakes`].
    Coins,
    /// Stakes and the cap on losses: what may be changed without minting.
    Stakes,
    /// The turn time, and the limit for pauses.
    Clock,
}

impl Form {
    /// All forms, in the order of their pages.
    pub const ALL: [Form; 5] = [
        Form::Name,
        Form::Currency,
        Form::Coins,
        Form::Stakes,
        Form::Clock,
    ];

    /// Its name in buttons and keys of sentences.
    pub fn name(self) -> &'static str {
        match self {
            Form::Name => "name",
            Form::Currency => "currency",
            Form::Coins => "coins",
            Form::Stakes => "stakes",
            Form::Clock => "clock",
        }
    }

    /// The page that opens it.
    pub fn section(self) -> Section {
        match self {
            Form::Name => Section::House,
            Form::Currency | Form::Coins | Form::Stakes => Section::Coins,
            Form::Clock => Section::Tables,
        }
    }

    /// The settings in it, line by line.
    pub fn settings(self) -> impl Iterator<Item = Setting> {
        let is_in = move |setting: &Setting| {
            let form = setting.about().form;
            form == Some(self) || (self == Form::Coins && form == Some(Form::Stakes))
        };
        Setting::ALL.iter().copied().filter(is_in)
    }
}

/// What a setting is, and how it is read and changed.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// The game masters' role.
    Role,
    /// The name of the house.
    Name,
    /// The currency.
    Currency,
    /// One of the currency's coins.
    Coin,
    /// A number of coins.
    Amount(Amount),
    /// A time.
    Time(Time),
    /// One of a few values, chosen in a menu. The first is the default.
    Menu(&'static [Value<Settings>]),
    /// On or off, with a button for the other. The first is the default.
    Switch(&'static [Value<Settings>; 2]),
    /// The channels for tables.
    Channels,
    /// The channel of the log.
    Log,
    /// The language of the house.
    Language,
    /// Default stakes by game, which older versions set.
    Stakes,
}

impl Kind {
    /// The values to choose from, if it is such a choice.
    pub fn values(self) -> &'static [Value<Settings>] {
        match self {
            Kind::Menu(values) => values,
            Kind::Switch(values) => values,
            _ => &[],
        }
    }
}

/// A number of coins.
#[derive(Clone, Copy, Debug)]
pub struct Amount {
    /// The least and the most; where the least is 0, an empty line stands for 0.
    pub bounds: (Coins, Coins),
    /// The key of the sentence that says it, where 0 is "off".
    pub said: Option<&'static str>,
    /// Reads it.
    pub now: fn(&Settings, &Defaults) -> Option<Coins>,
    /// Changes it.
    pub set: fn(&mut Settings, Coins),
}

/// A time, in seconds. Where there is none by default, an empty line stands for none.
#[derive(Clone, Copy, Debug)]
pub struct Time {
    /// In what it is typed and shown.
    pub unit: Unit,
    /// The least and the most, in seconds.
    pub bounds: (u32, u32),
    /// Reads it.
    pub now: fn(&Settings) -> Option<u32>,
    /// Changes it.
    pub set: fn(&mut Settings, Option<u32>),
}

impl Time {
    /// Whether there may be none.
    pub fn is_optional(&self) -> bool {
        (self.now)(&Settings::default()).is_none()
    }

    /// The least and the most, as they are typed and shown.
    pub fn shown_bounds(&self) -> (u32, u32) {
        let (least, most) = self.bounds;
        (least / self.unit.seconds(), most / self.unit.seconds())
    }
}

/// A unit of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// A second.
    Second,
    /// A minute.
    Minute,
}

impl Unit {
    /// How many seconds it has.
    pub fn seconds(self) -> u32 {
        match self {
            Unit::Second => 1,
            Unit::Minute => 60,
        }
    }
}

/// What there is to know of a setting.
///
/// Its sentences are `setup-NAME` (what it is called), `setup-NAME-what` (what it means) and, if it has bounds,
/// `settings-NAME` (what is refused). A value of a menu is `setup-NAME-WORD`; a switch is `setup-NAME-on` or
/// `setup-NAME-off`, and its buttons are `key-setup-NAME-WORD`. An option has `tavern-setup-OPTION-option`, and each of
/// its choices `NAME-WORD-choice`. In a form it may be called otherwise, by `setup-label-NAME`.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// Its name in buttons and keys of sentences.
    pub name: &'static str,
    /// Its name in the log, which never changes.
    pub logged: &'static str,
    /// The page that shows it.
    pub section: Section,
    /// What it is.
    pub kind: Kind,
    /// Its option of `/tavern setup`.
    pub option: Option<&'static str>,
    /// The form that has it; [`Form::Coins`] also has those of [`Form::Stakes`].
    pub form: Option<Form>,
}

impl About {
    const fn new(name: &'static str, section: Section, kind: Kind) -> About {
        About {
            name,
            logged: name,
            section,
            kind,
            option: None,
            form: None,
        }
    }

    const fn logged(self, logged: &'static str) -> About {
        About { logged, ..self }
    }

    const fn option(self, option: &'static str) -> About {
        let option = Some(option);
        About { option, ..self }
    }

    const fn form(self, form: Form) -> About {
        let form = Some(form);
        About { form, ..self }
    }
}

listed! {
    /// A setting of a server.
    Setting: About;

    /// Which members are game masters.
    Gm = About::new("gm", Section::House, Kind::Role).option("gm");
    /// The name of the house.
    Name = About::new("name", Section::House, Kind::Name).option("name").form(Form::Name);
    /// What coins are called.
    Currency = About::new("currency", Section::Coins, Kind::Currency).option("currency").form(Form::Currency);
    /// The coin that a bare number counts.
    Coin = About::new("coin", Section::Coins, Kind::Coin).logged("usual-coin").option("usual_coin");
    /// Coins that a new member gets.
    Starting = About::new("starting", Section::Coins, Kind::Amount(Amount {
        bounds: (Coins::ZERO, MOST_GIFT), said: None,
        now: |settings, defaults| Some(settings.starting(defaults)),
        set: |settings, coins| settings.starting_coins = Some(coins),
    })).option("starting").form(Form::Coins);
    /// What a member's coins are topped up to once a day.
    Allowance = About::new("allowance", Section::Coins, Kind::Amount(Amount {
        bounds: (Coins::ZERO, MOST_GIFT), said: Some("setup-a-day"),
        now: |settings, _| Some(settings.allowance),
        set: |settings, coins| settings.allowance = coins,
    })).option("allowance").form(Form::Coins);
    /// The lowest stake of new tables.
    Lowest = About::new("lowest", Section::Coins, Kind::Amount(Amount {
        bounds: (Coins(1), Coins::MOST_STAKE), said: None,
        now: |settings, _| Some(settings.least_stake),
        set: |settings, coins| settings.least_stake = coins,
    })).option("lowest").form(Form::Stakes);
    /// The highest stake of new tables.
    Highest = About::new("highest", Section::Coins, Kind::Amount(Amount {
        bounds: (Coins(1), Coins::MOST_STAKE), said: None,
        now: |settings, _| Some(settings.most_stake),
        set: |settings, coins| settings.most_stake = coins,
    })).option("highest").form(Form::Stakes);
    /// The most a member may lose in a day.
    Cap = About::new("cap", Section::Coins, Kind::Amount(Amount {
        bounds: (Coins::ZERO, Coins::MOST), said: Some("setup-a-day"),
        now: |settings, _| settings.daily_loss,
        set: |settings, coins| settings.daily_loss = (coins > Coins::ZERO).then_some(coins),
    })).option("cap").form(Form::Stakes);
    /// What the house is filled up to each day.
    Budget = About::new("budget", Section::Coins, Kind::Amount(Amount {
        bounds: (Coins::ZERO, MOST_GIFT), said: Some("setup-up-to-a-day"),
        now: |settings, defaults| Some(settings.budget(defaults)),
        set: |settings, coins| settings.house_budget = Some(coins),
    })).option("budget");
    /// Whether the regulars come.
    Regulars = About::new("regulars", Section::Coins, Kind::Switch(values!(regulars:
        Regulars::Come => "come" logged "",
        Regulars::StayAway => "stay-away" logged "away",
    ))).option("regulars");
    /// Where tables may be opened.
    Channels = About::new("channels", Section::Tables, Kind::Channels);
    /// Whether tables need age-restricted channels.
    Age = About::new("age", Section::Tables, Kind::Menu(values!(age:
        Age::All => "all" logged "",
        Age::Restricted => "restricted",
    ))).option("age");
    /// Where new tables stand.
    Place = About::new("place", Section::Tables, Kind::Menu(values!(place:
        Place::Channel => "channel" logged "",
        Place::Thread => "thread" logged "own",
    ))).logged("thread");
    /// The turn time of new tables.
    Clock = About::new("clock", Section::Tables, Kind::Time(Time {
        unit: Unit::Second, bounds: (LEAST_TURN, MOST_TURN),
        now: |settings| Some(settings.turn_seconds),
        set: |settings, seconds| settings.turn_seconds = seconds.unwrap_or(0),
    })).logged("turn-seconds").option("turn_seconds").form(Form::Clock);
    /// The longest pause.
    Pause = About::new("pause", Section::Tables, Kind::Time(Time {
        unit: Unit::Minute, bounds: PAUSES,
        now: |settings| settings.longest_pause,
        set: |settings, seconds| settings.longest_pause = seconds,
    })).logged("pause-minutes").option("pause_minutes").form(Form::Clock);
    /// Whether moments are told.
    Highlights = About::new("moments", Section::Tables, Kind::Switch(values!(moments:
        Highlights::Told => "told" logged "",
        Highlights::Untold => "untold" logged "off",
    ))).option("highlights");
    /// The language in which the house addresses everyone.
    Language = About::new("language", Section::House, Kind::Language);
    /// Default stakes of games.
    Usual = About::new("usual", Section::Coins, Kind::Stakes);
    /// Where the log is posted.
    Log = About::new("log", Section::House, Kind::Log).option("log");
}

impl Setting {
    /// The setting with this name in the log; `None` if it is of another version.
    pub fn of_log(logged: &str) -> Option<Setting> {
        let mut all = Setting::ALL.iter().copied();
        all.find(|setting| setting.about().logged == logged)
    }

    /// Its value as the log has it, with roles and channels in Discord's notation; empty if it is not set. The sentence
    /// is made where it is shown.
    pub fn text(self, settings: &Settings, defaults: &Defaults) -> String {
        let channel = |channel: &ChannelId| format!("<#{channel}>");
        let number = |number: Option<i64>| number.map_or_else(String::new, |n| n.to_string());
        match self.about().kind {
            Kind::Role => match settings.gm {
                Gm::Role(role) => format!("<@&{}>", role.0),
                Gm::Managers | Gm::Lost => String::new(),
            },
            Kind::Name => settings.house_name.clone(),
            Kind::Currency => settings.currency.to_string(),
            Kind::Coin => {
                let coin = settings.chosen_coin();
                coin.map_or_else(String::new, |coin| coin.name.clone())
            }
            Kind::Amount(amount) => number((amount.now)(settings, defaults).map(|coins| coins.0)),
            Kind::Time(time) => {
                let seconds = (time.now)(settings);
                number(seconds.map(|seconds| i64::from(seconds / time.unit.seconds())))
            }
            kind @ (Kind::Menu(_) | Kind::Switch(_)) => {
                let mut values = kind.values().iter();
                let chosen = values.find(|value| (value.is)(settings));
                chosen.map_or("", |value| value.logged).to_owned()
            }
            Kind::Channels => {
                let channels: Vec<String> = settings.channels.iter().map(channel).collect();
                channels.join(" ")
            }
            Kind::Log => {
                let log = settings.log_channel.as_ref();
                log.map(channel).unwrap_or_default()
            }
            Kind::Language => settings.language.map_or("", Language::code).to_owned(),
            Kind::Stakes => {
                let usual = settings.usual_stakes.iter();
                let each = usual.map(|(game, stake)| format!("{game}={stake}"));
                each.collect::<Vec<_>>().join(" ")
            }
        }
    }

    /// Whether its value is within its bounds.
    pub(crate) fn is_in_bounds(self, settings: &Settings, defaults: &Defaults) -> bool {
        let is_within = |(least, most): (i64, i64), number: Option<i64>| {
            number.is_none_or(|number| (least..=most).contains(&number))
        };
        match self.about().kind {
            Kind::Name => {
                let name = &settings.house_name;
                name.chars().count() <= usize::from(LONGEST_HOUSE_NAME)
                    && !name.chars().any(char::is_control)
            }
            Kind::Amount(amount) => {
                let (least, most) = amount.bounds;
                let now = (amount.now)(settings, defaults);
                is_within((least.0, most.0), now.map(|coins| coins.0))
            }
            Kind::Time(time) => {
                let (least, most) = time.bounds;
                let bounds = (least.into(), most.into());
                is_within(bounds, (time.now)(settings).map(i64::from))
            }
            Kind::Channels => settings.channels.len() <= MOST_CHANNELS,
            Kind::Role
            | Kind::Currency
            | Kind::Coin
            | Kind::Menu(_)
            | Kind::Switch(_)
            | Kind::Log
            | Kind::Language
            | Kind::Stakes => true,
        }
    }
}
