//! Which finished deals are worth remembering, as far as the house must be asked: the biggest pot of a server's week, a
//! member's first win of a game, and who wants none of this told.

use super::past::{fate, variant};
use super::{HouseError, Requester, Tavern};
use crate::time::DAY_MS;
use anyhow::Context;
use books::Owner;
use ids::{DealId, GuildId, MemberId};
use pages::{Fate, FirstWin, Highlight, Highlights, HouseRefusal, highlight, is_biggest, pot};
use rules::{Coins, Outcome, Reason, Record, Seat};
use table::Look;
use table::look::Report;

/// How many of a member's latest deals are looked through for an earlier win.
const LOOKED_THROUGH: u32 = 100;

impl Tavern {
    /// What is told of a table's last deal along with its result.
    pub(super) async fn highlight_of(&self, look: &Look) -> anyhow::Result<Option<Highlight>> {
        let Some(report) = self.worth_a_moment(look) else {
            return Ok(None);
        };
        let told = match highlight(&report.view) {
            Some(told) => Some(told),
            None => self.biggest_pot(look.guild, report).await?,
        };
        for seat in told.iter().flat_map(Highlight::seats) {
            if let Some(Owner::Member(purse)) = report.owners.get(seat.index())
                && let Some(holder) = self.store.holder(look.guild, *purse).await?
                && self.wants_none(look.guild, holder.member).await?
            {
                return Ok(None);
            }
        }
        Ok(told)
    }

    /// Whether a table's last deal was its viewer's first win of the game; remembered with their preferences.
    pub(super) async fn is_first_win(&self, look: &Look) -> anyhow::Result<bool> {
        let (Some(report), Some(member)) = (self.worth_a_moment(look), look.viewer) else {
            return Ok(false);
        };
        let Some(owner) = own(look, member) else {
            return Ok(false);
        };
        let mut seats = report.owners.iter().zip(Seat::all(report.owners.len()));
        let seat = seats.find_map(|(other, seat)| (*other == owner).then_some(seat));
        let (Some(seat), Some(outcome)) = (seat, &report.view.outcome) else {
            return Ok(false);
        };
        if won(outcome, seat).is_none() || self.wants_none(look.guild, member).await? {
            return Ok(false);
        }
        let game = report.view.variant.game();
        let known = self.members.preferences(look.guild, member).await?;
        if let Some(first) = known.first_wins.get(game)
            // A win that was cancelled since was none.
            && (*first == report.deal || self.store.void(*first).await?.is_none())
        {
            return Ok(*first == report.deal);
        }
        let earlier = self
            .earlier_win(look.guild, &owner, game, report.deal)
            .await?;
        let first = earlier.unwrap_or(report.deal);
        self.members
            .set_preferences(look.guild, member, |preferences| {
                preferences.first_wins.insert(game.to_owned(), first);
            })
            .await?;
        Ok(first == report.deal)
    }

    /// A member's first win of a game, which they may show to everybody where they are.
    ///
    /// # Errors
    /// The requester may know of no such deal, it was not their first win, it was played elsewhere, or it was
    /// cancelled since.
    pub async fn win_to_share(
        &self,
        requester: &Requester,
        deal: DealId,
    ) -> Result<FirstWin, HouseError> {
        let records = &self.records;
        let kept = records.kept(requester, deal).await?;
        if !records
            .is_told_in(requester.channel, &kept.row.deal)
            .await?
        {
            return Err(HouseRefusal::WonElsewhere.into());
        }
        if fate(&kept.row) != Fate::Played {
            return Err(HouseRefusal::WinCancelled.into());
        }
        let (guild, member) = (requester.guild, requester.member);
        let seat = records.seat_of(guild, &kept.owners, member).await?;
        let variant = variant(&kept.record)?;
        let known = self.members.preferences(guild, member).await?;
        let is_first = known.first_wins.get(variant.game()) == Some(&deal);
        let outcome = kept.outcome()?.filter(|_| is_first);
        let coins = seat.zip(outcome);
        let coins = coins.and_then(|(seat, outcome)| won(&outcome, seat));
        Ok(FirstWin {
            deal,
            variant,
            coins: coins.ok_or(HouseRefusal::NoSuchDeal)?,
            language: self.language_of(kept.row.deal.table).await?,
        })
    }

