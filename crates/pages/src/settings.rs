//! The settings of a server, which its game master chooses.

use super::setting::Setting;
use super::{Changed, Highlights, HouseRefusal};
use books::{Currency, Denomination};
use ids::{ChannelId, Millis};
use rules::{Coins, Variant};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use table::{CoinKind, Language, Place, Terms};

/// How many of a game's worst deals somebody's coins must cover to be offered a table for coins.
pub const WORST_DEALS: i64 = 3;

/// The settings of one server.
///
/// Whatever its JSON lacks has its default, so that settings stored by older versions still count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// Who counts as game master.
    pub gm: Gm,
    /// The name of the house; may be empty.
    pub house_name: String,
    /// The names of its coins.
    pub currency: Currency,
    /// The coin that a bare number counts, in a currency of several; `None`, or one that the currency lacks, means the
    /// smallest.
    pub usual_coin: Option<String>,
    /// Coins a member gets on first contact; `None` follows the operator's setting.
    pub starting_coins: Option<Coins>,
    /// The amount a member's coins are topped up to once a day (UTC); 0 means no allowance.
    pub allowance: Coins,
    /// Default stakes in coins, by the game's name; other games have the bot's default.
    pub usual_stakes: BTreeMap<String, Coins>,
    /// Whether the server keeps its coins as they were before the bot's defaults changed.
    pub kept: KeptCoins,
    /// The lowest stake of new tables, in coins.
    pub least_stake: Coins,
    /// The highest stake of new tables, in coins.
    pub most_stake: Coins,
    /// Losses since midnight (UTC) after which a member may not play until the next day; `None` for no cap.
    pub daily_loss: Option<Coins>,
    /// Coins the house is filled up to each day, for its patrons' stakes; 0 means none. `None` follows the operator's
    /// setting.
    pub house_budget: Option<Coins>,
    /// Whether patrons of the cast take seats.
    pub regulars: Regulars,
    /// Whether moments are told at tables.
    pub moments: Highlights,
    /// Channels where tables may be opened, threads included; empty means all.
    pub channels: BTreeSet<ChannelId>,
    /// Whether tables may be opened only in age-restricted channels.
    pub age: Age,
    /// Where a new table stands by default.
    pub place: Place,
    /// The default turn time of a new table, in seconds.
    pub turn_seconds: u32,
    /// The total pause, in seconds, that the host and seated game masters are allowed in one deal (match). `None`:
    /// [`bounds::USUAL_PAUSE`], or a day at a slow table.
    #[serde(with = "longest_pause")]
    pub longest_pause: Option<u32>,
    /// The language in which the house addresses everyone; `None` follows the community's, and elsewhere whoever acts.
    pub language: Option<Language>,
    /// The channel where the log is posted.
    pub log_channel: Option<ChannelId>,
}

/// The operator's defaults for servers that chose nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Defaults {
    /// Coins a member gets on first contact; `None` means [`STARTING`].
    pub starting_coins: Option<Coins>,
    /// Coins the house of a server is filled up to each day.
    pub house_budget: Coins,
}

impl Default for Defaults {
    fn default() -> Self {
        Defaults {
            starting_coins: None,
            house_budget: Coins(10_000),
        }
    }
}

/// A role on Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RoleId(pub u64);

/// Whether a server keeps its coins as they were before the bot's defaults changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum KeptCoins {
    /// It was first met after the change, or its game master chose.
    #[default]
    No,
    /// It does, and its game master has not been told yet.
    Untold,
    /// It does, and its game master has been told.
    Told,
}

/// Who counts as game master.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gm {
    /// Everyone with Manage Server: no role is set yet.
    #[default]
    Managers,
    /// Everyone with this role.
    Role(RoleId),
    /// Everyone with Manage Server, except for minting: the role that was set no longer exists.
    Lost,
}

/// Whether the regulars, the house's own cast, come to the tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Regulars {
    /// They come wherever a patron is asked for.
    #[default]
    Come,
    /// Only hired patrons come; a regular already at a table stays there.
    StayAway,
}

impl Regulars {
    /// Whether they stay away.
    pub fn stay_away(self) -> bool {
        self == Regulars::StayAway
    }
}

/// Whether tables may be opened only in age-restricted channels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Age {
    /// In any channel, age-restricted or not.
    #[default]
    All,
    /// Only in channels that Discord restricts by age.
    Restricted,
}

/// Starting coins, unless the server or the operator says otherwise.
pub const STARTING: Coins = Coins(2_500);

