//! Nobody is dealt in who may not play: who is banned or takes a break, or has lost as much today as the server allows,
//! in all their purses together, also those from before an erasure. It also counts what they paid away today.

use crate::ledger::{CoinMove, CoinSpot, Whose};
use ids::{DealId, GuildId, MemberId, PurseId};
use std::collections::{BTreeMap, BTreeSet};
use store::BarRow;

const DAY_MS: i64 = 24 * 3_600_000;

/// A bar from the board of the richest, stored like a ban, which keeps nobody from playing.
const OFF_BOARD: &str = "board";

/// Who may not be dealt in, from what was written.
#[derive(Default)]
pub struct Barriers {
    bars: BTreeMap<(GuildId, MemberId, String), Bar>,
    played: BTreeMap<(GuildId, PurseId), Vec<PlayedCoins>>,
    /// What was paid from purses to others, with the time; negative if received.
    paid: BTreeMap<(GuildId, PurseId), Vec<(i64, i64)>>,
    /// Purses whose members were erased, with the step. What is voided later changes nothing for them.
    erased: BTreeMap<(GuildId, PurseId), u64>,
    /// Deals that count on no day, with the number of the step that voided them.
    void: BTreeMap<DealId, u64>,
    /// The steps that were written, and how many there were when the latest question was put.
    steps: u64,
    asked_at: u64,
    /// The latest time of day; once that was set back over midnight, days cannot be told apart any more.
    latest: i64,
    was_set_back: bool,
    /// How many members were dealt in, and looked at; and how many of them where their losses are bounded.
    pub dealt_in: u64,
    pub capped: u64,
}

/// A ban, or somebody's own exclusion.
struct Bar {
    until: Option<i64>,
    /// The step that wrote it.
    step: u64,
}

/// Coins that came to a purse at a table, or went from it.
struct PlayedCoins {
    coins: i64,
    at: i64,
    cause: Option<String>,
    step: u64,
}

/// Somebody who is dealt in.
pub struct DealtIn {
    pub guild: GuildId,
    pub member: MemberId,
    /// All of their purses, those of before an erasure too.
    pub purses: BTreeSet<PurseId>,
    /// How much they may lose in a day, if anybody bounds it and the deal is for coins.
    pub cap: Option<i64>,
}

impl Barriers {
    /// A step is written at this time of day. A bar that has ended by then stays ended, even if the clock is set back.
    pub fn step(&mut self, now: Option<i64>) {
        self.steps += 1;
        let Some(now) = now else { return };
        self.was_set_back |= now.div_euclid(DAY_MS) < self.latest.div_euclid(DAY_MS);
        self.latest = now;
        self.bars
            .retain(|_, bar| bar.until.is_none_or(|until| until > now));
    }

    /// The next call is made now: the house has read nothing for it before.
    pub fn ask(&mut self) {
        self.asked_at = self.steps;
    }

    pub fn bar(&mut self, row: &BarRow) {
        let key = (row.guild, row.member, row.kind.clone());
        let step = self.steps;
        let bar = Bar {
            until: row.until,
            step,
        };
        let known = self.bars.get(&key);
        // Nobody can shorten their own break.
        let stays = row.kind == "self" && known.is_some_and(|known| known.until >= row.until);
        if !stays {
            self.bars.insert(key, bar);
        }
    }

    pub fn unbar(&mut self, guild: GuildId, member: MemberId, kind: &str) {
        self.bars.remove(&(guild, member, kind.to_owned()));
    }

    /// Whether a game master took this member off the board.
    pub fn is_off_board(&self, guild: GuildId, member: MemberId) -> bool {
        let key = (guild, member, OFF_BOARD.to_owned());
        self.bars.contains_key(&key)
    }

    pub fn forget(&mut self, guild: GuildId) {
        self.bars.retain(|(at, ..), _| *at != guild);
        self.played.retain(|(at, _), _| *at != guild);
        self.paid.retain(|(at, _), _| *at != guild);
        self.erased.retain(|(at, _), _| *at != guild);
    }

    /// The member whose purse this is is erased.
    pub fn erase(&mut self, guild: GuildId, purse: PurseId) {
        self.erased.insert((guild, purse), self.steps);
    }

    /// This deal counts on no day from now on.
    pub fn void(&mut self, deal: DealId) {
        self.void.insert(deal, self.steps);
    }

