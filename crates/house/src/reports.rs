//! Problem reports: what a member writes and what they may know of the table, for the operator.

use super::look::owners;
use super::{HouseError, HouseLog, Records, Requester};
use crate::time::Time;
use books::Owner;
use ids::{DealId, GuildId, MemberId};
use pages::{HouseRefusal, LogEntry, Look, text::tidy_lines};
use rules::RULES_REVISION;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;
use store::{ReportRow, Step, Store, Write, schema};

/// Reports that a member may send within [`WITHIN`].
const REPORTS: usize = 3;
/// In milliseconds: an hour.
const WITHIN: i64 = 60 * 60 * 1_000;

/// A problem, as described by a member.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The member, and where they are.
    pub by: Requester,
    /// Their description: 1 to [`pages::REPORT_LETTERS`] characters.
    pub words: String,
    /// The deal they refer to.
    pub deal: Option<DealId>,
    /// The table where they are, as they may see it.
    pub look: Option<Look>,
    /// Their screen, as text.
    pub seen: Vec<String>,
}

/// A report as one JSON object, for its reporter and for the operator.
///
/// # Errors
/// The report contains invalid JSON.
pub fn report_line(report: &ReportRow) -> serde_json::Result<Value> {
    let gathered: Value = serde_json::from_str(&report.body)?;
    // Numbers this large are not read alike everywhere, so they are strings.
    Ok(json!({
        "at": report.at,
        "guild": report.guild.to_string(),
        "member": report.member.to_string(),
        "deal": report.deal.map(|deal| deal.to_string()),
        "words": report.words,
        "gathered": gathered,
    }))
}

/// What players report to the operator.
pub struct Reports {
    pub(super) store: Arc<dyn Store>,
    pub(super) time: Arc<dyn Time>,
    pub(super) log: Arc<HouseLog>,
    pub(super) records: Arc<Records>,
}

impl Reports {
    /// Stores a report, logs that there is one, and returns it as its reporter may have it.
    ///
    /// For a finished deal it includes the record; for a running one, what the reporter sees.
    ///
    /// # Errors
    /// No such deal, or the member reached the report limit.
    pub async fn report_problem(&self, problem: Problem) -> Result<Value, HouseError> {
        let (guild, member, at) = (problem.by.guild, problem.by.member, self.time.now());
        let lately = self.store.reported_since(guild, member, at - WITHIN);
        let mut lately = lately.await.map_err(anyhow::Error::from)?;
        // A time in the future was written while the machine's clock was wrong.
        lately.retain(|&reported| reported <= at);
        if let Some(first) = lately.len().checked_sub(REPORTS) {
            let at = lately[first] + WITHIN;
            return Err(HouseRefusal::ReportLimit { at }.into());
        }
        let look = problem.look.as_ref();
        let deal = problem
            .deal
            .or_else(|| look.and_then(|look| look.deal_told()));
        let mut owners: Vec<Owner> = look
            .map(|look| owners(look).into_iter().collect())
            .unwrap_or_default();
        let mut record = None;
        if let Some(deal) = deal {
            match self.records.record_of(&problem.by, deal).await {
                Ok(shown) => {
                    owners.extend(self.records.kept(&problem.by, deal).await?.owners);
                    record = Some(shown);
                }
                Err(HouseError::Refused(HouseRefusal::NotYetShown)) => {}
                Err(error) => return Err(error),
            }
        }
        let body = json!({
            "version": env!("CARGO_PKG_VERSION"),
            "schema": schema(),
            "rules": record.as_ref().map_or(RULES_REVISION, |record| record.rules.unwrap_or(1)),
            "channel": problem.by.channel.to_string(),
            "table": look.map(|look| look.id.to_string()),
            "terms": look.map(|look| json!(look.terms)),
            "seen": problem.seen,
            "record": record,
        });
        let report = ReportRow {
            guild,
            member,
            deal,
            words: tidy_lines(&problem.words),
            body: body.to_string(),
            at,
        };
        let told = report_line(&report).map_err(anyhow::Error::from)?;
        let people = self.people_of(guild, member, owners).await?;
        let step = Step::write(Write::Report { report, people });
        self.log
            .commit_logged(step, guild, Some(member), LogEntry::Reported { deal })
            .await
            .map_err(anyhow::Error::from)?;
        Ok(told)
    }

    /// The reporter, and the members named beside them.
    async fn people_of(
        &self,
        guild: GuildId,
        reporter: MemberId,
        owners: Vec<Owner>,
    ) -> anyhow::Result<Vec<MemberId>> {
        let mut people = BTreeSet::from([reporter]);
        for owner in owners {
            if let Owner::Member(purse) = owner
                && let Some(holder) = self.store.holder(guild, purse).await?
            {
                people.insert(holder.member);
            }
        }
        Ok(people.into_iter().collect())
    }
}