/// What the allowance tops up to, unless the server says otherwise.
const ALLOWANCE: Coins = Coins(1_000);

/// A game's default stake, in coins.
pub fn usual_stake(game: &str) -> Coins {
    let mut variants = Variant::all().into_iter();
    let variant = variants.find(|variant| variant.game() == game);
    variant.map_or(Coins(1), |variant| variant.usual_stake())
}

/// Bounds of the settings.
pub mod bounds {
    use rules::Coins;

    pub use books::{
        LONGEST_DENOMINATION, LONGEST_NAME as LONGEST_CURRENCY, MOST_DENOMINATIONS, MOST_WORTH,
    };

    /// The most letters in a house's name.
    pub const LONGEST_HOUSE_NAME: u16 = 32;
    /// The most channels that can be listed.
    pub const MOST_CHANNELS: usize = 25;
    /// The highest starting coins, allowance and house budget.
    pub const MOST_GIFT: Coins = Coins(1_000_000_000);
    /// The shortest and longest limit for pauses, in seconds: a minute and a week.
    pub const PAUSES: (u32, u32) = (60, 7 * 24 * 60 * 60);
    /// The default limit for pauses, in seconds: an hour (a day at a slow table).
    pub const USUAL_PAUSE: u32 = 60 * 60;
}

use bounds::USUAL_PAUSE;

/// An older version stored the default pause limit as if it had been chosen; a chosen one is now stored in an object.
mod longest_pause {
    use super::bounds::USUAL_PAUSE;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    struct Chosen {
        seconds: u32,
    }

    #[derive(Deserialize)]
    #[serde(untagged)]
    enum StoredPause {
        Chosen(Chosen),
        Always(u32),
    }

    pub fn serialize<S: Serializer>(pause: &Option<u32>, to: S) -> Result<S::Ok, S::Error> {
        pause.map(|seconds| Chosen { seconds }).serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u32>, D::Error> {
        Ok(match Option::<StoredPause>::deserialize(from)? {
            None | Some(StoredPause::Always(USUAL_PAUSE)) => None,
            Some(StoredPause::Always(seconds) | StoredPause::Chosen(Chosen { seconds })) => {
                Some(seconds)
            }
        })
    }
}

/// Why settings are invalid: a value out of bounds, or two that contradict each other.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SettingsError {
    /// A value is out of its bounds.
    #[error("{} is out of its bounds", .0.about().name)]
    OutOfBounds(Setting),
    /// The lowest stake is above the highest.
    #[error("the lowest stake, {least}, is above the highest, {most}")]
    StakesCross {
        /// The lowest stake, in coins.
        least: Coins,
        /// The highest stake, in coins.
        most: Coins,
    },
    /// Newcomers get coins, but too few for the lowest stake.
    #[error("starting coins of {starting} do not cover the lowest stake, {least}")]
    StartingBelowStake {
        /// Coins a new member gets.
        starting: Coins,
        /// The lowest stake, in coins.
        least: Coins,
    },
    /// The cap is below the lowest stake: one deal would end everybody's day.
    #[error("the cap on losses, {cap}, is below the lowest stake, {least}")]
    CapBelowStake {
        /// The most a member may lose in a day, in coins.
        cap: Coins,
        /// The lowest stake, in coins.
        least: Coins,
    },
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            gm: Gm::Managers,
            house_name: String::new(),
            currency: Currency::Plain,
            usual_coin: None,
            starting_coins: None,
            allowance: ALLOWANCE,
            usual_stakes: BTreeMap::new(),
            kept: KeptCoins::No,
            least_stake: Coins(1),
            most_stake: Coins::MOST_STAKE,
            daily_loss: None,
            house_budget: None,
            regulars: Regulars::Come,
            moments: Highlights::Told,
            channels: BTreeSet::new(),
            age: Age::All,
            place: Place::Channel,
            turn_seconds: 120,
            longest_pause: None,
            language: None,
            log_channel: None,
        }
    }
}

impl Settings {
    /// Checks that these settings are valid together.
    ///
    /// # Errors
    /// The first problem found.
    pub fn check(&self, defaults: &Defaults) -> Result<(), SettingsError> {
        for setting in Setting::ALL {
            if !setting.is_in_bounds(self, defaults) {
                return Err(SettingsError::OutOfBounds(*setting));
            }
        }
        let starting = self.starting(defaults);
        let (least, most) = (self.least_stake, self.most_stake);
        if least > most {
            return Err(SettingsError::StakesCross { least, most });
        }
        // None at all is fine: then the GM grants coins.
        if (Coins(1)..least).contains(&starting) {
            return Err(SettingsError::StartingBelowStake { starting, least });
        }
        if let Some(cap) = self.daily_loss
            && cap < least
        {
            return Err(SettingsError::CapBelowStake { cap, least });
        }
        Ok(())
    }

