//! Nobody is dealt in who may not play: who is banned or stays away, or has lost as much today as their server allows.

use super::calls::Call;
use crate::ledger::{CoinMove, Pocket, Whose};
use ids::{DealId, GuildId, MemberId, PurseId};
use std::collections::{BTreeMap, BTreeSet};
use store::BarRow;

const DAY_MS: i64 = 24 * 3_600_000;

/// Who may not be dealt in, from what was written.
#[derive(Default)]
pub struct Barriers {
    bars: BTreeMap<(GuildId, MemberId, String), Bar>,
    played: BTreeMap<(GuildId, PurseId), Vec<PlayedCoins>>,
    /// Deals that count on no day, and when they were voided.
    void: BTreeMap<DealId, i64>,
    /// How much had been written when the latest question was put.
    asked_at: u64,
    written: u64,
    /// How many members were dealt in, and looked at.
    pub looked_at: u64,
}

/// A ban, or somebody's own exclusion.
struct Bar {
    until: Option<i64>,
    /// Whether whoever asked for it knows that it is in force, or the house has started since: before, a deal may begin.
    is_told: bool,
}

/// Coins that came to a purse at a table, or went from it.
struct PlayedCoins {
    coins: i64,
    at: i64,
    cause: Option<String>,
    number: u64,
}

impl Barriers {
    pub fn bar(&mut self, row: &BarRow) {
        let key = (row.guild, row.member, row.kind.clone());
        let bar = self.bars.entry(key).or_insert(Bar {
            until: row.until,
            is_told: false,
        });
        bar.until = row.until;
    }

    pub fn unbar(&mut self, guild: GuildId, member: MemberId, kind: &str) {
        self.bars.remove(&(guild, member, kind.to_owned()));
    }

    /// It is this late: what has ended does not come back, although the time of day may.
    pub fn is_now(&mut self, now: i64) {
        self.bars
            .retain(|_, bar| bar.until.is_none_or(|until| until > now));
    }

    /// This is being asked from now on.
    pub fn asked(&mut self) {
        self.asked_at = self.written;
    }

    /// This is done, and whoever asked for it was told.
    pub fn told(&mut self, call: &Call) {
        if let Call::Ban(guild, _, member, _) | Call::Abstain(guild, member, _) = call {
            let mut theirs = self.bars.iter_mut();
            let kind = match call {
                Call::Ban(..) => "ban",
                _ => "self",
            };
            let bar = theirs.find(|(key, _)| **key == (*guild, *member, kind.to_owned()));
            if let Some((_, bar)) = bar {
                bar.is_told = true;
            }
        }
    }

    /// The house has started: it knows of everything that was written.
    pub fn started(&mut self) {
        self.bars.values_mut().for_each(|bar| bar.is_told = true);
    }

    pub fn forget(&mut self, guild: GuildId) {
        self.bars.retain(|(at, ..), _| *at != guild);
        self.played.retain(|(at, _), _| *at != guild);
    }

    /// This deal counts on no day from now on.
    pub fn void(&mut self, deal: DealId, at: i64) {
        self.void.insert(deal, at);
    }

    /// Coins moved.
    pub fn moved(&mut self, guild: GuildId, entry: &CoinMove, at: i64) {
        self.written += 1;
        let number = self.written;
        for (here, there, coins) in [
            (&entry.from, &entry.to, -entry.coins),
            (&entry.to, &entry.from, entry.coins),
        ] {
            let is_play = matches!(there, Pocket::Hold(..) | Pocket::Pot(_));
            let purse = purse_of(here).filter(|_| is_play && purse_of(there) != purse_of(here));
            if let Some(purse) = purse {
                self.played
                    .entry((guild, purse))
                    .or_default()
                    .push(PlayedCoins {
                        coins,
                        at,
                        cause: entry.cause.clone(),
                        number,
                    });
            }
        }
    }

    /// The most that these purses may be said to have won today: with or without what was written since the latest
    /// question, and with or without deals that were voided on an earlier day, which the clock may have come back from.
    fn won(&self, guild: GuildId, purses: &BTreeSet<PurseId>, now: i64) -> i64 {
        let midnight = now.div_euclid(DAY_MS) * DAY_MS;
        let ways = [
            (self.asked_at, false),
            (self.asked_at, true),
            (self.written, false),
            (self.written, true),
        ];
        let won = ways.map(|(until, whenever)| {
            let counts = |coins: &&PlayedCoins| {
                let cause = coins.cause.as_ref().and_then(|cause| cause.parse().ok());
                let void = cause.and_then(|deal: DealId| self.void.get(&deal));
                coins.at >= midnight
                    && coins.number <= until
                    && void.is_none_or(|at| !whenever && *at < midnight)
            };
            let theirs = purses.iter();
            let theirs = theirs.filter_map(|purse| self.played.get(&(guild, *purse)));
            theirs.flatten().filter(counts).map(|it| it.coins).sum()
        });
        won.into_iter().max().unwrap_or(0)
    }
}

/// The purse that free coins or a stake belong to.
fn purse_of(pocket: &Pocket) -> Option<PurseId> {
    match pocket {
        Pocket::Free(Whose::Purse(purse)) | Pocket::Hold(_, Whose::Purse(purse)) => {
            Some(PurseId(*purse))
        }
        _ => None,
    }
}

/// Somebody who is dealt in.
pub struct DealtIn {
    pub guild: GuildId,
    pub member: MemberId,
    /// All of their purses.
    pub purses: BTreeSet<PurseId>,
    /// How much they may lose in a day, if anybody bounds it and the deal is for coins.
    pub cap: Option<i64>,
}

impl Barriers {
    /// Whoever is dealt in now may play.
    pub fn admit(&mut self, who: &DealtIn, now: i64) -> Result<(), String> {
        self.looked_at += 1;
        let DealtIn { guild, member, .. } = who;
        let mut bars = self.bars.iter();
        let bar = bars.find(|((at, who, _), bar)| (at, who) == (guild, member) && bar.is_told);
        if let Some(((.., kind), bar)) = bar {
            let until = bar.until;
            return Err(format!(
                "{member} is dealt in, under a {kind} until {until:?}"
            ));
        }
        if let Some(cap) = who.cap {
            let won = self.won(*guild, &who.purses, now);
            if won <= -cap {
                return Err(format!(
                    "{member} is dealt in, having won {won}, with a cap of {cap} a day"
                ));
            }
        }
        Ok(())
    }
}
