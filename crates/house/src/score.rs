//! Who is how much up at a table, from its stored deals.

use super::Records;
use super::past::variant;
use anyhow::Context;
use books::Owner;
use ids::{DealId, GuildId, TableId};
use pages::{ScoreSheet, ScoredDeal};
use rules::{Coins, Outcome, Record};
use std::collections::HashSet;
use store::{DealRow, Ended};

/// The most deals on a score sheet.
const DEALS: u32 = 50;

impl Records {
    /// What the latest finished deals of a table brought everybody.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn score_sheet(&self, guild: GuildId, table: TableId) -> anyhow::Result<ScoreSheet> {
        let mut rows = self.store.finished_deals(table, DEALS + 1).await?;
        let has_earlier = rows.len() > DEALS as usize;
        rows.truncate(DEALS as usize);
        rows.reverse();
        let since = rows.iter().map(|row| row.started_at).min();
        let voided = match since {
            Some(since) => self.store.voided_since(guild, since).await?,
            None => Vec::new(),
        };
        let voided: HashSet<DealId> = voided.into_iter().collect();
        let mut owners = Vec::new();
        let mut deals = Vec::new();
        for row in &rows {
            deals.push(scored(row, &voided, &mut owners)?);
        }
        let mut players = Vec::new();
        for owner in &owners {
            players.push(self.members.name_of(guild, owner).await?);
        }
        Ok(ScoreSheet {
            coin_kind: self.coin_kind(table).await?,
            players,
            deals,
            has_earlier,
        })
    }
}

/// A stored deal, with the owners at its seats added to those of earlier deals.
fn scored(
    row: &DealRow,
    voided: &HashSet<DealId>,
    owners: &mut Vec<Owner>,
) -> anyhow::Result<ScoredDeal> {
    let Some(played) = played_out(row)? else {
        return Ok(ScoredDeal {
            won: None,
            match_goes_on: false,
        });
    };
    let won = played.won.into_iter().map(|(owner, coins)| {
        let known = owners.iter().position(|known| *known == owner);
        let place = known.unwrap_or_else(|| {
            owners.push(owner);
            owners.len() - 1
        });
        (place, coins)
    });
    let won = won.collect();
    Ok(ScoredDeal {
        won: (!voided.contains(&row.id)).then_some(won),
        match_goes_on: variant(&played.record)?.is_match() && !played.outcome.match_over,
    })
}

/// A stored deal that was played to its end.
pub(super) struct PlayedOut {
    record: Record,
    outcome: Outcome,
    /// What each owner of a seat won or lost, in coins.
    pub won: Vec<(Owner, Coins)>,
}

/// What a stored deal came to; `None` if it was cancelled.
///
/// # Errors
/// If its record or result cannot be read.
pub(super) fn played_out(row: &DealRow) -> anyhow::Result<Option<PlayedOut>> {
    let Some((_, Ended::Played, result)) = &row.end else {
        return Ok(None);
    };
    let record: Record =
        serde_json::from_str(&row.record).context("a deal's record cannot be read")?;
    let outcome: Outcome =
        serde_json::from_str(result).context("a deal's result cannot be read")?;
    let mut won = Vec::new();
    for (key, (_, coins)) in record.seats.iter().zip(outcome.coins.iter()) {
        let owner: Owner = key.parse().context("a deal's seats cannot be read")?;
        won.push((owner, coins));
    }
    Ok(Some(PlayedOut {
        record,
        outcome,
        won,
    }))
}