    /// The total pause that the host and seated game masters are allowed in one deal (match) at a table with these
    /// terms.
    pub fn longest_pause(&self, terms: &Terms) -> Millis {
        let usual = if terms.is_slow() {
            24 * USUAL_PAUSE
        } else {
            USUAL_PAUSE
        };
        let seconds = self.longest_pause.unwrap_or(usual);
        Millis::seconds(seconds.into())
    }

    /// The changes from these settings to others, for the house's log.
    pub fn compared(&self, after: &Settings, defaults: &Defaults) -> Vec<Changed> {
        let changed = |setting: &Setting| {
            let (before, after) = (setting.text(self, defaults), setting.text(after, defaults));
            (before != after).then(|| Changed {
                setting: setting.about().logged.to_owned(),
                before,
                after,
            })
        };
        Setting::ALL.iter().filter_map(changed).collect()
    }

    /// Renames the coins. The usual coin is kept if it is among them.
    pub fn set_currency(&mut self, currency: Currency) {
        self.currency = currency;
        self.usual_coin = self.chosen_coin().map(|coin| coin.name.clone());
    }

    /// Whether there are several kinds of coins, so that a bare number may count any of them.
    pub fn has_several_coins(&self) -> bool {
        self.currency.denominations().len() > 1
    }

    /// The coin that a bare number counts; `None` in a currency whose coins have no kinds.
    pub fn usual_coin(&self) -> Option<&Denomination> {
        self.chosen_coin()
            .or_else(|| self.currency.denominations().last())
    }

    /// The coin that was chosen for bare numbers, if the currency has it.
    pub(crate) fn chosen_coin(&self) -> Option<&Denomination> {
        let chosen = self.usual_coin.as_deref()?;
        let mut kinds = self.currency.denominations().iter();
        kinds.find(|kind| kind.name == chosen)
    }

    /// Coins a member gets on first contact.
    pub fn starting(&self, defaults: &Defaults) -> Coins {
        self.starting_coins
            .or(defaults.starting_coins)
            .unwrap_or(STARTING)
    }

    /// Coins the house is filled up to each day.
    pub fn budget(&self, defaults: &Defaults) -> Coins {
        self.house_budget.unwrap_or(defaults.house_budget)
    }

    /// The default stake of a table: the usual one of its game, within the server's bounds.
    pub fn usual_stake(&self, game: &str) -> Coins {
        let usual = self.usual_stakes.get(game).copied();
        let usual = usual.unwrap_or_else(|| usual_stake(game));
        usual.max(self.least_stake).min(self.most_stake)
    }

    /// The terms of a table for coins at which nobody asked for anything else.
    pub fn usual_terms(&self, variant: Variant) -> Terms {
        Terms {
            variant,
            stake: self.usual_stake(variant.game()),
            turn_seconds: self.turn_seconds,
            coins: CoinKind::Purse,
        }
    }

    /// The purse offered for a deal, in games that have purses: a tenth of the starting coins, within the game's
    /// bounds (RULES.md 0.3).
    pub fn offered_purse(&self, defaults: &Defaults, terms: &Terms) -> Option<Coins> {
        let (least, most) = terms.variant.purse(terms.stake)?;
        Some(Coins(self.starting(defaults).0 / 10).clamp(least, most))
    }

    /// Adopts the bot's present defaults for starting coins, allowance and stakes.
    pub fn take_defaults(&mut self) {
        let usual = Settings::default();
        self.starting_coins = usual.starting_coins;
        self.allowance = usual.allowance;
        self.usual_stakes = usual.usual_stakes;
        self.kept = usual.kept;
    }

    /// Whether a member with these roles is game master.
    pub fn is_gm(&self, roles: &[RoleId], manages_server: bool) -> bool {
        match self.gm {
            Gm::Role(role) => roles.contains(&role),
            Gm::Managers | Gm::Lost => manages_server,
        }
    }

    /// Whether a member with these roles may mint, and change what is minted: everyone with Manage Server until a role
    /// is set, then only its holders. While that role is lost nobody may, until another is set.
    pub fn may_mint(&self, roles: &[RoleId], manages_server: bool) -> bool {
        match self.gm {
            Gm::Managers => manages_server,
            Gm::Role(role) => roles.contains(&role),
            Gm::Lost => false,
        }
    }

