//! One-time upgrades on the first start with an older database, beyond what migrations can do.

use super::Tavern;
use bank::Once;
use ids::GuildId;
use pages::{KeptCoins, Language, Settings};
use rules::Coins;
use std::collections::BTreeMap;
use store::{Gift, GivenRow, Step, Write};

const WELCOMES: &str = "welcomes";
const DEFAULTS: &str = "defaults";
const LANGUAGE: &str = "language";
/// The names of all upgrades.
pub(super) const UPGRADES: [&str; 3] = [WELCOMES, DEFAULTS, LANGUAGE];

/// The former default of starting coins, for servers where neither GM nor operator chose otherwise.
const STARTING_BEFORE: i64 = 100;
/// The former default stakes, in coins.
const STAKES_BEFORE: [(&str, i64); 8] = [
    ("triomphe", 5),
    ("scarto", 1),
    ("tarocchi", 1),
    ("mitigati", 1),
    ("troccas", 1),
    ("swiss", 10),
    ("latriomphe", 10),
    ("trefeltromp", 1),
];

impl Tavern {
    /// Remembers who had starting coins under the key of their server. Erased members stay under the old hash.
    pub(super) async fn remember_welcomes(&self) -> anyhow::Result<()> {
        let store = &self.store;
        if store.is_upgraded(WELCOMES).await? {
            return Ok(());
        }
        let mut step = Step::default();
        for (guild, member) in store.all_members().await? {
            let Once { hash, old } = self.members.member_hashes.once(guild, member)?;
            let row = |hash, gift| GivenRow { guild, hash, gift };
            if let Some(old) = old
                && store.is_given(&row(old, Gift::OldStart)).await?
            {
                step.writes.push(Write::Given(row(hash, Gift::Start)));
            }
        }
        step.writes.push(Write::Upgraded { name: WELCOMES });
        Ok(store.commit(step).await?)
    }

    /// The default starting coins, allowance and stakes have changed: every existing server keeps what it had, as
    /// settings of its own.
    pub(super) async fn keep_coins_as_they_were(&self) -> anyhow::Result<()> {
        self.change_all_settings(DEFAULTS, |text| self.as_before(text))
            .await
    }

    /// Public messages were in English unless a game master chose otherwise, and now follow the community or the host:
    /// every existing server keeps English.
    pub(super) async fn keep_languages_as_they_were(&self) -> anyhow::Result<()> {
        let in_english = |text: &str| {
            let mut settings: Settings = serde_json::from_str(text).ok()?;
            settings.language.get_or_insert(Language::English);
            Some(settings)
        };
        self.change_all_settings(LANGUAGE, in_english).await
    }

    /// Changes the settings of every server met so far, once; those that cannot be read are left alone.
    async fn change_all_settings(
        &self,
        name: &'static str,
        change: impl Fn(&str) -> Option<Settings>,
    ) -> anyhow::Result<()> {
        let store = &self.store;
        if store.is_upgraded(name).await? {
            return Ok(());
        }
        let written: BTreeMap<GuildId, String> = store.all_settings().await?.into_iter().collect();
        let mut step = Step::default();
        for guild in store.servers_met().await? {
            let text = written.get(&guild).map_or("{}", String::as_str);
            let Some(settings) = change(text) else {
                tracing::error!(server = %guild, "cannot read a server's settings; leaving them alone");
                continue;
            };
            let settings = serde_json::to_string(&settings)?;
            step.writes.push(Write::Settings { guild, settings });
        }
        step.writes.push(Write::Upgraded { name });
        Ok(store.commit(step).await?)
    }

    /// Settings with every default that has changed since filled in with its former value.
    fn as_before(&self, text: &str) -> Option<Settings> {
        let said: serde_json::Value = serde_json::from_str(text).ok()?;
        let mut settings: Settings = serde_json::from_str(text).ok()?;
        if said.get("allowance").is_none() {
            settings.allowance = Coins::ZERO;
        }
        let house = self.house.defaults.starting_coins;
        let starting = settings.starting_coins.or(house);
        settings.starting_coins = Some(starting.unwrap_or(Coins(STARTING_BEFORE)));
        for (game, stake) in STAKES_BEFORE {
            let usual = settings.usual_stakes.entry(game.to_owned());
            usual.or_insert(Coins(stake));
        }
        if said.get("kept").is_none() {
            settings.kept = KeptCoins::Untold;
        }
        Some(settings)
    }
}
