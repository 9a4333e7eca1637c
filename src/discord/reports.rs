//! A guest reports a problem.

use super::bot::{Bot, Chosen};
use super::clicks::Reply;
use super::guest::Guest;
use super::wrong::Wrong;
use house::{DealId, Problem, REPORT_LETTERS};
use screens::words::args;

impl Bot {
    /// Asks for a few words, or keeps what was filled in for the host of the bot.
    ///
    /// # Errors
    /// No words, too many, or too often.
    pub(super) async fn report(
        &self,
        guest: &Guest,
        deal: Option<DealId>,
        values: &[&str],
    ) -> Result<Reply, Wrong> {
        let words = guest.words.clone();
        let Some(said) = values.first().map(|said| said.trim()) else {
            return Ok(Reply::Dialog(screens::problem(&words, deal)));
        };
        if said.is_empty() {
            return Err(Wrong::Said(words.say("report-empty")));
        }
        if said.chars().count() > usize::from(REPORT_LETTERS) {
            let most = args!["most" => REPORT_LETTERS];
            return Err(Wrong::Said(words.with("report-long", most)));
        }
        let look = match self.table_for(guest).await {
            Ok(Chosen { look, .. }) => Some(look),
            // No table stands here.
            Err(Wrong::Said(_)) => None,
            Err(wrong) => return Err(wrong),
        };
        // The look is the guest's own: it holds no hand but theirs.
        let mut seen = Vec::new();
        if let Some(look) = &look {
            seen.push(screens::table(&words, look).as_text());
            if look.chair_of(guest.member).is_some() {
                seen.push(screens::hand(&words, look).as_text());
            }
        }
        let problem = Problem {
            by: guest.asker(),
            words: said.to_owned(),
            deal,
            look,
            seen,
        };
        let report = self.tavern.reports.report_problem(problem).await?;
        let mut file = serde_json::to_string_pretty(&report).map_err(anyhow::Error::from)?;
        file.push('\n');
        Ok(Reply::Note(screens::reported(&words, file)))
    }
}