    /// What the mint issues by itself.
    pub fn minted(&self, defaults: &Defaults) -> [Coins; 3] {
        [
            self.starting(defaults),
            self.allowance,
            self.budget(defaults),
        ]
    }

    /// Checks that a new table may have these terms.
    ///
    /// # Errors
    /// The stake is outside the bounds set by the server and the game.
    pub fn lets_play_for(&self, terms: &Terms) -> Result<(), HouseRefusal> {
        if (self.least_stake..=self.most_stake).contains(&terms.stake) {
            return Ok(());
        }
        let least = self.least_stake.max(terms.variant.least_stake());
        let most = self.most_stake;
        Err(HouseRefusal::HouseStake { least, most })
    }

    /// The highest stake of 1, 2, 5, 10 … coins that the server allows and at which so many coins cover three worst
    /// deals of a game, or else one; `None` if they cover no deal.
    pub fn covered_stake(&self, variant: Variant, free: Coins) -> Option<Coins> {
        let usual = self.usual_terms(variant);
        let round = (0..7).flat_map(|zeros| [1, 2, 5].map(|digit| digit * 10_i64.pow(zeros)));
        let terms = round.map(|stake| Terms {
            stake: Coins(stake),
            ..usual
        });
        let is_allowed = |terms: &Terms| terms.check().is_ok() && self.lets_play_for(terms).is_ok();
        let allowed: Vec<Terms> = terms.filter(is_allowed).collect();
        let highest = |deals: i64| {
            let covers = |terms: &&Terms| {
                let worst = terms.at_risk().checked_mul(deals);
                worst.is_some_and(|worst| worst <= free)
            };
            allowed.iter().rev().find(covers)
        };
        let covered = highest(WORST_DEALS).or_else(|| highest(1));
        covered.map(|terms| terms.stake)
    }

