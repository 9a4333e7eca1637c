//! Lets a guest report a problem.

use crate::error::CommandError;
use crate::guest::Guest;
use crate::response::Response;
use crate::tables::{Chosen, table_for};
use house::{Problem, Tavern};
use ids::DealId;
use pages::REPORT_LETTERS;
use screens::words::args;

/// Asks for a description, or stores the submitted one for the host of the bot.
///
/// # Errors
/// The description is empty or too long, or the member reports too often.
pub(crate) async fn report(
    tavern: &Tavern,
    guest: &Guest,
    deal: Option<DealId>,
    values: &[&str],
) -> Result<Response, CommandError> {
    let words = guest.words.clone();
    let Some(said) = values.first().map(|said| said.trim()) else {
        return Ok(Response::Dialog(screens::problem(&words, deal)));
    };
    if said.is_empty() {
        return Err(CommandError::Message(words.say("report-empty")));
    }
    if said.chars().count() > usize::from(REPORT_LETTERS) {
        let most = args!["most" => REPORT_LETTERS];
        return Err(CommandError::Message(words.with("report-long", most)));
    }
    let look = match table_for(tavern, guest).await {
        Ok(Chosen { look, .. }) => Some(look),
        // There is no table here.
        Err(CommandError::Message(_)) => None,
        Err(error) => return Err(error),
    };
    // The hand comes from the guest's own look: it contains no hand but theirs.
    let mut seen = Vec::new();
    if let Some(look) = &look {
        let public = tavern.look(look.id, None).await?;
        seen.push(screens::table(&words, &public).as_text());
        if look.chair_of(guest.member).is_some() {
            seen.push(screens::hand(&words, look).as_text());
        }
    }
    let problem = Problem {
        by: guest.requester(),
        words: said.to_owned(),
        deal,
        look,
        seen,
    };
    let report = tavern.reports.report_problem(problem).await?;
    let mut file = serde_json::to_string_pretty(&report).map_err(anyhow::Error::from)?;
    file.push('\n');
    Ok(Response::Note(screens::reported(&words, file)))
}