    /// The report of a table's last deal, if moments of it are told: not of a deal for fun, nor where the house wants
    /// none.
    fn worth_a_moment<'a>(&self, look: &'a Look) -> Option<&'a Report> {
        let settings = self.settings.for_guild(look.guild);
        let is_told = settings.moments == Highlights::Told;
        let is_told = is_told && !look.solo && !look.terms.coins.are_chips();
        look.scene.last().filter(|_| is_told)
    }

    async fn wants_none(&self, guild: GuildId, member: MemberId) -> anyhow::Result<bool> {
        let known = self.members.preferences(guild, member).await?;
        Ok(known.moments == Highlights::Untold)
    }

    /// The pot of a deal, if none of the server's deals that began in the same week and ended before held as much.
    async fn biggest_pot(
        &self,
        guild: GuildId,
        report: &Report,
    ) -> anyhow::Result<Option<Highlight>> {
        let Some(pot) = pot(&report.payments) else {
            return Ok(None);
        };
        let row = self.store.deal(report.deal).await?;
        let Some((at, ..)) = row.and_then(|row| row.end) else {
            return Ok(None);
        };
        let others = self.store.played_between(guild, week_of(at), at).await?;
        let others = others.into_iter().filter(|other| *other != report.deal);
        let causes: Vec<String> = others.map(|other| other.to_string()).collect();
        let returned = Reason::Returned.to_string();
        let pots = self.store.paid_from_pots(guild, &causes, &returned).await?;
        let pots: Vec<Coins> = pots.into_iter().map(|(_, coins)| Coins(coins)).collect();
        Ok(Some(pot)
            .filter(|pot| matches!(pot, Highlight::Pot { coins, .. } if is_biggest(*coins, &pots))))
    }

    /// A deal of a game that this owner won before another, among their latest.
    async fn earlier_win(
        &self,
        guild: GuildId,
        owner: &Owner,
        game: &str,
        deal: DealId,
    ) -> anyhow::Result<Option<DealId>> {
        let account = owner.account().name();
        let sat = self
            .store
            .sat_at(guild, &account, 0, LOOKED_THROUGH)
            .await?;
        for other in sat.into_iter().filter(|other| other.deal != deal) {
            let Some(row) = self.store.past_deal(guild, other.deal).await? else {
                continue;
            };
            let record: Record =
                serde_json::from_str(&row.deal.record).context("a deal's record cannot be read")?;
            let Some((_, store::Ended::Played, result)) = &row.deal.end else {
                continue;
            };
            let seat = record
                .seats
                .iter()
                .position(|key| *key == owner.to_string());
            let Some(seat) = seat.and_then(Seat::new).filter(|_| record.game == game) else {
                continue;
            };
            let outcome = serde_json::from_str(result).context("a deal's result cannot be read")?;
            if won(&outcome, seat).is_some()
                && fate(&row) == Fate::Played
                && !self.records.coin_kind(other.table).await?.are_chips()
            {
                return Ok(Some(other.deal));
            }
        }
        Ok(None)
    }
}

/// The owner of a member's own chair; not that of a patron whose hand they play.
fn own(look: &Look, member: MemberId) -> Option<Owner> {
    let player = &look.chair_of(member)?.player;
    (player.member() == Some(member)).then(|| player.owner())
}

/// What a seat won in a deal, or in a match that it ended.
fn won(outcome: &Outcome, seat: Seat) -> Option<Coins> {
    let is_paid_out = outcome.score.is_none() || outcome.match_over;
    let coins = outcome.coins[seat];
    (is_paid_out && coins > Coins::ZERO).then_some(coins)
}

/// The beginning of the week of a time, Monday at midnight (UTC); both in epoch milliseconds.
fn week_of(at: i64) -> i64 {
    let day = at.div_euclid(DAY_MS);
    // The first day of 1970 was a Thursday.
    let weekday = (day + 3).rem_euclid(7);
    (day - weekday) * DAY_MS
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 2026-11-25 is a Wednesday; its week began on the 23rd.
    #[test]
    fn a_week_begins_on_monday_at_midnight() {
        let monday = 1_795_392_000_000;
        let noon_of_wednesday = monday + 2 * DAY_MS + DAY_MS / 2;
        for (at, began) in [
            (monday, monday),
            (noon_of_wednesday, monday),
            (monday + 7 * DAY_MS - 1, monday),
            (monday + 7 * DAY_MS, monday + 7 * DAY_MS),
            (0, -3 * DAY_MS),
        ] {
            assert_eq!(week_of(at), began, "{at}");
        }
    }
}