    /// Whether tables may be opened in a channel, or in a thread under this parent.
    pub fn lets_open_in(&self, channel: ChannelId, parent: Option<ChannelId>) -> bool {
        self.channels.is_empty()
            || self.channels.contains(&channel)
            || parent.is_some_and(|parent| self.channels.contains(&parent))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use bounds::MOST_GIFT;

    #[test]
    fn settings_that_contradict_each_other_are_refused() {
        let defaults = Defaults::default();
        let checked = |change: fn(&mut Settings)| {
            let mut settings = Settings::default();
            change(&mut settings);
            settings.check(&defaults)
        };
        let out_of_bounds = |setting| Err(SettingsError::OutOfBounds(setting));
        type Case = (fn(&mut Settings), Result<(), SettingsError>);
        let cases: [Case; 20] = [
            (|_| {}, Ok(())),
            (|s| s.least_stake = Coins(0), out_of_bounds(Setting::Lowest)),
            (
                |s| s.most_stake = Coins(1_000_001),
                out_of_bounds(Setting::Highest),
            ),
            (
                |s| (s.least_stake, s.most_stake) = (Coins(20), Coins(10)),
                Err(SettingsError::StakesCross {
                    least: Coins(20),
                    most: Coins(10),
                }),
            ),
            (
                |s| (s.least_stake, s.most_stake) = (Coins(10), Coins(10)),
                Ok(()),
            ),
            // Everyone starts with 2,500 coins.
            (
                |s| s.least_stake = Coins(2_501),
                Err(SettingsError::StartingBelowStake {
                    starting: Coins(2_500),
                    least: Coins(2_501),
                }),
            ),
            (
                |s| (s.least_stake, s.starting_coins) = (Coins(2_501), Some(Coins(2_501))),
                Ok(()),
            ),
            (
                |s| (s.least_stake, s.starting_coins) = (Coins(2_501), Some(Coins::ZERO)),
                Ok(()),
            ),
            (
                |s| s.starting_coins = Some(Coins(-1)),
                out_of_bounds(Setting::Starting),
            ),
            (
                |s| s.starting_coins = Some(Coins(MOST_GIFT.0 + 1)),
                out_of_bounds(Setting::Starting),
            ),
            (
                |s| s.allowance = Coins(-1),
                out_of_bounds(Setting::Allowance),
            ),
            (
                |s| s.daily_loss = Some(Coins(books::LIMIT + 1)),
                out_of_bounds(Setting::Cap),
            ),
            (
                |s| (s.daily_loss, s.least_stake) = (Some(Coins(4)), Coins(5)),
                Err(SettingsError::CapBelowStake {
                    cap: Coins(4),
                    least: Coins(5),
                }),
            ),
            (
                |s| s.house_name = "x".repeat(33),
                out_of_bounds(Setting::Name),
            ),
            (
                |s| s.house_name = "two\nlines".to_owned(),
                out_of_bounds(Setting::Name),
            ),
            (
                |s| s.channels = (0..26).map(ChannelId).collect(),
                out_of_bounds(Setting::Channels),
            ),
            (|s| s.turn_seconds = 9, out_of_bounds(Setting::Clock)),
            (|s| s.turn_seconds = 172_801, out_of_bounds(Setting::Clock)),
            (
                |s| s.longest_pause = Some(59),
                out_of_bounds(Setting::Pause),
            ),
            (
                |s| s.longest_pause = Some(604_801),
                out_of_bounds(Setting::Pause),
            ),
        ];
        for (n, (change, result)) in cases.into_iter().enumerate() {
            assert_eq!(checked(change), result, "case {n}");
        }
    }

    #[test]
    fn the_gm_is_who_has_the_role_or_who_manages_where_there_is_none() {
        let of = |gm| Settings {
            gm,
            ..Settings::default()
        };
        let (gold, other) = (RoleId(7), RoleId(8));
        for (gm, roles, manages, is, mints) in [
            (Gm::Managers, &[][..], true, true, true),
            (Gm::Managers, &[gold][..], false, false, false),
            (Gm::Role(gold), &[other, gold][..], false, true, true),
            // Once there is a role, Manage Server alone does not make a GM.
            (Gm::Role(gold), &[other][..], true, false, false),
            (Gm::Lost, &[gold][..], false, false, false),
            // They run the house meanwhile, but nobody mints.
            (Gm::Lost, &[][..], true, true, false),
        ] {
            let settings = of(gm);
            let may = (
                settings.is_gm(roles, manages),
                settings.may_mint(roles, manages),
            );
            assert_eq!(may, (is, mints), "{gm:?} {roles:?} {manages}");
        }
    }

    #[test]
    fn a_server_keeps_the_smallest_coin_for_bare_numbers_until_another_is_chosen() {
        let of = |json: &str| serde_json::from_str::<Settings>(json).unwrap();
        let named = |settings: &Settings| settings.usual_coin().map(|coin| coin.name.clone());
        let gold = r#"{"currency":"gp=100 sp=10 cp=1"}"#;
        assert_eq!(named(&of(gold)).as_deref(), Some("cp"));
        assert_eq!(named(&of(r#"{"currency":"crown"}"#)), None);
        let mut chosen = of(r#"{"currency":"gp=100 sp=10 cp=1","usual-coin":"gp"}"#);
        assert_eq!(named(&chosen).as_deref(), Some("gp"));
        assert_eq!(of(&serde_json::to_string(&chosen).unwrap()), chosen);
        // It is kept by a currency that has it, and by no other.
        chosen.set_currency("gp=50 cp=1".parse().unwrap());
        assert_eq!(named(&chosen).as_deref(), Some("gp"));
        chosen.set_currency("crown=5 cp=1".parse().unwrap());
        assert_eq!(named(&chosen).as_deref(), Some("cp"));
        chosen.set_currency("gp=50 cp=1".parse().unwrap());
        assert_eq!(named(&chosen).as_deref(), Some("cp"));
    }

    /// An older version stored an hour if nobody had chosen.
    #[test]
    fn an_hour_that_was_chosen_is_told_from_the_usual_one() {
        let of = |json: &str| {
            serde_json::from_str::<Settings>(json)
                .unwrap()
                .longest_pause
        };
        for (json, pause) in [
            ("{}", None),
            (r#"{"longest-pause":3600}"#, None),
            (r#"{"longest-pause":600}"#, Some(600)),
            (r#"{"longest-pause":null}"#, None),
        ] {
            assert_eq!(of(json), pause, "{json}");
        }
        for pause in [None, Some(600), Some(3_600)] {
            let settings = Settings {
                longest_pause: pause,
                ..Settings::default()
            };
            assert_eq!(of(&serde_json::to_string(&settings).unwrap()), pause);
        }
    }

    #[test]
    fn tables_may_be_opened_where_it_says_and_in_threads_there() {
        let (here, there) = (ChannelId(1), ChannelId(2));
        let mut settings = Settings::default();
        assert!(settings.lets_open_in(there, None));
        settings.channels.insert(here);
        assert!(settings.lets_open_in(here, None));
        assert!(settings.lets_open_in(there, Some(here)));
        assert!(!settings.lets_open_in(there, None));
    }
}