    /// Coins moved.
    pub fn moved(&mut self, guild: GuildId, entry: &CoinMove, at: i64) {
        let step = self.steps;
        if entry.reason == books::Reason::Payment {
            for (purse, coins) in [(&entry.from, entry.coins), (&entry.to, -entry.coins)] {
                if let Some(purse) = purse_of(purse) {
                    let paid = self.paid.entry((guild, purse)).or_default();
                    paid.push((coins, at));
                }
            }
        }
        for (here, there, coins) in [
            (&entry.from, &entry.to, -entry.coins),
            (&entry.to, &entry.from, entry.coins),
        ] {
            let is_play = matches!(there, CoinSpot::Hold(..) | CoinSpot::Pot(_));
            let purse = purse_of(here).filter(|_| is_play && purse_of(there) != purse_of(here));
            if let Some(purse) = purse {
                let played = self.played.entry((guild, purse)).or_default();
                played.push(PlayedCoins {
                    coins,
                    at,
                    cause: entry.cause.clone(),
                    step,
                });
            }
        }
    }

    /// Checks that whoever is dealt in by the step being written may play.
    pub fn admit(&mut self, who: &DealtIn, now: i64) -> Result<(), String> {
        self.dealt_in += 1;
        let DealtIn { guild, member, .. } = who;
        let bars = self.bars.iter();
        // A bar that was written since the call was made may be newer than what the house had read.
        let bar = bars
            .filter(|((.., kind), bar)| kind != OFF_BOARD && bar.step <= self.asked_at)
            .find(|((at, who, _), _)| (at, who) == (guild, member));
        if let Some(((.., kind), bar)) = bar {
            let until = bar.until;
            return Err(format!(
                "{member} is dealt in, under a {kind} until {until:?}"
            ));
        }
        if let Some(cap) = who.cap.filter(|_| !self.was_set_back) {
            self.capped += 1;
            let won = self.won(*guild, &who.purses, now);
            if won <= -cap {
                return Err(format!(
                    "{member} is dealt in, having won {won}, with a cap of {cap} a day"
                ));
            }
        }
        Ok(())
    }

    /// The most that these purses may be said to have won today, as it was after any step from the latest question to
    /// the one before this.
    fn won(&self, guild: GuildId, purses: &BTreeSet<PurseId>, now: i64) -> i64 {
        let midnight = now.div_euclid(DAY_MS) * DAY_MS;
        let after = |step: u64| -> i64 {
            let counts = |erased: u64, coins: &PlayedCoins| {
                let cause = coins.cause.as_ref().and_then(|cause| cause.parse().ok());
                let void = cause.and_then(|deal: DealId| self.void.get(&deal));
                coins.at >= midnight
                    && coins.step <= step
                    && void.is_none_or(|void| *void > step.min(erased))
            };
            let theirs = purses
                .iter()
                .map(|purse| (guild, *purse))
                .filter_map(|key| {
                    let erased = self.erased.get(&key).copied().unwrap_or(u64::MAX);
                    Some((erased, self.played.get(&key)?))
                });
            let won = theirs.map(|(erased, played)| {
                let counted = played.iter().filter(|coins| counts(erased, coins));
                counted.map(|it| it.coins).sum::<i64>()
            });
            won.sum()
        };
        let last = self.steps.saturating_sub(1);
        let all = (self.asked_at.min(last)..=last).map(after);
        all.max().unwrap_or(0)
    }

    /// What these purses have lost on the latest day.
    pub fn lost_today(&self, guild: GuildId, purses: &BTreeSet<PurseId>) -> i64 {
        -self.won(guild, purses, self.latest)
    }

    /// What these purses paid to others on the day of this time and did not get back; 0 where days cannot be told apart.
    pub fn paid_away(&self, guild: GuildId, purses: &BTreeSet<PurseId>, now: i64) -> i64 {
        if self.was_set_back {
            return 0;
        }
        let midnight = now.div_euclid(DAY_MS) * DAY_MS;
        let theirs = purses.iter();
        let theirs = theirs.filter_map(|purse| self.paid.get(&(guild, *purse)));
        let today = theirs.flatten().filter(|(_, at)| *at >= midnight);
        today.map(|(coins, _)| coins).sum::<i64>().max(0)
    }
}

/// The purse that free coins or a stake belong to.
fn purse_of(spot: &CoinSpot) -> Option<PurseId> {
    match spot {
        CoinSpot::Free(Whose::Purse(purse)) | CoinSpot::Hold(_, Whose::Purse(purse)) => {
            Some(PurseId(*purse))
        }
        _ => None,
    }
}
